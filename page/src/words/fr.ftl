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
battle = Bataille
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
waiting-for = { $name } réfléchit
what-does = Que fait { $name } ?
nothing-for = { $name } ne peut rien faire maintenant
choose-target = au choix, { $number } possibles
lit-count = { $number ->
    [one] Une possibilité. Échap pour revenir.
   *[other] { $number } possibilités. Échap pour revenir.
  }
able-hint = Les cartes marquées d’une encoche peuvent agir : choisissez.
gather-hint = Choisissez autant de cartes que vous voulez, puis confirmez.
confirm = { $number ->
    [0] Aucune
    [one] Confirmer 1 carte
   *[other] Confirmer { $number } cartes
  }
confirm-hint = choisissez, puis confirmez
pass-until-event = Passer jusqu’à un événement
filter = Chercher un nom
end-turn = Fin du tour
still = Vous pouvez encore
still-nothing = Il n’y a plus rien à faire
take-back = Reprendre
take-back-ask = Demander à reprendre
asks-take-back = { $name } voudrait reprendre son coup
asks-draw = { $name } propose la nulle
asked-others = On demande aux autres
recap = Ce qu’a fait { $name }
recap-all = Ce qu’ont fait les autres
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
ladder-label = Éclats : { $marks } ; { $goal } pour gagner
icons-label = icônes
rule-label = Règle { $rule }
spread-label = Cartes de : { $zones }
watching-label = Ce qui s’est passé
card-selected = sélectionnée
card-picked = choisie
card-lit = peut être choisie
card-able = peut agir
spoken-cost = coûte { $number }
spoken-damage = { $number } dommages

# taper
typed-label = Taper un coup
typed-example = Tapez un coup : quest mickey
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
menu-open-hand = Les spectateurs peuvent voir mes cartes
say = Dire quelque chose
say-it = Dire
nudge = Rappeler l’autre joueur
claim = Réclamer la partie
offer-draw = Proposer la nulle
concede = Abandonner
concede-sure = Oui, abandonner
keys = Touches : les flèches vont de carte en carte, Entrée choisit, 1 à 9 les coups, Échap revient, Maj E finit le tour, / tape un coup, L le journal, M le menu.

# résultats
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-draw = Partie nulle
result-over = La partie est finie

# prévisions et coûts
brings-lore = +{ $number } éclats
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
count-lore = éclats
count-strength = force
count-willpower = volonté
count-move-cost = déplacement
count-life = vie
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
state-drying = encre fraîche
state-depleted = épuisé
state-new = nouveau
state-face-down = face cachée
state-tilted = incliné

# zones
zone-hand = main
zone-deck = pioche
zone-discard = défausse
zone-inkwell = réserve d’encre
zone-under = dessous
zone-out = hors du jeu
zone-out-of-game = hors du jeu
zone-register = Registre
zone-limbo = Limbes
zone-won = gagnées
line-firing = ligne de feu
line-rear = arrière-garde
effect-stack = Pile d’effets
phase-dawn = Aube
phase-word = Parole
phase-attack = attaque
phase-night = Nuit
phase-setup = mise en place
battle-attackers = Attaquent
battle-blockers = Bloquent
battle-target = Attaqué
battle-nobody = personne encore
battle-damage = Blessures
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
verb-sing-together = Chanter ensemble
verb-use = Utiliser
verb-use-free = Utiliser gratuitement
verb-quest = Partir à l’aventure
verb-challenge = Défier
verb-move = Déplacer
verb-attack = Attaquer
verb-ambush = En embuscade
verb-flip-up = Retourner
verb-face-up = Face visible
verb-face-down = Face cachée
verb-storm = En tempête
verb-gust = Par Rafale
verb-phoenix = Par Phénix
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
still-storm = jouer { $number } en tempête
still-flip-up = retourner { $number }
short-not-enough-ink = il faut { $cost } encres
short-not-enough-energy = il faut { $cost } CE
short-threshold-not-met = seuil
short-other = plus tard
cant-quest = ne peut partir à l’aventure
cant-challenge = ne peut défier
cant-ready = ne peut se redresser
cant-sing = ne peut chanter
cant-attack = ne peut attaquer
cant-block = ne peut bloquer

# commencer
start-title = Une table pour jeux de cartes
start-lead = Jouez contre l’ordinateur, ou envoyez un lien à quelqu’un.
start-game = Jeu
start-with = Contre
with-computer = l’ordinateur
with-friend = quelqu’un, par un lien
with-self = moi-même, deux sièges
start-players = Joueurs
start-level = Sa force
start-format = Format
start-best-of = Parties
best-of-one = une
best-of-three = deux gagnantes sur trois
start-clock = Pendule
clock-none = aucune
clock-minutes = { $minutes } minutes et { $seconds } s par tour
start-deck-yours = Votre paquet
start-deck-theirs = Le paquet de l’autre
deck-pasted = une liste à moi
deck-paste = Collez une liste
deck-fine = { $cards } cartes, rien à redire
start-name = Votre nom
start-go = S’asseoir
start-problem = La table ne répond pas : { $why }
one-moment = Un instant
invite-title = Votre table est prête
invite-lead = Envoyez ce lien à votre adversaire ; qui l’a s’assied là.
invite-watch = Et celui-ci à qui regarde.
invite-copy = Copier
invite-copied = Copié
invite-sit = S’asseoir
unofficial = Non officiel et gratuit. Les jeux et leurs noms appartiennent à leurs propriétaires.
line-of-list = ligne { $line }
