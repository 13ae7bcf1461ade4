"""Puzzle files: the text of what was found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from arbitre.kernel.error import Error
from arbitre.scenario.base import Scenario
from arbitre.scenario.run import scenario_of
from arbitre.scenario.windows import WindowScript
from arbitre.scenario.words import SEATS

SCRIPT: Final = ("do", "expect")
WIDE: Final = 140


def file_text(data: dict[str, Any]) -> str:
    """The file that says this: the head, a table for each seat, and the moves one by one."""
    seats = [key for key in data if key in SEATS]
    lines = [f"{key} = {_value(value)}" for key, value in data.items() if key not in (*seats, *SCRIPT)]
    for seat in seats:
        lines += ["", f"[{seat}]", *(f"{word} = {_value(value)}" for word, value in data[seat].items())]
    for deed in data.get("do", ()):
        lines += ["", "[[do]]", *(f"{word} = {_value(value)}" for word, value in deed.items())]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }" if value else "{}"
    parts = [_value(one) for one in value]
    flat = "[" + ", ".join(parts) + "]"
    return flat if len(flat) <= WIDE else "[\n" + "".join(f"    {part},\n" for part in parts) + "]"


def _key(key: str) -> str:
    return key if key.isidentifier() and key.isascii() else json.dumps(key, ensure_ascii=False)


def script(data: dict[str, Any], picks: Sequence[int]) -> list[dict[str, Any]]:
    """The moves that make these picks, as a scenario tells them. A window that somebody lets pass is not told."""
    scenario = scenario_of({key: value for key, value in data.items() if key not in SCRIPT})
    found: list[dict[str, Any]] = []
    for pick in picks:
        decision = scenario.game.decision
        option = decision.options[pick]
        window = scenario.window() if isinstance(scenario, WindowScript) and scenario.in_window() else ""
        if not window or not option.kind.startswith("pass"):
            deed = {SEATS[decision.seat]: _move(scenario, decision.seat, pick)}
            found.append({**deed, "window": window} if window else deed)
        scenario.game.apply(pick)
    return found


def _move(scenario: Scenario, seat: int, pick: int) -> str:
    """As text, if that means this option and no other; else by its place."""
    text = scenario.describe(scenario.game.decision.options[pick])
    try:
        found = scenario.find_in(scenario.game, seat, text)
    except Error:
        found = None
    return text if found is scenario.game.decision.options[pick] else f"pick {pick + 1}"
