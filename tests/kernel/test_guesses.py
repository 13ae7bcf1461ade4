"""Imagined games where a player's deck list is not known."""

from __future__ import annotations

from collections import Counter

import arbitre
from arbitre.kernel.knowledge import knows
from arbitre.pool.lorcana import pool


def test_unknown_cards_come_from_the_guessed_deck() -> None:
    """What has been seen of the guessed deck is not dealt again; what is known stays what it is."""
    named = arbitre.decks("lorcana")
    mine, theirs, guess = (named[name] for name in list(named)[:3])
    game = arbitre.new("lorcana", decks=[mine, theirs], seed=3)
    for _ in range(30):
        if game.decision is not None:
            game.apply(len(game.decision.options) - 1)
    guessed = pool().deck(guess.names())
    world = game.imagine(0, 5, guesses={1: guessed})
    listed = Counter(facts.key for facts in guessed)
    hidden = [card for card in range(len(game.facts)) if game.owner[card] == 1 and not knows(game, card, 0)]
    dealt = Counter(world.facts[card].key for card in hidden)
    assert hidden
    assert set(dealt) <= set(listed)
    assert all(dealt[key] <= listed[key] for key in dealt)
    for card in range(len(game.facts)):
        if card not in hidden:
            assert world.facts[card] is game.facts[card]
    assert world.view(0) == game.view(0)
    while world.decision is not None and world.turn < game.turn + 6:
        world.apply(len(world.decision.options) - 1)
