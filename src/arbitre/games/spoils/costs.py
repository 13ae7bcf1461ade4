"""401, 406 Costs: whether they can be satisfied, the numeric cost, paying it, and taking an illegal action back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.asking import concerns
from arbitre.ability.choosing import pick, take
from arbitre.ability.match import amount, holds, matches
from arbitre.ability.run import Resolve
from arbitre.ability.trying import can_do, leading_on
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils import respond, stats
from arbitre.games.spoils.changing_zones import can_be_depleted
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.facts import Costs
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.sides import side, spend
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.game import NO_SLOTS, InForce
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, CARDS, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.kernel.modifier import Modifier


# -- the numeric cost (406) ------------------------------------------------------------------------------------


def numeric(game: Spoils, seat: int, total: int, card: int = NO_CARD, ability: int = NO_CARD) -> int:
    """406.3: the running total with all increases, then all reductions; never below 0 (406.6). `card` is what is being
    played, `ability` the card whose ability is used; neither for a payment inside an effect (406.5)."""
    force = game.in_force
    cheaper = ability != NO_CARD and "AbilitiesCostLess" in force
    if "CostsLess" not in force and not cheaper and not game.discounts and (card == NO_CARD or game.facts[card].always):
        return max(0, total)  # 406.6
    less: list[tuple[int, int]] = []  # each with the number it does not go below
    for found in _about_cost(game, seat, card):
        effect = found.ability.effect
        number = amount(game, found, effect.amount)
        if number < 0:
            total -= number
        else:
            less.append((effect.least, number))
    for found in force["AbilitiesCostLess"] if cheaper else ():
        effect = found.ability.effect
        if found.seat == seat and stats.means(game, found, effect.cards, ability) and stats.in_force(game, found):
            less.append((effect.least, effect.amount))
    for modifier in game.discounts:
        if modifier.seat == seat and _for(game, modifier, card, ability):
            less.append((0, modifier.amount))
    for least, number in sorted(less, reverse=True):  # 410.3: in the order a player would choose
        total -= min(number, max(0, total - least))  # 410.5
    return max(0, total)  # 406.6


def _about_cost(game: Spoils, seat: int, card: int) -> list[InForce]:
    """406.5b: an effect about cards being played does not apply to other payments."""
    if card == NO_CARD:  # 406.5b
        return []
    found = [
        InForce(card, seat, part) for part in game.facts[card].self_statics if isinstance(part.effect, n.CostsLess)
    ]
    for one in game.in_force.get("CostsLess", ()):
        if concerns(one, seat) and one.ability.effect.cards != "this":
            if matches(game, one, one.ability.effect.cards, card):
                found.append(one)
    return [one for one in found if stats.in_force(game, one)]


def _for(game: Spoils, modifier: Modifier, card: int, ability: int) -> bool:
    """Whether "the next numeric cost" is this one."""
    scope = modifier.detail
    select, abilities, ctx = scope.select, scope.abilities, scope.ctx
    if card == NO_CARD and ability == NO_CARD:
        return select is None  # 406.5a
    if card != NO_CARD:
        return select is None or matches(game, ctx, select, card)
    return bool(abilities) and (select is None or matches(game, ctx, select, ability))


def use_discounts(game: Spoils, seat: int, card: int = NO_CARD, ability: int = NO_CARD) -> None:
    """ "The next" is over."""
    if game.discounts:
        game.discounts = tuple(m for m in game.discounts if m.seat != seat or not _for(game, m, card, ability))


def pay(game: Spoils, seat: int, total: int, rule: str, source: int = NO_CARD, first: int = NO_CARD) -> None:
    """309.1, 203.3: attach this many free resources to the faction, all at once. Which of them is up to the player;
    where players have not asked to choose, those are taken first that a player would rather have attached: cards that
    can flip up, `first` before all of them, then other face-down cards, then face-up resources (ruling under 309.1)."""
    if total <= 0:
        return
    if game.choosing:
        free = stats.free_resources(game, seat)
        if len(free) > total and len({_kind(game, card) for card in free}) > 1:
            game.push(Paying(seat, total, rule, source))
            return
    free = side(game, seat).unattached(game)  # 203.3, 203.3a, 309.1a
    if first != NO_CARD and first in free:
        free = [first, *[card for card in free if card != first]]
    _attach(game, seat, free[:total], rule, source)


def pay_demand(game: Spoils, seat: int, price: int, source: int = NO_CARD) -> None:
    """505.1: what a card demands for something. 406.5, 406.5a: that is a numeric cost, and can be reduced as one."""
    if price > 0:
        pay(game, seat, numeric(game, seat, price), "505.1", source)  # 406.5, 406.5a
        use_discounts(game, seat)


def _attach(game: Spoils, seat: int, used: list[int], rule: str, source: int) -> None:
    faction = game.faction[seat]
    for card in used:
        game.host[card] = faction
    game.under[faction] = (*used[::-1], *game.under[faction])
    spend(game, seat, used)
    game.emit("pays", rule, seat, source, amount=len(used))


def _kind(game: Spoils, card: int) -> tuple[str, bool]:
    """Resources that are alike."""
    return (game.facts[card].key, game.face_down[card])


class Paying(Procedure):
    """309.1 A player chooses which resources to attach, one after another; nothing intervenes (FAQ)."""

    __slots__ = ("chosen", "rule", "seat", "source", "total")

    def __init__(self, seat: int, total: int, rule: str, source: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.total = total
        self.rule = rule
        self.source = source
        self.chosen: tuple[int, ...] = ()

    def copy(self) -> Paying:
        twin = Paying(self.seat, self.total, self.rule, self.source)
        twin.cursor = self.cursor
        twin.chosen = self.chosen
        return twin

    def choose(self, game: Spoils) -> None:
        free = [card for card in stats.free_resources(game, self.seat) if card not in self.chosen]
        alike: dict[tuple[str, bool], int] = {}
        for card in free:
            alike.setdefault(_kind(game, card), card)
        options = [offer("pay with", card) for card in alike.values()]
        game.ask(self.seat, "pay with", options, self.source, ("309.1",))

    def add(self, game: Spoils) -> None:
        self.chosen = (*self.chosen, game.answered().card)
        if len(self.chosen) < self.total:
            self.cursor = 0
            return
        _attach(game, self.seat, list(self.chosen), self.rule, self.source)


Paying.steps = (("309.1", Paying.choose), ("309.1", Paying.add))

declare(Paying, source=CARD, chosen=CARDS)


# -- whether costs can be satisfied (401.2) --------------------------------------------------------------------


def can_satisfy(
    game: Spoils,
    seat: int,
    costs: Costs,
    source: int,
    base: int,
    *,
    card: int = NO_CARD,
    ability: int = NO_CARD,
    paid: int = 0,
    slots: dict[str, Any] = NO_SLOTS,
    stead: int = NO_CARD,
) -> bool:
    """Whether a player could satisfy all of these costs, the numeric cost included, which starts at `base`; `paid` of
    it has been paid by then (507.4e). `stead`: in this player's stead, with what is known (401.2a)."""
    own = int(card != NO_CARD and not paid and game.zone_of[card] == PLAY and game.host[card] == NO_CARD)
    free = stats.count_free(game, seat) - paid - own  # a face-down card that is turned before it has paid pays nothing
    if free < 0 or numeric(game, seat, base + costs.fixed - costs.lowers, card, ability) - paid > free:  # 401.2
        return False
    if costs.in_battle and game.battle is None:
        return False
    if costs.sure:
        return True
    assert costs.program is not None
    if costs.response:
        slots = {**slots, **respond.it(game)}
    actor = seat
    if stead not in (NO_CARD, seat):
        slots = {**slots, "in stead": seat}
        actor = stead
    if card != NO_CARD:
        slots = {**slots, "kept": ((card, game.serial[card]),)}  # 604.1c: it is being played by then
    ctx = Resolve(costs.program, source, actor, {"this": game.serial[source], **costs.least, **slots})
    for limit in costs.limits:  # 401.3
        if not holds(game, ctx, limit):
            return False
    if costs.open or "must pay to pick" in game.in_force:

        def affordable(one: Any, tried: Any) -> bool:
            more = tried.slots.get("tally to pay", 0)
            due = numeric(one, seat, base + more, card, ability) - paid
            able = due <= stats.count_free(one, seat) - paid - own
            return able and not tried.slots.get("unresolved")

        twin = game.trial()
        twin.paying = True
        slots = {"this": game.serial[source], **slots, "paying": True}
        return can_do(twin, costs.program, source, actor, slots, affordable)
    if costs.counted:
        more = sum(amount(game, ctx, number) for number in costs.counted)
        if numeric(game, seat, base + more, card, ability) - paid > free:
            return False
    return costs.prospect.opens(game, ctx)


def still_satisfiable(game: Spoils, options: list[Option]) -> list[Option]:
    """Of the answers to a question of a cost, those after which all of it can still be satisfied; all of them if there
    are none, for then the action is taken back whatever is answered."""
    if _any_will_do(game, options):
        return options
    stack = game.stack
    place = next(i for i in range(len(stack) - 1, -1, -1) if isinstance(stack[i], Costly))

    def ends(one: Any, tried: Any) -> bool:
        action: Costly = one.stack[place]
        return not action.slots.get("unresolved") and action.due(one) <= stats.count_free(one, action.seat)

    return leading_on(game, options, place + 1, ends)


def _any_will_do(game: Spoils, options: list[Option]) -> bool:
    """Whether this is the last thing to be chosen, nothing that is left to do can fail whatever is answered, and what
    is to be paid is not changed by it."""
    frame = game.stack[-1]
    if not isinstance(frame, Resolve) or "must pay to pick" in game.in_force or "CostsLess" in game.in_force:
        return False
    ops = frame.program.ops
    now, last = ops[frame.cursor], ops[-1]
    if now.run is pick:
        return now is last and now.node.count == 1  # a pick takes nothing
    action = game.stack[-2]
    if not isinstance(action, Costly):
        return False
    played = action.for_what()[0]
    if played != NO_CARD and not game.facts[played].always:
        return False
    if now is last:
        return isinstance(now.node, n.Discard)
    if now is not ops[-2] or now.run is not take or now.node.count != 1:
        return False
    if not isinstance(last.node, n.Exert) or last.node.target != n.That(now.node.slot):
        return False
    for option in options:
        if option.card == NO_CARD or not can_be_depleted(game, option.card):
            return False
    return True


def restricted(game: Spoils, seat: int, costs: Costs, source: int) -> bool:
    """401.3a: whether a restriction among these costs is not satisfied now."""
    limits = [part for part in costs.parts if isinstance(part, n.Only)]
    if not limits:
        return False
    assert costs.program is not None
    ctx = Resolve(costs.program, source, seat, {"this": game.serial[source]})
    return not all(holds(game, ctx, limit.condition) for limit in limits)


# -- taking an action back (401.3, 604.1e, 606.1d) -------------------------------------------------------------


def begin(game: Spoils, costs: Costs) -> None:
    """Triggers wait from now on (503.3). What has to be done in several steps can turn out to be impossible, so the
    game as it is now is kept."""
    if not costs.sure or "CostsLess" in game.in_force or "AbilitiesCostLess" in game.in_force:
        game.before = game.copy()
        game.before.before = None
    game.paying = True  # 503.3


def satisfied(game: Spoils) -> None:
    """604.1f, 606.1e: what has waited happens now."""
    game.paying = False
    game.before = None
    game.refused = ()
    if game.waiting:
        game.stir()


def take_back(game: Spoils, key: tuple[Any, ...], rule: str) -> None:
    """604.1e: everything is as it was before the action; triggers that fired meanwhile never happen (314). The action
    is not offered again in the same situation."""
    before = game.before
    assert before is not None
    stack = game.stack
    picks, answers = game.picks, game.answers
    seat = stack[-1].seat  # type: ignore[attr-defined]
    game.become(before)
    stack[:] = game.stack  # the list that is being worked on
    game.stack = stack
    stack.pop()
    game.picks, game.answers = picks, answers
    game.before = None
    game.paying = False
    game.refused = (*game.refused, key)
    game.emit("takes back", rule, seat)
