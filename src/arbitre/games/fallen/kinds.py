"""What `words.py` declares, as types. Made from it: `arbitre protocol --kinds fallen`."""

from __future__ import annotations

from typing import Literal

# fmt: off

OptionKind = Literal[
    "end turn", "announce attack", "play", "storm", "gust", "phoenix", "pass", "pass for the turn", "attack",
    "ambush", "attack deity", "no attack", "attack again", "put away", "retreat", "look", "archangel", "worshipper",
    "revoke", "assign", "strike", "spend", "take", "link", "class", "resolve", "use", "yes", "no", "done", "choose",
    "discard", "player", "number", "mode", "name", "next", "top", "bottom", "replace"
]

QuestionKind = Literal[
    "turn action", "response", "contemplation", "who starts", "divine grace", "retreat to the rear", "end of dawn",
    "register", "top or bottom", "omen", "announce attackers", "next attacker", "attack together", "declare attack",
    "redirect attack", "divide damage", "order of damage", "berserk", "retreat", "treasure", "link", "equip",
    "choose class", "revoke", "sacrifice", "pay from", "spend", "energy to", "phoenix", "choose trigger",
    "choose order of effects", "choose number", "choose replacement", "may", "choose card", "choose discard",
    "choose player", "choose one", "choose order", "name a card"
]

EventKind = Literal[
    "eden", "shuffles", "exchanges", "dawn starts", "put back", "phase ends", "night starts", "draws", "played",
    "uses ability", "pays", "revoked", "activated", "resolves", "cancelled", "aegis", "loop stopped", "chosen",
    "searches", "announces attack phase", "announces attackers", "attacks", "goes into ambush", "declares",
    "declares attack", "does not attack", "redirects", "defends", "leaves combat", "attack fails", "no damage",
    "collateral", "attack phase stops", "attack phase ends", "inflicts damage", "dealt damage", "heals", "shielded",
    "deity gains vitality", "mortal", "feather falls", "gains energy", "gains markers", "loses markers",
    "enters play", "arrives on the firing line", "moves", "linked", "unlinked", "destroyed", "removed from game",
    "discards", "put into hand", "put into limbo", "put into purgatory", "put into pandemonium", "put on the deck",
    "put on top of the deck", "put on the bottom of the deck", "put under", "vanishes", "goes home", "exerts",
    "readies", "changes control", "transformed", "gets", "gains", "loses", "offers a draw", "starts", "turn begins",
    "turn ends", "can't", "concedes", "chance", "looks", "reveals", "reveals hand", "names", "replaced", "lasts",
    "leaves play"
]
