"""`arbitre check`: runs scenario files, and says what is not as expected."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from arbitre.kernel.error import BadScenario, Error
from arbitre.scenario.run import check_file, read, read_text
from arbitre.scenario.weaken import idle_cards, idle_texts

EXAMPLES: Final = """\
examples:
  arbitre check conformance/lorcana/1.8.3-b.toml     one file
  arbitre check conformance/spoils --log             a folder, with what happened in each
  arbitre check conformance/lorcana/1.8.3-b.toml --weaken     which of its texts and cards do not matter
  arbitre check --words                              all words of such files
"""


def add_arguments(check: argparse.ArgumentParser) -> None:
    check.epilog = EXAMPLES
    check.formatter_class = argparse.RawDescriptionHelpFormatter
    check.add_argument("files", nargs="*", metavar="FILE", help="scenario files, or folders of them")
    check.add_argument("--log", action="store_true", help="show the log of every scenario, not only of failing ones")
    check.add_argument(
        "--weaken",
        action="store_true",
        help="take texts and cards out of each scenario, one at a time, and name those it passes without",
    )
    check.add_argument(
        "--words", action="store_true", help="print the words of scenario files (docs/scenario-words.md)"
    )
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.words:
        from arbitre.scenario.reference import reference  # reads all games

        print(reference(), end="")
        return 0
    if not args.files:
        raise Error("which files? Scenario files, or folders of them")
    passed = failed = 0
    for path in _files(args.files):
        if _weaken(path) if args.weaken else _check(path, args.log):
            passed += 1
        else:
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _files(names: list[str]) -> Iterator[Path | BadScenario]:
    """The scenario files, and all those of folders; or what is wrong with a name."""
    for name in names:
        path = Path(name)
        try:
            found = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        except (OSError, ValueError) as fault:
            yield BadScenario(f"{name!r} can't be read: {fault}")
            continue
        if not found:
            yield BadScenario(f"there is no scenario file (*.toml) in {name}")
        yield from found


def _check(path: Path | BadScenario, with_log: bool) -> bool:
    """Whether a scenario passes; told."""
    try:
        if isinstance(path, BadScenario):
            raise path
        outcome = check_file(path)
    except Error as fault:
        print(f"BROKEN {fault}")
        return False
    print(f"{'ok    ' if outcome.passed else 'FAILED'} {path}: {outcome.title}")
    for fault_text in outcome.faults:
        print(f"       {fault_text}")
    if with_log or not outcome.passed:
        for line in outcome.log:
            print(f"       | {line}")
    return outcome.passed


def _weaken(path: Path | BadScenario) -> bool:
    """Whether everything a scenario lays out matters in it; told is what does not."""
    try:
        if isinstance(path, BadScenario):
            raise path
        outcome = check_file(path)
        data = read(read_text(path))
        idle = [*idle_texts(data), *idle_cards(data)] if outcome.passed else []
    except Error as fault:
        print(f"BROKEN {fault}")
        return False
    if not outcome.passed:
        print(f"FAILED {path}: {outcome.title}")
    for part in idle:
        print(f"{path}: {part}")
    return outcome.passed and not idle
