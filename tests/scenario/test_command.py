"""`arbitre check`: one broken file never ends the run, and every file says what is wrong with it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arbitre.cli import main
from arbitre.kernel.error import BadScenario
from arbitre.scenario import check_file, check_text

GOOD = 'game = "lorcana"\nrules = []\ntitle = "A quest"\n[A]\nplay = ["Flounder - Voice of Reason"]\n[B]\n'
HEAD = 'game = "lorcana"\nrules = []\ntitle = "x"\n'
BROKEN = {
    "empty": (b"", "it is empty"),
    "binary": (b"\x00\x01\xff\xfe\x80", "a text in UTF-8"),
    "latin": ("title = 1\nsource = 'caf\u00e9'".encode("latin-1"), "at line 2"),
    "toml": (b'game = "lorcana"\nrules = [\ntitle = "x"\n', "line 3"),
    "nested": (b"a = " + b"[" * 5000 + b"]" * 5000, "no TOML"),
    "number": (b"a = " + b"9" * 5000, "no TOML"),
    "game": (b'game = "chess"\nrules = []\ntitle = "x"', "there is no game 'chess'; there are: lorcana"),
    "seat": ((HEAD + "A = 3\n").encode(), r"\[A\]: a table with some of"),
    "seats": ((HEAD + 'seats = "two"\n').encode(), "seats: a number from 2 to 8, not 'two'"),
    "single": ((HEAD + '[do]\nA = "end turn"\n').encode(), r"write \[\[do\]\]"),
    "move": ((HEAD + "[[do]]\nA = 3\n").encode(), "a move or a list of moves, not 3"),
    "word": ((HEAD + '[[do]]\nA = "end turn"\nrefuse = "1"\n').encode(), "unknown: refuse; known: expect, refused"),
    "window": ((HEAD + '[[do]]\nA = "end turn"\nwindow = "now"\n').encode(), "unknown: window"),
    "log": ((HEAD + '[[expect]]\nlog = "draws"\n').encode(), "log: a list of texts, not 'draws'"),
    "asked": (
        (HEAD + '[[expect]]\nasked = { kind = "choose" }\n').encode(),
        "there is no question 'choose'; there are",
    ),
    "zone": ((GOOD + '[[expect]]\n"Flounder.zone" = "graveyard"\n').encode(), "one of deck, hand, play"),
    "sight": ((GOOD + '[[expect]]\n"A.sees_not" = ["Flunder"]\n').encode(), "no card in this game is called 'Flunder'"),
    "type": ((HEAD + '[[card]]\nname = "X"\ntype = "hero"\ncost = 1\n').encode(), "type: one of character, action"),
    "field": ((HEAD + '[[card]]\nname = "X"\ntype = "item"\nkost = 1\n').encode(), "unknown: kost; known: abilities"),
    "keyword": (
        (
            HEAD
            + '[[card]]\nname = "X"\ntype = "item"\ncost = 1\nabilities = [{ ability = "keyword", keyword = "Fly" }]\n'
        ).encode(),
        "'Fly' won't do for 'keyword' of lorcana; it takes one of 'Alert'",
    ),
    "loop": ((GOOD + '[[do]]\nA = "loop many"\n').encode(), "loop 2 10"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, (content, _) in BROKEN.items():
        (tmp_path / f"{name}.toml").write_bytes(content)
    (tmp_path / "a folder.toml").mkdir()
    (tmp_path / "zzz.toml").write_text(GOOD, encoding="utf-8")
    return tmp_path


def test_the_others_run(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder), str(folder / "missing.toml"), "\0", str(folder / "a folder.toml")]) == 1
    said = capsys.readouterr().out
    assert said.count("BROKEN") == len(BROKEN) + 4
    assert "ok     " in said
    assert "No such file" in said
    assert "there is no scenario file" in said
    assert said.endswith(f"1 passed, {len(BROKEN) + 4} failed\n")


@pytest.mark.parametrize("name", BROKEN)
def test_each_says_what_is_wrong(folder: Path, name: str) -> None:
    with pytest.raises(BadScenario, match=BROKEN[name][1]):
        check_file(folder / f"{name}.toml")


VALUES = ["0", "-3", "true", '"x"', '"A"', "[]", "[[]]", "[1]", '["x"]', "{}", "{ a = 1 }", "1.5", "1979-05-27", '""']
EVERYWHERE = sorted((Path(__file__).parents[2] / "conformance").rglob("*.toml"))


@pytest.mark.parametrize("seed", range(200))
def test_whatever_stands_in_a_file_it_is_broken_fails_or_passes(seed: int) -> None:
    """A value of a file is replaced by another, or a line left out: never is there another exception."""
    pick = random.Random(seed)
    lines = pick.choice(EVERYWHERE).read_text(encoding="utf-8").split("\n")
    place = pick.choice([i for i, line in enumerate(lines) if " = " in line])
    key, _, _ = lines[place].partition(" = ")
    lines[place : place + 1] = [] if pick.random() < 0.2 else [f"{key} = {pick.choice(VALUES)}"]
    assert "can't be laid out" not in outcome("\n".join(lines))


def outcome(text: str) -> str:
    try:
        return "\n".join(check_text(text).faults)
    except BadScenario as fault:
        return str(fault)
