"""Filters (`is`): what must hold of a card. They narrow a description."""

from typing import Literal

from arbitre.ability.nodes.families import Amount, Filter
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.when import When
from arbitre.ability.nodes.words import CardType, Compare, Extra, KeywordName, PlayWay, Stat


class Named(Filter, frozen=True, tag="named"):
    """Has one of these names (the name line without the version)."""

    names: tuple[str, ...]


class NamedCard(Filter, frozen=True, tag="the named card"):
    """Has the name that was named earlier in this effect."""


class Classified(Filter, frozen=True, tag="classified"):
    """Has at least one of these classifications."""

    any: tuple[str, ...]


class StatIs(Filter, frozen=True, tag="stat"):
    """A characteristic compared with a number: cost 5 or less, 0 strength."""

    stat: Stat
    compare: Compare
    than: Amount


class StatThanEach(Filter, frozen=True, tag="stat than each"):
    """A characteristic compared with that of every card described: more strength than each opposing character. Where
    there is none to compare with, it holds."""

    stat: Stat
    compare: Compare
    cards: Select


class Damaged(Filter, frozen=True, tag="damaged"):
    value: bool = True


class Exerted(Filter, frozen=True, tag="exerted"):
    value: bool = True


class HasKeyword(Filter, frozen=True, tag="keyword"):
    keyword: KeywordName
    name: Extra[str] = ""  # with this identifier, in capitals or not: for Unique


class SameNameAs(Filter, frozen=True, tag="same name as"):
    """Shares a name with a card spoken of before, or with the card this ability is on (`this`)."""

    ref: str


class Did(Filter, frozen=True, tag="did"):
    """Did something this turn, since becoming the object it is now; with `role` other, had it done to it (was
    challenged)."""

    when: When
    role: Literal["card", "other"] = "card"


class TypeIs(Filter, frozen=True, tag="type"):
    """Is of one of these types (for use inside `not` and `any of`)."""

    any: tuple[CardType, ...]


class Playable(Filter, frozen=True, tag="playable"):
    """Could be played now by you: nothing forbids it, and its cost (unless free) can be paid."""

    free: bool = True
    way: PlayWay = "play"


class Not(Filter, frozen=True, tag="not"):
    filter: Filter


class AnyOf(Filter, frozen=True, tag="any of"):
    """At least one of these groups of filters holds."""

    groups: tuple[tuple[Filter, ...], ...]
