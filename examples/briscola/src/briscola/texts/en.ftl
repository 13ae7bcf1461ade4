### Everything Arbitre says about Briscola, in English.

seat-name = Player { $letter }
    .you = you
unknown-card = a card
facedown-card = a face-down card
some-cards =
    { $count ->
        [0] no cards
        [one] a card
       *[other] { $count } cards
    }
list-two = { $first } and { $second }
list-more = { $first }, { $rest }

term-deck = deck
term-trump = trump
term-hand = hand
term-table = plays
term-won = cards won
term-points = points
term-coins = coins
term-cups = cups
term-swords = swords
term-clubs = clubs

event-deals = { $player } deals
    .you = You deal
event-draws = { $player } draws { $card }
    .you = You draw { $card }
event-draws-trump = { $player } draws the trump, { $card }
    .you = You draw the trump, { $card }
event-turns-up = { $card } is turned up: its suit is trump
event-turn-begins = Trick { $amount }: { $player } leads
    .you = Trick { $amount }: you lead
event-plays = { $player } plays { $card }
    .you = You play { $card }
event-takes =
    { $player } takes { $cards }: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    .you =
        You take { $cards }: { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
event-has-most = { $player } has { $amount } points
    .you = You have { $amount } points
event-concedes = { $player } concedes
    .you = You concede

question-play-a-card = { $player }, play a card
    .you = Play a card
option-play = { $card }

reason-not-your-turn = it is another player's turn
reason-not-in-hand = { $card } is not in your hand
reason-game-over = the game is over
refusal = { $why } (rule { $rule })

result-none = The game is not over.
result-points =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
    .you-winners =
        { $count ->
            [one] You win.
           *[other] { $winners } win.
        }
result-draw = A draw.
result-concession =
    { $count ->
        [one] { $winners } wins by concession.
       *[other] { $winners } win by concession.
    }
    .you-winners =
        { $count ->
            [one] You win by concession.
           *[other] { $winners } win by concession.
        }
