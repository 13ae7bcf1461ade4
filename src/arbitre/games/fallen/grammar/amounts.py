"""How much: numbers, letters that the end of a sentence explains, and amounts that are counted."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.meaning import HOME, Description, Letter, Spoken
from arbitre.games.fallen.grammar.phrases import NOUNS, Phrasebook, gap
from arbitre.games.fallen.language import LANGUAGE

COMPARED: Final = (">=", "<=", "=", ">", "<", "!=")
STATS: Final = LANGUAGE.words["Stat"]
NAMED_STATS: Final = tuple(stat for stat in STATS if stat != "damage")


class Saw(n.Counted, frozen=True, tag=False):
    """The number in what a trigger saw, in words that fit these events only."""

    events: frozenset[str]


class Done(n.Counted, frozen=True, tag=False):
    """The number of what was done before, in words that fit these effects only."""

    effects: frozenset[str]


def add_amounts(b: Phrasebook) -> None:
    _add_numbers(b)
    _add_stats(b)
    _add_counts(b)
    _add_sums(b)


def _add_numbers(b: Phrasebook) -> None:
    b.rule("n", "{one:digits}")(lambda one: one)
    b.rule("n", "{one:letter}")(lambda one: Letter(one))
    one = gap("one", "letter")
    b.add("n", f"{one} + {gap('add', 'digits')}", lambda one, add: n.Plus(Letter(one), add))
    b.add("n", f"{one} - {gap('less', 'digits')}", lambda one, less: n.Plus(Letter(one), -less))
    b.add("n", f"{one} - {gap('less', 'letter')}", lambda one, less: n.Minus(Letter(one), Letter(less)))
    b.add("n", f"{one} + {gap('other', 'letter')}", _sum)
    b.add("n", f"{gap('add', 'digits')} + {one}", lambda add, one: n.Sum((add, Letter(one))))
    b.add("signed", f"({gap('one', 'n')})", lambda one: one)
    b.rule("signed", "{one:n}")(lambda one: one)
    for key, (one_of_it, several) in b.tongue.COUNTED.items():
        b.value(f"counted1 {key}", one_of_it, 1)
        b.add(f"counted1 {key}", several.format(n=gap("n")), lambda n: n)
        b.rule(f"counted {key}", f"{{one:counted1 {key}}}")(lambda one: one)
        b.rule(f"counted {key}", f"{{one:counted1 {key}}} {{each:for each}}")(times)


def times(one: n.Amount, each: n.Amount) -> n.Amount | None:
    """So many for each of something."""
    if not isinstance(one, int):
        return None
    return each if one == 1 else n.Times(each, one)


def _sum(one: str, other: str) -> n.Amount:
    return n.Times(Letter(one), 2) if one == other else n.Sum((Letter(one), Letter(other)))


def _add_stats(b: Phrasebook) -> None:
    """With CE cost 3 or less; with at least 2 ATK."""
    for compare in COMPARED:
        b.add("stat is", b.t(f"cost {compare}", n="n"), lambda n_=compare, **given: _stat("cost", n_, given["n"]))
        for stat in STATS:
            if stat == "cost":
                continue
            ends = [b.tongue.t("on it"), b.tongue.t("on them")] if stat == "damage" else [""]
            for on in dict.fromkeys(ends):
                text = b.t(f"amount {compare}", x=f"counted {stat}") + on
                b.add("stat is", text, lambda x, stat=stat, compare=compare: _stat(stat, compare, x))
        for stat in STATS:
            cards = b.t("each", x="nominal one")
            text = b.t(f"than {compare}", stat="=" + b.tongue.thing(stat).text, cards="=" + cards)
            b.add("stat is", text, lambda x, stat=stat, compare=compare: _than_each(stat, compare, x))
    for on in dict.fromkeys((b.tongue.t("on it"), b.tongue.t("on them"))):
        b.value("stat is", b.tongue.t("no damage") + on, n.StatIs("damage", "=", 0))


def _stat(stat: Any, compare: Any, than: Any) -> n.Filter | None:
    if than == 0 and stat == "damage" and compare == "<=":
        return None
    return n.StatIs(stat, compare, than)


def _than_each(stat: Any, compare: Any, x: Description) -> n.Filter | None:
    cards = x.select(HOME.get(x.what, ""))
    return None if cards is None else n.StatThanEach(stat, compare, cards)


def _add_counts(b: Phrasebook) -> None:
    t = b.t

    def counted(cards: Description) -> n.Amount | None:
        found = cards.select(HOME.get(cards.what, ""))
        return None if found is None else n.CountOf(found)

    def yours(cards: Description) -> n.Amount | None:
        mine = your(cards)
        return None if mine is None else n.CountOf(mine)

    numbers = {
        "number of": t("number of", cards="nominal many"),
        "your": t("number of", cards="=" + t("your", cards="nominal many")),
    }
    b.add("number", numbers["number of"], counted)
    b.add("number", numbers["your"], yours)
    b.rule("amount1", "{one:number}")(lambda one: one)
    b.add("amount1", t("of different classes", number="number"), lambda number: n.OfDifferentClasses(number.cards))
    b.add("amount1", t("classes of", cards="each"), lambda cards: n.ClassesOf(cards.cards))
    b.rule("amount1", "{one:digits}")(lambda one: one)
    for stat in NAMED_STATS:
        if stat == "energy":
            continue
        _add_of(b, stat, lambda target, stat=stat: n.StatOf(stat, target))
    for stat in NAMED_STATS:
        _add_of(b, f"printed {stat}", lambda target, stat=stat: n.PrintedOf(stat, target))
    for stat in NAMED_STATS:
        total = t("total", stat="=" + b.tongue.thing(stat).text, cards="each")
        b.add("amount1", total, lambda cards, stat=stat: n.StatOf(stat, cards))
    for key, stat in (("energy on", "energy"), ("damage on", "damage")):
        b.add("amount1", t(key, card="target"), lambda card, stat=stat: n.StatOf(stat, card))
    b.add(
        "amount1",
        t("number of markers on", marker="marker", card="target"),
        lambda marker, card: n.MarkersOn(marker, card),
    )
    for players in ("you", "opponents"):
        who = b.tongue.player(players)
        said = b.tongue.t("energy of", player=b.tongue.said(who, b.tongue.t("has energy")))
        b.value("amount1", said, n.EnergyOf(players))
    seen: dict[str, set[str]] = {}
    for event in LANGUAGE.words["EventName"]:
        key = f"amount of {event}"
        seen.setdefault(b.tongue.t(key if key in b.tongue.TEXTS else "amount of event"), set()).add(event)
    for text, events in seen.items():
        b.value("amount1", text, Saw(frozenset(events)))
    done: dict[str, set[str]] = {}
    for effect in LANGUAGE.family(n.Effect):
        key = f"done {effect.__name__}"
        done.setdefault(b.tongue.t(key if key in b.tongue.TEXTS else "done"), set()).add(effect.__name__)
    for text, effects in done.items():
        b.value("amount1", text, Done(frozenset(effects)))
    b.value("amount1", b.tongue.t("that number"), n.Tally("counted"))
    for ref in ("discarded", "banished", "looked", "rest", "put"):
        b.value("amount1", b.tongue.t("number of", cards=b.tongue.TEXTS[f"slot {ref}"]), n.SizeOf(ref))
    b.add("amount1", t("number of times", clause="has happened"), lambda clause: n.TimesHappened(clause))
    # so much for each of something
    b.add("for each", t("for each", x="nominal one"), lambda x: counted(x))
    mine = b.t("for each of yours", cards="nominal many")
    b.add("for each", mine, lambda cards: yours(cards))
    b.add(
        "for each",
        t("for each marker on", marker="marker", card="target"),
        lambda marker, card: n.MarkersOn(marker, card),
    )


def your(cards: Description) -> n.Select | None:
    """Your cards, told without "you control"."""
    if cards.whose:
        return None
    return cards._replace(whose="you").select()


def _add_of(b: Phrasebook, thing: str, build: Any) -> None:
    """This Angel's ATK; its ATK."""
    b.add("amount1", b.tongue.of(thing, NOUNS[0].reworded(gap("target"))), build)
    for plural in (False, True):
        noun = NOUNS[0]._replace(plural=plural)
        owner = noun._replace(text=b.tongue.pronoun(noun, "owner") or "", pronoun=True)
        b.value("amount1", b.tongue.of(thing, owner), build(Spoken("it", plural=plural)))


def _add_sums(b: Phrasebook) -> None:
    t = b.t
    b.rule("amount", "{one:amount1}")(lambda one: one)
    b.rule("amount", "{one:letter}")(lambda one: Letter(one))
    b.add("amount", t("twice", x="amount1"), lambda x: n.Times(x, 2))
    b.add("amount", t("times", n="digits", x="amount1"), lambda x, **given: n.Times(x, given["n"]))
    b.add("amount", t("plus", x="amount1", n="digits"), lambda x, **given: n.Plus(x, given["n"]))
    b.add("amount", t("plus", x="amount1", n="number"), lambda x, **given: n.Sum((x, given["n"])))
    b.add("amount", t("minus", x="amount1", n="digits"), lambda x, **given: n.Minus(x, given["n"]))
    b.add("amount", t("minus", x="amount1", n="number"), lambda x, **given: n.Minus(x, given["n"]))
    b.add("amount", t("at most", x="amount1", n="digits"), lambda x, **given: n.AtMost(x, given["n"]))
    b.add("amount", t("half", x="amount1"), lambda x: n.Half(x))
