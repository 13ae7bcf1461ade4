"""The Spoils at the table."""

from __future__ import annotations

from typing import Final

from arbitre.games.spoils.deck import FORMATS
from arbitre.table.fitting import Fitting

FITTING: Final = Fitting(
    formats=("starter", *(name for name in FORMATS if name != "starter")),
    plays=("turn action", "mulligan", "response", "battle", "choose blockers"),
    windows=True,
)
