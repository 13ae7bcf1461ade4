"""A card of 7 Fallen that speaks of what the book does not know is refused, and the error says what there is."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.language import LANGUAGE
from arbitre.kernel.error import BadData
from arbitre.pool.fallen import pool
from arbitre.scenario.fallen import FallenScenario


def read(ability: dict[str, Any], **facts: Any) -> None:
    card = LANGUAGE.convert({"name": "Lamp", "type": "angel", **facts, "abilities": [ability]}, CardData)
    pool().extended([card]).facts("Lamp")


def refused(ability: dict[str, Any], **facts: Any) -> str:
    with pytest.raises((BadData, msgspec.ValidationError)) as fault:
        read(ability, **facts)
    return str(fault.value)


def does(effect: dict[str, Any]) -> dict[str, Any]:
    return {"ability": "triggered", "when": [{"event": "enters play", "card": "this"}], "effects": [effect]}


@pytest.mark.parametrize("marker", ["+1/+1", "+1", "1|1", "+1|+1 ", "", "shield +1", "+X|+X"])
def test_a_marker_is_a_pair_of_numbers_a_shield_or_a_name(marker: str) -> None:
    put = does({"do": "put markers", "target": {"of": "this"}, "marker": marker})
    assert "there is no marker" in refused(put)
    assert "'+1|+1'" in refused(put)


@pytest.mark.parametrize("marker", ["+1|+1", "-2|+0", "+3 shield", "Poseidor", "hourglass", "Angelus"])
def test_markers_of_the_book_are_known(marker: str) -> None:
    tree = does({"do": "put markers", "target": {"of": "this"}, "marker": marker})
    card = LANGUAGE.convert({"name": "Lamp", "type": "angel", "abilities": [tree]}, CardData)
    assert pool().extended([card]).facts("Lamp").triggers


def test_a_position_has_no_unknown_markers_either() -> None:
    with pytest.raises(BadData, match="there is no marker"):
        FallenScenario({"game": "fallen", "A": {"rear": [{"card": "Annedelie", "markers": {"+1/+1": 1}}]}, "B": {}})


def test_a_standard_ability_must_exist_wherever_it_is_named() -> None:
    given = {"do": "grant", "target": {"of": "this"}, "abilities": [{"ability": "keyword", "keyword": "Haste"}]}
    has = {"what": "angel", "where": [{"is": "keyword", "keyword": "Haste"}]}
    for ability in (
        {"ability": "keyword", "keyword": "Haste"},
        does(given),
        does({"do": "banish", "target": {"of": "each", "cards": has}}),
        {"ability": "static", "effects": [{"static": "loses", "cards": "this", "keyword": "Haste"}]},
        {**does({"do": "draw"}), "name": "Haste"},
        {"ability": "activated", "cost": [], "effects": [{"do": "draw"}], "name": "Haste"},
    ):
        assert re.search(r"'Haste'(; there are| won't do)", refused(ability))


def test_a_kingdom_and_a_familiar_must_exist() -> None:
    draw = does({"do": "draw"})
    assert "there is no kingdom 'Narnia'" in refused(draw, kingdom="Narnia")
    of = {"what": "angel", "where": [{"is": "kingdom", "kingdom": "Narnia"}]}
    assert "there is no kingdom 'Narnia'" in refused(does({"do": "banish", "target": {"of": "each", "cards": of}}))
    assert "there is no Familiar 'Wolf'" in refused(does({"do": "make tokens", "name": "Wolf"}))
    assert "there is no Familiar 'Micromajig'" in refused(does({"do": "make tokens"}))
    assert "there is no Familiar 'Wolf'" in refused(
        does({"do": "transform", "target": {"of": "this"}, "familiar": "Wolf"})
    )
