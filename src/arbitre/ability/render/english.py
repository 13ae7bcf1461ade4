"""English: how its words are formed and joined, in every game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from arbitre.ability.render import english_words
from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.ability.render.speech import Speech, Tense
from arbitre.ability.render.tongue import Case, Clause, Modifier
from arbitre.ability.render.walk import Walk

# Third person, past, participle, where they are not formed by rule.
IRREGULAR = {
    "be": ("is", "was", "been"),
    "choose": ("chooses", "chose", "chosen"),
    "become": ("becomes", "became", "become"),
    "bid": ("bids", "bid", "bid"),
    "deal": ("deals", "dealt", "dealt"),
    "do": ("does", "did", "done"),
    "draw": ("draws", "drew", "drawn"),
    "get": ("gets", "got", "gotten"),
    "give": ("gives", "gave", "given"),
    "go": ("goes", "went", "gone"),
    "have": ("has", "had", "had"),
    "leave": ("leaves", "left", "left"),
    "lose": ("loses", "lost", "lost"),
    "make": ("makes", "made", "made"),
    "pay": ("pays", "paid", "paid"),
    "put": ("puts", "put", "put"),
    "send": ("sends", "sent", "sent"),
    "sing": ("sings", "sang", "sung"),
    "spend": ("spends", "spent", "spent"),
    "take": ("takes", "took", "taken"),
    "tear": ("tears", "tore", "torn"),
    "win": ("wins", "won", "won"),
}
PRONOUNS: dict[tuple[Case, bool], str] = {
    ("subject", False): "it",
    ("subject", True): "they",
    ("object", False): "it",
    ("object", True): "them",
    ("owner", False): "its",
    ("owner", True): "their",
}


@cache
def forms(verb: str) -> tuple[str, str, str]:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("ch", "sh", "ss", "x")):
        return verb + "es", verb + "ed", verb + "ed"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies", verb[:-1] + "ied", verb[:-1] + "ied"
    if verb.endswith("e"):
        return verb + "s", verb + "d", verb + "d"
    if verb in ("pick", "flip", "control"):
        ending = {"flip": "flipped", "control": "controlled"}.get(verb, verb + "ed")
        return verb + "s", ending, ending
    return verb + "s", verb + "ed", verb + "ed"


def base(third: str) -> str:
    """Draw of draws, ready of readies."""
    for verb, (form, *_) in IRREGULAR.items():
        if form == third:
            return verb
    if third.endswith("ies"):
        return third[:-3] + "y"
    return third.removesuffix("es" if third.endswith(("ches", "shes", "sses", "xes")) else "s")


class EnglishGrammar(Speech):
    """How English forms its verbs and puts articles before nouns."""

    AND: ClassVar[str] = " and "
    OR: ClassVar[str] = " or "
    COLON: ClassVar[str] = ":"
    YOU: ClassVar[Phrase] = Phrase("you")

    def serial_comma(self, count: int) -> str:
        return "," if count > 2 else ""

    def form(self, verb: str, voice: Voice, who: Phrase, tense: Tense) -> str:
        if voice in ("order", "bare"):
            return verb
        third, past, participle = forms(verb)
        one = voice == "one"
        if tense == "perfect":
            return f"{'has' if one else 'have'} {participle}"
        if verb == "be":
            return ("was" if one else "were") if tense == "past" else "is" if one else "are"
        return past if tense == "past" else third if one else verb

    def deny(self, verb: str, said: str, voice: Voice, tense: Tense) -> str:
        if voice == "bare":
            return f"not {verb}"
        if voice == "order":
            return f"do not {verb}"
        if tense == "perfect" or verb == "be":
            first, *rest = said.split(" ")
            return " ".join([first, "not", *rest])
        do = "did" if tense == "past" else "does" if voice == "one" else "do"
        return f"{do} not {verb}"

    def a(self, noun: Phrase) -> str:
        if noun.plural:
            return noun.text
        if noun.text.startswith("other "):
            return "an" + noun.text
        return ("an " if noun.text.lstrip('"')[:1].lower() in "aeiou" else "a ") + noun.text

    def the(self, noun: Phrase) -> str:
        return f"the {noun.text}"

    def no(self, noun: Phrase) -> str:
        return f"no {noun.text}"

    def pointed(self, noun: Phrase, far: bool) -> str:
        """This card, those cards."""
        return f"{('those' if noun.plural else 'that') if far else 'this'} {noun.text}"

    def agree(self, text: str, noun: Phrase) -> str:
        return text

    def euphony(self, text: str) -> str:
        return text


class English(EnglishGrammar, Walk):
    TEXTS: ClassVar[Mapping[str, str]] = english_words.TEXTS
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = english_words.TRAITS
    OWNERS: ClassVar[Mapping[str, str]] = english_words.OWNERS
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = english_words.NOUNS
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = {}
    QUOTES: ClassVar[tuple[str, str]] = ('"', '"')
    NONE_IS_PLURAL: ClassVar[bool] = True

    def can(self, who: Phrase) -> str:
        return "may"

    def have(self, clause: Clause) -> str:
        if not clause.who.text:
            return f"decide that {clause.what}"
        return f"have {clause.who.text} {self.conjugate(clause.what, 'bare', clause.who)}"

    def that(self, noun: Phrase) -> str:
        return self.pointed(noun, True)

    def first(self, noun: Phrase) -> str:
        return f"the first {noun.text}"

    def all(self, noun: Phrase, whose: str) -> str:
        return f"all {self.OWNERS[whose] + ' ' if whose else ''}{noun.text}"

    def pronoun(self, noun: Phrase, case: Case) -> str | None:
        return PRONOUNS[case, noun.plural]

    def possess(self, thing: str, owner: str, plural: bool = False) -> str:
        noun = self.thing(thing, plural).text
        if owner == "actor" and self.actor == self.YOU:
            owner = "you"
        return f"{self.OWNERS[owner]} {noun}"

    def of(self, thing: str, owner: Phrase) -> str:
        noun = self.NOUNS[thing][0]
        if owner.pronoun:
            return f"{owner.text} {noun}"
        return f"{owner.text}{chr(39) if owner.text.endswith('s') else chr(39) + 's'} {noun}"

    def some(self, count: str, noun: Phrase) -> str:
        return f"{count} {noun.text}"
