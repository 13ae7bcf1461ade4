"""Making, recording and replaying games of 7 Fallen with the pool's cards."""

from __future__ import annotations

from typing import ClassVar

from arbitre.games.fallen.deck import faults, format_named
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.start import new_game
from arbitre.pool.fallen import Pool, pool
from arbitre.pool.fallen_decks import named
from arbitre.pool.making import PaidMaking


class Setup(PaidMaking[Pool, Fallen]):
    """A deck is all its cards: Eden, Register and Book."""

    game: ClassVar[str] = Fallen.name
    rules: ClassVar[str] = "V3"
    title: ClassVar[str] = "7 Fallen"
    two: ClassVar[str] = "F1.2.1"

    pool = staticmethod(pool)
    named = staticmethod(named)
    format_named = staticmethod(format_named)
    faults = staticmethod(faults)

    def make(self) -> Fallen:
        cards = self.cards
        return self.begin(new_game, tokens=cards.familiars, classes=cards.classes, choosing=self.payment == "choose")


new = Setup.new
read = Setup.read
