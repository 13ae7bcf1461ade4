"""The rulebook of The Spoils: two languages, and numbers like 608.1b."""

from __future__ import annotations

import json

import pytest
from tests.rulebook.test_command import rules

from arbitre.kernel.error import Error
from arbitre.rulebook import book

SPOILS = book("spoils")

# How many rules the book's seven sections have, the titles above the rules not counted.
RULES = {"1": 15, "2": 81, "3": 50, "4": 119, "5": 51, "6": 68, "7": 1}


def test_every_section_has_all_its_rules() -> None:
    found = {rule.number: 0 for rule in SPOILS.rules.values() if len(rule.number) == 1}
    for rule in SPOILS.rules.values():
        found[rule.number[0]] += SPOILS.is_counted(rule)
    assert found == RULES
    assert sum(RULES.values()) == 385


def test_the_sections_stand_above_their_rules() -> None:
    assert [rule.number for rule in SPOILS.above("103.1c")] == ["1", "103", "103.1"]
    numbers = list(SPOILS.rules)
    assert numbers[:4] == ["1", "101", "101.1", "102"]


def test_the_order_is_the_books() -> None:
    numbers = ["302", "302.9", "302.10", "302.11", "302.11a", "302.11b", "302.12", "303", "4", "401"]
    assert sorted(numbers, key=SPOILS.numbering.order) == numbers


def test_a_part_ends_where_the_next_begins() -> None:
    assert [rule.number for rule in SPOILS.part("102")] == ["102", "102.1", "102.1a", "102.2"]
    assert SPOILS.part("1")[-1].number == "105.1"


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        ("103.1z", r"no rule 103\.1z in spoils; the nearest are 103\.1a, 103\.1b, 103\.1c$"),
        ("199", r"no rule 199 .* 103, 104, 105$"),
        ("1.2.3", r"not a rule number of spoils; one looks like 608\.1b"),
        ("103.1.1", "not a rule number"),
        ("103.", "not a rule number"),
    ],
)
def test_unknown_numbers_are_refused(number: str, fault: str) -> None:
    with pytest.raises(Error, match=fault):
        SPOILS.rule(number)


@pytest.mark.parametrize(("lang", "word"), [("en", "empty deck"), ("fr", "deck vide")])
def test_one_rule_is_shown_in_both_languages(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("spoils", "102.1A", "--lang", lang) == 0
    assert word in capsys.readouterr().out
    assert rules("spoils", "102", "--lang", lang) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["102", "102.1", "102.1a", "102.2"]
    assert word in lines[2]


def test_the_book_is_not_there_in_italian() -> None:
    for words in ((), ("102.1",), ("--coverage",), ("--rulings",)):
        with pytest.raises(Error, match="not there in it, only in en, fr"):
            rules("spoils", *words, "--lang", "it")


def test_what_the_book_misnumbers_is_found_and_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("spoils", "412") == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["412", "412.1"]
    assert rules("spoils", "412.1") == 0
    assert "printed as a second 413.1" in capsys.readouterr().out


def test_rulings_are_listed_by_number_with_their_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("spoils", "506", "--rulings") == 0
    page = capsys.readouterr().out
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## 408.4b, 408.5c, 506.6",
        "## 506.3, 506.4",
        "## 506.4, 506.5",
        "## 506.5, 204.5, 408.4",
    ]
    damage = SPOILS.rulings_on("506.6")[0]
    assert f"{damage.text('en')}\n\n*Why:* {damage.why('en')}\n" in page
    assert rules("spoils", "506", "--rulings", "--json", "--lang", "fr") == 0
    data = json.loads(capsys.readouterr().out)
    assert data[0] == {"rules": ["408.4b", "408.5c", "506.6"], "text": damage.text("fr"), "why": damage.why("fr")}


def test_the_coverage_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules("spoils", "--coverage", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["numbers"] == sum(data["kinds"].values()) == 385
    assert data["cited"]["count"] + len(data["cited"]["missing"]) == data["kinds"]["play"]
    assert data["unknown"] == {"code": [], "scenarios": []}
