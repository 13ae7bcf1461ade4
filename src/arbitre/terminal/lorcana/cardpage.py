"""A card drawn in the terminal, and lines of cards that a search has found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from arbitre.ability.render import LANGUAGES
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.formats import FORMATS
from arbitre.games.lorcana.rotation import banned_since, rotated_since
from arbitre.sentences import Speaker
from arbitre.terminal.lines import pad
from arbitre.terminal.lorcana.cardtext import name_of, text_of
from arbitre.terminal.marks import marks_for, writable
from arbitre.terminal.words import Words

WIDTH: Final = 64
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
    colour = COLOURS.get(card.inks[0], "white") if card.inks else "white"
    ink = marks_for(encoding).ink

    def line(text: str, style: str = "") -> Text:
        return Text(writable(text, encoding), style=style)

    name = name_of(card, words.lang)
    top = [f"{card.cost}{' ' + ink if card.inkable else ''}", name]
    body: list[RenderableType] = []
    if name != card.full_name:
        body.append(line(words("card-english", name=card.full_name), "dim"))
    body.append(line(f" {marks_for(encoding).dot} ".join(kinds(card, speaker, words)), "italic"))
    body.append(Rule(style=colour, characters=marks_for(encoding).rule))
    if card.lacks:
        body.append(line(words("card-lacks", why=card.lacks), "bold red"))
    else:
        for paragraph in text_of(card, words.lang) or [words("card-no-text")]:
            body.append(line(paragraph))
    body.append(Rule(style=colour, characters=marks_for(encoding).rule))
    values = values_of(card, words)
    if values:
        body.append(line(values, "bold"))
    body += [line(text, "dim") for text in _small_print(card, words)]
    return Panel(
        Group(*body),
        title=line("  ".join(top), "bold"),
        title_align="left",
        subtitle=line(inks_of(card, speaker), colour),
        subtitle_align="right",
        border_style=colour,
        box=box.ROUNDED,
        width=min(WIDTH, width),
    )


def kinds(card: CardData, speaker: Speaker, words: Words) -> list[str]:
    known: Mapping[str, str] = getattr(LANGUAGES.get(words.lang), "CLASSES", {})
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
