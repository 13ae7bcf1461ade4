"""Illegal targets: a card that may not do something can't be picked for an effect that would make it do that (F3.14.1).
Every choice of an ability is told, when the ability is compiled, what will be done to what it picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from arbitre.ability.match import matches, target_cards
from arbitre.games.fallen import changing_zones, entering, stats
from arbitre.games.fallen import nodes as n

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Facts
    from arbitre.games.fallen.game import Fallen


def guarded(cost: tuple[Any, ...], effects: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """The same ability; its choices leave out what is forbidden, and what is tilted where tilting is a cost
    (F3.1.3)."""
    cost = payable(cost)
    for effect in (*cost, *effects):
        if isinstance(effect, FORBIDDABLE):
            about = effect.into if isinstance(effect, n.TransformInto) else effect.target
            for ref in about.parts if isinstance(about, n.Both) else (about,):
                if not isinstance(ref, n.That):
                    continue
                if isinstance(effect, n.Reinforce) and untilted_before(effects, effect):
                    effect = n.MoveToLine(ref, "firing")  # all else it needs
                cost = tuple(_told(node, ref.ref, effect) for node in cost)
    return cost, tuple(_told_of_itself(effect) for effect in effects)


def payable(cost: tuple[Any, ...], sworn: bool = False) -> tuple[Any, ...]:
    """The same cost; its choices leave out what could not pay it: what is tilted already (F3.1.3), what is forbidden
    that (F3.14.1), though an Oath can banish anything (F6.37.1), and what is insensible to the card (F5.49.1)."""
    for node in cost:
        if isinstance(node, n.Exert) and isinstance(node.target, n.That):
            cost = tuple(_upright(other, node.target.ref) for other in cost)
    cost = tuple(_upright(node, "") for node in cost)
    cost = tuple(node if sworn and isinstance(node, n.RemoveFromGame) else _told_of_itself(node) for node in cost)
    return tuple(_felt(node) for node in cost)


def _part_by_part(node: Any, told: Callable[[Any], Any]) -> Any:
    """An effect on several choices that are spoken of as one, each of them told."""
    parts = tuple([told(replace(node, target=part)).target for part in node.target.parts])
    return replace(node, target=replace(node.target, parts=parts))


def _felt(node: Any) -> Any:
    choice = getattr(node, "target", None)
    if isinstance(choice, n.Together):
        return _part_by_part(node, _felt)
    if isinstance(node, n.Choose) or not isinstance(choice, n.Chosen):
        return node
    extra: Any = n.Sensible()
    return replace(node, target=replace(choice, cards=replace(choice.cards, where=(*choice.cards.where, extra))))


def _upright(node: Any, slot: str) -> Any:
    """A choice of what is tilted for a cost: in tilting it, or before, for this slot."""
    choice = node.target if isinstance(node, n.Exert | n.Choose) else None
    if isinstance(choice, n.Together):
        return _part_by_part(node, lambda one: _upright(one, slot))
    if not isinstance(choice, n.Chosen) or (isinstance(node, n.Choose) and choice.slot != slot):
        return node
    where = (*choice.cards.where, n.Exerted(False))
    return replace(node, target=replace(choice, cards=replace(choice.cards, where=where)))


def _told(node: Any, slot: str, effect: Any) -> Any:
    if isinstance(node, n.Choose) and node.target.slot == slot and _limits(effect, node.target):
        return n.Choose(_limited(node.target, effect))
    return node


def _told_of_itself(effect: Any) -> Any:
    if isinstance(getattr(effect, "target", None), n.Together):
        return _part_by_part(effect, _told_of_itself)
    if isinstance(effect, FORBIDDABLE) and isinstance(effect.target, n.Chosen):
        if isinstance(effect, n.TransformInto) or not _limits(effect, effect.target):
            return effect
        return replace(effect, target=_limited(effect.target, effect))
    return effect


def _limits(effect: Any, choice: n.Chosen) -> bool:
    """Whether some of what fits could not be picked: whatever is said to be an Angel can be damaged."""
    if isinstance(effect, n.DealDamage | n.PutDamage):
        return choice.cards.what in ("page", "card", "golem")
    return not _for_golems(effect, choice)


def _limited(choice: n.Chosen, effect: Any) -> n.Chosen:
    extra: Any = n.NotForbidden(effect)
    return replace(choice, cards=replace(choice.cards, where=(*choice.cards.where, extra)))


def _for_golems(effect: Any, choice: n.Chosen | n.Each) -> bool:
    """ATK that a text gives to Golems by name is theirs (F1.14.13)."""
    return isinstance(effect, n.Modify) and effect.stat == "strength" and stats.golems_meant(choice.cards)


def written(nodes: tuple[Any, ...]) -> tuple[Any, ...]:
    """Costs or effects as they stand on the card, without what `guarded` has told their choices."""
    return tuple(_written(node) for node in nodes)


def _written(node: Any) -> Any:
    target = getattr(node, "target", None)
    if isinstance(target, n.Together):
        return _part_by_part(node, _written)
    return replace(node, target=_free(target)) if isinstance(target, n.Chosen) else node


def _free(choice: n.Chosen) -> n.Chosen:
    where = tuple(one for one in choice.cards.where if not isinstance(one, n.NotForbidden | n.Sensible))
    return replace(choice, cards=replace(choice.cards, where=where))


FORBIDDABLE: Final = (
    *(n.MoveToLine, n.Reinforce, n.RemoveFromGame, n.TakeControl, n.Banish, n.TransformInto),
    *(n.GainEnergy, n.Regenerate, n.Modify, n.DealDamage, n.PutDamage),
)


def receives(game: Fallen, seat: int, effect: Any, card: int) -> bool:
    """Whether an effect can do to a card what it does to all such cards."""
    if isinstance(effect, n.Modify) and isinstance(effect.target, n.Each) and _for_golems(effect, effect.target):
        return True
    return not isinstance(effect, FORBIDDABLE) or allowed(game, seat, effect, card)


def allowed(game: Fallen, seat: int, effect: Any, card: int) -> bool:
    if isinstance(effect, n.MoveToLine):
        return effect.line != "firing" or not stats.stays_behind(game, card)
    if isinstance(effect, n.Reinforce):
        return can_reinforce(game, card)
    if isinstance(effect, n.RemoveFromGame):
        return changing_zones.can_banish(game, card)
    if isinstance(effect, n.TakeControl):
        return not entering.same_legend(game, card, seat)  # F5.52.2
    if isinstance(effect, n.Banish):
        return not stats.forbidden(game, card, "can't be destroyed")
    if isinstance(effect, n.GainEnergy | n.Regenerate):  # F5.35.3, F5.70.2
        return stats.holds_energy(game, card)
    if isinstance(effect, n.Modify):
        return has_stat(game, card, effect.stat)
    if isinstance(effect, n.DealDamage | n.PutDamage):
        return can_be_damaged(game, card, isinstance(effect, n.PutDamage))
    return can_be_copied(game, card)  # what others are transformed into


def can_be_damaged(game: Fallen, card: int, vitality: bool) -> bool:
    """What has vitality, or a shield, which damage of vitality is not for (F1.14.17): no Equipment, no Blessing."""
    kind = stats.kind(game, card)
    return kind in ("angel", "familiar", "archangel", "deity") or (kind == "golem" and not vitality)  # F1.14.17


def has_stat(game: Fallen, card: int, stat: str) -> bool:
    """A card can't be given what it does not have: a Golem no ATK or VF, anything else no SH (F5.35.3)."""
    golem = stats.is_a(game, card, "golem")
    return not golem if stat in ("strength", "life") else golem if stat == "shield" else True


def untilted_before(effects: tuple[Any, ...], node: Any) -> bool:
    """Whether an earlier part of the same effect untilts what this one puts in Reinforcement."""
    earlier = effects[: effects.index(node)] if node in effects else ()
    return any(isinstance(other, n.Ready) and other.target == node.target for other in earlier)


def can_be_attacker(game: Fallen, card: int) -> bool:
    """Angels (F1.11.10) and Archangels (F1.5.15), not with Gardien (F6.17.1) or Pacifiste (F6.27.4), and Golems that
    have attack (F1.14.10, F1.14.14), but no Deity (F1.4.8); not what an effect forbids it."""
    if stats.forbidden(game, card, "can't attack"):
        return False
    kind = stats.kind(game, card)
    if kind == "golem":
        return stats.attack(game, card) > 0  # F1.14.14
    if kind not in ("angel", "familiar", "archangel"):  # F1.4.8, F1.5.15, F1.11.10
        return False
    return not stats.has(game, card, "Gardien") and not stats.has(game, card, "Pacifiste")


def can_reinforce(game: Fallen, card: int, upright: bool = False) -> bool:
    """A Reinforcement is an attacker: of the player whose attack phase it is, able to attack and to go to the firing
    line (F2.1.6)."""
    if game.combat is None or game.controller[card] != game.combat.seat or not can_be_attacker(game, card):
        return False
    return not stats.stays_behind(game, card) and (upright or not game.exerted[card])


def second_legend(game: Fallen, card: int, model: Facts) -> bool:
    """Whether a card that becomes a copy of this would be a second Legendary page of its name for the player who
    controls it (F5.52.2)."""
    return bool(entering.same_legend(game, card, game.controller[card], model))


def second_legend_by(game: Fallen, ctx: Any, effect: Any, card: int) -> bool:
    """Whether an effect for which this card is picked would leave a player with such a page."""
    if isinstance(effect, n.TakeControl):
        return bool(entering.same_legend(game, card, ctx.seat))
    if not isinstance(effect, n.TransformInto) or not isinstance(effect.target, n.This | n.That):
        return False
    model = stats.printed(game, card)
    return any(second_legend(game, other, model) for other in target_cards(game, ctx, effect.target))


def can_be_copied(game: Fallen, card: int) -> bool:
    """Neither an Archangel nor an insensible page (F5.77.7)."""
    if not stats.is_a(game, card, "page"):
        return False
    insensible = game.in_force.get("Insensible", ())  # F5.77.7
    return not any(
        matches(game, found, found.ability.effect.cards, card) and stats.in_force(game, found) for found in insensible
    )
