"""Commands to type in the shell, such that they work there: to go on with a kept game, to play the same game again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arbitre.terminal.kit import Kit


def command(game: str, options: Sequence[str]) -> str:
    """`arbitre play GAME` with options, in the way this program was started: also through make."""
    said = shlex.join(options)
    through = os.environ.get("ARBITRE_COMMAND", "")
    if through:
        said = said.replace("$", "$$")  # for make
        plain = not set(said) & set('"\\$`!')
        return f'{through} ARGS="{said}"' if plain else f"{through} ARGS={shlex.quote(said)}"
    return f"{program()} play {game} {said}".rstrip()


def program() -> str:
    started = sys.argv[0]
    if Path(started).name == "arbitre" and shutil.which("arbitre") is None:
        return shlex.quote(started)
    return "arbitre"


@dataclass(frozen=True)
class Start:
    """What a session was started with, as far as a command has to repeat it."""

    kit: Kit
    options: tuple[str, ...] = ()  # the player's own: language, name, opponent
    decks: Mapping[tuple[str, ...], str] = field(default_factory=dict)  # what was typed for each deck

    def go_on(self, file: str) -> str:
        return command(self.kit.name, [*self.options, "--load", file])

    def same(self, setup: Any) -> str | None:
        """The command for the same game; None where no command can say it, as after the choice of a loser."""
        if not self.kit.plain(setup):
            return None
        usual = self.kit.usual_decks()
        called = {**self.kit.sold(), **self.decks}
        names = [called.get(tuple(deck)) for deck in setup.decks]
        options = [*self.options, "--seed", str(setup.seed)]
        if setup.starting is not None:
            if setup.starting > 1:
                return None
            options += ["--first", "computer" if setup.starting else "me"]
        if self.kit.payment(setup) != "auto":
            options += ["--payment", self.kit.payment(setup)]
        last = max((place for place, name in enumerate(names) if name != usual[place % len(usual)]), default=-1)
        for place, name in enumerate(names[: last + 1]):
            if name is None:
                return None
            if place:
                options += ["--against", name]
            elif name != usual[0]:
                options += ["--deck", name]
        if len(names) != 2:
            options += ["--players", str(len(names))]
        return command(self.kit.name, options)
