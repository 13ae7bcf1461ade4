"""The reference of the command line, made from the commands themselves."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import Final

from arbitre import cli

HELP: Final = "show this help message and exit"


def reference() -> str:
    """Every command with all it takes, as Markdown with definition lists."""
    return "\n".join(line for command in commands(cli.parser()) for line in _section(command))


def commands(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """Every sub-command, and those of these."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                command.format_help()  # adds the arguments, which commands put off until somebody needs them
                yield command
                yield from commands(command)


def _section(command: argparse.ArgumentParser) -> Iterator[str]:
    depth = len(command.prog.split())
    yield f"{'#' * depth} {command.prog}\n"
    if command.description:
        yield f"{_escaped(command.description)}\n"
    usage = " ".join(command.format_usage().removeprefix("usage: ").split())
    yield f"```text\n{_folded(usage)}\n```\n"
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for choice in action._choices_actions:
                anchor = f"{command.prog} {choice.dest}".replace(" ", "-")
                yield f"- [`{choice.dest}`](#{anchor}): {_escaped(choice.help or '')}"
            yield ""
        elif action.help != HELP and action.help != argparse.SUPPRESS:
            told = command._get_formatter()._expand_help(action) if action.help else ""
            yield f"`{_called(action)}`\n: {_escaped(told) or '(no more to say)'}\n"
    if command.epilog:
        yield f"```text\n{command.epilog.strip()}\n```\n"


def _called(action: argparse.Action) -> str:
    """An argument as one types it."""
    value = action.metavar or (
        "{" + ",".join(map(str, action.choices)) + "}" if action.choices else action.dest.upper()
    )
    value = " ".join(value) if isinstance(value, tuple) else value
    if not action.option_strings:
        return value
    if action.nargs == 0:
        return ", ".join(action.option_strings)
    value = {"?": f"[{value}]", "+": f"{value} ...", "*": f"[{value} ...]"}.get(str(action.nargs), value)
    return f"{', '.join(action.option_strings)} {value}"


def _escaped(text: str) -> str:
    return re.sub(r"([*_<>\[\]`|\\])", r"\\\1", " ".join(text.split()))


def _folded(usage: str, width: int = 76) -> str:
    """A usage in lines, broken between arguments."""
    lines = [""]
    for word in re.findall(r"\[[^\[\]]*(?:\[[^\]]*\][^\[\]]*)*\]|\S+", usage):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("   ")
        lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return "\n".join(lines)
