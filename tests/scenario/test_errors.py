"""A scenario that can't be understood says why; one that is wrong says what was there."""

from __future__ import annotations

import pytest

from arbitre.kernel.error import BadScenario
from arbitre.scenario import check_text

HEAD = 'game = "lorcana"\nrules = ["4.5.1"]\ntitle = "A quest"\n'
BOARD = HEAD + '[A]\nplay = ["Flounder - Voice of Reason"]\n[B]\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game = ", "Invalid value"),
        ('game = "chess"\nrules = []\ntitle = "x"', "no game 'chess'"),
        ('rules = []\ntitle = "x"', "`game`"),
        (HEAD + "colour = 3\n[A]\n", "unknown: colour"),
        (HEAD + "[A]\nhands = []\n", "unknown: hands"),
        (HEAD + '[A]\nplay = ["Flunder - Voice of Reason"]\n', "did you mean Flounder"),
        (HEAD + '[A]\nplay = [{ card = "Lantern", color = 1 }]\n', "unknown: color; known: at, card"),
        (HEAD + '[A]\nplay = [{ card = "Flounder - Voice of Reason", at = "Nowhere" }]\n', "no location"),
        (BOARD + '[[do]]\nA = "fly Flounder"\n', "a move starts with"),
        (BOARD + '[[do]]\nA = "quest Nobody"\n', "no card in this game is called"),
        (BOARD + '[[do]]\nC = "quest Flounder"\n', "no seat 'C'"),
        (BOARD + '[[expect]]\n"Flounder.colour" = 1\n', "has no 'colour'"),
        (BOARD + '[[expect]]\n"C.log" = ["quests"]\n', "no seat 'C'"),
        (BOARD + "[[expect]]\nnonsense = 1\n", "nothing that can be expected"),
        (HEAD + 'step = "later"\n[A]\n', "step"),
        (HEAD + '[[card]]\nname = "X"\ntype = "item"\ncost = 1\ncolour = 2\n[A]\n', "colour"),
        (HEAD + '[[card]]\nname = "X"\ntype = "item"\ncost = 1\ntext = "{E} — Juggle."\n[A]\n', "Juggle"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_the_reason(text: str, says: str) -> None:
    with pytest.raises(BadScenario, match=says):
        check_text(text)


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ('[[do]]\nA = "quest Flounder"\n[[expect]]\n"A.lore" = 2\n', "expected 2, but it is 1"),
        ('[[do]]\nA = ["quest Flounder", "quest Flounder"]\n', "refused by rule 4.5.1.3"),
        ('[[do]]\nA = "quest Flounder"\nrefused = "4.5.1.2"\n', "but it is legal"),
        ('[[do]]\nA = ["quest Flounder"]\n[[do]]\nA = "quest Flounder"\nrefused = "8.7.2"\n', "rule 4.5.1.3 does"),
        ('[[do]]\nA = "yes"\n', "refused"),
        ('[[expect]]\nlog = ["banished"]\n', "is not in the log"),
        ('[[do]]\nA = "quest Flounder"\n[[expect]]\nlog_not = ["quests"]\n', "in the log"),
        ('[[expect]]\n"B.log" = ["banished"]\n', "is not in the log"),
        ('[[do]]\nA = "quest Flounder"\n[[expect]]\n"B.log_not" = ["Flounder"]\n', "in the log"),
        ('[[expect]]\ncan = ["challenge Flounder -> Flounder"]\n', "refused"),
    ],
)
def test_what_is_not_as_expected_is_said(script: str, says: str) -> None:
    outcome = check_text(BOARD + script)
    assert not outcome.passed
    assert says in "\n".join(outcome.faults)


def test_a_question_the_script_does_not_answer_is_a_failure() -> None:
    text = HEAD + '[A]\nhand = ["Maleficent - Sorceress"]\nink = 3\n[B]\n[[do]]\nA = "play Maleficent"\n'
    outcome = check_text(text)
    assert "the script ends, but the game asks" in outcome.faults[0]


def test_the_log_of_a_seat_is_what_that_seat_reads() -> None:
    drawn = '[A]\nhand = ["Friends on the Other Side"]\nink = 3\ndeck = ["Lantern", "Blank", "Blank"]\n[B]\n'
    played = '[[do]]\nA = "play Friends on the Other Side"\n'
    told = '[[expect]]\n"A.log" = ["Lantern"]\n"B.log" = ["Friends on the Other Side"]\n"B.log_not" = ["Lantern"]\n'
    assert check_text(HEAD + drawn + played + told).faults == []
