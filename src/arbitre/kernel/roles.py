"""What the fields of the state hold: cards, certain objects, other parts of the state, or nothing of the kind.

Every class whose objects are part of a game's state says it once, right below itself:

    declare(Move, character=CARD, location=CARD)

A field that is not named holds no card. Renaming (a game as it might be for all that a seat knows) and positions (what
is the same for whoever searches) go by it; so do digests, which leave out what is declared `apart`, with the reason.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from arbitre.kernel.compiling import slots_of
from arbitre.kernel.history import history_of


class Renaming:
    """Cards under other numbers: what was `card` is `new[card]` from now on. Objects keep their numbers (serials)."""

    __slots__ = ("done", "moved", "new")

    def __init__(self, new: Sequence[int], moved: Iterable[int] | None = None) -> None:
        """`moved`: the cards that get other numbers, where they are known."""
        self.new = new
        if moved is None:
            moved = [card for card, number in enumerate(new) if card != number]
        self.moved = frozenset(moved)
        self.done: dict[int, tuple[Any, Any]] = {}  # what was one thing in two places is one thing afterwards


class Names:
    """What cards and objects are called where their numbers do not count: a card by its place in an order of all cards,
    an object by the card it is now, or as one that is gone."""

    __slots__ = ("blurred", "gone", "now", "of_card")

    def __init__(self, of_card: Any, now: Mapping[int, int]) -> None:
        self.of_card = of_card  # the name of each card
        self.now = now  # the cards that objects are
        self.gone: dict[int, int] = {}
        self.blurred = False

    def of_serial(self, serial: int) -> Any:
        if serial < 0:
            return serial
        card = self.now.get(serial)
        if card is not None:
            return self.of_card[card]
        return -2 if self.blurred else self.gone.setdefault(serial, -2 - len(self.gone))

    def in_order(self, role: Role, found: Sequence[Any]) -> list[Any]:
        """What has no order that counts, told in one that is always the same: objects that are gone are numbered
        only as they come up in it."""
        known = self.gone.copy()
        told = [role.told(one, self) for one in found]
        if len(told) > 1:
            if len(self.gone) == len(known):
                told.sort(key=_bytes)
            else:
                self.gone = known
                self.blurred = True
                found = sorted(found, key=lambda one: _bytes(role.told(one, self)))
                self.blurred = False
                told = [role.told(one, self) for one in found]
        return told


class Role:
    """How a value holds cards: not at all, unless a role says otherwise."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        """The value with its cards renamed; the very same value where it holds none of them."""
        return value

    def note(self, value: Any, cards: set[int]) -> None:
        """Add the cards the value refers to (or NO_CARD, where it refers to none)."""

    def told(self, value: Any, names: Names) -> Any:
        """The value as nested tuples, with cards and objects under these names."""
        return plain(value)


class Card(Role):
    """A card, or NO_CARD."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        return renaming.new[value] if value in renaming.moved else value

    def note(self, value: Any, cards: set[int]) -> None:
        cards.add(value)

    def told(self, value: Any, names: Names) -> Any:
        return names.of_card[value] if value >= 0 else value


class Cards(Role):
    """Any number of cards, in a tuple or list; or None."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        if not value or renaming.moved.isdisjoint(value):
            return value
        new = renaming.new
        found = [new[card] if card >= 0 else card for card in value]
        return tuple(found) if isinstance(value, tuple) else found

    def note(self, value: Any, cards: set[int]) -> None:
        if value:
            cards.update(value)

    def told(self, value: Any, names: Names) -> Any:
        of_card = names.of_card
        return None if value is None else tuple([of_card[card] if card >= 0 else card for card in value])


class Ref(Role):
    """A card as a certain object: the card and its serial; or None."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        if value is None:
            return None
        card, serial = value
        return (renaming.new[card], serial) if card in renaming.moved else value

    def note(self, value: Any, cards: set[int]) -> None:
        if value is not None:
            cards.add(value[0])

    def told(self, value: Any, names: Names) -> Any:
        return None if value is None else (CARD.told(value[0], names), names.of_serial(value[1]))


class Serial(Role):
    """The number of an object alone; renaming cards leaves it."""

    __slots__ = ()

    def told(self, value: Any, names: Names) -> Any:
        return names.of_serial(value)


class Many(Role):
    """Any number of values of the same role, in a tuple or list; or None."""

    __slots__ = ("role",)

    def __init__(self, role: Role) -> None:
        self.role = role

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        role = self.role
        for one in value or ():
            if role.renamed(one, renaming) is not one:
                new = [role.renamed(one, renaming) for one in value]
                return tuple(new) if isinstance(value, tuple) else new
        return value

    def note(self, value: Any, cards: set[int]) -> None:
        note = self.role.note if self.role is not PART else note_part
        for one in value or ():
            note(one, cards)

    def told(self, value: Any, names: Names) -> Any:
        if not value:
            return value
        role = self.role
        return tuple([role.told(one, names) for one in value])


class Loose(Many):
    """Several whose order does not count: cards that are looked at, triggers among which players choose the next."""

    __slots__ = ()

    def told(self, value: Any, names: Names) -> Any:
        return tuple(names.in_order(self.role, value)) if value else value


class Group(Role):
    """Any number of values of the same role, in no order: a frozenset."""

    __slots__ = ("role",)

    def __init__(self, role: Role) -> None:
        self.role = role

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        new = frozenset([self.role.renamed(one, renaming) for one in value])
        return value if new == value else new

    def note(self, value: Any, cards: set[int]) -> None:
        for one in value:
            self.role.note(one, cards)

    def told(self, value: Any, names: Names) -> Any:
        return tuple(sorted([self.role.told(one, names) for one in value]))


class Fields(Role):
    """A tuple with a role for each place; or None."""

    __slots__ = ("holding", "roles")

    def __init__(self, *roles: Role) -> None:
        self.roles = roles
        self.holding = tuple([(place, role) for place, role in enumerate(roles) if role is not PLAIN])

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        if value is None:
            return None
        new: list[Any] | None = None
        for place, role in self.holding:
            old = value[place]
            one = role.renamed(old, renaming)
            if one is not old:
                new = new or list(value)
                new[place] = one
        return value if new is None else tuple(new)

    def note(self, value: Any, cards: set[int]) -> None:
        if value is not None:
            for place, role in self.holding:
                role.note(value[place], cards)

    def told(self, value: Any, names: Names) -> Any:
        return None if value is None else tuple([r.told(one, names) for r, one in zip(self.roles, value, strict=True)])


class Told(Role):
    """A word and what belongs to it, as (word, values): the word says which role those have."""

    __slots__ = ("roles",)

    def __init__(self, roles: Mapping[str, Role]) -> None:
        self.roles = roles

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        word, old = value
        new = self.roles[word].renamed(old, renaming)
        return value if new is old else (word, new)

    def note(self, value: Any, cards: set[int]) -> None:
        self.roles[value[0]].note(value[1], cards)

    def told(self, value: Any, names: Names) -> Any:
        return (value[0], self.roles[value[0]].told(value[1], names))


class Table(Role):
    """A mapping, with a role for its keys and one for its values."""

    __slots__ = ("key", "value")

    def __init__(self, key: Role, value: Role) -> None:
        self.key = key
        self.value = value

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        new: dict[Any, Any] = {}
        same = True
        for key, one in value.items():
            cards: set[int] = set()
            self.key.note(key, cards)
            self.value.note(one, cards)
            if renaming.moved.isdisjoint(cards):  # most refer to no card that is moved
                new[key] = one
            else:
                new[self.key.renamed(key, renaming)] = self.value.renamed(one, renaming)
                same = False
        return value if same else new

    def note(self, value: Any, cards: set[int]) -> None:
        if self.key is CARD:
            cards.update(value)
        elif self.key is not PLAIN:
            for key in value:
                self.key.note(key, cards)
        if self.value is PARTS:
            for parts in value.values():
                for one in parts:
                    note_part(one, cards)
        elif self.value is not PLAIN:
            for one in value.values():
                self.value.note(one, cards)

    def told(self, value: Any, names: Names) -> Any:
        """In the order of what the keys are called."""
        if not value:
            return ()
        keys = sorted([(self.key.told(key, names), key) for key in value], key=_first)
        return tuple([(told, self.value.told(value[key], names)) for told, key in keys])


class Column(Role):
    """A list or tuple with a row for each card: the row goes where the card goes."""

    __slots__ = ("role",)

    def __init__(self, role: Role) -> None:
        self.role = role

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        new = list(value)
        for card in renaming.moved:
            new[renaming.new[card]] = value[card]
        role = self.role
        if role is CARD:
            moved, numbers = renaming.moved, renaming.new
            new = [numbers[card] if card in moved else card for card in new]
        elif role is not PLAIN and role is not SERIAL:
            for card, one in enumerate(new):
                if one:
                    new[card] = role.renamed(one, renaming)
        return tuple(new) if isinstance(value, tuple) else new


class Log(Role):
    """A history of values of the same role."""

    __slots__ = ("role",)

    def __init__(self, role: Role) -> None:
        self.role = role

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        return history_of([self.role.renamed(one, renaming) for one in value])


class Part(Role):
    """A part of the state that declares its own fields, or a definition, which holds no cards; or None."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        roles = roles_of(type(value))
        known = renaming.done.get(id(value)) if roles else (value, value)
        if known is not None:
            return known[1]
        changes: dict[str, Any] = {}
        for name, role in roles:
            old = getattr(value, name)
            new = role.renamed(old, renaming)
            if new is not old:
                changes[name] = new
        part = changed(value, changes) if changes else value
        renaming.done[id(value)] = (value, part)
        return part

    def note(self, value: Any, cards: set[int]) -> None:
        note_part(value, cards)

    def told(self, value: Any, names: Names) -> Any:
        fields = fields_told(type(value))
        if not fields:
            return plain(value)
        told: list[Any] = [type(value).__name__]
        for name, role in fields:
            one = getattr(value, name)
            if role is PLAIN:
                kind = type(one)
                told.append(one if kind is int or kind is str or kind is bool else plain(one))
            else:
                told.append(role.told(one, names))
        return tuple(told)


def note_part(value: Any, cards: set[int]) -> None:
    """Add the cards that a part of the state refers to. What is hidden from a seat is found out by this at every
    question where games are imagined, so the fields that hold one card are read without asking their role."""
    kind = type(value)
    for name, role in _NOTED[kind] if kind in _NOTED else _noted(kind):
        if role is CARD:
            cards.add(getattr(value, name))
        elif role is PART:
            note_part(getattr(value, name), cards)
        else:
            role.note(getattr(value, name), cards)


class Choice(Role):
    """A certain object, which is a bare pair, or a part."""

    __slots__ = ()

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        return (REF if type(value) is tuple else PART).renamed(value, renaming)

    def note(self, value: Any, cards: set[int]) -> None:
        (REF if type(value) is tuple else PART).note(value, cards)

    def told(self, value: Any, names: Names) -> Any:
        return (REF if type(value) is tuple else PART).told(value, names)


class Slots(Role):
    """What an effect has chosen, counted or remembered, by name. A name is declared where it is used
    (`ability/slots.py`); names that cards give hold what was chosen: certain objects."""

    __slots__ = ("by_name", "by_start")

    def __init__(self) -> None:
        self.by_name: dict[str, Role] = {}
        self.by_start: dict[str, Role] = {}  # by the word a name starts with

    def role_of(self, name: str) -> Role:
        role = self.by_name.get(name)
        if role is None:
            role = self.by_name[name] = self.by_start.get(name.partition(" ")[0], REFS)
        return role

    def follows(self, name: str) -> bool:
        """Whether a slot holds certain objects."""
        role = self.role_of(name)
        return role is REFS or role is LOOSE_REFS

    def renamed(self, value: Any, renaming: Renaming) -> Any:
        changes: dict[str, Any] = {}
        for name, old in value.items():
            new = self.role_of(name).renamed(old, renaming)
            if new is not old:
                changes[name] = new
        return {**value, **changes} if changes else value

    def note(self, value: Any, cards: set[int]) -> None:
        for name, one in value.items():
            self.role_of(name).note(one, cards)

    def told(self, value: Any, names: Names) -> Any:
        if not value:
            return ()
        return tuple([(name, self.role_of(name).told(value[name], names)) for name in sorted(value)])


PLAIN: Final = Role()
CARD: Final = Card()
CARDS: Final = Cards()
REF: Final = Ref()
REFS: Final = Many(REF)
SERIAL: Final = Serial()
SERIALS: Final = Many(SERIAL)
PART: Final = Part()
PARTS: Final = Many(PART)
LOOSE_REFS: Final = Loose(REF)
LOOSE_PARTS: Final = Loose(PART)
DETAIL: Final = Choice()
SLOTS: Final = Slots()

NOTHING: Final[Mapping[str, str]] = {}

_DECLARED: dict[type, dict[str, Role]] = {}
_APART: dict[type, Mapping[str, str]] = {}
_ROLES: dict[type, tuple[tuple[str, Role], ...]] = {}
_FIELDS: dict[type, tuple[str, ...]] = {}
_NOTED: dict[type, tuple[tuple[str, Role], ...]] = {}
_TOLD: dict[type, tuple[tuple[str, Role], ...]] = {}


def declare(cls: type, /, apart: Mapping[str, str] = NOTHING, **roles: Role) -> None:
    """Objects of this class are part of the state. `apart`: fields that are no state of their own, and why."""
    _DECLARED[cls] = roles
    _APART[cls] = apart


def declared() -> tuple[type, ...]:
    """All classes that have been declared so far."""
    return tuple(_DECLARED)


def is_state(cls: type) -> bool:
    """Whether objects of this class are part of a state, rather than definitions that are known by their key."""
    return any(base in _DECLARED for base in cls.__mro__)


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of all fields, found once per class."""
    known = _FIELDS.get(cls)
    if known is None:
        names: list[str] = [*getattr(cls, "_fields", ()), *getattr(cls, "__struct_fields__", ())]
        if not names:
            for base in reversed(cls.__mro__):
                names.extend(slots_of(base))
        known = _FIELDS[cls] = tuple(names)
    return known


def apart_of(cls: type) -> dict[str, str]:
    """The fields that are no state of their own, each with the reason."""
    return {name: why for base in cls.__mro__ for name, why in _APART.get(base, NOTHING).items()}


def roles_of(cls: type) -> tuple[tuple[str, Role], ...]:
    """The fields that hold cards, objects or parts, each with its role."""
    known = _ROLES.get(cls)
    if known is None:
        found: dict[str, Role] = {}
        for base in reversed(cls.__mro__):
            found.update(_DECLARED.get(base, {}))
        known = _ROLES[cls] = tuple(found.items())
    return known


def _noted(cls: type) -> tuple[tuple[str, Role], ...]:
    """The fields that may speak of cards, each with its role."""
    known = _NOTED[cls] = tuple([field for field in roles_of(cls) if field[1] not in (PLAIN, SERIAL, SERIALS)])
    return known


def fields_told(cls: type) -> tuple[tuple[str, Role], ...]:
    """All fields that make up the state of such an object, each with its role; none for a definition."""
    known = _TOLD.get(cls)
    if known is None:
        known = ()
        if is_state(cls):
            apart = apart_of(cls)
            roles = dict(roles_of(cls))
            known = tuple([(name, roles.get(name, PLAIN)) for name in fields_of(cls) if name not in apart])
        _TOLD[cls] = known
    return known


def _bytes(value: Any) -> bytes:
    return marshal.dumps(value, 0)


def _first(pair: tuple[Any, Any]) -> Any:
    return pair[0]


def plain_fields(value: Any) -> list[Any]:
    return [plain(getattr(value, name)) for name, _ in fields_told(type(value))]


def plain(value: Any) -> Any:
    """A value of the game as nested tuples: numbers and words as they are, parts of the state by their fields,
    definitions (facts, compiled abilities) by their key, nodes of the ability language written out."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is tuple or kind is list:
        return tuple([plain(one) for one in value])
    if isinstance(value, Mapping):
        return tuple([(plain(key), plain(value[key])) for key in sorted(value, key=repr)])
    if kind is frozenset:
        return tuple(sorted(value))
    own = getattr(value, "plain_state", None)
    if own is not None:
        return own()
    if is_state(kind):
        return (kind.__name__, *plain_fields(value))
    if isinstance(value, msgspec.Struct):
        return repr(value)
    return value.key


def changed(value: Any, changes: Mapping[str, Any]) -> Any:
    """Another object like this one, with some fields changed."""
    if isinstance(value, tuple):
        return value._replace(**changes)  # type: ignore[attr-defined]
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **changes)
    twin = value.copy()
    for name, new in changes.items():
        setattr(twin, name, new)
    return twin


def renamed(value: Any, new: Sequence[int]) -> Any:
    """A part of the state (a procedure, a decision, a waiting trigger ...) in which what was `card` is `new[card]`; the
    very same object where it holds none of these cards."""
    return PART.renamed(value, Renaming(new))


def rename(value: Any, renaming: Renaming, but: Sequence[str] = ()) -> None:
    """The same, done to the object itself: for a game, or a procedure that is nobody else's. `but`: fields that stay as
    they are."""
    for name, role in roles_of(type(value)):
        if name not in but:
            old = getattr(value, name)
            new = role.renamed(old, renaming)
            if new is not old:
                setattr(value, name, new)
