"""A card of Lorcana drawn in the terminal, and lines of cards that a search has found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.formats import FORMATS
from arbitre.games.lorcana.rotation import banned_since, rotated_since
from arbitre.games.lorcana.text import TEXT
from arbitre.sentences import Speaker
from arbitre.terminal.cardpage import frame
from arbitre.terminal.lines import pad
from arbitre.terminal.lorcana.cardtext import name_of, text_of
from arbitre.terminal.marks import marks_for, writable
from arbitre.terminal.words import Words

COLOURS: Final = {
    "Amber": "yellow",
    "Amethyst": "magenta",
    "Emerald": "green",
    "Ruby": "red",
    "Sapphire": "blue",
    "Steel": "bright_black",
}


def page(card: CardData, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
    """The whole card: cost, name, kind, text, values, where it was printed, where it is allowed."""
    marks = marks_for(encoding)
    name = name_of(card, words.lang)
    about = [(f" {marks.dot} ".join(kinds(card, speaker, words)), "italic")]
    if name != card.full_name:
        about.insert(0, (words("card-english", name=card.full_name), "dim"))
    if card.lacks:
        texts = [(words("card-lacks", why=card.lacks), "bold red")]
    else:
        texts = [(text, "") for text in text_of(card, words.lang) or [words("card-no-text")]]
    values = [(values_of(card, words), "bold")] if values_of(card, words) else []
    values += [(text, "dim") for text in _small_print(card, words)]
    colour = COLOURS.get(card.inks[0], "white") if card.inks else "white"
    top = f"{card.cost}{' ' + marks.ink if card.inkable else ''}  {name}"
    return frame(top, about, texts, values, inks_of(card, speaker), colour, encoding, width)


def kinds(card: CardData, speaker: Speaker, words: Words) -> list[str]:
    known: Mapping[str, str] = getattr(TEXT.tongues.get(words.lang), "CLASSES", {})
    kind = speaker.term("song" if card.song else card.type)
    return [kind, *(known.get(name, name) for name in card.classifications)]


def inks_of(card: CardData, speaker: Speaker) -> str:
    return "/".join(speaker.term(f"ink-{ink.lower()}") for ink in card.inks)


def values_of(card: CardData, words: Words) -> str:
    """Strength, Willpower and lore; of a location also what it costs to move there."""
    if card.type == "character":
        about = {"strength": card.strength or 0, "willpower": card.willpower or 0, "lore": card.lore or 0}
        return words("card-stats", **about)
    if card.type == "location":
        about = {"willpower": card.willpower or 0, "lore": card.lore or 0, "move": card.move_cost or 0}
        return words("card-location", **about)
    return ""


def _small_print(card: CardData, words: Words) -> list[str]:
    out = []
    if card.copies is None:
        out.append(words("card-any-copies"))
    elif card.copies != FORMATS["constructed"].copies:
        out.append(words("card-copies", count=card.copies))
    if card.by_hand:
        out.append(words("card-by-hand"))
    if card.inks:
        out += [_allowed(card, fmt, words) for fmt in ("core", "infinity")]
    else:
        out.append(words("card-no-deck"))
    printings = ", ".join(f"{code}-{number}" for code, number in card.printings)
    out.append(", ".join(part for part in (card.story, card.rarity, printings) if part))
    return out


def _allowed(card: CardData, fmt: str, words: Words) -> str:
    called = fmt.capitalize()
    banned = banned_since(card, fmt)
    if banned is not None:
        return words("card-banned", format=called, date=str(banned))
    gone = rotated_since(card) if FORMATS[fmt].rotates else None
    return words("card-rotated", format=called, date=str(gone)) if gone else words("card-allowed", format=called)


def rows(cards: list[CardData], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
    """A line for each card: cost, name, inks and kind, values, first printing."""
    mark = marks_for(encoding)
    names = [writable(name_of(card, words.lang), encoding) for card in cards]
    said = [(inks_of(card, speaker), kinds(card, speaker, words)[0]) for card in cards]
    about = [writable(", ".join(part for part in parts if part), encoding) for parts in said]
    widths = [max((len(text) for text in texts), default=0) for texts in (names, about)]
    out = []
    for card, name, kind in zip(cards, names, about, strict=True):
        colour = COLOURS.get(card.inks[0], "") if card.inks else ""
        values = ""
        if card.type in ("character", "location"):
            first = card.strength if card.type == "character" else "-"
            values = f"{first}/{card.willpower} +{card.lore or 0}"
        code, number = card.printings[0]
        out.append(
            Text.assemble(
                f"{card.cost:>2} {mark.ink if card.inkable else ' '} ",
                (pad(name, widths[0]), "bold"),
                ("  " + pad(kind, widths[1]), colour),
                f"  {pad(values, 8)} {code}-{number}",
                ("  " + writable(words("card-not-yet"), encoding) if card.lacks else "", "red"),
            )
        )
    return out
