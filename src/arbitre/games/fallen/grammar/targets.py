"""The cards an effect is about: this one, those spoken of, all of a kind, cards that are picked now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Parser
from arbitre.ability.render.cards import SLOTS
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.amounts import your
from arbitre.games.fallen.grammar.meaning import HOME, Description, Spoken, Subject
from arbitre.games.fallen.grammar.nouns import TYPES
from arbitre.games.fallen.grammar.phrases import NOUNS, Noun, Phrasebook, gap
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.text.cards import UNIQUE
from arbitre.games.fallen.text.deeds import PICKED

PLAYERS: Final = tuple(word for word in LANGUAGE.words["Players"] if word != "you")
CLITICS: Final[dict[str, dict[str, Spoken]]] = {
    "direct": {
        "le": Spoken("it", feminine=False),
        "la": Spoken("it", feminine=True),
        "l'": Spoken("it"),
        "les": Spoken("it", plural=True),
    },
    "indirect": {"lui": Spoken("it"), "leur": Spoken("it", plural=True)},
}
"""French pronouns beside a verb: what they tell of who is meant."""
OTHERS: Final = ("dealt damage", "inflicts damage", "declares attack", "collateral")


def add_targets(b: Phrasebook) -> None:
    _add_players(b)
    _add_spoken(b)
    _add_each(b)
    _add_chosen(b)


def _add_players(b: Phrasebook) -> None:
    for players in PLAYERS:
        said = b.tongue.player(players)
        b.value(f"player {'many' if said.plural else 'one'}", said.text, players)
        b.value("player", said.text, players)
    b.value("player", b.tongue.t("by you"), "you")


# -- cards spoken of -----------------------------------------------------------------------------------------------


def _add_spoken(b: Phrasebook) -> None:
    tongue = b.tongue
    for plural, number in ((False, "one"), (True, "many")):
        for key in TYPES:
            noun = tongue.thing(key, plural)
            for way, text in _pointed(b, noun):
                b.value(f"named ref {number}", text, Spoken(way, key, plural, noun.feminine))  # type: ignore[arg-type]
            for verb in (*PICKED.values(), "found"):
                text = tongue.the(noun.reworded(tongue.agree(tongue.t(f"{verb} one", card=noun.text), noun)))
                b.value(f"named ref {number}", text, Spoken("picked", key, plural, noun.feminine, verb))
                for place in (1, 2, 3, 4):
                    text = tongue.numbered(noun, place, tongue.agree(tongue.t(verb), noun))
                    spoken = Spoken("picked", key, plural, noun.feminine, verb, place)
                    b.value(f"named ref {number}", text, spoken)
        for ref in SLOTS:
            text = tongue.t(f"ref {ref} many" if plural else f"ref {ref}")
            b.value("named ref many" if plural or ref in ("looked", "rest") else "named ref one", text, n.That(ref))
        for noun in NOUNS:
            subject = tongue.pronoun(noun, "subject")
            if noun.plural == plural and subject is not None:
                feminine = noun.feminine if b.clitics else None
                b.value(f"pronoun {number}", subject, Spoken("it", plural=plural, feminine=feminine))
            if noun.plural == plural and not b.clitics:
                b.value("ref", tongue.pronoun(noun, "object") or "", Spoken("it", plural=plural))
        b.rule("ref", f"{{one:named ref {number}}}")(lambda one: one)
        b.rule(f"subject ref {number}", f"{{one:named ref {number}}}", f"{{one:pronoun {number}}}")(lambda one: one)
    for event in OTHERS:
        b.value("named ref one", tongue.t(f"other of {event}"), n.That("other"))
    b.value("named ref one", tongue.t("other of event"), n.That("other"))
    for key in TYPES:
        b.value("this card", tongue.pointed(tongue.thing(key), False), Spoken("this", key))
    for case, pronouns in CLITICS.items() if b.clitics else ():
        _add_clitics(b, case, pronouns)


def _add_clitics(b: Phrasebook, case: str, pronouns: dict[str, Spoken]) -> None:
    """As they are in the text: articles and pronouns are one word to the grammar otherwise."""
    for place, hyphen in (("before", ""), ("after", "-")):

        @b.grammar.reader(f"{case} {place}")
        def clitic(parser: Parser, at: int, hyphen: str = hyphen) -> Iterator[tuple[int, Spoken]]:
            word = parser.words[at].text.lower().replace("’", "'") if at < len(parser.words) else ""
            found = pronouns.get(word.removeprefix(hyphen)) if word.startswith(hyphen) else None
            if found is not None:
                yield at + 1, found
            else:
                parser.missed(at, frozenset(hyphen + word for word in pronouns if not (hyphen and word == "l'")))


def _pointed(b: Phrasebook, noun: Noun) -> list[tuple[str, str]]:
    tongue = b.tongue
    found = [("the", tongue.the(noun)), ("first", tongue.first(noun)), ("that", tongue.that(noun))]
    if not noun.plural:
        found.append(("this", tongue.pointed(noun, False)))
        if b.clitics:
            found += [("that", tongue.pointed(noun, False)), ("that", tongue.pointed(noun, False) + "-là")]
    return [*dict.fromkeys(found)]


# -- all of a kind -------------------------------------------------------------------------------------------------


def _add_each(b: Phrasebook) -> None:
    tongue = b.tongue
    for noun in NOUNS[2:]:
        cards = noun.reworded(gap("cards", "nominal many"))
        b.add("each many", tongue.all(cards, ""), each)
        b.add("each many", tongue.all(cards, "you"), lambda cards: _each_of(your(cards)))
    for kind in UNIQUE:
        for whose in ("you", "opponents"):
            text = tongue.possess(kind, whose)
            home = n.Select(kind, whose, HOME[kind])
            b.value("only one", text, home)
            for zone in ("rear", "firing", "divine"):
                if zone != HOME[kind]:
                    b.value("only one", f"{text} {tongue.t(f'at {zone}')}", replace(home, zone=zone))
    for noun in NOUNS[:2]:
        the = tongue.the(noun.reworded(gap("card", "nominal one")))
        b.add("only one", the, linked)
    b.rule("each one", "{one:only one}")(lambda one: n.Each(one))
    for number in ("one", "many"):
        b.rule("each", f"{{one:each {number}}}")(lambda one: one)


def each(cards: Description) -> n.Each | None:
    return _each_of(cards.select(HOME.get(cards.what, "") if cards.what not in ("page", "card") else ""))


def _each_of(cards: n.Select | None) -> n.Each | None:
    return None if cards is None else n.Each(cards)


def linked(card: Description) -> n.Select | None:
    """The Angel linked to this page: there is only one."""
    if not any(isinstance(part, n.Linked) and isinstance(part.to, Spoken) for part in card.where):
        return None
    if card.what in ("page", "card"):
        return None
    return card.select(HOME[card.what])


# -- cards that are picked now -------------------------------------------------------------------------------------


def _add_chosen(b: Phrasebook) -> None:
    tongue, t = b.tongue, b.t

    def of(cards: n.Select | None, **how: Any) -> n.Chosen | None:
        return None if cards is None else n.Chosen(cards, **how)

    def home(cards: Description) -> n.Select | None:
        return cards.select(HOME.get(cards.what, "") if cards.what not in ("page", "card") else "")

    for key, build in (("", home), ("your", your)):
        several = "nominal many" if not key else ""
        cards = gap("cards", "nominal many") if several else t("your", cards="nominal many")
        some = tongue.some(gap("n"), NOUNS[2].reworded(cards)) if several else t("so many of", n="n", cards="=" + cards)
        ways: list[tuple[str, Any]] = [
            (t("any number of", cards="=" + cards), {"any_number": True}),
            (some, {}),
            (t("up to", n="n", cards="=" + cards) if several else t("up to amount", x="=" + some), {"up_to": True}),
            (t("at least", cards="=" + some), {"at_least": True}),
        ]
        for text, how in ways:

            def make(cards: Description, build: Any = build, how: Any = how, **given: Any) -> n.Chosen | None:
                return of(build(cards), count=given.get("n", 1), **how)

            b.add("chosen1", text, make)
    for noun in NOUNS[:2]:
        card = noun.reworded(gap("card", "nominal one"))
        b.add("chosen1", tongue.a(card), lambda card: of(home(card)))
        b.add("chosen1", t("at most one", card="nominal one", a="="), lambda card: of(home(card), up_to=True))
        if not b.clitics:
            b.add("chosen1", f"another {card.text}", _another(home))
            b.add("chosen1", f"an {card.text}", lambda card: of(home(card)))
    one_of = t("one of yours", cards="nominal many")
    b.add("chosen1", one_of, lambda cards: of(your(cards)))
    those = tongue.that(tongue.thing("page", True))
    for noun in NOUNS[:2]:
        b.value(
            "chosen1",
            tongue.agree(tongue.t("one of those", cards=those), noun),
            n.Chosen(n.Select("page", "you", "looked")),
        )
    b.add("chosen2", t("different names", cards="chosen1"), lambda cards: replace(cards, different=True))
    b.rule("chosen2", "{one:chosen1}")(lambda one: one)
    b.add("chosen3", t("at random", cards="chosen2"), lambda cards: replace(cards, at_random=True))
    b.rule("chosen3", "{one:chosen2}")(lambda one: one)
    b.rule("chosen", "{one:chosen3}")(lambda one: one)
    b.add(
        "chosen",
        gap("card", "chosen3") + t("designated by", player="player"),
        lambda card, player: replace(card, by=player),
    )
    # the top of a Book
    for players in ("you", "opponents", "actor", "that player", "its player"):
        deck = "=" + tongue.possess("deck", players)
        b.value("top", tongue.t("top card", deck=deck[1:]), n.TopOfDeck(1, players))
        b.add(
            "top", t("top cards", n="n", deck=deck), lambda players=players, **given: n.TopOfDeck(given["n"], players)
        )
    join = tongue.AND.strip()
    b.rule("target", f"{{one:chosen}} {join} {{other:chosen}}")(lambda one, other: n.Together((one, other)))
    for number in ("one", "many"):
        b.rule("target", f"{{one:named ref {number}}} {join} {{other:named ref {number}}}")(
            lambda one, other: n.Both((one, other))
        )
    # what an effect is about
    for kind in ("ref", "each", "chosen", "top"):
        b.rule("target", f"{{one:{kind}}}")(lambda one: one)
    for number, plural in (("one", False), ("many", True)):
        b.rule("subject", f"{{one:subject {number}}}")(lambda one: one)
        b.rule(f"subject {number}", f"{{one:subject ref {number}}}", f"{{one:each {number}}}")(
            lambda one, plural=plural: Subject(one, plural)
        )
    b.rule("subject one", "{one:chosen}")(_picked(False))
    b.rule("subject many", "{one:chosen}")(_picked(True))
    # cards of a kind, of which something holds
    b.add("subject many", t("such cards", cards="nominal many"), lambda cards: _subject(each(cards)))
    b.add("subject many", t("your", cards="nominal many"), lambda cards: _subject(_each_of(your(cards))))
    b.rule("picks", "{one:chosen}")(lambda one: one)
    b.rule("picks", "{one:only one}")(lambda one: n.Chosen(one))
    for number in ("one", "many"):
        b.rule("picks", f"{{one:named ref {number}}}")(
            lambda one: one if isinstance(one, Spoken) and one.way == "that" else None
        )


def _another(home: Any) -> Any:
    def another(card: Description) -> n.Chosen | None:
        if card.other:
            return None
        cards = home(card._replace(other=True))
        return None if cards is None else n.Chosen(cards)

    return another


def _picked(plural: bool) -> Any:
    def picked(one: n.Chosen) -> Subject | None:
        several = one.any_number or one.count != 1
        return Subject(one, plural) if several == plural else None

    return picked


def _subject(cards: n.Each | None) -> Subject | None:
    return None if cards is None else Subject(cards, True)
