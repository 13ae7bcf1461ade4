"""Making, recording and replaying games of The Spoils with the pool's cards."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import ClassVar

from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.deck import faults, format_named
from arbitre.games.spoils.facts import Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.start import new_game
from arbitre.games.spoils.words import WORDS
from arbitre.kernel import record
from arbitre.pool.making import Deck, PaidMaking
from arbitre.pool.spoils import Pool, pool

MICROMAJIG = CardData(  # 409.3a
    name="Micromajig", type="character", trade="Gearsmith", subtypes=("majig",), strength=1, life=1, speed=3
)


@functools.cache
def tokens() -> dict[str, Facts]:
    """Tokens that count as cards."""
    return {MICROMAJIG.name: Facts(MICROMAJIG, WORDS)}


class Setup(PaidMaking[Pool]):
    game: ClassVar[str] = Spoils.name
    rules: ClassVar[str] = "2013"
    title: ClassVar[str] = "The Spoils"
    two: ClassVar[str] = "607.1"

    def make(self) -> Spoils:
        cards = self.cards
        return new_game(
            [cards.deck(names) for names in self.decks],
            names=cards.names,
            seed=self.seed,
            tokens=tokens(),
            starting=self.starting,
            chooser=self.chooser,
            choosing=self.payment == "choose",
            setup=self,
        )


def new(
    decks: Sequence[Deck],
    *,
    seed: int = 0,
    players: int | None = None,
    format: str = "constructed",
    starting: int | None = None,
    chooser: int | None = None,
    payment: str = "auto",
    banned: Sequence[str] = (),
    cards: Pool | None = None,
) -> Spoils:
    """A game of The Spoils at its first decision. Each deck names its faction among its cards. `payment`: whether the
    engine attaches resources for the players ("auto") or asks them which ("choose")."""
    setup = Setup.for_two(
        decks,
        players,
        seed,
        format_named(format),
        starting,
        chooser,
        payment,
        banned,
        cards if cards is not None else pool(),
        faults,
    )
    return setup.make()


def read(parsed: record.Parsed, cards: Pool | None = None) -> Spoils:
    """The game of a record at its start."""
    fmt = format_named(parsed.field("format"))
    return Setup.told_by(parsed, fmt, cards if cards is not None else pool()).make()
