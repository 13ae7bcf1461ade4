"""What a card's words describe: filters, amounts and conditions of Lorcana (5.2, 6.2.4, 6.7.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import amount, candidates, compare, holds, matches, seats_of, slot_refs, target_refs
from arbitre.ability.past import ANYTIME, add_past
from arbitre.games.lorcana import bag, play, stats
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce

if TYPE_CHECKING:
    from arbitre.ability.table import Context, Ref
    from arbitre.games.lorcana.game import Lorcana


@VOCABULARY.filter(n.Named)
def _named(game: Lorcana, ctx: Context, node: n.Named, card: int) -> bool:
    return not stats.names(game, card).isdisjoint(node.names)  # 5.2.6


@VOCABULARY.filter(n.NamedCard)
def _named_card(game: Lorcana, ctx: Context, node: n.NamedCard, card: int) -> bool:
    return ctx.slots.get("named") in stats.names(game, card)


@VOCABULARY.filter(n.SameNameAs)
def _same_name(game: Lorcana, ctx: Context, node: n.SameNameAs, card: int) -> bool:
    names = stats.names(game, card)
    if node.ref == "this":
        return not names.isdisjoint(stats.names(game, ctx.source))
    return any(not names.isdisjoint(stats.names(game, other)) for other, _ in slot_refs(ctx, node.ref))


@VOCABULARY.filter(n.Classified)
def _classified(game: Lorcana, ctx: Context, node: n.Classified, card: int) -> bool:
    known = game.as_it_was(card)  # it has left play (6.7.7)
    if known is not None:
        return not game.facts[card].classifications.isdisjoint(node.any) or not known.classes.isdisjoint(node.any)
    return stats.classified(game, card, node.any)


@VOCABULARY.filter(n.TypeIs)
def _type_is(game: Lorcana, ctx: Context, node: n.TypeIs, card: int) -> bool:
    return any(game.is_a(card, what) for what in node.any)


@VOCABULARY.filter(n.HasKeyword)
def _has_keyword(game: Lorcana, ctx: Context, node: n.HasKeyword, card: int) -> bool:
    known = game.as_it_was(card)  # it has left play (6.7.7)
    if known is not None:
        return node.keyword in known.keywords
    return stats.has(game, card, node.keyword)


@VOCABULARY.filter(n.Damaged)
def _damaged(game: Lorcana, ctx: Context, node: n.Damaged, card: int) -> bool:
    """5.1.1.3, 5.1.1.4: with damage, without. 5.1.2.2: an item is neither damaged nor undamaged."""
    facts = game.facts[card]
    # 5.1.1.3, 5.1.1.4
    return (facts.is_character or facts.is_location) and (game.stat_of(card, "damage") > 0) == node.value


@VOCABULARY.filter(n.Exerted)
def _exerted(game: Lorcana, ctx: Context, node: n.Exerted, card: int) -> bool:
    """5.1.2.3: a location is neither ready nor exerted."""
    known = game.as_it_was(card)
    exerted = game.exerted[card] if known is None else known.exerted
    return not game.facts[card].is_location and exerted == node.value


@VOCABULARY.filter(n.Dry)
def _dry(game: Lorcana, ctx: Context, node: n.Dry, card: int) -> bool:
    """5.1.1.12: only characters are ever drying; and what can't exert can't be exerted for a cost either (1.2.2)."""
    return not game.drying[card] and not stats.forbidden(game, card, "can't exert")  # 4.4.2.1, 5.1.1.12


@VOCABULARY.filter(n.Here)
def _here(game: Lorcana, ctx: Context, node: n.Here, card: int) -> bool:
    facts = game.facts[ctx.source]
    place = ctx.source if facts.is_location else game.at[ctx.source]
    return place != NO_CARD and _place(game, card) == place


@VOCABULARY.filter(n.AtLocation)
def _at_location(game: Lorcana, ctx: Context, node: n.AtLocation, card: int) -> bool:
    return (_place(game, card) != NO_CARD) == node.value


def _place(game: Lorcana, card: int) -> int:
    """Where a character is, or was (6.7.7)."""
    known = game.as_it_was(card)
    place: int = game.at[card] if known is None else known.at  # 6.1.13.5: while here
    return place


@VOCABULARY.filter(n.PlaceOf)
def _place_of(game: Lorcana, ctx: Context, node: n.PlaceOf, card: int) -> bool:
    """Where a card spoken of is, or was when it left play (6.7.7)."""
    for ref in slot_refs(ctx, node.ref):
        known = None if game.in_play(ref[0]) and game.serial[ref[0]] == ref[1] else game.last_known(ref)
        if card == (game.at[ref[0]] if known is None else known.at):
            return True
    return False


@VOCABULARY.filter(n.LiesUnder)
def _lies_under(game: Lorcana, ctx: Context, node: n.LiesUnder, card: int) -> bool:
    host = game.host[card]
    return host != NO_CARD and matches(game, ctx, node.cards, host)  # 5.1.1.5


@VOCABULARY.filter(n.Ink)
def _ink(game: Lorcana, ctx: Context, node: n.Ink, card: int) -> bool:
    return node.ink in game.facts[card].inks  # 5.2.5.1: of each of its ink types


@VOCABULARY.filter(n.Inkable)
def _inkable(game: Lorcana, ctx: Context, node: n.Inkable, card: int) -> bool:
    return stats.inkable(game, card) == node.value


@VOCABULARY.filter(n.InChallenge)
def _in_challenge(game: Lorcana, ctx: Context, node: n.InChallenge, card: int) -> bool:
    challenge = game.challenge
    if challenge is None or not game.in_challenge(card):
        return False
    if node.role != "any" and challenge[node.role == "challenged"] != card:
        return False
    other = challenge[challenge[0] == card]
    filters = game.vocabulary.filters
    return all(filters[type(part)](game, ctx, part, other) for part in node.against)


@VOCABULARY.filter(n.Playable)
def can_be_played(game: Lorcana, ctx: Context, node: n.Playable, card: int) -> bool:
    seat = game.controller[card]
    if node.way == "play" and node.free:
        return not stats.player_cant_play(game, seat, card)
    return bool(play.ways(game, seat, card, node.free, node.way))


@VOCABULARY.amount(n.LoreOf)
def _lore_of(game: Lorcana, ctx: Context, node: n.LoreOf) -> int:
    return max((game.lore[seat] for seat in seats_of(game, ctx, node.player)), default=0)


@VOCABULARY.amount(n.InkTypes)
def _ink_types(game: Lorcana, ctx: Context, node: n.InkTypes) -> int:
    return len({ink for card in candidates(game, ctx, node.cards) for ink in game.facts[card].inks})  # 5.2.5.1


@VOCABULARY.amount(n.Minus)
def _minus(game: Lorcana, ctx: Context, node: n.Minus) -> int:
    return max(0, amount(game, ctx, node.amount) - amount(game, ctx, node.less))


@VOCABULARY.condition(n.PlayedBy)
def _played_by(game: Lorcana, ctx: Context, node: n.PlayedBy) -> bool:
    ways = [_way_played(game, ref) for ref in target_refs(game, ctx, node.target)]
    if node.way == "singing":
        return bool(ways) and all(way in ("sing", "sing together") for way in ways)
    return bool(ways) and all(way == node.way for way in ways)


def _way_played(game: Lorcana, ref: Ref) -> str:
    """One that has left play is judged as it was (6.7.7)."""
    known = None if game.in_play(ref[0]) else game.last_known(ref)
    return game.played_as[ref[0]] if known is None else known.played_as


add_past(VOCABULARY, bag.occurs)


@VOCABULARY.condition(n.SomePlayer)
def _some_player(game: Lorcana, ctx: Context, node: n.SomePlayer) -> bool:
    """1.3.5.2: each of these players is looked at alone, not all of them together."""
    seats = [seat for seat in seats_of(game, ctx, node.players) if not game.gone[seat]]
    for seat in seats:
        of_seat = InForce(ctx.source, ctx.seat, ANYTIME, ctx.slots)
        of_seat.actor = seat
        if holds(game, of_seat, node.condition) != node.every:
            return not node.every
    return node.every and bool(seats)


@VOCABULARY.condition(n.FirstTurn)
def _first_turn(game: Lorcana, ctx: Context, node: n.FirstTurn) -> bool:
    return game.is_active(ctx.seat) and sum(game.turns[seat] for seat in game.side(ctx.seat)) <= 1


@VOCABULARY.condition(n.FirstPlayer)
def _first_player(game: Lorcana, ctx: Context, node: n.FirstPlayer) -> bool:
    """2.1.3: who starts; everybody else, team-mates too, does not."""
    return game.starting == ctx.seat


@VOCABULARY.filter(n.StatThanEach)
def _stat_than_each(game: Lorcana, ctx: Context, node: n.StatThanEach, card: int) -> bool:
    own = game.stat(card, node.stat)
    others = [other for other in candidates(game, ctx, node.cards) if other != card]
    return all(compare(own, node.compare, game.stat(other, node.stat)) for other in others)
