"""What can be looked up at the table: facts of cards, and rules."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.games import registry
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.sentences import Speaker
from arbitre.sentences.view import seen_by
from arbitre.table import looking_up
from arbitre.table import protocol as p
from arbitre.table.setup import made


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_every_card_of_a_pool_is_known_by_the_name_that_views_call_it(game: str) -> None:
    told = looking_up.cards(game).cards
    assert set(told) == {getattr(card, "full_name", card.name) for card in registry.entry(game).load("pool")()}


def test_a_card_has_its_colours_and_traits() -> None:
    facts = looking_up.cards("lorcana").cards["Ariel - On Human Legs"]
    assert facts.colours == ["Amber"]
    assert "Princess" in facts.traits


def test_a_rule_is_told_in_the_language_asked_for() -> None:
    english, french = (looking_up.rule("lorcana", "4.6.4.2", lang) for lang in ("en", "fr"))
    assert english is not None
    assert french is not None
    assert english.text != french.text


def test_a_rule_in_a_language_the_game_does_not_have_is_told_in_english() -> None:
    assert looking_up.rule("spoils", "608.1d", "it") == looking_up.rule("spoils", "608.1d", "en") is not None


@pytest.mark.parametrize("number", ["99.99", "", "../x", "x" * 5000])
def test_a_number_that_no_rule_has_is_none(number: str) -> None:
    assert looking_up.rule("lorcana", number, "en") is None


def _seen(view: dict[str, Any]) -> list[dict[str, Any]]:
    zones = [zone for seat in view["seats"] for zone in seat["zones"].values()]
    return [card for zone in zones for card in zone["cards"]]


@pytest.mark.parametrize("game", registry.entries())
def test_a_card_that_lies_nowhere_is_told_as_a_view_tells_of_cards(game: str) -> None:
    setup = made(p.NewRoom(game=game, seats=[p.NewSeat(who="me"), p.NewSeat(who="computer")], seed=1))
    world = setup.new_game()
    for lang in registry.entry(game).languages:
        seen = _seen(seen_by(world, EVERYTHING, Speaker(lang, game=game)))
        assert seen
        for card in seen:
            told = looking_up.card(game, card["name"], lang)
            assert told is not None
            same = {"name", "type", "printed", "title", "text", "said"} & card.keys()
            assert {key: told.card[key] for key in same} == {key: card[key] for key in same}
            assert told.card["object"] == -1


@pytest.mark.parametrize("game", registry.entries())
def test_every_card_that_can_be_played_can_be_read_in_every_language(game: str) -> None:
    pool = registry.entry(game).load("pool")()
    for lang in registry.entry(game).languages:
        for data in pool:
            if not data.lacks:
                told = looking_up.card(game, pool.name_of(data), lang)
                assert told is not None
                assert told.card["title"]


def test_a_token_that_is_in_no_pool_can_be_read_as_well() -> None:
    told = looking_up.card("spoils", "Micromajig", "fr")
    assert told is not None
    assert told.card["printed"]["strength"] == 1


@pytest.mark.parametrize("name", ["", "Nobody - At All", "x" * 199, "../../etc/passwd"])
def test_a_name_that_no_card_has_is_none(name: str) -> None:
    assert looking_up.card("lorcana", name, "en") is None
