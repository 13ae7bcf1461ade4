"""310 Picking: what may be picked; searching a deck (312); what effects demand to be paid (505)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.asking import concerns
from arbitre.ability.match import amount, candidates, matches, refs_of, seats_of
from arbitre.ability.run import Resolve
from arbitre.games.spoils import costs, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.zones import DECK, FACTION, HAND, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import knows, look, sees

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


def pickable(game: Spoils, chooser: int, cards: list[int], by: int = NO_CARD) -> list[int]:
    """310.1: what cannot be picked can't be chosen by a pick. 505.2b: where something must be picked, it is one of
    those. `by` is the card that has it picked, or whose ability does."""
    if not cards or game.zone_of[cards[0]] not in (PLAY, FACTION):  # 202.9a, 402.9: a faction where it is named
        return cards
    force = game.in_force
    some = "can't be picked" in force or "can't be picked by opponents" in force
    applied = game.applied
    cards = [card for card in cards if not (some or applied[card]) or _can_be_picked(game, chooser, card, by)]
    if "must pay to pick" in force:
        cards = [card for card in cards if _affordable(game, chooser, card)]
    return demanding(game, cards) or cards if "MustBePicked" in force else cards


def _can_be_picked(game: Spoils, chooser: int, card: int, by: int) -> bool:
    if stats.forbidden(game, card, "can't be picked", by):
        return False
    return game.controller[card] == chooser or not stats.forbidden(game, card, "can't be picked by opponents")


def demanding(game: Spoils, cards: list[int]) -> list[int]:
    """505.2b: those of these cards that must be picked by whatever can."""
    force = game.in_force.get("MustBePicked", ())
    return [found.source for found in force if found.source in cards and stats.in_force(game, found)]


def _affordable(game: Spoils, seat: int, card: int) -> bool:
    """505.1: a pick that must be paid for can be made by a player who can pay for it on top of what the action costs so
    far."""
    price = demanded(game, seat, "must pay to pick", card)
    if not price:
        return True
    owed = price
    for frame in reversed(game.stack):
        if isinstance(frame, Resolve):
            if game.paying:
                owed += frame.slots.get("tally to pay", 0)
            owed += sum(demanded(game, seat, "must pay to pick", other) for other, _ in frame.slots.get("picking", ()))
        elif isinstance(frame, Costly) and game.paying:
            seat = frame.seat  # who pays, also in the opponent's stead (401.2a)
            owed = costs.numeric(game, seat, owed + frame.total, *frame.for_what())
            break
        else:
            owed = costs.numeric(game, seat, owed)
            break
    return owed <= stats.count_free(game, seat)


def picked(game: Spoils, seat: int, card: int, frame: Resolve) -> None:
    """310.1: a card has been picked. 505.1: what must be paid for that is part of the cost (406.3), or paid at once."""
    price = demanded(game, seat, "must pay to pick", card)
    if price and frame.slots.get("paying"):
        frame.set("tally to pay", frame.slots.get("tally to pay", 0) + price)
    elif price:
        costs.pay_demand(game, seat, price, frame.source)
    game.signal("chosen", "310.1", seat, card, frame.source)


def known_in_stead(game: Spoils, ctx: Any, cards: n.Select, found: list[int]) -> list[int]:
    """401.2a: a player who satisfies a cost in the opponent's stead may rely only on what they know. A card that must
    be of a certain kind has to be seen; any card at all need not be."""
    if not (cards.where or cards.what != "card"):
        return found
    return [card for card in found if game.zone_of[card] not in (HAND, DECK) or _sees(game, ctx, card)]


def chosen_blindly(game: Spoils, ctx: Any, cards: n.Select) -> bool:
    """401.2a: from a hand that is not seen, any card is taken at random (ruling)."""
    if cards.zone != "hand" or cards.where or cards.what != "card":
        return False
    return not all(_sees(game, ctx, card) for card in candidates(game, ctx, cards))


def _sees(game: Spoils, ctx: Any, card: int) -> bool:
    seat = ctx.slots["in stead"]
    return knows(game, card, seat) or sees(game, card, seat)


def search(game: Spoils, frame: Any, choice: Any) -> bool:
    """312: somebody looks through a deck; it will be shuffled (312.1). 505.1: what must be paid for it is paid first; a
    player who cannot pay does not search. Says whether they look now."""
    own = choice.cards.whose != "opponents"  # what is demanded is for searching one's own deck
    price = 0 if frame.slots.get("may search") or not own else demanded(game, frame.seat, "must pay to search", NO_CARD)
    if costs.numeric(game, frame.seat, price) > stats.count_free(game, frame.seat):
        frame.fail()
        frame.set(choice.slot, ())
        return False
    if price:
        costs.pay_demand(game, frame.seat, price, frame.source)
        if game.stack[-1] is not frame:  # they are asked what with
            frame.set("may search", True)
            frame.cursor -= 1
            return False
    whole = candidates(game, frame, n.Select(whose=choice.cards.whose, zone="deck"))
    seat = next(iter(seats_of(game, frame, choice.by)), frame.seat)
    frame.slots = {**frame.slots, "looked": refs_of(game, whole), "taken": (), "looker": seat, "may search": False}
    look(game, seat, whole)
    game.emit("searches", "312.1", seat, amount=len(whole), cards=tuple(whole))
    return True


def found(game: Spoils, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
    """312.1: the search is over: the deck's owner shuffles it. What was found is kept apart until something is done
    with it."""
    looked = [card for card, serial in frame.slots.get("looked", ()) if game.serial[card] == serial]
    for seat in dict.fromkeys(game.owner[card] for card in looked):
        game.shuffle_beneath(cards, seat, DECK)
        game.emit("shuffles", "312.1", seat)
    frame.slots = {**frame.slots, "looked": refs_of(game, list(cards)), "taken": ()}


def demanded(game: Spoils, seat: int, what: str, card: int) -> int:
    """505.1, 505.2b: what a player must pay to do something ("must pay to play"); several demands add up."""
    if what not in game.in_force:
        return 0
    total = 0
    for found in game.in_force[what]:
        effect = found.ability.effect
        if not concerns(found, seat):
            continue
        if effect.cards is None or (card != NO_CARD and matches(game, found, effect.cards, card)):
            if stats.in_force(game, found):
                total += amount(game, found, effect.amount)
    return total
