"""A game as text: how it was set up, and every pick, each with its readable text; digests along the way.

    arbitre record 1
    game: lorcana
    ...                      what the game needs to be set up again
    picks:
      0 A done
      3 B ink Flounder - Voice of Reason
      = 5f0c...              the digest here
      ! concede B
    end

One can read it, compare two of them line by line, find where one stops matching, and go on from any pick.

The head names the engine, rules and cards it was played with. Other ones may replay it just as well; where they don't,
the error names those that would (docs/versions.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from arbitre.kernel.error import BadRecord, Error

KIND: Final = "arbitre record"
MAGIC: Final = f"{KIND} 1"
MADE_WITH: Final = {"engine": "Arbitre", "rules": "rules", "cards": "cards"}
"""Lines of the head that say what a game was played with, and what an error calls them."""
DIGEST_EVERY: Final = 25
SEATS: Final = "ABCDEFGH"
DRAW: Final = -101
"""A pick that is no answer: seat 0 agrees to a draw; one less for each further seat. (-1 and below: a concession.)"""
LOOP: Final = -201
"""Nor is this: somebody has proposed a loop, zero times; one less for each time. The picks follow."""


def write(game: Any, again: Any, head: list[str]) -> str:
    """The record of a game. `again` is the same game at its start; it is played through to know what each pick said."""
    lines = [MAGIC, *head, "picks:"]
    for place, pick in enumerate(game.picks, 1):
        if pick <= LOOP:
            lines.append(f"  ! loop {LOOP - pick}")
            again.goes_through(LOOP - pick)
        elif pick <= DRAW:
            lines.append(f"  ! draw {SEATS[DRAW - pick]}")
            again.agree_draw(DRAW - pick)
        elif pick < 0:
            lines.append(f"  ! concede {SEATS[-1 - pick]}")
            again.concede(-1 - pick)
        else:
            decision = again.decision
            lines.append(f"  {pick} {SEATS[decision.seat]} {again.describe(decision.options[pick])}")
            again.apply(pick)
        if place % DIGEST_EVERY == 0:
            lines.append(f"  = {again.digest()}")
    if again.digest() != game.digest():
        raise BadRecord("this game can't be recorded: it was changed from outside since its setup")
    lines.append(f"  = {game.digest()}")
    lines.append("end")
    return "\n".join(lines) + "\n"


class Parsed:
    """A record taken apart: the head as lines, and the picks with the number of the line each stands on."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        first = lines[0].strip() if lines else ""
        if first.startswith(f"{KIND} ") and first != MAGIC:
            raise BadRecord(f"{first!r}: this Arbitre reads {MAGIC!r}{_needed(lines)}")
        if first != MAGIC:
            raise BadRecord(f"this is not a record: its first line should be {MAGIC!r}")
        try:
            start = lines.index("picks:")
        except ValueError:
            raise BadRecord("the record has no line 'picks:'") from None
        self.doubts: list[str] = []  # what may be the reason if it can't be replayed
        self.head = [(number, line) for number, line in enumerate(lines[1:start], 2)]
        self.picks: list[tuple[int, str]] = []
        for number, line in enumerate(lines[start + 1 :], start + 2):
            if line.strip() == "end":
                return
            if line.strip() and not line.lstrip().startswith("#"):
                self.picks.append((number, line.strip()))
        raise BadRecord("the record has no line 'end': it was cut off")

    def field(self, name: str, default: str | None = None) -> str:
        for _, line in self.head:
            key, colon, value = line.partition(":")
            if colon and key == name:
                return value.strip()
        if default is None:
            raise BadRecord(f"the record has no line '{name}:'")
        return default

    def fault(self, text: str) -> BadRecord:
        """What is wrong, with what may be the reason."""
        return BadRecord("; ".join((text, *self.doubts)))

    def block(self, name: str) -> list[tuple[int, str]]:
        """The indented lines under a heading."""
        found: list[tuple[int, str]] | None = None
        for number, line in self.head:
            if found is not None:
                if not line.startswith("  "):
                    return found
                found.append((number, line.strip()))
            elif line.strip() == f"{name}:":
                found = []
        return found or []


def _needed(lines: list[str]) -> str:
    """Which Arbitre wrote a record that this one can't read."""
    engine = next((line.partition(":")[2].strip() for line in lines if line.startswith("engine:")), "")
    return f"; this record needs Arbitre {engine}" if engine else ""


def elsewhere(parsed: Parsed, head: Iterable[str]) -> str:
    """With what else a record was made than what is here now, whose head is given; "" if it was made with the same."""
    here = {key: value.strip() for key, _, value in (line.partition(":") for line in head)}
    other = [key for key in MADE_WITH if parsed.field(key, "") not in ("", here.get(key, parsed.field(key, "")))]
    if not other:
        return ""
    told = list(dict.fromkeys(["engine", *other]))
    then = ", ".join(f"{MADE_WITH[key]} {parsed.field(key, '?')}" for key in told)
    now = ", ".join(f"{MADE_WITH[key]} {here[key]}" for key in told)
    return f". The record needs what it was made with: {then}; this is {now}"


def replay(parsed: Parsed, game: Any, upto: int | None = None, watch: Callable[[Any], None] | None = None) -> Any:
    """Play the picks on a game at its start, comparing text and digests; `upto` stops after that many picks. Where it
    stops matching and was made with another version, the error says with which."""
    try:
        return _replay(parsed, game, upto, watch)
    except BadRecord as fault:
        made = elsewhere(parsed, game.setup.head()) if game.setup is not None else ""
        if not made:
            raise
        raise BadRecord(f"{fault}{made}") from fault


def _replay(parsed: Parsed, game: Any, upto: int | None, watch: Callable[[Any], None] | None) -> Any:
    done = 0
    for number, line in parsed.picks:
        if line.startswith("="):
            if line[1:].strip() != game.digest():
                raise parsed.fault(
                    f"line {number}: the game is not what it was: digest {game.digest()}, not {line[1:].strip()}"
                )
            continue
        if upto is not None and done >= upto:
            break
        done += 1
        try:
            _pick(game, number, line)
        except BadRecord as fault:
            raise parsed.fault(str(fault)) from fault
        except Error as fault:
            raise parsed.fault(f"line {number}: {fault}") from fault
        if watch is not None:
            watch(game)
    return game


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 9


def _pick(game: Any, number: int, line: str) -> None:
    if line.startswith("! "):
        what, _, seat = line[2:].strip().partition(" ")
        if what == "loop" and _is_number(seat) and hasattr(game, "goes_through"):
            game.goes_through(int(seat))
            return
        if len(seat) != 1 or seat not in SEATS:
            raise BadRecord(f"line {number}: {seat!r} is no seat")
        if what == "concede":
            game.concede(SEATS.index(seat))
        elif what == "draw" and hasattr(game, "agree_draw"):
            game.agree_draw(SEATS.index(seat))
        else:
            raise BadRecord(f"line {number}: {what!r} can't be said in a game of {game.name}")
        return
    place, _, rest = line.partition(" ")
    seat, _, said = rest.partition(" ")
    decision = game.decision
    if decision is None:
        raise BadRecord(f"line {number}: the game is over, but there is another pick")
    if not _is_number(place) or int(place) >= len(decision.options):
        raise BadRecord(f"line {number}: {place!r} is not a place in the list of {len(decision.options)} options")
    meant = game.describe(decision.options[int(place)])
    if seat != SEATS[decision.seat] or (said and said != meant):
        raise BadRecord(
            f"line {number}: stops matching: the record has {seat} {said!r}, "
            f"the game has {SEATS[decision.seat]} {meant!r}"
        )
    game.apply(int(place))
