"""Players that search at The Spoils: what they measure is no more than they may know, and they see what is obvious."""

from __future__ import annotations

from typing import Any

import pytest
from tests.spoils_cards import in_play, new_game, position

from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.chance import Chance
from arbitre.lab.proofs import otherwise
from arbitre.players.named import named
from arbitre.players.question import answer
from arbitre.players.spoils.features import FEATURES
from arbitre.players.spoils.guide import GUIDE
from arbitre.players.strangers import unseen
from arbitre.scenario.spoils import SpoilsScenario

pytestmark = pytest.mark.on_either_engine

SEARCHING = ("plan@150", "beam@200")


# -- what is measured ------------------------------------------------------------------------------------------------


def test_the_weights_are_for_these_features() -> None:
    evaluation = GUIDE.evaluation
    for model in (evaluation.moving, evaluation.waiting):
        assert len(model.early) == len(model.growth) == len(FEATURES.names)


def test_features_do_not_depend_on_what_is_hidden() -> None:
    game = new_game(6)
    chance = Chance(5)
    player = named("greedy", 2)
    while game.decision is not None and game.turn < 16:
        for seat in (0, 1):
            other = otherwise(game, seat, chance)
            for moving in (False, True):
                measured = FEATURES.measure(game, seat, moving, unseen(game, seat))
                assert measured == FEATURES.measure(other, seat, moving, unseen(other, seat))
            assert FEATURES.progress(game) == FEATURES.progress(other)
        game.apply(answer(player, game))


@pytest.mark.parametrize("name", ["plan@30", "beam@60"])
def test_answers_do_not_depend_on_what_is_hidden(name: str) -> None:
    game = new_game(6)
    chance = Chance(9)
    while game.decision is not None and game.turn < 5:
        place = answer(named(name, 1), game)
        assert answer(named(name, 1), otherwise(game, game.decision.seat, chance)) == place
        game.apply(place)


def test_both_sides_of_the_table_are_measured_alike() -> None:
    """What lies on the table counts for one seat as much as against the other."""
    game = position(("Warden", "Sneak", "Fortress"), ("Bruiser", "Bell"))
    own = FEATURES.names.index("in hand: resource cards")
    for mine, theirs in zip(FEATURES.measure(game, 0, True)[:own], FEATURES.measure(game, 1, False)[:own], strict=True):
        assert mine == pytest.approx(-theirs)


def test_more_is_better() -> None:
    evaluation = GUIDE.evaluation
    bare = evaluation.logit(position(), 0, False)
    assert evaluation.logit(position(("Warden",)), 0, False) > bare
    assert evaluation.logit(position((), ("Warden",)), 0, False) < bare
    assert evaluation.logit(position(hand=("Warden",)), 0, False) > bare
    assert evaluation.logit(position(resources="GGGGRR"), 0, False) == pytest.approx(bare, abs=1.0)
    low = position()
    low.influence[0] = 3
    assert evaluation.logit(low, 0, False) < bare - 0.5


# -- what is obvious ---------------------------------------------------------------------------------------------------


def played(game: Spoils, name: str) -> list[str]:
    """What a player does in its turn; the other passes, and blocks as it likes."""
    player = named(name, 3)
    done: list[str] = []
    while game.decision is not None and game.active == 0:
        option = game.decision.options[answer(player, game)]
        if game.decision.seat == 0:
            done.append(game.describe(option))
        game.apply(option)
        if option.kind == "end turn":
            break
    return done


def attacked(game: Spoils, asked: str) -> Spoils:
    """Seat 1 attacks with all it has, in its own turn, until seat 0 is asked this."""
    while game.decision is not None:
        decision = game.decision
        kinds = [option.kind for option in decision.options]
        if decision.seat == 0 and decision.kind == asked:
            return game
        wanted = ("attack", "choose") if decision.seat == 1 else ("end turn",)
        game.apply(next((kinds.index(kind) for kind in wanted if kind in kinds), 0))
    raise AssertionError("nobody was asked")


def blocking(game: Spoils, name: str) -> Any:
    """The option that seat 0 takes when seat 1 attacks and it may block."""
    attacked(game, "choose blockers")
    assert game.decision is not None
    return game.decision.options[answer(named(name, 3), game)]


@pytest.mark.parametrize(
    ("hand", "resources"),
    [
        (["Creaky Old Swordsman", "Obsession", "Battle Surge", "Dragon Juice"], {"Rage": 2}),
        (["Battle Surge", "Dragon Juice", "Plodding Brute", "Rage"], {"Rage": 3}),
    ],
)
def test_no_card_that_can_be_played_becomes_a_resource_while_there_is_one_in_hand(
    hand: list[str], resources: dict[str, int]
) -> None:
    """It used to keep resource cards in hand, since icons that the deck lacks counted as good."""
    game = SpoilsScenario(
        {
            "game": "spoils",
            "A": {"hand": hand, "resources": resources, "deck": ["Rage"] * 8},
            "B": {"resources": {"Rage": 3}, "deck": ["Rage"] * 8},
        }
    ).game
    mine, player = game.turn + 2, named("beam@200", 3)
    while game.decision is not None and not (game.turn == mine and game.decision.kind == "play resource"):
        assert game.turn <= mine, "it was never asked"
        kinds = [option.kind for option in game.decision.options]
        asked = game.turn == mine and game.decision.seat == 0
        game.apply(answer(player, game) if asked else kinds.index("end turn") if "end turn" in kinds else 0)
    assert game.decision is not None
    assert game.decision.options[answer(player, game)].kind == "face up"


@pytest.mark.parametrize("name", SEARCHING)
def test_a_lethal_attack_is_made(name: str) -> None:
    game = position(("Clerk",), ())
    game.influence[1] = 1
    played(game, name)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("name", SEARCHING)
def test_one_blocker_does_not_stop_two_attacks(name: str) -> None:
    """A whole party is stopped by one blocker, so they attack one by one."""
    game = position(("Warden", "Warden"), ("Clerk",), resources="")
    game.influence[1] = 2
    played(game, name)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("name", ["plan@20", "beam@40", "plan@120"])
@pytest.mark.parametrize("blockers", [("Colossus", "Bruiser"), ("Bruiser", "Bruiser", "Lurker")])
@pytest.mark.parametrize(
    "attackers",
    [("Clerk", "Clerk", "Archer", "Archer"), ("Clerk", "Warden", "Archer", "Herald", "Patron", "Lurker")],
)
def test_a_win_by_many_attacks_is_seen_without_much_thought(
    name: str, attackers: tuple[str, ...], blockers: tuple[str, ...]
) -> None:
    """More attackers than blockers: one gets through, if nothing else is done with them."""
    game = position(attackers, blockers)
    game.influence[1] = 1
    played(game, name)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("name", SEARCHING)
def test_the_way_is_cleared_for_a_lethal_attack(name: str) -> None:
    game = position(("Bruiser",), ("Warden",), hand=("Ambush",))
    game.influence[1] = 4
    played(game, name)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("name", SEARCHING)
def test_no_character_is_thrown_away(name: str) -> None:
    game = position(("Clerk",), ("Colossus",))
    assert not any(move.startswith("attack") for move in played(game, name))


@pytest.mark.parametrize("name", SEARCHING)
def test_characters_are_played(name: str) -> None:
    game = position(hand=("Warden", "Bruiser"))
    done = played(game, name)
    assert {"play Bruiser", "play Warden"} <= set(done)


@pytest.mark.parametrize("name", SEARCHING)
def test_harm_is_for_the_others(name: str) -> None:
    game = position(("Clerk",), ("Herald",), hand=("Jolt",))
    played(game, name)
    assert "Clerk" in [game.facts[card].name for card in game.zones[0][PLAY]]


@pytest.mark.parametrize("name", SEARCHING)
def test_who_would_lose_blocks(name: str) -> None:
    game = position(("Clerk",), ("Bruiser",), resources="")
    game.influence[0] = 4
    assert blocking(game, name).card == in_play(game, 0, "Clerk")


@pytest.mark.parametrize("name", SEARCHING)
def test_a_block_that_kills_and_lives_is_made(name: str) -> None:
    game = position(("Warden",), ("Clerk",), resources="")
    assert blocking(game, name).card == in_play(game, 0, "Warden")


@pytest.mark.parametrize("name", SEARCHING)
def test_a_removal_saves_the_game_in_the_battle(name: str) -> None:
    """In a window of a battle that would be lost the answer is played, not passed."""
    game = position((), ("Bruiser",), hand=("Ambush",))
    game.influence[0] = 4
    attacked(game, "battle")
    player = named(name, 3)
    while game.decision is not None and game.battle is not None:
        game.apply(answer(player, game) if game.decision.seat == 0 else 0)
    assert game.influence[0] == 4
    assert not any(game.facts[card].name == "Bruiser" for card in game.zones[1][PLAY])
