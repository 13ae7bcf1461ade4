"""The Lorcana pool: the cards of `lorcana/cards.jsonl`, by their full names."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Iterator
from importlib import resources

import msgspec

from arbitre.games.lorcana.card import MARKETING_CARD, CardData
from arbitre.games.lorcana.facts import Facts, all_names
from arbitre.games.lorcana.words import WORDS
from arbitre.kernel.error import BadData, UnknownCard
from arbitre.pool.near import near

_FOLD = str.maketrans({"’": "'", "‘": "'", "–": "-", "—": "-", "…": "..."})


def fold(name: str) -> str:
    """A name as people type it: any case, any dash and apostrophe."""
    return " ".join(name.translate(_FOLD).casefold().split())


_DECODER = msgspec.json.Decoder(CardData)


def decode(line: bytes | str, where: str) -> CardData:
    """A card from its data; a misspelt or unknown field is an error that says where."""
    try:
        return _DECODER.decode(line)
    except msgspec.DecodeError as fault:
        raise BadData(f"{where}: {fault}") from fault


class Pool:
    """Cards by name. Cards made for a scenario can be added to a pool of its own."""

    def __init__(self, cards: Iterable[CardData]) -> None:
        self._data: dict[str, CardData] = {}  # by folded name
        self._exact: dict[str, CardData] = {}  # by full name, to be quick about what is written right
        self._aka: dict[str, str] = {}  # other names in lists, folded, with the card's folded name
        self._facts: dict[str, Facts] = {}
        for card in cards:
            self.add(card)

    def add(self, card: CardData) -> None:
        key = fold(card.full_name)
        if key in self._data:
            raise BadData(f"there are two cards named {card.full_name}")
        self._data[key] = card
        self._exact[card.full_name] = card
        for other in card.aka:
            self._aka[fold(other)] = key

    def extended(self, cards: Iterable[CardData]) -> Pool:
        """This pool with cards of one's own."""
        more = Pool(())
        more._data = dict(self._data)
        more._exact = dict(self._exact)
        more._aka = dict(self._aka)
        more._facts = dict(self._facts)
        own = list(cards)
        for card in own:
            more.add(card)
        more.names = tuple(sorted({*self.names, *(name for card in own for name in all_names(card))}))
        return more

    def apart(self, name: str) -> Pool:
        """This pool, with facts of one card that no other pool shares: to watch what that card does."""
        more = self.extended(())
        data = self.data(name)
        more._facts[data.full_name] = Facts(data, WORDS)
        return more

    def __iter__(self) -> Iterator[CardData]:
        return iter(self._data.values())

    def __len__(self) -> int:
        return len(self._data)

    def __contains__(self, name: str) -> bool:
        key = fold(name)
        return key in self._data or key in self._aka

    def data(self, name: str) -> CardData:
        found = self._exact.get(name)
        if found is not None:
            return found
        key = fold(name)
        found = self._data.get(self._aka.get(key, key))
        if found is None:
            meant = near(name, list(self._exact))
            hint = f"; did you mean {' or '.join(meant)}?" if meant else ""
            raise UnknownCard(f"there is no card {name!r} in the pool{hint}")
        return found

    def knows_all(self, names: list[str]) -> bool:
        """Whether these are all names just as they stand on the cards."""
        try:
            return set(names) <= self._exact.keys()
        except TypeError:
            return False

    def full_names(self, names: Iterable[str]) -> list[str]:
        """Names however they are typed, as they stand on the cards."""
        exact = self._exact
        return [name if name in exact else self.data(name).full_name for name in names]

    def facts(self, name: str) -> Facts:
        """A card ready to play; one that is not fully understood is in no game."""
        known = self._facts.get(name)
        if known is None:
            data = self.data(name)
            known = self._facts.get(data.full_name)
            if known is None:
                if data.lacks:
                    raise UnknownCard(f"{data.full_name} can't be played yet: {data.lacks}")
                known = self._facts[data.full_name] = Facts(data, WORDS)
        return known

    def deck(self, names: list[str]) -> list[Facts]:
        """The facts of every card of a deck."""
        ready = self._facts
        try:
            return [ready[name] for name in names]
        except KeyError:
            return [self.facts(name) for name in names]

    @functools.cached_property
    def names(self) -> tuple[str, ...]:
        """Every name a player could name, in order."""
        return tuple(sorted({name for card in self._data.values() for name in all_names(card)}))

    @functools.cached_property
    def digest(self) -> str:
        """Names the card data in records."""
        lines = sorted(msgspec.json.encode(card) for card in self._data.values())
        return hashlib.blake2b(b"\n".join(lines), digest_size=8).hexdigest()


MARKETING = CardData(name=MARKETING_CARD, type="item", cost=0, inkable=False)


@functools.cache
def pool() -> Pool:
    text = resources.files("arbitre.pool").joinpath("lorcana/cards.jsonl").read_bytes()
    lines = [line for line in text.split(b"\n") if line.strip()]
    return Pool([decode(line, f"cards.jsonl, line {i}") for i, line in enumerate(lines, 1)] + [MARKETING])
