"""Effects that show something, the same in every game that has a deck and a hand: look, reveal, name a card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.match import amount, fits, refs_of, seats_of, target_cards
from arbitre.ability.offering import offer
from arbitre.ability.run import Resolve
from arbitre.ability.table import Context, Table
from arbitre.ability.vocabulary import Vocabulary
from arbitre.kernel.knowledge import look, reveal


def look_at(game: Table, frame: Resolve, found: list[int], rule: str) -> None:
    """The player looks at these cards; what comes after speaks of them as "looked"."""
    frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": (), "looker": frame.seat}
    if not found:
        frame.fail()
        return
    look(game, frame.seat, found)
    game.emit("looks", rule, seat=frame.seat, amount=len(found), cards=tuple(found))


def dig(game: Table, frame: Resolve, node: n.RevealUntil, seats: Iterable[int]) -> list[int]:
    """These decks from the top to the first card that fits: that one is "it", those before it are "looked"."""
    found: list[int] = []
    hit: list[int] = []
    for seat in seats:
        for card in reversed(game.zones[seat][game.zone_index["deck"]]):
            found.append(card)
            if fits(game, frame, node.cards, card):
                hit.append(card)
                break
    before = [card for card in found if card not in hit]
    frame.slots = {**frame.slots, "it": refs_of(game, hit), "looked": refs_of(game, before), "taken": ()}
    return found


def add_showing(vocabulary: Vocabulary, looks: str, reveals: str, names: str) -> None:
    """A game's vocabulary learns to show cards, by these rules of its book."""

    def show(game: Table, frame: Resolve, cards: list[int]) -> None:
        """Everybody sees these cards for as long as the effect is being carried out."""
        if not cards:
            frame.fail()
            return
        frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, cards)))
        reveal(game, cards)
        game.emit("reveals", reveals, frame.actor, cards[0], amount=len(cards), cards=tuple(cards))

    def tops(game: Table, frame: Context, node: Any) -> list[int]:
        number = amount(game, frame, node.amount)
        return [card for seat in seats_of(game, frame, node.player) for card in game.top_cards(seat, number)]

    @vocabulary.effect(n.Look)
    def _look(game: Table, frame: Resolve, node: n.Look) -> None:
        look_at(game, frame, tops(game, frame, node), looks)

    @vocabulary.effect(n.LookAtZone)
    def _look_at_zone(game: Table, frame: Resolve, node: n.LookAtZone) -> None:
        zone = game.zone_index[node.zone]
        found = [c for seat in seats_of(game, frame, node.player) for c in game.zones[seat][zone]]
        look_at(game, frame, found, looks)

    @vocabulary.possible_if(n.Look, n.RevealTop)
    def _enough(game: Table, ctx: Context, node: Any) -> bool:
        number = amount(game, ctx, node.amount)
        deck = game.zone_index["deck"]
        least = number if game.whole_effects else 1
        return all(len(game.zones[seat][deck]) >= least for seat in seats_of(game, ctx, node.player))

    @vocabulary.possible_if(n.RevealUntil)
    def _has_deck(game: Table, ctx: Context, node: n.RevealUntil) -> bool:
        return any(game.zones[seat][game.zone_index["deck"]] for seat in seats_of(game, ctx, node.player))

    @vocabulary.possible_if(n.LookAtZone)
    def _has_zone(game: Table, ctx: Context, node: n.LookAtZone) -> bool:
        zone = game.zone_index[node.zone]
        return any(game.zones[seat][zone] for seat in seats_of(game, ctx, node.player))

    @vocabulary.possible_if(n.RevealHand)
    def _has_hand(game: Table, ctx: Context, node: n.RevealHand) -> bool:
        return any(game.zones[seat][game.zone_index["hand"]] for seat in seats_of(game, ctx, node.player))

    @vocabulary.effect(n.Reveal)
    def _reveal(game: Table, frame: Resolve, node: n.Reveal) -> None:
        show(game, frame, target_cards(game, frame, node.target))

    @vocabulary.effect(n.RevealTop)
    def _reveal_top(game: Table, frame: Resolve, node: n.RevealTop) -> None:
        found = tops(game, frame, node)
        if node.amount == 1:
            frame.set("it", refs_of(game, found))
        else:
            frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": ()}
        show(game, frame, found)

    @vocabulary.effect(n.RevealUntil)
    def _reveal_until(game: Table, frame: Resolve, node: n.RevealUntil) -> None:
        show(game, frame, dig(game, frame, node, seats_of(game, frame, node.player)))

    @vocabulary.effect(n.RevealHand)
    def _reveal_hand(game: Table, frame: Resolve, node: n.RevealHand) -> None:
        for seat in seats_of(game, frame, node.player):
            cards = tuple(game.zones[seat][game.zone_index["hand"]])
            frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, list(cards))))
            reveal(game, cards)
            game.emit("reveals hand", reveals, seat=seat, amount=len(cards), cards=cards)

    @vocabulary.effect(n.NameCard)
    def _name_card(game: Any, frame: Resolve, node: n.NameCard) -> None:
        answer = frame.answer(game)
        if answer is None:
            able = [i for i, name in enumerate(game.names) if not node.but or not game.names_a(name, node.but)]
            game.ask_for(frame, frame.seat, "name a card", [offer("name", number=i) for i in able])
            return
        frame.set("named", game.names[answer.number])
        game.emit("names", names, frame.seat, frame.source, word=game.names[answer.number])
