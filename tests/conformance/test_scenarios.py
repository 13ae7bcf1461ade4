"""Every scenario under conformance/ holds and passes the rules it lists, and every record under
conformance/regressions/ replays."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

import arbitre
from arbitre.games import registry
from arbitre.kernel.compiling import COMPILED
from arbitre.lab.trouble import check, play_out
from arbitre.rulebook import book, games
from arbitre.rulebook.carriers import Carriers, carriers
from arbitre.rulebook.citations import Scenario, code_folders, place_of, read_scenarios
from arbitre.rulebook.coverage import passed_over, seen_after_all
from arbitre.scenario import check_file
from arbitre.scenario.run import read, read_text
from arbitre.scenario.watch import passed_by
from arbitre.scenario.weaken import holds_from_the_start, idle_texts

ROOT = Path(__file__).parents[2] / "conformance"
RECORDS = sorted(ROOT.glob("regressions/*.record"))


def scenarios_of(game: str) -> list[Scenario]:
    found = read_scenarios(game, ROOT)
    assert found is not None
    assert found.broken == []
    return found.files


SCENARIOS = [(game, scenario) for game in games() for scenario in scenarios_of(game)]


@functools.cache
def carried(game: str) -> Carriers:
    return carriers(code_folders(game), book(game).numbering)


@pytest.mark.on_both_engines
@pytest.mark.parametrize(
    ("game", "scenario"),
    SCENARIOS,
    ids=lambda part: part if isinstance(part, str) else str(place_of(part).relative_to(ROOT)),
)
def test_scenario(game: str, scenario: Scenario) -> None:
    if COMPILED:  # then it holds or not, and nobody can see which rules it passes
        outcome = check_file(place_of(scenario))
        assert not outcome.faults, "\n".join([scenario.title, *outcome.faults, *outcome.log])
        return
    passed = passed_by(book(game), scenario, carried(game))
    assert not passed.faults, "\n".join([scenario.title, *passed.faults, *check_file(place_of(scenario)).log])
    missing = passed_over(book(game), passed)
    assert missing == [], (
        f"it lists {', '.join(missing)}, but runs no code that carries it: put the number at the statement that does, "
        f"or take it off the list (or, if nothing can carry it, say why in src/arbitre/rulebook/{game}/unseen.toml)"
    )
    assert seen_after_all(book(game), passed) == [], f"see src/arbitre/rulebook/{game}/unseen.toml"


@pytest.mark.on_either_engine
@pytest.mark.parametrize(
    "scenario", [one for _, one in SCENARIOS], ids=lambda one: str(place_of(one).relative_to(ROOT))
)
def test_what_a_scenario_defines_and_does_matters(scenario: Scenario) -> None:
    data = read(read_text(place_of(scenario)))
    idle = list(idle_texts(data))
    declared = data.get("idle", [])
    needless = [str(part) for part in idle if part.card not in declared]
    assert needless == [], "it passes as well without; expect what it does, or declare it (docs/scenarios.md: idle)"
    assert sorted({part.card for part in idle}) == sorted(declared), "it is declared to be idle, but matters"
    assert not holds_from_the_start(data), "all that it expects is true before the first move"


@pytest.mark.parametrize("game", registry.names("scenario"))
def test_every_rule_that_shows_in_play_is_listed_by_a_scenario(game: str) -> None:
    """What a scenario lists it passes, as seen above: so every rule that can be seen is passed by some scenario."""
    rules = book(game)
    listed = {number for scenario in scenarios_of(game) for number in scenario.rules}
    play = [rule.number for rule in rules.rules.values() if rules.is_counted(rule) and rule.kind == "play"]
    assert [number for number in play if number not in listed] == []


@pytest.mark.on_both_engines
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_game_that_once_broke_something_goes_on_well(path: Path) -> None:
    """The record leads to where it broke (without digests: they change with the engine); from there nothing breaks."""
    game = arbitre.replay(path.read_text(encoding="utf-8"))
    for seed in range(20):
        play_out(game.copy(), seed, check)


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 400
