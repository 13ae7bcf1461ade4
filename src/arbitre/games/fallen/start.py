"""Making a game from decks: Eden, Book and Register of each player."""

from __future__ import annotations

from typing import Any

from arbitre.games.fallen.facts import Facts
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.setup import SetUp
from arbitre.games.fallen.zones import BOOK, REGISTER
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import dealt_numbers


def new_game(
    decks: list[list[Facts]],
    *,
    names: tuple[str, ...],
    seed: int,
    tokens: dict[str, Facts],
    classes: tuple[str, ...] = (),
    starting: int | None = None,
    chooser: int | None = None,
    choosing: bool = False,
    setup: Any = None,
) -> Fallen:
    if len(decks) != 2:
        raise Error(f"7 Fallen is played one against one, not by {len(decks)}")
    dealt, facts, owner = dealt_numbers(decks, seed)
    game = Fallen(facts, owner, seed, setup)
    game.names = names
    game.choosing = choosing
    game.classes = classes or tuple(sorted({name for one in (*facts, *tokens.values()) for name in one.classes}))
    game.token_facts = tokens
    deities = [NO_CARD, NO_CARD]
    for card in dealt:
        one, seat = game.facts[card], game.owner[card]
        if one.type == "deity":
            deities[seat] = card
        elif one.type == "worshipper":
            game.zones[seat][REGISTER].append(card)
            game.zone_of[card] = REGISTER
        elif one.is_page:
            game.zones[seat][BOOK].append(card)
            game.zone_of[card] = BOOK
    if NO_CARD in deities:
        raise Error("each deck has one Deity")
    game.deity = (deities[0], deities[1])
    game.push(SetUp(starting, chooser))
    game.run()
    return game
