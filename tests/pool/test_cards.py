"""The card data: strict, complete in itself, and free of printed text."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.facts import Facts
from arbitre.games.lorcana.words import WORDS
from arbitre.kernel.error import BadData, UnknownCard
from arbitre.pool.lorcana import decode, fold, pool


def test_every_card_compiles() -> None:
    for card in pool():
        assert Facts(card, WORDS).full_name == card.full_name


def test_a_misspelt_field_is_an_error_that_says_where() -> None:
    line = json.dumps({"name": "A", "type": "item", "cost": 1, "inkabel": True})
    with pytest.raises(BadData, match="inkabel"):
        decode(line, "line 1")
    tree = [{"ability": "action", "effects": [{"do": "draw", "ammount": 2}]}]
    line = json.dumps({"name": "A", "type": "action", "cost": 1, "abilities": tree})
    with pytest.raises(BadData, match="ammount"):
        decode(line, "line 1")


@pytest.mark.parametrize(
    "wrong",
    [
        CardData(name="A", type="character", cost=1),
        CardData(name="A", type="item", cost=1, strength=1),
        CardData(name="A", type="location", cost=1, willpower=3),
        CardData(name="A", type="item", cost=1, move_cost=1),
        CardData(name="A", type="item", cost=1, song=True),
        CardData(name="A", type="item", cost=-1),
    ],
)
def test_a_card_has_the_parts_of_its_type(wrong: CardData) -> None:
    with pytest.raises(BadData):
        Facts(wrong, WORDS)


def test_names_are_found_however_they_are_typed() -> None:
    assert pool().data("dr. facilier – charlatan").full_name == "Dr. Facilier - Charlatan"
    assert fold("Chip ’n’ Dale") == fold("chip 'n' dale")
    with pytest.raises(UnknownCard, match="Flounder - Voice of Reason"):
        pool().data("Flunder - Voice of Reason")


def test_no_string_of_a_tree_is_a_sentence() -> None:
    text = resources.files("arbitre.pool").joinpath("lorcana/cards.jsonl").read_text(encoding="utf-8")

    def strings(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        if isinstance(value, list):
            return [found for item in value for found in strings(item)]
        if isinstance(value, dict):
            return [found for item in value.values() for found in strings(item)]
        return []

    for line in text.splitlines():
        for found in strings(json.loads(line)["abilities"]):
            assert len(found.split()) <= 5, found
