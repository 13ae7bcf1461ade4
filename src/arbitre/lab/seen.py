"""What games say of the cards of a deck: how often it wins when a card is in the opening hand, is drawn, is played, and
when it is not seen.

Such numbers flatter some cards: one that is played late is played in games that went well enough to last, one that is
cheap is played in all of them. What a card is worth is seen only by changing it (`lab/deck.py`, --worth).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from arbitre.lab.deals import Match, Played
from arbitre.lab.differences import Difference
from arbitre.lab.reading import DRAWN, PLAYED, different
from arbitre.lab.runs import points
from arbitre.lab.statistics import Score

LEAST: Final = 5  # games on either side, before a difference is told


class Seen(NamedTuple):
    """One card of a deck."""

    card: str
    copies: int
    opening: Score
    """Games in which it was in the opening hand."""
    drawn: Score
    """Games in which it was drawn later on."""
    played: Score
    unseen: Score
    """Games in which it was neither in the opening hand nor drawn."""
    turn_drawn: float
    turn_played: float
    """In which own turn it came up and was played first, on average; 0 if it never was."""
    gain: Difference
    """How much more is won when it is seen than when it is not."""


def cards_seen(match: Match, games: Sequence[Played]) -> list[Seen]:
    """All different cards of deck A."""
    names = different(list(match.a))
    return [_seen(name, place, match.a.count(name), games) for place, name in enumerate(names)]


def _seen(name: str, place: int, copies: int, games: Sequence[Played]) -> Seen:
    opening, drawn, played, unseen, seen = Score(), Score(), Score(), Score(), Score()
    came: list[int] = []
    used: list[int] = []
    for game in games:
        result = points(game)
        side = game.sides[0]
        turns = [turn for turn, what, card in side["moves"] if what == DRAWN and card == place]
        plays = [turn for turn, what, card in side["moves"] if what == PLAYED and card == place]
        held = place in side["hand"]
        if held:
            opening.add(result)
        if turns:
            drawn.add(result)
        if plays:
            played.add(result)
            used.append(min(plays))
        if held or turns:
            seen.add(result)
            came.append(0 if held else min(turns))
        else:
            unseen.add(result)
    return Seen(name, copies, opening, drawn, played, unseen, _mean(came), _mean(used), apart(seen, unseen))


def apart(one: Score, other: Score) -> Difference:
    """The difference of two shares of different games."""
    if min(one.games, other.games) < LEAST:
        return Difference(one.share - other.share, math.inf, one.games + other.games)
    # Two wins and two losses more, so that a share of 0 or 1 is not taken for sure.
    spread = 0.0
    for score in (one, other):
        count = score.games + 4
        share = (score.points + 2) / count
        spread += share * (1 - share) / count
    return Difference(one.share - other.share, math.sqrt(spread), one.games + other.games)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
