"""Scenario files of The Spoils: what goes by itself, what must be said, and what is a fault."""

from __future__ import annotations

import pytest

from arbitre.kernel.error import BadScenario
from arbitre.scenario import check_text

HEAD = 'game = "spoils"\nrules = ["607.2"]\ntitle = "A try"\n'
JAB = """
[[card]]
name = "Jab"
type = "tactic"
cost = 0
abilities = [
    { ability = "extra cost", cost = [{ do = "choose", target = { of = "chosen", cards = { what = "character" } } }] },
    { ability = "action", effects = [{ do = "deal damage", target = { of = "that" }, amount = 1 }] },
]
"""
BOARD = (
    HEAD + JAB + '[A]\nplay = ["Scout", "Warrior Prodigy"]\nhand = ["Jab"]\n'
    '[B]\nplay = ["Warrior Prodigy", "Plodding Brute"]\nhand = ["Jab"]\n'
)


def faults(script: str, board: str = BOARD) -> str:
    return "\n".join(check_text(board + script).faults)


@pytest.mark.parametrize(
    "script",
    [
        '[[do]]\nA = "play Jab -> Scout"\n[[expect]]\n"Scout.damage" = 1\n',  # B's window goes by
        '[[do]]\nA = "play Jab -> Scout"\n[[do]]\nB = "play Jab -> A.Warrior Prodigy"\n'
        '[[expect]]\n"A.Warrior Prodigy.damage" = 1\n',
        '[[do]]\nA = "attack with Scout"\n[[do]]\nB = "no blocks"\n[[expect]]\n"B.influence" = 22\n',
        '[[do]]\nA = "attack with Scout"\n[[do]]\nB = "block with Plodding Brute"\n[[do]]\nB = "play Jab -> Scout"\n'
        'window = "609.1e"\n[[expect]]\n"Plodding Brute.zone" = "discard"\n"Scout.damage" = 1\nbattle = false\n'
        'log = ["assigns Scout / Plodding Brute (3)", "inflicts damage Jab / Scout (1)", "inflicts damage Scout"]\n',
        '[[do]]\nA = "play Jab -> Scout"\n[[do]]\nA = "use faction"\nwindow = "now"\nrefused = "607.1"\n',
    ],
)
def test_what_the_script_leaves_out_goes_by_itself(script: str) -> None:
    assert faults(script) == ""


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ('[[do]]\nA = "attack with Scout"\n', "the script ends, but the game asks: B, choose blockers"),
        ('[[do]]\nA = "play Jab"\n', "the script ends, but the game asks: A, choose card"),
        ('[[do]]\nA = "play Jab -> Scout"\n[[expect]]\n"Scout.damage" = 2\n', "expected 2, but it is 1"),
        ('[[do]]\nA = "attack with Scout"\n[[do]]\nB = "block with Scout"\n', "refused by rule 608.1d"),
        ('[[do]]\nA = "attack with Scout, Jab"\n', ""),
    ],
)
def test_what_is_wrong_is_said(script: str, says: str) -> None:
    if not says:
        with pytest.raises(BadScenario, match="there is no 'Jab' in play"):
            faults(script)
        return
    assert says in faults(script)


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ('[[do]]\nA = "play Jab -> Warrior Prodigy"\n', "could mean"),
        ('[[do]]\nA = "play Jab -> Scout, Plodding Brute"\n', "nobody asked A for it"),
        ('[[do]]\nB = "block with Plodding Brute"\n', "is not being attacked"),
        ('[[do]]\nA = "attack with Scout"\nwindow = "607.1"\n', "no window 607.1"),
        ('[[do]]\nA = "juggle Scout"\n', "a move starts with one of"),
        ('[[do]]\nB = "yes"\n', "seat B is not asked"),
        ('[[expect]]\n"Scout.colour" = 1\n', "has no 'colour'"),
        ('[[expect]]\n"A.lore" = 1\n', "a seat has no 'lore'"),
    ],
)
def test_what_cannot_be_understood_is_an_error(script: str, says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        faults(script)


def test_a_pick_that_leaves_no_choice_may_be_said_if_it_is_that_one() -> None:
    board = HEAD + JAB + '[A]\nplay = ["Scout"]\nhand = ["Jab"]\n[B]\nhand = ["Warrior Prodigy"]\n'
    assert faults('[[do]]\nA = "play Jab -> Scout"\n[[expect]]\n"Scout.damage" = 1\n', board) == ""
    with pytest.raises(BadScenario, match="nobody asked A for it"):
        faults('[[do]]\nA = "play Jab -> Warrior Prodigy"\n', board)


def test_position() -> None:
    board = HEAD + (
        '[A]\nresources = { Rage = 2 }\nface_down = ["Scout"]\nattached = ["face-down card", "Rage"]\n'
        'play = [{ card = "Plodding Brute", damage = 2, depleted = true, new = true, owner = "B" }]\ninfluence = 7\n'
        'deck = ["Greed", "Elitism"]\n[B]\n'
    )
    script = (
        '[[expect]]\n"A.free" = 1\n"A.attached" = 2\n"A.icons" = "RRV"\n"A.face_down" = ["Scout"]\n"A.influence" = 7\n'
        '"Plodding Brute.owner" = "B"\n"Plodding Brute.controller" = "A"\n"Plodding Brute.settled" = false\n'
        '"Plodding Brute.depleted" = true\n"A.deck" = ["Greed", "Elitism"]\n"A.sees" = ["Scout"]\n'
        '"B.sees_not" = ["Scout", "Greed"]\n"A faction.attached" = ["Scout", "Rage"]\n"B.deck.count" = 10\n'
    )
    assert faults(script, board) == ""
