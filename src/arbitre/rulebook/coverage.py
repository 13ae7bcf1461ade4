"""How much of a rulebook the code carries and the scenarios pass.

A rule of the kind "play" is cited when its number stands in the code, and exercised when a scenario that lists it
passes it, which is found out by running the scenarios (`scenario/watch.py`). It is passed closely at a step, a
question, an event, a refusal or the statement the number stands at, and loosely where only the docstring of a function
that is entered names it. Rules that can't be seen in this way are declared, with the reason (`unseen.toml`), and count
apart. Only the number itself counts: citing 4.6.4 says nothing about 4.6.4.3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from arbitre.rulebook.citations import Broken, Citation, Scenario, Scenarios
from arbitre.rulebook.texts import KINDS, Book, Kind, Rule


class Passed(NamedTuple):
    """What a scenario passes of the rules it was watched for; `faults` is what went wrong on the way."""

    scenario: Scenario
    closely: frozenset[str]
    loosely: frozenset[str]
    faults: tuple[str, ...] = ()


Measure = Callable[[Book, Iterable[Scenario]], list[Passed]]
"""Runs scenarios and watches them; supplied by a caller that may know the games."""


class Share(NamedTuple):
    """Which of some rules have something, and which have not."""

    there: list[Rule]
    missing: list[Rule]


class Exercised(NamedTuple):
    """What the scenarios pass of the rules they list. Of rules that can be seen: all shares are of those."""

    folder: str
    files: int
    rules: Share
    closely: Share
    listed: int  # how often such a rule is listed
    listed_closely: int  # and then passed closely
    idle: int  # files that pass none of those they list
    passed_over: list[tuple[str, Scenario]]  # listed, but not passed
    seen_after_all: list[tuple[str, Scenario]]  # passed, but declared as unseen


class Coverage(NamedTuple):
    game: str
    part: str | None  # the number it is limited to
    kinds: dict[Kind, int]
    cited: Share
    unseen: list[Rule]  # play rules declared as unseen
    exercised: Exercised | None  # None: there are no scenario files to look at
    unknown_in_code: list[Citation]
    unknown_in_scenarios: list[tuple[str, Scenario]]
    broken: list[Broken]

    @property
    def faults(self) -> int:
        """What is wrong: numbers that do not exist, files that cannot be read or fail, rules listed and not passed."""
        wrong = len(self.unknown_in_code) + len(self.unknown_in_scenarios) + len(self.broken)
        done = self.exercised
        return wrong if done is None else wrong + len(done.passed_over) + len(done.seen_after_all)


def coverage(
    book: Book, code: Iterable[Citation], scenarios: Scenarios | None, measure: Measure, number: str | None = None
) -> Coverage:
    """Of the whole book, or of the part under a number; numbers that do not exist are always reported for the whole."""
    code = list(code)
    rules = book.rules.values() if number is None else book.part(number)
    counted = [rule for rule in rules if book.is_counted(rule)]
    play = [rule for rule in counted if rule.kind == "play"]
    files = [] if scenarios is None else scenarios.files
    broken = [] if scenarios is None else list(scenarios.broken)
    exercised = None
    if scenarios is not None:
        wanted = {rule.number for rule in play}
        passed = measure(book, [file for file in files if not wanted.isdisjoint(file.rules)])
        broken += [Broken(one.scenario.path, fault) for one in passed for fault in one.faults]
        exercised = _exercised(book, play, scenarios, passed)
    return Coverage(
        game=book.game,
        part=number,
        kinds={kind: sum(rule.kind == kind for rule in counted) for kind in KINDS},
        cited=_share(play, {citation.number for citation in code}),
        unseen=[rule for rule in play if rule.number in book.unseen],
        exercised=exercised,
        unknown_in_code=[citation for citation in code if citation.number not in book.rules],
        unknown_in_scenarios=[(number, file) for file in files for number in file.rules if number not in book.rules],
        broken=broken,
    )


def to_watch(book: Book, scenario: Scenario) -> frozenset[str]:
    """The rules a scenario is watched for: those that show in play, of those it lists."""
    return frozenset(number for number in scenario.rules if number in book.rules and book.rules[number].kind == "play")


def passed_over(book: Book, passed: Passed) -> list[str]:
    """The rules a scenario lists and does not pass, although they can be seen."""
    listed = to_watch(book, passed.scenario) - book.unseen.keys()
    return sorted(listed - passed.closely - passed.loosely, key=book.numbering.order)


def seen_after_all(book: Book, passed: Passed) -> list[str]:
    """The rules it passes although they are declared as unseen."""
    return sorted((passed.closely | passed.loosely) & book.unseen.keys(), key=book.numbering.order)


def _exercised(book: Book, play: list[Rule], scenarios: Scenarios, passed: list[Passed]) -> Exercised:
    able = [rule for rule in play if rule.number not in book.unseen]
    wanted = {rule.number for rule in able}
    closely = {number for one in passed for number in one.closely}
    loosely = {number for one in passed for number in one.loosely}
    listing = [(one, wanted & to_watch(book, one.scenario)) for one in passed]
    return Exercised(
        folder=scenarios.folder,
        files=len(scenarios.files),
        rules=_share(able, closely | loosely),
        closely=_share(able, closely),
        listed=sum(len(listed) for _, listed in listing),
        listed_closely=sum(len(listed & one.closely) for one, listed in listing),
        idle=sum(bool(listed) and listed.isdisjoint(one.closely | one.loosely) for one, listed in listing),
        passed_over=[(number, one.scenario) for one in passed for number in passed_over(book, one) if number in wanted],
        seen_after_all=[(number, one.scenario) for one in passed for number in seen_after_all(book, one)],
    )


def _share(rules: list[Rule], found: set[str]) -> Share:
    return Share([r for r in rules if r.number in found], [r for r in rules if r.number not in found])
