"""Numbers that make no sense are refused, by every option of every command that takes one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitre import arguments, cli
from arbitre.cli import Parser, main

NONSENSE = ("0.5.1", "abc", "", "nan", "inf", "-3", "1e3", "1_000", "٣", str(2**63), "9" * 5000)
NEEDED = {"arbitre decks convert": ["deck", "--to", "text"], "arbitre cards show": ["x"]}


def commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Every sub-command, and those of these, with all its arguments."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                assert isinstance(command, Parser)
                command.format_help()
                yield command
                yield from commands(command)


def numbers() -> list[tuple[str, str]]:
    """Every option that takes a number, with its command."""
    found = []
    for command in commands(cli.parser()):
        for action in command._actions:
            if action.type in (int, float) or getattr(action.type, "__module__", "") == arguments.__name__:
                found.append((command.prog, action.option_strings[0]))
    return found


def test_the_options_that_take_numbers_are_known() -> None:
    assert {option for _, option in numbers()} >= {"--games", "--jobs", "--first", "--every", "--seed", "--delay"}


@pytest.mark.parametrize(("command", "option"), numbers(), ids=lambda word: word)
@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:20])
def test_what_is_no_number_or_out_of_bounds_is_refused(
    command: str, option: str, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*command.split()[1:], "lorcana", f"{option}={text}"])
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert f"argument {option}: " in told
    assert len(told) < 3000


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (["trouble", "lorcana", "--games", "0"], "--games"),
        (["trouble", "lorcana", "--jobs", "0"], "--jobs"),
        (["trouble", "lorcana", "--jobs", "100000"], "--jobs"),
        (["trouble", "lorcana", "--every", "0"], "--every"),
        (["trouble", "lorcana", "--first", "-1"], "--first"),
        (["trouble", "lorcana", "--players", "1"], "--players"),
        (["lab", "matrix", "--games", "-3"], "--games"),
        (["lab", "strength", "lorcana", "--games", "0"], "--games"),
        (["lab", "train", "lorcana", "--slips", "1001"], "--slips"),
        (["lab", "train", "lorcana", "--random-decks", "101"], "--random-decks"),
        (["exercise", "lorcana", "--least", "0"], "--least"),
        (["exercise", "lorcana", "--most", "0"], "--most"),
        (["play", "lorcana", "--players", "9"], "--players"),
        (["play", "lorcana", "--delay", "3601"], "--delay"),
        (["decks", "check", "x", "--date", "2026-13-01"], "--date"),
    ],
)
def test_bounds_are_told(words: list[str], option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert f"argument {option}: " in capsys.readouterr().err


def test_the_most_is_not_less_than_the_least(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercise", "lorcana", "--least", "5", "--most", "4"]) == 2
    assert "--most 4 is less than --least 5" in capsys.readouterr().err


def test_numbers_within_bounds_are_taken() -> None:
    assert arguments.whole(0, 10)("+7") == 7
    assert arguments.seed(str(2**63 - 1)) == 2**63 - 1
    assert arguments.seconds(0, 5)(".5") == 0.5
    assert arguments.seconds(0, 5)("5") == 5


def test_no_option_takes_a_number_without_bounds() -> None:
    for command in commands(cli.parser()):
        for action in command._actions:
            assert action.type not in (int, float) or action.choices, f"{command.prog} {action.option_strings}"


def test_the_paths_of_files_are_no_numbers(tmp_path: Path) -> None:
    assert main(["check", str(tmp_path / "none.toml")]) != 0
