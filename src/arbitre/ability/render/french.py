"""French: how its words are formed and joined, in every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import ClassVar

from arbitre.ability.render import french_words
from arbitre.ability.render import nodes as n
from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.ability.render.speech import Speech, Tense
from arbitre.ability.render.tongue import Case, Clause, Modifier
from arbitre.ability.render.walk import Walk

VOWELS = "aeiouyâàéèêëîïôûAEIOUÂÀÉÈÊÎÔ"
EUPHONY: list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = [
    (re.compile(r"\b([Ss])i (?=ils?\b)"), r"\1'"),
    (re.compile(rf"(?<![-\w])(lorsqu|qu|d|n|l|s)[ea] (?=[{VOWELS}])"), r"\1'"),
    (re.compile(r"(, face (?:cachée|visible)(?: et épuisée?s?)?) (?=(?:pour|et|ou) )"), r"\1, "),
    (re.compile(r"\bde les?\b(?= )"), lambda found: "du" if found[0] == "de le" else "des"),
    (re.compile(r"\bà les?\b(?= )"), lambda found: "au" if found[0] == "à le" else "aux"),
]
THIS = re.compile(rf"\bce (?=[{VOWELS}])")
# Vous, il, ils, past participle; verbs in -er go by rule.
IRREGULAR = {
    "appartenir": ("appartenez", "appartient", "appartiennent", "appartenu"),
    "avoir": ("avez", "a", "ont", "eu"),
    "bannir": ("bannissez", "bannit", "bannissent", "banni"),
    "choisir": ("choisissez", "choisit", "choisissent", "choisi"),
    "devenir": ("devenez", "devient", "deviennent", "devenu"),
    "devoir": ("devez", "doit", "doivent", "dû"),
    "détruire": ("détruisez", "détruit", "détruisent", "détruit"),
    "être": ("êtes", "est", "sont", "été"),
    "faire": ("faites", "fait", "font", "fait"),
    "fournir": ("fournissez", "fournit", "fournissent", "fourni"),
    "guérir": ("guérissez", "guérit", "guérissent", "guéri"),
    "lancer": ("lancez", "lance", "lancent", "lancé"),
    "enchérir": ("enchérissez", "enchérit", "enchérissent", "enchéri"),
    "mettre": ("mettez", "met", "mettent", "mis"),
    "payer": ("payez", "paie", "paient", "payé"),
    "perdre": ("perdez", "perd", "perdent", "perdu"),
    "posséder": ("possédez", "possède", "possèdent", "possédé"),
    "pouvoir": ("pouvez", "peut", "peuvent", "pu"),
    "prendre": ("prenez", "prend", "prennent", "pris"),
    "prévenir": ("prévenez", "prévient", "préviennent", "prévenu"),
    "recevoir": ("recevez", "reçoit", "reçoivent", "reçu"),
    "renvoyer": ("renvoyez", "renvoie", "renvoient", "renvoyé"),
    "réduire": ("réduisez", "réduit", "réduisent", "réduit"),
    "régénérer": ("régénérez", "régénère", "régénèrent", "régénéré"),
    "répéter": ("répétez", "répète", "répètent", "répété"),
    "réussir": ("réussissez", "réussit", "réussissent", "réussi"),
    "révéler": ("révélez", "révèle", "révèlent", "révélé"),
    "se terminer": ("vous terminez", "se termine", "se terminent", "terminé"),
    "subir": ("subissez", "subit", "subissent", "subi"),
    "survivre": ("survivez", "survit", "survivent", "survécu"),
    "vouloir": ("voulez", "veut", "veulent", "voulu"),
}
ALWAYS_SEVERAL = ("some damage", "battle damage", "other damage")
WITH_BE = ("arriver", "devenir", "entrer", "se terminer")  # whose past is formed with être
WISHED = {
    "être": ("soit", "soient"),
    "avoir": ("ait", "aient"),
    "pouvoir": ("puisse", "puissent"),
    "faire": ("fasse", "fassent"),
}
"""The subjunctive, where it is not formed from the plural."""
OBJECT = re.compile(r"<([^<>]+)> ⟦(\w+)\|[^⟧]*⟧")
TO_OBJECT = re.compile(r"<([^<>]+)>((?:(?!destinés)[^<>⟦])*?) à ⟦(\w+)\|[^⟧]*⟧")
NOUN = re.compile(r"⟦\w+\|([^⟧]*)⟧")
"""A card that is clear from before, as an object: its pronoun, and its noun for where no pronoun can stand."""
DATIVE = {"le": "lui", "la": "lui", "les": "leur"}


PLACES: dict[Voice, int] = {"you": 0, "one": 1, "many": 2}


@cache
def forms(verb: str) -> tuple[str, str, str, str]:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    stem = verb.removesuffix("er")
    return stem + "ez", stem + "e", stem + "ent", stem + "é"


def ending(noun: Phrase) -> str:
    return ("e" if noun.feminine else "") + ("s" if noun.plural else "")


class FrenchGrammar(Speech):
    """How French forms its verbs, puts articles before nouns and runs words into each other."""

    AND: ClassVar[str] = " et "
    OR: ClassVar[str] = " ou "
    YOU: ClassVar[Phrase] = Phrase("vous")

    def conjugate(self, text: str, voice: Voice, who: Phrase, tense: Tense = "now", yes: bool = True) -> str:
        if "⟦" in text and yes and tense in ("now", "wished"):

            def clitic(found: re.Match[str]) -> str:
                return self.with_pronoun(found[1], found[2], voice, who, tense)

            def dative(found: re.Match[str]) -> str:
                return self.with_pronoun(found[1], DATIVE[found[3]], voice, who, tense) + found[2]

            text = TO_OBJECT.sub(dative, OBJECT.sub(clitic, text))
        return super().conjugate(text, voice, who, tense, yes)

    def with_pronoun(self, verb: str, pronoun: str, voice: Voice, who: Phrase, tense: Tense) -> str:
        """Détruisez-le; le détruire; qu'il le détruise."""
        said = self.form(verb, voice, who, tense)
        return f"{said}-{pronoun}" if voice == "order" else f"{pronoun} {said}"

    def form(self, verb: str, voice: Voice, who: Phrase, tense: Tense) -> str:
        if voice == "bare":
            return verb
        you, one, many, participle = forms(verb)
        if tense == "wished":
            return WISHED.get(verb, (many[:-2], many))[voice == "many"] if voice != "order" else you
        if tense == "now" or voice == "order":
            return one if voice == "one" else many if voice == "many" else you
        said = forms("être" if verb in WITH_BE else "avoir")[PLACES[voice]]
        said = "s'" + said if verb.startswith("se ") else said
        return f"{said} {participle}{ending(who) if verb in WITH_BE else ''}"

    def deny(self, verb: str, said: str, voice: Voice, tense: Tense) -> str:
        first, *rest = said.split(" ") if tense != "now" else [said]
        return " ".join(["ne", first, "pas", *rest])

    def agree(self, text: str, noun: Phrase) -> str:
        if "°" not in text and "~" not in text:
            return text
        if noun.plural and not noun.feminine:
            text = text.replace("s°", "s")
        return text.replace("°", ending(noun)).replace("~", "s" if noun.plural else "")

    # -- articles --------------------------------------------------------------------------------------------------

    def is_feminine(self, noun: Phrase) -> bool:
        """As far as what stands before a noun asks."""
        return noun.feminine

    def article(self, noun: Phrase, masculine: str, feminine: str, several: str) -> str:
        word = several if noun.plural else feminine if self.is_feminine(noun) else masculine
        return f"{word} {noun.text}".replace("¤m", masculine + " ").replace("¤f", feminine + " ")

    def a(self, noun: Phrase) -> str:
        return self.article(noun, "un", "une", "des")

    def the(self, noun: Phrase) -> str:
        return self.article(noun, "le", "la", "les")

    def no(self, noun: Phrase) -> str:
        return f"aucun{'e' if self.is_feminine(noun) else ''} {noun.text}"

    def pointed(self, noun: Phrase, far: bool) -> str:
        """Cet objet, ce personnage-là."""
        said = THIS.sub("cet ", self.article(noun, "ce", "cette", "ces"))
        return f"{said}-là" if far and not noun.plural else said

    def euphony(self, text: str) -> str:
        if "⟦" in text:
            text = NOUN.sub(r"\1", text)
        for pattern, replacement in EUPHONY:
            text = pattern.sub(replacement, text)
        return text


class French(FrenchGrammar, Walk):
    TEXTS: ClassVar[Mapping[str, str]] = french_words.TEXTS
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = french_words.TRAITS
    OWNERS: ClassVar[Mapping[str, str]] = french_words.OWNERS
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = french_words.NOUNS
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = {}
    QUOTES: ClassVar[tuple[str, str]] = ("« ", " »")
    COLON: ClassVar[str] = " :"
    NONE_IS_PLURAL: ClassVar[bool] = False

    def thing(self, key: str, plural: bool = False) -> Phrase:
        return super().thing(key, plural or key in ALWAYS_SEVERAL)

    def euphony(self, text: str) -> str:
        return super().euphony(text.replace("¤m", "").replace("¤f", ""))

    def can(self, who: Phrase) -> str:
        return "pouvez" if who == self.YOU else "peuvent" if who.plural else "peut"

    def have(self, clause: Clause) -> str:
        return f"décider que {self.said(clause.who, clause.what)}"

    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, both: bool = False) -> Phrase:
        """Of several types each takes the article the first one gets: un personnage ou un lieu."""
        found = super().noun(kinds, plural, both)
        if plural or len(kinds) < 2:
            return found
        names = [self.NOUNS[kind] for kind in kinds]
        marked = [(("¤f" if feminine else "¤m") if i else "") + one for i, (one, _, feminine) in enumerate(names)]
        return found._replace(text=self.listed(marked, self.OR), feminine=names[0][2])

    def that(self, noun: Phrase) -> str:
        if noun.text == self.NOUNS["card"][0]:
            return f"cette {noun.text}-là"  # not this card
        return self.pointed(noun, False)

    def first(self, noun: Phrase) -> str:
        word = "première" if noun.feminine else "premier"
        return self.the(noun.reworded(f"{word}{'s' if noun.plural else ''} {noun.text}"))

    def all(self, noun: Phrase, whose: str) -> str:
        word = "toutes" if noun.feminine else "tous"
        if whose == "you":
            return f"{word} vos {noun.text}"
        return f"{word} les {noun.text}" + (f" de {self.OWNERS[whose]}" if whose else "")

    def pronoun(self, noun: Phrase, case: Case) -> str | None:
        if case == "object":
            return None  # the noun is said again: no pronoun before the verb
        return ("elle" if noun.feminine else "il") + ("s" if noun.plural else "")

    def possess(self, thing: str, owner: str, plural: bool = False) -> str:
        noun = self.thing(thing, plural)
        if owner == "actor" and self.actor == self.YOU:
            owner = "you"
        if owner == "you":
            return f"{'vos' if noun.plural else 'votre'} {noun.text}"
        if owner == "actor":
            return self.own(noun, self.many)
        return f"{self.the(noun)} de {self.OWNERS[owner]}"

    def own(self, noun: Phrase, of_several: bool) -> str:
        """Its strength, their strength."""
        if of_several:
            return f"{'leurs' if noun.plural else 'leur'} {noun.text}"
        if noun.plural:
            return f"ses {noun.text}"
        return f"{'sa' if noun.feminine and noun.text[:1] not in VOWELS else 'son'} {noun.text}"

    def of(self, thing: str, owner: Phrase) -> str:
        noun = self.thing(thing)
        return self.own(noun, owner.plural) if owner.pronoun else f"{self.the(noun)} de {owner.text}"

    def some(self, count: str, noun: Phrase) -> str:
        return f"{count} {noun.text}"
