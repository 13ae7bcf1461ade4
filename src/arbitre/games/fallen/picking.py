"""Target, choose, designate: three verbs. Targeting can be forbidden, cost more (Esquive), be of no use (Égide).

Only a text that says so targets (F3.3.1), while its costs are paid; any other designates as it resolves (F3.13.5,
F5.31.3). A number is met exactly (F3.3.2), "up to" may be none of them (F3.3.3), "at least" may be more
(F3.3.4). What was targeted or chosen and is gone is not replaced (F3.13.4, F5.18.3). Where nothing else is said,
the cards of a tree are on the battlefield, Worshippers in the Adoration (F5.19.2, F5.31.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import candidates, refs_of, seats_of
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen import stats
from arbitre.games.fallen.zones import IN_PLAY, REGISTER, ZONE_INDEX
from arbitre.kernel.knowledge import look, reveal

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def choosable(game: Fallen, chooser: int, cards: list[int], targeted: bool, described: Any) -> list[int]:
    """What can't be targeted is no legal target, and a Blessing is neither targeted nor designated, unless Blessings
    are what the text asks for (F1.17.6). What is not targeted can still be designated (F5.31.2)."""
    if not cards or game.zone_of[cards[0]] not in IN_PLAY:  # F5.19.2, F5.31.1
        return cards
    able = cards
    if not stats.blessings_meant(described):
        facts, changed = game.facts, bool(game.copied) or "CountsAs" in game.in_force
        able = [
            card
            for card in cards
            if (stats.kind(game, card) if changed or facts[card].turning else facts[card].type) != "blessing"  # F1.17.6
        ]
    if not targeted:  # F3.3.1, F3.13.5, F5.31.3, F5.31.2
        return able
    force, applied = game.in_force, game.applied
    some = "can't be targeted" in force or "can't be targeted by opponents" in force
    return [card for card in able if not (some or applied[card]) or _can_be_targeted(game, chooser, card)]


def _can_be_targeted(game: Fallen, chooser: int, card: int) -> bool:
    if stats.forbidden(game, card, "can't be targeted"):
        return False
    return game.controller[card] == chooser or not stats.forbidden(game, card, "can't be targeted by opponents")


def reached(game: Fallen, ctx: Any, cards: list[int], described: Any) -> list[int]:
    """An effect on all such cards needs one that it can affect (F3.9.5): those in play that are insensible to it are
    not enough (ruling)."""
    named = stats.blessings_meant(described)
    return [
        card
        for card in cards
        if game.zone_of[card] not in IN_PLAY or not stats.insensible(game, card, ctx.source, False, named)
    ]


def affordable(game: Fallen, chooser: int, cards: list[int], before: tuple[int, ...], wanted: int) -> list[int]:
    """Esquive must be paid for, all targets together (F6.13.2)."""
    if game.budget is None or game.zone_of[cards[0]] not in IN_PLAY:
        return cards
    left = game.budget - sum(_dodge(game, chooser, card) for card in before)  # F6.13.2
    prices = {card: _dodge(game, chooser, card) for card in cards}
    if not any(prices.values()):
        return cards
    found: list[int] = []
    for card, price in prices.items():
        others = sorted(prices[other] for other in cards if other != card)
        if price + sum(others[: max(0, wanted - 1)]) <= left:
            found.append(card)
    return found


def _dodge(game: Fallen, chooser: int, card: int) -> int:
    """What targeting this costs a Miracle more (F6.13.1)."""
    return 0 if game.controller[card] == chooser else stats.value(game, card, "Esquive")


def was_chosen(game: Fallen, chooser: int, card: int, frame: Any, targeted: bool) -> None:
    """What Esquive asks for a target can't be spent on another one. A Blessing that was chosen was asked for by name:
    this effect reaches it (F1.17.6)."""
    if stats.kind(game, card) == "blessing":
        frame.set("blessings", (*frame.slots.get("blessings", ()), (card, game.serial[card])))
    if targeted and game.budget is not None and game.zone_of[card] in IN_PLAY:
        game.budget -= _dodge(game, chooser, card)


def search(game: Fallen, frame: Any, choice: Any) -> None:
    """A player who looks for a page in a Book or a Register sees all of it, and need not find the page (F3.4.14)."""
    whole = candidates(game, frame, n.Select(whose=choice.cards.whose, zone=choice.cards.zone))  # F3.4.14
    seat = next(iter(seats_of(game, frame, choice.by)), frame.seat)
    frame.slots = {**frame.slots, "looked": refs_of(game, whole), "taken": (), "looker": seat}  # F3.4.5
    look(game, seat, whole)
    game.emit("searches", "F3.4.13", seat, amount=len(whole), cards=tuple(whole))


def found(game: Fallen, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
    """Then the Book, or the Register, is shuffled, found or not (F1.10.3); a page that had to meet a condition is
    shown (F3.4.13); that it is a page is none: all are."""
    zone = ZONE_INDEX[choice.cards.zone]
    looked = [card for card, serial in frame.slots.get("looked", ()) if game.serial[card] == serial]
    for seat in dict.fromkeys(game.owner[card] for card in looked):
        game.shuffle_beneath(cards, seat, zone)
        game.emit("shuffles", "F1.10.3", seat, word="register" if zone == REGISTER else "")
    frame.slots = {**frame.slots, "looked": refs_of(game, list(cards)), "taken": ()}
    if cards and (choice.cards.what not in ("card", "page") or choice.cards.where):
        frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, list(cards))))  # F3.4.11
        reveal(game, cards)
        game.emit("reveals", "F3.4.13", frame.seat, cards[0], amount=len(cards), cards=cards)
