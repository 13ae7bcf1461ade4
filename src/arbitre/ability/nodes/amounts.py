"""Amounts (`count`): numbers that are counted."""

from arbitre.ability.nodes.families import Amount, Counted
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.targets import Chosen, Each, That, This, TopOfDeck
from arbitre.ability.nodes.when import When
from arbitre.ability.nodes.words import Stat


class CountOf(Counted, frozen=True, tag="cards"):
    """How many cards the description fits."""

    cards: Select


class StatOf(Counted, frozen=True, tag="stat"):
    """A characteristic of a card spoken of or chosen now (of several: the sum); its last known value if it has left
    play."""

    stat: Stat
    target: This | That | Chosen | Each | TopOfDeck


class EventAmount(Counted, frozen=True, tag="event"):
    """The number in what the trigger saw: cards discarded, damage dealt, lore gained."""


class SizeOf(Counted, frozen=True, tag="size"):
    """How many cards are in a slot."""

    ref: str


class Tally(Counted, frozen=True, tag="tally"):
    """A number an earlier part of this effect left behind (damage removed, cards discarded, ...)."""

    ref: str = "done"


class TimesHappened(Counted, frozen=True, tag="times happened"):
    """How often something has happened this turn."""

    when: When


class Times(Counted, frozen=True, tag="times"):
    amount: Amount
    by: int


class Plus(Counted, frozen=True, tag="plus"):
    amount: Amount
    add: int


class AtMost(Counted, frozen=True, tag="at most"):
    """An amount, but never more than a given number."""

    amount: Amount
    most: int
