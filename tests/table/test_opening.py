"""What `arbitre table` says and opens when it starts."""

from __future__ import annotations

import time
import webbrowser
from pathlib import Path

import pytest

from arbitre.cli import main
from arbitre.table import command


@pytest.fixture(autouse=True)
def nothing_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_serve", lambda *_: None)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    monkeypatch.delenv("BROWSER", raising=False)


def start(tmp_path: Path) -> None:
    assert main(["table", "--port", "0", "--database", str(tmp_path / "table.sqlite")]) == 0


def test_without_a_page_one_line_says_so_and_how_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "PAGE", tmp_path)
    start(tmp_path)
    out, err = capsys.readouterr()
    (line,) = err.splitlines()
    assert "without its page" in line
    assert "arbitre play" in line
    assert out.startswith("The table is at http://127.0.0.1:")


def test_with_a_page_nothing_is_said_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "PAGE", tmp_path)
    (tmp_path / "index.html").touch()
    start(tmp_path)
    assert capsys.readouterr().err == ""


class Window(webbrowser.BaseBrowser):
    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.opened.append(url)
        return True


def test_the_table_is_opened_in_a_browser_with_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window()
    monkeypatch.setattr(webbrowser, "get", lambda: window)
    command._show("http://127.0.0.1:8017")
    assert window.opened == ["http://127.0.0.1:8017"]


def test_a_browser_of_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = webbrowser.GenericBrowser(["touch", str(tmp_path / "opened"), "%s"])
    monkeypatch.setattr(webbrowser, "get", lambda: text)
    command._show("http://127.0.0.1:8017")
    assert not (tmp_path / "opened").exists()


def test_a_machine_without_a_browser_is_not_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def get() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", get)
    command._show("http://127.0.0.1:8017")
