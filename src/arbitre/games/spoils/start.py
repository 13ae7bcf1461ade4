"""Making a game from decks, up to the first decision of the setup (601)."""

from __future__ import annotations

from typing import Any

from arbitre.games.spoils.facts import Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.setup import SetUp
from arbitre.games.spoils.zones import DECK
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import dealt_numbers


def new_game(
    decks: list[list[Facts]],
    *,
    names: tuple[str, ...],
    seed: int,
    tokens: dict[str, Facts],
    starting: int | None = None,
    chooser: int | None = None,
    choosing: bool = False,
    resources: frozenset[str] = frozenset(),
    setup: Any = None,
) -> Spoils:
    """A game at its first decision. Each deck holds its faction. `chooser` decides who goes first (601.1c). With
    `choosing` players are asked which resources to pay with. `resources` are the names of resources among all names."""
    if len(decks) != 2:
        raise Error(
            f"The Spoils is played by two, not {len(decks)}: its rules say nothing of more (ruling under 607.1)"
        )
    for deck in decks:
        if sum(one.is_faction for one in deck) != 1:
            raise Error(f"a deck has one faction (103.1a), not {sum(one.is_faction for one in deck)}")
    dealt, facts, owner = dealt_numbers(decks, seed)
    game = Spoils(facts, owner, seed, setup)
    game.names = names
    game.resource_names = resources
    game.token_facts = tokens
    game.choosing = choosing
    factions = [NO_CARD, NO_CARD]
    for card in dealt:
        seat = game.owner[card]
        if game.facts[card].is_faction:
            factions[seat] = card
        else:
            game.zones[seat][DECK].append(card)
            game.zone_of[card] = DECK
    game.faction = (factions[0], factions[1])
    game.push(SetUp(starting, chooser))
    game.run()
    return game
