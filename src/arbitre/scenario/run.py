"""Running a scenario: read the file, lay the position, make the moves, compare what must be true."""

from __future__ import annotations

import tomllib
import traceback
from pathlib import Path
from typing import Any

from arbitre.games import registry
from arbitre.kernel.error import BadScenario, Error
from arbitre.scenario.base import SEATS, Move, Scenario

HEADER = frozenset(("game", "rules", "title", "source", "seed", "format", "turn", "step", "starting"))
TABLES = frozenset(("do", "expect", "card"))
DO_WORDS = frozenset(("refused", "expect", "window"))


class Outcome:
    """How a scenario went: `faults` is empty when everything was as expected."""

    def __init__(self, path: str, title: str, rules: tuple[str, ...]) -> None:
        self.path = path
        self.title = title
        self.rules = rules
        self.faults: list[str] = []
        self.log: list[str] = []

    @property
    def passed(self) -> bool:
        return not self.faults


def check_file(path: str | Path) -> Outcome:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    return check_text(text, str(path))


def check_text(text: str, path: str = "scenario") -> Outcome:
    """Run one scenario. A file that can't be understood raises BadScenario; one that fails says so in its outcome."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    scenario = _make(data, path)
    outcome = Outcome(path, str(data["title"]), tuple(data["rules"]))
    try:
        _play(scenario, data, outcome)
    except Error as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    except Exception as fault:  # a fault of the engine is a failure of this scenario, not of all that follow
        where = traceback.extract_tb(fault.__traceback__)[-1]
        outcome.faults.append(f"the engine failed: {type(fault).__name__}: {fault} ({where.name}, line {where.lineno})")
    outcome.log = scenario.log()
    return outcome


def _make(data: dict[str, Any], path: str) -> Scenario:
    for field, kind in (("game", str), ("title", str), ("rules", list)):
        if not isinstance(data.get(field), kind):
            raise BadScenario(f"{path}: `{field}` is missing or not a {kind.__name__}")
    try:
        game: type[Any] = registry.entry(data["game"]).load("scenario")
    except Error as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    seats = set(SEATS[: data.get("seats", 2)])
    unknown = set(data) - HEADER - TABLES - game.head - seats
    if unknown:
        raise BadScenario(f"{path}: unknown: {', '.join(sorted(unknown))} (seats are {', '.join(sorted(seats))})")
    try:
        made: Scenario = game(data)
    except Error as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    return made


class Deed:
    """An entry of the script: moves, and what must be true after them."""

    def __init__(self, where: str, moves: list[Move], expected: dict[str, Any]) -> None:
        self.where = where
        self.moves = moves
        self.expected = expected


def _script(data: dict[str, Any]) -> list[Deed]:
    deeds = []
    for place, entry in enumerate(data.get("do", ()), 1):
        where = f"do {place}"
        seats = [key for key in entry if key not in DO_WORDS]
        if len(seats) > 1 or (not seats and "expect" not in entry):
            raise BadScenario(f'{where}: a move is one seat\'s, such as A = "end turn"')
        texts = entry[seats[0]] if seats else []
        moves = [
            Move(seats[0], text, entry.get("refused"), entry.get("window", ""))
            for text in ([texts] if isinstance(texts, str) else texts)
        ]
        deeds.append(Deed(where, moves, entry.get("expect", {})))
    return deeds


def _play(scenario: Scenario, data: dict[str, Any], outcome: Outcome) -> None:
    script = _script(data)
    following = [*(move for deed in script for move in deed.moves), None]
    done = 0
    scenario.settle(following[0])
    for deed in script:
        for move in deed.moves:
            if not _make_move(scenario, move, f"{deed.where}, {move.text!r}", outcome):
                return
            done += 1
            scenario.settle(following[done])
        _compare(scenario, deed.expected, deed.where, outcome)
    asked = False
    for place, expected in enumerate(data.get("expect", ()), 1):
        asked = asked or "asked" in expected
        _compare(scenario, expected, f"expect {place}", outcome)
    question = scenario.open_question()
    if question and not asked:
        outcome.faults.append(f"the script ends, but the game asks: {question}")


def _make_move(scenario: Scenario, move: Move, where: str, outcome: Outcome) -> bool:
    """Make one move or see it refused; False when the script can't go on."""
    if move.text == "concede":
        scenario.concede(move.seat)
        return True
    if move.text == "next game":
        scenario.next_game()
        return True
    if move.text.startswith("loop "):
        length, times = (int(word) for word in move.text.split()[1:3])
        scenario.game.propose_loop(length, times)
        return True
    found = scenario.make(move)
    if found is None:
        if move.refused is None:
            return True
        outcome.faults.append(f"{where}: expected to be refused by rule {move.refused}, but it is legal")
        return False
    if move.refused is None:
        outcome.faults.append(
            f"{where}: refused by rule {found.rule} ({found.key}); the game asks: {scenario.question()}"
        )
        return False
    if found.rule != move.refused:
        outcome.faults.append(
            f"{where}: expected rule {move.refused} to refuse it, but rule {found.rule} does ({found.key})"
        )
    return True


def _compare(scenario: Scenario, expected: dict[str, Any], where: str, outcome: Outcome) -> None:
    for what, value in expected.items():
        fault = scenario.compare(what, value)
        if fault:
            outcome.faults.append(f"{where}, {what}: {fault}")
