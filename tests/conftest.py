"""Whatever a test plays: the engine uses no option, question or event that its game has not declared.

The tests also run on the game in `examples/`. `make test` installs it; where it is not, it is added here.

No test sees what the user has imported or played: the data folder is an empty one, for started processes too.

Random games are the same each time, so that a failure is one for everybody; `HYPOTHESIS_PROFILE=search` tries others.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from arbitre import folders
from arbitre.games import registry
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.spoils.game import Spoils
from arbitre.kernel.compiling import COMPILED
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.event import SIGNAL, Event
from arbitre.kernel.game import Game
from arbitre.kernel.knowledge import EVERYBODY
from arbitre.rulebook import citations

settings.register_profile("repeatable", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

_DATA = tempfile.TemporaryDirectory(prefix="arbitre-tests-")  # removed at the end
os.environ[folders.DATA] = _DATA.name

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the tests themselves run on all cores

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "briscola" / "src"

if COMPILED:  # it is installed elsewhere; what its sources cite is looked up in the repository, where they are the same
    citations.PACKAGE = ROOT / "src" / "arbitre"

if "briscola" not in registry.names():
    sys.path.insert(0, str(EXAMPLE))
    from briscola import GAME

    registry.add(GAME)


def pytest_xdist_auto_num_workers() -> int:
    """Three more than there are cores: some tests wait for servers, browsers and clocks."""
    return (os.cpu_count() or 1) + 3


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _share_out(items, int(getattr(config, "workerinput", {}).get("workercount", 1)))
    for item in items:
        if COMPILED and item.get_closest_marker("in_plain_python"):
            item.add_marker(pytest.mark.skip(reason="a compiled engine can't be watched or altered"))


gc.disable()


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: a million objects the garbage collector need not visit while
    they come, nor each time afterwards, nor pytest when it looks for what is left at the end."""
    gc.freeze()
    gc.enable()


def _share_out(items: list[pytest.Item], workers: int) -> None:
    """Each worker begins with its share of the tests that wait for servers and browsers: these take long, and would
    come last, when the others have nothing left to do beside them."""
    waiting = [item for item in items if "tests/table/" in item.nodeid]
    others = [item for item in items if "tests/table/" not in item.nodeid]
    items[:] = [
        item for worker in range(workers) for part in (waiting, others) for item in _part(part, worker, workers)
    ]


def _part(items: list[pytest.Item], worker: int, workers: int) -> list[pytest.Item]:
    return items[len(items) * worker // workers : len(items) * (worker + 1) // workers]


Method = Callable[..., None]


def _fail(faults: Iterator[str]) -> None:
    for fault in faults:
        raise AssertionError(fault)


def _watched_emit(emit: Method) -> Method:
    def watched(
        self: Any,
        kind: str,
        rule: str,
        seat: int = -1,
        card: int = NO_CARD,
        other: int = NO_CARD,
        amount: int = 0,
        cards: tuple[int, ...] = (),
        word: str = "",
        **more: int,
    ) -> None:
        _fail(self.words.faults_of_event(Event(kind, rule, seat, card, other, amount, cards, EVERYBODY, word, **more)))
        emit(self, kind, rule, seat, card, other, amount, cards, word, **more)

    return watched


def _watched_signal(signal: Method) -> Method:
    def watched(
        self: Any,
        kind: str,
        rule: str,
        seat: int,
        card: int,
        other: int = NO_CARD,
        amount: int = 0,
        note: bool = True,
        cards: tuple[int, ...] = (),
        **more: int,
    ) -> None:
        event = Event(kind, rule, seat, card, other, amount, cards, EVERYBODY, SIGNAL, **more)
        _fail(self.words.faults_of_event(event))
        signal(self, kind, rule, seat, card, other, amount, note, cards, **more)

    return watched


def _watched_ask(ask: Method) -> Method:
    """Also what is asked with one answer only, and so never comes to be a decision."""

    def watched(self: Any, seat: int, kind: str, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        _fail(self.words.faults_of_decision(Decision(seat, kind, options, source, rules)))
        ask(self, seat, kind, options, source, rules)

    return watched


@pytest.fixture(scope="session", autouse=True)
def _only_declared_words() -> Iterator[None]:
    if COMPILED:  # and can't be watched; it plays the same games as the plain one
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "emit", _watched_emit(Game.emit))
        patch.setattr(Game, "signal", _watched_signal(Game.signal))
        for asks in (Game, Lorcana, Spoils):
            patch.setattr(asks, "ask", _watched_ask(asks.ask))
        for stops in (Game, Spoils):
            patch.setattr(stops, "stop", _watched_ask(stops.stop))
        yield
