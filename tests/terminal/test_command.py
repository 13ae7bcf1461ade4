"""The sub-commands: options, languages, and what is said when something is wrong."""

from __future__ import annotations

import argparse
import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from arbitre.kernel.error import BadRecord, Error, IllegalDeck
from arbitre.terminal.command import add_parser, language_of, run_decks, run_play
from arbitre.terminal.words import LANGUAGES
from tests.terminal.table import new_game


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    return parser.parse_args(words)


def console() -> Console:
    return Console(file=io.StringIO(), width=100, height=40, highlight=False)


def text(of: Console) -> str:
    assert isinstance(of.file, io.StringIO)
    return of.file.getvalue()


def nothing(prompt: str) -> str:
    raise EOFError


def play(*words: str, read: Any = nothing) -> str:
    screen = console()
    assert run_play(parsed("play", "lorcana", *words), screen, read) == 0
    return text(screen)


@pytest.mark.parametrize(
    ("lang", "meant"), [("fr_FR.UTF-8", "fr"), ("it", "it"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_comes_from_the_environment(lang: str, meant: str) -> None:
    assert language_of({"LANG": lang}) == meant
    assert language_of({}) == "en"


def test_the_seed_is_shown_and_gives_the_same_game_again() -> None:
    first = play("--lang", "en", "--seed", "7")
    assert "Seed 7." in first
    assert play("--lang", "en", "--seed", "7") == first
    assert play("--lang", "en", "--seed", "8").split("Seed")[1][2:] != first.split("Seed")[1][2:]


def test_without_a_seed_every_game_is_another() -> None:
    assert len({play("--lang", "en") for _ in range(5)}) > 1


@pytest.mark.parametrize(("first", "turn_of"), [("me", "▶ Player (you)"), ("computer", "▶ Ada (computer)")])
def test_who_goes_first(first: str, turn_of: str) -> None:
    def keep(prompt: str) -> str:
        if answers:
            return answers.pop()
        raise EOFError

    answers = ["0"]
    shown = play("--lang", "en", "--seed", "1", "--first", first, "--delay", "0.001", read=keep)
    assert turn_of in shown
    assert shown.index(turn_of) == min(shown.find(mark) for mark in ("▶ Player", "▶ Ada") if mark in shown)


def test_more_players_and_their_decks() -> None:
    shown = play("--lang", "en", "--players", "4", "--against", "steadfast", "--name", "Nora")
    assert "The Heart of Magic against A Steadfast Strategy, A Steadfast Strategy, The Heart of Magic." in shown
    assert "Nora (you)" in shown
    assert "Clio (computer)" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--deck", "The Hart of Magic"], "did you mean 'The Heart of Magic'"),
        (["--deck", "no/such/file"], "the starter decks are: The Heart of Magic, Daring and Deception"),
        (["--against", "heart", "--against", "heart"], "2 decks were given with --against"),
        (["--load", "no/such/file"], "can't be read"),
    ],
)
def test_wrong_options_are_explained(words: list[str], said: str) -> None:
    with pytest.raises(Error, match=said):
        play(*words)


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4 Stitch - New Dog\n")
    with pytest.raises(IllegalDeck, match="4 cards, but Constructed needs at least 60"):
        play("--deck", str(path))
    path.write_text("2 Stich - New Dog\n")
    with pytest.raises(Error, match=r"line 1: .*did you mean Stitch - New Dog"):
        play("--deck", str(path))


def test_a_saved_game_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    game = new_game()
    while game.turn < 3:
        game.apply(0)
    path.write_text(game.record(), encoding="utf-8")
    assert "is open: turn 3." in play("--lang", "en", "--load", str(path))
    path.write_text("no record")
    with pytest.raises(BadRecord):
        play("--load", str(path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_lists_the_three_starter_decks(lang: str) -> None:
    screen = console()
    assert run_decks(parsed("decks", "--lang", lang), screen) == 0
    names = ["The Heart of Magic", "Daring and Deception", "A Steadfast Strategy"]
    assert [line.split("  ")[0] for line in text(screen).splitlines()] == names


def test_decks_shows_one() -> None:
    screen = console()
    assert run_decks(parsed("decks", "heart", "--lang", "fr"), screen) == 0
    shown = text(screen)
    assert "3 Stitch - Nouveau chien (1)" in shown
    assert "60 cartes" in shown
    assert "constructed" in shown
