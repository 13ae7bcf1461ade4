"""The Spoils' ability nodes: all that games share, and those that only its cards have."""

from typing import Literal

from arbitre.ability.nodes import *
from arbitre.ability.nodes import (
    Ability,
    Amount,
    CardType,
    Chosen,
    Compare,
    Condition,
    Counted,
    Duration,
    Each,
    Effect,
    Filter,
    Node,
    Players,
    Select,
    Stat,
    Static,
    Target,
    That,
    This,
)
from arbitre.ability.nodes.optional import AddToBattle as AddToBattle
from arbitre.ability.nodes.optional import Battle as Battle
from arbitre.ability.nodes.optional import Both as Both
from arbitre.ability.nodes.optional import DamageChange as DamageChange
from arbitre.ability.nodes.optional import Even as Even
from arbitre.ability.nodes.optional import ExtraCost as ExtraCost
from arbitre.ability.nodes.optional import FlipCoin as FlipCoin
from arbitre.ability.nodes.optional import Half as Half
from arbitre.ability.nodes.optional import InBattle as InBattle
from arbitre.ability.nodes.optional import Instead as Instead
from arbitre.ability.nodes.optional import IsToken as IsToken
from arbitre.ability.nodes.optional import MakeTokens as MakeTokens
from arbitre.ability.nodes.optional import Minus as Minus
from arbitre.ability.nodes.optional import Only as Only
from arbitre.ability.nodes.optional import OwnedBy as OwnedBy
from arbitre.ability.nodes.optional import Pay as Pay
from arbitre.ability.nodes.optional import PutIntoPlay as PutIntoPlay
from arbitre.ability.nodes.optional import RemoveFromBattle as RemoveFromBattle
from arbitre.ability.nodes.optional import RemoveFromGame as RemoveFromGame
from arbitre.ability.nodes.optional import ReplaceDamage as ReplaceDamage
from arbitre.ability.nodes.optional import Sum as Sum
from arbitre.ability.nodes.optional import TakeControl as TakeControl

Icons = str
"""Resource icons, a letter each: Obsession, Greed, Elitism, Deception, Rage, Volition. `GG` is two of Greed."""


# -- filters: `is` ----------------------------------------------------------------------------------------------


class Trade(Filter, frozen=True, tag="trade"):
    """Is of this trade."""

    trade: str


class Staple(Filter, frozen=True, tag="staple"):
    """Has the supertype staple."""

    value: bool = True


class FaceDown(Filter, frozen=True, tag="face down"):
    """Lies face-down."""

    value: bool = True


class FaceIs(Filter, frozen=True, tag="face"):
    """Lies face-down, and its face is of one of these types."""

    any: tuple[CardType, ...]


class HostOfThis(Filter, frozen=True, tag="host of this"):
    """Is the card this one is attached to."""


class AttachedTo(Filter, frozen=True, tag="attached to"):
    """Is attached to the card this ability is on (`this`), to the card in a slot, to its player's faction
    (`faction`), or to anything."""

    ref: str = "this"
    value: bool = True


class HasAttached(Filter, frozen=True, tag="has attached"):
    """Has such a card attached to it."""

    cards: Select
    value: bool = True


class ProvidesIcons(Filter, frozen=True, tag="provides"):
    """Provides at least these icons."""

    icons: Icons


class HasAbility(Filter, frozen=True, tag="has ability"):
    """Has a named ability in its rules text."""


class SameTypeAs(Filter, frozen=True, tag="same type as"):
    """Shares a card type with a card spoken of before."""

    ref: str


class ChosenType(Filter, frozen=True, tag="the chosen type"):
    """Is of the card type that was chosen earlier in this effect."""


class HereSinceStart(Filter, frozen=True, tag="here since the start"):
    """Has been in play under its controller's control since the start of the turn."""


class InCovertParty(Filter, frozen=True, tag="in a covert party"):
    """Is a member of an attacking party that is Covert."""


class DepletedBy(Filter, frozen=True, tag="depleted by this"):
    """Was depleted by the card this ability is on, and has not been restored since."""


# -- amounts: `count` -------------------------------------------------------------------------------------------


class IconsOf(Counted, frozen=True, tag="icons"):
    """How many icons of a kind these players control."""

    icon: Icons
    player: Players = "you"


class InfluenceOf(Counted, frozen=True, tag="influence"):
    """A player's influence."""

    player: Players = "you"


class PartySize(Counted, frozen=True, tag="party size"):
    """How many members a party of the present battle has; `opposing`: the one opposing this card's party."""

    party: Literal["attacking", "blocking", "opposing", "own"]


class Printed(Counted, frozen=True, tag="printed"):
    """A characteristic as it is printed on a card."""

    stat: Stat
    target: This | That


class Highest(Counted, frozen=True, tag="highest"):
    """The highest value of a characteristic among such cards; 0 if there are none."""

    stat: Stat
    cards: Select


# -- conditions: `if` -------------------------------------------------------------------------------------------


class Threshold(Condition, frozen=True, tag="threshold"):
    """You control cards that provide these icons."""

    icons: Icons


class InResponseTo(Condition, frozen=True, tag="in response to"):
    """This is played or used in response to such a card being played, or to an ability."""

    what: Literal["card", "ability", "either"] = "card"
    cards: Select = Select(zone="being played")


class AttackOn(Condition, frozen=True, tag="attack on"):
    """The target of the present attack is such a card."""

    cards: Select


class TopRevealed(Condition, frozen=True, tag="top revealed"):
    """A player plays with the top card of their deck revealed, and there is one (of this type)."""

    player: Players = "you"
    what: CardType = "card"


class PlayedAsTactic(Condition, frozen=True, tag="played as tactic"):
    """This card was played where only tactics can be: not in the main part of its player's own turn."""


class PlayedAlike(Condition, frozen=True, tag="played alike"):
    """A player played at least this many cards with the same name this turn."""

    player: Players = "you"
    count: int = 2


# -- effects: `do` ----------------------------------------------------------------------------------------------


class ChooseNumber(Effect, frozen=True, tag="choose number"):
    """Choose a number, from 0 or `low` on, at most `high`; later sentences speak of it as the tally X."""

    slot: str = "X"
    low: Amount = 0
    high: Amount | None = None
    player: Players = "you"


class GainInfluence(Effect, frozen=True, tag="gain influence"):
    amount: Amount
    player: Players = "you"


class LoseInfluence(Effect, frozen=True, tag="lose influence"):
    """This is not damage."""

    amount: Amount
    player: Players = "you"


class PutTokens(Effect, frozen=True, tag="put tokens"):
    target: Target
    amount: Amount = 1
    divided: bool = False
    up_to: bool = False


class RemoveTokens(Effect, frozen=True, tag="remove tokens"):
    """Leaves the number removed behind."""

    target: Target
    amount: Amount | None = 1  # None: all of them


class FlipDown(Effect, frozen=True, tag="flip face-down"):
    """Flip face-down, under its owner's control: it leaves play, and a face-down resource enters it."""

    target: Target


class AttachCard(Effect, frozen=True, tag="attach"):
    """Attach cards to a card, or to the faction of a player."""

    target: Target
    host: This | That | Chosen | None = None  # None: the faction
    player: Players = "you"


class Detach(Effect, frozen=True, tag="detach"):
    """Detach this many resources from a player's faction, or certain cards from what they are attached to."""

    amount: Amount | None = 1  # None: all of them
    up_to: bool = False
    player: Players = "you"
    target: Target | None = None


class PlayResource(Effect, frozen=True, tag="play resource"):
    """Play a resource, or up to a given number; with `face_down`, only face-down."""

    player: Players = "you"
    up_to: int = 1
    face_down: bool = False


class Terminate(Effect, frozen=True, tag="terminate"):
    """Stop the card or ability this was played or used in response to, or cards being played that are spoken of
    (`target`); where the card goes instead of the pile."""

    then_to: Literal["discard", "face-down resource", "hand", "out of game"] = "discard"
    target: This | That | Each | None = None


class EntersUnder(Effect, frozen=True, tag="enters under"):
    """The card this was played in response to enters play under the control of a player."""

    player: Players = "you"


class ReduceCost(Effect, frozen=True, tag="reduce cost"):
    """In a cost: the numeric cost of this card or ability is lower."""

    amount: Amount


class MustBlock(Effect, frozen=True, tag="must block"):
    """Characters must block a character for a while, if they can."""

    target: Target
    attacker: This | That = This()
    duration: Duration = "this turn"


class LoseType(Effect, frozen=True, tag="lose type"):
    """Cards lose a type."""

    target: Target
    type: Literal["character", "item", "location"] = "character"


class ThenTo(Effect, frozen=True, tag="then to"):
    """This tactic goes there when it has resolved, instead of into the discard pile."""

    zone: Literal["face-down resource", "hand", "out of game", "deck top", "deck bottom"]


class Duplicate(Effect, frozen=True, tag="duplicate"):
    """Duplicate a tactic spoken of: play a copy of it, with its extra costs, without its cost or threshold."""

    target: Target


class ReduceNext(Effect, frozen=True, tag="reduce next"):
    """The next numeric cost you pay (this turn) is lower: of such a card, of an ability, or any."""

    amount: Amount
    cards: Select | None = None  # only for playing such a card
    abilities: bool = True  # also for abilities (of such cards)


class RollDie(Effect, frozen=True, tag="roll a die"):
    """Roll a die; later sentences speak of the number as the tally X."""

    slot: str = "X"


class Bid(Effect, frozen=True, tag="bid"):
    """The players bid. The winner is "that player" for what follows, the winning number the tally X."""

    slot: str = "X"
    within_resources: bool = False
    """Nobody may bid more than the resources they control that are attached to nothing."""


class Become(Effect, frozen=True, tag="become"):
    """Cards gain a type for a while, with these characteristics and subtypes."""

    target: Target
    type: Literal["character", "item", "location"] = "character"
    strength: Amount = 0
    life: Amount = 0
    speed: Amount = 0
    subtypes: tuple[str, ...] = ()
    duration: Duration = "this turn"


class ProvideFor(Effect, frozen=True, tag="control icons"):
    """You control additional icons for a while."""

    icons: Icons
    duration: Duration = "this turn"


class ChooseIcon(Effect, frozen=True, tag="choose icon"):
    """Choose a kind of resource icon, which later sentences speak of."""


class ChooseType(Effect, frozen=True, tag="choose type"):
    """Choose a card type, which later sentences speak of."""


class Attack(Effect, frozen=True, tag="attack"):
    """Attack now."""


class ChangeTarget(Effect, frozen=True, tag="change target"):
    """The present attack has another target."""

    target: Target


class SkipRestore(Effect, frozen=True, tag="skip restore"):
    """A player's next Restore Rule does not happen."""

    player: Players = "you"


class PlayWithin(Effect, frozen=True, tag="play within"):
    """You may play any number of cards from your hand for free, as long as their numeric costs add up to no more."""

    total: Amount


class UseAnAbility(Effect, frozen=True, tag="use an ability"):
    """You may use an ability now, whichever you could use."""


class ForbidAbility(Effect, frozen=True, tag="forbid ability"):
    """The ability this was used or played in response to cannot be used again this turn."""


# -- static effects: `static` -----------------------------------------------------------------------------------


class Provides(Static, frozen=True, tag="provides"):
    """This card provides icons."""

    icons: Icons


class PlayAsTactic(Static, frozen=True, tag="play as tactic"):
    """You may play such cards whenever you could play a tactic. `this` works on the card itself, outside play."""

    cards: Literal["this"] | Select


class UseAbilities(Static, frozen=True, tag="use abilities"):
    """You may use the abilities of such cards, which somebody else controls, in their controller's stead: you pay the
    numeric cost, every other cost is satisfied and the effect happens as though they used it."""

    cards: Select


class HandRevealed(Static, frozen=True, tag="hand revealed"):
    """Players play with their hand revealed."""

    players: Literal["you", "opponents", "all"] = "all"


class PartyMust(Static, frozen=True, tag="party must"):
    """When a party is formed (with this card in it, of these players), it must have this many members, an even number
    of them, or include this card; or an amount must be paid for it."""

    party: Literal["attacking", "blocking", "any"] = "any"
    with_this: bool = False
    players: Literal["you", "opponents", "all"] = "all"
    compare: Compare | None = None
    members: int = 0
    even: bool = False
    with_card: Select | None = None  # only a party with such a card in it
    include: Literal["this"] | Select | None = None  # these must attack (or block) if they can
    pay: Amount = 0


class MustPay(Static, frozen=True, tag="must pay"):
    """These players must pay an amount to do something."""

    players: Literal["you", "opponents", "all"]
    action: Literal["search", "use ability", "attack with", "block with", "play", "pick"]
    amount: Amount
    cards: Literal["this"] | Select | None = None


class DrawMore(Static, frozen=True, tag="draw more"):
    """When you draw any number of cards, the number is greater."""

    amount: int = 1
    players: Literal["you", "opponents", "all"] = "you"


class PlayersCannot(Static, frozen=True, tag="players cannot"):
    """Players cannot do something. An effect may say so of a player it has had picked (`that player`)."""

    players: Literal["you", "opponents", "all", "that player"]
    forbid: Literal[
        "draw",
        "play tactics",
        "attack",
        "respond",
        "respond to this",
        "lose at 0 influence",
        "flip up",
        "play characters",
    ]


class EntersWith(Static, frozen=True, tag="enters with"):
    """This card enters play with tokens, depleted, or under the control of another player."""

    tokens: Amount = 0
    exerted: bool = False
    player: Literal["you", "opponents"] = "you"


class TakesAllDamage(Static, frozen=True, tag="takes all damage"):
    """All battle damage that could be assigned to such cards must be assigned to them."""

    cards: Literal["this"] | Select


class MustBePicked(Static, frozen=True, tag="must be picked"):
    """Whatever can pick this card must pick it."""


class NoText(Static, frozen=True, tag="no text"):
    """Cards are treated as though they had no rules text."""

    cards: Literal["this"] | Select


class InfluenceChange(Static, frozen=True, tag="influence change"):
    """When the faction of these players loses influence, it loses more, or less."""

    players: Literal["you", "opponents", "all"]
    change: int


class OncePerTurn(Static, frozen=True, tag="once per turn"):
    """Cards can do something only once each turn."""

    cards: Literal["this"] | Select
    deed: Literal["attack"]


class PartyCovert(Static, frozen=True, tag="party covert"):
    """An attacking party with such a card in it is Covert."""

    cards: Literal["this"] | Select


class BlockedOnlyBy(Static, frozen=True, tag="blocked only by"):
    """Such cards can be blocked only by characters like these, in a party of at least so many."""

    cards: Literal["this"] | Select
    by: Select = Select("character")
    members: int = 1


class AbilitiesCostLess(Static, frozen=True, tag="abilities cost less"):
    """The numeric cost of abilities you use of such cards is lower, but not below a number."""

    cards: Select
    amount: int
    least: int = 0


class LosesAbilities(Static, frozen=True, tag="loses abilities"):
    """Cards lose all abilities that can be used."""

    cards: Literal["this"] | Select


# -- abilities: `ability` ---------------------------------------------------------------------------------------


class OneTextOf(Ability, Node, frozen=True, tag="one text of", tag_field="ability"):
    """One of these is chosen as the card's text when it is played."""

    options: tuple[tuple[Ability, ...], ...]
    by: Players = "you"
