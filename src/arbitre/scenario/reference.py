"""The words of scenario files as a page (docs/scenario-words.md), made from what the games declare."""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
import typing
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec

from arbitre.ability.nodes import Effect
from arbitre.games import registry
from arbitre.games.registry import Entry
from arbitre.kernel.record import SEATS
from arbitre.scenario.base import Scenario
from arbitre.scenario.words import DEED, HEAD, Words
from arbitre.sentences.card_texts import CardTexts

_PLAIN = {str: "text", int: "number", bool: "true or false", type(None): ""}


def reference() -> str:
    """The words that files of all games have, then those of each game."""
    entries = [entry for entry in registry.OWN if entry.scenario]
    lines = [
        "# The words of scenario files",
        "",
        "Made by `arbitre check --words` from what the games declare (`src/arbitre/scenario`, `games/*/card.py`);",
        "change those, not this page. [scenarios.md](scenarios.md) tells how files are written.",
        "",
        "## In every game",
        *_table("The head", HEAD),
        *_table("A [[do]]", DEED),
    ]
    for entry in entries:
        lines += ["", f"## {entry.title}", *_game(entry)]
    return "\n".join(lines) + "\n"


def _game(entry: Entry) -> Iterator[str]:
    kind: type[Scenario] = entry.load("scenario")
    yield from _table("The head, besides what every game has", kind.head)
    if kind.windows_named:
        yield from ["", f"`window` in a [[do]]: {_listed(kind.windows_named)}."]
    yield from _table(f"A seat: [{SEATS[0]}]", kind.seat_words)
    yield from _table("A card laid out: a name, or a table", kind.card_words)
    yield from _table("Expected of the table", kind.of_the_table())
    yield from _table(f'Expected of a seat: "{SEATS[0]}.WORD", and "{SEATS[0]}.WORD.count" of lists', kind.of_a_seat())
    yield from _table('Expected of a card: "NAME.WORD"', kind.card_reads)
    yield from _own_card(kind)
    game = entry.load("state")
    yield from ["", "### Questions (`asked`), and the answers they take", ""]
    for question in sorted(game.words.questions):
        yield f"- `{question}`: {_listed(game.words.questions[question].answers)}"
    glossary = list(kind.glossary())
    if glossary:
        yield from _beside_the_book(entry, glossary)


def _table(title: str, words: Words) -> Iterator[str]:
    yield from ["", f"### {title}", "", "| word | takes | says |", "| --- | --- | --- |"]
    for name, word in words.items():
        said = f"{word.says}; under {_listed(word.places)}" if word.places else word.says
        yield f"| `{name}` | {_cell(word.kind.called)} | {_cell(said)} |"


def _own_card(kind: type[Scenario]) -> Iterator[str]:
    """The fields of a card of the file's own, with what the source says of them."""
    data = kind.card_data
    hints = typing.get_type_hints(data)
    says = _docs(data)
    yield from ["", "### A card of one's own: [[card]]", "", "| field | takes | if left out | says |"]
    yield "| --- | --- | --- | --- |"
    for field in msgspec.structs.fields(data):
        default = "needed" if field.required else _shown(field.default)
        yield f"| `{field.name}` | {_cell(_kind(hints[field.name]))} | {default} | {_cell(says.get(field.name, ''))} |"
    if kind.reads_text:
        yield "| `text` | text, or list of texts | nothing | abilities as card text, one entry a paragraph |"
    yield from ["", f"Keywords: {_listed(sorted(kind.keywords))}."]


def _docs(data: Any) -> dict[str, str]:
    """What stands below the fields of a class."""
    body = ast.parse(textwrap.dedent(inspect.getsource(data))).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            if isinstance(below.value, ast.Constant):
                found[field.target.id] = " ".join(str(below.value.value).split())
    return found


def _kind(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin = get_origin(hint)
    if origin is Literal:
        return f"one of {', '.join(get_args(hint))}"
    if origin is typing.Annotated:
        return _kind(hint.__origin__)
    if origin is tuple:
        return f"list of {_kind(get_args(hint)[0])}"
    if origin in (types.UnionType, typing.Union):
        return " or ".join(filter(None, map(_kind, get_args(hint))))
    return "ability trees ([abilities.md](abilities.md))" if hint.__name__ == "Ability" else "table"


def _shown(value: Any) -> str:
    if value in ("", (), None):
        return "nothing"
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _listed(words: Any) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _beside_the_book(entry: Entry, glossary: list[tuple[str, str, str]]) -> Iterator[str]:
    """Words of the ability language in the words of the book: effects in a sentence as a card of the pool has it."""
    yield from ["", "### The words of the language beside those of the book", ""]
    yield from ["| in a tree | in the book | in English |", "| --- | --- | --- |"]
    for word, french, english in glossary:
        yield f"| `{_cell(word)}` | {french} | {english} |"
    yield from ["", "What an effect does, in the shortest sentence of a card of the pool that has it:", ""]
    yield from ["| in a tree | on a card | in English |", "| --- | --- | --- |"]
    texts: CardTexts = entry.load("texts")
    shortest: dict[str, tuple[str, str]] = {}
    for card in entry.load("pool")():
        for node in _effects_in(card.abilities):
            try:
                told = texts.effects((node,), card.type, "fr"), texts.effects((node,), card.type, "en")
            except (KeyError, AttributeError, ValueError):
                continue  # a part of a sentence that can't stand alone
            tag = f'do = "{node.__struct_config__.tag}"'
            shortest[tag] = min(told, shortest.get(tag, told), key=lambda pair: (len(pair[0]), pair))
    for tag in sorted(shortest):
        yield f"| `{tag}` | {_cell(shortest[tag][0])} | {_cell(shortest[tag][1])} |"


def _effects_in(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from _effects_in(part)
    elif isinstance(value, msgspec.Struct):
        if isinstance(value, Effect) and value.__struct_config__.tag is not None:
            yield value
        for name in value.__struct_fields__:
            yield from _effects_in(getattr(value, name))
