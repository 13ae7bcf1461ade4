"""The coverage counts what it says, on a small book that can be checked by hand."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.rulebook.citations import Broken, Citation, Scenario, Scenarios
from arbitre.rulebook.coverage import Coverage, Exercised, Passed, coverage
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
BOOK.unseen = {"1.2.1": "What does not happen."}
SCENARIOS = Scenarios(
    "somewhere",
    [Scenario("a.toml", "A", ("1.1.1.1", "1.1.2")), Scenario("b.toml", "B", ("1.1.2", "1.1.1", "1.1.3", "7.7.7"))],
    [Broken("c.toml", "not TOML")],
)


def measure(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
    """A passes a rule at a statement and does not come to the other; B enters a function that names 1.1.2."""
    found: dict[str, tuple[list[str], list[str]]] = {"A": (["1.1.1.1"], []), "B": ([], ["1.1.2"])}
    return [Passed(one, frozenset(found[one.title][0]), frozenset(found[one.title][1])) for one in scenarios]


def numbers(rules: list[Rule]) -> list[str]:
    return [rule.number for rule in rules]


def exercised(found: Coverage) -> Exercised:
    assert found.exercised is not None
    return found.exercised


def test_the_figures() -> None:
    found = coverage(BOOK, CODE, SCENARIOS, measure)
    assert found.kinds == {"heading": 1, "play": 4, "definition": 1, "physical": 1}
    assert numbers(found.cited.there) == ["1.1.1"]
    assert numbers(found.cited.missing) == ["1.1.1.1", "1.1.2", "1.2.1"]
    assert numbers(found.unseen) == ["1.2.1"]
    done = exercised(found)
    assert numbers(done.rules.there) == ["1.1.1.1", "1.1.2"]
    assert numbers(done.rules.missing) == ["1.1.1"]
    assert numbers(done.closely.there) == ["1.1.1.1"]
    assert (done.files, done.listed, done.listed_closely, done.idle) == (2, 4, 1, 0)


def test_what_is_wrong_is_named() -> None:
    found = coverage(BOOK, CODE, SCENARIOS, measure)
    assert [(one.number, one.line) for one in found.unknown_in_code] == [("1.1.9", 4)]
    assert [(number, file.path) for number, file in found.unknown_in_scenarios] == [("7.7.7", "b.toml")]
    assert [file.path for file in found.broken] == ["c.toml"]
    assert [(number, file.path) for number, file in exercised(found).passed_over] == [
        ("1.1.2", "a.toml"),
        ("1.1.1", "b.toml"),
    ]
    assert found.faults == 5


def test_a_scenario_that_fails_is_named_with_its_fault() -> None:
    def failing(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
        return [Passed(one, frozenset(), frozenset(), ("no such card",)) for one in scenarios]

    found = coverage(BOOK, CODE, SCENARIOS, failing)
    assert [(file.path, file.fault) for file in found.broken[1:]] == [
        ("a.toml", "no such card"),
        ("b.toml", "no such card"),
    ]
    assert exercised(found).idle == 2


def test_a_rule_that_can_not_be_seen_may_be_listed_but_not_passed() -> None:
    only = Scenarios("somewhere", [Scenario("d.toml", "D", ("1.2.1", "1.1.3"))], [])

    def passing(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
        return [Passed(one, frozenset(("1.2.1",)), frozenset()) for one in scenarios]

    def passing_nothing(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
        return [Passed(one, frozenset(), frozenset()) for one in scenarios]

    assert coverage(BOOK, [], only, passing_nothing).faults == 0
    seen = coverage(BOOK, [], only, passing)
    assert [(number, file.path) for number, file in exercised(seen).seen_after_all] == [("1.2.1", "d.toml")]
    assert seen.faults == 1


def test_a_part_has_its_own_figures() -> None:
    found = coverage(BOOK, CODE, SCENARIOS, measure, "1.1")
    assert found.kinds["play"] == 3
    assert numbers(found.cited.missing) == ["1.1.1.1", "1.1.2"]
    assert found.faults == 5


def test_only_files_that_list_a_rule_of_the_part_are_run() -> None:
    def running(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
        ran.extend(one.title for one in scenarios)
        return []

    ran: list[str] = []
    coverage(BOOK, CODE, SCENARIOS, running, "1.1.1.1")
    assert ran == ["A"]


def test_without_scenario_files_nothing_is_said_about_them() -> None:
    found = coverage(BOOK, CODE, None, measure)
    assert found.exercised is None
    data = coverage_data(BOOK, found, "en")
    assert data["exercised"] is None
    assert data["scenarios"] is None
    text = str(coverage_blocks(BOOK, found, "en"))
    assert "not here" in text
    assert "0 of" not in text


def test_the_data_say_the_same_in_the_language_asked_for() -> None:
    data = coverage_data(BOOK, coverage(BOOK, CODE, SCENARIOS, measure), "it")
    assert data["numbers"] == 7
    assert data["cited"]["count"] == 1
    assert data["unseen"] == {"1.2.1": "What does not happen."}
    assert (data["exercised"]["count"], data["exercised"]["closely"]) == (2, 1)
    assert data["exercised"]["missing"] == [{"number": "1.1.1", "kind": "play", "text": "Primo."}]
    assert (data["scenarios"]["listed"], data["scenarios"]["passed"], data["scenarios"]["pass none"]) == (4, 2, 0)
    assert data["scenarios"]["passed over"][0] == {"number": "1.1.2", "path": "a.toml", "title": "A"}
    assert data["unknown"]["code"] == [{"number": "1.1.9", "path": "a.py", "line": 4, "name": "g"}]
    assert data["unknown"]["scenarios"] == [{"number": "7.7.7", "path": "b.toml", "title": "B"}]
    assert data["broken"] == [{"path": "c.toml", "fault": "not TOML"}]


def test_what_is_missing_is_listed_for_people() -> None:
    blocks = {
        block.title: block.rows for block in coverage_blocks(BOOK, coverage(BOOK, CODE, SCENARIOS, measure), "en")
    }
    assert [row.label for row in blocks["Play rules no scenario that lists them passes: 1"]] == ["1.1.1"]
    assert [row.label for row in blocks["Play rules passed loosely only: 1"]] == ["1.1.2"]
    assert [row.text for row in blocks["Play rules that can't be seen: 1"]] == ["What does not happen."]
    assert [row.text for row in blocks["Rules scenario files list and do not pass"]] == ["a.toml: A", "b.toml: B"]


def test_a_hundred_per_cent_is_said_only_when_nothing_is_missing() -> None:
    numbers = [f"1.{i}.{j}" for i in range(1, 11) for j in range(1, 31)]
    book = Book("b", HEAD, [rule(number, "play", "x", "x", "x") for number in numbers])
    code = [Citation(number, "a.py", 1, "") for number in numbers]
    nearly, whole = (str(coverage_blocks(book, coverage(book, c, None, measure), "en")[0]) for c in (code[1:], code))
    assert "299 of 300 (99 %)" in nearly
    assert "300 of 300 (100 %)" in whole
