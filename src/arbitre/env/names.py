"""The environments by name, as PettingZoo and Gymnasium know them: `arbitre/Lorcana-v0` and so on, one for each game.

Importing this registers them: `arbitre.env.register()`, or `gymnasium.make("arbitre.env.names:arbitre/Lorcana-v0")`.
"""

from __future__ import annotations

import gymnasium
import pettingzoo

from arbitre.games import registry


def name_of(game: str) -> str:
    return f"arbitre/{game.capitalize()}-v0"


def register() -> None:
    for game in registry.names("encoding"):
        name = name_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="arbitre.env.solo:ArbitreEnv",
                vector_entry_point="arbitre.env.side_by_side:of_number",
                kwargs={"game": game},
            )
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "arbitre.env.cycle:ArbitreAEC", kwargs={"game": game})


register()
