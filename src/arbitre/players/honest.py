"""What a computer player is given: a copy of the game in which every card its seat does not know is a blank one.

Nothing hidden is in that copy, so a player can't look where it may not: neither at hands and decks, nor at the order of
its own deck, nor (the generator starts anew) at what chance will bring. It may try its options out on further copies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.games.fallen import card as fallen_card
from arbitre.games.fallen import facts as fallen_facts
from arbitre.games.fallen.effects import VOCABULARY as FALLEN_WORDS
from arbitre.games.lorcana import card as lorcana_card
from arbitre.games.lorcana import facts as lorcana_facts
from arbitre.games.lorcana.effects import VOCABULARY as LORCANA_WORDS
from arbitre.games.spoils import card as spoils_card
from arbitre.games.spoils import facts as spoils_facts
from arbitre.games.spoils.effects import VOCABULARY as SPOILS_WORDS
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision
from arbitre.kernel.view import knows

Player = Callable[[Any, Decision], int]
"""Given what its seat may know of a game and the decision, the place of the option it takes."""

BLANK: Final = lorcana_facts.Facts(
    lorcana_card.CardData(name="?", type="item", cost=3, inkable=False),
    LORCANA_WORDS,
)
SPOILS_BLANK: Final = spoils_facts.Facts(spoils_card.CardData(name="?", type="item", cost=3), SPOILS_WORDS)
FALLEN_BLANK: Final = fallen_facts.Facts(fallen_card.CardData(name="?", type="miracle"), FALLEN_WORDS)
BLANKS: Final[dict[str, Any]] = {"lorcana": BLANK, "spoils": SPOILS_BLANK, "fallen": FALLEN_BLANK}


def as_known_to(game: Any, seat: int) -> Any:
    """A copy of the game as far as that seat knows it."""
    twin = game.copy()
    unknown = [card for card in range(len(game.facts)) if not knows(game, card, seat)]
    blank = BLANKS.get(game.name)
    # a game without a blank card: what is unknown lies in an order that says nothing
    others = [blank] * len(unknown) if blank else sorted((game.facts[card] for card in unknown), key=str)
    twin.facts = game.facts.copy()
    for card, other in zip(unknown, others, strict=True):
        twin.facts[card] = other
    twin.chance = Chance(0)
    twin.setup = None  # holds the deck lists and the seed
    before = getattr(twin, "before", None)  # as the game was before the costs that are just being satisfied
    if before is not None:
        twin.before = as_known_to(before, seat)
    return twin


def answer(player: Player, game: Any) -> int:
    """Ask a player the pending decision."""
    decision = game.decision
    assert decision is not None, "the game is over: there is nothing to ask"
    return player(as_known_to(game, decision.seat), decision)
