"""Making, recording and replaying games of 7 Fallen with the pool's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from arbitre.games.fallen.deck import faults, format_named
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.start import new_game
from arbitre.kernel import record
from arbitre.pool.fallen import Pool, pool
from arbitre.pool.making import Deck, PaidMaking


class Setup(PaidMaking[Pool]):
    game: ClassVar[str] = Fallen.name
    rules: ClassVar[str] = "V3"
    title: ClassVar[str] = "7 Fallen"
    two: ClassVar[str] = "F1.2.1"

    def make(self) -> Fallen:
        cards = self.cards
        return new_game(
            [cards.deck(names) for names in self.decks],
            names=cards.names,
            seed=self.seed,
            tokens=cards.familiars,
            classes=cards.classes,
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
) -> Fallen:
    """A game of 7 Fallen at its first decision. A deck is all its cards: Eden, Register and Book. `payment`: whether
    the engine takes energy from sources for the players ("auto") or asks them which ("choose")."""
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


def read(parsed: record.Parsed, cards: Pool | None = None) -> Fallen:
    """The game of a record at its start."""
    fmt = format_named(parsed.field("format"))
    return Setup.told_by(parsed, fmt, cards if cards is not None else pool()).make()
