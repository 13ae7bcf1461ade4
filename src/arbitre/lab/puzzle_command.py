"""`arbitre puzzle find` and `arbitre puzzle verify`."""

from __future__ import annotations

import argparse
import functools
import re

from arbitre import writing
from arbitre.lab.jobs import spread
from arbitre.lab.puzzle_finding import Candidate, search
from arbitre.puzzles import FOLDER, Puzzle, games, odds, puzzle, puzzles
from arbitre.puzzles.measuring import Measured
from arbitre.puzzles.verifying import faults, measure
from arbitre.puzzles.writing import file_text


def run_find(args: argparse.Namespace) -> int:
    args.to.mkdir(parents=True, exist_ok=True)
    seeds = range(args.first, args.first + args.games)
    total = 0
    for seed, found in spread(functools.partial(_look, args.game, args.goal), seeds, args.jobs, chunk=1):
        for number, one in enumerate(found, 1):
            total += 1
            path = args.to / f"{args.game}-{seed}-{number}.toml"
            writing.write(path, file_text(one.data))
            print(f"{path}: {'; '.join(one.data['goal'])}, {_told(one.measured)}", flush=True)
    print(f"{total} found in {len(seeds)} games")
    return 0


def _look(game: str, goal: str, seed: int) -> list[Candidate]:
    return list(search(game, seed, wanted=goal))


def run_verify(args: argparse.Namespace) -> int:
    chosen = [one for game in ([args.game] if args.game else games()) for one in puzzles(game).values()]
    if args.which:
        chosen = [puzzle(args.game, args.which)]
    wrong = 0
    for one in chosen:
        found = measure(one)
        told = list(faults(one))
        if found != one.measured:
            if args.write:
                _write(one, found)
            else:
                told.append(f"its file says {_told(one.measured)}")
        wrong += bool(told)
        print(f"{'FAILED' if told else 'ok    '} {one.game} {one.name}: {_told(found)}", flush=True)
        for line in told:
            print(f"       {line}")
    print(f"{len(chosen) - wrong} verified, {wrong} failed")
    return 1 if wrong else 0


def _told(found: Measured) -> str:
    return (
        f"level {found.level}, {found.moves} moves, {found.right} of {found.firsts} first moves are right, "
        f"1 in {odds(found)} by chance, {found.positions} positions"
    )


def _write(one: Puzzle, found: Measured) -> None:
    said = ", ".join(f"{name} = {value}" for name, value in found._asdict().items())
    text = re.sub(r"^measured = .*$", f"measured = {{ {said} }}", one.text, count=1, flags=re.MULTILINE)
    writing.write(FOLDER / one.game / f"{one.name}.toml", text)
