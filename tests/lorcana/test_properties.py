"""What must hold in every game of Lorcana, tried on random games with two, three and four players."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import arbitre
from arbitre.games.lorcana.actions import ACTIONS
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Option
from arbitre.kernel.view import EVERYTHING
from arbitre.lab import proofs
from arbitre.lab.lorcana.games import random_game
from arbitre.lab.lorcana.invariants import broken
from arbitre.lab.trouble import play_out
from arbitre.pool.lorcana import Pool, pool

SEEDS = st.integers(min_value=0, max_value=10**9)
PLAYERS = st.integers(min_value=2, max_value=4)
GAMES = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def play(seed: int, players: int, look: Callable[[Lorcana], None], **options: Any) -> Lorcana:
    """A random game; one that breaks something writes its record, to be kept under conformance/regressions/."""
    game = random_game(seed, players, **options)
    try:
        play_out(game, seed, look, concede=options.get("concede", False))
    except BaseException:
        path = Path(tempfile.gettempdir()) / f"lorcana-{seed}-{players}.record"
        path.write_text(game.record(), encoding="utf-8")
        print(f"the game is in {path}")
        raise
    return game


def pick_at_random(game: Lorcana, pick: random.Random, count: int) -> None:
    for _ in range(count):
        if game.decision is not None:
            game.apply(pick.randrange(len(game.decision.options)))


def some_way_into(seed: int, players: int, most: int) -> Lorcana:
    """A random game after some random picks."""
    game = random_game(seed, players)
    pick = random.Random(seed)
    pick_at_random(game, pick, pick.randrange(1, most))
    return game


@GAMES
@given(SEEDS, PLAYERS)
def test_no_card_is_lost_and_nobody_is_stuck(seed: int, players: int) -> None:
    def look(game: Lorcana) -> None:
        assert broken(game) == []

    game = play(seed, players, look)
    assert game.result is not None


@settings(GAMES, max_examples=15)
@given(SEEDS, st.booleans())
def test_teams_and_pack_rush_keep_the_invariants(seed: int, teams: bool) -> None:
    def look(game: Lorcana) -> None:
        assert broken(game) == []

    if teams:
        play(seed, 4, look, teams=True)
    else:
        play(seed, 2, look, format="pack rush")


@settings(GAMES, max_examples=20)
@given(SEEDS, PLAYERS)
def test_players_may_concede_at_any_point(seed: int, players: int) -> None:
    game = random_game(seed, players)

    def look(game: Lorcana) -> None:
        assert broken(game) == []

    play_out(game, seed, look, concede=True)


@settings(GAMES, max_examples=25)
@given(SEEDS, PLAYERS)
def test_a_copy_is_independent_and_has_the_same_future(seed: int, players: int) -> None:
    game = some_way_into(seed, players, 120)
    before = game.digest()
    twin = game.copy()
    assert twin.digest() == before
    pick_at_random(twin, random.Random(seed + 1), 60)
    assert game.digest() == before, "playing on with a copy changed the game it was made from"
    pick_at_random(game, random.Random(seed + 1), 60)
    assert game.digest() == twin.digest(), "the same picks gave another game"


@settings(GAMES, max_examples=20)
@given(SEEDS, PLAYERS)
def test_a_record_replays_to_the_same_digest_from_any_point(seed: int, players: int) -> None:
    game = some_way_into(seed, players, 200)
    text = game.record()
    again = arbitre.replay(text)
    assert again.digest() == game.digest()
    assert again.record() == text
    half = arbitre.replay(text, upto=len(game.picks) // 2)
    for place in list(game.picks)[len(half.picks) :]:
        half.apply(place)
    assert half.digest() == game.digest()


@settings(GAMES, max_examples=40)
@given(SEEDS, PLAYERS)
def test_a_seat_sees_no_hidden_card(seed: int, players: int) -> None:
    """What it sees and was told, and the sentences of the log, must not change with the cards it can't know."""
    proofs.secrets(some_way_into(seed, players, 250), Chance(seed))


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


@settings(GAMES, max_examples=20)
@given(SEEDS, PLAYERS)
def test_a_wrong_answer_raises_and_changes_nothing(seed: int, players: int) -> None:
    game = random_game(seed, players)
    pick = random.Random(seed)
    stale: Option | None = None
    for _ in range(40):
        decision = game.decision
        if decision is None:
            return
        before = game.digest()
        for wrong in (-1, len(decision.options), stale, Option("quest", 3), None, "quest", True, 1.0):
            if wrong is None and stale is None:
                continue
            with pytest.raises(arbitre.Error):
                game.apply(wrong)  # type: ignore[arg-type]
        assert game.digest() == before
        stale = decision.options[pick.randrange(len(decision.options))]
        game.apply(stale)


def test_a_finished_game_takes_no_more_answers() -> None:
    game = random_game(3, 2)
    play_out(game, 3)
    before = game.digest()
    with pytest.raises(arbitre.Error):
        game.apply(0)
    with pytest.raises(arbitre.Error):
        game.concede(0)
    assert game.digest() == before
    assert game.view(EVERYTHING)["result"] is not None


DIGESTS = Path(__file__).with_name("digests.txt")
PINNED_CARDS = Path(__file__).with_name("pinned_cards.txt")


def test_pinned_games_have_not_changed() -> None:
    """A change of behaviour is seen here. If it is meant, write the file anew: ARBITRE_PIN=1 pytest tests/lorcana.
    The decks are of a fixed list of cards, so that new cards in the pool change nothing."""
    cards = Pool(pool().data(name) for name in PINNED_CARDS.read_text(encoding="utf-8").splitlines())
    lines = []
    for seed in range(1, 13):
        game = random_game(seed, 2 + seed % 3, among=cards)
        picks = play_out(game, seed)
        lines.append(f"{seed} {2 + seed % 3} players, {picks} picks, turn {game.turn}: {game.digest()}")
    text = "\n".join(lines) + "\n"
    if os.environ.get("ARBITRE_PIN"):
        DIGESTS.write_text(text, encoding="utf-8")
    assert DIGESTS.read_text(encoding="utf-8") == text
