"""How each effect of the ability language is carried out in Lorcana (chapters 1.9, 1.11, 1.12, 6 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability import nodes as n
from arbitre.ability.match import (
    SHARED,
    amount,
    fits,
    refs_of,
    seats_of,
    slot_refs,
    target_cards,
)
from arbitre.ability.run import Program, Resolve, ask_number, compile_effects, reachable
from arbitre.ability.vocabulary import Vocabulary
from arbitre.games.lorcana import bag, costs, damage, durations, lore, moving, play, stats
from arbitre.games.lorcana.facts import Given, StaticPart, Trigger, affected_by
from arbitre.games.lorcana.move import arrive, why_not_move
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.event import EVERYBODY, Event
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import Modifier
from arbitre.kernel.zone import BOTTOM, TOP

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana

# What all games have in common is carried out by ability/run.py, for Lorcana as well: the effects of an ability one
# after another in the printed order, each as far as it can be done (6.1.2); "[A] to [B]" and "[A]. If you do, [B]",
# with [B] only after all of [A] (6.1.5.1).
WORDS = SHARED.extended("Lorcana")

QUESTIONS = {  # asked while the effect resolves, not before (1.7.3), each with the rules it rests on
    "may": ("6.1.4",),
    "choose one": ("6.1.5.2",),
    "choose card": ("6.1.3", "6.7.3"),
    "choose player": ("6.1.3",),
    "choose number": ("6.1.3",),
    "choose discard": ("7.3.4",),
    "choose order": ("7.2.3",),
    "top or bottom": ("6.1.3",),
    "name a card": ("5.2.6",),
}


def seats(game: Lorcana, frame: Resolve, players: str) -> tuple[int, ...]:
    """1.3.3, 1.4.3.1: the players a word of the card means: "you" is who played the card or made the effect, one
    opponent is the one chosen, "opponents" are all of them."""
    return tuple(seat for seat in seats_of(game, frame, players) if not game.gone[seat])


# -- filters ---------------------------------------------------------------------------------------------------


@WORDS.filter(n.Named)
def _named(game: Lorcana, ctx: Context, node: n.Named, card: int) -> bool:
    return not game.facts[card].names.isdisjoint(node.names)  # 5.2.6


@WORDS.filter(n.NamedCard)
def _named_card(game: Lorcana, ctx: Context, node: n.NamedCard, card: int) -> bool:
    return ctx.slots.get("named") in game.facts[card].names


@WORDS.filter(n.SameNameAs)
def _same_name(game: Lorcana, ctx: Context, node: n.SameNameAs, card: int) -> bool:
    return any(not game.facts[card].names.isdisjoint(game.facts[other].names) for other, _ in slot_refs(ctx, node.ref))


@WORDS.filter(n.Classified)
def _classified(game: Lorcana, ctx: Context, node: n.Classified, card: int) -> bool:
    return not game.facts[card].classifications.isdisjoint(node.any)


@WORDS.filter(n.TypeIs)
def _type_is(game: Lorcana, ctx: Context, node: n.TypeIs, card: int) -> bool:
    return any(game.is_a(card, what) for what in node.any)


@WORDS.filter(n.HasKeyword)
def _has_keyword(game: Lorcana, ctx: Context, node: n.HasKeyword, card: int) -> bool:
    return stats.has(game, card, node.keyword)


@WORDS.filter(n.Damaged)
def _damaged(game: Lorcana, ctx: Context, node: n.Damaged, card: int) -> bool:
    """5.1.1.3, 5.1.1.4: with damage, without. 5.1.2.2: an item is neither damaged nor undamaged."""
    facts = game.facts[card]
    return (facts.is_character or facts.is_location) and (game.damage[card] > 0) == node.value


@WORDS.filter(n.Exerted)
def _exerted(game: Lorcana, ctx: Context, node: n.Exerted, card: int) -> bool:
    """5.1.2.3: a location is neither ready nor exerted."""
    return not game.facts[card].is_location and game.exerted[card] == node.value


@WORDS.filter(n.Dry)
def _dry(game: Lorcana, ctx: Context, node: n.Dry, card: int) -> bool:
    return not game.drying[card]  # 5.1.1.12; only characters are ever drying


@WORDS.filter(n.Here)
def _here(game: Lorcana, ctx: Context, node: n.Here, card: int) -> bool:
    return game.at[card] == ctx.source


@WORDS.filter(n.AtLocation)
def _at_location(game: Lorcana, ctx: Context, node: n.AtLocation, card: int) -> bool:
    return (game.at[card] != NO_CARD) == node.value


@WORDS.filter(n.Ink)
def _ink(game: Lorcana, ctx: Context, node: n.Ink, card: int) -> bool:
    return node.ink in game.facts[card].inks  # 5.2.5.1: of each of its ink types


@WORDS.filter(n.Inkable)
def _inkable(game: Lorcana, ctx: Context, node: n.Inkable, card: int) -> bool:
    return game.facts[card].inkable == node.value


@WORDS.filter(n.InChallenge)
def _in_challenge(game: Lorcana, ctx: Context, node: n.InChallenge, card: int) -> bool:
    challenge = game.challenge
    if challenge is None:
        return False
    if node.role == "any":
        return card in challenge
    return challenge[node.role == "challenged"] == card


@WORDS.filter(n.Playable)
def _playable(game: Lorcana, ctx: Context, node: n.Playable, card: int) -> bool:
    seat = game.controller[card]
    if stats.player_cant_play(game, seat, card):
        return False
    return node.free or play.total_cost(game, seat, card) <= game.ready_ink(seat)


# -- amounts and conditions ------------------------------------------------------------------------------------


@WORDS.amount(n.LoreOf)
def _lore_of(game: Lorcana, ctx: Context, node: n.LoreOf) -> int:
    return max((game.lore[seat] for seat in seats_of(game, ctx, node.player)), default=0)


@WORDS.condition(n.PlayedBy)
def _played_by(game: Lorcana, ctx: Context, node: n.PlayedBy) -> bool:
    way = game.played_as[ctx.source]
    if node.way == "singing":
        return way in ("sing", "sing together")
    return way == node.way


@WORDS.condition(n.Happened)
def _happened(game: Lorcana, ctx: Context, node: n.Happened) -> bool:
    """Earlier this turn; what is happening at this very moment does not count."""
    found = InForce(ctx.source, ctx.seat, _ANYTIME, ctx.slots)
    now = game.now.row() if game.now is not None else None
    for row in game.happened.backwards():
        if row[0] == "turn begins":
            return False
        if row[0] == node.when.event and row != now and bag.occurs(game, found, node.when, Event(*row)):
            return True
        if row == now:
            now = None  # the same thing may have happened before
    return False


_ANYTIME = StaticPart("anytime", None)


# -- lore and drawing ------------------------------------------------------------------------------------------


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
    if not lost:
        frame.fail()  # nobody had any to lose (1.11.1)
    frame.set("tally done", lost)


@WORDS.effect(n.Draw)
def _draw(game: Lorcana, frame: Resolve, node: n.Draw) -> None:
    """1.12.2: one card after another. 6.1.8: the number is counted once."""
    number = amount(game, frame, node.amount)
    for seat in seats(game, frame, node.player):
        for _ in range(number):
            if not moving.draw(game, seat):
                frame.fail()
                break


@WORDS.effect(n.DrawUntil)
def _draw_until(game: Lorcana, frame: Resolve, node: n.DrawUntil) -> None:
    """6.1.8.1: how many are missing is counted once."""
    for seat in seats(game, frame, node.player):
        for _ in range(node.hand - len(game.zones[seat][HAND])):
            if not moving.draw(game, seat):
                break


# -- discarding ------------------------------------------------------------------------------------------------


def _discardable(game: Lorcana, ctx: Context, node: n.Discard, seat: int) -> list[int]:
    """Cards in that player's hand the description fits; the card being played is no longer one of them (4.3.2.1)."""
    return [card for card in game.zones[seat][HAND] if card != ctx.source and fits(game, ctx, node.cards, card)]


@WORDS.possible_if(n.Discard)
def _can_discard(game: Lorcana, ctx: Context, node: n.Discard) -> bool:
    if node.all:
        return True  # even a hand of no cards can be discarded
    wanted = amount(game, ctx, node.amount)
    return all(len(_discardable(game, ctx, node, seat)) >= wanted for seat in seats_of(game, ctx, node.player))


@WORDS.effect(n.Discard)
def _discard(game: Lorcana, frame: Resolve, node: n.Discard) -> None:
    """7.3.4: the player chooses, unless the effect says who does; as many as there are (1.2.3, 7.3.3)."""
    who = seats(game, frame, node.player)
    if not who:
        frame.fail()
        return
    seat = who[0]
    cards = _discardable(game, frame, node, seat)
    if node.all:
        moving.discard(game, seat, cards.copy())
        return
    wanted = amount(game, frame, node.amount)
    if node.at_random:
        left = cards.copy()
        game.chance.shuffle(left)
        chosen = tuple(left[:wanted])
        game.emit("chance", "7.3.4", seat=seat, amount=len(chosen))
    else:
        chosen = frame.slots.get("picking", ())
        answer = frame.answer(game)
        if answer is not None:
            chosen = (*chosen, answer.card)
        left = [card for card in cards if card not in chosen]
        if left and len(chosen) + len(left) <= wanted:
            chosen = (*chosen, *left)  # all of them: there is nothing to choose
            left = []
        if len(chosen) < wanted and left:
            chooser = seat if node.by is None else seats(game, frame, node.by)[0]
            frame.set("picking", chosen)
            frame.ask(game, chooser, "choose discard", [Option("discard", card) for card in left])
            return
        frame.set("picking", ())
    if len(chosen) < wanted:
        frame.fail()
    moving.discard(game, seat, chosen)
    frame.slots = {**frame.slots, "discarded": refs_of(game, list(chosen)), "tally done": len(chosen)}


# -- damage ----------------------------------------------------------------------------------------------------


def _damageable(game: Lorcana, frame: Resolve, target: Any) -> list[int]:
    cards = [card for card in target_cards(game, frame, target) if game.zone_of[card] == PLAY]
    if not cards:
        frame.fail()
    return cards


@WORDS.effect(n.DealDamage)
def _deal_damage(game: Lorcana, frame: Resolve, node: n.DealDamage) -> None:
    cards = _damageable(game, frame, node.target)
    number = amount(game, frame, node.amount)
    damage.deal(game, [(frame.source, card, number) for card in cards], "1.9.2.1")


@WORDS.effect(n.PutDamage)
def _put_damage(game: Lorcana, frame: Resolve, node: n.PutDamage) -> None:
    number = amount(game, frame, node.amount)
    for card in _damageable(game, frame, node.target):
        damage.put(game, card, number, frame.source)


@WORDS.effect(n.RemoveDamage)
def _remove_damage(game: Lorcana, frame: Resolve, node: n.RemoveDamage) -> None:
    """ "Up to" is chosen for each card on its own, from 0 (6.1.3)."""
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] == PLAY]
    done: int = frame.slots.get("healing", 0)
    total: int = frame.slots.get("tally healed", 0)
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
                    "it": refs_of(game, [card]),
                }
                return
            total += damage.remove(game, card, number)
            done += 1
    else:
        for card in cards:
            limit = game.damage[card] if node.amount is None else amount(game, frame, node.amount)
            total += damage.remove(game, card, limit)
    if not total:
        frame.fail()
    frame.slots = {**frame.slots, "healing": 0, "tally healed": 0, "tally done": total}


@WORDS.effect(n.MoveDamage)
def _move_damage(game: Lorcana, frame: Resolve, node: n.MoveDamage) -> None:
    """1.9.2.4. The amount is chosen where the effect says "up to"."""
    start = [c for c in target_cards(game, frame, node.source) if game.zone_of[c] == PLAY]
    end = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] == PLAY]
    if not start or not end or start == end:
        frame.fail()
        frame.set("tally done", 0)
        return
    most = game.damage[start[0]]
    if node.amount is not None:
        most = min(most, amount(game, frame, node.amount))
    number: int | None = most
    if node.up_to:
        number = ask_number(game, frame, frame.seat, 0, most)
        if number is None:
            return
    moved = damage.move(game, start[0], end[0], number or 0, frame.source)
    if not moved:
        frame.fail()
    frame.set("tally done", moved)


# -- leaving play and changing zones ---------------------------------------------------------------------------


@WORDS.effect(n.Banish)
def _banish(game: Lorcana, frame: Resolve, node: n.Banish) -> None:
    cards = [card for card in target_cards(game, frame, node.target) if game.zone_of[card] == PLAY]
    if not cards:
        frame.fail()
        return
    moving.banish(game, cards, "6.7.2.3", by=frame.source)
    frame.moved(game, cards)


@WORDS.effect(n.ReturnToHand)
def _return_to_hand(game: Lorcana, frame: Resolve, node: n.ReturnToHand) -> None:
    """To its player's hand (1.4.3). 1.12.3: this is not drawing."""
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] != HAND]
    if not cards:
        frame.fail()
        return
    seen = _sight(game, frame, cards)
    if seen != EVERYBODY:
        for card in cards:
            seen |= 1 << game.owner[card]
    moving.move_out_of_play(game, cards, HAND, "returned to hand", "7.3.1", seen=seen)
    frame.moved(game, cards)


@WORDS.effect(n.ShuffleIntoDeck)
def _shuffle_into_deck(game: Lorcana, frame: Resolve, node: n.ShuffleIntoDeck) -> None:
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    moved = moving.move_out_of_play(
        game, cards, DECK, "shuffled into the deck", "7.2.1", seen=_sight(game, frame, cards)
    )
    for seat in dict.fromkeys(game.owner[card] for card in moved):
        moving.shuffle_deck(game, seat, "7.2.1")
    frame.moved(game, moved)


def _sight(game: Lorcana, frame: Resolve, cards: list[int]) -> int:
    """Who knows which cards these are: everybody if they lie open, otherwise the player who handles them."""
    shown = frame.slots.get("shown", ())
    if all(game.zone_of[card] in (PLAY, DISCARD) or card in shown for card in cards):
        return EVERYBODY
    if any(card in (c for c, _ in frame.slots.get("looked", ())) for card in cards):
        return 1 << frame.seat
    mask = 0
    for card in cards:
        if game.zone_of[card] == HAND:
            mask |= 1 << game.owner[card]
    return mask


@WORDS.effect(n.PutOnDeck)
def _put_on_deck(game: Lorcana, frame: Resolve, node: n.PutOnDeck) -> None:
    """7.2.3: in any order, the cards of stacks freely among the others (7.2.3.1). The first named lies uppermost."""
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    parts = [part for card in cards for part in (card, *game.under[card])]
    ordered: tuple[int, ...] = frame.slots.get("ordering", ())
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
            frame.ask(game, frame.seat, "top or bottom", [Option("top", parts[0]), Option("bottom", parts[0])])
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
        frame.ask(game, orderer, "choose order", [Option("next", part) for part in mine])
        return
    where = BOTTOM if place == "bottom" else TOP
    kind = "put on the bottom of the deck" if where == BOTTOM else "put on top of the deck"
    seen = _sight(game, frame, cards)
    faces = tuple(NO_CARD if game.face_down[card] else card for card in ordered)
    moving.move_out_of_play(game, cards, DECK, kind, "7.2.3", where, seen)
    _arrange(game, ordered, where)
    if len(ordered) > 1:  # who saw the cards knows their order, the uppermost first
        orderer = game.owner[ordered[0]] if node.by in ("opponents", "its player") else frame.seat
        game.emit("in this order", "7.2.3", seat=orderer, amount=len(ordered), cards=faces, seen=seen, word=place)
    frame.moved(game, list(ordered))
    frame.slots = {**frame.slots, "ordering": (), "place": ""}


def _arrange(game: Lorcana, ordered: tuple[int, ...], where: int) -> None:
    for owner in dict.fromkeys(game.owner[card] for card in ordered):
        mine = [card for card in ordered if game.owner[card] == owner]
        deck = game.zones[owner][DECK]
        rest = [card for card in deck if card not in mine]
        mine.reverse()  # the end of the list is the top
        game.zones[owner][DECK] = [*mine, *rest] if where == BOTTOM else [*rest, *mine]


@WORDS.effect(n.PutIntoInkwell)
def _put_into_inkwell(game: Lorcana, frame: Resolve, node: n.PutIntoInkwell) -> None:
    """4.2.3.2, 7.5.6: any card, not revealed, and it does not count as the turn's ink."""
    cards = _cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    for card in cards:
        seen = _sight(game, frame, [card])
        moving.ink(game, card, game.owner[card], node.exerted, "7.5.6", seen)
    frame.moved(game, cards)


def _cards(game: Lorcana, frame: Resolve, target: Any) -> list[int]:
    """The cards of a target, the top of a deck among them."""
    if isinstance(target, n.TopOfDeck):
        found: list[int] = []
        for seat in seats(game, frame, target.player):
            found.extend(top_cards(game, seat, amount(game, frame, target.count)))
        return found
    return target_cards(game, frame, target)


def top_cards(game: Lorcana, seat: int, number: int) -> list[int]:
    """The top cards of a deck, the uppermost first; as many as there are (1.2.3)."""
    deck = game.zones[seat][DECK]
    if len(deck) < number and game.variant.reshuffles and not deck:
        moving.reshuffle(game, seat)
    return deck[: -number - 1 : -1] if number > 0 else []


def _has_top(game: Lorcana, seat: int) -> bool:
    return bool(game.zones[seat][DECK] or (game.variant.reshuffles and game.zones[seat][DISCARD]))


@WORDS.possible_if(n.PutIntoInkwell, n.PutUnder)
def _can_put(game: Lorcana, ctx: Context, node: Any) -> bool:
    if isinstance(node.target, n.TopOfDeck):
        return any(_has_top(game, seat) for seat in seats_of(game, ctx, node.target.player))
    return reachable(game, ctx, node.target)


@WORDS.effect(n.PutUnder)
def _put_under(game: Lorcana, frame: Resolve, node: n.PutUnder) -> None:
    """8.4.3: this is not playing the card."""
    hosts = target_cards(game, frame, node.host)
    cards = _cards(game, frame, node.target)
    if not hosts or not cards or game.zone_of[hosts[0]] != PLAY:
        frame.fail()
        return
    host = hosts[0]
    seen = 0 if node.face_down else EVERYBODY
    for card in cards:
        if game.zone_of[card] == PLAY:
            moving.leave_play(game, [card], DISCARD, "leaves to go under", "5.1.1.5")
        moving.put_under(game, [card], host, node.face_down)
        game.emit("put under", "5.1.1.5", game.controller[host], host, other=card, seen=seen)
    frame.moved(game, cards)


@WORDS.effect(n.Exert)
def _exert(game: Lorcana, frame: Resolve, node: n.Exert) -> None:
    cards = [c for c in target_cards(game, frame, node.target) if not game.exerted[c] and game.ready_or_exerted(c)]
    if not cards:
        frame.fail()
    for card in cards:
        moving.exert(game, card, "5.1.1.2")


@WORDS.possible_if(n.Exert)
def _can_exert(game: Lorcana, ctx: Context, node: n.Exert) -> bool:
    """As a cost (4.4.2.1): a ready card, and a character must be dry."""
    if isinstance(node.target, n.Chosen):
        return reachable(game, ctx, node.target)
    cards = target_cards(game, ctx, node.target)
    return bool(cards) and all(not game.exerted[c] and not game.drying[c] for c in cards)


@WORDS.effect(n.Ready)
def _ready(game: Lorcana, frame: Resolve, node: n.Ready) -> None:
    cards = [
        c for c in target_cards(game, frame, node.target) if game.exerted[c] and game.zone_of[c] in (PLAY, INKWELL)
    ]
    able = [c for c in cards if not stats.forbidden(game, c, "can't ready")]
    if not able:
        frame.fail()
    for card in able:
        moving.ready(game, card, "5.1.1.1")


# -- what lasts ------------------------------------------------------------------------------------------------


def _apply(
    game: Lorcana,
    frame: Resolve,
    card: int,
    kind: str,
    number: int,
    word: str,
    duration: str,
    detail: Any = None,
) -> None:
    until, whose = durations.span(game, duration, frame.seat, game.controller[card])
    modifier = Modifier(kind, number, word, frame.source, frame.seat, until, whose, game.turn, detail)
    game.applied[card] = (*game.applied[card], modifier)
    game.unchecked = game.timed = True


@WORDS.effect(n.Modify)
def _modify(game: Lorcana, frame: Resolve, node: n.Modify) -> None:
    """6.4.2.2: on the cards it affects now, and no others."""
    number = amount(game, frame, node.amount)
    cards = _damageable(game, frame, node.target)
    for card in cards:
        _apply(game, frame, card, node.stat, number, "", node.duration)
        game.emit(
            "gets",
            "6.6.1.1",
            game.controller[card],
            card,
            other=frame.source,
            amount=number,
            word=node.stat,
        )


@WORDS.effect(n.AddStrength)
def _add_strength(game: Lorcana, frame: Resolve, node: n.AddStrength) -> None:
    """8.13.1: this character's Strength is added to another's this turn."""
    source = (frame.source, frame.slots["this"])
    if game.serial[frame.source] == frame.slots["this"]:
        number = game.stat(frame.source, "strength")
    else:
        known = game.last_known(source)  # 6.7.7
        number = known.stat("strength") if known is not None else 0
    for card in _damageable(game, frame, node.target):
        _apply(game, frame, card, "strength", number, "", "this turn")
        game.emit(
            "gets",
            "8.13.1",
            game.controller[card],
            card,
            other=frame.source,
            amount=number,
            word="strength",
        )
        game.signal("chosen for support", "8.13.1", frame.seat, card, frame.source)


@WORDS.prepared(n.Grant)
def _prepare_grant(vocabulary: Vocabulary, node: n.Grant, key: str) -> tuple[n.Grant, Given]:
    return (node, Given(node.abilities, key, vocabulary))


@WORDS.effect(n.Grant)
def _grant(game: Lorcana, frame: Resolve, prepared: tuple[n.Grant, Given]) -> None:
    node, given = prepared
    for card in _damageable(game, frame, node.target):
        for keyword, value in given.keywords:
            _apply(game, frame, card, "keyword", value, keyword, node.duration)
            game.emit(
                "gains",
                "6.4.2.2",
                game.controller[card],
                card,
                other=frame.source,
                amount=value,
                word=keyword,
            )
        for activation in given.activations:
            _apply(game, frame, card, "activated", 0, "", node.duration, activation)
        until, whose = durations.span(game, node.duration, frame.seat, game.controller[card])
        for trigger in given.triggers:
            floating = Trigger(
                trigger.key,
                trigger.when,
                trigger.program,
                trigger.condition,
                False,
                "",
                until,
                whose,
                game.turn,
            )
            _watch(
                game,
                InForce(card, game.controller[card], floating, {"this": game.serial[card], "given": True}),
            )
        if given.activations or given.triggers:
            game.emit("gains", "6.4.2.2", game.controller[card], card, other=frame.source, word="ability")


@WORDS.effect(n.Restrict)
def _restrict(game: Lorcana, frame: Resolve, node: n.Restrict) -> None:
    for card in _damageable(game, frame, node.target):
        _apply(game, frame, card, f"can't {node.forbid}", 0, "", node.duration)
        game.emit("can't", "6.4.2.2", game.controller[card], card, other=frame.source, word=node.forbid)


@WORDS.prepared(n.Continuous)
def _prepare_continuous(vocabulary: Vocabulary, node: n.Continuous, key: str) -> tuple[n.Continuous, str, Given | None]:
    given = Given(node.effect.abilities, key, vocabulary) if isinstance(node.effect, n.Gains) else None
    return (node, key, given)


@WORDS.effect(n.Continuous)
def _continuous(game: Lorcana, frame: Resolve, prepared: tuple[n.Continuous, str, Given | None]) -> None:
    """6.4.2.1: on everything it fits, whatever comes later too, until its time is over."""
    node, key, given = prepared
    until, whose = durations.span(game, node.duration, frame.seat, frame.seat)
    part = StaticPart(key, node.effect, until=until, whose=whose, born=game.turn, given=given)
    for what in affected_by(node.effect):
        game.in_force[what] = (*game.in_force.get(what, ()), InForce(frame.source, frame.seat, part))
    game.timed = True
    game.emit("lasts", "6.4.2.1", frame.seat, frame.source)


@WORDS.effect(n.PayLess)
def _pay_less(game: Lorcana, frame: Resolve, node: n.PayLess) -> None:
    number = amount(game, frame, node.amount)
    until, whose = durations.span(game, node.duration, frame.seat, frame.seat)
    discount = Modifier(
        "pay less", number, "", frame.source, frame.seat, until, whose, game.turn, Described(node.cards)
    )
    game.discounts = (*game.discounts, discount)
    game.timed = True
    game.emit("pays less next", "4.3.6", frame.seat, frame.source, amount=number)


class Described:
    """A description kept in the state, with a key for digests."""

    __slots__ = ("key", "select")

    def __init__(self, select: n.Select) -> None:
        self.select = select
        self.key = repr(select)


@WORDS.prepared(n.CreateTrigger)
def _prepare_trigger(vocabulary: Vocabulary, node: n.CreateTrigger, key: str) -> tuple[n.CreateTrigger, Program]:
    return (node, compile_effects(vocabulary, node.effects, key))


@WORDS.effect(n.CreateTrigger)
def _create_trigger(game: Lorcana, frame: Resolve, prepared: tuple[n.CreateTrigger, Program]) -> None:
    """6.2.7: it exists outside the bag until its time is over or its moment has come."""
    node, program = prepared
    until, whose = durations.span(game, node.duration, frame.seat, frame.seat)
    trigger = Trigger(program.key, node.when, program, None, node.once, "", until, whose, game.turn)
    _watch(game, InForce(frame.source, frame.seat, trigger, {**frame.slots, "picking": ()}))
    game.emit("lasts", "6.2.7.2" if node.once else "6.2.7.1", frame.seat, frame.source)


def _watch(game: Lorcana, found: InForce) -> None:
    event = found.ability.when.event
    game.watchers[event] = (*game.watchers.get(event, ()), found)
    game.timed = True


@WORDS.prepared(n.ReplaceNext)
def _prepare_replace(vocabulary: Vocabulary, node: n.ReplaceNext, key: str) -> tuple[n.ReplaceNext, str]:
    return (node, key)


@WORDS.effect(n.ReplaceNext)
def _replace_next(game: Lorcana, frame: Resolve, prepared: tuple[n.ReplaceNext, str]) -> None:
    """6.5: a replacement effect that waits on a card. Its word names the effect: two of the same are known (6.5.8)."""
    node, key = prepared
    for card in _damageable(game, frame, node.target):
        _apply(game, frame, card, "shield", int(node.every_time), key, node.duration)
        game.emit("is shielded", "6.5.1", game.controller[card], card, other=frame.source)


# -- playing, moving -------------------------------------------------------------------------------------------


def _to_play(node: n.Play) -> n.Play:
    """Only cards that can be played can be chosen to be played (1.2.2)."""
    target = node.target
    if isinstance(target, n.Chosen):
        where = (*target.cards.where, n.Playable(free=node.free))
        target = n.Chosen(
            cards=n.Select(target.cards.what, target.cards.whose, target.cards.zone, where, target.cards.other),
            by=target.by,
            slot=target.slot,
        )
    return n.Play(target, node.free, node.exerted, node.player, node.then_to)


WORDS.rewrite[n.Play] = _to_play


def _ink_first(node: n.IfYouDo) -> n.IfYouDo:
    """6.7.3.1: of what an effect requires, ink is paid before anything is chosen."""
    first = sorted(node.first, key=lambda effect: not isinstance(effect, n.PayInk))
    return n.IfYouDo(tuple(first), node.then, node.may, node.by)


WORDS.rewrite[n.IfYouDo] = _ink_first


@WORDS.possible_if(n.Play)
def _can_play(game: Lorcana, ctx: Context, node: n.Play) -> bool:
    target = _to_play(node).target
    if isinstance(target, n.Chosen):
        return reachable(game, ctx, target)
    playable = n.Playable(free=node.free)
    who = seats_of(game, ctx, node.player)
    return any(
        game.owner[card] in who and _playable(game, ctx, playable, card) for card in target_cards(game, ctx, target)
    )


@WORDS.effect(n.Play)
def _play(game: Lorcana, frame: Resolve, node: n.Play) -> None:
    """6.1.7, 6.7.8: the card is played while this resolves; what it causes waits. 6.1.11.1: "that card" is played only
    from where the effect knows it: once it has changed zones it is another object and is not found."""
    playable = n.Playable(free=node.free)
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] != PLAY]
    cards = [c for c in cards if _playable(game, frame, playable, c)]
    who = seats(game, frame, node.player)
    cards = [c for c in cards if game.owner[c] in who]  # nobody plays another player's card (7.4.1)
    if not cards:
        frame.fail()
        return
    way = "free" if node.free else "ink"
    game.push(play.PlayACard(who[0], cards[0], way, from_effect=True, exerted=node.exerted, then_to=node.then_to))


@WORDS.effect(n.MoveToLocation)
def _move_to_location(game: Lorcana, frame: Resolve, node: n.MoveToLocation) -> None:
    locations = target_cards(game, frame, node.location)
    moved = False
    if locations:
        for card in target_cards(game, frame, node.target):
            if why_not_move(game, game.controller[card], card, locations[0]) is None:
                arrive(game, card, locations[0], "4.7.4")
                moved = True
    if not moved:
        frame.fail()


@WORDS.possible_if(n.MoveToLocation)
def _can_move(game: Lorcana, ctx: Context, node: n.MoveToLocation) -> bool:
    if isinstance(node.target, n.Chosen) or isinstance(node.location, n.Chosen):
        return True
    return any(
        why_not_move(game, game.controller[card], card, place) is None
        for card in target_cards(game, ctx, node.target)
        for place in target_cards(game, ctx, node.location)
    )


@WORDS.effect(n.PayInk)
def _pay_ink(game: Lorcana, frame: Resolve, node: n.PayInk) -> None:
    """1.5.2: a cost paid while an effect resolves, where the card's tree names it."""
    cost = amount(game, frame, node.amount)
    if game.ready_ink(frame.seat) < cost:
        frame.fail()
        return
    costs.pay_ink(game, frame.seat, cost)
    game.emit("pays", "6.1.5", frame.seat, frame.source, amount=cost)


@WORDS.possible_if(n.PayInk)
def _can_pay_ink(game: Lorcana, ctx: Context, node: n.PayInk) -> bool:
    return game.ready_ink(ctx.seat) >= amount(game, ctx, node.amount)


# -- looking, revealing, naming --------------------------------------------------------------------------------


@WORDS.effect(n.Look)
def _look(game: Lorcana, frame: Resolve, node: n.Look) -> None:
    number = amount(game, frame, node.amount)
    found: list[int] = []
    for seat in seats(game, frame, node.player):
        found.extend(top_cards(game, seat, number))
    frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": ()}
    if not found:
        frame.fail()
        return
    game.emit("looks", "7.1.3", seat=frame.seat, amount=len(found), cards=tuple(found), seen=1 << frame.seat)


@WORDS.possible_if(n.Look)
def _can_look(game: Lorcana, ctx: Context, node: n.Look) -> bool:
    return any(_has_top(game, seat) for seat in seats_of(game, ctx, node.player))


@WORDS.effect(n.Reveal)
def _reveal(game: Lorcana, frame: Resolve, node: n.Reveal) -> None:
    """6.1.14.1: everybody sees the face."""
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    frame.set("shown", (*frame.slots.get("shown", ()), *cards))
    game.emit("reveals", "6.1.14.1", frame.seat, cards[0], amount=len(cards), cards=tuple(cards))


@WORDS.effect(n.RevealTop)
def _reveal_top(game: Lorcana, frame: Resolve, node: n.RevealTop) -> None:
    found: list[int] = []
    for seat in seats(game, frame, node.player):
        found.extend(top_cards(game, seat, 1))
    shown = (*frame.slots.get("shown", ()), *found)
    frame.slots = {**frame.slots, "it": refs_of(game, found), "shown": shown}
    if not found:
        frame.fail()
        return
    game.emit("reveals", "6.1.14.1", frame.seat, found[0], amount=1, cards=tuple(found))


@WORDS.possible_if(n.RevealTop)
def _can_reveal_top(game: Lorcana, ctx: Context, node: n.RevealTop) -> bool:
    return any(_has_top(game, seat) for seat in seats_of(game, ctx, node.player))


@WORDS.effect(n.RevealHand)
def _reveal_hand(game: Lorcana, frame: Resolve, node: n.RevealHand) -> None:
    """7.1.3: while it is revealed the hand is not private."""
    for seat in seats(game, frame, node.player):
        cards = tuple(game.zones[seat][HAND])
        frame.set("shown", (*frame.slots.get("shown", ()), *cards))
        game.emit("reveals hand", "6.1.14.1", seat=seat, amount=len(cards), cards=cards)


@WORDS.effect(n.NameCard)
def _name_card(game: Lorcana, frame: Resolve, node: n.NameCard) -> None:
    answer = frame.answer(game)
    if answer is None:
        options = [Option("name", number=i) for i in range(len(game.names))]
        frame.ask(game, frame.seat, "name a card", options)
        return
    frame.set("named", game.names[answer.number])
    game.emit("names", "5.2.6", frame.seat, frame.source, word=game.names[answer.number])
