### Tutto ciò che Arbitre dice della Briscola, in italiano.

seat-name = Giocatore { $letter }
    .you = tu
unknown-card = una carta
facedown-card = una carta coperta
some-cards =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
list-two = { $first } e { $second }
list-more = { $first }, { $rest }

term-deck = mazzo
term-trump = briscola
term-hand = mano
term-table = gioca
term-won = carte prese
term-points = punti
term-coins = denari
term-cups = coppe
term-swords = spade
term-clubs = bastoni

event-deals = { $player } dà le carte
    .you = Dai le carte
event-draws = { $player } pesca { $card }
    .you = Peschi { $card }
event-draws-trump = { $player } pesca la briscola, { $card }
    .you = Peschi la briscola, { $card }
event-turns-up = Si scopre { $card }: il suo seme è briscola
event-turn-begins = Presa { $amount }: comincia { $player }
    .you = Presa { $amount }: cominci tu
event-plays = { $player } gioca { $card }
    .you = Giochi { $card }
event-takes =
    { $player } prende { $cards }: { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
    .you =
        Prendi { $cards }: { $amount ->
            [one] { $amount } punto
           *[other] { $amount } punti
        }
event-has-most = { $player } ha { $amount } punti
    .you = Hai { $amount } punti
event-concedes = { $player } si arrende
    .you = Ti arrendi

question-play-a-card = { $player }, gioca una carta
    .you = Gioca una carta
option-play = { $card }

reason-not-your-turn = tocca a un altro
reason-not-in-hand = { $card } non è nella tua mano
reason-game-over = la partita è finita
refusal = { $why } (regola { $rule })

result-none = La partita non è finita.
result-points =
    { $count ->
        [one] { $winners } vince.
       *[other] { $winners } vincono.
    }
    .you-winners =
        { $count ->
            [one] Vinci.
           *[other] { $winners } vincete.
        }
result-draw = Pareggio.
result-concession =
    { $count ->
        [one] { $winners } vince per abbandono.
       *[other] { $winners } vincono per abbandono.
    }
    .you-winners =
        { $count ->
            [one] Vinci per abbandono.
           *[other] { $winners } vincete per abbandono.
        }
