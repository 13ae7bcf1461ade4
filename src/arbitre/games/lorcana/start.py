"""Making a game from decks: the players and their teams (1.3), up to the first decision of the setup (2.2)."""

from __future__ import annotations

from typing import Any

from arbitre.games.lorcana.facts import Facts
from arbitre.games.lorcana.formats import Variant
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.setup import SetUp
from arbitre.games.lorcana.zones import DECK
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import dealt_numbers


def new_game(
    decks: list[list[Facts]],
    *,
    names: tuple[str, ...],
    seed: int,
    variant: Variant,
    marketing: Facts | None = None,
    teams: list[list[int]] | None = None,
    starting: int | None = None,
    chooser: int | None = None,
    setup: Any = None,
) -> Lorcana:
    """A game at its first decision. `chooser` is the loser of the game before, who says who starts (2.1.3.2)."""
    seats = len(decks)
    if seats < 2:
        raise Error(f"a game needs at least two players, not {seats} (rule 1.3.1)")
    more = [] if marketing is None else [marketing] * variant.marketing_cards
    brought = [[*deck, *more] for deck in decks]
    dealt, facts, owner = dealt_numbers(brought, seed)
    game = Lorcana(facts, owner, seats, seed, variant, sides(seats, teams), setup)
    game.names = names
    game.zone_of = [DECK] * len(dealt)
    first = 0
    for seat, deck in enumerate(decks):
        game.zones[seat][DECK] = dealt[first : first + len(deck)]
        for card in dealt[first + len(deck) : first + len(brought[seat])]:
            game.zone_of[card] = NO_CARD
        first += len(brought[seat])
    game.push(SetUp(starting, chooser))
    game.run()
    return game


def sides(seats: int, teams: list[list[int]] | None) -> tuple[tuple[int, ...], ...]:
    """1.3.6.1: teams are fixed before the game starts."""
    if not teams:
        return ()
    if not all(hasattr(team, "__len__") and len(team) for team in teams) or len(teams) < 2:
        raise Error(f"teams are at least two lists of seats, such as [[0, 2], [1, 3]], not {teams!r}")
    flat = sorted(seat for team in teams for seat in team)
    if flat != list(range(seats)):
        raise Error(f"every seat from 0 to {seats - 1} must be in exactly one team, not {teams}")
    by_seat: list[tuple[int, ...]] = [()] * seats
    for team in teams:
        for seat in team:
            by_seat[seat] = tuple(sorted(team))
    return tuple(by_seat)
