"""What a text needs of a grammar, and a grammar with no more than that."""

from __future__ import annotations

from arbitre.ability.parse.grammar import Grammar, Parser
from arbitre.ability.parse.lexer import tokens
from arbitre.ability.parse.lists import lists
from arbitre.ability.parse.needs import Line, Need, Notes, Part, only, told
from arbitre.ability.parse.reading import Unclear, first_clear, watched


def small() -> Grammar:
    g = Grammar()
    g.word("colour", {"red": "red", "blue": "blue"})
    g.known = frozenset(("colour",))
    lists(g, "colours", "colour")

    @g.rule("text", "paint|paints it [all] {colours:colours} [,] {when:when?} .", "make it {colours:colours} .")
    def paint(colours: tuple[str, ...], when: str | None = None) -> tuple[str, ...]:
        return (*colours, when or "now")

    g.word("when", {"(today | this day)": "now", "tomorrow": "then"})
    return g


def read(g: Grammar, text: str) -> tuple[object, frozenset[Need]]:
    notes = Notes(g)
    with watched(notes):
        found = first_clear(Parser(g, text, tokens(text), frozenset(), frozenset()), "text", lambda meaning: meaning)
    return found, notes.texts[0].needs


def understands(g: Grammar, text: str) -> bool:
    return bool(Parser(g, text, tokens(text), frozenset(), frozenset()).whole("text"))


def test_phrases_and_the_ways_in_them() -> None:
    g = small()
    meaning, needs = read(g, "Paint it red, today.")
    assert meaning == ("red", "now")
    said = {told(g, need) for need in needs if isinstance(need, Part)}
    phrase = "text: 'paint|paints it [all] {colours:colours} [,] {when:when?} .'"
    assert said == {
        phrase,
        f"{phrase}, left out",  # "all"; commas do not count, nor do colours
        f"{phrase}, with when",
        "a list: colours",
        "when: '(today | this day)'",
        "when: '(today | this day)', today",
    }


def test_a_grammar_of_no_more_than_what_was_needed() -> None:
    g = small()
    _, needs = read(g, "Paint it red, today.")
    with only(g, needs):
        assert understands(g, "Paints it blue and red today.")  # other forms, facts and lists
        assert not understands(g, "Paint it red, this day.")
        assert not understands(g, "Paint it red, tomorrow.")
        assert not understands(g, "Paint it red.")
        assert not understands(g, "Paint it all red, today.")
        assert not understands(g, "Make it red.")
    assert understands(g, "Make it red.")


def test_the_longer_way_round_counts() -> None:
    g = small()
    _, needs = read(g, "Paint it red.")
    _, others = read(g, "Make it blue.")
    with only(g, others):
        assert read(g, "Make it red.")[0] == read(small(), "Paint it red.")[0]
    assert needs & others == {Part("", "a list: colours")}


def test_what_is_unclear_is_not_noted() -> None:
    g = small()

    def settle(meaning: tuple[str, ...]) -> str:
        if "red" in meaning:
            raise Unclear("no red")
        return "settled"

    notes = Notes(g)
    with watched(notes):
        found = first_clear(
            Parser(g, "Make it blue.", tokens("Make it blue."), frozenset(), frozenset()), "text", settle
        )
    assert found == "settled"
    assert not any(isinstance(need, Line) for need in notes.texts[0].needs)  # this is no grammar of a game
