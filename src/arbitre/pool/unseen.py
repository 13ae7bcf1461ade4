"""How much of a game's card texts its grammar would understand if it had been written without having seen them.

Every phrase was written because some card needed it. So cards are hidden, what only they need is taken out of the
grammar, and they are read again: by other phrases, another way round, or not at all.
"""

from __future__ import annotations

import collections
import random
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.needs import Line, Need, Notes, Part, Text, only
from arbitre.ability.parse.reading import watched
from arbitre.pool.compiled import Compiled

_FACTS = re.compile(r"\d+|“[^”]*”|⟦\w+⟧")


class CardText(NamedTuple):
    """A card of a source."""

    name: str
    set: str
    read: Callable[[], Compiled]


class Corpus(NamedTuple):
    """The cards of a source, and the grammar they are read with."""

    grammar: Grammar
    cards: Sequence[CardText]


class Known(NamedTuple):
    """A card as it is read by the whole grammar."""

    card: CardText
    compiled: Compiled
    texts: tuple[Text, ...]

    @property
    def needs(self) -> Iterator[Need]:
        for text in self.texts:
            yield from text.needs


Fate = Literal["understood", "refused", "wrong"]


class Trial(NamedTuple):
    """A hidden text, and what became of it."""

    card: str
    text: str
    fate: Fate
    new: bool
    """Whether it differs from all that were seen by more than numbers and names."""
    lacks: tuple[Need, ...] = ()
    """What of its reading nobody else needs."""


class Score(NamedTuple):
    """How many hidden texts were understood."""

    texts: int
    understood: int
    wrong: int

    @property
    def share(self) -> float:
        return self.understood / self.texts if self.texts else 0.0


def read(corpus: Corpus) -> list[Known]:
    """Every card with what its texts need."""
    found: list[Known] = []
    for card in corpus.cards:
        notes = Notes(corpus.grammar)
        with watched(notes):
            compiled = card.read()
        found.append(Known(card, compiled, tuple(notes.texts)))
    return found


def fifths(cards: Sequence[Known], seed: int, parts: int = 5) -> list[list[Known]]:
    """The cards in parts of about the same size, by chance."""
    order = list(cards)
    random.Random(seed).shuffle(order)
    return [order[number::parts] for number in range(parts)]


def sets(cards: Sequence[Known]) -> dict[str, list[Known]]:
    found: dict[str, list[Known]] = collections.defaultdict(list)
    for one in cards:
        found[one.card.set].append(one)
    return dict(found)


def hide(grammar: Grammar, cards: Sequence[Known], hidden: Sequence[Known]) -> list[Trial]:
    """What becomes of the texts of some cards if only the others were seen."""
    away = {id(one) for one in hidden}
    seen = [one for one in cards if id(one) not in away]
    needed = {need for one in seen for need in one.needs}
    alike = {blank(text.text) for one in seen for text in one.texts}
    with only(grammar, needed):
        return [trial for one in hidden for trial in _tried(grammar, one, needed, alike)]


def _tried(grammar: Grammar, known: Known, needed: Collection[Need], alike: Collection[str]) -> Iterator[Trial]:
    notes = Notes(grammar)
    with watched(notes):
        compiled = known.card.read()
    made = {(text.text, text.kind): text for text in notes.texts}
    other = not compiled.refusals and compiled.abilities != known.compiled.abilities
    for text in known.texts:
        again = made.get((text.text, text.kind))
        fate: Fate = "understood"
        if again is None or any(isinstance(need, Line) and need not in needed for need in again.needs):
            fate = "refused"
        elif again.meaning != text.meaning or other:
            fate = "wrong"
        lacks = tuple(sorted(need for need in text.needs if need not in needed)) if fate == "refused" else ()
        yield Trial(known.card.name, text.text, fate, blank(text.text) not in alike, lacks)
    for refusal in known.compiled.refusals:
        yield Trial(known.card.name, refusal.fault.text, "refused", True)


def blank(text: str) -> str:
    """A text without what differs from card to card."""
    return _FACTS.sub("#", text).lower()


def score(trials: Iterable[Trial]) -> Score:
    fates = collections.Counter(one.fate for one in trials)
    return Score(fates.total(), fates["understood"], fates["wrong"])


def rare(cards: Iterable[Known], most: int) -> list[tuple[Part, list[str]]]:
    """The phrases that few cards need, with those cards; the rarest first."""
    users: dict[Part, dict[str, None]] = collections.defaultdict(dict)
    for one in cards:
        for need in one.needs:
            if isinstance(need, Part):
                users[need][one.card.name] = None
    return sorted(((part, [*names]) for part, names in users.items() if len(names) <= most), key=lambda it: len(it[1]))
