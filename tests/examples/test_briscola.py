"""The game in `examples/`: a package of its own that gets everything a game gets."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.table import Table

import arbitre
from arbitre.cli import main
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import BadRecord
from arbitre.lab.proofs import otherwise
from arbitre.lab.trouble import Search, search
from arbitre.players import answer, named
from arbitre.rulebook.citations import code_citations, code_folders
from briscola.cards import pool
from briscola.features import FEATURES
from briscola.game import HAND, TRUMP, WON, Briscola
from briscola.making import new
from briscola.play import taker

pytestmark = pytest.mark.on_both_engines


HERE = Path(__file__).parents[2] / "examples" / "briscola"


def play_on(game: Briscola, to: int) -> None:
    while game.decision is not None and game.turn < to:
        game.apply(0)


def test_its_entry_point_leads_to_its_entry() -> None:
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ((name, value),) = project["entry-points"][registry.GROUP].items()
    point = metadata.EntryPoint(name, value, registry.GROUP)
    assert point.load() == registry.entry(name)


def test_nothing_in_the_package_knows_of_it() -> None:
    files = [path for path in (HERE.parents[1] / "src").rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    assert len(files) > 300
    assert not [path for path in files if "riscola" in path.read_text(encoding="utf-8")]


def test_the_forty_cards_count_120() -> None:
    cards = list(pool())
    assert len(cards) == 40
    assert sum(card.points for card in cards) == 120


@pytest.mark.parametrize(("players", "deck"), [(2, 33), (3, 29), (4, 27)])
def test_three_cards_each_and_a_trump(players: int, deck: int) -> None:
    game = new(seed=1, players=players, starting=1)
    assert [len(zones[HAND]) for zones in game.zones] == [3] * players
    (up,) = game.zones[0][TRUMP]  # with the dealer
    assert game.facts[up].suit == game.trump
    assert game.view(1)["seats"][0]["zones"]["deck"]["count"] == deck
    assert game.decision is not None
    assert game.decision.seat == 1


def number(game: Briscola, name: str) -> int:
    return next(card for card, facts in enumerate(game.facts) if facts.name == name)


@pytest.mark.parametrize(
    ("led", "answer", "takes"),
    [
        ("Two of cups", "Ace of cups", 1),
        ("Three of cups", "King of cups", 0),
        ("Two of cups", "Ace of swords", 0),  # another suit that is no trump
        ("Ace of cups", "Two of coins", 1),
        ("Two of coins", "Ace of coins", 1),
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_of_the_suit_led(led: str, answer: str, takes: int) -> None:
    game = new(seed=1)
    game.trump = "coins"
    assert taker(game, [(0, number(game, led)), (1, number(game, answer))]) == takes


def test_who_takes_the_trick_draws_first_and_leads() -> None:
    game = new(seed=4, starting=0)
    before = len(game.events)
    play_on(game, 2)
    told = [event for event in game.events.since(before) if event.kind in ("takes", "draws")]
    assert [event.kind for event in told] == ["takes", "draws", "draws"]
    assert game.decision is not None
    assert told[0].seat == told[1].seat == game.decision.seat


def test_the_trump_is_drawn_last_for_all_to_see() -> None:
    game = new(seed=4)
    (up,) = next(zones[TRUMP] for zones in game.zones if zones[TRUMP])
    play_on(game, 18)
    (told,) = [event for event in game.events if event.kind == "draws trump"]
    assert told.card == up
    assert told.known_to(0)
    assert told.known_to(1)


def test_most_points_win_and_partners_count_together() -> None:
    game = new(seed=9, players=4)
    play_on(game, 99)
    points = [sum(game.facts[card].points for card in zones[WON]) for zones in game.zones]
    assert sum(points) == 120
    assert game.result is not None
    first = points[0] + points[2]
    assert game.result.winners == ((0, 2) if first > 60 else (1, 3) if first < 60 else ())


def test_equal_points_are_a_draw() -> None:
    for seed in range(400):
        game = new(seed=seed)
        play_on(game, 99)
        assert game.result is not None
        if not game.result.winners:
            assert (game.points(0), game.points(1)) == (60, 60)
            assert game.result.rules == ("B4.1.3",)
            return
    raise AssertionError("no draw in 400 games")


def test_why_a_card_cannot_be_played() -> None:
    game = new(seed=1, starting=0)
    mine, theirs = game.zones[0][HAND][0], game.zones[1][HAND][0]
    assert game.why_not("play", mine) is None
    refusal = game.why_not("play", game.facts[theirs].name)
    assert refusal is not None
    assert refusal.rule == "B3.1.2"
    waiting = game.why_not("play", theirs, seat=1)
    assert waiting is not None
    assert waiting.rule == "B3.1.1"
    for wrong in (("dance", mine), ("play",), ("play", "Nobody"), ("play", 99)):
        with pytest.raises(arbitre.Error):
            game.why_not(*wrong)


@pytest.mark.parametrize("wrong", [{"players": 5}, {"seed": "x"}, {"starting": 2}, {"decks": ["x"]}, {"format": "x"}])
def test_a_game_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(arbitre.Error):
        arbitre.new("briscola", **wrong)


def test_a_broken_record_is_refused() -> None:
    text = new(seed=1).record()
    for old, broken in (("players: 2", "players: 9"), ("seed: 1", "seed: x")):
        with pytest.raises(BadRecord):
            arbitre.replay(text.replace(old, broken))


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(60):
        game = arbitre.new("briscola", seed=seed, starting=seed % 2)
        players = (arbitre.player("greedy", seed), arbitre.player("random", seed))
        while game.decision is not None:
            game.apply(players[game.decision.seat](game))
        assert game.result is not None
        won += game.result.winners == (0,)
    assert won > 36


def test_random_games_have_no_trouble(tmp_path: Path) -> None:
    assert search(1, 60, Search("briscola", "any", 0, tmp_path, replay=5)) == []


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_played_in_the_terminal(lang: str, players: int) -> None:
    text = Table(new(seed=3, players=players, starting=0), lang, lines=["help", "board", "log"]).run()
    assert {"en": "Hand: ", "fr": "Main: ", "it": "Mano: "}[lang] in text.replace("\u00a0:", ":")
    assert {"en": "points", "fr": "points", "it": "punti"}[lang] in text


def test_at_the_terminal_one_types_cards_and_is_told_why_not() -> None:
    game = new(seed=3, starting=0)
    mine = game.facts[game.zones[0][HAND][0]].name
    up = next(game.facts[zones[TRUMP][0]].name for zones in game.zones if zones[TRUMP])
    lines = [f"play {up}", "play xyz", "why play", f"card {mine}", "rule trump", f"play {mine.lower()}", "quit", "n"]
    text = Table(game, lines=lines, plays_on=False).run()
    assert f"{up} is not in your hand (rule B3.1.2)" in text
    assert 'No card you can see is called "xyz"' in text
    assert "B3.2.1" in text
    assert f"You play {mine}" in text


def test_the_same_game_can_be_asked_for_again() -> None:
    text = Table(new(seed=3, players=3), lines=["concede", "y", "again"]).run()
    assert "arbitre play briscola --seed 3 --players 3" in text
    assert "--seed 4" in text


def test_the_commands_know_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["rules", "briscola", "B3.2.1", "--lang", "it"]) == 0
    assert "briscola" in capsys.readouterr().out
    assert main(["trouble", "briscola", "--games", "5", "--jobs", "1", "--records", str(tmp_path)]) == 0
    for words in (["play", "briscola", "--deck", "x"], ["play", "briscola", "--payment", "choose"]):
        assert main(words) == 2
    with pytest.raises(SystemExit):
        main(["exercise", "briscola"])
    with pytest.raises(arbitre.Error, match="lorcana, spoils, fallen"):
        registry.entry("briscola").load("exercise")


def test_every_rule_that_is_seen_in_play_is_cited() -> None:
    book = arbitre.rules("briscola")
    cited = {one.number for one in code_citations(code_folders("briscola"), book.numbering)}
    assert cited <= set(book.rules)
    assert {rule.number for rule in book.rules.values() if rule.kind == "play"} <= cited


# -- a player that searches ----------------------------------------------------------------------------------------


def test_the_player_that_searches_plays_it_too() -> None:
    """It wins clearly against one that picks anything, from either seat; nothing in the package was written for it."""
    won = 0
    for seed in range(12):
        game = new(seed=seed, starting=seed % 2)
        players = [named("beam@40", seed), named("random", seed)]
        while game.decision is not None:
            game.apply(answer(players[game.decision.seat], game))
        won += game.result is not None and 0 in game.result.winners
    assert won >= 9


def test_what_it_measures_does_not_depend_on_what_is_hidden() -> None:
    chance = Chance(3)
    for players in (2, 4):
        game = new(seed=5, players=players)
        while game.decision is not None:
            for seat in range(players):
                twin = otherwise(game, seat, chance)
                for moving in (False, True):
                    assert FEATURES.measure(game, seat, moving) == FEATURES.measure(twin, seat, moving)
            game.apply(0)
