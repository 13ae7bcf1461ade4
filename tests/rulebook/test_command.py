"""`arbitre rules`, as typed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from arbitre.kernel.error import Error
from arbitre.rulebook import Ruling, citations, output
from arbitre.rulebook.citations import Scenario
from arbitre.rulebook.command import add_arguments
from arbitre.rulebook.coverage import Measure, Passed, to_watch
from arbitre.rulebook.output import Block, Row
from arbitre.rulebook.pages import labels
from arbitre.rulebook.texts import KINDS, LANGUAGES, Book, Head, Language, Texts, book
from arbitre.scenario.watch import measure


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the tester speaks."""
    monkeypatch.delenv("LANG", raising=False)


def believe(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
    """Runs nothing: every scenario passes what it lists, as tests/conformance sees for the real ones."""
    return [Passed(one, to_watch(book, one) - book.unseen.keys(), frozenset()) for one in scenarios]


def rules(*words: str, measure: Measure = believe) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser.add_subparsers().add_parser("rules"), measure)
    args = parser.parse_args(["rules", *words])
    status: int = args.run(args)
    return status


def test_the_whole_book_is_listed_a_line_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("lorcana") == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert len(lines) == len(book("lorcana").rules)
    assert sum(line.split()[0].count(".") >= 2 for line in lines) == 474
    assert lines[0].split() == ["1", "Concepts"]


def test_the_language_of_the_environment_will_do_if_the_book_has_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: tuple[tuple[str, str, str, Language], ...] = (
        ("fr_FR.UTF-8", "fallen", "F6.2.1", "fr"),
        ("it_IT", "fallen", "F6.2.1", "en"),
        ("it_IT", "lorcana", "8.9.1", "it"),
    )
    for variable, game, number, lang in asked:
        monkeypatch.setenv("LANG", variable)
        rules(game, number)
        assert book(game).rule(number).texts[lang].split(".")[0] in " ".join(capsys.readouterr().out.split())


def test_a_part_is_listed_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("lorcana", "8.14", "--lang", "fr") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["8.14", "8.14.1", "8.14.2"]
    assert "Dissipation" in lines[0]


def test_one_rule_shows_its_places(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("lorcana", "1.8.3") == 0
    out = capsys.readouterr().out
    assert book("lorcana").rule("1.8.3").text("en") in out
    assert labels("en")["play"] in out
    assert "src/arbitre/games/lorcana/bag.py:" in out
    assert "conformance/lorcana/1.8.3-b.toml  " in out
    assert "A banished location takes its Willpower bonus with it" in out


def test_one_rule_shows_what_stands_below_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("lorcana", "4.6.9.") == 0
    out = capsys.readouterr().out
    assert book("lorcana").rule("4.6.9.2").text("en") in out
    assert book("lorcana").rule("4.6.8").text("en") not in out


def test_one_rule_shows_our_rulings(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    texts: Texts = {"en": "Like so.", "fr": "Comme ceci.", "it": "Così."}
    ruling = Ruling(("4.5.1", "1.8.3"), texts, {"en": "The book is silent.", "fr": "Le livre se tait."})
    head = Head("Lorcana", LANGUAGES, "dotted")
    real = book("lorcana")
    monkeypatch.setattr("arbitre.rulebook.command.book", lambda game: Book(game, head, real.rules.values(), [ruling]))
    assert rules("lorcana", "1.8.3", "--lang", "fr") == 0
    out = capsys.readouterr().out
    assert "Comme ceci." in out
    assert "Le livre se tait." in out
    assert rules("lorcana", "4.5.2", "--lang", "fr") == 0
    assert "Comme ceci." not in capsys.readouterr().out


def test_one_rule_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('game = "lorcana"\nrules = ["4.6.4.4"]\ntitle = "Exerted"', encoding="utf-8")
    assert rules("lorcana", "4.6.4.4", "--json", "--scenarios", str(tmp_path)) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["kind"] == "play"
    assert data["scenarios"] == [{"path": str(tmp_path / "a.toml"), "title": "Exerted"}]
    assert "Challenge.steps" in [place["name"] for place in data["code"]]


def test_unknown_numbers_games_and_folders_are_refused() -> None:
    for words, fault in (
        (("lorcana", "4.9"), r"no rule 4\.9"),
        (("lorcana", "4.9", "--coverage"), r"no rule 4\.9"),
        (("chess",), "no game"),
        (("lorcana", "--coverage", "--scenarios", "no/such/folder"), "no folder"),
    ):
        with pytest.raises(Error, match=fault):
            rules(*words)


def test_search_finds_rules_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("lorcana", "--search", "Pack", "Rush", "lore") == 0
    assert capsys.readouterr().out.split()[0] == "10.2.4"
    assert rules("lorcana", "9", "--search", "xyzzy") == 1
    assert "No rule" in capsys.readouterr().out


def test_the_coverage_of_the_real_book_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    rules("lorcana", "--coverage", "--json")
    data = json.loads(capsys.readouterr().out)
    assert data["numbers"] == sum(data["kinds"].values()) == 474
    able = data["kinds"]["play"] - len(data["unseen"])
    for share, total in ((data["cited"], data["kinds"]["play"]), (data["exercised"], able)):
        assert share["count"] > 0
        assert share["count"] + len(share["missing"]) == total
    rules("lorcana", "--coverage")
    out = capsys.readouterr().out
    assert f"{data['cited']['count']} of {data['kinds']['play']} " in out
    assert f"{data['exercised']['count']} of {able} " in out


def test_the_coverage_runs_the_scenarios_and_says_what_they_list_and_do_not_pass(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A character quests: that is a step of 4.5.1, and no challenge."""
    quest = """
game = "lorcana"
rules = ["4.5.1.3", "4.6.4.4"]
title = "A quest and no challenge"
[A]
play = ["Flounder - Voice of Reason"]
[[do]]
A = "quest Flounder"
"""
    (tmp_path / "quest.toml").write_text(quest, encoding="utf-8")
    assert rules("lorcana", "4", "--coverage", "--json", "--scenarios", str(tmp_path), measure=measure) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["exercised"]["count"], data["exercised"]["closely"]) == (1, 1)
    assert [one["number"] for one in data["scenarios"]["passed over"]] == ["4.6.4.4"]


def test_a_rule_that_can_not_be_seen_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("lorcana", "7.7.2") == 0
    assert book("lorcana").unseen["7.7.2"] in capsys.readouterr().out
    rules("lorcana", "7.7.2", "--json")
    assert json.loads(capsys.readouterr().out)["unseen"] == book("lorcana").unseen["7.7.2"]


def test_wrong_numbers_are_named_and_make_the_command_fail(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('game = "lorcana"\nrules = ["4.6.99"]\ntitle = "Odd"', encoding="utf-8")
    assert rules("lorcana", "--coverage", "--scenarios", str(tmp_path)) == 1
    out = capsys.readouterr().out
    assert f"4.6.99  {tmp_path / 'a.toml'}: Odd" in out


def test_an_installed_package_says_that_it_has_no_scenarios(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(citations, "repository", lambda: None)
    assert rules("lorcana", "--coverage") == 0
    out = capsys.readouterr().out
    assert "--scenarios DIR" in out
    assert "no scenario that lists" not in out
    rules("lorcana", "4.6.4.4", "--lang", "it")
    out = capsys.readouterr().out
    assert labels("it")["absent"] in out
    assert "  arbitre/games/lorcana/challenge.py:" in out


def test_a_terminal_wraps_under_the_text_and_leaves_brackets_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    output.write_terminal(
        [Block("Title", [Row("1.1.1", "Only keywords with +[N] add up, [A] or [B] do not."), Row("2", "")])]
    )
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert lines == ["Title", "  1.1.1  Only keywords with +[N] add up,", "         [A] or [B] do not.", "  2"]


def test_every_language_has_every_label() -> None:
    assert set(labels("en")) == set(labels("fr")) == set(labels("it"))
    for lang in LANGUAGES:
        assert set(KINDS) <= set(labels(lang))
        assert all(labels(lang).values())


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_the_page_of_rulings_is_up_to_date(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules(game, "--rulings")
    page = Path(__file__).parents[2] / "docs" / f"rulings-{game}.md"
    assert page.read_text(encoding="utf-8") == capsys.readouterr().out, (
        f"run: arbitre rules {game} --rulings > {page.name}"
    )
