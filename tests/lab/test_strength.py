"""How strong players are: games that favour nobody, the same ones each time, and none of them lost or played twice."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.lab.interrupting import after, never

import arbitre
from arbitre.cli import main
from arbitre.games import registry
from arbitre.kernel.error import BadData, Error
from arbitre.kernel.game import Game
from arbitre.lab import strength
from arbitre.lab.bouts import Bout, Outcome, play, schedule, start
from arbitre.lab.contestants import able, contestant, everything
from arbitre.lab.strength import USUAL, Run, pairs_of, report
from arbitre.players import Question
from arbitre.players.guide import Guide

pytestmark = pytest.mark.on_either_engine

WORDS = ["lab", "strength", "briscola", "greedy", "random", "--games", "12", "--jobs", "1"]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def games(path: Path) -> list[tuple[Any, ...]]:
    """What was played, without how long it took, in one order."""
    return sorted((*one["players"], one["seed"], one["winner"], one["digest"]) for one in lines(path)[1:])


# -- which games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 7, 8, 27])
def test_every_deck_plays_equally_often_and_one_start_in_three_is_a_mirror(count: int) -> None:
    decks = [f"deck {number}" for number in range(count)]
    pairs = [start(number, decks) for number in range(3 * count * (count // 2))]
    mirrors = [pair for pair in pairs if pair is not None and pair[0] == pair[1]]
    assert len(mirrors) == count * (count // 2)
    assert set(Counter(mirrors).values()) == {count // 2}
    others = Counter(deck for pair in pairs if pair is not None and pair[0] != pair[1] for deck in pair)
    assert set(others.values()) == {4 * (count // 2)}
    assert len({frozenset(pair) for pair in pairs if pair is not None}) == count * (count - 1) // 2 + count


def test_a_single_deck_plays_itself_and_a_game_may_have_none() -> None:
    assert start(4, ["one"]) == ("one", "one")
    assert start(4, []) is None


def test_each_start_is_played_from_both_sides() -> None:
    bouts = schedule("lorcana", [("a", "b"), ("a", "c")], 6, 10, ["x", "y", "z"])
    assert len(bouts) == 12
    starts = Counter((frozenset(bout.players), bout.decks, bout.seed) for bout in bouts)
    assert set(starts.values()) == {2}
    assert {bout.seed for bout in bouts} == {10, 11, 12}
    assert [bout.players for bout in bouts[:4]] == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a")]


def test_who_plays_against_whom() -> None:
    assert pairs_of("lorcana", ["random", "greedy", "plan@9"], []) == [
        ("random", "greedy"),
        ("random", "plan@9"),
        ("greedy", "plan@9"),
    ]
    assert pairs_of("lorcana", ["random", "greedy"], ["greedy", "random"]) == [("random", "greedy")]
    assert pairs_of("lorcana", ["random", "plan@9"], ["greedy"]) == [("random", "greedy"), ("plan@9", "greedy")]
    assert pairs_of("lorcana", [], []) == list(USUAL)
    assert ("greedy", "random") in pairs_of("briscola", [], [])
    assert ("beam@1s", "greedy") in pairs_of("lorcana", [], ["greedy"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["lorcana", "beam@soon", "greedy"], "no time to think"),
        (["lorcana", "clever", "greedy"], "there is no player 'clever'"),
        (["lorcana", "greedy@5", "random"], "does not think"),
        (["lorcana", "greedy"], "nobody to play against"),
        (["lorcana", "greedy", "greedy"], "nobody to play against"),
        (["lorcana", "greedy", "plan@5:nowhere.json"], "there is no file nowhere.json"),
        (["lorcana", "greedy:weights.json", "random"], "greedy judges by no weights"),
        (["lorcana", "greedy", "random", "--games", "5"], "--games 5 is odd"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "strength", *words]) == 2
    assert told in capsys.readouterr().err


# -- playing them --------------------------------------------------------------------------------------------------


def test_the_same_seeds_give_the_same_games_on_one_process_or_many(tmp_path: Path) -> None:
    for jobs in "1", "3":
        assert main([*WORDS[:-1], jobs, "--file", str(tmp_path / jobs)]) == 0
    assert games(tmp_path / "1") == games(tmp_path / "3")
    assert len(games(tmp_path / "1")) == 12


def test_a_player_that_searches_by_positions_plays_the_same_again() -> None:
    bout = Bout("lorcana", ("plan@40", "random"), ("The Heart of Magic", "Daring and Deception"), 5)
    first, again = play(bout), play(bout)
    assert (first.digest, first.winner, first.answers) == (again.digest, again.winner, again.answers)
    assert all(len(times) > 5 for times in first.times)


def test_what_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(WORDS) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "briscola" in told.out
    assert "greedy against random     12" in told.out
    assert "(anchor)" in told.out
    assert " ms" in told.out
    assert "mirrors" not in told.out  # there are no decks


def test_mirrors_are_listed_apart_and_draws_are_half() -> None:
    run = Run("lorcana", [("greedy", "random")], 6, 1)
    for number, bout in enumerate(run.bouts):
        winner = -1 if number == 0 else bout.players.index("greedy")
        run.tally.add(bout, Outcome(winner, 10, "", ([1.0], [2.0])))
    assert run.tally.scores["greedy", "random"].points == 5.5
    assert run.tally.mirrors["greedy", "random"].points == 1.5
    said = "\n".join(report(run))
    assert "75.0 % [" in said
    assert "of 2" in said
    assert "100.0 % [" in said
    assert said.index("greedy ") < said.index("random ")


def test_a_player_may_judge_by_other_weights(tmp_path: Path) -> None:
    guide: Guide = registry.entry("lorcana").load("guide")
    data = json.loads(guide.weights.read_text(encoding="utf-8"))
    for model in ("moving", "waiting"):
        data[model]["weights"] = [-weight for weight in data[model]["weights"]]
    other = tmp_path / "other.json"
    other.write_text(json.dumps(data), encoding="utf-8")
    decks = ("The Heart of Magic", "Daring and Deception")
    usual, odd = (play(Bout("lorcana", (name, "random"), decks, 5)) for name in ("plan@20", f"plan@20:{other}"))
    assert usual.digest != odd.digest
    pairs = pairs_of("lorcana", ["plan@20", f"plan@20:{other}"], [])
    weights = Run("lorcana", pairs, 2, 1).setup["weights"]
    assert set(weights) == {"", str(other)}
    assert len(set(weights.values())) == 2
    data["features"] = ["luck"]
    other.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadData, match="other features"):
        pairs_of("lorcana", ["plan@20", f"plan@20:{other}"], [])


# -- going on ------------------------------------------------------------------------------------------------------


def test_an_interrupted_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main([*WORDS, "--file", str(tmp_path / "whole")])
    words = [*WORDS, "--file", str(tmp_path / "log")]
    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(strength, "spread", after(5))
        assert main(words) == 130
    told = capsys.readouterr()
    assert "5/12 games were played" in told.out
    assert "greedy against random      5" in told.out
    assert "the same command goes on from there" in told.out
    assert told.err == "arbitre: interrupted\n"
    before = (tmp_path / "log").read_bytes()
    with (tmp_path / "log").open("ab") as file:
        file.write(b'{"players":["greedy","ran')  # the machine stopped in the middle of a line
    assert main(words) == 0
    assert (tmp_path / "log").read_bytes().startswith(before)
    assert games(tmp_path / "log") == games(tmp_path / "whole")
    with monkeypatch.context() as patch:
        patch.setattr(strength, "spread", never)
        assert main(words) == 0


def test_an_interruption_before_the_first_game_is_told_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "spread", after(0))
    assert main(WORDS) == 130
    assert capsys.readouterr().out == "0/12 games were played\n"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (["--games", "14"], "games is 12 there, and 14 in this one"),
        (["--first", "3"], "seeds is [1, 6] there, and [3, 8] in this one"),
        (["--against", "greedy"], 'pairs is [["greedy", "random"]] there, and [["random", "greedy"]] in this one'),
    ],
)
def test_the_log_of_another_run_is_refused(
    change: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*WORDS, "--file", str(tmp_path / "log")]
    main(words)
    before = (tmp_path / "log").read_bytes()
    assert main([*words, *change]) == 2
    assert told in capsys.readouterr().err
    assert (tmp_path / "log").read_bytes() == before


@pytest.mark.parametrize("field", ["version", "engine", "game", "decks", "weights"])
def test_whatever_else_differs_is_another_run(field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    words = [*WORDS, "--file", str(log)]
    main(words)
    header, *rest = log.read_text(encoding="utf-8").splitlines(keepends=True)
    log.write_text("".join([json.dumps({**json.loads(header), field: "other"}) + "\n", *rest]), encoding="utf-8")
    assert main(words) == 2
    assert f'{field} is "other" there' in capsys.readouterr().err


@pytest.mark.parametrize("content", ["My diary\n", "My diary", "[1]\n", '{"a": 1}\n'])
def test_a_file_that_is_no_log_is_left_alone(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "log").write_text(content, encoding="utf-8")
    assert main([*WORDS, "--file", str(tmp_path / "log")]) == 2
    assert "is not a log of arbitre lab strength" in capsys.readouterr().err
    assert (tmp_path / "log").read_text(encoding="utf-8") == content


def test_a_log_torn_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = [*WORDS, "--file", str(log)]
    main(words)
    played = games(log)
    for torn in (log.read_bytes()[:40], b""):
        log.write_bytes(torn)
        assert main(words) == 0
        assert games(log) == played


def test_a_broken_line_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    words = [*WORDS, "--file", str(log)]
    main(words)
    whole = log.read_text(encoding="utf-8").splitlines(keepends=True)
    for broken, told in (("nonsense\n", "line 2: "), ('{"players": 3}\n', "not that of a game")):
        log.write_text("".join([whole[0], broken, *whole[2:]]), encoding="utf-8")
        assert main(words) == 2
        assert told in capsys.readouterr().err


def test_two_runs_at_once_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fcntl = pytest.importorskip("fcntl")
    with (tmp_path / "log").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert main([*WORDS, "--file", str(tmp_path / "log")]) == 2
    assert "is being written by another run" in capsys.readouterr().err


# -- the seer ------------------------------------------------------------------------------------------------------


def new_game(seed: int) -> Game:
    game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=seed, starting=0)
    for _ in range(12):
        game.apply(0)
    return game


def test_a_seer_sees_what_nobody_may() -> None:
    game: Any = new_game(3)
    assert game.decision is not None
    world = everything(game).imagine(99)
    assert world.zones == game.zones
    assert world.chance.state == game.chance.state
    assert world is not game
    assert [option.key() for option in world.decision.options] == [option.key() for option in game.decision.options]
    honest = Question(game).imagine(99)
    assert honest.zones != game.zones
    digest = game.digest()
    assert 0 <= contestant("lorcana", "seer@30", 1)(game) < len(game.decision.options)
    assert game.digest() == digest


def test_a_seer_is_a_player_of_the_lab_alone() -> None:
    assert able("lorcana")[-1] == "seer"
    with pytest.raises(Error, match="there is no player"):
        arbitre.player("seer@30")
    outcome = play(Bout("lorcana", ("seer@30", "random"), ("The Heart of Magic", "The Heart of Magic"), 1))
    assert outcome.answers > 20
