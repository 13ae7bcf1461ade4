"""The card data: strict, complete in itself, and free of printed text."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.effects import VOCABULARY
from arbitre.games.lorcana.facts import Facts
from arbitre.kernel.error import BadData, BadScenario, IllegalDeck, UnknownCard
from arbitre.pool.lorcana import decode, fold, pool
from arbitre.pool.lorcana_game import new
from arbitre.scenario import check_file


def test_every_card_compiles() -> None:
    for card in pool():
        assert Facts(card, VOCABULARY).full_name == card.full_name


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
        Facts(wrong, VOCABULARY)


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
        for found in strings(json.loads(line).get("abilities", [])):
            assert len(found.split()) <= 5, found


def test_the_whole_game_is_there() -> None:
    cards = [card for card in pool() if card.printings]
    assert len(cards) == 2335
    assert {code for card in cards for code, _ in card.printings} == {*map(str, range(1, 13)), "Q1", "Q2"}
    assert all(card.rarity and card.story for card in cards)


def test_a_card_by_another_name_it_goes_by() -> None:
    assert pool().data("vaiana - adventurer of land and sea").full_name == "Moana - Adventurer of Land and Sea"
    assert "Mother Gothel - Devious Conspirator" in pool()


def test_a_card_that_is_not_understood_can_be_looked_up_but_not_played() -> None:
    half = CardData(name="Half", type="item", cost=1, inks=("Ruby",), lacks="a word we do not know")
    cards = pool().extended([half])
    assert cards.data("half") is half
    with pytest.raises(UnknownCard, match="Half can't be played yet: a word we do not know"):
        cards.facts("half")
    with pytest.raises(IllegalDeck, match=r"not playable yet \(a word we do not know\): Half"):
        new([["Half"] * 40] * 2, format="any", cards=cards)


def test_no_scenario_has_a_card_that_is_not_understood(tmp_path: Path) -> None:
    path = tmp_path / "half.toml"
    card = '[[card]]\nname = "Half"\ntype = "item"\ncost = 1\nlacks = "a word"\n'
    path.write_text(f'game = "lorcana"\nrules = ["1.2.1"]\ntitle = "Half a card"\n{card}[A]\nhand = ["Half"]\n')
    with pytest.raises(BadScenario, match="Half can't be played yet"):
        check_file(path)


def test_every_name_of_a_card_can_be_named() -> None:
    assert {"Flotsam", "Jetsam", "Flotsam & Jetsam", "Chip", "Dale", "Tweedledee"} <= set(pool().names)
    more = pool().extended([CardData(name="Nobody Else", type="item", cost=1, names=("Somebody",))])
    assert {"Nobody Else", "Somebody"} <= set(more.names)
    assert list(more.names) == sorted(more.names)
