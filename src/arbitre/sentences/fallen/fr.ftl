### Tout ce que dit Arbitre à propos de 7 Fallen, en français.
###
### Mêmes messages et mêmes variables que les autres langues. Un nom de carte ou de joueur n'a ni article ni genre connu :
### la phrase s'en passe, et rien qui s'élide (de, que, le, la) ne le précède. Une espace insécable précède : ; ? et !.


## Noms, nombres, listes

seat-name = Joueur { $letter }
    .you = vous
unknown-card = une carte
facedown-card = une carte face cachée
some-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
list-two = { $first } et { $second }
list-more = { $first }, { $rest }

## Mots pour le plateau et les menus

term-hand = main
term-deck = Livre Sacré
term-register = Registre
term-divine = Divin
term-adoration = Adoration
term-rear = Arrière-garde
term-firing = Ligne de feu
term-limbo = Limbes
term-discard = Purgatoire
term-out-of-game = Pandémonium
term-under = sous une carte
term-card = carte
term-page = page
term-deity = Divinité
term-archangel = Archange
term-temple = Temple
term-gift = Cadeau divin
term-angel = Ange
term-golem = Golem
term-familiar = Familier
term-miracle = Miracle
term-equipment = Équipement
term-blessing = Bénédiction
term-worshipper = Adorateur
term-strength = ATQ
term-life = FV
term-shield = BOU
term-energy = EC
term-cost = coût EC
term-damage = dégâts
term-storm = Tempête
term-condition = Adorateurs requis
term-revoke = révoquer
term-hourglass = Sablier
term-hourglasses = Sabliers
term-time-factor = Facteur Temps
term-will = Volonté Divine
term-feathers = Plumes
term-legendary = légendaire
term-renown = renommée
term-tilted = incliné
term-mortal = Mortelle

## Ce qui s'est passé : mise en place et tours

event-eden = { $player } a pour Divinité { $card }
    .you = Vous avez pour Divinité { $card }
event-starts = { $player } commence
    .you = Vous commencez
event-exchanges =
    { $amount ->
        [0] { $player } garde sa main de départ
        [one] { $player } change { $cards }
       *[other] { $player } change { $cards }
    }
    .you =
        { $amount ->
            [0] Vous gardez votre main de départ
            [one] Vous changez { $cards }
           *[other] Vous changez { $cards }
        }
event-turn-begins = Tour { $amount } : { $player }
    .you = Tour { $amount } : à vous de jouer
event-draws = { $player } pioche { $cards }
    .you = Vous piochez { $cards }
event-shuffles =
    { $word ->
        [register] { $player } mélange son Registre
       *[other] { $player } mélange son Livre Sacré
    }
    .you =
        { $word ->
            [register] Vous mélangez votre Registre
           *[other] Vous mélangez votre Livre Sacré
        }
event-looks = { $player } regarde { $cards }
    .you = Vous regardez { $cards }
event-put-back =
    { $word ->
        [top] { $player } replace { $card } au-dessus
       *[other] { $player } replace { $card } au-dessous
    }
    .you =
        { $word ->
            [top] Vous replacez { $card } au-dessus
           *[other] Vous replacez { $card } au-dessous
        }

## Ce qui s'est passé : jouer, activer, payer

event-played =
    { $word ->
        [storm] { $player } joue { $card } en Tempête
        [gust] { $player } joue { $card } par Bourrasque
        [phoenix] { $player } joue { $card } par Phoenix
       *[other] { $player } joue { $card }
    }
    .you =
        { $word ->
            [storm] Vous jouez { $card } en Tempête
            [gust] Vous jouez { $card } par Bourrasque
            [phoenix] Vous jouez { $card } par Phoenix
           *[other] Vous jouez { $card }
        }
event-uses-ability =
    { $way ->
        [named] { $player } utilise { $what } : { $card }
       *[single] { $player } utilise une capacité : { $card }
    }
    .you =
        { $way ->
            [named] Vous utilisez { $what } : { $card }
           *[single] Vous utilisez une capacité : { $card }
        }
event-pays =
    { $has-card ->
        [yes] { $player } dépense { $amount } EC pour { $card }
       *[no] { $player } dépense { $amount } EC
    }
    .you =
        { $has-card ->
            [yes] Vous dépensez { $amount } EC pour { $card }
           *[no] Vous dépensez { $amount } EC
        }
event-activated = L'effet entre dans la pile : { $card } ({ $player })
    .you = Votre effet entre dans la pile : { $card }
event-resolves = L'effet est résolu : { $card } ({ $player })
    .you = Votre effet est résolu : { $card }
event-cancelled = L'effet est annulé : { $card } ({ $player })
    .you = Votre effet est annulé : { $card }
event-aegis = Égide : { $card } est insensible à { $other }
event-loop-stopped = La boucle s'arrête : { $card }
event-replaced = { $other } remplace ce qui arriverait à { $card }
event-lasts = Un effet durable commence : { $card }

## Ce qui s'est passé : choix et hasard

event-names = { $player } nomme { $what } pour { $card }
    .you = Vous nommez { $what } pour { $card }
event-chance =
    { $amount ->
        [one] Le hasard désigne { $amount } carte : { $player }
       *[other] Le hasard désigne { $amount } cartes : { $player }
    }
    .you =
        { $amount ->
            [one] Le hasard désigne une de vos cartes
           *[other] Le hasard désigne { $amount } de vos cartes
        }
event-searches = { $player } cherche dans son Livre Sacré
    .you = Vous cherchez dans votre Livre Sacré
event-reveals = { $player } révèle { $cards }
    .you = Vous révélez { $cards }
event-reveals-hand =
    { $has-cards ->
        [yes] { $player } révèle toute sa main : { $cards }
       *[no] { $player } révèle une main vide
    }
    .you =
        { $has-cards ->
            [yes] Vous révélez toute votre main : { $cards }
           *[no] Vous révélez une main vide
        }

## Ce qui s'est passé : combat

event-announces-attack-phase =
    { $way ->
        [named] Contemplation, puis la Parole continue ({ $player }) : pas de phase d'attaque au premier tour
       *[single] { $player } annonce sa phase d'attaque
    }
    .you =
        { $way ->
            [named] Contemplation, puis votre Parole continue : pas de phase d'attaque au premier tour
           *[single] Vous annoncez votre phase d'attaque
        }
event-announces-attackers =
    { $amount ->
        [0] { $player } n'annonce aucun attaquant
        [one] { $player } annonce un attaquant : { $cards }
       *[other] { $player } annonce des attaquants : { $cards }
    }
    .you =
        { $amount ->
            [0] Vous n'annoncez aucun attaquant
            [one] Vous annoncez un attaquant : { $cards }
           *[other] Vous annoncez des attaquants : { $cards }
        }
event-goes-into-ambush = { $card } va en Embuscade ({ $player })
    .you = { $card } (à vous) va en Embuscade
event-declares = Attaque : { $cards } contre { $other }
event-does-not-attack = Pas d'attaque : { $cards }
event-redirects = L'attaque change de défenseur : { $cards } contre { $other }
event-defends = { $card } rejoint la défense
event-leaves-combat = { $card } quitte le combat
event-attack-fails =
    { $has-card ->
        [yes] L'attaque échoue : { $card }
       *[no] L'attaque échoue
    }
event-no-damage =
    { $has-card ->
        [yes] Aucun dégât n'est infligé : { $card }
       *[no] Aucun dégât n'est infligé
    }
event-attack-phase-stops = La phase d'attaque s'arrête aussitôt ({ $player })
    .you = Votre phase d'attaque s'arrête aussitôt
event-attack-phase-ends = Fin de la phase d'attaque ({ $player })
    .you = Fin de votre phase d'attaque

## Ce qui s'est passé : dégâts, FV, EC, marqueurs

event-inflicts-damage =
    { $amount ->
        [one] { $card } inflige { $amount } dégât à { $other }
       *[other] { $card } inflige { $amount } dégâts à { $other }
    }
event-heals =
    { $amount ->
        [one] { $amount } marqueur Dégât est retiré à { $card }
       *[other] { $amount } marqueurs Dégât sont retirés à { $card }
    }
event-shielded =
    { $amount ->
        [0] { $other } prévient les dégâts à { $card } ce tour
        [one] { $other } prévient { $amount } dégât à { $card } ce tour
       *[other] { $other } prévient { $amount } dégâts à { $card } ce tour
    }
event-deity-gains-vitality = { $card } gagne { $amount } FV
event-mortal = { $card } ({ $player }) devient Mortelle
    .you = { $card } (à vous) devient Mortelle
event-feather-falls =
    { $amount ->
        [0] { $other } fait tomber la dernière Plume : { $card }
        [one] { $other } fait tomber une Plume : { $card } en garde { $amount }
       *[other] { $other } fait tomber une Plume : { $card } en garde { $amount }
    }
event-gains-energy = { $card } gagne { $amount } EC
event-gains-markers =
    { $amount ->
        [one] { $card } reçoit un marqueur { $what }
       *[other] { $card } reçoit { $amount } marqueurs { $what }
    }
event-loses-markers =
    { $amount ->
        [one] { $card } perd un marqueur { $what }
       *[other] { $card } perd { $amount } marqueurs { $what }
    }

## Ce qui s'est passé : cartes et zones

event-enters-play =
    { $has-other ->
        [yes] { $player } met { $card } en jeu, avec { $other }
       *[no] { $player } met { $card } en jeu
    }
    .you =
        { $has-other ->
            [yes] Vous mettez { $card } en jeu, avec { $other }
           *[no] Vous mettez { $card } en jeu
        }
event-arrives-on-the-firing-line = { $card } arrive directement en LDF
event-linked = { $card } se lie à { $other }
event-unlinked = { $card } n'est plus lié à { $other }
event-moves =
    { $to ->
        [rear] { $card } va en AG
        [firing] { $card } va en LDF
       *[other] { $card } va dans l'Adoration
    }
event-destroyed =
    { $cause ->
        [effect] { $by } détruit { $card } ({ $player })
       *[other] Destruction : { $card } ({ $player })
    }
    .you =
        { $cause ->
            [effect] { $by } détruit { $card } (à vous)
           *[other] Destruction : { $card } (à vous)
        }
event-removed-from-game = Bannissement : { $card } ({ $player })
    .you = Bannissement : { $card } (à vous)
event-discards = { $player } défausse { $cards }
    .you = Vous défaussez { $cards }
event-put-into-hand = { $owner } prend { $card } en main
    .you-owner = Vous prenez { $card } en main
event-put-into-limbo = { $card } va dans les Limbes ({ $player })
    .you = { $card } va dans les Limbes (vous)
event-put-into-purgatory = { $card } va au Purgatoire ({ $player })
    .you = { $card } (à vous) va au Purgatoire
event-put-into-pandemonium = { $card } va au Pandémonium ({ $player })
    .you = { $card } (à vous) va au Pandémonium
event-put-on-the-deck = { $owner } met { $card } dans son Livre Sacré
    .you-owner = Vous mettez { $card } dans votre Livre Sacré
event-put-on-top-of-the-deck = { $owner } place { $card } au-dessus du Livre Sacré
    .you-owner = Vous placez { $card } au-dessus de votre Livre Sacré
event-put-on-the-bottom-of-the-deck = { $owner } place { $card } au-dessous du Livre Sacré
    .you-owner = Vous placez { $card } au-dessous de votre Livre Sacré
event-put-under = { $card } va sous une carte ({ $player })
    .you = { $card } (à vous) va sous une carte
event-vanishes = { $card } disparaît de l'espace de jeu ({ $player })
    .you = { $card } (à vous) disparaît de l'espace de jeu
event-goes-home = { $card } retourne à son propriétaire ({ $player })
    .you = { $card } retourne à son propriétaire : vous
event-exerts = { $player } incline { $card }
    .you = Vous inclinez { $card }
event-readies = { $player } redresse { $card }
    .you = Vous redressez { $card }
event-changes-control = { $player } prend le contrôle : { $card }
    .you = Vous prenez le contrôle : { $card }
event-transformed = { $card } se transforme en { $what }

## Ce qui s'est passé : ce que sont et peuvent les cartes

event-gets =
    { $sign ->
        [minus] { $card } subit -{ $size } { $what } ({ $other })
       *[plus] { $card } gagne +{ $size } { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } gagne une capacité ({ $other })
       *[other] { $card } gagne { $what } ({ $other })
    }
event-cant =
    { $word ->
        [attack] { $card } ne peut pas attaquer ({ $other })
        [be-destroyed] Rien ne peut détruire { $card } ({ $other })
        [be-attacked] Personne ne peut attaquer { $card } ({ $other })
        [be-targeted] Personne ne peut cibler { $card } ({ $other })
        [be-targeted-by-opponents] L'adversaire ne peut pas cibler { $card } ({ $other })
        [be-put-on-the-firing-line] { $card } ne peut pas aller en LDF ({ $other })
        [be-banished] Rien ne peut bannir { $card } ({ $other })
        [defend] { $card } ne peut pas défendre la Divinité ({ $other })
        [gain-energy] { $card } ne peut pas gagner d'EC ({ $other })
        [be-played-from-limbo] { $card } ne peut pas sortir des Limbes ({ $other })
       *[other] Un effet retient { $card } ({ $other })
    }

## Ce qui s'est passé : la fin

event-loses = { $player } perd la partie
    .you = Vous perdez la partie
event-concedes = { $player } concède la partie
    .you = Vous concédez la partie
event-offers-a-draw = { $player } propose la nulle
    .you = Vous proposez la nulle

## Ce qu'on peut faire

option-end-turn = Terminer la Parole divine
option-announce-attack =
    { $way ->
        [first] Contemplation (pas de phase d'attaque au premier tour)
       *[other] Annoncer la phase d'attaque
    }
option-play = Jouer { $card } ({ $cost })
option-storm = Jouer { $card } en Tempête ({ $cost })
option-gust = Jouer { $card } par Bourrasque ({ $cost })
option-phoenix = Jouer { $card } par Phoenix ({ $cost })
option-use =
    { $way ->
        [named] Utiliser { $what } : { $card }
       *[single] Utiliser la capacité : { $card }
    }
option-pass = Passer
option-pass-for-the-turn = Passer pour le reste du tour
option-yes = Oui
option-no = Non
option-done = C'est tout
option-choose = { $card }
option-assign = { $card } : { $number }
option-strike =
    { $number ->
        [one] { $card } : { $number } dégât
       *[other] { $card } : { $number } dégâts
    }
option-spend = { $card } : { $number }
option-take = { $card } : { $number }
option-ambush = En Embuscade : { $card }
option-look = Regarder le Registre pour y prendre un Adorateur
option-archangel = Mettre en jeu l'Archange : { $card }
option-worshipper = Mettre en jeu l'Adorateur : { $card }
option-attack = Attaquer : { $card }
option-attack-again = Attaquer encore : { $card }
option-attack-deity = Attaquer la Divinité : { $card }
option-no-attack = Ne pas attaquer
option-bottom = Placer { $card } au-dessous
option-top = Placer { $card } au-dessus
option-class = { $what }
option-discard = Défausser { $card }
option-link = { $card } avec { $target }
option-mode = Choix { $place }
option-name = { $what }
option-number = { $number }
option-next = { $card }
option-player = { $player }
    .you = Vous
option-put-away = Changer { $card }
option-replace = Utiliser le remplacement : { $card }
option-resolve = Activer d'abord : { $card }
option-retreat = Ramener en AG : { $card }
option-revoke = Révoquer { $card }

## Ce qui est demandé

question-turn-action = Que faites-vous ?
question-response = Répondez-vous ?
question-contemplation =
    { $phase ->
        [dawn] Contemplation de l'Aurore : agissez-vous ?
        [before-attack] Contemplation avant l'attaque : agissez-vous ?
        [attack] Contemplation dans la phase d'attaque : agissez-vous ?
        [word] Contemplation à la fin de la Parole : agissez-vous ?
        [night] Contemplation de la Nuit : agissez-vous ?
       *[other] Contemplation : agissez-vous ?
    }
question-who-starts = Qui commence ?
question-divine-grace = Grâce Divine : quelles pages changez-vous ?
question-retreat-to-the-rear = Quelles pages reviennent en AG ?
question-end-of-dawn = Votre Registre ou votre Archange ?
question-register = Quelle carte de votre Registre mettez-vous en jeu ?
question-announce-attackers = Quels attaquants annoncez-vous ?
question-next-attacker = Qui attaque maintenant ?
question-attack-together = Qui attaque avec { $card } ?
question-declare-attack = Contre quoi l'attaque est-elle déclarée ? ({ $card })
question-redirect-attack = Changez-vous de défenseur ? ({ $card })
question-divide-damage = Comment répartir ces dégâts ? ({ $card })
question-order-of-damage = De qui viennent les dégâts suivants, et combien ? ({ $card })
question-berserk = Berserk : attaquez-vous une seconde fois ? ({ $card })
question-retreat = Retrait : faites-vous revenir { $card } en AG ?
question-treasure = Trésor : combien de Poseidor prenez-vous ? ({ $card })
question-link = Quelle paire se lie ?
question-equip = À quel Ange lier { $card } ?
question-choose-class = Quelle classe donnez-vous à { $card } ?
question-revoke = Quel Adorateur révoquez-vous pour { $card } ?
question-sacrifice = Quel Ange détruisez-vous pour { $card } ?
question-pay-from =
    { $has-card ->
        [yes] Où prenez-vous les EC pour { $card } ?
       *[no] Où prenez-vous les EC ?
    }
question-spend = Où dépensez-vous les marqueurs ? ({ $card })
question-energy-to = Où mettez-vous les EC ? ({ $card })
question-phoenix = Phoenix : mettez-vous { $card } dans vos Limbes ?
question-choose-trigger = Quelle capacité activer d'abord ?
question-choose-order-of-effects = Quel effet entre d'abord dans la pile ? ({ $card })
question-choose-replacement = Qu'arrive-t-il à la place ? ({ $card })
question-choose-one = Faites un choix : { $card }
question-choose-card =
    { $way ->
        [target] Ciblez une carte pour { $card }
        [choose] Choisissez une carte pour { $card }
       *[designate] Désignez une carte pour { $card }
    }
question-choose-discard = Quelle page défausser pour { $card } ?
question-choose-number = Choisissez un nombre pour { $card }
question-choose-order = Quelle carte vient ensuite, en partant du dessus ({ $card }) ?
question-choose-player = Choisissez un joueur pour { $card }
question-top-or-bottom = Remise dessus ou dessous ? À chaque bout, la première nommée est la plus haute.
question-omen = Présage : dessus ou dessous ? À chaque bout, la première nommée est la plus haute. ({ $card })
question-may = Voulez-vous utiliser cet effet ? ({ $card })
question-name-a-card = Nommez une carte pour { $card }

## Pourquoi quelque chose ne se peut pas

refusal = { $why } (règle { $rule })
reason-game-over = La partie est finie
reason-linked-stays-behind = { $card } forme une paire avec une page qui ne peut pas être mise en LDF
reason-not-your-turn = Ce n'est pas votre tour
reason-something-else-first = Autre chose doit être décidé d'abord
reason-announce-attack-first = Il faut d'abord annoncer la phase d'attaque
reason-attack-phase-over = La phase d'attaque a déjà eu lieu
reason-archangel-not-yet = L'Archange ne peut pas encore venir : le Registre est trop grand
reason-cannot-be-attacked = { $card } ne peut pas recevoir d'attaque
reason-cannot-be-defender = { $card } ne peut pas devenir défenseur
reason-cannot-be-targeted = Personne ne peut cibler { $card }
reason-cannot-play = Un effet vous empêche de jouer { $card }
reason-divine-not-in-response = Intervention divine : { $card } ne peut pas répondre à un effet
reason-cannot-be-targeted-by-you = Vous ne pouvez pas cibler { $card }
reason-does-not-fit = { $card } ne convient pas ici
reason-effect-not-possible = L'effet ne peut pas se faire en entier : { $card }
reason-guardian = Gardien : { $card } ne peut ni attaquer ni aller en LDF
reason-forbidden-that = Ce que cela lui ferait est interdit à { $card }
reason-has-no-ability = { $card } n'a pas cette capacité
reason-legendary-already-there = Vous contrôlez déjà { $card }, légendaire
reason-attack-is-declared = Une attaque déclarée est définitive
reason-golem-without-attack = { $card } n'a pas d'ATQ et ne peut pas attaquer
reason-not-between-combats = Pendant la phase d'attaque, rien ne se joue hors de la Contemplation d'un combat ou d'une pile ouverte
reason-register-was-looked-at = Le Registre a été regardé : l'Archange pourra venir à la prochaine Aurore
reason-retreat-is-over = La retraite en AG se fait au début de l'Aurore divine
reason-must-choose = Il faut d'abord choisir quelque chose
reason-no-angel-for-equipment = Aucun de vos Anges ne peut porter { $card }
reason-no-priority = C'est l'autre joueur qui a la priorité
reason-no-room-in-ambush = Il n'y a plus de place en Embuscade
reason-no-sacrifice = Aucun de vos Anges ne peut servir au Sacrifice ({ $card })
reason-no-storm = { $card } ne se joue pas en Tempête
reason-not-a-page-to-play = { $card } n'est pas une page qui se joue
reason-not-an-option = Ce n'est pas l'une des réponses en ce moment
reason-not-at-this-time = { $card } ne peut pas se jouer ni s'utiliser à ce moment
reason-not-enough-energy = Vous n'avez pas assez d'EC pour { $card }
reason-not-in-ambush = { $card } n'est pas en Embuscade
reason-not-in-hand = { $card } n'est ni dans votre main ni dans vos Limbes
reason-not-to-the-firing-line = { $card } ne peut pas être mis en LDF, donc pas en Embuscade
reason-not-where-it-works = { $card } : cette capacité n'agit pas là où se trouve la carte
reason-not-your-card = Vous ne contrôlez pas { $card }
reason-silent-in-the-adoration = Dans l'Adoration, { $card } ne peut pas utiliser ses capacités
reason-oath-not-met = Le Serment n'est pas rempli : { $card }
reason-only-by-invocation = { $card } ne vient en jeu que par Invocation
reason-only-in-attack-phase = { $card } ne s'utilise que pendant une phase d'attaque
reason-pacifist = Pacifiste : { $card } ne peut pas attaquer
reason-phoenix-only = { $card } ne sort des Limbes que par Phoenix
reason-stack-is-open = Une pile d'effets est ouverte
reason-this-cannot-attack = { $card } ne peut pas attaquer
reason-tilted = { $card } est déjà en position inclinée
reason-too-few-to-revoke = Vous n'avez pas assez d'Adorateurs à révoquer pour { $card }
reason-too-few-worshippers = Vous n'avez pas assez d'Adorateurs pour { $card }
reason-used-this-turn = Cette capacité a déjà servi ce tour ({ $card })

## Comment cela s'est terminé

result-none = La partie n'est pas finie.
result-deity =
    { $count ->
        [0] Personne ne gagne : les deux Divinités ne sont plus.
        [one] { $winners } gagne : la Divinité adverse n'est plus.
       *[other] { $winners } gagnent.
    }
    .you-winners =
        { $count ->
            [one] Vous gagnez : la Divinité adverse n'est plus.
           *[other] { $winners } gagnez.
        }
result-concession = { $winners } gagne par concession.
    .you-winners = Vous gagnez par concession.
result-agreement = La partie est nulle d'un commun accord.

## Mots pour les positions composées à la main

position-rear = Arrière-garde
position-firing = Ligne de feu
position-adoration = Adoration
position-worshippers = Adorateurs simples dans l'Adoration
position-hand = main
position-limbo = Limbes
position-purgatory = Purgatoire
position-pandemonium = Pandémonium
position-book = Livre Sacré, la page du dessus en premier
position-blanks = pages vierges en guise de Livre
position-register = Registre, la page du dessus en premier
position-deity = Divinité
position-archangel = Archange dans les Cieux
position-temple = Temple
position-gift = Cadeau divin
position-mortal = la Divinité est Mortelle
position-feathers = Plumes
position-count = exemplaires
position-damage = dégâts
position-energy = énergie
position-markers = marqueurs
position-tilted = inclinée
position-on = liée à
position-under = cartes dessous
position-owner = à qui elle est
position-new = arrivée ce tour-ci
position-class = classe choisie

## Les buts des problèmes

goal-win = Gagnez ce tour-ci, quoi que fasse votre adversaire.
goal-survive = Survivez au prochain tour de votre adversaire, quoi qu'il fasse.
goal-gone = Faites quitter le jeu à { $gone } ce tour-ci, quoi que fasse votre adversaire.
goal-gone-keep = Faites quitter le jeu à { $gone } ce tour-ci en gardant { $keep }, quoi que fasse votre adversaire.
goal-keep-reply = Gardez { $keep } en jeu jusqu'à votre prochain tour, quoi que fasse votre adversaire.
goal-most-b-vitality =
    { $number ->
        [0] Rendez Mortelle la Divinité adverse ce tour-ci, quoi que fasse votre adversaire.
       *[other] Réduisez la Divinité adverse à { $number } FV ce tour-ci, quoi que fasse votre adversaire.
    }
goal-least-a-vitality-reply =
    { $number ->
        [1] Votre Divinité ne doit pas devenir Mortelle avant votre prochain tour, quoi que fasse votre adversaire.
       *[other] Votre Divinité doit garder au moins { $number } FV jusqu'à votre prochain tour, quoi que fasse votre adversaire.
    }
