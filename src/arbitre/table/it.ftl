# Quello che dice il server. $player è il nome di un giocatore.

computer-name = Computer
spectator = Uno spettatore

level-random = A caso
level-random-about = Fa una mossa legale qualsiasi. Per scoprire che cosa permettono le regole.
level-greedy = Goloso
level-greedy-about = Guarda una mossa avanti e prende ciò che gli conviene di più.

note-start = La partita comincia
note-move = { $player } decide
note-take-back = { $player } ritira l'ultima giocata
note-ask-take-back = { $player } chiede di ritirare l'ultima giocata
note-ask-draw = { $player } offre la patta
note-yes = { $player } accetta
note-no = { $player } rifiuta
note-concede = { $player } si arrende
note-draw = I giocatori si accordano per la patta
note-time = Il tempo di { $player } è scaduto
note-nudge = { $player }: promemoria, si aspetta una risposta
note-claim = { $player } non ha risposto; la partita è reclamata
note-show = { $player } mostra la mano agli spettatori
note-hide = { $player } nasconde la mano agli spettatori
note-rematch = { $player } vorrebbe giocare ancora
note-next = Si continua nella prossima partita
note-replaced = Il giocatore del computer ha fallito; uno più semplice risponde per { $player }

refused-late = A questa domanda è già stato risposto.
refused-not-yours = Non tocca a te rispondere.
refused-watching = Gli spettatori guardano soltanto.
refused-malformed = Questo messaggio non si capisce.
refused-version = Questa pagina non è della stessa versione del server: ricaricala.
refused-too-large = Questo messaggio è troppo grande.
refused-too-fast = Troppi messaggi; aspetta un momento.
refused-no-such-option = Questa opzione non c'è.
refused-not-now = Adesso non si può.
refused-no-such-key = Questo link non porta a nessuna stanza.
refused-draws = Questo gioco non conosce la patta per accordo.
refused-nothing-back = Non c'è niente da ritirare.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-windows = In questo gioco a nessuno si chiede di rispondere.

over-taken-over = Questo posto si gioca ora da un'altra finestra.
over-closed = Il server si chiude.
over-idle = Qui non succede niente da molto tempo. Il link resta valido.
over-slow = Questa connessione non tiene il passo.

fault-seats = { $count } posti: questo gioco si gioca in { $known }.
fault-format = Il formato { $format } non c'è; ci sono: { $known }.
fault-nobody = Qualcuno deve sedersi al tavolo.
fault-level = Il giocatore { $level } non c'è; ci sono: { $known }.
fault-long = Questa lista è troppo lunga.
fault-match = Un incontro si gioca in due.
fault-clock = Un orologio ha da un secondo a un giorno.
fault-teams = Queste squadre non sono possibili.
fault-malformed = Non si capisce: { $what }
fault-rooms = Da qui sono state aperte troppe stanze; aspetta un momento.
fault-game = Il gioco { $game } non c'è; ci sono: { $known }.
fault-language = La lingua { $wanted } non c'è; ci sono: { $known }.
fault-card = La carta { $name } non c'è.
fault-rule = La regola { $number } non c'è.
