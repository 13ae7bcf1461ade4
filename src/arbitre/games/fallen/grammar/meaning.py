"""What phrases mean before it is known of which cards they speak: descriptions, cards spoken of, numbers with a letter."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

import msgspec

from arbitre.games.fallen import nodes as n

HOME: Final[dict[str, n.ZoneName]] = {
    **dict.fromkeys(("angel", "golem", "familiar", "equipment", "archangel", "page", "card"), "battlefield"),
    **dict.fromkeys(("worshipper", "temple", "blessing"), "adoration"),
    "deity": "divine",
}
"""Where cards of a type are if they are somebody's and nothing more is said."""
LINES: Final = ("rear", "firing")

ORDER: Final = (
    *(n.AnyOf, n.TypeIs, n.Named, n.NameIncludes, n.Classified, n.Kingdom, n.Legendary, n.HasKeyword, n.StatIs),
    *(n.StatThanEach, n.Damaged, n.Exerted, n.InBattle, n.Linked, n.HasMarker, n.OnLine),
)
"""In which order a description has its filters: languages say them in different ones."""


class Spoken(msgspec.Struct, frozen=True):
    """Cards spoken of before, as the text points at them; `refs.py` finds out which ones they are."""

    way: Literal["it", "this", "that", "the", "first", "picked", "last"]
    noun: str = ""  # the type of card they are called by
    plural: bool = False
    feminine: bool | None = None  # as far as the word tells
    verb: str = ""  # targeted, chosen, designated, found
    place: int = 0  # the second one that was targeted


class Letter(n.Counted, frozen=True, tag=False):
    """A number that the end of the sentence explains."""

    letter: str


class Modifier(NamedTuple):
    """What is said beside a noun."""

    where: tuple[n.Filter, ...] = ()
    whose: str = ""
    zone: str = ""
    other: bool = False
    among: Any = None
    best: tuple[str, str] | None = None  # the highest, or lowest, of a characteristic


class Description(NamedTuple):
    """Cards of a kind. Whose they are and where may be left unsaid."""

    what: Any
    plural: bool
    where: tuple[n.Filter, ...] = ()
    whose: str = ""
    zone: str = ""
    other: bool = False
    among: Any = None
    best: tuple[str, str] | None = None

    def with_(self, said: Modifier) -> Description | None:
        """None where it was said already, or contradicts what was."""
        where = self.where + said.where
        zone = self.zone or said.zone
        if self.zone and said.zone:
            if "battlefield" not in (self.zone, said.zone) or not {self.zone, said.zone} & set(LINES):
                return None
            line = self.zone if self.zone in LINES else said.zone
            where, zone = (*where, n.OnLine(line)), "battlefield"  # type: ignore[arg-type]
        if (self.whose and said.whose) or (self.other and said.other) or (self.best and said.best):
            return None
        if self.among is not None and said.among is not None:
            return None
        among = said.among if self.among is None else self.among
        whose = self.whose or said.whose
        return Description(
            self.what, self.plural, where, whose, zone, self.other or said.other, among, self.best or said.best
        )

    def select(self, zone: str = "", whose: str = "any") -> n.Select | None:
        """As a node; `zone` is where they are if nothing says so. None where it must be said."""
        found = self.zone or (HOME.get(self.what, "") if self.whose else "") or zone
        return self.at(found, whose) if found else None

    def at(self, found: str, whose: str = "any") -> n.Select:
        """As a node, in this zone."""
        where = tuple(sorted(self.where, key=_place))
        made = n.Select(self.what, self.whose or whose, found, where, self.other, "", self.among or "")
        if self.best is not None:
            stat, compare = self.best
            made = msgspec.structs.replace(made, where=(*where, n.StatThanEach(stat, compare, made)))  # type: ignore[arg-type]
        return made


def _place(part: n.Filter) -> int:
    while isinstance(part, n.Not):
        part = part.filter
    kind = type(part)
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


class Subject(NamedTuple):
    """Who does something, or of whom something is said."""

    who: Any
    plural: bool


class About(msgspec.Struct, frozen=True):
    """What only the card itself can be or do, said of a card spoken of."""

    who: Any
    what: n.Condition | n.Static


class Goes(msgspec.Struct, frozen=True):
    """Cards that go to somebody's hand, Book, Limbo or Purgatory: whose it is must be what the rules make of it."""

    effect: Any
    owner: str
