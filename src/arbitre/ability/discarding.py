"""Discarding from a hand, the same in every game: who chooses, at random, all, until a given number is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.choosing import chooser_of
from arbitre.ability.match import amount, fits, refs_of, seats_of, slot_refs
from arbitre.ability.offering import offer
from arbitre.ability.programs import SEVERAL
from arbitre.ability.run import Resolve
from arbitre.ability.table import Context, Table
from arbitre.ability.vocabulary import Vocabulary


def discardable(game: Table, ctx: Context, node: n.Discard, seat: int) -> list[int]:
    """Cards in that player's hand that the description fits; the card being played is no longer one of them."""
    hand = game.zones[seat][game.zone_index["hand"]]
    if node.cards.among:
        spoken_of = [card for card, serial in slot_refs(ctx, node.cards.among) if game.serial[card] == serial]
        hand = [card for card in hand if card in spoken_of]
    found = [card for card in hand if card != ctx.source and fits(game, ctx, node.cards, card)]
    return game.known_in_stead(ctx, node.cards, found) if "in stead" in ctx.slots else found


def choose_discards(game: Table, frame: Resolve, node: n.Discard, seat: int, rule: str) -> tuple[int, ...] | None:
    """The cards to be discarded, once the player, somebody else or chance has chosen them; None while that is being
    asked. The effect fails where there are too few."""
    cards = discardable(game, frame, node, seat)
    if node.all:
        return tuple(cards)
    wanted = len(cards) if node.any_number else amount(game, frame, node.amount)
    if node.at_random or ("in stead" in frame.slots and game.chosen_blindly(frame, node.cards)):
        left = cards.copy()
        game.chance.shuffle(left)
        chosen = tuple(left[:wanted])
        game.emit("chance", rule, seat=seat, amount=len(chosen))
    else:
        chosen = tuple([card for card, _ in frame.slots.get("picking", ())])
        answer = frame.answer(game)
        if answer is not None and answer.kind == "done":
            wanted = len(chosen)
        elif answer is not None:
            chosen = (*chosen, answer.card)
        left = [card for card in cards if card not in chosen]
        if left and len(chosen) + len(left) <= wanted and not node.any_number:
            chosen = (*chosen, *left)  # all of them: there is nothing to choose
            left = []
        if len(chosen) < wanted and left:
            chooser = seat if node.by is None else chooser_of(game, frame, node.by)
            frame.set("picking", refs_of(game, list(chosen)))
            options = [offer("discard", card) for card in left]
            if node.any_number:
                options.append(offer("done"))
            game.ask_for(frame, chooser, "choose discard", options)
            return None
        frame.set("picking", ())
    if len(chosen) < wanted:
        frame.fail()
    return chosen


Discarder = Callable[[Any, Resolve, int, tuple[int, ...]], bool]


def add_discarding(vocabulary: Vocabulary, rule: str, discard: Discarder) -> None:
    """A game's vocabulary learns to discard, by this rule of its book. `discard` does it, and says whether nothing
    prevents it; it is called with no cards before anything is asked."""

    def some(game: Table, ctx: Context, node: n.Discard) -> bool:
        return any(discardable(game, ctx, node, seat) for seat in seats_of(game, ctx, node.player))

    vocabulary.partly[n.Discard] = some

    @vocabulary.possible_if(n.Discard)
    def _can_discard(game: Table, ctx: Context, node: n.Discard) -> bool:
        if node.all or node.any_number:
            return True  # even an empty hand can be discarded
        if node.player in SEVERAL:
            return some(game, ctx, node)  # each of them as far as they can
        wanted = amount(game, ctx, node.amount)
        return all(len(discardable(game, ctx, node, seat)) >= wanted for seat in seats_of(game, ctx, node.player))

    def run(game: Table, frame: Resolve, node: n.Discard) -> None:
        who = seats_of(game, frame, node.player)
        if not who:
            frame.fail()
            return
        if not discard(game, frame, who[0], ()):
            frame.slots = {**frame.slots, "discarded": (), "tally done": 0}
            frame.fail()
            return
        chosen = choose_discards(game, frame, node, who[0], rule)
        if chosen is None:
            return
        discard(game, frame, who[0], chosen)
        frame.slots = {**frame.slots, "discarded": refs_of(game, list(chosen)), "tally done": len(chosen)}

    vocabulary.effect(n.Discard)(run)

    @vocabulary.effect(n.DiscardUntil)
    def _discard_until(game: Table, frame: Resolve, node: n.DiscardUntil) -> None:
        """How many are too many is counted once (6.1.8.1)."""
        left: int | None = frame.slots.get("too many")
        who = seats_of(game, frame, node.player)
        if left is None and who:
            left = max(0, len(game.zones[who[0]][game.zone_index["hand"]]) - node.hand)
            frame.set("too many", left)
        run(game, frame, n.Discard(left or 0, node.player))
        if not frame.asking:
            frame.set("too many", None)
