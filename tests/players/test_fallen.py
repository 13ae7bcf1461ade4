"""Players that search at 7 Fallen: what they measure is honest, and they take what is there to take."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import arbitre
from arbitre.games import registry
from arbitre.games.fallen.game import Fallen
from arbitre.kernel.chance import Chance
from arbitre.lab.proofs import otherwise
from arbitre.players import answer, greedy, named
from arbitre.players.fallen.features import FEATURES, NAMES
from arbitre.players.guide import Guide
from arbitre.players.strangers import unseen
from arbitre.scenario.fallen import FallenScenario

pytestmark = pytest.mark.on_either_engine

ANGEL = """
[[card]]
name = "{name}"
type = "angel"
cost = 2
attack = {attack}
life = {life}
"""


def angels(**numbers: tuple[int, int]) -> str:
    return "".join(ANGEL.format(name=name, attack=attack, life=life) for name, (attack, life) in numbers.items())


def position(text: str) -> Fallen:
    return FallenScenario(tomllib.loads(f'game = "fallen"\n{text}')).game


def guide() -> Guide:
    found: Guide = registry.entry("fallen").load("guide")
    return found


def turn(game: Any, name: str = "beam@200") -> list[str]:
    """What a player that searches does in its turn."""
    player = named(name)
    done: list[str] = []
    while game.decision is not None and game.active == 0:
        option = game.decision.options[answer(player, game)]
        if game.decision.seat == 0:
            done.append(game.describe(option))
        game.apply(option)
        if option.kind == "end turn":
            break
    return done


# -- what is measured ----------------------------------------------------------------------------------------------


def test_what_is_measured_does_not_depend_on_what_is_hidden() -> None:
    """With the hidden cards dealt anew every feature is the same, for whoever is asked and whoever is not."""
    chance = Chance(7)
    for seed in range(4):
        names = sorted(arbitre.decks("fallen"))
        game: Any = arbitre.new("fallen", decks=[names[seed], names[-1 - seed]], seed=seed)
        for _ in range(150):
            if game.decision is None:
                break
            for seat in (0, 1):
                twin = otherwise(game, seat, chance)
                for moving in (False, True):
                    mine = FEATURES.measure(game, seat, moving, unseen(game, seat))
                    assert mine == FEATURES.measure(twin, seat, moving, unseen(twin, seat))
            game.apply(answer(greedy(), game))


def test_the_weights_fit_the_features() -> None:
    evaluation = guide().evaluation
    assert len(evaluation.moving.early) == len(evaluation.waiting.growth) == len(NAMES)


def test_who_may_come_before_an_attack_counts() -> None:
    """Angels attack in the turn they come: a Deity that nobody guards is in danger of them, unless there is no energy
    or no page; guards keep them from it."""
    plain = angels(Raider=(4, 4), Guard=(1, 9))
    hand = 'hand = [{ card = "Raider", count = 2 }]'
    bare = position(f"{plain}[B]\n{hand}")
    empty = position(f"{plain}[B]\n")
    guarded = position(f'{plain}[A]\nrear = [{{ card = "Guard", count = 2 }}]\n[B]\n{hand}')
    vitality = NAMES.index("vitality")
    assert FEATURES.measure(empty, 0, False)[vitality] == 0
    assert FEATURES.measure(guarded, 0, False)[vitality] == 0
    assert FEATURES.measure(bare, 0, False)[vitality] == -5  # half of what two strong Angels deal
    assert FEATURES.measure(bare, 1, True)[vitality] == 4  # its own hand it knows


def test_an_archangel_that_may_come_counts() -> None:
    """It comes for nothing when the Register has gone down far enough, and may attack at once; others don't know its
    numbers."""
    late = 'register = [{ card = "Plain Worshipper", count = 5 }]'
    vitality = NAMES.index("vitality")
    soon = position(f"[B]\n{late}")
    assert FEATURES.measure(position("[B]\n"), 0, False)[vitality] == 0
    assert FEATURES.measure(soon, 0, False)[vitality] == -3  # half of what one deals as a rule
    assert FEATURES.measure(soon, 1, True)[vitality] == 2.5  # its own one knows
    guarded = position(f'{angels(Guard=(1, 9))}[A]\nrear = ["Guard"]\n[B]\n{late}')
    assert FEATURES.measure(guarded, 0, False)[vitality] == 0


def test_more_of_what_is_good_is_better() -> None:
    evaluation = guide().evaluation
    plain = angels(Strong=(5, 5), Weak=(1, 1))
    better = position(f'{plain}[A]\nrear = ["Strong"]\n[B]\nrear = ["Weak"]')
    worse = position(f'{plain}[A]\nrear = ["Weak"]\n[B]\nrear = ["Strong"]')
    hurt = position(
        f'{plain}[A]\nrear = ["Strong"]\ndeity = {{ card = "Plain Deity", damage = 20 }}\n[B]\nrear = ["Weak"]'
    )
    for moving in (False, True):
        value = evaluation.logit(better, 0, moving)
        assert value > evaluation.logit(worse, 0, moving)
        assert value > evaluation.logit(hurt, 0, moving)


# -- what is done --------------------------------------------------------------------------------------------------


def test_the_last_feather_is_taken() -> None:
    game = position(f'{angels(Raider=(1, 1))}[A]\nrear = ["Raider"]\n[B]\nmortal = true')
    turn(game)
    assert game.result is not None
    assert game.result.winners == (0,)


def test_the_way_to_a_mortal_deity_is_cleared() -> None:
    """The guard must fall before the ambush."""
    game = position(
        f"{angels(Raider=(4, 4), Guard=(2, 3))}"
        '[A]\nrear = [{ card = "Raider", count = 2 }]\n'
        '[B]\nrear = ["Guard"]\nmortal = true'
    )
    turn(game)
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.parametrize("deck", arbitre.decks("fallen"))
def test_angels_that_can_be_paid_are_not_exchanged(deck: str) -> None:
    """It used to exchange up to five of seven pages, good Angels among them."""
    game: Any = arbitre.new("fallen", decks=[deck, deck], seed=1)
    player = named("plan@100")
    while game.decision is not None and game.turn == 0:
        option = game.decision.options[answer(player, game)]
        if game.decision.kind == "divine grace" and option.kind == "put away":
            facts = game.facts[option.card]
            assert facts.type != "angel" or facts.cost > 5
        game.apply(option)


def test_the_last_guard_of_a_mortal_deity_stays_when_an_archangel_may_come() -> None:
    place = '[A]\nmortal = true\nrear = ["Raider"]\n[B]\n'
    early = position(f"{angels(Raider=(4, 4))}{place}")
    assert any("Raider" in line for line in turn(early, "plan@200"))
    late = position(f'{angels(Raider=(4, 4))}{place}register = [{{ card = "Plain Worshipper", count = 5 }}]')
    assert not any("Raider" in line for line in turn(late, "plan@200"))


def test_a_bare_deity_is_attacked() -> None:
    game = position(
        f'{angels(Raider=(4, 4))}[A]\nrear = [{{ card = "Raider", count = 2 }}]\n'
        '[B]\ndeity = { card = "Plain Deity", damage = 24 }'
    )
    turn(game)
    assert game.mortal[1]


def test_nobody_dies_for_nothing() -> None:
    """An attack that only loses the attacker is not made."""
    game = position(f'{angels(Small=(1, 1), Wall=(5, 5))}[A]\nrear = ["Small"]\n[B]\nrear = ["Wall"]')
    assert not [one for one in turn(game) if "Small" in one]
