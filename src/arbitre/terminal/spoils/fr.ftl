### Ce que le terminal dit de The Spoils seulement, en français. Ce qu'il faut à tous les jeux : ../fr.ftl.

## Le plateau

count-influence = influence { $number }
count-deck = deck { $number }
count-resources = ressources { $free }/{ $number }
count-icons = icônes { $icons }
head-strength = for
head-life = end
head-speed = vit
hand = Main (seuil, coût)
no-resources = aucune ressource
facedown-cards = face cachée : { $cards }
facedown-count = { $count } face cachée
being-played = En train d'être jouée :
battle = Combat :
battle-attack = { $player } attaque { $target }
battle-attackers = avec { $cards }
battle-blockers = contre { $cards }
battle-nothing = plus rien
state-attached = attachée
state-of = à { $player }
state-attacking = attaque
state-blocking = bloque
state-structure = structure { $number }
state-new = nouveau
state-tokens = jetons { $number }
state-lacks = manque { $icons }
state-shield = à l'abri
cant-attack = n'attaque pas
cant-block = ne bloque pas
cant-be-blocked = ne peut être bloqué
cant-be-picked = ne peut être choisi
cant-be-picked-by-opponents = l'adversaire ne peut le choisir
cant-be-destroyed = ne peut être détruit
cant-be-restored = ne peut être restauré
cant-be-restored-by-the-restore-rule = pas restauré par la règle
cant-be-attacked = ne peut être attaqué
cant-use-abilities = capacités sans usage

## Coups

group-play = Jouer
group-flip = Flip Up
group-use = Utiliser
group-attack = Attaquer
group-up = Face visible
group-down = Face cachée
group-pass = Passer
move-cost = { $card } ({ $cost })
move-use = { $card } : { $text }
move-attack-faction = { $player } (influence { $influence })
move-attack-location = { $card } (structure restante { $left })
move-pass-turn = pour le reste du tour
move-assign = { $card } : { $number }
paying = Ressource { $number } sur { $total }
paying-on = Ressource { $number } sur { $total } ; jusqu'ici : { $cards }
rest-to = Le reste va à { $cards }

## Ce qu'on peut taper

verb-play = jouer, play
verb-flip-up = retourner, flip up, flip
verb-use = utiliser, use
verb-attack = attaquer, attack
verb-block = bloquer, block
verb-end-turn = fin, finir, terminer, end turn, end
verb-pass = passer, pass
verb-pass-for-the-turn = passer le tour, passer pour le tour, pass for the turn, pass turn
verb-done = c'est tout, fini, done
verb-choose = choisir, choose, pick
verb-face-up = face visible, face up
verb-face-down = face cachée, face down
verb-discard = défausser, discard
example-move = attaquer
example-refused = jouer eye gouge
example-card = eye gouge
example-rule = seuil
help-board =
    passer          ne rien faire ; passer le tour : ne plus être interrogé
    attaquer        attaquer l'adversaire ; attaquer NOM un lieu ; puis qui attaque
    Sur le plateau : { $up } plus, { $down } moins qu'imprimé ; #2 la deuxième du nom ;
    ressources 3/5 : trois libres, deux attachées ; nouveau : n'attaque pas encore.
    Icônes : O Obsession, G Cupidité, E Élitisme, D Supercherie, R Rage,
    V Volonté ; R3 : trois.
    RR 4 dans la main : seuil RR, coût 4 ; manque R : il manque une Rage.
    3/2/4 après un combattant : force, endurance restante, vitesse.

## Cartes et decks

card-threshold = seuil { $icons }
card-stats = force { $strength }, endurance { $life }, vitesse { $speed }
card-structure = structure { $number }
card-provides = fournit { $icons }
card-influence = influence { $number }
card-starting = ressources de départ { $names }
card-draw = main de départ { $first } en commençant, { $second } sinon
fault-one-faction =
    { $count ->
        [one] { $count } faction, mais un deck en a une
       *[other] { $count } factions, mais un deck en a une
    }
fault-too-few-cards =
    { $count ->
        [one] { $count } carte en plus de la faction, mais { $format } en demande au moins { $minimum }
       *[other] { $count } cartes en plus de la faction, mais { $format } en demande au moins { $minimum }
    }
fault-too-many-copies =
    { $maximum ->
        [one] { $count } exemplaires de { $card }, mais { $maximum } au plus est autorisé
       *[other] { $count } exemplaires de { $card }, mais { $maximum } au plus sont autorisés
    }
fault-banned = { $card } est bannie
fault-no-starting-resources = la faction part avec des ressources absentes du deck : { $wanted }
