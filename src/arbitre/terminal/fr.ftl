### Ce que dit le terminal lui-même, en français. Cartes, coups en toutes lettres, événements, refus : voir arbitre/sentences.
### Mêmes messages que les autres langues. Un message avec des virgules énumère plusieurs façons de taper la même chose.

## Le plateau

name-human = Joueur
is-you = { $name } (vous)
is-computer = { $name } (ordinateur)
turn = Tour { $turn }
before-first-turn = Mains de départ
turn-of = à { $player } de jouer
your-turn = à vous de jouer
seed = graine { $seed }
count-lore = Lore { $number }/{ $goal }
count-ink = encre { $ready }/{ $number }
count-hand = main { $number }
count-deck = pioche { $number }
count-discard = défausse { $number }
discard-top = ({ $card } au-dessus)
nothing-in-play = rien en jeu
head-cost = coût
head-strength = for
head-willpower = vol
head-lore = Lore
hand = Main ({ $mark } peut devenir de l'encre)
hand-empty = Main : vide
items = Objets :
shown = Vous voyez :
bag = Dans le sac :
log = Journal
log-more = encore { $count } plus haut : tapez journal
state-damage = dommages { $number }
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

command-why = pourquoi, why
command-undo = annuler, undo
command-log = journal, log
command-card = carte, card
command-save = sauver, save
command-load = charger, load
command-concede = abandonner, concede
command-help = aide, help, ?
command-quit = quitter, quit, exit, q
command-board = plateau, board
command-again = encore, again
answer-yes = o, oui, y, yes
answer-no = n, non, no
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
example-card = stitch
example-other = polochon

help =
    Un numéro joue ce coup. On peut aussi l'écrire : aventure stitch
    pourquoi COUP   pourquoi il manque : pourquoi défier stitch -> polochon
    carte NOM       ce qu'est une carte et ce qu'elle fait
    journal         tout ce qui s'est passé
    plateau         redessiner le plateau (ou simplement Entrée)
    annuler         reprendre le dernier coup en entier
    sauver FICHIER  garder la partie ; charger FICHIER ouvre une partie gardée
    abandonner      donner la partie pour perdue
    quitter         s'en aller ; la partie peut être sauvée
    Sur le plateau : { $ink } peut devenir de l'encre ; { $up } plus, { $down } moins qu'imprimé ;
    #2 la deuxième du même nom ; encre 0/3 : aucune prête, trois dans la réserve.
    (3:2 gagne) : inflige 3, subit 2, seul le personnage défié est banni ;
    perd : seul celui qui défie l'est ; les deux ; rien.

## Conversation

prompt = Numéro, ou aide :
prompt-over = journal, annuler, sauver FICHIER, encore, ou Entrée pour sortir :
prompt-name = Le nom d'une carte :
not-understood = Je ne comprends pas « { $text } ». Tapez le numéro d'un coup, ou aide.
no-such-number = Il n'y a pas de coup { $number } ; ils vont de { $first } à { $last }.
no-moves-to-number = Rien n'a de numéro ici : tapez un nom.
needs-move = Quel coup ? Par exemple : pourquoi { $example }
needs-card = Quelle carte ? Par exemple : { $example }
needs-second = Sur quelle autre carte ? Par exemple : { $example }
needs-file = Quel fichier ? Par exemple : { $command } partie.record
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
you-won = Vous gagnez !
you-lost = Vous perdez.
to-repeat = La même partie encore :
greeting = { $deck } contre { $others }. Graine { $seed }.
thinking = { $name } joue{ $more }

## Cartes et decks

sign-strength = Force
sign-willpower = Volonté
sign-lore = Lore
sign-ink = encre
sign-inks = encres
card-english = nom anglais : { $name }
card-cost = coût { $cost }
card-inkable = peut devenir de l'encre
card-not-inkable = ne peut devenir de l'encre
card-stats = Force { $strength }, Volonté { $willpower }, Lore { $lore }
card-location = Volonté { $willpower }, Lore { $lore }, déplacement { $move }
card-no-text = aucune capacité
deck-size =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
deck-types = { $characters } personnages, { $actions } actions (chansons : { $songs }), { $items } objets, { $locations } lieux
deck-inkable = { $count } peuvent devenir de l'encre
deck-curve = par coût
deck-legal = conforme au format { $format }
card-lacks = ne peut pas encore être jouée : { $why }
card-not-yet = pas encore jouable
card-by-hand = capacités écrites à la main
card-copies = { $count } au plus dans un deck
card-any-copies = autant que l'on veut dans un deck
card-allowed = { $format } : autorisée
card-rotated = { $format } : plus depuis le { $date }
card-banned = { $format } : bannie depuis le { $date }
card-no-deck = pas pour les decks
cards-found =
    { $count ->
        [0] Aucune carte ne convient.
        [one] 1 carte
       *[other] { $count } cartes
    }
cards-more = (les { $count } premières sont montrées ; --all montre les autres)
deck-set = extension { $set }
deck-not-yet =
    { $count ->
        [one] 1 carte ne peut pas encore être jouée
       *[other] { $count } cartes ne peuvent pas encore être jouées
    }
deck-illegal = non conforme au format { $format } :
rule = règle { $number }
fault-too-few-cards = { $count } cartes, mais { $format } en demande au moins { $minimum }
fault-too-many-inks = { $count } types d'encre ({ $inks }), mais { $maximum } au plus sont autorisés
fault-too-many-copies = { $count } exemplaires de { $card }, mais { $maximum } au plus sont autorisés
fault-banned = { $card } est bannie
fault-banned-since = { $card } est bannie de { $format } depuis le { $date }
fault-rotated = { $card } n'est dans aucune extension de { $format } depuis le { $date }
fault-in-no-set = { $card } n'est dans aucune extension de { $format }
fault-not-a-deck-card = { $card } ne peut être mise dans un deck
