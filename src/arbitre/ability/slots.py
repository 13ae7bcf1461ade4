"""The named slots of effects: what each name holds. A name that is not here was given by a card, and holds what was
chosen under it: certain objects."""

from __future__ import annotations

from arbitre.kernel.roles import CARD, CARDS, LOOSE_REFS, PLAIN, REF, REFS, SERIAL, SLOTS, Fields, Many

__all__ = ["SLOTS"]

OBJECTS = (
    "banished",
    "blessings",
    "chosen",
    "discarded",
    "healed",
    "host",
    "it",
    "kept",
    "made",
    "moved",
    "other",
    "outside play",
    "picking",
    "put",
    "removed",
    "to heal",
    "were under",
)
"""Cards as certain objects."""

NUMBERED = (
    "aegis",  # guarded by Égide
    "hosts",
    "omen",
    "on top",
    "ordering",
    "spared",
    "taken",
    "targets",
)
"""Cards, whatever object they are."""

NO_CARDS = (
    "ahead",
    "amount",
    "bidding",
    "detaching",
    "failed",
    "given",
    "healing",
    "icon",
    "in stead",
    "looker",
    "may search",
    "named",
    "none asked",
    "once",
    "parts",
    "paying",
    "place",
    "resolving",
    "sworn",
    "that player",
    "those players",
    "to spend",
    "too many",
    "type",
    "unresolved",
    "way",
)
"""Players, numbers, words."""

SLOTS.by_name.update(
    {
        **dict.fromkeys(OBJECTS, REFS),
        **dict.fromkeys(NUMBERED, CARDS),
        **dict.fromkeys(NO_CARDS, PLAIN),
        "chain": Many(Fields(CARD, PLAIN)),  # the effects that led to this one: each with its card
        "from": CARD,  # the card that gave an ability
        "kill": REF,
        "looked": LOOSE_REFS,
        "shown": LOOSE_REFS,
        "this": SERIAL,
        "used by": SERIAL,
    }
)
SLOTS.by_start.update(
    {
        "tally": PLAIN,  # numbers under a name
        "players": PLAIN,  # a loop over players: who is still to come, and who acted before
        "cards": REFS,  # a loop over cards: what is still to come, and what "it" was before
        "as": PLAIN,  # the types as which cards were picked
        "all": REFS,  # what all players have chosen under a name
    }
)
