### Ce que le terminal dit de 7 Fallen seulement, en français. Ce qu'il faut à tous les jeux : ../fr.ftl.

## Le plateau

count-life = FV { $left }/{ $life }
count-mortal = MORTELLE
count-feathers = Plumes { $number }
count-energy = EC { $number }
count-archangel = Archange à venir
count-book = Livre { $number }
count-register = Registre { $number }
count-purgatory = Purgatoire { $number }
count-pandemonium = Pandémonium { $number }
head-strength = ATQ
head-life = FV
head-shield = BOU
hand = Main
phase-setup = avant le premier tour
phase-dawn = Aurore
phase-word = Parole
phase-before-attack = avant l'attaque
phase-attack = attaque
phase-damage = attaque
phase-night = Nuit
phase-end = fin du tour
adoration = Adoration
nothing = rien
nobody = plus personne
empty-battlefield = rien sur le champ de bataille
source = { $card } { $number } EC
energy-only = réservés
line-firing = LDF
line-rear = AG
state-wounds = dégâts { $number }
state-energy = { $number } EC
state-markers = { $name } x{ $number }
state-copy = est { $card }
state-of = à { $player }
state-attacking = ATTAQUE
state-defending = DÉFEND
state-announced = annoncé
state-ambush = en Embuscade
cant-attack = n'attaque pas
cant-defend = ne défend pas
cant-be-attacked = ne peut être attaqué
cant-be-destroyed = ne peut être détruit
cant-be-banished = ne peut être banni
cant-be-targeted = ne peut être ciblé
cant-be-targeted-by-opponents = l'adversaire ne peut le cibler
cant-be-put-on-the-firing-line = pas en LDF
cant-gain-energy = ne gagne pas d'EC
about-storm = Tempête { $number }
about-worshippers = Adorateurs { $condition }/{ $revoke }
about-hourglasses =
    { $number ->
        [one] 1 Sablier
       *[other] { $number } Sabliers
    }
lacks-energy = manque { $number } EC
lacks-worshippers =
    { $number ->
        [one] manque 1 Adorateur
       *[other] manque { $number } Adorateurs
    }
archangel-to-come = { $card } { $fights }, Facteur Temps { $factor }
combat = Combat :
combat-announced = annoncés : { $cards }
combat-ambush = en Embuscade : { $cards }
stack = Pile d'effets, le plus récent d'abord :

## Coups

group-play = Jouer
group-storm = Tempête
group-gust = Bourrasque
group-phoenix = Phoenix
group-use = Utiliser
group-attack = Attaquer
group-ambush = Embuscade
group-top = Au-dessus
group-bottom = En dessous
group-pass = Passer
move-cost = { $card } ({ $cost })
move-use = { $card } : { $text }
move-attack-deity = la Divinité { $card }
move-link = { $card } avec { $target }
move-doubled = LDF, dégâts doublés
move-pass-turn = pour le reste du tour
announce-so-far = Annoncés : { $cards }.
paying = Encore à payer : { $number } EC
dividing = Dégâts à répartir : { $number }
revoking = Adorateur { $number } sur { $total }

## Ce qu'on peut taper

verb-play = jouer, play
verb-storm = tempête, storm
verb-gust = bourrasque, gust
verb-phoenix = phoenix, phénix
verb-use = utiliser, use
verb-announce-attack = annoncer, phase d'attaque, announce attack, announce
verb-attack = attaquer, attack
verb-ambush = embuscade, ambush
verb-attack-deity = attaquer la divinité, attaquer divinité, attack deity
verb-no-attack = ne pas attaquer, no attack
verb-end-turn = fin, finir, terminer, end turn, end
verb-pass = passer, pass
verb-pass-for-the-turn = passer le tour, passer pour le tour, pass for the turn, pass turn
verb-done = c'est tout, fini, done
verb-choose = choisir, cibler, choose, pick
verb-revoke = révoquer, revoke
verb-retreat = reculer, retreat
verb-look = regarder, registre, look
verb-worshipper = adorateur, worshipper
verb-archangel = archange, archangel
verb-top = dessus, au-dessus, top
verb-bottom = dessous, en dessous, bottom
verb-put-away = changer, exchange
verb-discard = défausser, discard
example-move = jouer garungun
example-refused = fin
example-card = garungun
example-rule = assassin
help-board =
    annoncer        la phase d'attaque, une fois par tour ;
                    puis attaquer NOM ou embuscade NOM, et fini
    passer          ne rien faire ; passer le tour : ne plus être interrogé
    nulle           proposer partie nulle
    Sur le plateau : { $up } plus, { $down } moins qu'imprimé ; #2 le deuxième du nom.
    AG arrière-garde, LDF ligne de feu : qui y est attaqué prend double dégâts.
    Ce qui est lié à un Ange est sous lui : son Golem avec BOU, son Équipement.
    3/4 après un combattant : ATQ, FV restante ; [2] : BOU restant d'un Golem.
    Adorateurs 3/1 dans la main : en avoir trois, en révoquer un.

## Cartes et decks

fault-one-deity = { $count } Divinités, mais un Eden en a une
fault-one-archangel = { $count } Archanges, mais un Eden en a un
fault-one-temple = { $count } Temples, mais un Eden en a un
fault-one-gift = { $count } Cadeaux divins, mais un Eden en a un au plus
fault-familiar = { $card } est un Familier : seuls des effets le font venir en jeu
fault-other-kingdom = { $card } est du royaume { $kingdom }, mais la Divinité est du royaume { $own }
fault-no-kingdom = { $card } n'a pas de royaume ; seuls un Miracle, un Équipement ou un Cadeau divin peuvent s'en passer
fault-register-size = { $count } Adorateurs, mais un Registre en a exactement { $wanted }
fault-too-few-pages =
    { $count ->
        [one] { $count } page dans le Livre Sacré, mais { $format } en demande au moins { $minimum }
       *[other] { $count } pages dans le Livre Sacré, mais { $format } en demande au moins { $minimum }
    }
fault-too-many-copies =
    { $maximum ->
        [one] { $count } exemplaires de { $card }, mais { $maximum } au plus est autorisé
       *[other] { $count } exemplaires de { $card }, mais { $maximum } au plus sont autorisés
    }
fault-led = { $count } exemplaires de { $card }, mais à côté du Leader { $leader } chaque page est seule de son nom
fault-two-leaders = { $cards } sont des Leaders, mais les Leaders d'un Livre Sacré portent tous le même nom
fault-not-loyal = { $card } n'a pas les mêmes classes que { $loyal }, qui est Loyaliste
fault-banned = { $card } est bannie

## Pages de cartes

card-from-book = d'après le livre : { $fields } ; le reste est de nous
card-ours = tout est de nous : le livre ne dit rien de cette carte
field-name = nom
field-en = nom anglais
field-type = type
field-kingdom = royaume
field-classes = classes
field-cost = coût EC
field-attack = ATQ
field-life = FV
field-shield = BOU
field-storm = coût Tempête
field-condition = condition
field-revoke = coût révoquer
field-hourglasses = Sabliers
field-energy = EC
field-time-factor = Facteur Temps
field-will = Volonté Divine
field-feathers = Plumes
field-legendary = légendaire
field-renown = renommée
field-abilities = capacités
field-part-of-the-abilities = une partie des capacités
