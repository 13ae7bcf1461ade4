"""A game in the terminal against the computer: draw, ask, do what was typed, let the others play, until it is over."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from arbitre.kernel.decision import Decision, Refusal
from arbitre.players import Player, answer
from arbitre.terminal.again import Start
from arbitre.terminal.board import Board
from arbitre.terminal.desk import Desk, Leave
from arbitre.terminal.hangup import INTERRUPTED, Hangup, hangups
from arbitre.terminal.labels import Labels
from arbitre.terminal.lines import cut, fold
from arbitre.terminal.menu import ROOMY, TIGHT, TIGHTEST, Menu
from arbitre.terminal.screen import Screen
from arbitre.terminal.takeback import Takebacks
from arbitre.terminal.typed import Unclear, command_of, suggestion

MOST_ABOUT: Final = 2  # lines of the effect that asks, where there is little room
BEFORE: Final = 60  # this many events before the player's last move may still be shown


class Session(Desk):
    """One person (a seat) at the terminal; every other seat is played by the computer."""

    def __init__(
        self,
        game: Any,
        players: Callable[[int], Player],
        screen: Screen,
        read: Callable[[str], str],
        *,
        delay: float = 0,
        takebacks: Takebacks | None = None,
        begun: Start | None = None,
    ) -> None:
        super().__init__(game, screen, read, takebacks, begun)
        self._players = players
        self._delay = delay

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over and the player leaves. What was not finished is kept in a file."""
        status = 0
        with hangups():
            try:
                while True:
                    self._step()
            except Leave:
                pass
            except EOFError:
                self.say("")
                self._autosave()
            except Hangup as end:
                return self._cut_off(128 + end.number)
            except KeyboardInterrupt:
                status = INTERRUPTED
                self.say("")
                self.say(self.words("interrupted"))
                self._autosave()
            except OSError:  # nobody reads any more, or the disk is full
                self._cut_off()
                raise
            except Exception as fault:
                status = 1
                self.say("")
                self._autosave()
                self.say(self.words("fault", what=f"{type(fault).__name__}: {fault}"))
        self.say(self.words("goodbye"))
        return status

    def _cut_off(self, status: int = 1) -> int:
        """Save the game, even if nobody may be told any more that it is saved."""
        with contextlib.suppress(OSError):
            self._autosave()
        return status

    def _step(self) -> None:
        decision = self.game.decision
        if decision is None:
            self._over()
        elif decision.seat != self.seat:
            self._computer(decision)
        else:
            place = self.kit.settled(self.sight())
            if place is None:
                self._ask()
            else:
                self._apply(place)

    def _computer(self, decision: Decision) -> None:
        self._apply(answer(self._players(decision.seat), self.game))
        if self._delay and not self.game.over:
            self._draw_all([self._told(decision)])
            time.sleep(self._delay)

    def _told(self, decision: Decision) -> list[Text]:
        more = self.marks.more
        return [Text(self.words("thinking", name=self.speaker.seat(self.game, decision.seat), more=more), style="dim")]

    def _draw_all(self, below: Sequence[list[Text]], board: Board | None = None) -> int:
        """The board with the end of the log; how much that is new was left out of it."""
        log = self._log_lines()
        return self.screen.draw(board or self.screen.board(self.sight()), log, below, self._seen)

    def _log_lines(self) -> list[dict[str, Any]]:
        return self.screen.log(self.game, max(0, self._seen - BEFORE))

    def _ask(self) -> None:
        board = self.screen.board(self.sight())
        menu = self.menu(board.labels)
        line = ""
        if self._fresh:
            noted = self._noted()
            below = [[*noted, *self._question(menu, board.labels, tight)] for tight in (ROOMY, TIGHT, TIGHTEST)]
            if self._draw_all(below, board) and self.screen.console.is_terminal:
                line = self._tell_news()
                self._draw_all(below, board)
            self._fresh = False
        line = line or self._read(self.words("prompt-name" if menu.typed else "prompt"))
        if not line:
            self._fresh = True
            return
        try:
            self._typed(line, menu)
        except Unclear as fault:
            self.say(str(fault))

    def menu(self, labels: Labels) -> Menu:
        """What can be answered now."""
        return self.kit.menu(self.sight(), self.speaker, self.words, labels, self.marks, self._numbers)

    def _tell_news(self) -> str:
        """All that happened since the player's last move, page by page, where the board leaves no room for it. What is
        typed there is an answer already."""
        lines = self.screen.news(self._log_lines(), self._seen)
        page = max(4, self.screen.console.height - 3)
        for start in range(0, len(lines), page):
            self.screen.clear()
            self.screen.show([Text(self.words("news"), style="bold"), *lines[start : start + page]])
            line = self._read(self.words("prompt-news"))
            if line:
                return line
        return ""

    def _typed(self, line: str, menu: Menu) -> None:
        if line.isdecimal():
            self._pick(self.numbered(line, menu))
            return
        command = command_of(self.words, line)
        if command is not None:
            self._command(*command, menu)
            return
        named = menu.named(line)
        if len({menu.number(place) for place in named}) == 1:
            self._pick(named[0])
            return
        if menu.typed:
            names = [menu.shown(place) for place in named[:6]]
            if names:
                raise Unclear(self.words("could-be", text=line, names="; ".join(names)))
            near = suggestion(self.words, line, menu.every_way())
            raise Unclear(self.words("no-such-card-at-all", text=line) + near)
        try:
            found = self.reader().find(line)
        except Unclear as fault:
            if self.reader().is_move(line):
                raise
            raise Unclear(self.words("not-understood", text=line)) from fault
        if isinstance(found, Refusal):
            self.say(self.speaker.refusal(self.game, found))
        else:
            self._pick(found)

    def _pick(self, place: int) -> None:
        self.takebacks.note(self.game)
        self._seen = len(self.game.events)
        self._apply(place)

    def _apply(self, place: int) -> None:
        """On a copy, so that nothing is left half done when the player interrupts."""
        game: Any = self.game.copy()
        game.apply(place)
        self.game = game
        self._fresh = True

    # -- the end -----------------------------------------------------------------------------------------------

    def _over(self) -> None:
        game = self.game
        words = self.words
        result = game.result
        assert result is not None
        if self._fresh:
            said = self.speaker.result(game, self.seat)
            lost = result.winners and self.seat not in result.winners
            lines = [Text(f"{words('you-lost')} {said}" if lost else said, style="bold")]
            if game.setup is not None:
                same = self.begun.same(game.setup)
                if same is not None:
                    lines += [Text(words("to-repeat"), style="dim"), Text(same, style="dim")]
            self._draw_all([[*self._noted(), *lines]])
            self._fresh = False
        line = self._read(words("prompt-over"))
        if not line:
            raise Leave
        command = command_of(words, line)
        try:
            if command is None or command[0] in ("concede", "draw"):
                raise Unclear(words("game-over"))
            self._command(*command)
        except Unclear as fault:
            self.say(str(fault))

    def _noted(self) -> list[Text]:
        """What was to be said under the board."""
        note, self._note = self._note, ""
        return fold(Text(note), self.screen.width) if note else []

    def _question(self, menu: Menu, labels: Labels, tight: int) -> list[Text]:
        """What is asked and the answers."""
        width = self.screen.width
        question = self.sight().question
        out: list[Text] = []
        if self.kit.asks_aloud(question["kind"]):
            out += fold(Text(question["sentence"], style="bold"), width)
            for about in self.kit.asked_about(self.sight(), self.words, labels):
                told = fold(Text(about, style="italic"), width)
                if tight == TIGHTEST and len(told) > MOST_ABOUT:
                    *told, last, rest = told[: MOST_ABOUT + 1]
                    told.append(Text(cut(f"{last.plain} {rest.plain}", width, self.marks), style="italic"))
                out += told
        return out if menu.typed else out + menu.lines(width, tight)
