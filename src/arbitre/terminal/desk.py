"""The game on the table, and everything a player can do with it besides making moves: look, ask, take back, keep,
leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from arbitre.arguments import SEEDS
from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.players import Question
from arbitre.players.budget import Budget
from arbitre.players.hint import has_hints, hint
from arbitre.terminal import files, hinting, rules
from arbitre.terminal.again import Start
from arbitre.terminal.lines import cut, fold
from arbitre.terminal.menu import Menu, Numbers
from arbitre.terminal.screen import Screen
from arbitre.terminal.sight import Sight
from arbitre.terminal.takeback import Takebacks, opened
from arbitre.terminal.typed import Reader, Unclear, suggestion

UNREADABLE: Final = "\ufffd"  # stands for bytes that are no text
HINT: Final = 1.0  # seconds that a hint takes
MOST_DIGITS: Final = 20  # of a number that is worth repeating


class Leave(Exception):
    """The player wants to go."""


class Desk:
    """A game, the screen it is shown on, and the commands."""

    def __init__(
        self,
        game: Any,
        screen: Screen,
        read: Callable[[str], str],
        takebacks: Takebacks | None,
        begun: Start | None = None,
    ) -> None:
        self.game = game
        self.kit = screen.kit
        self.seat = screen.seat
        self.screen = screen
        self.speaker = screen.speaker
        self.words = screen.words
        self.marks = screen.marks
        self.begun = begun or Start(screen.kit, lang=screen.words.lang)
        self.takebacks = takebacks or Takebacks(screen.kit, screen.seat)
        self._read_line = read
        self._fresh = True  # the board has to be drawn
        self._looked: tuple[Any, int, Sight | None] = (game, 0, None)  # what the player sees, and of which moment
        self._numbers = Numbers()
        self._note = ""  # what to say under the board the next time it is drawn
        self._seen = len(game.events)  # how much of the log the player has seen
        self._saved = tuple(game.picks)  # what the last saved record has

    # -- talking -----------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        self.screen.say(text)

    def _read(self, prompt: str) -> str:
        """What is typed; only the end of a long question is on the input line."""
        *before, last = fold(Text(prompt), self.screen.width - 20)
        self.screen.show(before)
        while True:
            try:
                line = self._read_line(self.screen.writable(last.plain) + " ")
            except UnicodeDecodeError:
                line = UNREADABLE
            if UNREADABLE not in line:
                return line.strip()
            self.say(self.words("not-text"))

    def _sure(self, question: str) -> bool:
        while True:
            said = self._read(f"{question} {self.words('yes-or-no')}")
            if self.words.means("answer-yes", said):
                return True
            if self.words.means("answer-no", said) or not said:
                return False

    # -- commands ----------------------------------------------------------------------------------------------

    def _command(self, command: str, rest: str, menu: Menu | None = None) -> None:
        if command == "hint":
            self._hint(menu)
        elif command == "why":
            self._why(rest, menu)
        elif command == "undo":
            self._undo()
        elif command == "log":
            self._log()
        elif command == "card":
            self._card(rest)
        elif command == "rule":
            self._rule(rest)
        elif command == "save":
            self._save(rest)
        elif command == "load":
            self._load(rest)
        elif command == "concede":
            self._concede()
        elif command == "draw":
            self._draw()
        elif command == "help":
            self._help()
        elif command == "quit":
            self._quit()
        elif command == "board":
            self._fresh = True
        elif command == "moves":
            self._moves(menu)
        else:
            self._new_game()

    def _why(self, rest: str, menu: Menu | None) -> None:
        words = self.words
        if menu is None:
            raise Unclear(words("game-over"))
        if not rest:
            raise Unclear(words("needs-move", example=words("example-refused")))
        found = self.numbered(rest, menu) if rest.isdecimal() else self.reader().find(rest)
        if isinstance(found, Refusal):
            self.say(self.speaker.refusal(self.game, found))
        else:
            self.say(words("legal-now", number=menu.number(found)))

    def _hint(self, menu: Menu | None) -> None:
        """What the computer would do in the player's place, knowing no more than they do."""
        words = self.words
        if menu is None:
            raise Unclear(words("game-over"))
        if not has_hints(self.game.name):
            raise Unclear(words("hint-none"))
        self.say(words("hint-thinking", more=self.marks.more))
        found = hint(Question(self.game), self.thinking(), self.speaker)
        self.screen.show(
            hinting.lines(
                found,
                words,
                self.marks,
                self.screen.width,
                lambda one: "" if menu.typed else str(menu.number(one.places[0])),
            )
        )

    def thinking(self) -> Budget:
        """How long a hint may take."""
        return Budget(seconds=HINT)

    def _moves(self, menu: Menu | None) -> None:
        """All of them in full, where the screen had no room for that."""
        if menu is None:
            raise Unclear(self.words("game-over"))
        if menu.typed:
            raise Unclear(self.words("no-moves-to-number"))
        self.screen.show(menu.lines(self.screen.width))

    def numbered(self, digits: str, menu: Menu) -> int:
        """The place of the option with a number."""
        if menu.typed:
            raise Unclear(self.words("no-moves-to-number"))
        place = menu.place(int(digits)) if len(digits) < MOST_DIGITS else None
        if place is None:
            first, last = menu.numbers()
            number = cut(digits, MOST_DIGITS, self.marks)
            if len(digits) < MOST_DIGITS and menu.is_gone(int(digits)):
                raise Unclear(self.words("gone-number", number=number))
            if first == last:
                raise Unclear(self.words("only-number", number=number, only=first))
            raise Unclear(self.words("no-such-number", number=number, first=first, last=last))
        return place

    def sight(self) -> Sight:
        """What the player sees now."""
        game, picks, sight = self._looked
        if sight is None or game is not self.game or picks != len(self.game.picks):
            sight = self.screen.sight(self.game)
            self._looked = (self.game, len(self.game.picks), sight)
        return sight

    def reader(self) -> Reader:
        return self.kit.reader(self.sight(), self.words, self._ask_game)

    def _ask_game(self, said: str) -> int | Refusal:
        """The place of the option that a move means as records write it, or why there is none."""
        found = self.game.find(said, self.seat)
        if isinstance(found, Refusal):
            return found
        return next(place for place, option in enumerate(self.game.decision.options) if option is found)

    def _help(self) -> None:
        words = self.words
        examples = {about: words(f"example-{about}") for about in ("move", "refused", "rule")}
        self.say(words("help", **examples))
        self.say(words("help-board", **vars(self.marks)))

    def _undo(self) -> None:
        words = self.words
        if not self.takebacks.possible():
            raise Unclear(words("nothing-to-undo"))
        told = self.takebacks.told_since(self.game)
        if told:
            lines = [line for event in told if (line := self.speaker.event(self.game, event, self.seat))]
            what = (lines or [self.marks.more])[0].rstrip(".") + (f" {self.marks.more}" if len(lines) > 1 else "")
            if not self._sure(words("undo-told", what=what)):
                return
        self.game = self.takebacks.take_back()
        self._seen = min(self._seen, len(self.game.events))
        self._fresh = True
        self._note = words("undone")

    def _log(self) -> None:
        for event in self.screen.log(self.game):
            if event["sentence"]:
                text = Text(event["sentence"], style="bold" if event["kind"] == "turn begins" else "")
                self.screen.show([text.append(f"  {event['rule']}", style="dim")])

    def _card(self, rest: str) -> None:
        words = self.words
        if not rest:
            raise Unclear(words("needs-card", example=f"{words.first('command-card')} {words('example-card')}"))
        known = {card["name"] for card in self.reader().cards(rest)}
        found = {facts.key: facts.data for facts in self.game.facts if facts.key in known} or self.kit.in_pool(rest)
        if not found:
            every = self.kit.every_name(words.lang)
            raise Unclear(words("no-such-card-at-all", text=rest) + suggestion(words, rest, every))
        if len(found) > 4:
            names = [self.kit.name_of(card, words.lang) for card in found.values()]
            raise Unclear(words("could-be", text=rest, names="; ".join(names[:12])))
        for card in found.values():
            self.screen.show(self.kit.sheet(card, self.speaker, words))
            self.screen.show([Text("  ").append_text(line) for line in self.kit.reminders(card, words.lang)])

    def _rule(self, rest: str) -> None:
        words = self.words
        if not rest:
            raise Unclear(words("needs-rule", example=f"{words.first('command-rule')} {words('example-rule')}"))
        self.screen.show(rules.told(words, rest))

    def _save(self, rest: str) -> bool:
        words = self.words
        if not rest:
            raise Unclear(words("needs-file", command=words.first("command-save")))
        try:
            if files.exists(rest) and not self._sure(words("file-exists", file=rest)):
                self.say(words("not-saved"))
                return False
            files.write(rest, self.game.record())
        except (files.Unusable, Error) as fault:
            raise Unclear(words("cant-write", file=rest, why=str(fault))) from fault
        self._saved = tuple(self.game.picks)
        self.say(words("saved", file=rest))
        return True

    def _load(self, rest: str) -> None:
        words = self.words
        if not rest:
            raise Unclear(words("needs-file", command=words.first("command-load")))
        try:
            text = files.read(rest)
        except files.Unusable as fault:
            raise Unclear(words("cant-read", file=rest, why=str(fault))) from fault
        try:
            game, takebacks = opened(self.kit, text, self.seat)
        except Error as fault:
            raise Unclear(words("not-loaded", file=rest, why=str(fault))) from fault
        if self._unsaved() and not self._sure(words("load-sure")):
            return
        self.start(game, takebacks)
        self._note = words("loaded", file=rest, turn=game.turn)

    def start(self, game: Any, takebacks: Takebacks) -> None:
        """Go on with another game."""
        self.game = game
        self.takebacks = takebacks
        self._seen = len(game.events)
        self._saved = tuple(game.picks)
        self._fresh = True

    def _concede(self) -> None:
        if self._sure(self.words("concede-sure")):
            self._seen = len(self.game.events)
            self.game.concede(self.seat)
            self._fresh = True

    def _draw(self) -> None:
        """Offer a draw; the others say at once whether they agree."""
        agrees = self.kit.agrees_to_draw(self.game)
        if agrees is None:
            raise Unclear(self.words("no-draws"))
        if not self._sure(self.words("draw-sure")):
            return
        self._seen = len(self.game.events)
        game: Any = self.game.copy()
        for seat in range(game.number_of_seats):
            if seat == self.seat or agrees:
                game.agree_draw(seat)
        self.game = game
        self._fresh = True
        if not agrees:
            self._note = self.words("draw-refused")

    def _quit(self) -> None:
        if self._unsaved():
            said = self._read(self.words("quit-save", file=files.autosave_name(self._record())))
            if not said or self.words.means("answer-yes", said):
                if not self._autosave():
                    return
            elif said != "-" and not self.words.means("answer-no", said) and not self._save(said):
                return
        raise Leave

    def _new_game(self) -> None:
        """The next game of the evening: the same decks, the next seed; the loser says who starts."""
        setup = self.game.setup
        result = self.game.result
        if result is None or setup is None:
            raise Unclear(self.words("only-over"))
        losers = [seat for seat in range(self.game.number_of_seats) if seat not in result.winners]
        chooser = losers[0] if losers and setup.starting is None else None
        game = self.kit.next_game(setup, (setup.seed + 1) % SEEDS, chooser)
        self.start(game, Takebacks(self.kit, self.seat))

    # -- what would be lost ------------------------------------------------------------------------------------

    def _unsaved(self) -> bool:
        """Whether something would be lost: picks were made that no file has, and the game is not over."""
        return not self.game.over and bool(self.game.picks) and tuple(self.game.picks) != self._saved

    def _record(self) -> str | None:
        """The record of the game; None if it has none, as one that did not begin at its beginning."""
        try:
            return str(self.game.record())
        except Exception:  # whatever it is: the player wants to save what can be saved
            return None

    def _autosave(self) -> bool:
        """Keep the game, then say where it is; False if that failed."""
        if not self._unsaved():
            return True
        record = self._record()
        file = files.autosave_name(record)
        try:
            files.write(file, record if record is not None else self.game.record())
        except Exception as fault:
            self.say(self.words("autosave-failed", file=file, why=str(fault)))
            return False
        self._saved = tuple(self.game.picks)
        self.say(self.words("autosaved", file=file))
        self.screen.verbatim(self.begun.go_on(file))
        return True
