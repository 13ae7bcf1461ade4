"""The language files: complete, alike, and understood to the last line."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arbitre.ability import nodes as n
from arbitre.ability.dialect import SPOILS_WORDS
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.zones import ZONES
from arbitre.sentences import LANGUAGES, Speaker
from arbitre.sentences.lorcana import QUIET, SILENT
from arbitre.sentences.speaker import slug
from tests.sentences.source import Source

SOURCE = Source()


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Text(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _text(lang: str) -> str:
    return resources.files("arbitre.sentences").joinpath(f"lorcana/{lang}.ftl").read_text("utf-8")


@cache
def _entries(lang: str) -> list[ast.EntryType]:
    return FluentParser().parse(_text(lang)).body


@cache
def _messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _entries(lang) if isinstance(entry, ast.Message)}


def _variables(message: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood(lang: str) -> None:
    assert [entry.content for entry in _entries(lang) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_there_twice(lang: str) -> None:
    names = [entry.id.name for entry in _entries(lang) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_in_the_same_order(lang: str) -> None:
    assert list(_messages(lang)) == list(_messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_use_the_same_variables(lang: str) -> None:
    english = {name: _variables(message) for name, message in _messages("en").items()}
    assert {name: _variables(message) for name, message in _messages(lang).items()} == english


@pytest.mark.parametrize(
    ("prefix", "words"),
    [
        ("event", SOURCE.events() - SILENT),
        ("option", SOURCE.options()),
        ("question", SOURCE.questions()),
        ("reason", SOURCE.reasons()),
        ("result", SOURCE.results() | {"none"}),
    ],
    ids=["events", "options", "questions", "reasons", "results"],
)
def test_every_word_of_the_engine_has_a_message_and_every_message_a_word(prefix: str, words: set[str]) -> None:
    assert words
    wanted = {f"{prefix}-{slug(word)}" for word in words}
    assert {name for name in _messages("en") if name.startswith(f"{prefix}-")} == wanted


def test_what_the_log_leaves_out_exists() -> None:
    assert SOURCE.events() >= SILENT
    assert SOURCE.events() >= set(QUIET)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keywords_characteristics_zones_steps_and_inks_have_words(lang: str) -> None:
    speaker = Speaker(lang)
    steps = get_args(get_type_hints(n.SkipStep)["step"])
    keys = [
        *(f"keyword-{word}" for word in KEYWORDS),
        *(word for word in get_args(n.Stat) if word not in SPOILS_WORDS),
        *(kind.name for kind in ZONES),
        *(f"step-{step}" for step in steps),
        *(word for word in get_args(n.CardType) if word not in SPOILS_WORDS),
        *(f"ink-{ink}" for ink in ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")),
        *("turn", "lore", "ink", "bag", "ready", "exerted", "drying", "dry"),
    ]
    assert all(speaker.term(key) for key in keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_restriction_has_a_sentence_of_its_own(lang: str) -> None:
    pattern = _messages(lang)["event-cant"].value
    assert pattern is not None
    placeable = pattern.elements[0]
    assert isinstance(placeable, ast.Placeable)
    select = placeable.expression
    assert isinstance(select, ast.SelectExpression)
    keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    assert keys == {slug(word) for word in get_args(n.Restriction) if word not in SPOILS_WORDS} | {"other"}


def test_french_puts_a_space_that_does_not_break_before_double_signs() -> None:
    for name, message in _messages("fr").items():
        visitor = _Text()
        visitor.visit(message)
        for text in visitor.found:
            assert not re.search(r"[^\u00a0][:;?!]", " " + text if text[0] in ":;?!" else text), (name, text)


def test_in_french_nothing_that_elides_or_contracts_stands_before_a_name() -> None:
    names = {"card", "cards", "other", "target", "subject", "player", "by", "winners", "losers", "about", "what"}
    for name, message in _messages("fr").items():
        for pattern in _patterns(message):
            for before, after in pairwise(pattern.elements):
                if isinstance(before, ast.TextElement) and _is_variable(after, names):
                    word = before.value.split()[-1].lower() if before.value.strip() else ""
                    assert word not in ("de", "du", "des", "que", "le", "la", "les", "au", "aux"), (name, before.value)


def _patterns(message: ast.Message) -> list[ast.Pattern]:
    class Patterns(Visitor):
        def __init__(self) -> None:
            super().__init__()
            self.found: list[ast.Pattern] = []

        def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
            self.found.append(node)
            self.generic_visit(node)

    visitor = Patterns()
    visitor.visit(message)
    return visitor.found


def _is_variable(element: ast.TextElement | ast.Placeable, names: set[str]) -> bool:
    return (
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.VariableReference)
        and element.expression.id.name in names
    )
