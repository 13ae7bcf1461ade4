"""English, in the words of our English rules of 7 Fallen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render import english as shared
from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.tongue import Modifier
from arbitre.games.fallen.text.en_words import COUNTED, NOUNS, OWNERS, TEXTS, TRAITS
from arbitre.games.fallen.text.terms import local
from arbitre.games.fallen.text.walk import FallenLanguage


class English(FallenLanguage, shared.English):
    TEXTS: ClassVar[Mapping[str, str]] = {**shared.English.TEXTS, **TEXTS}
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = {**shared.English.TRAITS, **TRAITS}
    OWNERS: ClassVar[Mapping[str, str]] = {**shared.English.OWNERS, **OWNERS}
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = {**shared.English.NOUNS, **NOUNS}
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = {**shared.English.COUNTED, **COUNTED}
    THIS: ClassVar[Mapping[str, str]] = {
        kind: kind
        for kind in (
            *("page", "angel", "golem", "familiar", "miracle", "equipment", "blessing", "worshipper"),
            *("deity", "archangel", "temple", "gift"),
        )
    }
    OPPOSING: ClassVar[Modifier] = (-4, "opposing")

    def local(self, word: str) -> str:
        return local(word, "en")

    def possess(self, thing: str, owner: str, plural: bool = False) -> str:
        if owner == "any":
            noun = self.thing(thing, plural)
            return noun.text if thing in ("limbo", "out of game") else self.a(noun)
        if owner == "opponents" and thing in ("deity", "archangel", "temple"):
            return f"the opposing {self.thing(thing, plural).text}"
        return super().possess(thing, owner, plural)

    def numbered(self, noun: Phrase, place: int, verb: str) -> str:
        word = {1: "first", 2: "second", 3: "third", 4: "fourth"}.get(place, f"{place}th")
        return f"the {word} {verb} {noun.text}"

    def euphony(self, text: str) -> str:
        return text.replace("so that that ", "so that this ")
