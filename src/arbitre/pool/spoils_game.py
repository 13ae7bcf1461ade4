"""Making, recording and replaying games of The Spoils with the pool's cards."""

from __future__ import annotations

import functools
from typing import ClassVar

from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.deck import faults, format_named
from arbitre.games.spoils.effects import VOCABULARY
from arbitre.games.spoils.facts import Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.start import new_game
from arbitre.pool.making import PaidMaking
from arbitre.pool.spoils import Pool, pool
from arbitre.pool.spoils_decks import named

MICROMAJIG = CardData(  # 409.3a
    name="Micromajig", type="character", trade="Gearsmith", subtypes=("majig",), strength=1, life=1, speed=3
)


@functools.cache
def tokens() -> dict[str, Facts]:
    """Tokens that count as cards."""
    return {MICROMAJIG.name: Facts(MICROMAJIG, VOCABULARY)}


def resource_names(cards: Pool) -> frozenset[str]:
    return frozenset(card.name for card in cards if card.type == "resource")


class Setup(PaidMaking[Pool, Spoils]):
    """Each deck names its faction among its cards."""

    game: ClassVar[str] = Spoils.name
    rules: ClassVar[str] = "2013"
    title: ClassVar[str] = "The Spoils"
    two: ClassVar[str] = "607.1"
    usual: ClassVar[str] = "starter"  # among friends any deck will do that has what its faction starts with

    pool = staticmethod(pool)
    named = staticmethod(named)
    format_named = staticmethod(format_named)
    faults = staticmethod(faults)

    def make(self) -> Spoils:
        return self.begin(
            new_game, tokens=tokens(), choosing=self.payment == "choose", resources=resource_names(self.pool())
        )


new = Setup.new
read = Setup.read
