"""The lessons: every move in them can be made as it is told, and everything is said in every language."""

from __future__ import annotations

import pytest

from arbitre.kernel.error import BadData
from arbitre.lessons import Played, lesson, names, parse

SHORTEST = 6  # chapters


@pytest.mark.parametrize("game", names())
def test_every_move_of_a_lesson_can_be_made(game: str) -> None:
    for chapter in lesson(game).chapter:
        played = Played(game, chapter)
        for step, picks in zip(chapter.step, played.picks, strict=True):
            assert bool(picks) == bool(step.move), step


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_a_whole_first_game(game: str) -> None:
    found = lesson(game)
    assert len(found.chapter) >= SHORTEST
    assert 4 <= len(found.summary) <= 12
    asked = [step for chapter in found.chapter for step in chapter.step if step.A]
    assert len(asked) >= 15  # one learns by doing
    last = Played(game, found.chapter[-1]).end
    assert last.over
    assert last.result.winners == (0,)


@pytest.mark.parametrize("game", names())
def test_what_is_said_is_short_enough_to_be_read(game: str) -> None:
    for chapter in lesson(game).chapter:
        for step in chapter.step:
            for said in step.say.values():
                assert 0 < len(said) <= 420, said


@pytest.mark.parametrize("game", names())
def test_each_point_of_how_a_game_goes_says_first_what_it_is_about(game: str) -> None:
    for point in lesson(game).summary:
        for said in point.values():
            about, colon, rest = said.partition(":")
            assert colon and rest.strip()
            assert len(about) <= 26, said


def test_a_lesson_that_can_not_be_played_is_refused() -> None:
    wrong = """
title = { en = "x", fr = "x", it = "x" }
about = { en = "x", fr = "x", it = "x" }
summary = []
[[chapter]]
title = { en = "x", fr = "x", it = "x" }
position = "[A]\\nhand = ['Stitch - New Dog']\\n"
[[chapter.step]]
say = { en = "x", fr = "x", it = "x" }
A = "play Stitch - New Dog"
"""
    with pytest.raises(BadData, match="refused by rule"):
        Played("lorcana", parse(wrong, "lorcana").chapter[0])
    with pytest.raises(BadData, match="en, fr, it"):
        parse(wrong.replace(', it = "x" }', " }", 1), "lorcana")


def test_every_game_of_our_own_has_a_lesson() -> None:
    assert {"lorcana", "spoils", "fallen"} <= set(names())
