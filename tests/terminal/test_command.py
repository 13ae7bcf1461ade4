"""The sub-commands: options, languages, and what is said when something is wrong."""

from __future__ import annotations

import argparse
import io
import shlex
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.terminal.table import new_game

from arbitre.kernel.error import BadRecord, Error, IllegalDeck
from arbitre.pool.decks import find_deck, starters
from arbitre.terminal.again import command
from arbitre.terminal.arguments import add_play
from arbitre.terminal.command import run_play
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.options import language_of
from arbitre.terminal.words import LANGUAGES

KIT = deck_kit("lorcana")


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_play(parser.add_subparsers().add_parser("play"))
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
    assert "The Heart of Magic against A Steadfast Strategy, A Steadfast Strategy, " in shown
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


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_who_asks_for_no_deck_plays_with_cards_that_have_names_in_their_language(lang: str) -> None:
    decks = KIT.usual_decks(lang)[:4]
    assert all(KIT.has_name(card, lang) for deck in decks for _, card in find_deck(deck).cards)
    shown = play("--lang", lang, "--players", "4")
    assert all(deck in shown for deck in decks)
    assert not all(KIT.has_name(card, lang) for _, card in find_deck("The Heart of Magic").cards)


def test_the_usual_decks_are_those_that_come_first_where_all_cards_have_names() -> None:
    assert KIT.usual_decks("en") == [deck.name for deck in starters() if not deck.lacking()]
    for game in ("spoils", "fallen"):
        assert deck_kit(game).usual_decks("fr") == deck_kit(game).usual_decks("en")


# -- commands to type again ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seed_is_shown_as_it_is_typed(lang: str) -> None:
    assert play("--lang", lang, "--seed", "958444").count("958444") == 2, "in the greeting and on the board"


@pytest.mark.parametrize("words", [["--seed", "-1"], ["--seed", str(2**63)], ["--seed", "9" * 5000], ["--seed", "x"]])
def test_a_seed_has_its_limits(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed("play", "lorcana", *words)
    assert f"--seed: a whole number from 0 to {2**63 - 1} is needed" in capsys.readouterr().err
    assert parsed("play", "lorcana", "--seed", str(2**63 - 1)).seed == 2**63 - 1


@pytest.mark.parametrize("delay", ["inf", "nan", "-1", "1e10", "soon"])
def test_a_delay_has_its_limits(delay: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed("play", "lorcana", "--delay", delay)
    assert "--delay: a number of seconds from 0 to 3600 is needed" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["--seed", "958444"],
        ["--seed", "4", "--first", "computer", "--deck", "steadfast"],
        ["--seed", "4", "--first", "me", "--players", "3", "--against", "mine.txt", "--opponent", "random"],
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_for_the_same_game_gives_the_same_game(
    words: list[str], lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C")
    cards = [f"{count} {name}" for count, name in starters()[2].cards]
    (tmp_path / "mine.txt").write_text("\n".join(reversed(cards)), encoding="utf-8")

    def concede(prompt: str) -> str:
        return answers.pop(0) if answers else ""

    answers = ["concede", "y"]
    first = play("--lang", lang, *words, read=concede)
    typed = shlex.split(next(line for line in first.splitlines() if line.startswith("arbitre play lorcana")))
    assert "--deck" in words or "--deck" not in typed
    answers = ["concede", "y"]
    assert play(*typed[3:], read=concede) == first


def test_the_way_to_go_on_is_that_of_make(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command("lorcana", ["--load", "x.record"]) == "arbitre play lorcana --load x.record"
    monkeypatch.setenv("ARBITRE_COMMAND", "make play")
    assert command("lorcana", ["--load", "x.record"]) == 'make play ARGS="--load x.record"'
    assert command("lorcana", ["--load", "my game"]) == "make play ARGS=\"--load 'my game'\""


@pytest.mark.parametrize("name", ["~nobody-here/x", "a\0b", ".", "x" * 5000])
def test_files_that_can_not_be_are_explained(name: str) -> None:
    with pytest.raises(Error, match="can't be read"):
        play("--load", name)
    with pytest.raises(Error):
        find_deck(name)


def test_a_record_that_makes_no_sense_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(new_game().record().replace("starting: 0", "starting: x"), encoding="utf-8")
    with pytest.raises(BadRecord):
        play("--load", str(path))
