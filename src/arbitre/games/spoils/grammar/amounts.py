"""Numbers: 3, X, X+1, the number of tokens on this card, its strength minus 2."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Found, Grammar, Parser
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.nouns import Nominal, select

PARTIES: dict[Any, Any] = {"attacking": "attacking", "blocking": "blocking", "against this": "opposing"}
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


class Compared(NamedTuple):
    """At least 3, 2 or less: what a number is compared with."""

    sign: Any
    amount: n.Amount


def times(amount: n.Amount, by: int) -> n.Amount:
    if isinstance(amount, int):
        return amount * by
    return amount if by == 1 else n.Times(amount, by)


def plus(amount: n.Amount, add: int) -> n.Amount:
    if isinstance(amount, int):
        return amount + add
    return n.Plus(amount, add) if add >= 0 else n.Minus(amount, -add)


def counted(cards: n.Select) -> n.Amount:
    """How many such cards there are; of those in a party, how large it is."""
    for role, party in PARTIES.items():
        if cards == n.Select("character", where=(n.InBattle(role),)):
            return n.PartySize(party)
    return n.CountOf(cards)


def put_for(node: Any, letter: str, amount: n.Amount) -> Any:
    """The same with a number in the place of a letter."""
    if node == n.Tally(letter):
        return amount
    if isinstance(node, tuple):
        return tuple(put_for(part, letter, amount) for part in node)
    if not hasattr(node, "__struct_fields__"):
        return node
    return replace(node, **{name: put_for(getattr(node, name), letter, amount) for name in node.__struct_fields__})


def speaks_of(node: Any, letter: str) -> bool:
    if node == n.Tally(letter):
        return True
    if isinstance(node, tuple):
        return any(speaks_of(part, letter) for part in node)
    fields = getattr(node, "__struct_fields__", ())
    return any(speaks_of(getattr(node, name), letter) for name in fields)


def add_amounts(g: Grammar) -> None:
    @g.reader("digits")
    def digits(parser: Parser, at: int) -> Any:
        if at < len(parser.words) and parser.words[at].text.isdecimal():
            yield at + 1, int(parser.words[at].text)
        else:
            parser.missed(at, frozenset(("a number",)))

    @g.reader("added")
    def added(parser: Parser, at: int) -> Any:
        """+1, -3 as they stand behind a letter."""
        text = parser.words[at].text if at < len(parser.words) else ""
        if text[:1] in ("+", "-") and text[1:].isdecimal():
            yield at + 1, int(text)
        elif text in ("+", "-") and at + 1 < len(parser.words) and parser.words[at + 1].text.isdecimal():
            yield at + 2, int(text + parser.words[at + 1].text)

    g.word("letter", {"x": "X", "y": "Y"})
    g.word("count", NUMBERS)
    g.means("count", {"{number:digits}": lambda number: number})

    g.means(
        "amount",
        {
            "{number:count}": lambda number: number,
            "{ref:letter}": n.Tally,
            "{one:letter} + {other:letter}": lambda one, other: n.Times(n.Tally(one), 2) if one == other else None,
            "{letter} {add:added}": lambda letter, add: plus(n.Tally(letter), add),
            "{number:digits} + {letter}": lambda number, letter: plus(n.Tally(letter), number),
        },
    )

    g.means("how many", {"a|an|1": lambda: 1})
    g.means("how many", {"{amount}": lambda amount: amount})

    _add_compared(g)
    _add_counted(g)


def _add_compared(g: Grammar) -> None:
    """Numbers that others are compared with, and the values of cards."""
    g.word("or so", {"or less|fewer": "<=", "or more|greater|higher": ">="})
    g.means("compared", {"{amount} {sign:or so}": lambda amount, sign: Compared(sign, amount)})

    for words, sign in (
        ("at least", ">="),
        ("at most", "<="),
        ("more|greater|higher than", ">"),
        ("less|fewer|lower than", "<"),
        ("(only | exactly)", "="),
    ):

        @g.rule("compared", f"{words} {{amount:amount}}")
        def compared(amount: n.Amount, sign: Any = sign) -> Compared:
            return Compared(sign, amount)

    g.means("than", {"{than:compared}": lambda than: than})
    g.means("than", {"{amount}": lambda amount: Compared("=", amount)})

    @g.rule("value", "{stat:stat} {than:than}", "[a|an] {stat:stat} of {than:than}", "{than:than} {stat:stat}")
    def value(stat: Any, than: Compared) -> n.Filter:
        return n.StatIs(stat, than.sign, than.amount)

    g.means("value", {"{than:amount} {stat} {compare:or so}": n.StatIs})
    g.means("value", {"{than} token|tokens on it|them": lambda than: n.StatIs("tokens", than.sign, than.amount)})


def _add_counted(g: Grammar) -> None:
    """What X is: numbers that are told in words."""

    g.means("term", {"{amount:count}": lambda amount: amount})
    g.means("term", {"[the] number of {what:nominal}": lambda what: counted(select(what))})

    @g.rule("term", "[the] number of members in|of {party:the party}")
    @g.rule("unit", "member in|of {party:the party}")
    def members(party: Any) -> n.Amount:
        return n.PartySize(PARTIES[party])

    @g.rule("term", "[the] number of {icons:icons} you control")
    def icons(icons: str) -> n.Amount | None:
        return n.IconsOf(icons) if len(icons) == 1 else None

    @g.rule("term", "[the] number of tokens on {what:ref}")
    def tokens(what: n.Target) -> n.Amount:
        return n.StatOf("tokens", what)  # type: ignore[arg-type]

    @g.rule("term", "[the] number of threshold icons of {what:ref}")
    def threshold_icons(what: n.Target) -> n.Amount:
        return n.StatOf("threshold", what)  # type: ignore[arg-type]

    g.word(
        "whose",
        {
            "its": n.That("?it"),
            "this card's": n.This(),
            "the discarded card's": n.That("discarded"),
            "the attached character's": n.Each(n.Select("character", where=(n.HostOfThis(),))),
            "their": n.That("?them"),
        },
    )
    g.word("whose", {"(the | that) [picked] card's": n.That("?the card")})
    g.means("whose", {"(the | that) [picked | destroyed] {kind:one type's}": lambda kind: n.That(f"?the {kind}")})

    @g.rule("term", "{whose:whose} {stat:stat}")
    def stat_of(whose: n.Target, stat: Any) -> n.Amount:
        return n.StatOf(stat, whose)  # type: ignore[arg-type]

    @g.rule("term", "{whose:whose} printed {stat:stat}")
    def printed(whose: n.Target, stat: Any) -> n.Amount | None:
        if whose == n.That("?them"):
            whose = n.That("?it")  # of each of them its own
        return n.Printed(stat, whose) if isinstance(whose, n.This | n.That) else None

    @g.rule("term", "the {end:end} {stat:stat} among {what:nominal}")
    def extreme_of(end: str, stat: Any, what: Nominal) -> n.Amount | None:
        return n.Highest(stat, select(what)) if end == ">=" else None

    @g.rule("term", "{whose:whose} {stat:stat} when it was destroyed")
    def stat_then(whose: n.Target, stat: Any) -> n.Amount:
        return n.StatOf(stat, whose)  # type: ignore[arg-type]

    @g.rule("term", "the {stat:stat} of {what:ref}")
    def of_it(stat: Any, what: n.Target) -> n.Amount:
        return n.StatOf(stat, what)  # type: ignore[arg-type]

    g.word("removed by", {"your": "you", "your opponent's": "opponents"})

    @g.rule("term", "the {stat:stat} of {who:removed by} removed card", "the {stat:stat} of {who:removed by}")
    def of_removed(stat: Any, who: Any) -> n.Amount:
        """Of the card that was removed from the game from this player's deck."""
        return n.StatOf(stat, n.Each(n.Select(whose=who, zone="out of game", among="?removed")))

    g.means(
        "term",
        {
            "the total {stat} of {what:all}": lambda stat, what: (
                n.StatOf(stat, what) if isinstance(what, n.Each) else None
            ),
            "the amount of damage inflicted [by this card]": n.EventAmount,
            "the number of cards drawn": n.EventAmount,
            "the number of (cards | tokens) removed [this way]": partial(n.Tally, "done"),
            "the number of {what:nominal} shuffled into (your | their) deck": lambda what: n.Tally("done"),
            "the number of characters destroyed this way": partial(n.Tally, "done"),
            "the number of cards that player put on the bottom of their deck": partial(
                n.CountOf, n.Select(whose="actor", zone="deck", among="?them")
            ),
            "the number of (characters you deplete this way | cards you put on the bottom)": partial(n.SizeOf, "?them"),
        },
    )

    g.means("unit", {"influence gained this way": partial(n.Tally, "done")})

    g.means(
        "told",
        {
            "{one:term}": lambda one: one,
            ("twice {one:term}", "2 times {one:term}"): lambda one: times(one, 2),
            "half {amount:term} , rounded up": n.Half,
            "{amount:term} minus {less:term}": n.Minus,
            "{one:term} plus {other:count}": lambda one, other: plus(one, other),
            "either {most:count} or {amount:term} , whichever is lower": n.AtMost,
        },
    )

    # "for each": one of what is counted

    @g.rule("unit", "token on {what:ref}")
    def token_on(what: n.Target) -> n.Amount:
        return n.StatOf("tokens", what)  # type: ignore[arg-type]

    g.means("unit", {"{icons} you control": lambda icons: n.IconsOf(icons) if len(icons) == 1 else None})
    g.means("unit", {"{what:nominal}": lambda what: counted(select(what))})
    g.means("unit", {"other {what:nominal}": lambda what: n.CountOf(select(what, other=True))})


__all__ = ["Compared", "Found", "add_amounts", "plus", "put_for", "speaks_of", "times"]
