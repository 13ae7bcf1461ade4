"""The text of a card of The Spoils before it is read: one kind of signs, no reminders, icons as one sign each."""

from __future__ import annotations

import re

from arbitre.ability.parse.lexer import without_reminders

_SIGNS = str.maketrans({"’": "'", "‘": "'", "\ufffd": "'", "“": '"', "”": '"', "…": "...", "–": "-", "−": "-"})
_ICONS = re.compile(r"\[([OGEDRV])\](?:\s*\[[OGEDRV]\])*")
_QUOTED = re.compile(r'"\s*([^"]*?)\s*"')

# What sources misspell, and what is said in two ways: the same words by a general rule, wherever they are.
_SPELLINGS = tuple(
    (re.compile(pattern), better)
    for pattern, better in (
        (r"\bthe the\b", "the"),
        (r"\bit's owner's\b", "its owner's"),
        (r"\bits owners hand\b", "its owner's hand"),
        (r"\b(opponent|player|card|controller|owner)s (faction|hand|deck|turn|controller|strength)\b", r"\1's \2"),
        (r"\b(on your opponent|[Tt]he ability)s (cards|effect)\b", r"\1's \2"),
        (r"\bopponents' (deck|faction|hand)", r"opponent's \1"),
        (r"\bthe characters gains\b", "the character gains"),
        (r"\bcontroller my detach\b", "controller may detach"),
        (r"\batleast\b", "at least"),
        (r"\bAt start of\b", "At the start of"),
        (r"\bdestoy\b", "destroy"),
        (r"\bunder and opponent's\b", "under an opponent's"),
        (r"\bfactions's\b", "faction's"),
        (r"\bface down under\b", "face-down under"),
        (r"\bit's (destroyed|blocking|attacking)\b", r"it is \1"),
        (r"\bcomes into play\b", "enters play"),
        (r"\bthis (?:character|item|location)('s)?\b", r"this card\1"),
        (r"\bThis (?:character|item|location)('s)?\b", r"This card\1"),
        (r"\bon the top of\b", "on top of"),
        (r"\bcards controller\b", "card's controller"),
        (r"\bIf you win X, is\b", "If you win, X is"),
        (r"\bstrength of less\b", "strength or less"),
        (r"\bwith Cover\b", "with Covert"),
        (r"\bit's unblockable\b", "it cannot be blocked"),
        (r"\bwhere X is number\b", "where X is the number"),
        (r",(?=\w)", ", "),
    )
)


def clean(text: str) -> str:
    """A card's text with one line for each paragraph."""
    text = without_reminders(text.translate(_SIGNS))
    text = _ICONS.sub(lambda found: "⟦" + re.sub(r"[^OGEDRV]", "", found.group()) + "⟧", text)
    text = re.sub(r"\s+EFFECT:", "\nEFFECT:", text)
    lines = (re.sub(r"\s+", " ", line).strip() for line in text.split("\n"))
    return "\n".join(spelled(line) for line in lines if line)


def spelled(line: str) -> str:
    line = _QUOTED.sub(r"“\1”", line)
    for pattern, better in _SPELLINGS:
        line = pattern.sub(better, line)
    return line
