"""Playing pages: Oath, targets, energy, revoking (F3.10.6); Angels, Golems, Blessings, Equipment, Miracles; by Storm,
by Bourrasque, by Phoenix."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.asking import concerns
from arbitre.ability.durations import PASSING
from arbitre.ability.match import amount, matches
from arbitre.ability.possible import possible
from arbitre.ability.run import Resolve
from arbitre.games.fallen import changing_zones, effect_stack, energy, entering, sides, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.facts import is_target, ways_of
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.revoking import revocable, revocations, unlike, without, worshippers
from arbitre.games.fallen.zones import HAND, IN_PLAY, LIMBO, PURGATORY
from arbitre.kernel import knowledge
from arbitre.kernel.decision import Reason
from arbitre.kernel.game import InForce
from arbitre.kernel.offers import OfNumber
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARD, CARDS, SERIAL, SLOTS, Many, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Deed
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import OptionKind

NOT_THERE: Final = Reason("not-in-hand", "F5.50.1")
NOT_NOW: Final = Reason("not-at-this-time", "F1.11.7")
GOLEM_NOT_NOW: Final = Reason("not-at-this-time", "F1.14.3")
BLESSING_NOT_NOW: Final = Reason("not-at-this-time", "F1.17.5")
UNANSWERABLE: Final = Reason("divine-not-in-response", "F3.12.7")
CANNOT: Final = Reason("cannot-play", "F1.21.1")
KEPT_OUT: Final = Reason("cannot-play", "F3.7.7")
NO_PAGE: Final = Reason("not-a-page-to-play", "F5.50.1")
INVOKED: Final = Reason("only-by-invocation", "F6.21.1")
OATH: Final = Reason("oath-not-met", "F5.74.1")
ENERGY: Final = Reason("not-enough-energy", "F1.11.3")
EQUIPMENT_ENERGY: Final = Reason("not-enough-energy", "F1.16.2")
BLESSING_ENERGY: Final = Reason("not-enough-energy", "F1.17.2")
CONDITION: Final = Reason("too-few-worshippers", "F1.15.2")
BLESSING_CONDITION: Final = Reason("too-few-worshippers", "F1.17.1")
REVOKE: Final = Reason("too-few-to-revoke", "F1.15.3")
EQUIPMENT_REVOKE: Final = Reason("too-few-to-revoke", "F1.16.2")
EFFECT: Final = Reason("effect-not-possible", "F1.15.13")
NO_ANGEL: Final = Reason("no-angel-for-equipment", "F1.16.7")
LEGEND: Final = Reason("legendary-already-there", "F5.52.1")
NO_STORM: Final = Reason("no-storm", "F1.14.5")
PHOENIX_ONLY: Final = Reason("phoenix-only", "F6.30.2")


CLASS: Final[OfNumber[OptionKind]] = OfNumber("class")


def base_cost(game: Fallen, seat: int, card: int, way: str) -> int:
    facts = game.facts[card]
    if way == "normal" and not (facts.cheaper or "CostsLess" in game.in_force or game.copied):
        return facts.cost  # F1.20.4: nothing makes it more or less
    if way == "phoenix":
        return energy.phoenix_cost(game, seat, card)
    storm = storm_cost(game, card) if way == "storm" else None
    if storm is not None and "Tempête" not in facts.keywords:  # F6.35.3; else F6.35.2
        return energy.cost_of(game, seat, card, storm)
    return energy.cost_of(game, seat, card, stats.printed(game, card).cost)


def storm_cost(game: Fallen, card: int) -> int | None:
    """Of a Golem: what is printed on it, even on a copy of one (F5.77.1), or its own, whatever it has become
    (F1.14.18)."""
    facts = stats.printed(game, card)
    return facts.storm if facts.is_golem else game.facts[card].storm


def ways(game: Fallen, seat: int, card: int, now: str, plain: bool = False) -> tuple[str, ...]:
    """How a page may be played at this moment (`facts.ways_of`). `plain`: it is known to be `as_printed`."""
    facts = game.facts[card]
    if (plain or as_printed(game)) and game.zone_of[card] == HAND and not game.applied[card]:
        # F1.14.4, F1.15.14, F1.16.6, F6.5.1, F6.35.1
        return facts.in_word if now == "word" else facts.in_answer
    in_limbo = game.zone_of[card] == LIMBO
    if in_limbo and stats.has(game, card, "Phoenix"):
        return ("phoenix",) if now == "word" else ()
    kind = stats.kind(game, card) if in_limbo else facts.type
    tempest, gust = stats.has(game, card, "Tempête"), stats.has(game, card, "Bourrasque")
    return ways_of(kind, now, tempest, storm_cost(game, card) is not None, gust)


def as_printed(game: Fallen) -> bool:
    """Whether nothing in force says how pages in hand are played, and none is a copy."""
    force = game.in_force
    changed = "Tempête" in force or "Bourrasque" in force or "Loses" in force or "CountsAs" in force
    return not changed and not game.copied


def why_not(game: Fallen, seat: int, card: int, way: str, now: str) -> Reason | None:
    """From the hand or, just the same, from Limbo (F1.26.2)."""
    zone = game.zone_of[card]
    if (zone != HAND and zone != LIMBO) or game.controller[card] != seat:  # F1.26.2
        return NOT_THERE
    reason = unplayable(game, card)
    if reason is not None:
        return reason
    if way not in ways(game, seat, card, now):
        facts = game.facts[card]
        if zone == LIMBO and stats.has(game, card, "Phoenix"):
            return PHOENIX_ONLY
        if facts.is_golem:
            return NO_STORM if way == "storm" else GOLEM_NOT_NOW
        return BLESSING_NOT_NOW if facts.type == "blessing" else NOT_NOW
    return refusal(game, seat, card, way)


def unplayable(game: Fallen, card: int) -> Reason | None:
    """Why a card in a hand or in Limbo could not be played at any time."""
    if game.zone_of[card] == HAND and game.facts[card].playable and not game.copied:
        return None
    phoenix = game.zone_of[card] == LIMBO and stats.has(game, card, "Phoenix")
    printed = stats.printed(game, card)  # in Limbo a copy stays one (F5.77.5)
    if (printed.is_eden and not phoenix) or printed.type == "worshipper":
        return NO_PAGE
    if "Invocation" in printed.keywords:
        return INVOKED
    return KEPT_OUT if game.zone_of[card] == LIMBO and _kept_out(game, card) else None


def refusal(game: Fallen, seat: int, card: int, way: str) -> Reason | None:
    """Why a page can't be played in a way that would be open to it now."""
    facts = game.facts[card]
    for part in facts.barred:
        if stats.in_force(game, InForce(card, seat, part)):
            return CANNOT
    if "PlayersCant" in game.in_force and _forbidden(game, seat, card):
        return CANNOT
    kind = facts.type
    if facts.condition and len(worshippers(game, seat)) < facts.condition:  # those to be revoked count (F1.15.5)
        return BLESSING_CONDITION if kind == "blessing" else CONDITION
    if facts.revoke and len(revocable(game, seat)) < facts.revoke:
        return EQUIPMENT_REVOKE if kind == "equipment" else REVOKE
    free, bound = energy.purse(game, seat)
    spare = free - base_cost(game, seat, card, way)
    if bound and (spare < 0 or facts.thrifty or (kind == "miracle" and stats.anyone_has(game, "Esquive"))):
        spare += energy.good_for(game, seat, card, bound)
    if spare < 0:
        return EQUIPMENT_ENERGY if kind == "equipment" else BLESSING_ENERGY if kind == "blessing" else ENERGY
    if facts.oath_price:  # energy the Oath takes pays for nothing else
        spare -= facts.oath_price
        if spare < 0:
            return OATH
    if kind != "miracle" and entering.same_legend(game, card, seat):
        return LEGEND
    if kind == "equipment" and not hosts(game, seat, card):
        return NO_ANGEL
    if facts.oath:
        ctx = InForce(card, seat, None, {"this": game.serial[card], "sworn": True})
        if not facts.oath_prospect.opens(game, ctx) or effect_stack.in_vain(game, ctx, facts.oath_vain):
            return OATH
        if facts.oath_takes:
            page = PlayAPage(seat, card, way)
            page.serial = game.serial[card]
            page.cursor = SWEAR
            if not effect_stack.payable(game, page):
                return OATH
    if kind == "miracle":
        if game.effect_stack and stats.has(game, card, "Intervention divine"):
            return UNANSWERABLE
        game.budget = spare
        able = facts.deed is not None and effect_possible(game, seat, card, facts.deed, {})
        game.budget = None
        if not able:
            return EFFECT
    return None


def _forbidden(game: Fallen, seat: int, card: int) -> bool:
    for found in game.in_force["PlayersCant"]:
        if concerns(found, seat) and matches(game, found, found.ability.effect.cards, card):
            if stats.in_force(game, found):
                return True
    return False


def effect_possible(game: Fallen, seat: int, card: int, deed: Deed, slots: dict[str, Any]) -> bool:
    """Whether a Miracle's effect can be paid and done in full (F1.15.13). What is chosen in a Purgatory is chosen when
    the Miracle and the Worshippers it has revoked are there (ruling on F1.15.12), and what they leave behind in the
    Adoration must be enough for it."""
    revoked = game.facts[card].revoke
    rests = revoked > 0 and deed.rests
    if not rests and effect_stack.can_activate(game, seat, card, deed, slots):
        return True
    if not rests and not deed.looks_back:
        return False
    for gone in revocations(game, seat, (), revoked):  # F1.15.12
        twin = without(game, card, gone)
        if effect_stack.can_activate(twin, seat, card, deed, {**slots, "this": twin.serial[card]}):
            return True
    return False


def _kept_out(game: Fallen, card: int) -> bool:
    """What a page says of itself in Limbo holds there (F3.7.7)."""
    for _, part in stats.printed(game, card).statics:
        effect = part.effect
        if isinstance(effect, n.Cant) and effect.forbid == "be played from limbo" and effect.cards == "this":
            return True
    return stats.forbidden(game, card, "can't be played from limbo")


def hosts(game: Fallen, seat: int, card: int) -> list[int]:
    """Angels an Equipment could be linked to: one Equipment for each (F1.16.9), Golem or not (F1.16.10). What only
    looks at their class once does so here (F1.16.13)."""
    only = game.facts[card].link_only
    other_things = game.copied or "CountsAs" in game.in_force
    return [
        angel
        for angel in (changing_zones.battlefield(game, seat) if other_things else sides.unarmed(game, seat))
        if stats.is_a(game, angel, "angel")  # F1.16.10
        and not sides.armed(game, angel)  # F1.16.9
        and (only is None or not stats.classes(game, angel).isdisjoint(only.classes))  # F1.16.13
    ]


class PlayAPage(Procedure):
    """A page is played, from hand or Limbo, one's own or not (F5.54.2): revealed, its Oath met, its energy and its
    revoke cost paid; then it enters play, without a stack (F1.14.6, F1.16.11), or, being a Miracle, goes to the
    Purgatory and its effect is activated (F1.15.4).

    A Miracle's targets are said before the energy is paid, since they may cost more (ruling on F1.15.12)."""

    __slots__ = ("aimed", "card", "deeds", "failed", "opened", "revoked", "seat", "serial", "slots", "way")

    def __init__(self, seat: int, card: int, way: str) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.way = way
        self.slots: dict[str, Any] = {}
        self.deeds: tuple[Deed, ...] = ()  # the effects of a Miracle that will be activated
        self.aimed: tuple[dict[str, Any], ...] = ()  # what each of them targets
        self.revoked: tuple[int, ...] = ()
        self.serial = -1
        self.failed = False  # the Oath could not be met
        self.opened = False  # its costs have opened a stack

    def copy(self) -> PlayAPage:
        twin = PlayAPage(self.seat, self.card, self.way)
        twin.cursor = self.cursor
        twin.slots = self.slots
        twin.deeds = self.deeds
        twin.aimed = self.aimed
        twin.revoked = self.revoked
        twin.serial = self.serial
        twin.failed = self.failed
        twin.opened = self.opened
        return twin

    def reveal(self, game: Fallen) -> None:
        """Before anything is paid (F3.10.7). A Doppelgänger takes a class as it is revealed (F6.11.2)."""
        self.serial = game.serial[self.card]
        knowledge.reveal_one(game, self.card)
        game.eventful = game.turn
        game.emit("played", "F5.50.1", self.seat, self.card, word=self.way)  # F5.54.2
        if "Doppelgänger" in game.facts[self.card].keywords:
            known = self._payable_anyway(game)
            classes = CLASS[self.card]
            options = [
                classes[place] for place, name in enumerate(game.classes) if known or self._payable_as(game, name)
            ]
            game.ask(self.seat, "choose class", options, self.card, ("F6.11.2",))

    def _payable_anyway(self, game: Fallen) -> bool:
        """Whether no class can make it cost more, or less of the energy pay for it, than there is."""
        if "CostsLess" in game.in_force or game.facts[self.card].cheaper:
            return False
        return energy.purse(game, self.seat)[0] >= base_cost(game, self.seat, self.card, self.way)

    def _payable_as(self, game: Fallen, name: str) -> bool:
        """Energy that is good only for some classes must not be lost by the choice."""
        game.chosen_class[self.card] = name
        cost = base_cost(game, self.seat, self.card, self.way)
        able = energy.available(game, self.seat, self.card) >= cost
        del game.chosen_class[self.card]
        return able

    def swear(self, game: Fallen) -> None:
        """The Oath comes before anything is paid, and opens no stack (F5.74.1, F5.74.3)."""
        if game.answer is not None:
            game.chosen_class[self.card] = game.classes[game.answered().number]
        game.paying = True
        facts = game.facts[self.card]
        if facts.deed is not None and facts.type == "miracle":
            spare = energy.available(game, self.seat, self.card) - base_cost(game, self.seat, self.card, self.way)
            game.budget = spare - facts.oath_price
        if facts.oath_program is not None:  # F5.74.3
            if facts.oath_takes:
                game.tangled = len(game.stack) - 1
            # An Oath can banish what is banished by nothing else (F6.37.1).
            slots = {"this": self.serial, "paying": True, "sworn": True}
            game.push(Resolve(facts.oath_program, self.card, self.seat, slots))

    def paid(self, game: Fallen, slots: dict[str, Any]) -> None:
        """The Oath is met; or one of the effects has its targets."""
        known = {name: value for name, value in slots.items() if name not in PASSING and name != "sworn"}
        if not self.deeds:
            self.slots = known
            self.failed = bool(slots.get("unresolved"))
        else:
            self.aimed = (*self.aimed, known)

    def fulfilled(self, game: Fallen) -> bool:
        """Its Oath is met, and the page can still be paid for, linked and have its effect; or its targets are named,
        and the costs of its effect can be paid without them."""
        if self.aimed:
            return all(
                not deed.tangled
                or effect_stack.payable(game, effect_stack.Activate(self.seat, self.card, deed, slots, prepaid=True))
                for deed, slots in zip(self.deeds, self.aimed, strict=False)
            )
        data = game.facts[self.card].data
        if self.failed or energy.available(game, self.seat, self.card) < base_cost(
            game, self.seat, self.card, self.way
        ):
            return False
        if len(worshippers(game, self.seat)) < data.condition or len(revocable(game, self.seat)) < data.revoke:
            return False
        if data.type == "equipment":
            return bool(hosts(game, self.seat, self.card))
        deed = game.facts[self.card].deed
        return data.type != "miracle" or (
            deed is not None and effect_possible(game, self.seat, self.card, deed, self.slots)
        )

    def choose_effects(self, game: Fallen) -> None:
        """Of a Miracle with a list of effects, one or more of those that can be done (F5.42.1). A page whose Oath was
        not met is not played."""
        game.tangled = -1
        if self.failed:  # which is not begun where that can be foreseen
            game.paying = False
            game.budget = None
            game.emit("cancelled", "F5.74.1", self.seat, self.card)
            self.cursor = len(self.steps)
            game.stir()
            return
        deed = game.facts[self.card].deed
        if game.facts[self.card].type != "miracle" or deed is None:
            self.cursor = PAY
            return
        if not deed.modes:
            self._take_on(game, deed)
            self.cursor = AIM
            return
        ctx = InForce(self.card, self.seat, None, {**self.slots, "this": self.serial})
        able = [
            place
            for place, mode in enumerate(deed.modes)
            if mode not in self.deeds
            and mode.alone not in self.deeds
            and effect_possible(game, self.seat, self.card, mode, ctx.slots)
        ]
        if len(self.deeds) >= amount(game, ctx, deed.count) or not able:
            self.cursor = AIM
            return
        options = [offer("mode", number=place) for place in able]
        game.ask(self.seat, "choose one", options, self.card, ("F5.42.1",))

    def add_effect(self, game: Fallen) -> None:
        """They will go onto the stack in this order (F5.42.3); the first pays what comes before the list."""
        deed = game.facts[self.card].deed
        assert deed is not None
        mode = deed.modes[game.answered().number]
        self._take_on(game, mode.alone if self.deeds else mode)
        self.cursor = EFFECTS

    def _take_on(self, game: Fallen, deed: Deed) -> None:
        """Energy this effect will cost is not there for others, nor for what Esquive asks."""
        self.deeds = (*self.deeds, deed)
        if game.budget is not None:
            game.budget -= deed.price

    def aim(self, game: Fallen) -> None:
        """To target is part of the costs, and final (F3.10.9, F5.19.4)."""
        place = len(self.aimed)
        if place >= len(self.deeds):
            return
        self.cursor = AIM
        program = self.deeds[place].aim  # F5.19.4
        slots = {**self.slots, "this": self.serial}
        whole = game.facts[self.card].deed
        if place and whole is not None:
            slots.update({name: self.aimed[0][name] for name in whole.shared if name in self.aimed[0]})
        if program is None:
            self.aimed = (*self.aimed, slots)
        else:
            if self.deeds[place].tangled:
                game.tangled = len(game.stack) - 1
            game.push(Resolve(program, self.card, self.seat, {**slots, "paying": True}))

    def pay(self, game: Fallen) -> None:
        """Energy before revoking (F1.16.3). Esquive: an opposing target costs a Miracle more (F6.13.1)."""
        game.budget = None
        game.tangled = -1
        total = base_cost(game, self.seat, self.card, self.way) + self.dodge(game)
        energy.pay(game, self.seat, total, "F1.11.3", self.card, sum([deed.price for deed in self.deeds]))  # F1.16.3

    def targets(self) -> tuple[int, ...]:
        """What the effects of a Miracle are aimed at."""
        if not self.deeds:
            return ()
        found = [
            card
            for deed, slots in zip(self.deeds, self.aimed, strict=True)
            for card in effect_stack.targets_of(deed, slots)
        ]
        return tuple(dict.fromkeys(found))

    def dodge(self, game: Fallen) -> int:
        theirs = [card for card in self.targets() if game.controller[card] != self.seat]
        return sum([stats.value(game, card, "Esquive") for card in theirs])

    def choose_revoked(self, game: Fallen) -> None:
        """Designated and destroyed (F1.19.3)."""
        wanted = game.facts[self.card].data.revoke
        left = [card for card in revocable(game, self.seat) if card not in self.revoked]
        if len(self.revoked) >= wanted or not left:
            self.cursor = REVOKED + 2
            return
        able = unlike(game, left, self.targets())
        if len(able) > 1 and any(deed.rests for deed in self.deeds):
            able = [card for card in able if self.leads_on(game, card)] or able
        game.ask(self.seat, "revoke", [offer("revoke", card) for card in able], self.card, ("F1.15.3",))

    def leads_on(self, game: Fallen, card: int) -> bool:
        """Whether the effect can be paid and done in full if this one is revoked, with any way to revoke the rest
        (F1.15.13)."""
        wanted = game.facts[self.card].data.revoke
        return any(
            self.payablewithout(game, gone)
            for gone in revocations(game, self.seat, (*self.revoked, card), wanted, self.targets())
        )

    def payablewithout(self, game: Fallen, gone: tuple[int, ...]) -> bool:
        if any(card in gone for card in self.targets()):
            return False
        twin = without(game, self.card, gone)
        for deed, slots in zip(self.deeds, self.aimed, strict=True):
            ctx = Resolve(deed.program, self.card, self.seat, {**slots, "this": twin.serial[self.card]})
            rest = tuple(node for node in deed.cost if not is_target(node))
            if deed.price > energy.available(twin, self.seat) or not possible(twin, ctx, (*rest, *deed.program.tree)):
                return False
        return True

    def add_revoked(self, game: Fallen) -> None:
        self.revoked = (*self.revoked, game.answered().card)
        self.cursor = REVOKED

    def revoke(self, game: Fallen) -> None:
        if self.revoked:
            for card in self.revoked:
                game.signal("revoked", "F1.19.3", self.seat, card)
            changing_zones.destroy(game, list(self.revoked), "F1.15.3", as_cost=True)

    def settle(self, game: Fallen) -> None:
        """What the costs of a page have triggered is on the stack before what its arrival triggers (F3.12.6)."""
        if game.waiting and game.facts[self.card].type != "miracle":
            self.opened = True
            game.paying = False
            game.opening += 1
            game.stir()

    def enter(self, game: Fallen) -> None:
        card = self.card
        facts = game.facts[card]
        if facts.type == "miracle":
            self.become_effect(game)
            return
        if facts.type == "equipment":
            options = [offer("choose", angel) for angel in hosts(game, self.seat, card)]
            if not options:  # what the costs have triggered has left no Angel for it
                changing_zones.move(game, [card], PURGATORY, "put into purgatory", "F1.16.8")
                return
            game.ask(self.seat, "equip", options, card, ("F1.16.7",))
            return
        game.paying = False
        entering.enter_play(game, card, self.seat, rule="F5.50.1")  # F1.14.6

    def become_effect(self, game: Fallen) -> None:
        """The Miracle goes to the Purgatory; then the rest of its effect's costs is paid, and it is activated (F1.15.8,
        F1.15.11). What a list has given goes onto the stack one after another."""
        card = self.card
        targets = self.targets()
        changing_zones.move(game, [card], PURGATORY, "put into purgatory", "F1.15.8")  # F1.15.4, F1.15.12
        guarded: list[int] = []
        for target in targets:
            if game.zone_of[target] in IN_PLAY and game.controller[target] != self.seat:
                serial = game.serial[target]
                guards = stats.is_a(game, target, "angel") and stats.has(game, target, "Égide")
                if guards and serial not in game.aegis:
                    guarded.append(target)
                game.aegis = (*game.aegis, serial)  # the first opposing Miracle of the turn (F6.12.1, F6.12.3)
        game.opening += 1
        for deed, slots in zip(reversed(self.deeds), reversed(self.aimed), strict=True):
            slots = {
                **slots,
                "this": game.serial[card],
                "targets": effect_stack.targets_of(deed, slots),
                "aegis": tuple(guarded),
            }
            game.push(effect_stack.Activate(self.seat, card, deed, slots, prepaid=True))  # F1.15.11

    def finish(self, game: Fallen) -> None:
        facts = game.facts[self.card]
        game.paying = False
        if facts.type == "miracle":
            game.opening -= 1
            game.stir()
        elif facts.type == "equipment" and game.answer is not None:
            host = game.answered().card
            entering.enter_play(game, self.card, self.seat, game.zone_of[host], "F1.16.7", host)  # F1.16.11
        if self.opened:
            game.opening -= 1
            game.stir()


PlayAPage.steps = (
    ("F3.10.7", PlayAPage.reveal),
    ("F5.74.1", PlayAPage.swear),
    ("F5.42.1", PlayAPage.choose_effects),
    ("F5.42.3", PlayAPage.add_effect),
    ("F3.10.9", PlayAPage.aim),
    ("F3.10.6", PlayAPage.pay),
    ("F1.15.3", PlayAPage.choose_revoked),
    ("F1.15.3", PlayAPage.add_revoked),
    ("F1.15.3", PlayAPage.revoke),
    ("F3.12.6", PlayAPage.settle),
    ("F5.50.1", PlayAPage.enter),
    ("F5.50.1", PlayAPage.finish),
)

declare(PlayAPage, card=CARD, slots=SLOTS, aimed=Many(SLOTS), revoked=CARDS, serial=SERIAL)

SWEAR: Final = place_of(PlayAPage, "swear")
EFFECTS: Final = place_of(PlayAPage, "choose_effects")
AIM: Final = place_of(PlayAPage, "aim")
PAY: Final = place_of(PlayAPage, "pay")
REVOKED: Final = place_of(PlayAPage, "choose_revoked")
