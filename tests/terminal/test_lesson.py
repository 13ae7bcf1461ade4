"""`arbitre lesson`: a first game in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.cli import main
from arbitre.lessons import lesson, names
from arbitre.terminal import lesson_command


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_gone_through_to_its_end(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By somebody who does what they are told; once they try something else."""
    chapters = lesson(game).chapter
    taught: list[Known] = []

    def teach(*args: Any, **more: Any) -> Known:
        taught.append(Known(*args, **more))
        return taught[-1]

    monkeypatch.setattr(lesson_command, "Taught", teach)
    monkeypatch.setattr(lesson_command, "reader", lambda: lambda prompt: "")
    assert main(["lesson", game, "--lang", "en"]) == 0
    assert len(taught) == len(chapters)
    assert all(one.done for one in taught)
    said = " ".join(capsys.readouterr().out.split())
    for number, chapter in enumerate(chapters, 1):
        assert f"Chapter {number} of {len(chapters)}: {chapter.title['en']}" in said
    assert "That could be done, too" in said
    assert "That is the game" in said


class Known(lesson_command.Taught):
    """Picks what is asked for, and before that something else."""

    tried = False

    def _ask(self) -> None:
        options = range(len(self.game.decision.options))
        wanted = self.picks[self.at][0]
        self._draw_all([self._noted()])
        if not self.tried and len(options) > 1:
            self.tried = True
            self._pick(next(place for place in options if place != wanted))
        self._pick(wanted)


def test_the_summary_is_one_screen(capsys: pytest.CaptureFixture[str]) -> None:
    for game in names():
        assert main(["lesson", game, "--summary"]) == 0
        assert 8 < len(capsys.readouterr().out.splitlines()) < 60


@pytest.mark.parametrize(
    ("words", "said"), [(["chess"], "chess"), (["lorcana", "--chapter", "99"], "there is no chapter 99")]
)
def test_what_is_not_there_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", *words]) == 2
    assert said in capsys.readouterr().err
