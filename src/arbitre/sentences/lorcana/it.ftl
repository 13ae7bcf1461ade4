### Tutto ciò che Arbitre dice di Lorcana, in italiano.
###
### Gli stessi messaggi e le stesse variabili delle altre lingue. Il nome di una carta o di un giocatore non ha articolo né
### genere noto: la frase ne fa a meno.

## Nomi, numeri, elenchi

seat-name = Giocatore { $letter }
    .you = tu
unknown-card = una carta
facedown-card = una carta a faccia in giù
some-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
list-two = { $first } e { $second }
list-more = { $first }, { $rest }
keyword-number = { $keyword } { $number }
keyword-plus = { $keyword } +{ $number }

## Parole per il tavolo e i menu

term-player = giocatore
term-turn = turno
term-hand = mano
term-deck = mazzo
term-play = in gioco
term-inkwell = calamaio
term-discard = scarti
term-under = sotto
term-out = fuori dal gioco
term-bag = sacchetto
term-lore = leggenda
term-lore-value = valore di leggenda
term-ink = inchiostro
term-cost = costo
term-strength = Forza
term-willpower = Volontà
term-damage = danno
term-move-cost = costo di spostamento
term-cards-under = carte sotto
term-ready = preparato
term-exerted = impegnato
term-drying = si sta asciugando
term-dry = asciutto
term-facedown = a faccia in giù
term-inkable = simbolo del calamaio
term-card = carta
term-character = personaggio
term-action = azione
term-song = canzone
term-item = oggetto
term-location = luogo
term-ability = abilità
term-keyword = parola chiave
term-rule = regola
term-log = cronaca
term-step-ready = passaggio di Preparazione
term-step-set = passaggio di Inizio Turno
term-step-draw = passaggio di Pesca
term-ink-amber = Ambra
term-ink-amethyst = Ametista
term-ink-emerald = Smeraldo
term-ink-ruby = Rubino
term-ink-sapphire = Zaffiro
term-ink-steel = Acciaio
term-keyword-alert = Vigile
term-keyword-bodyguard = Guardiano
term-keyword-boost = Potenziamento
term-keyword-challenger = Sfidante
term-keyword-evasive = Sfuggente
term-keyword-reckless = Attaccabrighe
term-keyword-resist = Resistere
term-keyword-rush = Lesto
term-keyword-shift = Trasformazione
term-keyword-singer = Melodioso
term-keyword-sing-together = Cantare Insieme
term-keyword-support = Aiutante
term-keyword-vanish = Svanire
term-keyword-ward = Protetto

## Che cosa è successo: allestimento e turni

event-starts = { $player } inizia la partita
    .you = Inizi la partita
event-shuffles = { $player } mescola il proprio mazzo
    .you = Mescoli il tuo mazzo
event-alters-hand =
    { $amount ->
        [0] { $player } tiene la mano iniziale
        [one] { $player } mette { $cards } in fondo al mazzo e ne pesca un'altra
       *[other] { $player } mette { $cards } in fondo al mazzo e ne pesca altrettante
    }
    .you =
        { $amount ->
            [0] Tieni la mano iniziale
            [one] Metti { $cards } in fondo al mazzo e ne peschi un'altra
           *[other] Metti { $cards } in fondo al mazzo e ne peschi altrettante
        }
event-turn-begins = Turno { $amount }: { $player }
    .you = Turno { $amount }: tocca a te
event-skips = { $player } salta il { $what } ({ $card })
    .you = Salti il { $what } ({ $card })
event-draws = { $player } pesca { $card }
    .you = Peschi { $card }
event-declares-end = { $player } termina il turno
    .you = Termini il turno

## Che cosa è successo: azioni di turno

event-inked = { $player } aggiunge { $card } al calamaio
    .you = Aggiungi { $card } al calamaio
event-plays =
    { $way ->
        [shift] { $player } gioca { $card } con Trasformazione sopra a { $other }
       *[plain] { $player } gioca { $card }
    }
    .you =
        { $way ->
            [shift] Giochi { $card } con Trasformazione sopra a { $other }
           *[plain] Giochi { $card }
        }
event-pays =
    { $amount ->
        [0] { $player } non paga inchiostro per { $card }
       *[other] { $player } paga { $amount } inchiostro per { $card }
    }
    .you =
        { $amount ->
            [0] Non paghi inchiostro per { $card }
           *[other] Paghi { $amount } inchiostro per { $card }
        }
event-sings = { $card } canta { $other }
event-uses =
    { $way ->
        [named] { $player } usa { $what } di { $card }
       *[plain] { $player } usa un'abilità di { $card }
    }
    .you =
        { $way ->
            [named] Usi { $what } di { $card }
           *[plain] Usi un'abilità di { $card }
        }
event-quests =
    { $amount ->
        [0] { $player } manda { $card } all'avventura e non ottiene leggenda
       *[other] { $player } manda { $card } all'avventura e ottiene { $amount } leggenda
    }
    .you =
        { $amount ->
            [0] Mandi { $card } all'avventura e non ottieni leggenda
           *[other] Mandi { $card } all'avventura e ottieni { $amount } leggenda
        }
event-challenges = { $card } sfida { $other }
event-moves = { $card } si sposta nel luogo { $other }

## Che cosa è successo: abilità e scelte

event-resolves =
    { $way ->
        [named] { $player } risolve { $what } di { $card }
       *[plain] { $player } risolve l'abilità di { $card }
    }
    .you =
        { $way ->
            [named] Risolvi { $what } di { $card }
           *[plain] Risolvi l'abilità di { $card }
        }
event-resolves-with-no-effect =
    { $way ->
        [named] { $what } di { $card } non ha effetto
       *[plain] L'abilità di { $card } non ha effetto
    }
event-chosen = { $player } sceglie { $card } per { $other }
    .you = Scegli { $card } per { $other }
event-chance =
    { $amount ->
        [one] Il caso indica una carta di { $player }
       *[other] Il caso indica { $amount } carte di { $player }
    }
    .you =
        { $amount ->
            [one] Il caso indica una delle tue carte
           *[other] Il caso indica { $amount } delle tue carte
        }
event-names = { $player } nomina { $what } per { $card }
    .you = Nomini { $what } per { $card }
event-looks = { $player } guarda { $cards }
    .you = Guardi { $cards }
event-searches = { $player } cerca nel mazzo
    .you = Cerchi nel mazzo
event-reveals = { $player } rivela { $cards }
    .you = Riveli { $cards }
event-reveals-hand =
    { $has-cards ->
        [yes] { $player } rivela tutta la mano: { $cards }
       *[no] { $player } rivela una mano vuota
    }
    .you =
        { $has-cards ->
            [yes] Riveli tutta la mano: { $cards }
           *[no] Riveli una mano vuota
        }
event-lasts = Inizia un effetto duraturo di { $card }
event-pays-less-next = { $player } pagherà { $amount } inchiostro in meno per una prossima carta ({ $card })
    .you = Pagherai { $amount } inchiostro in meno per una prossima carta ({ $card })

## Che cosa è successo: leggenda e danno

event-gains-lore =
    { $has-card ->
        [yes] { $player } ottiene { $amount } leggenda ({ $card })
       *[no] { $player } ottiene { $amount } leggenda
    }
    .you =
        { $has-card ->
            [yes] Ottieni { $amount } leggenda ({ $card })
           *[no] Ottieni { $amount } leggenda
        }
event-loses-lore =
    { $has-card ->
        [yes] { $player } perde { $amount } leggenda ({ $card })
       *[no] { $player } perde { $amount } leggenda
    }
    .you =
        { $has-card ->
            [yes] Perdi { $amount } leggenda ({ $card })
           *[no] Perdi { $amount } leggenda
        }
event-dealt-damage =
    { $has-other ->
        [yes] { $amount ->
            [one] { $other } infligge { $amount } danno a { $card }
           *[other] { $other } infligge { $amount } danni a { $card }
        }
       *[no] { $amount ->
            [one] { $card } subisce { $amount } danno
           *[other] { $card } subisce { $amount } danni
        }
    }
event-put-damage =
    { $has-other ->
        [yes] { $amount ->
            [one] { $other } mette { $amount } danno su { $card }
           *[other] { $other } mette { $amount } danni su { $card }
        }
       *[no] { $amount ->
            [one] { $amount } danno viene messo su { $card }
           *[other] { $amount } danni vengono messi su { $card }
        }
    }
event-heals =
    { $amount ->
        [one] { $amount } danno viene rimosso da { $card }
       *[other] { $amount } danni vengono rimossi da { $card }
    }
event-moves-damage =
    { $amount ->
        [one] { $amount } danno viene spostato da { $card } su { $other }
       *[other] { $amount } danni vengono spostati da { $card } su { $other }
    }
event-replaced =
    { $has-other ->
        [yes] { $amount ->
            [one] { $amount } danno va su { $other } invece che su { $card }
           *[other] { $amount } danni vanno su { $other } invece che su { $card }
        }
       *[no] { $amount ->
            [one] { $amount } danno a { $card } viene evitato
           *[other] { $amount } danni a { $card } vengono evitati
        }
    }
event-is-shielded =
    { $has-itself ->
        [yes] { $card } si protegge dai danni
       *[no] { $other } protegge { $card } dai danni
    }

## Che cosa è successo: carte e zone

event-banished =
    { $cause ->
        [challenge] { $by } esilia { $card } ({ $player }) in una sfida
        [effect] { $by } esilia { $card } ({ $player })
        [itself] { $player } esilia { $card } con la sua stessa abilità
        [damage] { $by } esilia { $card } ({ $player }) con i suoi danni
        [state] { $player } esilia { $card }: il danno ha raggiunto la Volontà
       *[unknown] { $player } esilia { $card }
    }
    .you =
        { $cause ->
            [challenge] { $by } esilia la tua carta { $card } in una sfida
            [effect] { $by } esilia la tua carta { $card }
            [itself] Esili { $card } con la sua stessa abilità
            [damage] { $by } esilia la tua carta { $card } con i suoi danni
            [state] Esili { $card }: il danno ha raggiunto la Volontà
           *[unknown] Esili { $card }
        }
event-returned-to-hand = { $player } prende { $card } in mano
    .you = Prendi { $card } in mano
event-shuffled-into-the-deck = { $player } mescola { $card } nel mazzo
    .you = Mescoli { $card } nel mazzo
event-put-on-top-of-the-deck = { $player } mette { $card } in cima al mazzo
    .you = Metti { $card } in cima al mazzo
event-put-on-the-bottom-of-the-deck = { $player } mette { $card } in fondo al mazzo
    .you = Metti { $card } in fondo al mazzo
event-put-into-the-discard = { $player } mette { $card } negli scarti
    .you = Metti { $card } negli scarti
event-in-this-order =
    { $known ->
        [yes] { $player } sceglie quest'ordine, a partire dalla cima: { $cards }
       *[no] { $player } sceglie un ordine per { $cards }
    }
    .you =
        { $known ->
            [yes] Scegli quest'ordine, a partire dalla cima: { $cards }
           *[no] Scegli un ordine per { $cards }
        }
event-put-under = { $player } mette { $other } sotto a { $card }
    .you = Metti { $other } sotto a { $card }
event-discards = { $player } scarta { $cards }
    .you = Scarti { $cards }
event-reshuffles = { $player } mescola gli scarti in un nuovo mazzo
    .you = Mescoli gli scarti in un nuovo mazzo
event-exerts = { $player } impegna { $card }
    .you = Impegni { $card }
event-readies = { $player } prepara { $card }
    .you = Prepari { $card }

## Che cosa è successo: che cosa sono e possono fare le carte

event-gets =
    { $sign ->
        [minus] { $card } riceve -{ $size } { $what } ({ $other })
       *[plus] { $card } riceve +{ $size } { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } ottiene un'abilità ({ $other })
       *[keyword] { $card } ottiene { $what } ({ $other })
    }
event-keeps-hand = { $player } non scarta nulla
    .you = Non scarti nulla
event-cant =
    { $word ->
        [quest] { $card } non può andare all'avventura ({ $other })
        [challenge] { $card } non può sfidare ({ $other })
        [sing] { $card } non può cantare ({ $other })
        [ready] Nessuno può preparare { $card } ({ $other })
        [ready-at-start] Nessuno può preparare { $card } all'inizio del turno ({ $other })
        [be-challenged] Nessuno può sfidare { $card } ({ $other })
        [exert] Nessuno può impegnare { $card } ({ $other })
        [move] { $card } non può spostarsi ({ $other })
        [be-dealt-damage] Niente può infliggere danno a { $card } ({ $other })
        [be-chosen-by-opponents] Gli avversari non possono scegliere { $card } ({ $other })
        [have-damage-removed] Nessun danno può essere rimosso da { $card } ({ $other })
        [be-dealt-challenge-damage] Nessuna sfida può infliggere danno a { $card } ({ $other })
       *[other] Un effetto trattiene { $card } ({ $other })
    }

## Che cosa è successo: la fine

event-wins = { $player } vince la partita
    .you = Vinci la partita
event-loses = { $player } termina il turno senza carte nel mazzo e perde la partita
    .you = Termini il turno senza carte nel mazzo e perdi la partita
event-concedes = { $player } concede la partita
    .you = Concedi la partita
event-leaves-the-game = { $player } abbandona la partita
    .you = Abbandoni la partita
event-goes-through-a-loop = { $player } svolge il loop ancora { $amount ->
    [one] una volta
   *[other] { $amount } volte
}
    .you = Svolgi il loop ancora { $amount ->
        [one] una volta
       *[other] { $amount } volte
    }

## Che cosa si può fare: azioni di turno

option-end-turn = Terminare il turno
option-ink = Inchiostrare { $card }
option-play = Giocare { $card } ({ $cost } inchiostro)
option-shift =
    { $has-other-cost ->
        [yes] Giocare { $card } con Trasformazione sopra a { $target } ({ $cost } inchiostro e un altro costo)
       *[no] Giocare { $card } con Trasformazione sopra a { $target } ({ $cost } inchiostro)
    }
option-sing = Cantare { $card } con { $target }
option-sing-together = Cantare insieme { $card }
option-play-free = Giocare { $card } gratis
option-use =
    { $way ->
        [boost] Potenziamento: { $card } ({ $cost } inchiostro)
        [named] Usare { $what } di { $card } ({ $price })
        [numbered] Usare l'abilità { $place } di { $card } ({ $price })
       *[single] Usare l'abilità di { $card } ({ $price })
    }
option-use-free =
    { $way ->
        [boost] Potenziamento gratis: { $card }
        [named] Usare gratis { $what } di { $card }
        [numbered] Usare gratis l'abilità { $place } di { $card }
       *[single] Usare gratis l'abilità di { $card }
    }
option-quest =
    Mandare { $card } all'avventura ({ $lore } leggenda{ $cost ->
        [0] {""}
       *[other] {" "}per { $cost } inchiostro
    })
option-challenge =
    Sfidare { $target } con { $card } (infligge { $dealt }{ $has-target-banished ->
        [yes] {" "}ed esilia
       *[no] {""}
    }; subisce { $taken }{ $has-card-banished ->
        [yes] {" "}e lascia il gioco
       *[no] {""}
    }{ $cost ->
        [0] {""}
       *[other] ; costa { $cost } inchiostro
    })
option-move = Spostare { $card } nel luogo { $target } ({ $cost } inchiostro)
option-hand-over = Lasciare agire { $player }
    .you = Agire in prima persona

## Che cosa costa un'abilità

price-none = senza costo
price-ink = { $number } inchiostro
price-exert = impegnare
price-other = un altro costo

## Che cosa si può fare: risposte

option-yes = Sì
option-no = No
option-done = Basta così
option-choose =
    { $state ->
        [damaged] { $damage ->
            [one] { $card } ({ $player }, { $damage } danno)
           *[other] { $card } ({ $player }, { $damage } danni)
        }
        [undamaged] { $card } ({ $player })
       *[elsewhere] { $card }
    }
    .you =
        { $state ->
            [damaged] { $damage ->
                [one] { $card } (tua, { $damage } danno)
               *[other] { $card } (tua, { $damage } danni)
            }
            [undamaged] { $card } (tua)
           *[elsewhere] { $card }
        }
option-discard = Scartare { $card }
option-next = { $card }
option-put-away = Mettere { $card } in fondo al mazzo
option-resolve =
    { $way ->
        [keyword] Risolvere { $what } di { $card }
        [named] Risolvere { $what } di { $card }
        [numbered] Risolvere l'abilità { $place } di { $card }
       *[single] Risolvere l'abilità di { $card }
    }{ $has-about ->
        [yes] {" "}({ $about })
       *[no] {""}
    }
option-replace =
    { $has-card ->
        [yes] Mettere il danno su { $card }
       *[no] Evitare il danno
    }
option-number = { $number }
option-name = { $what }
option-mode = Scelta { $place }
option-player = { $player }
    .you = Tu
option-top = Mettere { $card } in cima al mazzo
option-bottom = Mettere { $card } in fondo al mazzo
option-enter-ready = Entrare in gioco con la carta preparata
option-enter-exerted = Entrare in gioco con la carta impegnata

## Che cosa viene chiesto

question-turn-action = Che cosa fai?
question-who-starts = Chi inizia la partita?
question-alter-hand = Quali carte della mano iniziale metti in fondo al mazzo?
question-choose-trigger = Quale abilità si risolve ora?
question-choose-singer = Chi canta { $card }?
question-enter-exerted = Come entra in gioco { $card }?
question-how-to-play = Come viene giocata { $card }?
question-choose-replacement = Che cosa succede invece del danno a { $card }?
question-choose-card = Scegli una carta per { $card }
question-choose-discard = Scegli una carta da scartare per { $card }
question-choose-player = Scegli un giocatore per { $card }
question-choose-number = Scegli un numero per { $card }
question-choose-one = Scegli uno degli effetti di { $card }
question-choose-order = Quale carta viene dopo, a partire dalla cima ({ $card })?
question-top-or-bottom = In cima o in fondo al mazzo ({ $card })?
question-may = Usare l'effetto di { $card }?
question-name-a-card = Nomina una carta per { $card }

## Perché no

refusal = { $why } (regola { $rule })
reason-not-your-turn = Non è il tuo turno
reason-team-mate-acts = Ora tocca a un compagno di squadra
reason-something-else-first = Prima si deve decidere altro
reason-game-over = La partita è finita
reason-not-an-option =
    { $has-card ->
        [yes] { $card } non è tra le scelte possibili
       *[no] Questo non è tra le scelte possibili
    }
reason-must-choose = Devi ancora scegliere
reason-must-choose-other = Prima di { $card } si deve scegliere un'altra carta
reason-chosen-before = Hai già scelto { $card }
reason-not-another = Si deve scegliere una carta diversa da { $card }
reason-not-among-these = { $card } non è tra le carte mostrate
reason-not-your-trigger = Non è ancora il momento di risolvere l'abilità di { $card }
reason-does-not-fit = Questo effetto non permette di scegliere { $card }
reason-marketing-card = Una carta marketing non può essere scelta
reason-has-ward = { $card } ha Protetto: non puoi scegliere questa carta
reason-reckless-must-challenge = Un personaggio preparato con Attaccabrighe può ancora sfidare: il turno non può finire
reason-must-quest = Un personaggio che deve andare all'avventura può ancora farlo: il turno non può finire
reason-must-challenge = Un personaggio che deve sfidare può ancora sfidare: il turno non può finire
reason-not-your-card = { $card } non è tra le tue carte in gioco
reason-not-your-character = { $card } non è tra i tuoi personaggi in gioco
reason-not-your-location = { $target } non è tra i tuoi luoghi in gioco
reason-not-your-singer = { $subject } non è tra i tuoi personaggi in gioco e non può cantare
reason-is-exerted = La carta { $subject } è impegnata
reason-is-drying = { $subject } si sta ancora asciugando
reason-is-reckless = { $card } ha Attaccabrighe e non può andare all'avventura
reason-not-in-hand = { $card } non è nella tua mano
reason-no-inkwell-symbol = { $card } non ha il simbolo del calamaio
reason-already-inked = In questo turno non puoi inchiostrare altre carte
reason-not-enough-ink = Il costo è { $cost } inchiostro, e ne hai { $ink } a disposizione
reason-cant-pay-cost = Il costo di quell'abilità non può essere pagato per intero
reason-cant-pay-shift = Il costo di Trasformazione non può essere pagato per intero per { $card }
reason-no-such-ability = { $card } non ha questa abilità
reason-condition-not-met = La condizione di quell'abilità non è soddisfatta
reason-ability-lost = { $card } ha perso questa abilità
reason-already-used-this-turn = Quell'abilità è già stata usata in questo turno
reason-used-for-free = Quell'abilità si usa gratis, senza pagare nulla
reason-has-no-shift = { $card } non ha Trasformazione
reason-cant-shift-onto =
    { $has-target ->
        [yes] Trasformazione non permette di giocare { $card } sopra a { $target }
       *[no] Trasformazione richiede un personaggio sopra a cui giocare { $card }
    }
reason-not-a-song = { $card } non è una canzone
reason-singer-cost-too-low = { $target } conta come di costo { $value } per cantare, e { $card } richiede { $cost } o più
reason-has-no-sing-together = { $card } non ha Cantare Insieme
reason-choir-cost-too-low =
    { $has-card ->
        [yes] La somma dei costi dei tuoi personaggi non basta per { $card }
       *[no] La somma dei costi non basta ancora per cantare
    }
reason-not-free = Niente ti permette di giocare { $card } gratis
reason-cant-play = Un effetto ti impedisce di giocare { $card }
reason-cant-exert = Un effetto impedisce di impegnare { $card }
reason-cant-move = Un effetto impedisce a { $card } di spostarsi
reason-cant-quest = Un effetto impedisce a { $card } di andare all'avventura
reason-cant-challenge = Un effetto impedisce a { $card } di sfidare
reason-cant-sing = Un effetto impedisce a { $subject } di cantare
reason-cant-be-challenged = Un effetto impedisce di sfidare { $target }
reason-already-there = { $card } si trova già nel luogo { $target }
reason-only-characters-quest = Solo i personaggi vanno all'avventura, e { $card } non lo è
reason-only-characters-challenge = Solo i personaggi sfidano, e { $card } non lo è
reason-not-opposing = { $target } non è una carta avversaria in gioco
reason-neither-character-nor-location = Si possono sfidare solo personaggi e luoghi, e { $target } non lo è
reason-target-is-ready = Si possono sfidare solo personaggi impegnati, e { $target } non lo è
reason-target-is-evasive = { $target } ha Sfuggente, e { $card } non ha né Sfuggente né Vigile
reason-bodyguard-first = Prima di { $target } si deve sfidare un personaggio con Guardiano

## Come è finita la partita

result-none = La partita non è finita.
result-lore =
    { $count ->
        [one] { $winners } vince con { $lore } leggenda.
       *[other] { $winners } vincono con { $lore } leggenda.
    }
    .you-winners =
        { $count ->
            [one] Vinci con { $lore } leggenda.
           *[other] { $winners } vincete con { $lore } leggenda.
        }
result-deck =
    { $count ->
        [0] Nessuno vince: mazzo senza più carte ({ $losers }).
        [one] { $winners } vince: mazzo senza più carte ({ $losers }).
       *[other] { $winners } vincono: mazzo senza più carte ({ $losers }).
    }
    .you-winners =
        { $count ->
            [one] Vinci: mazzo senza più carte ({ $losers }).
           *[other] { $winners } vincete: mazzo senza più carte ({ $losers }).
        }
    .you-losers = { result-deck }
result-concession =
    { $count ->
        [0] Nessuno vince: partita concessa ({ $losers }).
        [one] { $winners } vince: partita concessa ({ $losers }).
       *[other] { $winners } vincono: partita concessa ({ $losers }).
    }
    .you-winners =
        { $count ->
            [one] Vinci: partita concessa ({ $losers }).
           *[other] { $winners } vincete: partita concessa ({ $losers }).
        }
    .you-losers = { result-concession }

## Parole per le posizioni composte a mano

position-play = in gioco
position-hand = mano
position-discard = scarti, la carta in cima per ultima
position-inkwell = calamaio
position-deck = mazzo, la carta in cima per prima
position-blanks = carte vuote al posto del mazzo
position-ink = inchiostro preparato
position-exerted-ink = inchiostro impegnato
position-lore = leggenda
position-inked = carte inchiostrate in questo turno
position-count = copie
position-damage = danno
position-exerted = impegnata
position-drying = si sta asciugando
position-at = nel luogo
position-under = carte sotto
position-facedown = a faccia in giù
position-played-as = come è stata giocata
position-played-as-ink = con inchiostro
position-played-as-shift = con Trasformazione
position-played-as-sing = cantata
position-played-as-free = gratis

## Gli obiettivi dei problemi

goal-win = Vinci in questo turno.
goal-survive = Sopravvivi al prossimo turno del tuo avversario, qualunque cosa faccia.
goal-gone = Fai uscire dal gioco { $gone } in questo turno.
goal-gone-keep-all = Fai uscire dal gioco { $gone } in questo turno, conservando tutte le carte che hai in gioco.
goal-gone-keep = Fai uscire dal gioco { $gone } in questo turno, conservando { $keep }.
goal-gone-keep-reply = Fai uscire dal gioco { $gone }, e conserva { $keep } fino al tuo prossimo turno, qualunque cosa faccia il tuo avversario.
goal-keep-reply = Conserva { $keep } in gioco fino al tuo prossimo turno, qualunque cosa faccia il tuo avversario.
goal-least-a-lore = Raggiungi { $number } leggenda in questo turno.
goal-most-b-lore-reply = Il tuo avversario non deve superare { $number } leggenda nel suo prossimo turno.
