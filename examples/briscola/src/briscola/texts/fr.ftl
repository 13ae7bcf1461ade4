### Tout ce qu'Arbitre dit de la Briscola, en français.

seat-name = Joueur { $letter }
    .you = vous
unknown-card = une carte
facedown-card = une carte cachée
some-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
list-two = { $first } et { $second }
list-more = { $first }, { $rest }

term-deck = pioche
term-trump = atout
term-hand = main
term-table = joue
term-won = cartes gagnées
term-points = points
term-coins = deniers
term-cups = coupes
term-swords = épées
term-clubs = bâtons

event-deals = { $player } donne
    .you = Vous donnez
event-draws = { $player } pioche { $card }
    .you = Vous piochez { $card }
event-draws-trump = { $player } pioche l'atout, { $card }
    .you = Vous piochez l'atout, { $card }
event-turns-up = { $card } est retourné, sa couleur est l'atout
event-turn-begins = Levée { $amount } : { $player } commence
    .you = Levée { $amount } : vous commencez
event-plays = { $player } joue { $card }
    .you = Vous jouez { $card }
event-takes =
    { $player } emporte { $cards } : { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    .you =
        Vous emportez { $cards } : { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
event-has-most = { $player } a { $amount } points
    .you = Vous avez { $amount } points
event-concedes = { $player } abandonne
    .you = Vous abandonnez

question-play-a-card = { $player }, jouez une carte
    .you = Jouez une carte
option-play = { $card }

reason-not-your-turn = c'est à un autre de jouer
reason-not-in-hand = { $card } n'est pas dans votre main
reason-game-over = la partie est finie
refusal = { $why } (règle { $rule })

result-none = La partie n'est pas finie.
result-points =
    { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
    .you-winners =
        { $count ->
            [one] Vous gagnez.
           *[other] { $winners } gagnez.
        }
result-draw = Partie nulle.
result-concession =
    { $count ->
        [one] { $winners } gagne par abandon.
       *[other] { $winners } gagnent par abandon.
    }
    .you-winners =
        { $count ->
            [one] Vous gagnez par abandon.
           *[other] { $winners } gagnez par abandon.
        }
