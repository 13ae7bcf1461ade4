"""Making, recording and replaying games of 7 Fallen with the pool's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from arbitre.games.fallen.deck import faults, format_named
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.start import new_game
from arbitre.kernel import record
from arbitre.kernel.error import Error
from arbitre.pool.fallen import Pool, pool
from arbitre.pool.making import (
    Deck,
    PaidMaking,
    check_decks,
    check_numbers,
    decks_of,
    given_decks,
    numbers_of,
)


class Setup(PaidMaking[Pool]):
    game: ClassVar[str] = Fallen.name
    rules: ClassVar[str] = "V3"

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
    cards = cards if cards is not None else pool()
    fmt = format_named(format)
    given = given_decks(decks, players, cards)
    if len(given) != 2 or players not in (None, 2):
        raise Error(f"7 Fallen is played by two with a deck each, not {players or len(given)} (rule F1.2.1)")
    check_numbers(len(given), seed, starting, chooser)
    check_decks(faults, given, fmt, cards, banned)
    return Setup(given, seed, fmt, starting, chooser, payment, cards).make()


def read(parsed: record.Parsed, cards: Pool | None = None) -> Fallen:
    """The game of a record at its start."""
    cards = cards if cards is not None else pool()
    decks = decks_of(parsed, cards)
    seed, starting, chooser = numbers_of(parsed, len(decks))
    fmt = format_named(parsed.field("format"))
    return Setup(decks, seed, fmt, starting, chooser, parsed.field("payment", "auto"), cards).make()
