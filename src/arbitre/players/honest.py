"""What a computer player is given: a copy of the game in which every card its seat does not know is a blank one.

Nothing hidden is in that copy, so a player can't look where it may not: neither at hands and decks, nor at the order of
its own deck, nor (the generator starts anew) at what chance will bring. It may try its options out on further copies.
"""

from __future__ import annotations

from collections.abc import Callable

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.facts import Facts
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.words import WORDS
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision
from arbitre.kernel.view import knows

Player = Callable[[Lorcana, Decision], int]
"""Given what its seat may know and the decision, the place of the option it takes."""

BLANK = Facts(CardData(name="?", type="item", cost=3, inkable=False), WORDS)


def as_known_to(game: Lorcana, seat: int) -> Lorcana:
    """A copy of the game as far as that seat knows it."""
    twin: Lorcana = game.copy()
    twin.facts = [facts if knows(game, card, seat) else BLANK for card, facts in enumerate(game.facts)]
    twin.chance = Chance(0)
    twin.setup = None  # holds the deck lists and the seed
    return twin


def answer(player: Player, game: Lorcana) -> int:
    """Ask a player the pending decision."""
    decision = game.decision
    assert decision is not None, "the game is over: there is nothing to ask"
    return player(as_known_to(game, decision.seat), decision)
