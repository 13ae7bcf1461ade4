# Le parole della pagina. Ciò che dice un gioco viene dal server.

you = Tu
computer = computer
away = assente
yes = Sì
no = No
close = Chiudi
menu = Menu
log = Cronaca
bag = Il sacchetto
waiting = In attesa
battle = Battaglia
responses = A che cosa si risponde
reading = La carta
mortal = Mortale, { $number } { $number ->
    [one] Piuma
   *[other] Piume
  }
wins = { $number } vinte
clock = restano { $time }

# il tavolo
turn-of = Turno { $turn }, { $whose }
turn-yours = tuo
turn-short = turno { $turn }
before-first = Prima del primo turno
title-asked = Tocca a te
waiting-for = { $name } sta pensando
up-to = Tocca a { $name }
what-does = Che cosa fa { $name }?
nothing-for = { $name } non può fare nulla adesso
choose-target = scegli, { $number } possibili
lit-count = { $number ->
    [one] Una possibilità. Esc torna indietro.
   *[other] { $number } possibilità. Esc torna indietro.
  }
able-hint = Le carte con una tacca possono agire: scegline una.
gather-hint = Scegli le carte, poi conferma.
confirm = { $number ->
    [0] Nessuna
    [one] Conferma 1 carta
   *[other] Conferma { $number } carte
  }
confirm-hint = quante ne vuoi
pick-more = { $number ->
    [one] Scegline ancora una
   *[other] Scegline ancora { $number }
  }
pick-exactly = scegline { $number }
pick-up-to = scegline fino a { $number }
pass-until-event = Passa finché non succede qualcosa
pass-about-event = ti viene chiesto di nuovo appena qualcuno fa qualcosa
pass-about-turn = non ti viene più chiesto fino al prossimo turno, a meno che tu non smetta
passing-event = Passi finché non succede qualcosa.
passing-turn = Passi per questo turno.
passing-stop = Smetti di passare
filter = Cerca un nome
end-turn = Fine turno
still = Puoi ancora
still-nothing = Non c’è altro da fare
take-back = Riprendi
take-back-ask = Chiedi di riprendere
asks-take-back = { $name } vorrebbe riprendere la giocata
asks-draw = { $name } propone la patta
asked-others = Si chiede agli altri
seen-since = Venuto alla luce da allora:
recap = Che cosa ha fatto { $name }
recap-all = Che cosa hanno fatto gli altri
recap-watched = Che cosa è appena stato fatto
show-again = Rivedi
watching = { $name }, { $at } di { $all }
step-back = Un passo indietro
step-on = Un passo avanti
pause = Pausa
go-on = Continua
skip = Vai alla fine
rematch = Gioca ancora
next-game = Alla prossima partita
new-table = Nuovo tavolo
connection-lost = La connessione è caduta. Si riprova.
complaint = Non è possibile
you-are-asked = Tocca a te: rispondi?
happens-next = per primo
happens-in = { $place ->
    [1] si risolve per prima
    [2] si risolve per seconda
    [3] si risolve per terza
   *[other] si risolve dopo altre { $before }
  }
bag-first = per primo
bag-first-any = prima, in qualsiasi ordine
bag-then = poi
unknown-card = una carta nascosta
reading-none = Indica una carta per leggerla
no-text = Nessuna abilità
reckoned = { $what } { $now }: { $printed } sulla carta
changed-by = { $amount } { $name }
changed-own = { $amount } da sé
changed-effect = { $amount } da un effetto
reads-attached = Assegnate: { $names }
reads-attached-to = Assegnata a { $name }
reads-linked = Collegate: { $names }
reads-linked-to = Collegata a { $name }
reads-at = A { $name }
ruling = Abbiamo deciso:
rule-none = Qui non c’è altro su questa regola.

# per chi ascolta
hand-label = { $number ->
    [one] La tua mano, 1 carta
   *[other] La tua mano, { $number } carte
  }
side-label = Carte di { $name } in gioco
side-yours = Le tue carte in gioco
sill-label = La domanda
moves-label = Che cosa si può fare
end-label = Fine del turno
rail-label = Lettura e cronaca
ladder-label = Leggenda: { $marks }; { $goal } per vincere
icons-label = icone
rule-label = Regola { $rule }
spread-label = Carte da: { $zones }
watching-label = Che cosa è successo
card-hinted = consigliata
card-selected = selezionata
card-picked = scelta
card-lit = può essere scelta
card-able = può agire
spoken-cost = costa { $number }
spoken-damage = { $number } danni
fallen-spoken-damage = { $number } danni

# scrivere
typed-label = Scrivi una mossa
typed-example = Scrivi una mossa: { $move }
typed-none = Nessuna mossa si chiama così
typed-several = Quale? { $moves }
typed-not-asked = Adesso non tocca a te

# menu
menu-language = Lingua
menu-theme = Chiaro o scuro
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
menu-pace = Che cosa fanno gli altri
pace-none = subito
pace-each = { $seconds } s a passo
menu-sound = Un suono quando tocca a me rispondere
menu-open-hand = Chi guarda può vedere le mie carte
menu-links = Link
menu-full-control = Controllo totale
menu-full-control-about = Ti si chiede in ogni momento in cui puoi rispondere, anche se non puoi fare nulla.
say = Di’ qualcosa
say-it = Di’
nudge = Sollecita l’altro giocatore
claim = Reclama la partita
offer-draw = Proponi la patta
concede = Abbandona
concede-sure = Sì, abbandona
keys-title = Tasti
keys-hand = una carta della tua mano
keys-yours = una tua carta in gioco
keys-theirs = una carta degli altri
keys-moves = una mossa, quando sono mostrate mosse numerate
keys-arrows = da una carta all’altra
keys-enter = sceglie ciò che ha il focus
keys-escape = torna indietro di un livello
keys-end = termina il turno
keys-take-back = riprende l’ultima giocata
keys-hint = ordina le tue mosse secondo le probabilità di vincere
keys-steps = un passo indietro o avanti in ciò che viene mostrato
keys-type = scrivere una mossa
keys-log = la cronaca
keys-menu = il menu
keys-help = questo elenco
keys-rows = Le file sono quelle della tua tastiera, qualunque cosa vi sia stampata.

# risultati
result-won = Hai vinto
result-lost = Hai perso
result-draw = Patta
result-over = La partita è finita

# previsioni e costi
brings-lore = +{ $number } leggenda
cost-ink = { $number } inchiostro
cost-ink-short = inch.
cost-resources = paga { $number }
cost-energy = { $number } energia
nobody-banished = nessuno esiliato
one-banished = { $name }: esiliato
several-banished = { $number ->
    [2] esiliati entrambi
   *[other] { $number } esiliati
  }
nobody-destroyed = niente distrutto
one-destroyed = { $name }: distrutto
several-destroyed = { $number } distrutti
enough = abbastanza per distruggere
damage-if-open = danni se nessuno blocca
damage-left = restano { $number }
ink-ready = di { $all } inchiostri pronti
icon-obsession = Ossessione
icon-greed = Avidità
icon-elitism = Elitarismo
icon-deception = Inganno
icon-rage = Rabbia
icon-volition = Volontà
resource-spent = spese
resources-free = libere

# tipi di carte
kind- = carta
kind-character = personaggio
kind-action = azione
kind-song = canzone
kind-item = oggetto
spoils-kind-item = oggetto
kind-location = luogo
kind-tactic = tattica
kind-resource = risorsa
kind-faction = fazione
kind-angel = Angelo
kind-archangel = Arcangelo
kind-deity = Divinità
kind-temple = Tempio
kind-worshipper = Adoratore
kind-miracle = Miracolo
kind-blessing = Benedizione
kind-golem = Golem
kind-equipment = Equipaggiamento
kind-gift = Dono
kind-familiar = Famiglio

# numeri
count-cost = costo
count-lore = leggenda
count-strength = forza
count-willpower = volontà
count-move-cost = spostamento
count-life = vita
spoils-count-life = vita
fallen-count-life = Forza Vitale
count-structure = struttura
count-speed = velocità
count-attack = attacco
count-shield = scudo
count-influence = influenza
count-vitality = forza vitale
count-energy = energia
count-worshippers = Adoratori
count-points = punti
mark-under = sotto
mark-tokens = segnalini
mark-energy = energia
state-exerted = impegnato
state-drying = si asciuga
state-depleted = esaurito
state-new = nuovo
state-face-down = coperta
state-tilted = inclinato

# zone
zone-hand = mano
zone-deck = mazzo
spoils-zone-deck = mazzo
zone-discard = scarti
zone-inkwell = calamaio
zone-under = sotto
zone-out = fuori dal gioco
zone-out-of-game = fuori dal gioco
zone-register = Registro
zone-limbo = Limbo
fallen-zone-deck = Libro
fallen-zone-discard = Purgatorio
fallen-zone-out-of-game = Pandemonio
zone-won = vinte
line-firing = linea di fuoco
line-rear = retroguardia
effect-stack = Pila degli effetti
phase-dawn = Alba
phase-word = Parola
phase-attack = attacco
phase-night = Notte
phase-setup = preparazione
battle-attackers = Attaccano
battle-blockers = Bloccano
battle-target = Attaccato
battle-nobody = ancora nessuno
battle-damage = Danni
battle-strikes = { $damage } a { $name }
battle-unblocked = nessuno blocca
combat-announced = Annunciati
combat-ambush = In agguato
combat-defending = Difendono
combat-deity = la Divinità

# tipi di mosse
verb-ink = Metti nel calamaio
verb-play = Gioca
verb-play-free = Gioca gratis
verb-shift = Trasformazione
verb-sing = Canta
verb-sing-together = Cantate insieme
verb-use = Usa
verb-use-free = Usa gratis
verb-quest = Vai all’avventura
verb-challenge = Sfida
verb-move = Sposta
verb-attack = Attacca
verb-ambush = In agguato
verb-flip-up = Scopri
verb-face-up = Scoperta
verb-face-down = Coperta
verb-storm = In tempesta
verb-gust = Con Raffica
verb-phoenix = Con Fenice
verb-link = Collega
verb-retreat = Ritira
verb-top = In cima
verb-bottom = In fondo
aim-challenge = Chi sfida { $name }?
aim-move = Dove va { $name }?
aim-shift = Su chi si gioca { $name }?
aim-sing = Chi canta?
aim-by-sing = Che cosa canta { $name }?
aim-link = A chi si collega { $name }?
aim-other = { $name }: su che cosa?
still-ink = mettere una carta nel calamaio
still-play = giocare { $number }
still-quest = andare all’avventura con { $number }
still-challenge = sfidare con { $number }
still-sing = cantare { $number }
still-shift = trasformare { $number }
still-move = spostare { $number }
still-use = usare { $number }
still-attack = attaccare
still-storm = giocare { $number } in tempesta
still-flip-up = scoprire { $number }
short-not-enough-ink = costa { $cost }
short-not-enough-energy = costa { $cost } CE
short-threshold-not-met = soglia
short-other = non ora
cant-quest = non può andare all’avventura
cant-challenge = non può sfidare
cant-ready = non può prepararsi
cant-sing = non può cantare
cant-attack = non può attaccare
cant-block = non può bloccare

# cominciare
start-lead = Un tavolo per giochi di carte. Gioca contro il computer, o manda un link a qualcuno.
start-game = Il gioco
start-with = Contro
with-computer = il computer
with-friend = un amico, con un link
with-me = me stesso
start-go = Gioca
start-invite = Crea i link
start-more = Mazzi, formato, giocatori, orologio
summary-computer = Tu giochi { $yours }; il computer ({ $level }) gioca { $theirs }.
summary-friend = Ricevi un link da mandare. Tu giochi { $yours }; il tuo amico gioca { $theirs }.
summary-me = Giochi da entrambe le parti: { $yours } e { $theirs }.
summary-many = Un tavolo per { $players }.
game-about = { $most ->
    [2] 2 giocatori
   *[other] da 2 a { $most } giocatori
  }{ $decks ->
    [0] {""}
   *[other] , { $decks } mazzi
  }
start-players = Giocatori
start-teams = Squadre
teams-none = ognuno per sé
teams-two = due contro due, i compagni di fronte
team = squadra { $number }
seat = Posto { $number }
seat-who = Chi si siede qui
seat-computer = il computer
seat-friend = qualcuno con il link
seat-me = io
start-level = Come gioca
start-format = Formato
start-best-of = Partite
best-of-one = una
best-of-three = al meglio delle tre
start-clock = Orologio
start-hints = Si possono chiedere consigli, se non gioca nessun altro
clock-none = nessuno
clock-minutes = { $minutes } minuti e { $seconds } s a turno
start-deck = Mazzo
deck-pasted = una lista mia
deck-listed = una lista incollata
deck-paste = Incolla una lista
deck-fine = { $cards } carte, tutto in regola
start-name = Il tuo nome
start-name-none = come vuoi
start-problem = Il tavolo non risponde: { $why }
one-moment = Un momento
invite-title = Il tuo tavolo è pronto
invite-lead = Manda il link; chi lo apre si siede lì.
invite-friend = Per il tuo amico
invite-seat = Per l'amico { $number }
invite-watch = Per chi guarda soltanto
invite-only-here = Questo link funziona solo su questo computer. Per altri, il tavolo va avviato con --host 0.0.0.0 e aperto con l'indirizzo di questo computer.
invite-copy = Copia
invite-copied = Copiato
invite-sit = Siediti
unofficial = Non ufficiale e gratuito. I giochi e i loro nomi appartengono ai rispettivi proprietari.
line-of-list = riga { $line }:

# consigli, e l’andamento di una partita
hint = Consiglio
chance = Probabilità di vincere
hint-closed = ordina le tue mosse
hint-not-now = quando tocca a te
hint-thinking = sto pensando …
hint-there = La cosa migliore: { $option }
hint-only = C’è una sola risposta.
hint-then = Poi:
hint-reply = La risposta potrebbe essere:
hint-more = { $number ->
    [one] Ancora una
   *[other] Ancora { $number }
  }
percent = { $number }%
error = ± { $number }
chance-error = { $chance }% ± { $error }
course = Com’è andata
course-thinking = Rileggo la partita …
course-about = Le tue probabilità di vincere a ogni tua domanda, per quanto potevi sapere. L’ombra è il loro errore; i numeri segnano ciò che è costato di più.
course-label = Le tue probabilità di vincere nel corso della partita: all’inizio { $first }%, alla fine { $last }%. { $result }. { $losses ->
    [0] Nessuna mossa è costata molto
    [one] Una mossa è costata molto; è elencata sotto
   *[other] { $losses } mosse sono costate molto; sono elencate sotto
  }.
course-losses = Che cosa è costato di più
course-no-losses = Niente è costato molto: ben giocato.
course-none = In questa partita non c’era niente da decidere.
course-lost = Turno { $turn }: dal { $from }% al { $to }%
course-played = Tu:
course-better = Meglio:
course-table = In cifre
course-turn = Turno
course-began = all’inizio
course-ended = dopo la tua ultima risposta

# the rulebook
rules-open = Leggi le regole
rules-games = Giochi
rules-search = Cerca parole o un numero
rules-contents = Indice
rules-whole = Tutto il libro
rules-above = Dove si trova
rules-beside = Regole vicine
rules-none = Non c’è una regola { $rule }.
rules-found = { $number ->
    [0] Nessuna regola ha queste parole
    [one] Una regola
   *[other] { $number } regole
  }
rule-in-book = Aprila nel libro delle regole
ruling-why = Perché:
scenarios = { $number ->
    [one] Una posizione che la mostra
   *[other] { $number } posizioni che la mostrano
  }
scenarios-about = Ognuna si apre al tavolo: guarda cosa succede, o giocala tu.
scenarios-all = Tutte e { $number }

# a game seen again
replay = Replay
replay-see = Rivedi la partita
replay-look-back = Rivedi questa partita
replay-back = Torna al tavolo
replay-play = Avvia
replay-line = Momento
replay-moment = { $at } di { $all }
replay-spoken = { $at } di { $all }, turno { $turn }: { $text }
replay-link = Un link a questo momento
record-open = Apri una registrazione
eyes = Vista da
eyes-all = Tutto scoperto
eyes-watch = Da spettatore
eyes-seat = Come { $name }
fork = Gioca da qui
fork-about = La partita continua da questo momento, a un tavolo nuovo.
fork-side = Tu giochi
fork-all = Tutti i lati
fork-go = Gioca
start-around = Altro

# a position laid out by hand
position = Una posizione
position-edit = Modifica
position-edit-moment = Modifica questo momento
position-title = Che cosa mostra
position-seat = Giocatore { $seat }
position-another = altro
position-another-of = Altro: { $label }
position-amount = un numero, o nomi
position-back = Torna senza cambiare
position-add = Aggiungi una carta
position-add-to = Aggiungi una carta: { $zone }, giocatore { $seat }
position-add-under = Aggiungi una carta sotto { $name }
position-remove = Togli { $name }
position-go = Componila
position-save = Salva come scenario

# learning a game
learn-open = Impara { $game }
lesson = Lezione
lesson-go = Impara giocando
lesson-chapters = Capitoli
lesson-chapter = { $at } di { $all }
lesson-summary = Come si gioca
lesson-missed = Si può fare anche questo; ma facciamo prima quello.
lesson-next = Avanti
lesson-show = Mostrami
lesson-chapter-done = Ben fatto.
lesson-next-chapter = Prossimo capitolo
lesson-done = Il gioco è questo. Ne sai abbastanza per una prima partita.
lesson-play = Gioca una prima partita

# building decks
decks-open = Costruisci mazzi
decks-of = Mazzi di { $game }
decks-mine = I miei mazzi
decks-sold = Mazzi inclusi nel gioco
decks-none = Non hai ancora mazzi di questo gioco.
decks-kept = Sono conservati solo in questo browser. Salva come file quelli a cui tieni.
decks-another = Un altro mazzo
decks-new = Un mazzo vuoto
decks-new-name = Nuovo mazzo
decks-from = Parti da un mazzo incluso nel gioco
decks-choose = scegline uno
decks-import = Una lista da altrove
decks-import-go = Fanne un mazzo
decks-import-here = Leggi una lista in questo mazzo
decks-replace = Sostituisci le carte
decks-paste = Una lista di mazzo
decks-paste-any = Incolla una lista, un codice di mazzo o un link, in qualunque formato
decks-open-file = Apri un file
decks-no-such = In questo browser non c’è un mazzo «{ $name }».
decks-deleted = { $name } è eliminato.
decks-broken = Ciò che è conservato come «{ $name }» è danneggiato e non si legge come mazzo.
decks-unkept = Il browser non può conservare questo mazzo: la sua memoria è piena o vietata. Salvalo come file prima di uscire.
decks-pool = Carte
decks-deck = Mazzo
decks-sides = Che cosa si vede
decks-cards = Carte trovate
decks-search = Parole o fatti: pesca costo<=3
decks-filters = { $number ->
    [0] Filtri
    [one] Filtri, uno attivo
   *[other] Filtri, { $number } attivi
  }
decks-asks = Si può anche scrivere: { $facts }. "più parole" una accanto all’altra; -parola senza di essa; { $example } l’uno o l’altro.
decks-any = qualsiasi
decks-or = o anche…
decks-unchoose = Senza { $value }
decks-least = da
decks-most = a
decks-at-least = { $what } almeno
decks-at-most = { $what } al massimo
decks-found = { $number ->
    [0] Nessuna carta ha tutto questo
    [one] Una carta
   *[other] { $number } carte
  }
decks-nearest = { $number ->
    [0] Nessuna carta ha nulla di questo
    [one] Nessuna carta ha tutto questo; una ci si avvicina
   *[other] Nessuna carta ha tutto questo; { $number } ci si avvicinano
  }
decks-clear-search = Cerca altro
decks-show-more = altre { $number }
decks-more = Aggiungi { $title }, { $count } nel mazzo
decks-less = Togli { $title }, { $count } nel mazzo
decks-read = Leggi { $title }
decks-not-yet = Qui non si può ancora giocare: non si capisce che cosa fa.
decks-not-yet-short = qui non ancora giocabile
decks-name = Nome del mazzo
decks-cards-word = { $number ->
    [one] carta
   *[other] carte
  }
decks-count = { $number ->
    [one] 1 carta
   *[other] { $number } carte
  }
decks-undo = Annulla
decks-redo = Ripeti
decks-play = Gioca con questo mazzo
decks-play-named = Gioca con { $name }
decks-legal = In regola
decks-legal-in = In regola per: { $formats }
decks-faults = { $number ->
    [one] Non in regola: un errore
   *[other] Non in regola: { $number } errori
  }
decks-empty = Premi una carta per metterla nel mazzo.
decks-charts = Che cosa contiene
decks-export = Salva o copia come lista
decks-list-format = Come
decks-list = Il mazzo come lista
decks-save = Salva come file
decks-duplicate = Duplica
decks-clear = Togli tutte le carte
decks-delete = Elimina
decks-delete-named = Elimina { $name }
hand-title = Mano iniziale
hand-draw = Pesca una mano
hand-again = Pesca un’altra mano
hand-first = Comincio io
hand-kept = Le { $number } carte con cui cominci
hand-chances = Probabilità di trovare nelle prime { $number } carte, prima di scartarne
hand-of = tra queste
hand-least = { $number }+
card-of-list = carta { $card }:

# puzzles
puzzles = Problemi
puzzles-open =
    { $number ->
        [one] Un problema
       *[other] { $number } problemi
    }
puzzles-of = Problemi: { $game }
puzzles-about = Ognuno è una posizione con un obiettivo, e una via che non è la prima che si vede. L’altra parte risponde come meglio può; non ha carte in mano, e quelle nei mazzi sono vuote.
puzzles-done = { $done } di { $all } risolti
puzzle-number = Problema { $at } di { $all }
puzzle-solved-mark = Risolto
puzzle-level =
    { $level ->
        [1] Facile
        [2] Abbastanza facile
        [3] Medio
        [4] Difficile
       *[5] Molto difficile
    }
puzzle-odds =
    { $odds ->
        [one] Ogni via ci porta.
       *[other] A caso: una volta su { $odds }.
    }
puzzle-goal = Il tuo obiettivo
puzzle-met = Risolto!
puzzle-met-about =
    { $moves ->
        [one] La via più breve richiede una scelta.
       *[other] La via più breve richiede { $moves } scelte.
    }
puzzle-made =
    Hai fatto { $made ->
        [one] una scelta
       *[other] { $made } scelte
    }.
puzzle-shortest = Non c’è via più breve.
puzzle-failed = Non così.
puzzle-failed-about = L’obiettivo è mancato. Annulla l’ultima giocata, o ricomincia.
puzzle-hint = Suggerimento
puzzle-solution = Soluzione
puzzle-anew = Ricomincia
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-step = { $at } di { $all }
puzzle-go-on = Prossima mossa
puzzle-try = Prova tu
puzzle-shown = L’obiettivo è raggiunto.
