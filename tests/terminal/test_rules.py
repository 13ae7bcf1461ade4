"""The rulebook at the table, and the help that speaks of it."""

from __future__ import annotations

import pytest
from tests.terminal.table import Table

from arbitre.games import registry
from arbitre.pool import fallen_game
from arbitre.pool.fallen import starters
from arbitre.rulebook.texts import Language, book
from arbitre.sentences import languages
from arbitre.terminal import rules
from arbitre.terminal.marks import marks_for
from arbitre.terminal.typed import Unclear
from arbitre.terminal.words import Words

TOLD = [(game, lang) for game in registry.names("rulebook") for lang in languages(game)]


def told(game: str, lang: str, text: str) -> list[str]:
    return [line.plain for line in rules.told(Words(lang, game), text)]


@pytest.mark.parametrize(
    ("game", "lang", "typed", "number"),
    [
        ("lorcana", "en", "4.6.4.3", "4.6.4.3"),
        ("lorcana", "it", "lesto", "8.9"),
        ("spoils", "fr", "608.1B", "608.1b"),
        ("fallen", "en", "f1.22.2", "F1.22.2"),
        ("fallen", "en", "squall", "F6.5"),
        ("fallen", "fr", "dernier souffle", "F6.9"),
    ],
)
def test_a_rule_by_its_number_or_its_title(game: str, lang: Language, typed: str, number: str) -> None:
    assert told(game, lang, typed)[0] == f"{number}  {book(game).rule(number).text(lang)}"


def test_what_was_decided_about_a_rule_stands_under_it() -> None:
    ruled = book("fallen").rulings[0]
    assert any(ruled.text("en") in line for line in told("fallen", "en", ruled.rules[0]))


def test_of_many_rules_some_are_shown_and_where_the_others_are() -> None:
    lines = told("fallen", "en", "F6")
    assert len([line for line in lines if line.startswith("F6")]) == rules.MOST
    assert lines[-1].endswith("arbitre rules fallen F6")
    assert told("fallen", "en", "firing line attack")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("F1.99", "There is no rule F1.99; the nearest are"), ("xyzzy", 'No rule speaks of "xyzzy"')],
)
def test_what_is_not_there(typed: str, answer: str) -> None:
    with pytest.raises(Unclear, match=answer):
        told("fallen", "en", typed)


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_the_help_fits_and_its_examples_work(game: str, lang: str) -> None:
    words = Words(lang, game)
    examples = {about: words(f"example-{about}") for about in ("move", "refused", "rule")}
    lines = [*words("help", **examples).splitlines(), *words("help-board", **vars(marks_for("utf-8"))).splitlines()]
    assert not [line for line in lines if len(line) > 79]
    assert any(words.first("command-rule") in line for line in lines)
    assert told(game, lang, examples["rule"])


def test_why_of_a_move_that_has_a_number() -> None:
    game = fallen_game.new([deck.names() for deck in starters()[:2]], seed=4, starting=0)
    table = Table(game, lines=["why 1", "why 99", "rule", "rule assassin"], plays_on=False)
    text = table.run()
    assert "That can be done now: it is number 1." in text
    assert "There is no move 99" in text
    assert "Which rule? For example: rule assassin" in text
    assert book("fallen").rule("F6.2.1").text("en").split(",")[0] in " ".join(text.split())
