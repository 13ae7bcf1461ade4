"""How far long work has come: bars on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from arbitre.lab.jobs import Progress


class Bars:
    """One for each kind of work, by name, with how much of it there is. `done` is what was done before."""

    def __init__(self, totals: Mapping[str, int], done: Mapping[str, int] | None = None) -> None:
        self.totals = dict(totals)
        self.done = {name: (done or {}).get(name, 0) for name in totals}
        self.notes = dict.fromkeys(totals, "")
        self.before = sum(self.done.values())
        self.progress = Progress(sum(self.totals.values()))
        self.progress.next = self.progress.start + Progress.OFTEN
        self._drawn: Any = None
        self._tasks: dict[str, Any] = {}

    def __enter__(self) -> Bars:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Drawn

            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TextColumn("{task.fields[note]}"),
                TimeRemainingColumn(),
            )
            self._drawn = Drawn(*columns, console=Console(stderr=True))
            self._drawn.start()
            for name, total in self.totals.items():
                self._tasks[name] = self._drawn.add_task(name, total=total, completed=self.done[name], note="")
        return self

    def step(self, name: str, note: str = "") -> None:
        """One more of these is done. `note`: what can be said of them by now."""
        self.done[name] += 1
        self.notes[name] = note
        if self._drawn is not None:
            self._drawn.update(self._tasks[name], completed=self.done[name], note=note)
            return
        done = sum(self.done.values())
        if done < self.progress.total and self.progress.due(done):
            rate = self.progress.rate(done - self.before)
            said = "; ".join(f"{name} {note}" for name, note in self.notes.items() if note)
            print(f"{done}/{self.progress.total}, {rate:.1f} a second{'; ' if said else ''}{said}", file=sys.stderr)

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._drawn is not None:
            self._drawn.stop()
