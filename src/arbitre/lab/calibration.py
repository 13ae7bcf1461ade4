"""`arbitre lab calibration`: how often positions are won that are given some chance, as a plot. Where the weights are
right, the two are the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab.statistics import Band, Interval
from arbitre.lab.strength import columns, percent

WIDTH: Final = 50  # signs from 0 to 100 %


def table(bands: Sequence[Band]) -> list[str]:
    """A line for each band of chances: what was given (|) and what was won (●), within its interval."""
    scale = "0 %".ljust(WIDTH // 2 - 1) + "50 %".ljust(WIDTH // 2 - 3) + "100 %"
    rows = [["given", "mean", "won", "", "positions", "games", scale]]
    for band in bands:
        low, high = band.interval
        rows.append(
            [
                f"{100 * band.low:.0f}-{100 * band.high:.0f} %",
                percent(band.given),
                percent(band.won),
                f"[{100 * low:.1f}-{100 * high:.1f}]",
                str(band.positions),
                str(band.games),
                drawn(band),
            ]
        )
    return columns(rows)


def drawn(band: Band) -> str:
    """A band on a line from 0 to 100 %."""
    line = ["·"] * (WIDTH + 1)
    low, high = (_place(share) for share in band.interval)
    line[low : high + 1] = "─" * (high + 1 - low)
    line[_place(band.given)] = "|"
    line[_place(band.won)] = "●"
    return "".join(line)


def _place(share: float) -> int:
    return round(share * WIDTH)


def read(path: Path) -> tuple[dict[str, Any], list[Band]]:
    """How a file of weights was made, and its bands."""
    try:
        made: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["made"]
        bands = [
            Band(
                one["from"],
                one["to"],
                one["positions"],
                one["games"],
                one["given"],
                one["won"],
                Interval(*one["interval"]),
            )
            for one in made["calibration"]
        ]
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise Error(f"{path} is no file of weights that `arbitre lab train` has written") from fault
    return made, bands


def run(args: Any) -> int:
    path: Path = args.weights or registry.entry(args.game).load("guide").weights
    made, bands = read(path)
    held = made["held out"]
    print(made["command"])
    print(f"tried on {held['positions']} positions of {held['games']} games that were held out of {made['games']}")
    print(f"log loss {held['log loss']}, Brier score {held['brier']}\n")
    print("\n".join(table(bands)))
    return 0
