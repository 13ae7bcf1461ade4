"""Nodes that several games have, but not all: a game that has them imports them into its own `nodes`."""

from typing import Literal

from arbitre.ability.nodes.families import Ability, Amount, Condition, Counted, Effect, Filter, Node, Static, Target
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.targets import Chosen, Each, That, This
from arbitre.ability.nodes.words import BattleRole, BattleSide, Extra, Players


class InBattle(Filter, frozen=True, tag="in a battle"):
    """Is in the present battle, as the one named; `with this`: in a party with this card; `against this`: in the party
    opposing it."""

    role: BattleRole = "any"
    value: bool = True


class OwnedBy(Filter, frozen=True, tag="owned by"):
    """Is owned by this player, whoever controls it."""

    player: Players = "you"


class IsToken(Filter, frozen=True, tag="token"):
    """Is a token that counts as a card."""

    value: bool = True


class Both(Target, frozen=True, tag="both"):
    """Cards that were mentioned one by one, all at once."""

    parts: tuple[This | That | Each | Chosen, ...]


class Minus(Counted, frozen=True, tag="minus"):
    """One amount less another, never below zero."""

    amount: Amount
    less: Amount


class Half(Counted, frozen=True, tag="half"):
    """Half of an amount, rounded up."""

    amount: Amount


class Sum(Counted, frozen=True, tag="sum"):
    """Several amounts together."""

    parts: tuple[Amount, ...]


class Battle(Condition, frozen=True, tag="battle"):
    """A battle is going on; and in it, you (or your opponent) attack, are attacked, block."""

    role: BattleSide = "any"


class Even(Condition, frozen=True, tag="even"):
    """An amount is even; 0 is."""

    amount: Amount


class PutDamage(Effect, frozen=True, tag="put damage"):
    target: Target
    amount: Amount
    deity: Extra[bool] = False


class PutUnder(Effect, frozen=True, tag="put under"):
    """Put cards under this card, or under one spoken of or chosen now."""

    target: Target
    host: This | That | Chosen = This()
    face_down: Extra[bool] = True


class Pay(Effect, frozen=True, tag="pay"):
    """Pay an amount: attach that many resources to your faction. In a cost it is added to the numeric cost."""

    amount: Amount
    player: Players = "you"


class Only(Effect, frozen=True, tag="only"):
    """In a cost: it can be satisfied only if this holds."""

    condition: Condition


class MakeTokens(Effect, frozen=True, tag="make tokens"):
    """Put tokens that count as cards into play, such as Micromajig tokens; with `covert`, ones that have Covert; with
    `line`, on that line."""

    amount: Amount = 1
    name: str = "Micromajig"
    player: Players = "you"
    covert: Extra[bool] = False
    line: Extra[Literal["", "rear", "firing"]] = ""


class TakeControl(Effect, frozen=True, tag="take control"):
    target: Target
    player: Players = "you"
    duration: Literal["always", "this turn"] = "always"


class RemoveFromGame(Effect, frozen=True, tag="remove from game"):
    target: Target


class PutIntoPlay(Effect, frozen=True, tag="put into play"):
    """Put cards into play, which is not playing them: under somebody's control (`its player`: its owner's), face-down
    as a resource, depleted, attached to a card, or as a member of that player's party, or on a
    certain line."""

    target: Target
    player: Players = "you"
    face_down: Extra[bool] = False
    exerted: bool = False
    host: Extra[This | That | Chosen | None] = None
    to_faction: Extra[bool] = False  # attached to the player's faction
    into_party: Extra[bool] = False
    line: Extra[Literal["", "rear", "firing"]] = ""


class RemoveFromBattle(Effect, frozen=True, tag="remove from battle"):
    target: Target


class AddToBattle(Effect, frozen=True, tag="add to battle"):
    """Characters join their controller's party; with `blocking`, the blocking party, whoever's effect it is."""

    target: Target
    blocking: Extra[bool] = False


class FlipCoin(Effect, frozen=True, tag="flip a coin"):
    """Flip a coin: something happens if you win, something else otherwise."""

    win: tuple[Effect, ...]
    lose: tuple[Effect, ...] = ()


class ReplaceDamage(Effect, frozen=True, tag="replace damage"):
    """The next damage to these cards this turn, up to an amount, is reduced to nothing, or inflicted on other cards
    instead."""

    target: Target
    amount: Amount | None = None  # None: all of it this turn
    to: Extra[This | That | None] = None
    once: Extra[bool] = False  # only the next time, even if that is less


class Instead(Static, frozen=True, tag="instead"):
    """If this would happen to such cards (or players), something else happens instead; in it, the card is `it`."""

    event: Literal["destroyed", "discards", "draws", "put into discard", "put into hand", "leaves play", "dealt damage"]
    effects: tuple[Effect, ...]
    cards: Literal["this"] | Select | None = None
    player: Literal["you", "opponents", "any"] = "any"
    may: bool = False
    in_battle: bool = False  # only a destruction by battle damage
    once: bool = False  # only the next time
    by_opponents: Extra[bool] = False  # only what an opponent's card or effect does
    anywhere: Extra[bool] = False  # it works wherever this card would be removed from, not only in play


class DamageChange(Static, frozen=True, tag="damage change"):
    """Damage to such cards (by such cards) is more, less, or a fixed amount; without cards, damage to anything."""

    cards: Literal["this"] | Select | None = None
    by: Literal["this"] | Select | None = None
    change: Amount | None = None
    to: int | None = None
    more_than: int = 0  # only for amounts greater than this
    battle: bool | None = None  # True: only battle damage; False: only other damage


class ExtraCost(Ability, Node, frozen=True, tag="extra cost", tag_field="ability"):
    """What playing the card costs besides its cost number, in this order. Later effects can refer to picks made for
    it."""

    cost: tuple[Effect, ...]
