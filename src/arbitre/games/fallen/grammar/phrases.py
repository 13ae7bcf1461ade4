"""Phrases to be read, made of what is said: the texts of `games/fallen/text` with gaps where the walk fills in words.

One table serves both ways, so what our cards say is what can be read, in every language the tables are there for. A text
such as "<inflict> -{n} VF to {card}" becomes phrases for each form of its verb and each ending an adjective can take; in
a language that has them, also with a pronoun beside the verb instead of the card after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from arbitre.ability.parse.grammar import Element, Gap, Grammar, Phrase, Words
from arbitre.ability.parse.lexer import Token
from arbitre.ability.render import phrases as render
from arbitre.ability.render.phrases import Voice
from arbitre.games.fallen.text.walk import FallenLanguage

OPEN, CLOSE = "\ue000", "\ue001"
_GAP: Final = re.compile(f"{OPEN}([^{CLOSE}]*){CLOSE}")
_DIRECT: Final = re.compile(rf"<([^<>]+)> {OPEN}card:[^{CLOSE}]*{CLOSE}")
_INDIRECT: Final = re.compile(rf"<([^<>]+)>((?:(?!destinés)[^<>])*?) à {OPEN}card:[^{CLOSE}]*{CLOSE}")

Build = Callable[..., Any]
Noun = render.Phrase
NOUNS: Final = tuple(Noun("", plural, feminine) for plural in (False, True) for feminine in (False, True))


class Form(NamedTuple):
    """A form of a verb, by the name its phrases have."""

    name: str
    voice: Voice
    tense: Any
    nouns: tuple[Noun, ...]


ONE, MANY = NOUNS[:2], NOUNS[2:]
FORMS: Final = (
    Form("order", "order", "now", NOUNS[:1]),
    Form("bare", "bare", "now", NOUNS[:1]),
    Form("one", "one", "now", ONE),
    Form("many", "many", "now", MANY),
    Form("wished one", "one", "wished", ONE),
    Form("wished many", "many", "wished", MANY),
)
"""Draw; (to) draw; draws; draw; (so that it) draws; (so that they) draw."""
TOLD: Final = FORMS[2:4]
PAST: Final = (Form("past one", "one", "perfect", ONE), Form("past many", "many", "perfect", MANY))
"""It has drawn; they have drawn."""
YOU: Final = (Form("you", "you", "now", NOUNS[:1]), Form("past you", "you", "perfect", NOUNS[:1]))


def gap(name: str, kind: str = "") -> str:
    return f"{OPEN}{name}:{kind or name}{CLOSE}"


class Phrasebook:
    """The grammar of one language being put together."""

    def __init__(self, tongue: FallenLanguage, cut: Callable[[str], list[Token]]) -> None:
        self.grammar = Grammar()
        self.tongue = tongue
        self.cut = cut
        self.articles = tuple(dict.fromkeys(one(noun).strip() for one in (tongue.a, tongue.the) for noun in NOUNS))
        self.clitics = hasattr(tongue, "with_pronoun")  # pronouns stand beside the verb

    # -- texts -------------------------------------------------------------------------------------------------------

    def t(self, key: str, **gaps: str) -> str:
        """A text of the language with gaps: for each slot the kind of phrase it takes, or "=" and the text it has.
        "NAME=KIND" gives a gap another name than its slot has."""
        return self.tongue.TEXTS[key].format(**self.slots(gaps))

    def slots(self, gaps: Mapping[str, str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for slot, kind in gaps.items():
            name, renamed, other = kind.partition("=")
            if kind.startswith("="):
                found[slot] = kind[1:]
            else:
                found[slot] = gap(name, other) if renamed else gap(slot, kind)
        return found

    def phrase(self, text: str) -> Phrase:
        elements: list[Element] = []
        for place, piece in enumerate(_GAP.split(text)):
            if place % 2:
                name, _, kind = piece.partition(":")
                elements.append(Gap(name, kind.removesuffix("?"), kind.endswith("?")))
            else:
                elements += (Words(frozenset((token.word,))) for token in self.cut(piece))
        return tuple(elements)

    # -- rules -------------------------------------------------------------------------------------------------------

    def add(self, kind: str, texts: str | Iterable[str], build: Build) -> None:
        """Phrases of a kind, with every ending their adjectives can take."""
        for text in (texts,) if isinstance(texts, str) else texts:
            for agreed in dict.fromkeys(self.tongue.agree(text, noun) for noun in NOUNS):
                self.grammar.add(kind, self.phrase(agreed), build, _GAP.sub("…", agreed))

    def value(self, kind: str, texts: str | Iterable[str], value: Any) -> None:
        """Phrases that simply mean something."""
        self.add(kind, texts, lambda **_: value)

    def rule(self, kind: str, *phrases: str) -> Callable[[Build], Build]:
        """Phrases that are made of other phrases alone, written as in `ability/parse/grammar.py`."""
        return self.grammar.rule(kind, *phrases)

    def saying(self, kind: str, text: str, build: Build, forms: Iterable[Form] = FORMS, yes: bool = True) -> None:
        """A text with verbs: phrases "KIND FORM" for each form."""
        for form in forms:
            for said in dict.fromkeys(self.conjugated(text, form, yes)):
                self.add(f"{kind} {form.name}", said, build)

    def conjugated(self, text: str, form: Form, yes: bool = True) -> Iterator[str]:
        for noun in form.nouns:
            yield self.tongue.conjugate(text, form.voice, noun, form.tense, yes)
            if self.clitics and yes and form.tense in ("now", "wished"):
                for pattern, case in ((_DIRECT, "direct"), (_INDIRECT, "indirect")):
                    found = pattern.search(text)
                    if found is not None:
                        beside = self.beside(found, form, noun, case)
                        said = text[: found.start()] + beside + text[found.end() :]
                        yield self.tongue.conjugate(said, form.voice, noun, form.tense)

    def beside(self, found: re.Match[str], form: Form, noun: Noun, case: str) -> str:
        """Détruisez-le; le détruire; lui infliger 2 dégâts."""
        verb = self.tongue.conjugate(f"<{found[1]}>", form.voice, noun, form.tense)
        between = found[2] if case == "indirect" else ""
        if form.voice == "order":
            return f"{verb} {gap('card', case + ' after')}{between}"
        return f"{gap('card', case + ' before')} {verb}{between}"

    # -- lists -------------------------------------------------------------------------------------------------------

    def lists(self, kind: str, item: str, *joints: str) -> None:
        """One or more of an item: a tuple of what they mean. A joint is "and" or "or"; a comma may stand before it."""
        words = "|".join(joint.strip() for joint in joints)
        self.rule(kind, f"{{one:{item}}}")(lambda one: (one,))
        self.rule(kind, f"{{one:{item}}} [,] {words} {{other:{item}}}")(lambda one, other: (one, other))
        self.rule(kind, f"{{one:{item}}} , {{rest:{kind} more}}")(lambda one, rest: (one, *rest))
        self.rule(f"{kind} more", f"{{one:{item}}} , {{rest:{kind} more}}")(lambda one, rest: (one, *rest))
        self.rule(f"{kind} more", f"{{one:{item}}} [,] {words} {{other:{item}}}")(lambda one, other: (one, other))
