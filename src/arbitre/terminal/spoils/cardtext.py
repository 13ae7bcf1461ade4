"""A card of The Spoils on a sheet: `card NAME`."""

from __future__ import annotations

from rich.text import Text

from arbitre.games.spoils.card import CardData
from arbitre.pool.spoils import pool
from arbitre.sentences import Speaker
from arbitre.sentences.spoils_texts import TEXTS
from arbitre.terminal.cardtext import find_cards
from arbitre.terminal.words import Words


def in_pool(text: str) -> dict[str, CardData]:
    """The cards of the pool that a text can mean: by the whole name, else its beginning, else a part of it."""
    return {card.name: card for card in find_cards(text, pool(), lambda card: (card.name,))}


def kinds(card: CardData, speaker: Speaker) -> str:
    """The type line: trade, supertype, type, subtypes (201.4)."""
    parts = [speaker.term(f"trade-{card.trade}") if card.trade else "", speaker.term(card.type)]
    if card.staple:
        parts.insert(2, speaker.term("staple"))
    line = " ".join(part for part in parts if part)
    return f"{line} - {', '.join(card.subtypes)}" if card.subtypes else line


def numbers(card: CardData, words: Words) -> list[str]:
    """The printed numbers and icons of a card, each with its word."""
    out: list[str] = []
    if card.cost is not None:
        out.append(words("card-cost", cost=card.cost))
    if card.threshold:
        out.append(words("card-threshold", icons=card.threshold))
    if card.type == "character":
        out.append(
            words("card-stats", strength=card.strength or 0, life=card.life or 0, speed=card.speed or 0),
        )
    if card.structure is not None:
        out.append(words("card-structure", number=card.structure))
    if card.provides:
        out.append(words("card-provides", icons=card.provides))
    if card.influence is not None:
        out.append(words("card-influence", number=card.influence))
    if card.starting_resources:
        out.append(words("card-starting", names=", ".join(card.starting_resources)))
    if card.starting_draw != (0, 0):
        first, second = card.starting_draw
        out.append(words("card-draw", first=first, second=second))
    return out


def sheet(card: CardData, speaker: Speaker, words: Words) -> list[Text]:
    """Everything about a card: facts, then text."""
    out = [Text(card.name, style="bold"), Text("  " + kinds(card, speaker))]
    said = numbers(card, words)
    if said:
        out.append(Text("  " + ", ".join(said)))
    if card.lacks:
        out.append(Text("  " + words("card-lacks", why=card.lacks)))
    else:
        out += [Text("  " + line) for line in TEXTS.whole(card, words.lang) or (words("card-no-text"),)]
    return out
