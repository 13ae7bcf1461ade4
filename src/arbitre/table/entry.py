"""An entry of a room's log: something that somebody did, or that happened to the room, and when."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Kind = Literal[
    "start",  # the game begins
    "move",  # a seat answers a question with an option
    "take back",  # a seat takes its last play back
    "ask",  # a seat asks the others: to take something back, or for a draw (`word`)
    "reply",  # a seat answers that
    "concede",
    "time",  # the clock of `other` has run out
    "nudge",  # a seat reminds `other`
    "claim",  # a seat claims the game from `other`, who does not answer
    "show",  # a seat lets spectators see what it sees, or no longer
    "control",  # a seat wants to be asked in every window, or no longer
    "say",  # to everybody in the room (`word`)
    "rematch",  # a seat wants to play once more
    "next",  # it goes on in another room (`word`)
    "note",  # something to tell (`word` says what), about `other`
    "agree",  # in a game that was recorded elsewhere: a seat agrees to a draw
    "loop",  # there, too: the picks that follow go round so often (`other`)
]

NOBODY = -1


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What has no meaning in a kind of entry is left out."""

    number: int
    kind: Kind
    at: float
    """Seconds since 1970."""
    seat: int = NOBODY
    other: int = NOBODY
    question: int = NOBODY
    option: int = NOBODY
    word: str = ""
    yes: bool = True


def do(game: Any, entry: Entry) -> None:
    """What an entry does to a game."""
    match entry.kind:
        case "move":
            game.apply(entry.option)
        case "control":
            game.attend(entry.seat, entry.yes)
        case "concede":
            game.concede(entry.seat)
        case "time" | "claim":
            game.concede(entry.other)
        case "agree":
            game.agree_draw(entry.seat)
        case "loop":
            game.goes_through(entry.other)
        case _:  # everybody has agreed on a draw
            for seat in range(game.number_of_seats):
                game.agree_draw(seat)
