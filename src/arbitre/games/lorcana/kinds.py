"""What `words.py` declares, as types. Made from it: `arbitre protocol --kinds lorcana`."""

from __future__ import annotations

from typing import Literal

# fmt: off

OptionKind = Literal[
    "hand over", "ink", "play", "shift", "sing", "sing together", "play free", "use", "use free", "quest",
    "challenge", "move", "enter ready", "enter exerted", "resolve", "replace", "end turn", "put away", "yes", "no",
    "done", "choose", "discard", "player", "number", "mode", "name", "next", "top", "bottom"
]

QuestionKind = Literal[
    "turn action", "alter hand", "choose trigger", "choose singer", "enter exerted", "how to play",
    "choose replacement", "who starts", "may", "choose card", "choose discard", "choose player", "choose number",
    "choose one", "choose order", "top or bottom", "name a card"
]

EventKind = Literal[
    "alters hand", "turn starts", "readies all", "skips", "draws", "declares end", "inked", "plays", "pays",
    "pays to play", "played", "played on", "sings", "uses", "boosts", "quests", "challenges", "challenge ends",
    "moves", "waits in the bag", "resolves", "resolves with no effect", "chosen", "chosen for support", "searches",
    "lasts", "pays less next", "gets", "gains", "gains lore", "loses lore", "dealt damage", "put damage",
    "moves damage", "takes damage", "replaced", "is shielded", "banished", "returned to hand",
    "shuffled into the deck", "put on top of the deck", "put on the bottom of the deck", "put into the discard",
    "leaves for the inkwell", "leaves to go under", "in this order", "discards", "keeps hand", "put under",
    "leaves play", "put into discard", "leaves discard", "reshuffles", "exerts", "readies", "wins", "loses",
    "leaves the game", "goes through a loop", "shuffles", "starts", "turn begins", "turn ends", "can't", "concedes",
    "chance", "looks", "reveals", "reveals hand", "names", "heals"
]
