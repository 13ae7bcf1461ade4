"""Puzzles: positions with a goal, and a solution that was found by trying everything.

A puzzle is a scenario file in the folder of its game beside this one, with a few words more (docs/scenarios.md):

    title = "The long way round"              in English, and in the game's other languages:
    titles = { fr = "Le chemin des écoliers" }
    hint = { en = "...", fr = "..." }
    goal = { win = true }                     what A is to bring about, and by when
    measured = { moves = 5, ... }             how hard it is, as `arbitre puzzle verify --write` found
    [A] ... [B] ...                           the position; decks are blank, and the other's hand is empty
    [[do]]                                    the solution, one way of several

Its number is its place among those of its game, from easy to hard.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final, NamedTuple

from arbitre.games import registry
from arbitre.kernel.error import BadData, Error
from arbitre.puzzles.measuring import Measured
from arbitre.puzzles.solving import Solver
from arbitre.scenario.base import Scenario
from arbitre.scenario.goal import Goal
from arbitre.scenario.run import Outcome, play, read, scenario_of, script_of
from arbitre.sentences import Speaker

FOLDER: Final = Path(__file__).parent


class Puzzle(NamedTuple):
    """One of the puzzles of a game."""

    game: str
    name: str
    number: int
    text: str
    data: dict[str, Any]
    measured: Measured

    def title(self, lang: str) -> str:
        return str(self.data.get("titles", {}).get(lang, self.data["title"]))

    def hint(self, lang: str) -> str:
        return str(self.data["hint"][lang])

    def laid(self) -> Scenario:
        """The position."""
        return scenario_of(self.data)

    def goal(self, speaker: Speaker) -> str:
        """What is to be done, as a sentence."""
        return Goal(self.laid()).sentence(speaker)

    def solution(self) -> list[int]:
        """The picks of the solution it brings."""
        scenario = self.laid()
        outcome = Outcome(self.name, self.data["title"], ())
        play(scenario, script_of(self.data, scenario), outcome, Goal(scenario))
        if outcome.faults:
            raise BadData(f"the puzzle {self.name} of {self.game}: {'; '.join(outcome.faults)}")
        return list(scenario.game.picks)

    def solver(self) -> Solver:
        scenario = self.laid()
        return Solver(Goal(scenario), scenario.game)


def games() -> list[str]:
    """The games that have puzzles."""
    return [game for game in registry.entries() if (FOLDER / game).is_dir()]


@functools.cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by name, from easy to hard."""
    if game not in games():
        raise Error(f"there are no puzzles for {game}; there are some for: {', '.join(games())}")
    found = [parse(path.read_text(encoding="utf-8"), path.stem) for path in sorted((FOLDER / game).glob("*.toml"))]
    found.sort(key=lambda puzzle: (puzzle.measured.bits, puzzle.name))
    return {puzzle.name: puzzle._replace(number=number) for number, puzzle in enumerate(found, 1)}


def puzzle(game: str, which: str) -> Puzzle:
    """A puzzle by its name or its number."""
    there = puzzles(game)
    found = there.get(which) or next((one for one in there.values() if which == str(one.number)), None)
    if found is None:
        raise Error(f"{game} has no puzzle {which!r}; it has 1 to {len(there)}: {', '.join(there)}")
    return found


def parse(text: str, name: str) -> Puzzle:
    """A puzzle, if it is complete and said in every language of the game."""
    data = read(text)
    game = data["game"]
    languages = set(registry.entry(game).languages)
    missing = [word for word in ("goal", "hint", "measured", "do") if word not in data]
    if missing:
        raise BadData(f"the puzzle {name} of {game} has no {', '.join(missing)}")
    if set(data["hint"]) != languages or set(data.get("titles", {})) | {"en"} != languages:
        raise BadData(f"the puzzle {name} of {game}: title and hint in {', '.join(sorted(languages))}")
    return Puzzle(game, name, 0, text, data, Measured(**data["measured"]))


def odds(measured: Measured) -> int:
    """Who picks at random solves it once in so many times, in round numbers."""
    exact = 2.0 ** (measured.bits / 10)
    digits = max(0, len(str(int(exact))) - 2)
    return max(1, int(round(exact, -digits)))
