"""What is said of single positions of The Spoils."""

from __future__ import annotations

import pytest
from tests.random_games import take
from tests.spoils_cards import in_play, new_game, position

import arbitre
from arbitre.games.spoils.game import Spoils
from arbitre.kernel.column import with_row
from arbitre.kernel.error import Error
from arbitre.sentences import Speaker


def said(game: Spoils, lang: str = "en") -> str:
    assert game.decision is not None
    return Speaker(lang, ["Ann", "Bob"], game="spoils").question(game, game.decision)


def options(game: Spoils, lang: str = "en") -> list[str]:
    assert game.decision is not None
    speaker = Speaker(lang, ["Ann", "Bob"], game="spoils")
    return [speaker.option(game, option) for option in game.decision.options]


def test_moves_say_what_they_cost_and_whom_they_attack() -> None:
    game = position(("Clerk", "Archer"), ("Fortress",), hand=("Warden", "Jolt"))
    assert options(game) == [
        "End the turn",
        "Play Warden (2)",
        "Play Jolt (1)",
        "Use Ponder of Guild of Tests (pay 3)",
        "Use Shoot of Archer (pay 1, deplete and another cost)",
        "Attack Bob",
        "Attack Fortress",
    ]
    assert "Attaquer Bob" in options(game, "fr")
    assert "Utiliser Shoot : Archer (payer 1, épuiser et un autre coût)" in [
        line.replace("\u00a0", " ") for line in options(game, "fr")
    ]


def test_a_response_names_what_it_answers_to() -> None:
    game = position((), ("Archer",), hand=("Clerk",))
    take(game, "play", "Clerk")
    assert said(game) == "Do you respond to Clerk, which is being played?"
    take(game, "pass")
    take(game, "end turn")
    assert said(game) == "Do you respond to the end of the turn?"


def test_the_windows_of_a_battle_say_how_far_it_is() -> None:
    game = position(("Warden",), ("Archer",))
    take(game, "attack")
    take(game, "pass")
    assert said(game) == "The attackers are chosen. Do you act before blockers are chosen?"
    assert game.decision is not None
    assert game.decision.seat == 1


def test_the_rules_of_a_faction_are_called_by_their_names() -> None:
    game = position()
    take(game, "end turn")
    while game.decision is not None and game.decision.kind != "choose trigger":
        take(game, "pass for the turn")
    assert options(game) == ["Restore Rule: Order of Trials", "Develop Rule: Order of Trials"]


def test_a_refusal_says_what_is_lacking_and_the_rule() -> None:
    game = position(hand=("Colossus", "Lurker", "Jolt"), resources="GR")
    speaker = Speaker("en", game="spoils")
    for name, why in (
        ("Colossus", "The threshold of Colossus is not met: it needs GG, you have G1 R1 (rule 405.2)"),
        ("Jolt", "You can't satisfy all costs of Jolt (rule 401.2)"),
        ("Lurker", "Lurker costs 4, and you have 2 free resources (rule 401.2)"),
    ):
        refusal = game.why_not("play", name)
        assert refusal is not None
        assert speaker.refusal(game, refusal) == why


def test_ones_own_face_down_card_has_a_name_and_anothers_has_none() -> None:
    game = position()
    for seat in (0, 1):
        coin = in_play(game, seat, "Coin")
        game.face_down = with_row(game.face_down, coin, True)
        game.known_to[coin] = 1 << seat
        speaker = Speaker("en", game="spoils")
        assert speaker.shown(game, coin, seat) == "Coin"
        assert speaker.shown(game, coin, 1 - seat) == "a face-down card"


def test_a_language_the_game_is_not_told_in_is_refused() -> None:
    with pytest.raises(Error, match="it is in: en, fr"):
        Speaker("it", game="spoils")


def test_the_log_of_the_library_speaks_of_the_game_it_is_given() -> None:
    game = new_game(1)
    while game.turn < 3:
        game.apply(0)
    assert "Turn 2: Player B" in arbitre.log(game)
    assert "Tour 2\u00a0: Joueur B" in arbitre.log(game, lang="fr")
