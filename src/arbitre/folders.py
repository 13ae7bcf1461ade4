"""Where Arbitre keeps what belongs to the user."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

DATA: Final = "ARBITRE_DATA"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's own data: games of the table, imported sets. `ARBITRE_DATA` names another folder."""
    own = environment.get(DATA, "")
    if own:
        return Path(own)
    data = environment.get("XDG_DATA_HOME", "")
    folder = Path(data) if data.startswith("/") else Path.home() / ".local" / "share"
    return folder / "arbitre"
