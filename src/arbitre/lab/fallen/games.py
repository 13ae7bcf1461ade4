"""Random games of 7 Fallen: between the decks of the pool, or between random legal decks."""

from __future__ import annotations

from typing import Any

from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.use import abilities
from arbitre.games.fallen.why_not import ACTIONS
from arbitre.games.fallen.zones import HAND
from arbitre.kernel.chance import Chance
from arbitre.lab.fallen.decks import random_deck, starter_deck
from arbitre.lab.fallen.invariants import broken
from arbitre.lab.subject import Subject
from arbitre.pool.fallen import Pool, pool
from arbitre.pool.fallen_game import new

ASKED = 4  # in one game of so many the players are asked from where they spend energy


def random_game(seed: int, decks: str = "random", among: Pool | None = None, payment: str = "auto") -> Fallen:
    """A game at its first decision. `among`: the cards to take, if not all there are."""
    chance = Chance(seed * 2 + 1)
    cards = among or pool()
    given = [starter_deck(chance) if decks == "starter" else random_deck(chance, cards) for _ in range(2)]
    return new(given, seed=seed, payment=payment, cards=cards)


def payment_of(seed: int) -> str:
    return "choose" if seed % ASKED == 0 else "auto"


class FallenSubject(Subject):
    decks = ("random", "starter")
    limit = 1500

    def random_game(self, seed: int, decks: str, players: int) -> Fallen:
        return random_game(seed, decks, payment=payment_of(seed))

    def broken(self, game: Fallen) -> list[str]:
        return broken(game)

    def may_go_on(self, game: Fallen) -> bool:
        """F1.20.1: who can't draw plays on, and nothing makes anybody attack."""
        return True

    def actions(self, game: Fallen) -> list[tuple[tuple[str, int, int, int], tuple[Any, ...]]]:
        decision = game.decision
        if decision is None or decision.kind not in ("turn action", "response", "contemplation"):
            return []
        found: list[tuple[tuple[str, int, int, int], tuple[Any, ...]]] = [
            ((action, -1, -1, 0), (action,)) for action in ("end turn", "announce attack")
        ]
        hand = game.zones[decision.seat][HAND]
        names = [game.facts[card].name for card in hand]
        alike = {card for place, card in enumerate(hand) if names.index(names[place]) < place}
        for card in range(len(game.facts)):
            if card in alike:
                continue  # of several like pages in hand one is offered
            for action in ACTIONS:
                if action == "use":
                    numbers = range(len(abilities(game, card)) + 1)
                    found.extend(((action, card, -1, number), (action, card, number)) for number in numbers)
                elif action not in ("end turn", "announce attack"):
                    found.append(((action, card, -1, 0), (action, card)))
        return found
