"""Every field of the state says what it holds: a game whose cards have other numbers is the same game."""

from __future__ import annotations

import random
from typing import Any

from tests.random_games import in_every_game, some_way_into

from arbitre.kernel.roles import Renaming, rename
from arbitre.lab.subject import Subject


def with_other_numbers(game: Any, new: list[int]) -> Any:
    """The same game, with other numbers for its cards; cards that come into being later have the same in both."""
    twin = game.copy()
    new = [*new, *range(len(new), len(game.facts))]
    rename(twin, Renaming(new))
    twin.facts = [None] * len(new)
    twin.owner = [-1] * len(new)
    for card, number in enumerate(new):
        twin.facts[number] = game.facts[card]
        twin.owner[number] = game.owner[card]
    before = getattr(game, "before", None)
    if before is not None:  # a game within the game
        twin.before = with_other_numbers(before, new)
    twin.work_out_anew()  # what was kept goes by the old numbers
    return twin


def other_numbers(game: Any, pick: random.Random) -> list[int]:
    """For the cards of the decks; those that cards have made come after them."""
    new = list(range(getattr(game, "setup_size", len(game.facts))))
    pick.shuffle(new)
    return new


@in_every_game(25)
def test_the_numbers_of_cards_do_not_matter(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    pick = random.Random(seed)
    new = other_numbers(game, pick)
    twin = with_other_numbers(game, new)
    for _ in range(60):
        assert twin.plain_state() == with_other_numbers(game, new).plain_state()
        if game.decision is None:
            return
        place = pick.randrange(len(game.decision.options))
        game.apply(place)
        twin.apply(place)
