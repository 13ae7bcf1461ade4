"""Effects on damage (1.9): deal, put, remove, move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.choosing import ask_number
from arbitre.ability.match import (
    amount,
    refs_of,
    target_cards,
)
from arbitre.ability.run import Resolve
from arbitre.ability.table import Ref
from arbitre.games.lorcana import damage
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY, in_play
from arbitre.games.lorcana.zones import PLAY

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


@VOCABULARY.effect(n.DealDamage)
def _deal_damage(game: Lorcana, frame: Resolve, node: n.DealDamage) -> None:
    cards = in_play(game, frame, node.target)
    number = amount(game, frame, node.amount)
    if number <= 0 or not any(damage.can_be_dealt(game, card) for card in cards):
        frame.fail()  # 6.1.5.1: this can't be done; damage reduced or replaced is another thing (8.8.2, 6.5.4)
    damage.deal(game, [(frame.source, card, number) for card in cards], "1.9.2.1")


@VOCABULARY.effect(n.PutDamage)
def _put_damage(game: Lorcana, frame: Resolve, node: n.PutDamage) -> None:
    number = amount(game, frame, node.amount)
    damage.put(game, in_play(game, frame, node.target), number, frame.source)


@VOCABULARY.effect(n.RemoveDamage)
def _remove_damage(game: Lorcana, frame: Resolve, node: n.RemoveDamage) -> None:
    """ "Up to" is chosen for each card on its own, from 0 (6.1.3)."""
    refs = frame.slots.get("to heal") or refs_of(game, target_cards(game, frame, node.target))
    cards = [c for c, serial in refs if game.serial[c] == serial and game.zone_of[c] == PLAY]
    done: int = frame.slots.get("healing", 0)
    total: int = frame.slots.get("tally healed", 0)
    healed: tuple[Ref, ...] = frame.slots.get("healed", ()) if done else ()
    if node.up_to:
        limit = amount(game, frame, node.amount if node.amount is not None else 1_000_000)
        while done < len(cards):
            card = cards[done]
            number = ask_number(game, frame, frame.seat, 0, min(limit, game.damage[card]))
            if number is None:
                frame.slots = {
                    **frame.slots,
                    "healing": done,
                    "tally healed": total,
                    "to heal": refs,
                    "healed": healed,
                }
                return
            removed = damage.remove(game, card, number, frame.actor)
            healed = (*healed, (card, game.serial[card])) if removed else healed
            total += removed
            done += 1
    else:
        for card in cards:
            limit = game.damage[card] if node.amount is None else amount(game, frame, node.amount)
            removed = damage.remove(game, card, limit, frame.actor)
            healed = (*healed, (card, game.serial[card])) if removed else healed
            total += removed
    if not total:
        frame.fail()
    frame.slots = {
        **frame.slots,
        "healing": 0,
        "to heal": (),
        "tally healed": 0,
        "tally done": total,
        "healed": healed,
    }


@VOCABULARY.effect(n.MoveDamage)
def _move_damage(game: Lorcana, frame: Resolve, node: n.MoveDamage) -> None:
    """1.9.2.4. The amount is chosen where the effect says "up to"; from several cards, that much from each."""
    end = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] == PLAY]
    start = [c for c in target_cards(game, frame, node.source) if game.zone_of[c] == PLAY and c not in end]
    if not start or not end:
        frame.fail()
        frame.set("tally done", 0)
        return
    if len(start) > 1:
        each = 1_000_000 if node.amount is None else amount(game, frame, node.amount)
        frame.set("tally done", damage.move(game, start, end[0], each, frame.source, frame.actor))
        return
    most = game.damage[start[0]]
    if node.amount is not None:
        most = min(most, amount(game, frame, node.amount))
    number: int | None = most
    if node.up_to:
        number = ask_number(game, frame, frame.seat, 0, most)
        if number is None:
            return
    moved = damage.move(game, start, end[0], number or 0, frame.source, frame.actor)
    if not moved:
        frame.fail()
    frame.set("tally done", moved)
