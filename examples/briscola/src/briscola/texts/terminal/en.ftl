### What the terminal says of Briscola alone, in English.

verb-play = play
example-move = play ace of cups
example-refused = play ace of cups
example-card = ace of cups
example-rule = trump
help-board = Points are those of the tricks taken; the trump is the last card to be drawn.
card-points = { $points } points
