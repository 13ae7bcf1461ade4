"""What `words.py` declares, as types. Made from it: `arbitre protocol --kinds briscola`."""

from __future__ import annotations

from typing import Literal

# fmt: off

OptionKind = Literal[
    "play"
]

QuestionKind = Literal[
    "play a card"
]

EventKind = Literal[
    "deals", "turns up", "turn begins", "draws", "draws trump", "plays", "takes", "has most", "concedes"
]
