"""The random generator: one 64-bit word of state, the same numbers on every platform (SplitMix64)."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack
from typing import Final

from arbitre.kernel.roles import declare

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15


class Chance:
    """A stream of random numbers that is itself a value: copy it, and both copies continue alike."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> Chance:
        return Chance(self.state)

    def word(self) -> int:
        """The next 64 random bits."""
        z = self.state = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. (One of them is more likely than another by less than n in 2 to the 64th.)"""
        return (self.word() * n) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Every item draws a number, and they line up by it: 64 bits for each, made by SHAKE-128 from the next word.
        (Two of 60 draw the same number about once in 10 to the 16th shuffles; those two keep their order.)"""
        count = len(items)
        drawn = shake_128(self.word().to_bytes(8, "little")).digest(8 * count)
        numbers = list(unpack("<" + "6xH" * count, drawn))  # the first 16 bits: smaller numbers line up sooner
        if len(set(numbers)) < count:
            numbers = list(unpack(f"<{count}Q", drawn))
        before = items.copy()
        items[:] = [before[place] for place in sorted(range(count), key=numbers.__getitem__)]


declare(Chance)

NUMBERS: Final = bytes(range(256))

_HALF: Final = 0x3FFFFFFF

_SHUFFLES: Final[dict[int, list[bytes]]] = {}
"""For so many numbers 256 ways to shuffle them, each the order in which they come, the others behind them."""


def shuffled_numbers(drawn: bytes, many: int = len(NUMBERS)) -> bytes:
    """So many numbers from 0 on (a multiple of 32) in a random order, in a tenth of the time of a shuffle: for each
    byte that was drawn one of 256 ready-made shuffles, applied one after another. (With seven of them each number is in
    each place equally often, to one in 10 to the 6th.)"""
    shuffles = _SHUFFLES[many] if many in _SHUFFLES else _made_ready(many)
    order = shuffles[drawn[0]][:many]
    for one in drawn[1:]:
        order = order.translate(shuffles[one])
    return order


def drawn_by(seed: int) -> bytes:
    """Which shuffles a seed stands for. That need not look random, since they do; so two products will do. They have no
    more than 62 bits: then the compiled engine needs no objects for them, as it does for a `word`."""
    product = (seed & _HALF) * 0x6A09E667 ^ (seed >> 30 & _HALF) * 0x5BE0CD19
    return product.to_bytes(8, "little")[:6]


def _made_ready(many: int) -> list[bytes]:
    chance = Chance(many)
    made: list[bytes] = []
    for _ in range(32):
        numbers = list(NUMBERS[:many])
        chance.shuffle(numbers)
        made.append(bytes(numbers) + NUMBERS[many:])
    _SHUFFLES[many] = [one.translate(other) for one in made[:16] for other in made[16:]]
    return _SHUFFLES[many]
