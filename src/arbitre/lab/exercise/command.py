"""The command `arbitre exercise`: all playable cards, or those named, on all cores."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arbitre import arguments
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab.exercise.ground import ground_of
from arbitre.lab.exercise.play import LEAST, MOST, Report, exercise, write
from arbitre.lab.jobs import Progress, cores, spread


class Exercise:
    """The exercise of one card by its name: plain data, to be handed to another process."""

    def __init__(self, game: str, least: int, most: int, closely: bool = False) -> None:
        self.game = game
        self.least = least
        self.most = most
        self.closely = closely

    def run(self, name: str) -> Report:
        ground = ground_of(self.game)
        return exercise(ground, ground.pool().data(name), self.least, self.most, closely=self.closely)


def exercise_all(names: list[str], work: Exercise, jobs: int, folder: Path, effects: bool = False) -> int:
    """Exercise these cards and say how it went; the number of cards with something wrong or never reached."""
    progress = Progress(len(names))
    bad = partly = 0
    missed: list[str] = []
    done = 0

    def tell() -> None:
        rate = progress.rate(done)
        print(f"{done}/{len(names)} cards, {bad} not as they should be, {rate:.1f} cards/s", flush=True)

    def sum_up() -> None:
        if missed:
            print("never reached:")
            print("\n".join(f"  {line}" for line in sorted(missed)))
        if partly:
            print(f"{partly} cards with single effects that were not carried out" + ("" if effects else " (--effects)"))

    try:
        for _, report in spread(work.run, names, jobs, chunk=2):
            done += 1
            for fault, path in zip(report.faults, write(folder, report), strict=True):
                print(f"{report.name}: {fault.what}\n  {path}", file=sys.stderr)
            if report.missed:
                missed.append(f"{report.name}: {', '.join(report.missed)}")
            bad += bool(report.missed or report.faults)
            partly += bool(report.skipped)
            if effects and report.skipped:
                print(f"{report.name}, {report.positions} positions, not carried out: {'; '.join(report.skipped)}")
            if progress.due(done):
                tell()
    except KeyboardInterrupt:
        tell()
        sum_up()
        raise
    sum_up()
    return bad


EXAMPLES = """\
examples:
  arbitre exercise lorcana "Stitch - New Dog" "Hakuna Matata"     two cards
  arbitre exercise spoils --least 1 --most 5                      every card, but not for long
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "For every playable card, or those named: positions made from its ability tree in which it is played and its "
        "abilities are used, each played on for a few turns with every invariant checked. What was never reached is "
        "listed. What goes wrong is written as a scenario file."
    )
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=registry.names("exercise"))
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these cards")
    parser.add_argument(
        "--least",
        type=arguments.whole(),
        default=LEAST,
        help=f"try each card in at least this many positions ({LEAST})",
    )
    parser.add_argument(
        "--most",
        type=arguments.whole(),
        default=MOST,
        help=f"while something is not reached, try up to this many ({MOST})",
    )
    parser.add_argument("--effects", action="store_true", help="list every effect that was not carried out")
    parser.add_argument(
        "--closely", action="store_true", help="also try out options, refusals and what a seat can see (slow)"
    )
    parser.add_argument(
        "--jobs", type=arguments.jobs, default=cores(), help="how many processes (default: one per core)"
    )
    parser.add_argument(
        "--records", type=Path, default=Path("trouble"), help="the folder for positions that fail (trouble/)"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    if args.most < args.least:
        raise Error(f"--most {args.most} is less than --least {args.least}")
    ground = ground_of(args.game)
    cards = ground.pool()
    names = cards.full_names(args.names) or [cards.name_of(card) for card in ground.playable()]
    work = Exercise(args.game, args.least, args.most, args.closely)
    return 1 if exercise_all(names, work, args.jobs, args.records, args.effects) else 0
