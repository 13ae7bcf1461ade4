"""Carrying out a run: its games, its folder with the data and the report, and what is said in the terminal.

The folder holds `games.jsonl`, to which every finished game is added; the same command goes on from there. At the end,
and when it is interrupted, the tables (Parquet) and the report are made from it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import arbitre
from arbitre.kernel.error import Error
from arbitre.lab import report, tables
from arbitre.lab.backends import check_on
from arbitre.lab.report import Report, Said, Words, say
from arbitre.lab.runs import Run

FOLDER: Final = "arbitre-lab"
GAMES: Final = "games.jsonl"
PAGE: Final = "report.html"


def carry_out(run: Run, args: Any, told: Callable[[Run], Report], name: str) -> int:
    """Play what is missing, then tell. `name`: what the folder is called."""
    check_on(args.on)
    tables.connected().close()  # what is missing is said before anything is played
    folder = made(args.out or Path(FOLDER) / slug(f"{run.command} {name} {run.matches[0].players[0]}"))
    most = 2 * len(run.seeds[0]) * len(run.matches)
    players = ", ".join(dict.fromkeys(player for match in run.matches for player in match.players))
    print(f"Up to {most:,} games, played by {players}; they are kept in {folder / GAMES}\n", flush=True)
    try:
        run.play(folder / GAMES, args.jobs, args.on)
    except KeyboardInterrupt:
        if any(tally.games for tally in run.tallies):
            _tell(run, folder, args.lang, told)
        print(f"{run.played} games were played; the same command goes on from {folder / GAMES}", flush=True)
        raise
    _tell(run, folder, args.lang, told)
    return 0


def _tell(run: Run, folder: Path, lang: str, told: Callable[[Run], Report]) -> None:
    tables.write(run, folder)
    found = told(run)
    words = Words(lang, run.matches[0].game)
    report.write(found, folder / PAGE, words)
    print("\n".join(report.as_text(found, words)))
    print(f"\n{folder / PAGE}", flush=True)


def about(run: Run) -> list[Said]:
    """Who played, from which seeds."""
    players = dict.fromkeys(player for match in run.matches for player in match.players)
    seeds = [game.seed for tally in run.tallies for game in tally.games]  # those that count
    return [
        say(
            "about-players",
            player=", ".join(players),
            engine=say("engine-compiled" if arbitre.compiled else "engine-plain"),
            version=metadata.version("arbitre"),
        ),
        say("about-pairs", first=str(min(seeds)), last=str(max(seeds))),
        say("about-data"),
    ]


def made(folder: Path) -> Path:
    """The folder, once it is sure that it can be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".arbitre"
        probe.touch()
        probe.unlink()
    except OSError as fault:
        raise Error(f"{folder} can't be written to: {fault.strerror or fault}") from None
    return folder


def slug(text: str) -> str:
    """A name for a folder."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9@]+", "-", plain.lower()).strip("-")[:100]
