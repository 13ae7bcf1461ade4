"""Running a scenario: read the file, lay the position, make the moves, compare what must be true."""

from __future__ import annotations

import tomllib
import traceback
from pathlib import Path
from typing import Any

from arbitre.games import registry
from arbitre.kernel.error import BadScenario, Error
from arbitre.scenario.base import Move, Scenario
from arbitre.scenario.comparing import compare
from arbitre.scenario.goal import Goal
from arbitre.scenario.words import (
    DEED,
    HEAD,
    NEEDED,
    SEATS,
    TABLES,
    TEXT,
    TEXTS,
    Word,
    Words,
    between,
    check_table,
    check_value,
    known,
    one_of,
)


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
    """Run the scenario of a file. Whatever is wrong with the file raises BadScenario."""
    return check_text(read_text(path), str(path))


def read_text(path: str | Path) -> str:
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as fault:  # a name no file can have is a ValueError
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise BadScenario(f"{path}: {why}") from fault
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = content.count(b"\n", 0, fault.start) + 1
        byte = f"byte 0x{content[fault.start]:02x} at line {line}"
        raise BadScenario(f"{path}: a scenario is a text in UTF-8, and this is none: {byte}") from fault


def check_text(text: str, path: str = "scenario") -> Outcome:
    """Run one scenario. A file that can't be understood raises BadScenario; one that fails says so in its outcome."""
    try:
        data = read(text)
        scenario = scenario_of(data)
        script = script_of(data, scenario)
        goal = Goal(scenario) if "goal" in data else None
    except Error as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    except Exception as fault:  # whatever we have not thought of: it is this file's fault, not that of those after it
        raise BadScenario(f"{path}: it can't be laid out: {_told(fault)}") from fault
    outcome = Outcome(path, data["title"], tuple(data["rules"]))
    try:
        play(scenario, script, outcome, goal)
    except Error as fault:
        raise BadScenario(f"{path}: {fault}") from fault
    except Exception as fault:  # a fault of the engine is a failure of this scenario, not of all that follow
        outcome.faults.append(f"the engine failed: {_told(fault)}")
    outcome.log = scenario.log()
    return outcome


def _told(fault: Exception) -> str:
    where = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{type(fault).__name__}: {fault} ({where.name}, line {where.lineno} of {Path(where.filename).name})"


def read(text: str) -> dict[str, Any]:
    """What a file says, if it is a scenario as far as can be seen without laying it out."""
    if not text.strip():
        raise BadScenario(f"it is empty; a scenario has {', '.join(NEEDED)}, seats, moves and what to expect")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:  # including numbers that are too long and nesting that is too deep
        raise BadScenario(f"it is no TOML: {fault}") from fault
    for word in NEEDED:
        if word not in data:
            raise BadScenario(f"`{word}` is missing")
        check_value(word, data[word], HEAD[word].kind)
    kind = _kind(data)
    head = {**HEAD, "step": Word(one_of(*kind.steps), ""), **kind.head}
    seats = data.get("seats", 2) if "seats" in kind.head else 2
    if "seats" in kind.head:
        check_value("seats", seats, between(2, len(SEATS)))
    several = {word: data[word] for word in TABLES if word in data}
    for word, entries in several.items():
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise BadScenario(f"{word}: there may be several: write [[{word}]], with a table each")
    rest = {word: value for word, value in data.items() if word not in several and word not in SEATS[:seats]}
    unknown = [word for word in rest if word not in head]
    if unknown:
        more = f"seats {', '.join(SEATS[:seats])}; tables {', '.join(f'[[{word}]]' for word in TABLES)}"
        raise BadScenario(f"unknown: {known(unknown)}; known: {known(head)}; {more}")
    check_table("", rest, head)
    return data


def _kind(data: dict[str, Any]) -> type[Scenario]:
    kind: type[Scenario] = registry.entry(data["game"]).load("scenario")
    return kind


def scenario_of(data: dict[str, Any], cards: Any = None) -> Scenario:
    """The position, laid out: with the cards of the pool and of the file, or with these."""
    kind: Any = _kind(data)
    made: Scenario = kind(data, cards)
    return made


class Deed:
    """An entry of the script: moves, and what must be true after them."""

    def __init__(self, where: str, moves: list[Move], expected: dict[str, Any]) -> None:
        self.where = where
        self.moves = moves
        self.expected = expected


class Script:
    """Everything that is done and expected."""

    def __init__(self, deeds: list[Deed], expected: list[dict[str, Any]]) -> None:
        self.deeds = deeds
        self.expected = expected


def script_of(data: dict[str, Any], scenario: Scenario) -> Script:
    deeds = []
    words: dict[str, Word] = dict(DEED)
    if scenario.windows_named:
        words["window"] = Word(one_of(*scenario.windows_named), "the window it is made in")
    for place, entry in enumerate(data.get("do", ()), 1):
        deeds.append(_deed(f"do {place}", entry, words, scenario))
    return Script(deeds, data.get("expect", []))


def _deed(where: str, entry: dict[str, Any], words: Words, scenario: Scenario) -> Deed:
    letters = SEATS[: scenario.seats]
    unknown = [key for key in entry if key not in words and key not in SEATS]
    if unknown:
        raise BadScenario(f"{where}: unknown: {known(unknown)}; known: {known(words)}, and seats {', '.join(letters)}")
    seats = [key for key in entry if key in SEATS]
    for seat in seats:
        scenario.seat_named(seat)
    if len(seats) > 1 or (not seats and "expect" not in entry):
        raise BadScenario(f'{where}: a move is one seat\'s, such as A = "end turn"')
    check_table(where, {key: value for key, value in entry.items() if key not in seats}, words)
    texts = entry[seats[0]] if seats else []
    if not TEXT.fits(texts) and not TEXTS.fits(texts):
        raise BadScenario(f"{where}: {seats[0]}: a move or a list of moves, not {texts!r}")
    moves = [
        Move(seats[0], text, entry.get("refused"), entry.get("window", ""))
        for text in ([texts] if isinstance(texts, str) else texts)
    ]
    if any(not move.text.strip() for move in moves) or ("refused" in entry and not moves):
        raise BadScenario(f'{where}: a move is text, such as A = "end turn", and here is one without')
    return Deed(where, moves, entry.get("expect", {}))


def play(scenario: Scenario, script: Script, outcome: Outcome, goal: Goal | None = None) -> None:
    """Make the moves, and compare. The moves of a puzzle are its solution: they must reach its goal."""
    following = [*(move for deed in script.deeds for move in deed.moves), None]
    done = 0
    if goal is not None and goal.state(scenario.game) != "open":
        outcome.faults.append("the goal is reached, or missed, before anything is done")
    scenario.settle(following[0])
    for deed in script.deeds:
        for move in deed.moves:
            if not _make_move(scenario, move, f"{deed.where}, {move.text!r}", outcome):
                return
            done += 1
            scenario.settle(following[done])
        _compare(scenario, deed.expected, deed.where, outcome)
    asked = False
    for place, expected in enumerate(script.expected, 1):
        asked = asked or "asked" in expected
        _compare(scenario, expected, f"expect {place}", outcome)
    if goal is not None:
        if goal.state(scenario.game) != "met":
            outcome.faults.append("the moves do not reach the goal")
        return
    question = scenario.open_question()
    if question and not asked:
        outcome.faults.append(f"the script ends, but the game asks: {question}")


def _make_move(scenario: Scenario, move: Move, where: str, outcome: Outcome) -> bool:
    """Make one move or see it refused; False when the script can't go on."""
    found = None
    if move.text == "concede":
        scenario.concede(move.seat)
    elif move.text == "next game":
        scenario.next_game()
    elif move.text.startswith("loop "):
        scenario.propose_loop(move.text.removeprefix("loop "))
    else:
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
        try:
            fault = compare(scenario, what, value)
        except Error as wrong:
            raise BadScenario(f"{where}: {wrong}") from wrong
        if fault:
            outcome.faults.append(f"{where}, {what}: {fault}")
