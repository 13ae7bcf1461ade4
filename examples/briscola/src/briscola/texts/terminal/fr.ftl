### Ce que le terminal dit de la Briscola seule, en français.

verb-play = jouer, joue
example-move = jouer as de coupes
example-refused = jouer as de coupes
example-card = as de coupes
example-rule = atout
help-board =
    Les points sont ceux des levées faites ;
    l'atout est la dernière carte de la pioche.
card-points = { $points } points
