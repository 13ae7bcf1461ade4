"""What the kernel promises of every game, tried on random ones of all games."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.random_games import SEEDS, every_game, examples, in_every_game, some_way_into

import arbitre
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Option
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.lab import proofs
from arbitre.lab.subject import Subject
from arbitre.lab.trouble import check, play_out

LONGEST = {"spoils": 600, "fallen": 300}
"""Picks after which a random game is left alone."""


@every_game
@examples(20)
@given(seed=SEEDS, concede=st.booleans())
def test_no_card_is_lost_and_nobody_is_stuck(subject: Subject, seed: int, concede: bool) -> None:
    """A game that breaks something writes its record, to be kept under conformance/regressions/."""
    game = subject.random_game(seed, subject.decks[seed % len(subject.decks)], 0)
    try:
        play_out(game, seed, check, limit=LONGEST.get(subject.name), concede=concede)
    except BaseException:
        path = Path(tempfile.gettempdir()) / f"{subject.name}-{seed}.record"
        path.write_text(game.record(), encoding="utf-8")
        print(f"the game is in {path}")
        raise


@in_every_game(10)
def test_a_copy_is_independent_and_has_the_same_future(subject: Subject, seed: int) -> None:
    proofs.copies(some_way_into(subject, seed), Chance(seed))


@in_every_game(10)
def test_a_record_replays_to_the_same_digest_from_any_point(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    proofs.saved(subject, game, Chance(seed))
    half = arbitre.replay(game.record(), upto=len(game.picks) // 2)
    for place in list(game.picks)[len(half.picks) :]:
        half.apply(place)
    assert half.digest() == game.digest()


@in_every_game(20)
def test_a_seat_sees_no_hidden_card(subject: Subject, seed: int) -> None:
    """What it sees and was told, and the sentences of the log, must not change with the cards it can't know."""
    proofs.secrets(some_way_into(subject, seed), Chance(seed))


@in_every_game(10)
def test_every_option_is_accepted_and_what_is_not_offered_is_refused(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    pick = random.Random(seed)
    for _ in range(4):
        if game.decision is None:
            return
        proofs.options(subject, game)
        proofs.refusals(subject, game)
        game.apply(pick.randrange(len(game.decision.options)))


@in_every_game(10)
def test_a_wrong_answer_raises_and_changes_nothing(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    pick = random.Random(seed)
    stale: Option | None = None
    for _ in range(10):
        decision = game.decision
        if decision is None:
            return
        before = game.digest()
        for wrong in (-1, len(decision.options), stale, Option("attack", 3), None, "attack", True, 1.0):
            if wrong in decision.options:
                continue  # what could be done before can be done again
            with pytest.raises(arbitre.Error):
                game.apply(wrong)
        assert game.digest() == before
        stale = decision.options[pick.randrange(len(decision.options))]
        game.apply(stale)


@every_game
def test_a_finished_game_takes_no_more_answers(subject: Subject) -> None:
    game = subject.random_game(3, subject.decks[0], 2)
    game.concede(0)
    before = game.digest()
    with pytest.raises(arbitre.Error):
        game.apply(0)
    with pytest.raises(arbitre.Error):
        game.concede(0)
    assert game.digest() == before
    assert game.view(EVERYTHING)["result"] is not None
