"""Ability trees in French, in the words of the French Lorcana rules (Règles complètes 2.1.0) and of the later sets.

What a player chooses is chosen first: "choisissez un personnage et bannissez-le".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.render.walk import Language
from arbitre.ability.render.words import Cards, Phrase, Predicate, Referent, Voice

SYMBOLS: dict[n.Stat, str] = {"strength": "¤", "willpower": "⛉", "lore": "◊"}
STATS: dict[n.Stat, tuple[str, bool]] = {  # the word, and whether it is feminine
    "strength": ("¤", True),
    "willpower": ("⛉", True),
    "lore": ("◊", False),
    "cost": ("coût", False),
    "move cost": ("coût de déplacement", False),
    "damage": ("nombre de dommages", False),
    "cards under": ("nombre de cartes", False),
}
NOUNS: dict[n.CardType, tuple[str, str, bool]] = {
    "card": ("carte", "cartes", True),
    "character": ("personnage", "personnages", False),
    "item": ("objet", "objets", False),
    "location": ("lieu", "lieux", False),
    "action": ("action", "actions", True),
    "song": ("chanson", "chansons", True),
}
KEYWORDS = {
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
CLASSES = {
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
INKS = {
    "Amber": "Ambre",
    "Amethyst": "Améthyste",
    "Emerald": "Émeraude",
    "Ruby": "Rubis",
    "Sapphire": "Saphir",
    "Steel": "Acier",
}
# verb: infinitive, vous, il, ils, past participle
VERBS = {
    "add": ("ajouter", "ajoutez", "ajoute", "ajoutent", "ajouté"),
    "banish": ("bannir", "bannissez", "bannit", "bannissent", "banni"),
    "challenge": ("défier", "défiez", "défie", "défient", "défié"),
    "choose": ("choisir", "choisissez", "choisit", "choisissent", "choisi"),
    "deal": ("infliger", "infligez", "inflige", "infligent", "infligé"),
    "discard": ("défausser", "défaussez", "défausse", "défaussent", "défaussé"),
    "draw": ("piocher", "piochez", "pioche", "piochent", "pioché"),
    "exert": ("épuiser", "épuisez", "épuise", "épuisent", "épuisé"),
    "gain": ("gagner", "gagnez", "gagne", "gagnent", "gagné"),
    "give": ("donner", "donnez", "donne", "donnent", "donné"),
    "leave": ("quitter", "quittez", "quitte", "quittent", "quitté"),
    "look": ("regarder", "regardez", "regarde", "regardent", "regardé"),
    "lose": ("perdre", "perdez", "perd", "perdent", "perdu"),
    "move": ("déplacer", "déplacez", "déplace", "déplacent", "déplacé"),
    "name": ("nommer", "nommez", "nomme", "nomment", "nommé"),
    "pay": ("payer", "payez", "paie", "paient", "payé"),
    "play": ("jouer", "jouez", "joue", "jouent", "joué"),
    "put": ("placer", "placez", "place", "placent", "placé"),
    "quest": ("envoyer", "envoyez", "envoie", "envoient", "envoyé"),
    "ready": ("redresser", "redressez", "redresse", "redressent", "redressé"),
    "remove": ("retirer", "retirez", "retire", "retirent", "retiré"),
    "return": ("renvoyer", "renvoyez", "renvoie", "renvoient", "renvoyé"),
    "reveal": ("révéler", "révélez", "révèle", "révèlent", "révélé"),
    "shuffle": ("mélanger", "mélangez", "mélange", "mélangent", "mélangé"),
    "sing": ("chanter", "chantez", "chante", "chantent", "chanté"),
    "take": ("subir", "subissez", "subit", "subissent", "subi"),
}
# What a card undergoes rather than does, and words that belong to a verb.
UNDERGONE = {"quest": "quest", "go": "move", "exert": "exert", "ready": "ready"}
PHRASAL = {
    "quest": " à l'aventure",
    "leave": " la zone de jeu",
    "gain lore": " des éclats de Lore",
    "lose lore": " des éclats de Lore",
    "take damage": " des dommages",
    "be dealt damage": " des dommages",
}
FORBIDDEN: dict[n.Restriction, str] = {
    "quest": "être envoyé* à l'aventure",
    "challenge": "défier",
    "sing": "être ⟳ pour chanter des chansons",
    "ready": "se redresser",
    "be challenged": "être défié*",
    "exert": "être épuisé*",
    "move": "être déplacé* sur un lieu",
    "be dealt damage": "subir de dommages",
    "be dealt challenge damage": "subir de dommages lors des défis",
}
ROLES = {
    "challenging": "qui défie",
    "challenged": "défié",
    "moved": "déplacé",
    "played": "joué",
    "questing": "envoyé à l'aventure",
    "singing": "qui chante",
}
DEEDS = {
    "discarded": ("chaque carte défaussée", "le nombre de cartes défaussées"),
    "healed": ("chaque dommage retiré", "le nombre de dommages retirés"),
    "gained": ("chaque éclat de Lore gagné", "le nombre d'éclats de Lore gagnés"),
    "lost": ("chaque éclat de Lore perdu", "le nombre d'éclats de Lore perdus"),
    "dealt": ("chaque dommage infligé", "le nombre de dommages infligés"),
    "counted": ("chaque fois que cela s'est produit", "le nombre de fois que cela s'est produit"),
    "discarded way": ("chaque carte ainsi défaussée", "le nombre de cartes ainsi défaussées"),
    "healed way": ("chaque dommage ainsi retiré", "le nombre de dommages ainsi retirés"),
    "moved way": ("chaque dommage ainsi déplacé", "le nombre de dommages ainsi déplacés"),
    "lost way": ("chaque éclat de Lore ainsi perdu", "le nombre d'éclats de Lore ainsi perdus"),
    "gained way": ("chaque éclat de Lore ainsi gagné", "le nombre d'éclats de Lore ainsi gagnés"),
    "chosen way": ("chaque carte ainsi choisie", "le nombre de cartes ainsi choisies"),
}
COMPARED: dict[n.Compare, str] = {
    ">=": "est au moins égal à",
    "<=": "est au plus égal à",
    "=": "est égal à",
    "!=": "est différent de",
    ">": "est supérieur à",
    "<": "est inférieur à",
}
VOWEL = "aeiouyâàéèêëîïôûAEIOUÂÀÉÈÊÎÔ"
EUPHONY: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\b([Ss])i (?=ils?\b)"), r"\1'"),
    (re.compile(rf"(?<![-\w])(lorsqu|qu|d|n|l|s)[ea] (?=[{VOWEL}])"), r"\1'"),
    (re.compile(r"\bde les?\b(?= )"), lambda m: "du" if m[0] == "de le" else "des"),
    (re.compile(r"\bà les?\b(?= )"), lambda m: "au" if m[0] == "à le" else "aux"),
]


class French(Language):
    AND = " et "
    OR = " ou "
    THEN = ", puis "
    NEXT = "ensuite, "
    OTHERWISE = "sinon"
    IF_YOU_DO = "si vous le faites"
    IF_THEY_DO = "si ce joueur le fait"
    TO = " pour "
    ONCE = "une fois par tour"
    CHOOSE_ONE = "entre"
    FOLLOWING = "choisir d'appliquer ce qui suit"
    QUOTES = ("“", "”")
    COLON = " :"
    DURATIONS: ClassVar[Mapping[n.Duration, str]] = {
        "this turn": " pour le reste de ce tour",
        "until your next turn": " jusqu'au début de votre prochain tour",
        "until their next turn": " jusqu'au début de son prochain tour",
        "during their next turn": " durant son prochain tour",
        "always": "",
        "this challenge": " durant ce défi",
    }
    DURING: ClassVar[Mapping[str, str]] = {
        "your turn": "durant votre tour",
        "opponents' turn": "durant le tour de vos adversaires",
    }

    # -- words ---------------------------------------------------------------------------------------------------

    def euphony(self, text: str) -> str:
        for pattern, replacement in EUPHONY:
            text = pattern.sub(replacement, text)
        return text

    def keyword_name(self, keyword: str) -> str:
        return KEYWORDS.get(keyword, keyword)

    def universal(self, name: str) -> str:
        return f"{name} universel"

    def onto(self, name: str, classes: tuple[str, ...]) -> str:
        return self.euphony(f"{name} de {self.list([self.classed(c) for c in classes], self.OR)}")

    def classed(self, name: str) -> str:
        return CLASSES.get(name, name)

    def elide(self, before: str, after: str) -> str:
        return after.removeprefix("placez ") if before.startswith("placez ") else after

    def verb(self, verb: str, voice: Voice) -> str:
        bare, you, one, many, _ = VERBS[verb]
        return {"order": you, "bare": bare, "you": you, "one": one, "many": many}[voice]

    def with_clitic(self, verb: str, clitic: str, voice: Voice) -> str:
        """Bannissez-le; le bannir."""
        form = self.verb(verb, voice)
        return f"{form}-{clitic}" if voice == "order" else f"{clitic} {form}"

    def player(self, players: n.Players) -> Phrase:
        words: dict[n.Players, str] = {
            "you": "vous",
            "opponents": "chaque adversaire",
            "all": "chaque joueur",
            "chosen opponent": "choisissez un adversaire qui",
            "actor": "il",
            "its player": "son propriétaire",
            "active": "le joueur actif",
            "that player": "ce joueur",
        }
        return Phrase(words[players])

    def picked_player(self, node: n.ChoosePlayer, voice: Voice) -> Phrase:
        return Phrase(f"choisissez {'un joueur' if node.among == 'all' else 'un adversaire'} qui")

    def somebody(self, player: str) -> Phrase:
        words = {"you": "vous", "opponents": "un adversaire", "its player": "son propriétaire"}
        return Phrase(words.get(player, "un joueur"))

    def may_(self, player: n.Players, voice: Voice) -> str:
        if player == "you" and self.actor == "you":
            return "vous pouvez "
        said = player == "actor" or player == self.actor
        return "peut " if said else self.player(player).text + " peut "

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        chosen = subject.text.removeprefix("choisissez ")
        if chosen != subject.text:
            return f"choisir {chosen} {self.act(unit, 'one')}"
        return f"décider que {subject.text} {self.act(unit, 'one')}"

    def they(self, clause: str) -> str:
        return f"il {clause}"

    def instead(self, clause: str) -> str:
        return f"{clause} à la place"

    def agree(self, word: str, phrase: Phrase) -> str:
        return word + ("e" if phrase.feminine else "") + ("s" if phrase.plural else "")

    def your(self, noun: str, holder: str = "", plural: bool = False) -> str:
        """Votre main, sa pioche."""
        if (holder or self.actor) == "you":
            return f"{'vos' if plural else 'votre'} {noun}"
        return f"{'ses' if plural else 'sa'} {noun}"

    def owners(self, target: n.Target, phrase: Phrase, noun: str) -> str:
        holder = self.holder(target)
        if holder != "owner":
            return self.your(noun, holder)
        return f"la {noun} de {'leur' if phrase.plural else 'son'} propriétaire"

    # -- noun phrases --------------------------------------------------------------------------------------------

    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, as_card: bool) -> Phrase:
        if as_card:
            card = NOUNS["card"][plural]
            names = self.list([NOUNS[kind][0].capitalize() for kind in kinds], self.OR)
            return Phrase(card if kinds == ("card",) else f"{card} {names}", plural, True)
        text = self.list([NOUNS[kind][plural] for kind in kinds], self.OR)
        return Phrase(text, plural, all(NOUNS[kind][2] for kind in kinds))

    def adjective(self, part: n.Filter, noun: Phrase) -> tuple[int, str] | None:
        match part:
            case n.Classified():
                return 1, self.list([self.classed(c) for c in part.any], self.AND if noun.plural else self.OR)
            case n.Exerted():
                return 3, self.agree("épuisé" if part.value else "redressé", noun)
            case n.Named():
                names = self.list([self.name(name) for name in part.names], self.OR)
                return 4, f"{self.agree('nommé', noun)} {names}"
            case n.Damaged():
                return 5, "ayant au moins un dommage" if part.value else "sans dommage"
            case n.HasKeyword():
                return 5, "avec " + self.keyword_name(part.keyword)
            case n.StatIs(stat="cost") if isinstance(part.than, int):
                return 5, "coûtant " + self.stat_value(part)
            case n.StatIs():
                return 5, "ayant " + self.stat_value(part)
            case n.Here():
                return 7, "sur ce lieu"
            case n.AtLocation(value=True):
                return 7, "sur un lieu"
            case n.Inkable(value=True):
                return 5, "avec le symbole d'encrier"
            case n.Ink():
                return 1, INKS.get(part.ink, part.ink)
            case n.NamedCard():
                return 4, "portant ce nom"
            case n.InChallenge(role="challenged"):
                return 3, self.agree("défié", noun)
            case n.Not(filter=n.TypeIs() as inner):
                return 1, "non-" + self.list([NOUNS[kind][0].capitalize() for kind in inner.any], self.OR)
            case _:
                return None

    def stat_value(self, part: n.StatIs) -> str:
        word, feminine = STATS[part.stat]
        if not isinstance(part.than, int):
            compared = COMPARED[part.compare].removeprefix("est ").replace("égal", "égale" if feminine else "égal")
            return f"{'une' if feminine else 'un'} {word} {compared} {self.quantity(part.than).text}"
        sign, number = part.compare, part.than
        if sign == ">" or sign == "<":
            sign, number = (">=", number + 1) if sign == ">" else ("<=", number - 1)
        value = str(number)
        if part.stat in SYMBOLS:
            if sign == "=":
                return f"{'une' if feminine else 'un'} {word} de {number}"
            value = f"{number} {word}"
        elif part.stat == "damage":
            value = self.damages(number)
        elif part.stat == "cards under":
            value = self.some_cards(number) + " sous lui" if number == 1 else f"{number} cartes"
            if number == 1 and sign == ">=":
                return "au moins une carte sous lui"
            return {">=": f"{value} ou plus sous lui", "<=": f"{value} ou moins sous lui"}.get(
                sign, f"{value} sous lui"
            )
        elif part.stat == "move cost":
            value = f"un coût de déplacement de {number}"
        return {">=": f"{value} ou plus", "<=": f"{value} ou moins", "=": value}.get(sign, f"autre chose que {value}")

    def damages(self, number: int) -> str:
        return f"{number} dommage{'s' if number > 1 else ''}"

    def which(self, predicate: str) -> str:
        return f"qui {predicate}"

    def predicate_of(self, part: n.Filter, subject: Phrase, yes: bool) -> str:
        be = ("sont" if subject.plural else "est") if yes else ("ne sont pas" if subject.plural else "n'est pas")
        have = ("ont" if subject.plural else "a") if yes else ("n'ont pas" if subject.plural else "n'a pas")
        match part:
            case n.Named():
                names = self.list([self.name(name) for name in part.names], self.OR)
                return f"{be} {self.agree('nommé', subject)} {names}"
            case n.NamedCard():
                return f"{be} la carte nommée"
            case n.Classified():
                one = "" if subject.plural else "un "
                return f"{be} {self.list([one + self.classed(c) for c in part.any], self.OR)}"
            case n.StatIs(stat="cost") if isinstance(part.than, int):
                cost = "coûtent" if subject.plural else "coûte"
                return (cost if yes else f"ne {cost} pas") + f" {self.stat_value(part)}"
            case n.StatIs():
                return f"{have} {self.stat_value(part)}"
            case n.Damaged():
                if part.value != yes:
                    return "n'ont aucun dommage" if subject.plural else "n'a aucun dommage"
                return ("ont" if subject.plural else "a") + " au moins un dommage"
            case n.Exerted():
                return f"{be} {self.agree('épuisé' if part.value else 'redressé', subject)}"
            case n.HasKeyword():
                return f"{have} {self.keyword_name(part.keyword)}"
            case n.Here():
                return f"{be} sur ce lieu"
            case n.AtLocation():
                return self.predicate_of(n.AtLocation(), subject, not yes) if not part.value else f"{be} sur un lieu"
            case n.Ink():
                return f"{be} {INKS.get(part.ink, part.ink)}"
            case n.Inkable():
                if not part.value:
                    return self.predicate_of(n.Inkable(), subject, not yes)
                return f"{have} le symbole d'encrier"
            case n.InChallenge():
                if part.role == "challenging":
                    defy = "défient" if subject.plural else "défie"
                    return defy if yes else f"ne {defy} pas"
                return f"{be} " + ("dans un défi" if part.role == "any" else self.agree("défié", subject))
            case n.SameNameAs():
                other = self.euphony(f"que {self.phrase(n.That(part.ref)).text}")
                return f"{have} le même nom {other}"
            case n.TypeIs():
                kinds = [f"{'une' if NOUNS[kind][2] else 'un'} {NOUNS[kind][0]}" for kind in part.any]
                if subject.plural:
                    kinds = [f"des {NOUNS[kind][1]}" for kind in part.any]
                return f"{be} {self.list(kinds, self.OR)}"
            case n.Dry():
                return f"{be} {self.agree('sec' if not subject.feminine else 'sèch', subject)}"
            case n.Playable():
                can = (
                    ("peuvent" if subject.plural else "peut")
                    if yes
                    else ("ne peuvent pas" if subject.plural else "ne peut pas")
                )
                return f"{can} être {self.agree('joué', subject)}" + ("" if part.free else " en payant son coût")
            case n.Not():
                return self.predicate_of(part.filter, subject, not yes)
            case n.AnyOf():
                inner, outer = (self.AND, self.OR) if yes else (self.OR, self.AND)
                return outer.join(
                    inner.join(self.predicate_of(f, subject, yes) for f in group) for group in part.groups
                )

    def a(self, phrase: Phrase, other: bool = False) -> str:
        return f"{'une' if phrase.feminine else 'un'} {'autre ' if other else ''}{phrase.text}"

    def this(self, as_card: bool) -> Phrase:
        if as_card:
            return Phrase("cette carte", feminine=True)
        one, _, feminine = NOUNS[self.kind]
        return Phrase(f"{'cette' if feminine else 'cet' if one[0] in VOWEL else 'ce'} {one}", feminine=feminine)

    def again(self) -> Phrase:
        feminine = NOUNS[self.kind][2]
        return Phrase("elle" if feminine else "il", feminine=feminine, pronoun=True)

    def that(self, ref: str, known: Referent, as_card: bool) -> Phrase:
        one, many, feminine = NOUNS[known.what]
        if ref == "unsaid":
            return Phrase("")
        if known.role:
            return Phrase(f"{'la' if feminine else 'le'} {one} {ROLES[known.role]}", feminine=feminine)
        if ref == "rest":
            return Phrase("les autres cartes", True, True) if known.plural else Phrase("l'autre", feminine=True)
        if known.zone == "discard" and known.what == "song":
            return Phrase("cette chanson", feminine=True)
        if as_card and known.zone == "discard" and ref in ("it", "other"):
            return Phrase("cette carte-là", feminine=True)
        return self.held(known)

    def held(self, known: Referent) -> Phrase:
        one, many, feminine = NOUNS[known.what if known.zone == "play" else "card"]
        if known.plural:
            return Phrase(f"ces {many}", True, feminine, pronoun=True)
        this = "cette" if feminine else "cet" if one[0] in VOWEL else "ce"
        return Phrase(f"{this} {one}-là", False, feminine, pronoun=True)

    def subject(self, phrase: Phrase) -> str:
        if not phrase.pronoun:
            return phrase.text
        return ("elle" if phrase.feminine else "il") + ("s" if phrase.plural else "")

    def strong(self, phrase: Phrase) -> str:
        """After a preposition: sous lui, sur elles."""
        if not phrase.pronoun:
            return phrase.text
        return ("elles" if phrase.feminine else "eux") if phrase.plural else ("elle" if phrase.feminine else "lui")

    def whose(self, select: n.Select, other: bool = True) -> list[tuple[int, str]]:
        parts = [(-1, "autre" if not other else "autres")] if select.other or select.besides else []
        return parts

    def described(self, select: n.Select, plural: bool = False, as_card: bool = False) -> Phrase:
        """With "autre" before and "adverse" after the noun, where they belong."""
        extra: list[tuple[int, str]] = []
        if select.other or select.besides:
            extra.append((-1, "autres" if plural else "autre"))
        if select.whose == "opponents" and select.zone == "play":
            extra.append((2, "adverses" if plural else "adverse"))
        return self.nominal(select, plural, as_card, extra)

    def own(self, select: n.Select) -> str:
        return {
            "you": "vos",
            "your side": "vos",
            "actor": "vos" if self.actor == "you" else "ses",
            "that player": "ses",
        }.get(select.whose, "")

    def place(self, select: n.Select, word: str = "de") -> str:
        noun = {"discard": "défausse", "hand": "main", "inkwell": "réserve d'encre", "deck": "pioche"}.get(
            select.zone, ""
        )
        if select.zone == "under":
            return f" {'placées ' if word == 'de' else ''}sous {self.this(False).text}"
        if select.whose == "opponents":
            return f" {word} les {noun}s de vos adversaires".replace("réserve d'encres", "réserves d'encre")
        if select.whose in ("you", "actor", "that player"):
            return f" {word} {self.your(noun, 'you' if select.whose == 'you' else 'actor')}"
        return f" {word} n'importe quelle {noun}"

    def each(self, select: n.Select, distributive: bool) -> Phrase:
        if select.zone != "play":
            cards = self.described(select, True, True)
            return cards._replace(text=f"toutes les {cards.text}{self.place(select)}")
        own = self.own(select)
        many, one = self.described(select, True), self.described(select)
        if distributive:
            if own:
                return Phrase(f"{'chacune' if one.feminine else 'chacun'} de {own} {many.text}", feminine=one.feminine)
            return one._replace(text=f"chaque {one.text}")
        if own:
            return many._replace(text=f"{own} {many.text}")
        return many._replace(text=f"{'toutes' if many.feminine else 'tous'} les {many.text}")

    def every(self, cards: Cards) -> Phrase:
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        many = self.described(cards, True)
        return many._replace(text=f"{self.own(cards) or 'les'} {many.text}")

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = f"jusqu'à {target.count}" if target.up_to else str(target.count)
        if target.any_number:
            number = "n'importe quel nombre de"
        if select.zone != "play":
            as_card = select.zone != "hand" or select.what == "card"
            cards = self.described(select, several, as_card)
            place = " parmi elles" if select.zone == "looked" else self.place(select)
            if select.zone == "looked" and cards.text in ("carte", "cartes"):
                return Phrase(f"{number} d'entre elles" if several else "l'une d'elles", several, True)
            text = f"{number} {cards.text}" if several else self.a(cards)
            return cards._replace(text=text + place)
        own = self.own(select)
        many = self.described(select, True)
        if own:
            one = "l'une" if many.feminine else "l'un"
            some = number if several and not target.any_number else "n'importe quel nombre" if several else one
            return Phrase(f"{some} de {own} {many.text}", several, many.feminine, chosen=True)
        cards = self.described(select, several)
        return cards._replace(text=f"{number} {cards.text}" if several else self.a(cards), chosen=True)

    def top(self, target: n.TopOfDeck) -> Phrase:
        deck = self.your("pioche", "you" if target.player == "you" else "actor")
        if target.count == 1:
            return Phrase(f"la carte du dessus de {deck}", feminine=True)
        if isinstance(target.count, int):
            return Phrase(f"les {target.count} cartes du dessus de {deck}", True, True)
        measure = self.measure(target.count)
        if measure.number is None:
            return Phrase(f"un nombre de cartes du dessus de {deck}{measure.equal}", True, True)
        return Phrase(f"{self.some_cards(measure.number)} du dessus de {deck}{measure.each}", True, True)

    def indefinite(self, select: n.Select, yes: bool) -> Phrase:
        if select.zone != "play":
            card = self.described(select, False, True)
            return card._replace(text=(self.a(card) if yes else f"aucune {card.text}") + self.place(select))
        own = self.own(select)
        one, many = self.described(select), self.described(select, True)
        if own:
            some = ("l'un" if yes else "aucun") + ("e" if one.feminine else "")
            return Phrase(f"{some} de {own} {many.text}", feminine=one.feminine)
        return one._replace(text=self.a(one) if yes else f"aucun{'e' if one.feminine else ''} {one.text}")

    def here(self, clause: bool) -> str:
        return " sur ce lieu"

    def while_here(self, cards: Cards | None) -> str:
        return ""  # said beside the noun

    def somewhat(self, cards: Cards | None, yes: bool) -> Phrase:
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        return self.indefinite(cards or n.Select(), yes)

    def counting(self, select: n.Select) -> str:
        return f"pour chaque {self.counted(select, False)}"

    def counted(self, select: n.Select, plural: bool) -> str:
        if select.zone == "play":
            text = self.described(select, plural).text
            have = {"you": " que vous avez", "actor": " qu'il a", "that player": " que ce joueur a"}.get(
                select.whose, ""
            )
            here = self.cards_in(select)[1]
            return text + have + ("" if here or (not have and select.whose != "any") else " en jeu")
        return self.described(select, plural, True).text + self.place(select, "dans")

    def each_of(self, phrase: Phrase) -> str:
        return f"pour {'chacune' if phrase.feminine else 'chacun'} de {phrase.text}"

    def some_cards(self, count: int) -> str:
        return "une carte" if count == 1 else f"{count} cartes"

    def one_or_more_cards(self) -> str:
        return "au moins une carte"

    # -- amounts -------------------------------------------------------------------------------------------------

    def cards(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return f"un nombre de cartes{measure.equal}"
        return self.some_cards(measure.number) + measure.each

    def lore(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return f"un nombre d'éclats de Lore{measure.equal}"
        return f"{measure.number} éclat{'s' if abs(measure.number) > 1 else ''} de Lore{measure.each}"

    def equal_to(self, quantity: Phrase) -> str:
        return f" égal à {quantity.text}"

    def times(self, quantity: Phrase, by: int) -> Phrase:
        return Phrase(f"{by} fois {quantity.text}")

    def plus(self, quantity: Phrase, add: int) -> Phrase:
        return Phrase(f"{quantity.text} {'plus' if add >= 0 else 'moins'} {abs(add)}")

    def stat_of(self, amount: n.StatOf) -> Phrase:
        word, feminine = STATS[amount.stat]
        card = self.phrase(amount.target)
        if amount.stat == "cards under":
            return Phrase(f"le nombre de cartes sous {self.strong(card)}")
        if card.pronoun:
            own = "leur" if card.plural else "sa" if feminine else "son"
            return Phrase(f"{own} {word}", feminine=feminine)
        return Phrase(f"{'la' if feminine else 'le'} {word} de {card.text}", feminine=feminine)

    def lore_of(self, player: n.Players) -> Phrase:
        whose = {"you": "votre total", "opponents": "le plus haut total adverse"}.get(player, "son total")
        return Phrase(f"{whose} d'éclats de Lore")

    def number_of(self, select: n.Select) -> Phrase:
        return Phrase(f"le nombre de {self.counted(select, True)}")

    def number_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> Phrase:
        return Phrase(DEEDS[self.what_was_done(amount)][1])

    def for_each_on(self, amount: n.StatOf) -> str:
        card = self.again() if isinstance(amount.target, n.This) else self.phrase(amount.target)
        if amount.stat == "cards under":
            return f"pour chaque carte sous {self.strong(card)}"
        return f"pour chaque dommage sur {self.strong(card)}"

    def for_each_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        return f"pour {DEEDS[self.what_was_done(amount)][0]}"

    # -- events --------------------------------------------------------------------------------------------------

    def at(self, word: str, clause: str, each_turn: bool) -> str:
        lead = {
            "when": "lorsque",
            "whenever": "chaque fois que",
            "first": "la première fois à chaque tour que" if each_turn else "la première fois que",
            "next": "la prochaine fois que",
        }[word]
        return f"{lead} {clause}"

    def turn(self, event: Literal["turn starts", "turn ends"], player: str) -> str:
        whose = {
            "you": "de votre tour",
            "opponents": "du tour de chaque adversaire",
            "its player": "du tour de son propriétaire",
        }
        return f"{'au début' if event == 'turn starts' else 'à la fin'} {whose.get(player, 'du tour de chaque joueur')}"

    def say(self, who: Phrase, verb: str, rest: str, *, past: bool, passive: bool = False, yes: bool = True) -> str:
        name = self.subject(who)
        passive = passive or verb in UNDERGONE
        rest = PHRASAL.get(verb, "") + rest
        word = {"gain lore": "gain", "lose lore": "lose", "take damage": "take", "be dealt damage": "take"}.get(
            verb, verb
        )
        word = UNDERGONE.get(word, word)
        you = name == "vous"
        _, form_you, form_one, form_many, done = VERBS[word]
        nobody = name.startswith("aucun")
        ne, pas = ("ne ", "") if nobody or (not yes and " aucun" in rest) else ("ne ", " pas") if not yes else ("", "")
        if passive:
            have = "ont" if who.plural else "a"
            be = f"{have}{pas} été" if past else ("sont" if who.plural else "est") + pas
            return f"{name} {ne}{be} {self.agree(done, who)}{rest}"
        if past:
            return f"{name} {ne}{'avez' if you else 'ont' if who.plural else 'a'}{pas} {done}{rest}"
        return f"{name} {ne}{form_you if you else form_many if who.plural else form_one}{pas}{rest}"

    def in_a_challenge(self) -> str:
        return " via un défi"

    def falls(self, subject: Phrase, role: Literal["challenging", "challenged"], past: bool) -> str:
        name, banished = self.subject(subject), self.agree("banni", subject)
        be = "a été" if past else "est"
        if role == "challenged":
            return f"{name} {be} {self.agree('défié', subject)} et {banished}"
        return f"{name} {'a défié' if past else 'défie'} et {be} {banished}"

    def after_challenge(self) -> str:
        return "après le défi"

    def challenge_ends(self, subject: Phrase, when: n.When, past: bool) -> str:
        return f"un défi de {subject.text} {'a pris' if past else 'prend'} fin"

    def moved_here(self, moved: Phrase) -> str:
        return f" {moved.text} sur ce lieu"

    def to_here(self) -> str:
        return " sur ce lieu"

    def to_a_location(self, location: Cards | None) -> str:
        return f" sur {self.indefinite(location, True).text if isinstance(location, n.Select) else 'un lieu'}"

    def inked(self, player: Phrase, when: n.When, card: Phrase | None, past: bool) -> str:
        whose = {"you": "votre réserve d'encre", "opponents": "la réserve d'encre d'un adversaire"}
        subject = card or Phrase("une carte", feminine=True)
        be = "a été" if past else "est"
        return f"{subject.text} {be} {self.agree('placé', subject)} dans {whose.get(when.player, 'une réserve d' + chr(39) + 'encre')}"

    def healed(self, player: Phrase | None, card: Phrase, past: bool) -> str:
        if player is None:
            return f"un dommage ou plus {'a été' if past else 'est'} retiré de {card.text}"
        return f"{player.text} {'avez retiré' if past else 'retirez'} 1 dommage ou plus de {card.text}"

    def chosen_by(self, when: n.When) -> str:
        by = {"any": "", "you": " par vous", "opponents": " par un adversaire"}.get(
            when.player, " par son propriétaire"
        )
        return by + (" avec une action" if when.action else "")

    def for_support(self) -> str:
        return " par la capacité Soutien"

    def back_to_hand(self, when: n.When) -> str:
        whose = {"you": "votre main", "opponents": "la main d'un adversaire"}
        return f" dans {whose.get(when.player, 'la main de son propriétaire')}"

    def put_card_under(self, player: Phrase | None, card: Phrase, past: bool) -> str:
        if player is None:
            return f"une carte {'a été' if past else 'est'} placée sous {card.text}"
        return self.say(player, "put", f" une carte sous {card.text}", past=past)

    # -- conditions ----------------------------------------------------------------------------------------------

    def conditioned(self, word: str, also: str, condition: n.Condition) -> str:
        self.also = also
        return f"{word} {self.condition(condition)}"

    def if_(self, condition: n.Condition) -> str:
        return self.conditioned("si", " et si ", condition)

    def while_(self, condition: n.Condition) -> str:
        return self.conditioned("tant que", " et que ", condition)

    def unless(self, condition: n.Condition) -> str:
        return self.conditioned("sauf si", " et si ", condition)

    def compare(self, node: n.CompareIs, sign: n.Compare) -> str:
        left, right = node.left, node.right
        if isinstance(right, int):
            match left:
                case n.LoreOf():
                    who = {"opponents": "un adversaire a", "you": "vous avez"}.get(left.player, "ce joueur a")
                    return f"{who} {self.number(sign, right, self.lore(right))}"
                case n.StatOf():
                    return self.is_so(n.Is(left.target, where=(n.StatIs(left.stat, sign, right),)), True)
                case n.CountOf():
                    return self.condition(n.Have(left.cards, right, sign))
        subject = self.quantity(left)
        compared = COMPARED[sign]
        if subject.feminine:
            compared = re.sub(r"(égal|supérieur|inférieur|différent)", r"\1e", compared)
        return f"{subject.text} {compared} {self.quantity(right).text}"

    def number(self, sign: n.Compare, count: int, noun: str) -> str:
        words = {">=": f"{noun} ou plus", "<=": f"{noun} ou moins", "=": f"exactement {noun}"}
        return words.get(sign, f"{'plus' if sign == '>' else 'moins' if sign == '<' else 'autre chose'} que {noun}")

    def have_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        here = self.cards_in(select)[1]
        who = {"you": ("vous", "avez"), "opponents": ("un adversaire", "a")}.get(select.whose)
        if select.whose in ("actor", "that player"):
            who = ("ce joueur", "a")
        place = "" if here else " en jeu" if select.zone == "play" else self.place(select, "dans")
        if select.zone == "hand" and who:
            place = " en main"
        elif select.whose == "opponents" and select.zone != "play":
            place = self.place(replace(select, whose="actor"), "dans")
        bare = replace(select, whose="any")
        none = count == 0 and sign in ("=", "<=")
        cards = self.described(bare, count > 1, select.zone != "play")
        if none:
            text = f"{'aucune' if cards.feminine else 'aucun'} {cards.text}"
        elif sign == ">=" and count == 1:
            text = self.a(cards)
        else:
            text = self.number(sign, count, f"{count} {cards.text}")
        if who:
            return f"{who[0]} {'ne ' if none else ''}{who[1]} {text}{place}"
        return f"il {'ne ' if none else ''}y a {text}{place}"

    def is_so(self, node: n.Is, yes: bool) -> str:
        known = self.refs.get(node.target.ref, Referent()) if isinstance(node.target, n.That) else Referent(this=True)
        if (
            known.this
            and len(node.where) == 1
            and isinstance(node.where[0], n.StatIs)
            and node.where[0].stat == "cards under"
        ):
            if node.where[0].compare == ">=" and node.where[0].than == 1:
                there = "il y a une carte" if yes else "il n'y a aucune carte"
                return f"{there} sous {self.this(False).text}"
        subject = self.again() if self.topic and known.this else self.phrase(node.target)
        named = all(isinstance(part, n.Named | n.Classified | n.NamedCard) for part in node.where)
        if isinstance(node.target, n.That) and not known.this and (named or node.what != "card") and subject.pronoun:
            it = "il s'agit de" if yes else "il ne s'agit pas de"
            if node.where == (n.NamedCard(),):
                return f"{it} la carte nommée"
            what = known.what if node.what == "card" else node.what
            return f"{it} {self.a(self.described(n.Select(what, where=node.where), False, known.zone != 'play'))}"
        if node.what != "card":
            return f"{self.subject(subject)} {self.predicate_of(n.TypeIs((node.what,)), subject, yes)}"
        parts = [self.predicate_of(part, subject, yes) for part in node.where]
        return f"{subject.text} {(self.AND if yes else self.OR).join(parts)}"

    def it_is_turn(self, turn: Literal["your turn", "opponents' turn"]) -> str:
        return "c'est votre tour" if turn == "your turn" else "c'est le tour d'un adversaire"

    def this_turn(self) -> str:
        return " ce tour-ci"

    def played_by(self, way: Literal["shift", "singing", "free"], yes: bool) -> str:
        this = self.this(False)
        it = "la" if this.feminine else "le"
        if way == "shift":
            return f"vous {'avez' if yes else 'n' + chr(39) + 'avez pas'} utilisé Alter pour {it} jouer"
        been = "a été" if yes else "n'a pas été"
        done = "chanté" if way == "singing" else "joué"
        return f"{this.text} {been} {self.agree(done, this)}" + (" gratuitement" if way == "free" else "")

    def in_zone(self, zone: n.ZoneName, yes: bool) -> str:
        place = "en jeu" if zone == "play" else self.place(n.Select(whose="you", zone=zone), "dans").strip()
        return f"cette carte {'est' if yes else 'n' + chr(39) + 'est pas'} {place}"

    # -- what is said of cards for a while -----------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        measures = [self.measure(part.amount) if isinstance(part, n.Gets) else None for part in said.says]
        if isinstance(said.subject, n.Select) or said.subject == "this":
            subject = self.every(said.subject)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject)
        lasting = self.lasting(said, subject)
        each = next((measure.each for measure in measures if measure is not None and measure.each), "")
        give = voice == "bare" and not subject.chosen and not isinstance(said.says[0], n.Cant | n.SingsAs)
        text = self.said(said, subject, give)
        if subject.chosen:
            return f"{self.verb('choose', voice)} {subject.text} qui {text}{lasting}{each}"
        if give:
            if subject.pronoun:
                return f"{'leur' if subject.plural else 'lui'} donner {text}{lasting}{each}"
            return f"donner {text} à {subject.text}{lasting}{each}"
        clause = f"{self.subject(subject)} {text}{lasting}{each}"
        return f"décider que {clause}" if voice == "bare" else clause

    def said(self, said: Predicate, subject: Phrase, give: bool) -> str:
        """Gagne +1 ◊ et Insaisissable; ne peut ni défier ni être défié."""
        if isinstance(said.says[0], n.Cant):
            cants = [part.forbid for part in said.says if isinstance(part, n.Cant)]
            if cants == ["be dealt challenge damage"] and said.duration == "this challenge":
                return ("ne subissent" if subject.plural else "ne subit") + " aucun dommage lors de ce défi"
            can = "peuvent" if subject.plural else "peut"
            deeds = [self.starred(FORBIDDEN[forbid], subject) for forbid in cants]
            return f"ne {can} pas {deeds[0]}" if len(deeds) == 1 else f"ne {can} ni " + " ni ".join(deeds)
        parts: list[str] = []
        last = ""
        for part in said.says:
            verb, text = self.said_of(part, said.subject, subject)
            parts.append(text if give or verb == last else f"{verb} {text}")
            last = verb
        return self.AND.join(parts)

    def said_of(
        self, part: n.Gets | n.Gains | n.Cant | n.SingsAs, target: n.Target | Cards, subject: Phrase
    ) -> tuple[str, str]:
        gains = "gagnent" if subject.plural else "gagne"
        match part:
            case n.Gets():
                measure = self.measure(part.amount)
                stat = SYMBOLS.get(part.stat, STATS[part.stat][0])
                if measure.number is None:
                    return gains, f"un bonus de {stat}{measure.equal}"
                if measure.number < 0:
                    gains = "subissent" if subject.plural else "subit"
                return gains, f"{measure.number:+d} {stat}"
            case n.Gains():
                return gains, self.list([self.quoted(ability, target) for ability in part.abilities], self.AND)
            case n.SingsAs():
                be = f"{'sont' if subject.plural else 'est'} {self.agree('considéré', subject)}"
                return f"{be} comme ayant", f"un coût de {part.amount:+d} pour chanter des chansons"
            case n.Cant():
                return "ne peut pas", FORBIDDEN[part.forbid]

    def starred(self, text: str, subject: Phrase) -> str:
        """A star stands where a participle agrees."""
        return text.replace("*", self.agree("", subject))

    def lasting(self, said: Predicate, subject: Phrase) -> str:
        if said.duration == "this challenge" and isinstance(said.says[0], n.Cant):
            if said.says[0].forbid == "be dealt challenge damage":
                return ""
        text = self.DURATIONS[said.duration]
        if said.duration == "during their next turn" and isinstance(said.says[0], n.Cant):
            if said.says[0].forbid == "ready":
                text = " au début de son prochain tour"
        return text.replace("son prochain", "leur prochain") if subject.plural else text

    # -- effects -------------------------------------------------------------------------------------------------

    def act_on(
        self,
        verb: str,
        target: n.Target,
        voice: Voice,
        *,
        thing: str = "",
        after: str = "",
        case: Literal["le", "lui", "de", "sur"] = "le",
        distributive: bool = False,
        as_card: bool = False,
        phrase: Phrase | None = None,
    ) -> str:
        """A verb and what it is done to. With `thing` something else is its object: infliger 2 dommages (thing) à un
        personnage (case lui)."""
        found = phrase or self.phrase(target, distributive, as_card)
        if not found.text:
            return f"{self.verb(verb, voice)}{thing}{after}"
        if found.chosen or found.pronoun:
            lead = f"{self.verb('choose', voice)} {found.text} et " if found.chosen else ""
            if case == "sur":
                return f"{lead}{self.verb(verb, voice)}{thing} sur {self.strong(found._replace(pronoun=True))}{after}"
            clitic = ("les" if found.plural else "la" if found.feminine else "le") if case == "le" else ""
            clitic = clitic or ("leur" if found.plural else "lui")
            return f"{lead}{self.with_clitic(verb, clitic, voice)}{thing}{after}"
        form = self.verb(verb, voice)
        if case == "le":
            far = isinstance(target, n.Chosen | n.Each) and target.cards.zone not in ("play", "looked")
            far = far and self.holder(target) != "owner"
            return (
                f"{form}{after} {found.text}" if far and after and "," not in after else f"{form} {found.text}{after}"
            )
        return f"{form}{thing} { {'lui': 'à', 'de': 'de', 'sur': 'sur'}[case] } {found.text}{after}"

    def do(self, verb: str, target: n.Target, voice: Voice) -> str:
        return self.act_on(verb, target, voice)

    def of_choice(self, target: n.Target) -> str:
        """A second choice in the same clause: un personnage de votre choix."""
        phrase = self.phrase(target)
        return phrase.text + " de votre choix" if phrase.chosen else self.strong(phrase)

    def choose(self, target: n.Chosen, voice: Voice) -> str:
        return f"{self.verb('choose', voice)} {self.phrase(target).text}"

    def choose_player(self, node: n.ChoosePlayer, voice: Voice) -> str:
        return f"{self.verb('choose', voice)} {'un joueur' if node.among == 'all' else 'un adversaire'}"

    def draw_until(self, node: n.DrawUntil, voice: Voice) -> str:
        return f"{self.verb('draw', voice)} jusqu'à avoir {self.some_cards(node.hand)} en main"

    def discard(self, node: n.Discard, voice: Voice) -> str:
        verb = self.verb("discard", voice)
        described = replace(node.cards, whose="any")
        if node.all:
            if node.cards.what == "card" and not node.cards.where:
                return f"{verb} toute {self.your('main')}"
            return f"{verb} toutes les {self.described(described, True, True).text} de {self.your('main')}"
        measure = self.measure(node.amount)
        if measure.number is None:
            cards = f"un nombre de {self.described(described, True, True).text}{measure.equal}"
        elif measure.number == 1:
            cards = self.a(self.described(described, False, True)) + measure.each
        else:
            cards = f"{measure.number} {self.described(described, True, True).text}{measure.each}"
        if node.at_random:
            return f"{verb} {cards} au hasard"
        if node.by is not None and node.by not in (node.player, "actor"):
            choice = {"you": "votre choix", "its player": "du choix de son propriétaire"}.get(node.by, "son choix")
            return f"{verb} {cards} de {choice}"
        return f"{verb} {cards}"

    def damage(self, amount: n.Amount, up_to: bool = False) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return f" un nombre de dommages{measure.equal}"
        return (" jusqu'à " if up_to else " ") + self.damages(measure.number)

    def per(self, amount: n.Amount | None) -> str:
        return "" if amount is None else self.measure(amount).each

    def deal(self, node: n.DealDamage | n.PutDamage, voice: Voice) -> str:
        verb, case = ("deal", "lui") if isinstance(node, n.DealDamage) else ("put", "sur")
        thing, after = self.damage(node.amount), self.per(node.amount)
        return self.act_on(verb, node.target, voice, thing=thing, after=after, case=case, distributive=True)  # type: ignore[arg-type]

    def heal(self, node: n.RemoveDamage, voice: Voice) -> str:
        phrase = self.phrase(node.target, distributive=True)
        if node.amount is None:
            thing = (
                f" tous {'leurs' if phrase.plural else 'ses'} dommages"
                if phrase.chosen or phrase.pronoun
                else " tous les dommages"
            )
        else:
            thing = self.damage(node.amount, node.up_to)
        return self.act_on(
            "remove", node.target, voice, thing=thing, after=self.per(node.amount), case="de", phrase=phrase
        )

    def move_damage(self, node: n.MoveDamage, voice: Voice) -> str:
        source = self.phrase(node.source, distributive=True)
        near = source.chosen or source.pronoun
        lead = f"{self.verb('choose', voice)} {source.text} et " if source.chosen else ""
        own = "leurs" if source.plural else "ses"
        if node.amount is None:
            what = f" tous {own} dommages" if near else f" tous les dommages de {source.text}"
        else:
            number = self.damage(node.amount, node.up_to)
            what = re.sub(r" dommages?$", f" de {own} dommages", number) if near else f"{number} de {source.text}"
        return f"{lead}{self.verb('move', voice)}{what} sur {self.of_choice(node.target)}"

    def return_to_hand(self, node: n.ReturnToHand, voice: Voice) -> str:
        target = node.target
        known = self.refs.get(target.ref) if isinstance(target, n.That) else None
        zone = known.zone if known else target.cards.zone if isinstance(target, n.Each | n.Chosen) else "play"
        as_card = isinstance(target, n.That) or self.event in ("banished", "leaves play")
        phrase = self.phrase(target, as_card=as_card)
        hand = self.owners(target, phrase, "main")
        if zone in ("looked", "deck", "under") or isinstance(target, n.TopOfDeck):
            return self.act_on("add", target, voice, after=f" à {hand}", phrase=phrase)
        return self.act_on("return", target, voice, after=f" dans {hand}", phrase=phrase)

    def shuffle_into_deck(self, node: n.ShuffleIntoDeck, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play"))
        deck = self.owners(node.target, phrase, "pioche")
        return self.act_on("shuffle", node.target, voice, after=f" dans {deck}", phrase=phrase)

    def put_on_deck(self, node: n.PutOnDeck, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play") and node.target == n.This())
        deck = self.owners(node.target, phrase, "pioche")
        place = {"top": f" sur {deck}", "bottom": f" sous {deck}", "either": f" sur ou sous {deck}, au choix"}[
            node.place
        ]
        if phrase.plural:
            choice = "votre" if node.by == "you" else "leur"
            place += f", dans l'ordre de {choice} choix"
        return self.act_on("put", node.target, voice, after=place, phrase=phrase)

    def put_into_inkwell(self, node: n.PutIntoInkwell, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=True)
        state = ", face cachée" + (f" et {self.agree('épuisé', phrase)}" if node.exerted else "")
        well = self.owners(node.target, phrase, "réserve d'encre")
        return self.act_on("put", node.target, voice, after=f" dans {well}{state}", phrase=phrase)

    def put_under(self, node: n.PutUnder, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        host = self.strong(self.phrase(node.host))
        face = "face cachée" if node.face_down else "face visible"
        return self.act_on("put", node.target, voice, after=f" sous {host}, {face}", phrase=phrase)

    def pay_less(self, node: n.PayLess) -> str:
        card = self.described(replace(node.cards, zone="play"))
        the = "la prochaine" if card.feminine else "le prochain"
        lasting = self.this_turn() if node.duration == "this turn" else self.DURATIONS[node.duration]
        return f"{the} {card.text} que vous jouez{lasting} vous coûte {self.ink(node.amount)} de moins"

    def play(self, node: n.Play, voice: Voice) -> str:
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        if isinstance(target, n.Chosen) and target.cards.zone == "hand":
            phrase = phrase._replace(text=phrase.text.removesuffix(self.place(target.cards)))
        elif isinstance(target, n.Chosen) and target.cards.what != "card" and not self.is_several(target):
            one = self.described(target.cards)
            phrase = one._replace(text=self.a(one) + (self.place(target.cards) if target.cards.zone != "play" else ""))
        if isinstance(target, n.That) and self.refs.get(target.ref, Referent()).what == "song":
            phrase = phrase._replace(text=f"{phrase.text} de {self.your('défausse')}")
        free = " gratuitement" if node.free else ""
        if phrase.pronoun:
            text = self.act_on("play", target, voice, after=free, phrase=phrase)
        else:
            text = f"{self.verb('play', voice)}{free} {phrase.text}"
        if node.exerted:
            it = self.subject(phrase._replace(pronoun=True))
            text += f" et {it} {'entrent' if phrase.plural else 'entre'} en jeu {self.agree('épuisé', phrase)}"
        if node.then_to == "deck bottom":
            put = self.with_clitic("put", "la" if phrase.feminine else "le", voice)
            text += f", puis {put} sous {self.your('pioche')} plutôt que dans {self.your('défausse')}"
        return text

    def look(self, node: n.Look, voice: Voice) -> str:
        return f"{self.verb('look', voice)} {self.top(n.TopOfDeck(node.amount, node.player)).text}"

    def reveal_hand(self, voice: Voice) -> str:
        return f"{self.verb('reveal', voice)} {self.your('main')}"

    def move_to_location(self, node: n.MoveToLocation, voice: Voice) -> str:
        moved = self.phrase(node.target)
        known = self.phrase(node.location)
        place = known.text + (" de votre choix" if known.chosen else "")
        free = " gratuitement" if node.free else ""
        return self.act_on("move", node.target, voice, after=f"{free} sur {place}", phrase=moved)

    def add_strength(self, node: n.AddStrength, voice: Voice) -> str:
        other = self.of_choice(node.target)
        return f"{self.verb('add', voice)} la ¤ de {self.this(False).text} à celle de {other} pour le reste de ce tour"

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.DURATIONS[node.duration].strip()
        subject = self.phrase(node.target)
        lead = f"{self.verb('choose', 'order')} {subject.text}. " if subject.chosen else ""
        time = "chaque fois que" if node.every_time else "la prochaine fois que"
        would = "devraient" if subject.plural else "devrait"
        they = self.subject(subject._replace(pronoun=True))
        instead = f"{they} n'en {'subissent' if subject.plural else 'subit'} aucun à la place"
        if node.instead == "onto this card":
            instead = f"placez ces dommages sur {self.this(False).text} à la place"
        name = they if subject.chosen else subject.text
        return f"{lead}{lasting}{', ' if lasting else ''}{time} {name} {would} subir des dommages, {instead}"

    # -- static abilities ----------------------------------------------------------------------------------------

    def by_such(self, filters: tuple[n.Filter, ...]) -> str:
        return f" par des {self.nominal(n.Select('character', where=filters), True).text}" if filters else ""

    def players_cant(self, node: n.PlayersCant) -> str:
        who = {"you": "vous ne pouvez", "opponents": "les adversaires ne peuvent", "all": "les joueurs ne peuvent"}
        return f"{who[node.players]} pas jouer de {self.described(node.cards, True).text}"

    def costs_less(self, node: n.CostsLess) -> str:
        cards = self.this(False).text if node.cards == "this" else f"des {self.described(node.cards, True).text}"
        measure = self.measure(node.amount)
        if measure.number is None:
            return f"jouer {cards} vous coûte un nombre d'⬡{measure.equal} de moins"
        less = "moins" if measure.number >= 0 else "plus"
        return f"jouer {cards} vous coûte {abs(measure.number)} ⬡ de {less}{measure.each}"

    def play_free(self, node: n.PlayFree) -> str:
        cards = self.this(False).text if node.cards == "this" else f"des {self.described(node.cards, True).text}"
        return f"vous pouvez jouer {cards} gratuitement"

    def use_free(self, node: n.UseFree) -> str:
        whose = self.this(False).text if node.cards == "this" else self.every(node.cards).text
        return f"vous pouvez utiliser gratuitement les capacités activables de {whose}"

    def pay_to(self, node: n.PayTo) -> str:
        subject = self.every(node.cards)
        said = Predicate(node.cards, tuple(n.Cant("this", action) for action in node.actions))
        return f"{self.subject(subject)} {self.said(said, subject, False)}, sauf si vous payez {self.ink(node.ink)}"

    def moves_free(self, node: n.MovesFree) -> str:
        subject = self.every(node.cards)
        return f"{subject.text} peuvent être {self.agree('déplacé', subject)} gratuitement sur ce lieu"

    def extra_ink(self, amount: int) -> str:
        cards = "une carte supplémentaire" if amount == 1 else f"{amount} cartes supplémentaires"
        return f"vous pouvez placer {cards} de votre main dans votre réserve d'encre"

    def enters(self, node: n.Enters) -> str:
        states = [self.agree("épuisé", self.this(False))] if node.exerted else []
        states += [f"avec {self.damages(node.damage)}"] if node.damage else []
        return f"{self.this(False).text} entre en jeu {' et '.join(states)}".rstrip()

    def also_named(self, names: list[str]) -> str:
        both = " à la fois" if len(names) == 2 else ""
        this = self.this(False)
        return (
            f"{this.text} est {self.agree('considéré', this)} comme portant{both} les noms {self.list(names, self.AND)}"
        )

    def skip_step(self, step: Literal["draw", "ready", "set"]) -> str:
        return f"passez l'étape { {'draw': 'Piocher', 'ready': 'Redresser', 'set': 'Vérifier'}[step] } de votre tour"

    def not_below_printed(self, node: n.NotBelowPrinted) -> str:
        word, feminine = STATS[node.stat]
        the, reduced = ("la", "réduite") if feminine else ("le", "réduit")
        return (
            f"{the} {word} de {self.every(node.cards).text} ne peut pas être {reduced} en dessous de sa valeur imprimée"
        )

    def must_be_chosen(self) -> str:
        return (
            f"les adversaires doivent, s'ils le peuvent, choisir {self.this(False).text} avec toute action ou capacité"
        )

    def damage_onto_this(self, cards: n.Select) -> str:
        subject = self.indefinite(cards, True).text
        return (
            f"chaque fois que {subject} devrait subir des dommages, placez-les sur {self.this(False).text} à la place"
        )

    def any_number_in_deck(self) -> str:
        return "vous pouvez avoir n'importe quel nombre d'exemplaires de cette carte dans votre deck"
