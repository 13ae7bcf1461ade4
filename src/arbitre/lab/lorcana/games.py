"""Random games of Lorcana: decks of any cards or legal ones, two to four players, teams, Pack Rush."""

from __future__ import annotations

from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.chance import Chance
from arbitre.lab.lorcana.decks import legal_deck, random_deck
from arbitre.lab.lorcana.invariants import broken
from arbitre.lab.subject import Subject
from arbitre.pool.lorcana import Pool, pool
from arbitre.pool.lorcana_game import new


def random_game(
    seed: int, players: int, format: str = "any", teams: bool = False, among: Pool | None = None
) -> Lorcana:
    """A game of random decks at its first decision. For a format that says what a deck is they are legal ones.
    `among`: the cards to take, if not all there are."""
    chance = Chance(seed * 2 + 1)
    among = among or pool()
    fmt = format_named(format)
    if fmt.minimum:
        decks = [legal_deck(chance, among, fmt) for _ in range(players)]
    else:
        decks = [random_deck(chance, among, 40 if format == "any" else 24) for _ in range(players)]
    sides = [[0, 2], [1, 3]] if teams and players == 4 else None
    return new(decks, seed=seed, format=format, teams=sides)


class LorcanaSubject(Subject):
    decks = ("any", "random")  # any cards, Pack Rush included; legal Constructed decks

    def random_game(self, seed: int, decks: str, players: int) -> Lorcana:
        kind = "constructed" if decks == "random" else "pack rush" if seed % 10 == 9 else "any"
        return random_game(seed, players or 2 + seed % 3, kind, teams=seed % 7 == 0)

    def broken(self, game: Lorcana) -> list[str]:
        return broken(game)

    def may_go_on(self, game: Lorcana) -> bool:
        """In Pack Rush nobody runs out of cards, and players who gain no lore can go on for ever."""
        return game.variant.reshuffles
