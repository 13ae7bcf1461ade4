"""Whether a puzzle is what it says: everything is tried again, and the decks are laid otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.puzzles import Puzzle
from arbitre.puzzles.measuring import Measured, measured, needs_thought
from arbitre.scenario.goal import TURN, Goal
from arbitre.scenario.run import scenario_of
from arbitre.scenario.words import SEATS

WORLDS: Final = 3
PILE: Final = 10


def faults(puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with it."""
    scenario = puzzle.laid()
    goal = Goal(scenario)
    if goal.state(scenario.game) != "open":
        yield "the goal is reached, or missed, before anything is done"
    if any(puzzle.data.get(letter, {}).get("hand") for letter in SEATS[1 : scenario.seats]):
        yield "the others hold cards that can't be seen"
    try:
        picks = puzzle.solution()
    except Error as fault:
        yield str(fault)
        return
    why = needs_thought(scenario, puzzle.solver())
    if why:
        yield why
    if goal.until == TURN:  # afterwards others draw: that what they draw is blank is part of the puzzle
        yield from _other_worlds(puzzle, picks)


def _other_worlds(puzzle: Puzzle, picks: list[int]) -> Iterator[str]:
    """The solution must do whatever lies in the decks."""
    for seed in range(WORLDS):
        scenario = scenario_of(_with_decks(puzzle.data, Chance(seed)))
        goal = Goal(scenario)
        game = scenario.game
        plain = puzzle.laid().game
        for pick in picks:
            wanted = plain.describe(plain.decision.options[pick])
            plain.apply(pick)
            if goal.state(game) != "open":
                break
            found = [option for option in game.decision.options if game.describe(option) == wanted]
            if not found:
                yield f"with other decks ({seed}) nobody is asked to {wanted}"
                return
            game.apply(found[0])
        if goal.state(game) != "met":
            yield f"with other decks ({seed}) the solution does not reach the goal"


def _with_decks(data: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The same position, with cards of the pool where nobody knows what lies."""
    entry = registry.entry(data["game"])
    kind, pool = entry.load("scenario"), entry.load("pool")()
    there = {key: value for key, value in data.items() if key not in ("do", "expect")}
    cards = [card for card in pool if card.playable and kind.may_lie_in_deck(card)]
    for letter in SEATS[:2]:
        pile = [pool.name_of(cards[chance.below(len(cards))]) for _ in range(PILE)]
        there[letter] = {**there.get(letter, {}), kind.pile: pile}
    return there


def measure(puzzle: Puzzle) -> Measured:
    """How hard it is, found by trying everything."""
    found = measured(puzzle.laid())
    if found is None:
        raise Error(f"the puzzle {puzzle.name} of {puzzle.game} has no solution")
    return found
