"""French, in the words of the book of 7 Fallen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render import french as shared
from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.tongue import Case, Modifier
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.text.fr_words import COUNTED, NOUNS, OWNERS, TEXTS, TRAITS
from arbitre.games.fallen.text.walk import FallenLanguage


class French(FallenLanguage, shared.French):
    TEXTS: ClassVar[Mapping[str, str]] = {**shared.French.TEXTS, **TEXTS}
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = {**shared.French.TRAITS, **TRAITS}
    OWNERS: ClassVar[Mapping[str, str]] = {**shared.French.OWNERS, **OWNERS}
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = {**shared.French.NOUNS, **NOUNS}
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = {**shared.French.COUNTED, **COUNTED}
    THIS: ClassVar[Mapping[str, str]] = {
        "angel": "page",
        "golem": "page",
        "familiar": "page",
        "page": "page",
        **{kind: kind for kind in ("miracle", "equipment", "blessing", "worshipper", "deity", "archangel", "temple")},
        "gift": "gift",
    }
    OPPOSING: ClassVar[Modifier] = (3, "adverse~")

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        """Si vous faites ceci et que vous faites cela."""
        if not isinstance(node, n.All | n.Either):
            return super().condition(node, yes)
        word = self.AND if isinstance(node, n.All) == yes else self.OR
        first, *others = [self.condition(part, yes) for part in node.conditions]
        return self.listed([first, *(f"que {part}" for part in others)], word)

    # -- nouns -----------------------------------------------------------------------------------------------------

    def article(self, noun: Phrase, masculine: str, feminine: str, several: str) -> str:
        if noun.plural:
            return f"{several} {noun.text}".replace("¤m", several + " ").replace("¤f", several + " ")
        return super().article(noun, masculine, feminine, several)

    def alternative(self, noun: Phrase) -> str:
        return ("¤f" if noun.feminine else "¤m") + noun.text

    def thing(self, key: str, plural: bool = False) -> Phrase:
        return super().thing(key, plural or key == "limbo")

    def that(self, noun: Phrase) -> str:
        said = self.pointed(noun, False)
        own = self.NOUNS[self.THIS.get(self.kind, "card")]
        return said + "-là" if noun.text == own[0] and not noun.plural else said  # not this one

    def pronoun(self, noun: Phrase, case: Case) -> str | None:
        if case != "object":
            return super().pronoun(noun, case)
        word = "les" if noun.plural else "la" if noun.feminine else "le"
        said = noun.text if noun.text.startswith(("ce ", "cet ", "cette ", "ces ")) else self.that(noun)
        return f"⟦{word}|{said}⟧"

    def all(self, noun: Phrase, whose: str) -> str:
        word = "toutes" if noun.feminine else "tous"
        return f"{word} {'vos' if whose == 'you' else 'les'} {noun.text}"

    def possess(self, thing: str, owner: str, plural: bool = False) -> str:
        noun = self.thing(thing, plural)
        if owner == "any":
            return self.the(noun) if noun.plural else self.a(noun)
        if owner == "opponents" and thing in ("deity", "archangel", "temple", "adoration"):
            return f"{self.the(noun)} adverse{'s' if noun.plural else ''}"
        return super().possess(thing, owner, plural)

    def numbered(self, noun: Phrase, place: int, verb: str) -> str:
        word = {1: "première" if noun.feminine else "premier"}.get(place, "second" + ("e" if noun.feminine else ""))
        word = {3: "troisième", 4: "quatrième"}.get(place, word)
        return self.the(noun.reworded(f"{word} {noun.text} {verb}"))
