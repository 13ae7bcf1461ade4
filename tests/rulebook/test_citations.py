"""Numbers are found where they are cited, as whole numbers, with the name of what cites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.kernel.error import Error
from arbitre.rulebook.citations import Citation, code_citations, code_folders, read_scenarios
from arbitre.rulebook.numbering import NUMBERINGS
from arbitre.rulebook.texts import book, games

DOTTED = NUMBERINGS["dotted"]
LETTERED = NUMBERINGS["lettered"]


def cited_by(game: str) -> list[Citation]:
    return code_citations(code_folders(game), book(game).numbering)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("4.6.4.3", ["4.6.4.3"]),
        ("14.6.4", ["14.6.4"]),
        ("see 4.6.4.", ["4.6.4"]),
        ("(4.6.4, 8.10)", ["4.6.4", "8.10"]),
        ('("4.6.4",)', ["4.6.4"]),
        ("4.6.4: so", ["4.6.4"]),
        ("5.2 to 5.6", ["5.2", "5.6"]),
        ("Comprehensive Rules 2.1.0", []),
        ("10.2.50", ["10.2.50"]),
        ("0.5", []),
        ("v1.2.3 x1.2 1.2b", []),
        ("Python 3.11", []),
        ("chapter 3", []),
        ("in chapter 3. 3...", []),
        ("608.1 608.1b", []),  # another game's
    ],
)
def test_only_whole_numbers_are_citations(text: str, numbers: list[str]) -> None:
    assert [match[0] for match in DOTTED.cited(text)] == numbers


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("608.1b", ["608.1b"]),
        ("(302.11, 302.11a).", ["302.11", "302.11a"]),
        ('("604.1h", resolve)', ["604.1h"]),
        ("101.1: so", ["101.1"]),
        ("x608.1 1608.1 608.1bc 608.1.2 608.0", []),
        ("4.6.4.3, 4.6", []),  # another game's
        ("604", []),  # a number like any other
    ],
)
def test_numbers_with_letters_are_citations_too(text: str, numbers: list[str]) -> None:
    assert [match[0] for match in LETTERED.cited(text)] == numbers


SOURCE = '''\
"""1.1 The module."""

HALF = 2.5
PRICE = Reason("é", 2.5, "1.2.3")


@decorated("1.2.4")
def cost(card):
    """1.2.5: twice on one line is one citation (1.2.5)."""
    total = 3  # 1.2.6
    return total


class Play:
    """1.3 Playing."""

    def pay(self):
        pass  # 1.3.1

    steps = (
        ("1.3.1", pay),
    )
# 1.4.1
'''


def test_a_citation_names_the_line_and_what_it_stands_in(tmp_path: Path) -> None:
    (tmp_path / "play.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "play.txt").write_text("9.9.9", encoding="utf-8")
    found = code_citations([tmp_path], DOTTED)
    assert [(one.number, one.line, one.name) for one in found] == [
        ("1.1", 1, ""),
        ("1.2.3", 4, "PRICE"),
        ("1.2.4", 7, "cost"),
        ("1.2.5", 9, "cost"),
        ("1.2.6", 10, "cost"),
        ("1.3", 15, "Play"),
        ("1.3.1", 18, "Play.pay"),
        ("1.3.1", 21, "Play.steps"),
        ("1.4.1", 23, ""),
    ]


def test_the_challenge_is_found_in_the_real_code() -> None:
    found = [one for one in cited_by("lorcana") if one.number == "4.6.4.4"]
    assert "Challenge.steps" in [one.name for one in found]
    assert {one.path for one in found} == {"src/arbitre/games/lorcana/challenge.py"}


def test_the_series_of_games_is_found_in_the_pool() -> None:
    found = [one for one in cited_by("lorcana") if one.number == "2.1.3.1"]
    assert "src/arbitre/pool/lorcana_match.py" in {one.path for one in found}


def test_a_single_file_is_read_like_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "play.py"
    path.write_text(SOURCE, encoding="utf-8")
    assert code_citations([path], DOTTED) == code_citations([tmp_path], DOTTED)


@pytest.mark.parametrize("game", games())
def test_the_code_cites_only_rules_that_exist(game: str) -> None:
    rules = book(game).rules
    assert [one for one in cited_by(game) if one.number not in rules] == []


@pytest.mark.parametrize("game", games())
def test_the_scenarios_list_only_rules_that_exist(game: str) -> None:
    rules = book(game).rules
    scenarios = read_scenarios(game)
    assert scenarios is not None
    assert scenarios.broken == []
    unknown = [(file.path, number) for file in scenarios.files for number in file.rules if number not in rules]
    assert unknown == []


def test_scenarios_of_the_game_are_read_and_broken_files_named(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.toml").write_text('game = "lorcana"\nrules = ["1.1"]\ntitle = "A"', encoding="utf-8")
    (tmp_path / "b.toml").write_text('game = "spoils"\nrules = ["9.9"]\ntitle = "B"', encoding="utf-8")
    (tmp_path / "c.toml").write_text("game = ", encoding="utf-8")
    (tmp_path / "d.toml").write_text('game = "lorcana"\nrules = "1.1"', encoding="utf-8")
    (tmp_path / "e.toml").write_bytes(b'game = "\xff"')
    (tmp_path / "f.toml").write_text('title = "F"', encoding="utf-8")
    found = read_scenarios("lorcana", tmp_path)
    assert found is not None
    assert [(file.title, file.rules) for file in found.files] == [("A", ("1.1",))]
    assert [Path(file.path).name for file in found.broken] == ["c.toml", "d.toml", "e.toml", "f.toml"]
    assert [file.title for file in found.citing("1.1")] == ["A"]
    assert found.citing("1") == []


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Error, match="no folder"):
        read_scenarios("lorcana", tmp_path / "nowhere")
