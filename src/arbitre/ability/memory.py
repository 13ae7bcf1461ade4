"""What a card was just before it left play: effects that still speak of it go by that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.kernel.roles import PART, SERIALS, declare

if TYPE_CHECKING:
    from arbitre.ability.table import Ref, Table


class Known:
    """One time that a card left play. Never altered.

    `serials`: the object it was, the one it became by leaving, and those it became as effects that speak of it moved it
    on. `state`: what it was; each game says which parts matter."""

    __slots__ = ("serials", "turn", "state")  # noqa: RUF023 (digests go by this order)

    def __init__(self, serials: tuple[int, ...], turn: int, state: Any) -> None:
        self.serials = serials
        self.turn = turn
        self.state = state

    def also(self, serial: int) -> Known:
        """The same card, which is this object too."""
        return Known((*self.serials, serial), self.turn, self.state)

    def copy(self) -> Known:
        return Known(self.serials, self.turn, self.state)


declare(Known, serials=SERIALS, state=PART)


def remember(game: Table[Any, Any], card: int, state: Any) -> None:
    """A card is about to leave play. It may have left before as another object: that one is remembered as long as an
    effect may usually refer to it, which is until everybody has had a turn."""
    before = game.known.get(card, ())
    if before:
        before = tuple([known for known in before if known.turn + game.number_of_seats >= game.turn])
    game.known[card] = (Known((game.serial[card],), game.turn, state), *before)


def has_left(game: Table[Any, Any], card: int) -> None:
    """It has become another object by leaving."""
    left = game.known[card]
    game.known[card] = (left[0].also(game.serial[card]), *left[1:])


def last_known(game: Table[Any, Any], ref: Ref) -> Any:
    """What the object was when it left play, or None."""
    serial = ref[1]
    for known in game.known.get(ref[0], ()):
        if serial in known.serials:
            return known.state
    return None


def follow(game: Table[Any, Any], card: int, serial: int) -> None:
    """An effect has moved on the card it speaks of: it is still the one that was known under this serial."""
    if card not in game.known or game.in_play(card):
        return
    now = game.serial[card]
    game.known[card] = tuple(
        [
            known.also(now) if serial in known.serials and now not in known.serials else known
            for known in game.known[card]
        ]
    )


def just_left(game: Table[Any, Any], card: int) -> Any:
    """What a card was, if it is still the object it became by leaving play; else None."""
    left = game.known.get(card)
    if not left or len(left[0].serials) < 2 or left[0].serials[1] != game.serial[card]:
        return None
    return left[0].state
