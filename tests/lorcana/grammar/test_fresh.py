"""Sentences that are on no card: new combinations, each read as the tree it means. Those without a tree are not
understood, and must be refused; whoever makes one of them understood looks at its tree and keeps it here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.pool.compiling import from_text, lexicon_of
from arbitre.pool.lorcana import pool

FRESH = [json.loads(line) for line in Path(__file__).with_name("fresh.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("row", FRESH, ids=lambda row: row["text"])
def test_a_sentence_on_no_card(row: dict[str, Any]) -> None:
    words = lexicon_of(pool())
    if row["abilities"] is None:
        with pytest.raises(NotUnderstood):
            from_text([row["text"]], row["type"], words)
        return
    found = from_text([row["text"]], row["type"], words)
    assert found == tuple(LANGUAGE.convert(row["abilities"], list[n.Ability]))


def test_most_of_them_are_understood() -> None:
    assert sum(row["abilities"] is not None for row in FRESH) >= 209
    assert len({row["text"] for row in FRESH}) == len(FRESH)
