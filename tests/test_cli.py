"""The command `arbitre` as a whole: arguments in any order, pipes, encodings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arbitre.cli import main

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
    assert main(["check", str(tmp_path)]) == 2
    assert "there is no scenario file" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["check", str(CONFORMANCE)], ["rules", "lorcana"], ["abilities"], ["decks"]])
def test_a_reader_who_has_seen_enough_is_no_fault(words: list[str]) -> None:
    run = subprocess.Popen(
        [sys.executable, "-m", "arbitre.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
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
