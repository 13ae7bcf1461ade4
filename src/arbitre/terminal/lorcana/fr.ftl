### Ce que le terminal dit de Lorcana seulement, en français. Ce qu'il faut à tous les jeux : ../fr.ftl.

## Le plateau

count-deck = pioche { $number }
count-lore = Lore { $number }/{ $goal }
count-ink = encre { $ready }/{ $number }
head-strength = for
head-willpower = vol
head-lore = Lore
hand = Main ({ $mark } peut devenir de l'encre)
items = Objets :
bag = Dans le sac :
state-drying = en séchage
state-move-cost = déplacement { $cost }
state-sings = chante { $cost }
state-under =
    { $count ->
        [one] 1 carte dessous
       *[other] { $count } cartes dessous
    }
state-shield = à l'abri
cant-quest = pas d'aventure
cant-challenge = ne défie pas
cant-sing = ne chante pas
cant-ready = ne se redresse pas
cant-exert = ne s'épuise pas
cant-move = ne se déplace pas
cant-be-challenged = ne peut être défié
cant-be-dealt-damage = ne subit aucun dommage
cant-be-dealt-challenge-damage = aucun dommage en défi

## Coups

group-ink = Encrer
group-play = Jouer
group-shift = Alter
group-sing = Chanter
group-use = Utiliser
group-quest = Aventure
group-challenge = Défier
group-move = Déplacer
group-other = Autre
move-cost = { $card } ({ $cost })
move-free = { $card } (gratuit)
move-onto = { $card } { $arrow } { $target } ({ $cost })
move-onto-more = { $card } { $arrow } { $target } ({ $cost } et un autre coût)
move-sing = { $card } { $arrow } { $target }
move-sing-together = { $card } (à l'unisson)
move-quest = { $card } (+{ $lore })
move-quest-paid = { $card } (+{ $lore }, coûte { $cost })
move-use = { $card } : { $text }
move-challenge = { $card } { $arrow } { $target } : { $what }
outcome = inflige { $deals }, subit { $takes } ; { $who }
outcome-location = inflige { $deals } ; { $who }
outcome-nobody = personne n'est banni
outcome-target = bannit l'autre
outcome-challenger = est banni
outcome-both = les deux sont bannis
brief-nobody = rien
brief-target = gagne
brief-challenger = perd
brief-both = les deux

## Ce qu'on peut taper

verb-ink = encrer, ink
verb-play = jouer, play
verb-shift = alter, shift
verb-sing = chanter, sing
verb-sing-together = unisson, sing together
verb-play-free = jouer gratuitement, play free
verb-use = utiliser, use
verb-use-free = utiliser gratuitement, use free
verb-quest = aventure, quest
verb-challenge = défier, challenge
verb-move = déplacer, move
verb-end-turn = fin, finir, terminer, end turn, end
verb-choose = choisir, choose
verb-discard = défausser, discard
joins = avec, sur, with, onto
example-move = aventure stitch
example-refused = défier stitch -> polochon
example-card = stitch
example-rule = charge
example-other = polochon
help-board =
    Sur le plateau : { $ink } peut devenir de l'encre ; { $up } plus, { $down } moins qu'imprimé ;
    #2 la deuxième du même nom ; encre 0/3 : aucune prête, trois dans la réserve.
    (3:2 gagne) : inflige 3, subit 2, seul le personnage défié est banni ;
    perd : seul celui qui défie l'est ; les deux ; rien.


## Cartes et decks

sign-strength = Force
sign-willpower = Volonté
sign-lore = Lore
sign-ink = encre
sign-inks = encres
card-inkable = peut devenir de l'encre
card-not-inkable = ne peut devenir de l'encre
card-stats = Force { $strength }, Volonté { $willpower }, Lore { $lore }
card-location = Volonté { $willpower }, Lore { $lore }, déplacement { $move }
deck-types = { $characters } personnages, { $actions } actions (chansons : { $songs }), { $items } objets, { $locations } lieux
deck-inkable =
    { $count ->
        [one] { $count } peut devenir de l'encre
       *[other] { $count } peuvent devenir de l'encre
    }
card-allowed = { $format } : autorisée
card-rotated = { $format } : plus depuis le { $date }
card-banned = { $format } : bannie depuis le { $date }
card-no-deck = pas pour les decks
fault-too-few-cards =
    { $count ->
        [one] { $count } carte, mais { $format } en demande au moins { $minimum }
       *[other] { $count } cartes, mais { $format } en demande au moins { $minimum }
    }
fault-too-many-inks = { $count } types d'encre ({ $inks }), mais { $maximum } au plus sont autorisés
fault-too-many-copies =
    { $maximum ->
        [one] { $count } exemplaires de { $card }, mais { $maximum } au plus est autorisé
       *[other] { $count } exemplaires de { $card }, mais { $maximum } au plus sont autorisés
    }
fault-banned = { $card } est bannie
fault-banned-since = { $card } est bannie de { $format } depuis le { $date }
fault-rotated = { $card } n'est dans aucune extension de { $format } depuis le { $date }
fault-in-no-set = { $card } n'est dans aucune extension de { $format }
fault-not-a-deck-card = { $card } ne peut être mise dans un deck
