"""How Briscola is searched: a position is looked at whenever a card is to be played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arbitre.players.guide import Guide
from briscola.features import FEATURES

GUIDE: Final = Guide(FEATURES, Path(__file__).with_name("weights.json"), settled=frozenset(("play a card",)))
