"""The language files: complete, alike, and understood to the last line."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.sentences.source import source_of
from tests.sentences.variables import variables_of

from arbitre.ability.language import Language
from arbitre.games import registry
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.language import LANGUAGE as FALLEN
from arbitre.games.lorcana import facts as lorcana_facts
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana import zones as lorcana_zones
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.language import LANGUAGE as LORCANA
from arbitre.games.spoils import facts as spoils_facts
from arbitre.games.spoils import zones as spoils_zones
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.language import LANGUAGE as SPOILS
from arbitre.kernel.game import Game
from arbitre.pool.spoils import pool as spoils_pool
from arbitre.sentences import Speaker, languages
from arbitre.sentences.speaker import slug
from arbitre.sentences.spoils import SIGNS

PLAYED: dict[str, type[Game]] = {played.name: played for played in (Lorcana, Spoils, Fallen)}
GAMES: dict[str, Any] = {entry.name: entry.load("sentences") for entry in registry.OWN}
TOLD = [(game, lang) for game in GAMES for lang in languages(game)]
TRANSLATED = [(game, lang) for game, lang in TOLD if lang != "en"]
LANGUAGES: dict[str, Language] = {language.game: language for language in (LORCANA, SPOILS, FALLEN)}
PREFIXES = ("event", "option", "question", "reason", "result")


class _Text(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def _entries(game: str, lang: str) -> list[ast.EntryType]:
    text = resources.files("arbitre.sentences").joinpath(f"{game}/{lang}.ftl").read_text("utf-8")
    return FluentParser().parse(text).body


@cache
def _messages(game: str, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _entries(game, lang) if isinstance(entry, ast.Message)}


def _words(game: str, prefix: str) -> set[str]:
    """The engine's words that need a message: what a game declares and can be told, and why things can't be done or
    came to an end."""
    words = PLAYED[game].words
    if prefix == "event":
        silent: frozenset[str] = GAMES[game].SILENT
        return {kind for kind, word in words.events.items() if not word.heard} - silent
    if prefix == "reason":
        return source_of(game).reasons()
    if prefix == "result":
        return source_of(game).results() | {"none"}
    return set(words.options if prefix == "option" else words.questions)


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_every_line_is_understood(game: str, lang: str) -> None:
    assert [entry.content for entry in _entries(game, lang) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_no_message_stands_there_twice(game: str, lang: str) -> None:
    names = [entry.id.name for entry in _entries(game, lang) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_all_languages_have_the_same_messages_in_the_same_order(game: str, lang: str) -> None:
    assert list(_messages(game, lang)) == list(_messages(game, "en"))


@pytest.mark.parametrize(("game", "lang"), TRANSLATED)
def test_all_languages_use_the_samevariables_of(game: str, lang: str) -> None:
    english = {name: variables_of(message) for name, message in _messages(game, "en").items()}
    assert {name: variables_of(message) for name, message in _messages(game, lang).items()} == english


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_word_of_the_engine_has_a_message_and_every_message_a_word(game: str, prefix: str) -> None:
    words = _words(game, prefix)
    assert words
    wanted = {f"{prefix}-{slug(word)}" for word in words}
    assert {name for name in _messages(game, "en") if name.startswith(f"{prefix}-")} == wanted


@pytest.mark.parametrize("game", GAMES)
def test_what_the_log_leaves_out_exists(game: str) -> None:
    assert PLAYED[game].words.events.keys() >= GAMES[game].SILENT
    assert PLAYED[game].words.events.keys() >= set(GAMES[game].QUIET)


@pytest.mark.parametrize("lang", languages("lorcana"))
def test_keywords_characteristics_zones_steps_and_inks_have_words(lang: str) -> None:
    speaker = Speaker(lang)
    steps = get_args(get_type_hints(n.SkipStep)["step"])
    keys = [
        *(f"keyword-{word}" for word in lorcana_facts.KEYWORDS),
        *LORCANA.words["Stat"],
        *(kind.name for kind in lorcana_zones.ZONES),
        *(f"step-{step}" for step in steps),
        *LORCANA.words["CardType"],
        *(f"ink-{ink}" for ink in ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")),
        *("turn", "lore", "ink", "bag", "ready", "exerted", "drying", "dry"),
    ]
    assert all(speaker.term(key) for key in keys)


@pytest.mark.parametrize("lang", languages("spoils"))
def test_in_the_spoils_keywords_characteristics_zones_trades_and_icons_have_words(lang: str) -> None:
    speaker = Speaker(lang, game="spoils")
    cards = list(spoils_pool())
    keys = [
        *(f"keyword-{word}" for word in spoils_facts.KEYWORDS),
        *("strength", "life", "speed", "structure", "cost", "damage", "tokens"),
        *(kind.name for kind in spoils_zones.ZONES),
        *{card.type for card in cards},
        *{f"trade-{card.trade}" for card in cards if card.trade},
        *(f"icon-{name}" for name in SIGNS.values()),
        *("card", "influence", "threshold", "depleted", "facedown", "staple"),
    ]
    assert all(speaker.term(key) for key in keys)


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_every_restriction_has_a_sentence_of_its_own(game: str, lang: str) -> None:
    pattern = _messages(game, lang)["event-cant"].value
    assert pattern is not None
    placeable = pattern.elements[0]
    assert isinstance(placeable, ast.Placeable)
    select = placeable.expression
    assert isinstance(select, ast.SelectExpression)
    keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    assert keys == {slug(word) for word in LANGUAGES[game].words["Restriction"]} | {"other"}


@pytest.mark.parametrize("game", GAMES)
def test_french_puts_a_space_that_does_not_break_before_double_signs(game: str) -> None:
    for name, message in _messages(game, "fr").items():
        visitor = _Text()
        visitor.visit(message)
        for text in visitor.found:
            assert not re.search(r"[^\u00a0][:;?!]", " " + text if text[0] in ":;?!" else text), (name, text)


@pytest.mark.parametrize("game", GAMES)
def test_in_french_nothing_that_elides_or_contracts_stands_before_a_name(game: str) -> None:
    names = {"card", "cards", "other", "target", "subject", "player", "by", "winners", "losers", "about", "what"}
    names |= {"owner", "rival"}
    for name, message in _messages(game, "fr").items():
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
