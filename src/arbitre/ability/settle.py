"""Effects that speak of a chosen player: who it is must be known first; then the effect speaks of `that player`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.match import seats_of
from arbitre.ability.table import Context, Table

AMONG: dict[str, n.Players] = {"chosen opponent": "opponents", "chosen player": "all"}
PLAYERS = ("by", "player", "players")
TARGETS = ("source", "target", "location")


class About(Context):
    """The same point of view, with a player chosen."""

    def __init__(self, ctx: Context, seat: int) -> None:
        self.source = ctx.source
        self.seat = ctx.seat
        self.actor = ctx.actor
        self.slots = {**ctx.slots, "that player": seat}


def _fields(kind: type) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which fields of such a node name players, and which name cards."""
    names = getattr(kind, "__struct_fields__", ())
    found = tuple(name for name in PLAYERS if name in names), tuple(name for name in TARGETS if name in names)
    FIELDS[kind] = found
    return found


FIELDS: dict[type, tuple[tuple[str, ...], tuple[str, ...]]] = {}


def among(effect: Any) -> n.Players | None:
    """Among whom a player has to be chosen before this effect can be carried out; None: it speaks of no such player."""
    kind = type(effect)
    players, targets = FIELDS.get(kind) or _fields(kind)
    for name in players:
        word = getattr(effect, name)
        if word in AMONG:
            return AMONG[word]
    for field in targets:
        target = getattr(effect, field)
        if isinstance(target, n.TopOfDeck) and target.player in AMONG:
            return AMONG[target.player]
        if isinstance(target, n.Chosen) and target.by in AMONG:
            return AMONG[target.by]
        if isinstance(target, n.Chosen | n.Each) and target.cards.whose in AMONG:
            return AMONG[target.cards.whose]
    return None


def settled(effect: Any) -> Any:
    """The effect once the player is chosen."""
    changes: dict[str, Any] = {name: "that player" for name in PLAYERS if getattr(effect, name, "") in AMONG}
    for field in TARGETS:
        target = getattr(effect, field, None)
        if isinstance(target, n.TopOfDeck) and target.player in AMONG:
            target = replace(target, player="that player")
        if isinstance(target, n.Chosen) and target.by in AMONG:
            target = replace(target, by="that player")
        if isinstance(target, n.Chosen | n.Each) and target.cards.whose in AMONG:
            target = replace(target, cards=replace(target.cards, whose="that player"))
        if target is not getattr(effect, field, None):
            changes[field] = target
    return replace(effect, **changes)


def views(game: Table, ctx: Context, players: n.Players) -> list[About]:
    """What it would be for each player who can be chosen."""
    return [About(ctx, seat) for seat in seats_of(game, ctx, players)]
