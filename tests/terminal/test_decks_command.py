"""`arbitre decks`: list, show, check, convert."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from arbitre.cli import main
from arbitre.pool import formats
from arbitre.pool.decks import starters
from arbitre.pool.spoils_decks import find_deck as find_spoils
from arbitre.terminal.words import LANGUAGES

Captured = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [["decks"], ["decks", "list"]])
def test_every_deck_that_is_sold_is_listed(words: list[str], lang: str, capsys: Captured) -> None:
    assert main([*words, "--lang", lang]) == 0
    assert [line.split("  ")[0] for line in capsys.readouterr().out.splitlines()] == [deck.name for deck in starters()]


def test_a_deck_with_cards_that_can_not_be_played_is_listed_as_such(capsys: Captured) -> None:
    assert main(["decks", "--lang", "en"]) == 0
    for line, deck in zip(capsys.readouterr().out.splitlines(), starters(), strict=True):
        assert ("can't be played yet" in line) == bool(deck.lacking())


@pytest.mark.parametrize("words", [["decks", "heart"], ["decks", "show", "heart"]])
def test_one_deck_is_shown(words: list[str], capsys: Captured) -> None:
    assert main([*words, "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "3 Stitch - Nouveau chien (1)" in shown
    assert "60 cartes" in shown
    assert "conforme au format constructed, infinity\n" in shown


def test_a_deck_is_checked_for_every_format(capsys: Captured) -> None:
    assert main(["decks", "check", "heart", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "not legal for core:" in shown
    assert "Hades - Lord of the Underworld is in none of the sets of Core since 2025-09-05 (rule 1.1.3)" in shown
    assert "legal for infinity\nlegal for draft\nlegal for sealed\n" in shown


def test_a_deck_is_checked_for_one_format_on_a_day(capsys: Captured) -> None:
    assert main(["decks", "check", "heart", "--format", "core", "--date", "2025-09-04"]) == 0
    assert main(["decks", "check", "heart", "--format", "core", "--date", "2025-09-05"]) == 1
    with pytest.raises(SystemExit):
        main(["decks", "check", "heart", "--date", "yesterday"])
    assert "a day is written 2026-01-31" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "5 copies of Stitch - New Dog, but at most 4 are allowed (rule 1.10.1.1)"),
        ("fr", "5 exemplaires de Stitch - Nouveau chien, mais 4 au plus sont autorisés (règle 1.10.1.1)"),
        ("it", "5 copie di Stitch - Nuovo Cagnolino, ma ne sono ammesse al massimo 4 (regola 1.10.1.1)"),
    ],
)
def test_faults_are_told_in_three_languages(lang: str, said: str, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(
        "5 Stitch - New Dog\n20 Maui - Demigod\n10 Olaf - Friendly Snowman\n1 Royal Armory - Heavily Guarded"
    )
    names = ("core", "infinity", "draft", "sealed", "limited", "constructed")
    assert main(["decks", "check", str(path), "--lang", lang, *(w for n in names[:2] for w in ("--format", n))]) == 1
    assert said in capsys.readouterr().out
    assert main(["decks", "check", str(path), "--lang", lang, *(w for n in names for w in ("--format", n))]) == 1


@pytest.mark.parametrize("key", formats.FORMATS)
def test_a_deck_is_converted_and_read_again(key: str, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "heart"
    assert main(["decks", "convert", "heart", "--to", key, "--output", str(path)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["decks", "convert", str(path), "--to", "text", "--lang", "en"]) == 0
    found = formats.read(capsys.readouterr().out)
    assert Counter(found.names()) == Counter(starters()[0].names())


def test_long_codes_are_written_in_one_line(capsys: Captured) -> None:
    assert main(["decks", "convert", "heart", "--to", "pixelborn"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


def test_what_can_not_be_written_is_explained(tmp_path: Path, capsys: Captured) -> None:
    assert main(["decks", "convert", "heart", "--to", "text", "-o", str(tmp_path / "no" / "where")]) == 2
    assert "can't be written" in capsys.readouterr().err


def test_a_deck_that_is_not_there_is_explained(capsys: Captured) -> None:
    assert main(["decks", "the hart of magic"]) == 2
    assert "did you mean 'The Heart of Magic'?" in capsys.readouterr().err


def test_a_deck_of_the_spoils_is_converted_and_read_again(tmp_path: Path, capsys: Captured) -> None:
    name = "Two Players: Banker and Rogue"
    written = [tmp_path / "deck.txt", tmp_path / "deck.json"]
    assert main(["decks", "convert", name, "--game", "spoils", "--to", "text", "-o", str(written[0])]) == 0
    assert (
        main(["decks", "convert", str(written[0]), "--game", "spoils", "--to", "tabletop", "-o", str(written[1])]) == 0
    )
    cards = Counter(find_spoils(name).names())
    assert [Counter(find_spoils(str(path)).names()) for path in written] == [cards, cards]
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("fmt", sorted(set(formats.FORMATS) - {"text", "tabletop"}))
def test_formats_of_another_game_are_refused_for_the_spoils(fmt: str, capsys: Captured) -> None:
    assert main(["decks", "convert", "Two Players: Banker and Rogue", "--game", "spoils", "--to", fmt]) != 0
    assert "there are: text, tabletop" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "told"), [("{", "begins like JSON"), ("[1]", "ObjectStates"), ("{}", "ObjectStates")])
def test_json_that_is_no_deck_of_the_spoils_is_explained(
    text: str, told: str, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "deck.json"
    path.write_text(text, encoding="utf-8")
    assert main(["decks", "check", str(path), "--game", "spoils"]) != 0
    assert told in capsys.readouterr().err
