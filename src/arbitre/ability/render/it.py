"""Ability trees in Italian, in the words of the Italian Lorcana rules (Regolamento completo 2.1.0) and of the cards.

What a player chooses is told beside the noun: "esilia un personaggio a tua scelta". Pronouns are joined to the verb.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability import nodes as n
from arbitre.ability.render.romance import Case, Romance
from arbitre.ability.render.words import Phrase, Predicate, Voice

VOWELS = "aeiouAEIOUÈÀ"
JOINED = {
    "di": ("del", "dello", "della", "dell'", "dei", "degli", "delle"),
    "a": ("al", "allo", "alla", "all'", "ai", "agli", "alle"),
    "da": ("dal", "dallo", "dalla", "dall'", "dai", "dagli", "dalle"),
    "in": ("nel", "nello", "nella", "nell'", "nei", "negli", "nelle"),
    "su": ("sul", "sullo", "sulla", "sull'", "sui", "sugli", "sulle"),
}
ARTICLES = ("il", "lo", "la", "l'", "i", "gli", "le")
PREPOSITION = re.compile(r"\b(di|a|da|in|su) (?:(il|lo|la|i|gli|le)(?= )|(l'))")
# verb: infinitive, order, tu, he, they, past participle
VERBS = {
    "add": ("aggiungere", "aggiungi", "aggiungi", "aggiunge", "aggiungono", "aggiunt*"),
    "banish": ("esiliare", "esilia", "esili", "esilia", "esiliano", "esiliat*"),
    "count": ("contare", "conta", "conti", "conta", "contano", "contat*"),
    "use": ("usare", "usa", "usi", "usa", "usano", "usat*"),
    "challenge": ("sfidare", "sfida", "sfidi", "sfida", "sfidano", "sfidat*"),
    "choose": ("scegliere", "scegli", "scegli", "sceglie", "scelgono", "scelt*"),
    "choose and discard": (
        "scegliere e scartare",
        "scegli e scarta",
        "scegli e scarti",
        "sceglie e scarta",
        "scelgono e scartano",
        "scartat*",
    ),
    "deal": ("infliggere", "infliggi", "infliggi", "infligge", "infliggono", "inflitt*"),
    "discard": ("scartare", "scarta", "scarti", "scarta", "scartano", "scartat*"),
    "draw": ("pescare", "pesca", "peschi", "pesca", "pescano", "pescat*"),
    "exert": ("impegnare", "impegna", "impegni", "impegna", "impegnano", "impegnat*"),
    "gain": ("ottenere", "ottieni", "ottieni", "ottiene", "ottengono", "ottenut*"),
    "go": ("spostarsi", "spostati", "ti sposti", "si sposta", "si spostano", "spostat*"),
    "have return": (
        "far riprendere in mano",
        "fai riprendere in mano",
        "fai riprendere in mano",
        "fa riprendere in mano",
        "fanno riprendere in mano",
        "ripres*",
    ),
    "ink": ("aggiungere", "aggiungi", "aggiungi", "aggiunge", "aggiungono", "aggiunt*"),
    "leave": ("lasciare", "lascia", "lasci", "lascia", "lasciano", "lasciat*"),
    "look": ("guardare", "guarda", "guardi", "guarda", "guardano", "guardat*"),
    "lose": ("perdere", "perdi", "perdi", "perde", "perdono", "pers*"),
    "move": ("spostare", "sposta", "sposti", "sposta", "spostano", "spostat*"),
    "name": ("nominare", "nomina", "nomini", "nomina", "nominano", "nominat*"),
    "pay": ("pagare", "paga", "paghi", "paga", "pagano", "pagat*"),
    "play": ("giocare", "gioca", "giochi", "gioca", "giocano", "giocat*"),
    "play again": (
        "giocare nuovamente",
        "gioca nuovamente",
        "giochi nuovamente",
        "gioca nuovamente",
        "giocano nuovamente",
        "giocat*",
    ),
    "put": ("mettere", "metti", "metti", "mette", "mettono", "mess*"),
    "quest": ("andare", "vai", "vai", "va", "vanno", "andat*"),
    "ready": ("preparare", "prepara", "prepari", "prepara", "preparano", "preparat*"),
    "receive": ("ricevere", "ricevi", "ricevi", "riceve", "ricevono", "ricevut*"),
    "remove": ("rimuovere", "rimuovi", "rimuovi", "rimuove", "rimuovono", "rimoss*"),
    "return": ("riprendere", "riprendi", "riprendi", "riprende", "riprendono", "ripres*"),
    "reveal": ("rivelare", "rivela", "riveli", "rivela", "rivelano", "rivelat*"),
    "repeat": ("ripetere", "ripeti", "ripeti", "ripete", "ripetono", "ripetut*"),
    "search": ("cercare", "cerca", "cerchi", "cerca", "cercano", "cercat*"),
    "shuffle": ("mescolare", "mescola", "mescoli", "mescola", "mescolano", "mescolat*"),
    "sing": ("cantare", "canta", "canti", "canta", "cantano", "cantat*"),
    "take": ("subire", "subisci", "subisci", "subisce", "subiscono", "subit*"),
}
# Verbs of conditions after "a meno che", with the "non" that belongs to it.
SUBJUNCTIVE = {
    "c'è": "non ci sia",
    "ci sono": "non ci siano",
    "si trova": "non si trovi",
    "si trovano": "non si trovino",
    "hai": "tu non abbia",
    "ha": "non abbia",
    "hanno": "non abbiano",
    "è": "non sia",
    "sono": "non siano",
}
SHORT = ("dai", "fai", "vai")  # orders of one syllable double the pronoun's consonant: falla
# What a card undergoes rather than does; the verb behind a phrase; and the words that belong to it.
UNDERGONE = ("exert", "ready")
HEADS = {
    "gain lore": "gain",
    "lose lore": "lose",
    "take damage": "receive",
    "be dealt damage": "take",
    "leave discard": "leave",
    "make ready": "ready",
}
PHRASAL = {
    "quest": " all'avventura",
    "leave": " il gioco",
    "return": " in mano",
    "gain lore": " leggenda",
    "lose lore": " leggenda",
    "take damage": " danni",
    "be dealt damage": " danni",
}


class Italian(Romance):
    AND = " e "
    OR = " o "
    THEN = ", poi "
    NEXT = "poi, "
    OTHERWISE = "altrimenti"
    IF_YOU_DO = "se lo fai"
    IF_THEY_DO = "se quel giocatore lo fa"
    IF_YOU_DONT = "se non lo fai"
    IF_THEY_DONT = "se quel giocatore non lo fa"
    TO = " per "
    ONCE = "una volta per turno"
    ONCE_YOURS = "una volta durante il tuo turno"
    CHOOSE_ONE = "uno"
    FOLLOWING = "scegliere di applicare quanto segue"
    QUOTES = ("“", "”")
    COLON = ":"
    GIVES_CHOSEN = True
    ONE_OR_LESS_PLURAL = True
    PLACE_AT = 10
    doubted = False  # the condition being said follows "a meno che"
    DURATIONS: ClassVar[Mapping[n.Duration, str]] = {
        "this turn": " per questo turno",
        "until your next turn": " fino all'inizio del tuo prossimo turno",
        "until their next turn": " fino all'inizio del suo prossimo turno",
        "during their next turn": " durante il suo prossimo turno",
        "always": "",
        "this challenge": " durante questa sfida",
        "while in play": " finché questa carta è in gioco",
    }
    DURING: ClassVar[Mapping[str, str]] = {
        "your turn": "durante il tuo turno",
        "opponents' turn": "durante i turni degli avversari",
        "their turn": "durante il suo turno",
    }
    NOUNS: ClassVar[dict[n.CardType, tuple[str, str]]] = {
        "card": ("carta", "carte"),
        "character": ("personaggio", "personaggi"),
        "item": ("oggetto", "oggetti"),
        "location": ("luogo", "luoghi"),
        "action": ("azione", "azioni"),
        "song": ("canzone", "canzoni"),
    }
    ZONES: ClassVar[dict[str, str]] = {"hand": "mano", "deck": "mazzo", "discard": "scarti", "inkwell": "calamaio"}
    STATS: ClassVar[dict[n.Stat, tuple[str, bool]]] = {
        "strength": ("¤", True),
        "willpower": ("⛉", True),
        "lore": ("◊", False),
        "cost": ("costo", False),
        "move cost": ("costo di spostamento", False),
        "damage": ("numero di danni", False),
        "cards under": ("numero di carte", False),
    }
    LORE_VALUE = ("valore di leggenda", False)
    KEYWORDS: ClassVar[dict[str, str]] = {
        "Alert": "Vigile",
        "Bodyguard": "Guardiano",
        "Boost": "Potenziamento",
        "Challenger": "Sfidante",
        "Evasive": "Sfuggente",
        "Reckless": "Attaccabrighe",
        "Resist": "Resistere",
        "Rush": "Lesto",
        "Shift": "Trasformazione",
        "Singer": "Melodioso",
        "Sing Together": "Cantare Insieme",
        "Support": "Aiutante",
        "Vanish": "Svanire",
        "Ward": "Protetto",
    }
    CLASSES: ClassVar[dict[str, str]] = {
        "Alien": "Alieno",
        "Ally": "Alleato",
        "Broom": "Scopa",
        "Captain": "Capitano",
        "Colossus": "Colosso",
        "Deity": "Divinità",
        "Dinosaur": "Dinosauro",
        "Dragon": "Drago",
        "Dreamborn": "Immaginato",
        "Entangled": "Aggrovigliato",
        "Fairy": "Fata",
        "Floodborn": "Imbevuto",
        "Ghost": "Fantasma",
        "Giant": "Gigante",
        "Hero": "Eroe",
        "Hunny": "Miele",
        "Hyena": "Iena",
        "Illusion": "Illusione",
        "Inventor": "Inventore",
        "King": "Re",
        "Knight": "Cavaliere",
        "Mentor": "Mentore",
        "Monster": "Mostro",
        "Musketeer": "Moschettiere",
        "Pirate": "Pirata",
        "Prince": "Principe",
        "Princess": "Principessa",
        "Puppy": "Cucciolo",
        "Queen": "Regina",
        "Racer": "Pilota",
        "Seven Dwarfs": "Sette Nani",
        "Sorcerer": "Incantatore",
        "Storyborn": "Classico",
        "Tigger": "Tigro",
        "Titan": "Titano",
        "Toy": "Giocattolo",
        "Villain": "Cattivo",
        "Whisper": "Sussurro",
    }
    INKS: ClassVar[dict[str, str]] = {
        "Amber": "Ambra",
        "Amethyst": "Ametista",
        "Emerald": "Smeraldo",
        "Ruby": "Rubino",
        "Sapphire": "Zaffiro",
        "Steel": "Acciaio",
    }
    FORBIDDEN: ClassVar[dict[n.Restriction, str]] = {
        "quest": "andare all'avventura",
        "challenge": "sfidare",
        "sing": "⟳ per cantare le canzoni",
        "ready": "prepararsi",
        "ready at start": "prepararsi",
        "be challenged": "essere sfidat*",
        "exert": "essere impegnat*",
        "move": "spostarsi in un luogo",
        "be dealt damage": "subire danni",
        "be dealt challenge damage": "subire danni dalle sfide",
        "be chosen by opponents": "essere scelt* dagli avversari per abilità o effetti",
        "have damage removed": "perdere danni",
    }
    ROLES: ClassVar[dict[str, str]] = {
        "challenging": "sfidante",
        "challenged": "sfidat*",
        "moved": "spostat*",
        "played": "giocat*",
        "questing": "andat* all'avventura",
        "singing": "che canta",
        "sung": "cantat*",
        "banished": "esiliat*",
        "left": "che ha lasciato il gioco",
        "discarded": "scartat*",
        "drawn": "pescat*",
        "revealed": "rivelat*",
        "inked": "aggiunt* al calamaio",
        "damaged": "che ha subito danni",
        "healed": "da cui sono stati rimossi danni",
        "exerted": "impegnat*",
        "readied": "preparat*",
        "returned": "ripres* in mano",
        "chosen": "scelt*",
        "supported": "scelt* per Aiutante",
    }
    DEEDS: ClassVar[dict[str, tuple[str, str]]] = {
        "discarded": ("ogni carta scartata", "il numero di carte scartate"),
        "healed": ("ogni singolo danno rimosso", "il numero di danni rimossi"),
        "gained": ("ogni singola leggenda ottenuta", "la leggenda ottenuta"),
        "lost": ("ogni singola leggenda persa", "la leggenda persa"),
        "dealt": ("ogni singolo danno inflitto", "il numero di danni inflitti"),
        "counted": ("ogni volta che è successo", "il numero di volte che è successo"),
        "discarded way": ("ogni carta scartata in questo modo", "il numero di carte scartate in questo modo"),
        "drawn way": ("ogni carta pescata in questo modo", "il numero di carte pescate in questo modo"),
        "healed way": ("ogni singolo danno rimosso in questo modo", "il numero di danni rimossi in questo modo"),
        "moved way": ("ogni singolo danno spostato in questo modo", "il numero di danni spostati in questo modo"),
        "lost way": ("ogni singola leggenda persa in questo modo", "la leggenda persa in questo modo"),
        "gained way": ("ogni singola leggenda ottenuta in questo modo", "la leggenda ottenuta in questo modo"),
        "counted number": ("ognuno di essi", "quel numero"),
        "chosen way": ("ogni carta scelta in questo modo", "il numero di carte scelte in questo modo"),
    }
    COMPARED: ClassVar[dict[n.Compare, str]] = {
        ">=": "maggiore o uguale a",
        "<=": "minore o uguale a",
        "=": "uguale a",
        "!=": "diverso da",
        ">": "maggiore di",
        "<": "minore di",
    }
    PLAYERS: ClassVar[dict[n.Players, str]] = {
        "you": "tu",
        "opponents": "ogni avversario",
        "all": "ogni giocatore",
        "chosen opponent": "un avversario a tua scelta",
        "chosen player": "un giocatore a tua scelta",
        "actor": "quel giocatore",
        "its player": "il suo giocatore",
        "active": "il giocatore attivo",
        "that player": "quel giocatore",
        "with most cards": "ogni giocatore con più carte in mano",
        "those players": "ognuno di loro",
    }
    SOMEBODY: ClassVar[dict[str, str]] = {
        "you": "tu",
        "opponents": "un avversario",
        "its player": "il suo giocatore",
        "any": "un giocatore",
    }
    OTHER = ("altro", "altra", "altri", "altre")
    ALL = ("tutto", "tutta", "tutti", "tutte")
    OBJECT = ("lo", "la", "li", "le")
    OPPOSING = ("avversario", "avversaria", "avversari", "avversarie")
    ORDINALS = (
        *("prim*", "second*", "terz*", "quart*", "quint*"),
        *("sest*", "settim*", "ottav*", "non*", "decim*"),
    )
    SAY: ClassVar[Mapping[str, str]] = {
        # names and nouns
        "universal": "{} Universale",
        "onto": "{} {}",
        "non": "non ",
        "exerted": "impegnat*",
        "ready": "preparat*",
        "damaged": "danneggiat*",
        "undamaged": "non danneggiat*",
        "damaged place": "3",
        "named": "chiamat*",
        "of that name": "con quel nome",
        "with": "con",
        "without": "senza",
        "having": "con",
        "costing": "con costo",
        "of": "di",
        "inkwell symbol": "il simbolo del calamaio",
        "at a location": "in un luogo",
        "here": "in questo luogo",
        "in play": "in gioco",
        "in hand": "in mano",
        "none of it": "0 {1}",
        "value or more": "{} o superiore",
        "value or less": "{} o inferiore",
        "value exactly": "{}",
        "value not": "un valore diverso da {}",
        "which": "che",
        "each": "ogni",
        "each of": "ognun* di",
        "one of": "un* di",
        "one or more of": "almeno un* di",
        "none of": "nessun* di",
        "the rest": "il resto",
        "the other": "l'altra",
        "under": "sotto a",
        "among them": "tra di esse",
        "from": "da",
        "out of": "da",
        "in": "in",
        "from any hand": "dalla mano di un qualsiasi giocatore",
        "from any deck": "dal mazzo di un qualsiasi giocatore",
        "from any discard": "dagli scarti di un qualsiasi giocatore",
        "from any inkwell": "dal calamaio di un qualsiasi giocatore",
        "from opponents' hand": "dalla mano dei tuoi avversari",
        "from opponents' deck": "dal mazzo dei tuoi avversari",
        "from opponents' discard": "dagli scarti dei tuoi avversari",
        "from opponents' inkwell": "dal calamaio dei tuoi avversari",
        "in any hand": "nella mano dei giocatori",
        "in any deck": "nel mazzo dei giocatori",
        "in any discard": "negli scarti dei giocatori",
        "in any inkwell": "nel calamaio dei giocatori",
        "in opponents' hand": "nella mano dei tuoi avversari",
        "in opponents' deck": "nel mazzo dei tuoi avversari",
        "in opponents' discard": "negli scarti dei tuoi avversari",
        "in opponents' inkwell": "nel calamaio dei tuoi avversari",
        "owner's hand": "la mano del suo giocatore|la mano dei loro giocatori",
        "owner's deck": "il mazzo del suo giocatore|il mazzo dei loro giocatori",
        "owner's discard": "gli scarti del suo giocatore|gli scarti dei loro giocatori",
        "from player's hand": "dalla mano di {}",
        "from player's deck": "dal mazzo di {}",
        "from player's discard": "dagli scarti di {}",
        "from player's inkwell": "dal calamaio di {}",
        "in player's hand": "nella mano di {}",
        "in player's deck": "nel mazzo di {}",
        "in player's discard": "negli scarti di {}",
        "in player's inkwell": "nel calamaio di {}",
        "owner's inkwell": "il calamaio del suo giocatore|il calamaio dei loro giocatori",
        "deck of": "il mazzo di {}",
        "hand of": "la mano di {}",
        "inkwell of": "il calamaio di {}",
        "of chosen opponent": "un avversario a tua scelta",
        "of chosen player": "un giocatore a tua scelta",
        "top card": "la prima carta di {}",
        "top cards": "le prime {} carte di {}",
        "cards from top": "{} dalla cima di {}",
        # what cards are and have
        "is": "è|sono",
        "is not": "non è|non sono",
        "has": "ha|hanno",
        "has not": "non ha|non hanno",
        "lies": "si trova|si trovano",
        "lies not": "non si trova|non si trovano",
        "costs": "ha costo|hanno costo",
        "costs not": "non ha costo|non hanno costo",
        "is damaged": "è danneggiat*|sono danneggiat*",
        "is undamaged": "non è danneggiat*|non sono danneggiat*",
        "in challenge any": "in una sfida",
        "in challenge challenging": "lo sfidante",
        "in challenge challenged": "sfidat*",
        "in challenge with any": "in una sfida con {}",
        "in challenge with challenging": "lo sfidante di {}",
        "in challenge with challenged": "sfidat* da {}",
        "same name": "lo stesso nome di {}",
        "dry": "asciutt*",
        "can be played": "può essere giocat*|possono essere giocat*",
        "can't be played": "non può essere giocat*|non possono essere giocat*",
        "by paying": "pagando il costo",
        "the named card": "la carta nominata",
        # amounts
        "for each": "per ogni",
        "for": "per",
        "for each cards under": "per ogni carta sotto a {}",
        "for each damage": "per ogni singolo danno su {}",
        "that you has": "che hai",
        "that actor has": "che ha",
        "that that player has": "che ha",
        "1 or more cards": "1 o più carte",
        "1 or more damage": "1 o più danni",
        "number of cards": "carte",
        "number of lore": "leggenda",
        "number of damage": "danni",
        "the number of": "il numero di",
        "lore": "{} leggenda",
        "lores": "{} leggenda",
        "equal to": "pari a",
        "times": "{} volte {}",
        "plus": "più",
        "at most": ", fino a un massimo di {}",
        "minus": "meno",
        "its stat": "il suo {}",
        "its stat f": "la sua {}",
        "their stat": "il loro {}",
        "their stat f": "la loro {}",
        "lore of you": "la tua leggenda",
        "lore of opponents": "la leggenda più alta di un avversario",
        "lore of": "la leggenda di {}",
        "lore of them": "la sua leggenda",
        "that of": "quello di",
        "that of f": "quella di",
        "for each time": "per ogni volta che {}",
        "number of times": "il numero di volte che {}",
        # events
        "when": "quando",
        "whenever": "ogni volta che",
        "first": "la prima volta che",
        "first each turn": "in ogni turno, la prima volta che",
        "next": "la prossima volta che",
        "turn starts": "all'inizio",
        "turn ends": "alla fine",
        "turn of you": "del tuo turno",
        "turn of this": "del turno",
        "turn of opponents": "del turno di ogni avversario",
        "turn of its player": "del turno del suo giocatore",
        "turn of any": "del turno di ogni giocatore",
        "in a challenge": "in una sfida",
        "challenged and banished": "viene sfidat* ed esiliat*",
        "challenged and banished past": "è stat* sfidat* ed esiliat*",
        "challenging and banished": "sfida e viene esiliat*",
        "challenging and banished past": "ha sfidato ed è stat* esiliat*",
        "after the challenge": "dopo la sfida",
        "challenge ends": "finisce una sfida di {}",
        "challenge ended": "è finita una sfida di {}",
        "onto location": "in",
        "into inkwell": "a",
        "into inkwell of you": "al tuo calamaio",
        "into inkwell of opponents": "al calamaio di un avversario",
        "into inkwell of any": "a un calamaio",
        "off": "da",
        "by you": "da te",
        "by opponents": "da un avversario",
        "by its player": "dal suo giocatore",
        "for an action": "per un'azione",
        "for Support": "per Aiutante",
        "to hand of you": "da te",
        "to hand of opponents": "da un avversario",
        "to hand of any": "dal suo giocatore",
        "nth time": "in ogni turno, la {} volta che",
        "challenge is feminine": "yes",
        "nth challenge": "se è la {} sfida di questo turno",
        "nth inked you": "se è la {} carta aggiunta al tuo calamaio in questo turno",
        "nth inked them": "se è la {} carta aggiunta al suo calamaio in questo turno",
        "nth draws you": "se è la {} carta che hai pescato in questo turno",
        "nth draws them": "se è la {} carta che ha pescato in questo turno",
        "in one turn": "in uno stesso turno",
        "time": "volta",
        "many times": "volte",
        "on": "su",
        "ink or less": "{} ⬡ o meno",
        "to play": "per giocare",
        "damage to": "danni a",
        "out of play": "dal gioco",
        "out of discard": "dagli scarti",
        "for action": "per un'azione",
        "for song": "per una canzone",
        "for item": "per l'abilità di un oggetto",
        "for character": "per l'abilità di un personaggio",
        "for location": "per l'abilità di un luogo",
        "for card": "per l'abilità di una carta",
        # conditions
        "each opponents has": "ogni avversario ha",
        "more": "più",
        "fewer": "meno",
        "than you": "di te",
        "than opponents": "di un avversario",
        "than each opponents": "di ogni avversario",
        "first turn": "è il tuo primo turno",
        "not first turn": "non è il tuo primo turno",
        "first player": "sei il primo giocatore",
        "not first player": "non sei il primo giocatore",
        "if": "se",
        "and if": " e se ",
        "while": "mentre",
        "and while": " e ",
        "unless": "tranne se",  # where "a meno che" would deny a denial
        "and unless": " e ",
        "you has": "hai",
        "you has no": "non hai",
        "opponents has": "un avversario ha",
        "opponents has no": "un avversario non ha",
        "that player has": "quel giocatore ha",
        "that player has no": "quel giocatore non ha",
        "there is": "c'è|ci sono",
        "there is no": "non c'è",
        "a card under": "c'è una carta sotto a {}",
        "no card under": "non c'è nessuna carta sotto a {}",
        "it is": "è",
        "it is not": "non è",
        "it is your turn": "è il tuo turno",
        "it is opponents' turn": "è il turno di un avversario",
        "this turn": "in questo turno",
        "played by shift": "hai usato Trasformazione per giocar{it}",
        "not played by shift": "non hai usato Trasformazione per giocar{it}",
        "played by singing": "{} è stat* cantat*",
        "not played by singing": "{} non è stat* cantat*",
        "played by free": "{} è stat* giocat* gratis",
        "not played by free": "{} non è stat* giocat* gratis",
        # what is said of cards for a while
        "gets": "riceve|ricevono",
        "suffers": "riceve|ricevono",
        "gains": "ottiene|ottengono",
        "a bonus": "+{}{}",
        "a malus": "-{}{}",
        "any number of all": "un qualsiasi numero di giocatori",
        "any number of opponents": "un qualsiasi numero di avversari",
        "sings as": "conta come|contano come",
        "singing cost": "di costo {} per cantare le canzoni",
        "can not": "non può|non possono",
        "can neither": "non può|non possono",
        "can": "può|possono",
        "challenge such": "sfidare {}",
        "quest while drying": "andare all'avventura già nel turno dell'entrata in gioco",
        "must": "deve|devono",
        "if able": ", se possibile",
        "loses": "perde|perdono",
        "can not gain": "non può ottenere {}|non possono ottenere {}",
        "classification": "la classificazione {}",
        "at your turn": "all'inizio del tuo turno",
        "at their turn": "all'inizio del suo turno|all'inizio del loro turno",
        "nor": " o ",
        "no challenge damage": "non subisce danni dalla sfida|non subiscono danni dalla sfida",
        "give": "dare {} a {}",
        "decide that": "decidere che",
        "rest of this turn": "per il resto di questo turno",
        "at their next turn": "all'inizio del suo prossimo turno|all'inizio del loro prossimo turno",
        "during their next turn": "durante il suo prossimo turno|durante il loro prossimo turno",
        "until their next turn": "fino all'inizio del suo prossimo turno|fino all'inizio del loro prossimo turno",
        # effects
        "until hand": "fino ad avere {} in mano",
        "challenging player": "il giocatore sfidante",
        "until only": "fino ad avere solo {} in mano",
        "any number": "un qualsiasi numero di",
        "this way": "in questo modo",
        "that many cards": "altrettante carte",
        "all hand": "tutta {}",
        "look at hand": "{}",
        "look at inkwell": "le carte in {}",
        "until revealed": "le carte dalla cima di {} fino a rivelare {}",
        "this effect": "questo effetto",
        "at random": "a caso",
        "of your choice": "a tua scelta",
        "of their choice": "a sua scelta",
        "up to": "fino a",
        "all damage": "tutti i danni",
        "any damage": "un qualsiasi numero di danni",
        "to hand": "a",
        "deck top": "in cima a {}",
        "deck bottom": "in fondo a {}",
        "deck either": "in cima o in fondo a {}",
        "in any order": " in qualsiasi ordine",
        "in your order": " in qualsiasi ordine",
        "facedown": "a faccia in giù",
        "faceup": "a faccia in su",
        "put under": "{1} sotto a {0}",
        "pay less next": "paga {ink} in meno per il prossimo {card} che giochi{lasting}",
        "pay less next f": "paga {ink} in meno per la prossima {card} che giochi{lasting}",
        "enters exerted": "entra in gioco impegnat*|entrano in gioco impegnat*",
        "its strength": "la ¤ di {} alla ¤ di {} per questo turno",
        "would take damage": "subirebbe danni|subirebbero danni",
        "no damage instead": "invece non subisce danni|invece non subiscono danni",
        "damage onto": "metti invece altrettanti segnalini danno su {}",
        # static abilities
        "by such": "da",
        "you can't play": "non puoi giocare {}",
        "opponents can't play": "gli avversari non possono giocare {}",
        "all can't play": "i giocatori non possono giocare {}",
        "pay less": "paga {ink} in meno per giocare {cards}",
        "that much ink": "quel numero di ⬡",
        "boost of": "l'abilità Potenziamento di {}",
        "way shift": " con la sua abilità Trasformazione",
        "way play or shift": ", con o senza la sua abilità Trasformazione",
        "way as from hand": " come se questa carta fosse nella tua mano",
        "you can't play this": "non puoi giocare {}",
        "first card": "il primo {} di ogni turno",
        "first card f": "la prima {} di ogni turno",
        "next card": "il prossimo {} di questo turno",
        "next card f": "la prossima {} di questo turno",
        "using Shift": " usando la sua abilità Trasformazione",
        "using their Shift": " usando la loro abilità Trasformazione",
        "move for less": "paga {ink} in meno per spostare {moved} in {place}",
        "move for less here": "paga {ink} in meno per spostare {moved} in questo luogo",
        "play from": "puoi giocare {}",
        "to play free": "giocare gratis {}",
        "pay more": "paga {ink} in più per giocare {cards}",
        "play free": "puoi giocare gratis {}",
        "use free": "puoi usare gratis le abilità attivate di {}",
        "unless you pay": ", a meno che tu non paghi {}",
        "may move here": "può spostarsi in questo luogo gratis|possono spostarsi in questo luogo gratis",
        "extra ink": "puoi aggiungere una carta in più dalla tua mano al tuo calamaio",
        "extra inks": "puoi aggiungere {} carte in più dalla tua mano al tuo calamaio",
        "discard of you": "i tuoi scarti",
        "discard of opponents": "gli scarti di un avversario",
        "discard of any": "gli scarti di un giocatore",
        "ink from discard": "puoi aggiungere al calamaio carte dai tuoi scarti come se fossero nella tua mano",
        "face up you": "giochi con la prima carta del tuo mazzo a faccia in su",
        "face up opponents": "ogni avversario gioca con la prima carta del suo mazzo a faccia in su",
        "face up all": "ogni giocatore gioca con la prima carta del suo mazzo a faccia in su",
        "enters play": "entra in gioco|entrano in gioco",
        "also named": "{} conta come se si chiamasse {}",
        "skip draw": "salta il passaggio di Pesca del tuo turno",
        "skip ready": "salta il passaggio di Preparazione del tuo turno",
        "skip set": "salta il passaggio Inizio Turno del tuo turno",
        "not below printed": "{} di {} non può essere ridott* sotto al suo valore stampato",
        "must be chosen": "gli avversari devono scegliere {} per azioni e abilità, se possibile",
        "while in play": "finché {} è in gioco",
        "you can't gain lore": "non puoi ottenere leggenda",
        "opponents can't gain lore": "gli avversari non possono ottenere leggenda",
        "all can't gain lore": "i giocatori non possono ottenere leggenda",
        "you can't lose lore": "non puoi perdere leggenda",
        "opponents can't lose lore": "gli avversari non possono perdere leggenda",
        "all can't lose lore": "i giocatori non possono perdere leggenda",
        "you can't discard": "se un effetto ti farebbe scartare una o più carte, non scarti",
        "opponents can't discard": "se un effetto farebbe scartare una o più carte a un avversario, non scarta",
        "all can't discard": "se un effetto farebbe scartare una o più carte a un giocatore, non scarta",
        "pay less all": "ogni giocatore paga {ink} in meno per giocare {cards}",
        "pay more all": "ogni giocatore paga {ink} in più per giocare {cards}",
        "pay less opponents": "ogni avversario paga {ink} in meno per giocare {cards}",
        "pay more opponents": "ogni avversario paga {ink} in più per giocare {cards}",
        "may enter play": "può entrare in gioco|possono entrare in gioco",
        "ink of you exerted": "le carte entrano impegnate nel tuo calamaio",
        "ink of opponents exerted": "le carte entrano impegnate nel calamaio dei tuoi avversari",
        "ink of all exerted": "le carte entrano impegnate nei calamai",
        "counts as inkable": "{} contano come se avessero il simbolo del calamaio",
        "any name for Shift": "puoi giocare su {0} qualsiasi personaggio con Trasformazione, qualunque sia il suo nome",
        "named for Shift": "{} conta anche come se si chiamasse {} per Trasformazione",
        "you need lore": "ti servono {} leggenda per vincere la partita",
        "opponents need lore": "agli avversari servono {} leggenda per vincere la partita",
        "all need lore": "ai giocatori servono {} leggenda per vincere la partita",
        "one challenger": "ogni turno, un solo personaggio può sfidare",
        "challengers": "ogni turno, solo {} personaggi possono sfidare",
        "deals damage with": "nelle sfide infligge danni con {} e non ¤|nelle sfide infliggono danni con {} e non ¤",
        "copies in deck": "puoi avere fino a {} copie di questa carta nel tuo mazzo",
        "one copy in deck": "puoi avere solo una copia di questa carta nel tuo mazzo",
        "any number in deck": "puoi avere un qualsiasi numero di copie di questa carta nel tuo mazzo",
    }

    # -- words ---------------------------------------------------------------------------------------------------

    def euphony(self, text: str) -> str:
        def join(found: re.Match[str]) -> str:
            return JOINED[found[1]][ARTICLES.index(found[2] or found[3])]

        text = PREPOSITION.sub(join, text)
        text = re.sub(
            r"(, a faccia in (?:giù|su)(?: e impegnat[oaie])?) (?=(?:per|e|o|ed) (?!impegnat))", r"\1, ", text
        )
        text = re.sub(r"\bsu (?=ess[oaie]\b)", "su di ", text)
        return re.sub(r"\be (?=[eE])", "ed ", text)

    def elide(self, before: str, after: str) -> str:
        return after.removeprefix("metti ") if before.startswith("metti ") else after

    def verb(self, verb: str, voice: Voice) -> str:
        bare, order, you, one, many, _ = VERBS[verb]
        return {"order": order, "bare": bare, "you": you, "one": one, "many": many}[voice]

    def with_pronoun(self, verb: str, pronoun: str, voice: Voice) -> str:
        """Esilialo; esiliarlo; lo esilia. The pronoun goes to the first word of the verb."""
        first, space, rest = self.verb(verb, voice).partition(" ")
        if voice == "order" and first in SHORT:
            double = "" if pronoun == "gli" else pronoun[0]
            return f"{first.removesuffix('i')}{double}{pronoun}{space}{rest}"
        if voice == "order":
            return f"{first}{pronoun}{space}{rest}"
        if voice == "bare":
            return f"{first.removesuffix('e')}{pronoun}{space}{rest}"
        return f"{pronoun} {first}{space}{rest}"

    def may_(self, player: n.Players, voice: Voice) -> str:
        if self.told(player) == "you":
            return "puoi "
        return "può " if player in ("actor", self.actor) else self.player(player).text + " può "

    def picked_player(self, node: n.ChoosePlayer, voice: Voice) -> Phrase:
        return Phrase(f"{self.SOMEBODY['any' if node.among == 'all' else 'opponents']} a tua scelta")

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        return f"decidere che {subject.text} {self.act(unit, 'one')}"

    def they(self, clause: str) -> str:
        return clause

    def instead(self, clause: str) -> str:
        first, space, rest = clause.partition(" ")
        verbs = {form for forms in VERBS.values() for form in forms} | {"riceve", "ricevono"}
        return f"{first} invece{space}{rest}" if first in verbs else f"{clause} invece"

    # -- agreement, articles, pronouns ---------------------------------------------------------------------------

    def ending(self, phrase: Phrase) -> str:
        return self.form(("o", "a", "i", "e"), phrase)

    def hard(self, text: str) -> bool:
        """Words that take lo and uno."""
        return bool(re.match(r"[Zz]|[Ss][^aeiou]", text))

    def a(self, phrase: Phrase) -> str:
        vowel = phrase.text[:1] in VOWELS
        if phrase.feminine:
            return f"un'{phrase.text}" if vowel else f"una {phrase.text}"
        return f"{'uno' if self.hard(phrase.text) else 'un'} {phrase.text}"

    def the(self, phrase: Phrase) -> str:
        vowel = phrase.text[:1] in VOWELS
        if phrase.plural:
            gli = "gli" if vowel or self.hard(phrase.text) else "i"
            return f"{'le' if phrase.feminine else gli} {phrase.text}"
        if vowel:
            return f"l'{phrase.text}"
        return f"{'la' if phrase.feminine else 'lo' if self.hard(phrase.text) else 'il'} {phrase.text}"

    def no(self, phrase: Phrase) -> str:
        vowel = phrase.text[:1] in VOWELS
        if phrase.feminine:
            return f"nessun'{phrase.text}" if vowel else f"nessuna {phrase.text}"
        return f"nessun {phrase.text}"

    def pointed(self, phrase: Phrase, far: bool) -> str:
        if not far:
            return f"quest{self.ending(phrase)} {phrase.text}"
        vowel = phrase.text[:1] in VOWELS
        if phrase.plural:
            return f"{'quelle' if phrase.feminine else 'quegli' if vowel else 'quei'} {phrase.text}"
        if vowel:
            return f"quell'{phrase.text}"
        return f"{'quella' if phrase.feminine else 'quel'} {phrase.text}"

    def own(self, whose: str, phrase: Phrase) -> str:
        yours = whose in ("you", "your side") or (whose == "actor" and self.actor == "you")
        if phrase.feminine:
            return f"le {'tue' if yours else 'sue'} {phrase.text}"
        return f"i {'tuoi' if yours else 'suoi'} {phrase.text}"

    def your(self, noun: str, holder: str = "") -> str:
        yours = (holder or self.actor) == "you"
        if noun == "scarti":
            return f"i {'tuoi' if yours else 'suoi'} scarti"
        if noun == "mano":
            return f"la {'tua' if yours else 'sua'} mano"
        return f"il {'tuo' if yours else 'suo'} {noun}"

    def subject(self, phrase: Phrase) -> str:
        return "" if phrase.pronoun else phrase.text

    def strong(self, phrase: Phrase) -> str:
        return self.form(("esso", "essa", "essi", "esse"), phrase) if phrase.pronoun else phrase.text

    def damages(self, number: int) -> str:
        return f"{number} dann{'o' if number == 1 else 'i'}"

    def number(self, sign: n.Compare, count: int, noun: str) -> str:
        words = {
            ">=": "{} o più {}",
            "<=": "{} o meno {}",
            "=": "esattamente {} {}",
            ">": "più di {} {}",
            "<": "meno di {} {}",
        }
        return words.get(sign, "un numero diverso da {} di {}").format(count, noun)

    def located(self, who: str, cards: str, place: str, in_play: bool) -> str:
        return f"{who}{place} {cards}" if in_play else f"{who} {cards}{place}"

    def both(self, names: list[str]) -> str:
        return f"sia {names[0]} che {names[1]}" if len(names) == 2 else self.listed(names, self.AND)

    def is_about_this(self, condition: n.Condition | None) -> bool:
        """Of "there is a card under this", the card is the subject, not this."""
        under = isinstance(condition, n.Is) and any(
            isinstance(f, n.StatIs) and f.stat == "cards under" for f in condition.where
        )
        return super().is_about_this(condition) and not under

    # -- what is not so: "a meno che" with the subjunctive ---------------------------------------------------------

    def unless(self, condition: n.Condition) -> str:
        if not self.is_affirmed(condition):
            return super().unless(condition)
        self.also = self.AND
        self.doubted = True
        text = f"a meno che {self.condition(condition)}"
        self.doubted = False
        return text

    def is_affirmed(self, condition: n.Condition) -> bool:
        """Says of cards what they are or that there are some, without a denial in it."""
        match condition:
            case n.All() | n.Either():
                return all(self.is_affirmed(part) for part in condition.conditions)
            case n.Have():
                return condition.compare in (">=", "=") and condition.count > 0
            case n.Is(target=n.This(), what="card"):
                return all(self.is_plainly(part) for part in condition.where)
            case _:
                return False

    def is_plainly(self, part: n.Filter) -> bool:
        match part:
            case n.Classified() | n.Named() | n.Exerted() | n.HasKeyword() | n.Here() | n.Ink():
                return True
            case n.Damaged() | n.AtLocation() | n.Inkable():
                return part.value
            case n.StatIs():
                return part.stat != "cards under"
            case _:
                return False

    def pick(self, key: str, phrase: Phrase) -> str:
        text = super().pick(key, phrase)
        if self.doubted:
            for plain, doubted in SUBJUNCTIVE.items():
                if re.search(rf"\b{plain}\b", text):
                    return re.sub(rf"\b{plain}\b", doubted, text, count=1)
        return text

    # -- choices -------------------------------------------------------------------------------------------------

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = f"fino a {target.count}" if target.up_to else str(target.count)
        up_to = "fino a " if target.up_to and not several else ""
        if target.any_number:
            number = "un qualsiasi numero di"
        if select.zone != "play":
            place = "" if select.zone == "looked" else self.place(select)
            cards = self.described(select, several, True, place)
            if select.zone == "looked" and select.what == "card" and not select.where:
                some = "un qualsiasi numero" if target.any_number else number
                return cards._replace(text=f"{some} di esse" if several else "una di esse")
            chance = " a caso" if target.at_random else ""
            return cards._replace(text=(f"{number} {cards.text}" if several else up_to + self.a(cards)) + chance)
        if target.by != "you" and self.is_own(select):
            many = self.described(select, True)
            text = f"{number} di {self.own(select.whose, many)}" if several else up_to + self.one_of(select).text
            return Phrase(text, several, many.feminine, chosen=True)
        kind = self.noun(self.kinds(select)[0], several, False)
        extra = [(5, "a caso" if target.at_random else "a tua scelta" if target.by == "you" else "a sua scelta")]
        if select.other or select.besides:
            extra.append((-1, self.form(self.OTHER, kind)))
        if select.whose == "opponents":
            extra.append((2, self.form(self.OPPOSING, kind)))
        elif select.whose == "chosen opponent" or select.whose == "chosen player":
            extra.append((2, f"di {self.SAY[f'of {select.whose}']}"))
        elif self.is_own(select):
            yours = ("tuo", "tua", "tuoi", "tue") if select.whose != "that player" else ("suo", "sua", "suoi", "sue")
            extra.append((-2, self.form(yours, kind)))
        cards = self.nominal(select, several, False, extra)
        return cards._replace(text=f"{number} {cards.text}" if several else up_to + self.a(cards), chosen=True)

    def choose(self, target: n.Chosen, voice: Voice) -> str:
        phrase = self.phrase(target)
        text = phrase.text.replace(" a tua scelta", "", 1)
        if self.is_own(target.cards) and not phrase.plural:
            text = self.one_of(target.cards).text
        return f"{self.verb('choose', voice)} {text}"

    def chosen_does(self, subject: Phrase, what: str, voice: Voice) -> str:
        clause = f"{subject.text} {what}"
        return f"decidere che {clause}" if voice == "bare" else clause

    def of_choice(self, target: n.Target, phrase: Phrase | None = None) -> str:
        return self.strong(phrase or self.phrase(target))

    # -- verbs ---------------------------------------------------------------------------------------------------

    def say(self, who: Phrase, verb: str, rest: str, *, past: bool, passive: bool = False, yes: bool = True) -> str:
        name = self.subject(who)
        you = name == "tu"
        passive = passive or verb in UNDERGONE
        rest = PHRASAL.get(verb, "") + rest
        _, _, form_you, form_one, form_many, done = VERBS[HEADS.get(verb, verb)]
        name = "" if you else name
        non = "" if yes or name.startswith("nessun") else "non "
        if passive:
            been = f"{'sono' if who.plural else 'è'} {self.agree('stat*', who)}"
            come = "vengono" if who.plural else "viene"
            text = f"{been if past else come} {self.agree(done, who)}"
        elif past and verb in ("quest", "go"):
            text = f"{'si ' if verb == 'go' else ''}{'sono' if who.plural else 'è'} {self.agree(done, who)}"
        elif past:
            text = f"{'hai' if you else 'hanno' if who.plural else 'ha'} {self.agree(done, Phrase(''))}"
        else:
            text = form_you if you else form_many if who.plural else form_one
        return f"{name} {non}{text}{rest}".strip()

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
        form = self.verb(verb, voice)
        if isinstance(target, n.Chosen) and target.by != "you" and phrase.chosen:
            if case != "object" or after:  # sceglie uno dei suoi personaggi e gli infligge 2 danni
                back = phrase._replace(chosen=False, pronoun=True)
                return f"{self.verb('choose', voice)} {phrase.text} e " + self.act_on(
                    verb, n.That(target.slot), back, voice, after, thing, case
                )
            form = f"{self.verb('choose', voice)} e {form}"
        if not phrase.text:
            return f"{form}{thing}{after}"
        if phrase.pronoun and case in ("object", "to"):
            forms = self.OBJECT if case == "object" else ("gli", "le", "gli", "gli")
            return f"{self.with_pronoun(verb, self.form(forms, phrase), voice)}{thing}{after}"
        if case == "object":
            return f"{form} {phrase.text}{after}"
        return f"{form}{thing} { {'to': 'a', 'from': 'da', 'on': 'su'}[case] } {self.strong(phrase)}{after}"

    def move_damage(self, node: n.MoveDamage, voice: Voice) -> str:
        source = self.strong(self.phrase(node.source, distributive=True))
        everything = self.SAY["any damage" if node.up_to else "all damage"]
        thing = f" {everything}" if node.amount is None else self.damage(node.amount, node.up_to)
        return f"{self.verb('move', voice)}{thing} da {source} a {self.of_choice(node.target)}"

    def take_back(self, target: n.Target, phrase: Phrase, voice: Voice) -> str:
        if self.holder(target) == "owner":
            players = " ai loro giocatori" if phrase.plural else " al suo giocatore"
            if phrase.pronoun:
                return self.act_on("have return", target, phrase, voice, players)
            return f"{self.verb('have return', voice)}{players} {phrase.text}"
        if phrase.pronoun:
            return self.act_on("return", target, phrase, voice, " in mano")
        verb = self.verb("return", voice)
        if isinstance(target, n.Chosen) and target.by != "you" and phrase.chosen:
            that = self.pointed(self.plain("card", phrase.plural), True)
            return f"{self.verb('choose', voice)} {phrase.text} e {verb} in mano {that}"
        return f"{verb} in mano {phrase.text}"

    def play(self, node: n.Play, voice: Voice) -> str:
        phrase = self.played(node)
        verb = "play again" if self.plays_again(node.target) else "play"
        text = self.act_on(verb, node.target, phrase, voice) + (" gratis" if node.free else "")
        text += self.way_played(node.way, phrase)
        if node.exerted:
            text += self.entering(phrase)
        if node.then_to == "deck bottom":
            put = self.with_pronoun("put", self.form(self.OBJECT, phrase), "order" if voice == "bare" else voice)
            text += f", poi {put} in fondo a {self.your('mazzo')} invece che in {self.your('scarti')}"
        return text

    def move_to_location(self, node: n.MoveToLocation, voice: Voice) -> str:
        moved = self.phrase(node.target)
        after = f" in {self.phrase(node.location).text}" + (" gratis" if node.free else "")
        return self.act_on("move", node.target, moved, voice, after)
