"""The tests also run on the game in `examples/`. `make test` installs it; where it is not, it is added here."""

from __future__ import annotations

import sys
from pathlib import Path

from arbitre.games import registry

EXAMPLE = Path(__file__).parents[1] / "examples" / "briscola" / "src"

if "briscola" not in registry.names():
    sys.path.insert(0, str(EXAMPLE))
    from briscola import GAME

    registry.add(GAME)
