"""Making, recording and replaying games of Lorcana with the pool's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import Format, format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.start import new_game
from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error
from arbitre.pool.decks import named
from arbitre.pool.lorcana import MARKETING, Pool, pool
from arbitre.pool.making import (
    GivenDeck,
    Making,
    cards_of,
    check_decks,
    check_numbers,
    decks_of,
    given_decks,
    numbers_of,
    reading,
)


class Setup(Making[Pool]):
    game: ClassVar[str] = Lorcana.name
    rules: ClassVar[str] = "2.1.0"

    def __init__(
        self,
        decks: list[list[str]],
        seed: int,
        fmt: Format,
        teams: list[list[int]] | None,
        starting: int | None,
        chooser: int | None,
        cards: Pool,
    ) -> None:
        super().__init__(decks, seed, fmt, starting, chooser, cards)
        self.variant = fmt.variant
        self.teams = teams

    def make(self) -> Lorcana:
        marketing = self.cards.facts(MARKETING.name)
        return self.begin(new_game, variant=self.variant, marketing=marketing, teams=self.teams)

    def own_lines(self) -> list[str]:
        return ["teams: " + " / ".join(" ".join(map(str, team)) for team in self.teams)] if self.teams else []


def new(
    decks: Sequence[GivenDeck],
    *,
    seed: int = 0,
    players: int | None = None,
    format: str | None = None,
    teams: list[list[int]] | None = None,
    starting: int | None = None,
    chooser: int | None = None,
    banned: Sequence[str] = (),
    cards: Pool | None = None,
) -> Lorcana:
    """A game of Lorcana at its first decision. One deck for everybody, or one per player. `banned`: what the organiser
    has banned (1.10.1.1)."""
    whole = cards if cards is not None else pool()
    fmt = format_named(format if format is not None else Setup.usual)
    given = given_decks(decks, players, whole, named)
    if players is not None and len(given) != players:
        raise Error(f"{players} players need {players} decks (or one for all), not {len(given)}")
    check_numbers(len(given), seed, starting, chooser)
    check_decks(faults, given, fmt, whole, banned)
    known = cards if cards is not None else whole.for_decks(given)
    return Setup(given, seed, fmt, teams, starting, chooser, known).make()


def read(parsed: record.Parsed, cards: Pool | None = None) -> Lorcana:
    """The game of a record at its start."""
    cards = cards if cards is not None else cards_of(parsed, pool())
    with reading(parsed, cards):
        decks = decks_of(parsed, cards)
        seed, starting, chooser = numbers_of(parsed, len(decks))
        try:
            teams = [
                [int(seat) for seat in team.split()] for team in parsed.field("teams", "").split("/") if team.strip()
            ]
        except ValueError as fault:
            raise BadRecord(f"teams are numbers of seats: {fault}") from fault
        fmt = format_named(parsed.field("format"))
        return Setup(decks, seed, fmt, teams or None, starting, chooser, cards).make()
