### Tout ce que dit Arbitre à propos de Lorcana, en français.
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
keyword-number = { $keyword } { $number }
keyword-plus = { $keyword } +{ $number }

## Mots pour le plateau et les menus

term-player = joueur
term-turn = tour
term-hand = main
term-deck = pioche
term-play = en jeu
term-inkwell = réserve d'encre
term-discard = défausse
term-under = dessous
term-out = hors jeu
term-bag = sac
term-lore = éclats de Lore
term-lore-value = valeur de Lore
term-ink = encre
term-cost = coût
term-strength = Force
term-willpower = Volonté
term-damage = dommages
term-move-cost = coût de déplacement
term-cards-under = cartes dessous
term-ready = redressé
term-exerted = épuisé
term-drying = en train de sécher
term-dry = sec
term-facedown = face cachée
term-inkable = icône d'encre
term-card = carte
term-character = personnage
term-action = action
term-song = chanson
term-item = objet
term-location = lieu
term-ability = capacité
term-keyword = mot-clé
term-rule = règle
term-log = journal
term-step-ready = étape Redresser
term-step-set = étape Vérifier
term-step-draw = étape Piocher
term-ink-amber = Ambre
term-ink-amethyst = Améthyste
term-ink-emerald = Émeraude
term-ink-ruby = Rubis
term-ink-sapphire = Saphir
term-ink-steel = Acier
term-keyword-alert = Agilité
term-keyword-bodyguard = Rempart
term-keyword-boost = Boost
term-keyword-challenger = Offensif
term-keyword-evasive = Insaisissable
term-keyword-reckless = Combattant
term-keyword-resist = Résistance
term-keyword-rush = Charge
term-keyword-shift = Alter
term-keyword-singer = Mélomane
term-keyword-sing-together = À l'unisson
term-keyword-support = Soutien
term-keyword-vanish = Dissipation
term-keyword-ward = Hors d'atteinte

## Ce qui s'est passé : mise en place et tours

event-starts = { $player } commence
    .you = Vous commencez
event-shuffles = { $player } mélange sa pioche
    .you = Vous mélangez votre pioche
event-alters-hand =
    { $amount ->
        [0] { $player } garde sa main de départ
        [one] { $player } place { $cards } sous sa pioche et en pioche une autre
       *[other] { $player } place { $cards } sous sa pioche et en pioche autant
    }
    .you =
        { $amount ->
            [0] Vous gardez votre main de départ
            [one] Vous placez { $cards } sous votre pioche et en piochez une autre
           *[other] Vous placez { $cards } sous votre pioche et en piochez autant
        }
event-turn-begins = Tour { $amount } : { $player }
    .you = Tour { $amount } : à vous de jouer
event-skips = { $player } passe l'{ $what } ({ $card })
    .you = Vous passez l'{ $what } ({ $card })
event-draws = { $player } pioche { $card }
    .you = Vous piochez { $card }
event-declares-end = { $player } termine son tour
    .you = Vous terminez votre tour

## Ce qui s'est passé : actions de tour

event-inked = { $player } place { $card } dans sa réserve d'encre
    .you = Vous placez { $card } dans votre réserve d'encre
event-plays =
    { $way ->
        [shift] { $player } joue { $card } avec Alter sur { $other }
       *[plain] { $player } joue { $card }
    }
    .you =
        { $way ->
            [shift] Vous jouez { $card } avec Alter sur { $other }
           *[plain] Vous jouez { $card }
        }
event-pays =
    { $amount ->
        [0] { $player } ne paie aucune encre pour { $card }
        [one] { $player } paie { $amount } encre pour { $card }
       *[other] { $player } paie { $amount } encres pour { $card }
    }
    .you =
        { $amount ->
            [0] Vous ne payez aucune encre pour { $card }
            [one] Vous payez { $amount } encre pour { $card }
           *[other] Vous payez { $amount } encres pour { $card }
        }
event-sings = { $card } chante { $other }
event-uses =
    { $way ->
        [named] { $player } utilise { $what } : { $card }
       *[plain] { $player } utilise une capacité : { $card }
    }
    .you =
        { $way ->
            [named] Vous utilisez { $what } : { $card }
           *[plain] Vous utilisez une capacité : { $card }
        }
event-quests =
    { $amount ->
        [0] { $player } envoie { $card } à l'aventure et ne gagne aucun éclat de Lore
        [one] { $player } envoie { $card } à l'aventure et gagne { $amount } éclat de Lore
       *[other] { $player } envoie { $card } à l'aventure et gagne { $amount } éclats de Lore
    }
    .you =
        { $amount ->
            [0] Vous envoyez { $card } à l'aventure et ne gagnez aucun éclat de Lore
            [one] Vous envoyez { $card } à l'aventure et gagnez { $amount } éclat de Lore
           *[other] Vous envoyez { $card } à l'aventure et gagnez { $amount } éclats de Lore
        }
event-challenges = { $card } défie { $other }
event-moves = { $card } se déplace sur { $other }

## Ce qui s'est passé : capacités et choix

event-resolves =
    { $way ->
        [named] { $player } résout { $what } : { $card }
       *[plain] { $player } résout une capacité déclenchée : { $card }
    }
    .you =
        { $way ->
            [named] Vous résolvez { $what } : { $card }
           *[plain] Vous résolvez une capacité déclenchée : { $card }
        }
event-resolves-with-no-effect =
    { $way ->
        [named] { $what } reste sans effet : { $card }
       *[plain] La capacité déclenchée reste sans effet : { $card }
    }
event-chosen = { $player } choisit { $card } pour { $other }
    .you = Vous choisissez { $card } pour { $other }
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
event-names = { $player } nomme { $what } pour { $card }
    .you = Vous nommez { $what } pour { $card }
event-looks = { $player } regarde { $cards }
    .you = Vous regardez { $cards }
event-searches = { $player } cherche dans la pioche
    .you = Vous cherchez dans votre pioche
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
event-lasts = Un effet durable commence : { $card }
event-pays-less-next =
    { $amount ->
        [one] { $player } paiera { $amount } encre de moins pour une prochaine carte ({ $card })
       *[other] { $player } paiera { $amount } encres de moins pour une prochaine carte ({ $card })
    }
    .you =
        { $amount ->
            [one] Vous paierez { $amount } encre de moins pour une prochaine carte ({ $card })
           *[other] Vous paierez { $amount } encres de moins pour une prochaine carte ({ $card })
        }

## Ce qui s'est passé : éclats de Lore et dommages

event-gains-lore =
    { $has-card ->
        [yes] { $amount ->
            [one] { $player } gagne { $amount } éclat de Lore ({ $card })
           *[other] { $player } gagne { $amount } éclats de Lore ({ $card })
        }
       *[no] { $amount ->
            [one] { $player } gagne { $amount } éclat de Lore
           *[other] { $player } gagne { $amount } éclats de Lore
        }
    }
    .you =
        { $has-card ->
            [yes] { $amount ->
                [one] Vous gagnez { $amount } éclat de Lore ({ $card })
               *[other] Vous gagnez { $amount } éclats de Lore ({ $card })
            }
           *[no] { $amount ->
                [one] Vous gagnez { $amount } éclat de Lore
               *[other] Vous gagnez { $amount } éclats de Lore
            }
        }
event-loses-lore =
    { $has-card ->
        [yes] { $amount ->
            [one] { $player } perd { $amount } éclat de Lore ({ $card })
           *[other] { $player } perd { $amount } éclats de Lore ({ $card })
        }
       *[no] { $amount ->
            [one] { $player } perd { $amount } éclat de Lore
           *[other] { $player } perd { $amount } éclats de Lore
        }
    }
    .you =
        { $has-card ->
            [yes] { $amount ->
                [one] Vous perdez { $amount } éclat de Lore ({ $card })
               *[other] Vous perdez { $amount } éclats de Lore ({ $card })
            }
           *[no] { $amount ->
                [one] Vous perdez { $amount } éclat de Lore
               *[other] Vous perdez { $amount } éclats de Lore
            }
        }
event-dealt-damage =
    { $has-other ->
        [yes] { $amount ->
            [one] { $other } inflige { $amount } dommage à { $card }
           *[other] { $other } inflige { $amount } dommages à { $card }
        }
       *[no] { $amount ->
            [one] { $card } subit { $amount } dommage
           *[other] { $card } subit { $amount } dommages
        }
    }
event-put-damage =
    { $has-other ->
        [yes] { $amount ->
            [one] { $other } place { $amount } dommage sur { $card }
           *[other] { $other } place { $amount } dommages sur { $card }
        }
       *[no] { $amount ->
            [one] { $amount } dommage est placé sur { $card }
           *[other] { $amount } dommages sont placés sur { $card }
        }
    }
event-heals =
    { $amount ->
        [one] { $amount } dommage est retiré à { $card }
       *[other] { $amount } dommages sont retirés à { $card }
    }
event-moves-damage =
    { $amount ->
        [one] { $amount } dommage est déplacé depuis { $card } sur { $other }
       *[other] { $amount } dommages sont déplacés depuis { $card } sur { $other }
    }
event-replaced =
    { $has-other ->
        [yes] { $amount ->
            [one] { $amount } dommage destiné à { $card } va sur { $other }
           *[other] { $amount } dommages destinés à { $card } vont sur { $other }
        }
       *[no] { $amount ->
            [one] { $amount } dommage destiné à { $card } est évité
           *[other] { $amount } dommages destinés à { $card } sont évités
        }
    }
event-is-shielded =
    { $has-itself ->
        [yes] { $card } se protège contre les dommages
       *[no] { $other } protège { $card } contre les dommages
    }

## Ce qui s'est passé : cartes et zones

event-banished =
    { $cause ->
        [challenge] { $by } bannit { $card } ({ $player }) dans un défi
        [effect] { $by } bannit { $card } ({ $player })
        [itself] { $player } bannit { $card } par sa propre capacité
        [damage] { $by } bannit { $card } ({ $player }) par ses dommages
        [state] { $player } bannit { $card } : ses dommages atteignent sa Volonté
       *[unknown] { $player } bannit { $card }
    }
    .you =
        { $cause ->
            [challenge] { $by } bannit { $card } (à vous) dans un défi
            [effect] { $by } bannit { $card } (à vous)
            [itself] Vous bannissez { $card } par sa propre capacité
            [damage] { $by } bannit { $card } (à vous) par ses dommages
            [state] Vous bannissez { $card } : ses dommages atteignent sa Volonté
           *[unknown] Vous bannissez { $card }
        }
event-returned-to-hand = { $player } prend { $card } en main
    .you = Vous prenez { $card } en main
event-shuffled-into-the-deck = { $player } mélange { $card } dans sa pioche
    .you = Vous mélangez { $card } dans votre pioche
event-put-on-top-of-the-deck = { $player } place { $card } sur le dessus de sa pioche
    .you = Vous placez { $card } sur le dessus de votre pioche
event-put-on-the-bottom-of-the-deck = { $player } place { $card } sous sa pioche
    .you = Vous placez { $card } sous votre pioche
event-put-into-the-discard = { $player } place { $card } dans sa défausse
    .you = Vous placez { $card } dans votre défausse
event-in-this-order =
    { $known ->
        [yes] { $player } choisit cet ordre, en partant du dessus : { $cards }
       *[no] { $player } choisit un ordre pour { $cards }
    }
    .you =
        { $known ->
            [yes] Vous choisissez cet ordre, en partant du dessus : { $cards }
           *[no] Vous choisissez un ordre pour { $cards }
        }
event-put-under = { $player } place { $other } sous { $card }
    .you = Vous placez { $other } sous { $card }
event-discards = { $player } met à la défausse { $cards }
    .you = Vous mettez à la défausse { $cards }
event-reshuffles = { $player } mélange sa défausse : elle devient sa pioche
    .you = Vous mélangez votre défausse : elle devient votre pioche
event-exerts = { $player } épuise { $card }
    .you = Vous épuisez { $card }
event-readies = { $player } redresse { $card }
    .you = Vous redressez { $card }

## Ce qui s'est passé : ce que sont et peuvent les cartes

event-gets =
    { $sign ->
        [minus] { $card } perd { $size } en { $what } ({ $other })
       *[plus] { $card } gagne +{ $size } en { $what } ({ $other })
    }
event-gains =
    { $word ->
        [ability] { $card } gagne une capacité ({ $other })
       *[keyword] { $card } gagne { $what } ({ $other })
    }
event-keeps-hand = { $player } ne défausse rien
    .you = Vous ne défaussez rien
event-cant =
    { $word ->
        [quest] { $card } ne peut pas partir à l'aventure ({ $other })
        [challenge] { $card } ne peut pas défier ({ $other })
        [sing] { $card } ne peut pas chanter ({ $other })
        [ready] { $card } ne peut pas se redresser ({ $other })
        [ready-at-start] { $card } ne peut pas se redresser au début du tour ({ $other })
        [be-challenged] Personne ne peut défier { $card } ({ $other })
        [exert] Personne ne peut épuiser { $card } ({ $other })
        [move] { $card } ne peut pas se déplacer ({ $other })
        [be-dealt-damage] Rien ne peut infliger de dommages à { $card } ({ $other })
        [be-chosen-by-opponents] Les adversaires ne peuvent pas choisir { $card } ({ $other })
        [have-damage-removed] { $card } ne peut pas perdre de dommages ({ $other })
        [be-dealt-challenge-damage] Aucun défi ne peut infliger de dommages à { $card } ({ $other })
       *[other] Un effet retient { $card } ({ $other })
    }

## Ce qui s'est passé : la fin

event-wins = { $player } remporte la partie
    .you = Vous remportez la partie
event-loses = { $player } finit son tour sans carte dans sa pioche et perd la partie
    .you = Vous finissez votre tour sans carte dans votre pioche et perdez la partie
event-concedes = { $player } concède la partie
    .you = Vous concédez la partie
event-leaves-the-game = { $player } quitte la partie
    .you = Vous quittez la partie
event-goes-through-a-loop = { $player } effectue la boucle encore { $amount } fois
    .you = Vous effectuez la boucle encore { $amount } fois

## Ce qu'on peut faire : actions de tour

option-end-turn = Terminer le tour
option-ink = Encrer { $card }
option-play =
    { $cost ->
        [one] Jouer { $card } ({ $cost } encre)
       *[other] Jouer { $card } ({ $cost } encres)
    }
option-shift =
    { $has-other-cost ->
        [yes] { $cost ->
            [one] Jouer { $card } avec Alter sur { $target } ({ $cost } encre et un autre coût)
           *[other] Jouer { $card } avec Alter sur { $target } ({ $cost } encres et un autre coût)
        }
       *[no] { $cost ->
            [one] Jouer { $card } avec Alter sur { $target } ({ $cost } encre)
           *[other] Jouer { $card } avec Alter sur { $target } ({ $cost } encres)
        }
    }
option-sing = Chanter { $card } avec { $target }
option-sing-together = Chanter { $card } à l'unisson
option-play-free = Jouer { $card } gratuitement
option-use =
    { $way ->
        [boost] { $cost ->
            [one] Boost : { $card } ({ $cost } encre)
           *[other] Boost : { $card } ({ $cost } encres)
        }
        [named] Utiliser { $what } : { $card } ({ $price })
        [numbered] Utiliser la capacité { $place } : { $card } ({ $price })
       *[single] Utiliser la capacité : { $card } ({ $price })
    }
option-use-free =
    { $way ->
        [boost] Boost gratuit : { $card }
        [named] Utiliser gratuitement { $what } : { $card }
        [numbered] Utiliser gratuitement la capacité { $place } : { $card }
       *[single] Utiliser gratuitement la capacité : { $card }
    }
option-quest =
    Envoyer { $card } à l'aventure ({ $lore ->
        [one] { $lore } éclat de Lore
       *[other] { $lore } éclats de Lore
    }{ $cost ->
        [0] {""}
        [one] {" "}pour { $cost } encre
       *[other] {" "}pour { $cost } encres
    })
option-challenge =
    Défier { $target } avec { $card } (inflige { $dealt }{ $has-target-banished ->
        [yes] {" "}et bannit
       *[no] {""}
    } ; subit { $taken }{ $has-card-banished ->
        [yes] {" "}et quitte le jeu
       *[no] {""}
    }{ $cost ->
        [0] {""}
        [one]  ; coûte { $cost } encre
       *[other]  ; coûte { $cost } encres
    })
option-move =
    { $cost ->
        [one] Déplacer { $card } sur { $target } ({ $cost } encre)
       *[other] Déplacer { $card } sur { $target } ({ $cost } encres)
    }
option-hand-over = Laisser jouer { $player }
    .you = Jouer vous-même

## Ce que coûte une capacité

price-none = sans coût
price-ink =
    { $number ->
        [one] { $number } encre
       *[other] { $number } encres
    }
price-exert = épuiser
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
option-discard = Mettre à la défausse { $card }
option-next = { $card }
option-put-away = Placer { $card } sous la pioche
option-resolve =
    { $way ->
        [keyword] Résoudre { $what } pour { $card }
        [named] Résoudre { $what } : { $card }
        [numbered] Résoudre la capacité { $place } : { $card }
       *[single] Résoudre la capacité : { $card }
    }{ $has-about ->
        [yes] {" "}({ $about })
       *[no] {""}
    }
option-replace =
    { $has-card ->
        [yes] Placer les dommages sur { $card }
       *[no] Éviter les dommages
    }
option-number = { $number }
option-name = { $what }
option-mode = Choix { $place }
option-player = { $player }
    .you = Vous
option-top = Placer { $card } sur le dessus de la pioche
option-bottom = Placer { $card } sous la pioche
option-enter-ready = Entrer en jeu, carte redressée
option-enter-exerted = Entrer en jeu, carte épuisée

## Ce qui est demandé

question-turn-action = Que faites-vous ?
question-who-starts = Qui commence ?
question-alter-hand = Quelles cartes de votre main de départ placez-vous sous votre pioche ?
question-choose-trigger = Quelle capacité résoudre d'abord ?
question-choose-singer = Qui chante { $card } ?
question-enter-exerted = Comment faire entrer en jeu { $card } ?
question-how-to-play = Comment jouer { $card } ?
question-choose-replacement = Que deviennent les dommages destinés à { $card } ?
question-choose-card = Choisissez une carte pour { $card }
question-choose-discard = Choisissez une carte à mettre à la défausse pour { $card }
question-choose-player = Choisissez un joueur pour { $card }
question-choose-number = Choisissez un nombre pour { $card }
question-choose-one = Choisissez l'un des effets : { $card }
question-choose-order = Quelle carte vient ensuite, en partant du dessus ({ $card }) ?
question-top-or-bottom = Dessus ou dessous de la pioche ({ $card }) ?
question-may = Appliquer cet effet : { $card } ?
question-name-a-card = Nommez une carte pour { $card }

## Pourquoi non

refusal = { $why } (règle { $rule })
reason-not-your-turn = Ce n'est pas votre tour
reason-team-mate-acts = C'est à un coéquipier de jouer
reason-something-else-first = Il faut d'abord décider autre chose
reason-game-over = La partie est terminée
reason-not-an-option =
    { $has-card ->
        [yes] { $card } ne fait pas partie des choix possibles
       *[no] Cela ne fait pas partie des choix possibles
    }
reason-must-choose = Il vous reste à choisir
reason-must-choose-other = Il faut choisir une autre carte avant { $card }
reason-chosen-before = Vous avez déjà choisi { $card }
reason-not-another = Il faut choisir une autre carte que celle-ci : { $card }
reason-not-among-these = { $card } ne fait pas partie des cartes montrées
reason-not-your-trigger = Ce n'est pas encore le moment de résoudre cette capacité : { $card }
reason-does-not-fit = Cet effet ne permet pas de choisir { $card }
reason-marketing-card = Une carte marketing ne peut pas être choisie
reason-has-ward = { $card } possède Hors d'atteinte : vous ne pouvez pas choisir cette carte
reason-reckless-must-challenge = Un personnage redressé avec Combattant peut encore défier : le tour ne peut pas se terminer
reason-must-quest = Un personnage qui doit être envoyé à l'aventure peut encore l'être : le tour ne peut pas se terminer
reason-must-challenge = Un personnage qui doit défier peut encore défier : le tour ne peut pas se terminer
reason-not-your-card = { $card } ne fait pas partie de vos cartes en jeu
reason-not-your-character = { $card } ne fait pas partie de vos personnages en jeu
reason-not-your-location = { $target } ne fait pas partie de vos lieux en jeu
reason-not-your-singer = { $subject } ne fait pas partie de vos personnages en jeu et ne peut pas chanter
reason-is-exerted = La carte { $subject } est épuisée
reason-is-drying = { $subject } est encore en train de sécher
reason-is-reckless = { $card } possède Combattant et ne peut pas partir à l'aventure
reason-not-in-hand = { $card } ne fait pas partie de votre main
reason-no-inkwell-symbol = { $card } ne porte pas l'icône d'encre
reason-already-inked = Vous ne pouvez plus encrer de carte ce tour-ci
reason-not-enough-ink =
    { $cost ->
        [one] Il faut { $cost } encre, et il vous en reste { $ink }
       *[other] Il faut { $cost } encres, et il vous en reste { $ink }
    }
reason-cant-pay-cost = Le coût de cette capacité ne peut pas être payé en totalité
reason-cant-pay-shift = Le coût Alter ne peut pas être payé en totalité pour { $card }
reason-no-such-ability = { $card } ne possède pas cette capacité
reason-condition-not-met = La condition de cette capacité n'est pas remplie
reason-ability-lost = Cette capacité est perdue : { $card }
reason-already-used-this-turn = Cette capacité a déjà servi ce tour-ci
reason-used-for-free = Cette capacité s'utilise gratuitement, sans rien payer
reason-has-no-shift = { $card } ne possède pas Alter
reason-cant-shift-onto =
    { $has-target ->
        [yes] Alter ne permet pas de jouer { $card } sur { $target }
       *[no] Alter demande un personnage sur lequel jouer { $card }
    }
reason-not-a-song = { $card } n'est pas une chanson
reason-singer-cost-too-low = { $target } compte comme ayant un coût de { $value } pour chanter, et { $card } demande { $cost } ou plus
reason-has-no-sing-together = { $card } ne possède pas À l'unisson
reason-choir-cost-too-low =
    { $has-card ->
        [yes] La somme des coûts de vos personnages ne suffit pas pour { $card }
       *[no] La somme des coûts ne suffit pas encore pour chanter
    }
reason-not-free = Rien ne vous permet de jouer gratuitement { $card }
reason-cant-play = Un effet vous empêche de jouer { $card }
reason-cant-exert = Un effet empêche d'épuiser { $card }
reason-cant-move = Un effet empêche { $card } de se déplacer
reason-cant-quest = Un effet empêche { $card } de partir à l'aventure
reason-cant-challenge = Un effet empêche { $card } de défier
reason-cant-sing = Un effet empêche { $subject } de chanter
reason-cant-be-challenged = Un effet empêche de défier { $target }
reason-already-there = { $card } se trouve déjà sur { $target }
reason-only-characters-quest = Seuls les personnages partent à l'aventure, et { $card } n'en est pas un
reason-only-characters-challenge = Seuls les personnages défient, et { $card } n'en est pas un
reason-not-opposing = { $target } n'est pas une carte adverse en jeu
reason-neither-character-nor-location = Seuls les personnages et les lieux peuvent être défiés, et { $target } n'en fait pas partie
reason-target-is-ready = Seuls les personnages épuisés peuvent être défiés, et { $target } ne l'est pas
reason-target-is-evasive = { $target } possède Insaisissable, et { $card } n'a ni Insaisissable ni Agilité
reason-bodyguard-first = Il faut défier un personnage avec Rempart avant { $target }

## Comment la partie s'est terminée

result-none = La partie n'est pas terminée.
result-lore =
    { $count ->
        [one] { $winners } remporte la partie avec { $lore } éclats de Lore.
       *[other] { $winners } remportent la partie avec { $lore } éclats de Lore.
    }
    .you-winners =
        { $count ->
            [one] Vous remportez la partie avec { $lore } éclats de Lore.
           *[other] { $winners } remportez la partie avec { $lore } éclats de Lore.
        }
result-deck =
    { $count ->
        [0] Personne ne gagne : plus de carte dans la pioche pour { $losers }.
        [one] { $winners } remporte la partie : plus de carte dans la pioche pour { $losers }.
       *[other] { $winners } remportent la partie : plus de carte dans la pioche pour { $losers }.
    }
    .you-winners =
        { $count ->
            [one] Vous remportez la partie : plus de carte dans la pioche pour { $losers }.
           *[other] { $winners } remportez la partie : plus de carte dans la pioche pour { $losers }.
        }
    .you-losers = { result-deck }
result-concession =
    { $count ->
        [0] Personne ne gagne : concession ({ $losers }).
        [one] { $winners } remporte la partie : concession ({ $losers }).
       *[other] { $winners } remportent la partie : concession ({ $losers }).
    }
    .you-winners =
        { $count ->
            [one] Vous remportez la partie : concession ({ $losers }).
           *[other] { $winners } remportez la partie : concession ({ $losers }).
        }
    .you-losers = { result-concession }

## Mots pour les positions composées à la main

position-play = en jeu
position-hand = main
position-discard = défausse, la carte du dessus en dernier
position-inkwell = réserve d'encre
position-deck = pioche, la carte du dessus en premier
position-blanks = cartes vierges en guise de pioche
position-ink = encres prêtes
position-exerted-ink = encres épuisées
position-lore = éclats de Lore
position-inked = cartes encrées ce tour-ci
position-count = exemplaires
position-damage = dommages
position-exerted = carte épuisée
position-drying = en train de sécher
position-at = sur le lieu
position-under = cartes dessous
position-facedown = face cachée
position-played-as = comment elle a été jouée
position-played-as-ink = contre de l'encre
position-played-as-shift = avec Alter
position-played-as-sing = en chantant
position-played-as-free = gratuitement

## Les buts des problèmes

goal-win = Gagnez ce tour-ci.
goal-survive = Survivez au prochain tour de votre adversaire, quoi qu'il fasse.
goal-gone = Faites quitter le jeu à { $gone } ce tour-ci.
goal-gone-keep-all = Faites quitter le jeu à { $gone } ce tour-ci, en gardant toutes les cartes que vous avez en jeu.
goal-gone-keep = Faites quitter le jeu à { $gone } ce tour-ci, en gardant { $keep }.
goal-gone-keep-reply = Faites quitter le jeu à { $gone }, et gardez { $keep } jusqu'à votre prochain tour, quoi que fasse votre adversaire.
goal-keep-reply = Gardez { $keep } en jeu jusqu'à votre prochain tour, quoi que fasse votre adversaire.
goal-least-a-lore = Atteignez { $number } éclats de Lore ce tour-ci.
goal-most-b-lore-reply = Votre adversaire ne doit pas dépasser { $number } éclats de Lore à son prochain tour.
