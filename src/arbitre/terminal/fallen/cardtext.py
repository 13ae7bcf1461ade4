"""A card of 7 Fallen on a sheet: `card NAME`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.text.terms import local
from arbitre.pool.fallen import name_of, pool
from arbitre.sentences import Speaker
from arbitre.sentences.fallen_texts import TEXTS
from arbitre.terminal.cardtext import find_cards
from arbitre.terminal.words import Words

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
SAID_SO: Final = frozenset(("cost", "attack", "life", "shield", "storm"))  # where 0 is a figure too


def names_of(card: CardData) -> list[str]:
    return [name for name in (card.name, card.en) if name]


def names_by_key(key: str) -> Sequence[str]:
    """The names, in all languages, of the card with this name in the pool."""
    return names_of(pool().data(key)) if key in pool() else ()


def in_pool(text: str) -> dict[str, CardData]:
    """The cards of the pool that a text can mean, in either language."""
    return {card.name: card for card in find_cards(text, pool(), names_of)}


def kinds(card: CardData, speaker: Speaker) -> str:
    """Angel, legendary - Dragon - Eondra."""
    kind = speaker.term(card.type) + (f", {speaker.term('legendary')}" if card.legendary else "")
    renown = f"{speaker.term('renown')} {card.renown}" if card.renown else ""
    classes = ", ".join(local(name, speaker.lang) for name in card.classes)
    kingdom = local(card.kingdom, speaker.lang)
    return " - ".join(part for part in (kind, classes, kingdom, renown) if part)


def figures(card: CardData, speaker: Speaker) -> list[str]:
    found: list[str] = []
    for field, term in FIGURES:
        number = getattr(card, field)
        if number or (number == 0 and field in SAID_SO):
            found.append(f"{speaker.term(term)} {number}")
    return found


def sheet(card: CardData, speaker: Speaker, words: Words) -> list[Text]:
    """Everything about a card: facts, then text."""
    out = [Text(name_of(card, words.lang), style="bold"), Text("  " + kinds(card, speaker))]
    said = figures(card, speaker)
    if said:
        out.append(Text("  " + ", ".join(said)))
    return out + [Text("  " + line) for line in TEXTS.whole(card, words.lang) or (words("card-no-text"),)]
