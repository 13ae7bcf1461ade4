"""4.4 Use an activated ability (and 6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.match import holds, matches
from arbitre.ability.run import Resolve
from arbitre.games.lorcana import bag, changing_zones, keywords, stats
from arbitre.games.lorcana.costs import can_pay, pay_ink
from arbitre.games.lorcana.facts import Activation
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import Option, Reason
from arbitre.kernel.game import NO_SLOTS, Index, InForce
from arbitre.kernel.offers import OfNumber
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, SERIAL, SLOTS, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import OptionKind

NOT_YOURS: Final = Reason("not-your-card", "4.4.1")
NO_SUCH_ABILITY: Final = Reason("no-such-ability", "4.4.1")
EXERTED: Final = Reason("is-exerted", "5.1.1.2")
DRYING: Final = Reason("is-drying", "4.4.2")
FORBIDDEN: Final = Reason("cant-exert", "1.2.2")
NOT_ENOUGH_INK: Final = Reason("not-enough-ink", "4.4.3.4")
CANT_PAY: Final = Reason("cant-pay-cost", "1.5.3")
CONDITION: Final = Reason("condition-not-met", "6.1.13.5")
LOST: Final = Reason("ability-lost", "6.3.1")
ONCE: Final = Reason("already-used-this-turn", "6.1.13.2")
NOT_FREE: Final = Reason("not-free", "1.5.5.4")
FREE: Final = Reason("used-for-free", "4.4.3.2")

USE: Final[OfNumber[OptionKind]] = OfNumber("use")
USE_FREE: Final[OfNumber[OptionKind]] = OfNumber("use free")


def are_given(force: Index) -> bool:
    """Whether static effects can give activated abilities to other cards."""
    return "gains" in force or "Boost" in force


def abilities(game: Lorcana, card: int) -> list[Activation]:
    """The activated abilities a card has now: printed, Boost (8.4), and those it gained."""
    facts = game.facts[card]
    found = facts.activations
    force = game.in_force
    if not game.applied[card] and "Boost" not in facts.keywords and not (force and are_given(force)):
        return found
    return _with_gained(game, card, found)


def _with_gained(game: Lorcana, card: int, found: list[Activation]) -> list[Activation]:
    boost = stats.first_value(game, card, "Boost") if stats.has(game, card, "Boost") else 0
    gained = [m.detail for m in game.applied[card] if m.kind == "activated" and m.applies(game)]
    for static in game.in_force.get("gains", ()):
        if matches(game, static, static.ability.effect.cards, card) and stats.in_force(game, static):
            gained.extend(static.ability.given.activations)
    if not boost and not gained:
        return found
    return [*found, *([keywords.boost(boost)] if boost else []), *gained]


def why_not(game: Lorcana, seat: int, card: int, index: int) -> Reason | None:
    """6.3.1: an ability of a card the player has in play. 6.3.2: a turn action like the others, so never while an
    effect waits or a character is questing or in a challenge (`why_not.py`)."""
    if game.zone_of[card] != PLAY or game.controller[card] != seat:
        return NOT_YOURS
    known = abilities(game, card)  # 6.3.1
    if not 0 <= index < len(known):  # 6.3.1
        return NO_SUCH_ABILITY
    if _is_free(game, seat, card, known[index]):
        return why_not_ability(game, seat, card, known[index], free=True) or FREE
    return why_not_ability(game, seat, card, known[index])


def why_not_free(game: Lorcana, seat: int, card: int, index: int) -> Reason | None:
    """1.5.5.4: an effect lets the player use it without any cost but exerting. It can then be used in no other way
    (4.4.3.2)."""
    if game.zone_of[card] != PLAY or game.controller[card] != seat:
        return NOT_YOURS
    known = abilities(game, card)
    if not 0 <= index < len(known):
        return NO_SUCH_ABILITY
    if not _is_free(game, seat, card, known[index]):
        return NOT_FREE
    return why_not_ability(game, seat, card, known[index], free=True)


def _is_free(game: Lorcana, seat: int, card: int, ability: Activation) -> bool:
    if not ability.ink and not ability.cost:
        return False  # there is nothing to leave out
    for found in game.in_force.get("UseFree", ()):
        if (
            found.seat == seat
            and matches(game, found, found.ability.effect.cards, card)
            and stats.in_force(game, found)
        ):
            return True
    return False


def why_not_ability(game: Lorcana, seat: int, card: int, ability: Activation, free: bool = False) -> Reason | None:
    """What keeps an ability from being used: a cost that can't be paid (1.5.2), its time, its condition. `free` leaves
    out every cost but exerting (6.1.7.1)."""
    if ability.exerts:  # 4.4.2, 6.3.1.1, 5.5.4, 5.6.4, 6.3.1.2
        if game.exerted[card]:
            return EXERTED
        # 4.4.2, 6.3.1.1: characters only. Items and locations are never drying (5.5.4, 5.6.4, 6.3.1.2).
        if game.drying[card]:
            return DRYING
        if stats.forbidden(game, card, "can't exert"):
            return FORBIDDEN
    if "LosesAbility" in game.in_force and stats.has_lost(game, card, ability.key):
        return LOST
    if ability.once and (game.serial[card], ability.key) in game.used:
        return ONCE
    if ability.ink and not free and ability.ink > game.ready_ink(seat):  # 1.5.2, 6.1.7.1
        return NOT_ENOUGH_INK
    if ability.condition is None and not ability.cost:
        return None
    ctx = InForce(card, seat, None)
    if ability.condition is not None and not holds(game, ctx, ability.condition):
        return CONDITION
    if not free and ability.cost and not can_pay(game, ctx, ability.cost, ability.whole_cost):
        return CANT_PAY
    return None


def options(game: Lorcana, seat: int, usable: list[int], out: list[Option]) -> None:
    """The abilities that can be used now, of those cards that may have one."""
    force = game.in_force
    free = "UseFree" in force
    limited = game.timed or "can't exert" in force or "LosesAbility" in force
    exerted = game.exerted
    drying = game.drying
    for card in usable:
        tired = exerted[card] or drying[card]
        for index, ability in enumerate(abilities(game, card)):
            if tired and ability.exerts:  # as why_not_ability would find; true of most
                continue
            if ability.unlimited and not limited:  # 4.4.2, 6.3.1.1, 5.5.4, 5.6.4, 6.3.1.2: nothing else could keep it
                out.append(USE[card][index])
            elif free and _is_free(game, seat, card, ability):  # 1.5.5.4, 4.4.3.2
                if why_not_ability(game, seat, card, ability, free=True) is None:
                    out.append(USE_FREE[card][index])
            elif why_not_ability(game, seat, card, ability) is None:
                out.append(USE[card][index])


class UseAbility(Procedure):
    """4.4.3, 4.4.4 An activated ability is used."""

    __slots__ = ("ability", "card", "free", "seat", "serial", "slots")

    def __init__(self, seat: int, card: int, ability: Activation, free: bool = False) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.ability = ability
        self.free = free
        self.serial = -1
        self.slots: dict[str, Any] = NO_SLOTS  # what the costs chose, for the effect to speak of

    def copy(self) -> UseAbility:
        twin = UseAbility(self.seat, self.card, self.ability, self.free)
        twin.cursor = self.cursor
        twin.serial = self.serial
        twin.slots = self.slots
        return twin

    def paid(self, game: Lorcana, slots: dict[str, Any]) -> None:
        self.slots = slots

    def announce(self, game: Lorcana) -> None:
        self.serial = game.serial[self.card]
        name: str = game.facts[self.card].called.get(self.ability.key, "")
        game.emit("uses", "4.4.3.1", self.seat, self.card, word=name)  # 4.4.3

    def pay(self, game: Lorcana) -> None:
        """4.4.3.3: the total is the printed cost, which no effect changes; for free only exerting is left of it
        (4.4.3.2, 6.1.7.1). 4.4.3.4: ink, exerting, and whatever else, in full."""
        ability = self.ability
        if ability.ink and not self.free:  # 4.4.3.2, 4.4.3.3, 6.1.7.1
            pay_ink(game, self.seat, ability.ink)
            game.emit("pays", "4.4.3.4", self.seat, self.card, amount=ability.ink)
        if ability.exerts:
            changing_zones.exert(game, self.card, "4.4.3.4")
        if ability.once:
            game.used[self.serial, ability.key] = game.turn
        if ability.cost_program is not None and not self.free:
            game.push(Resolve(ability.cost_program, self.card, self.seat, {"this": self.serial, "paying": True}))

    def resolve(self, game: Lorcana) -> None:
        """1.5.3: nothing comes of an ability whose cost was not paid in full; where that can be foreseen, it is not
        begun."""
        if self.slots.get("unresolved"):
            return
        if self.ability.keyword == "Boost":
            game.signal("boosts", "8.4.1", self.seat, self.card)
        slots = {name: value for name, value in self.slots.items() if name not in ("paying", "failed")}
        game.push(Resolve(self.ability.program, self.card, self.seat, {"this": self.serial, **slots}))

    def settle(self, game: Lorcana) -> None:
        """6.3.3: what paying triggered has waited until the effect was resolved."""
        bag.settle(game)


UseAbility.steps = (
    ("4.4.3.1", UseAbility.announce),
    ("4.4.3.4", UseAbility.pay),
    ("4.4.4", UseAbility.resolve),
    ("4.4.5", UseAbility.settle),
)

declare(UseAbility, card=CARD, serial=SERIAL, slots=SLOTS)
