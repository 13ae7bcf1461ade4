"""What must hold in every game of Lorcana, besides what the kernel promises, tried on random games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.random_games import SEEDS, check_pins, examples

from arbitre.games.lorcana.why_not import ACTIONS
from arbitre.lab.lorcana.games import random_game
from arbitre.lab.trouble import check, play_out
from arbitre.pool.lorcana import Pool, pool

pytestmark = pytest.mark.on_either_engine


PLAYERS = st.integers(min_value=2, max_value=4)
GAMES = examples(60)


@settings(GAMES, max_examples=15)
@given(SEEDS, st.booleans())
def test_teams_and_pack_rush_keep_the_invariants(seed: int, teams: bool) -> None:
    game = random_game(seed, 4, teams=True) if teams else random_game(seed, 2, format="pack rush")
    play_out(game, seed, check)


@settings(GAMES, max_examples=20)
@given(SEEDS, PLAYERS)
def test_every_option_is_accepted_and_what_is_not_offered_is_refused(seed: int, players: int) -> None:
    game = random_game(seed, players)
    pick = random.Random(seed)
    for _ in range(60):
        decision = game.decision
        if decision is None:
            return
        if pick.random() < 0.3:
            for place in range(len(decision.options)):
                game.copy().apply(place)
        if decision.kind == "turn action":
            offered = {option.key() for option in decision.options}
            for action in ACTIONS:
                card, target = pick.randrange(len(game.facts)), pick.randrange(len(game.facts))
                key = {
                    "end turn": (action, -1, -1, 0),
                    **{
                        a: (a, card, -1, 0)
                        for a in ("ink", "play", "play free", "sing together", "quest", "use", "use free")
                    },
                }.get(action, (action, card, target, 0))
                refusal = game.why_not(action, *[c for c in key[1:3] if c >= 0])
                assert (refusal is None) == (key in offered), f"{key}: offered {key in offered}, refused {refusal}"
                if refusal is not None:
                    assert refusal.rule
        game.apply(pick.randrange(len(decision.options)))


DIGESTS = Path(__file__).with_name("digests.txt")
PINNED_CARDS = Path(__file__).with_name("pinned_cards.txt")


@pytest.mark.on_both_engines
def test_pinned_games_have_not_changed() -> None:
    """The decks are of a fixed list of cards, so that new cards in the pool change nothing."""
    cards = Pool(pool().data(name) for name in PINNED_CARDS.read_text(encoding="utf-8").splitlines())
    check_pins(DIGESTS, lambda seed: random_game(seed, 2 + seed % 3, among=cards), 12)
