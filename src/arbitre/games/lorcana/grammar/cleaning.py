"""The text of a card of Lorcana made ready to be read."""

from __future__ import annotations

import re

from arbitre.ability.parse.lexer import without_reminders

SYMBOLS = {"{E}": "⟳", "{I}": "⬡", "{S}": "¤", "{W}": "⛉", "{L}": "◊", "{C}": "◉"}


def clean(text: str) -> str:
    """Without reminder text, with the symbols as single signs and one kind of quotes, dashes and spaces."""
    for word, sign in SYMBOLS.items():
        text = text.replace(word, sign)
    text = without_reminders(text)
    text = text.replace("’", "'").replace("‘", "'").replace("−", "-").replace("–", "—")
    text = re.sub(r'"([^"]*)"', r"“\1”", text)
    text = text.replace("”.", ".”").replace("”,", ",”").replace(",”", "”,")
    return re.sub(r"\s+", " ", text).strip()
