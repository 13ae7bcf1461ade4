"""The one list of games: what each brings is there, and other packages can add to it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from arbitre.games import registry
from arbitre.games.registry import Entry
from arbitre.kernel.error import Error
from arbitre.kernel.game import Game

ROOT = Path(__file__).parents[2]
FOLDERS = ("sentence_files", "terminal_files", "rulebook")
FACTS = ("name", "title", "languages", "players")
PARTS = [field.name for field in fields(Entry) if field.name not in (*FOLDERS, *FACTS)]


@pytest.mark.parametrize("game", registry.names())
def test_everything_a_game_brings_is_there(game: str) -> None:
    entry = registry.entry(game)
    for part in PARTS:
        if getattr(entry, part):
            assert entry.load(part) is not None
    for folder in FOLDERS:
        if getattr(entry, folder):
            assert list(entry.folder(folder).iterdir())
    state = entry.load("state")
    assert issubclass(state, Game)
    assert state.name == game
    for lang in entry.languages:
        assert (entry.folder("sentence_files") / f"{lang}.ftl").is_file()
        assert (entry.folder("terminal_files") / f"{lang}.ftl").is_file()


@pytest.mark.parametrize("part", ["decks", "exercise", "compiler", "scenario", "rulebook"])
def test_what_a_game_does_not_bring_is_said_with_the_games_that_have_it(part: str) -> None:
    nothing: dict[str, Any] = {part: ""}
    bare = replace(registry.entry("lorcana"), **nothing)
    with pytest.raises(Error, match=r"lorcana has no .*; these have: .*lorcana"):
        bare.folder(part) if part in FOLDERS else bare.load(part)


def test_a_game_is_added_once() -> None:
    with pytest.raises(Error, match="already a game"):
        registry.add(registry.entry("spoils"))


def test_no_other_file_lists_the_games() -> None:
    """A file that names two games as words for the machine would be a table of them. Examples may."""
    names = [entry.name for entry in registry.OWN]

    def code(path: Path) -> str:
        lines = path.read_text(encoding="utf-8").splitlines()
        return "\n".join(line for line in lines if not line.lstrip().startswith(">>> "))

    found = [path.name for path in (ROOT / "src").rglob("*.py") if sum(f'"{name}"' in code(path) for name in names) > 1]
    assert found == ["registry.py"]


def installed(folder: Path, value: str) -> Path:
    """What pip leaves behind of a package with an entry point."""
    info = folder / "other_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\nbriscola = {value}\n", encoding="utf-8")
    return folder


def run(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = [str(path), str(ROOT / "examples" / "briscola" / "src"), os.environ.get("PYTHONPATH", "")]
    return subprocess.run(
        [sys.executable, "-m", "arbitre.cli", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_package_adds_a_game_by_its_entry_point(tmp_path: Path) -> None:
    done = run(installed(tmp_path, "briscola:GAME"), "rules", "briscola", "B3.2.1")
    assert done.stdout.startswith("B3.2.1")


@pytest.mark.parametrize("value", ["no_such_module:GAME", "briscola:NOTHING", "briscola.cards:POINTS"])
def test_a_game_that_cannot_be_loaded_keeps_nobody_from_playing_another(tmp_path: Path, value: str) -> None:
    done = run(installed(tmp_path, value), "rules", "lorcana", "4.6.1")
    assert done.returncode == 0
    assert done.stdout.startswith("4.6.1")
