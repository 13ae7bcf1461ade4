### Ciò che dice il terminale stesso, in italiano. Carte, mosse per esteso, eventi e rifiuti: vedi arbitre/sentences.
### Gli stessi messaggi delle altre lingue. Un messaggio con virgole elenca più modi di scrivere la stessa cosa.

## Il tavolo

name-human = Giocatore
is-you = { $name } (tu)
is-computer = { $name } (computer)
is-yours = tua
turn = Turno { $turn }
before-first-turn = Mani iniziali
turn-of = tocca a { $player }
your-turn = tocca a te
seed = seme { $seed }
count-hand = mano { $number }
count-discard = scarti { $number }
discard-top = ({ $card } in cima)
head-cost = cost
nothing-in-play = niente in gioco
hand-empty = Mano: vuota
shown = Vedi:
log = Cronaca
log-more = ancora { $count } più su: scrivi cronaca
menu-more =
    { $count ->
        [one] ancora { $count } riga: scrivi mosse
       *[other] altre { $count } righe: scrivi mosse
    }
news = Dalla tua ultima mossa:
state-damage = danno { $number }

## Che cosa si può scrivere

command-hint = consiglio, suggerimento, hint
command-why = perché, perche, why
command-undo = annulla, undo
command-log = cronaca, log
command-card = carta, card
command-rule = regola, regole, rule
command-save = salva, save
command-load = carica, load
command-concede = abbandona, concede
command-draw = patta, draw
command-help = aiuto, help, ?
command-quit = esci, quit, exit, q
command-board = tavolo, board
command-moves = mosse, moves
command-again = ancora, again
answer-yes = s, sì, y, yes
answer-no = n, no

help =
    Un numero fa quella mossa. Si può anche scrivere: { $move }
    consiglio     che cosa farebbe il computer, con le probabilità di vincere
    perché MOSSA  perché non c'è: perché { $refused }
    carta NOME    che cos'è una carta e che cosa fa
    regola NUMERO che cosa dice una regola; anche per parole: regola { $rule }
    cronaca       tutto ciò che è successo
    tavolo        ridisegna il tavolo (o soltanto Invio)
    mosse         tutte le mosse possibili, per intero
    annulla       riprende l'ultima giocata per intero
    salva FILE    tiene la partita in un file; carica FILE ne apre uno
    abbandona     dà la partita per persa
    esci          va via; la partita si può salvare

## Conversazione

prompt = Numero, o aiuto:
prompt-over = cronaca, annulla, salva FILE, ancora, o Invio per uscire:
prompt-news = Invio per continuare:
replay-prompt = Invio: avanti, indietro, un numero, gioca, esci:
replay-back = indietro, i, b
replay-on = gioca, g, p
replay-move = Dopo la mossa { $number } di { $last }
replay-hand = { $player } ha in mano { $cards }
replay-unclear = Non capisco "{ $text }". Invio va avanti; indietro; una mossa da 0 a { $last }; gioca continua la partita da qui; esci.
lesson-prompt = Invio per continuare:
lesson-chapter = Capitolo { $number } di { $last }: { $title }
lesson-chapter-done = Ben fatto. Invio porta al capitolo seguente.
lesson-won = Ben fatto. Era l'ultimo capitolo.
lesson-missed = Si può fare anche questo; ma facciamo prima quello.
lesson-done = Il gioco è questo. Per una partita: arbitre play { $game } --opponent novice
puzzle-list = Problemi di { $game }, dal più facile al più difficile
puzzle-list-how = Per risolverne uno: { $command }
puzzle-level =
    { $level ->
        [1] facile
        [2] abbastanza facile
        [3] medio
        [4] difficile
       *[5] molto difficile
    }
puzzle-goal = Obiettivo: { $goal }
puzzle-solved =
    { $moves ->
        [one] Risolto, in una mossa.
       *[other] Risolto, in { $moves } mosse.
    }
puzzle-shown = Ecco la soluzione.
puzzle-failed = Non così: l'obiettivo è mancato.
puzzle-prompt-failed = Invio riprende l'ultima mossa; ancora, soluzione, esci:
puzzle-command-solution = soluzione, solution
puzzle-step = { $who }: { $move }
puzzle-odds =
    { $odds ->
        [one] Qualsiasi mossa va bene.
       *[other] Chi gioca a caso lo risolve circa una volta su { $odds }.
    }
puzzle-not-here = Non in un problema: suggerimento, annulla, ancora, soluzione, esci.
prompt-name = Il nome di una carta:
not-understood = Non capisco "{ $text }". Scrivi il numero di una mossa, o aiuto.
only-number = Non c'è nessuna mossa { $number }; c'è solo la { $only }.
no-such-number = Non c'è una mossa { $number }; vanno da { $first } a { $last }.
gone-number = La mossa { $number } non è più possibile.
no-moves-to-number = Niente ha un numero qui: scrivi un nome.
needs-move = Quale mossa? Per esempio: perché { $example }
needs-card = Quale carta? Per esempio: { $example }
needs-second = Su quale altra carta? Per esempio: { $example }
needs-file = Quale file? Per esempio: { $command } partita.record
needs-rule = Quale regola? Per esempio: { $example }
no-such-rule = Non c'è una regola { $number }; le più vicine sono { $near }.
no-rule-about = Nessuna regola parla di "{ $text }".
rules-more = { $count ->
        [one] ancora 1:
       *[other] ancora { $count }:
    } { $command }
ruling = nostra decisione
no-such-card = Nessuna carta che vedi si chiama "{ $text }".
no-such-card-at-all = Nessuna carta si chiama "{ $text }".
did-you-mean = Intendevi { $names }?
could-be = "{ $text }" può essere: { $names }.
move-unclear = Può essere più mosse; prendi il suo numero.
move-not-understood = Non è una mossa. Una mossa comincia con una di queste parole: { $verbs }.
legal-now = Si può fare adesso: è il numero { $number }.
nothing-to-undo = Non c'è niente da riprendere.
undo-told = Da allora si è saputo qualcosa di nascosto o casuale ({ $what }). Riprendere lo stesso?
undone = Ripreso.
yes-or-no = (s/n)
concede-sure = Abbandonare davvero la partita?
no-draws = In questo gioco non si concorda una patta.
draw-sure = Proporre la patta?
draw-refused = Il tuo avversario vuole continuare.
saved = Salvato in { $file }.
file-exists = { $file } esiste. Sovrascriverlo?
not-saved = Non salvato.
cant-write = { $file } non si può scrivere: { $why }
cant-read = { $file } non si può leggere: { $why }
not-loaded = { $file } non è stato aperto: { $why }
load-sure = La partita in corso non è salvata. Aprire l'altra lo stesso?
loaded = { $file } è aperto: turno { $turn }.
quit-save = Salvare la partita? Un nome di file; Invio per { $file }; n per no:
autosaved = La partita è in { $file }. Per continuare:
autosave-failed = La partita non si è potuta salvare in { $file }: { $why }
not-text = Non si è potuto leggere come testo. Scrivilo ancora una volta.
fault = Arbitre stesso è in errore e non può continuare ({ $what }).
goodbye = Arrivederci.
interrupted = Interrotto.
only-over = È possibile quando la partita è finita.
game-over = La partita è finita.
you-lost = Hai perso.
to-repeat = La stessa partita ancora:
greeting = { $deck } contro { $others }. Seme { $seed }.
greeting-plain = { $game }. Seme { $seed }.
thinking = { $name } gioca{ $more }

## Consigli

hint-title = Le probabilità di vincere, per quanto si può sapere:
hint-only = C'è una sola risposta: { $option }. Le probabilità di vincere: { $chance }
hint-chance = { $chance }% ± { $error }
hint-then = poi: { $line }
hint-reply = la risposta potrebbe essere: { $line }
hint-more =
    { $count ->
        [one] ancora 1, al massimo { $chance }%
       *[other] ancora { $count }, al massimo { $chance }%
    }
hint-none = Per questo gioco non ci sono consigli: il computer non sa ancora giudicarne le posizioni.
hint-thinking = Sto pensando{ $more }
hint-asked = { $game }, turno { $turn }, mossa { $number }: la domanda è per { $player }.
hint-played = Che cosa è stato giocato: { $option } ({ $chance })

## Carte e mazzi

card-english = nome inglese: { $name }
card-cost = costo { $cost }
card-no-text = nessuna abilità
deck-size =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
deck-curve = per costo
labelled = { $what }: { $list }
deck-legal = regolare per { $format }
card-lacks = non si può ancora giocare: { $why }
card-not-yet = non ancora giocabile
card-by-hand = abilità scritte a mano
card-copies = al massimo { $count } in un mazzo
card-any-copies = quante se ne vuole in un mazzo
cards-found =
    { $count ->
        [0] Nessuna carta corrisponde.
        [one] 1 carta
       *[other] { $count } carte
    }
cards-most = Nessuna carta ha tutte queste parole; queste ne hanno la maggior parte:
cards-more = (sono mostrate le prime { $count }; --all mostra le altre)
deck-set = espansione { $set }
deck-not-yet =
    { $count ->
        [one] 1 carta non si può ancora giocare
       *[other] { $count } carte non si possono ancora giocare
    }
deck-illegal = non regolare per { $format }:
rule = regola { $number }

so-far = Finora: { $cards }
