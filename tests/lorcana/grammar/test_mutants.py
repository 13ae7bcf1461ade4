"""One word of a text changed: it is refused, or read as something else. A word that can be changed and nothing comes of
it was not read. The texts are our own, rendered from the pool's trees."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood
from arbitre.games.lorcana.text import TEXT
from arbitre.pool.compiling import lexicon_of
from arbitre.pool.lorcana import pool

EVERY = 60  # one card in this many is tried

CHANGES = {
    "this character": ("this location", "that item", "those characters"),
    "this item": ("this character", "that character", "them"),
    "them": ("those items", "that location", "that song"),
    "they": ("those items", "that song"),
    "it": ("those characters", "the discarded song"),
    "chosen character": ("chosen location", "chosen Princess", "that song"),
    "chosen": ("another chosen", "each", "all other"),
    "opposing": ("damaged", "exerted", ""),
    "your": ("each opponent's",),
    "each opponent": ("each player", "that player", "its player"),
    "or more": ("or less",),
    "or less": ("or more", ""),
    "whenever": ("if", "while", "unless"),
    "may": ("", "must"),
    "can't": ("must", "may"),
    "quests": ("sings", "challenges"),
    "banish": ("exert", "ready", "discard"),
    "draw": ("discard", "reveal"),
    "top": ("bottom", "middle"),
    "start": ("end",),
    "rush": ("Ward", "Singer", "Gloom", "Resist"),
    "evasive": ("Ward", "Challenger", "Flying"),
    "resist": ("Ward", "Singer", "Armour"),
    "¤": ("⛉", "◊"),
    "◊": ("¤", "lore"),
    "until the start of your next turn": ("this turn", "until the end of your next turn", ""),
    "this turn": ("this challenge", "until the start of your next turn"),
    "item": ("location", "action"),
    "discard": ("inkwell",),
}


def mutants(text: str) -> Iterator[tuple[str, str, str]]:
    for word, others in CHANGES.items():
        for found in re.finditer(rf"(?<![\w'-]){re.escape(word)}(?![\w'-])", text, re.IGNORECASE):
            for other in others:
                yield word, other, " ".join((text[: found.start()] + other + text[found.end() :]).split())


@pytest.mark.parametrize("part", range(2))
def test_every_word_counts(part: int) -> None:
    words = lexicon_of(pool())
    tried = 0
    passed_over: list[str] = []
    for card in list(pool())[part * 30 :: EVERY]:
        kind = "song" if card.song else card.type
        for ability in card.abilities:
            if isinstance(ability, n.Keyword) or card.by_hand:
                continue
            text = TEXT.render_ability(ability, "en", kind=kind)
            does = "action" if isinstance(ability, n.ActionEffect) else "ability"
            for word, other, mutant in mutants(text):
                tried += 1
                try:
                    again = words.parse(mutant, does, kind)
                except NotUnderstood:
                    continue
                if again == ability:
                    passed_over.append(f"{card.full_name}: {word!r} -> {other!r}: {mutant}")
    assert tried > 150
    assert not passed_over, "\n".join(passed_over)
