"""Effects that move cards between zones (chapter 7), exert and ready them (5.1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import (
    refs_of,
    seats_of,
    target_cards,
)
from arbitre.ability.possible import in_full, reachable
from arbitre.ability.run import Resolve
from arbitre.games.lorcana import changing_zones, stats
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY, has_top, seats
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL, OUT, PLAY, UNDER
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import mix, seen
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.kinds import EventKind


@VOCABULARY.effect(n.Banish)
def _banish(game: Lorcana, frame: Resolve, node: n.Banish) -> None:
    cards = [card for card in target_cards(game, frame, node.target) if game.zone_of[card] == PLAY]
    if not cards:
        frame.fail()
        return
    changing_zones.banish(game, cards, "6.7.2.3", by=frame.source)
    frame.moved(game, cards)
    frame.set("banished", refs_of(game, cards))


@VOCABULARY.effect(n.ReturnToHand)
def _return_to_hand(game: Lorcana, frame: Resolve, node: n.ReturnToHand) -> None:
    """To its player's hand (1.4.3). 1.12.3: this is not drawing."""
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] != HAND]
    if not cards:
        frame.fail()
        return
    changing_zones.move_out_of_play(game, cards, HAND, "returned to hand", "7.3.1")  # 1.12.3
    frame.moved(game, cards)


@VOCABULARY.effect(n.ShuffleIntoDeck)
def _shuffle_into_deck(game: Lorcana, frame: Resolve, node: n.ShuffleIntoDeck) -> None:
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    moved = changing_zones.move_out_of_play(game, cards, DECK, "shuffled into the deck", "7.2.1")
    for seat in dict.fromkeys(game.owner[card] for card in moved):
        changing_zones.shuffle_deck(game, seat, "7.2.1")
    frame.moved(game, moved)


@VOCABULARY.effect(n.ShuffleDeck)
def _shuffle_deck(game: Lorcana, frame: Resolve, node: n.ShuffleDeck) -> None:
    """7.2.2: what was seen while searching it is unknown again; but what was found is still what the effect means."""
    slots = frame.slots
    found = [card for card, serial in slots.get("chosen", ()) if game.serial[card] == serial]
    shown = [card for card, serial in slots.get("shown", ()) if card in found and game.serial[card] == serial]
    known = {card: game.known_to[card] for card in found}
    for seat in seats(game, frame, node.player):
        changing_zones.shuffle_deck(game, seat, "7.2.1")
    for card, mask in known.items():
        game.known_to[card] = mask
        seen(game, (card,))
    if "looked" in slots:
        frame.set("looked", ())
    found = [card for card in found if game.zone_of[card] == DECK]
    if found:
        frame.moved(game, found)
        frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, shown)))


@VOCABULARY.effect(n.PutIntoDiscard)
def _put_into_discard(game: Lorcana, frame: Resolve, node: n.PutIntoDiscard) -> None:
    """7.6.1: into its player's discard, where everybody sees it (7.6.2). Of a deck, as many as there are (1.2.3)."""
    cards = target_cards(game, frame, node.target)
    if not cards or not in_full(game, frame, node):
        frame.fail()
    moved = changing_zones.move_out_of_play(game, cards, DISCARD, "put into the discard", "7.6.1")
    frame.moved(game, moved)
    frame.set("put", refs_of(game, moved))


@VOCABULARY.effect(n.PutOnDeck)
def _put_on_deck(game: Lorcana, frame: Resolve, node: n.PutOnDeck) -> None:
    """7.2.3: in any order, the cards of stacks freely among the others (7.2.3.1). The first named lies uppermost."""
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    parts = [part for card in cards for part in (card, *game.under[card])]  # 7.2.3.1
    if node.at_random:
        _put_at_random(game, frame, cards, parts, node.place)
        return
    ordered: tuple[int, ...] = tuple(card for card in frame.slots.get("ordering", ()) if card in parts)
    answer = frame.answer(game)
    place: str = node.place
    if answer is not None:
        if answer.kind in ("top", "bottom"):
            frame.set("place", answer.kind)
        else:
            ordered = (*ordered, answer.card)
    if place == "either":
        place = frame.slots.get("place") or ""
        if not place:
            game.ask_for(frame, frame.seat, "top or bottom", [offer("top", parts[0]), offer("bottom", parts[0])])
            return
    while len(ordered) < len(parts):
        left = [part for part in parts if part not in ordered]
        owner = game.owner[left[0]]
        mine = [part for part in left if game.owner[part] == owner]
        if len(mine) == 1:
            ordered = (*ordered, mine[0])
            continue
        orderer = owner if node.by in ("opponents", "its player") else frame.seat
        frame.set("ordering", ordered)
        game.ask_for(frame, orderer, "choose order", [offer("next", part) for part in mine])
        return
    where = BOTTOM if place == "bottom" else TOP
    kind: EventKind = "put on the bottom of the deck" if where == BOTTOM else "put on top of the deck"
    faces = tuple(NO_CARD if game.face_down[card] else card for card in ordered)
    changing_zones.move_out_of_play(game, cards, DECK, kind, "7.2.3", where)
    if len(ordered) > 1:  # whoever saw the cards knows their order, the uppermost first
        _arrange(game, ordered, where)
        orderer = game.owner[ordered[0]] if node.by in ("opponents", "its player") else frame.seat
        game.emit("in this order", "7.2.3", seat=orderer, amount=len(ordered), cards=faces, word=place)
    frame.moved(game, list(ordered))
    frame.slots = {**frame.slots, "ordering": (), "place": "", "moved": refs_of(game, cards)}


def _put_at_random(game: Lorcana, frame: Resolve, cards: list[int], parts: list[int], place: str) -> None:
    """In an order that chance makes: of several nobody knows which is which."""
    where = BOTTOM if place == "bottom" else TOP
    kind: EventKind = "put on the bottom of the deck" if where == BOTTOM else "put on top of the deck"
    changing_zones.move_out_of_play(game, cards, DECK, kind, "7.2.3", where)
    for owner in dict.fromkeys(game.owner[card] for card in parts):
        mine = [card for card in parts if game.owner[card] == owner]
        if len(mine) > 1:
            game.chance.shuffle(mine)
            _arrange(game, tuple(mine), where)
            mix(game, mine)
    frame.moved(game, parts)


def _arrange(game: Lorcana, ordered: tuple[int, ...], where: int) -> None:
    for owner in dict.fromkeys(game.owner[card] for card in ordered):
        mine = [card for card in ordered if game.owner[card] == owner]
        deck = game.zones[owner][DECK]
        rest = [card for card in deck if card not in mine]
        mine.reverse()  # the end of the list is the top
        game.zones[owner][DECK] = [*mine, *rest] if where == BOTTOM else [*rest, *mine]


@VOCABULARY.effect(n.PutIntoInkwell)
def _put_into_inkwell(game: Lorcana, frame: Resolve, node: n.PutIntoInkwell) -> None:
    """4.2.3.2, 7.5.6: any card, not revealed, and it does not count as the turn's ink."""
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    changing_zones.ink_together(game, cards, node.exerted, "7.5.6")  # 4.2.3.2
    frame.moved(game, cards)


@VOCABULARY.possible_if(n.PutIntoInkwell, n.PutIntoDiscard, n.PutUnder)
def _can_put(game: Lorcana, ctx: Context, node: Any) -> bool:
    if isinstance(node.target, n.TopOfDeck):
        return any(has_top(game, seat) for seat in seats_of(game, ctx, node.target.player))
    return reachable(game, ctx, node.target)


@VOCABULARY.possible_if(n.PutUnder)
def _can_put_under(game: Lorcana, ctx: Context, node: n.PutUnder) -> bool:
    return reachable(game, ctx, node.host) and _can_put(game, ctx, node)


@VOCABULARY.effect(n.PutUnder)
def _put_under(game: Lorcana, frame: Resolve, node: n.PutUnder) -> None:
    """8.4.3: this is not playing the card."""
    hosts = target_cards(game, frame, node.host)
    cards = target_cards(game, frame, node.target)
    if not hosts or not cards or game.zone_of[hosts[0]] != PLAY:
        frame.fail()
        return
    host = hosts[0]
    cards = [card for card in cards if card != host]
    on_table = [card for card in cards if game.zone_of[card] == PLAY]
    together = changing_zones.leave_play(game, on_table, OUT, "leaves to go under", "5.1.1.5") if on_table else []
    for card in (*together, *(card for card in cards if card not in together)):  # whole stacks (5.1.1.7)
        origin = PLAY if card in together else game.zone_of[card]
        changing_zones.put_under(game, [card], host, node.face_down)
        game.emit("put under", "5.1.1.5", game.controller[host], host, card, origin=origin, to=UNDER)
    frame.moved(game, cards)


@VOCABULARY.effect(n.Exert)
def _exert(game: Lorcana, frame: Resolve, node: n.Exert) -> None:
    cards = [c for c in target_cards(game, frame, node.target) if not game.exerted[c] and game.ready_or_exerted(c)]
    cards = [c for c in cards if not stats.forbidden(game, c, "can't exert")]
    if not cards:
        frame.fail()
    for card in cards:
        game.exerted[card] = True  # all of them, before anything sees it
    for card in cards:
        changing_zones.exert(game, card, "5.1.1.2")


@VOCABULARY.possible_if(n.Exert)
def _can_exert(game: Lorcana, ctx: Context, node: n.Exert) -> bool:
    """A ready card. A character must be dry only for costs (`facts.cost_part`)."""
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    cards = target_cards(game, ctx, node.target)
    return bool(cards) and all(not game.exerted[c] and not stats.forbidden(game, c, "can't exert") for c in cards)


@VOCABULARY.effect(n.Ready)
def _ready(game: Lorcana, frame: Resolve, node: n.Ready) -> None:
    cards = [
        c for c in target_cards(game, frame, node.target) if game.exerted[c] and game.zone_of[c] in (PLAY, INKWELL)
    ]
    able = [c for c in cards if not stats.forbidden(game, c, "can't ready")]
    if not able:
        frame.fail()
    for card in able:
        game.exerted[card] = False
    for card in able:
        changing_zones.ready(game, card, "5.1.1.1", frame.actor)
