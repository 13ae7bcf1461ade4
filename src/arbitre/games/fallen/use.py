"""Abilities their controller uses: Parole divine, Phase de combat, Purgatoire, Sacrifice, a Deity's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arbitre.ability.match import holds
from arbitre.ability.run import Resolve
from arbitre.games.fallen import moving, pile, stats
from arbitre.games.fallen.card import NEUTRAL
from arbitre.games.fallen.zones import ADORATION, DIVINE, LIMBO, LINES, PURGATORY
from arbitre.kernel.decision import Option, Reason
from arbitre.kernel.game import InForce
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Activation
    from arbitre.games.fallen.game import Fallen

NO_ABILITY = Reason("has-no-ability", "F3.7.3")
NOT_YOURS = Reason("not-your-card", "F3.7.3")
NOT_NOW = Reason("not-at-this-time", "F3.7.3")
USED = Reason("used-this-turn", "F6.28.1")
NOT_POSSIBLE = Reason("effect-not-possible", "F3.9.3")
NO_SACRIFICE = Reason("no-sacrifice", "F6.33.1")


def abilities(game: Fallen, card: int) -> list[Activation]:
    printed: list[Activation] = stats.printed(game, card).activations
    applied = game.applied[card]
    given = [m.detail for m in applied if m.kind == "activated" and m.applies(game)] if applied else []
    return [*printed, *given] if given else printed


def in_place(game: Fallen, seat: int, card: int, ability: Activation) -> bool:
    zone = game.zone_of[card]
    if ability.zone == "discard":
        return zone == PURGATORY and game.owner[card] == seat
    if game.controller[card] != seat:
        return False
    if zone == ADORATION:
        return game.facts[card].type in ("worshipper", "temple")
    return zone in LINES or (zone == DIVINE and not game.face_down[card]) or (zone == LIMBO and ability.zone == "limbo")


def right_time(game: Fallen, seat: int, ability: Activation, now: str) -> bool:
    """`now`: "word" in one's own Word phase, "miracle" wherever a Miracle could be played."""
    if ability.name in ("Parole divine", "Purgatoire"):
        return now == "word"
    if ability.name == "Phase de combat":
        return game.phase == "attack"
    if ability.name == "Sacrifice":
        return not game.pile
    return True


def sacrifices(game: Fallen, seat: int) -> list[int]:
    """Sacrifice: one's own Angels, not of Pureté Céleste, not in a combat."""
    fighting = () if game.combat is None else (*game.combat.attacking, *game.combat.defending)
    return [
        card
        for card in moving.battlefield(game, seat)
        if stats.is_a(game, card, "angel") and game.facts[card].kingdom != NEUTRAL and card not in fighting
    ]


def why_not(game: Fallen, seat: int, card: int, ability: Activation, now: str) -> Reason | None:
    if not in_place(game, seat, card, ability):
        return NOT_YOURS
    if not right_time(game, seat, ability, now):
        return NOT_NOW
    if ability.once and game.used.get((game.serial[card], ability.key)) == game.turn:
        return USED
    if ability.name == "Sacrifice" and not sacrifices(game, seat):
        return NO_SACRIFICE
    if game.facts[card].divine and game.pile:
        return NOT_NOW
    ctx = InForce(card, seat, None, {"this": game.serial[card]})
    if not holds(game, ctx, ability.condition):
        return NOT_POSSIBLE
    if not pile.can_activate(game, seat, card, ability.cost, ability.program, {}):
        return NOT_POSSIBLE
    return None


class UseAbility(Procedure):
    """An ability is used: its costs are paid, its effect goes on the stack."""

    __slots__ = ("ability", "card", "seat", "serial", "slots")

    def __init__(self, seat: int, card: int, ability: Activation) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.ability = ability
        self.serial = -1
        self.slots: Mapping[str, Any] = {}

    def copy(self) -> UseAbility:
        twin = UseAbility(self.seat, self.card, self.ability)
        twin.cursor = self.cursor
        twin.serial = self.serial
        twin.slots = self.slots
        return twin

    def announce(self, game: Fallen) -> None:
        self.serial = game.serial[self.card]
        if self.ability.once:
            game.used[self.serial, self.ability.key] = game.turn
        game.emit("uses ability", "F3.7.3", self.seat, self.card, word=self.ability.name)
        game.paying = True
        if self.ability.name == "Sacrifice":
            options = [Option("choose", card) for card in sacrifices(game, self.seat)]
            game.ask(self.seat, "sacrifice", options, self.card, ("F6.33.1",))

    def sacrifice(self, game: Fallen) -> None:
        if self.ability.name == "Sacrifice" and game.answer is not None:
            moving.destroy(game, [game.answered().card], "F6.33.1", as_cost=True)

    def pay(self, game: Fallen) -> None:
        if self.ability.cost_program is not None:
            slots = {"this": self.serial, "paying": True}
            game.push(Resolve(self.ability.cost_program, self.card, self.seat, slots))

    def paid(self, game: Fallen, slots: Mapping[str, Any]) -> None:
        self.slots = {name: value for name, value in slots.items() if name not in ("paying", "picking", "failed")}

    def activate(self, game: Fallen) -> None:
        game.paying = False
        if self.slots.get("unresolved"):
            game.stir()
            return
        slots = {**self.slots, "this": self.slots.get("this", self.serial)}
        divine = game.facts[self.card].divine
        pile.put(game, pile.Item(self.seat, self.card, self.ability.program, slots, divine, bool(self.ability.cost)))
        if game.waiting:
            game.stir()


UseAbility.steps = (
    ("F3.7.3", UseAbility.announce),
    ("F6.33.1", UseAbility.sacrifice),
    ("F3.10.3", UseAbility.pay),
    ("F3.12.1", UseAbility.activate),
)
