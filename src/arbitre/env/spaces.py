"""The spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from arbitre.env.arrays import MASK, Shape


def observations(shape: Shape) -> spaces.Dict:
    found: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(-32768, 32767, size, np.int16) for name, size in shape.sizes.items()
    }
    found[MASK] = spaces.Box(0, 1, (shape.options,), np.int8)
    return spaces.Dict(found)


def actions(shape: Shape) -> spaces.Discrete:
    return spaces.Discrete(shape.options)
