"""No card speaks of something that nobody chose, saw or did."""

from __future__ import annotations

from importlib import import_module

import pytest

from arbitre.ability.language import Language
from arbitre.ability.references import unexplained
from arbitre.games import registry


@pytest.mark.parametrize("game", registry.names("language"))
def test_every_card_of_the_pool_speaks_of_what_was_before(game: str) -> None:
    language: Language = registry.entry(game).load("language")
    pool = import_module(f"arbitre.pool.{game}").pool()
    assert len(pool) > 300
    wrong = {card.name: faults for card in pool if (faults := unexplained(card.abilities, language))}
    assert wrong == {}
