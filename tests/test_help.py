"""What the help of every command shows as examples works exactly as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.pool import own_sets
from tests.test_arguments import commands

import arbitre
from arbitre import cli, folders
from arbitre.cli import main
from arbitre.pool.lorcana import SHELF, pool
from arbitre.pool.search import search
from arbitre.terminal.arguments import QUERIES

ROOT = Path(__file__).parents[1]
LONG = (
    "trouble spoils --games 1",
    "exercise spoils",
    "--coverage",
    "arbitre table",
    "lab matrix --game",
    "lab sql",
    "lab tune",
    "puzzle find",
    "puzzle verify",
)  # what they do is tried elsewhere
EXAMPLE = re.compile(r"^  (arbitre .*?)(?:  .*)?$", re.MULTILINE)
QUOTED = re.compile(r'\((arbitre [a-z]+ "[^"]*")')


def examples() -> list[str]:
    found: list[str] = []
    for command in commands(cli.parser()):
        text = command.format_help()
        found += EXAMPLE.findall(text) + QUOTED.findall(text)
    return list(dict.fromkeys(found))


def test_every_command_that_takes_something_shows_how() -> None:
    shown = {example.split()[1] for example in examples()}
    assert shown == set(cli.COMMANDS) - {"abilities", "environments", "protocol"}


@pytest.mark.parametrize("example", examples())
def test_an_example_works(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = shlex.split(example)[1:]
    game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7)
    game.apply(0)
    (tmp_path / "arbitre-autosave.record").write_text(game.record(), encoding="utf-8")
    main(["decks", "convert", "The Heart of Magic", "--to", "text", "-o", str(tmp_path / "my-deck.txt")])
    (tmp_path / "conformance").symlink_to(ROOT / "conformance")
    if words[:2] in (["cards", "import"], ["cards", "imported"], ["cards", "forget"]):
        _with_a_set_of_ones_own(tmp_path, monkeypatch)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", _nobody)
    if any(word in example for word in LONG):
        assert cli.parser().parse_args(words).command == words[0]
        return
    assert main(words) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out or "-o" in words
    SHELF.forget_what_is_known()


def _with_a_set_of_ones_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Imported, and as files under the names that the examples use."""
    monkeypatch.setenv(folders.DATA, str(folder / "data"))
    SHELF.forget_what_is_known()
    names = [{"number": 1, "name": "Vagabond", "version": "Of the Tests"}]
    for lang, rows in (("en", None), ("fr", names), ("it", names)):
        text = Path(own_sets.file(folder, rows, lang=lang)).read_text("utf-8")
        for name in (f"{lang}/setdata.13.json", *(("setdata.13.json", "allCards.json") if lang == "en" else ())):
            (folder / name).parent.mkdir(exist_ok=True)
            (folder / name).write_text(text, "utf-8")
    assert main(["cards", "import", str(folder / "setdata.13.json")]) == 0


def _nobody(prompt: str = "") -> str:
    raise EOFError


def test_the_queries_of_the_help_find_cards() -> None:
    rows = [row for row in QUERIES.split("\n\n")[0].splitlines()[1:] if row.strip()]
    for row in rows:
        for query in re.split(r"  +(?=\S+[<>:=])", re.split(r"  +(?=[a-z]+[ ,])", row.strip())[0]):
            assert search(query, pool()), query
