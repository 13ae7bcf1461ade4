"""What can be said of a position laid out by hand has a word in every language of its game."""

from __future__ import annotations

import pytest

from arbitre.games import registry
from arbitre.sentences.speaker import bundle, slug
from arbitre.table.positions import words_of
from arbitre.table.protocol import Language


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_every_word_of_a_position_has_a_label(game: str, lang: Language) -> None:
    if lang not in registry.entry(game).languages:
        lang = "en"
    found = words_of(game, lang)
    assert found is not None
    for word in (*found.seat, *(one for one in found.card if one.name != "card")):
        names = [word.name, *(f"{word.name}-{choice}" for choice in word.choices)]
        for name in names:
            assert bundle(game, lang).has_message(f"position-{slug(name.replace('_', ' '))}"), name
        assert "_" not in word.label


def test_what_a_word_can_be_is_told_in_words_too() -> None:
    found = words_of("lorcana", "fr")
    assert found is not None
    played = next(word for word in found.card if word.name == "played_as")
    assert played.choices["shift"] == "avec Alter"
    assert next(word for word in found.seat if word.name == "inkwell").label == "réserve d'encre"
