"""The names of the abilities of Lorcana cards, as far as a source tells them: facts, without the sentences after them.

English sources tell them by themselves. Of other languages there is only the whole text: there a name stands between
marks, or in capitals before the sentence it belongs to. They are taken where there are as many as in English.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from arbitre.ability.parse.lexer import without_reminders
from arbitre.pool.base import plain

MARKED: Final = re.compile(r"\\([^\\]+)\\")
WORD: Final = re.compile(r"[^\s]+")
LETTERS: Final = re.compile(r"[^\W\d_]+")
SHORTEST: Final = 3
"""Of fewer letters in capitals it is no name: a sentence may begin with one."""


def named(name: str) -> str:
    """A name as it is kept: in capitals, as cards have it."""
    return plain(name).upper().strip()


def names_in_text(text: str, names: Sequence[str]) -> tuple[str, ...]:
    """The names in a text of another language, for abilities with these names ("" for one without); nothing where they
    can't be told for certain."""
    text = without_reminders(text)
    return in_place(MARKED.findall(text) or in_capitals(text), names)


def in_place(found: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Names in another language, for abilities with these names; nothing where there are not as many."""
    if len(found) != sum(bool(name) for name in names):
        return ()
    told = iter(found)
    return tuple(named(next(told)) if name else "" for name in names)


def in_capitals(text: str) -> list[str]:
    """Words in capitals that follow each other, before a sentence."""
    found: list[str] = []
    run: list[str] = []
    for word in (*WORD.findall(text), ""):
        letters = "".join(LETTERS.findall(word))
        if word and ((letters and letters.isupper()) or (run and not letters and not word[0].isdigit())):
            if letters or word in ("!", "?", "…", ":", "-", "–", "—", "&"):
                run.append(word)
                continue
        if len(run) > 1 and letters[:1].islower():
            run.pop()  # the first letter of the sentence
        while run and not LETTERS.search(run[-1]) and run[-1] not in ("!", "?", "…"):
            run.pop()
        if sum(map(len, LETTERS.findall(" ".join(run)))) >= SHORTEST:
            found.append(" ".join(run))
        run = []
    return found
