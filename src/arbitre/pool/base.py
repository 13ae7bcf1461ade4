"""What the pools of all games have in common: cards by name, ready to play once they are understood."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from importlib import import_module, resources
from typing import Any, Generic, Protocol, Self, TypeVar

import msgspec

from arbitre.kernel.error import BadData, UnknownCard
from arbitre.pool.near import Names

_FOLD = str.maketrans({"’": "'", "‘": "'", "–": "-", "—": "-", "…": "..."})


def fold(name: str) -> str:
    """A name as people type it: any case, any dash and apostrophe."""
    if name.isascii():  # nothing to translate: most names, and three times as fast
        return " ".join(name.lower().split())
    return " ".join(name.translate(_FOLD).casefold().split())


class Card(Protocol):
    """What a pool asks of card data of any game."""

    @property
    def lacks(self) -> str: ...


class NamedCard(Protocol):
    """What everybody can ask of a card of any game; the rest is the game's own.

    >>> card = arbitre.cards("lorcana").data("Stitch - New Dog")
    >>> card.name, card.version, card.cost, card.inks
    ('Stitch', 'New Dog', 1, ('Amber',))
    """

    @property
    def name(self) -> str:
        """What it is called, without a version."""
        ...

    def __getattr__(self, fact: str) -> Any: ...


class Cards(Protocol):
    """The cards of a game.

    >>> cards = arbitre.cards("lorcana")
    >>> len(cards) > 2000, "stitch - new dog" in cards
    (True, True)
    >>> [card.version for card in cards if card.name == "Stitch"][:2]
    ['Carefree Surfer', 'New Dog']
    """

    def __iter__(self) -> Iterator[NamedCard]: ...

    def __len__(self) -> int: ...

    def __contains__(self, name: str) -> bool: ...

    def data(self, name: str) -> NamedCard:
        """The card of that name, however it is typed."""


Data = TypeVar("Data", bound=Card)
Ready = TypeVar("Ready")
Line = TypeVar("Line")


class CardLines(Generic[Line]):
    """Cards as data, one per line."""

    def __init__(self, decoder: msgspec.json.Decoder[Line]) -> None:
        self._decoder = decoder

    def decode(self, line: bytes | str, where: str) -> Line:
        """A card from its data; a misspelt or unknown field is an error that says where."""
        try:
            return self._decoder.decode(line)
        except msgspec.DecodeError as fault:
            raise BadData(f"{where}: {fault}") from fault

    def read(self, path: str) -> list[Line]:
        """The cards of a data file of the pool."""
        text = resources.files("arbitre.pool").joinpath(path).read_bytes()
        try:
            return self._decoder.decode_lines(text)
        except msgspec.DecodeError:
            lines = (line for line in text.split(b"\n") if line.strip())
            name = path.rpartition("/")[2]
            return [self.decode(line, f"{name}, line {i}") for i, line in enumerate(lines, 1)]


class CardPool(Generic[Data, Ready]):
    """Cards by name. Cards made for a scenario can be added to a pool of its own."""

    def __init__(self, cards: Iterable[Data]) -> None:
        self._data: dict[str, Data] = {}  # by folded name
        self._exact: dict[str, Data] = {}  # by full name, to be quick when it is spelt right
        self._aka: dict[str, str] = {}  # other names in lists, folded, with the card's folded name
        self._facts: dict[str, Ready] = {}
        self._near: Names | None = None  # for what is mistyped; made when it is needed
        self._set_of: dict[str, str] = {}  # the imported set of each card that the package does not have, by full name
        self.sets: dict[str, str] = {}  # the imported sets there are, each with the digest of its cards
        for card in cards:
            self.add(card)

    # What differs from game to game.

    def name_of(self, card: Data) -> str:
        """The name no other card has."""
        raise NotImplementedError

    def spoken_names(self, card: Data) -> Iterable[str]:
        """The names that a player naming this card could say."""
        return (self.name_of(card),)

    def other_names(self, card: Data) -> Iterable[str]:
        """Other names that lists may have for it."""
        return ()

    def make(self, card: Data) -> Ready:
        """The card ready to play."""
        raise NotImplementedError

    # What is the same.

    def add(self, card: Data) -> None:
        name = self.name_of(card)
        key = fold(name)
        if key in self._data:
            raise BadData(f"there are two cards named {name}")
        self._near = None
        self._data[key] = card
        self._exact[name] = card
        for other in self.other_names(card):
            self._aka[fold(other)] = key

    def extended(self, cards: Iterable[Data]) -> Self:
        """This pool with additional cards."""
        more = type(self)(())
        more._data = dict(self._data)
        more._exact = dict(self._exact)
        more._aka = dict(self._aka)
        more._facts = dict(self._facts)
        more._set_of = dict(self._set_of)
        more.sets = dict(self.sets)
        own = list(cards)
        for card in own:
            more.add(card)
        new = {name for card in own for name in self.spoken_names(card)}.difference(self.names)
        more.names = tuple(sorted((*self.names, *new))) if new else self.names
        return more

    def completed(self, cards: Iterable[Data]) -> Self:
        """This pool with those of these cards that it does not have."""
        return self.extended([card for card in cards if self.name_of(card) not in self])

    def with_set(self, code: str, digest: str, cards: Iterable[Data], reprints: Mapping[str, Sequence[Any]]) -> Self:
        """This pool with an imported set (`pool/imported.py`). A card that is there already stays as it is, and gains
        printings; `reprints` are further ones, by full name."""
        there = list(cards)
        new = [card for card in there if self.name_of(card) not in self]
        more = self.extended(new)
        more.sets[code] = digest
        more._set_of.update((self.name_of(card), code) for card in new)
        old = {self.name_of(card): printings_of(card) for card in there if self.name_of(card) in self}
        for name, printings in (*old.items(), *reprints.items()):
            if name in self:
                more._print(more.data(name), printings)
        return more

    def _print(self, card: Data, printings: Sequence[Any]) -> None:
        name = self.name_of(card)
        everywhere = tuple(dict.fromkeys((*printings_of(card), *printings)))
        also: Any = msgspec.structs.replace(card, printings=everywhere)  # type: ignore[type-var]
        self._data[fold(name)] = self._exact[name] = also
        self._facts.pop(name, None)

    def for_decks(self, decks: Iterable[Iterable[str]]) -> Self:
        """This pool as a game with these decks knows it: of the imported sets only those that the decks have cards of.
        So a game without imported cards is the same for everybody."""
        if not self.sets:
            return self
        used = {self._set_of[name] for deck in decks for name in deck if name in self._set_of}
        return self.with_sets(used)

    def with_sets(self, codes: Container[str]) -> Self:
        """The package's cards and these imported sets, in the order in which they are here."""
        if not self.sets:
            return self
        pool: Self = _of(type(self).__module__, tuple(code for code in self.sets if code in codes))
        return pool

    def apart(self, name: str) -> Self:
        """This pool, with facts of one card that no other pool shares: to watch what that card does."""
        more = self.extended(())
        data = self.data(name)
        more._facts[self.name_of(data)] = self.make(data)
        return more

    def replaced(self, card: Data) -> Self:
        """This pool with this card in the place of the one of the same name."""
        name = self.name_of(card)
        more = self.extended(())
        more._data[fold(name)] = more._exact[name] = card
        more._facts[name] = self.make(card)
        return more

    def __iter__(self) -> Iterator[Data]:
        return iter(self._data.values())

    def __len__(self) -> int:
        return len(self._data)

    def __contains__(self, name: str) -> bool:
        key = fold(name)
        return key in self._data or key in self._aka

    def data(self, name: str) -> Data:
        found = self._exact.get(name)
        if found is not None:
            return found
        key = fold(name)
        found = self._data.get(self._aka.get(key, key))
        if found is None:
            if self._near is None:
                self._near = Names(self._exact.keys())
            meant = self._near.near(name)
            hint = f"; did you mean {' or '.join(meant)}?" if meant else ""
            raise UnknownCard(f"there is no card {name!r} in the pool{hint}")
        return found

    def knows_all(self, names: list[str]) -> bool:
        """Whether these are all names exactly as printed on the cards."""
        try:
            return set(names) <= self._exact.keys()
        except TypeError:
            return False

    def full_names(self, names: Iterable[str]) -> list[str]:
        """Names, however they are typed, as printed on the cards."""
        exact = self._exact
        return [name if name in exact else self.name_of(self.data(name)) for name in names]

    def facts(self, name: str) -> Ready:
        """A card ready to play; one that is not fully understood is in no game."""
        known = self._facts.get(name)
        if known is None:
            data = self.data(name)
            own = self.name_of(data)
            known = self._facts.get(own)
            if known is None:
                if data.lacks:
                    raise UnknownCard(f"{own} can't be played yet: {data.lacks}")
                known = self._facts[own] = self.make(data)
        return known

    def deck(self, names: list[str]) -> list[Ready]:
        """The facts of every card of a deck."""
        ready = self._facts
        try:
            return [ready[name] for name in names]
        except KeyError:
            return [self.facts(name) for name in names]

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as what it has besides the pool of all cards, or of it."""
        module = type(self).__module__
        sets = tuple(self.sets)
        whole: Self = _of(module, sets)
        if self is whole:
            return (_of, (module, sets))
        own = [card for key, card in self._data.items() if whole._data.get(key) != card]
        if len(self) - len(own) == len(whole):
            return (_extended, (module, sets, own))
        return (type(self), (list(self),))

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """Every name a player could name, in order."""
        return tuple(sorted({name for card in self._data.values() for name in self.spoken_names(card)}))

    @functools.cached_property
    def digest(self) -> str:
        """Names the card data in records."""
        lines = sorted(msgspec.json.encode(card) for card in self._data.values())
        return hashlib.blake2b(b"\n".join(lines), digest_size=8).hexdigest()


def _of(module: str, sets: tuple[str, ...]) -> Any:
    """The pool of a game: the package's cards and some imported sets."""
    there = import_module(module)
    return there.SHELF.pool(sets) if hasattr(there, "SHELF") else there.pool()


def _extended(module: str, sets: tuple[str, ...], own: list[Any]) -> Any:
    return _of(module, sets).extended(own)


def printings_of(card: Any) -> tuple[tuple[str, Any], ...]:
    """Set and number of each printing, of a card of a game whose cards are printed in sets."""
    found: tuple[tuple[str, Any], ...] = card.printings
    return found


def tidy(value: Any) -> Any:
    """The same value with every default as the default object itself: only that is left out when it is written."""
    if isinstance(value, tuple):
        return tuple(tidy(part) for part in value)
    if not isinstance(value, msgspec.Struct):
        return value
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(value):
        there = getattr(value, field.name)
        fields[field.encode_name] = field.default if there == field.default else tidy(there)
    return type(value)(**fields)


def plain(text: str) -> str:
    """One kind of apostrophe and of space, as everywhere in a pool."""
    return " ".join(text.replace("’", "'").replace("‘", "'").split())
