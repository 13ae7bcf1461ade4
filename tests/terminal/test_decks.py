"""Decks: the starter decks, and lists in plain text."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import format_named
from arbitre.kernel.error import Error, IllegalDeck, UnknownCard
from arbitre.pool.decks import find_deck, read_deck, starter_decks, starters
from arbitre.pool.lorcana import pool


def test_the_first_starter_decks_can_be_played() -> None:
    assert list(starter_decks())[:3] == ["The Heart of Magic", "Daring and Deception", "A Steadfast Strategy"]


def test_every_deck_that_is_sold_is_legal_but_for_cards_we_can_not_play_yet() -> None:
    for deck in starters():
        wrong = faults([pool().data(name) for name in deck.names()], format_named("constructed"))
        assert [fault.key for fault in wrong] == (["not-playable"] if deck.lacking() else [])
        assert bool(deck.lacking()) == (deck.name not in starter_decks())


@pytest.mark.parametrize(
    "text",
    [
        "2 Stitch - New Dog\n1 Dinglehopper\n",
        "# mine\n\n2x Stitch - New Dog\n1x Dinglehopper",
        "Characters (2)\n2 Stitch – New Dog\nItems:\nDinglehopper\n",
        "Deck\n2 × Stitch - New Dog\n// tools\n1 dinglehopper (1) 32",
        "2 Stitch - Nouveau chien\n1 Dinglehopper [TFC]",
        "\ufeff1 stitch - new dog\r\n1 Stitch - Nuovo Cagnolino\r\n1 Dinglehopper #32\r\n".lstrip("\ufeff"),
    ],
)
def test_lists_as_people_write_them(text: str) -> None:
    assert sorted(read_deck(text)) == ["Dinglehopper", "Stitch - New Dog", "Stitch - New Dog"]


def test_every_fault_is_told_with_its_line_and_a_suggestion() -> None:
    with pytest.raises(UnknownCard) as told:
        read_deck("2 Stich - New Dog\n2 Dinglehopper\n1 Xyzzy\n0 Dinglehopper\n", "my list")
    lines = str(told.value).splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("my list, line 1: ")
    assert "did you mean Stitch - New Dog" in lines[0]
    assert lines[1].startswith("my list, line 3: ")
    assert lines[2].startswith("my list, line 4: 0 copies")


def test_an_empty_list_says_what_a_line_is() -> None:
    with pytest.raises(IllegalDeck, match="a line of a deck list is a number and a card"):
        read_deck("\n# nothing\n")


def test_a_deck_by_name_or_file(tmp_path: Path) -> None:
    assert find_deck("the heart of magic").name == "The Heart of Magic"
    assert find_deck("daring and").name == "Daring and Deception"
    path = tmp_path / "dogs.txt"
    path.write_text("2 Stitch - New Dog\n")
    assert find_deck(str(path)).name == "dogs"
    assert find_deck(str(path)).names() == ["Stitch - New Dog"] * 2
    with pytest.raises(Error, match="could be: Daring and Deception, Daring Heroics"):
        find_deck("daring")
    assert find_deck("RGluZ2xlaG9wcGVyJDJ8").names() == ["Dinglehopper"] * 2
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Error, match="can't be read"):
        find_deck(str(path))
