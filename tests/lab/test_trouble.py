"""Random games between random legal decks of the whole pool."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from arbitre.cli import main
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.chance import Chance
from arbitre.lab import trouble
from arbitre.lab.lorcana.decks import legal_deck
from arbitre.lab.lorcana.games import random_game
from arbitre.lab.subject import subject
from arbitre.lab.trouble import Search, check, check_replay, play_out, search
from arbitre.pool.lorcana import pool

CONSTRUCTED = format_named("constructed")


def test_a_random_deck_is_legal_and_comes_from_its_seed_alone() -> None:
    for seed in range(200):
        deck = legal_deck(Chance(seed), pool(), CONSTRUCTED)
        assert len(deck) == 60
        assert faults([pool().data(name) for name in deck], CONSTRUCTED) == []
        assert deck == legal_deck(Chance(seed), pool(), CONSTRUCTED)


@pytest.mark.on_either_engine
@pytest.mark.parametrize("part", range(4))
def test_games_of_legal_random_decks_keep_the_invariants(part: int, tmp_path: Path) -> None:
    assert search(1 + part * 12, 12, Search("lorcana", "random", 0, tmp_path, replay=5)) == []


@pytest.mark.on_either_engine
def test_games_of_teams_and_of_many_players_replay() -> None:
    for players in (2, 3, 4):
        game = random_game(7 * players, players, "constructed", teams=True)
        play_out(game, players, check)
        check_replay(game)


def test_a_game_that_breaks_something_leaves_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(game: Lorcana) -> None:
        if len(game.picks) > 20:
            raise AssertionError("not as it should be")

    monkeypatch.setattr(trouble, "check", complain)
    found = search(3, 1, Search("lorcana", "random", 2, tmp_path))
    assert found == [tmp_path / "lorcana-3.record"]
    assert "deck B:" in found[0].read_text(encoding="utf-8")


def test_a_game_has_its_own_kinds_of_decks() -> None:
    assert main(["trouble", "spoils", "--decks", "wild", "--games", "1"]) != 0
    assert main(["trouble", "spoils", "--decks", "any", "--games", "1"]) != 0
    assert main(["trouble", "spoils", "--players", "3", "--games", "1"]) != 0


@pytest.mark.on_either_engine
def test_games_of_the_spoils_are_looked_at_closely(tmp_path: Path) -> None:
    assert search(1, 4, Search("spoils", "random", 0, tmp_path, replay=4)) == []
    assert search(1, 4, Search("lorcana", "any", 0, tmp_path, replay=4)) == []


def test_a_game_that_takes_too_long_is_given_up_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = subject("lorcana").random_game

    def random_game(seed: int, decks: str, players: int) -> Any:
        while seed == 2:
            pass
        return made(seed, decks, players)

    monkeypatch.setattr(subject("lorcana"), "random_game", random_game)
    found = search(1, 3, Search("lorcana", "random", 2, tmp_path, replay=100, every=7, patience=1.5))
    assert found == [tmp_path / "lorcana-2.record"]
    again = "arbitre trouble lorcana --decks random --games 1 --first 2 --players 2 --every 7 --limit 1.5"
    said = capsys.readouterr()
    assert "seed 2: TookTooLong: not over after 1.5 seconds" in said.err
    assert again in said.err
    assert again in found[0].read_text(encoding="utf-8")
    assert "3/3 games, 1 with trouble" in said.out


def test_a_limit_is_a_number_of_seconds() -> None:
    for limit in ("-1", "nan", "inf"):
        with pytest.raises(SystemExit):
            main(["trouble", "lorcana", "--games", "1", "--limit", limit])
