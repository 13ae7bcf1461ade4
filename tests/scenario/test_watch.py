"""What a scenario passes is what it runs: steps, questions, events, refusals, statements."""

from __future__ import annotations

import functools
import sys
from pathlib import Path

import pytest

from arbitre.rulebook import book
from arbitre.rulebook.carriers import Carriers, carriers
from arbitre.rulebook.citations import code_folders
from arbitre.scenario.watch import Watch, check_watched

pytestmark = pytest.mark.in_plain_python


@functools.cache
def carried() -> Carriers:
    return carriers(code_folders("lorcana"), book("lorcana").numbering)


def watched(folder: Path, script: str, nothing_carried: bool = False) -> Watch:
    """A Flounder of A, dry and ready, and an exerted one of B: which rules does this pass?"""
    head = """
game = "lorcana"
rules = ["4.5.1"]
title = "Flounder against Flounder"
[A]
play = ["Flounder - Voice of Reason"]
hand = ["Flounder - Voice of Reason"]
[B]
play = [{ card = "Flounder - Voice of Reason", exerted = true }]
"""
    path = folder / "scenario.toml"
    path.write_text(head + script, encoding="utf-8")
    outcome, watch = check_watched(path, Carriers() if nothing_carried else carried(), book("lorcana").rules)
    assert outcome.passed, outcome.faults
    return watch


CHALLENGE = '[[do]]\nA = "challenge A.Flounder -> B.Flounder"\n'
REFUSED = '[[do]]\nA = "challenge B.Flounder -> A.Flounder"\nrefused = "4.6.1"\n'
ASKED_FOR = '[[expect]]\ncannot = { "challenge B.Flounder -> A.Flounder" = "4.6.1" }\n'
CONCEDED = '[[do]]\nA = "concede"\n'


@pytest.mark.parametrize(
    ("script", "number", "what"),
    [
        (CHALLENGE, "4.6.4.4", "a step, and the event it tells"),
        (CHALLENGE, "4.6.6.3", "a step"),
        (CHALLENGE, "4.1.2", "a question"),
        (REFUSED, "4.6.1", "a refusal"),
        (ASKED_FOR, "4.6.1", "a move that would be refused"),
    ],
)
def test_what_the_game_says_is_passed_whatever_the_source_says(
    tmp_path: Path, script: str, number: str, what: str
) -> None:
    assert number in watched(tmp_path, script, nothing_carried=True).closely, what
    assert number not in watched(tmp_path, "", nothing_carried=True).closely or number == "4.1.2"


def test_the_fault_of_a_deck_is_a_refusal(tmp_path: Path) -> None:
    script = '[[expect]]\n"A.deck_faults" = ["too-few-cards 1.10.1.1"]\n'
    path = tmp_path / "deck.toml"
    head = (
        'game = "lorcana"\nformat = "constructed"\nstep = "setup"\nrules = ["1.10.1.1"]\ntitle = "A deck of one card"\n'
    )
    deck = '[A]\ndeck = ["Flounder - Voice of Reason"]\n[B]\ndeck = ["Flounder - Voice of Reason"]\n'
    asked = '[[expect]]\nasked = { kind = "alter hand" }\n'
    path.write_text(head + deck + script + asked, encoding="utf-8")
    _, watch = check_watched(path, Carriers(), ["1.10.1.1"])
    assert watch.closely == {"1.10.1.1"}


def test_a_statement_is_passed_closely_and_a_docstring_loosely(tmp_path: Path) -> None:
    """5.3.6.2 stands at the statement that asks for the Strength, 4.6.9 in docstrings of the challenge."""
    watch = watched(tmp_path, CHALLENGE)
    assert "5.3.6.2" in watch.closely
    assert "5.3.6.2" not in watch.loosely
    assert "4.6.9" in watch.loosely
    assert not {"5.3.6.2", "4.6.9"} & (watched(tmp_path, "").closely | watched(tmp_path, "").loosely)


def test_conceding_is_passed_though_nothing_runs_on(tmp_path: Path) -> None:
    assert "2.3.3.4" in watched(tmp_path, CONCEDED).closely


def test_only_the_rules_asked_for_are_looked_for(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    watched(tmp_path, CHALLENGE)
    _, watch = check_watched(path, carried(), ["4.6.4.4", "4.5.1.3"])
    assert watch.closely | watch.loosely == {"4.6.4.4"}


def test_it_does_not_matter_which_scenario_comes_first(tmp_path: Path) -> None:
    first = watched(tmp_path, CHALLENGE)
    watched(tmp_path, REFUSED)
    second = watched(tmp_path, CHALLENGE)
    assert (first.closely, first.loosely) == (second.closely, second.loosely)


def test_who_traces_already_goes_on_afterwards(tmp_path: Path) -> None:
    def trace(*about: object) -> None:
        pass

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with Watch(Carriers(), []):
            pass
        assert sys.gettrace() is trace
    finally:
        sys.settrace(before)
