"""Who does something: you, your opponent, both players. A deed is said of "?who" until it is known who does it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n

WHO: Any = "?who"
"""The player who does it; whoever "they" and "their" are is `actor` until `refs.py` knows."""

PLAYERS = {
    "your opponent": "opponents",
    "each opponent": "opponents",
    "any opponent": "opponents",
    "both players": "all",
    "each player": "all",
    "that (player | opponent)": "that player",
    "they": "they",
    "(its | that character's) owner": "its player",
    "(its | that character's) controller": "its controller",
    "that faction's owner": "opponents",
    "the picked player": "that player",
    "(their | that player's) opponent": "other player",
    "whichever player makes the winning bid": "that player",
}


def _told(node: Any, who: str, their: str, by: str) -> Any:
    if isinstance(node, tuple):
        return tuple(_told(part, who, their, by) for part in node)
    if not hasattr(node, "__struct_fields__"):
        return node
    fields = {name: _told(getattr(node, name), who, their, by) for name in node.__struct_fields__}
    for name in ("player", "whose"):
        if fields.get(name) == WHO:
            fields[name] = who
        elif fields.get(name) == "actor":
            fields[name] = their
    if fields.get("by") == WHO or (isinstance(node, n.Chosen) and node.by == "you"):
        fields["by"] = by
    return replace(node, **fields)


def done_by(who: str, effects: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
    """What these players do."""
    if who == "you":
        told: tuple[n.Effect, ...] = _told(effects, "you", "actor", "you")
        return told
    if who in ("all", "its player", "its controller"):
        return (n.ForEachPlayer(who, _told(effects, "actor", "actor", "actor")),)
    told = _told(effects, who, who, who)
    return told


def chosen_by(who: str, node: Any) -> Any:
    """What is chosen in it is chosen by these players."""
    if isinstance(node, tuple):
        return tuple(chosen_by(who, part) for part in node)
    if not hasattr(node, "__struct_fields__"):
        return node
    made = replace(node, **{name: chosen_by(who, getattr(node, name)) for name in node.__struct_fields__})
    return replace(made, by=who) if isinstance(made, n.Chosen) and made.by == "you" else made


def add_players(g: Grammar) -> None:
    g.word("player", PLAYERS)
    g.word(
        "deck of",
        {
            "your deck": "you",
            "(your | an | that) opponent's deck": "opponents",
            "their deck": "actor",
            "that player's deck": "that player",
        },
    )
