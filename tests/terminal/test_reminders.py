"""What the rulebook says of the keywords on cards."""

from __future__ import annotations

import pytest

from arbitre.ability import nodes as n
from arbitre.games import registry
from arbitre.sentences import languages
from arbitre.terminal.kits import kit
from arbitre.terminal.reminders import reminders


@pytest.mark.parametrize("name", registry.names("decks"))
def test_every_keyword_of_the_pool_is_explained_in_every_language(name: str) -> None:
    keywords = {
        ability.keyword: ability for card in kit(name).cards() for ability in card.abilities if _is_keyword(ability)
    }
    assert len(keywords) >= 5
    for ability in keywords.values():
        for lang in languages(name):
            (said,) = reminders(name, (ability,), lang)
            assert "  " in said.plain


def _is_keyword(ability: object) -> bool:
    return isinstance(ability, n.Keyword)


def test_a_keyword_is_told_once_with_its_rule() -> None:
    ability = n.Keyword("Evasive")
    (said,) = reminders("lorcana", (ability, ability), "en")
    assert said.plain.startswith("Evasive  8.6.1  ")
    (said,) = reminders("lorcana", (ability,), "it")
    assert "8.6.1" in said.plain
    assert not said.plain.startswith("Evasive")


def test_abilities_that_bear_the_name_of_a_keyword_are_told_and_others_are_not() -> None:
    effects = (n.Draw(),)
    named = n.Triggered((n.When("enters play", card="this"),), effects, name="Ferveur")
    (said,) = reminders("fallen", (named,), "fr")
    assert said.plain.startswith("Ferveur (effet)  F6.14.1  ")
    assert reminders("spoils", (n.Activated((), effects, name="SNEAK"),), "en") == []
    assert reminders("spoils", (n.Activated((), effects, name="COVERT"),), "en") == []
