"""A game is a value: it is compared by what stands, and says what stands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.random_games import every_game, some_way_into

import arbitre
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Option, Reason, Refusal
from arbitre.kernel.knowledge import SPECTATOR
from arbitre.lab.proofs import otherwise
from arbitre.lab.subject import Subject
from arbitre.sentences import Speaker


@every_game
def test_a_game_equals_its_copy_until_one_goes_on(subject: Subject) -> None:
    game = some_way_into(subject, 4, most=60)
    twin = game.copy()
    assert twin == game
    assert game != game.name
    twin.apply(0)
    assert twin != game
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@every_game
def test_a_game_is_told_in_a_line_and_in_a_few(subject: Subject) -> None:
    game = some_way_into(subject, 4, most=60)
    decision = game.decision
    assert f"turn {game.turn}, {'ABCD'[decision.seat]} is asked: {decision.kind}" in repr(game)
    assert f"({len(decision.options)} options)" in repr(game)
    lines = str(game).splitlines()
    assert len(lines) == 1 + game.number_of_seats
    for seat, line in enumerate(lines[1:]):
        assert line.startswith(f"  {'ABCD'[seat]}: ")
        assert f"hand {len(game.zones[seat][game.zone_index['hand']])}" in line
    game.concede(0)
    if game.over:
        assert re.search("over: [B-D, ]+ by concession", repr(game))


@every_game
def test_what_is_printed_tells_nothing_hidden(subject: Subject) -> None:
    """With what is hidden laid otherwise it prints alike."""
    game = some_way_into(subject, 9)
    assert str(otherwise(game, SPECTATOR, Chance(1))) == str(game)


def test_an_option_says_what_is_set() -> None:
    assert repr(Option("end turn")) == "Option('end turn')"
    assert repr(Option("challenge", 3, 7)) == "Option('challenge', card=3, target=7)"
    assert repr(Option("player", target=1)) == "Option('player', seat=1)"
    assert repr(Option("number", number=2)) == "Option('number', number=2)"


@every_game
def test_a_refusal_is_a_sentence_with_its_rule(subject: Subject) -> None:
    game = some_way_into(subject, 4, most=60)
    speaker = Speaker("en", game=game.name)
    seen = 0
    for card in range(len(game.facts)):
        refusal = game.why_not("play", card)
        if refusal is not None:
            seen += 1
            assert str(refusal) == speaker.refusal(game, refusal)
            assert refusal.rule in str(refusal)
            assert re.search(r"\w+ \w+", str(refusal))
    assert seen


def test_a_refusal_of_no_game_says_its_reason() -> None:
    assert str(Refusal(Reason("not-your-turn", "4.1"))) == "not your turn (rule 4.1)"


def test_games_part_where_how_players_pay_differs() -> None:
    """Once such two games had one digest for 31 picks."""
    from arbitre.pool.spoils import starter_decks

    deck = next(iter(starter_decks().values()))
    cards = deck.names()
    games = [arbitre.new("spoils", decks=[cards, cards], seed=1, payment=payment) for payment in ("auto", "choose")]
    assert games[0].digest() != games[1].digest()
    assert games[0] != games[1]


@every_game
def test_what_happened_this_turn_is_part_of_the_state(subject: Subject) -> None:
    """Cards look back at it, and no further than to where the turn began."""
    game = some_way_into(subject, 4, most=60)
    twin: Any = game.copy()
    twin.emit("concedes", "", 0)
    assert twin.digest() != game.digest()
    assert all(row[0] != "turn begins" for row in game.this_turn())
