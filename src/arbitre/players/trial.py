"""Trying options out: the position each leads to, once all that follows at once is answered, and what that is worth.

It is tried on copies that know no more than the player's seat does. Questions that follow are answered for whoever is
asked: its own by what suits it best, those of opponents by what suits them best, as far as the number of tries allows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision, Option
from arbitre.players.strangers import NONE, unseen

WIDE: Final = 40  # of a question with more answers than this not all are tried out
LONG: Final = 400  # a turn with more events than this goes in circles; most have fewer than 80


@dataclass(frozen=True)
class Ways:
    """How the options of a game are tried out."""

    worth: Callable[[Any, int, frozenset[int]], int]
    """What a position is worth to a seat that had not seen these cards when it was asked: it only imagines what they
    are."""
    settled: tuple[str, ...]
    """The questions at which a position is looked at."""
    tries: int
    """Positions looked at for one option."""
    habit: Callable[[Any, Decision], int | None] = lambda game, decision: None
    """Answers that are given without trying."""
    plays: tuple[str, ...] = ("play",)
    """The options that play a card."""

    def best(self, game: Any, decision: Decision, places: Sequence[int]) -> tuple[int, int]:
        """The place of the best of these options, and what it is worth. Of equals the first."""
        best, most = places[0], 0
        seen: dict[tuple[object, ...], int] = {}
        strangers = unseen(game, decision.seat)
        for place in places:
            key = _alike(game, decision.options[place])
            if key not in seen:
                seen[key] = value = _Trial(self, decision.seat, strangers).value(game, place)
                if len(seen) == 1 or value > most:
                    best, most = place, value
        return best, most

    def best_spare(self, game: Any, decision: Decision, places: Sequence[int], present: int) -> int | None:
        """Of options that each use a card up, as ink or as a resource, the place of the best one that is better than
        this and does not take the only card that could be played in this turn."""
        left = list(places)
        while left:
            place, value = self.best(game, decision, left)
            if value <= present:
                return None
            if not self._takes_only_play(game, decision, place, places):
                return place
            left.remove(place)
        return None

    def _takes_only_play(self, game: Any, decision: Decision, place: int, places: Sequence[int]) -> bool:
        """Whether the card could be played, now or if another of these is taken, and nothing worth playing is left in
        the hand."""
        seat = decision.seat
        after = self._after(game, place)
        left = self._plays(after, seat)
        if left and self.best(after, after.decision, list(left))[1] > self.worth(after, seat, NONE):
            return False
        card = decision.options[place].card
        if card in self._plays(game, seat).values():
            return True
        others = [other for other in places if decision.options[other].card != card]
        return any(card in self._plays(self._after(game, other), seat).values() for other in others)

    def _after(self, game: Any, place: int) -> Any:
        """The position an option leads to, if all that follows is answered by habit."""
        twin = game.copy()
        twin.apply(place)
        while twin.decision is not None and twin.decision.kind not in self.settled:
            twin.apply(self.habit(twin, twin.decision) or 0)
        return twin

    def _plays(self, game: Any, seat: int) -> dict[int, int]:
        """The places of the options that play a card of this hand, each with its card."""
        options = () if game.decision is None else game.decision.options
        hand = game.zones[seat][game.zone_index["hand"]]
        return {i: option.card for i, option in enumerate(options) if option.kind in self.plays and option.card in hand}

    def respond(self, game: Any, decision: Decision, margin: int) -> int:
        """In a window: what is clearly better than passing, unless the turn goes in circles. Nobody gains by passing
        for the turn."""
        places = [i for i, option in enumerate(decision.options) if not option.kind.startswith("pass")]
        passing = next(i for i, option in enumerate(decision.options) if option.kind == "pass")
        if not places or goes_in_circles(game):
            return passing
        present = self.best(game, decision, [passing])[1]
        place, value = self.best(game, decision, places)
        return place if value > present + margin else passing

    def answer(self, game: Any, decision: Decision, seed: int) -> int:
        """By habit, or the best; any where there are too many to try."""
        usual = self.habit(game, decision)
        if usual is not None:
            return usual
        number = len(decision.options)
        if number > WIDE:
            return Chance(seed ^ len(game.picks)).below(number)
        return self.best(game, decision, range(number))[0]


def goes_in_circles(game: Any) -> bool:
    """Whether this turn has gone on for so long that it had better end."""
    return bool(game.length_of_turn() > LONG)


def _alike(game: Any, option: Option) -> tuple[object, ...]:
    """Options that differ only in which of several equal cards in hand they use are one."""
    card: object = option.card
    if option.card >= 0 and game.zone_of[option.card] == game.zone_index["hand"]:
        card = game.facts[option.card].key
    return (option.kind, card, option.target, option.number)


class _Trial:
    """One option tried out."""

    def __init__(self, ways: Ways, seat: int, strangers: frozenset[int]) -> None:
        self.ways = ways
        self.strangers = strangers
        self.seat = seat
        self.left = ways.tries

    def value(self, game: Any, place: int) -> int:
        self.left -= 1
        twin = game.copy()
        twin.apply(place)
        return self.reached(twin)

    def reached(self, game: Any) -> int:
        while game.decision is not None and game.decision.kind not in self.ways.settled:
            decision = game.decision
            usual = self.ways.habit(game, decision)
            if usual is None and len(decision.options) <= min(self.left, WIDE):
                values = [self.value(game, place) for place in range(len(decision.options))]
                return max(values) if decision.seat in game.side(self.seat) else min(values)
            game.apply(usual or 0)
        return self.ways.worth(game, self.seat, self.strangers)
