"""Putting it on the screen: the board, the log beside or under it, and what is asked below."""

from __future__ import annotations

from collections.abc import Sequence
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

WIDE: Final = 110  # from this width on the log is beside the board
LOG_WIDTH: Final = 38
MOST_LOG: Final = 12  # lines of it under the board
MOST_BESIDE: Final = 16  # and beside it, where the board has fewer
MARGIN: Final = 2  # the rule between, and the input line

FITTINGS: Final = (
    (2, 0, 3),
    (1, 0, 3),
    (0, 0, 3),
    (0, 1, 3),
    (-1, 1, 3),
    (-1, 2, 3),
    (-1, 2, 1),
    (-2, 2, 1),
    (-3, 2, 1),
)
"""From the roomiest to the tightest: how detailed the board is, how tight what stands under it, and how many lines of
the log there are at least."""


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
        """Continuation lines are aligned with the beginning of the first."""
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

    def draw(self, board: Board, log: list[dict[str, Any]], below: Sequence[list[Text]], seen: int) -> int:
        """Everything, so that nothing of it scrolls away. `below` is what stands under the board, written with much
        room and with ever less; `log` has the end of the log, of which the player has seen `seen` before. Handed back
        is how much that is new was left out of the log."""
        lines, under = self._fitting(board, below)
        room = self.console.height - len(lines) - len(under) - MARGIN
        if self._wide:
            room = max(len(lines), min(MOST_BESIDE, self.console.height - len(under) - MARGIN))
            recent, left_out = self._recent(log, seen, room - 1, LOG_WIDTH)
            title = Text(self.words("log"), style="bold")
            lines = beside(lines, [title, *recent], board.width, self.marks.bar)
        else:
            recent, left_out = self._recent(log, seen, min(MOST_LOG, max(1, room)), self.width)
            lines = [*lines, *recent]
        self.clear()
        for line in [*lines, Text(self.marks.rule * self.width, style="dim"), *under]:
            self._write(line)
        return left_out

    def _fitting(self, board: Board, below: Sequence[list[Text]]) -> tuple[list[Text], list[Text]]:
        """The board with as much detail as there is room for, and what stands under it; if all else fails, as much of
        that as there is room for."""
        height = self.console.height - MARGIN
        lines: list[Text] = []
        under: list[Text] = []
        least = 0
        for detail, tight, log in FITTINGS:
            least = 0 if self._wide else log
            under = below[min(tight, len(below) - 1)]
            lines = board.lines(detail)
            if len(lines) + len(under) + least <= height:
                return lines, under
        room = height - len(lines) - least
        if len(under) > room > 0:
            more = self.words("menu-more", count=len(under) - room + 1)
            under = [*under[: room - 2], Text(more, style="dim"), under[-1]]  # the last ends the turn
        return lines, under

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def news(self, log: list[dict[str, Any]], seen: int) -> list[Text]:
        """All that is new, in lines."""
        told = [event for event in log if event["place"] >= seen]
        return [line for event in told for line in self._said(event, seen, self.width)]

    def _said(self, event: dict[str, Any], seen: int, width: int) -> list[Text]:
        """An event; what goes without saying at the board has no line."""
        line = None if event["kind"] in self.kit.table_talk else event["sentence"]
        style = "dim" if event["place"] < seen else "bold" if event["kind"] == "turn begins" else ""
        return [] if line is None else fold(Text(line, style=style), width)

    def _recent(self, log: list[dict[str, Any]], seen: int, room: int, width: int) -> tuple[list[Text], int]:
        """The end of the log: all since the player's last move, and a little before; as much as there is room for. And
        how much of the new is left out."""
        told: list[list[Text]] = []
        new = 0
        for event in reversed(log):
            if event["place"] < seen and sum(map(len, told)) >= min(room, 6):
                break
            said = self._said(event, seen, width)
            if said:
                told.insert(0, said)
                new += event["place"] >= seen
        left_out = 0
        while sum(map(len, told)) + bool(left_out) > room and told:
            told.pop(0)
            left_out += 1
        out = [line for entry in told for line in entry]
        missed = max(0, new - len(told))
        if missed:
            return [Text(self.words("log-more", count=left_out), style="dim"), *out], missed
        return out, 0
