"""Briscola at the terminal: the plain table, where a move is `play` and a card."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from arbitre.sentences import Speaker
from arbitre.terminal.plain import PlainKit, PlainReader
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words


class BriscolaReader(PlainReader):
    verbs: ClassVar[tuple[str, ...]] = ("play",)


class BriscolaKit(PlainKit):
    reader: ClassVar[type[Reader]] = BriscolaReader

    def sheet(self, card: Any, speaker: Speaker, words: Words) -> list[Text]:
        return [*super().sheet(card, speaker, words), Text(words("card-points", points=card.points))]
