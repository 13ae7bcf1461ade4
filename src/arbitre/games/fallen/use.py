"""Abilities their controller uses: Parole divine, Phase de combat, Purgatoire, Sacrifice, a Deity's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from arbitre.ability.match import holds
from arbitre.games.fallen import changing_zones, effect_stack, stats
from arbitre.games.fallen.card import NEUTRAL
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, LIMBO, PURGATORY, REAR
from arbitre.kernel.decision import Reason
from arbitre.kernel.game import NO_SLOTS, InForce
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Activation
    from arbitre.games.fallen.game import Fallen

NO_ABILITY: Final = Reason("has-no-ability", "F3.7.1")
NOT_YOURS: Final = Reason("not-your-card", "F3.7.5")
NOT_THERE: Final = Reason("not-where-it-works", "F3.7.5")
IN_ADORATION: Final = Reason("silent-in-the-adoration", "F3.7.6")
WHEN: Final = {
    "Parole divine": "F6.28.1",
    "Phase de combat": "F6.29.1",
    "Purgatoire": "F6.31.1",
    "Sacrifice": "F6.33.3",
}
"""The rule that says when such an ability is used, and how often."""
NOT_IN_COMBAT: Final = Reason("only-in-attack-phase", "F6.29.1")
STACK_OPEN: Final = Reason("stack-is-open", "F6.33.1")
UNANSWERABLE: Final = Reason("divine-not-in-response", "F6.20.2")
NOT_POSSIBLE: Final = Reason("effect-not-possible", "F3.9.3")
NO_SACRIFICE: Final = Reason("no-sacrifice", "F6.33.2")


def abilities(game: Fallen, card: int) -> list[Activation]:
    """What can be used of a card; a Miracle has an effect, but no ability (F1.15.10)."""
    printed: list[Activation] = stats.printed(game, card).activations  # F1.15.10
    applied = game.applied[card]
    given = [m.detail for m in applied if m.kind == "activated" and m.applies(game)] if applied else []
    return [*printed, *given] if given else printed


def in_place(game: Fallen, seat: int, card: int, ability: Activation) -> bool:
    """A Purgatoire is the owner's, in the Purgatory (F6.31.1); other abilities work in play (F3.10.5), but not those of
    an Angel, Golem or Archangel in the Adoration (F3.7.6). The Deity counts as in play (ruling)."""
    zone = game.zone_of[card]
    if ability.zone == "discard":
        return zone == PURGATORY and game.owner[card] == seat
    if game.controller[card] != seat:
        return False
    if zone == ADORATION:
        return stats.at_home(game.facts[card])
    if zone == DIVINE:
        return not game.face_down[card]
    return zone == REAR or zone == FIRING or (zone == LIMBO and ability.zone == "limbo")  # F3.10.5


def sacrifices(game: Fallen, seat: int) -> list[int]:
    """One's own Angels, not of Pureté Céleste, not in a combat (F6.33.2); not what can't be destroyed (F3.14.1)."""
    fighting = () if game.combat is None else game.combat.fighting()
    return [
        card
        for card in changing_zones.battlefield(game, seat)
        if stats.is_a(game, card, "angel")
        and stats.printed(game, card).kingdom != NEUTRAL
        and card not in fighting
        and not stats.forbidden(game, card, "can't be destroyed")
    ]


def offered(game: Fallen, seat: int, card: int, ability: Activation) -> Iterator[int]:
    """Those that may be destroyed for this Sacrifice: the rest of its cost and its effect must still be possible
    (F3.9.3)."""
    easy = not ability.deed.cost and not ability.deed.modes
    for angel in sacrifices(game, seat):
        if easy:
            yield angel
            continue
        twin = game.copy()
        changing_zones.destroy(twin, [angel], "F6.33.1", as_cost=True)
        if effect_stack.can_activate(twin, seat, card, ability.deed, {"this": game.serial[card]}):
            yield angel


def wrong_time(game: Fallen, ability: Activation, now: str) -> Reason | None:
    """`now`: "word" in the player's own Word phase, "miracle" wherever a Miracle could be played."""
    if ability.for_the_word:  # F6.28.1, F6.31.1
        return None if now == "word" else Reason("not-at-this-time", WHEN[ability.name])
    if ability.fights:  # F6.29.1
        return None if game.phase in ("attack", "damage") else NOT_IN_COMBAT
    return STACK_OPEN if ability.sacrifice and game.effect_stack else None


def why_not(game: Fallen, seat: int, card: int, ability: Activation, now: str) -> Reason | None:
    if not in_place(game, seat, card, ability):
        if game.controller[card] != seat:
            return NOT_YOURS
        return IN_ADORATION if game.zone_of[card] == ADORATION else NOT_THERE
    wrong = wrong_time(game, ability, now)
    if wrong is not None:
        return wrong
    if ability.once and game.used and game.used.get((game.serial[card], ability.key)) == game.turn:  # F3.8.5
        return Reason("used-this-turn", WHEN.get(ability.name, "F3.8.5"))
    deed = ability.deed
    if game.effect_stack and (deed.unanswerable or stats.has(game, card, "Intervention divine")):  # F6.20.2
        return UNANSWERABLE
    if ability.condition is not None:
        ctx = InForce(card, seat, None, {"this": game.serial[card]})
        if not holds(game, ctx, ability.condition):
            return NOT_POSSIBLE
    if ability.sacrifice:
        return NO_SACRIFICE if next(offered(game, seat, card, ability), None) is None else None
    return None if effect_stack.can_activate(game, seat, card, deed, NO_SLOTS) else NOT_POSSIBLE


class UseAbility(Procedure):
    """An ability is used: an Angel is destroyed if it is a Sacrifice; then its effect is activated, by way of the stack
    (F6.28.2, F6.29.2, F6.31.2, F6.33.4)."""

    __slots__ = ("ability", "card", "seat")

    def __init__(self, seat: int, card: int, ability: Activation) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.ability = ability

    def copy(self) -> UseAbility:
        twin = UseAbility(self.seat, self.card, self.ability)
        twin.cursor = self.cursor
        return twin

    def announce(self, game: Fallen) -> None:
        ability = self.ability
        if ability.once:
            game.used[game.serial[self.card], ability.key] = game.turn
        game.emit("uses ability", "F3.8.4", self.seat, self.card, word=ability.name)
        if ability.name == "Sacrifice":
            options = [offer("choose", card) for card in offered(game, self.seat, self.card, ability)]
            game.ask(self.seat, "sacrifice", options, self.card, ("F6.33.1",))

    def activate(self, game: Fallen) -> None:
        """The card may have been the sacrifice itself: its effect is still activated."""
        slots = {"this": game.serial[self.card]}
        sure = self.ability.name == "Sacrifice"
        # F6.28.2, F6.29.2, F6.31.2, F6.33.4
        game.push(effect_stack.Activate(self.seat, self.card, self.ability.deed, slots, sure=sure))
        if sure:
            game.paying = True
            changing_zones.destroy(game, [game.answered().card], "F6.33.1", as_cost=True)


UseAbility.steps = (("F3.8.4", UseAbility.announce), ("F3.12.1", UseAbility.activate))

declare(UseAbility, card=CARD)
