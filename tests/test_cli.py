"""The command `arbitre` as a whole: arguments in any order, pipes, encodings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import arbitre
from arbitre import cli
from arbitre.cli import main
from arbitre.games import registry

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the same sources from wherever it is run
CONFORMANCE = Path(__file__).parents[1] / "conformance" / "lorcana"


def test_options_may_stand_between_the_other_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "lorcana", "--lang", "fr", "4.6.4.3"]) == 0
    mixed = capsys.readouterr().out
    assert main(["rules", "lorcana", "4.6.4.3", "--lang", "fr"]) == 0
    assert mixed == capsys.readouterr().out
    assert mixed.startswith("4.6.4.3 ")


def test_files_may_stand_after_options(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for path in sorted(CONFORMANCE.glob("1.8.*.toml"))[:2]]
    main(["check", files[0], "--log", files[1]])
    out = capsys.readouterr().out
    assert files[0] in out
    assert files[1] in out


def test_an_empty_folder_has_no_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert "there is no scenario file" in capsys.readouterr().out


PRINTING = [
    ["--help"],
    ["--version"],
    ["play", "lorcana", "--help"],
    ["play", "lorcana", "--seed", "1"],
    ["rules", "lorcana"],
    ["rules", "lorcana", "4.6.4.3"],
    ["rules", "lorcana", "--search", "banish"],
    ["rules", "lorcana", "--rulings"],
    ["trouble", "lorcana", "--games", "1"],
    ["check", str(CONFORMANCE / "1.8.3-b.toml")],
    ["decks"],
    ["decks", "show", "The Heart of Magic"],
    ["decks", "check", "The Heart of Magic"],
    ["decks", "convert", "The Heart of Magic", "--to", "text"],
    ["cards", "elsa"],
    ["cards", "show", "stitch new dog"],
    ["cards", "coverage"],
    ["abilities"],
    ["protocol"],
]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("words", PRINTING, ids=" ".join)
def test_a_full_disk_is_told_in_a_line(words: list[str], tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            [sys.executable, "-m", "arbitre", *words],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=ENVIRONMENT,
        )
    assert run.stderr == "arbitre: No space left on device\n"
    assert run.returncode == cli.CANNOT_WRITE


@pytest.mark.parametrize("words", PRINTING, ids=" ".join)
def test_closed_streams_are_no_fault(words: list[str], tmp_path: Path) -> None:
    command = " ".join(f"'{word}'" for word in [sys.executable, "-m", "arbitre", *words])
    run = subprocess.run(
        ["sh", "-c", f"{command} <&- >&-"], capture_output=True, text=True, cwd=tmp_path, env=ENVIRONMENT
    )
    assert run.stderr == ""
    assert run.returncode == 0


@pytest.mark.parametrize("words", PRINTING, ids=" ".join)
def test_a_reader_who_has_seen_enough_is_no_fault(words: list[str], tmp_path: Path) -> None:
    run = subprocess.Popen(
        [sys.executable, "-m", "arbitre", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=ENVIRONMENT,
    )
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    with run.stderr:
        assert run.stderr.read() == b""
    assert run.wait() == 141


def test_a_terminal_that_knows_only_ascii_gets_what_it_can_write() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "arbitre.cli", "rules", "lorcana", "4.6.4.3", "--lang", "fr"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
    )
    assert run.returncode == 0
    assert run.stdout.startswith(b"4.6.4.3  Troisi?me")


def _loaded_by(*words: str) -> set[str]:
    """What a command imports."""
    script = f"""
import sys
from arbitre.cli import main
try:
    main({list(words)!r})
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_no_part_of_a_game_is_loaded_before_it_is_asked_for() -> None:
    parts = ("pool", "terminal", "lab", "scenario", "players", "sentences")
    every = {f"arbitre.{part}.{entry.name}" for part in parts for entry in registry.OWN}
    assert not _loaded_by("--help") & every
    others = {name for name in every if not name.endswith(".lorcana")}
    assert not _loaded_by("decks", "The Heart of Magic") & others


HEAVY = {
    *("arbitre.kernel.game", "arbitre.lab", "arbitre.pool", "arbitre.rulebook", "arbitre.scenario", "arbitre.players"),
    *("arbitre.sentences", "msgspec", "rich", "fluent.runtime", "importlib.metadata", "multiprocessing"),
}


def test_what_a_command_does_not_need_is_not_imported() -> None:
    assert not _loaded_by("--help") & HEAVY
    assert not _loaded_by("nonsense") & HEAVY
    assert _loaded_by("--version") & HEAVY == {"importlib.metadata"}
    needed = {"arbitre.rulebook", "msgspec", "importlib.metadata"}
    assert _loaded_by("rules", "lorcana") & HEAVY <= needed
    assert _loaded_by("rules", "--help") & HEAVY <= needed
    unneeded = {"rich", "fluent.runtime", "multiprocessing", "arbitre.lab", "arbitre.scenario", "arbitre.rulebook"}
    for words in (["play", "--help"], ["decks", "--help"], ["decks", "list", "--help"], ["cards", "--help"]):
        assert not _loaded_by(*words) & unneeded, words
    for words in (["play", "lorcana", "--load", "nothing"], ["decks"], ["cards", "elsa"]):
        assert not _loaded_by(*words) & {"multiprocessing", "arbitre.lab", "arbitre.scenario"}, words


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    told = re.fullmatch(r"arbitre 0\.\S+ \((.*)\)\n", capsys.readouterr().out)
    assert told
    assert told[1] == ("compiled" if arbitre.compiled else "plain Python")


def test_help_lists_what_each_game_has(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in (
        (["cards", "search", "--help"], "kingdom"),
        (["decks", "check", "--help"], "fallen: constructed"),
        (["decks", "convert", "--help"], "pixelborn"),
    ):
        with pytest.raises(SystemExit):
            main(words)
        assert told in capsys.readouterr().out
