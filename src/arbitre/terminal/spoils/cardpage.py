"""A card of The Spoils drawn in the terminal, and lines of cards that a search has found."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from arbitre.games.spoils.card import CardData
from arbitre.sentences import Speaker
from arbitre.sentences.spoils_texts import TEXTS
from arbitre.terminal.cardpage import frame
from arbitre.terminal.lines import pad
from arbitre.terminal.marks import writable
from arbitre.terminal.spoils.cardtext import kinds, numbers
from arbitre.terminal.words import Words

COLOURS: Final = {
    "Arcanist": "magenta",
    "Banker": "yellow",
    "Gearsmith": "blue",
    "Rogue": "green",
    "Warlord": "red",
}


def page(card: CardData, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
    """The whole card: cost and threshold, name, type line, text, values, where it was printed."""
    if card.lacks:
        texts = [(words("card-lacks", why=card.lacks), "bold red")]
    else:
        texts = [(text, "") for text in TEXTS.whole(card, words.lang) or (words("card-no-text"),)]
    values = [(", ".join(numbers(card, words)), "bold")]
    if card.by_hand:
        values.append((words("card-by-hand"), "dim"))
    values.append((_printed(card), "dim"))
    corner = speaker.term(f"trade-{card.trade}") if card.trade else ""
    top = "  ".join(part for part in (_cost(card), card.name) if part)
    about = [(kinds(card, speaker), "italic")]
    return frame(top, about, texts, values, corner, COLOURS.get(card.trade, "white"), encoding, width)


def _cost(card: CardData) -> str:
    return " ".join(part for part in ("" if card.cost is None else str(card.cost), card.threshold) if part)


def _printed(card: CardData) -> str:
    printings = ", ".join(f"{code} {number}".strip() for code, number in card.printings)
    return ", ".join(part for part in (card.rarity, printings) if part)


def rows(cards: list[CardData], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
    """A line for each card: cost and threshold, name, type line, values, first printing."""
    costs = [_cost(card) for card in cards]
    names = [writable(card.name, encoding) for card in cards]
    about = [writable(kinds(card, speaker), encoding) for card in cards]
    widths = [max((len(text) for text in texts), default=0) for texts in (costs, names, about)]
    out = []
    for card, cost, name, kind in zip(cards, costs, names, about, strict=True):
        values = f"{card.strength}/{card.life}/{card.speed}" if card.type == "character" else ""
        if card.structure is not None:
            values = words("card-structure", number=card.structure)
        out.append(
            Text.assemble(
                f"{pad(cost, widths[0])}  ",
                (pad(name, widths[1]), "bold"),
                ("  " + pad(kind, widths[2]), COLOURS.get(card.trade, "")),
                f"  {pad(values, 8)} {card.printings[0][0]}",
                ("  " + writable(words("card-not-yet"), encoding) if card.lacks else "", "red"),
            )
        )
    return out
