"""Effects on hands and decks, damage, influence, tokens, depleting, choosing numbers, chance, paying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from arbitre.ability.discarding import add_discarding
from arbitre.ability.lasting import apply
from arbitre.ability.match import amount, holds, seats_of, target_cards
from arbitre.ability.possible import reachable
from arbitre.ability.run import Resolve
from arbitre.ability.showing import look_at
from arbitre.games.spoils import changing_zones, costs, damage, durations, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import ICONS, TYPES
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.effects.vocabulary import VOCABULARY, in_play, is_cost, spoken_of
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.zones import DECK, FACTION, HAND, PLAY
from arbitre.kernel.column import with_row

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.game import Spoils


SKIPPED = "skip restore"  # the kind of modifier on a faction whose next Restore Rule does not happen


# -- drawing and discarding ------------------------------------------------------------------------------------


@VOCABULARY.effect(n.Draw)
def _draw(game: Spoils, frame: Resolve, node: n.Draw) -> None:
    """306.3: as a group."""
    number = amount(game, frame, node.amount)
    drawn = 0
    for seat in seats_of(game, frame, node.player):
        mine = changing_zones.draw(game, seat, number)
        if mine < number:
            frame.fail()
        drawn += mine
    frame.set("tally drawn", drawn)


@VOCABULARY.possible_if(n.Draw)
def _can_draw(game: Spoils, ctx: Context, node: n.Draw) -> bool:
    return all(
        game.zones[seat][DECK] and not stats.players_cannot(game, seat, "draw")
        for seat in seats_of(game, ctx, node.player)
    )


@VOCABULARY.effect(n.DrawUntil)
def _draw_until(game: Spoils, frame: Resolve, node: n.DrawUntil) -> None:
    hand = amount(game, frame, node.hand)
    for seat in seats_of(game, frame, node.player):
        changing_zones.draw(game, seat, hand - len(game.zones[seat][HAND]))


def _discard(game: Spoils, frame: Resolve, seat: int, cards: tuple[int, ...]) -> bool:
    """305: all of them arrive together (305.2)."""
    if cards:
        changing_zones.discard(game, seat, cards, as_cost=is_cost(frame))
    return True


add_discarding(VOCABULARY, "305.1", _discard)


# -- numbers and chance ----------------------------------------------------------------------------------------


@VOCABULARY.effect(n.Count)
def _count(game: Spoils, frame: Resolve, node: n.Count) -> None:
    frame.set(f"tally {node.slot}", amount(game, frame, node.amount))


def highest(game: Spoils) -> int:
    """The highest number anybody is offered for X: as much as there is of anything in this game (ruling, 410.2)."""
    return max(*game.influence, *(len(zone) for zones in game.zones for zone in zones))


@VOCABULARY.effect(n.ChooseNumber)
def _choose_number(game: Spoils, frame: Resolve, node: n.ChooseNumber) -> None:
    """410.2, 410.2a: a whole number, 0 included."""
    answer = frame.answer(game)
    if answer is not None:
        frame.set(f"tally {node.slot}", answer.number)
        return
    low = amount(game, frame, node.low)
    high = highest(game) if node.high is None else amount(game, frame, node.high)
    if node.high is None and is_cost(frame) and _is_paid(frame, node.slot):
        payer = frame.slots.get("in stead", frame.seat)
        high = min(high, _payable(game, payer))
    if high < low:
        frame.set(f"tally {node.slot}", 0)
        frame.fail()
        return
    seats = seats_of(game, frame, node.player)
    options = [offer("number", number=number) for number in range(low, high + 1)]  # 410.2a
    game.ask_for(frame, seats[0] if seats else frame.seat, "choose number", options)


def _payable(game: Spoils, payer: int) -> int:
    """As much as could be paid at all: with all free resources, and what reductions save (406.3)."""
    action = next((one for one in reversed(game.stack) if isinstance(one, Costly)), None)
    about = action.for_what() if action is not None and game.paying else ()
    much = 1_000
    return stats.count_free(game, payer) + max(0, much - costs.numeric(game, payer, much, *about))


def _is_paid(frame: Resolve, slot: str) -> bool:
    """Whether the chosen number is to be paid in the same cost."""
    return any(isinstance(part, n.Pay) and slot in repr(part.amount) for part in frame.program.tree)


@VOCABULARY.effect(n.FlipCoin)
def _flip_coin(game: Spoils, frame: Resolve, node: n.FlipCoin) -> None:
    won = game.chance.below(2) == 1
    game.emit("flips a coin", "402.1", frame.seat, frame.source, amount=int(won))
    game.signal("coin flipped", "402.1", frame.seat, frame.source, amount=int(won), note=False)
    if not won:
        frame.jump()


@VOCABULARY.effect(n.RollDie)
def _roll_die(game: Spoils, frame: Resolve, node: n.RollDie) -> None:
    number = game.chance.below(6) + 1
    game.emit("rolls", "402.1", frame.seat, frame.source, amount=number)
    frame.set(f"tally {node.slot}", number)


@VOCABULARY.effect(n.Bid)
def _bid(game: Spoils, frame: Resolve, node: n.Bid) -> None:
    """413.1: in turn, from the active player on (413.1a), each names a higher number than the last or passes. 413.1b: a
    player who cannot go higher has to pass, and is out; the one left has won, for 0 if no number was named (ruling)."""
    seat, best = frame.slots.get("bidding") or (game.active, -1)  # 413.1a
    answer = frame.answer(game)
    if answer is not None:
        if answer.kind == "pass":
            frame.slots = {**frame.slots, "bidding": None, "that player": 1 - seat, f"tally {node.slot}": max(0, best)}
            game.emit("wins the bid", "413.1", 1 - seat, frame.source, amount=max(0, best))
            return
        game.emit("bids", "413.1", seat, frame.source, amount=answer.number)
        seat, best = 1 - seat, answer.number
        frame.set("bidding", (seat, best))
    most = stats.count_free(game, seat) if node.within_resources else max(highest(game), best + 1)
    options = [offer("pass"), *(offer("number", number=number) for number in range(best + 1, most + 1))]  # 413.1b
    game.ask_for(frame, seat, "bid", options)


@VOCABULARY.effect(n.LookAtZone)
def _look_at_zone(game: Spoils, frame: Resolve, node: n.LookAtZone) -> None:
    """403.1a, 411.2: at a hand, or at what lies face-down."""
    look_at(game, frame, _to_look_at(game, frame, node), "403.1a")


@VOCABULARY.possible_if(n.LookAtZone)
def _can_look(game: Spoils, ctx: Context, node: n.LookAtZone) -> bool:
    return bool(_to_look_at(game, ctx, node))


def _to_look_at(game: Spoils, ctx: Context, node: n.LookAtZone) -> list[int]:
    zone = HAND if node.zone == "hand" else PLAY
    found = [card for seat in seats_of(game, ctx, node.player) for card in game.zones[seat][zone]]
    return found if zone == HAND else [card for card in found if game.face_down[card]]


_name = VOCABULARY.effects[n.NameCard]


@VOCABULARY.effect(n.NameCard)
def _name_card(game: Spoils, frame: Resolve, node: n.NameCard) -> None:
    """201.1b. What a card in play has named, all its text may speak of."""
    _name(game, frame, node)
    card = frame.source
    if "named" in frame.slots and game.zone_of[card] == PLAY and game.serial[card] == frame.slots.get("this"):
        changing_zones.keep_with(game, card, "named", frame.slots["named"])


@VOCABULARY.effect(n.ChooseType)
def _choose_type(game: Spoils, frame: Resolve, node: n.ChooseType) -> None:
    """201.4a, 208.1: one of the six types."""
    answer = frame.answer(game)
    if answer is None:
        game.ask_for(frame, frame.seat, "choose type", [offer("type", number=place) for place in range(len(TYPES))])
        return
    frame.set("type", TYPES[answer.number])


@VOCABULARY.effect(n.ChooseIcon)
def _choose_icon(game: Spoils, frame: Resolve, node: n.ChooseIcon) -> None:
    answer = frame.answer(game)
    if answer is None:
        game.ask_for(frame, frame.seat, "choose icon", [offer("icon", number=place) for place in range(len(ICONS))])
        return
    frame.set("icon", ICONS[answer.number])


# -- costs -----------------------------------------------------------------------------------------------------


@VOCABULARY.effect(n.Only)
def _only(game: Spoils, frame: Resolve, node: n.Only) -> None:
    """401.3a: a restriction is satisfied like any other cost."""
    if not holds(game, frame, node.condition):
        frame.fail()


@VOCABULARY.possible_if(n.Only)
def _can_only(game: Spoils, ctx: Context, node: n.Only) -> bool:
    return holds(game, ctx, node.condition)


@VOCABULARY.effect(n.ReduceCost)
def _reduce_cost(game: Spoils, frame: Resolve, node: n.ReduceCost) -> None:
    """406.3: in a cost, the total of what is being played or used is lower by this much."""
    frame.set("tally to pay", frame.slots.get("tally to pay", 0) - amount(game, frame, node.amount))


@VOCABULARY.effect(n.Pay)
def _pay(game: Spoils, frame: Resolve, node: n.Pay) -> None:
    """406.3: in a cost it is added to the total. 406.5: in an effect it is a numeric cost of its own; so is what a cost
    has somebody else pay."""
    number = amount(game, frame, node.amount)
    if is_cost(frame) and node.player == "you":
        frame.set("tally to pay", frame.slots.get("tally to pay", 0) + number)
        return
    for seat in seats_of(game, frame, node.player):
        total = costs.numeric(game, seat, number)
        if total > stats.count_free(game, seat):
            frame.fail()
            continue
        costs.pay(game, seat, total, "406.5", frame.source)
        costs.use_discounts(game, seat)
    frame.set("tally paid", number)


VOCABULARY.payments.add(n.Pay)


@VOCABULARY.possible_if(n.Pay)
def _can_pay(game: Spoils, ctx: Context, node: n.Pay) -> bool:
    number = amount(game, ctx, node.amount)
    return all(
        costs.numeric(game, seat, number) <= stats.count_free(game, seat) for seat in seats_of(game, ctx, node.player)
    )


# -- damage and influence --------------------------------------------------------------------------------------


@VOCABULARY.effect(n.DealDamage)
def _inflict(game: Spoils, frame: Resolve, node: n.DealDamage) -> None:
    """408.7: the card that says so is the source."""
    cards = [c for c in spoken_of(game, frame, node.target) if game.zone_of[c] in (PLAY, FACTION)]
    number = amount(game, frame, node.amount)
    if not cards:
        frame.fail()
        return
    if not node.divided:
        shares = [(frame.source, card, number) for card in cards]
        if not damage.deal(game, shares, "408.7", as_cost=is_cost(frame)):
            frame.fail()
        return
    given = _divide(game, frame, cards, number, node.by, node.up_to)
    if given is not None:
        damage.deal(game, [(frame.source, card, part) for card, part in given], "408.7")


def _divide(
    game: Spoils, frame: Resolve, cards: list[int], number: int, by: str, up_to: bool
) -> list[tuple[int, int]] | None:
    """How much to each of these cards, asked one after another; None while a player is being asked."""
    parts: tuple[int, ...] = frame.slots.get("parts", ())
    answer = frame.answer(game)
    if answer is not None:
        parts = (*parts, answer.number)
    left = number - sum(parts)
    while len(parts) < len(cards):
        last = len(parts) == len(cards) - 1
        if (last and not up_to) or left <= 0:
            parts = (*parts, left)
            left = 0
            continue
        frame.set("parts", parts)
        seats = seats_of(game, frame, by)
        options = [offer("assign", cards[len(parts)], number=part) for part in range(left, -1, -1)]
        game.ask_for(frame, seats[0] if seats else frame.seat, "divide", options)
        return None
    frame.set("parts", ())
    return list(zip(cards, parts, strict=True))


@VOCABULARY.possible_if(n.DealDamage)
def _can_inflict(game: Spoils, ctx: Context, node: n.DealDamage) -> bool:
    return reachable(game, ctx, node.target)


@VOCABULARY.effect(n.RemoveDamage)
def _remove_damage(game: Spoils, frame: Resolve, node: n.RemoveDamage) -> None:
    """207.6, 408.5b."""
    total = 0
    for card in in_play(game, frame, node.target):
        limit = game.damage[card] if node.amount is None else amount(game, frame, node.amount)
        removed = min(limit, game.damage[card])
        game.damage[card] -= removed  # 207.6
        total += removed
        if removed:
            game.emit("heals", "408.5b", frame.seat, card, amount=removed)
    frame.set("tally done", total)


@VOCABULARY.effect(n.GainInfluence)
def _gain_influence(game: Spoils, frame: Resolve, node: n.GainInfluence) -> None:
    number = amount(game, frame, node.amount)
    seats = seats_of(game, frame, node.player)
    for seat in seats:
        damage.gain_influence(game, seat, number)
    frame.set("tally done", number * len(seats))


@VOCABULARY.effect(n.LoseInfluence)
def _lose_influence(game: Spoils, frame: Resolve, node: n.LoseInfluence) -> None:
    number = amount(game, frame, node.amount)
    for seat in seats_of(game, frame, node.player):
        if damage.lose_influence(game, seat, number) < number:
            frame.fail()


@VOCABULARY.possible_if(n.LoseInfluence)
def _can_lose_influence(game: Spoils, ctx: Context, node: n.LoseInfluence) -> bool:
    """401.3b: what is to be lost must be there."""
    return all(game.influence[seat] >= amount(game, ctx, node.amount) for seat in seats_of(game, ctx, node.player))


# -- tokens ----------------------------------------------------------------------------------------------------


@VOCABULARY.effect(n.PutTokens)
def _put_tokens(game: Spoils, frame: Resolve, node: n.PutTokens) -> None:
    cards = in_play(game, frame, node.target)
    number = amount(game, frame, node.amount)
    if node.divided and cards:
        given = _divide(game, frame, cards, number, "you", node.up_to)
        if given is None:
            return
    else:
        given = [(card, number) for card in cards]
    for card, part in given:
        if part > 0:
            game.tokens = with_row(game.tokens, card, game.tokens[card] + part)
            game.emit("gets tokens", "409.1", game.controller[card], card, amount=part)
    game.stir()


@VOCABULARY.effect(n.RemoveTokens)
def _remove_tokens(game: Spoils, frame: Resolve, node: n.RemoveTokens) -> None:
    total = 0
    for card in in_play(game, frame, node.target):
        wanted = game.tokens[card] if node.amount is None else amount(game, frame, node.amount)
        removed = min(wanted, game.tokens[card])
        if removed < wanted:
            frame.fail()
            if is_cost(frame):
                continue
        game.tokens = with_row(game.tokens, card, game.tokens[card] - removed)
        total += removed
        if removed:
            game.emit("loses tokens", "409.1", game.controller[card], card, amount=removed)
    frame.set("tally done", total)
    game.stir()


@VOCABULARY.possible_if(n.RemoveTokens)
def _can_remove_tokens(game: Spoils, ctx: Context, node: n.RemoveTokens) -> bool:
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    wanted = 0 if node.amount is None else amount(game, ctx, node.amount)
    cards = target_cards(game, ctx, node.target)
    return bool(cards) and all(game.tokens[card] >= wanted for card in cards)  # 401.3b


# -- depleting and restoring -----------------------------------------------------------------------------------


@VOCABULARY.effect(n.Exert)
def _deplete(game: Spoils, frame: Resolve, node: n.Exert) -> None:
    wanted = spoken_of(game, frame, node.target)
    done = changing_zones.deplete(game, wanted)
    if done and game.facts[frame.source].remembers_depleted:
        by = (frame.source, frame.slots.get("this", game.serial[frame.source]))
        for card in done:
            apply(game, frame, card, changing_zones.DEPLETED_BY, 0, "", "always", by)
    if len(done) < len(wanted) if is_cost(frame) else not done:
        frame.fail()


@VOCABULARY.possible_if(n.Exert)
def _can_deplete(game: Spoils, ctx: Context, node: n.Exert) -> bool:
    """303.2: only what is not depleted."""
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    cards = target_cards(game, ctx, node.target)
    return bool(cards) and all(not game.exerted[card] and game.zone_of[card] == PLAY for card in cards)


@VOCABULARY.effect(n.Ready)
def _restore(game: Spoils, frame: Resolve, node: n.Ready) -> None:
    cards = spoken_of(game, frame, node.target)
    rule = "303.3"
    if frame.source in game.faction:  # a faction's Restore Rule
        skipped = [m for m in game.applied[frame.source] if m.kind == SKIPPED]
        if skipped:
            game.modify(frame.source, tuple(m for m in game.applied[frame.source] if m is not skipped[0]))
            frame.cursor = len(frame.program.ops)
            return
        cards = [card for card in cards if not stats.forbidden(game, card, "can't be restored by the restore rule")]
        rule = "202.7"
        durations.restore_rule_over(game, frame.seat)
    if not changing_zones.restore(game, cards, rule):
        frame.fail()


@VOCABULARY.effect(n.SkipRestore)
def _skip_restore(game: Spoils, frame: Resolve, node: n.SkipRestore) -> None:
    """101.1, 202.7: the next time the Restore Rule would happen, it does not."""
    for seat in seats_of(game, frame, node.player):
        apply(game, frame, game.faction[seat], SKIPPED, 0, "", "always")
        game.emit("lasts", "202.7", seat, frame.source)


def _only_restored(node: n.Exert) -> n.Exert:
    """303.2: to deplete a card one chooses is to choose one that is not depleted."""
    if isinstance(node.target, n.Chosen) and n.Exerted(False) not in node.target.cards.where:
        cards = replace(node.target.cards, where=(*node.target.cards.where, n.Exerted(False)))
        return n.Exert(replace(node.target, cards=cards))
    return node


VOCABULARY.rewrite[n.Exert] = _only_restored
