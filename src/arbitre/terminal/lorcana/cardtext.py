"""A card of Lorcana on a sheet: `card NAME`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.text import TEXT
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.sentences.lorcana_texts import TEXTS
from arbitre.terminal.cardtext import find_cards
from arbitre.terminal.words import Words

SIGNS: Final = {"¤": "sign-strength", "⛉": "sign-willpower", "◊": "sign-lore", "⬡": "sign-ink"}


def spoken(told: Any, lang: str) -> Any:
    """Plain data with words instead of the signs for characteristics on cards: few fonts have them."""
    if isinstance(told, str):
        return _spoken(told, lang)
    if isinstance(told, dict):
        return {key: spoken(value, lang) for key, value in told.items()}
    return [spoken(value, lang) for value in told] if isinstance(told, list) else told


def _spoken(text: str, lang: str) -> str:
    if not any(sign in text for sign in SIGNS):
        return text
    words = Words(lang)
    text = re.sub(r"(\d+)(\s)⬡", lambda found: f"{found[1]}{found[2]}{words(_ink(int(found[1])))}", text)
    for sign, key in SIGNS.items():
        text = text.replace(sign, words(key))
    return text


def _ink(number: int) -> str:
    return "sign-ink" if number < 2 else "sign-inks"


def text_of(card: CardData, lang: str) -> list[str]:
    """A paragraph for each ability of a card."""
    return [_spoken(text, lang) for text in TEXTS.whole(card, lang)]


def names_of(card: CardData) -> list[str]:
    """A card's full names in all languages."""
    return [card.full_name, *(local.full for local in (card.fr, card.it) if local is not None)]


def name_of(card: CardData, lang: str) -> str:
    """A card's full name in a language, or in English where that is all that is known."""
    local = getattr(card, lang, None)
    return local.full if local is not None else card.full_name


def in_pool(text: str) -> dict[str, CardData]:
    """The cards of the pool that a text can mean: by the whole name, else its beginning, else a part of it."""
    return {card.full_name: card for card in find_cards(text, pool(), names_of)}


def sheet(card: CardData, speaker: Speaker, words: Words) -> list[Text]:
    """Everything about a card: facts, then text."""
    local = getattr(card, words.lang, None)
    out = [Text(name_of(card, words.lang), style="bold")]
    if local is not None and local.full != card.full_name:
        out.append(Text("  " + words("card-english", name=card.full_name), style="dim"))
    inks = "/".join(speaker.term(f"ink-{ink.lower()}") for ink in card.inks)
    kind = speaker.term("song" if card.song else card.type)
    facts = [kind, inks, words("card-cost", cost=card.cost)]
    facts.append(words("card-inkable" if card.inkable else "card-not-inkable"))
    out.append(Text("  " + ", ".join(part for part in facts if part)))
    if card.type == "character":
        about = {"strength": card.strength or 0, "willpower": card.willpower or 0, "lore": card.lore or 0}
        out.append(Text("  " + words("card-stats", **about)))
    elif card.type == "location":
        about = {"willpower": card.willpower or 0, "lore": card.lore or 0, "move": card.move_cost or 0}
        out.append(Text("  " + words("card-location", **about)))
    if card.classifications:
        known: Mapping[str, str] = getattr(TEXT.tongues.get(words.lang), "CLASSES", {})
        out.append(Text("  " + ", ".join(known.get(name, name) for name in card.classifications)))
    if card.lacks:
        out.append(Text("  " + words("card-lacks", why=card.lacks)))
    else:
        out += [Text("  " + line) for line in text_of(card, words.lang) or [words("card-no-text")]]
    return out
