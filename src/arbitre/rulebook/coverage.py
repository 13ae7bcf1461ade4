"""How much of a rulebook the code carries and the scenarios show.

A rule of the kind "play" is enforced when the code cites its number, and exercised when a scenario lists it. Only the
number itself counts: citing 4.6.4 says nothing about 4.6.4.3.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from arbitre.rulebook.citations import Broken, Citation, Scenario, Scenarios
from arbitre.rulebook.texts import KINDS, Book, Kind, Rule


class Share(NamedTuple):
    """Which of the play rules have something, and which have not."""

    there: list[Rule]
    missing: list[Rule]


class Coverage(NamedTuple):
    game: str
    part: str | None  # the number it is limited to
    kinds: dict[Kind, int]
    enforced: Share
    exercised: Share | None  # None: there are no scenario files to look at
    folder: str | None  # where the scenario files are
    files: int
    unknown_in_code: list[Citation]
    unknown_in_scenarios: list[tuple[str, Scenario]]
    broken: list[Broken]

    @property
    def faults(self) -> int:
        """What is wrong whatever the coverage: numbers that do not exist, files that cannot be read."""
        return len(self.unknown_in_code) + len(self.unknown_in_scenarios) + len(self.broken)


def coverage(book: Book, code: Iterable[Citation], scenarios: Scenarios | None, number: str | None = None) -> Coverage:
    """Of the whole book, or of the part under a number; what is wrong is told of the whole in any case."""
    code = list(code)
    rules = book.rules.values() if number is None else book.part(number)
    counted = [rule for rule in rules if book.is_counted(rule)]
    play = [rule for rule in counted if rule.kind == "play"]
    files = [] if scenarios is None else scenarios.files
    return Coverage(
        game=book.game,
        part=number,
        kinds={kind: sum(rule.kind == kind for rule in counted) for kind in KINDS},
        enforced=_share(play, {citation.number for citation in code}),
        exercised=None if scenarios is None else _share(play, {number for file in files for number in file.rules}),
        folder=None if scenarios is None else scenarios.folder,
        files=len(files),
        unknown_in_code=[citation for citation in code if citation.number not in book.rules],
        unknown_in_scenarios=[(number, file) for file in files for number in file.rules if number not in book.rules],
        broken=[] if scenarios is None else scenarios.broken,
    )


def _share(rules: list[Rule], cited: set[str]) -> Share:
    return Share([r for r in rules if r.number in cited], [r for r in rules if r.number not in cited])
