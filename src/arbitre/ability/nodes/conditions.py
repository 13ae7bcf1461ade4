"""Conditions (`if`): true or false."""

from typing import Literal

from arbitre.ability.nodes.families import Amount, Condition, Filter
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.targets import That, This
from arbitre.ability.nodes.when import When
from arbitre.ability.nodes.words import CardType, Compare, PlayedWay, ZoneName


class CompareIs(Condition, frozen=True, tag="compare"):
    left: Amount
    compare: Compare
    right: Amount


class Have(Condition, frozen=True, tag="have"):
    """There are at least (or, with `compare`, exactly / at most) this many such cards."""

    cards: Select
    count: int = 1
    compare: Compare = ">="


class Is(Condition, frozen=True, tag="is"):
    """The card spoken of fits a description (the last known one, if it has left play)."""

    target: This | That
    what: CardType = "card"
    where: tuple[Filter, ...] = ()


class During(Condition, frozen=True, tag="during"):
    """Whose turn it is."""

    turn: Literal["your turn", "opponents' turn"]


class Happened(Condition, frozen=True, tag="happened"):
    """Something happened earlier this turn, at least once or (with `compare`) this many times. In the condition of a
    trigger, what it has just seen does not count: exactly once before makes this the second time."""

    when: When
    count: int = 1
    compare: Compare = ">="


class PlayedBy(Condition, frozen=True, tag="played by"):
    """How a card was played."""

    way: PlayedWay
    target: This | That = This()


class SomePlayer(Condition, frozen=True, tag="some player"):
    """The condition holds of at least one of these players, or with `every` of each; in it, `actor` is that player."""

    players: Literal["opponents", "all"]
    condition: Condition
    every: bool = False


class FirstTurn(Condition, frozen=True, tag="first turn"):
    """It is your first turn of the game."""


class FirstPlayer(Condition, frozen=True, tag="first player"):
    """You took the first turn of the game."""


class InZone(Condition, frozen=True, tag="in zone"):
    """This card is in that zone."""

    zone: ZoneName


class NoneOf(Condition, frozen=True, tag="not"):
    condition: Condition


class All(Condition, frozen=True, tag="all"):
    conditions: tuple[Condition, ...]


class Either(Condition, frozen=True, tag="any"):
    conditions: tuple[Condition, ...]
