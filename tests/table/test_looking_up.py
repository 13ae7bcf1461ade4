"""What can be looked up at the table: facts of cards, and rules."""

from __future__ import annotations

import pytest

from arbitre.games import registry
from arbitre.table import looking_up


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
