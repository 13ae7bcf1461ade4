"""Random games of The Spoils: between random decks of all playable cards, or between preconstructed decks."""

from __future__ import annotations

from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.use import abilities
from arbitre.games.spoils.why_not import ACTIONS
from arbitre.kernel.chance import Chance
from arbitre.lab.spoils.decks import random_deck, starter_deck
from arbitre.lab.spoils.invariants import broken
from arbitre.lab.subject import Action, Subject, payment_of, thinkable
from arbitre.pool.spoils import Pool, pool
from arbitre.pool.spoils_game import new


def random_game(seed: int, decks: str = "random", among: Pool | None = None, payment: str = "auto") -> Spoils:
    """A game at its first decision. `among`: the cards to take, if not all there are."""
    chance = Chance(seed * 2 + 1)
    cards = among or pool()
    given = [starter_deck(chance) if decks == "starter" else random_deck(chance, cards) for _ in range(2)]
    return new(given, seed=seed, format="starter", payment=payment, cards=cards)


class SpoilsSubject(Subject):
    decks = ("random", "starter")
    acting = ("turn action", "response", "battle")
    limit = 1500

    def random_game(self, seed: int, decks: str, players: int) -> Spoils:
        return random_game(seed, decks, payment=payment_of(seed))

    def broken(self, game: Spoils) -> list[str]:
        return broken(game)

    def may_go_on(self, game: Spoils) -> bool:
        """102.1a: a player who has no cards left does not lose for it, and influence can be gained for ever."""
        return True

    def thinkable(self, game: Spoils, seat: int) -> list[Action]:
        return thinkable(ACTIONS, ("end turn",), range(len(game.facts)), lambda card: abilities(game, card))
