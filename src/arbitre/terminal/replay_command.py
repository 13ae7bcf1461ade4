"""`arbitre replay`: a recorded game seen again in the terminal, move by move, and played on from any of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.kernel.record import SEATS, Parsed
from arbitre.kernel.record import replay as play_again
from arbitre.sentences.view import happened, seen_by
from arbitre.terminal import files
from arbitre.terminal.command import COMPUTERS, players_of, reader
from arbitre.terminal.kits import kit as kit_of
from arbitre.terminal.lines import fold
from arbitre.terminal.options import language
from arbitre.terminal.paper import Paper
from arbitre.terminal.play import Session
from arbitre.terminal.screen import Screen
from arbitre.terminal.sight import Sight
from arbitre.terminal.words import Words

ALL: Final = "all"


def run_replay(
    args: argparse.Namespace, console: Console | None = None, read: Callable[[str], str] | None = None
) -> int:
    try:
        text = files.read(args.record)
    except files.Unusable as fault:
        raise Error(f"{args.record} can't be read: {fault}") from fault
    games = moments(text)
    last = len(games) - 1
    if args.move is not None and args.move > last:
        raise Error(f"{args.record} has {last} moves: there is no move {args.move}")
    seats = SEATS[: games[0].number_of_seats]
    if args.eyes != ALL and args.eyes not in seats:
        raise Error(f"--as {args.eyes}: the seats are {', '.join(seats)}, and {ALL}")
    return Replaying(games, args, console or Paper(), read or reader()).run()


def moments(text: str) -> list[Any]:
    """The game of a record at its beginning, and after each of its moves."""
    parsed = Parsed(text)
    game = registry.entry(parsed.field("game")).load("making").read(parsed)
    games = [game.copy()]
    play_again(parsed, game, watch=lambda now: games.append(now.copy()))
    return games


class Replaying:
    """Somebody goes through the moments of a game."""

    def __init__(
        self, games: list[Any], args: argparse.Namespace, console: Console, read: Callable[[str], str]
    ) -> None:
        kit = kit_of(games[0].name)
        lang = language(args.lang, kit.name)
        self.games = games
        self.now: int = args.move or 0
        self.open = args.eyes == ALL
        self.seat = 0 if self.open else SEATS.index(args.eyes)
        self.words = Words(lang, kit.name)
        self.screen = Screen(console, self.seat, kit, kit.speaker(lang), self.words)
        self.opponent: str | None = args.opponent
        self._read = read

    def run(self) -> int:
        self.draw()
        while True:
            try:
                line = self._read(self.words("replay-prompt") + " ").strip()
            except EOFError:
                self.screen.say("")
                return 0
            if self.words.means("command-quit", line):
                return 0
            if self.words.means("replay-on", line):
                return self.play_on()
            wanted = self.meant(line)
            if wanted is None:
                self.screen.say(self.words("replay-unclear", text=line, last=len(self.games) - 1))
            else:
                self.now = wanted
                self.draw()

    def meant(self, line: str) -> int | None:
        """The moment that was asked for."""
        last = len(self.games) - 1
        if not line:
            return min(self.now + 1, last)
        if self.words.means("replay-back", line):
            return max(0, self.now - 1)
        return int(line) if line.isdecimal() and len(line) < 9 and int(line) <= last else None

    def draw(self) -> None:
        """How it stood, and what had just been done."""
        game = self.games[self.now]
        eyes = EVERYTHING if self.open else self.seat
        told = seen_by(game, eyes, self.screen.speaker)
        told["audience"] = self.seat  # whose side lies below
        since = len(self.games[self.now - 1].events) if self.now else 0
        head = self.words("replay-move", number=self.now, last=len(self.games) - 1)
        below = [*self._hands(Sight(told)), Text(head, style="bold")]
        if game.result is not None:
            below += fold(Text(self.screen.speaker.result(game, self.seat)), self.screen.width)
        board = self.screen.board(Sight(told))
        self.screen.draw(board, happened(game, eyes, self.screen.speaker, max(0, since - 20)), [below], since)

    def _hands(self, sight: Sight) -> list[Text]:
        """The hands of the others, where nothing is hidden: a board shows only one's own."""
        lines: list[Text] = []
        for side in sight.sides if self.open else ():
            names = [card["title"] for card in side["zones"].get("hand", {"cards": ()})["cards"]]
            if side["seat"] != self.seat and names:
                said = self.words("replay-hand", player=side["name"], cards=", ".join(names))
                lines += fold(Text(said, style="dim"), self.screen.width)
        return lines

    def play_on(self) -> int:
        """The rest of the game is another: against the computer, from here."""
        game = self.games[self.now].copy()
        kit = self.screen.kit
        names = [
            self.words("name-human") if seat == self.seat else COMPUTERS[seat % len(COMPUTERS)] for seat in range(3)
        ]
        screen = Screen(self.screen.console, self.seat, kit, kit.speaker(self.words.lang, names), self.words)
        return Session(game, players_of(kit.name, self.opponent), screen, self._read).run()
