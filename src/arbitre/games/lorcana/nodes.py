"""Lorcana's ability nodes: all that games share, and those that only its cards have."""

from typing import Literal

from arbitre.ability.nodes import *
from arbitre.ability.nodes import Amount, Counted, Duration, Effect, Filter, Players, Select, Static, Target
from arbitre.ability.nodes.optional import Both as Both
from arbitre.ability.nodes.optional import Minus as Minus
from arbitre.ability.nodes.optional import PutDamage as PutDamage
from arbitre.ability.nodes.optional import PutUnder as PutUnder

Replacement = Literal["no damage", "onto this card"]


# -- filters: `is` ----------------------------------------------------------------------------------------------


class Here(Filter, frozen=True, tag="here"):
    """Is at the location this ability is on; at the same location as the character it is on."""


class AtLocation(Filter, frozen=True, tag="at a location"):
    value: bool = True


class Ink(Filter, frozen=True, tag="ink"):
    """Is of this ink type."""

    ink: str


class Inkable(Filter, frozen=True, tag="inkable"):
    """Has the inkwell symbol."""

    value: bool = True


class InChallenge(Filter, frozen=True, tag="in a challenge"):
    """Is in the present challenge, as the one named."""

    role: Literal["any", "challenging", "challenged"] = "any"
    against: tuple[Filter, ...] = ()  # only while the other one in it is like this


class Dry(Filter, frozen=True, tag="dry"):
    """Is ready to be exerted for a cost: not drying."""


class PlaceOf(Filter, frozen=True, tag="place of"):
    """Is the location at which a card spoken of is."""

    ref: str


class LiesUnder(Filter, frozen=True, tag="lies under"):
    """Lies under such a card: of what is in the zone `under cards`."""

    cards: Select


# -- amounts: `count` -------------------------------------------------------------------------------------------


class LoreOf(Counted, frozen=True, tag="lore of"):
    """A player's lore total (the highest, where there are several)."""

    player: Players


class InkTypes(Counted, frozen=True, tag="ink types"):
    """How many different ink types such cards have among them."""

    cards: Select


# -- effects: `do` ----------------------------------------------------------------------------------------------


class GainLore(Effect, frozen=True, tag="gain lore"):
    amount: Amount
    player: Players = "you"


class LoseLore(Effect, frozen=True, tag="lose lore"):
    amount: Amount
    player: Players = "you"


class MoveDamage(Effect, frozen=True, tag="move damage"):
    """Move damage from one card to another. Leaves the number moved behind."""

    source: Target
    target: Target
    amount: Amount | None = None
    up_to: bool = False


class PutIntoInkwell(Effect, frozen=True, tag="put into inkwell"):
    """Facedown, as ink, without being revealed."""

    target: Target
    exerted: bool = False


class MoveToLocation(Effect, frozen=True, tag="move to location"):
    target: Target
    location: Target
    free: bool = True


class PayInk(Effect, frozen=True, tag="pay ink"):
    amount: Amount


class AddStrength(Effect, frozen=True, tag="support"):
    """Add this character's Strength to another character's this turn (the keyword Support)."""

    target: Target


class ReplaceNext(Effect, frozen=True, tag="replace next"):
    """The next time these cards would be dealt damage, something else happens instead."""

    target: Target
    instead: Replacement
    duration: Duration = "this turn"
    every_time: bool = False


# -- static effects: `static` -----------------------------------------------------------------------------------


class Must(Static, frozen=True, tag="must"):
    """Cards must do something if able: the turn can't end while they still could."""

    cards: Literal["this"] | Select
    deed: Literal["quest", "challenge"]


class MoveCostsLess(Static, frozen=True, tag="move costs less"):
    """You pay less to move such characters to such locations. With `once`: for one move a turn."""

    cards: Literal["this"] | Select
    to: Literal["this"] | Select
    amount: Amount
    once: bool = False


class UseFree(Static, frozen=True, tag="use free"):
    """You may use activated abilities of such cards for free: without any cost but exerting."""

    cards: Literal["this"] | Select


class PayTo(Static, frozen=True, tag="pay to"):
    """Cards can't quest (or challenge) unless this much ink is paid each time."""

    cards: Literal["this"] | Select
    actions: tuple[Literal["quest", "challenge"], ...]
    ink: Amount


class MovesFree(Static, frozen=True, tag="moves free"):
    """Such characters may move to this location for free."""

    cards: Select


class ExtraInk(Static, frozen=True, tag="extra ink"):
    """You may ink this many more cards in your turn."""

    amount: int = 1


class InkFrom(Static, frozen=True, tag="ink from"):
    """You may also ink cards from there, as if they were in your hand."""

    zone: Literal["discard"] = "discard"


class Enters(Static, frozen=True, tag="enters"):
    """How this card, or others, enter play; with `may`, their player decides. `then` happens along with it, if the
    player of this card had it enter so."""

    damage: int = 0
    exerted: bool = False
    cards: Literal["this"] | Select = "this"
    may: bool = False
    then: tuple[Effect, ...] = ()


class InkEnters(Static, frozen=True, tag="ink enters exerted"):
    """Cards enter these players' inkwells exerted."""

    players: Literal["you", "opponents", "all"]


class CountsAsInkable(Static, frozen=True, tag="counts as inkable"):
    """Such cards count as having the inkwell symbol."""

    cards: Select


class NamedForShift(Static, frozen=True, tag="named for shift"):
    """This card also counts as having these names, or any name, for cards with Shift to be played on it."""

    names: Literal["any"] | tuple[str, ...]


class LoreToWin(Static, frozen=True, tag="lore to win"):
    """These players need this much lore to win the game."""

    players: Literal["you", "opponents", "all"]
    lore: int


class Challengers(Static, frozen=True, tag="challengers"):
    """Only this many characters can challenge each turn."""

    count: int = 1


class DamageWith(Static, frozen=True, tag="damage with"):
    """In challenges such cards deal damage with another characteristic instead of their Strength."""

    cards: Literal["this"] | Select
    stat: Literal["willpower", "lore"]


class SkipStep(Static, frozen=True, tag="skip step"):
    """Skip this step of your turn."""

    step: Literal["draw", "ready", "set"]


class SingsAs(Static, frozen=True, tag="sings as"):
    """Cards count as having +N cost to sing songs."""

    cards: Literal["this"] | Select
    amount: int


class DamageOntoThis(Static, frozen=True, tag="damage onto this"):
    """If such cards would be dealt damage, put that many damage counters on this card instead."""

    cards: Select


class ReadiesAtMost(Static, frozen=True, tag="readies at most"):
    """These players can't ready more than this many such cards of theirs at the start of their turn."""

    players: Literal["you", "opponents", "all"]
    cards: Select
    count: int


class NoFirstDamage(Static, frozen=True, tag="no first damage"):
    """The first time each turn that such cards would take damage, they take none instead."""

    cards: Literal["this"] | Select


class LosesAbility(Static, frozen=True, tag="loses ability"):
    """Cards lose the ability that has this name."""

    cards: Literal["this"] | Select
    name: str
