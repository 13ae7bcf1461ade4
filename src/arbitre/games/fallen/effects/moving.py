"""Effects that move cards: destroy, banish, play, put into play, to hand, Book, Limbo, a line; familiars; copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability import waking
from arbitre.ability.match import amount, candidates, refs_of, seats_of, target_cards
from arbitre.ability.ordering import in_order
from arbitre.ability.possible import reachable
from arbitre.ability.run import Resolve
from arbitre.games.fallen import changing_zones, entering, legal, linking, play, stats
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
from arbitre.games.fallen.zones import ADORATION, BOOK, FIRING, HAND, IN_PLAY, LIMBO, LINES, PRESENT, PURGATORY, REAR
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.kinds import EventKind

LINE_NAMED: Final = {"": entering.NO_ZONE, "rear": REAR, "firing": FIRING}


def _still(game: Fallen, frame: Resolve, cards: list[int]) -> None:
    frame.moved(game, [card for card in cards if game.zone_of[card] >= 0])


@VOCABULARY.effect(n.Banish)
def _destroy(game: Fallen, frame: Resolve, node: n.Banish) -> None:
    cards = affected(game, frame, node.target)
    done = changing_zones.destroy(game, cards, "F5.32.1", doer(game, frame, node), as_cost=is_cost(frame))
    if not done and not any(isinstance(procedure, changing_zones.Rise) for procedure in game.stack):
        frame.fail()
    _still(game, frame, done)


@VOCABULARY.possible_if(n.Banish)
def _can_destroy(game: Fallen, ctx: Context, node: n.Banish) -> bool:
    """Only what is on the Battlefield or in the Adoration: a Deity is not (ruling on F1.3.2)."""
    if isinstance(node.target, n.Chosen | n.Each):
        if node.target.cards.zone == "divine":
            return False
        return any_affected(game, ctx, node)
    cards = target_cards(game, ctx, node.target)
    return bool(cards) and all(game.zone_of[c] in IN_PLAY and legal.allowed(game, ctx.seat, node, c) for c in cards)


def _move(
    game: Fallen, frame: Resolve, target: Any, zone: int, kind: EventKind, rule: str, place: int = TOP
) -> list[int]:
    cards = [
        card
        for card in target_cards(game, frame, target)
        if game.zone_of[card] not in IN_PLAY or not untouched(game, frame, card, target)
    ]
    if not cards:
        frame.fail()
        return []
    moved = changing_zones.move(game, cards, zone, kind, rule, place)
    _still(game, frame, moved)
    return moved


@VOCABULARY.effect(n.RemoveFromGame)
def _banish(game: Fallen, frame: Resolve, node: n.RemoveFromGame) -> None:
    cards = [
        card
        for card in target_cards(game, frame, node.target)
        if game.zone_of[card] not in IN_PLAY or not untouched(game, frame, card, node.target)
    ]
    moved = changing_zones.banish(game, cards, "F5.10.1", frame.source, sworn=bool(frame.slots.get("sworn")))
    if not moved:
        frame.fail()
    _still(game, frame, moved)


@VOCABULARY.possible_if(n.RemoveFromGame)
def _can_banish(game: Fallen, ctx: Context, node: n.RemoveFromGame) -> bool:
    """What can't be banished is no legal target for it (F3.14.1)."""
    if isinstance(node.target, n.Chosen | n.Each) and not ctx.slots.get("sworn"):
        return any_affected(game, ctx, node)
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    cards = within_reach(game, ctx, node.target)
    return any(ctx.slots.get("sworn") or changing_zones.can_banish(game, card) for card in cards)


@VOCABULARY.possible_if(n.ReturnToHand, n.PutIntoLimbo, n.ShuffleIntoDeck)
def _can_move(game: Fallen, ctx: Context, node: n.ReturnToHand | n.PutIntoLimbo | n.ShuffleIntoDeck) -> bool:
    return any_affected(game, ctx, node)


@VOCABULARY.effect(n.ReturnToHand)
def _to_hand(game: Fallen, frame: Resolve, node: n.ReturnToHand) -> None:
    frame.set("moved", refs_of(game, _move(game, frame, node.target, HAND, "put into hand", "F3.4.7")))


@VOCABULARY.effect(n.PutIntoDiscard)
def _to_purgatory(game: Fallen, frame: Resolve, node: n.PutIntoDiscard) -> None:
    """Into Purgatory; with the top of the Book, to tear pages."""
    moved = _move(game, frame, node.target, PURGATORY, "put into purgatory", "F5.24.1")
    frame.set("put", refs_of(game, moved))


@VOCABULARY.effect(n.PutIntoLimbo)
def _to_limbo(game: Fallen, frame: Resolve, node: n.PutIntoLimbo) -> None:
    moved = _move(game, frame, node.target, LIMBO, "put into limbo", "F5.21.3")
    if node.player != "its player":
        seats = seats_of(game, frame, node.player)
        for card in moved:
            if seats:
                changing_zones.to_limbo_of(game, card, seats[0])


@VOCABULARY.effect(n.ShuffleIntoDeck)
def _shuffle_into(game: Fallen, frame: Resolve, node: n.ShuffleIntoDeck) -> None:
    moved = _move(game, frame, node.target, BOOK, "put on the deck", "F1.10.3")
    for seat in dict.fromkeys(game.owner[card] for card in moved):
        changing_zones.shuffle(game, seat, BOOK, "F1.10.3")


@VOCABULARY.effect(n.ShuffleDeck)
def _shuffle(game: Fallen, frame: Resolve, node: n.ShuffleDeck) -> None:
    for seat in seats_of(game, frame, node.player):
        changing_zones.shuffle(game, seat, BOOK, "F1.10.3")


@VOCABULARY.possible_if(n.ShuffleDeck, n.MakeTokens)
def _always(game: Fallen, ctx: Context, node: Any) -> bool:
    return True


@VOCABULARY.effect(n.PutOnDeck)
def _put_on_deck(game: Fallen, frame: Resolve, node: n.PutOnDeck) -> None:
    """In any order: the first named lies uppermost."""
    cards = [
        card
        for card in target_cards(game, frame, node.target)
        if game.zone_of[card] not in IN_PLAY or not untouched(game, frame, card, node.target)
    ]
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
        changing_zones.move(game, [card], BOOK, kind, "F3.4.7", where)
    _still(game, frame, ordered)
    frame.set("moved", refs_of(game, cards))


@VOCABULARY.effect(n.MoveToLine)
def _to_line(game: Fallen, frame: Resolve, node: n.MoveToLine) -> None:
    """What can't be put on the firing line is no legal target for it."""
    cards = affected(game, frame, node.target)
    if node.line == "adoration":
        for card in cards:
            changing_zones.to_adoration(game, card, "F5.4.1")
        return
    line = REAR if node.line == "rear" else FIRING
    astray = [card for card in cards if stats.is_a(game, card, "worshipper")]
    if astray:  # F1.19.9
        changing_zones.move(game, astray, PURGATORY, "put into purgatory", "F1.19.9")
    if line == FIRING:
        cards = [card for card in cards if not stats.stays_behind(game, card)]
    for card in [card for card in cards if game.zone_of[card] == ADORATION and card not in astray]:
        if game.facts[card].type in ("angel", "golem", "archangel"):
            changing_zones.from_adoration(game, card, line, "F5.4.1")
    linking.to_line(game, [card for card in cards if game.zone_of[card] in LINES], line, "F2.4.7")


@VOCABULARY.possible_if(n.MoveToLine)
def _can_to_line(game: Fallen, ctx: Context, node: n.MoveToLine) -> bool:
    """A card that may not be on the firing line can't be picked for it (F3.14.1)."""
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    cards = within_reach(game, ctx, node.target)
    return bool(cards) and (node.line != "firing" or any(not stats.stays_behind(game, card) for card in cards))


@VOCABULARY.effect(n.Reinforce)
def _reinforce(game: Fallen, frame: Resolve, node: n.Reinforce) -> None:
    """Renfort: an attacker in ambush by an ability, announced as one (F2.4.8), which triggers what waits for that
    (ruling), if it has not been yet; Retrait brings it back (F6.32.2)."""
    combat = game.combat
    cards = on_battlefield(game, frame, node.target)
    if combat is None:
        frame.fail()
        return
    for card in cards:
        if card in combat.ambush or not legal.can_reinforce(game, card):  # F6.32.2
            continue
        linking.to_line(game, [card], FIRING, "F2.1.6")
        combat = game.combat
        assert combat is not None
        fresh = card not in combat.announced and card not in combat.attacking
        announced = (*combat.announced, card) if fresh else combat.announced
        everybody = combat.all if card in combat.all else (*combat.all, card)
        # F2.1.7, F2.4.4
        game.combat = combat.joined(announced, (*combat.ambush, card), everybody)
        if fresh:
            game.signal("attacks", "F2.4.8", game.controller[card], card)
        game.emit("goes into ambush", "F2.1.6", game.controller[card], card)
        combat = game.combat


@VOCABULARY.possible_if(n.Reinforce)
def _can_reinforce(game: Fallen, ctx: Context, node: n.Reinforce) -> bool:
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    upright = isinstance(ctx, Resolve) and legal.untilted_before(ctx.program.tree, node)
    return any(legal.can_reinforce(game, card, upright) for card in within_reach(game, ctx, node.target))


@VOCABULARY.effect(n.TakeControl)
def _take_control(game: Fallen, frame: Resolve, node: n.TakeControl) -> None:
    seats = seats_of(game, frame, node.player)
    for card in affected(game, frame, node.target):
        if seats and not entering.same_legend(game, card, seats[0]):
            changing_zones.take_control(game, card, seats[0], "F5.21.1")


@VOCABULARY.possible_if(n.TakeControl)
def _can_take_control(game: Fallen, ctx: Context, node: n.TakeControl) -> bool:
    """Not if the player would control a second Legendary page of a name (F5.52.2)."""
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    seats = seats_of(game, ctx, node.player)
    cards = within_reach(game, ctx, node.target)
    return bool(cards) and bool(seats) and not any(entering.same_legend(game, card, seats[0]) for card in cards)


@VOCABULARY.effect(n.PutIntoPlay)
def _put_into_play(game: Fallen, frame: Resolve, node: n.PutIntoPlay) -> None:
    """Free, without Oath (F5.74.2) or condition; whatever its arrival does happens (F5.57.2). An effect that takes a
    card out and puts it back puts it under its controller (F3.6.2). An Equipment needs an Angel: its player says which
    (F1.16.7)."""
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] not in IN_PLAY]
    answer = frame.answer(game)
    if not cards:
        frame.fail()
        return
    entered: list[int] = []
    for card in cards:
        seats = seats_of(game, frame, node.player)
        seat = game.owner[card] if node.player == "its player" or not seats else seats[0]  # F3.6.2
        facts = game.facts[card]
        if facts.type in ("miracle", "deity", "temple", "gift"):
            continue
        host, line = NO_CARD, LINE_NAMED[node.line]
        if facts.type == "equipment":
            able = play.hosts(game, seat, card)
            if not able:
                continue
            if answer is None and len(able) > 1:
                _still(game, frame, entered)
                game.ask_for(frame, seat, "equip", [offer("choose", angel) for angel in able])
                return
            host = able[0] if answer is None else answer.card
            line = game.zone_of[host]
            answer = None
        entering.enter_play(game, card, seat, line, "F5.57.1", host)  # F5.57.2, F5.74.2
        if node.exerted:
            game.exerted[card] = True
        entered.append(card)
    _still(game, frame, entered)


@VOCABULARY.possible_if(n.PutIntoPlay)
def _can_put_into_play(game: Fallen, ctx: Context, node: n.PutIntoPlay) -> bool:
    """Not if there is only Equipment without an Angel for it (F1.16.7)."""
    target = node.target
    if isinstance(target, n.Chosen | n.Each):
        if not reachable(game, ctx, target) or target.cards.what != "equipment":
            return reachable(game, ctx, target)
        cards = candidates(game, ctx, target.cards)
    else:
        cards = target_cards(game, ctx, target)
    seats = seats_of(game, ctx, node.player)
    return any(
        game.facts[card].type != "equipment" or play.hosts(game, seats[0] if seats else game.owner[card], card)
        for card in cards
    )


@VOCABULARY.effect(n.Play)
def _play(game: Fallen, frame: Resolve, node: n.Play) -> None:
    seats = seats_of(game, frame, node.player)
    cards = [
        card
        for card in target_cards(game, frame, node.target)
        if seats and play.why_not(game, seats[0], card, "normal", "word") is None
    ]
    if not cards:
        frame.fail()
        return
    game.push(play.PlayAPage(seats[0], cards[0], "normal"))


@VOCABULARY.effect(n.MakeTokens)
def _make_familiars(game: Fallen, frame: Resolve, node: n.MakeTokens) -> None:
    made: list[int] = []
    for seat in seats_of(game, frame, node.player):
        for _ in range(amount(game, frame, node.amount)):
            made.append(entering.make_familiar(game, node.name, seat, LINE_NAMED[node.line]))
    frame.set("made", refs_of(game, made))


@VOCABULARY.effect(n.TransformInto)
def _transform(game: Fallen, frame: Resolve, node: n.TransformInto) -> None:
    """An exact copy, without markers (F5.77.1, F5.77.2); a pair breaks, an Equipment stays (ruling)."""
    facts = _model(game, frame, node)
    if facts is None:
        frame.fail()
        return
    for card in affected(game, frame, node.target):
        if legal.second_legend(game, card, facts):
            frame.fail()
            continue
        waking.sleep(game, card)
        for other in game.under[card]:
            if stats.is_a(game, other, "golem"):
                linking.unlink(game, other)
                game.emit("unlinked", "F1.13.24", game.controller[other], other, other=card)
        game.copied[card] = facts  # F5.77.2
        game.chosen_class.pop(card, None)
        if game.zone_of[card] in LINES:
            waking.wake(game, card, "play")
        game.emit("transformed", "F5.77.1", game.controller[card], card, other=frame.source, word=facts.name)
    game.stir()


@VOCABULARY.possible_if(n.TransformInto)
def _can_transform(game: Fallen, ctx: Context, node: n.TransformInto) -> bool:
    if node.into is not None and _model(game, ctx, node) is None:
        return False
    return reachable(game, ctx, node.target)


def _model(game: Fallen, ctx: Any, node: n.TransformInto) -> Any:
    """What is copied: a familiar, or a page that is neither an Archangel nor insensible (F5.77.7)."""
    if node.familiar:
        return game.token_facts[node.familiar]
    others = target_cards(game, ctx, node.into) if node.into is not None else []
    if not others or not legal.can_be_copied(game, others[0]):  # F5.77.7
        return None
    return stats.printed(game, others[0])


@VOCABULARY.effect(n.PutUnder)
def _put_under(game: Fallen, frame: Resolve, node: n.PutUnder) -> None:
    """They leave play and lose everything (F5.76.1); under a card that is there (F5.76.2)."""
    hosts = [card for card in target_cards(game, frame, node.host) if game.zone_of[card] in PRESENT]
    cards = [
        card
        for card in target_cards(game, frame, node.target)
        if card not in hosts and (game.zone_of[card] not in IN_PLAY or not untouched(game, frame, card, node.target))
    ]
    if not hosts or not cards:
        frame.fail()
        return
    changing_zones.put_under(game, cards, hosts[0], "F5.76.1")
    _still(game, frame, cards)


@VOCABULARY.effect(n.AddToBattle)
def _add_defender(game: Fallen, frame: Resolve, node: n.AddToBattle) -> None:
    """Another defender joins the attack going on (F2.8.10); of a pair, its Angel (F1.13.17)."""
    combat = game.combat
    if combat is None or not combat.defending:
        frame.fail()
        return
    for card in on_battlefield(game, frame, node.target):
        if stats.is_a(game, card, "golem") and game.host[card] != NO_CARD:  # F1.13.17
            card = game.host[card]
        if game.controller[card] != combat.seat and card not in combat.defending:
            combat = combat.against((*combat.defending, card), combat.at_deity)
            game.combat = combat
            game.emit("defends", "F2.8.10", game.controller[card], card)


@VOCABULARY.possible_if(n.AddToBattle)
def _can_add_defender(game: Fallen, ctx: Context, node: n.AddToBattle) -> bool:
    return game.combat is not None and bool(game.combat.defending) and reachable(game, ctx, node.target)


@VOCABULARY.effect(n.RemoveFromBattle)
def _remove_from_combat(game: Fallen, frame: Resolve, node: n.RemoveFromBattle) -> None:
    """Out of the combat, and no attacker any more (F5.23.2)."""
    for card in on_battlefield(game, frame, node.target):
        game.combat_left(card)
        game.emit("leaves combat", "F5.23.2", game.controller[card], card)
