"""The Cost section of a card or an ability: deeds, numbers, and when it may be played or used at all."""

from __future__ import annotations

from typing import Any, NamedTuple

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import put_for, speaks_of
from arbitre.games.spoils.grammar.nouns import Nominal, select
from arbitre.games.spoils.grammar.sentences import Sentence, combine, untimed_yet

Effects = tuple[n.Effect, ...]
NOT_IN_BATTLE = n.NoneOf(n.Battle())


class Mark(NamedTuple):
    """What a Cost section says about the ability itself: from where, by whom and how often it is used."""

    field: str
    value: Any


def add_costs(g: Grammar) -> None:
    @g.rule("when allowed", "during {whose:side's} turn")
    def in_turn(whose: str) -> Effects:
        return (n.Only(n.During("your turn" if whose == "you" else "opponents' turn")),)

    g.word("when allowed", {"during a battle": (n.Only(n.Battle()),), "not during a battle": (n.Only(NOT_IN_BATTLE),)})

    @g.rule("when allowed", "(if | while) {condition:condition}")
    def if_so(condition: n.Condition) -> Effects | None:
        if any(
            isinstance(one, n.InZone) and one.zone != "play" for one in getattr(condition, "conditions", (condition,))
        ):
            return None  # that is where the ability is used from
        return (n.Only(condition),)

    @g.rule("when allowed", "in response to an ability", "in response to a|an {kind:one type's} ability")
    def in_response_to_ability(kind: Any = None) -> Effects:
        return (n.Only(n.InResponseTo("ability") if kind is None else n.InResponseTo("ability", n.Select(kind))),)

    @g.rule("when allowed", "in response to an ability (thats | whose) source was not a|an {kind:one type}")
    def in_response_to_others(kind: Any) -> Effects:
        return (n.Only(n.InResponseTo("ability", n.Select(where=(n.Not(n.TypeIs((kind,))),)))),)

    @g.rule("when allowed", "in response to a|an {what:nominal}")
    def in_response(what: Nominal) -> Effects | None:
        return (n.Only(n.InResponseTo("card", select(what))),) if what.zone == "being played" else None

    g.word("each turn", {"each|per turn": True})

    @g.rule("when allowed", "once {turn:each turn}")
    def once(turn: bool) -> Effects:
        return (Mark("once", True),)  # type: ignore[return-value]

    @g.rule("when allowed", "{count:count} times {turn:each turn}")
    def so_often(count: int, turn: bool) -> Effects:
        return (Mark("times", count),)  # type: ignore[return-value]

    @g.rule("when allowed", "(if | while) this card is {place:used from}")
    def used_from(place: str) -> Effects:
        return (Mark("zone", place),)  # type: ignore[return-value]

    g.word(
        "used from", {"in your discard pile": "discard", "in your hand": "hand", "a face-down resource": "face down"}
    )
    lists(g, "all when allowed", "when allowed", joint="[and] [only]")

    g.means("cost sentence", {"{mark} .": lambda mark: Sentence("plain", mark)})

    @g.rule("cost sentence", "play|use this only {when:all when allowed} , where {letter:letter} is {amount:told} .")
    def only_where(when: tuple[Effects, ...], letter: str, amount: n.Amount) -> Sentence | None:
        made: Effects = tuple(one for part in when for one in part)
        return Sentence("plain", put_for(made, letter, amount)) if speaks_of(made, letter) else None

    @g.rule("cost sentence", "play|use this only {when:all when allowed} .")
    def only(when: tuple[Effects, ...]) -> Sentence:
        return Sentence("plain", tuple(one for part in when for one in part))

    g.word(
        "mark",
        {
            "reveal this card from your hand": (Mark("zone", "hand"), n.Reveal(n.This())),
            "(any player | both players) may use this ability": (Mark("players", "all"),),
        },
    )

    g.means("cost sentence", {"{what:sentence}": lambda what: what})

    @g.rule("cost sentences", "{first:cost sentence} {rest:cost sentences?}")
    def sentences(first: Sentence, rest: list[Sentence] | None) -> list[Sentence]:
        return [first, *(rest or [])]

    @g.rule("cost", "{all:cost sentences}")
    def cost(all: list[Sentence]) -> Effects | None:
        made = combine(all)
        return None if made is None or untimed_yet(made) else made

    g.means("flip up cost", {"{what:said} .": lambda what: what})
