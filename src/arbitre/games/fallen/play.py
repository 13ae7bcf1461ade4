"""Playing pages: Oath, energy, revoking; Angels, Golems, Blessings, Equipment, Miracles; storm, gust, Phoenix."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arbitre.ability.match import matches
from arbitre.ability.run import Resolve, possible
from arbitre.games.fallen import energy, moving, pile, stats
from arbitre.games.fallen.zones import ADORATION, HAND, IN_PLAY, LIMBO, PURGATORY
from arbitre.kernel.decision import Option, Reason
from arbitre.kernel.game import InForce
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

NOT_THERE = Reason("not-in-hand", "F5.50.1")
NOT_NOW = Reason("not-at-this-time", "F5.50.1")
CANNOT = Reason("cannot-play", "F1.21.1")
OATH = Reason("oath-not-met", "F5.74.1")
ENERGY = Reason("not-enough-energy", "F1.11.3")
CONDITION = Reason("too-few-worshippers", "F1.15.2")
REVOKE = Reason("too-few-to-revoke", "F1.15.3")
EFFECT = Reason("effect-not-possible", "F3.9.3")
NO_ANGEL = Reason("no-angel-for-equipment", "F1.16.7")
LEGEND = Reason("legendary-already-there", "F5.52.1")
NO_STORM = Reason("no-storm", "F1.14.5")


def worshippers(game: Fallen, seat: int) -> list[int]:
    return [card for card in game.zones[seat][ADORATION] if game.facts[card].type == "worshipper"]


def revocable(game: Fallen, seat: int) -> list[int]:
    """Worshippers, and a Temple that says so of itself."""
    temples = [found.source for found in game.in_force.get("RevokeThis", ()) if found.seat == seat]
    return [*worshippers(game, seat), *(card for card in temples if game.zone_of[card] == ADORATION)]


def base_cost(game: Fallen, seat: int, card: int, way: str) -> int:
    facts = game.facts[card]
    if way == "phoenix":
        return energy.phoenix_cost(game, seat, card)
    if way == "storm" and facts.data.storm is not None and "Tempête" not in facts.keywords:
        return energy.cost_of(game, seat, card, facts.data.storm)
    return energy.cost_of(game, seat, card, facts.cost)


def ways(game: Fallen, seat: int, card: int, now: str) -> list[str]:
    """How a page may be played at this moment: `now` is "word" (one's own Word phase), "miracle" (wherever a Miracle
    could be played)."""
    facts = game.facts[card]
    kind = stats.kind(game, card) if game.zone_of[card] == LIMBO else facts.type
    if game.zone_of[card] == LIMBO and "Phoenix" in stats.printed(game, card).keywords:
        return ["phoenix"] if now == "word" else []
    if kind in ("miracle", "equipment"):
        return ["normal"]
    found: list[str] = []
    if now == "word" and kind in ("angel", "golem", "blessing"):
        found.append("normal")
    storm = "Tempête" in facts.keywords or (facts.is_golem and facts.data.storm is not None)
    gust = "Bourrasque" in facts.keywords
    if (storm and (now == "miracle" or facts.is_golem)) or (gust and now == "miracle"):
        found.append("storm" if storm else "gust")
    return found


def why_not(game: Fallen, seat: int, card: int, way: str, now: str) -> Reason | None:
    facts = game.facts[card]
    zone = game.zone_of[card]
    if zone not in (HAND, LIMBO) or game.controller[card] != seat:
        return NOT_THERE
    if facts.is_eden or facts.type == "worshipper" or "Invocation" in facts.keywords:
        return CANNOT
    if zone == LIMBO and stats.forbidden(game, card, "can't be played from limbo"):
        return CANNOT
    if way not in ways(game, seat, card, now):
        return NO_STORM if way == "storm" else NOT_NOW
    for part in facts.self_statics:
        if type(part.effect).__name__ == "CantPlayThis" and stats.in_force(game, InForce(card, seat, part)):
            return CANNOT
    for found in game.in_force.get("PlayersCant", ()):
        if stats.concerns(found, seat) and matches(game, found, found.ability.effect.cards, card):
            if stats.in_force(game, found):
                return CANNOT
    data = facts.data
    if data.condition and len(worshippers(game, seat)) < data.condition:
        return CONDITION
    if data.revoke and len(revocable(game, seat)) < data.revoke:
        return REVOKE
    if energy.available(game, seat, card) < base_cost(game, seat, card, way):
        return ENERGY
    if data.legendary and moving.same_legend(game, card, seat):
        return LEGEND
    if facts.type == "equipment" and not hosts(game, seat, card):
        return NO_ANGEL
    ctx = InForce(card, seat, None, {"this": game.serial[card]})
    if facts.oath and not possible(game, ctx, facts.oath):
        return OATH
    if facts.type == "miracle":
        if facts.divine and game.pile:
            return NOT_NOW
        if facts.program is None or not pile.can_activate(game, seat, card, facts.costs, facts.program, {}):
            return EFFECT
    return None


def hosts(game: Fallen, seat: int, card: int) -> list[int]:
    """Angels an Equipment could be linked to: one Equipment for each."""
    only = game.facts[card].link_only
    return [
        angel
        for angel in moving.battlefield(game, seat)
        if stats.is_a(game, angel, "angel")
        and not any(game.facts[other].type == "equipment" for other in game.under[angel])
        and (only is None or not stats.classes(game, angel).isdisjoint(only.classes))
    ]


class PlayAPage(Procedure):
    """A page is played: revealed, its Oath met, its energy and its revoke cost paid; then it enters play, or, being a
    Miracle, goes to Purgatory and its effect is activated."""

    __slots__ = ("card", "revoked", "seat", "serial", "slots", "way")

    def __init__(self, seat: int, card: int, way: str) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.way = way
        self.slots: Mapping[str, Any] = {}
        self.revoked: tuple[int, ...] = ()
        self.serial = -1

    def copy(self) -> PlayAPage:
        twin = PlayAPage(self.seat, self.card, self.way)
        twin.cursor = self.cursor
        twin.slots = self.slots
        twin.revoked = self.revoked
        twin.serial = self.serial
        return twin

    def reveal(self, game: Fallen) -> None:
        self.serial = game.serial[self.card]
        game.emit("played", "F5.50.1", self.seat, self.card, word=self.way)

    def swear(self, game: Fallen) -> None:
        """The Oath comes before anything is paid; it opens no stack."""
        game.paying = True
        facts = game.facts[self.card]
        if facts.oath_program is not None:
            game.push(Resolve(facts.oath_program, self.card, self.seat, {"this": self.serial, "paying": True}))

    def paid(self, game: Fallen, slots: Mapping[str, Any]) -> None:
        self.slots = {name: value for name, value in slots.items() if name not in ("paying", "picking", "failed")}

    def target(self, game: Fallen) -> None:
        """What a Miracle's effect targets and chooses is named first, since a target may cost more (ruling)."""
        facts = game.facts[self.card]
        if facts.type == "miracle" and facts.cost_program is not None:
            game.push(
                Resolve(facts.cost_program, self.card, self.seat, {**self.slots, "this": self.serial, "paying": True})
            )

    def pay(self, game: Fallen) -> None:
        """Energy before revoking. Esquive: an opposing target costs a Miracle more."""
        total = base_cost(game, self.seat, self.card, self.way) + self.dodge(game)
        if total > energy.available(game, self.seat, self.card):
            total = energy.available(game, self.seat, self.card)
        energy.pay(game, self.seat, total, "F1.11.3", self.card)

    def dodge(self, game: Fallen) -> int:
        if game.facts[self.card].type != "miracle":
            return 0
        return sum(
            stats.value(game, card, "Esquive")
            for card in targets_of(self.slots)
            if game.zone_of[card] in IN_PLAY and game.controller[card] != self.seat
        )

    def choose_revoked(self, game: Fallen) -> None:
        wanted = game.facts[self.card].data.revoke
        if len(self.revoked) >= wanted:
            self.cursor = REVOKED + 2
            return
        left = [card for card in revocable(game, self.seat) if card not in self.revoked]
        if not left:
            self.cursor = REVOKED + 2
            return
        alike: dict[tuple[str, int], int] = {}
        for card in left:
            alike.setdefault((game.facts[card].key, game.energy[card]), card)
        game.ask(self.seat, "revoke", [Option("revoke", card) for card in alike.values()], self.card, ("F1.15.3",))

    def add_revoked(self, game: Fallen) -> None:
        self.revoked = (*self.revoked, game.answered().card)
        self.cursor = REVOKED

    def revoke(self, game: Fallen) -> None:
        if self.revoked:
            for card in self.revoked:
                game.signal("revoked", "F1.15.3", self.seat, card)
            moving.destroy(game, list(self.revoked), "F1.15.3", as_cost=True)

    def resolve(self, game: Fallen) -> None:
        game.paying = False
        card = self.card
        facts = game.facts[card]
        if facts.type == "miracle":
            moving.move(game, [card], PURGATORY, "put into purgatory", "F1.15.8")
            for target in targets_of(self.slots):
                if game.zone_of[target] in IN_PLAY and game.controller[target] != self.seat:
                    if target not in game.aegis and stats.has(game, target, "Égide"):
                        game.emit("aegis", "F6.12.1", game.controller[target], target, other=card)
                        self.slots = without(self.slots, target)
                    game.aegis = (*game.aegis, target)
            assert facts.program is not None
            slots = {**self.slots, "this": game.serial[card]}
            pile.put(game, pile.Item(self.seat, card, facts.program, slots, facts.divine, bool(facts.costs)))
            return
        if facts.type == "equipment":
            game.ask(
                self.seat,
                "equip",
                [Option("choose", angel) for angel in hosts(game, self.seat, card)],
                card,
                ("F1.16.7",),
            )
            return
        moving.enter_play(game, card, self.seat, rule="F5.50.1")
        if self.way == "gust" and not game.is_active(self.seat):
            from arbitre.kernel.modifier import THIS_TURN, Modifier

            peaceful = Modifier("keyword", 1, "Pacifiste", card, self.seat, THIS_TURN, self.seat, game.turn)
            game.applied[card] = (*game.applied[card], peaceful)
            game.timed = True

    def equip(self, game: Fallen) -> None:
        if game.facts[self.card].type == "equipment" and game.answer is not None:
            host = game.answered().card
            moving.enter_play(game, self.card, self.seat, game.zone_of[host], "F1.16.7", host)


PlayAPage.steps = (
    ("F5.50.1", PlayAPage.reveal),
    ("F5.74.1", PlayAPage.swear),
    ("F5.19.3", PlayAPage.target),
    ("F1.11.3", PlayAPage.pay),
    ("F1.15.3", PlayAPage.choose_revoked),
    ("F1.15.3", PlayAPage.add_revoked),
    ("F1.15.3", PlayAPage.revoke),
    ("F5.50.1", PlayAPage.resolve),
    ("F1.16.7", PlayAPage.equip),
)
REVOKED = 4


def targets_of(slots: Mapping[str, Any]) -> list[int]:
    """The cards in play an effect was aimed at when it was activated."""
    found: list[int] = []
    for name, value in slots.items():
        if name in ("it", "other", "looked", "shown", "picking"):
            continue
        if isinstance(value, tuple) and value and isinstance(value[0], tuple):
            found.extend(card for card, _ in value)
    return list(dict.fromkeys(found))


def without(slots: Mapping[str, Any], card: int) -> dict[str, Any]:
    """The same, no longer aimed at this card: it is insensible to it."""
    return {
        name: tuple(ref for ref in value if ref[0] != card)
        if isinstance(value, tuple) and value and isinstance(value[0], tuple)
        else value
        for name, value in slots.items()
    }
