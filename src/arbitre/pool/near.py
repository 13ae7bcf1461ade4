"""Names close to one that was mistyped: found quickly, for a list can be wrong in every line."""

from __future__ import annotations

import unicodedata
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import accumulate, chain
from typing import Final

LIKE: Final = 0.65  # how much of a name must be right
ALIKE: Final = 0.15  # and how many of the parts of both must be in both
CLOSELY: Final = 12  # this many names are looked at closely
TELLING: Final = 5  # this many of the rarest parts of a name are looked for in any case,
ENOUGH: Final = 400  # and others as long as they do not lead to more names than this


def bare(text: str) -> str:
    """A name without what lists write in different ways: capitals, accents, spaces and every sign between the words."""
    if text.isascii():
        return "".join(c for c in text.lower() if c.isalnum())
    return "".join(c for c in unicodedata.normalize("NFKD", text).casefold() if c.isalnum())


def near(text: str, known: Mapping[str, str] | Iterable[str], count: int = 3) -> list[str]:
    """The names most like a text, the best first. A mapping says for each name what is meant by it."""
    return Names(known).near(text, count)


class Names:
    """Names, ready to be looked through many times."""

    def __init__(self, known: Mapping[str, str] | Iterable[str]) -> None:
        meant = known if isinstance(known, Mapping) else {name: name for name in known}
        # of names that share as much with a text, the shorter ones share more of themselves
        ordered = sorted(((bare(name), said) for name, said in meant.items()), key=lambda one: len(one[0]))
        self._keys = [key for key, _ in ordered]
        self._meant = [said for _, said in ordered]
        self._having: dict[str, list[int]] = {}
        for place, key in enumerate(self._keys):
            for part in _parts(key):
                self._having.setdefault(part, []).append(place)

    def near(self, text: str, count: int = 3) -> list[str]:
        """What is meant by the names most like a text, the best first."""
        wanted = bare(text)
        if not wanted:
            return []
        parts = _parts(wanted)
        having = sorted((self._having[part] for part in parts if part in self._having), key=len)
        most = bisect(list(accumulate(map(len, having))), ENOUGH)
        shared = Counter(chain.from_iterable(having[: max(TELLING, most)]))
        like = _Like(wanted)
        ranked: list[tuple[float, str, int]] = []
        for place, _ in shared.most_common(CLOSELY):
            key = self._keys[place]
            ratio = like.ratio(key)
            if key.startswith(wanted) and len(wanted) > 2:
                ratio = max(ratio, LIKE)  # the name was not written to its end
            elif ratio >= LIKE:
                there = _parts(key)
                if 2 * len(parts.keys() & there.keys()) < ALIKE * (len(parts) + len(there)):
                    continue
            if ratio >= LIKE:
                ranked.append((-ratio, key, place))
        ranked.sort()
        return list(dict.fromkeys(self._meant[place] for _, _, place in ranked))[:count]


def _parts(key: str) -> dict[str, None]:
    """Every three letters in a row, the ends of the name included: names that share few of them need no closer look.
    A dict and not a set, for its order is always the same."""
    ends = f"^{key}$"
    return dict.fromkeys([ends[i : i + 3] for i in range(len(ends) - 2)])


class _Like:
    """How much two names have in common: the letters that are in both in the same order, by the length of both."""

    def __init__(self, text: str) -> None:
        self._length = len(text)
        self._whole = (1 << len(text)) - 1
        self._places: dict[str, int] = {}  # of each letter, as bits
        for place, letter in enumerate(text):
            self._places[letter] = self._places.get(letter, 0) | 1 << place

    def ratio(self, other: str) -> float:
        missing = self._whole  # the longest common subsequence, all places of the text at once
        for letter in other:
            found = missing & self._places.get(letter, 0)
            missing = ((missing + found) | (missing - found)) & self._whole
        return 2 * (self._length - missing.bit_count()) / (self._length + len(other))
