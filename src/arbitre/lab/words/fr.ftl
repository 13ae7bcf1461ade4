# Ce que disent les rapports du laboratoire.

axis-share = parties gagnées
axis-low = au moins
axis-high = au plus
axis-games = parties
axis-turns = tours des deux joueurs
axis-own-turn = tour du joueur
axis-winner = gagnées par
axis-deck = deck
axis-against = contre
axis-gain = points gagnés en plus
nobody = personne
numbers = Les chiffres

col-games = parties
col-won = gagnées
col-draws = nulles
col-deck = deck
col-ended = fin par
col-won-by = gagnées par { $deck }
col-won-by-nobody = gagnées par personne
ended-lore = éclats de Lore
ended-deck = pioche vide
ended-concession = abandon
ended-influence = influence
ended-endless-loop = boucle sans fin
ended-deity = chute d'une Divinité
ended-agreement = accord
ended-unfinished = personne (trop long)
swap = { $out } → { $into }

head-who = Qui commence
head-course = Au fil des parties
head-length = La durée des parties
head-ended = Comment les parties finissent

whole = toutes les parties
goes-first = { $deck } commence
goes-second = { $deck } joue en second

named = { $name }
col-all = tous les autres
col-field = part du champ
col-brought = part du mélange
col-against-mix = gagne contre lui
head-matrix = Qui bat qui
text-matrix = Ce que le deck d'une ligne gagne contre celui d'une colonne. Les decks sont rangés par ce qu'ils gagnent contre tous les autres.
head-field = Contre le champ
text-field = Ce que chaque deck gagnerait si les adversaires étaient aussi répandus que le dit le champ, lui-même compris.
head-mix = Le mélange que personne ne peut exploiter
text-mix = Si tout le monde apportait { $decks }, chacun aussi souvent que ceci, aucun deck ne gagnerait plus de la moitié de ses parties contre eux. Intervalles : où les parts peuvent se trouver, vu le nombre de parties.
text-mix-one = { $decks } seul : aucun deck ne gagne plus de la moitié de ses parties contre lui. Intervalles : où les parts peuvent se trouver, vu le nombre de parties.
title-matrix = { $decks } decks les uns contre les autres
answer-matrix = { $best } gagne le plus contre les autres, { $share } ; { $worst } le moins, { $least }.
col-card = carte
col-copies = exemplaires
col-against = contre
col-gain = points gagnés en plus
col-before = avant
col-after = après
col-games-each = parties de chacun
whole-field = tous ensemble
title-compare = Ce que change le passage de { $before } à { $after }
answer-compare-better = { $after } gagne { $gain } points de plus : le changement est bon, avec 95 % de certitude.
answer-compare-worse = { $after } gagne { $gain } points de plus : le changement est mauvais, avec 95 % de certitude.
answer-compare-open = { $after } gagne { $gain } points de plus : on ne sait pas encore si le changement est bon.
head-changes = Le changement
head-by-opponent = Contre qui
text-paired = Les deux decks ont joué les mêmes départs, distribués de même là où ils sont semblables. La chance compte donc moins que dans autant de parties sans rien de commun.
head-needed = Combien de parties il faut
text-needed = Une différence de { $points } se verrait quatre fois sur cinq après quelque { $games } parties de chaque deck, à en juger par la variation de celles-ci.
col-own-turn = tour
col-holds = après correction
col-seen-gain = points en plus quand elle est vue
col-in-hand = en main de départ
col-drawn = piochée plus tard
col-played = jouée
col-not-seen = jamais vue
col-turn-drawn = vue au tour
col-turn-played = jouée au tour
col-put-away = cartes écartées
col-often = des mains
holds = tient
open = ouvert
the-others = adversaires
title-deck = { $deck }
answer-deck = { $deck } a gagné { $share } contre { $decks ->
    [one] un deck.
   *[other] { $decks } decks.
  }
head-worth = Ce que vaut un exemplaire
text-worth-blank = Les mêmes départs ont été joués avec un exemplaire de la carte remplacé par une carte vide, qui coûte autant et ne fait rien. C'est donc ce que la carte cause, non ce qui l'accompagne.
text-worth-card = Les mêmes départs ont été joués avec un exemplaire de la carte remplacé par { $card }. C'est donc ce que la carte cause, non ce qui l'accompagne.
head-hands = Mains de départ
text-hands = Combien de cartes de la première main ont été écartées, et ce qui a été gagné alors. Ce sont les mauvaises mains qu'on change : ceci en dit plus sur les mains que sur le fait d'en changer. Ce que le changement cause se mesure par --hands.
head-altering = Ce que fait changer sa main
text-altering = Les mêmes départs ont été joués en gardant chaque main de départ telle quelle. C'est donc ce que cause le changement : ce qui a été gagné de plus avec la main changée comme le joueur l'a fait.
hands-all = toutes les mains
hands-altered = mains changées
hands-count = { $cards ->
    [one] une carte écartée
   *[other] { $cards } cartes écartées
  }
head-altering-cards = Ce que fait écarter une carte
text-altering-cards = De même pour les mains dont une carte a été écartée, peut-être avec d'autres. Au-dessous de zéro : dans l'ensemble, il aurait mieux valu garder ces mains. « Tient » : parmi les différences données pour tenir, pas plus d'une sur 20 n'est due au hasard (Benjamini et Hochberg).
col-hands = mains de départ
col-starts = départs
head-ink = L'encre
head-resources = Les ressources
head-energy = L'énergie
head-lore = Les éclats de Lore
head-influence = L'influence
head-life = La vie
number-ink = cartes dans la réserve d'encre
number-resources = ressources
number-energy = énergie
number-lore = éclats de Lore
number-influence = influence
number-life = vie de la Divinité
text-curve = Au début de chacun des tours du joueur : la moyenne, et un écart-type de part et d'autre.
head-cards = Les cartes, telles que les parties se sont passées
text-cards = Ce qui a été gagné quand une carte était dans la main de départ, piochée plus tard, jouée, ou jamais vue. « Tient » : parmi les différences données pour tenir, pas plus d'une sur 20 n'est due au hasard (Benjamini et Hochberg).
text-flatter = Ces chiffres flattent : une carte piochée tard l'est dans des parties qui ont duré, et une carte jouée quand on mène l'est dans des parties gagnées. Ce qu'une carte cause se mesure par --worth.
col-pairs = paires de parties
col-swap = échange
title-cards = Les cartes au fil de { $games } parties
answer-cards = { $holding ->
    [0] D'aucune des { $cards } cartes on ne peut dire qu'elle gagne plus ou moins que sa part.
    [one] Une carte sur { $cards } gagne plus ou moins que sa part.
   *[other] { $holding } cartes sur { $cards } gagnent plus ou moins que leur part.
  }
head-standings = Les decks avec une carte contre ceux qui ne l'ont pas
text-standings = De combien de points les decks avec une carte ont dépassé la moitié contre ceux qui ne l'ont pas ; { $cards } cartes vues dans au moins { $least } paires de parties. « Tient » : parmi celles données pour tenir, pas plus d'une sur 20 n'est due au hasard (Benjamini et Hochberg).
text-standings-flatter = La plupart des decks sont tirés au sort : une carte est jugée en mauvaise compagnie. Celle qui a besoin d'autres paraît moins bonne qu'elle n'est, et une bonne couleur ou un bon métier fait paraître meilleures toutes ses cartes.
title-tune = Échanges pour { $deck }
answer-tune = Ceux-ci l'améliorent : { $swaps }.
answer-tune-none = D'aucun échange on ne peut dire qu'il l'améliore.
head-tune = Les derniers échanges, sur des départs qu'aucun n'avait vus
text-tune = { $games } parties de chacun contre chaque adversaire. « Tient » : parmi ceux donnés pour tenir, pas plus d'un sur 20 n'est dû au hasard (Benjamini et Hochberg).
title-run = { $a } contre { $b }
answer-run = { $a } a gagné { $share } de { $games ->
    [one] une partie
   *[other] { $games } parties
  } : { $verdict }
verdict-better = le meilleur des deux, avec 95 % de certitude.
verdict-worse = le plus faible des deux, avec 95 % de certitude.
verdict-open = on ne sait pas encore lequel est le meilleur.
text-length = La moitié des parties a duré de { $low } à { $high } tours, des deux joueurs ensemble ; la médiane est { $median }.
text-sprt-high = Le test s'est arrêté : { $high } s'accorde mieux aux résultats que { $low } (il se trompe une fois sur 20).
text-sprt-low = Le test s'est arrêté : { $low } s'accorde mieux aux résultats que { $high } (il se trompe une fois sur 20).
text-sprt-open = Le test entre { $low } et { $high } n'est pas fini : le rapport en est à { $ratio }, entre { $from } et { $to }.
head-sprt = Le test

engine-compiled = compilé
engine-plain = en Python
about-players = Joué par { $player }, qui ne voit rien de plus que sa place ; moteur { $engine }, Arbitre { $version }.
about-pairs = Chaque départ a été joué deux fois, les decks échangeant leurs places : graines { $first } à { $last }. Les intervalles contiennent la vérité dans 95 cas sur 100 (Wilson) ; les deux parties d'un départ comptent selon ce qu'elles ont de commun.
about-data = Toutes les parties, avec leurs tours, pioches et cartes jouées, sont à côté de cette page en fichiers Parquet : arbitre lab sql les lit.
