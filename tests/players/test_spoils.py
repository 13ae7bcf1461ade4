"""Computer players at The Spoils: they answer everything, honestly, alike for the same seed; greedy plays sensibly."""

from __future__ import annotations

import pytest
from tests.players.playing import finish, turn, wins_of_greedy
from tests.spoils_cards import begun, in_play, new_game, position

from arbitre.games.spoils.battle import Attack
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision
from arbitre.lab.proofs import otherwise
from arbitre.players import answer, greedy, named, random_player
from arbitre.players.spoils.fighting import Fighter, outcome
from arbitre.scenario.spoils import SpoilsScenario

pytestmark = pytest.mark.on_either_engine

PLAYERS = ("random", "greedy", "plan@40", "beam@60")


# -- all players ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_gives_the_same_game_and_it_ends(name: str) -> None:
    first = finish(new_game(4), [named(name, 1), named(name, 2)])
    assert first.result is not None
    again = finish(new_game(4), [named(name, 1), named(name, 2)])
    assert first.digest() == again.digest()


def test_greedy_does_not_know_what_it_may_not_know() -> None:
    """With the hidden cards dealt anew and another future of chance, every answer is the same."""
    game = new_game(6)
    chance = Chance(99)
    player = greedy()
    while game.decision is not None and game.turn < 12:
        place = answer(player, game)
        assert answer(player, otherwise(game, game.decision.seat, chance)) == place
        game.apply(place)


def test_the_position_kept_while_costs_are_satisfied_is_imagined_too() -> None:
    game = new_game(7)
    kept = 0
    while game.decision is not None and game.turn < 14:
        seat = game.decision.seat
        world = game.imagine(seat, 5)
        if game.before is not None:
            kept += 1
            assert world.before.view(seat) == game.before.view(seat)
            assert world.before.digest() == otherwise(game, seat, Chance(kept)).imagine(seat, 5).before.digest()
        game.apply(answer(random_player(3), game))
    assert kept


def test_who_chooses_the_text_of_another_s_card_knows_which_card_it_is() -> None:
    game = SpoilsScenario(
        {
            "game": "spoils",
            "A": {
                "hand": ["Ritual of the Screaming Cheese", "Scout"],
                "resources": {"Obsession": 1},
                "deck": ["Rage", "Greed"],
            },
            "B": {"hand": ["Rage", "Greed", "Scout"]},
        }
    ).game
    assert game.decision is not None
    game.apply([option.kind for option in game.decision.options].index("play"))
    assert (game.decision.seat, game.decision.kind) == (1, "choose text")
    assert game.known_to[game.decision.source] >> 1 & 1


# -- greedy --------------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    assert wins_of_greedy(new_game, 10) >= 9


def test_it_attacks_when_nobody_can_block() -> None:
    game = position(("Bruiser",), ())
    assert "attack Order of Trials" in turn(game)
    assert game.influence[1] == 21


def test_it_wins_when_attacking_wins() -> None:
    game = position(("Clerk",), ())
    game.influence[1] = 1
    turn(game)
    assert game.over
    assert game.result is not None
    assert game.result.winners == (0,)


def test_it_does_not_throw_a_character_away() -> None:
    game = position(("Clerk",), ("Colossus",))
    assert not any(move.startswith("attack") for move in turn(game))


def test_it_blocks_where_it_kills_and_lives() -> None:
    game = position(("Warden",), ("Clerk", "Archer"), resources="")
    game.active = 1
    game.turn += 1
    begun(game, Attack(1, game.faction[0]))
    while game.decision is not None and game.decision.kind != "choose blockers":
        game.apply(next((i for i, o in enumerate(game.decision.options) if o.kind in ("pass", "done")), 0))
    assert game.decision is not None
    option = game.decision.options[answer(greedy(), game)]
    assert option.card == in_play(game, 0, "Warden")


def test_it_plays_what_it_can() -> None:
    game = position(hand=("Warden", "Bruiser"))
    done = turn(game)
    assert "play Bruiser" in done
    assert "play Warden" in done


def test_removal_is_for_the_others() -> None:
    alone = position(("Clerk",), hand=("Jolt",))
    assert not any(move.startswith("play Jolt") for move in turn(alone))
    game = position(("Clerk",), ("Herald",), hand=("Jolt",))
    assert any(move.startswith("play Jolt") for move in turn(game))
    assert not any(game.facts[card].name == "Herald" for card in game.zones[1][PLAY])


def developing(game: Spoils) -> Decision:
    """What is asked first in the next turn of seat 0."""
    game.apply(0)
    while game.decision is not None and not (game.active == 0 and game.decision.kind == "choose one"):
        kinds = [option.kind for option in game.decision.options]
        game.apply(kinds.index("pass for the turn") if "pass for the turn" in kinds else 0)
    assert game.decision is not None
    return game.decision


def test_it_develops_while_it_has_few_resources() -> None:
    game = position(hand=("Coin", "Colossus"), resources="GG")
    developing(game)
    assert answer(greedy(), game) == 1, "to play a resource"


def test_it_does_not_make_a_resource_of_the_only_card_it_can_play() -> None:
    game = position(hand=("Clerk", "Ambush", "Fortress"), resources="G")
    game.apply(developing(game).options[1])
    assert game.decision is not None
    assert game.decision.kind == "play resource"
    option = game.decision.options[answer(greedy(), game)]
    assert game.facts[option.card].name != "Clerk"


def test_a_battle_is_reckoned_by_speed() -> None:
    slow = Fighter(0, 3, 2, 1, 50, False)
    quick = Fighter(1, 2, 2, 4, 40, False)
    assert outcome((slow,), ()) == (0, 0, 3)
    assert outcome((slow,), (quick,)) == (50, 0, 0), "who falls first does not strike"
    assert outcome((quick,), (quick._replace(card=2),)) == (40, 40, 0)
