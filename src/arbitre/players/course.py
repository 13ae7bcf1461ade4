"""How a game went for a seat: its chance to win at each of its questions, and what its answers lost.

Each moment is judged by what the seat could know then (`hint.py`): nobody is blamed for what lay hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from arbitre.players.budget import Budget
from arbitre.players.hint import hint
from arbitre.players.question import Question
from arbitre.sentences.speaker import Speaker

POSITIONS: Final = 400  # looked at for a moment
CLOSER: Final = 3  # times as many for one that seems to have lost much
LISTED: Final = 5  # moves that are told
LEAST: Final = 0.03  # a smaller loss is not worth telling


class Judged(NamedTuple):
    """One answer of a seat."""

    chance: float
    """To win before it, with the best answer."""
    error: float
    taken: float
    """To win with the answer that was given."""
    sentence: str
    """What was done."""
    better: str
    """What would have been best; "" if it was that."""
    line: tuple[str, ...]
    """How it would have gone on."""

    @property
    def loss(self) -> float:
        return max(0.0, self.chance - self.taken)


def judged(question: Question, place: int, speaker: Speaker, positions: int = POSITIONS) -> Judged:
    """What an answer was worth."""
    found = hint(question, Budget(positions=positions), speaker, keep=(place,))
    best, mine = found.best, found.of(place)
    same = place in best.places or best.chance <= mine.chance
    return Judged(
        best.chance, best.error, mine.chance, mine.sentence, "" if same else best.sentence, () if same else best.line
    )


def worst(course: Sequence[Judged], count: int = LISTED) -> list[int]:
    """The places of the answers that lost most, the worst first."""
    lost = [place for place, one in enumerate(course) if one.better and one.loss >= LEAST]
    return sorted(lost, key=lambda place: (-course[place].loss, place))[:count]
