"""The coverage counts what it says, on a small book one can check by hand."""

from __future__ import annotations

from arbitre.rulebook.citations import Broken, Citation, Scenario, Scenarios
from arbitre.rulebook.coverage import coverage
from arbitre.rulebook.pages import coverage_blocks, coverage_data
from arbitre.rulebook.texts import Book, Head, Kind, Rule

HEAD = Head("Small", ("en", "fr", "it"), "dotted")


def rule(number: str, kind: Kind, en: str, fr: str, it: str) -> Rule:
    return Rule(number, kind, {"en": en, "fr": fr, "it": it})


BOOK = Book(
    "small",
    HEAD,
    [
        rule("1", "heading", "One", "Un", "Uno"),
        rule("1.1", "heading", "A part", "Une partie", "Una parte"),
        rule("1.1.1", "play", "First.", "Premier.", "Primo."),
        rule("1.1.1.1", "play", "First, more.", "Premier, suite.", "Primo, seguito."),
        rule("1.1.2", "play", "Second.", "Deuxième.", "Secondo."),
        rule("1.1.3", "definition", "Third.", "Troisième.", "Terzo."),
        rule("1.1.4", "heading", "Fourth", "Quatrième", "Quarto"),
        rule("1.1.4.1", "physical", "Sleeves.", "Protège-cartes.", "Bustine."),
        rule("1.2.1", "play", "Last.", "Dernier.", "Ultimo."),
    ],
)
CODE = [
    Citation("1.1.1", "a.py", 1, "f"),
    Citation("1.1.1", "a.py", 2, "f"),
    Citation("1.1.3", "a.py", 3, ""),  # a definition: carried, but it counts for nothing
    Citation("1.1.9", "a.py", 4, "g"),
]
SCENARIOS = Scenarios(
    "somewhere",
    [Scenario("a.toml", "A", ("1.1.1.1", "1.1.2")), Scenario("b.toml", "B", ("1.1.2", "1.2.1", "7.7.7"))],
    [Broken("c.toml", "not TOML")],
)


def test_the_figures() -> None:
    found = coverage(BOOK, CODE, SCENARIOS)
    assert found.kinds == {"heading": 1, "play": 4, "definition": 1, "physical": 1}
    assert [rule.number for rule in found.enforced.there] == ["1.1.1"]
    assert [rule.number for rule in found.enforced.missing] == ["1.1.1.1", "1.1.2", "1.2.1"]
    assert found.exercised is not None
    assert [rule.number for rule in found.exercised.there] == ["1.1.1.1", "1.1.2", "1.2.1"]
    assert [rule.number for rule in found.exercised.missing] == ["1.1.1"]
    assert found.files == 2


def test_what_is_wrong_is_named() -> None:
    found = coverage(BOOK, CODE, SCENARIOS)
    assert [(one.number, one.line) for one in found.unknown_in_code] == [("1.1.9", 4)]
    assert [(number, file.path) for number, file in found.unknown_in_scenarios] == [("7.7.7", "b.toml")]
    assert [file.path for file in found.broken] == ["c.toml"]
    assert found.faults == 3


def test_a_part_has_its_own_figures() -> None:
    found = coverage(BOOK, CODE, SCENARIOS, "1.1")
    assert found.kinds["play"] == 3
    assert [rule.number for rule in found.enforced.missing] == ["1.1.1.1", "1.1.2"]
    assert found.faults == 3


def test_without_scenario_files_nothing_is_said_about_them() -> None:
    found = coverage(BOOK, CODE, None)
    assert found.exercised is None
    data = coverage_data(found, "en")
    assert data["exercised"] is None
    assert data["scenarios"] is None
    text = str(coverage_blocks(found, "en"))
    assert "not here" in text
    assert "0 of" not in text


def test_the_data_say_the_same_in_the_language_asked_for() -> None:
    data = coverage_data(coverage(BOOK, CODE, SCENARIOS), "it")
    assert data["numbers"] == 7
    assert data["enforced"]["count"] == 1
    assert data["exercised"]["count"] == 3
    assert data["exercised"]["missing"] == [{"number": "1.1.1", "kind": "play", "text": "Primo."}]
    assert data["unknown"]["code"] == [{"number": "1.1.9", "path": "a.py", "line": 4, "name": "g"}]
    assert data["unknown"]["scenarios"] == [{"number": "7.7.7", "path": "b.toml", "title": "B"}]
    assert data["broken"] == [{"path": "c.toml", "fault": "not TOML"}]


def test_a_hundred_per_cent_is_said_only_when_nothing_is_missing() -> None:
    numbers = [f"1.{i}.{j}" for i in range(1, 11) for j in range(1, 31)]
    rules = [rule(number, "play", "x", "x", "x") for number in numbers]
    code = [Citation(number, "a.py", 1, "") for number in numbers]
    nearly, whole = (str(coverage_blocks(coverage(Book("b", HEAD, rules), c, None), "en")[0]) for c in (code[1:], code))
    assert "299 of 300 (99 %)" in nearly
    assert "300 of 300 (100 %)" in whole
