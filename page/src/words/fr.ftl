# Les mots de la page. Ce que dit un jeu vient du serveur.

you = Vous
computer = ordinateur
away = absent
yes = Oui
no = Non
close = Fermer
menu = Menu
log = Journal
bag = Le sac
waiting = En attente
battle = Combat
responses = À quoi l’on répond
reading = La carte
mortal = Mortelle, { $number } { $number ->
    [one] Plume
   *[other] Plumes
  }
wins = { $number } gagnées
clock = reste { $time }

# la table
turn-of = Tour { $turn }, { $whose }
turn-yours = le vôtre
turn-short = tour { $turn }
before-first = Avant le premier tour
title-asked = À vous
waiting-for = { $name } réfléchit
up-to = C’est à { $name } de jouer
what-does = Que fait { $name } ?
nothing-for = { $name } ne peut rien faire maintenant
choose-target = au choix, { $number } possibles
lit-count = { $number ->
    [one] Une possibilité. Échap pour revenir.
   *[other] { $number } possibilités. Échap pour revenir.
  }
able-hint = Les cartes marquées d’une encoche peuvent agir : choisissez.
gather-hint = Choisissez des cartes, puis confirmez.
confirm = { $number ->
    [0] Aucune
    [one] Confirmer 1 carte
   *[other] Confirmer { $number } cartes
  }
confirm-hint = autant que vous voulez
pick-more = { $number ->
    [one] Choisissez-en encore une
   *[other] Choisissez-en encore { $number }
  }
pick-exactly = choisissez-en { $number }
pick-up-to = choisissez-en jusqu’à { $number }
pass-until-event = Passer jusqu’à ce qu’il se passe quelque chose
pass-about-event = on vous redemande dès que quelqu’un fait quelque chose
pass-about-turn = on ne vous redemande plus avant le tour suivant, sauf si vous arrêtez
passing-event = Vous passez jusqu’à ce qu’il se passe quelque chose.
passing-turn = Vous passez pour ce tour.
passing-stop = Ne plus passer
filter = Chercher un nom
end-turn = Fin du tour
still = Vous pouvez encore
still-nothing = Il n’y a plus rien à faire
take-back = Reprendre
take-back-ask = Demander à reprendre
asks-take-back = { $name } voudrait reprendre son coup
asks-draw = { $name } propose la nulle
asked-others = On demande aux autres
seen-since = Connu depuis :
recap = Ce qu’a fait { $name }
recap-all = Ce qu’ont fait les autres
recap-watched = Ce qui vient d’être fait
show-again = Revoir
watching = { $name }, { $at } sur { $all }
step-back = Un pas en arrière
step-on = Un pas en avant
pause = Pause
go-on = Continuer
skip = Aller à la fin
rematch = Rejouer
next-game = Partie suivante
new-table = Nouvelle table
connection-lost = La connexion est perdue. Nouvel essai.
complaint = Ce n’est pas possible
you-are-asked = À vous : répondez-vous ?
happens-next = d’abord
happens-in = { $place ->
    [1] se résout en premier
    [2] se résout en deuxième
    [3] se résout en troisième
   *[other] se résout après { $before } autres
  }
bag-first = d’abord
bag-first-any = d’abord, dans l’ordre voulu
bag-then = ensuite
unknown-card = une carte cachée
reading-none = Montrez une carte pour la lire
no-text = Aucune capacité
reckoned = { $what } { $now } : { $printed } sur la carte
changed-by = { $amount } { $name }
changed-own = { $amount } par elle-même
changed-effect = { $amount } par un effet
reads-attached = Attachées : { $names }
reads-attached-to = Attachée à { $name }
reads-linked = Liées : { $names }
reads-linked-to = Liée à { $name }
reads-at = À { $name }
ruling = Nous avons décidé :
rule-none = Il n’y a rien de plus ici sur cette règle.

# pour l’oreille
hand-label = { $number ->
    [one] Votre main, 1 carte
   *[other] Votre main, { $number } cartes
  }
side-label = Cartes de { $name } en jeu
side-yours = Vos cartes en jeu
sill-label = La question
moves-label = Ce que l’on peut faire
end-label = Fin du tour
rail-label = Lecture et journal
ladder-label = Éclats de Lore : { $marks } ; { $goal } pour gagner
icons-label = icônes
rule-label = Règle { $rule }
spread-label = Cartes de : { $zones }
watching-label = Ce qui s’est passé
card-hinted = conseillée
card-selected = sélectionnée
card-picked = choisie
card-lit = peut être choisie
card-able = peut agir
spoken-cost = coûte { $number }
spoken-damage = { $number } dommages
fallen-spoken-damage = { $number } dégâts

# taper
typed-label = Taper un coup
typed-example = Tapez un coup : { $move }
typed-none = Aucun coup ne s’appelle ainsi
typed-several = Lequel ? { $moves }
typed-not-asked = Ce n’est pas à vous de répondre

# menu
menu-language = Langue
menu-theme = Clair ou sombre
theme-system = comme le système
theme-light = clair
theme-dark = sombre
menu-pace = Ce que font les autres
pace-none = d’un coup
pace-each = { $seconds } s par pas
menu-sound = Un son quand c’est à moi de répondre
menu-open-hand = Les spectateurs peuvent voir mes cartes
menu-links = Liens
menu-full-control = Contrôle total
menu-full-control-about = On vous demande à chaque moment où vous pouvez répondre, même si vous ne pouvez rien faire.
say = Dire quelque chose
say-it = Dire
nudge = Rappeler l’autre joueur
claim = Réclamer la partie
offer-draw = Proposer la nulle
concede = Abandonner
concede-sure = Oui, abandonner
keys-title = Touches
keys-hand = une carte de votre main
keys-yours = une de vos cartes en jeu
keys-theirs = une carte des autres
keys-moves = un coup, quand des coups numérotés sont affichés
keys-arrows = d’une carte à l’autre
keys-enter = choisit ce qui a le focus
keys-escape = revient d’un niveau
keys-end = termine le tour
keys-take-back = reprend le dernier coup
keys-hint = classe vos coups selon les chances de gagner
keys-steps = un pas en arrière ou en avant dans ce qui est montré
keys-type = saisir un coup
keys-log = le journal
keys-menu = le menu
keys-help = cette liste
keys-rows = Les rangées sont celles de votre clavier, quel que soit ce qui y est imprimé.

# résultats
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-draw = Partie nulle
result-over = La partie est finie

# prévisions et coûts
brings-lore = +{ $number } Lore
cost-ink = { $number } encre
cost-ink-short = encre
cost-resources = payer { $number }
cost-energy = { $number } énergie
nobody-banished = personne n’est banni
one-banished = { $name } : banni
several-banished = { $number ->
    [2] les deux bannis
   *[other] { $number } bannis
  }
nobody-destroyed = rien n’est détruit
one-destroyed = { $name } : détruit
several-destroyed = { $number } détruits
enough = assez pour détruire
damage-if-open = dommages si personne ne bloque
damage-left = reste { $number }
ink-ready = sur { $all } encres prêtes
icon-obsession = Obsession
icon-greed = Cupidité
icon-elitism = Élitisme
icon-deception = Supercherie
icon-rage = Rage
icon-volition = Volonté
resource-spent = payées
resources-free = libres

# sortes de cartes
kind- = carte
kind-character = personnage
kind-action = action
kind-song = chanson
kind-item = objet
spoils-kind-item = item
kind-location = lieu
kind-tactic = tactique
kind-resource = ressource
kind-faction = faction
kind-angel = Ange
kind-archangel = Archange
kind-deity = Divinité
kind-temple = Temple
kind-worshipper = Adorateur
kind-miracle = Miracle
kind-blessing = Bénédiction
kind-golem = Golem
kind-equipment = Équipement
kind-gift = Don
kind-familiar = Familier

# nombres
count-cost = coût
count-lore = Lore
count-strength = force
count-willpower = volonté
count-move-cost = déplacement
count-life = vie
spoils-count-life = endurance
fallen-count-life = Force Vitale
count-structure = structure
count-speed = vitesse
count-attack = attaque
count-shield = bouclier
count-influence = influence
count-vitality = force vitale
count-energy = énergie
count-worshippers = Adorateurs
count-points = points
mark-under = dessous
mark-tokens = jetons
mark-energy = énergie
state-exerted = épuisé
state-drying = en séchage
state-depleted = épuisé
state-new = nouveau
state-face-down = face cachée
state-tilted = incliné

# zones
zone-hand = main
zone-deck = pioche
spoils-zone-deck = deck
zone-discard = défausse
zone-inkwell = réserve d’encre
zone-under = dessous
zone-out = hors du jeu
zone-out-of-game = hors du jeu
zone-register = Registre
zone-limbo = Limbes
fallen-zone-deck = Livre
fallen-zone-discard = Purgatoire
fallen-zone-out-of-game = Pandémonium
zone-won = gagnées
line-firing = ligne de feu
line-rear = arrière-garde
effect-stack = Pile d’effets
phase-dawn = Aurore
phase-word = Parole
phase-attack = attaque
phase-night = Nuit
phase-setup = mise en place
battle-attackers = Attaquent
battle-blockers = Bloquent
battle-target = Attaqué
battle-nobody = personne encore
battle-damage = Dommages
battle-strikes = { $damage } à { $name }
battle-unblocked = personne ne bloque
combat-announced = Annoncés
combat-ambush = En embuscade
combat-defending = Défendent
combat-deity = la Divinité

# sortes de coups
verb-ink = Encrer
verb-play = Jouer
verb-play-free = Jouer gratuitement
verb-shift = Alter
verb-sing = Chanter
verb-sing-together = Chanter à l’unisson
verb-use = Utiliser
verb-use-free = Utiliser gratuitement
verb-quest = Partir à l’aventure
verb-challenge = Défier
verb-move = Déplacer
verb-attack = Attaquer
verb-ambush = En embuscade
verb-flip-up = Flip Up
verb-face-up = Face visible
verb-face-down = Face cachée
verb-storm = En Tempête
verb-gust = En Bourrasque
verb-phoenix = En Phoenix
verb-link = Lier
verb-retreat = Reculer
verb-top = Dessus
verb-bottom = Dessous
aim-challenge = Qui { $name } défie-t-il ?
aim-move = Où va { $name } ?
aim-shift = Sur qui joue-t-on { $name } ?
aim-sing = Qui chante ?
aim-by-sing = Que chante { $name } ?
aim-link = À qui lier { $name } ?
aim-other = { $name } : sur quoi ?
still-ink = encrer une carte
still-play = jouer { $number }
still-quest = partir à l’aventure avec { $number }
still-challenge = défier avec { $number }
still-sing = chanter { $number }
still-shift = altérer { $number }
still-move = déplacer { $number }
still-use = utiliser { $number }
still-attack = attaquer
still-storm = jouer { $number } en Tempête
still-flip-up = retourner { $number }
short-not-enough-ink = coûte { $cost }
short-not-enough-energy = coûte { $cost } EC
short-threshold-not-met = seuil
short-other = plus tard
cant-quest = ne peut partir à l’aventure
cant-challenge = ne peut défier
cant-ready = ne peut se redresser
cant-sing = ne peut chanter
cant-attack = ne peut attaquer
cant-block = ne peut bloquer

# commencer
start-lead = Une table pour les jeux de cartes. Jouez contre l'ordinateur, ou envoyez un lien à quelqu'un.
start-game = Le jeu
start-with = Contre
with-computer = l'ordinateur
with-friend = un ami, par un lien
with-me = moi-même
start-go = Jouer
start-invite = Créer les liens
start-more = Decks, format, joueurs, pendule
summary-computer = Vous jouez { $yours } ; l'ordinateur ({ $level }) joue { $theirs }.
summary-friend = Vous recevez un lien à envoyer. Vous jouez { $yours } ; votre ami joue { $theirs }.
summary-me = Vous jouez des deux côtés : { $yours } et { $theirs }.
summary-many = Une table pour { $players }.
game-about = { $most ->
    [2] 2 joueurs
   *[other] 2 à { $most } joueurs
  }{ $decks ->
    [0] {""}
   *[other] , { $decks } decks
  }
start-players = Joueurs
start-teams = Équipes
teams-none = chacun pour soi
teams-two = deux contre deux, partenaires face à face
team = équipe { $number }
seat = Place { $number }
seat-who = Qui s'assied ici
seat-computer = l'ordinateur
seat-friend = quelqu'un avec le lien
seat-me = moi
start-level = Comment il joue
start-format = Format
start-best-of = Parties
best-of-one = une
best-of-three = au meilleur des trois
start-clock = Pendule
start-hints = On peut demander conseil, si personne d’autre ne joue
clock-none = aucune
clock-minutes = { $minutes } minutes et { $seconds } s par tour
start-deck = Deck
deck-pasted = une liste à moi
deck-listed = une liste collée
deck-paste = Collez une liste
deck-fine = { $cards } cartes, rien à redire
start-name = Votre nom
start-name-none = comme vous voulez
start-problem = La table ne répond pas : { $why }
one-moment = Un instant
invite-title = Votre table est prête
invite-lead = Envoyez le lien ; qui l'ouvre s'assied là.
invite-friend = Pour votre ami
invite-seat = Pour l'ami { $number }
invite-watch = Pour ceux qui regardent
invite-only-here = Ce lien ne marche que sur cet ordinateur. Pour d'autres, il faut lancer la table avec --host 0.0.0.0 et l'ouvrir par l'adresse de cet ordinateur.
invite-copy = Copier
invite-copied = Copié
invite-sit = S'asseoir
unofficial = Non officiel et gratuit. Les jeux et leurs noms appartiennent à leurs propriétaires.
line-of-list = ligne { $line } :

# conseils, et le cours d’une partie
hint = Conseil
chance = Chances de gagner
hint-closed = classe vos coups
hint-not-now = quand la question est à vous
hint-thinking = réflexion …
hint-there = Le mieux : { $option }
hint-only = Il n’y a qu’une réponse.
hint-then = Puis :
hint-reply = La réplique pourrait être :
hint-more = { $number ->
    [one] Encore un
   *[other] Encore { $number }
  }
percent = { $number } %
error = ± { $number }
chance-error = { $chance } % ± { $error }
course = Le cours de la partie
course-thinking = Relecture de la partie …
course-about = Vos chances de gagner à chacune de vos questions, pour autant que vous pouviez le savoir. L’ombre en est l’erreur ; les numéros marquent ce qui a coûté le plus.
course-label = Vos chances de gagner au cours de la partie : d’abord { $first } %, à la fin { $last } %. { $result }. { $losses ->
    [0] Aucun coup n’a coûté cher
    [one] Un coup a coûté cher ; il est indiqué ci-dessous
   *[other] { $losses } coups ont coûté cher ; ils sont indiqués ci-dessous
  }.
course-losses = Ce qui a coûté le plus
course-no-losses = Rien n’a coûté cher : bien joué.
course-none = Il n’y avait rien à décider dans cette partie.
course-lost = Tour { $turn } : de { $from } % à { $to } %
course-played = Vous :
course-better = Mieux :
course-table = En chiffres
course-turn = Tour
course-began = au début
course-ended = après votre dernière réponse

# the rulebook
rules-open = Lire les règles
rules-games = Jeux
rules-search = Chercher des mots ou un numéro
rules-contents = Sommaire
rules-whole = Tout le livre
rules-above = Où elle se trouve
rules-beside = Règles voisines
rules-none = Il n’y a pas de règle { $rule }.
rules-found = { $number ->
    [0] Aucune règle ne contient ces mots
    [one] Une règle
   *[other] { $number } règles
  }
rule-in-book = L’ouvrir dans le livre de règles
ruling-why = Pourquoi :
scenarios = { $number ->
    [one] Une position qui la montre
   *[other] { $number } positions qui la montrent
  }
scenarios-about = Chacune s’ouvre à la table : regardez ce qui se passe, ou jouez-la vous-même.
scenarios-all = Toutes les { $number }

# a game seen again
replay = Relecture
replay-see = Revoir la partie
replay-look-back = Revoir cette partie
replay-back = Retour à la table
replay-play = Lire
replay-line = Moment
replay-moment = { $at } sur { $all }
replay-spoken = { $at } sur { $all }, tour { $turn } : { $text }
replay-link = Un lien vers ce moment
record-open = Ouvrir un enregistrement
eyes = Vue par
eyes-all = Tout à découvert
eyes-watch = En spectateur
eyes-seat = Comme { $name }
fork = Jouer d’ici
fork-about = La partie continue à partir de ce moment, à une nouvelle table.
fork-side = Vous jouez
fork-all = Tous les camps
fork-go = Jouer
start-around = Autour du jeu

# a position laid out by hand
position = Une position
position-edit = Modifier
position-edit-moment = Modifier ce moment
position-title = Ce qu’elle montre
position-seat = Joueur { $seat }
position-another = autre
position-another-of = Autre : { $label }
position-amount = un nombre, ou des noms
position-back = Revenir sans changer
position-add = Ajouter une carte
position-add-to = Ajouter une carte : { $zone }, joueur { $seat }
position-add-under = Ajouter une carte sous { $name }
position-remove = Retirer { $name }
position-go = La mettre en place
position-save = Enregistrer comme scénario

# learning a game
learn-open = Apprendre { $game }
lesson = Leçon
lesson-go = Apprendre en jouant
lesson-chapters = Chapitres
lesson-chapter = { $at } sur { $all }
lesson-summary = Le jeu en bref
lesson-missed = C’est possible aussi ; mais faisons d’abord ceci.
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-chapter-done = Bien joué.
lesson-next-chapter = Chapitre suivant
lesson-done = Voilà le jeu. Vous en savez assez pour une première partie.
lesson-play = Jouer une première partie

# building decks
decks-open = Construire des decks
decks-of = Decks de { $game }
decks-mine = Mes decks
decks-sold = Decks livrés avec le jeu
decks-none = Vous n’avez pas encore de deck pour ce jeu.
decks-kept = Ils sont gardés dans ce navigateur seulement. Enregistrez en fichiers ceux auxquels vous tenez.
decks-another = Un autre deck
decks-new = Un deck vide
decks-new-name = Nouveau deck
decks-from = Partir d’un deck livré avec le jeu
decks-choose = choisissez
decks-import = Une liste d’ailleurs
decks-import-go = En faire un deck
decks-import-here = Lire une liste dans ce deck
decks-replace = Remplacer les cartes
decks-paste = Une liste de deck
decks-paste-any = Collez une liste, un code de deck ou un lien, dans n’importe quel format
decks-open-file = Ouvrir un fichier
decks-no-such = Il n’y a pas de deck « { $name } » dans ce navigateur.
decks-deleted = { $name } est supprimé.
decks-broken = Ce qui est gardé sous « { $name } » est abîmé et n’est pas lisible comme un deck.
decks-unkept = Le navigateur ne peut pas garder ce deck : sa mémoire est pleine ou interdite. Enregistrez-le en fichier avant de partir.
decks-pool = Cartes
decks-deck = Deck
decks-sides = Ce qui est montré
decks-cards = Cartes trouvées
decks-search = Mots ou faits : pioche coût<=3
decks-filters = { $number ->
    [0] Filtres
    [one] Filtres, un actif
   *[other] Filtres, { $number } actifs
  }
decks-asks = On peut aussi taper : { $facts }. "plusieurs mots" côte à côte ; -mot sans lui ; { $example } l’un ou l’autre.
decks-any = peu importe
decks-or = ou aussi…
decks-unchoose = Sans { $value }
decks-least = de
decks-most = à
decks-at-least = { $what } au moins
decks-at-most = { $what } au plus
decks-found = { $number ->
    [0] Aucune carte n’a tout cela
    [one] Une carte
   *[other] { $number } cartes
  }
decks-nearest = { $number ->
    [0] Aucune carte n’a rien de cela
    [one] Aucune carte n’a tout cela ; une s’en approche
   *[other] Aucune carte n’a tout cela ; { $number } s’en approchent
  }
decks-clear-search = Chercher autre chose
decks-show-more = { $number } de plus
decks-more = Ajouter { $title }, { $count } dans le deck
decks-less = Retirer { $title }, { $count } dans le deck
decks-read = Lire { $title }
decks-not-yet = On ne peut pas encore la jouer ici : ce qu’elle fait n’est pas compris.
decks-not-yet-short = pas encore jouable ici
decks-name = Nom du deck
decks-cards-word = { $number ->
    [one] carte
   *[other] cartes
  }
decks-count = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }
decks-undo = Annuler
decks-redo = Rétablir
decks-play = Jouer avec ce deck
decks-play-named = Jouer avec { $name }
decks-legal = En règle
decks-legal-in = En règle pour : { $formats }
decks-faults = { $number ->
    [one] Pas en règle : une faute
   *[other] Pas en règle : { $number } fautes
  }
decks-empty = Appuyez sur une carte pour la mettre dans le deck.
decks-charts = Ce qu’il contient
decks-export = Enregistrer ou copier comme liste
decks-list-format = En
decks-list = Le deck comme liste
decks-save = Enregistrer en fichier
decks-duplicate = Dupliquer
decks-clear = Retirer toutes les cartes
decks-delete = Supprimer
decks-delete-named = Supprimer { $name }
hand-title = Main de départ
hand-draw = Tirer une main
hand-again = Tirer une autre main
hand-first = Je commence
hand-kept = Les { $number } cartes avec lesquelles vous commencez
hand-chances = Chances de trouver parmi les { $number } premières cartes, avant d’en écarter
hand-of = parmi celles-ci
hand-least = { $number }+
card-of-list = carte { $card } :

# puzzles
puzzles = Problèmes
puzzles-open =
    { $number ->
        [one] Un problème
       *[other] { $number } problèmes
    }
puzzles-of = Problèmes : { $game }
puzzles-about = Chacun est une position avec un but, et un chemin qui n’est pas le premier qu’on voit. L’autre camp répond de son mieux ; il n’a pas de main, et ce qui se trouve dans les pioches est vierge.
puzzles-done = { $done } sur { $all } résolus
puzzle-number = Problème { $at } sur { $all }
puzzle-solved-mark = Résolu
puzzle-level =
    { $level ->
        [1] Facile
        [2] Assez facile
        [3] Moyen
        [4] Difficile
       *[5] Très difficile
    }
puzzle-odds =
    { $odds ->
        [one] Tous les chemins y mènent.
       *[other] Au hasard : une fois sur { $odds }.
    }
puzzle-goal = Votre but
puzzle-met = Résolu !
puzzle-met-about =
    { $moves ->
        [one] Le plus court chemin demande un choix.
       *[other] Le plus court chemin demande { $moves } choix.
    }
puzzle-made =
    Vous avez fait { $made ->
        [one] un choix
       *[other] { $made } choix
    }.
puzzle-shortest = Il n’y a pas de chemin plus court.
puzzle-failed = Pas comme cela.
puzzle-failed-about = Le but est manqué. Reprenez le dernier coup, ou recommencez.
puzzle-hint = Indice
puzzle-solution = Solution
puzzle-anew = Recommencer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-step = { $at } sur { $all }
puzzle-go-on = Coup suivant
puzzle-try = À vous d’essayer
puzzle-shown = Le but est atteint.
