"""French, in the words of the book of 7 Fallen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render.french import VOWELS
from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.text.fr_words import COUNTED, NOUNS, OWNERS, TEXTS, TRAITS
from arbitre.games.fallen.text.walk import FallenLanguage
from arbitre.games.spoils.text.fr import THIS, forms
from arbitre.games.spoils.text.fr import French as SpoilsFrench
from arbitre.games.spoils.text.tongue import Case, Modifier, Tense

OBJECT = re.compile(r"<([^<>]+)> ⟦(\w+)\|[^⟧]*⟧")
TO_OBJECT = re.compile(r"<([^<>]+)>((?:(?!destinés)[^<>⟦])*?) à ⟦(\w+)\|[^⟧]*⟧")
NOUN = re.compile(r"⟦\w+\|([^⟧]*)⟧")
"""A card that is clear from before, as an object: its pronoun, and its noun for where no pronoun can stand."""
DATIVE = {"le": "lui", "la": "lui", "les": "leur"}
# Vous, il, ils, past participle; and the subjunctive where it is not formed from the plural.
IRREGULAR = {
    "bannir": ("bannissez", "bannit", "bannissent", "banni"),
    "faire": ("faites", "fait", "font", "fait"),
    "guérir": ("guérissez", "guérit", "guérissent", "guéri"),
    "subir": ("subissez", "subit", "subissent", "subi"),
    "prévenir": ("prévenez", "prévient", "préviennent", "prévenu"),
    "devenir": ("devenez", "devient", "deviennent", "devenu"),
    "régénérer": ("régénérez", "régénère", "régénèrent", "régénéré"),
    "survivre": ("survivez", "survit", "survivent", "survécu"),
    "renvoyer": ("renvoyez", "renvoie", "renvoient", "renvoyé"),
    "réussir": ("réussissez", "réussit", "réussissent", "réussi"),
}
WISHED = {
    "être": ("soit", "soient"),
    "avoir": ("ait", "aient"),
    "pouvoir": ("puisse", "puissent"),
    "faire": ("fasse", "fassent"),
}
WITH_BE = ("arriver", "devenir")


class French(FallenLanguage, SpoilsFrench):
    TEXTS: ClassVar[Mapping[str, str]] = {**SpoilsFrench.TEXTS, **TEXTS}
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = {**SpoilsFrench.TRAITS, **TRAITS}
    OWNERS: ClassVar[Mapping[str, str]] = {**SpoilsFrench.OWNERS, **OWNERS}
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = {**SpoilsFrench.NOUNS, **NOUNS}
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = {**SpoilsFrench.COUNTED, **COUNTED}
    THIS: ClassVar[Mapping[str, str]] = {
        "angel": "page",
        "golem": "page",
        "familiar": "page",
        "page": "page",
        **{kind: kind for kind in ("miracle", "equipment", "blessing", "worshipper", "deity", "archangel", "temple")},
        "gift": "gift",
    }
    OPPOSING: ClassVar[Modifier] = (3, "adverse~")

    # -- verbs -----------------------------------------------------------------------------------------------------

    def conjugate(self, text: str, voice: Voice, who: Phrase, tense: Tense = "now", yes: bool = True) -> str:
        if yes and tense in ("now", "wished"):

            def clitic(found: re.Match[str]) -> str:
                return self.with_pronoun(found[1], found[2], voice, who, tense)

            def dative(found: re.Match[str]) -> str:
                return self.with_pronoun(found[1], DATIVE[found[3]], voice, who, tense) + found[2]

            text = OBJECT.sub(clitic, text, count=1)
            text = TO_OBJECT.sub(dative, text, count=1)
        return super().conjugate(text, voice, who, tense, yes)

    def with_pronoun(self, verb: str, pronoun: str, voice: Voice, who: Phrase, tense: Tense) -> str:
        """Détruisez-le; le détruire; qu'il le détruise."""
        said = self.form(verb, voice, who, tense)
        return f"{said}-{pronoun}" if voice == "order" else f"{pronoun} {said}"

    def form(self, verb: str, voice: Voice, who: Phrase, tense: Tense) -> str:
        you, one, many, participle = IRREGULAR.get(verb) or forms(verb)
        if verb.endswith(("ger", "cer")):
            participle = verb[:-2] + "é"
        if voice == "bare":
            return verb
        if tense == "wished":
            return WISHED.get(verb, (many[:-2], many))[voice == "many"] if voice != "order" else you
        if tense == "now" or voice == "order":
            return {"order": you, "you": you, "one": one, "many": many}[voice]
        if verb in WITH_BE or verb in IRREGULAR:
            helper = forms("être" if verb in WITH_BE else "avoir")
            said = {"you": helper[0], "one": helper[1], "many": helper[2]}[voice]
            return f"{said} {participle}{'°' if verb in WITH_BE else ''}"
        return super().form(verb, voice, who, tense)

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        """Si vous faites ceci et que vous faites cela."""
        if not isinstance(node, n.All | n.Either):
            return super().condition(node, yes)
        word = self.AND if isinstance(node, n.All) == yes else self.OR
        first, *others = [self.condition(part, yes) for part in node.conditions]
        return self.listed([first, *(f"que {part}" for part in others)], word)

    def euphony(self, text: str) -> str:
        return super().euphony(NOUN.sub(r"\1", text))

    # -- nouns -----------------------------------------------------------------------------------------------------

    def article(self, noun: Phrase, masculine: str, feminine: str, several: str) -> str:
        if noun.plural:
            return f"{several} {noun.text}".replace("¤m", several + " ").replace("¤f", several + " ")
        return super().article(noun, masculine, feminine, several)

    def alternative(self, noun: Phrase) -> str:
        return ("¤f" if noun.feminine else "¤m") + noun.text

    def thing(self, key: str, plural: bool = False) -> Phrase:
        return super().thing(key, plural or key == "limbo")

    def this_one(self, noun: Phrase) -> str:
        return THIS.sub("cet ", self.article(noun, "ce", "cette", "ces"))

    def that(self, noun: Phrase) -> str:
        said = THIS.sub("cet ", self.article(noun, "ce", "cette", "ces"))
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
        if owner == "actor" and self.actor == self.YOU:
            owner = "you"
        if owner == "you":
            return f"{'vos' if noun.plural else 'votre'} {noun.text}"
        if owner == "actor":
            return self.own(noun, self.many)
        if owner == "any":
            return self.the(noun) if noun.plural else self.a(noun)
        if owner == "opponents" and thing in ("deity", "archangel", "temple", "adoration"):
            return f"{self.the(noun)} adverse{'s' if noun.plural else ''}"
        return f"{self.the(noun)} de {self.OWNERS[owner]}"

    def numbered(self, noun: Phrase, place: int, verb: str) -> str:
        word = {1: "première" if noun.feminine else "premier"}.get(place, "second" + ("e" if noun.feminine else ""))
        word = {3: "troisième", 4: "quatrième"}.get(place, word)
        return self.the(noun._replace(text=f"{word} {noun.text} {verb}"))

    def of(self, thing: str, owner: Phrase) -> str:
        noun = self.thing(thing)
        return self.own(noun, owner.plural) if owner.pronoun else f"{self.the(noun)} de {owner.text}"

    def own(self, noun: Phrase, of_several: bool) -> str:
        said = super().own(noun, of_several)
        if noun.feminine and noun.text[:1] in VOWELS and said.startswith("sa "):
            return "son " + noun.text
        return said
