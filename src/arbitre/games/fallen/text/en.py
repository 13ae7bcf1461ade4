"""English, in the words of our English rules of 7 Fallen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.games.fallen.text.en_words import COUNTED, NOUNS, OWNERS, TEXTS, TRAITS
from arbitre.games.fallen.text.terms import local
from arbitre.games.fallen.text.walk import FallenLanguage
from arbitre.games.spoils.text.en import English as SpoilsEnglish
from arbitre.games.spoils.text.tongue import Modifier, Tense

IRREGULAR = {
    "tear": ("tears", "tore", "torn"),
    "tilt": ("tilts", "tilted", "tilted"),
    "spend": ("spends", "spent", "spent"),
    "send": ("sends", "sent", "sent"),
    "give": ("gives", "gave", "given"),
    "get": ("gets", "got", "gotten"),
    "make": ("makes", "made", "made"),
    "become": ("becomes", "became", "become"),
    "survive": ("survives", "survived", "survived"),
}


class English(FallenLanguage, SpoilsEnglish):
    TEXTS: ClassVar[Mapping[str, str]] = {**SpoilsEnglish.TEXTS, **TEXTS}
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = {**SpoilsEnglish.TRAITS, **TRAITS}
    OWNERS: ClassVar[Mapping[str, str]] = {**SpoilsEnglish.OWNERS, **OWNERS}
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = {**SpoilsEnglish.NOUNS, **NOUNS}
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = {**SpoilsEnglish.COUNTED, **COUNTED}
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

    def form(self, verb: str, voice: Voice, tense: Tense, negate: bool) -> str:
        if tense == "wished":
            tense = "now"
        if verb in IRREGULAR and voice not in ("order", "bare") and not negate:
            third, past, participle = IRREGULAR[verb]
            one = voice == "one"
            if tense == "perfect":
                return f"{'has' if one else 'have'} {participle}"
            return past if tense == "past" else third if one else verb
        return super().form(verb, voice, tense, negate)

    def this_one(self, noun: Phrase) -> str:
        return f"this {noun.text}"

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
