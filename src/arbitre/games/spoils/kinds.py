"""What `words.py` declares, as types. Made from it: `arbitre protocol --kinds spoils`."""

from __future__ import annotations

from typing import Literal

# fmt: off

OptionKind = Literal[
    "play", "flip up", "attack", "pass", "pass for the turn", "face up", "face down", "pay with", "text", "assign",
    "keep", "type", "icon", "resolve", "end turn", "use", "put away", "yes", "no", "done", "choose", "discard",
    "player", "number", "mode", "name", "next", "top", "bottom", "replace"
]

QuestionKind = Literal[
    "turn action", "response", "battle", "starting resource", "mulligan", "play resource", "choose attackers",
    "choose blockers", "assign damage", "choose trigger", "keep unique", "choose text", "choose card", "bid",
    "choose icon", "choose type", "pay with", "divide", "host", "who starts", "may", "choose discard",
    "choose player", "choose number", "choose one", "choose order", "top or bottom", "name a card",
    "choose replacement"
]

EventKind = Literal[
    "faction", "starting resource", "turns up", "mulligans", "turn starts", "draws", "detaches", "declares end",
    "plays resource", "played", "uses ability", "pays", "pays less next", "takes back", "resolves", "terminated",
    "duplicated", "bids", "wins the bid", "chosen", "searches", "flips a coin", "coin flipped", "rolls",
    "attack announced", "attacked", "attacked in number", "attacks with", "attacks", "blocks with", "blocks",
    "is blocked", "joins the battle", "leaves the battle", "speed", "assigns", "assigns damage", "battle ends",
    "inflicts damage", "dealt damage", "shielded", "gains influence", "loses influence", "gets tokens",
    "loses tokens", "enters play", "destroyed", "put into hand", "put into the discard pile", "put on the deck",
    "put on top of the deck", "put on the bottom of the deck", "removed from game", "flipped", "put into discard",
    "put into discard from play", "discards", "exerts", "readies", "attached", "detached", "changes control", "gets",
    "gains", "becomes", "loses type", "controls icons", "loses", "endless loop", "goes through a loop", "shuffles",
    "starts", "turn begins", "turn ends", "can't", "concedes", "chance", "looks", "reveals", "reveals hand", "names",
    "replaced", "lasts", "heals", "leaves play"
]
