# Quello che dicono i rapporti del laboratorio.

axis-share = partite vinte
axis-low = almeno
axis-high = al massimo
axis-games = partite
axis-turns = turni di entrambi i giocatori
axis-own-turn = turno del giocatore
axis-winner = vinte da
axis-deck = mazzo
axis-against = contro
axis-gain = punti vinti in più
nobody = nessuno
numbers = I numeri

col-games = partite
col-won = vinte
col-draws = pari
col-deck = mazzo
col-ended = fine per
col-won-by = vinte da { $deck }
col-won-by-nobody = vinte da nessuno
ended-lore = leggende
ended-deck = mazzo vuoto
ended-concession = resa
ended-influence = influenza
ended-endless-loop = ciclo senza fine
ended-deity = caduta di una Divinità
ended-agreement = accordo
ended-unfinished = nessuno (troppo lunga)
swap = { $out } → { $into }

head-who = Chi comincia
head-course = Mentre si giocava
head-length = Quanto durano le partite
head-ended = Come finiscono le partite

whole = tutte le partite
goes-first = { $deck } comincia
goes-second = { $deck } gioca per secondo

named = { $name }
col-all = tutti gli altri
col-field = del campo
col-brought = della miscela
col-against-mix = vince contro di essa
head-matrix = Chi batte chi
text-matrix = Quanto il mazzo di una riga vince contro quello di una colonna. I mazzi sono in ordine di quanto vincono contro tutti gli altri.
head-field = Contro il campo
text-field = Quanto vincerebbe ogni mazzo se gli avversari fossero diffusi come dice il campo, lui compreso.
head-mix = La miscela che nessuno può sfruttare
text-mix = Se tutti portassero { $decks }, ciascuno con questa frequenza, nessun mazzo vincerebbe contro di loro più della metà delle partite. Intervalli: dove possono stare le quote, dato il numero di partite.
text-mix-one = { $decks } da solo: nessun mazzo vince contro di esso più della metà delle partite. Intervalli: dove possono stare le quote, dato il numero di partite.
title-matrix = { $decks } mazzi uno contro l'altro
answer-matrix = { $best } vince di più contro gli altri, { $share }; { $worst } di meno, { $least }.
col-card = carta
col-copies = copie
col-against = contro
col-gain = punti vinti in più
col-before = prima
col-after = dopo
col-games-each = partite di ciascuno
whole-field = tutti insieme
title-compare = Che cosa fa cambiare { $before } in { $after }
answer-compare-better = { $after } vince { $gain } punti in più: il cambio è buono, con il 95 % di certezza.
answer-compare-worse = { $after } vince { $gain } punti in più: il cambio è cattivo, con il 95 % di certezza.
answer-compare-open = { $after } vince { $gain } punti in più: non si sa ancora se il cambio sia buono.
head-changes = Il cambio
head-by-opponent = Contro chi
text-paired = I due mazzi hanno giocato dalle stesse partenze, distribuiti allo stesso modo dove sono uguali. Così la fortuna conta meno che in altrettante partite senza nulla in comune.
head-needed = Quante partite ci vogliono
text-needed = Una differenza di { $points } si vedrebbe in quattro casi su cinque dopo circa { $games } partite di ogni mazzo, a giudicare da quanto sono variate queste.
col-own-turn = turno
col-holds = dopo la correzione
col-seen-gain = punti in più quando è vista
col-in-hand = nella mano iniziale
col-drawn = pescata dopo
col-played = giocata
col-not-seen = mai vista
col-turn-drawn = vista al turno
col-turn-played = giocata al turno
col-put-away = carte messe via
col-often = delle mani
holds = regge
open = aperto
the-others = avversari
title-deck = { $deck }
answer-deck = { $deck } ha vinto { $share } contro { $decks ->
    [one] un mazzo.
   *[other] { $decks } mazzi.
  }
head-worth = Quanto vale una copia
text-worth-blank = Le stesse partenze sono state giocate con una copia della carta sostituita da una carta vuota, che costa altrettanto e non fa nulla. È dunque ciò che la carta causa, non ciò che le si accompagna.
text-worth-card = Le stesse partenze sono state giocate con una copia della carta sostituita da { $card }. È dunque ciò che la carta causa, non ciò che le si accompagna.
head-hands = Mani iniziali
text-hands = Quante carte della prima mano sono state messe via, e quanto si è vinto allora. Si cambiano le mani cattive: questo dice più delle mani che del cambiarle. Ciò che il cambio causa si misura con --hands.
head-altering = Che cosa fa cambiare la mano
text-altering = Le stesse partenze sono state giocate tenendo ogni mano iniziale com'era. È dunque ciò che il cambio causa: quanto si è vinto in più con la mano cambiata come ha fatto il giocatore.
hands-all = tutte le mani
hands-altered = mani cambiate
hands-count = { $cards ->
    [one] una carta messa via
   *[other] { $cards } carte messe via
  }
head-altering-cards = Che cosa fa mettere via una carta
text-altering-cards = Lo stesso per le mani da cui è stata messa via una carta, forse con altre. Sotto lo zero: nel complesso sarebbe stato meglio tenere queste mani. «Regge»: delle differenze date per certe, non più di una su 20 è dovuta al caso (Benjamini e Hochberg).
col-hands = mani iniziali
col-starts = partenze
head-ink = L'inchiostro
head-resources = Le risorse
head-energy = L'energia
head-lore = Le leggende
head-influence = L'influenza
head-life = La vita
number-ink = carte nel calamaio
number-resources = risorse
number-energy = energia
number-lore = leggende
number-influence = influenza
number-life = vita della Divinità
text-curve = All'inizio di ogni turno del giocatore: la media, e uno scarto tipo da una parte e dall'altra.
head-cards = Le carte, per come sono andate le partite
text-cards = Quanto si è vinto quando una carta era nella mano iniziale, pescata dopo, giocata, o mai vista. «Regge»: delle differenze date per certe, non più di una su 20 è dovuta al caso (Benjamini e Hochberg).
text-flatter = Questi numeri lusingano: una carta pescata tardi lo è in partite che sono durate, e una giocata quando si è in vantaggio lo è in partite vinte. Ciò che una carta causa si misura con --worth.
col-pairs = coppie di partite
col-swap = scambio
title-cards = Le carte in { $games } partite
answer-cards = { $holding ->
    [0] Di nessuna delle { $cards } carte si può dire che vinca più o meno della sua parte.
    [one] Una carta su { $cards } vince più o meno della sua parte.
   *[other] { $holding } carte su { $cards } vincono più o meno della loro parte.
  }
head-standings = I mazzi con una carta contro quelli senza
text-standings = Di quanti punti i mazzi con una carta hanno superato la metà contro quelli senza; { $cards } carte viste in almeno { $least } coppie di partite. «Regge»: di quelle date per certe, non più di una su 20 è dovuta al caso (Benjamini e Hochberg).
text-standings-flatter = Quasi tutti i mazzi sono estratti a sorte: una carta è giudicata in cattiva compagnia. Chi ha bisogno di altre sembra peggiore di quel che è, e un buon colore fa sembrare migliori tutte le sue carte.
title-tune = Scambi per { $deck }
answer-tune = Questi lo migliorano: { $swaps }.
answer-tune-none = Di nessuno scambio si può dire che lo migliori.
head-tune = Gli ultimi scambi, su partenze che nessuno aveva visto
text-tune = { $games } partite di ciascuno contro ogni avversario. «Regge»: di quelli dati per certi, non più di uno su 20 è dovuto al caso (Benjamini e Hochberg).
title-run = { $a } contro { $b }
answer-run = { $a } ha vinto { $share } di { $games ->
    [one] una partita
   *[other] { $games } partite
  }: { $verdict }
verdict-better = il migliore dei due, con il 95 % di certezza.
verdict-worse = il più debole dei due, con il 95 % di certezza.
verdict-open = quale sia il migliore non si sa ancora.
text-length = Metà delle partite è durata da { $low } a { $high } turni, contando entrambi i giocatori; la mediana è { $median }.
text-sprt-high = Il test si è fermato: { $high } si accorda ai risultati meglio di { $low } (sbaglia una volta su 20).
text-sprt-low = Il test si è fermato: { $low } si accorda ai risultati meglio di { $high } (sbaglia una volta su 20).
text-sprt-open = Il test tra { $low } e { $high } non è finito: il rapporto è a { $ratio }, tra { $from } e { $to }.
head-sprt = Il test

engine-compiled = compilato
engine-plain = in Python
about-players = Giocato da { $player }, che non vede più di quanto veda il suo posto; motore { $engine }, Arbitre { $version }.
about-pairs = Ogni partenza è stata giocata due volte con i mazzi a posti scambiati: semi da { $first } a { $last }. Gli intervalli contengono il vero in 95 casi su 100 (Wilson); le due partite di una partenza contano secondo quanto hanno in comune.
about-data = Tutte le partite, con turni, pescate e giocate, sono accanto a questa pagina come file Parquet: arbitre lab sql le legge.
