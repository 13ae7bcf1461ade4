"""What the sub-commands have in common: the language option, and a console that notices when nobody reads."""

from __future__ import annotations

import argparse
import os
from typing import Any

from rich.console import Console

from arbitre.terminal.words import LANGUAGES


class Paper(Console):
    """A console that says so when nobody reads any more; what is to be done then, the game knows."""

    def on_broken_pipe(self) -> None:
        raise


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language_of(os.environ), help="the language (default: that of LANG)"
    )


def language_of(environment: Any) -> str:
    """The language the environment asks for, if it is one of ours."""
    wanted = str(environment.get("LANG", ""))[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
