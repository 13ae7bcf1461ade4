"""Targets (`of`): the cards an effect is about."""

from arbitre.ability.nodes.families import Amount, Node, Target
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.words import Extra, Players, Stat


class This(Target, frozen=True, tag="this"):
    """The card the ability is on."""


class That(Target, frozen=True, tag="that"):
    """Cards spoken of before: `chosen` (the last choice), `it` (what a trigger was about, or the present one of a
    for-each), `other` (the other card of a trigger), `looked`, `rest`, or a name given with `slot`."""

    ref: str = "chosen"


class Each(Target, frozen=True, tag="each"):
    """All cards the description fits."""

    cards: Select


class Total(Node, frozen=True):
    """A characteristic of several cards together is at most this."""

    stat: Stat
    most: int


class Chosen(Target, frozen=True, tag="chosen"):
    """Cards a player chooses as the effect resolves. Kept in `slot` for later sentences. With `at_least`, this many or
    more; with `different`, no two of the same name; with `total`, no more than together stay within it."""

    cards: Select
    count: Amount = 1
    up_to: bool = False
    any_number: bool = False
    at_random: bool = False  # chance chooses
    by: Players = "you"
    slot: str = "chosen"
    different: Extra[bool] = False
    at_least: Extra[bool] = False
    total: Extra[Total | None] = None


class TopOfDeck(Target, frozen=True, tag="top of deck"):
    """The top cards of a player's deck."""

    count: Amount = 1
    player: Players = "you"


class Together(Target, frozen=True, tag="together"):
    """Several choices that are then spoken of as one: up to one of these and up to one of those."""

    parts: tuple[Chosen, ...]
    slot: str = "chosen"
