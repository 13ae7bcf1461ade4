"""What would go on for ever comes to an end: as the game's book says, or as an error that says what is wrong."""

from __future__ import annotations

import time
from typing import Any

import pytest

from arbitre.kernel.error import EngineFault
from arbitre.kernel.game import GROWTH, Game
from arbitre.kernel.procedure import Procedure, Round
from arbitre.lab.subject import subject
from arbitre.lab.trouble import play_out
from arbitre.scenario.run import check_text


class Bare(Game[str, str]):
    """A game whose book says nothing of loops."""

    __slots__ = ()


class Circle(Procedure):
    """Goes back to its beginning again and again."""

    __slots__ = ()

    def go(self, game: Any) -> None:
        self.again()
        game.push(Round())


Circle.steps = (("", Circle.go),)


class Tower(Procedure):
    """Waits for another of its kind."""

    __slots__ = ()

    def go(self, game: Any) -> None:
        game.push(Tower())


Tower.steps = (("", Tower.go),)


def running(procedure: Procedure) -> Bare:
    game = Bare([], [], 2, 1)
    game.push(procedure)
    return game


def test_what_goes_round_without_a_question_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="went by without a question"):
        running(Circle()).run()


def test_what_waits_for_more_and_more_is_a_fault_before_it_gets_slow() -> None:
    game = running(Tower())
    with pytest.raises(EngineFault, match="wait for each other"):
        game.run()
    assert len(game.stack) < 3 * GROWTH


def test_a_stack_that_grows_from_question_to_question_is_a_fault() -> None:
    game = running(Tower())
    for _ in range(100_000):
        game.push(Tower())
    with pytest.raises(EngineFault, match="wait for each other"):
        game.run()


def test_a_game_between_random_decks_that_once_ran_for_ever_is_a_draw() -> None:
    """Two tactics duplicate each other: every copy waited for the next."""
    game = subject("spoils").random_game(7000002, "random", 0)
    start = time.process_time()
    play_out(game, 7000002)
    assert time.process_time() - start < 10
    assert game.result is None or game.result.winners or game.result.reason == "endless loop"


LOOP = """
game = "{game}"
rules = ["{rule}"]
title = "A loop of two abilities"
{cards}
"""

SORE = """
[[card]]
name = "Sore"
type = "character"
cost = 1
strength = 1
willpower = 9
lore = 1
abilities = [
  { ability = "triggered", when = [{ event = "exerts", card = "this" }], effects = [
    { do = "ready", target = { of = "this" } },
  ] },
  { ability = "triggered", when = [{ event = "readies", card = "this" }], effects = [
    { do = "exert", target = { of = "this" } },
  ] },
]
[A]
play = ["Sore"]
[[do]]
A = "quest Sore"
[[expect]]
"A.lore" = 1
"""

MIRRORS = """
[[card]]
name = "Mirror"
type = "item"
cost = 0
abilities = [
  { ability = "triggered", when = [{ event = "gains influence" }], effects = [{ do = "gain influence", amount = 1 }] },
]
[[card]]
name = "Spark"
type = "tactic"
cost = 0
abilities = [{ ability = "action", effects = [{ do = "gain influence", amount = 1 }] }]
[A]
play = ["Mirror"]
hand = ["Spark"]
[[do]]
A = "play Spark"
[[expect]]
over = true
reason = "endless loop"
"""


@pytest.mark.parametrize(("game", "rule", "cards"), [("lorcana", "6.1.10", SORE), ("spoils", "414.1", MIRRORS)])
def test_a_loop_that_nobody_can_stop_ends_within_a_second(game: str, rule: str, cards: str) -> None:
    text = LOOP.format(game=game, rule=rule, cards=cards)
    check_text(text)  # the pool is loaded by now
    start = time.process_time()
    assert check_text(text).faults == []
    assert time.process_time() - start < 1
