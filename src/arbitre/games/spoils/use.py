"""606 Using an ability of a card in play, or from where the ability says (606.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import matches
from arbitre.ability.run import Resolve
from arbitre.games.spoils import costs, stats
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.picking import demanded
from arbitre.games.spoils.respond import it, open_window
from arbitre.games.spoils.zones import DISCARD, FACTION, HAND, OUT, PLAY
from arbitre.kernel.decision import NO_CARD, Reason
from arbitre.kernel.knowledge import lose_track
from arbitre.kernel.roles import SERIAL, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Activation, Count
    from arbitre.games.spoils.game import Spoils

NO_ABILITY = Reason("has-no-ability", "606.1a")
NOT_YOURS = Reason("not-your-card", "606.1a")
THRESHOLD = Reason("ability-threshold-not-met", "405.3")
COST = Reason("ability-cost-cannot-be-satisfied", "606.1d")
RESTRICTED = Reason("ability-cost-cannot-be-satisfied", "401.3a")
UNKNOWN = Reason("cost-rests-on-hidden-cards", "401.2a")
CANNOT = Reason("abilities-cannot-be-used", "402.7")

FORBIDDEN = "forbidden ability"  # the kind of modifier that keeps one ability of a card from being used


def abilities(game: Spoils, card: int) -> list[Activation]:
    """All abilities a card has now: printed, and given to it (508)."""
    printed: list[Activation] = game.facts[card].activations
    if "NoText" in game.in_force and stats.textless(game, card):
        printed = []
    if "LosesAbilities" in game.in_force and stats.allowed(game, card, "LosesAbilities"):
        return []
    applied = game.applied[card]
    if not applied and "gains" not in game.in_force:
        return printed
    found = list(printed)
    found.extend(m.detail for m in applied if m.kind == "activated" and m.applies(game))
    if game.zone_of[card] == PLAY and not game.face_down[card]:
        for one in game.in_force.get("gains", ()):
            part = one.ability
            if part.given.activations and stats.in_force(game, one):
                if matches(game, one, part.effect.cards, card):
                    found.extend(part.given.activations)
    return found


def in_place(game: Spoils, seat: int, card: int, ability: Activation) -> bool:
    """606.1a: of a card they control, or of one they own where the ability works outside play."""
    zone = game.zone_of[card]
    where = ability.zone
    if where == "play":
        if ability.players == "you" and game.controller[card] != seat and not in_stead(game, seat, card):
            return False
        return zone == FACTION or (zone == PLAY and not game.face_down[card])  # 411.1
    if where == "face down":
        return zone == PLAY and game.face_down[card] and game.controller[card] == seat
    if game.owner[card] != seat:
        return False
    return zone == {"discard": DISCARD, "hand": HAND, "out of game": OUT}[where]


def in_stead(game: Spoils, seat: int, card: int) -> bool:
    """401.2a: whether a player may use the abilities of this card in the stead of the opponent, who controls it. 402.3,
    402.9: cards in play are meant, and no faction."""
    force = game.in_force.get("UseAbilities")
    if not force or game.controller[card] == seat or game.zone_of[card] != PLAY or game.face_down[card]:
        return False
    return any(
        found.seat == seat and matches(game, found, found.ability.effect.cards, card) and stats.in_force(game, found)
        for found in force
    )


def who_uses(game: Spoils, seat: int, card: int, ability: Activation) -> int:
    """Who satisfies the costs besides the numeric one, and whose effect it is."""
    if game.controller[card] == seat or ability.players != "you" or not in_stead(game, seat, card):
        return seat
    return game.controller[card]


def why_not(game: Spoils, seat: int, card: int, number: int, have: Count | None = None) -> Reason | None:
    known = abilities(game, card)
    if not 0 <= number < len(known):
        return NO_ABILITY
    return why_not_ability(game, seat, card, known[number], have)


def why_not_ability(
    game: Spoils, seat: int, card: int, ability: Activation, have: Count | None = None
) -> Reason | None:
    """502.2, 606.1b: an ability needs its threshold and all that its costs ask."""
    return why_not_used(game, seat, card, ability, have) or why_not_paid(game, seat, card, ability)


def why_not_used(game: Spoils, seat: int, card: int, ability: Activation, have: Count | None = None) -> Reason | None:
    """Why an ability can't be used, whatever it costs. 204.3a: how long the card has been there does not matter."""
    if not in_place(game, seat, card, ability):
        return NOT_YOURS
    # 606.1b
    if ability.icons and not stats.meets(have if have is not None else stats.icons(game, seat), ability.threshold):
        return THRESHOLD
    if game.zone_of[card] == PLAY and stats.forbidden(game, card, "can't use abilities"):
        return CANNOT
    if ability.times and times_used(game, card, ability) >= ability.times:  # 401.3a
        return RESTRICTED
    if game.applied[card] and any(m.kind == FORBIDDEN and m.word == ability.key for m in game.applied[card]):
        return CANNOT
    return None


def why_not_paid(game: Spoils, seat: int, card: int, ability: Activation) -> Reason | None:
    """Why the costs of an ability can't be satisfied."""
    if can_be_paid(game, seat, card, ability):
        return None
    user = who_uses(game, seat, card, ability)
    if costs.restricted(game, user, ability.costs, card):
        return RESTRICTED
    return UNKNOWN if user != seat and ability.costs.sees_hand else COST


def can_be_paid(game: Spoils, seat: int, card: int, ability: Activation) -> bool:
    """Whether the costs of an ability can be satisfied."""
    base = surcharge(game, seat, card)  # 204.3a, 502.2
    user = who_uses(game, seat, card, ability) if "UseAbilities" in game.in_force else seat
    return costs.can_satisfy(game, seat, ability.costs, card, base, ability=card, stead=user)


def times_used(game: Spoils, card: int, ability: Activation) -> int:
    """How often this ability of the card, as long as it has been the same card, was used this turn."""
    times = 0
    for row in game.this_turn():
        if row[0] == "leaves play" and row[3] == card:
            break
        if row[0] == "uses ability" and row[3] == card and row[8] == ability.name:
            times += 1
    return times


def surcharge(game: Spoils, seat: int, card: int) -> int:
    """505.1: what effects demand for using an ability of this card."""
    return demanded(game, seat, "must pay to use ability", card)


def spoken_of(game: Spoils, card: int) -> dict[str, Any]:
    """What the text of a card speaks of without saying it again: what was picked as it was played, and what it is
    attached to by now (301.2)."""
    slots: dict[str, Any] = dict(game.picked_for.get(card, ()))
    host = game.host[card]
    if host != NO_CARD and game.zone_of[host] == PLAY:
        slots["host"] = ((host, game.serial[host]),)
    else:
        slots.pop("host", None)
    return slots


class UseAbility(Costly):
    """606.1 An ability is used."""

    __slots__ = ("ability", "ended", "serial", "user")

    def __init__(self, seat: int, card: int, ability: Activation) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.ability = ability
        self.total = 0
        self.slots: dict[str, Any] = {}
        self.ended = ""
        self.serial = -1
        self.user = seat  # in whose stead it is used (401.2a)

    def copy(self) -> UseAbility:
        twin = UseAbility(self.seat, self.card, self.ability)
        twin.cursor = self.cursor
        twin.total = self.total
        twin.slots = self.slots
        twin.ended = self.ended
        twin.serial = self.serial
        twin.user = self.user
        return twin

    def announce(self, game: Spoils) -> None:
        """606.1a, 606.1b: chosen, its threshold met."""
        costs.begin(game, self.ability.costs)
        self.user = who_uses(game, self.seat, self.card, self.ability)
        self.serial = game.serial[self.card]
        self.slots = spoken_of(game, self.card)
        self.total = surcharge(game, self.seat, self.card)
        if self.ability.zone == "hand":
            lose_track(game, self.card)  # using it does not reveal which card it is
        game.emit("uses ability", "606.1a", self.seat, self.card, word=self.ability.name)

    def is_ended(self) -> bool:
        return bool(self.ended)

    def for_what(self) -> tuple[int, int]:
        return NO_CARD, self.card

    def satisfy(self, game: Spoils) -> None:
        """606.1c: its costs in their order (401.3). 401.2a: in the opponent's stead, but chosen by the player who uses
        it."""
        asked = self.ability.costs
        program = asked.program
        if program is not None and asked.sure:
            self.total += asked.fixed  # 406.3
            self.slots = {**self.slots, "this": self.serial, "tally to pay": asked.fixed}
        elif program is not None:
            slots = {**self.slots, "this": self.serial, "paying": True}
            if self.ability.costs.response:
                slots.update(it(game))
            if self.user != self.seat:
                slots["in stead"] = self.seat
            game.push(Resolve(program, self.card, self.user, slots))

    def paid(self, game: Spoils, slots: dict[str, Any]) -> None:
        self.total += slots.get("tally to pay", 0)
        passing = ("paying", "failed", "picking", "in stead")
        self.slots = {name: value for name, value in slots.items() if name not in passing}

    def due(self, game: Spoils) -> int:
        """406.3, 406.4: an ability without "pay" has no numeric cost."""
        if not (self.ability.has_numeric or self.total):  # 406.4
            return 0
        return costs.numeric(game, self.seat, self.total, ability=self.card)

    def pay(self, game: Spoils) -> None:
        """606.1d: what can't be satisfied was never done."""
        key = ("use", self.card, self.ability.key)
        if self.slots.get("unresolved"):
            costs.take_back(game, key, "606.1d")
            return
        total = self.due(game)
        if total > stats.count_free(game, self.seat):
            costs.take_back(game, key, "606.1d")
            return
        costs.pay(game, self.seat, total, "606.1c", self.card)

    def settle(self, game: Spoils) -> None:
        """606.1e: what has waited happens now."""
        if self.ability.has_numeric or self.total:
            costs.use_discounts(game, self.seat, ability=self.card)
        costs.satisfied(game)

    def respond(self, game: Spoils) -> None:
        """606.1f: the opponent may respond."""
        open_window(game, 1 - self.seat, "response", "607.1")

    def resolve(self, game: Spoils) -> None:
        """606.1g, 502.4: as written when it was used, even if its card is gone. 407.1a: whoever controls the card by
        now controls the effect; once it is gone, whoever did last."""
        if self.ended:
            return
        seat = self.user
        card = self.card
        if game.zone_of[card] == PLAY and game.serial[card] == self.serial and not game.face_down[card]:
            if self.ability.players == "you":  # 407.1a
                seat = game.controller[card]
        elif self.ability.players == "you" and self.ability.zone == "play":
            known = game.last_known((card, self.serial))
            seat = seat if known is None else known.controller
        slots = self.slots
        if self.ability.costs.picked_as or "this" not in slots:
            slots = {"this": self.serial, **slots, **self.ability.costs.picked_as}
        game.push(Resolve(self.ability.program, card, seat, slots))  # 502.4


UseAbility.steps = (
    ("606.1a", UseAbility.announce),
    ("606.1c", UseAbility.satisfy),
    ("606.1d", UseAbility.pay),
    ("606.1e", UseAbility.settle),
    ("606.1f", UseAbility.respond),
    ("606.1g", UseAbility.resolve),
)

declare(UseAbility, serial=SERIAL)
