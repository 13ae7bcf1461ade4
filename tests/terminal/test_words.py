"""The terminal's language files: alike in all languages, and nothing in them that nobody says."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arbitre.terminal.typed import COMMANDS, VERBS
from arbitre.terminal.words import LANGUAGES, Words, simple

MADE = (
    "command-",
    "verb-",
    "cant-",
    "group-",
    "outcome-",
    "brief-",
    "head-",
    "fault-",
)  # the rest of the name is put together


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a file, each with its variables."""
    text = resources.files("arbitre.terminal").joinpath(f"{lang}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_message_is_used_and_every_message_used_is_there() -> None:
    folder = Path(str(resources.files("arbitre.terminal")))
    source = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    known = messages("en")
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", source))
    unused = [key for key in known if key not in quoted and not key.startswith(MADE)]
    assert not unused
    said = re.findall(r"""words\(\s*["']([a-z-]+)["']""", source)
    assert said
    assert not [key for key in said if key not in known]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_verb_can_be_typed_and_none_means_two_things(lang: str) -> None:
    words = Words(lang)
    for group, names in (("command", COMMANDS), ("verb", VERBS)):
        typed: dict[str, str] = {}
        for name in names:
            for alias in words.aliases(f"{group}-{name.replace(' ', '-')}"):
                assert typed.setdefault(alias, name) == name
    assert not set(words.aliases("answer-yes")) & set(words.aliases("answer-no"))


def test_french_has_a_space_that_does_not_break_before_its_double_signs() -> None:
    text = resources.files("arbitre.terminal").joinpath("fr.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("#", "command-"))]
    assert not [line for line in lines if re.search(r" [:;?!»]( |$|\))", line)]


def test_lazy_typing() -> None:
    assert simple("  Défier  L’Armadio – Là ") == "defier l'armadio - la"
