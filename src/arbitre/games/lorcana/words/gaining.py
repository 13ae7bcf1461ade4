"""Effects on lore (1.11), drawing (1.12) and discarding (7.3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability import nodes as n
from arbitre.ability.match import (
    amount,
    fits,
    refs_of,
    seats_of,
)
from arbitre.ability.run import SEVERAL, Resolve
from arbitre.games.lorcana import lore, moving, stats
from arbitre.games.lorcana.words.vocabulary import WORDS, seats
from arbitre.games.lorcana.zones import HAND
from arbitre.kernel.decision import Option

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana


@WORDS.effect(n.GainLore)
def _gain_lore(game: Lorcana, frame: Resolve, node: n.GainLore) -> None:
    number = amount(game, frame, node.amount)
    for seat in seats(game, frame, node.player):
        lore.gain(game, seat, number, "1.11.1", frame.source)


@WORDS.effect(n.LoseLore)
def _lose_lore(game: Lorcana, frame: Resolve, node: n.LoseLore) -> None:
    number = amount(game, frame, node.amount)
    lost = 0
    for seat in seats(game, frame, node.player):
        lost += lore.lose(game, seat, number, "1.11.1", frame.source)
    if lost < number * len(seats(game, frame, node.player)) or not lost:
        frame.fail()  # somebody had less to lose (1.11.1)
    frame.set("tally done", lost)


@WORDS.possible_if(n.LoseLore)
def _can_lose_lore(game: Lorcana, ctx: Context, node: n.LoseLore) -> bool:
    return all(
        game.lore[seat] >= amount(game, ctx, node.amount) and not stats.player_cant(game, seat, "lose lore")
        for seat in seats_of(game, ctx, node.player)
    )


@WORDS.effect(n.Count)
def _count(game: Lorcana, frame: Resolve, node: n.Count) -> None:
    """6.1.8: counted once, now."""
    frame.set("tally counted", amount(game, frame, node.amount))


@WORDS.effect(n.Draw)
def _draw(game: Lorcana, frame: Resolve, node: n.Draw) -> None:
    """1.12.2: one card after another. 6.1.8: the number is counted once."""
    number = amount(game, frame, node.amount)
    drawn = 0
    for seat in seats(game, frame, node.player):
        for _ in range(number):
            if not moving.draw(game, seat):
                frame.fail()
                break
            drawn += 1
    frame.set("tally drawn", drawn)


@WORDS.effect(n.DrawUntil)
def _draw_until(game: Lorcana, frame: Resolve, node: n.DrawUntil) -> None:
    """6.1.8.1: how many are missing is counted once."""
    for seat in seats(game, frame, node.player):
        for _ in range(node.hand - len(game.zones[seat][HAND])):
            if not moving.draw(game, seat):
                break


def _discardable(game: Lorcana, ctx: Context, node: n.Discard, seat: int) -> list[int]:
    """Cards in that player's hand the description fits; the card being played is no longer one of them (4.3.2.1)."""
    return [card for card in game.zones[seat][HAND] if card != ctx.source and fits(game, ctx, node.cards, card)]


@WORDS.possible_if(n.Discard)
def _can_discard(game: Lorcana, ctx: Context, node: n.Discard) -> bool:
    if node.all or node.any_number:
        return True  # even a hand of no cards can be discarded
    if node.player in SEVERAL:
        return _some_to_discard(game, ctx, node)  # each of them as far as they can
    wanted = amount(game, ctx, node.amount)
    return all(len(_discardable(game, ctx, node, seat)) >= wanted for seat in seats_of(game, ctx, node.player))


def _some_to_discard(game: Lorcana, ctx: Context, node: n.Discard) -> bool:
    return any(_discardable(game, ctx, node, seat) for seat in seats_of(game, ctx, node.player))


WORDS.partly[n.Discard] = _some_to_discard


@WORDS.effect(n.DiscardUntil)
def _discard_until(game: Lorcana, frame: Resolve, node: n.DiscardUntil) -> None:
    """6.1.8.1: how many are too many is counted once."""
    left: int | None = frame.slots.get("too many")
    who = seats(game, frame, node.player)
    if left is None and who:
        left = max(0, len(game.zones[who[0]][HAND]) - node.hand)
        frame.set("too many", left)
    _discard(game, frame, n.Discard(left or 0, node.player))
    if not frame.asking:
        frame.set("too many", None)


@WORDS.effect(n.Discard)
def _discard(game: Lorcana, frame: Resolve, node: n.Discard) -> None:
    """7.3.4: the player chooses, unless the effect says who does; as many as there are (1.2.3, 7.3.3)."""
    who = seats(game, frame, node.player)
    if not who:
        frame.fail()
        return
    seat = who[0]
    is_cost = frame.program.key.endswith(" cost")  # 1.5: what pays for an ability or a card is no effect
    if not is_cost and "players can't discard" in game.in_force and stats.player_cant(game, seat, "discard"):
        game.emit("keeps hand", "6.5.1", seat)
        frame.slots = {**frame.slots, "discarded": (), "tally done": 0}
        frame.fail()
        return
    cards = _discardable(game, frame, node, seat)
    if node.all:
        moving.discard(game, seat, cards.copy())
        frame.slots = {**frame.slots, "discarded": refs_of(game, cards), "tally done": len(cards)}
        return
    wanted = len(cards) if node.any_number else amount(game, frame, node.amount)
    if node.at_random:
        left = cards.copy()
        game.chance.shuffle(left)
        chosen = tuple(left[:wanted])
        game.emit("chance", "7.3.4", seat=seat, amount=len(chosen))
    else:
        chosen = tuple(card for card, _ in frame.slots.get("picking", ()))
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
            chooser = seat if node.by is None else seats(game, frame, node.by)[0]
            frame.set("picking", refs_of(game, list(chosen)))
            options = [Option("discard", card) for card in left]
            if node.any_number:
                options.append(Option("done"))
            frame.ask(game, chooser, "choose discard", options)
            return
        frame.set("picking", ())
    if len(chosen) < wanted:
        frame.fail()
    moving.discard(game, seat, chosen)
    frame.slots = {**frame.slots, "discarded": refs_of(game, list(chosen)), "tally done": len(chosen)}
