"""Ability trees in French, in the words of the French Lorcana rules (Règles complètes 2.1.0) and of the later sets.

What a player chooses is chosen first: "choisissez un personnage et bannissez-le".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import ClassVar

from arbitre.ability import nodes as n
from arbitre.ability.render.romance import Case, Romance
from arbitre.ability.render.words import Phrase, Predicate, Voice

VOWELS = "aeiouyâàéèêëîïôûAEIOUÂÀÉÈÊÎÔ"
EUPHONY: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\b([Ss])i (?=ils?\b)"), r"\1'"),
    (re.compile(rf"(?<![-\w])(lorsqu|qu|d|n|l|s)[ea] (?=[{VOWELS}])"), r"\1'"),
    (re.compile(r"(, face (?:cachée|visible)(?: et épuisée?s?)?) (?=(?:pour|et|ou) )"), r"\1, "),
    (re.compile(r"\bde les?\b(?= )"), lambda found: "du" if found[0] == "de le" else "des"),
    (re.compile(r"\bà les?\b(?= )"), lambda found: "au" if found[0] == "à le" else "aux"),
]
# verb: infinitive, vous, il, ils, past participle
VERBS = {
    "add": ("ajouter", "ajoutez", "ajoute", "ajoutent", "ajouté"),
    "banish": ("bannir", "bannissez", "bannit", "bannissent", "banni"),
    "challenge": ("défier", "défiez", "défie", "défient", "défié"),
    "choose": ("choisir", "choisissez", "choisit", "choisissent", "choisi"),
    "choose and discard": ("défausser", "défaussez", "défausse", "défaussent", "défaussé"),
    "count": ("compter", "comptez", "compte", "comptent", "compté"),
    "use": ("utiliser", "utilisez", "utilise", "utilisent", "utilisé"),
    "deal": ("infliger", "infligez", "inflige", "infligent", "infligé"),
    "discard": ("défausser", "défaussez", "défausse", "défaussent", "défaussé"),
    "draw": ("piocher", "piochez", "pioche", "piochent", "pioché"),
    "exert": ("épuiser", "épuisez", "épuise", "épuisent", "épuisé"),
    "gain": ("gagner", "gagnez", "gagne", "gagnent", "gagné"),
    "ink": ("placer", "placez", "place", "placent", "placé"),
    "leave": ("quitter", "quittez", "quitte", "quittent", "quitté"),
    "look": ("regarder", "regardez", "regarde", "regardent", "regardé"),
    "lose": ("perdre", "perdez", "perd", "perdent", "perdu"),
    "move": ("déplacer", "déplacez", "déplace", "déplacent", "déplacé"),
    "name": ("nommer", "nommez", "nomme", "nomment", "nommé"),
    "pay": ("payer", "payez", "paie", "paient", "payé"),
    "play": ("jouer", "jouez", "joue", "jouent", "joué"),
    "play again": ("rejouer", "rejouez", "rejoue", "rejouent", "rejoué"),
    "put": ("placer", "placez", "place", "placent", "placé"),
    "quest": ("envoyer", "envoyez", "envoie", "envoient", "envoyé"),
    "ready": ("redresser", "redressez", "redresse", "redressent", "redressé"),
    "receive": ("recevoir", "recevez", "reçoit", "reçoivent", "reçu"),
    "remove": ("retirer", "retirez", "retire", "retirent", "retiré"),
    "return": ("renvoyer", "renvoyez", "renvoie", "renvoient", "renvoyé"),
    "reveal": ("révéler", "révélez", "révèle", "révèlent", "révélé"),
    "repeat": ("répéter", "répétez", "répète", "répètent", "répété"),
    "search": ("chercher", "cherchez", "cherche", "cherchent", "cherché"),
    "shuffle": ("mélanger", "mélangez", "mélange", "mélangent", "mélangé"),
    "sing": ("chanter", "chantez", "chante", "chantent", "chanté"),
    "take": ("subir", "subissez", "subit", "subissent", "subi"),
}
# What a card undergoes rather than does; the verb behind a phrase; and the words that belong to it.
UNDERGONE = {"quest": "quest", "go": "move", "exert": "exert", "ready": "ready"}
HEADS = {
    "gain lore": "gain",
    "lose lore": "lose",
    "take damage": "receive",
    "be dealt damage": "take",
    "leave discard": "leave",
    "make ready": "ready",
}
PHRASAL = {
    "quest": " à l'aventure",
    "leave": " la zone de jeu",
    "gain lore": " des éclats de Lore",
    "lose lore": " des éclats de Lore",
    "take damage": " des dommages",
    "be dealt damage": " des dommages",
}


class French(Romance):
    AND = " et "
    OR = " ou "
    THEN = ", puis "
    NEXT = "ensuite, "
    OTHERWISE = "sinon"
    IF_YOU_DO = "si vous le faites"
    IF_THEY_DO = "si ce joueur le fait"
    IF_YOU_DONT = "si vous ne le faites pas"
    IF_THEY_DONT = "si ce joueur ne le fait pas"
    TO = " pour "
    ONCE = "une fois par tour"
    ONCE_YOURS = "une fois durant votre tour"
    CHOOSE_ONE = "entre"
    FOLLOWING = "choisir d'appliquer ce qui suit"
    QUOTES = ("«\u00a0", "\u00a0»")
    COLON = "\u00a0:"
    DURATIONS: ClassVar[Mapping[n.Duration, str]] = {
        "this turn": " pour le reste de ce tour",
        "until your next turn": " jusqu'au début de votre prochain tour",
        "until their next turn": " jusqu'au début de son prochain tour",
        "during their next turn": " durant son prochain tour",
        "always": "",
        "this challenge": " durant ce défi",
        "while in play": " tant que cette carte est en jeu",
    }
    DURING: ClassVar[Mapping[str, str]] = {
        "your turn": "durant votre tour",
        "opponents' turn": "durant le tour de vos adversaires",
        "their turn": "durant son tour",
    }
    NOUNS: ClassVar[dict[n.CardType, tuple[str, str]]] = {
        "card": ("carte", "cartes"),
        "character": ("personnage", "personnages"),
        "item": ("objet", "objets"),
        "location": ("lieu", "lieux"),
        "action": ("action", "actions"),
        "song": ("chanson", "chansons"),
    }
    ZONES: ClassVar[dict[str, str]] = {
        "hand": "main",
        "deck": "pioche",
        "discard": "défausse",
        "inkwell": "réserve d'encre",
    }
    STATS: ClassVar[dict[n.Stat, tuple[str, bool]]] = {
        "strength": ("¤", True),
        "willpower": ("⛉", True),
        "lore": ("◊", False),
        "cost": ("coût", False),
        "move cost": ("coût de déplacement", False),
        "damage": ("nombre de dommages", False),
        "cards under": ("nombre de cartes", False),
    }
    LORE_VALUE = ("valeur de Lore", True)
    KEYWORDS: ClassVar[dict[str, str]] = {
        "Alert": "Agilité",
        "Bodyguard": "Rempart",
        "Boost": "Boost",
        "Challenger": "Offensif",
        "Evasive": "Insaisissable",
        "Reckless": "Combattant",
        "Resist": "Résistance",
        "Rush": "Charge",
        "Shift": "Alter",
        "Singer": "Mélomane",
        "Sing Together": "À l'unisson",
        "Support": "Soutien",
        "Vanish": "Dissipation",
        "Ward": "Hors d'atteinte",
    }
    CLASSES: ClassVar[dict[str, str]] = {
        "Ally": "Allié",
        "Broom": "Balai",
        "Captain": "Capitaine",
        "Colossus": "Colosse",
        "Deity": "Dieu",
        "Detective": "Détective",
        "Dinosaur": "Dinosaure",
        "Entangled": "Envoûté",
        "Fairy": "Fée",
        "Gargoyle": "Gargouille",
        "Ghost": "Fantôme",
        "Giant": "Géant",
        "Hero": "Héros",
        "Hunny": "Miel",
        "Hyena": "Hyène",
        "Inventor": "Inventeur",
        "King": "Roi",
        "Knight": "Chevalier",
        "Monster": "Monstre",
        "Musketeer": "Mousquetaire",
        "Princess": "Princesse",
        "Puppy": "Chiot",
        "Queen": "Reine",
        "Racer": "Pilote",
        "Seven Dwarfs": "Sept Nains",
        "Sorcerer": "Mage",
        "Tigger": "Tigrou",
        "Toy": "Jouet",
        "Villain": "Méchant",
        "Whisper": "Lueur",
    }
    INKS: ClassVar[dict[str, str]] = {
        "Amber": "Ambre",
        "Amethyst": "Améthyste",
        "Emerald": "Émeraude",
        "Ruby": "Rubis",
        "Sapphire": "Saphir",
        "Steel": "Acier",
    }
    FORBIDDEN: ClassVar[dict[n.Restriction, str]] = {
        "quest": "être envoyé* à l'aventure",
        "challenge": "défier",
        "sing": "être ⟳ pour chanter des chansons",
        "ready": "se redresser",
        "ready at start": "se redresser",
        "be challenged": "être défié*",
        "exert": "être épuisé*",
        "move": "être déplacé* sur un lieu",
        "be dealt damage": "subir de dommages",
        "be dealt challenge damage": "subir de dommages lors des défis",
        "be chosen by opponents": "être choisi* par les adversaires pour des capacités ou des effets",
        "have damage removed": "perdre de dommages",
    }
    ROLES: ClassVar[dict[str, str]] = {
        "challenging": "qui défie",
        "challenged": "défié*",
        "moved": "déplacé*",
        "played": "joué*",
        "questing": "envoyé* à l'aventure",
        "singing": "qui chante",
        "sung": "chanté*",
        "banished": "banni*",
        "left": "qui a quitté la zone de jeu",
        "discarded": "défaussé*",
        "drawn": "pioché*",
        "revealed": "révélé*",
        "inked": "placé* dans la réserve d'encre",
        "damaged": "qui a subi des dommages",
        "healed": "dont des dommages ont été retirés",
        "exerted": "épuisé*",
        "readied": "redressé*",
        "returned": "renvoyé* en main",
        "chosen": "choisi*",
        "supported": "choisi* par la capacité Soutien",
    }
    DEEDS: ClassVar[dict[str, tuple[str, str]]] = {
        "discarded": ("chaque carte défaussée", "le nombre de cartes défaussées"),
        "healed": ("chaque dommage retiré", "le nombre de dommages retirés"),
        "gained": ("chaque éclat de Lore gagné", "le nombre d'éclats de Lore gagnés"),
        "lost": ("chaque éclat de Lore perdu", "le nombre d'éclats de Lore perdus"),
        "dealt": ("chaque dommage infligé", "le nombre de dommages infligés"),
        "counted": ("chaque fois que cela s'est produit", "le nombre de fois que cela s'est produit"),
        "discarded way": ("chaque carte ainsi défaussée", "le nombre de cartes ainsi défaussées"),
        "drawn way": ("chaque carte ainsi piochée", "le nombre de cartes ainsi piochées"),
        "healed way": ("chaque dommage ainsi retiré", "le nombre de dommages ainsi retirés"),
        "moved way": ("chaque dommage ainsi déplacé", "le nombre de dommages ainsi déplacés"),
        "lost way": ("chaque éclat de Lore ainsi perdu", "le nombre d'éclats de Lore ainsi perdus"),
        "gained way": ("chaque éclat de Lore ainsi gagné", "le nombre d'éclats de Lore ainsi gagnés"),
        "counted number": ("chacun d'eux", "ce nombre"),
        "chosen way": ("chaque carte ainsi choisie", "le nombre de cartes ainsi choisies"),
    }
    COMPARED: ClassVar[dict[n.Compare, str]] = {
        ">=": "supérieur* ou égal* à",
        "<=": "inférieur* ou égal* à",
        "=": "égal* à",
        "!=": "différent* de",
        ">": "supérieur* à",
        "<": "inférieur* à",
    }
    PLAYERS: ClassVar[dict[n.Players, str]] = {
        "you": "vous",
        "opponents": "chaque adversaire",
        "all": "chaque joueur",
        "chosen opponent": "choisissez un adversaire qui",
        "chosen player": "choisissez un joueur qui",
        "actor": "il",
        "its player": "son propriétaire",
        "active": "le joueur actif",
        "that player": "ce joueur",
        "with most cards": "chaque joueur ayant le plus de cartes en main",
        "those players": "chacun d'eux",
    }
    SOMEBODY: ClassVar[dict[str, str]] = {
        "you": "vous",
        "opponents": "un adversaire",
        "its player": "son propriétaire",
        "any": "un joueur",
    }
    OTHER = ("autre", "autre", "autres", "autres")
    ALL = ("tout", "toute", "tous", "toutes")
    OBJECT = ("le", "la", "les", "les")
    OPPOSING = ("adverse", "adverse", "adverses", "adverses")
    ORDINALS = (
        *("premier", "deuxième", "troisième", "quatrième", "cinquième"),
        *("sixième", "septième", "huitième", "neuvième", "dixième"),
    )
    SAY: ClassVar[Mapping[str, str]] = {
        # names and nouns
        "universal": "{} universel",
        "onto": "{} de {}",
        "non": "non-",
        "exerted": "épuisé*",
        "ready": "redressé*",
        "damaged": "ayant au moins un dommage",
        "undamaged": "sans dommage",
        "damaged place": "8",
        "named": "nommé*",
        "of that name": "portant ce nom",
        "with": "avec",
        "without": "sans",
        "having": "ayant",
        "costing": "coûtant",
        "of": "de",
        "inkwell symbol": "le symbole d'encrier",
        "at a location": "sur un lieu",
        "here": "sur ce lieu",
        "in play": "en jeu",
        "in hand": "en main",
        "none of it": "{} de 0",
        "value or more": "{} ou plus",
        "value or less": "{} ou moins",
        "value exactly": "{}",
        "value not": "autre chose que {}",
        "which": "qui",
        "each": "chaque",
        "each of": "chacun* de",
        "one of": "l'un* de",
        "one or more of": "au moins un* de",
        "none of": "aucun* de",
        "the rest": "les autres cartes",
        "the other": "l'autre",
        "under": "sous",
        "among them": "parmi elles",
        "from": "de",
        "out of": "depuis",
        "in": "dans",
        "from any hand": "de n'importe quelle main",
        "from any deck": "de n'importe quelle pioche",
        "from any discard": "de n'importe quelle défausse",
        "from any inkwell": "de n'importe quelle réserve d'encre",
        "from opponents' hand": "des mains de vos adversaires",
        "from opponents' deck": "des pioches de vos adversaires",
        "from opponents' discard": "des défausses de vos adversaires",
        "from opponents' inkwell": "des réserves d'encre de vos adversaires",
        "in any hand": "dans les mains de tous les joueurs",
        "in any deck": "dans les pioches de tous les joueurs",
        "in any discard": "dans les défausses de tous les joueurs",
        "in any inkwell": "dans les réserves d'encre de tous les joueurs",
        "in opponents' hand": "dans les mains de vos adversaires",
        "in opponents' deck": "dans les pioches de vos adversaires",
        "in opponents' discard": "dans les défausses de vos adversaires",
        "in opponents' inkwell": "dans les réserves d'encre de vos adversaires",
        "owner's hand": "la main de son propriétaire|la main de leur propriétaire",
        "owner's deck": "la pioche de son propriétaire|la pioche de leur propriétaire",
        "owner's discard": "la défausse de son propriétaire|la défausse de leur propriétaire",
        "from player's hand": "de la main de {}",
        "from player's deck": "de la pioche de {}",
        "from player's discard": "de la défausse de {}",
        "from player's inkwell": "de la réserve d'encre de {}",
        "in player's hand": "dans la main de {}",
        "in player's deck": "dans la pioche de {}",
        "in player's discard": "dans la défausse de {}",
        "in player's inkwell": "dans la réserve d'encre de {}",
        "owner's inkwell": "la réserve d'encre de son propriétaire|la réserve d'encre de leur propriétaire",
        "deck of": "la pioche de {}",
        "hand of": "la main de {}",
        "inkwell of": "la réserve d'encre de {}",
        "of chosen opponent": "un adversaire de votre choix",
        "of chosen player": "un joueur de votre choix",
        "top card": "la carte du dessus de {}",
        "top cards": "les {} cartes du dessus de {}",
        "cards from top": "{} du dessus de {}",
        # what cards are and have
        "is": "est|sont",
        "is not": "n'est pas|ne sont pas",
        "has": "a|ont",
        "has not": "n'a pas|n'ont pas",
        "lies": "est|sont",
        "lies not": "n'est pas|ne sont pas",
        "costs": "coûte|coûtent",
        "costs not": "ne coûte pas|ne coûtent pas",
        "is damaged": "a au moins un dommage|ont au moins un dommage",
        "is undamaged": "n'a aucun dommage|n'ont aucun dommage",
        "in challenge any": "dans un défi",
        "in challenge challenging": "en train de défier",
        "in challenge challenged": "défié*",
        "in challenge with any": "dans un défi avec {}",
        "in challenge with challenging": "en train de défier {}",
        "in challenge with challenged": "défié* par {}",
        "same name": "le même nom que {}",
        "dry": "sec|secs",
        "can be played": "peut être joué*|peuvent être joué*",
        "can't be played": "ne peut pas être joué*|ne peuvent pas être joué*",
        "by paying": "en payant son coût",
        "the named card": "la carte nommée",
        # amounts
        "for each": "pour chaque",
        "for": "pour",
        "for each cards under": "pour chaque carte sous {}",
        "for each damage": "pour chaque dommage sur {}",
        "that you has": "que vous avez",
        "that actor has": "que ce joueur a",
        "that that player has": "que ce joueur a",
        "1 or more cards": "au moins une carte",
        "1 or more damage": "1 dommage ou plus",
        "number of cards": "un nombre de cartes",
        "number of lore": "un nombre d'éclats de Lore",
        "number of damage": "un nombre de dommages",
        "the number of": "le nombre de",
        "lore": "{} éclat de Lore",
        "lores": "{} éclats de Lore",
        "equal to": "égal à",
        "times": "{} fois {}",
        "plus": "plus",
        "at most": ", jusqu'à un maximum de {}",
        "minus": "moins",
        "its stat": "son {}",
        "its stat f": "sa {}",
        "their stat": "leur {}",
        "their stat f": "leur {}",
        "lore of you": "votre total d'éclats de Lore",
        "lore of opponents": "le plus haut total d'éclats de Lore adverse",
        "lore of": "le total d'éclats de Lore de {}",
        "lore of them": "son total d'éclats de Lore",
        "that of": "celui de",
        "that of f": "celle de",
        "for each time": "pour chaque fois que {}",
        "number of times": "le nombre de fois que {}",
        # events
        "when": "lorsque",
        "whenever": "chaque fois que",
        "first": "la première fois que",
        "first each turn": "à chaque tour, la première fois que",
        "next": "la prochaine fois que",
        "turn starts": "au début",
        "turn ends": "à la fin",
        "turn of you": "de votre tour",
        "turn of this": "du tour",
        "turn of opponents": "du tour de chaque adversaire",
        "turn of its player": "du tour de son propriétaire",
        "turn of any": "du tour de chaque joueur",
        "in a challenge": "via un défi",
        "challenged and banished": "est défié* et banni*",
        "challenged and banished past": "a été défié* et banni*",
        "challenging and banished": "défie et est banni*",
        "challenging and banished past": "a défié et a été banni*",
        "after the challenge": "après le défi",
        "challenge ends": "un défi de {} prend fin",
        "challenge ended": "un défi de {} a pris fin",
        "onto location": "sur",
        "into inkwell": "dans",
        "into inkwell of you": "dans votre réserve d'encre",
        "into inkwell of opponents": "dans la réserve d'encre d'un adversaire",
        "into inkwell of any": "dans une réserve d'encre",
        "off": "de",
        "by you": "par vous",
        "by opponents": "par un adversaire",
        "by its player": "par son propriétaire",
        "for an action": "avec une action",
        "for Support": "par la capacité Soutien",
        "to hand of you": "dans votre main",
        "to hand of opponents": "dans la main d'un adversaire",
        "to hand of any": "dans la main de son propriétaire",
        "nth time": "à chaque tour, la {} fois que",
        "challenge is feminine": "no",
        "nth challenge": "s'il s'agit du {} défi de ce tour",
        "nth inked you": "s'il s'agit de la {} carte placée dans votre réserve d'encre ce tour-ci",
        "nth inked them": "s'il s'agit de la {} carte placée dans sa réserve d'encre ce tour-ci",
        "nth draws you": "s'il s'agit de la {} carte que vous avez piochée ce tour-ci",
        "nth draws them": "s'il s'agit de la {} carte que ce joueur a piochée ce tour-ci",
        "in one turn": "durant un même tour",
        "time": "fois",
        "many times": "fois",
        "on": "sur",
        "ink or less": "{} ⬡ ou moins",
        "to play": "pour jouer",
        "damage to": "des dommages à",
        "out of play": "depuis le jeu",
        "out of discard": "depuis une défausse",
        "for action": "avec une action",
        "for song": "avec une chanson",
        "for item": "avec la capacité d'un objet",
        "for character": "avec la capacité d'un personnage",
        "for location": "avec la capacité d'un lieu",
        "for card": "avec la capacité d'une carte",
        # conditions
        "each opponents has": "chaque adversaire a",
        "more": "plus de",
        "fewer": "moins de",
        "than you": "que vous",
        "than opponents": "qu'un adversaire",
        "than each opponents": "que chaque adversaire",
        "first turn": "c'est votre premier tour",
        "not first turn": "ce n'est pas votre premier tour",
        "first player": "vous êtes le premier joueur",
        "not first player": "vous n'êtes pas le premier joueur",
        "if": "si",
        "and if": " et si ",
        "while": "tant que",
        "and while": " et que ",
        "unless": "sauf si",
        "and unless": " et si ",
        "you has": "vous avez",
        "you has no": "vous n'avez",
        "opponents has": "un adversaire a",
        "opponents has no": "un adversaire n'a",
        "that player has": "ce joueur a",
        "that player has no": "ce joueur n'a",
        "there is": "il y a",
        "there is no": "il n'y a",
        "a card under": "il y a une carte sous {}",
        "no card under": "il n'y a aucune carte sous {}",
        "it is": "il s'agit de",
        "it is not": "il ne s'agit pas de",
        "it is your turn": "c'est votre tour",
        "it is opponents' turn": "c'est le tour d'un adversaire",
        "this turn": "ce tour-ci",
        "played by shift": "vous avez utilisé Alter pour {it} jouer",
        "not played by shift": "vous n'avez pas utilisé Alter pour {it} jouer",
        "played by singing": "{} a été chanté*",
        "not played by singing": "{} n'a pas été chanté*",
        "played by free": "{} a été joué* gratuitement",
        "not played by free": "{} n'a pas été joué* gratuitement",
        # what is said of cards for a while
        "gets": "gagne|gagnent",
        "suffers": "subit|subissent",
        "gains": "gagne|gagnent",
        "a bonus": "un bonus de {}{}",
        "a malus": "un malus de {}{}",
        "any number of all": "n'importe quel nombre de joueurs",
        "any number of opponents": "n'importe quel nombre d'adversaires",
        "sings as": "est considéré* comme ayant|sont considéré* comme ayant",
        "singing cost": "un coût {} pour chanter des chansons",
        "can not": "ne peut pas|ne peuvent pas",
        "can neither": "ne peut ni|ne peuvent ni",
        "can": "peut|peuvent",
        "challenge such": "défier des {}",
        "quest while drying": "être envoyé* à l'aventure le tour de son entrée en jeu",
        "must": "doit|doivent",
        "if able": ", s'il le peut|, s'ils le peuvent",
        "loses": "perd|perdent",
        "can not gain": "ne peut pas gagner {}|ne peuvent pas gagner {}",
        "classification": "la classification {}",
        "at your turn": "au début de votre tour",
        "at their turn": "au début de son tour|au début de leur tour",
        "nor": " ni ",
        "no challenge damage": "ne subit aucun dommage lors de ce défi|ne subissent aucun dommage lors de ce défi",
        "give": "donner {} à {}",
        "decide that": "décider que",
        "rest of this turn": "pour le reste de ce tour",
        "at their next turn": "au début de son prochain tour|au début de leur prochain tour",
        "during their next turn": "durant son prochain tour|durant leur prochain tour",
        "until their next turn": "jusqu'au début de son prochain tour|jusqu'au début de leur prochain tour",
        # effects
        "until hand": "jusqu'à avoir {} en main",
        "challenging player": "le joueur qui défie",
        "until only": "jusqu'à ne plus avoir que {} en main",
        "any number": "n'importe quel nombre de",
        "this way": "ainsi",
        "that many cards": "autant de cartes",
        "all hand": "toute {}",
        "look at hand": "{}",
        "look at inkwell": "les cartes de {}",
        "until revealed": "les cartes du dessus de {} jusqu'à révéler {}",
        "this effect": "cet effet",
        "at random": "au hasard",
        "of your choice": "de votre choix",
        "of their choice": "de son choix",
        "up to": "jusqu'à",
        "all damage": "tous les dommages",
        "any damage": "n'importe quel nombre de dommages",
        "to hand": "à",
        "deck top": "sur {}",
        "deck bottom": "sous {}",
        "deck either": "sur ou sous {}, au choix",
        "in any order": ", dans n'importe quel ordre",
        "in your order": ", dans l'ordre de votre choix",
        "facedown": "face cachée",
        "faceup": "face visible",
        "put under": "sous {}, {}",
        "pay less next": "le prochain {card} que vous jouez{lasting} vous coûte {ink} de moins",
        "pay less next f": "la prochaine {card} que vous jouez{lasting} vous coûte {ink} de moins",
        "enters exerted": "entre en jeu épuisé*|entrent en jeu épuisé*",
        "its strength": "la ¤ de {} à celle de {} pour le reste de ce tour",
        "would take damage": "devrait subir des dommages|devraient subir des dommages",
        "no damage instead": "n'en subit aucun à la place|n'en subissent aucun à la place",
        "damage onto": "placez-les sur {} à la place",
        # static abilities
        "by such": "par des",
        "you can't play": "vous ne pouvez pas jouer de {}",
        "opponents can't play": "les adversaires ne peuvent pas jouer de {}",
        "all can't play": "les joueurs ne peuvent pas jouer de {}",
        "pay less": "jouer {cards} vous coûte {ink} de moins",
        "that much ink": "ce nombre de ⬡",
        "boost of": "la capacité Boost de {}",
        "way shift": " grâce à sa capacité Alter",
        "way play or shift": ", avec ou sans sa capacité Alter",
        "way as from hand": " comme si cette carte était dans votre main",
        "you can't play this": "vous ne pouvez pas jouer {}",
        "first card": "le premier {} de chaque tour",
        "first card f": "la première {} de chaque tour",
        "next card": "le prochain {} de ce tour",
        "next card f": "la prochaine {} de ce tour",
        "using Shift": " en utilisant sa capacité Alter",
        "using their Shift": " en utilisant leur capacité Alter",
        "move for less": "déplacer {moved} sur {place} vous coûte {ink} de moins",
        "move for less here": "déplacer {moved} sur ce lieu vous coûte {ink} de moins",
        "play from": "vous pouvez jouer {}",
        "to play free": "jouer {} gratuitement",
        "pay more": "jouer {cards} vous coûte {ink} de plus",
        "play free": "vous pouvez jouer {} gratuitement",
        "use free": "vous pouvez utiliser gratuitement les capacités activables de {}",
        "unless you pay": ", sauf si vous payez {}",
        "may move here": "peut être déplacé* gratuitement sur ce lieu|peuvent être déplacé* gratuitement sur ce lieu",
        "extra ink": "vous pouvez placer une carte supplémentaire de votre main dans votre réserve d'encre",
        "extra inks": "vous pouvez placer {} cartes supplémentaires de votre main dans votre réserve d'encre",
        "discard of you": "votre défausse",
        "discard of opponents": "la défausse d'un adversaire",
        "discard of any": "la défausse d'un joueur",
        "ink from discard": "vous pouvez encrer des cartes de votre défausse",
        "face up you": "vous jouez avec la carte du dessus de votre pioche face visible",
        "face up opponents": "chaque adversaire joue avec la carte du dessus de sa pioche face visible",
        "face up all": "chaque joueur joue avec la carte du dessus de sa pioche face visible",
        "enters play": "entre en jeu|entrent en jeu",
        "also named": "{} est considéré* comme portant {}",
        "skip draw": "passez l'étape Piocher de votre tour",
        "skip ready": "passez l'étape Redresser de votre tour",
        "skip set": "passez l'étape Vérifier de votre tour",
        "not below printed": "{} de {} ne peut pas être réduit* en dessous de leur valeur imprimée",
        "must be chosen": "les adversaires doivent, s'ils le peuvent, choisir {} avec toute action ou capacité",
        "while in play": "tant que {} est en jeu",
        "you can't gain lore": "vous ne pouvez pas gagner d'éclats de Lore",
        "opponents can't gain lore": "les adversaires ne peuvent pas gagner d'éclats de Lore",
        "all can't gain lore": "les joueurs ne peuvent pas gagner d'éclats de Lore",
        "you can't lose lore": "vous ne pouvez pas perdre d'éclats de Lore",
        "opponents can't lose lore": "les adversaires ne peuvent pas perdre d'éclats de Lore",
        "all can't lose lore": "les joueurs ne peuvent pas perdre d'éclats de Lore",
        "you can't discard": "si un effet devait vous faire défausser une ou plusieurs cartes, n'en défaussez aucune",
        "opponents can't discard": "si un effet devait faire défausser un adversaire, il ne défausse aucune carte",
        "all can't discard": "si un effet devait faire défausser un joueur, il ne défausse aucune carte",
        "pay less all": "jouer {cards} coûte {ink} de moins à chaque joueur",
        "pay more all": "jouer {cards} coûte {ink} de plus à chaque joueur",
        "pay less opponents": "jouer {cards} coûte {ink} de moins à chaque adversaire",
        "pay more opponents": "jouer {cards} coûte {ink} de plus à chaque adversaire",
        "may enter play": "peut entrer en jeu|peuvent entrer en jeu",
        "ink of you exerted": "les cartes entrent épuisées dans votre réserve d'encre",
        "ink of opponents exerted": "les cartes entrent épuisées dans la réserve d'encre de vos adversaires",
        "ink of all exerted": "les cartes entrent épuisées dans les réserves d'encre",
        "counts as inkable": "{} sont considérées comme ayant le symbole d'encrier",
        "any name for Shift": "vous pouvez jouer sur {0} n'importe quel personnage avec Alter, quel que soit son nom",
        "named for Shift": "{} est aussi considéré* comme portant le nom {} pour Alter",
        "you need lore": "vous avez besoin de {} éclats de Lore pour gagner la partie",
        "opponents need lore": "les adversaires ont besoin de {} éclats de Lore pour gagner la partie",
        "all need lore": "les joueurs ont besoin de {} éclats de Lore pour gagner la partie",
        "one challenger": "un seul personnage peut défier chaque tour",
        "challengers": "seuls {} personnages peuvent défier chaque tour",
        "deals damage with": "défie avec {} au lieu de ¤|défient avec {} au lieu de ¤",
        "copies in deck": "vous pouvez avoir jusqu'à {} exemplaires de cette carte dans votre deck",
        "one copy in deck": "vous ne pouvez avoir qu'un exemplaire de cette carte dans votre deck",
        "any number in deck": "vous pouvez avoir n'importe quel nombre d'exemplaires de cette carte dans votre deck",
    }

    # -- words ---------------------------------------------------------------------------------------------------

    def euphony(self, text: str) -> str:
        for pattern, replacement in EUPHONY:
            text = pattern.sub(replacement, text)
        return text

    def elide(self, before: str, after: str) -> str:
        return after.removeprefix("placez ") if before.startswith("placez ") else after

    def verb(self, verb: str, voice: Voice) -> str:
        bare, you, one, many, _ = VERBS[verb]
        return {"order": you, "bare": bare, "you": you, "one": one, "many": many}[voice]

    def with_pronoun(self, verb: str, pronoun: str, voice: Voice) -> str:
        """Bannissez-le; le bannir."""
        form = self.verb(verb, voice)
        return f"{form}-{pronoun}" if voice == "order" else f"{pronoun} {form}"

    def may_(self, player: n.Players, voice: Voice) -> str:
        if self.told(player) == "you":
            return "vous pouvez "
        return "peut " if player in ("actor", self.actor) else self.player(player).text + " peut "

    def picked_player(self, node: n.ChoosePlayer, voice: Voice) -> Phrase:
        return Phrase(f"choisissez {self.SOMEBODY['any' if node.among == 'all' else 'opponents']} qui")

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        chosen = subject.text.removeprefix("choisissez ")
        lead = f"choisir {chosen}" if chosen != subject.text else f"décider que {subject.text}"
        return f"{lead} {self.act(unit, 'one')}"

    def they(self, clause: str) -> str:
        return f"il {clause}"

    def instead(self, clause: str) -> str:
        return f"{clause} à la place"

    def type_name(self, kind: n.CardType) -> str:
        return self.NOUNS[kind][0].capitalize()

    # -- agreement, articles, pronouns ---------------------------------------------------------------------------

    def ending(self, phrase: Phrase) -> str:
        return ("e" if phrase.feminine else "") + ("s" if phrase.plural else "")

    def a(self, phrase: Phrase) -> str:
        return f"{'une' if phrase.feminine else 'un'} {phrase.text}"

    def the(self, phrase: Phrase) -> str:
        return f"{'les' if phrase.plural else 'la' if phrase.feminine else 'le'} {phrase.text}"

    def no(self, phrase: Phrase) -> str:
        return f"aucun{'e' if phrase.feminine else ''} {phrase.text}"

    def pointed(self, phrase: Phrase, far: bool) -> str:
        if phrase.plural:
            return f"ces {phrase.text}"
        this = "cette" if phrase.feminine else "cet" if phrase.text[0] in VOWELS else "ce"
        return f"{this} {phrase.text}{'-là' if far else ''}"

    def own(self, whose: str, phrase: Phrase) -> str:
        yours = whose in ("you", "your side") or (whose == "actor" and self.actor == "you")
        return f"{'vos' if yours else 'ses'} {phrase.text}"

    def your(self, noun: str, holder: str = "") -> str:
        return f"{'votre' if (holder or self.actor) == 'you' else 'sa'} {noun}"

    def subject(self, phrase: Phrase) -> str:
        return ("elle" if phrase.feminine else "il") + "s" * phrase.plural if phrase.pronoun else phrase.text

    def strong(self, phrase: Phrase) -> str:
        """After a preposition: sous lui, sur elles."""
        if not phrase.pronoun:
            return phrase.text
        return self.form(("lui", "elle", "eux", "elles"), phrase)

    def damages(self, number: int) -> str:
        return f"{number} dommage{'s' if number > 1 else ''}"

    def number(self, sign: n.Compare, count: int, noun: str) -> str:
        words = {">=": "{} ou plus", "<=": "{} ou moins", "=": "exactement {}", ">": "plus de {}", "<": "moins de {}"}
        return words.get(sign, "un autre nombre que {}").format(f"{count} {noun}")

    def such(self, phrase: Phrase) -> str:
        return f"des {phrase.text}"

    def both(self, names: list[str]) -> str:
        return ("à la fois " if len(names) == 2 else "") + f"les noms {self.listed(names, self.AND)}"

    # -- choices -------------------------------------------------------------------------------------------------

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = f"jusqu'à {target.count}" if target.up_to else str(target.count)
        up_to = "jusqu'à " if target.up_to and not several else ""
        if select.zone != "play":
            cards = self.described(select, several, True, self.place(select))
            if select.zone == "looked" and select.what == "card" and not select.where:
                some = "n'importe quel nombre" if target.any_number else number
                return cards._replace(text=f"{some} d'entre elles" if several else "l'une d'elles")
        elif self.is_own(select):
            many = self.described(select, True)
            some = "n'importe quel nombre" if target.any_number else number
            text = f"{some} de {self.own(select.whose, many)}" if several else up_to + self.one_of(select).text
            return Phrase(text, several, many.feminine, chosen=True)
        else:
            cards = self.described(select, several)._replace(chosen=True)
        if target.any_number:
            number = "n'importe quel nombre de"
        chance = " au hasard" if target.at_random else ""
        return cards._replace(text=(f"{number} {cards.text}" if several else up_to + self.a(cards)) + chance)

    def choose(self, target: n.Chosen, voice: Voice) -> str:
        return f"{self.verb('choose', voice)} {self.phrase(target).text}"

    def chosen_does(self, subject: Phrase, what: str, voice: Voice) -> str:
        return f"{self.verb('choose', voice)} {subject.text} qui {what}"

    def of_choice(self, target: n.Target, phrase: Phrase | None = None) -> str:
        """A second choice in the same clause: un personnage de votre choix."""
        phrase = phrase or self.phrase(target)
        if phrase.chosen and phrase.text.startswith(("l'un ", "l'une ")):
            return phrase.text
        return phrase.text + " de votre choix" if phrase.chosen else self.strong(phrase)

    # -- verbs ---------------------------------------------------------------------------------------------------

    def say(self, who: Phrase, verb: str, rest: str, *, past: bool, passive: bool = False, yes: bool = True) -> str:
        name = self.subject(who)
        you = name == "vous"
        passive = passive or verb in UNDERGONE
        rest = PHRASAL.get(verb, "") + rest
        _, form_you, form_one, form_many, done = VERBS[UNDERGONE.get(verb) or HEADS.get(verb, verb)]
        ne = "" if yes else "ne "
        nobody = name.startswith("aucun") or " aucun" in rest
        pas = "" if yes or nobody else " pas"
        if passive:
            be = f"{'ont' if who.plural else 'a'}{pas} été" if past else f"{'sont' if who.plural else 'est'}{pas}"
            return f"{name} {ne}{be} {done}{self.ending(who)}{rest}"
        if past:
            return f"{name} {ne}{'avez' if you else 'ont' if who.plural else 'a'}{pas} {done}{rest}"
        return f"{name} {ne}{form_you if you else form_many if who.plural else form_one}{pas}{rest}"

    def act_on(
        self,
        verb: str,
        target: n.Target,
        phrase: Phrase,
        voice: Voice,
        after: str = "",
        thing: str = "",
        case: Case = "object",
    ) -> str:
        if not phrase.text:
            return f"{self.verb(verb, voice)}{thing}{after}"
        if phrase.chosen or phrase.pronoun:
            lead = f"{self.verb('choose', voice)} {phrase.text} et " if phrase.chosen else ""
            if case == "on":
                return f"{lead}{self.verb(verb, voice)}{thing} sur {self.strong(phrase._replace(pronoun=True))}{after}"
            forms = self.OBJECT if case == "object" else ("lui", "lui", "leur", "leur")
            return f"{lead}{self.with_pronoun(verb, self.form(forms, phrase), voice)}{thing}{after}"
        form = self.verb(verb, voice)
        if case != "object":
            return f"{form}{thing} { {'to': 'à', 'from': 'de', 'on': 'sur'}[case] } {phrase.text}{after}"
        far = isinstance(target, n.Chosen | n.Each) and target.cards.zone not in ("play", "looked")
        if far and self.holder(target) != "owner" and after and "," not in after:
            return f"{form}{after} {phrase.text}"
        return f"{form} {phrase.text}{after}"

    def all_damage(self, phrase: Phrase) -> str:
        if phrase.chosen or phrase.pronoun:
            return f"tous {'leurs' if phrase.plural else 'ses'} dommages"
        return "tous les dommages"

    def move_damage(self, node: n.MoveDamage, voice: Voice) -> str:
        source = self.phrase(node.source, distributive=True)
        near = source.chosen or source.pronoun
        lead = f"{self.verb('choose', voice)} {source.text} et " if source.chosen else ""
        own = "leurs" if source.plural else "ses"
        if node.amount is None and node.up_to:
            what = f" n'importe quel nombre de dommages de {source.text}"
            lead = ""
        elif node.amount is None:
            what = f" tous {own} dommages" if near else f" tous les dommages de {source.text}"
        else:
            number = self.damage(node.amount, node.up_to)
            what = re.sub(r" dommages?$", f" de {own} dommages", number) if near else f"{number} de {source.text}"
        return f"{lead}{self.verb('move', voice)}{what} sur {self.of_choice(node.target)}"

    def take_back(self, target: n.Target, phrase: Phrase, voice: Voice) -> str:
        return self.act_on("return", target, phrase, voice, f" dans {self.owners(target, phrase, 'hand')}")

    def play(self, node: n.Play, voice: Voice) -> str:
        phrase = self.played(node)
        free = " gratuitement" if node.free else ""
        if phrase.pronoun:
            text = self.act_on("play", node.target, phrase, voice, free)
        else:
            verb = self.verb("play again" if self.plays_again(node.target) else "play", voice)
            text = f"{verb}{free} {phrase.text}"
        text += self.way_played(node.way, phrase)
        if node.exerted:
            text += self.entering(phrase)
        if node.then_to == "deck bottom":
            put = self.with_pronoun("put", self.form(self.OBJECT, phrase), voice)
            text += f", puis {put} sous {self.your('pioche')} plutôt que dans {self.your('défausse')}"
        return text

    def move_to_location(self, node: n.MoveToLocation, voice: Voice) -> str:
        moved = self.phrase(node.target)
        place = self.phrase(node.location)
        free = " gratuitement" if node.free else ""
        free_choice = place.chosen and not place.text.startswith("l'un")
        after = f"{free} sur {place.text}{' de votre choix' if free_choice else ''}"
        return self.act_on("move", node.target, moved, voice, after)
