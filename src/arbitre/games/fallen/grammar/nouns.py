"""Which cards: nouns, what is said beside them, whose they are and where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from arbitre.ability.parse.grammar import Parser
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.lexicon import CardParser
from arbitre.games.fallen.grammar.meaning import Description, Modifier
from arbitre.games.fallen.grammar.phrases import TOLD, Phrasebook, gap
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.spelling import MARKER
from arbitre.games.fallen.text.cards import FIELD, PILES

TYPES: Final = LANGUAGE.words["CardType"]
WHOSE: Final = LANGUAGE.words["Whose"]
QUOTES: Final = {"«": "»", '"': '"'}

# What a filter is said by beside a noun, and what it is; against it, `value` is False or the filter is in a Not.
PLAIN: Final[dict[str, n.Filter]] = {
    "named card": n.NamedCard(),
    "damaged": n.Damaged(),
    "exerted": n.Exerted(),
    "legendary": n.Legendary(),
    "familiar": n.IsToken(),
    **{f"in battle {role}": n.InBattle(role) for role in LANGUAGE.words["BattleRole"]},
}


def against(part: n.Filter) -> n.Filter:
    if isinstance(part, n.Not):
        return part.filter
    if "value" in part.__struct_fields__:
        return type(part)(
            **{name: getattr(part, name) for name in part.__struct_fields__ if name != "value"}, value=False
        )
    return n.Not(part)


def add_nouns(b: Phrasebook) -> None:
    _add_terms(b)
    _add_traits(b)
    _add_places(b)
    for plural, number in ((False, "one"), (True, "many")):
        for key in TYPES:
            one = b.tongue.thing(key, plural)
            b.value(f"noun {number}", one.text, key)
        b.rule(f"nominal1 {number}", f"{{before:befores}} {{what:noun {number}}} {{after:afters}}")(_nominal(plural))
        b.rule(f"nominal {number}", f"{{one:nominal1 {number}}}")(lambda one: one)
        joints = f"{b.tongue.AND.strip()}|{b.tongue.OR.strip()}"
        b.rule(
            f"nominal {number}", f"{{one:nominal1 {number}}} {joints} {{article:article?}} {{other:nominal {number}}}"
        )(alternatives)
    b.rule("befores", "")(lambda: ())
    b.rule("befores", "{one:before} {rest:befores}")(lambda one, rest: (one, *rest))
    b.rule("afters", "")(lambda: ())
    b.rule("afters", "{one:after} {rest:afters}")(lambda one, rest: (one, *rest))
    for article in b.articles:
        b.value("article", article, "")
    b.value("before", b.t("other"), Modifier(other=True))
    b.rule("after", f"{{one:after}} {b.tongue.OR.strip()} {{other:after}}")(_either)


def _nominal(plural: bool) -> Any:
    def nominal(before: tuple[Modifier, ...], what: str, after: tuple[Modifier, ...]) -> Description | None:
        made: Description | None = Description(what, plural)
        for said in (*before, *after):
            made = made and made.with_(said)
        return made

    return nominal


def alternatives(one: Description, other: Description, article: str | None) -> Description | None:
    """Angels or Golems: of several types, each with what is said of it; where they are may be said once, at the end."""
    if (one.whose, one.zone) != (other.whose, other.zone) and (one.whose or one.zone):
        return None
    if one.among is not None or other.among is not None or one.best or other.best or other.other:
        return None
    groups: list[tuple[n.Filter, ...]] = [_group(one)]
    if other.what in ("card", "page") and other.where and isinstance(other.where[0], n.TypeIs | n.AnyOf):
        first = other.where[0]
        groups += [(n.TypeIs((kind,)),) for kind in first.any] if isinstance(first, n.TypeIs) else first.groups
    else:
        groups.append(_group(other))
    if any(not isinstance(group[0], n.TypeIs) for group in groups):
        return None
    if all(len(group) == 1 for group in groups):
        kinds = tuple(kind for group in groups for kind in group[0].any)  # type: ignore[attr-defined]
        return Description("card", one.plural, (n.TypeIs(kinds),), other.whose, other.zone, one.other)
    return Description("page", one.plural, (n.AnyOf(tuple(groups)),), other.whose, other.zone, one.other)


def _either(one: Modifier, other: Modifier) -> Modifier | None:
    """With "Flamme" or with "Tempête"."""
    if one != Modifier(one.where) or other != Modifier(other.where) or len(one.where) != 1 or len(other.where) != 1:
        return None
    return Modifier((n.AnyOf((one.where, other.where)),))


def _group(one: Description) -> tuple[n.Filter, ...]:
    return (n.TypeIs((one.what,)), *one.where)


# -- words in quotes, numbers, names -------------------------------------------------------------------------------


def quoted(parser: Parser, at: int) -> Iterator[tuple[int, str]]:
    """Words in quotes: where they end, and what they are."""
    words = parser.words
    if at >= len(words) or words[at].word not in QUOTES:
        return
    closing = QUOTES[words[at].word]
    for end in range(at + 1, len(words)):
        if words[end].word == closing:
            yield end + 1, parser.text[words[at].end : words[end].start].strip()
            return


def _add_terms(b: Phrasebook) -> None:
    def of(kind: str, table: str, called: str) -> None:
        @b.grammar.reader(f"quoted {kind}")
        def read(parser: Parser, at: int) -> Iterator[tuple[int, str]]:
            assert isinstance(parser, CardParser)
            for end, text in quoted(parser, at):
                found = parser.lexicon.term(table, text)
                if found is not None:
                    yield end, found
                else:
                    parser.lacked(at + 1, called)
            parser.lacked(at, f"{called}, in quotes")

        @b.grammar.reader(kind)
        def plain(parser: Parser, at: int) -> Iterator[tuple[int, str]]:
            assert isinstance(parser, CardParser)
            yield from parser.spelled(table, at)
            parser.lacked(at, called)

    of("class", "classes", "a class")
    of("keyword", "keywords", "a standard ability")
    of("kingdom", "kingdoms", "a kingdom")
    of("card name", "names", "the name of a card")
    of("familiar", "familiars", "the name of a Familiar")
    of("intro", "intros", "what introduces an ability")

    @b.grammar.reader("quoted text")
    def text(parser: Parser, at: int) -> Iterator[tuple[int, str]]:
        assert isinstance(parser, CardParser)
        yield from quoted(parser, at)
        parser.lacked(at, "words in quotes")

    @b.grammar.reader("digits")
    def digits(parser: Parser, at: int) -> Iterator[tuple[int, int]]:
        if at < len(parser.words) and parser.words[at].word.isdecimal():
            yield at + 1, int(parser.words[at].word)
        else:
            assert isinstance(parser, CardParser)
            parser.lacked(at, "a number")

    @b.grammar.reader("letter")
    def letter(parser: Parser, at: int) -> Iterator[tuple[int, str]]:
        if at < len(parser.words):
            word = parser.words[at].text
            if len(word) == 1 and word.isalpha() and word.isupper():
                yield at + 1, word
                return
        assert isinstance(parser, CardParser)
        parser.lacked(at, "a number")

    for kind in ("class", "card name"):
        b.lists(f"quoted {kind} list", f"quoted {kind}", b.tongue.OR)

    for sign in ("+", "-"):
        b.value("sign", sign, sign)
    numbers = f"{gap('one', 'sign')} {gap('x', 'digits')} | {gap('other', 'sign')} {gap('y', 'digits')}"
    b.add("marker", numbers, lambda one, x, other, y: f"{one}{x}|{other}{y}")
    shield = f"{gap('one', 'sign')} {gap('x', 'digits')} {b.tongue.NOUNS['shield'][0]}"
    b.add("marker", shield, lambda one, x: f"{one}{x} shield")
    b.rule("marker", "{name:quoted text}")(lambda name: name if MARKER.fullmatch(name) else None)


# -- what is said beside a noun ------------------------------------------------------------------------------------


def _add_traits(b: Phrasebook) -> None:
    for key, part in PLAIN.items():
        _trait(b, key, lambda part=part: part)
    _trait(b, "named", lambda x: n.Named(x), x="quoted card name list")
    _trait(b, "classified", lambda x: n.Classified(x), x="quoted class list")
    _trait(b, "keyword", lambda x: n.HasKeyword(x), x="keyword")
    _trait(b, "kingdom", lambda x: n.Kingdom(x), x="kingdom")
    _trait(b, "same name", lambda x: n.SameNameAs(x), x="ref")
    _trait(b, "on line same", lambda x: n.OnLine(x), x="ref")  # `refs.py` looks whose line it is
    _trait(b, "has marker", lambda x: n.HasMarker(*x), x="markers held")
    _trait(b, "linked", lambda x: n.Linked(x), x="link")
    _trait(b, "name includes", lambda x: n.NameIncludes(x), x="quoted text")
    _trait(b, "stat", lambda x: x, x="stat is")
    _trait(b, "type", lambda x: n.TypeIs(x), x="types", non="=")
    for kind in ("golem", "equipment"):
        b.value("link", b.tongue.a(b.tongue.thing(kind)), kind)
    b.rule("link", "{this:ref}")(lambda this: this)
    b.lists("types", "a type", b.tongue.OR)
    for kind in TYPES:
        b.value("a type", b.tongue.a(b.tongue.thing(kind)), kind)
        for plural in (False, True):
            one, said = b.tongue.thing(kind), b.tongue.thing(kind, plural)
            text = b.tongue.t("non", x=one.text, a=b.tongue.a(said))
            beside = b.tongue.TRAITS["type"][2]
            assert beside is not None
            part = n.Not(n.TypeIs((kind,)))
            b.value("before" if beside[0] < 0 else "after", beside[1].format(non=text), Modifier((part,)))
    for best, compare in (("highest", ">="), ("lowest", "<=")):
        for stat in ("strength", "life", "shield", "energy", "cost", "damage"):
            key = f"{best} cost" if stat == "cost" else best
            b.value("after", b.tongue.t(key, stat=b.tongue.thing(stat).text), Modifier(best=(stat, compare)))
    # a relative clause
    for number in ("one", "many"):
        b.add("after", b.t("which", clause=f"fits {number}"), lambda clause: Modifier((clause,)))


def _trait(b: Phrasebook, key: str, build: Any, **gaps: str) -> None:
    """A filter: what is said of a card ("fits one", "fits many"), and what stands beside its noun."""
    slots = b.slots(gaps)
    what, beside, beside_not = b.tongue.TRAITS[key]

    def yes(**given: Any) -> Any:
        return build(**given)

    def no(**given: Any) -> Any:
        made = build(**given)
        return None if made is None else against(made)

    b.saying("fits", what.format(**slots), yes, TOLD)
    b.saying("fits", what.format(**slots), no, TOLD, False)
    for said, make in ((beside, yes), (beside_not, no)):
        if said is not None and key != "type":
            b.add(
                "before" if said[0] < 0 else "after",
                said[1].format(**slots),
                lambda make=make, **given: _modifier(make(**given)),
            )


def _modifier(part: n.Filter | None) -> Modifier | None:
    return None if part is None else Modifier((part,))


def _add_places(b: Phrasebook) -> None:
    tongue = b.tongue
    for zone in FIELD:
        b.value("after", tongue.t(f"at {zone}"), Modifier(zone=zone))
    opposing = tongue.OPPOSING
    b.value("before" if opposing[0] < 0 else "after", opposing[1], Modifier(whose="opponents"))
    for whose in WHOSE:
        if whose != "any":
            b.value("after", tongue.t(f"control {whose}"), Modifier(whose=whose))
    for zone in PILES:
        for whose in WHOSE:
            place = tongue.possess(zone, whose)
            for key in ("in", "out of"):
                b.value("after", tongue.t(key, zone=place), Modifier(zone=zone, whose=whose))
    for whose in WHOSE:
        hand, discard = tongue.possess("hand", whose), tongue.possess("discard", whose)
        b.value(
            "after", tongue.t("in either", hand=hand, discard=discard), Modifier(zone="hand or discard", whose=whose)
        )
    b.add("after", b.t("under card", card="this card"), lambda card: Modifier(zone="under"))
    b.value("after", tongue.t("among", cards=tongue.t("ref looked")), Modifier(zone="looked", whose="you"))
    b.add("after", b.t("among", cards="ref"), lambda cards: Modifier(among=cards))
