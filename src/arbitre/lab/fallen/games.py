"""Random games of 7 Fallen: between the decks of the pool, or between random legal decks."""

from __future__ import annotations

from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.use import abilities
from arbitre.games.fallen.why_not import ACTIONS
from arbitre.games.fallen.zones import HAND
from arbitre.kernel.chance import Chance
from arbitre.lab.fallen.decks import random_deck, starter_deck
from arbitre.lab.fallen.invariants import broken
from arbitre.lab.subject import Action, Subject, payment_of, thinkable
from arbitre.pool.fallen import Pool, pool
from arbitre.pool.fallen_game import new


def random_game(seed: int, decks: str = "random", among: Pool | None = None, payment: str = "auto") -> Fallen:
    """A game at its first decision. `among`: the cards to take, if not all there are."""
    chance = Chance(seed * 2 + 1)
    cards = among or pool()
    given = [starter_deck(chance) if decks == "starter" else random_deck(chance, cards) for _ in range(2)]
    return new(given, seed=seed, payment=payment, cards=cards)


class FallenSubject(Subject):
    decks = ("random", "starter")
    acting = ("turn action", "response", "contemplation")
    limit = 1500

    def random_game(self, seed: int, decks: str, players: int) -> Fallen:
        return random_game(seed, decks, payment=payment_of(seed))

    def broken(self, game: Fallen) -> list[str]:
        return broken(game)

    def may_go_on(self, game: Fallen) -> bool:
        """F1.20.1: a player who can't draw plays on, and nothing makes anybody attack."""
        return True

    def thinkable(self, game: Fallen, seat: int) -> list[Action]:
        hand = game.zones[seat][HAND]
        names = [game.facts[card].name for card in hand]
        alike = {card for place, card in enumerate(hand) if names.index(names[place]) < place}
        cards = (card for card in range(len(game.facts)) if card not in alike)  # of equal pages in hand one is offered
        return thinkable(ACTIONS, ("end turn", "announce attack"), cards, lambda card: abilities(game, card))
