# Ce que dit le serveur. $player est le nom d'un joueur.

computer-name = Ordinateur
spectator = Un spectateur

level-random = Au hasard
level-random-about = Fait n'importe quel coup légal. Pour découvrir ce que les règles permettent.
level-greedy = Glouton
level-greedy-about = Regarde un coup en avant et prend ce qui lui réussit le mieux.

note-start = La partie commence
note-move = { $player } décide
note-take-back = { $player } reprend son dernier coup
note-ask-take-back = { $player } demande à reprendre son dernier coup
note-ask-draw = { $player } propose une partie nulle
note-yes = { $player } accepte
note-no = { $player } refuse
note-concede = { $player } abandonne
note-draw = Les joueurs s'accordent sur une partie nulle
note-time = Le temps de { $player } est écoulé
note-nudge = { $player } : rappel, une réponse est attendue
note-claim = { $player } n'a pas répondu ; la partie est réclamée
note-show = { $player } montre sa main aux spectateurs
note-hide = { $player } cache sa main aux spectateurs
note-rematch = { $player } aimerait rejouer
note-next = La suite se joue dans la partie suivante
note-replaced = Le joueur de l'ordinateur a failli ; un plus simple répond pour { $player }

refused-late = Cette question a déjà reçu une réponse.
refused-not-yours = Ce n'est pas à vous de répondre.
refused-watching = Les spectateurs ne font que regarder.
refused-malformed = Ce message est incompréhensible.
refused-version = Cette page n'est pas de la même version que le serveur : rechargez-la.
refused-too-large = Ce message est trop grand.
refused-too-fast = Trop de messages ; attendez un peu.
refused-no-such-option = Cette option n'existe pas.
refused-not-now = Ce n'est pas possible maintenant.
refused-no-such-key = Ce lien ne mène à aucune salle.
refused-draws = Ce jeu ne connaît pas de partie nulle par accord.
refused-nothing-back = Il n'y a rien à reprendre.
refused-over = La partie est terminée.
refused-not-over = La partie n'est pas terminée.
refused-windows = Dans ce jeu, on ne demande à personne de répondre.

over-taken-over = Cette place se joue maintenant dans une autre fenêtre.
over-closed = Le serveur ferme.
over-idle = Il ne se passe rien ici depuis longtemps. Le lien reste valable.
over-slow = Cette connexion ne suit pas.

fault-seats = { $count } places : ce jeu se joue à { $known }.
fault-format = Il n'y a pas de format { $format } ; il y a : { $known }.
fault-nobody = Il faut quelqu'un à la table.
fault-level = Il n'y a pas de joueur { $level } ; il y a : { $known }.
fault-long = Cette liste est trop longue.
fault-match = Un match se joue à deux.
fault-clock = Une pendule a d'une seconde à un jour.
fault-teams = Ces équipes sont impossibles.
fault-malformed = C'est incompréhensible : { $what }
fault-rooms = Trop de salles ont été ouvertes d'ici ; attendez un peu.
fault-game = Il n'y a pas de jeu { $game } ; il y a : { $known }.
fault-language = Il n'y a pas de langue { $wanted } ; il y a : { $known }.
fault-card = Il n'y a pas de carte { $name }.
fault-rule = Il n'y a pas de règle { $number }.
