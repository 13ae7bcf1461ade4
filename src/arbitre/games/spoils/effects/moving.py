"""Effects that move cards: destroy, flip, put somewhere, attach, take control, tokens that are cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.choosing import none_asked
from arbitre.ability.lasting import apply
from arbitre.ability.match import amount, refs_of, seats_of, target_cards
from arbitre.ability.ordering import in_order
from arbitre.ability.possible import reachable
from arbitre.ability.run import Resolve
from arbitre.games.spoils import battle, changing_zones, picking, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.effects.vocabulary import VOCABULARY, in_play, is_cost, spoken_of
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.resource import PlayAResource
from arbitre.games.spoils.zones import DECK, DISCARD, FACTION, HAND, OUT, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import BadData
from arbitre.kernel.game import NO_SLOTS
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.kinds import EventKind


@VOCABULARY.effect(n.Banish)
def _destroy(game: Spoils, frame: Resolve, node: n.Banish) -> None:
    """304.1. 402.5b: what was replaced was not done."""
    cards = in_play(game, frame, node.target)
    if not cards:
        return
    refs = {card: game.serial[card] for card in cards}
    done = changing_zones.destroy(game, cards, "304.1", frame.source, as_cost=is_cost(frame))
    if len(done) < len(cards):
        frame.fail()
    _still(game, frame, done, refs)


@VOCABULARY.possible_if(n.Banish)
def _can_destroy(game: Spoils, ctx: Context, node: n.Banish) -> bool:
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    cards = target_cards(game, ctx, node.target)
    return any(game.zone_of[c] == PLAY and not stats.forbidden(game, c, "can't be destroyed") for c in cards)


def _still(game: Spoils, frame: Resolve, cards: list[int], refs: dict[int, int]) -> None:
    """The effect that moved cards goes on speaking of them, and of how many they were."""
    frame.moved(game, [card for card in cards if game.zone_of[card] >= 0])
    frame.set("tally done", len(cards))


def _move(
    game: Spoils, frame: Resolve, target: Any, zone: int, kind: EventKind, rule: str, place: int = TOP
) -> list[int]:
    """402.5b: what was replaced was not done. 506.2: costs are not replaced."""
    cards = [c for c in spoken_of(game, frame, target) if game.zone_of[c] != FACTION]
    if not cards:
        if not none_asked(frame, target):
            frame.fail()
        return []
    refs = {card: game.serial[card] for card in cards}
    moved = changing_zones.move(game, cards, zone, kind, rule, place, as_cost=is_cost(frame))
    if any(card not in moved for card in cards):
        frame.fail()
    _still(game, frame, moved, refs)
    return moved


@VOCABULARY.effect(n.ReturnToHand)
def _to_hand(game: Spoils, frame: Resolve, node: n.ReturnToHand) -> None:
    moved = _move(game, frame, node.target, HAND, "put into hand", "403.2a")
    frame.set("moved", refs_of(game, moved))


@VOCABULARY.effect(n.RemoveFromGame)
def _remove(game: Spoils, frame: Resolve, node: n.RemoveFromGame) -> None:
    moved = _move(game, frame, node.target, OUT, "removed from game", "403.6a")
    top = node.target
    if isinstance(top, n.TopOfDeck):
        wanted = amount(game, frame, top.count) * len(seats_of(game, frame, top.player))
        if len(moved) < wanted:
            frame.fail()
    frame.set("removed", refs_of(game, moved))
    if moved and game.zone_of[frame.source] == PLAY and game.serial[frame.source] == frame.slots.get("this"):
        before = game.picked_for.get(frame.source, NO_SLOTS).get("removed", ())
        changing_zones.keep_with(game, frame.source, "removed", (*before, *refs_of(game, moved)))


@VOCABULARY.effect(n.PutIntoDiscard)
def _to_discard(game: Spoils, frame: Resolve, node: n.PutIntoDiscard) -> None:
    moved = _move(game, frame, node.target, DISCARD, "put into the discard pile", "403.5a")
    frame.set("put", refs_of(game, moved))


@VOCABULARY.effect(n.ShuffleIntoDeck)
def _shuffle_into(game: Spoils, frame: Resolve, node: n.ShuffleIntoDeck) -> None:
    """313.2: only if a card was added."""
    moved = _move(game, frame, node.target, DECK, "put on the deck", "313.2")
    for seat in dict.fromkeys(game.owner[card] for card in moved):
        changing_zones.shuffle_deck(game, seat, "313.2")


@VOCABULARY.effect(n.ShuffleDeck)
def _shuffle(game: Spoils, frame: Resolve, node: n.ShuffleDeck) -> None:
    for seat in seats_of(game, frame, node.player):
        changing_zones.shuffle_deck(game, seat)


@VOCABULARY.possible_if(n.ShuffleDeck)
def _can_shuffle(game: Spoils, ctx: Context, node: n.ShuffleDeck) -> bool:
    return True


@VOCABULARY.effect(n.PutOnDeck)
def _put_on_deck(game: Spoils, frame: Resolve, node: n.PutOnDeck) -> None:
    """In any order: the first named lies uppermost."""
    cards = [c for c in spoken_of(game, frame, node.target) if game.zone_of[c] != FACTION]
    if not cards:
        frame.fail()
        return
    order = in_order(game, frame, node, cards)
    if order is None:
        return
    ordered, place = order
    where = BOTTOM if place == "bottom" else TOP
    kind: EventKind = "put on the bottom of the deck" if where == BOTTOM else "put on top of the deck"
    for card in ordered:
        changing_zones.move(game, [card], DECK, kind, "403.1a", where, as_cost=is_cost(frame))
    frame.moved(game, [card for card in ordered if game.zone_of[card] >= 0])
    frame.slots = {**frame.slots, "moved": refs_of(game, cards), "tally done": len(cards)}


@VOCABULARY.effect(n.FlipDown)
def _flip_down(game: Spoils, frame: Resolve, node: n.FlipDown) -> None:
    """411.4."""
    cards = [card for card in in_play(game, frame, node.target) if not game.face_down[card]]
    if not cards:
        frame.fail()
        return
    refs = {card: game.serial[card] for card in cards}
    _still(game, frame, changing_zones.flip_down(game, cards), refs)


@VOCABULARY.effect(n.TakeControl)
def _take_control(game: Spoils, frame: Resolve, node: n.TakeControl) -> None:
    """407.3: for good, or for this turn. 407.3a: the later effect prevails; when its time is over, the card goes back
    to whoever controlled it before the first of those that had a term."""
    cards = in_play(game, frame, node.target)
    for card in cards:
        seats = (game.owner[card],) if node.player == "its player" else seats_of(game, frame, node.player)
        if not seats:
            continue
        before = game.controller[card]
        lent = [modifier for modifier in game.applied[card] if modifier.kind == "lent by"]  # 407.3a
        changing_zones.take_control(game, card, seats[0])
        if game.controller[card] != seats[0]:
            continue
        if node.duration == "always":
            game.modify(card, tuple(m for m in game.applied[card] if m.kind != "lent by"))
        elif not lent and before != seats[0]:
            apply(game, frame, card, "lent by", before, "", node.duration)


@VOCABULARY.effect(n.PutIntoPlay)
def _put_into_play(game: Spoils, frame: Resolve, node: n.PutIntoPlay) -> None:
    """402.8, 402.8a: this is not playing a card. 507.2b: a card with Attach needs a host, which is picked (310.1)."""
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] not in (PLAY, FACTION)]  # 402.8a
    if not cards:
        frame.fail()
        return
    hosts = target_cards(game, frame, node.host) if node.host is not None else []
    by = next(iter(seats_of(game, frame, node.player)), frame.seat)
    picked: tuple[int, ...] = frame.slots.get("hosts", ())
    answer = frame.answer(game)
    if answer is not None:
        picked = (*picked, answer.card)
    for card in cards[len(picked) :]:
        host = hosts[0] if hosts else NO_CARD
        facts = game.facts[card]
        if facts.attach and host == NO_CARD and not node.face_down:
            able = [
                other
                for seat in game.players()
                for other in game.zones[seat][PLAY]
                if not game.face_down[other]
                and any(stats.is_a(game, other, what) for what in facts.attach)
                and (not facts.attach_own or game.controller[other] == by)
            ]
            able = picking.pickable(game, by, able, frame.source)
            able.extend(c for c in cards if c != card and game.facts[c].type in facts.attach)  # 507.2d
            if not able:
                picked = (*picked, NO_CARD)
                continue
            if len(able) > 1:
                frame.set("hosts", picked)
                game.ask_for(frame, by, "host", [offer("choose", c) for c in able])
                return
            host = able[0]
        picked = (*picked, host)
    frame.set("hosts", ())
    for host in picked:
        if host != NO_CARD and not hosts and game.zone_of[host] == PLAY:
            picking.picked(game, by, host, frame)
    entered: list[int] = []
    entries: list[changing_zones.Entry] = []
    for card, host in sorted(zip(cards, picked, strict=True), key=lambda pair: pair[1] != NO_CARD):
        if game.facts[card].attach and host == NO_CARD and not node.face_down:  # 507.2c
            if game.zone_of[card] != DISCARD:
                changing_zones.put_away(game, card, DISCARD, "put into the discard pile", "507.2c")
            continue
        seat = game.owner[card]
        if node.player != "its player":
            seats = seats_of(game, frame, node.player)
            seat = seats[0] if seats else frame.seat
        entries.append(
            changing_zones.enter_play(
                game, card, seat, face_down=node.face_down, exerted=node.exerted, host=host, rule="402.8", tell=False
            )
        )
        if node.to_faction:
            changing_zones.attach(game, card, game.faction[seat])
        entered.append(card)
    if entries:
        changing_zones.have_entered(game, entries)
    frame.moved(game, entered)
    if node.into_party:
        battle.join(game, entered)


@VOCABULARY.effect(n.MakeTokens)
def _make_tokens(game: Spoils, frame: Resolve, node: n.MakeTokens) -> None:
    facts = game.token_facts.get(node.name)
    if facts is None:
        raise BadData(f"there is no token {node.name!r}")
    number = amount(game, frame, node.amount)
    seats = [seat for seat in seats_of(game, frame, node.player) for _ in range(number)]
    made = changing_zones.make_tokens(game, facts, seats, ("Covert",) if node.covert else ())
    frame.set("made", refs_of(game, made))


@VOCABULARY.possible_if(n.MakeTokens)
def _can_make_tokens(game: Spoils, ctx: Context, node: n.MakeTokens) -> bool:
    return True


@VOCABULARY.effect(n.AttachCard)
def _attach(game: Spoils, frame: Resolve, node: n.AttachCard) -> None:
    """301.2. A resource that is just being played enters play attached (ruling, 605.1c)."""
    if node.host is None:
        hosts = [game.faction[seat] for seat in seats_of(game, frame, node.player)]
    else:
        hosts = [c for c in target_cards(game, frame, node.host) if game.zone_of[c] == PLAY]
    if not hosts:
        frame.fail()
        return
    coming = next((one for one in reversed(game.stack) if isinstance(one, PlayAResource)), None)
    if coming is not None and coming.to_come(game) and coming.card in target_cards(game, frame, node.target):
        coming.host = hosts[0]
        return
    for card in in_play(game, frame, node.target):
        if card == hosts[0]:
            frame.fail()
            continue
        changing_zones.attach(game, card, hosts[0])
        game.emit("attached", "301.2", game.controller[card], card, other=hosts[0])
    game.stir()


@VOCABULARY.effect(n.Detach)
def _detach(game: Spoils, frame: Resolve, node: n.Detach) -> None:
    """202.7, 301.2: resources come free again. Which of several is chosen by the engine: they are alike (ruling,
    309.1)."""
    if node.target is not None:
        for card in in_play(game, frame, node.target):
            if game.host[card] != NO_CARD:
                changing_zones.detach(game, card)
                game.emit("detached", "301.2", game.controller[card], card)
        game.stir()
        return
    total = 0
    for seat in seats_of(game, frame, node.player):
        attached = game.under[game.faction[seat]]
        number = len(attached) if node.amount is None else min(len(attached), amount(game, frame, node.amount))
        if node.up_to and number and not frame.slots.get("detaching"):
            answer = frame.answer(game)
            if answer is None:
                options = [offer("number", number=i) for i in range(number, -1, -1)]
                game.ask_for(frame, seat, "choose number", options)  # the player who detaches says how many
                return
            number = answer.number
        cards = list(attached)
        if number < len(cards):
            cards = sorted(attached, key=lambda c: game.face_down[c])[:number]
        changing_zones.detach_all(game, game.faction[seat], cards)
        if number:
            game.emit("detaches", "202.7", seat, amount=number)
        elif node.amount is not None and not node.up_to:
            frame.fail()
        total += number
    frame.set("tally done", total)


@VOCABULARY.possible_if(n.Detach)
def _can_detach(game: Spoils, ctx: Context, node: n.Detach) -> bool:
    if node.target is not None:
        return reachable(game, ctx, node.target)
    return any(game.under[game.faction[seat]] for seat in seats_of(game, ctx, node.player))


@VOCABULARY.effect(n.RemoveFromBattle)
def _remove_from_battle(game: Spoils, frame: Resolve, node: n.RemoveFromBattle) -> None:
    battle.remove(game, in_play(game, frame, node.target))


@VOCABULARY.effect(n.ChangeTarget)
def _change_target(game: Spoils, frame: Resolve, node: n.ChangeTarget) -> None:
    """302.1: a location of the defender's is attacked instead of what was."""
    cards = [c for c in in_play(game, frame, node.target) if game.is_a(c, "location")]
    fight = game.battle
    if not cards or fight is None or game.controller[cards[0]] != fight.defender:
        frame.fail()
        return
    fight = fight.copy()
    fight.target = cards[0]
    game.battle = fight
    game.emit("lasts", "302.1", frame.seat, frame.source)
    game.stir()


@VOCABULARY.effect(n.AddToBattle)
def _add_to_battle(game: Spoils, frame: Resolve, node: n.AddToBattle) -> None:
    """407.6: to a party of the player who controls the effect. One that tries to add a character somebody else controls
    by now stops: none of the rest of it is followed (314.2)."""
    cards = in_play(game, frame, node.target)
    fight = game.battle
    if node.blocking and fight is not None:
        battle.join(game, [card for card in cards if game.controller[card] == fight.defender])
        return
    if all(game.controller[card] == frame.seat for card in cards):
        battle.join(game, cards)
        return
    frame.fail()
    frame.cursor = len(frame.program.ops)  # 314.2
    game.emit("terminated", "407.6", frame.seat, frame.source, word="effect")
