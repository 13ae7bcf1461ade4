"""Deck lists in plain text, for games whose decks no other format knows: a line for each card, "4 Eye Gouge". "4x ...",
"... x4" and the name alone for one copy are read too. Empty lines, lines that start with "#" or "//", and headings that
end in ":" are skipped. The saved objects of Tabletop Simulator are also read and written.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from arbitre.kernel.error import Error, IllegalDeck, UnknownCard
from arbitre.pool.base import CardPool, fold
from arbitre.pool.formats import tabletop
from arbitre.pool.near import near

MOST: Final = 99  # copies in one line
_BEFORE: Final = re.compile(r"(?P<count>\d{1,6})(?:\s*[xX×](?![^\W_]))?\s+(?P<name>.+)")
_AFTER: Final = re.compile(r"(?P<name>.+?)\s+[xX×]\s?(?P<count>\d{1,6})")


class Named(Protocol):
    """A card that a list calls by its name."""

    @property
    def name(self) -> str: ...

    @property
    def lacks(self) -> str: ...


Card = TypeVar("Card", bound=Named)


@dataclass(frozen=True)
class DeckList(Generic[Card]):
    """How many of which cards, and what the deck is called."""

    name: str
    cards: tuple[tuple[int, Card], ...]

    def each(self) -> list[Card]:
        """Every card, as often as it is in the deck."""
        return [card for count, card in self.cards for _ in range(count)]

    def names(self) -> list[str]:
        return [card.name for card in self.each()]


def find(
    text: str,
    sold: Mapping[str, Iterable[str]],
    whole: Callable[[str], DeckList[Card]],
    cards: CardPool[Card, Any],
    files: bool = True,
) -> DeckList[Card]:
    """The deck that a name, a deck list of several lines or a file means. `sold` has the decks that need no file, each
    with its further names; a part of one will do. `whole` opens such a deck."""
    if "\n" in text.strip() or _is_json(text):
        return read(text, "the deck", "deck", cards)
    wanted = fold(text)
    called = {name: [fold(one) for one in (name, *others)] for name, others in sold.items()}
    exact = [name for name, ways in called.items() if wanted in ways]
    names = exact
    if not names and wanted:
        names = [name for name, ways in called.items() if any(way.startswith(wanted) for way in ways)]
        names = names or [name for name, ways in called.items() if any(wanted in way for way in ways)]
    if not exact:
        path = Path(text)
        if files and _is_file(path):
            return read(_text_of(path.expanduser()), str(path), path.stem, cards)
    if len(names) == 1:
        return whole(names[0])
    raise not_one(text, names, called, "deck", "decks that are sold", files)


def not_one(text: str, names: list[str], known: Collection[str], kind: str, kinds: str, files: bool) -> Error:
    """The error that a text means none of the decks there are, or several; `files`: nor a file."""
    if names:
        return Error(f"the deck {text!r} could be: {', '.join(names)}")
    meant = near(text, list(known), count=1)
    hint = f" did you mean {meant[0]!r}?" if meant else ""
    nothing = f"{kind} and no file" if files else kind
    return Error(f"there is no {nothing} {text!r};{hint} the {kinds} are: {', '.join(known)}")


def _is_file(path: Path) -> bool:
    try:
        return path.expanduser().is_file()
    except (OSError, ValueError, RuntimeError):
        return False  # too long for a file name, or "~" is nobody's home


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        raise Error(f"the deck list {path} can't be read: {fault}") from fault


def read(text: str, where: str, name: str, cards: CardPool[Card, Any]) -> DeckList[Card]:
    """A deck list. All faults are reported at once, each with its line."""
    if _is_json(text):
        text = _as_lines(text, where)
    counts: Counter[str] = Counter()
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(("#", "//")) or (line.endswith(":") and line not in cards):
            continue
        count, called = _row(line, cards)
        try:
            card = cards.data(called)
            if not 1 <= count <= MOST:
                faults.append(f"{where}, line {number}: {count} copies of {card.name}? A line has from 1 to {MOST}")
            counts[card.name] += min(count, MOST)
        except UnknownCard as fault:
            faults.append(f"{where}, line {number}: {fault}")
    if faults:
        raise UnknownCard("\n".join(faults))
    if not counts:
        example = next(iter(cards)).name
        raise IllegalDeck(f"{where} has no cards; a line of a deck list is a number and a card: 3 {example}")
    return DeckList(name, tuple((count, cards.data(called)) for called, count in counts.items()))


def _is_json(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith(("{", "["))


def _as_lines(text: str, where: str) -> str:
    """A saved object of Tabletop Simulator as a plain list."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Error(f"{where} begins like JSON, but: {fault}") from fault
    if not isinstance(data, dict) or not tabletop.fits(data):
        raise Error(f"{where}: of JSON only saved objects of Tabletop Simulator are read, which have ObjectStates")
    return "\n".join(name for name, _ in tabletop.cards(data))


def _row(line: str, cards: CardPool[Card, Any]) -> tuple[int, str]:
    if line in cards:
        return 1, line  # a name may begin with a number
    match = _BEFORE.fullmatch(line) or _AFTER.fullmatch(line)
    return (int(match["count"]), match["name"].strip()) if match else (1, line)


def _plain(deck: DeckList[Any]) -> str:
    lines = [f"# {deck.name}"] if deck.name else []
    return "\n".join([*lines, *(f"{count} {card.name}" for count, card in deck.cards)]) + "\n"


def _tabletop(deck: DeckList[Any]) -> str:
    return tabletop.write_rows(deck.name, [(count, card.name) for count, card in deck.cards])


FORMATS: Final = {"text": "plain text, a line for each card", "tabletop": "Tabletop Simulator, no pictures"}
ENDINGS: Final = {"text": "txt", "tabletop": "json"}
WRITERS: Final[dict[str, Callable[[DeckList[Any]], str]]] = {"text": _plain, "tabletop": _tabletop}


def write(deck: DeckList[Any], to: str, game: str) -> str:
    """A deck list in one of the formats that are not for another game."""
    if to not in WRITERS:
        raise Error(f"the deck format {to!r} is not for {game}; there are: {', '.join(WRITERS)}")
    return WRITERS[to](deck)
