"""The command `arbitre`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from arbitre.ability.reference import reference
from arbitre.kernel.error import Error
from arbitre.lab import trouble
from arbitre.rulebook import command as rulebook
from arbitre.scenario import check_file
from arbitre.terminal import command as terminal


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arbitre", description="A referee for trading card games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    terminal.add_parser(commands)
    rulebook.add_parser(commands)
    trouble.add_parser(commands)
    check = commands.add_parser("check", help="run scenario files and say what is not as expected")
    check.add_argument("files", nargs="+", metavar="FILE", help="scenario files, or folders of them")
    check.add_argument("--log", action="store_true", help="show the log of every scenario, not only of failing ones")
    check.set_defaults(run=_check)
    abilities = commands.add_parser("abilities", help="print the reference of the ability language (docs/abilities.md)")
    abilities.set_defaults(run=_abilities)
    args = parser.parse_args(argv)
    try:
        result: int = args.run(args)
    except Error as fault:
        print(f"arbitre: {fault}", file=sys.stderr)
        return 2
    return result


def _abilities(args: argparse.Namespace) -> int:
    print(reference(), end="")
    return 0


def _check(args: argparse.Namespace) -> int:
    files: list[Path] = []
    for name in args.files:
        path = Path(name)
        files.extend(sorted(path.rglob("*.toml")) if path.is_dir() else [path])
    failed = broken = 0
    for path in files:
        try:
            outcome = check_file(path)
        except Error as fault:
            broken += 1
            print(f"BROKEN {fault}")
            continue
        if outcome.passed:
            print(f"ok     {path}: {outcome.title}")
        else:
            failed += 1
            print(f"FAILED {path}: {outcome.title}")
            for fault_text in outcome.faults:
                print(f"       {fault_text}")
        if args.log or not outcome.passed:
            for line in outcome.log:
                print(f"       | {line}")
    print(f"{len(files) - failed - broken} passed, {failed + broken} failed")
    return 1 if failed or broken else 0


if __name__ == "__main__":
    sys.exit(main())
