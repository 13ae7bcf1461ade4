"""Scripts of games with windows in which players may respond: a window that the script does not speak of passes."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from arbitre.kernel.decision import NO_CARD, Option, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.scenario.base import Move, Scenario
from arbitre.scenario.words import SEATS


class WindowScript(Scenario):
    """How such a script is played. Moves may be several answers: what is picked for one follows "->"."""

    windows: ClassVar[tuple[str, ...]]
    """The questions that are windows; their first option passes."""
    deeds: ClassVar[tuple[str, ...]]
    """How moves begin that can be made in a window."""
    notation: ClassVar[Any]
    """The module of the game that knows moves by what they are called."""

    seats = 2

    def __init__(self, data: dict[str, Any], cards: Any) -> None:
        self.data = data
        self.pool = cards
        self.rows = []
        for seat in range(self.seats):
            self.read_position(seat, self.seat_table(seat))
        self.game = self.lay()

    # -- what differs from game to game ------------------------------------------------------------------------

    def window(self) -> str:
        """What the window that is open is called."""
        raise NotImplementedError

    def by_itself(self, following: Move | None) -> Option | None:
        """The answer to a question that needs no move, unless the next move is about it."""
        return None

    def first_part(self, text: str) -> str:
        """A move without what is picked for it."""
        return text.split(" -> ")[0]

    def read_position(self, seat: int, table: dict[str, Any]) -> None:
        """Lay what the file says of a seat."""
        raise NotImplementedError

    def lay(self) -> Any:
        """The game with the cards that have been laid."""
        raise NotImplementedError

    # -- what is called what -----------------------------------------------------------------------------------

    def is_meant(self, card: int, text: str) -> bool:
        meant: bool = card != NO_CARD and self.notation.is_meant(self.game, card, text)
        return meant

    def meant(self, name: str) -> list[int]:
        found: list[int] = self.notation.cards_meant(self.game, name)
        return found

    def find_in(self, game: Any, seat: int, text: str) -> Option | Refusal:
        found: Option | Refusal = self.notation.find(game, text, seat)
        return found

    def answer_in(self, game: Any, seat: int, text: str) -> Option | Refusal:
        """An answer whose kind need not be said: a name, a number, a word."""
        found: Option | Refusal = self.notation.answer(game, re.sub("^pick ", "choose ", text), seat)
        return found

    def card_meant(self, subject: str, field: str, what: str) -> int:
        """The first card with that name. Where its zone is asked for, NO_CARD if it is nowhere any more."""
        game = self.game
        found: list[int] = self.notation.cards_meant(game, subject)
        if found:
            return found[0]
        if field == "zone" and any(facts.name.casefold().startswith(subject.casefold()) for facts in game.facts):
            return NO_CARD
        raise BadScenario(f"{what!r}: no card in this game is called {subject!r}")

    def read_lie(self, card: int, field: str) -> Any:
        """How it lies there: face down or not, whose it is, who controls it."""
        if field == "facedown":
            return self.game.face_down[card]
        return SEATS[(self.game.owner if field == "owner" else self.game.controller)[card]]

    # -- windows -----------------------------------------------------------------------------------------------

    def settle(self, following: Move | None) -> None:
        """Pass every window that the next move does not speak of."""
        while True:
            decision = self.game.decision
            if self.in_window() and not self._is_for(following):
                self.game.apply(decision.options[0])
                continue
            silent = self.by_itself(following)
            if silent is None:
                break
            self.game.apply(silent)
        if following is not None and following.window and not (self.in_window() or following.window == "now"):
            raise BadScenario(f"{following.text!r}: there is no window {following.window} of {following.seat}")

    def in_window(self) -> bool:
        decision = self.game.decision
        return decision is not None and decision.kind in self.windows

    def _is_for(self, move: Move | None) -> bool:
        """Whether the next move is made in the window that is open."""
        if move is None:
            return False
        if move.window == "now":
            return True
        decision = self.game.decision
        if SEATS[decision.seat] != move.seat or (move.window and move.window != self.window()):
            return False
        if move.text in ("pass", "pass for the turn", "concede") or move.window:
            return True
        first = self.first_part(move.text)
        if not first.startswith(self.deeds):
            return False
        return move.refused is not None or isinstance(self.find(decision.seat, first), Option)

    # -- moves -------------------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        name: str = self.game.facts[card].name
        return name

    def legal(self, text: str) -> Refusal | None:
        game, earlier = self.game.copy(), self.earlier
        found = self.make(Move(SEATS[self.game.decision.seat], text))
        self.game, self.earlier = game, earlier
        return found

    def pass_windows(self) -> None:
        while self.in_window():
            self.game.apply(self.game.decision.options[0])

    def answers(self, seat: int, items: list[str], start: int, refused: str | None) -> Refusal | None:
        """What is picked or chosen for a move. A pick that leaves no choice is not asked: then it must have been that
        very one."""
        game = self.game
        claimed: list[int] = []
        for item in items:
            picked = [event.card for event in game.events.since(start) if event.kind == "chosen"]
            for card in claimed:
                if card in picked:
                    picked.remove(card)
            silent = [card for card in picked if self.is_meant(card, item)]
            if silent:
                claimed.append(silent[0])
                continue
            self.pass_windows()
            decision = game.decision
            if decision is None or decision.kind == "turn action" or decision.seat != seat:
                if refused is not None:
                    return self.unasked(seat, item, refused, self.before) or Refusal(self.not_asked)
                asked = self.question()
                raise BadScenario(f"{item!r}: nobody asked {SEATS[seat]} for it; the game asks: {asked}")
            found = self.answer_in(game, seat, item)
            if isinstance(found, Refusal):
                return found
            game.apply(found)
            if found.card != NO_CARD:
                claimed.append(found.card)
        return None
