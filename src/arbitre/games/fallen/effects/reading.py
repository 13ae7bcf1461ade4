"""What a card's words describe: filters, amounts and conditions of 7 Fallen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import amount, candidates, compare, seats_of, slot_refs, target_cards, target_refs
from arbitre.ability.past import add_past
from arbitre.games.fallen import energy, legal, stats, triggers
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.changing_zones import is_familiar
from arbitre.games.fallen.effects.vocabulary import VOCABULARY
from arbitre.games.fallen.linking import golem_of
from arbitre.games.fallen.zones import FIRING, IN_PLAY, REAR
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.fallen.game import Fallen


@VOCABULARY.filter(n.Named)
def _named(game: Fallen, ctx: Context, node: n.Named, card: int) -> bool:
    return any(stats.names_match(game, card, name) for name in node.names)


@VOCABULARY.filter(n.NamedCard)
def _named_card(game: Fallen, ctx: Context, node: n.NamedCard, card: int) -> bool:
    return "named" in ctx.slots and stats.names_match(game, card, ctx.slots["named"])


@VOCABULARY.filter(n.NameIncludes)
def _name_includes(game: Fallen, ctx: Context, node: n.NameIncludes, card: int) -> bool:
    """Words between wings (F5.72.2)."""
    return stats.bare(node.text) in stats.bare(stats.printed(game, card).name)


@VOCABULARY.filter(n.SameNameAs)
def _same_name(game: Fallen, ctx: Context, node: n.SameNameAs, card: int) -> bool:
    """Also by renown, whichever of them has it (F5.72.1)."""
    others = [ctx.source] if node.ref == "this" else [other for other, _ in slot_refs(ctx, node.ref)]
    mine = stats.printed(game, card).name  # F5.72.1
    return any(
        stats.names_match(game, card, stats.printed(game, other).name) or stats.names_match(game, other, mine)
        for other in others
    )


@VOCABULARY.filter(n.Classified)
def _classified(game: Fallen, ctx: Context, node: n.Classified, card: int) -> bool:
    known = game.as_it_was(card)
    return not (stats.classes(game, card) if known is None else known.classes).isdisjoint(node.any)


@VOCABULARY.filter(n.TypeIs)
def _type_is(game: Fallen, ctx: Context, node: n.TypeIs, card: int) -> bool:
    for what in node.any:
        if stats.is_a(game, card, what):
            return True
    return False


@VOCABULARY.filter(n.HasKeyword)
def _has_keyword(game: Fallen, ctx: Context, node: n.HasKeyword, card: int) -> bool:
    known = game.as_it_was(card)
    return stats.has(game, card, node.keyword) if known is None else node.keyword in known.keywords


@VOCABULARY.filter(n.Damaged)
def _damaged(game: Fallen, ctx: Context, node: n.Damaged, card: int) -> bool:
    return (game.stat_of(card, "damage") > 0) == node.value


@VOCABULARY.filter(n.Exerted)
def _tilted(game: Fallen, ctx: Context, node: n.Exerted, card: int) -> bool:
    return game.exerted[card] == node.value


@VOCABULARY.filter(n.Kingdom)
def _kingdom(game: Fallen, ctx: Context, node: n.Kingdom, card: int) -> bool:
    return game.facts[card].kingdom == node.kingdom


@VOCABULARY.filter(n.OnLine)
def _on_line(game: Fallen, ctx: Context, node: n.OnLine, card: int) -> bool:
    if node.line == "rear":
        return game.zone_of[card] == REAR
    if node.line == "firing":
        return game.zone_of[card] == FIRING
    others = [ctx.source] if node.line == "same as this" else [other for other, _ in slot_refs(ctx, "other")]
    for other in others:
        zone = game.zone_of[other]
        if zone not in (REAR, FIRING) and other in game.known:
            zone = game.known[other][0].state.values["line"]
        if game.zone_of[card] == zone:
            return True
    return False


@VOCABULARY.filter(n.HasMarker)
def _has_marker(game: Fallen, ctx: Context, node: n.HasMarker, card: int) -> bool:
    return stats.marks(game, card, node.marker) >= node.least


@VOCABULARY.filter(n.Linked)
def _linked(game: Fallen, ctx: Context, node: n.Linked, card: int) -> bool:
    if node.to == "this":
        found = game.host[ctx.source] == card or game.host[card] == ctx.source
    elif node.to == "golem":
        found = golem_of(game, card) != NO_CARD
    else:
        found = any(game.facts[other].type == "equipment" for other in game.under[card])
    return found == node.value


@VOCABULARY.filter(n.Legendary)
def _legendary(game: Fallen, ctx: Context, node: n.Legendary, card: int) -> bool:
    return game.facts[card].data.legendary == node.value


@VOCABULARY.filter(n.NotForbidden)
def _not_forbidden(game: Fallen, ctx: Context, node: n.NotForbidden, card: int) -> bool:
    effect = node.effect
    return legal.allowed(game, ctx.seat, effect, card) and not legal.second_legend_by(game, ctx, effect, card)


@VOCABULARY.filter(n.Sensible)
def _sensible(game: Fallen, ctx: Context, node: n.Sensible, card: int) -> bool:
    return game.zone_of[card] not in IN_PLAY or not stats.insensible(game, card, ctx.source, False)


@VOCABULARY.filter(n.IsToken)
def _is_familiar(game: Fallen, ctx: Context, node: n.IsToken, card: int) -> bool:
    return is_familiar(game, card) == node.value


@VOCABULARY.filter(n.InBattle)
def _in_combat(game: Fallen, ctx: Context, node: n.InBattle, card: int) -> bool:
    """In a combat from its declaration on (F5.23.1) until the damage is dealt (F5.23.2); a defender is an Angel or
    Archangel an attack was declared on (F5.26.2), not a Golem, unless it defends like one (F1.14.15)."""
    combat = game.combat
    found = False
    if combat is not None:
        if node.role == "attacking":
            found = card in combat.attacking or card in combat.announced
        elif node.role in ("blocking", "defending"):
            found = card in combat.defending and (  # F5.26.2
                not stats.is_a(game, card, "golem") or stats.allowed(game, card, "can defend like an angel")
            )
        elif node.role == "ambush":
            found = card in combat.ambush
        else:
            found = card in combat.fighting()
    return found == node.value


@VOCABULARY.filter(n.OwnedBy)
def _owned_by(game: Fallen, ctx: Context, node: n.OwnedBy, card: int) -> bool:
    return game.owner[card] in seats_of(game, ctx, node.player)


@VOCABULARY.filter(n.StatThanEach)
def _stat_than_each(game: Fallen, ctx: Context, node: n.StatThanEach, card: int) -> bool:
    mine = game.stat(card, node.stat)
    return all(compare(mine, node.compare, game.stat(other, node.stat)) for other in candidates(game, ctx, node.cards))


# -- amounts ---------------------------------------------------------------------------------------------------


@VOCABULARY.amount(n.MarkersOn)
def _markers_on(game: Fallen, ctx: Context, node: n.MarkersOn) -> int:
    return sum(stats.marks(game, card, node.marker) for card in target_cards(game, ctx, node.target))


@VOCABULARY.amount(n.PrintedOf)
def _printed_of(game: Fallen, ctx: Context, node: n.PrintedOf) -> int:
    total = 0
    for card, _ in target_refs(game, ctx, node.target):
        facts = stats.printed(game, card)
        total += {"strength": facts.attack, "life": facts.life, "shield": facts.shield, "cost": facts.cost}.get(
            node.stat, 0
        )
    return total


@VOCABULARY.amount(n.EnergyOf)
def _energy_of(game: Fallen, ctx: Context, node: n.EnergyOf) -> int:
    return sum(energy.available(game, seat) for seat in seats_of(game, ctx, node.player))


@VOCABULARY.filter(n.StatIs)
def _stat_is(game: Fallen, ctx: Context, node: n.StatIs, card: int) -> bool:
    """What has no energy cost at all is never of a certain cost (F6.21.4)."""
    if node.stat == "cost" and stats.printed(game, card).data.cost is None:  # F6.21.4
        return False
    return compare(game.stat_of(card, node.stat), node.compare, amount(game, ctx, node.than))


@VOCABULARY.amount(n.ClassesOf)
def _classes_of(game: Fallen, ctx: Context, node: n.ClassesOf) -> int:
    found: set[str] = set()
    for card in candidates(game, ctx, node.cards):
        found |= stats.classes(game, card)
    return len(found)


@VOCABULARY.amount(n.OfDifferentClasses)
def _of_different_classes(game: Fallen, ctx: Context, node: n.OfDifferentClasses) -> int:
    """A page of several classes is one page, and counts for whichever of them lets more be counted (ruling)."""
    counted: dict[str, int] = {}  # for which class which card
    theirs = {card: sorted(stats.classes(game, card)) for card in candidates(game, ctx, node.cards)}
    return sum([_finds_a_class(card, theirs, counted, set()) for card in theirs])


def _finds_a_class(card: int, theirs: dict[int, list[str]], counted: dict[str, int], asked: set[str]) -> bool:
    """Whether it can be counted as well: for a class that is free, or that another can leave to it."""
    for name in theirs[card]:
        if name not in asked:
            asked.add(name)
            if name not in counted or _finds_a_class(counted[name], theirs, counted, asked):
                counted[name] = card
                return True
    return False


@VOCABULARY.amount(n.Minus)
def _minus(game: Fallen, ctx: Context, node: n.Minus) -> int:
    return max(0, amount(game, ctx, node.amount) - amount(game, ctx, node.less))


@VOCABULARY.amount(n.Sum)
def _sum(game: Fallen, ctx: Context, node: n.Sum) -> int:
    return sum(amount(game, ctx, part) for part in node.parts)


@VOCABULARY.amount(n.Half)
def _half(game: Fallen, ctx: Context, node: n.Half) -> int:
    return (amount(game, ctx, node.amount) + 1) // 2  # always rounded up (F1.20.3)


# -- conditions ------------------------------------------------------------------------------------------------


@VOCABULARY.condition(n.Battle)
def _battle(game: Fallen, ctx: Context, node: n.Battle) -> bool:
    combat = game.combat
    if combat is None:
        return False
    if node.role == "you attack":
        return combat.seat == ctx.seat
    if node.role == "you are attacked":
        return combat.seat != ctx.seat
    return True


@VOCABULARY.condition(n.Even)
def _even(game: Fallen, ctx: Context, node: n.Even) -> bool:
    return amount(game, ctx, node.amount) % 2 == 0


add_past(VOCABULARY, triggers.occurred)
