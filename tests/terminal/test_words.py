"""The terminal's language files: alike in all languages, and nothing in them that nobody says."""

from __future__ import annotations

import re
import sys
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.sentences.variables import variables_of

from arbitre.games import registry
from arbitre.sentences import LANGUAGES, languages
from arbitre.terminal.kits import kit
from arbitre.terminal.typed import COMMANDS
from arbitre.terminal.words import Words, simple

GAMES = registry.names("terminal")
TOLD = [(game, lang) for game in GAMES for lang in languages(game)]
FILES = [("", lang) for lang in LANGUAGES] + TOLD

MADE = (
    "example-",
    "command-",
    "verb-",
    "cant-",
    "group-",
    "outcome-",
    "brief-",
    "head-",
    "fault-",
    "phase-",
    "field-",
)  # the rest of the name is put together


def messages(game: str, lang: str) -> dict[str, set[str]]:
    """The messages of a game's file, or without a game of the file for all games, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(game, lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = variables_of(entry)
    return found


def text_of(game: str, lang: str) -> str:
    folder = registry.entry(game).folder("terminal_files") if game else Path(str(resources.files("arbitre.terminal")))
    return (folder / f"{lang}.ftl").read_text("utf-8")


@pytest.mark.parametrize(("game", "lang"), FILES)
def test_all_languages_have_the_same_messages_with_the_same_variables(game: str, lang: str) -> None:
    assert messages(game, lang) == messages(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_a_message_of_a_game_is_not_one_of_all_games(game: str) -> None:
    assert not set(messages(game, "en")) & set(messages("", "en"))


def source(game: str) -> str:
    """What says the messages of a game, or of all games."""
    folder = Path(str(resources.files("arbitre.terminal")))
    files = [*folder.rglob("*.py")]
    if game:
        files = [*folder.glob("*.py"), *_own(game).glob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


def _own(game: str) -> Path:
    """Where what a game has of its own at the terminal is."""
    found = sys.modules[type(kit(game)).__module__].__file__
    assert found is not None
    return Path(found).parent


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_message_is_used(game: str) -> None:
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", source(game)))
    assert not [key for key in messages(game, "en") if key not in quoted and not key.startswith(MADE)]


@pytest.mark.parametrize("game", GAMES)
def test_every_message_used_is_there(game: str) -> None:
    said = re.findall(r"""words\(\s*["']([a-z-]+)["']""", source(game))
    assert said
    assert not set(said) - messages("", "en").keys() - messages(game, "en").keys()


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_every_command_and_verb_can_be_typed_and_none_means_two_things(game: str, lang: str) -> None:
    words = Words(lang, game)
    for group, names in (("command", COMMANDS), ("verb", kit(game).reader.verbs)):
        typed: dict[str, str] = {}
        for name in names:
            for alias in words.aliases(f"{group}-{name.replace(' ', '-')}"):
                assert typed.setdefault(alias, name) == name
    assert not set(words.aliases("answer-yes")) & set(words.aliases("answer-no"))


@pytest.mark.parametrize("game", ["", *GAMES])
def test_french_has_a_space_that_does_not_break_before_its_double_signs(game: str) -> None:
    lines = [line for line in text_of(game, "fr").splitlines() if not line.startswith(("#", "command-"))]
    assert not [line for line in lines if re.search(r"[^\u00a0\u202f\w][:;?!»]( |$|\))|\w[:;?!»]( |$|\))", line)]


def test_lazy_typing() -> None:
    assert simple("  Défier  L’Armadio – Là ") == "defier l'armadio - la"
