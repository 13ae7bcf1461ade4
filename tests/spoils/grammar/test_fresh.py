"""Sentences that are on no card: new combinations, each read as the tree it means. Those without a tree are not
understood, and must be refused; whoever makes one of them understood looks at its tree and keeps it here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar import Lexicon
from arbitre.games.spoils.language import LANGUAGE
from arbitre.pool.spoils_compiling import read_text

WORDS = Lexicon(frozenset(("Testing Ground",)), frozenset(("gear", "tester")))
FRESH = [json.loads(line) for line in Path(__file__).with_name("fresh.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("row", FRESH, ids=lambda row: row["text"])
def test_a_sentence_on_no_card(row: dict[str, Any]) -> None:
    found = read_text(row["text"], row["type"], WORDS)
    if row["abilities"] is None:
        assert found.faults
        return
    assert not found.faults, [str(fault) for fault in found.faults]
    assert found.abilities == tuple(LANGUAGE.convert(row["abilities"], list[n.Ability]))


def test_most_of_them_are_understood() -> None:
    assert sum(row["abilities"] is not None for row in FRESH) >= 210
    assert len({row["text"] for row in FRESH}) == len(FRESH)
