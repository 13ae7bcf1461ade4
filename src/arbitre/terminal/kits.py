"""The games one can play at the terminal."""

from __future__ import annotations

from typing import Any, Final

from arbitre.terminal.fallen.cardpage import CardBook
from arbitre.terminal.kit import Kit
from arbitre.terminal.lorcana.kit import LorcanaKit
from arbitre.terminal.spoils.kit import SpoilsKit

CARD_BOOKS: Final[dict[str, Any]] = {"fallen": CardBook()}
"""Games whose cards one can look at, but which can't be played here yet."""
KITS: Final[dict[str, Kit]] = {kit.name: kit for kit in (LorcanaKit(), SpoilsKit())}
