"""Cards of 7 Fallen, looked at: type line, figures, text, and what of a card the book states."""

from __future__ import annotations

import pytest

from arbitre.cli import main
from arbitre.games.fallen.card import CardData
from arbitre.kernel.error import Error
from arbitre.pool.fallen import pool
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.words import Words

KIT = deck_kit("fallen")


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(["cards", *words])
    return capsys.readouterr().out


def test_a_page_says_what_is_from_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    french = shown(capsys, "show", "--game", "fallen", "--lang", "fr", "Thanator")
    assert "Ange - Dragon - Eondra" in french
    assert "d'après le livre\u00a0: nom, coût EC, capacités" in french
    english = shown(capsys, "show", "--game", "fallen", "--lang", "en", "caius")
    assert "You may pay 3 CE and target a Golem" in english
    assert "from the book: name, type, abilities; the rest is ours" in english


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_has_a_page_and_every_field_a_word(lang: str) -> None:
    words, speaker = Words(lang, "fallen"), KIT.speaker(lang)
    assert len(KIT.rows(list(pool()), speaker, words, "utf-8")) == len(pool())
    for card in pool():
        KIT.page(card, speaker, words, "utf-8", 80)
        assert KIT.sheet(card, speaker, words)[0].plain == KIT.name_of(card, lang)
    for field in CardData.__struct_fields__:
        if field not in ("from_book", "lacks", "by_hand", "printings"):
            assert words(f"field-{field.replace('_', '-')}")


def test_cards_are_found_by_words_of_either_language() -> None:
    assert KIT.search("golem poseidia")
    assert {card.name for card in KIT.search("thanator phoenix")} == {"Thanator le Or"}
    with pytest.raises(Error, match="no card 'Nobody'"):
        KIT.cards_meant("Nobody")
