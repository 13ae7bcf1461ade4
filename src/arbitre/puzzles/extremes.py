"""How far one can get in a turn: the most, or the least, that a number of a seat can be made whatever others do."""

from __future__ import annotations

from typing import Any, Final

from arbitre.players.planning import distinct
from arbitre.players.strangers import unseen
from arbitre.puzzles.solving import MOST, TooWide, by_chance
from arbitre.scenario.base import Scenario
from arbitre.scenario.goal import SOLVER


class Extreme:
    """What a number of a seat is when `turns` turns are over, if the first seat wants it high (1) or low (-1), and the
    others do not."""

    def __init__(self, scenario: Scenario, seat: int, field: str, sign: int, turns: int = 1, most: int = MOST) -> None:
        self.scenario: Final = scenario
        self.seat: Final = seat
        self.field: Final = field
        self.sign: Final = sign
        self.most: Final = most
        self.last: Final = scenario.game.turn + turns
        self.strangers: Final = unseen(scenario.game, SOLVER)
        self.known: Final[dict[str, int]] = {}

    def value(self, game: Any) -> int:
        if game.over or game.turn >= self.last:
            kept, self.scenario.game = self.scenario.game, game
            found: int = self.sign * self.scenario.read_seat(self.seat, self.field)
            self.scenario.game = kept
            return found
        key = game.position(False)
        known = self.known.get(key)
        if known is not None:
            return known
        if len(self.known) >= self.most:
            raise TooWide(f"more than {self.most} positions")
        decision = game.decision
        mine = decision.seat == SOLVER
        self.known[key] = -(10**6) if mine else 10**6
        best: int | None = None
        for place in distinct(game, decision, self.strangers if mine else frozenset()) or range(len(decision.options)):
            child = game.copy()
            child.apply(place)
            if by_chance(game, child) and not (child.over or child.turn >= self.last):
                continue
            value = self.value(child)
            best = value if best is None else max(best, value) if mine else min(best, value)
        self.known[key] = found = -(10**6) if best is None else best
        return found
