"""`arbitre cards`: search, and a card drawn."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from arbitre.cli import main
from arbitre.games.lorcana.card import CardData
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.terminal.lorcana.cardpage import page, rows
from arbitre.terminal.lorcana.cardtext import sheet
from arbitre.terminal.words import LANGUAGES, Words

Captured = pytest.CaptureFixture[str]
HALF = CardData(name="Half", type="item", cost=1, inks=("Ruby",), lacks="a word", printings=(("1", 1),))


@pytest.mark.parametrize("words", [["cards"], ["cards", "search"]])
def test_what_is_found_is_listed(words: list[str], capsys: Captured) -> None:
    assert main([*words, "stitch", "new dog", "--lang", "en"]) == 0
    line, count = capsys.readouterr().out.splitlines()
    assert line.split() == ["1", "◉", "Stitch", "-", "New", "Dog", "Amber,", "character", "2/2", "+1", "1-22"]
    assert count == "1 card"


def test_only_the_first_are_listed_unless_all_are_asked_for(capsys: Captured) -> None:
    assert main(["cards", "cost=1", "--lang", "en"]) == 0
    few = capsys.readouterr().out.splitlines()
    assert len(few) == 41
    assert few[-1].endswith("cards (the first 40 are shown; --all shows the others)")
    assert main(["cards", "cost=1", "--all", "--lang", "en"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1 + int(few[-1].split()[0])


def test_nothing_found(capsys: Captured) -> None:
    assert main(["cards", "xyzzy", "--lang", "fr"]) == 1
    assert capsys.readouterr().out == "Aucune carte ne convient.\n"
    assert main(["cards", "search"]) == 2
    assert "what shall be searched for?" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name", ["Cinderella - Gentle and Kind", "cendrillon douce et charmante", "1-3", "gentle and k"]
)
def test_a_card_is_drawn(name: str, capsys: Captured) -> None:
    assert main(["cards", "show", *name.split(), "--lang", "fr"]) == 0
    drawn = capsys.readouterr().out
    assert "4 ◉  Cendrillon - Douce et charmante" in drawn
    assert "nom anglais\u00a0: Cinderella - Gentle and Kind" in drawn
    assert "Mélomane 5" in drawn
    assert "Force 2, Volonté 5, Lore 2" in drawn
    assert "Ambre" in drawn
    framed, below = drawn.split("╯\n")
    assert len({len(line) for line in (framed + "╯").splitlines()}) == 1, "the frame is closed"
    assert below.startswith("Mélomane  8.11.1  "), "what the rulebook says of its keyword"


def test_a_name_that_is_not_clear_or_not_there(capsys: Captured) -> None:
    assert main(["cards", "show", "stitch", "--lang", "en"]) == 2
    assert "Stitch - New Dog" in capsys.readouterr().err
    assert main(["cards", "show", "Stich - Nw Dog"]) == 2
    assert "did you mean Stitch - New Dog" in capsys.readouterr().err
    assert main(["cards", "show", "1-999"]) == 2
    assert "there is no card 1-999" in capsys.readouterr().err


def drawn(card: CardData, lang: str, encoding: str = "utf-8") -> str:
    words = Words(lang)
    console = Console(file=io.StringIO(), width=80, highlight=False)
    console.print(page(card, Speaker(lang), words, encoding, 80))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_drawn(lang: str) -> None:
    for card in list(pool())[::7]:
        assert card.rarity in drawn(card, lang)


def test_where_a_card_is_allowed_is_on_its_page() -> None:
    toymaker = drawn(pool().data("Hiram Flaversham - Toymaker"), "en")
    assert "Core: banned since 2025-04-08" in toymaker
    assert "Infinity: banned since 2026-03-26" in toymaker
    ariel = drawn(pool().data("Ariel - On Human Legs"), "en")
    assert "Core: not since 2025-09-05" in ariel
    assert "Infinity: allowed" in ariel
    assert "not for decks" in drawn(pool().data("Royal Armory - Heavily Guarded"), "en")
    assert "at most 2 in a deck" in drawn(pool().data("The Glass Slipper"), "en")
    assert "any number in a deck" in drawn(pool().data("Microbots"), "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_is_not_understood_is_shown_as_such_everywhere(lang: str) -> None:
    words = Words(lang)
    assert words("card-lacks", why="a word") in drawn(HALF, lang)
    assert words("card-no-text") not in drawn(HALF, lang)
    assert words("card-not-yet") in rows([HALF], Speaker(lang), words, "utf-8")[0].plain
    told = "\n".join(line.plain for line in sheet(HALF, Speaker(lang), words))
    assert words("card-lacks", why="a word") in told
    assert words("card-no-text") not in told


def test_a_terminal_that_knows_only_ascii() -> None:
    assert pool().data("Te Kā - Heartless").full_name not in drawn(pool().data("Te Kā - Heartless"), "en", "ascii")
    assert "Te Ka - Heartless" in drawn(pool().data("Te Kā - Heartless"), "en", "ascii")
