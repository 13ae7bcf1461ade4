"""The Cost section of a card or an ability: deeds, numbers, and when it may be played or used at all."""

from __future__ import annotations

from typing import Any, NamedTuple

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import put_for, speaks_of
from arbitre.games.spoils.grammar.nouns import Nominal, select
from arbitre.games.spoils.grammar.sentences import Sentence, combine

Effects = tuple[n.Effect, ...]
NOT_IN_BATTLE = n.NoneOf(n.Battle())


class Mark(NamedTuple):
    """What a Cost section says about the ability itself: from where, by whom and how often it is used."""

    field: str
    value: Any


def add_costs(g: Grammar) -> None:
    g.word(
        "when allowed",
        {
            "during your turn": (n.During("your turn"),),
            "during your opponent's turn": (n.During("opponents' turn"),),
            "not during a battle": (NOT_IN_BATTLE,),
            "during a battle": (n.Battle(),),
            "(during your turn | during your turn and) not during a battle": (n.During("your turn"), NOT_IN_BATTLE),
            "in response to an ability": (n.InResponseTo("ability"),),
            "in response to an ability (thats | whose) source was not a faction": (
                n.InResponseTo("ability", n.Select(where=(n.Not(n.TypeIs(("faction",))),))),
            ),
            "in response to a character's ability": (n.InResponseTo("ability", n.Select("character")),),
        },
    )

    g.means("when allowed", {"(if | while) {condition}": lambda condition: (condition,)})

    @g.rule("when allowed", "in response to a|an {what:nominal}")
    def in_response(what: Nominal) -> tuple[n.Condition, ...] | None:
        return (n.InResponseTo("card", select(what)),) if what.zone == "being played" else None

    lists(g, "all when allowed", "when allowed", joint="(and [only])")

    g.means("cost sentence", {"{mark} .": lambda mark: Sentence("plain", mark)})

    @g.rule(
        "cost sentence", "(play | use) this only {when:all when allowed} , where {letter:letter} is {amount:told} ."
    )
    def only_where(when: tuple[tuple[n.Condition, ...], ...], letter: str, amount: n.Amount) -> Sentence | None:
        made: Effects = tuple(n.Only(one) for part in when for one in part)
        return Sentence("plain", put_for(made, letter, amount)) if speaks_of(made, letter) else None

    @g.rule("cost sentence", "(play | use) this only {when:all when allowed} .")
    def only(when: tuple[tuple[n.Condition, ...], ...]) -> Sentence:
        return Sentence("plain", tuple(n.Only(one) for part in when for one in part))

    g.word(
        "mark",
        {
            "use this only (if | while) this card is in your discard pile": (Mark("zone", "discard"),),
            "use this only (if | while) this card is in your discard pile and only during your turn": (
                Mark("zone", "discard"),
                n.Only(n.During("your turn")),
            ),
            "use this only while this card is a face-down resource": (Mark("zone", "face down"),),
            "reveal this card from your hand": (Mark("zone", "hand"), n.Reveal(n.This())),
            "use this only once (each | per) turn": (Mark("once", True),),
            "(any player | both players) may use this ability": (Mark("players", "all"),),
        },
    )

    @g.rule("mark", "use this only {count:count} times (each | per) turn")
    def so_often(count: int) -> Effects:
        return (Mark("times", count),)  # type: ignore[return-value]

    @g.rule("cost sentence", "use this only if {condition:condition} and only once each turn .")
    def once_if(condition: n.Condition) -> Sentence:
        return Sentence("plain", (n.Only(condition), Mark("once", True)))  # type: ignore[arg-type]

    g.means("cost sentence", {"{what:sentence}": lambda what: what})

    @g.rule("cost sentences", "{first:cost sentence} {rest:cost sentences?}")
    def sentences(first: Sentence, rest: list[Sentence] | None) -> list[Sentence]:
        return [first, *(rest or [])]

    g.means("cost", {"{all:cost sentences}": lambda all: combine(all)})
    g.means("flip up cost", {"{what:said} .": lambda what: what})
