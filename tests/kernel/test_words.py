"""The catalogue of each game is what its engine uses, no more and no less; whoever speaks of a kind speaks of one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.random_games import some_way_into
from tests.sentences.source import ROOT, modules_of, source_of

from arbitre.ability import kinds as ability_kinds
from arbitre.ability import nodes as n
from arbitre.ability.table import Table
from arbitre.ability.words import SHARED
from arbitre.games.fallen import kinds as fallen_kinds
from arbitre.games.fallen.game import Fallen
from arbitre.games.lorcana import kinds as lorcana_kinds
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.offering import offer
from arbitre.games.spoils import kinds as spoils_kinds
from arbitre.games.spoils.game import Spoils
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.event import SIGNAL, Event
from arbitre.kernel.knowledge import EVERYBODY
from arbitre.kernel.reference import kinds, reference
from arbitre.kernel.words import EventWord, OptionWord, QuestionWord, Words
from arbitre.lab import proofs
from arbitre.lab.subject import subject
from arbitre.pool import fallen, lorcana, spoils
from arbitre.table import reference as table
from briscola import kinds as briscola_kinds
from briscola.game import Briscola

GAMES: dict[str, Any] = {played.name: played for played in (Lorcana, Spoils, Fallen)}
POOLS: dict[str, Any] = {"lorcana": lorcana.pool, "spoils": spoils.pool, "fallen": fallen.pool}
DOCS = Path(__file__).parents[2] / "docs"

CATALOGUES: dict[str, Any] = {
    "ability": (SHARED, ability_kinds),
    "lorcana": (Lorcana.words, lorcana_kinds),
    "spoils": (Spoils.words, spoils_kinds),
    "fallen": (Fallen.words, fallen_kinds),
    "briscola": (Briscola.words, briscola_kinds),
}

every_game = pytest.mark.parametrize("game", GAMES)


# -- what the engine uses ----------------------------------------------------------------------------------------


@every_game
def test_the_engine_uses_what_its_game_declares_and_nothing_else(game: str) -> None:
    source, words = source_of(game), GAMES[game].words
    assert source.options() == set(words.options)
    assert source.questions() == set(words.questions)
    assert source.events() == {kind for kind, word in words.events.items() if not word.heard}
    assert source.signals() - source.events() == {kind for kind, word in words.events.items() if word.heard}


@every_game
def test_options_are_made_where_their_kinds_are_checked(game: str) -> None:
    """`offer` takes declared kinds only; `Option` takes any. Who only reads moves offers none."""
    for path, tree in modules_of(game).items():
        if path.stem not in ("notation", "offering", "words"):
            assert not any(isinstance(node, ast.Call) and ast.unparse(node.func) == "Option" for node in ast.walk(tree))


@pytest.mark.parametrize("of", CATALOGUES)
def test_the_types_are_the_kinds_declared(of: str) -> None:
    words, made = CATALOGUES[of]
    assert Path(str(made.__file__)).read_text("utf-8") == kinds(of, words), (
        f"write it anew: arbitre protocol --kinds {of}"
    )


def checked(game: Lorcana, table: Table) -> None:
    """For the type checker alone, which refuses the lines that are ignored: else it would complain of the comments."""
    game.emit("quests", "4.5")
    game.emit("quest", "4.5")  # type: ignore[arg-type]
    game.signal("attacks", "4.6", 0, 0)  # type: ignore[arg-type]
    game.ask(0, "how to play", [offer("shift", 0)], 0, ())
    game.ask(0, "how to pay", [offer("attack", 0)], 0, ())  # type: ignore[arg-type]
    table.emit("looks", "1")
    table.emit("quests", "1")  # type: ignore[arg-type]


@every_game
def test_what_effects_ask_is_declared(game: str) -> None:
    assert GAMES[game].words.questions.keys() >= GAMES[game].questions.keys()


@every_game
def test_every_kind_of_option_answers_some_question(game: str) -> None:
    words = GAMES[game].words
    assert {kind for question in words.questions.values() for kind in question.answers} == set(words.options)


@every_game
def test_what_the_abilities_of_cards_wait_for_is_declared(game: str) -> None:
    waited = {when.event for card in POOLS[game]() for when in _whens(card.abilities)}
    assert waited - {"comes true"} <= GAMES[game].words.events.keys()  # that is a condition, and nothing that happens
    assert len(waited) > 10


def _whens(value: Any) -> Iterator[n.When]:
    if isinstance(value, n.When):
        yield value
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _whens(getattr(value, field))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _whens(part)


# -- what others ask for -----------------------------------------------------------------------------------------

SPOKEN_OF = {
    "decision": "questions",
    "option": "options",
    "answer": "options",
    "event": "events",
}
"""What a variable of this name holds, as the project calls it."""


def _asked_for(tree: ast.Module) -> Iterator[tuple[str, str, int]]:
    """Every kind that something is compared with: of what, the kind, and the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "kind":
            name = ast.unparse(node.left.value).rpartition(".")[2]
            for value in node.comparators if name in SPOKEN_OF else ():
                for part in value.elts if isinstance(value, ast.Tuple | ast.Set) else (value,):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield SPOKEN_OF[name], part.value, node.lineno


def test_whoever_asks_for_a_kind_asks_for_one_there_is() -> None:
    count = 0
    for path in sorted(ROOT.rglob("*.py")):
        place = path.relative_to(ROOT)
        mine = [game for game in GAMES if game in place.parts or place.stem.startswith(game)] or list(GAMES)
        for what, kind, line in _asked_for(ast.parse(path.read_text("utf-8"))):
            assert any(kind in getattr(GAMES[game].words, what) for game in mine), f"{place}:{line}: {what}: {kind!r}"
            count += 1
    assert count > 150


@pytest.mark.parametrize("part", ["ability", "games", "players"])
def test_only_who_shows_the_log_reads_it(part: str) -> None:
    """The rules look back at this turn (`game.this_turn`), which is part of the state; everything else is state too."""
    for path in sorted((ROOT / part).rglob("*.py")):
        read = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute)]
        assert not {"game.events", "game.happened"} & set(map(ast.unparse, read)), path


# -- what a catalogue finds wrong --------------------------------------------------------------------------------

WORDS = Words(
    (OptionWord("draw", "draw"), OptionWord("hit", "hit", card="the target"), OptionWord("give", "give", seat="whom")),
    (QuestionWord("turn", "what now?", ("draw", "hit")),),
    (
        EventWord("draws", "a card is drawn", seat="who draws", card="the card", secret=("card",)),
        EventWord("struck", "a card is struck", card="the card", heard=True),
    ),
)


def asked(*options: Option, kind: str = "turn", source: int = NO_CARD) -> list[str]:
    return list(WORDS.faults_of_decision(Decision(0, kind, list(options), source, ())))


def told(kind: str, card: int = 3, amount: int = 0, word: str = "") -> list[str]:
    return list(WORDS.faults_of_event(Event(kind, "1", 0, card, NO_CARD, amount, (), EVERYBODY, word)))


def test_what_is_declared_is_no_fault() -> None:
    assert asked(Option("draw"), Option("hit", 3)) == []
    assert told("draws") == []


def test_a_kind_that_is_not_declared_is_a_fault() -> None:
    assert asked(Option("fly")) != []
    assert asked(kind="end") != []
    assert told("dies") != []


def test_a_field_without_a_meaning_must_be_empty() -> None:
    assert asked(Option("draw", 3)) == ["the option 'draw' has no `card`, but it is 3"]
    assert asked(Option("hit", 3, number=2)) != []
    assert asked(Option("draw"), source=4) != []
    assert told("draws", amount=2) == ["the event 'draws' has no `amount`, but it is 2"]


def test_an_option_must_be_an_answer_to_its_question() -> None:
    assert asked(Option("give", target=1)) == ["the option 'give' is no declared answer to the question 'turn'"]


def test_what_is_only_heard_must_not_stand_in_the_log() -> None:
    event = Event("struck", "1", NO_CARD, 3, NO_CARD, 0, (), EVERYBODY, SIGNAL)
    assert list(WORDS.faults_of_event(event)) == []
    event.word = ""
    assert list(WORDS.faults_of_event(event)) != []


def test_what_moves_cards_says_from_where_to_where_and_nothing_else_does() -> None:
    words = Words(events=(EventWord("falls", "a card falls", moves=True), EventWord("rests", "a card rests")))
    fallen, rested = (Event(kind, "1", NO_CARD, NO_CARD, NO_CARD, 0, (), EVERYBODY) for kind in ("falls", "rests"))
    assert list(words.faults_of_event(fallen)) == ["the event 'falls' does not say from where to where"]
    assert list(words.faults_of_event(rested)) == []
    fallen.to = rested.to = 1
    assert list(words.faults_of_event(fallen)) == []
    assert list(words.faults_of_event(rested)) == ["the event 'rests' says from where to where"]


def test_only_who_knows_the_cards_is_told_the_secret_fields() -> None:
    event = Event("draws", "1", 0, 3, NO_CARD, 0, (), 1)
    assert WORDS.hidden(event, known=True) == ()
    assert WORDS.hidden(event, known=False) == ("card",)


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="twice"):
        Words((OptionWord("draw", "draw"), OptionWord("draw", "draw again")))


@every_game
def test_what_games_do_is_declared(game: str) -> None:
    """Also what was done before the tests began to watch: the log is looked at as a whole."""
    proofs.declared(some_way_into(subject(game), 1))
    proofs.everything(subject(game), some_way_into(subject(game), 2), Chance(2))


# -- what is written about it ------------------------------------------------------------------------------------


def test_the_page_is_up_to_date() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    games = reference(tuple(GAMES.values()))
    assert page == f"{games}\n{table.reference()}", "write it anew: arbitre protocol > docs/protocol.md"
