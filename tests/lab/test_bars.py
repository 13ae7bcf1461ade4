"""Progress is told: bars on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import io
import sys

import pytest

from arbitre.lab.bars import Bars


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_there_are_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with Bars({"greedy against random": 4}, {"greedy against random": 1}) as bars:
        bars.step("greedy against random", "75.0 %")
    said = terminal.getvalue()
    assert "greedy against random" in said
    assert "2/4" in said
    assert "75.0 %" in said


def test_elsewhere_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    with Bars({"a": 40, "b": 40}) as bars:
        bars.step("a", "60 %")
        assert capsys.readouterr().err == ""
        bars.progress.next = 0
        bars.step("b")
        assert capsys.readouterr().err.startswith("2/80, ")
        bars.progress.next = 0
        bars.step("b", "10 %")
        assert capsys.readouterr().err.endswith("a 60 %; b 10 %\n")
        bars.step("b")
    assert capsys.readouterr().err == ""
