"""The games one can play at the terminal."""

from __future__ import annotations

from typing import Final

from arbitre.terminal.fallen.kit import FallenKit
from arbitre.terminal.kit import Kit
from arbitre.terminal.lorcana.kit import LorcanaKit
from arbitre.terminal.spoils.kit import SpoilsKit

KITS: Final[dict[str, Kit]] = {kit.name: kit for kit in (LorcanaKit(), SpoilsKit(), FallenKit())}
