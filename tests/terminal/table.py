"""A terminal to test with: a console that writes into a string, and somebody who types."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import Console

from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.game import Game
from arbitre.players import answer, greedy
from arbitre.pool import lorcana_game
from arbitre.pool.decks import starter_decks
from arbitre.terminal.board import Board
from arbitre.terminal.kits import kit as kit_of
from arbitre.terminal.labels import Labels
from arbitre.terminal.menu import Menu
from arbitre.terminal.play import Session
from arbitre.terminal.screen import Screen
from arbitre.terminal.words import Words

HEART, DARING, STEADFAST = list(starter_decks())[:3]


def new_game(seed: int = 5, players: int = 2, starting: int | None = 0) -> Lorcana:
    decks = starter_decks()
    names = [HEART, DARING, STEADFAST, HEART]
    return lorcana_game.new([decks[name] for name in names[:players]], seed=seed, starting=starting)


class Table:
    """A session with its screen and its typist. What is in `lines` is typed first; then the typist plays by number."""

    def __init__(
        self,
        game: Game,
        lang: str = "en",
        *,
        lines: list[str] | None = None,
        width: int = 100,
        height: int = 40,
        plays_on: bool = True,
        at: dict[int, list[str]] | None = None,
    ) -> None:
        self.file = io.StringIO()
        self.lines = list(lines or [])
        self.at = at or {}  # what to type first in a turn, by the turn's number
        self.plays_on = plays_on
        self.prompts: list[str] = []
        self.watch: Callable[[str], None] | None = None
        self._read_up_to = 0
        kit = kit_of(game.name)
        words = Words(lang, kit.name)
        console = Console(file=self.file, width=width, height=height, highlight=False, markup=False, emoji=False)
        names = [words("name-human"), "Ada", "Basile", "Clio"]
        self.screen = Screen(console, 0, kit, kit.speaker(lang, names), words)
        self.session = Session(game, greedy, self.screen, self.type)

    @property
    def text(self) -> str:
        return self.file.getvalue()

    def since(self) -> str:
        """What was written since the last time this was asked."""
        text = self.text[self._read_up_to :]
        self._read_up_to = len(self.text)
        return text

    def type(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if self.watch is not None:
            self.watch(self.since())
        game = self.session.game
        self.lines += self.at.pop(game.turn, [])
        if self.lines:
            return self.lines.pop(0)
        if not self.plays_on:
            raise EOFError
        return "" if game.decision is None else str(self.number(answer(greedy(9), game)))

    def board(self) -> Board:
        return self.screen.board(self.session.sight())

    def about(self) -> list[str]:
        """What is said of the question."""
        sight = self.session.sight()
        return self.screen.kit.asked_about(sight, self.screen.words, Labels(sight))

    def menu(self) -> Menu:
        return self.session.menu(Labels(self.session.sight()))

    def number(self, place: int) -> int:
        """The number under which an option is shown."""
        return self.menu().number(place)

    def run(self, status: int = 0) -> str:
        """Everything that was written until the player left."""
        assert self.session.run() == status
        return self.text
