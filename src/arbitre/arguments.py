"""What commands take: numbers that make sense, and what does the work, loaded when it is run and not before."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from importlib import import_module
from typing import Final

SEEDS: Final = 2**63
MOST: Final = 10**9  # of anything that is asked for by number
MOST_JOBS: Final = 256
LONGEST: Final = 24 * 3600  # seconds

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,30}")
_DECIMAL: Final = re.compile(r"[+-]?[0-9]{0,30}\.?[0-9]{0,30}")


def later(module: str, name: str) -> Callable[[argparse.Namespace], int]:
    """What a command runs: its module is loaded then."""

    def run(args: argparse.Namespace) -> int:
        found: Callable[[argparse.Namespace], int] = getattr(import_module(module), name)
        return found(args)

    return run


def whole(least: int = 1, most: int = MOST) -> Callable[[str], int]:
    """A whole number between these two."""

    def read(text: str) -> int:
        number = int(text) if _WHOLE.fullmatch(text) else None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"a whole number from {least} to {most} is needed, not {text[:40]!r}")
        return number

    return read


def seconds(least: float = 0, most: float = LONGEST) -> Callable[[str], float]:
    """A number of seconds between these two; a fraction will do."""

    def read(text: str) -> float:
        number = float(text) if _DECIMAL.fullmatch(text) and any(map(str.isdecimal, text)) else None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(
                f"a number of seconds from {least:g} to {most:g} is needed, not {text[:40]!r}"
            )
        return number

    return read


seed: Final = whole(0, SEEDS - 1)
jobs: Final = whole(1, MOST_JOBS)
