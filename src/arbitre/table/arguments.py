"""What `arbitre table` takes. What it runs is loaded only then."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from arbitre import arguments
from arbitre.arguments import later
from arbitre.folders import data_folder
from arbitre.kernel.error import Error

PORT: Final = 8017
HINTS: Final = "1500ms"
FILE: Final = "table.sqlite"
MOST_WORKERS: Final = 64

EXAMPLES: Final = """\
examples:
  arbitre table                                      on this machine only, at http://127.0.0.1:8017
  arbitre table --port 0 --open                      at any free port, opened in the browser
  arbitre table --host 0.0.0.0                       for everybody who can reach this machine
  arbitre table --pictures ~/cards                   with pictures of your own
  arbitre table --database postgresql://localhost/arbitre --workers 4
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Serve the table: a page to play on, against the computer or, by a link, against others."
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--host", default="127.0.0.1", help="where to serve (default: %(default)s, this machine only)")
    parser.add_argument(
        "--port", type=arguments.whole(0, 65535), default=PORT, help="the port; 0: any free one (default: %(default)s)"
    )
    parser.add_argument(
        "--database",
        metavar="FILE|URL",
        help="where games are kept: a file, or postgresql://... (default: a file in your data folder)",
    )
    parser.add_argument(
        "--pictures",
        metavar="DIR",
        help="a folder with pictures of your own, named like their cards",
    )
    parser.add_argument(
        "--workers",
        type=arguments.whole(1, MOST_WORKERS),
        default=1,
        help="how many processes serve; more than one needs PostgreSQL (default: %(default)s)",
    )
    parser.add_argument(
        "--hints",
        type=_thinking,
        default=HINTS,
        metavar="TIME",
        help="how long a hint may take, such as 1s, or how many positions it may look at (default: %(default)s)",
    )
    parser.add_argument("--open", action="store_true", help="open the table in the browser")
    parser.add_argument(
        "--rooms",
        type=arguments.whole(1),
        default=60,
        help="how many rooms one address may open in an hour (default: %(default)s)",
    )
    parser.add_argument(
        "--connections",
        type=arguments.whole(1),
        default=60,
        help="how many connections one address may have (default: %(default)s)",
    )
    parser.add_argument(
        "--messages",
        type=arguments.whole(1),
        default=20,
        help="how many messages a second one connection may send (default: %(default)s)",
    )
    parser.set_defaults(run=later("arbitre.table.command", "run"))


def _thinking(text: str) -> str:
    from arbitre.players.budget import read

    try:
        read(text)
    except Error as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault
    return text


def usual_database(environment: Mapping[str, str] = os.environ) -> Path:
    """A file in the user's data folder."""
    return data_folder(environment) / FILE
