"""What the columns of an observation are, for every game; a game adds its own (`Encoding`)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Column(NamedTuple):
    """One number of a row: its name, and what it means."""

    name: str
    says: str


ROW: Final = "as a row of `cards`, from 1; 0: none"
SIDE: Final = "1: the seat that looks; 2 and on: the others, in the order of their seats; 0: none"
ZONE: Final = "as a number of the list of zones, from 1; 0: none"
POOL: Final = "as a number of the pool, from 1; 0: none, or not known"

TABLE: Final = (
    Column("turn", "its number, from 1; 0 before the first"),
    Column("question", "its kind, as a number of the list of questions, from 1; 0: the game is over"),
    Column("asked", f"who is asked. {SIDE}"),
    Column("source", f"the card that asks, {ROW}"),
    Column("options", "how many answers there are; 0 for those who are not asked"),
    Column("picked", "how many cards have been picked so far, where several are picked one after another"),
    Column("least", "there, how many are picked in all at least, as far as that is known"),
    Column("most", "there, how many at most"),
)
"""Numbers of the whole table."""

SEAT: Final = (
    Column("active", "whether it is this player's turn"),
    Column("playing", "whether the player is still in the game"),
)
"""Numbers of each seat; after them the cards in each of its zones."""

CARD: Final = (
    Column("card", f"which card it is, {POOL}"),
    Column("side", f"in whose zone it lies. {SIDE}"),
    Column("owner", f"whose it is. {SIDE}"),
    Column("zone", f"where it lies, {ZONE}"),
    Column("above", "in a deck: how many cards lie above it, and one more; elsewhere 0"),
    Column("face down", "whether it lies face down among others that everybody sees"),
    Column("exerted", "or tilted, depleted; 0: ready"),
    Column("damage", "on it"),
    Column("host", f"the card it lies under or is attached to, {ROW}"),
    Column("picked", "whether it has been picked already, where several are picked one after another"),
    Column("asks", "whether it is this card that asks"),
)
"""Numbers of every card that the seat knows, or that lies on the table by itself."""

EVENT: Final = (
    Column("kind", "as a number of the list of events, from 1; 0: nothing happened"),
    Column("seat", f"as the list says. {SIDE}"),
    Column("card", f"as the list says, {POOL}"),
    Column("other", f"as the list says, {POOL}"),
    Column("amount", "as the list says"),
    Column("cards", "how many cards it names, as the list says"),
    Column("first", f"the first of them, {POOL}"),
    Column("from", f"the zone its cards leave, {ZONE}"),
    Column("to", f"the zone they go to, {ZONE}"),
    Column("cause", f"the card that made it happen, {POOL}"),
)
"""Numbers of what happened last, this turn and before, the newest first."""

OPTION: Final = (
    Column("kind", "as a number of the list of options, from 1; 0: there is no such option"),
    Column("card", f"the card it is about, {ROW}; 0 also if it can't be pointed at"),
    Column("target", f"the other card, {ROW}"),
    Column("seat", f"the player it is about. {SIDE}"),
    Column("number", "as the list says"),
    Column("side", f"of a card that can't be pointed at: in whose zone it lies. {SIDE}"),
    Column("zone", f"of such a card: which zone, {ZONE}"),
)
"""Numbers of each answer."""
