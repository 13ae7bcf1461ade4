"""The random generator: one 64-bit word of state, the same numbers on every platform (SplitMix64)."""

from __future__ import annotations

from typing import Final

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15


class Chance:
    """A stream of random numbers that is itself a value: copy it and both copies go on alike."""

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
        """The same as swapping with `below` from the end to the front; written out because decks are shuffled often."""
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            z = state = (state + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((z ^ (z >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.state = state
