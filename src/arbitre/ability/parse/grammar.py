"""The grammar machine: phrases with gaps, and a parser that tries all ways to read a text.

A rule says how a kind of phrase can be written and what it means:

    @rule("effect", "draw {cards:cards}")
    def draw(cards: Amount) -> Effect: ...

Where that is a node with a field for each gap, a table says so: `means("effect", {"draw {amount:cards}": Draw})`.

In a phrase a word stands for itself; `draw|draws` is one or the other; `[then]` may be left out; with spaces around the
bar, `(of yours | you have in play)` is one of several phrases; `{what:nominal}` is a phrase of another kind, handed to
the function under the name `what`, and `{what:nominal?}` may be missing (None). A function refuses a reading by
returning None. All readings are kept until the whole text is read: the first one, in the order of the rules, that reads
every word wins.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from arbitre.ability.parse.lexer import Token

Build = TypeVar("Build", bound=Callable[..., Any])
Found = tuple[int, Any]
Values = dict[str, Any]
Table = Mapping[str | tuple[str, ...], Callable[..., Any]]
_PIECE = re.compile(r"\{[^}]*\}|[\[\]()]|(?<=\s)\|(?=\s)|[^\s\[\]()]+")


class Words:
    """One of these words."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words


class Gap:
    """A phrase of a certain kind."""

    def __init__(self, name: str, kind: str, optional: bool) -> None:
        self.name = name
        self.kind = kind
        self.optional = optional


class Choice:
    """One of several ways to go on; an empty one means it may be left out."""

    def __init__(self, ways: tuple[Phrase, ...]) -> None:
        self.ways = ways


Element = Words | Gap | Choice
Phrase = tuple[Element, ...]


class Rule:
    def __init__(self, kind: str, phrase: Phrase, build: Callable[..., Any], source: str, family: str = "") -> None:
        self.kind = kind
        self.phrase = phrase
        self.build = build
        self.source = source
        self.family = family  # rules that were written in one go, such as those of a list


class Grammar:
    """Rules by the kind of phrase they make."""

    def __init__(self) -> None:
        self.rules: dict[str, list[Rule]] = {}
        self.readers: dict[str, Callable[[Parser, int], Iterator[Found]]] = {}
        self.called: dict[str, str] = {}  # what a kind of phrase is called where a person reads it
        self.known: frozenset[str] = frozenset()  # kinds that only name what the rulebook names: types, numbers

    def call(self, names: Mapping[str, str]) -> None:
        """What kinds of phrases are called in messages about a text that is not understood."""
        self.called.update(names)

    def rule(self, kind: str, *phrases: str, family: str = "") -> Callable[[Build], Build]:
        def register(build: Build) -> Build:
            for text in phrases:
                self.rules.setdefault(kind, []).append(Rule(kind, compile_phrase(text), build, text, family))
            return build

        return register

    def add(self, kind: str, phrase: Phrase, build: Callable[..., Any], source: str) -> None:
        """A rule whose phrase was not written down for it, but made of what is said elsewhere."""
        self.rules.setdefault(kind, []).append(Rule(kind, phrase, build, source))

    def word(self, kind: str, table: Mapping[str, Any]) -> None:
        """Phrases that simply mean something."""
        for text, value in table.items():
            self.rules.setdefault(kind, []).append(
                Rule(kind, compile_phrase(text), lambda value=value, **_: value, text)
            )

    def means(self, kind: str, table: Table) -> None:
        """Phrases with what is made of their gaps: mostly a node that has a field for each of them."""
        for phrases, build in table.items():
            self.rule(kind, *((phrases,) if isinstance(phrases, str) else phrases))(build)

    def row(self, kind: str, table: Table) -> None:
        """The same for kinds that mean several things in a row; what means one thing need not say so."""
        self.means(kind, {phrases: _in_a_row(build) for phrases, build in table.items()})

    def reader(self, kind: str) -> Callable[[Any], Any]:
        """A kind of phrase that is read by a function of its own (names, classifications)."""

        def register(read: Callable[[Parser, int], Iterator[Found]]) -> Any:
            self.readers[kind] = read
            return read

        return register

    def check(self) -> None:
        """Every gap has a kind that exists."""
        for rules in self.rules.values():
            for found in rules:
                for gap in gaps(found.phrase):
                    if gap.kind not in self.rules and gap.kind not in self.readers:
                        raise ValueError(f"{found.source!r}: there is no kind of phrase {gap.kind!r}")
        for kind in self.called:
            if kind not in self.rules and kind not in self.readers:
                raise ValueError(f"{kind!r} has a name, but there is no such kind of phrase")


def _in_a_row(build: Callable[..., Any]) -> Callable[..., Any]:
    def built(**values: Any) -> tuple[Any, ...] | None:
        made = build(**values)
        return made if made is None or isinstance(made, tuple) else (made,)

    return built


def gaps(phrase: Phrase) -> Iterator[Gap]:
    for element in phrase:
        if isinstance(element, Gap):
            yield element
        elif isinstance(element, Choice):
            for way in element.ways:
                yield from gaps(way)


def compile_phrase(text: str) -> Phrase:
    pieces = _PIECE.findall(text)
    phrase, rest = _sequence(pieces, 0)
    if rest != len(pieces):
        raise ValueError(f"{text!r}: a bracket too many")
    return phrase


def _sequence(pieces: list[str], at: int) -> tuple[Phrase, int]:
    elements: list[Element] = []
    while at < len(pieces):
        piece = pieces[at]
        if piece in ("]", ")", "|"):
            break
        if piece in ("[", "("):
            ways: list[Phrase] = []
            closing = "]" if piece == "[" else ")"
            while True:
                way, at = _sequence(pieces, at + 1)
                ways.append(way)
                if pieces[at] != "|":
                    break
            if pieces[at] != closing:
                raise ValueError(f"{pieces}: {closing} is missing")
            elements.append(Choice((*ways, ()) if piece == "[" else tuple(ways)))
        elif piece.startswith("{"):
            name, _, kind = piece[1:-1].partition(":")
            optional = piece.endswith("?}")
            kind = (kind or name).rstrip("?")
            elements.append(Gap(name.rstrip("?"), kind, optional))
        else:
            elements.append(Words(frozenset(piece.lower().split("|"))))
        at += 1
    return tuple(elements), at


class Parser:
    """One text being read. `names`, `classes` and `abilities` are the words that are names of cards,
    classifications and names of abilities."""

    def __init__(
        self,
        grammar: Grammar,
        text: str,
        words: list[Token],
        names: frozenset[str],
        classes: frozenset[str],
        abilities: frozenset[str] = frozenset(),
    ) -> None:
        self.grammar = grammar
        self.text = text
        self.words = words
        self.names = names
        self.classes = classes
        self.abilities = abilities
        self.furthest = 0
        self.expected: set[str] = set()  # words that could have come at the furthest place
        self.kinds: set[str] = set()  # and kinds of phrases
        self._begun: list[int] = []  # where the phrases begin that have a name and are being read
        self._known: dict[tuple[str, int], list[Found]] = {}

    def read(self, kind: str, at: int) -> list[Found]:
        """All readings of a phrase of this kind that begin here: where each ends and what it means."""
        called = self.grammar.called.get(kind)
        if called is None:
            return self._read(kind, at)
        self._begun.append(at)
        found = self._read(kind, at)
        self._begun.pop()
        if at == self.furthest and at not in self._begun:
            self.kinds.add(called)
        return found

    def _read(self, kind: str, at: int) -> list[Found]:
        key = (kind, at)
        known = self._known.get(key)
        if known is not None:
            return known
        found: list[Found] = []
        self._known[key] = found  # a kind that begins with itself finds nothing
        reader = self.grammar.readers.get(kind)
        if reader is not None:
            found.extend(reader(self, at))
        here = self.words[at].word if at < len(self.words) else None
        for rule in self.grammar.rules.get(kind, ()):
            first = rule.phrase[0] if rule.phrase else None
            if isinstance(first, Words) and here not in first.words:  # most rules: no need to try more of them
                self.missed(at, first.words)
                continue
            for end, values in self._match(rule.phrase, 0, at, {}):
                meaning = rule.build(**values)
                if meaning is not None and not any(end == e and meaning == m for e, m in found):
                    found.append((end, meaning))
        return found

    def whole(self, kind: str) -> list[Any]:
        """The meanings of the whole text as a phrase of this kind."""
        return [meaning for end, meaning in self.read(kind, 0) if end == len(self.words)]

    def _match(self, phrase: Phrase, place: int, at: int, values: Values) -> Iterator[tuple[int, Values]]:
        if place == len(phrase):
            yield at, values
            return
        element = phrase[place]
        if isinstance(element, Words):
            if at < len(self.words) and self.words[at].word in element.words:
                yield from self._match(phrase, place + 1, at + 1, values)
            else:
                self.missed(at, element.words)
        elif isinstance(element, Gap):
            for end, meaning in self.read(element.kind, at):
                yield from self._match(phrase, place + 1, end, {**values, element.name: meaning})
            if element.optional:
                yield from self._match(phrase, place + 1, at, {**values, element.name: None})
        else:
            for way in element.ways:
                for end, inner in self._match(way, 0, at, values):
                    yield from self._match(phrase, place + 1, end, inner)

    def missed(self, at: int, words: frozenset[str]) -> None:
        """Note that a word could not be read; inside a phrase that has a name and begins here, under that name."""
        if at > self.furthest:
            self.furthest = at
            self.expected = set()
            self.kinds = set()
        if at == self.furthest and at not in self._begun:
            self.expected |= words
