### Ce que dit le terminal lui-même, en français. Cartes, coups en toutes lettres, événements, refus : voir arbitre/sentences.
### Mêmes messages que les autres langues. Un message avec des virgules énumère plusieurs façons de taper la même chose.

## Le plateau

name-human = Joueur
is-you = { $name } (vous)
is-computer = { $name } (ordinateur)
is-yours = à vous
turn = Tour { $turn }
before-first-turn = Mains de départ
turn-of = à { $player } de jouer
your-turn = à vous de jouer
seed = graine { $seed }
count-hand = main { $number }
count-discard = défausse { $number }
discard-top = ({ $card } au-dessus)
head-cost = coût
nothing-in-play = rien en jeu
hand-empty = Main : vide
shown = Vous voyez :
log = Journal
log-more = encore { $count } plus haut : tapez journal
menu-more =
    { $count ->
        [one] encore { $count } ligne : tapez coups
       *[other] encore { $count } lignes : tapez coups
    }
news = Depuis votre dernier coup :
state-damage = dommages { $number }

## Ce qu'on peut taper

command-hint = conseil, indice, hint
command-why = pourquoi, why
command-undo = annuler, undo
command-log = journal, log
command-card = carte, card
command-rule = règle, règles, rule
command-save = sauver, save
command-load = charger, load
command-concede = abandonner, concede
command-draw = nulle, draw
command-help = aide, help, ?
command-quit = quitter, quit, exit, q
command-board = plateau, board
command-moves = coups, moves
command-again = encore, again
answer-yes = o, oui, y, yes
answer-no = n, non, no

help =
    Un numéro joue ce coup. On peut aussi l'écrire : { $move }
    conseil         ce que ferait l'ordinateur, avec les chances de gagner
    pourquoi COUP   pourquoi il manque : pourquoi { $refused }
    carte NOM       ce qu'est une carte et ce qu'elle fait
    règle NUMÉRO    ce que dit une règle ; aussi par ses mots : règle { $rule }
    journal         tout ce qui s'est passé
    plateau         redessiner le plateau (ou simplement Entrée)
    coups           tous les coups possibles, en entier
    annuler         reprendre le dernier coup en entier
    sauver FICHIER  garder la partie ; charger FICHIER ouvre une partie gardée
    abandonner      donner la partie pour perdue
    quitter         s'en aller ; la partie peut être sauvée

## Conversation

prompt = Numéro, ou aide :
prompt-over = journal, annuler, sauver FICHIER, encore, ou Entrée pour sortir :
prompt-news = Entrée pour continuer :
replay-prompt = Entrée : suite, retour, un numéro, jouer, quitter :
replay-back = retour, r, b
replay-on = jouer, j, p
replay-move = Après le coup { $number } sur { $last }
replay-hand = { $player } a en main { $cards }
replay-unclear = Je ne comprends pas « { $text } ». Entrée avance ; retour ; un coup de 0 à { $last } ; jouer continue la partie d'ici ; quitter.
lesson-prompt = Entrée pour continuer :
lesson-chapter = Chapitre { $number } sur { $last } : { $title }
lesson-chapter-done = Bien joué. Entrée mène au chapitre suivant.
lesson-won = Bien joué. C'était le dernier chapitre.
lesson-missed = C'est possible aussi ; mais faisons d'abord ceci.
lesson-done = Voilà le jeu. Pour une partie : arbitre play { $game } --opponent novice
puzzle-list = Problèmes de { $game }, du plus facile au plus difficile
puzzle-list-how = Pour en résoudre un : { $command }
puzzle-level =
    { $level ->
        [1] facile
        [2] assez facile
        [3] moyen
        [4] difficile
       *[5] très difficile
    }
puzzle-goal = But : { $goal }
puzzle-solved =
    { $moves ->
        [one] Résolu, en un coup.
       *[other] Résolu, en { $moves } coups.
    }
puzzle-shown = Voilà la solution.
puzzle-failed = Pas comme cela : le but est manqué.
puzzle-prompt-failed = Entrée reprend le dernier coup ; encore, solution, quitter :
puzzle-command-solution = solution
puzzle-step = { $who } : { $move }
puzzle-odds =
    { $odds ->
        [one] N'importe quel coup convient.
       *[other] Qui joue au hasard le résout environ une fois sur { $odds }.
    }
puzzle-not-here = Pas dans un problème : indice, annuler, encore, solution, quitter.
prompt-name = Le nom d'une carte :
not-understood = Je ne comprends pas « { $text } ». Tapez le numéro d'un coup, ou aide.
only-number = Il n'y a pas de coup { $number } ; il n'y a que le { $only }.
no-such-number = Il n'y a pas de coup { $number } ; ils vont de { $first } à { $last }.
gone-number = Le coup { $number } n'est plus possible.
no-moves-to-number = Rien n'a de numéro ici : tapez un nom.
needs-move = Quel coup ? Par exemple : pourquoi { $example }
needs-card = Quelle carte ? Par exemple : { $example }
needs-second = Sur quelle autre carte ? Par exemple : { $example }
needs-file = Quel fichier ? Par exemple : { $command } partie.record
needs-rule = Quelle règle ? Par exemple : { $example }
no-such-rule = Il n'y a pas de règle { $number } ; les plus proches sont { $near }.
no-rule-about = Aucune règle ne parle de « { $text } ».
rules-more = { $count ->
        [one] encore 1 :
       *[other] encore { $count } :
    } { $command }
ruling = notre décision
no-such-card = Aucune carte que vous voyez ne s'appelle « { $text } ».
no-such-card-at-all = Aucune carte ne s'appelle « { $text } ».
did-you-mean = Vouliez-vous dire { $names } ?
could-be = « { $text } » peut être : { $names }.
move-unclear = Cela peut être plusieurs coups ; prenez son numéro.
move-not-understood = Ce n'est pas un coup. Un coup commence par l'un de ces mots : { $verbs }.
legal-now = Cela se peut maintenant : c'est le numéro { $number }.
nothing-to-undo = Il n'y a rien à reprendre.
undo-told = Depuis, quelque chose de caché ou d'aléatoire a été connu ({ $what }). Reprendre quand même ?
undone = Repris.
yes-or-no = (o/n)
concede-sure = Vraiment abandonner la partie ?
no-draws = Dans ce jeu, on ne convient pas d'une partie nulle.
draw-sure = Proposer partie nulle ?
draw-refused = Votre adversaire veut continuer.
saved = Sauvé dans { $file }.
file-exists = { $file } existe. L'écraser ?
not-saved = Pas sauvé.
cant-write = { $file } ne peut être écrit : { $why }
cant-read = { $file } ne peut être lu : { $why }
not-loaded = { $file } n'a pas été ouvert : { $why }
load-sure = La partie en cours n'est pas sauvée. Ouvrir l'autre quand même ?
loaded = { $file } est ouvert : tour { $turn }.
quit-save = Sauver la partie ? Un nom de fichier ; Entrée pour { $file } ; n pour non :
autosaved = La partie est dans { $file }. Pour continuer :
autosave-failed = La partie n'a pas pu être sauvée dans { $file } : { $why }
not-text = Cela n'a pas pu être lu comme du texte. Tapez-le encore une fois.
fault = Arbitre lui-même est en faute et ne peut continuer ({ $what }).
goodbye = Au revoir.
interrupted = Interrompu.
only-over = C'est possible quand la partie est finie.
game-over = La partie est finie.
you-lost = Vous perdez.
to-repeat = La même partie encore :
greeting = { $deck } contre { $others }. Graine { $seed }.
greeting-plain = { $game }. Graine { $seed }.
thinking = { $name } joue{ $more }

## Conseils

hint-title = Les chances de gagner, pour autant qu'on puisse le savoir :
hint-only = Il n'y a qu'une réponse : { $option }. Les chances de gagner : { $chance }
hint-chance = { $chance } % ± { $error }
hint-then = puis : { $line }
hint-reply = la réplique pourrait être : { $line }
hint-more =
    { $count ->
        [one] encore 1, au plus { $chance } %
       *[other] encore { $count }, au plus { $chance } %
    }
hint-none = Pas de conseils pour ce jeu : l'ordinateur ne sait pas encore en juger les positions.
hint-thinking = Réflexion{ $more }
hint-asked = { $game }, tour { $turn }, coup { $number } : la question est à { $player }.
hint-played = Ce qui a été joué : { $option } ({ $chance })

## Cartes et decks

card-english = nom anglais : { $name }
card-cost = coût { $cost }
card-no-text = aucune capacité
deck-size =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
deck-curve = par coût
labelled = { $what } : { $list }
deck-legal = conforme au format { $format }
card-lacks = ne peut pas encore être jouée : { $why }
card-not-yet = pas encore jouable
card-by-hand = capacités écrites à la main
card-copies = { $count } au plus dans un deck
card-any-copies = autant que l'on veut dans un deck
cards-found =
    { $count ->
        [0] Aucune carte ne convient.
        [one] 1 carte
       *[other] { $count } cartes
    }
cards-most = Aucune carte n'a tous ces mots ; celles-ci en ont la plupart :
cards-more = (les { $count } premières sont montrées ; --all montre les autres)
deck-set = extension { $set }
deck-not-yet =
    { $count ->
        [one] 1 carte ne peut pas encore être jouée
       *[other] { $count } cartes ne peuvent pas encore être jouées
    }
deck-illegal = non conforme au format { $format } :
rule = règle { $number }

so-far = Jusqu'ici : { $cards }
