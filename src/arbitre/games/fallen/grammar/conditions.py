"""On what condition."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.amounts import COMPARED
from arbitre.games.fallen.grammar.meaning import HOME, About, Description, Subject
from arbitre.games.fallen.grammar.phrases import NOUNS, TOLD, YOU, Phrasebook, gap
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.text.cards import FIELD

SAID: Final = (*TOLD, YOU[0])


def add_conditions(b: Phrasebook) -> None:
    _add_so_many(b)
    _add_have(b)
    _add_is(b)
    _add_compare(b)
    _add_times(b)
    _add_joined(b)


def _add_so_many(b: Phrasebook) -> None:
    """No Angels; a Golem; at least 2 pages."""
    for number in ("one", "many"):
        cards = f"nominal {number}"
        b.add("none", b.t("no cards", cards=cards), lambda cards: (cards, "=", 0))
        for compare in COMPARED:
            b.add("so many", b.t(f"count {compare}", n="n", cards=cards), _counted(compare))
    for noun in NOUNS[:2]:
        b.add("so many", b.tongue.a(noun.reworded(gap("cards", "nominal one"))), lambda cards: (cards, ">=", 1))
    if not b.clitics:
        b.add("so many", f"an {gap('cards', 'nominal one')}", lambda cards: (cards, ">=", 1))
        b.add("so many", f"another {gap('cards', 'nominal one')}", lambda cards: (cards._replace(other=True), ">=", 1))


def _counted(compare: str) -> Any:
    def counted(cards: Description, **given: Any) -> Any:
        return None if given["n"] == 0 else (cards, compare, given["n"])

    return counted


def _have(cards: n.Select | None, compare: Any, count: Any) -> n.Condition | None:
    if cards is None:
        return None
    if isinstance(count, int):
        return n.Have(cards, count, compare)
    return n.CompareIs(n.CountOf(cards), compare, count)


def _add_have(b: Phrasebook) -> None:
    for key, many in (("controls", "so many"), ("controls none", "none")):
        b.saying("controls", b.t(key, cards=many), lambda cards: cards, SAID)
    for key, many in (("has", "so many"), ("has none", "none")):
        b.saying("holds", b.t(key, x=many), lambda x: x, SAID)

    def controls(who: str, what: Any) -> n.Condition | None:
        cards, compare, count = what
        if cards.whose or (cards.zone and cards.zone not in FIELD):
            return None
        return _have(cards._replace(whose=who).select(), compare, count)

    def holds(who: str, what: Any) -> n.Condition | None:
        """You have 3 pages in your hand: their own."""
        cards, compare, count = what
        if cards.zone in FIELD or not cards.zone or cards.whose != ("you" if who == "you" else "actor"):
            return None
        return _have(cards._replace(whose=who).select(), compare, count)

    you = b.tongue.YOU.text
    for kind, build in (("controls", controls), ("holds", holds)):
        b.rule("condition1", f"{you} {{what:{kind} you}}")(lambda what, build=build: build("you", what))
        b.rule("condition1", f"{{who:player one}} {{what:{kind} one}}")(build)
        b.rule("condition1", f"{{who:player many}} {{what:{kind} many}}")(build)

    def there(cards: Any) -> n.Condition | None:
        found, compare, count = cards
        if found.whose and found.zone in FIELD:
            return None
        return _have(found.select(HOME.get(found.what, "")), compare, count)

    for key, many in (("there are cards", "so many"), ("there is card", "so many"), ("there are none", "none")):
        b.add("condition1", b.t(key, cards=many), there)


def _add_is(b: Phrasebook) -> None:
    """It is wounded; this Golem has no marker; it is a Golem."""
    b.saying("fits", b.t("has no marker", marker="marker"), lambda marker: n.Not(n.HasMarker(marker)), TOLD)

    def said(who: Subject, what: n.Filter) -> n.Condition | None:
        return n.Is(who.who, where=(what,)) if _is_spoken(who) else None

    for number in ("one", "many"):
        b.rule("condition1", f"{{who:subject {number}}} {{what:fits {number}}}")(said)
    for noun in NOUNS[:2]:
        card = noun.reworded(gap("card", "nominal one"))
        for yes in (True, False):
            b.saying("kind", b.t("is a", card="=" + b.tongue.a(card)), _kind(yes), TOLD[:1], yes)

    def kind(who: Subject, what: Any) -> n.Condition | None:
        card, yes = what
        if not _is_spoken(who) or card.whose or card.zone or card.other or card.among is not None:
            return None
        found = card.select("play")
        made = n.Is(who.who, found.what, found.where)
        return made if yes else n.NoneOf(made)

    b.rule("condition1", "{who:subject one} {what:kind one}")(kind)
    for zone in LANGUAGE.words["ZoneName"]:
        if f"zone {zone}" in b.tongue.TEXTS and zone != "looked":
            for yes in (True, False):
                b.saying("in zone", b.t(f"zone {zone}"), _zone(zone, yes), TOLD[:1], yes)

    b.rule("condition1", "{who:subject one} {what:in zone one}")(_this)


def _kind(yes: bool) -> Any:
    return lambda card: (card, yes)


def _zone(zone: Any, yes: bool) -> Any:
    return lambda: n.InZone(zone) if yes else n.NoneOf(n.InZone(zone))


def _this(who: Subject, what: n.Condition) -> n.Condition | None:
    return About(who.who, what) if _is_spoken(who) else None  # type: ignore[return-value]


def _is_spoken(who: Subject) -> bool:
    return not isinstance(who.who, n.Each | n.Chosen | n.TopOfDeck)


def _add_compare(b: Phrasebook) -> None:
    for compare in COMPARED:
        b.add("condition1", b.t(f"compare {compare}", left="amount1", right="amount"), _compared(compare))
        text = b.t("there is", x="=" + b.t(f"amount {compare}", x="counted damage"), card="target")
        b.add("condition1", text, lambda x, card, compare=compare: n.CompareIs(n.StatOf("damage", card), compare, x))
        amount = b.t("exactly" if compare == "=" else f"amount {compare}", x="markers")
        markers = b.t("has", x="=" + amount)
        b.saying("marked", markers, lambda x, compare=compare: (compare, *x), TOLD)
    b.add(
        "condition1",
        b.t("there is no damage", card="target"),
        lambda card: n.CompareIs(n.StatOf("damage", card), "=", 0),
    )
    b.add(
        "condition1",
        b.t("there is some damage", card="target"),
        lambda card: n.CompareIs(n.StatOf("damage", card), ">=", 1),
    )

    def marked(who: Subject, what: Any) -> n.Condition | None:
        compare, marker, count = what
        if not _is_spoken(who) or compare == ">=":
            return None  # said as a description
        return n.CompareIs(n.MarkersOn(marker, who.who), compare, count)

    for number in ("one", "many"):
        b.rule("condition1", f"{{who:subject {number}}} {{what:marked {number}}}")(marked)
    for key, yes in (("is even", True), ("is odd", False)):
        b.add(
            "condition1",
            b.t(key, amount="amount1"),
            lambda amount, yes=yes: n.Even(amount) if yes else n.NoneOf(n.Even(amount)),
        )


def _compared(compare: Any) -> Any:
    return lambda left, right: n.CompareIs(left, compare, right)


def _add_times(b: Phrasebook) -> None:
    tongue = b.tongue
    for turn in ("your turn", "opponents' turn"):
        b.value("condition1", tongue.t(f"it is {turn}"), n.During(turn))
        b.value("condition1", tongue.t(f"it is not {turn}"), n.NoneOf(n.During(turn)))
    for side in LANGUAGE.words["BattleSide"]:
        b.value("condition1", tongue.t(f"is battle {side}"), n.Battle(side))
        b.value("condition1", tongue.t(f"is not battle {side}"), n.NoneOf(n.Battle(side)))
    b.value("condition1", tongue.t("first turn"), n.FirstTurn())
    b.value("condition1", tongue.t("not first turn"), n.NoneOf(n.FirstTurn()))
    b.value("condition1", tongue.said(tongue.YOU, tongue.t("took first turn"), "past"), n.FirstPlayer())
    b.value(
        "condition1", tongue.said(tongue.YOU, tongue.t("took first turn"), "past", False), n.NoneOf(n.FirstPlayer())
    )
    now = tongue.t("now")
    b.add("condition1", gap("what", "has happened") + now, lambda what: n.Happened(what))
    b.add("condition1", gap("what", "has not happened") + now, lambda what: n.Happened(what, 0, "="))
    for compare in COMPARED:
        often = b.t(f"so often {compare}", n="digits")
        b.add("condition1", gap("what", "has happened") + now + often, _happened(compare))


def _happened(compare: Any) -> Any:
    return lambda what, **given: n.Happened(what, given["n"], compare)


def _add_joined(b: Phrasebook) -> None:
    """Both; either. French says "que" before all but the first."""
    that = "[que] " if b.clitics else ""
    b.rule("condition", "{one:condition1}")(lambda one: one)
    for word, node in ((b.tongue.AND, n.All), (b.tongue.OR, n.Either)):
        kind = f"conditions {node.__name__}"
        b.rule("condition", f"{{one:condition1}} {{rest:{kind}}}")(lambda one, rest, node=node: node((one, *rest)))
        b.rule(kind, f"[,] {word.strip()} {that}{{one:condition1}}")(lambda one: (one,))
        b.rule(kind, f", {that}{{one:condition1}} {{rest:{kind}}}")(lambda one, rest: (one, *rest))
