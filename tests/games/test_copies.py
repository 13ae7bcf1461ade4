"""A game and its copies may share what was worked out about them, and don't disturb each other."""

from __future__ import annotations

import pytest

from arbitre.kernel.chance import Chance
from arbitre.lab.subject import subject

AHEAD = 6  # answers


@pytest.mark.parametrize("name", ["lorcana", "spoils", "fallen"])
def test_what_a_copy_does_leaves_the_game_sound(name: str) -> None:
    ours = subject(name)
    chance = Chance(1)
    for seed in range(3):
        game = ours.random_game(seed, "random", 2)
        for number in range(200):
            if game.decision is None:
                break
            if number % 4 == 0:
                twin = game.copy()
                for _ in range(AHEAD):
                    if twin.decision is not None:
                        twin.apply(chance.below(len(twin.decision.options)))
                assert ours.broken(game) == []
                assert ours.broken(twin) == []
            game.apply(chance.below(len(game.decision.options)))
