"""The words of scenario files: their page is current, and the examples in the docs are what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.games import registry
from arbitre.games.spoils.grammar import read_card
from arbitre.pool.spoils import pool
from arbitre.pool.spoils_compiling import lexicon_of
from arbitre.scenario import check_text
from arbitre.scenario.base import Scenario
from arbitre.scenario.reference import reference

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
WHOLE = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if block.startswith("game = ")]
SPELT = PAGE.partition("spelt as on the cards:")[2].partition("A card calls itself")[0]


def test_the_page_of_words_is_current() -> None:
    page = (DOCS / "scenario-words.md").read_text(encoding="utf-8")
    assert page == reference(), "write it anew: arbitre check --words > docs/scenario-words.md"


@pytest.mark.parametrize("example", WHOLE, ids=lambda text: text.split('"')[1])
def test_whole_examples_of_the_docs_pass(example: str) -> None:
    assert check_text(example).faults == []


@pytest.mark.parametrize("line", [line for line in SPELT.splitlines() if line.startswith("| ") and "`" in line])
def test_texts_of_the_spoils_are_spelt_as_the_docs_say(line: str) -> None:
    kind = "tactic" if "a tactic" in line else "item" if "ATTACH" in line else "character"
    examples = [one.strip('"').replace("\\n", "\n") for one in re.findall(r"`([^`]*)`", line)]
    whole = ["\n".join(examples)] if kind == "tactic" else [one for one in examples if not re.fullmatch(r"\[\w\]", one)]
    for text in whole:
        read = read_card(text, kind, lexicon_of(list(pool())))
        assert not read.faults, text
        assert read.abilities, text


@pytest.mark.parametrize("game", registry.names("scenario"))
def test_every_word_of_a_seat_and_a_card_is_told(game: str) -> None:
    """What is declared can be said, and says something."""
    kind: type[Scenario] = registry.entry(game).load("scenario")
    for words in (kind.head, kind.seat_words, kind.card_words, kind.of_the_table(), kind.of_a_seat(), kind.card_reads):
        assert all(word.says for word in words.values())
    places = {place for word in kind.card_words.values() for place in word.places}
    assert places <= {*kind.seat_words, "under"}
