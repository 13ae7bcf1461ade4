"""What a card's words describe: filters, amounts and conditions of The Spoils."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.asking import concerns
from arbitre.ability.match import SHARED, amount, candidates, compare, fits, matches, seats_of, slot_refs, target_refs
from arbitre.ability.memory import last_known
from arbitre.ability.past import add_past
from arbitre.ability.run import Resolve
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils import parties, respond, stats, triggers
from arbitre.games.spoils.card import ICONS, TYPES
from arbitre.games.spoils.changing_zones import DEPLETED_BY, is_token
from arbitre.games.spoils.effects.vocabulary import VOCABULARY
from arbitre.games.spoils.facts import count
from arbitre.games.spoils.play import PlayACard
from arbitre.games.spoils.play import why_not as why_not_play
from arbitre.games.spoils.use import UseAbility, abilities
from arbitre.games.spoils.zones import DECK, HAND, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import NO_SLOTS

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.game import Spoils


# -- filters ---------------------------------------------------------------------------------------------------


@VOCABULARY.filter(n.Named)
def _named(game: Spoils, ctx: Context, node: n.Named, card: int) -> bool:
    return not _hidden(game, card) and game.facts[card].name in node.names  # 201.1b


def _hidden(game: Spoils, card: int) -> bool:
    """A face-down card in play has no name, no trade, no subtype."""
    return game.face_down[card] and game.zone_of[card] == PLAY


@VOCABULARY.filter(n.NamedCard)
def _named_card(game: Spoils, ctx: Context, node: n.NamedCard, card: int) -> bool:
    named = ctx.slots.get("named")
    if named is None:
        named = game.picked_for.get(ctx.source, NO_SLOTS).get("named")  # by another paragraph of the card
    return named == game.facts[card].name and not _hidden(game, card)


@VOCABULARY.filter(n.SameNameAs)
def _same_name(game: Spoils, ctx: Context, node: n.SameNameAs, card: int) -> bool:
    """201.1b: the same card, by its name alone."""
    if _hidden(game, card):
        return False
    name = game.facts[card].name
    if node.ref == "this":
        return name == game.facts[ctx.source].name
    return any(name == game.facts[other].name for other, _ in slot_refs(ctx, node.ref))


@VOCABULARY.filter(n.Classified)
def _classified(game: Spoils, ctx: Context, node: n.Classified, card: int) -> bool:
    known = game.as_it_was(card)
    return not (stats.subtypes(game, card) if known is None else known.subtypes).isdisjoint(node.any)


@VOCABULARY.filter(n.TypeIs)
def _type_is(game: Spoils, ctx: Context, node: n.TypeIs, card: int) -> bool:
    known = game.as_it_was(card)
    if known is not None:
        return any(what == "card" or what in known.types for what in node.any)
    for what in node.any:
        if game.is_a(card, what):
            return True
    return False


@VOCABULARY.filter(n.HasKeyword)
def _has_keyword(game: Spoils, ctx: Context, node: n.HasKeyword, card: int) -> bool:
    if node.name and game.facts[card].unique != node.name.lower():  # 507.5: an identifier is the same in capitals
        return False
    known = game.as_it_was(card)
    return stats.has(game, card, node.keyword) if known is None else node.keyword in known.keywords


@VOCABULARY.filter(n.Damaged)
def _damaged(game: Spoils, ctx: Context, node: n.Damaged, card: int) -> bool:
    return (game.stat_of(card, "damage") > 0) == node.value


@VOCABULARY.filter(n.Exerted)
def _exerted(game: Spoils, ctx: Context, node: n.Exerted, card: int) -> bool:
    return game.exerted[card] == node.value


@VOCABULARY.filter(n.Trade)
def _trade(game: Spoils, ctx: Context, node: n.Trade, card: int) -> bool:
    return not _hidden(game, card) and game.facts[card].trade == node.trade


@VOCABULARY.filter(n.Staple)
def _staple(game: Spoils, ctx: Context, node: n.Staple, card: int) -> bool:
    return (not _hidden(game, card) and game.facts[card].data.staple) == node.value


@VOCABULARY.filter(n.FaceDown)
def _face_down(game: Spoils, ctx: Context, node: n.FaceDown, card: int) -> bool:
    return game.face_down[card] == node.value


@VOCABULARY.filter(n.FaceIs)
def _face_is(game: Spoils, ctx: Context, node: n.FaceIs, card: int) -> bool:
    """411.1: it is a resource; 411.2: its face can be known."""
    return _hidden(game, card) and game.facts[card].type in node.any


@VOCABULARY.filter(n.InBattle)
def _in_battle(game: Spoils, ctx: Context, node: n.InBattle, card: int) -> bool:
    return _fights(game, ctx, node.role, card) == node.value


def _fights(game: Spoils, ctx: Context, role: str, card: int) -> bool:
    known = game.as_it_was(card)
    if known is not None and role in ("any", "attacking", "blocking"):
        return bool(known.side) if role == "any" else bool(known.side == role)
    battle = game.battle
    if battle is None:
        return False
    attacks, blocks = card in battle.attacking, card in battle.blocking
    if role == "any":
        return attacks or blocks
    if role == "attacking":
        return attacks
    if role == "blocking":
        return blocks
    if role == "opposing":  # 302.10: of the opponent's party
        return (attacks or blocks) and game.controller[card] != ctx.seat
    mine = battle.attacking if ctx.source in battle.attacking else battle.blocking
    if ctx.source not in mine:
        side = _side_it_left(game, ctx)
        if not side:
            return False
        mine = battle.attacking if side == "attacking" else battle.blocking
    return card in mine if role == "with this" else (attacks or blocks) and card not in mine  # 302.14


def _side_it_left(game: Spoils, ctx: Context) -> str:
    """The party a card was in when it left play, for an effect of its own that happens since."""
    if not isinstance(ctx, Resolve) or "this" not in ctx.slots:
        return ""
    known = last_known(game, (ctx.source, ctx.slots["this"]))
    return "" if known is None else str(known.side)


@VOCABULARY.filter(n.InCovertParty)
def _in_covert_party(game: Spoils, ctx: Context, node: n.InCovertParty, card: int) -> bool:
    battle = game.battle
    return battle is not None and card in battle.attacking and parties.is_covert(game)


@VOCABULARY.filter(n.DepletedBy)
def _depleted_by(game: Spoils, ctx: Context, node: n.DepletedBy, card: int) -> bool:
    this = (ctx.source, game.serial[ctx.source])
    return game.exerted[card] and any(m.kind == DEPLETED_BY and m.detail == this for m in game.applied[card])


@VOCABULARY.filter(n.HostOfThis)
def _host_of_this(game: Spoils, ctx: Context, node: n.HostOfThis, card: int) -> bool:
    if game.zone_of[ctx.source] == PLAY:
        return game.host[ctx.source] == card
    known = game.known.get(ctx.source, ())
    return bool(known) and known[0].state.host == card


@VOCABULARY.filter(n.AttachedTo)
def _attached_to(game: Spoils, ctx: Context, node: n.AttachedTo, card: int) -> bool:
    host = game.host[card]
    if node.ref == "this":
        found = host == ctx.source
    elif node.ref == "faction":
        found = host in game.faction and host != NO_CARD
    elif node.ref == "anything":
        found = host != NO_CARD
    else:
        found = any(host == other for other, _ in slot_refs(ctx, node.ref))
    return found == node.value


@VOCABULARY.filter(n.HasAttached)
def _has_attached(game: Spoils, ctx: Context, node: n.HasAttached, card: int) -> bool:
    return any(matches(game, ctx, node.cards, other) for other in game.under[card]) == node.value


@VOCABULARY.filter(n.ProvidesIcons)
def _provides(game: Spoils, ctx: Context, node: n.ProvidesIcons, card: int) -> bool:
    return stats.meets(stats.provided(game, card), count(node.icons))


@VOCABULARY.filter(n.OwnedBy)
def _owned_by(game: Spoils, ctx: Context, node: n.OwnedBy, card: int) -> bool:
    return game.owner[card] in seats_of(game, ctx, node.player)


@VOCABULARY.filter(n.IsToken)
def _is_token(game: Spoils, ctx: Context, node: n.IsToken, card: int) -> bool:
    return is_token(game, card) == node.value


@VOCABULARY.filter(n.Playable)
def _playable(game: Spoils, ctx: Context, node: n.Playable, card: int) -> bool:
    seat = game.controller[card] if game.zone_of[card] == HAND else ctx.actor
    return can_be_played(game, seat, card, node.free)


def can_be_played(game: Spoils, seat: int, card: int, free: bool) -> bool:
    """604.2, 308.1a: by an effect: its threshold and extra costs are still needed."""
    from arbitre.games.spoils.play import satisfiable, why_not_at_all

    facts = game.facts[card]
    if not free:
        return why_not_play(game, seat, card, "any") is None
    if why_not_at_all(game, seat, card, "any") is not None:
        return False
    if not stats.meets(stats.icons(game, seat), facts.threshold):  # 308.1a
        return False
    return any(satisfiable(game, seat, card, text, 0) for text in facts.texts)


@VOCABULARY.filter(n.StatThanEach)
def _stat_than_each(game: Spoils, ctx: Context, node: n.StatThanEach, card: int) -> bool:
    mine = game.stat(card, node.stat)
    return all(compare(mine, node.compare, game.stat(other, node.stat)) for other in candidates(game, ctx, node.cards))


@VOCABULARY.filter(n.HasAbility)
def _has_ability(game: Spoils, ctx: Context, node: n.HasAbility, card: int) -> bool:
    return not _hidden(game, card) and bool(abilities(game, card))


@VOCABULARY.filter(n.SameTypeAs)
def _same_type(game: Spoils, ctx: Context, node: n.SameTypeAs, card: int) -> bool:
    others = slot_refs(ctx, node.ref)
    return any(game.is_a(card, what) and any(game.is_a(other, what) for other, _ in others) for what in TYPES)


@VOCABULARY.filter(n.ChosenType)
def _chosen_type(game: Spoils, ctx: Context, node: n.ChosenType, card: int) -> bool:
    return "type" in ctx.slots and game.is_a(card, ctx.slots["type"])


@VOCABULARY.filter(n.HereSinceStart)
def _here_since_start(game: Spoils, ctx: Context, node: n.HereSinceStart, card: int) -> bool:
    return game.settled[card]


# -- amounts ---------------------------------------------------------------------------------------------------


@VOCABULARY.amount(n.StatOf)
def _stat_of(game: Spoils, ctx: Context, node: n.StatOf) -> int:
    """406.1: a face-down card that has been revealed has the cost number on its face. 405.2: the icons of a threshold
    are printed, wherever the card is by now."""
    if node.target == LAST_TACTIC:
        return sum(game.stat(card, node.stat) for card in last_tactic(game, ctx.source))
    if node.stat == "threshold":
        return sum(game.stat(card, "threshold") for card, _ in target_refs(game, ctx, node.target))
    if node.stat == "cost":
        refs = target_refs(game, ctx, node.target)
        seen = [card for card, serial in refs if (card, serial) in ctx.slots.get("shown", ())]
        if any(_hidden(game, card) for card in seen):
            return sum(game.facts[card].cost if _hidden(game, card) else game.stat(card, "cost") for card, _ in refs)
    return SHARED.amounts[n.StatOf](game, ctx, node)


LAST_TACTIC = n.That("last tactic")


def last_tactic(game: Spoils, but: int) -> list[int]:
    """The tactic that was played last this turn, wherever it is now; not the one that speaks of it."""
    for row in game.this_turn():
        if row[0] == "played" and row[3] != but and game.facts[row[3]].is_tactic:
            return [row[3]]
    return []


@VOCABULARY.amount(n.IconsOf)
def _icons_of(game: Spoils, ctx: Context, node: n.IconsOf) -> int:
    return sum(
        stats.icons(game, seat)[ICONS.index(letter)]
        for seat in seats_of(game, ctx, node.player)
        for letter in node.icon
    )


@VOCABULARY.amount(n.InfluenceOf)
def _influence_of(game: Spoils, ctx: Context, node: n.InfluenceOf) -> int:
    return sum(game.influence[seat] for seat in seats_of(game, ctx, node.player))


@VOCABULARY.amount(n.PartySize)
def _party_size(game: Spoils, ctx: Context, node: n.PartySize) -> int:
    battle = game.battle
    if battle is None:
        return 0
    if node.party == "attacking":
        return len(battle.attacking)
    if node.party == "blocking":
        return len(battle.blocking)
    mine = ctx.source in battle.attacking
    if not mine and ctx.source not in battle.blocking:
        return 0
    return len(battle.attacking if mine == (node.party == "own") else battle.blocking)


@VOCABULARY.amount(n.Printed)
def _printed(game: Spoils, ctx: Context, node: n.Printed) -> int:
    return sum(stats.printed(game, card, node.stat) for card, _ in target_refs(game, ctx, node.target))


@VOCABULARY.amount(n.Highest)
def _highest(game: Spoils, ctx: Context, node: n.Highest) -> int:
    return max([game.stat(card, node.stat) for card in candidates(game, ctx, node.cards)], default=0)


@VOCABULARY.amount(n.Minus)
def _minus(game: Spoils, ctx: Context, node: n.Minus) -> int:
    return max(0, amount(game, ctx, node.amount) - amount(game, ctx, node.less))  # 410.4


@VOCABULARY.amount(n.Half)
def _half(game: Spoils, ctx: Context, node: n.Half) -> int:
    return (amount(game, ctx, node.amount) + 1) // 2


@VOCABULARY.amount(n.Sum)
def _sum(game: Spoils, ctx: Context, node: n.Sum) -> int:
    return sum(amount(game, ctx, part) for part in node.parts)


# -- conditions ------------------------------------------------------------------------------------------------


@VOCABULARY.condition(n.Threshold)
def _threshold(game: Spoils, ctx: Context, node: n.Threshold) -> bool:
    return stats.meets(stats.icons(game, ctx.seat), count(node.icons))  # 405.4


@VOCABULARY.condition(n.Even)
def _even(game: Spoils, ctx: Context, node: n.Even) -> bool:
    return amount(game, ctx, node.amount) % 2 == 0  # 410.1, 410.1a


@VOCABULARY.condition(n.Battle)
def _battle(game: Spoils, ctx: Context, node: n.Battle) -> bool:
    battle = game.battle
    if battle is None:
        return False
    if node.role == "you attack":
        return battle.attacker == ctx.seat
    if node.role == "you are attacked":
        return battle.defender == ctx.seat
    if node.role == "you block":
        return battle.defender == ctx.seat and bool(battle.blocking)
    if node.role == "opponent blocks":
        return battle.attacker == ctx.seat and bool(battle.blocking)
    return True


@VOCABULARY.condition(n.AttackOn)
def _attack_on(game: Spoils, ctx: Context, node: n.AttackOn) -> bool:
    battle = game.battle
    return (
        battle is not None and battle.target != NO_CARD and stats.means(game, ctx, node.cards, battle.target)
    )  # 302.1


@VOCABULARY.condition(n.TopRevealed)
def _top_revealed(game: Spoils, ctx: Context, node: n.TopRevealed) -> bool:
    return any(
        game.zones[seat][DECK] and _shows_top(game, seat) and game.is_a(game.zones[seat][DECK][-1], node.what)
        for seat in seats_of(game, ctx, node.player)
    )


def _shows_top(game: Spoils, seat: int) -> bool:
    return any(concerns(found, seat) and stats.in_force(game, found) for found in game.in_force.get("TopFaceUp", ()))


@VOCABULARY.condition(n.PlayedAsTactic)
def _played_as_tactic(game: Spoils, ctx: Context, node: n.PlayedAsTactic) -> bool:
    return bool(ctx.slots.get("as tactic"))


@VOCABULARY.condition(n.PlayedAlike)
def _played_alike(game: Spoils, ctx: Context, node: n.PlayedAlike) -> bool:
    seats = seats_of(game, ctx, node.player)
    names = [game.facts[row[3]].name for row in game.this_turn() if row[0] == "played" and row[2] in seats]
    return any(names.count(name) >= node.count for name in names)  # 201.1b


@VOCABULARY.condition(n.InResponseTo)
def _in_response_to(game: Spoils, ctx: Context, node: n.InResponseTo) -> bool:
    action = respond.responding_to(game)
    if isinstance(action, UseAbility):
        return node.what != "card" and fits(game, ctx, node.cards, action.card)
    if isinstance(action, PlayACard):
        return node.what != "ability" and fits(game, ctx, node.cards, action.card)
    return False


@VOCABULARY.condition(n.PlayedBy)
def _played_by(game: Spoils, ctx: Context, node: n.PlayedBy) -> bool:
    way = ctx.slots.get("way")
    if way is not None and isinstance(node.target, n.This):
        return bool(way == node.way)
    refs = target_refs(game, ctx, node.target)
    return bool(refs) and all(game.played_as[card] == node.way for card, _ in refs)


add_past(VOCABULARY, triggers.occurs)
