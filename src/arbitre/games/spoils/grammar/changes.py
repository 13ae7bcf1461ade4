"""What cards gain, lose, can and can't do: for a while by an effect, or as long as something says so."""

from __future__ import annotations

from typing import Any, NamedTuple

from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lists import lists
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.amounts import times

KEYWORDS = {"covert": "Covert", "tactical": "Tactical"}


AS_LONG: Any = "?as long"
"""How long what is additional lasts, until `sentences.py` knows what it is added to."""


class Change(NamedTuple):
    """One thing that is changed of cards."""

    kind: str  # stat, keyword, loses, cannot, can, ability, class
    what: Any
    amount: n.Amount = 0
    additional: bool = False  # for as long as what it is added to


Changes = tuple[Change, ...]


class OneOf(NamedTuple):
    """Either this or that, as somebody chooses."""

    ways: tuple[Changes, ...]


def for_a_while(target: n.Target, changes: Changes, duration: Any) -> tuple[n.Effect, ...]:
    return tuple(_effect(target, change, duration) for change in changes)


def _effect(target: n.Target, change: Change, duration: Any) -> n.Effect:
    if change.kind == "stat":
        return n.Modify(target, change.what, change.amount, AS_LONG if change.additional else duration)
    if change.kind == "keyword":
        return n.Grant(target, (n.Keyword(change.what),), duration)
    if change.kind == "ability":
        return n.Grant(target, (change.what,), duration)
    if change.kind == "cannot":
        return n.Restrict(target, change.what, duration)
    if change.kind == "must now":
        return n.Continuous(n.PartyMust(change.what, include="this"), "this battle", target)
    if change.kind == "not next":
        return n.Restrict(target, change.what, "next restore rule")
    return n.Continuous(_static("this", change), duration, target)


def as_statics(cards: Any, changes: Changes) -> tuple[n.Static, ...]:
    return tuple(_static(cards, change) for change in changes)


def _static(cards: Any, change: Change) -> n.Static:
    if change.kind == "stat":
        return n.Gets(cards, change.what, change.amount)
    if change.kind == "keyword":
        return n.Gains(cards, (n.Keyword(change.what),))
    if change.kind == "ability":
        return n.Gains(cards, (change.what,))
    if change.kind == "cannot":
        return n.Cant(cards, change.what)
    if change.kind == "can":
        return n.Can(cards, change.what)
    if change.kind == "class":
        return n.GainsClass(cards, change.what)
    if change.kind == "no text":
        return n.NoText(cards)
    if change.kind == "no abilities":
        return n.LosesAbilities(cards)
    if change.kind == "must":
        return n.PartyMust(change.what, include=cards)
    if change.kind == "once":
        return n.OncePerTurn(cards, change.what)
    return n.Loses(cards, change.what)


def add_changes(g: Grammar) -> None:
    g.word("keyword", KEYWORDS)

    g.means(
        "gained",
        {
            "{amount} {stat}": lambda amount, stat: Change("stat", stat, amount),
            "an additional {amount} {stat}": lambda amount, stat: Change("stat", stat, amount, additional=True),
            "{word:keyword}": lambda word: Change("keyword", word),
            "“ provides : {icons} ”": lambda icons: Change("ability", n.StaticAbility((n.Provides(icons),))),
            "the {word:subtype} subtype": lambda word: Change("class", word),
        },
    )

    lists(g, "gained list", "gained", joint="and")
    g.word("gain or lose", {"gain|gains": 1, "lose|loses": -1})

    def signed(changes: Changes, sign: int) -> Changes | None:
        if sign > 0:
            return changes
        if any(change.kind not in ("stat", "keyword") for change in changes):
            return None
        return tuple(
            one._replace(amount=times(one.amount, -1)) if one.kind == "stat" else Change("loses", one.what)
            for one in changes
        )

    def more_of(what: Changes) -> Changes:
        """An additional one of this and one of that: both are additional."""
        return tuple(one._replace(additional=True) for one in what) if what[0].additional else what

    g.means("change", {"{sign:gain or lose} {what:gained list}": lambda sign, what: signed(more_of(what), sign)})

    @g.rule("change", "[also] {sign:gain or lose} {what:gained list} for each {unit:unit}")
    def for_each(sign: int, what: Changes, unit: n.Amount) -> Changes | None:
        if any(one.kind != "stat" or not isinstance(one.amount, int) for one in what):
            return None
        each = tuple(one._replace(amount=times(unit, one.amount)) for one in more_of(what))  # type: ignore[arg-type]
        return signed(each, sign)

    g.word(
        "forbidden",
        {
            "attack": "attack",
            "block": "block",
            "be blocked": "be blocked",
            "be picked": "be picked",
            "be restored": "be restored",
            "be destroyed": "be destroyed",
            "be restored by (your | its controller's | their controller's) faction's restore rule": "be restored by the restore rule",
        },
    )
    lists(g, "forbidden list", "forbidden", joint="or")

    @g.rule("change", "does|do not restore during its controller's next restore rule")
    def not_next() -> Changes:
        return (Change("not next", "be restored by the restore rule"),)

    g.means("change", {"must attack if it|they can": lambda: (Change("must", "attacking"),)})
    g.means("change", {"must block during this battle if it|they can": lambda: (Change("must now", "blocking"),)})
    g.means("change", {"cannot {what:forbidden list}": lambda what: tuple(Change("cannot", one) for one in what)})

    g.word(
        "change",
        {
            "(is | it's) unblockable": (Change("cannot", "be blocked"),),
            "can attack even if it|they has|have not been in play under your control since the start of the|your turn": (
                Change("can", "attack at once"),
            ),
            "can block covert parties": (Change("can", "block covert parties"),),
            "can (attack only | only attack) once each turn": (Change("once", "attack"),),
            "has no rules text": (Change("no text", ""),),
            "loses all other rules text": (Change("no text", "other"),),
            "lose|loses all abilities": (Change("no abilities", ""),),
        },
    )

    g.means("changes", {"{one:change}": lambda one: one})
    g.means("changes", {"{one:change} [,] and {rest:changes}": lambda one, rest: (*one, *rest)})

    @g.rule("changes", "{sign:gain or lose} {first:gained} , {second:gained} , and {rest:changes}")
    def then_more(sign: int, first: Change, second: Change, rest: Changes) -> Changes | None:
        made = signed((first, second), sign)
        return None if made is None else (*made, *rest)

    g.means("either", {"{one:change} or {other:change}": lambda one, other: OneOf((one, other))})

    @g.rule("either", "{sign:gain or lose} {one:gained} or {other:gained}")
    def one_or_other(sign: int, one: Change, other: Change) -> OneOf | None:
        ways = signed((one,), sign), signed((other,), sign)
        return OneOf(ways) if None not in ways else None  # type: ignore[arg-type]

    @g.rule("either", "either gains or loses {what:gained}")
    def more_or_less(what: Change) -> OneOf | None:
        less = signed((what,), -1)
        return OneOf(((what,), less)) if less else None

    @g.rule("either", "{sign:gain or lose} {one:gained} or {other:gained} and {rest:change}")
    def one_or_other_and(sign: int, one: Change, other: Change, rest: Changes) -> OneOf | None:
        ways = signed((one,), sign), signed((other,), sign)
        return OneOf(tuple((*way, *rest) for way in ways if way)) if None not in ways else None
