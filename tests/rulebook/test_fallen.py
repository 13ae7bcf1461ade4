"""The rulebook of 7 Fallen: a book without numbers, so they are ours: F1.13.4."""

from __future__ import annotations

import json

import pytest
from tests.rulebook.test_command import rules

from arbitre.kernel.error import Error
from arbitre.rulebook import book

FALLEN = book("fallen")

# How many rules each chapter has, the titles not counted.
RULES = {"F0": 2, "F1": 271, "F2": 54, "F3": 88, "F4": 4, "F5": 141, "F6": 121, "F7": 12}
KEYWORDS = 39
FAMILIARS = 7


def test_every_chapter_has_all_its_rules() -> None:
    found = dict.fromkeys((rule.number for rule in FALLEN.rules.values() if len(rule.number) == 2), 0)
    for rule in FALLEN.rules.values():
        found[rule.number[:2]] += FALLEN.is_counted(rule)
    assert found == RULES
    assert sum(RULES.values()) == 693


def test_every_keyword_and_every_familiar_has_a_section() -> None:
    for chapter, count in (("F6", KEYWORDS), ("F7", FAMILIARS)):
        assert len([rule for rule in FALLEN.part(chapter) if rule.number.count(".") == 1]) == count


def test_only_titles_stand_above_rules() -> None:
    for rule in FALLEN.rules.values():
        assert (rule.kind == "heading") == (not FALLEN.is_counted(rule)), rule.number


def test_the_chapters_and_sections_stand_above_their_rules() -> None:
    assert [rule.number for rule in FALLEN.above("F1.13.4")] == ["F1", "F1.13"]
    assert list(FALLEN.rules)[:4] == ["F0", "F0.1", "F0.1.1", "F0.1.2"]


def test_the_order_is_the_books() -> None:
    numbers = ["F0.1.2", "F1", "F1.2", "F1.9.5", "F1.10", "F1.10.1", "F1.13.9", "F1.13.10", "F2"]
    assert sorted(numbers, key=FALLEN.numbering.order) == numbers


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        ("F1.2.9", r"no rule F1\.2\.9 in fallen; the nearest are .*F1\.2\.1$"),
        ("1.13.4", r"not a rule number of fallen; one looks like F1\.13\.4"),
        ("F1.13.4.1", "not a rule number"),
        ("F1.0.1", "not a rule number"),
        ("608.1b", "not a rule number"),
    ],
)
def test_unknown_numbers_are_refused(number: str, fault: str) -> None:
    with pytest.raises(Error, match=fault):
        FALLEN.rule(number)


def test_no_two_games_share_a_number() -> None:
    text = "see F1.13.4, 1.13.4, 113.4 and 113.4b"
    for game, cited in (("fallen", ["F1.13.4"]), ("lorcana", ["1.13.4"]), ("spoils", ["113.4", "113.4b"])):
        assert [match[0] for match in book(game).numbering.cited(text)] == cited


@pytest.mark.parametrize("typed", ["F1.2.1", "f1.2.1", "F1.2.1."])
@pytest.mark.parametrize(("lang", "word"), [("en", "two players"), ("fr", "deux joueurs")])
def test_one_rule_is_shown_in_both_languages(
    typed: str, lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules("fallen", typed, "--lang", lang) == 0
    out = capsys.readouterr().out
    assert out.startswith("F1.2.1 ")
    assert word in out


def test_a_section_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("fallen", "F1.2", "--lang", "fr") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["F1.2", "F1.2.1"]


def test_the_book_is_not_there_in_italian() -> None:
    for words in ((), ("F1.2.1",), ("--coverage",), ("--rulings",)):
        with pytest.raises(Error, match="not there in it, only in en, fr"):
            rules("fallen", *words, "--lang", "it")


def test_the_coverage_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("fallen", "--coverage", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["numbers"] == sum(data["kinds"].values()) == sum(RULES.values())
    assert data["cited"]["count"] + len(data["cited"]["missing"]) == data["kinds"]["play"]
    assert data["unknown"] == {"code": [], "scenarios": []}


def test_rulings_are_listed_by_number_with_their_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("fallen", "F6.21", "--rulings") == 0
    page = capsys.readouterr().out
    assert [line for line in page.splitlines() if line.startswith("## ")] == ["## F6.21.2"]
    ruling = FALLEN.rulings_on("F6.21.2")[0]
    assert f"{ruling.text('en')}\n\n*Why:* {ruling.why('en')}\n" in page
    assert rules("fallen", "f6.21", "--rulings", "--json", "--lang", "fr") == 0
    data = json.loads(capsys.readouterr().out)
    assert data == [{"rules": ["F6.21.2"], "text": ruling.text("fr"), "why": ruling.why("fr")}]


def test_the_reasons_refer_only_to_numbers_that_exist() -> None:
    for ruling in FALLEN.rulings:
        for match in FALLEN.numbering.cited(ruling.why("en")):
            assert match[0] in FALLEN.rules, f"the reason for the ruling on {ruling.rules} refers to {match[0]}"
