"""The families a node can belong to. A field that is of a family holds any node of it that the game's language has.

Which family a node belongs to is said by its first field in the data: `do`, `of`, `is`, `count`, `if`, `static`,
`ability`.
"""

from msgspec import Struct


class Node(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Every node: immutable, and strict about its fields."""


class Filter(Node, frozen=True, tag_field="is"):
    """What must hold of a card."""


class Target(Node, frozen=True, tag_field="of"):
    """The cards an effect is about."""


class Counted(Node, frozen=True, tag_field="count"):
    """A number that is found out when it is needed."""


Amount = int | Counted


class Condition(Node, frozen=True, tag_field="if"):
    """True or false."""


class Effect(Node, frozen=True, tag_field="do"):
    """Something to carry out. Several in a list are done in order."""


class Static(Node, frozen=True, tag_field="static"):
    """What holds while a card is in play."""


class Ability:
    """What a card has. Not a struct itself: so msgspec, when it reads a card, leaves its abilities to the game's
    language (`ability/language.py`)."""

    __slots__ = ()


FAMILIES: tuple[type, ...] = (Ability, Effect, Target, Filter, Counted, Condition, Static)
