### Tout ce que dit Arbitre à propos de The Spoils, en français.
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
term-deck = deck
term-play = en jeu
term-being-played = en train d'être jouée
term-discard = pile de défausse
term-out-of-game = hors du jeu
term-faction = faction
term-influence = influence
term-cost = coût
term-threshold = seuil
term-strength = force
term-life = endurance
term-speed = vitesse
term-structure = structure
term-damage = dommages
term-tokens = jetons
term-depleted = épuisé
term-facedown = face cachée
term-card = carte
term-character = personnage
term-tactic = tactique
term-item = item
term-location = lieu
term-resource = ressource
term-staple-resource = une ressource de base
term-staple = de base
term-trade-arcanist = Arcanist
term-trade-banker = Banker
term-trade-gearsmith = Gearsmith
term-trade-rogue = Rogue
term-trade-warlord = Warlord
term-icon-obsession = Obsession
term-icon-greed = Cupidité
term-icon-elitism = Élitisme
term-icon-deception = Supercherie
term-icon-rage = Rage
term-icon-volition = Volonté
term-keyword-attach = Attacher
term-keyword-covert = Covert
term-keyword-flip-up = Flip Up
term-keyword-tactical = Tactical
term-keyword-unique = Unique

## Ce qui s'est passé : mise en place et tours

event-faction = { $player } joue { $card } avec { $amount } d'influence
    .you = Vous jouez { $card } avec { $amount } d'influence
event-starts = { $player } commence
    .you = Vous commencez
event-turns-up = { $player } part avec { $cards }
    .you = Vous partez avec { $cards }
event-mulligans =
    { $amount ->
        [0] { $player } garde sa main de départ
        [one] { $player } place { $cards } sous son deck et en pioche une autre
       *[other] { $player } place { $cards } sous son deck et en pioche autant
    }
    .you =
        { $amount ->
            [0] Vous gardez votre main de départ
            [one] Vous placez { $cards } sous votre deck et en piochez une autre
           *[other] Vous placez { $cards } sous votre deck et en piochez autant
        }
event-turn-begins = Tour { $amount } : { $player }
    .you = Tour { $amount } : à vous de jouer
event-declares-end = { $player } termine son tour
    .you = Vous terminez votre tour
event-draws = { $player } pioche { $cards }
    .you = Vous piochez { $cards }
event-shuffles = { $player } mélange son deck
    .you = Vous mélangez votre deck
event-detaches =
    { $amount ->
        [one] { $player } libère { $amount } ressource
       *[other] { $player } libère { $amount } ressources
    }
    .you =
        { $amount ->
            [one] Vous libérez { $amount } ressource
           *[other] Vous libérez { $amount } ressources
        }

## Ce qui s'est passé : jouer et utiliser

event-plays-resource =
    { $word ->
        [face-down] { $player } joue { $card } comme ressource face cachée
       *[face-up] { $player } joue { $card } comme ressource
    }
    .you =
        { $word ->
            [face-down] Vous jouez { $card } comme ressource face cachée
           *[face-up] Vous jouez { $card } comme ressource
        }
event-played =
    { $word ->
        [flip-up] { $player } retourne { $card } par Flip Up
        [free] { $player } joue { $card } gratuitement
       *[hand] { $player } joue { $card }
    }
    .you =
        { $word ->
            [flip-up] Vous retournez { $card } par Flip Up
            [free] Vous jouez { $card } gratuitement
           *[hand] Vous jouez { $card }
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
        [yes] { $player } paie { $amount } pour { $card }
       *[no] { $player } paie { $amount }
    }
    .you =
        { $has-card ->
            [yes] Vous payez { $amount } pour { $card }
           *[no] Vous payez { $amount }
        }
event-pays-less-next = { $player } paiera { $amount } de moins la prochaine fois ({ $card })
    .you = Vous paierez { $amount } de moins la prochaine fois ({ $card })
event-takes-back = { $player } ne peut satisfaire les coûts : l'action est reprise
    .you = Vous ne pouvez satisfaire les coûts : l'action est reprise
event-resolves = { $player } résout une capacité : { $card }
    .you = Vous résolvez une capacité : { $card }
event-terminated =
    { $word ->
        [ability] La capacité prend fin sans effet : { $card }
       *[card] La carte prend fin sans effet : { $card }
    }
event-duplicated = { $player } duplique { $card }
    .you = Vous dupliquez { $card }
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
event-flips-a-coin =
    { $amount ->
        [0] { $player } lance une pièce pour { $card } et perd
       *[other] { $player } lance une pièce pour { $card } et gagne
    }
    .you =
        { $amount ->
            [0] Vous lancez une pièce pour { $card } et perdez
           *[other] Vous lancez une pièce pour { $card } et gagnez
        }
event-bids = { $player } enchérit à { $amount } ({ $card })
    .you = Vous enchérissez à { $amount } ({ $card })
event-wins-the-bid = { $player } remporte l'enchère avec { $amount } ({ $card })
    .you = Vous remportez l'enchère avec { $amount } ({ $card })
event-rolls = { $player } lance le dé pour { $card } : { $amount }
    .you = Vous lancez le dé pour { $card } : { $amount }
event-looks = { $player } regarde { $cards }
    .you = Vous regardez { $cards }
event-searches = { $player } cherche dans un deck
    .you = Vous cherchez dans un deck
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

event-attack-announced =
    { $way ->
        [faction] { $player } attaque { $rival }
       *[plain] { $player } attaque { $card }
    }
    .you =
        { $way ->
            [faction] Vous attaquez { $rival }
           *[plain] Vous attaquez { $card }
        }
    .you-rival =
        { $way ->
            [faction] { $player } vous attaque
           *[plain] { $player } attaque { $card }
        }
event-attacks-with = { $player } attaque avec { $cards }
    .you = Vous attaquez avec { $cards }
event-blocks-with = { $player } bloque avec { $cards }
    .you = Vous bloquez avec { $cards }
event-joins-the-battle = { $card } rejoint le combat
event-leaves-the-battle = { $card } quitte le combat
event-speed = La vitesse { $amount } frappe
event-assigns =
    { $way ->
        [faction] { $amount ->
            [one] { $card } attribue { $amount } dommage à { $rival }
           *[other] { $card } attribue { $amount } dommages à { $rival }
        }
       *[plain] { $amount ->
            [one] { $card } attribue { $amount } dommage à { $other }
           *[other] { $card } attribue { $amount } dommages à { $other }
        }
    }
    .you-rival =
        { $way ->
            [faction] { $amount ->
                [one] { $card } vous attribue { $amount } dommage
               *[other] { $card } vous attribue { $amount } dommages
            }
           *[plain] { $amount ->
                [one] { $card } attribue { $amount } dommage à { $other }
               *[other] { $card } attribue { $amount } dommages à { $other }
            }
        }
event-battle-ends = Le combat se termine

## Ce qui s'est passé : dommages, influence, jetons

event-inflicts-damage =
    { $way ->
        [faction] { $amount ->
            [one] { $card } inflige { $amount } dommage à { $rival }
           *[other] { $card } inflige { $amount } dommages à { $rival }
        }
       *[plain] { $amount ->
            [one] { $card } inflige { $amount } dommage à { $other }
           *[other] { $card } inflige { $amount } dommages à { $other }
        }
    }
    .you-rival =
        { $way ->
            [faction] { $amount ->
                [one] { $card } vous inflige { $amount } dommage
               *[other] { $card } vous inflige { $amount } dommages
            }
           *[plain] { $amount ->
                [one] { $card } inflige { $amount } dommage à { $other }
               *[other] { $card } inflige { $amount } dommages à { $other }
            }
        }
event-shielded =
    { $amount ->
        [0] { $other } protège { $card } contre les dommages ce tour-ci
        [one] { $other } protège { $card } contre le prochain dommage ce tour-ci
       *[other] { $other } protège { $card } contre les { $amount } prochains dommages ce tour-ci
    }
event-heals =
    { $amount ->
        [one] { $amount } dommage est retiré à { $card }
       *[other] { $amount } dommages sont retirés à { $card }
    }
event-gains-influence = { $player } gagne { $amount } d'influence
    .you = Vous gagnez { $amount } d'influence
event-loses-influence = { $player } perd { $amount } d'influence
    .you = Vous perdez { $amount } d'influence
event-gets-tokens =
    { $amount ->
        [one] { $card } reçoit un jeton
       *[other] { $card } reçoit { $amount } jetons
    }
event-loses-tokens =
    { $amount ->
        [one] { $card } perd un jeton
       *[other] { $card } perd { $amount } jetons
    }

## Ce qui s'est passé : cartes et zones

event-enters-play =
    { $way ->
        [attached] { $card } s'attache à { $other }
        [token] { $player } met un jeton en jeu : { $card }
       *[plain] { $player } met { $card } en jeu
    }
    .you =
        { $way ->
            [attached] { $card } s'attache à { $other }
            [token] Vous mettez un jeton en jeu : { $card }
           *[plain] Vous mettez { $card } en jeu
        }
event-destroyed =
    { $cause ->
        [damage] { $by } détruit { $card } ({ $player }) par ses dommages
        [effect] { $by } détruit { $card } ({ $player })
        [itself] { $player } détruit { $card } par son propre texte
        [unique] { $player } détruit { $card } : une seule carte de ce nom Unique peut rester
       *[unknown] Destruction : { $card } ({ $player })
    }
    .you =
        { $cause ->
            [damage] { $by } détruit { $card } (à vous) par ses dommages
            [effect] { $by } détruit { $card } (à vous)
            [itself] Vous détruisez { $card } par son propre texte
            [unique] Vous détruisez { $card } : une seule carte de ce nom Unique peut rester
           *[unknown] Destruction : { $card } (à vous)
        }
event-flipped = { $player } retourne { $card } face cachée
    .you = Vous retournez { $card } face cachée
event-put-into-hand = { $owner } prend { $card } en main
    .you-owner = Vous prenez { $card } en main
event-put-into-the-discard-pile = { $owner } met { $card } dans sa pile de défausse
    .you-owner = Vous mettez { $card } dans votre pile de défausse
event-put-on-the-deck = { $owner } met { $card } dans son deck
    .you-owner = Vous mettez { $card } dans votre deck
event-put-on-top-of-the-deck = { $owner } place { $card } sur le dessus de son deck
    .you-owner = Vous placez { $card } sur le dessus de votre deck
event-put-on-the-bottom-of-the-deck = { $owner } place { $card } sous son deck
    .you-owner = Vous placez { $card } sous votre deck
event-removed-from-game = { $owner } retire { $card } du jeu
    .you-owner = Vous retirez { $card } du jeu
event-discards = { $player } met à la défausse { $cards }
    .you = Vous mettez à la défausse { $cards }
event-exerts = { $player } épuise { $card }
    .you = Vous épuisez { $card }
event-readies = { $player } restaure { $card }
    .you = Vous restaurez { $card }
event-attached = { $card } s'attache à { $other }
event-detached = { $card } se détache
event-changes-control = { $player } prend le contrôle : { $card }
    .you = Vous prenez le contrôle : { $card }

## Ce qui s'est passé : ce que sont et peuvent les cartes

event-gets =
    { $sign ->
        [minus] { $card } perd { $size } en { $what } ({ $other })
       *[plus] { $card } gagne { $size } en { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } gagne une capacité ({ $other })
       *[keyword] { $card } gagne { $what } ({ $other })
    }
event-becomes = { $card } devient aussi : { $what } ({ $other })
event-loses-type = { $card } n'est plus : { $what } ({ $other })
event-controls-icons = { $player } contrôle de nouvelles icônes : { $what } ({ $card })
    .you = Vous contrôlez de nouvelles icônes : { $what } ({ $card })
event-cant =
    { $word ->
        [attack] { $card } ne peut pas attaquer ({ $other })
        [block] { $card } ne peut pas bloquer ({ $other })
        [be-blocked] Personne ne peut bloquer { $card } ({ $other })
        [be-picked] Personne ne peut choisir { $card } ({ $other })
        [be-picked-by-opponents] L'adversaire ne peut pas choisir { $card } ({ $other })
        [be-destroyed] Rien ne peut détruire { $card } ({ $other })
        [be-destroyed-but-by-costs] Seul un coût peut détruire { $card } ({ $other })
        [be-restored] Rien ne peut restaurer { $card } ({ $other })
        [be-restored-by-the-restore-rule] La règle de restauration ne peut pas restaurer { $card } ({ $other })
        [be-attacked] Personne ne peut attaquer { $card } ({ $other })
        [be-taken-by-opponents] L'adversaire ne peut pas prendre { $card } sous son contrôle ({ $other })
        [use-abilities] Personne ne peut utiliser une capacité ici : { $card } ({ $other })
       *[other] Un effet retient { $card } ({ $other })
    }

## Ce qui s'est passé : la fin

event-loses = { $player } n'a plus d'influence et perd la partie
    .you = Vous n'avez plus d'influence et perdez la partie
event-concedes = { $player } concède la partie
    .you = Vous concédez la partie
event-endless-loop = Une boucle sans fin possible : la partie est nulle
event-goes-through-a-loop = { $player } effectue la boucle encore { $amount } fois
    .you = Vous effectuez la boucle encore { $amount } fois

## Ce qu'on peut faire : actions

option-end-turn = Terminer le tour
option-play = Jouer { $card } ({ $cost })
option-flip-up = Retourner { $card } par Flip Up ({ $cost })
option-use =
    { $way ->
        [named] Utiliser { $what } : { $card } ({ $price })
       *[single] Utiliser la capacité : { $card } ({ $price })
    }
option-attack =
    { $way ->
        [faction] Attaquer { $player }
       *[plain] Attaquer { $card }
    }
    .you =
        { $way ->
            [faction] Vous attaquer vous-même
           *[plain] Attaquer { $card }
        }
option-pass = Passer
option-pass-for-the-turn = Passer pour le reste du tour
option-face-up = { $card }, face visible
option-face-down = { $card }, face cachée

## Ce que coûte une capacité

price-none = sans coût
price-pay = payer { $number }
price-deplete = épuiser
price-other = un autre coût

## Ce qu'on peut faire : réponses

option-yes = Oui
option-no = Non
option-done = C'est tout
option-choose =
    { $state ->
        [damaged] { $damage ->
            [one] { $card } ({ $player }, { $damage } dommage)
           *[other] { $card } ({ $player }, { $damage } dommages)
        }
        [undamaged] { $card } ({ $player })
       *[elsewhere] { $card }
    }
    .you =
        { $state ->
            [damaged] { $damage ->
                [one] { $card } (à vous, { $damage } dommage)
               *[other] { $card } (à vous, { $damage } dommages)
            }
            [undamaged] { $card } (à vous)
           *[elsewhere] { $card }
        }
option-assign =
    { $way ->
        [faction] { $player } : { $number }
       *[plain] { $card } : { $number }
    }
    .you =
        { $way ->
            [faction] Vous : { $number }
           *[plain] { $card } : { $number }
        }
option-discard = Mettre à la défausse { $card }
option-next = { $card }
option-put-away = Placer { $card } sous le deck
option-resolve =
    { $way ->
        [restore] Règle de restauration : { $card }
        [develop] Règle de développement : { $card }
       *[plain] Résoudre la capacité : { $card }
    }
option-replace = Utiliser le remplacement : { $card }
option-pay-with = { $card }
option-type = { $what }
option-keep = Garder { $card }
option-number = { $number }
option-icon = { $what }
option-name = { $what }
option-mode = Choix { $place }
option-text = Texte { $place } : { $card }
option-player = { $player }
    .you = Vous
option-top = Placer { $card } sur le dessus du deck
option-bottom = Placer { $card } sous le deck

## Ce qui est demandé

question-turn-action = Que faites-vous ?
question-response =
    { $way ->
        [play] Répondez-vous à { $about }, en train d'être jouée ?
        [use] Répondez-vous à la capacité ? ({ $about })
        [named] Répondez-vous à { $ability } ? ({ $about })
       *[end] Répondez-vous à la fin du tour ?
    }
question-battle =
    { $way ->
        [attackers] Les attaquants sont choisis. Agissez-vous avant le choix des bloqueurs ?
        [damage] Les dommages sont attribués. Agissez-vous avant qu'ils soient infligés ?
       *[blockers] Agissez-vous avant que la vitesse suivante attribue ses dommages ?
    }
question-who-starts = Qui commence ?
question-starting-resource = Quelle ressource de départ prenez-vous pour { $card } ?
question-mulligan = Quelles cartes de votre main de départ placez-vous sous votre deck ? La première nommée est la plus haute.
question-play-resource = Quelle carte jouez-vous comme ressource ?
question-choose-attackers = Qui attaque ?
question-choose-blockers = Qui bloque ?
question-assign-damage = Combien de dommages attribuer ici ? ({ $card })
question-choose-trigger = Quelle capacité résoudre d'abord ?
question-keep-unique = De ces cartes au même nom Unique, laquelle reste ?
question-choose-replacement = Qu'arrive-t-il à la place ? ({ $card })
question-choose-text = Quel texte choisissez-vous ? ({ $card })
question-choose-card = Choisissez une carte pour { $card }
question-choose-discard = Choisissez une carte à mettre à la défausse pour { $card }
question-choose-player = Choisissez un joueur pour { $card }
question-choose-number = Choisissez un nombre pour { $card }
question-bid = À combien enchérissez-vous ? ({ $card })
question-choose-icon = Choisissez une icône pour { $card }
question-choose-type = Choisissez un type pour { $card }
question-pay-with = Avec quelle ressource payez-vous pour { $card } ?
question-choose-one = Choisissez l'un des effets : { $card }
question-choose-order = Quelle carte vient ensuite, en partant du dessus ({ $card }) ?
question-top-or-bottom = Sur le dessus ou sous le deck ? ({ $card })
question-divide = Combien en va-t-il ici ? ({ $card })
question-host = À quelle carte attacher { $card } ?
question-may = Voulez-vous utiliser cet effet ? ({ $card })
question-name-a-card = Nommez une carte pour { $card }

## Pourquoi quelque chose ne se peut pas

refusal = { $why } (règle { $rule })
reason-game-over = La partie est finie
reason-not-your-turn = Ce n'est pas votre tour
reason-something-else-first = Autre chose doit être décidé d'abord
reason-not-in-hand = { $card } n'est pas dans votre main
reason-not-your-card = Vous ne contrôlez pas { $card }, ou sa capacité n'agit pas là où est la carte
reason-resources-are-not-played-so = Une ressource ne se joue que si un effet le dit, comme la règle de développement
reason-not-at-this-time = { $card } ne peut pas se jouer à ce moment
reason-tactics-cannot-be-played = Un effet vous empêche de jouer des tactiques
reason-cannot-play = Un effet vous empêche de jouer { $card }
reason-threshold-not-met = Le seuil n'est pas atteint : { $card } demande { $need }, vous avez { $have }
reason-cost-cannot-be-satisfied =
    { $way ->
        [dear] { $free ->
            [one] { $card } coûte { $cost }, et vous avez { $free } ressource libre
           *[other] { $card } coûte { $cost }, et vous avez { $free } ressources libres
        }
       *[other] Vous ne pouvez pas satisfaire tous les coûts : { $card }
    }
reason-has-no-flip-up = { $card } n'est pas l'une de vos cartes face cachée avec Flip Up
reason-has-no-ability = { $card } n'a pas cette capacité
reason-ability-threshold-not-met = Le seuil de cette capacité n'est pas atteint ({ $card }) : vous avez { $have }
reason-ability-cost-cannot-be-satisfied = Vous ne pouvez satisfaire les coûts de cette capacité ({ $card })
reason-cost-rests-on-hidden-cards = Ce coût repose sur des cartes que vous ne voyez pas ({ $card })
reason-abilities-cannot-be-used = Un effet empêche d'utiliser les capacités ici : { $card }
reason-cannot-be-attacked = On ne peut attaquer { $card } : seulement une faction ou un lieu de l'adversaire
reason-not-an-option = Ce n'est pas l'une des réponses en ce moment
reason-must-choose = Il faut d'abord choisir quelque chose
reason-does-not-fit = { $card } ne convient pas ici
reason-cannot-be-picked = Un effet empêche de choisir { $card }
reason-not-in-play = { $card } n'est pas en jeu, et ce qui est demandé doit l'être
reason-factions-are-not-meant = { $card } est une faction, et un effet n'en désigne une que s'il le dit
reason-only-resources-face-up = Seule une carte de ressource se joue face visible comme ressource
reason-at-least-one-attacker = Au moins un personnage doit attaquer
reason-this-cannot-attack = { $card } ne peut pas attaquer : il faut un personnage non épuisé, sous votre contrôle depuis le début du tour
reason-this-cannot-block = { $card } ne peut pas bloquer : il faut un personnage non épuisé sous votre contrôle
reason-forbidden = Un effet en empêche { $card }
reason-party-is-covert = Tous les attaquants ont Covert, mais pas { $card }
reason-blocker-is-covert = { $card } a Covert et ne bloque qu'un groupe où tous l'ont
reason-cannot-be-blocked = Un effet empêche de bloquer les attaquants
reason-requirement-not-met = Avec { $card }, le groupe ne remplirait pas ce qu'un effet exige
reason-all-damage-is-assigned = Les dommages s'attribuent à ceux qui peuvent être frappés, et tous
reason-not-yours-to-respond = C'est à l'autre joueur de répondre
reason-requirements-cannot-be-met = Aucun de vos personnages ne peut attaquer comme des effets l'exigent
reason-must-attack-first = Un de vos personnages doit attaquer avant que vous ne terminiez votre tour
reason-no-attackers = Aucun de vos personnages ne peut attaquer
reason-cannot-attack = Un effet vous empêche d'attaquer

## Comment cela s'est terminé

result-none = La partie n'est pas finie.
result-influence =
    { $count ->
        [0] Personne ne gagne : aucun joueur n'a plus d'influence.
       *[other] { $winners } gagne : { $losers } n'a plus d'influence.
    }
    .you-winners = Vous gagnez : { $losers } n'a plus d'influence.
    .you-losers =
        { $count ->
            [0] Personne ne gagne : aucun joueur n'a plus d'influence.
           *[other] { $winners } gagne : vous n'avez plus d'influence.
        }
result-concession = { $winners } gagne : { $losers } a concédé.
    .you-winners = Vous gagnez : { $losers } a concédé.
    .you-losers = { $winners } gagne : vous avez concédé.
result-endless-loop = Personne ne gagne : personne ne peut finir la boucle.

## Mots pour les positions composées à la main

position-faction = faction
position-influence = influence
position-play = en jeu
position-hand = main
position-discard = pile de défausse
position-out = hors du jeu
position-face-down = ressources face cachée
position-deck = deck, la carte du dessus en premier
position-blanks = cartes vierges en guise de deck
position-resources = ressources face visible
position-attached = attachée à la faction
position-count = exemplaires
position-damage = dommages
position-depleted = carte épuisée
position-tokens = jetons
position-on = attachée à
position-facedown = face cachée, en ressource
position-new = arrivée ce tour-ci
position-owner = à qui elle est
position-attacks = attaques menées ce tour-ci

## Les buts des problèmes

goal-win = Gagnez ce tour-ci, quoi que fasse votre adversaire.
goal-survive = Survivez au prochain tour de votre adversaire, quoi qu'il fasse.
goal-gone = Faites quitter le jeu à { $gone } ce tour-ci, quoi que fasse votre adversaire.
goal-gone-keep = Faites quitter le jeu à { $gone } ce tour-ci en gardant { $keep }, quoi que fasse votre adversaire.
goal-keep-reply = Gardez { $keep } en jeu jusqu'à votre prochain tour, quoi que fasse votre adversaire.
goal-most-b-influence = Réduisez votre adversaire à { $number } d'influence ce tour-ci, quoi qu'il fasse.
goal-least-a-influence-reply = Gardez au moins { $number } d'influence jusqu'à votre prochain tour, quoi que fasse votre adversaire.
