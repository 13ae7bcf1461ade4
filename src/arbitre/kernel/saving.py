"""A game as bytes (`pickle`), small enough to be sent around: what is printed on cards, and the programs and nodes made
of it, are named by the card and their place on it, and are found again where the game is loaded. Cards of the pool are
named by their key; a card that is in no pool brings its data along."""

from __future__ import annotations

import io
import pickle
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from arbitre.kernel.compiling import forgets, remade
from arbitre.kernel.error import Error
from arbitre.kernel.offers import enough_for
from arbitre.kernel.outside import POOLS
from arbitre.kernel.roles import fields_of, is_state

if TYPE_CHECKING:
    from arbitre.kernel.game import Game


class Cards(Protocol):
    """A pool, as far as it is needed here."""

    @property
    def names(self) -> tuple[str, ...]: ...
    def __contains__(self, name: str) -> bool: ...
    def data(self, name: str) -> Any: ...
    def facts(self, name: str) -> Any: ...


KEPT: Final = 4000
NAMES: Final = "names"


def pool_of(name: str) -> Cards | None:
    for ask in POOLS:
        found = ask(name)
        if found is not None:
            return found
    return None


_PARTS: dict[int, list[Any]] = {}


def parts_of(facts: Any) -> list[Any]:
    """Everything that is made of a card's text, always in the same order, the facts themselves first."""
    known = _PARTS.get(id(facts))
    if known is not None and known[0] is facts:
        return known
    found: list[Any] = []
    seen: set[int] = set()
    waiting = [facts]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple | list):
            waiting.extend(part)
        elif isinstance(part, dict):
            waiting.extend(part.values())
        elif id(part) not in seen and not hasattr(part, "__dict__") and not callable(part):
            names = fields_of(type(part))
            if names:
                seen.add(id(part))
                found.append(part)
                waiting.extend([getattr(part, name) for name in names])
    if len(_PARTS) >= KEPT:
        _PARTS.clear()
    _PARTS[id(facts)] = found
    return found


class _Saver(pickle.Pickler):
    def __init__(self, file: io.BytesIO, known: dict[int, Any]) -> None:
        super().__init__(file, protocol=5)
        self.known = known

    def persistent_id(self, obj: Any) -> Any:
        return self.known.get(id(obj))

    def reducer_override(self, obj: Any) -> Any:
        """Parts of the state go by their fields, so that a compiled engine reads what a plain one has saved."""
        cls = type(obj)
        if not (is_state(cls) or forgets(cls)) or isinstance(obj, tuple | msgspec.Struct) or "__reduce__" in vars(cls):
            return NotImplemented
        return (_remade, (cls, tuple([getattr(obj, name) for name in fields_of(cls)])))


def _remade(cls: type, values: tuple[Any, ...]) -> Any:
    return remade(cls, dict(zip(fields_of(cls), values, strict=True)))


class _Loader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, cards: list[list[Any]], names: tuple[str, ...]) -> None:
        super().__init__(file)
        self.cards = cards
        self.names = names

    def persistent_load(self, pid: Any) -> Any:
        return self.names if pid == NAMES else self.cards[pid[0]][pid[1]]


def save(game: Game) -> tuple[list[Any], bytes]:
    """How the cards are found again, and the state."""
    pool = pool_of(game.name)
    cards: list[Any] = []
    known: dict[int, Any] = {}
    for facts in game.all_facts():
        data = getattr(facts, "data", None)
        if not isinstance(data, msgspec.Struct):
            continue  # of a game whose cards have no text: they are saved as they are
        ours = pool is not None and facts.key in pool and pool.data(facts.key) == data
        for place, part in enumerate(parts_of(facts)):
            known[id(part)] = (len(cards), place)
        cards.append(facts.key if ours else (type(facts), data))
    names = getattr(game, NAMES, ())
    if pool is not None and names == pool.names:
        known[id(names)] = NAMES
    file = io.BytesIO()
    state = {name: getattr(game, name) for name in fields_of(type(game))}
    state["unknown"] = None  # worked out anew when somebody imagines
    _Saver(file, known).dump(state)
    return (cards, file.getvalue())


def load(cls: type[Game], cards: list[Any], state: bytes) -> Any:
    """The game that was saved."""
    game = cls.empty()
    pool = pool_of(cls.name)
    found: list[list[Any]] = []
    for card in cards:
        if not isinstance(card, str):
            found.append(parts_of(card[0](card[1], game.vocabulary)))
        elif pool is not None and card in pool:
            found.append(parts_of(pool.facts(card)))
        else:
            raise Error(f"this game of {cls.name} was saved with a card {card!r}, which is not in the pool here")
    for name, value in _Loader(io.BytesIO(state), found, pool.names if pool is not None else ()).load().items():
        setattr(game, name, value)
    enough_for(len(game.facts))
    return game
