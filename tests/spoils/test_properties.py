"""What must hold in every game of The Spoils, besides what the kernel promises, tried on random games."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from tests.random_games import SEEDS, check_pins, examples, some_way_into

from arbitre.games.spoils.zones import DECK, HAND, PLAY
from arbitre.kernel.knowledge import knows, sees
from arbitre.lab.spoils.games import random_game
from arbitre.lab.subject import subject
from arbitre.pool.spoils import Pool, pool

pytestmark = pytest.mark.on_either_engine


SUBJECT = subject("spoils")
GAMES = examples(15)


@GAMES
@given(SEEDS)
def test_a_seat_sees_no_hidden_card(seed: int) -> None:
    """Face-down cards in play are seen by who controls them alone (411.2). What one sees one knows."""
    game = some_way_into(SUBJECT, seed)
    for seat in (0, 1):
        for card in (*game.zones[seat][HAND], *game.zones[seat][PLAY]):
            assert sees(game, card, seat)
            assert knows(game, card, seat)
            shown = card in game.shown_to(1 - seat)
            hidden = game.zone_of[card] == HAND or game.face_down[card]
            assert sees(game, card, 1 - seat) == (shown or not hidden)
            assert knows(game, card, 1 - seat) or not sees(game, card, 1 - seat)
        for card in game.zones[1 - seat][DECK]:
            assert sees(game, card, seat) == (card in game.shown_to(seat))
            assert knows(game, card, seat) or not sees(game, card, seat)


DIGESTS = Path(__file__).with_name("digests.txt")
PINNED_CARDS = Path(__file__).with_name("pinned_cards.txt")


@pytest.mark.on_both_engines
def test_pinned_games_have_not_changed() -> None:
    """The decks are of a fixed list of cards, so that new cards in the pool change nothing."""
    cards = Pool(pool().data(name) for name in PINNED_CARDS.read_text(encoding="utf-8").splitlines())
    check_pins(DIGESTS, lambda seed: random_game(seed, among=cards), 6, limit=400)
