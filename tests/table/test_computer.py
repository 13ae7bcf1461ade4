"""Computer players in processes of their own: one that fails is replaced."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import arbitre
from arbitre.table.computer import Answered, Computers, answer


def breaks(level: str, seed: int, number: int, game: Any) -> int:
    raise ValueError("no idea")


def hangs(level: str, seed: int, number: int, game: Any) -> int:
    time.sleep(600)
    return 0


def dies(level: str, seed: int, number: int, game: Any) -> int:
    os._exit(1)


def lies(level: str, seed: int, number: int, game: Any) -> int:
    return 10_000


def imagined() -> Any:
    game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7)
    assert game.decision is not None
    return game.imagine(game.decision.seat, 1)


def asked(computers: Computers) -> Answered:
    try:
        return asyncio.run(computers.answer("greedy", 1, 5, imagined()))
    finally:
        computers.close()


def test_a_player_answers_as_it_would_at_home() -> None:
    game = imagined()
    assert asked(Computers(1)) == Answered(arbitre.player("greedy", 1)(game), replaced=False)


def test_slips_differ_from_question_to_question() -> None:
    """Though an imagined game does not know which question it is."""
    game = imagined()
    assert len({answer("novice", 1, number, game) for number in range(12)}) > 1


def test_a_player_that_fails_is_replaced_by_a_plain_one() -> None:
    for fault in (breaks, dies, lies):
        option, replaced = asked(Computers(1, ask=fault))
        assert replaced, fault
        assert 0 <= option < len(imagined().decision.options)


def test_a_player_that_takes_too_long_is_ended_and_replaced() -> None:
    computers = Computers(1, patience=0.2, ask=hangs)
    assert asked(computers).replaced
