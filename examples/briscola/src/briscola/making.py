"""Making games of Briscola, and reading them from records."""

from __future__ import annotations

from typing import ClassVar

from arbitre.kernel.chance import Chance
from arbitre.kernel.error import BadRecord, Error
from arbitre.kernel.knowledge import dealt_numbers
from arbitre.kernel.record import Parsed
from arbitre.pool.making import Setup, check_numbers, numbers_of
from briscola.cards import pool
from briscola.game import DECK, Briscola
from briscola.play import Deal


class BriscolaSetup(Setup):
    game: ClassVar[str] = Briscola.name
    rules: ClassVar[str] = "1"

    def own_lines(self) -> list[str]:
        return [f"players: {self.players}"]

    def make(self) -> Briscola:
        """B1.2.1: three play without one of the twos. B2.1.1: the starting player sits after the dealer."""
        cards = [card for card in pool() if self.players != 3 or card.name != "Two of cups"]
        starting = self.starting if self.starting is not None else Chance(self.seed).below(self.players)
        dealer = (starting - 1) % self.players
        dealt, facts, _ = dealt_numbers([cards], self.seed)
        game = Briscola(facts, [dealer] * len(cards), self.players, self.seed, self)
        game.active = starting
        game.zones[dealer][DECK] = dealt
        game.zone_of = [DECK] * len(cards)
        game.push(Deal(dealer))
        game.run()
        return game


def new(*, seed: int = 0, players: int = 2, starting: int | None = None) -> Briscola:
    """A game at its first decision. `starting`: the seat that leads to the first trick."""
    if players not in (2, 3, 4):
        raise Error(f"Briscola is played by two, three or four, not {players!r} (rule B1.2.1)")
    check_numbers(players, seed, starting, None)
    return BriscolaSetup(players, seed, starting).make()


def read(parsed: Parsed) -> Briscola:
    """The game of a record at its start."""
    players = parsed.field("players")
    if players not in ("2", "3", "4"):
        raise BadRecord(f"players: Briscola is played by 2, 3 or 4, not {players!r}")
    seed, starting, _ = numbers_of(parsed, int(players))
    return BriscolaSetup(int(players), seed, starting).make()
