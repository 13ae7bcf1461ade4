"""7 Fallen at the table."""

from __future__ import annotations

from typing import Final

from arbitre.games.fallen.deck import FORMATS
from arbitre.table.fitting import Fitting

FITTING: Final = Fitting(
    formats=tuple(FORMATS),
    plays=(
        *("turn action", "divine grace", "end of dawn", "register", "contemplation", "response"),
        *("announce attackers", "next attacker", "declare attack"),
    ),
    windows=True,
)
