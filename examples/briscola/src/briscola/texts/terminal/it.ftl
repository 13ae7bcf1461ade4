### Ciò che il terminale dice della sola Briscola, in italiano.

verb-play = giocare, gioca
example-move = gioca asso di coppe
example-refused = gioca asso di coppe
example-card = asso di coppe
example-rule = briscola
help-board = I punti sono quelli delle prese fatte; la briscola è l'ultima carta del mazzo.
card-points = { $points } punti
