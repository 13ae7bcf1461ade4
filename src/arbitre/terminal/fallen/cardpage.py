"""A card of 7 Fallen drawn in the terminal, and lines of cards that a search has found."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.text.terms import local
from arbitre.pool.fallen import name_of
from arbitre.sentences import Speaker
from arbitre.sentences.fallen_texts import TEXTS
from arbitre.terminal.cardpage import frame
from arbitre.terminal.fallen.cardtext import figures, kinds
from arbitre.terminal.lines import pad
from arbitre.terminal.marks import writable
from arbitre.terminal.words import Words

COLOURS: Final = {
    "Eondra": "red",
    "Poseidia": "blue",
    "MetaScience": "yellow",
    "Temple de la Lumière": "bright_yellow",
    "Pureté Céleste": "white",
    "La Voie": "magenta",
    "Nuit sans fin": "green",
}


def rows(cards: list[CardData], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
    """A line for each card: name, type line, figures."""
    names = [writable(name_of(card, speaker.lang), encoding) for card in cards]
    about = [writable(kinds(card, speaker), encoding) for card in cards]
    widths = [max((len(text) for text in texts), default=0) for texts in (names, about)]
    return [
        Text.assemble(
            (pad(name, widths[0]), "bold"),
            ("  " + pad(kind, widths[1]), COLOURS.get(card.kingdom, "")),
            "  " + writable(", ".join(figures(card, speaker)), encoding),
        )
        for card, name, kind in zip(cards, names, about, strict=True)
    ]


def page(card: CardData, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
    """The whole card: type line, text in the language, figures, and which of it the book states."""
    texts = [(text, "") for text in TEXTS.whole(card, speaker.lang) or (words("card-no-text"),)]
    values = [(", ".join(figures(card, speaker)), "bold")]
    stated = ", ".join(words(f"field-{field.replace('_', '-').replace(' ', '-')}") for field in card.from_book)
    values.append((words("card-from-book", fields=stated) if stated else words("card-ours"), "dim"))
    about = [(kinds(card, speaker), "italic")]
    top = name_of(card, speaker.lang)
    return frame(
        top,
        about,
        texts,
        values,
        local(card.kingdom, speaker.lang),
        COLOURS.get(card.kingdom, "white"),
        encoding,
        width,
    )
