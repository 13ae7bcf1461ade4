"""What observations hold, column by column, as a page (docs/environments.md), made from what the games declare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from arbitre.env.columns import CARD, EVENT, OPTION, SEAT, TABLE, Column
from arbitre.env.encoding import Encoding
from arbitre.games import registry
from arbitre.kernel.words import OptionWord, Words

HEAD = """# Environments

What `arbitre.env` tells a learning agent, number by number: for those who write one. How to begin: see
[the guide for researchers](guide-research.md). Made from what the games declare (`src/arbitre/env`, `games/*/words.py`)
by `arbitre environments`; change those, not this page.

An observation is what one seat may know, as arrays of a fixed size. All are whole numbers of two bytes (`int16`), but
for the mask (`int8`).

| array | size | what it is |
| --- | --- | --- |
| `table` | numbers | the table, then each seat: the one that looks first, the others in the order of their seats |
| `options` | answers x 7 | the answers there are, each a row; an action is the place of one |
| `events` | events x 10 | what the seat was told last, this turn and before, the newest first |
| `cards` | rows x numbers | every card that the seat knows, and those of which it sees the back on the table |
| `action_mask` | answers | 1 where there is such an answer |

Rows are numbered from 1 where other numbers point at them, so that 0 is "none"; rows that nothing is in are 0. There is
room for so many rows and answers as the table of each game says; what does not fit is an error that says how to make
room (`rows=`, `options=`), and is never left out. Of events only the newest are told. In an imagined game
(`game.imagine`) those of earlier turns are forgotten; a player at the table has them from `question.past()`, and is
told the same as in training: `encoder.observe(question.imagine(seed), question.seat, question.past())`.

The first rows of `cards` are those of cards in play, then what else lies on the table by itself, then hands and what is
known of other zones. How another player holds a hand says nothing: what is known of it stands in the order in which it
came there.
"""


def reference() -> str:
    """The whole page; of games of other packages it says nothing."""
    lines = [HEAD]
    for title, columns in (("An option", OPTION), ("An event", EVENT)):
        lines += [f"## {title}", "", *_table(columns), ""]
    for entry in registry.OWN:
        lines += _game(entry)
    return "\n".join(lines).rstrip() + "\n"


def _game(entry: registry.Entry) -> Iterator[str]:
    encoding: Encoding = entry.load("encoding")
    game: Any = entry.load("state")
    words: Words = game.words
    zones = tuple(Column(f"cards in {kind.name}", "how many") for kind in game.zone_kinds)
    seat = (*SEAT, *zones, *encoding.seat_columns)
    table = (*TABLE, *encoding.table_columns)
    cards = (*CARD, *encoding.card_columns, *encoding.fact_columns)
    yield from (f"## {entry.title}", "")
    yield (
        f"`{entry.name}`, with two players: {len(table) + 2 * len(seat)} numbers of the table and the seats, room for "
        f"{encoding.options} answers, {encoding.events} events and {2 * encoding.rows} cards of {len(cards)} numbers."
    )
    yield ""
    for head, columns in (("The table", table), ("Each seat", seat), ("A card", cards)):
        yield from (f"### {entry.title}: {head.lower()}", "", *_table(columns), "")
    yield from (f"### {entry.title}: lists", "")
    yield from _list("Zones", [(kind.name, "") for kind in game.zone_kinds])
    yield from _list("Questions", [(word.kind, word.says) for word in words.questions.values()])
    yield from _list("Options", [(word.kind, _option(word)) for word in words.options.values()])
    yield from _list("Events", [(word.kind, word.says) for word in words.events.values()])


def _option(word: OptionWord) -> str:
    number = f"; `number`: {word.number}" if word.number else ""
    return f"{word.says}{number}"


def _table(columns: Iterable[Column]) -> Iterator[str]:
    yield from ("| column | name | what it is |", "| --- | --- | --- |")
    for place, column in enumerate(columns):
        yield f"| {place} | {column.name} | {column.says.replace('|', chr(92) + '|')} |"


def _list(head: str, words: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield (
        f"{head}: "
        + "; ".join(f"{number} `{name}`{f' ({says})' if says else ''}" for number, (name, says) in enumerate(words, 1))
        + "."
    )
    yield ""
