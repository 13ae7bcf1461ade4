"""Effects on damage, energy, markers, hands and Books, tilting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from arbitre.ability.discarding import add_discarding
from arbitre.ability.match import amount, holds, refs_of, seats_of, target_cards
from arbitre.ability.possible import reachable
from arbitre.ability.programs import SEVERAL
from arbitre.ability.run import Resolve
from arbitre.games.fallen import changing_zones, damage, energy, markers, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.effects.vocabulary import (
    VOCABULARY,
    affected,
    any_affected,
    doer,
    is_cost,
    on_battlefield,
    untouched,
    within_reach,
)
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.sides import marks
from arbitre.games.fallen.zones import ADORATION, BOOK, DAMAGED, IN_PLAY, PURGATORY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import look
from arbitre.kernel.zone import BOTTOM

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.fallen.game import Fallen


# -- damage ----------------------------------------------------------------------------------------------------


@VOCABULARY.effect(n.DealDamage)
def _deal(game: Fallen, frame: Resolve, node: n.DealDamage) -> None:
    cards = [card for card in target_cards(game, frame, node.target) if game.zone_of[card] in DAMAGED]
    if not cards:
        frame.fail()
        return
    cards.sort(key=lambda card: game.host[card] == NO_CARD)  # a linked Golem's own before its Angel's (ruling)
    number = amount(game, frame, node.amount)
    if node.divided and len(cards) > 1:
        parts: tuple[int, ...] = frame.slots.get("parts", ())
        answer = frame.answer(game)
        if answer is not None:
            parts = (*parts, answer.number)
        left = number - sum(parts)
        if len(parts) < len(cards) - 1 and left > 0:
            frame.set("parts", parts)
            options = [offer("assign", cards[len(parts)], number=part) for part in range(left, -1, -1)]
            game.ask_for(frame, frame.seat, "choose number", options)
            return
        parts = (*parts, left, *(0 for _ in cards))[: len(cards)]
        frame.set("parts", ())
    else:
        parts = tuple(number for _ in cards)
    for card, part in zip(cards, parts, strict=False):
        if not untouched(game, frame, card):
            damage.inflict(game, doer(game, frame, node), card, part, "F2.10.1")


@VOCABULARY.possible_if(n.DealDamage, n.PutDamage)
def _can_deal(game: Fallen, ctx: Context, node: n.DealDamage | n.PutDamage) -> bool:
    return any_affected(game, ctx, node)


@VOCABULARY.effect(n.PutDamage)
def _wound(game: Fallen, frame: Resolve, node: n.PutDamage) -> None:
    """-X vitality."""
    cards = [card for card in target_cards(game, frame, node.target) if game.zone_of[card] in DAMAGED]
    if not cards:
        frame.fail()
    for card in cards:
        if not untouched(game, frame, card):
            damage.wound(game, doer(game, frame, node), card, amount(game, frame, node.amount), "F5.48.1")


@VOCABULARY.effect(n.RemoveDamage)
def _heal(game: Fallen, frame: Resolve, node: n.RemoveDamage) -> None:
    """All damage (F5.45.1) or this much of it, as far as there is any (F5.46.2); also on a card that bears none
    (F5.45.2). The effect it is part of says whom it heals (F5.46.3), and several values are several healings
    (F5.46.4)."""
    total = 0
    for card in on_battlefield(game, frame, node.target):
        # F5.45.1, F5.45.2, F5.46.2, F5.46.3, F5.46.4
        total += damage.heal(game, card, None if node.amount is None else amount(game, frame, node.amount))
    frame.set("tally done", total)


@VOCABULARY.effect(n.HealDeity)
def _gain_vitality(game: Fallen, frame: Resolve, node: n.HealDeity) -> None:
    for seat in seats_of(game, frame, node.player):
        damage.gain_vitality(game, seat, amount(game, frame, node.amount), frame.source)


@VOCABULARY.possible_if(n.HealDeity)
def _can_gain_vitality(game: Fallen, ctx: Context, node: n.HealDeity) -> bool:
    """As an effect it is always possible; for a Mortal Deity it comes to nothing (F3.9.6)."""
    return True


# -- energy and markers ----------------------------------------------------------------------------------------


@VOCABULARY.effect(n.Pay)
def _pay(game: Fallen, frame: Resolve, node: n.Pay) -> None:
    number = amount(game, frame, node.amount)
    for seat in seats_of(game, frame, node.player):
        if energy.available(game, seat) < number:
            frame.fail()
            continue
        energy.pay(game, seat, number, "F3.10.3")


@VOCABULARY.possible_if(n.Pay)
def _can_pay(game: Fallen, ctx: Context, node: n.Pay) -> bool:
    if _depends(ctx, node.amount):
        return True
    number = amount(game, ctx, node.amount)
    return all(energy.available(game, seat) >= number for seat in seats_of(game, ctx, node.player))


def _depends(ctx: Context, number: n.Amount) -> bool:
    """Whether the amount is known only when an earlier part of the cost has been paid: that part then leaves out what
    would cost too much (F6.21.2)."""
    if isinstance(number, n.Minus):  # F6.21.2
        return _depends(ctx, number.amount) or _depends(ctx, number.less)
    return isinstance(number, n.PrintedOf) and isinstance(number.target, n.That) and number.target.ref not in ctx.slots


@VOCABULARY.effect(n.GainEnergy)
def _gain_energy(game: Fallen, frame: Resolve, node: n.GainEnergy) -> None:
    """On the Temple or a Worshipper, as the player likes; it comes from nowhere else (F5.35.1)."""
    number = amount(game, frame, node.amount)
    if node.target is not None:
        for card in affected(game, frame, node.target):
            energy.gain(game, card, number)  # F5.35.1
        return
    seats = seats_of(game, frame, node.player)
    answer = frame.answer(game)
    if answer is not None:
        energy.gain(game, answer.card, number)  # F5.35.1
    elif seats and (able := _can_hold(game, seats[0])):
        game.ask_for(frame, seats[0], "energy to", [offer("choose", card) for card in able])
    else:
        frame.fail()


def _each_gains(node: n.GainEnergy) -> Any:
    """Several players say one after the other where theirs goes."""
    if node.target is not None or node.player not in SEVERAL:
        return node
    return n.ForEachPlayer(node.player, (replace(node, player="actor"),))


VOCABULARY.rewrite[n.GainEnergy] = _each_gains


@VOCABULARY.possible_if(n.GainEnergy)
def _can_gain_energy(game: Fallen, ctx: Context, node: n.GainEnergy) -> bool:
    if node.target is not None:
        return reachable(game, ctx, node.target)
    return all(_can_hold(game, seat) for seat in seats_of(game, ctx, node.player))


def _can_hold(game: Fallen, seat: int) -> list[int]:
    """Where gained energy may go: the Temple and the Worshippers, except those that can gain none."""
    return [
        card
        for card in game.zones[seat][ADORATION]
        if game.facts[card].type in ("temple", "worshipper") and not stats.forbidden(game, card, "can't gain energy")
    ]


@VOCABULARY.effect(n.Regenerate)
def _regenerate(game: Fallen, frame: Resolve, node: n.Regenerate) -> None:
    """The printed reserve is filled (F1.19.6)."""
    for card in affected(game, frame, node.target):
        energy.gain(game, card, game.facts[card].data.energy - game.energy[card], "F5.70.1")  # F1.19.6


@VOCABULARY.effect(n.PutMarkers)
def _put_markers(game: Fallen, frame: Resolve, node: n.PutMarkers) -> None:
    for card in affected(game, frame, node.target):  # F5.56.6
        markers.add(game, card, node.marker, amount(game, frame, node.amount))


@VOCABULARY.effect(n.RemoveMarkers)
def _remove_markers(game: Fallen, frame: Resolve, node: n.RemoveMarkers) -> None:
    total = 0
    for card in target_cards(game, frame, node.target):
        if not is_cost(frame) and untouched(game, frame, card, node.target):
            continue
        wanted = stats.marks(game, card, node.marker) if node.amount is None else amount(game, frame, node.amount)
        taken = markers.remove(game, card, node.marker, wanted)
        if taken < wanted:
            frame.fail()
        total += taken
    frame.set("tally done", total)


@VOCABULARY.possible_if(n.RemoveMarkers)
def _can_remove_markers(game: Fallen, ctx: Context, node: n.RemoveMarkers) -> bool:
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    wanted = 1 if node.amount is None else amount(game, ctx, node.amount)
    cards = within_reach(game, ctx, node.target)
    return bool(cards) and all(stats.marks(game, card, node.marker) >= wanted for card in cards)


@VOCABULARY.effect(n.SpendMarkers)
def _spend_markers(game: Fallen, frame: Resolve, node: n.SpendMarkers) -> None:
    """A cost (F5.30.1), from whatever cards the player likes (F6.36.4): asked, if the players want to be, else from the
    poorest first."""
    left: int = frame.slots.get("to spend", -1)
    if left < 0:
        left = amount(game, frame, node.amount)
    answer = frame.answer(game)
    if answer is not None:
        left -= markers.remove(game, answer.card, node.marker, answer.number)
    mine = [c for zone in IN_PLAY for c in game.zones[frame.seat][zone] if stats.marks(game, c, node.marker)]
    mine.sort(key=lambda c: stats.marks(game, c, node.marker))
    total = sum(stats.marks(game, c, node.marker) for c in mine)
    if game.choosing and left > 0 and len(mine) > 1 and total > left:
        frame.set("to spend", left)
        options = [
            offer("spend", card, number=part)
            for card in mine
            for part in range(min(left, stats.marks(game, card, node.marker)), 0, -1)
        ]
        game.ask_for(frame, frame.seat, "spend", options)
        return
    for card in mine:
        left -= markers.remove(game, card, node.marker, left)
    if left > 0:
        frame.fail()
    frame.set("to spend", -1)


@VOCABULARY.possible_if(n.SpendMarkers)
def _can_spend_markers(game: Fallen, ctx: Context, node: n.SpendMarkers) -> bool:
    total = marks(game, ctx.seat, node.marker)
    return total >= (node.amount if isinstance(node.amount, int) else amount(game, ctx, node.amount))


@VOCABULARY.effect(n.Count)
def _count(game: Fallen, frame: Resolve, node: n.Count) -> None:
    frame.set(f"tally {node.slot}", amount(game, frame, node.amount))


@VOCABULARY.effect(n.Only)
def _only(game: Fallen, frame: Resolve, node: n.Only) -> None:
    if not holds(game, frame, node.condition):
        frame.fail()


@VOCABULARY.possible_if(n.Only)
def _can_only(game: Fallen, ctx: Context, node: n.Only) -> bool:
    return holds(game, ctx, node.condition)


@VOCABULARY.effect(n.CantBeAnswered)
def _no_answer(game: Fallen, frame: Resolve, node: n.CantBeAnswered) -> None:
    """Said of the whole effect; nothing happens when its turn comes."""


# -- hand and Book ---------------------------------------------------------------------------------------------


@VOCABULARY.effect(n.Draw)
def _draw(game: Fallen, frame: Resolve, node: n.Draw) -> None:
    number = amount(game, frame, node.amount)
    for seat in seats_of(game, frame, node.player):
        if changing_zones.draw(game, seat, number, "F5.64.1") < number:
            frame.fail()


@VOCABULARY.possible_if(n.Draw)
def _can_draw(game: Fallen, ctx: Context, node: n.Draw) -> bool:
    number = amount(game, ctx, node.amount)
    return all(len(game.zones[seat][BOOK]) >= number for seat in seats_of(game, ctx, node.player))


def _discard(game: Fallen, frame: Resolve, seat: int, cards: tuple[int, ...]) -> bool:
    """From the hand into the Purgatory (F5.25.1)."""
    if cards:
        changing_zones.move(game, list(cards), PURGATORY, "discards", "F5.25.1")
    return True


add_discarding(VOCABULARY, "F5.25.1", _discard)


@VOCABULARY.effect(n.Omen)
def _omen(game: Fallen, frame: Resolve, node: n.Omen) -> None:
    """Any number to the bottom, the rest back on top, both in any order; asked page by page."""
    seat = frame.seat
    if "omen" not in frame.slots:
        top = game.top_cards(seat, amount(game, frame, node.amount))
        frame.slots = {**frame.slots, "omen": tuple(top), "looked": refs_of(game, top), "looker": seat, "on top": ()}
        look(game, seat, top)
        game.emit("looks", "F5.66.1", seat=seat, amount=len(top), cards=tuple(top))
    left: tuple[int, ...] = frame.slots["omen"]
    kept: tuple[int, ...] = frame.slots["on top"]
    answer = frame.answer(game)
    if answer is not None:
        left = tuple(card for card in left if card != answer.card)
        if answer.kind == "bottom":
            game.put(answer.card, seat, BOOK, BOTTOM)
            game.emit("put back", "F5.66.1", seat, answer.card, word="bottom")
        else:
            kept = (*kept, answer.card)
    if left:
        frame.slots = {**frame.slots, "omen": left, "on top": kept}
        options = [option for card in left for option in (offer("top", card), offer("bottom", card))]
        game.ask_for(frame, seat, "omen", options)
        return
    for card in reversed(kept):
        game.put(card, seat, BOOK)
    frame.slots = {name: value for name, value in frame.slots.items() if name not in ("omen", "on top", "looked")}


@VOCABULARY.possible_if(n.Omen)
def _can_omen(game: Fallen, ctx: Context, node: n.Omen) -> bool:
    return len(game.zones[ctx.seat][BOOK]) >= amount(game, ctx, node.amount)


# -- tilting ---------------------------------------------------------------------------------------------------


@VOCABULARY.effect(n.Exert)
def _tilt(game: Fallen, frame: Resolve, node: n.Exert) -> None:
    cards = affected(game, frame, node.target)
    done = [card for card in cards if not game.exerted[card]]
    for card in done:
        game.exerted[card] = True
        game.emit("exerts", "F3.1.2", game.controller[card], card)
    if is_cost(frame) and len(done) < len(cards):
        frame.fail()


@VOCABULARY.possible_if(n.Exert)
def _can_tilt(game: Fallen, ctx: Context, node: n.Exert) -> bool:
    """Tilting what is already tilted does nothing (F6.18.3), but can be done; it can't pay a cost (F3.1.3)."""
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    if isinstance(node.target, n.This):
        cards = target_cards(game, ctx, node.target)
        return bool(cards) and not game.exerted[cards[0]]  # F3.1.3
    return any_affected(game, ctx, node)  # F6.18.3


@VOCABULARY.effect(n.Ready)
def _untilt(game: Fallen, frame: Resolve, node: n.Ready) -> None:
    for card in affected(game, frame, node.target):
        if game.exerted[card]:
            game.exerted[card] = False
            game.emit("readies", "F3.1.2", game.controller[card], card)
