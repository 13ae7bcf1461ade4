"""The numbered rules of each game in our own words, what we decided where they are silent, and where both are carried.

`book("lorcana")` is the rulebook; `coverage` compares it with the code and with the scenario files.
"""

from __future__ import annotations

from arbitre.rulebook.texts import LANGUAGES, Book, Kind, Rule, Ruling, book, games

__all__ = ["book", "games", "Book", "Rule", "Ruling", "Kind", "LANGUAGES"]
