"""Runs of the laboratory: the same games however they are played, nothing lost, nothing counted twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import arbitre
from arbitre.lab import deals
from arbitre.lab.deals import BLANK, Deal, Match, play
from arbitre.lab.finding import all_listed, game_of, listed, match_of, player_for
from arbitre.lab.reading import Watch
from arbitre.lab.runs import Run, Tally

GAMES = {
    "lorcana": ("The Heart of Magic", "Daring and Deception"),
    "spoils": ("Two Players: Arcanist and Warlord", "Two Players: Banker and Rogue"),
    "fallen": ("eondra", "poseidia"),
}


def match(game: str = "lorcana", player: str = "random") -> Match:
    a, b = GAMES[game]
    return match_of(game, listed(game, a), listed(game, b), player, None)


def digests(run: Run) -> list[str]:
    return [game.digest for tally in run.tallies for game in tally.games]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_noted_of_a_game_is_what_happened(game: str) -> None:
    made = match(game)
    for swapped in (False, True):
        played = play(Deal(made, 0, 3, swapped))
        assert played.first == ("B" if int(swapped) != (3 % 2) else "A")
        for side, deck in zip(played.sides, (made.a, made.b), strict=True):
            names = sorted(set(deck))
            assert side["hand"], "an opening hand"
            assert all(0 <= card < len(names) for card in side["hand"])
            assert len(side["turns"]) in (played.turns // 2, (played.turns + 1) // 2)
            turns = [turn for turn, _, _ in side["moves"]]
            assert turns == sorted(turns)
            assert {what for _, what, _ in side["moves"]} <= {"drawn", "played"}


def test_the_opening_hand_is_the_one_the_game_begins_with() -> None:
    made = match()
    game = deals.start(made, 5, swapped=False)
    while game.turn == 0:
        game.apply(0)
    names = sorted(set(made.a))
    seat = 0
    held = sorted(names.index(game.facts[card].key) for card in game.zones[seat][game.zone_index["hand"]])
    watch = Watch(game, arbitre.games()["lorcana"].load("reading"), [list(made.a), list(made.b)])
    side = watch.read()[seat]
    drawn = [card for _, what, card in side.moves if what == "drawn"]
    assert sorted([*side.hand, *drawn]) == held


def test_one_process_and_several_play_the_same_games_and_count_them_alike() -> None:
    alone, together = Run("run", [match()], 12, 5), Run("run", [match()], 12, 5)
    alone.play(None, 1)
    together.play(None, 2)
    assert digests(alone) == digests(together)
    assert alone.tallies[0].pairs == together.tallies[0].pairs


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = Run("run", [match()], 8, 1)
    whole.play(path, 1)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:4], lines[4][:20]]))  # three games, and one that was being written
    again = Run("run", [match()], 8, 1)
    again.play(path, 1)
    assert digests(again) == digests(whole)
    keys = [(entry["seed"], entry["swapped"]) for entry in map(json.loads, path.read_text().splitlines()[1:])]
    assert len(keys) == len(set(keys)) == 8
    more = Run("run", [match()], 10, 1)
    more.play(path, 1)
    assert more.tallies[0].whole.games == 10
    assert digests(more)[:8] == digests(whole)


def test_a_file_of_other_decks_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Run("run", [match()], 2, 1).play(path, 1)
    before = path.read_bytes()
    with pytest.raises(arbitre.Error, match="another run"):
        Run("run", [match("fallen")], 2, 1).play(path, 1)
    assert path.read_bytes() == before


def test_where_it_stops_does_not_depend_on_how_many_play() -> None:
    def enough(tally: Tally) -> bool:
        return tally.whole.games >= 6

    runs = [Run("run", [match()], 40, 1, enough) for _ in range(2)]
    for run, jobs in zip(runs, (1, 2), strict=True):
        run.play(None, jobs)
        assert run.tallies[0].whole.games == 6
    assert digests(runs[0]) == digests(runs[1])


def test_a_deck_against_itself_wins_half() -> None:
    deck = listed("lorcana", "The Heart of Magic")
    run = Run("run", [match_of("lorcana", deck, deck, "random", None)], 20, 1)
    run.play(None, 1)
    assert run.tallies[0].whole.share == 0.5
    assert run.tallies[0].pairs == [0, 0, 10, 0, 0]


def test_a_deck_full_of_blanks_is_found_to_be_worse() -> None:
    deck = listed("lorcana", "The Heart of Magic")
    blanks = tuple(f"{BLANK}{name}" if place % 2 else name for place, name in enumerate(deck.cards))
    run = Run("run", [match_of("lorcana", deck, deck._replace(cards=blanks), "greedy", None)], 30, 1)
    run.play(None, 1)
    assert run.tallies[0].whole.interval.low > 0.5


@pytest.mark.parametrize("game", GAMES)
def test_who_keeps_the_opening_hand_has_it_as_it_was_dealt(game: str) -> None:
    """And nothing else is played otherwise: where the player would have kept it anyway, it is the same game."""
    usual = match(game, "greedy")
    seen: set[bool] = set()
    for seed in range(1, 40):
        chosen = play(Deal(usual, 0, seed, swapped=True))
        away = Counter(chosen.sides[0]["put away"])
        if bool(away) in seen:
            continue
        seen.add(bool(away))
        kept = play(Deal(usual._replace(keeps=True), 0, seed, swapped=True))
        assert kept.sides[0]["put away"] == []
        assert away <= Counter(kept.sides[0]["hand"])
        assert (kept.digest == chosen.digest) == (not away)
        if len(seen) == 2:
            return
    raise AssertionError(f"only hands that were {'altered' if True in seen else 'kept'}")


def test_decks_are_found_in_their_game() -> None:
    assert game_of(["eondra"], None) == "fallen"
    assert game_of(["The Heart of Magic"], None) == "lorcana"
    assert game_of(["Arcanist and Warlord"], None) == "spoils"
    with pytest.raises(arbitre.Error, match="no game knows"):
        game_of(["eondra", "The Heart of Magic"], None)
    assert len(all_listed("fallen")) == len(arbitre.decks("fallen"))


def test_who_plays_is_one_who_searches_where_that_can_be_afforded() -> None:
    assert player_for("lorcana", None, 100) == "beam@60"
    assert player_for("lorcana", None, 100_000) == "greedy"
    assert player_for("lorcana", "random", 100) == "random"
    with pytest.raises(arbitre.Error, match="no player"):
        player_for("lorcana", "magnus", 100)
