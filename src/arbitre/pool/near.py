"""Names near to one that was mistyped."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping

LIKE = 0.6  # how much of a name must be right


def bare(text: str) -> str:
    """A name without what lists write in different ways: capitals, accents, spaces and every sign between the words."""
    if text.isascii():
        return "".join(c for c in text.lower() if c.isalnum())
    return "".join(c for c in unicodedata.normalize("NFKD", text).casefold() if c.isalnum())


def near(text: str, known: Mapping[str, str] | Iterable[str], count: int = 3) -> list[str]:
    """The names most like a text, the best first. A mapping says for each name what is meant by it."""
    wanted = bare(text)
    if not wanted:
        return []
    parts = _parts(wanted)
    meant = known if isinstance(known, Mapping) else {name: name for name in known}
    rough: list[tuple[float, str]] = []
    for name in meant:
        key = bare(name)
        there = _parts(key)
        shared = 2 * len(parts & there) / (len(parts) + len(there))
        if shared > 0.3 or (len(wanted) > 2 and key.startswith(wanted)):
            rough.append((-shared, name))
    rough.sort()
    ranked: list[tuple[float, str]] = []
    for _, name in rough[:40]:
        key = bare(name)
        ratio = difflib.SequenceMatcher(None, wanted, key).ratio()
        if key.startswith(wanted):
            ratio = max(ratio, LIKE)  # the name was not written to its end
        if ratio >= LIKE:
            ranked.append((-ratio, name))
    ranked.sort()
    return list(dict.fromkeys(meant[name] for _, name in ranked))[:count]


def _parts(key: str) -> set[str]:
    """The pairs of letters of a name: names that share few of them need no closer look."""
    return {key[i : i + 2] for i in range(len(key) - 1)} or {key}
