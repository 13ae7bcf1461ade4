"""The puzzles of the games: lists of them, rooms where one is laid out, how its goal stands, and what the other seat
answers there."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Literal

from arbitre.games import registry
from arbitre.puzzles import Puzzle, games, odds, puzzles
from arbitre.puzzles.solving import Solver
from arbitre.scenario.goal import SOLVER, Goal
from arbitre.scenario.run import read, scenario_of
from arbitre.sentences import Speaker
from arbitre.table import protocol as p
from arbitre.table.entry import Entry, do
from arbitre.table.setup import Place, Setup
from arbitre.table.words import said, spoken


@functools.cache
def listed(game: str, lang: p.Language) -> p.Puzzles | None:
    """The puzzles of a game; None if it has none."""
    if game not in games():
        return None
    own = spoken(game, lang)
    lines = [_line(puzzle, own) for puzzle in puzzles(game).values()]
    return p.Puzzles(game=game, title=registry.entry(game).title, puzzles=lines)


def _line(puzzle: Puzzle, lang: p.Language) -> p.PuzzleLine:
    return p.PuzzleLine(
        name=puzzle.name,
        number=puzzle.number,
        title=puzzle.title(lang),
        goal=puzzle.goal(Speaker(lang, game=puzzle.game)),
        level=puzzle.measured.level,
        moves=puzzle.measured.moves,
        odds=odds(puzzle.measured),
    )


@functools.lru_cache(maxsize=256)
def told(game: str, name: str, lang: p.Language) -> p.Puzzle | None:
    """A puzzle with its hint and its solution; None if there is none of this name."""
    found = puzzles(game).get(name) if game in games() else None
    if found is None:
        return None
    own = spoken(game, lang)
    names = [one for one, other in puzzles(game).items() if other.number == found.number + 1]
    return p.Puzzle(
        game=game,
        line=_line(found, own),
        hint=found.hint(own),
        solution=_solution(found, Speaker(own, _names(own), game)),
        next=names[0] if names else "",
    )


def _solution(puzzle: Puzzle, speaker: Speaker) -> list[p.SolutionStep]:
    game = puzzle.laid().game
    steps: list[p.SolutionStep] = []
    for pick in puzzle.solution():
        decision = game.decision
        text = speaker.option(game, decision.options[pick])
        steps.append(p.SolutionStep(seat=decision.seat, option=pick, text=text))
        game.apply(pick)
    return steps


def _names(lang: str) -> list[str]:
    return ["", said(lang, "computer-name")]


def laid(game: str, name: str, wish: p.PuzzleWish) -> Setup:
    """A room where it can be tried."""
    found = puzzles(game)[name]
    other = _names(spoken(game, wish.lang))[1]
    places = [Place(who="me", name=""), Place(who="me" if wish.shown else "computer", name=other)]
    return Setup(game=game, format="", places=places, seed=0, position=found.text, puzzle=True, hints=False)


@functools.lru_cache(maxsize=64)
def _solver(position: str) -> Solver:
    scenario = scenario_of(read(position))
    return Solver(Goal(scenario), scenario.game)


def goal_state(setup: Setup, game: Any) -> Literal["", "open", "met", "failed"]:
    """How the goal of a puzzle stands; "" where there is none."""
    return _solver(setup.position).goal.state(game) if setup.puzzle else ""


def choices(setup: Setup, done: Iterable[Entry]) -> int:
    """How many choices were made on the way to the goal, counted as those of the shortest way are."""
    solver, game = _solver(setup.position), setup.new_game()
    made = 0
    for entry in done:
        decision = game.decision
        made += decision is not None and decision.seat == SOLVER and solver.is_choice(game)
        do(game, entry)
    return made


def reply(position: str, game: Any) -> int:
    """How a process answers for the other seat of a puzzle. What it has found out of one it keeps."""
    return _solver(position).reply(game)
