"""Where cards are put: into a hand, a deck, an inkwell, a discard, under another card."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n

Effects = tuple[n.Effect, ...]
SOMETHING = n.That("?something")  # stands for what is put there until it is known


def zone_of_somebody(g: Grammar, kind: str, zone: str) -> None:
    """Your hand, their hand, their player's hand: a card goes to its own player's, whatever it is called."""

    @g.rule(kind, f"{{whose:its place}} {zone}", f"{{whose:their places}} {zone}s")
    def place(whose: str) -> str:
        return whose


class Place(NamedTuple):
    """Where something is put, and whose place the text calls it."""

    effect: Any
    whose: str = "its player's"


def belongs(target: n.Target, whose: str) -> bool:
    """Whether the cards can go to a place with that name. Cards go to their own player's: another's would be
    a slip, or something that is not understood."""
    owner = "any"
    if isinstance(target, n.Chosen | n.Each):
        owner = target.cards.whose if target.cards.zone != "looked" else "any"
    elif isinstance(target, n.TopOfDeck):
        owner = target.player
    elif isinstance(target, n.This):
        owner = "you"
    if whose == "your":
        in_play = isinstance(target, n.Chosen | n.Each) and target.cards.zone == "play"
        return owner == "you" or (owner == "any" and not in_play)
    return owner != "you" or whose == "its player's"


def add_placing(g: Grammar) -> None:
    g.word("its place", {whose: whose for whose in ("your", "their", "that player's")})
    g.word("its place", {"their|its player's": "its player's"})
    g.word("their places", {"their players'": "its player's"})
    for zone in ("hand", "deck", "inkwell", "discard"):
        zone_of_somebody(g, f"{zone} of", zone)
    g.word("deck of", {"the deck": "its player's", "it": "its player's"})
    g.means("destination", {"into|in {whose:hand of}": lambda whose: Place(n.ReturnToHand(SOMETHING), whose)})

    g.word(
        "deck place",
        {
            "[the] top": "top",
            "[the] bottom": "bottom",
            "either the top or [the] bottom": "either",
        },
    )
    g.word("in any order", {"in any order": False, "in a random order": True})

    @g.rule("destination", "[back] on {place:deck place} [of {whose:deck of}] {at_random:in any order?}")
    def on_deck(place: Any, at_random: bool | None, whose: str = "its player's") -> Place:
        return Place(n.PutOnDeck(SOMETHING, place, at_random=bool(at_random)), whose)

    g.means("destination", {"back in any order": lambda: Place(n.PutOnDeck(SOMETHING, "top"))})
    g.means("destination", {"into|in {whose:discard of}": lambda whose: Place(n.PutIntoDiscard(SOMETHING), whose)})
    g.word("ink state", {"facedown": False, "facedown and exerted": True, "exerted": True})

    @g.rule("destination", "into {whose:inkwell of} {exerted:ink state}")
    def into_inkwell(exerted: bool, whose: str) -> Place:
        return Place(n.PutIntoInkwell(SOMETHING, exerted), whose)

    @g.rule("destination", "{face:face} under {host:host}", "under {host:host} {face:face}")
    def under(face: bool, host: n.This | n.That | n.Chosen) -> Place:
        return Place(n.PutUnder(SOMETHING, host, face))

    @g.rule("host", "{target:target}")
    def chosen_host(target: n.Target) -> n.Target | None:
        on_table = isinstance(target, n.Chosen) and target.cards.zone == "play" and target.count == 1
        return target if on_table else None

    g.word("face", {"facedown": True, "faceup": False})
    g.word(
        "host",
        {
            "this character|item|location|card": n.This(),
            "them": n.That("?them"),
            "him|her": n.That("?her"),
            "it": n.That("?it"),
        },
    )
    _putting(g)


def _putting(g: Grammar) -> None:
    @g.rule("placed", "{target:target} {there:destination}")
    def placed(target: n.Target, there: Place) -> n.Effect | None:
        if not belongs(target, there.whose):
            return None
        effect: n.Effect = replace(there.effect, target=target)
        if (
            isinstance(effect, n.PutOnDeck)
            and not effect.at_random
            and isinstance(target, n.Each)
            and target.cards.whose in ("any", "opponents")
        ):
            return replace(effect, by="its player")  # each puts their own there (7.2.3)
        return effect

    g.means("do", {("put|puts {what:placed}", "place|places {what:placed}"): lambda what: what})
    g.means("dos", {"put|puts {first:placed} and {second:placed}": lambda first, second: (first, second)})

    @g.rule(
        "clause",
        "put|puts {target:target} [either] {first:destination} or {second:destination}",
        "put|puts {target:target} on either {place:deck place} of {_:deck of} or {second:destination}",
    )
    def put_either(
        target: n.Target, second: Place, first: Place | None = None, place: Any = "top", _: str = ""
    ) -> Effects | None:
        if not isinstance(target, n.This | n.That):
            return None
        one = first.effect if first is not None else n.PutOnDeck(SOMETHING, place)
        return (n.ChooseOne(((replace(one, target=target),), (replace(second.effect, target=target),))),)

    @g.rule("dos", "put|puts any number of them on the top or [the] bottom of {_:deck of} in any order")
    def sort_out(_: str) -> Effects:
        """Each of them goes to one end or the other: those not put on the bottom are on the top."""
        some = n.Chosen(n.Select(zone="looked"), any_number=True)
        return (n.PutOnDeck(some, "bottom"), n.PutOnDeck(n.That("?rest"), "top"))
