"""Which rules a scenario passes: it is run while the code that carries rules is watched.

A rule is passed closely when its number
- stands at a statement that is run (`rulebook/carriers.py` says which that is),
- is that of a step of a procedure that is taken,
- is that of a question that is asked, of an event that is told, or of the end of the game,
- is that of a refusal: of a move the scenario makes or asks about, or of a deck.
It is passed loosely when the docstring of a function that is entered names it: the function is about it, but may be
about much else, and nobody can tell from outside how far it got.

What the engine tries out on a copy of the game, to see whether it could be done, tells no events and asks no questions;
the statements it goes through there count like any others. What is made once per process does not count, for it would
be credited to whichever scenario comes first: the facts of a card of the pool, and whatever is cached.

Only plain Python can be watched: a compiled engine runs no statements.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from arbitre.games.fault import DeckFault
from arbitre.kernel.compiling import COMPILED
from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.kernel.game import Game
from arbitre.kernel.procedure import Procedure
from arbitre.pool.base import CardPool
from arbitre.rulebook.carriers import Carriers, carriers
from arbitre.rulebook.citations import Scenario as Listed
from arbitre.rulebook.citations import code_folders, place_of
from arbitre.rulebook.coverage import Passed, to_watch
from arbitre.rulebook.texts import Book
from arbitre.scenario.base import Scenario
from arbitre.scenario.run import Outcome, check_file

Trace = Callable[[FrameType, str, Any], Any]


class Watch:
    """Notes which of the wanted rules are passed while it is on (`with`)."""

    def __init__(self, carried: Carriers, wanted: Collection[str]) -> None:
        if COMPILED:
            raise Error("which rules are passed can be seen in plain Python only, and this engine is compiled")
        self.carried = carried
        self.wanted = frozenset(wanted)
        self.closely: set[str] = set()
        self.loosely: set[str] = set()
        self._codes: dict[int, _Watched] = {}  # by the code's address: hashing a code object is slow
        self._before: Any = None
        self._off = False
        self._advance = Procedure.advance.__code__
        self._closely: dict[CodeType, Trace] = {
            Game.run.__code__: self._running,
            DeckFault.__init__.__code__: self._finding_fault,
            CardPool.facts.__code__: self._making_facts,
            **dict.fromkeys(_refusing(Scenario), self._refusing),
        }

    def __enter__(self) -> Watch:
        self._before = sys.gettrace()
        sys.settrace(self._entering)
        return self

    def __exit__(self, *args: object) -> None:
        sys.settrace(self._before)

    def _see(self, *numbers: str) -> None:
        self.closely.update(self.wanted.intersection(numbers))

    def _entering(self, frame: FrameType, what: str, value: Any) -> Trace | None:
        if self._off:
            return None
        code = frame.f_code
        watched = self._codes.get(id(code))
        if watched is None:
            watched = self._codes[id(code)] = self._look_up(code)
        if watched.numbers:
            self.loosely |= watched.numbers
        above = frame.f_back
        if above is not None and above.f_code is self._advance:
            procedure = above.f_locals["self"]
            self._see(procedure.steps[procedure.cursor - 1][0])
        if watched.closely is not None:
            watched.closely(frame, what, value)
        return watched.closely

    def _look_up(self, code: CodeType) -> _Watched:
        file, wanted = code.co_filename, self.wanted
        numbers = self.carried.functions.get((file, code.co_firstlineno), set()) & wanted
        table = {line: self.carried.lines.get((file, line), set()) & wanted for _, _, line in code.co_lines() if line}
        lines = {line: found for line, found in table.items() if found}
        closely = self._closely.get(code)
        if closely is None and lines:

            def closely(frame: FrameType, what: str, value: Any) -> Trace:
                if what == "line" and frame.f_lineno in lines:
                    self.closely |= lines[frame.f_lineno]
                return passing

            passing = closely
        return _Watched(code, numbers, closely)

    def _running(self, frame: FrameType, what: str, value: Any) -> Trace:
        """The game has gone on to the next question, or to its end."""
        if what == "return":
            game = frame.f_locals["self"]
            self._see(*(event.rule for event in game.events))
            if game.decision is not None:
                self._see(*game.decision.rules)
            if game.result is not None:
                self._see(*game.result.rules)
        return self._running

    def _refusing(self, frame: FrameType, what: str, value: Any) -> Trace:
        if what == "return" and isinstance(value, Refusal):
            self._see(value.rule)
        return self._refusing

    def _making_facts(self, frame: FrameType, what: str, value: Any) -> Trace:
        self._off = what != "return"
        return self._making_facts

    def _finding_fault(self, frame: FrameType, what: str, value: Any) -> None:
        self._see(frame.f_locals["rule"])


class _Watched:
    """Some code: the rules named by its docstring, and who watches what it does then. Kept with the code itself, so
    that no other code can come to lie at its address."""

    __slots__ = ("closely", "code", "numbers")

    def __init__(self, code: CodeType, numbers: set[str], closely: Trace | None) -> None:
        self.code = code
        self.numbers = numbers
        self.closely = closely


def _refusing(kind: type[Scenario]) -> Iterator[CodeType]:
    """Where the scenarios of every game make a move, or ask whether it is legal."""
    yield kind.make.__code__
    yield kind.legal.__code__
    for one in kind.__subclasses__():
        yield from _refusing(one)


def check_watched(path: str | Path, carried: Carriers, wanted: Collection[str]) -> tuple[Outcome, Watch]:
    """Run a scenario, and see which of the wanted rules it passes. It is run twice and watched the second time, when
    everything that is made once has been made."""
    check_file(path)
    with Watch(carried, wanted) as watch:
        outcome = check_file(path)
    return outcome, watch


def passed_by(book: Book, scenario: Listed, carried: Carriers) -> Passed:
    """What a scenario passes of the rules it lists."""
    outcome, watch = check_watched(place_of(scenario), carried, to_watch(book, scenario))
    return Passed(scenario, frozenset(watch.closely), frozenset(watch.loosely), tuple(outcome.faults))


def measure(book: Book, scenarios: Iterable[Listed]) -> list[Passed]:
    """What each of these scenarios passes of the rules it lists. On a terminal its progress is shown."""
    carried = carriers(code_folders(book.game), book.numbering)
    Watch(carried, ())  # if it can't be done, nothing is begun
    files = list(scenarios)
    found: list[Passed] = []
    for place, scenario in enumerate(files, 1):
        if sys.stderr.isatty():
            print(f"\rrunning scenario {place} of {len(files)}", end="", file=sys.stderr, flush=True)
        try:
            found.append(passed_by(book, scenario, carried))
        except Error as fault:
            found.append(Passed(scenario, frozenset(), frozenset(), (str(fault),)))
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return found
