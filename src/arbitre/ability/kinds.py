"""What `words.py` declares, as types. Made from it: `arbitre protocol --kinds ability`."""

from __future__ import annotations

from typing import Literal

# fmt: off

OptionKind = Literal[
    "end turn", "use", "put away", "yes", "no", "done", "choose", "discard", "player", "number", "mode", "name",
    "next", "top", "bottom", "replace"
]

QuestionKind = Literal[
    "who starts", "may", "choose card", "choose discard", "choose player", "choose number", "choose one",
    "choose order", "top or bottom", "name a card", "choose replacement"
]

EventKind = Literal[
    "shuffles", "starts", "turn begins", "turn ends", "can't", "concedes", "chance", "looks", "reveals",
    "reveals hand", "names", "replaced", "lasts", "heals", "leaves play"
]
