### Ciò che dice il terminale stesso, in italiano. Carte, mosse per esteso, eventi e rifiuti: vedi arbitre/sentences.
### Gli stessi messaggi delle altre lingue. Un messaggio con virgole elenca più modi di scrivere la stessa cosa.

## Il tavolo

name-human = Giocatore
is-you = { $name } (tu)
is-computer = { $name } (computer)
turn = Turno { $turn }
before-first-turn = Mani iniziali
turn-of = tocca a { $player }
your-turn = tocca a te
seed = seme { $seed }
count-lore = leggenda { $number }/{ $goal }
count-ink = inchiostro { $ready }/{ $number }
count-hand = mano { $number }
count-deck = mazzo { $number }
count-discard = scarti { $number }
discard-top = ({ $card } in cima)
nothing-in-play = niente in gioco
head-cost = cost
head-strength = for
head-willpower = vol
head-lore = legg
hand = Mano ({ $mark } può diventare inchiostro)
hand-empty = Mano: vuota
items = Oggetti:
shown = Vedi:
bag = Nel sacchetto:
log = Cronaca
log-more = altre { $count } più su: scrivi cronaca
state-damage = danno { $number }
state-drying = si asciuga
state-move-cost = spostamento { $cost }
state-sings = canta { $cost }
state-under =
    { $count ->
        [one] 1 carta sotto
       *[other] { $count } carte sotto
    }
state-shield = protetto
cant-quest = niente avventura
cant-challenge = non sfida
cant-sing = non canta
cant-ready = non si prepara
cant-exert = non si impegna
cant-move = non si sposta
cant-be-challenged = non può essere sfidato
cant-be-dealt-damage = non subisce danno
cant-be-dealt-challenge-damage = niente danno nelle sfide

## Mosse

group-ink = Inchiostro
group-play = Giocare
group-shift = Trasformare
group-sing = Cantare
group-use = Usare
group-quest = Avventura
group-challenge = Sfidare
group-move = Spostare
group-other = Altro
move-cost = { $card } ({ $cost })
move-free = { $card } (gratis)
move-onto = { $card } { $arrow } { $target } ({ $cost })
move-onto-more = { $card } { $arrow } { $target } ({ $cost } e un altro costo)
move-sing = { $card } { $arrow } { $target }
move-sing-together = { $card } (insieme)
move-quest = { $card } (+{ $lore })
move-quest-paid = { $card } (+{ $lore }, costa { $cost })
move-use = { $card }: { $text }
move-challenge = { $card } { $arrow } { $target }: { $what }
outcome = infligge { $deals }, subisce { $takes }; { $who }
outcome-location = infligge { $deals }; { $who }
outcome-nobody = nessuno è esiliato
outcome-target = esilia l'altro
outcome-challenger = viene esiliato
outcome-both = entrambi esiliati
brief-nobody = nulla
brief-target = vince
brief-challenger = perde
brief-both = entrambi

## Che cosa si può scrivere

command-why = perché, perche, why
command-undo = annulla, undo
command-log = cronaca, log
command-card = carta, card
command-save = salva, save
command-load = carica, load
command-concede = abbandona, concede
command-help = aiuto, help, ?
command-quit = esci, quit, exit, q
command-board = tavolo, board
command-again = ancora, again
answer-yes = s, sì, y, yes
answer-no = n, no
verb-ink = inchiostro, inchiostrare, ink
verb-play = giocare, gioca, play
verb-shift = trasformare, trasforma, shift
verb-sing = cantare, canta, sing
verb-sing-together = cantare insieme, sing together
verb-play-free = giocare gratis, play free
verb-use = usare, usa, use
verb-use-free = usare gratis, use free
verb-quest = avventura, quest
verb-challenge = sfidare, sfida, challenge
verb-move = spostare, sposta, move
verb-end-turn = fine, finire, terminare, end turn, end
verb-choose = scegliere, scegli, choose
verb-discard = scartare, scarta, discard
joins = con, su, with, onto
example-card = stitch
example-other = flounder

help =
    Un numero fa quella mossa. Si può anche scrivere: avventura stitch
    perché MOSSA  perché non c'è: perché sfidare stitch -> flounder
    carta NOME    che cos'è una carta e che cosa fa
    cronaca       tutto ciò che è successo
    tavolo        ridisegna il tavolo (o soltanto Invio)
    annulla       riprende l'ultima giocata per intero
    salva FILE    tiene la partita in un file; carica FILE ne apre uno
    abbandona     dà la partita per persa
    esci          va via; la partita si può salvare
    Sul tavolo: { $ink } può diventare inchiostro; { $up } più, { $down } meno di quanto stampato;
    #2 la seconda dello stesso nome; inchiostro 0/3: niente di pronto, tre in tutto.
    (3:2 vince): infligge 3, subisce 2, solo lo sfidato è esiliato;
    perde: solo lo sfidante; entrambi; nulla.

## Conversazione

prompt = Numero, o aiuto:
prompt-over = cronaca, annulla, salva FILE, ancora, o Invio per uscire:
prompt-name = Il nome di una carta:
not-understood = Non capisco "{ $text }". Scrivi il numero di una mossa, o aiuto.
no-such-number = Non c'è una mossa { $number }; vanno da { $first } a { $last }.
no-moves-to-number = Niente ha un numero qui: scrivi un nome.
needs-move = Quale mossa? Per esempio: perché { $example }
needs-card = Quale carta? Per esempio: { $example }
needs-second = Su quale altra carta? Per esempio: { $example }
needs-file = Quale file? Per esempio: { $command } partita.record
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
you-won = Hai vinto!
you-lost = Hai perso.
to-repeat = La stessa partita ancora:
greeting = { $deck } contro { $others }. Seme { $seed }.
thinking = { $name } gioca{ $more }

## Carte e mazzi

sign-strength = Forza
sign-willpower = Volontà
sign-lore = leggenda
sign-ink = inchiostro
sign-inks = inchiostro
card-english = nome inglese: { $name }
card-cost = costo { $cost }
card-inkable = può diventare inchiostro
card-not-inkable = non può diventare inchiostro
card-stats = Forza { $strength }, Volontà { $willpower }, leggenda { $lore }
card-location = Volontà { $willpower }, leggenda { $lore }, spostamento { $move }
card-no-text = nessuna abilità
deck-size =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
deck-types = { $characters } personaggi, { $actions } azioni (canzoni: { $songs }), { $items } oggetti, { $locations } luoghi
deck-inkable = { $count } possono diventare inchiostro
deck-curve = per costo
deck-legal = regolare per { $format }
card-lacks = non si può ancora giocare: { $why }
card-not-yet = non ancora giocabile
card-by-hand = abilità scritte a mano
card-copies = al massimo { $count } in un mazzo
card-any-copies = quante se ne vuole in un mazzo
card-allowed = { $format }: ammessa
card-rotated = { $format }: non più dal { $date }
card-banned = { $format }: bandita dal { $date }
card-no-deck = non per i mazzi
cards-found =
    { $count ->
        [0] Nessuna carta corrisponde.
        [one] 1 carta
       *[other] { $count } carte
    }
cards-more = (sono mostrate le prime { $count }; --all mostra le altre)
deck-set = espansione { $set }
deck-not-yet =
    { $count ->
        [one] 1 carta non si può ancora giocare
       *[other] { $count } carte non si possono ancora giocare
    }
deck-illegal = non regolare per { $format }:
rule = regola { $number }
fault-too-few-cards = { $count } carte, ma { $format } ne chiede almeno { $minimum }
fault-too-many-inks = { $count } tipi di inchiostro ({ $inks }), ma ne sono ammessi al massimo { $maximum }
fault-too-many-copies = { $count } copie di { $card }, ma ne sono ammesse al massimo { $maximum }
fault-banned = { $card } è bandita
fault-banned-since = { $card } è bandita da { $format } dal { $date }
fault-rotated = { $card } non è in nessuna espansione di { $format } dal { $date }
fault-in-no-set = { $card } non è in nessuna espansione di { $format }
fault-not-a-deck-card = { $card } non può essere messa in un mazzo
