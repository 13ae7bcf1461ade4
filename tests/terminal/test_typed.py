"""Moves typed in words: with the names one sees, in one's own language or in English."""

from __future__ import annotations

import pytest
from tests.terminal.position import position
from tests.terminal.table import Table

from arbitre.terminal.lorcana.typed import LorcanaReader
from arbitre.terminal.typed import Unclear, command_of
from arbitre.terminal.words import Words

STITCH = "Stitch - New Dog"
FLOUNDER = "Flounder - Voice of Reason"


def reader(lang: str = "en") -> LorcanaReader:
    exerted = ", ".join(f'{{ card = "{name}", exerted = true }}' for name in (FLOUNDER, STITCH))
    mine = f'play = ["{STITCH}", "Mickey Mouse - True Friend"]\nhand = ["{STITCH}"]'
    game = position(f"[A]\n{mine}\n[B]\nplay = [{exerted}]")
    found = Table(game, lang).session.reader()
    assert isinstance(found, LorcanaReader)
    return found


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "challenge stitch -> flounder", f"challenge A.{STITCH} -> B.{FLOUNDER}"),
        ("en", "Challenge  MICKEY > flounder - v", f"challenge A.Mickey Mouse - True Friend -> B.{FLOUNDER}"),
        ("en", "challenge stitch -> stitch", f"challenge A.{STITCH} -> B.{STITCH}"),
        ("en", "quest mouse", "quest A.Mickey Mouse - True Friend"),
        ("en", "end", "end turn"),
        ("fr", "défier stitch -> polochon", f"challenge A.{STITCH} -> B.{FLOUNDER}"),
        ("fr", "defier stitch -> flounder", f"challenge A.{STITCH} -> B.{FLOUNDER}"),
        ("fr", "aventure mickey", "quest A.Mickey Mouse - True Friend"),
        ("it", "sfidare stitch -> flounder", f"challenge A.{STITCH} -> B.{FLOUNDER}"),
        ("it", "fine", "end turn"),
    ],
)
def test_what_is_typed_is_understood(lang: str, typed: str, meant: str) -> None:
    found = reader(lang)
    assert found.move(typed) == meant
    assert isinstance(found.find(typed), int)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("jump stitch", "A move starts with one of"),
        ("quest floundr", "Did you mean Flounder - Voice of Reason?"),
        ("challenge stitch -> o", "could be"),
        ("quest", "Which card? For example: quest stitch"),
    ],
)
def test_what_is_not_understood_is_said(typed: str, answer: str) -> None:
    with pytest.raises(Unclear, match=answer.replace("?", r"\?")):
        reader().move(typed)


def test_commands_in_ones_own_language_and_in_english() -> None:
    assert command_of(Words("fr"), "Pourquoi défier stitch") == ("why", "défier stitch")
    assert command_of(Words("it"), "perché X") == ("why", "X")
    assert command_of(Words("fr"), "why X") == ("why", "X")
    assert command_of(Words("en"), "pourquoi X") is None
    assert command_of(Words("en"), "?") == ("help", "")


def test_half_a_move_is_asked_to_be_whole() -> None:
    game = position(f'[A]\nplay = ["{STITCH}"]\n[B]\nplay = ["{FLOUNDER}"]')
    table = Table(game, lines=["why challenge stitch", "why challenge stitch -> flounder"], plays_on=False)
    text = table.run()
    assert "On which other card? For example: challenge stitch -> flounder" in text
    assert "(rule 4.6.4.2)" in text
