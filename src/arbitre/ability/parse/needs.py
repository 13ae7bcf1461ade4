"""What a text needs of a grammar: the phrases its reading is made of, and the lines of code that made sense of them.

A phrase counts in parts: each of the ways in its brackets is one of its own (that something is left out, too). Forms
of a word (`draw|draws`) are one, and so is what was written in one go (a list of phrases). Commas do not count, nor do
kinds of phrases that only name what a rulebook or a set names: they are nobody's invention.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Collection, Iterator
from types import FrameType, FunctionType
from typing import Any, Final, NamedTuple

from arbitre.ability.parse.grammar import Choice, Found, Gap, Grammar, Parser, Phrase, Rule, Values, Words

Way = tuple[int, ...]
"""Where in a phrase: the place of a bracket and which of its ways, again and again."""


class Part(NamedTuple):
    """A phrase, or one of the ways in its brackets."""

    kind: str
    phrase: str
    number: int = 0
    """Which of the phrases of this kind with these words."""
    way: Way = ()


class Line(NamedTuple):
    """A line of the code of a grammar."""

    file: str
    number: int


Need = Part | Line
CODE: Final = "/grammar/"
"""The folders in which a game makes sense of phrases."""


class Filled(NamedTuple):
    """A gap as it was read."""

    kind: str
    start: int
    end: int
    meaning: Any


class Match(NamedTuple):
    """A phrase found in a text."""

    end: int
    values: Values
    ways: tuple[Way, ...]
    filled: tuple[Filled, ...]


class Text(NamedTuple):
    """A text that was read, and what for."""

    text: str
    kind: str
    meaning: Any
    needs: frozenset[Need]


def parts_of(grammar: Grammar) -> dict[int, Part]:
    """By the identity of each rule: the phrase it is."""
    found: dict[int, Part] = {}
    for kind, rules in grammar.rules.items():
        seen: dict[str, int] = {}
        for rule in rules:
            said = rule.family or rule.source
            found[id(rule)] = Part("", said) if rule.family else Part(kind, said, seen.get(said, 0))
            seen[said] = seen.get(said, 0) + 1
    return found


class Notes:
    """What is noted while texts are read: each with what it needs."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.parts = parts_of(grammar)
        self.texts: list[Text] = []

    def settled(self, parser: Parser, kind: str, meaning: Any, settle: Callable[[Any], Any]) -> Any:
        lines: set[Need] = set()
        found = traced(lambda: settle(meaning), lines)
        needs = Needs(parser, self.parts)
        if not needs.of(kind, 0, len(parser.words), meaning):
            raise AssertionError(f"what {parser.text!r} is made of can't be told")
        self.texts.append(Text(parser.text, kind, meaning, frozenset(lines | needs.found)))
        return found


class Needs:
    """What one reading of a text is made of."""

    def __init__(self, parser: Parser, parts: dict[int, Part]) -> None:
        self.parser = parser
        self.grammar = parser.grammar
        self.parts = parts
        self.found: set[Need] = set()

    def of(self, kind: str, start: int, end: int, meaning: Any, within: tuple[Filled, ...] = ()) -> bool:
        """Notes what is needed to read these words as this; whether it can be told."""
        this = Filled(kind, start, end, meaning)
        if this in within:
            return False
        reader = self.grammar.readers.get(kind)
        if reader is not None and any(at == end and same(made, meaning) for at, made in reader(self.parser, start)):
            return True
        for rule in self.grammar.rules.get(kind, ()):
            for match in self.matches(rule.phrase, 0, start):
                if match.end != end or not same(rule.build(**match.values), meaning):
                    continue
                before = set(self.found)
                if all(self.of(*gap, (*within, this)) for gap in match.filled):
                    self.note(rule, match)
                    return True
                self.found = before
        return False

    def note(self, rule: Rule, match: Match) -> None:
        traced(lambda: rule.build(**match.values), self.found)
        if rule.kind in self.grammar.known:
            return
        part = self.parts[id(rule)]
        self.found.add(part)
        if not rule.family:
            self.found.update(part._replace(way=way) for way in match.ways)

    def matches(self, phrase: Phrase, place: int, at: int, path: Way = ()) -> Iterator[Match]:
        """As the parser matches a phrase, with the ways that are taken."""
        if place == len(phrase):
            yield Match(at, {}, (), ())
            return
        element = phrase[place]
        words = self.parser.words
        if isinstance(element, Words):
            if at < len(words) and words[at].word in element.words:
                yield from self.matches(phrase, place + 1, at + 1, path)
        elif isinstance(element, Gap):
            read: list[Found | None] = [*self.parser.read(element.kind, at)]
            for one in [*read, None] if element.optional else read:
                end, meaning = one or (at, None)
                gap = (Filled(element.kind, at, end, meaning),) if one else ()
                ways = ((*path, place, int(bool(one))),) if element.optional else ()
                for rest in self.matches(phrase, place + 1, end, path):
                    values = {element.name: meaning, **rest.values}
                    yield Match(rest.end, values, (*ways, *rest.ways), (*gap, *rest.filled))
        else:
            for number, way in enumerate(element.ways):
                taken = (*path, place, number)
                noted = () if only_signs(element) else (taken,)
                for inner in self.matches(way, 0, at, taken):
                    for rest in self.matches(phrase, place + 1, inner.end, path):
                        yield Match(
                            rest.end,
                            {**inner.values, **rest.values},
                            (*noted, *inner.ways, *rest.ways),
                            (*inner.filled, *rest.filled),
                        )


def only_signs(choice: Choice) -> bool:
    """Whether it is but about a comma, which changes no meaning."""
    return all(
        isinstance(element, Words) and not any(word[:1].isalnum() for word in element.words)
        for way in choice.ways
        for element in way
    )


def same(one: Any, other: Any) -> bool:
    """Whether two meanings are one. Some are functions, made anew each time."""
    if not isinstance(one, FunctionType) or not isinstance(other, FunctionType):
        return bool(one == other)
    held, too = (tuple(cell.cell_contents for cell in made.__closure__ or ()) for made in (one, other))
    return one.__code__ is other.__code__ and len(held) == len(too) and all(map(same, held, too))


def traced(do: Callable[[], Any], lines: set[Need]) -> Any:
    """Does something, and notes the lines of grammars that were run for it."""

    def enter(frame: FrameType, event: str, arg: object) -> Any:
        return step if CODE in frame.f_code.co_filename else None

    def step(frame: FrameType, event: str, arg: object) -> Any:
        if event == "line":
            lines.add(Line(frame.f_code.co_filename, frame.f_lineno))
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        return do()
    finally:
        sys.settrace(before)


def told(grammar: Grammar, part: Part) -> str:
    """A phrase or a way in it as a person reads it."""
    rule = next((one for one in grammar.rules.get(part.kind, ()) if one.source == part.phrase), None)
    if rule is None:
        return part.phrase
    phrase, rest = rule.phrase, part.way
    while rest:
        element = phrase[rest[0]]
        if isinstance(element, Gap):
            return f"{part.kind}: {part.phrase!r}, {'with' if rest[1] else 'without'} {element.kind}"
        assert isinstance(element, Choice)
        phrase, rest = element.ways[rest[1]], rest[2:]
    if not part.way:
        return f"{part.kind}: {part.phrase!r}"
    return f"{part.kind}: {part.phrase!r}, {_spelled(phrase) or 'left out'}"


def _spelled(phrase: Phrase) -> str:
    said = []
    for element in phrase:
        if isinstance(element, Words):
            said.append("|".join(sorted(element.words)))
        elif isinstance(element, Gap):
            said.append(f"{{{element.kind}}}")
        else:
            said.append(f"({' | '.join(_spelled(way) for way in element.ways)})")
    return " ".join(said)


# -- a smaller grammar ---------------------------------------------------------------------------------------------


@contextlib.contextmanager
def only(grammar: Grammar, needed: Collection[Need]) -> Iterator[None]:
    """Meanwhile a grammar is as somebody would have written it who needed no more than this."""
    parts = parts_of(grammar)
    whole = grammar.rules
    grammar.rules = {}
    for kind, rules in whole.items():
        there = grammar.rules[kind] = []
        for rule in rules:
            part = parts[id(rule)]
            if kind in grammar.known:
                there.append(rule)
            elif part in needed:
                phrase = rule.phrase if rule.family else _kept(rule.phrase, part, (), needed)
                there.append(Rule(kind, phrase, rule.build, rule.source, rule.family))
    try:
        yield
    finally:
        grammar.rules = whole


def _kept(phrase: Phrase, part: Part, path: Way, needed: Collection[Need]) -> Phrase:
    """With those of its ways that are needed."""
    found: list[Any] = []
    for place, element in enumerate(phrase):
        if isinstance(element, Gap) and element.optional:
            there, missing = (part._replace(way=(*path, place, number)) in needed for number in (1, 0))
            if there:
                found.append(Gap(element.name, element.kind, missing))
            else:
                found.append(Gap(element.name, NOTHING, True))
        elif isinstance(element, Choice) and not only_signs(element):
            ways = enumerate(element.ways)
            taken = ((way, (*path, place, number)) for number, way in ways)
            found.append(
                Choice(tuple(_kept(way, part, at, needed) for way, at in taken if part._replace(way=at) in needed))
            )
        else:
            found.append(element)
    return tuple(found)


NOTHING: Final = "nothing at all"
"""A kind of phrase that there is not: a gap that is always left out."""
