"""Who does something: you, your opponent, both players. A deed is said of "?who" until it is known who does it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.spoils import nodes as n

WHO: Any = "?who"
"""The player who does it; whoever "they" and "their" are is `actor` until `refs.py` knows."""


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
    """Who does something, and whose something is. With two seats it is the same which opponent is meant."""
    g.word("an opponent", {"(your | an | each | any) opponent": "opponents"})
    g.word("an opponent's", {"(your | an | each | any | that) opponent's": "opponents"})
    g.word("of the card", {"(its | their)": True, "(the | that) (card's | character's)": True})

    @g.rule("side", "{who:an opponent}")
    @g.rule("side's", "{who:an opponent's}")
    def theirs(who: str) -> str:
        return who

    g.word("side", {"you": "you", "(opponents | your opponents)": "opponents"})
    g.word("side's", {"your": "you"})

    # somebody who may have been spoken of

    @g.rule("person", "{who:side}")
    @g.rule("person's", "{who:side's}")
    def of_a_side(who: str) -> str:
        return who

    g.word("person", {"they": "actor", "(that | the picked) player|opponent": "that player"})
    g.word("person's", {"their": "actor", "(that | the picked) player's": "that player"})

    # whoever does it, told of

    g.means("player", {"{who:an opponent}": lambda who: who})
    g.means("player", {"{whose:of the card} owner": lambda whose: "its player"})
    g.means("player", {"{whose:of the card} controller": lambda whose: "its controller"})

    g.word(
        "player",
        {
            "(both players | each player)": "all",
            "(that | the picked) player|opponent": "that player",
            "they": "they",
            "that faction's owner": "opponents",
            "(their | that player's) opponent": "other player",
            "whichever player makes the winning bid": "that player",
        },
    )
    _add_places(g)


def _add_places(g: Grammar) -> None:
    """Decks, hands, discard piles and factions, and whose they are."""

    g.means("owner's", {"{whose:of the card} owner's": lambda whose: "its player"})
    g.means("deck of", {"{whose:person's} deck": lambda whose: whose})

    # where a card goes: to its owner, whoever that is called

    @g.rule("hand", "{whose:person's} hand", "{whose:owner's} hand")
    @g.rule("deck", "{whose:person's} deck", "{whose:owner's} deck")
    @g.rule("discard pile", "{whose:person's} discard pile", "{whose:owner's} discard pile")
    def place(whose: str) -> bool:
        return True

    g.word("deck", {"that deck": True})
    g.word("zone", {"discard pile": "discard", "hand": "hand", "deck": "deck"})
    g.means("control", {("under {whose:person's} control", "under {whose:owner's} control"): lambda whose: whose})
    g.means("faction", {"{whose:person's} faction": lambda whose: whose})

    @g.rule("faction", "{whose:of the card} controller's faction", "the faction of {whose:of the card} controller")
    def faction_of_controller(whose: bool) -> str:
        return "its controller"
