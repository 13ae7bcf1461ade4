"""7 Fallen's ability nodes: all that games share, those that only its cards have, and what the engine adds to their
trees as it compiles them."""

from typing import Any, Literal

from arbitre.ability.nodes import *
from arbitre.ability.nodes import (
    Ability,
    Amount,
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
from arbitre.ability.nodes.optional import Half as Half
from arbitre.ability.nodes.optional import InBattle as InBattle
from arbitre.ability.nodes.optional import Instead as Instead
from arbitre.ability.nodes.optional import IsToken as IsToken
from arbitre.ability.nodes.optional import MakeTokens as MakeTokens
from arbitre.ability.nodes.optional import Minus as Minus
from arbitre.ability.nodes.optional import Only as Only
from arbitre.ability.nodes.optional import OwnedBy as OwnedBy
from arbitre.ability.nodes.optional import Pay as Pay
from arbitre.ability.nodes.optional import PutDamage as PutDamage
from arbitre.ability.nodes.optional import PutIntoPlay as PutIntoPlay
from arbitre.ability.nodes.optional import PutUnder as PutUnder
from arbitre.ability.nodes.optional import RemoveFromBattle as RemoveFromBattle
from arbitre.ability.nodes.optional import RemoveFromGame as RemoveFromGame
from arbitre.ability.nodes.optional import ReplaceDamage as ReplaceDamage
from arbitre.ability.nodes.optional import Sum as Sum
from arbitre.ability.nodes.optional import TakeControl as TakeControl

# -- filters: `is` ----------------------------------------------------------------------------------------------


class Kingdom(Filter, frozen=True, tag="kingdom"):
    """Is of this kingdom."""

    kingdom: str


class OnLine(Filter, frozen=True, tag="on line"):
    """Is on the rear guard or on the firing line; with `same as ...`, on the line this card, or the other card
    of a trigger, is on."""

    line: Literal["rear", "firing", "same as this", "same as other"]


class HasMarker(Filter, frozen=True, tag="has marker"):
    """Has at least this many markers of a kind on it."""

    marker: str
    least: int = 1


class Linked(Filter, frozen=True, tag="linked"):
    """Is linked to a Golem or to an Equipment (`this`: to this card)."""

    to: Literal["golem", "equipment", "this"] = "golem"
    value: bool = True


class Legendary(Filter, frozen=True, tag="legendary"):
    value: bool = True


class NameIncludes(Filter, frozen=True, tag="name includes"):
    """Its name contains these words (words between wings)."""

    text: str


# -- amounts: `count` -------------------------------------------------------------------------------------------


class MarkersOn(Counted, frozen=True, tag="markers"):
    """How many markers of a kind are on a card spoken of, or on all cards a description fits."""

    marker: str
    target: This | That | Each


class PrintedOf(Counted, frozen=True, tag="printed"):
    """A characteristic as it is printed on a card spoken of."""

    stat: Stat
    target: This | That


class EnergyOf(Counted, frozen=True, tag="energy of"):
    """How much energy a player could spend now on any purpose."""

    player: Players = "you"


class ClassesOf(Counted, frozen=True, tag="classes"):
    """How many different classes these cards have."""

    cards: Select


class OfDifferentClasses(Counted, frozen=True, tag="of different classes"):
    """How many of these cards can be counted, each for a class that no other is counted for."""

    cards: Select


# -- effects: `do` ----------------------------------------------------------------------------------------------


class GainEnergy(Effect, frozen=True, tag="gain energy"):
    """Put energy on your Temple or a Worshipper of yours, as you like; with a target, on these cards."""

    amount: Amount
    player: Players = "you"
    target: Target | None = None


class Regenerate(Effect, frozen=True, tag="regenerate"):
    """Fill a Worshipper's or an Archangel's energy up to what is printed."""

    target: Target


class PutMarkers(Effect, frozen=True, tag="put markers"):
    """Put markers of a kind on cards: `+1|+1`, `+1|+0`, `+0|+1`, `-1|-1`, `+1 shield` (or other numbers), or a named
    one."""

    target: Target
    marker: str
    amount: Amount = 1


class RemoveMarkers(Effect, frozen=True, tag="remove markers"):
    target: Target
    marker: str
    amount: Amount | None = 1  # None: all of them


class SpendMarkers(Effect, frozen=True, tag="spend markers"):
    """Spend markers of a kind from any of your cards."""

    marker: str
    amount: Amount


class Omen(Effect, frozen=True, tag="omen"):
    """Look at the top pages of your Book: any number of them go to the bottom, the rest back on top in any order."""

    amount: Amount


class MoveToLine(Effect, frozen=True, tag="move to line"):
    target: Target
    line: Literal["rear", "firing", "adoration"]


class Reinforce(Effect, frozen=True, tag="reinforce"):
    """Put attackers into ambush by an ability."""

    target: Target


class PutIntoLimbo(Effect, frozen=True, tag="put into limbo"):
    """Into Limbo, from where they can be played; of their controller, or of this player."""

    target: Target
    player: Players = "its player"


class TransformInto(Effect, frozen=True, tag="transform"):
    """Cards become an exact copy of another page: of one spoken of, or of a familiar."""

    target: Target
    into: This | That | None = None
    familiar: str = ""
    duration: Duration = "always"


class HealDeity(Effect, frozen=True, tag="deity gains vitality"):
    amount: Amount
    player: Players = "you"


class Mode(Node, frozen=True):
    """One effect of a list: what it costs (targets included), and what it does."""

    effects: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()


class Modes(Effect, frozen=True, tag="modes"):
    """This many of these effects are chosen as the ability is activated, among those that can be done; each is an
    effect of its own on the stack."""

    modes: tuple[Mode, ...]
    count: Amount = 1
    by: Players = "you"


class CantBeAnswered(Effect, frozen=True, tag="no answer"):
    """No player can respond to this effect."""


# -- static effects: `static` -----------------------------------------------------------------------------------


class CountsAs(Static, frozen=True, tag="counts as"):
    """Cards count as another type and no longer as their own, with these characteristics and keywords. Also works in
    Limbo, where its condition is about markers."""

    cards: Literal["this"] | Select
    type: Literal["angel", "golem"] = "angel"
    strength: Amount = 0
    life: Amount | None = None  # None: its shield
    keywords: tuple[str, ...] = ()


class Insensible(Static, frozen=True, tag="insensible"):
    """Cards are not affected by effects of such cards, or only by their Miracles."""

    cards: Literal["this"] | Select
    by: Select | None = None  # None: of anything
    targeting: bool = False  # only by effects that target it


class LinkOnly(Static, frozen=True, tag="link only"):
    """This card links itself only to Angels of these classes; with `stay`, it can't be linked to any others at all."""

    classes: tuple[str, ...]
    stay: bool = False


class EnergyOnly(Static, frozen=True, tag="energy only"):
    """The energy of this card can only be used to play such cards."""

    cards: Select


class RevokeThis(Static, frozen=True, tag="revoke this"):
    """This Temple may be revoked as if it were a Worshipper."""


class ArrivesOn(Static, frozen=True, tag="arrives on"):
    """This card enters play on this line, however it does, unless an effect names another."""

    line: Literal["rear", "firing"]


class PhoenixLess(Static, frozen=True, tag="phoenix less"):
    """The Phoenix cost of this card is lower by this much. Works in Limbo."""

    amount: Amount


# -- abilities: `ability` ---------------------------------------------------------------------------------------


class Oath(Ability, Node, frozen=True, tag="oath", tag_field="ability"):
    """What must be true, or be done, to play this page, before anything is paid."""

    cost: tuple[Effect, ...]


# -- what the engine adds: without a tag, so that no card can be written with it -------------------------------


class NotForbidden(Filter, frozen=True, tag=False):
    """Nothing forbids what this effect would do to a card (F3.14.1)."""

    effect: Any


class Sensible(Filter, frozen=True, tag=False):
    """The card this stands on can do something to a card: it is not insensible to it (F5.49.1)."""
