"""A card of 7 Fallen drawn in the terminal, and lines of cards that a search has found."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from arbitre.ability.render import render
from arbitre.games.fallen.card import CardData
from arbitre.kernel.error import Error
from arbitre.pool.fallen import pool
from arbitre.sentences import Speaker
from arbitre.terminal.cardpage import frame
from arbitre.terminal.lines import pad
from arbitre.terminal.marks import writable
from arbitre.terminal.words import Words, simple

COLOURS: Final = {
    "Eondra": "red",
    "Poseidia": "blue",
    "MetaScience": "yellow",
    "Temple de la Lumière": "bright_yellow",
    "Pureté Céleste": "white",
    "La Voie": "magenta",
    "Nuit sans fin": "green",
}
FIGURES: Final = (
    ("cost", "cost"),
    ("attack", "strength"),
    ("life", "life"),
    ("shield", "shield"),
    ("storm", "storm"),
    ("condition", "condition"),
    ("revoke", "revoke"),
    ("hourglasses", "hourglasses"),
    ("energy", "energy"),
    ("time_factor", "time factor"),
    ("will", "will"),
    ("feathers", "feathers"),
)
"""The figures of a card, each with the word for it."""
SAID_SO: Final = frozenset(("cost", "attack", "life", "shield", "storm"))  # where 0 is a figure, too


class CardBook:
    """The pool of 7 Fallen, to be searched and looked at."""

    name = "fallen"

    def speaker(self, lang: str) -> Speaker:
        return Speaker(lang, game=self.name)

    def name_of(self, card: CardData, lang: str) -> str:
        return card.en or card.name if lang == "en" else card.name

    def cards_meant(self, text: str) -> list[CardData]:
        """By the whole name, else its beginning, else a part of it."""
        wanted = simple(text)
        names = {card: {simple(card.name), simple(card.en)} - {""} for card in pool()}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            found = [card for card, known in names.items() if any(fits(one, wanted) for one in known)]
            if found:
                return found
        raise Error(f"there is no card {text!r} in 7 Fallen")

    def search(self, query: str) -> list[CardData]:
        """All words of the query stand in its names, type, kingdom, classes or text, in either language."""
        wanted = [simple(word) for word in query.split()]
        speakers = [self.speaker(lang) for lang in ("fr", "en")]
        found: list[CardData] = []
        for card in pool():
            told = [card.name, card.en, *(kinds(card, speaker) for speaker in speakers)]
            told += [text for speaker in speakers for text in text_of(card, speaker.lang)]
            whole = simple(" ".join(told))
            if all(word in whole for word in wanted):
                found.append(card)
        return found

    def rows(self, cards: list[CardData], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
        names = [writable(self.name_of(card, speaker.lang), encoding) for card in cards]
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

    def page(self, card: CardData, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
        """The whole card: type line, text in the language, figures, and what of it the book states."""
        texts = [(text, "") for text in text_of(card, speaker.lang) or (words("card-no-text"),)]
        values = [(", ".join(figures(card, speaker)), "bold")]
        stated = ", ".join(words(f"field-{field.replace('_', '-').replace(' ', '-')}") for field in card.from_book)
        values.append((words("card-from-book", fields=stated) if stated else words("card-ours"), "dim"))
        about = [(kinds(card, speaker), "italic")]
        top = self.name_of(card, speaker.lang)
        return frame(top, about, texts, values, card.kingdom, COLOURS.get(card.kingdom, "white"), encoding, width)


def text_of(card: CardData, lang: str) -> list[str]:
    return render(card.abilities, lang, kind=card.type, game="fallen")


def kinds(card: CardData, speaker: Speaker) -> str:
    """Angel, legendary - Dragon - Eondra."""
    kind = speaker.term(card.type) + (f", {speaker.term('legendary')}" if card.legendary else "")
    renown = f"{speaker.term('renown')} {card.renown}" if card.renown else ""
    return " - ".join(part for part in (kind, ", ".join(card.classes), card.kingdom, renown) if part)


def figures(card: CardData, speaker: Speaker) -> list[str]:
    found: list[str] = []
    for field, term in FIGURES:
        number = getattr(card, field)
        if number or (number == 0 and field in SAID_SO):
            found.append(f"{speaker.term(term)} {number}")
    return found
