"""Commands to type in the shell, quoted so that they work there: to continue a saved game, to play the same game
again."""

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
    lang: str = "en"

    def go_on(self, file: str) -> str:
        return command(self.kit.name, [*self.options, "--load", file])

    def same(self, setup: Any) -> str | None:
        """The command for the same game; None where no command can say it, as after the choice of a loser."""
        options = self.kit.same_options(setup, self.decks, self.lang)
        return None if options is None else command(self.kit.name, [*self.options, *options])
