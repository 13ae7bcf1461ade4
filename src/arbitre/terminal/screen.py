"""Putting it on the screen: the board, the log beside or under it, and what is asked below."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.text import Text

from arbitre.sentences import Speaker
from arbitre.sentences.view import happened
from arbitre.terminal.board import Board
from arbitre.terminal.kit import Kit
from arbitre.terminal.lines import beside, fold
from arbitre.terminal.marks import marks_for, writable
from arbitre.terminal.sight import Sight
from arbitre.terminal.words import Words

WIDE: Final = 110  # from this width on the log stands beside the board
LOG_WIDTH: Final = 38
LOG_HEIGHT: Final = (3, 12)  # lines under the board, at least and at most


class Screen:
    """One seat's screen."""

    def __init__(self, console: Console, seat: int, kit: Kit, speaker: Speaker, words: Words) -> None:
        self.kit = kit
        self.console = console
        self.seat = seat
        self.speaker = speaker
        self.words = words
        self.marks = marks_for(console.encoding)

    @property
    def width(self) -> int:
        return max(40, self.console.width - 1)

    @property
    def _wide(self) -> bool:
        return self.console.width >= WIDE

    def say(self, text: str) -> None:
        self.show([Text(line) for line in text.split("\n")])

    def show(self, lines: list[Text]) -> None:
        """What goes on on the next line stands under the beginning of the first."""
        for line in lines:
            indent = len(line.plain) - len(line.plain.lstrip())
            for part in fold(line[indent:], self.width - indent):
                self._write(Text(" " * indent) + part)

    def verbatim(self, text: str) -> None:
        """In one piece, however long: to be copied."""
        self._write(Text(text))

    def writable(self, text: str) -> str:
        """Text as this terminal can show it."""
        text = "".join("?" if char < " " or char == "\x7f" else char for char in text)  # a file's name can have them
        return writable(text, self.console.encoding)

    def _write(self, line: Text) -> None:
        plain = self.writable(line.plain)
        self.console.print(line if plain == line.plain else Text(plain), soft_wrap=True)

    def sight(self, game: Any) -> Sight:
        """What the seat sees, in its words."""
        return self.kit.sight(game, self.seat, self.speaker)

    def log(self, game: Any, since: int = 0) -> list[dict[str, Any]]:
        """What it saw happen, from some place on."""
        return happened(game, self.seat, self.speaker, since)

    def board(self, sight: Sight) -> Board:
        width = self.width - LOG_WIDTH - 3 if self._wide else self.width
        return self.kit.board(sight, self.speaker, self.words, self.marks, width)

    def fits(self, board: list[Text], below: list[Text]) -> bool:
        """Whether all this can be on the screen at once, with a little of the log."""
        log = 0 if self._wide else LOG_HEIGHT[0]
        return len(board) + len(below) + log + 2 <= self.console.height

    def draw(self, board: Board, log: list[dict[str, Any]], below: list[Text], seen: int) -> None:
        """Everything. `log` has its end; `seen` is how much of it the player has seen before."""
        lines = board.lines()
        for detail in (2, 1):  # the text of cards, as far as there is room
            more = board.lines(detail)
            if self.fits(more, below):
                lines = more
                break
        if board.short_hand and not self.fits(lines, below):
            lines = board.lines(-1)
        height = self.console.height
        if self._wide:
            room = max(len(lines), min(16, height - len(below) - 3))
            right = [Text(self.words("log"), style="bold"), *self._recent(log, seen, room - 1, LOG_WIDTH)]
            lines = beside(lines, right, board.width, self.marks.bar)
        else:
            least, most = LOG_HEIGHT
            room = min(most, max(least, height - len(lines) - len(below) - 2))
            lines = [*lines, *self._recent(log, seen, room, self.width)]
        if self.console.is_terminal:
            self.console.clear()
        for line in [*lines, Text(self.marks.rule * self.width, style="dim"), *below]:
            self._write(line)

    def _recent(self, log: list[dict[str, Any]], seen: int, room: int, width: int) -> list[Text]:
        """The end of the log: all since the player's last move, and a little before; as much as there is room for."""
        fresh = bool(log) and log[-1]["place"] >= seen
        told: list[list[Text]] = []
        for event in reversed(log):
            new = event["place"] >= seen
            if not new and sum(map(len, told)) >= min(room, 6):
                break
            line = None if event["kind"] in self.kit.table_talk else event["sentence"]
            if line is not None:
                style = "dim" if not new else "bold" if event["kind"] == "turn begins" else ""
                told.insert(0, fold(Text(line, style=style), width))
        left_out = 0
        while sum(map(len, told)) + bool(left_out) > room and told:
            told.pop(0)
            left_out += 1
        out = [line for entry in told for line in entry]
        if left_out and fresh:
            return [Text(self.words("log-more", count=left_out), style="dim"), *out]
        return out
