"""The goal of a puzzle: what seat A is to bring about, and by when.

    goal = { win = true }                                  before the turn ends
    goal = { gone = ["B.Stitch"], keep = ["Simba"] }       one is no longer in play then, the other still is
    goal = { least = { "A.lore" = 15 } }                   a number of a seat is at least this; `most`: at most
    goal = { survive = true }                              not beaten when the others have had their turn
    goal = { keep = ["Simba"], until = "reply" }           it must hold when the others have had their turn

The words are the same in all games; what they mean in one (where cards are in play, which numbers a seat has) its
scenario says, and how they are told its language files do.
"""

from __future__ import annotations

import copy
from typing import Any, Final, Literal

from arbitre.kernel.error import BadScenario
from arbitre.scenario.base import Scenario
from arbitre.scenario.words import COUNTS, INTEGER, NAMES, SEATS, TRUTH, Word, Words, check_table, known, one_of

SOLVER: Final = 0  # the seat whose goal it is
TURN: Final = "turn"
REPLY: Final = "reply"

GOAL: Final[Words] = {
    "win": Word(TRUTH, "A has won"),
    "survive": Word(TRUTH, "A has not lost when the others have had their turn"),
    "gone": Word(NAMES, "cards that are no longer in play"),
    "keep": Word(NAMES, "cards that are still in play, and with whom they were"),
    "least": Word(COUNTS, 'numbers of a seat that are at least this: `{ "A.lore" = 15 }`'),
    "most": Word(COUNTS, "numbers of a seat that are at most this"),
    "until": Word(
        one_of(TURN, REPLY),
        "when it must be so: before the turn of A ends (`turn`), or when the others have had theirs (`reply`)",
    ),
}

State = Literal["open", "met", "failed"]
Reading = tuple[int, str, int]
"""A seat, a number of it, and how much."""


class Goal:
    """What is to be brought about in a position, as it was laid out."""

    def __init__(self, scenario: Scenario) -> None:
        told = scenario.data.get("goal")
        check_table("goal", told, GOAL)
        assert isinstance(told, dict)
        if not set(told) - {"until"}:
            raise BadScenario(f"goal: nothing is to be brought about; there are: {known(GOAL)}")
        if scenario.game.active != SOLVER or scenario.game.decision is None:
            raise BadScenario("goal: it is A's, so the position must be one of A's turn")
        self.scenario: Final = copy.copy(scenario)
        self.scenario.game = scenario.game.copy()
        self.win: Final = bool(told.get("win"))
        self.survive: Final = bool(told.get("survive"))
        self.until: Final = REPLY if self.survive else str(told.get("until", TURN))
        self.gone: Final = tuple(self._card(name) for name in told.get("gone", ()))
        self.keep: Final = tuple(self._card(name) for name in told.get("keep", ()))
        self.least: Final = tuple(self._reading(what, much) for what, much in told.get("least", {}).items())
        self.most: Final = tuple(self._reading(what, much) for what, much in told.get("most", {}).items())
        zones = scenario.game.zones[SOLVER]
        self.own: Final = tuple(card for zone in scenario.in_play for card in zones[zone])
        self.turn: Final[int] = scenario.game.turn
        self.controller: Final = tuple(scenario.game.controller[card] for card in self.keep)
        seats = scenario.game.number_of_seats
        self.last: Final = self.turn + (seats if self.until == REPLY else 1)
        """The turn that must not begin before it is so."""

    def _card(self, name: str) -> int:
        scenario = self.scenario
        found = [card for card in scenario.meant(name) if scenario.game.zone_of[card] in scenario.in_play]
        if not found:
            raise BadScenario(f"goal: {name!r} is not in play")
        return found[0]

    def _reading(self, what: str, much: int) -> Reading:
        seat, _, field = what.partition(".")
        reads = self.scenario.seat_reads
        if seat not in SEATS or field not in reads or reads[field].kind is not INTEGER:
            numbers = known(name for name, word in reads.items() if word.kind is INTEGER)
            raise BadScenario(f'goal: {what!r} is no number of a seat, such as "A.X"; they have: {numbers}')
        return self.scenario.seat_named(seat), field, much

    def state(self, game: Any) -> State:
        """How it stands. It is looked at when the game is over, when the time is up, and whenever A could do something
        else with nothing half done."""
        if game.over:
            return "met" if self.won(game) and (self.win or self.survive or self.holds(game)) else "failed"
        late = game.turn >= self.last
        if self.win or self.survive:
            return ("met" if self.survive else "failed") if late else "open"
        if late:
            return "met" if self.holds(game) else "failed"
        decision = game.decision
        rests = decision.seat == SOLVER and decision.kind == "turn action" and game.turn == self.turn
        return "met" if rests and self.until == TURN and self.holds(game) else "open"

    def won(self, game: Any) -> bool:
        return game.result is not None and SOLVER in game.result.winners

    def holds(self, game: Any) -> bool:
        """Whether it is so now."""
        scenario = self.scenario
        in_play = scenario.in_play
        if any(game.zone_of[card] in in_play for card in self.gone):
            return False
        for card, seat in zip(self.keep, self.controller, strict=True):
            if game.zone_of[card] not in in_play or game.controller[card] != seat:
                return False
        return all(self.read(game, seat, field) >= much for seat, field, much in self.least) and all(
            self.read(game, seat, field) <= much for seat, field, much in self.most
        )

    def read(self, game: Any, seat: int, field: str) -> int:
        """A number of a seat."""
        self.scenario.game = game
        found: int = self.scenario.read_seat(seat, field)
        return found

    @property
    def key(self) -> str:
        """What kind of goal it is, as a name of the sentence that tells it."""
        parts = [word for word in ("win", "survive", "gone", "keep") if getattr(self, word)]
        if len(self.keep) > 1 and {*self.keep} == {*self.own}:
            parts.append("all")
        parts += [f"least-{SEATS[seat].lower()}-{field}" for seat, field, _ in self.least]
        parts += [f"most-{SEATS[seat].lower()}-{field}" for seat, field, _ in self.most]
        if self.until == REPLY and not self.survive:
            parts.append(REPLY)
        return "goal-" + "-".join(parts)

    def sentence(self, speaker: Any) -> str:
        """The goal as a sentence."""
        values: dict[str, Any] = {
            "gone": self._named(speaker, self.gone),
            "keep": self._named(speaker, self.keep),
            "number": next((much for _, _, much in (*self.least, *self.most)), 0),
        }
        told: str = speaker.says(self.key, values)
        return told

    def _named(self, speaker: Any, cards: tuple[int, ...]) -> str:
        """Cards by their names, as short as they are clear in this position."""
        game = self.scenario.game
        there = [game.facts[card].name for card, zone in enumerate(game.zone_of) if zone in self.scenario.in_play]
        names = [
            speaker.named(game, game.facts[card].name)
            if there.count(game.facts[card].name) == 1
            else speaker.card(game, card)
            for card in cards
        ]
        return str(speaker.listed(game, names)) if names else ""
