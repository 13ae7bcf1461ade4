"""Static effects (`static`): what holds while a card is in play."""

from typing import Literal

from arbitre.ability.nodes.families import Ability, Amount, Effect, Filter, Static
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.words import Extra, KeywordName, Permission, PlayerRestriction, Restriction, Stat


class Gets(Static, frozen=True, tag="gets"):
    """Cards get +N or -N of a characteristic."""

    cards: Literal["this"] | Select
    stat: Stat
    amount: Amount


class Gains(Static, frozen=True, tag="gains"):
    """Cards gain keywords or quoted abilities; keywords with +N may be multiplied (`for_each`)."""

    cards: Literal["this"] | Select
    abilities: tuple[Ability, ...]
    for_each: Amount = 1


class Cant(Static, frozen=True, tag="can't"):
    """Cards can't do something (or have it done to them)."""

    cards: Literal["this"] | Select
    forbid: Restriction
    by: Extra[tuple[Filter, ...]] = ()  # by cards like these only: "be challenged", "be picked", "be destroyed"


class Can(Static, frozen=True, tag="can"):
    """Cards can do something that the rules alone would not let them do."""

    cards: Literal["this"] | Select
    allow: Permission
    whom: Extra[tuple[Filter, ...]] = ()  # for challenging: only characters like these


class Loses(Static, frozen=True, tag="loses"):
    """Cards lose a keyword. What an effect gives them afterwards they have, unless they can't gain it."""

    cards: Literal["this"] | Select
    keyword: KeywordName
    cant_gain: bool = False


class GainsClass(Static, frozen=True, tag="gains classification"):
    """Cards gain a classification."""

    cards: Literal["this"] | Select
    classification: str


class PlayersCant(Static, frozen=True, tag="players can't"):
    """Players can't play such cards; or can't gain or lose lore; or don't discard where an effect would make them."""

    players: Literal["you", "opponents", "all"]
    cards: Select = Select()
    forbid: PlayerRestriction = "play"


class CantPlayThis(Static, frozen=True, tag="can't play this"):
    """You can't play this card. Works on the card itself, outside play."""


class CostsLess(Static, frozen=True, tag="costs less"):
    """You pay less (or, below zero, more) to play such cards. `this` works on the card itself, outside play."""

    cards: Literal["this"] | Select
    amount: Amount
    way: Extra[Literal["any", "shift"]] = "any"  # only where they are played by Shift
    times: Literal["each time", "first each turn", "once each turn"] = "each time"
    players: Literal["you", "opponents", "all"] = "you"
    least: Extra[int] = 0  # never to less than this


class PlayFree(Static, frozen=True, tag="play free"):
    """You may play such cards for free as a turn action. `this` works on the card itself, outside play, and may ask
    for something else to be done instead of paying (`cost`)."""

    cards: Literal["this"] | Select
    cost: tuple[Effect, ...] = ()


class PlayFrom(Static, frozen=True, tag="play from"):
    """You may play such cards from the zone they are in, as if they were in your hand."""

    cards: Select


class TopFaceUp(Static, frozen=True, tag="top face up"):
    """Players play with the top card of their deck face up."""

    players: Literal["you", "opponents", "all"] = "all"


class CopiesInDeck(Static, frozen=True, tag="copies in deck"):
    """A deck may contain this many copies of this card, whether more or fewer than the format allows."""

    at_most: int


class AlsoNamed(Static, frozen=True, tag="also named"):
    """This card also has these names."""

    names: tuple[str, ...]


class NotBelowPrinted(Static, frozen=True, tag="not below printed"):
    """This characteristic of such cards can't be reduced below what is printed."""

    cards: Select
    stat: Stat


class MustBeChosen(Static, frozen=True, tag="must be chosen"):
    """Opponents must choose this card for actions and abilities if able."""


class AnyNumberInDeck(Static, frozen=True, tag="any number in deck"):
    """A deck may contain any number of this card."""
