"""Goals mean what they say: when they are reached, when they are missed, and what a file must say."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.kernel.error import BadScenario
from arbitre.puzzles.solving import Solver
from arbitre.scenario import check_text
from arbitre.scenario.base import Move, Scenario
from arbitre.scenario.goal import Goal
from arbitre.scenario.run import read, scenario_of
from arbitre.sentences import Speaker

QUEST = """
game = "lorcana"
rules = []
title = "x"
goal = {goal}
[A]
lore = 18
play = ["Flounder - Voice of Reason", "Stitch - New Dog"]
[B]
lore = {lore}
play = [{{ card = "Horace - No-Good Scoundrel", exerted = true }}, "Pumbaa - Friendly Warthog"]
"""


def laid(goal: str, lore: int = 0) -> tuple[Scenario, Goal]:
    scenario = scenario_of(read(QUEST.format(goal=goal, lore=lore)))
    return scenario, Goal(scenario)


def after(scenario: Scenario, *moves: str) -> Any:
    for move in moves:
        seat = "AB"[scenario.game.decision.seat]
        assert scenario.make(Move(seat, move)) is None, move
    return scenario.game


def test_winning_is_to_have_won_before_the_turn_ends() -> None:
    scenario, goal = laid("{ win = true }")
    assert goal.state(scenario.game) == "open"
    assert goal.state(after(scenario, "quest Flounder")) == "open"
    assert goal.state(after(scenario, "quest Stitch")) == "met"
    late, goal = laid("{ win = true }")
    assert goal.state(after(late, "quest Flounder", "end turn")) == "failed"


def test_a_number_is_reached_as_soon_as_it_is_there() -> None:
    scenario, goal = laid('{ least = { "A.lore" = 19 } }')
    assert goal.state(scenario.game) == "open"
    assert goal.state(after(scenario, "quest Flounder")) == "met"
    scenario, goal = laid('{ least = { "A.lore" = 19 } }')
    assert goal.state(after(scenario, "end turn")) == "failed"


def test_what_is_to_be_gone_must_be_gone_and_what_is_to_stay_must_stay() -> None:
    goal = '{ gone = ["Horace"], keep = ["Stitch"] }'
    scenario, both = laid(goal)
    game = after(scenario, "challenge Flounder -> Horace")
    gone, kept = (scenario.read_card(name, "zone", "") for name in ("Horace", "Stitch"))
    assert (both.state(game) == "met") == (gone == "discard" and kept == "play")
    assert Solver(both, laid(goal)[0].game).solves(laid(goal)[0].game) == (both.state(game) == "met")
    game.zone_of[both.keep[0]] = -1  # whatever took it away
    assert not both.holds(game)


def test_to_survive_is_not_to_have_lost_when_the_other_has_had_their_turn() -> None:
    for lore, ends in ((17, "met"), (19, "failed")):
        scenario, goal = laid("{ survive = true }", lore)
        assert goal.state(after(scenario, "end turn")) == "open"
        game = scenario.game
        while goal.state(game) == "open":
            quests = [option for option in game.decision.options if option.kind == "quest"]
            game.apply(quests[0] if quests else game.decision.options[-1])
            if game.decision is not None and game.decision.kind != "turn action":
                game.apply(0)
        assert goal.state(game) == ends
        assert Solver(goal, laid("{ survive = true }", lore)[0].game).solves(scenario.game) == (ends == "met")


def test_winning_is_surviving() -> None:
    scenario, goal = laid("{ survive = true }", 19)
    assert goal.state(after(scenario, "quest Flounder", "quest Stitch")) == "met"


def test_it_may_have_to_hold_until_the_other_has_had_their_turn() -> None:
    scenario, goal = laid('{ keep = ["Flounder"], until = "reply" }')
    assert goal.state(scenario.game) == "open"
    assert goal.state(after(scenario, "end turn")) == "open"
    assert goal.state(after(scenario, "end turn")) == "met"


@pytest.mark.parametrize(
    ("goal", "why"),
    [
        ("{ }", "nothing is to be brought about"),
        ("{ winning = true }", "unknown: winning"),
        ('{ gone = ["Elsa - Snow Queen"] }', "not in play"),
        ('{ least = { "A.hand" = 3 } }', "no number of a seat"),
        ('{ win = true, until = "later" }', "one of turn, reply"),
    ],
)
def test_a_goal_that_makes_no_sense_is_refused(goal: str, why: str) -> None:
    with pytest.raises(BadScenario, match=why):
        check_text(QUEST.format(goal=goal, lore=0))


def test_the_moves_of_a_puzzle_must_reach_its_goal() -> None:
    text = QUEST.format(goal="{ win = true }", lore=0)
    right = text + '[[do]]\nA = ["quest Flounder", "quest Stitch"]\n'
    wrong = text + '[[do]]\nA = ["quest Flounder", "end turn"]\n'
    assert check_text(right).passed
    assert check_text(wrong).faults == ["the moves do not reach the goal"]
    there = QUEST.format(goal='{ least = { "A.lore" = 18 } }', lore=0)
    assert "before anything is done" in check_text(there).faults[0]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_goal_is_told_in_a_sentence(lang: str) -> None:
    _, goal = laid('{ gone = ["Horace"], keep = ["Stitch"] }')
    said = goal.sentence(Speaker(lang))
    assert "Stitch" in said
    assert "New Dog" not in said  # there is only one here
    assert said.endswith(".")
    _, goal = laid('{ gone = ["Horace"], keep = ["Flounder", "Stitch"] }')
    assert "Stitch" not in goal.sentence(Speaker(lang))  # everything one has
