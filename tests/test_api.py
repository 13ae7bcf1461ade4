"""The promises of the seam: what a program that uses Arbitre relies on."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import arbitre
from arbitre.games import registry
from arbitre.games.lorcana.game import Lorcana

DECKS = ["The Heart of Magic", "Daring and Deception"]
DECKED = registry.names("decks")


def lorcana(seed: int = 7, **options: Any) -> Lorcana:
    game = arbitre.new("lorcana", decks=DECKS, seed=seed, **options)
    assert isinstance(game, Lorcana)
    return game


def test_what_help_shows_is_true() -> None:
    done = doctest.testmod(arbitre, extraglobs={"arbitre": arbitre}, optionflags=doctest.ELLIPSIS)
    assert done.attempted > 10
    assert done.failed == 0


# -- games, decks, cards, rules ------------------------------------------------------------------------------------


def test_the_games_are_told_with_title_languages_and_players() -> None:
    games = arbitre.games()
    assert list(games)[:3] == ["lorcana", "spoils", "fallen"]
    assert games["spoils"].title == "The Spoils"
    assert games["lorcana"].languages == ("en", "fr", "it")
    assert games["fallen"].players == (2,)
    assert arbitre.games.registry is registry  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_cards_and_rules(game: str) -> None:
    cards = arbitre.cards(game)
    assert len(cards) >= 40
    one = next(iter(cards))
    assert one.name in {card.name for card in cards}
    assert arbitre.rules(game).game == game
    with pytest.raises(arbitre.UnknownCard):
        cards.data("no such card")


@pytest.mark.parametrize("game", DECKED)
def test_a_deck_is_handed_over_as_a_name_a_deck_a_list_a_table_or_a_text(game: str) -> None:
    name, deck = next(iter(arbitre.decks(game).items()))
    names = deck.names()
    table = {card: names.count(card) for card in names}
    text = "\n".join(f"{count} {card}" for card, count in table.items())
    digests = set()
    for given in (name, deck, names, tuple(names)):
        digests.add(arbitre.new(game, decks=[given, given], seed=3).digest())
    assert len(digests) == 1
    for other in (table, text):  # each card is where it first came up
        assert arbitre.new(game, decks=[other], players=2, seed=3).number_of_seats == 2


@pytest.mark.parametrize("game", DECKED)
def test_all_decks_that_come_with_a_game_can_be_played(game: str) -> None:
    for name in arbitre.decks(game):
        assert not arbitre.new(game, decks=[name, name], seed=1).over


def test_a_deck_is_never_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("60 Stitch - New Dog\n", encoding="utf-8")
    with pytest.raises(arbitre.Error, match="there is no starter deck"):
        arbitre.new("lorcana", decks=[str(path)], players=2)


# -- playing -------------------------------------------------------------------------------------------------------


def test_a_game_is_played_by_taking_options() -> None:
    game = lorcana()
    while game.decision is not None:
        assert game.decision.options
        assert game.decision.rules
        game.apply(game.decision.options[-1])
    assert game.result is not None
    assert game.result.winners in ((0,), (1,))
    assert game.result.rules


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_computer_players_play_every_game(game: str, name: str) -> None:
    decks = list(arbitre.decks(game))[:2] if game in DECKED else None
    played = arbitre.new(game, decks=decks, seed=5)
    ada = arbitre.player(name, seed=2)
    for _ in range(40):
        if played.decision is not None:
            played.apply(ada(played))
    assert len(played.picks) > 10
    assert arbitre.replay(played.record()).digest() == played.digest()
    for lang in arbitre.games()[game].languages:
        assert arbitre.log(played, seat=0, lang=lang)


def test_decks_may_be_tables_and_one_may_serve_all() -> None:
    deck = {"Stitch - New Dog": 4, "microbots": 56}
    game = arbitre.new("lorcana", decks=[deck], players=4, seed=1)
    assert game.number_of_seats == 4


# -- what makes no sense -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"decks": DECKS[:1]}, "two players"),
        ({"decks": DECKS, "players": 3}, "3 decks"),
        ({"decks": DECKS, "players": 0}, "how many play"),
        ({"decks": DECKS, "players": "two"}, "how many play"),
        ({"decks": DECKS, "starting": 5}, "from 0"),
        ({"decks": DECKS, "seed": "x"}, "whole number"),
        ({"decks": DECKS, "format": "commander"}, "constructed"),
        ({"decks": ["a deck", "another"]}, "the starter decks are"),
        ({"decks": DECKS, "teams": [[0], [0]]}, "exactly one team"),
        ({"decks": DECKS, "colour": "red"}, "it has: decks, seed, players, format"),
        ({"decks": None}, "The Heart of Magic"),
        ({"decks": []}, "one deck a player"),
        ({"decks": "The Heart of Magic"}, "one deck a player"),
        ({"decks": 5}, "one deck a player"),
        ({"decks": [5, 5]}, "a deck is"),
        ({"decks": [["Nobody"], ["Nobody"]]}, "Nobody"),
    ],
)
def test_a_game_that_makes_no_sense_is_refused(wrong: dict[str, Any], right: str) -> None:
    with pytest.raises(arbitre.Error, match=right):
        arbitre.new("lorcana", **wrong)


def test_what_is_wrong_is_told_with_what_would_be_right() -> None:
    game = lorcana()
    asked: list[tuple[Any, str]] = [
        (lambda: arbitre.new("chess", decks=DECKS), "lorcana"),
        (lambda: arbitre.new(5, decks=DECKS), "lorcana"),  # type: ignore[arg-type]
        (lambda: arbitre.decks("chess"), "lorcana"),
        (lambda: arbitre.player("stockfish"), "random, greedy"),
        (lambda: arbitre.player("random", seed="x"), "whole number"),  # type: ignore[arg-type]
        (lambda: arbitre.player("random")(None), "a game"),  # type: ignore[arg-type]
        (lambda: arbitre.replay(None), "game.record"),  # type: ignore[arg-type]
        (lambda: arbitre.replay("hello"), "arbitre record 1"),
        (lambda: arbitre.replay(game.record(), upto=-1), "number of picks"),
        (lambda: arbitre.log(None), "a game"),  # type: ignore[arg-type]
        (lambda: arbitre.log(game, seat=9), "from 0 to 1"),
        (lambda: arbitre.log(game, lang="de"), "en, fr, it"),
        (lambda: game.view(5), "from 0 to 1"),
        (lambda: game.view("me"), "from 0 to 1"),
        (lambda: game.view_events(2), "from 0 to 1"),
        (lambda: arbitre.rules("lorcana").rule("99.1"), "nearest"),
        (lambda: arbitre.new("spoils", decks=["x"]), "the decks that are sold"),
        (lambda: replace(registry.entry("fallen"), compiler="").load("compiler"), "lorcana, spoils, fallen"),
    ]
    for wrong, right in asked:
        with pytest.raises(arbitre.Error, match=right):
            wrong()


def test_why_not_names_the_rule_and_takes_names() -> None:
    game = lorcana(starting=0)
    game.apply(0)
    game.apply(0)
    hand = [game.facts[card].full_name for card in game.hand(0)]
    refusal = game.why_not("play", max(game.hand(0), key=lambda card: int(game.facts[card].cost)))
    assert refusal is not None
    assert refusal.rule == "4.3.2.4"
    assert refusal.about["ink"] == 0
    assert game.why_not("end turn") is None
    drying = game.why_not("quest", hand[0])
    assert drying is not None
    assert drying.rule == "4.5.1"
    with pytest.raises(arbitre.Error):
        game.why_not("quest", "Nobody")
    with pytest.raises(arbitre.Error):
        game.why_not("dance")


def test_a_view_names_only_what_a_seat_may_know() -> None:
    game = lorcana()
    mine, theirs = game.view(0)["seats"]
    assert len(mine["zones"]["hand"]["cards"]) == 7
    nothing = {"in play": False, "cards": [], "remembered": [], "unknown": []}
    assert theirs["zones"]["hand"] == {**nothing, "count": 7}
    assert mine["zones"]["deck"] == {**nothing, "count": 53}


def test_an_option_of_another_decision_is_refused() -> None:
    game = lorcana()
    assert game.decision is not None
    option = game.decision.options[0]
    game.apply(option)
    before = game.digest()
    with pytest.raises(arbitre.IllegalOption):
        game.apply(option)
    assert game.digest() == before


def test_a_game_saved_in_the_middle_of_an_effect_resumes() -> None:
    seen = 0
    for seed in range(30):
        game = lorcana(seed)
        while game.decision is not None and game.decision.kind != "choose card":
            game.apply(len(game.decision.options) // 2)
        if game.over:
            continue
        seen += 1
        for resumed in (arbitre.replay(game.record()), pickle.loads(pickle.dumps(game)), game.copy()):
            assert resumed.decision is not None
            assert resumed.decision.kind == "choose card"
            resumed.apply(0)
            twin = game.copy()
            twin.apply(0)
            assert resumed.digest() == twin.digest()
    assert seen > 5


# -- for programs that are checked ---------------------------------------------------------------------------------

PROGRAM = """
import arbitre

game = arbitre.new("lorcana", decks=["The Heart of Magic", arbitre.decks("lorcana")["Daring and Deception"]], seed=7)
while decision := game.decision:
    reveal_type(decision.options)
    game.apply(decision.options[0])
reveal_type(game)
reveal_type(game.result)
reveal_type(game.why_not("quest", "Stitch"))
reveal_type(arbitre.games())
reveal_type(arbitre.decks("lorcana"))
reveal_type(arbitre.player("greedy")(game))
reveal_type(arbitre.rules("lorcana").rule("4.6.1"))
reveal_type([card.name for card in arbitre.cards("lorcana")])
reveal_type(arbitre.replay(game.record()))
arbitre.new("lorcana", decks=[5])
"""


def test_a_type_checker_knows_what_everything_is(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    run = [sys.executable, "-m", "mypy", "--strict", "--config-file=", str(path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[1])
    shown = [line.split('"')[1] for line in done.stdout.splitlines() if "Revealed type" in line]
    assert [kind.replace("builtins.", "") for kind in shown] == [
        "list[arbitre.kernel.decision.Option]",
        "arbitre.kernel.game.Game[Never, Never]",  # whose kinds of events and questions are not known
        "arbitre.kernel.game.Result | None",
        "arbitre.kernel.decision.Refusal | None",
        "typing.Mapping[str, arbitre.games.registry.Entry]",
        "dict[str, arbitre.pool.making.Deck]",
        "int",
        "arbitre.rulebook.texts.Rule",
        "list[str]",
        "arbitre.kernel.game.Game[Never, Never]",  # whose kinds of events and questions are not known
    ]
    assert done.stdout.count("error:") == 1, done.stdout
    assert "List item 0 has incompatible type" in done.stdout
