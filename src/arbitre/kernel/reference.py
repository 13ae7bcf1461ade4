"""The catalogues of games as a page (docs/protocol.md) and as types (kinds.py), made from the catalogues themselves so
that they are never out of date."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import Final

from arbitre.kernel import view
from arbitre.kernel.game import Game
from arbitre.kernel.view import Meanings
from arbitre.kernel.words import EVENT_FIELDS, EventWord, OptionWord, Words
from arbitre.kernel.zone import Sight

HEAD = """# The protocol

What a game asks, what can be answered, and what it reports: for those who write a page, a player or an environment.
Made from the catalogues of the games (`src/arbitre/games/*/words.py`) by `arbitre protocol`; change those, not this
page.

## A question

`game.decision` is the one question a game stops at, or `None` when it is over.

- `seat`: who is asked, from 0
- `kind`: a word of the game's table of questions
- `options`: the legal answers; the answer is one of them, or its place in the list
- `source`: the card that asks, or -1
- `rules`: the numbers of the rules behind it

An option is `kind` (a word of the game's table of options), `card`, `target` and `number`. A field that has no meaning
in a kind of option is -1 (`card`, `target`) or 0 (`number`). `target` is a card, unless the table says it is a seat.

## An event

`game.events` is everything that happened, in order; `game.view_events(seat)` is what a seat may know of it.

- `kind`: a word of the game's table of events
- `rule`: the number of the rule by which it happened
- `seat`, `card`, `other`, `amount`, `cards`, `word`: as the table says; what has no meaning there is empty
- `origin`, `to`: the zones its cards leave and go to, by their numbers in the game's table of zones, or -1; only the
  events marked "moves" have them
- `cause`: the card that made it happen, or -1: the one whose text was carried out, even by a process it began, or that
did it by the rules, such as the one whose damage banished another
- `place`: its place in the log, from 0

Who may know: everybody knows that it happened, and every field except those named under "secret". They hold cards, and
are told to those who know the cards. "Tells" marks events that told somebody something hidden or random: a move can be
taken back freely if there has been none since. What only waiting abilities hear has a table of its own: the log tells
it in other words.

## A view

`game.view(seat)` is plain data: all that this seat may know and nothing else. `game.view(seat, lang)` has sentences in
it too. A card is told as an object, by its number; each object is described once, in the zone where it lies. What the
seat sees is apart from what it only remembers. A card in a hand or a deck that it does not know has no number: nobody
can follow it there. What a game adds of its own is in its tables below.
"""

VIEWS: tuple[tuple[str, Meanings], ...] = (
    ("a view", view.VIEW),
    ("`decision`", view.DECISION),
    ("an option", view.OPTION),
    ("`result`", view.RESULT),
    ("a seat", view.SEAT),
    ("a zone", view.ZONE),
    ("a card", view.CARD),
)

REASONS = """`game.reasons(seat, lang)` lists what a player might want to do with the cards of a seat but can't, each
with the reason. It takes longer than a view, so it is asked for separately.
"""

EVENTS = """`game.view_events(seat, lang, since)` is the log as that seat may know it, from some place on. A card of an
event is its `name`, and the `object` it is now, or null where the seat can't know that.
"""


def reference(games: Sequence[type[Game]]) -> str:
    lines = [HEAD]
    lines += _meanings(VIEWS)
    lines += [REASONS, *_meanings((("a reason", view.REASON),))]
    lines += [EVENTS, *_meanings((("an event", view.EVENT),))]
    for game in games:
        lines += _game(game)
    return "\n".join(lines)


def _game(game: type[Game]) -> list[str]:
    words = game.words
    told = [word for word in words.events.values() if not word.heard]
    heard = [word for word in words.events.values() if word.heard]
    return [
        f"## {game.name}",
        "",
        "### Zones",
        "",
        *_table(
            ("number", "zone", "who sees the cards", "order"),
            (
                (str(number), kind.name, SEEN[kind.sight], "kept" if kind.ordered else "")
                for number, kind in enumerate(game.zone_kinds)
            ),
        ),
        "### Questions",
        "",
        *_table(
            ("question", "what is asked", "`source`", "options"),
            (
                (_code(word.kind), word.says, word.source, ", ".join(map(_code, word.answers)))
                for word in words.questions.values()
            ),
        ),
        "### Options",
        "",
        *_table(
            ("option", "what it does", "`card`", "`target`", "`number`"),
            ((_code(word.kind), word.says, word.card, _target(word), word.number) for word in words.options.values()),
        ),
        "### What it adds to a view",
        "",
        *_meanings(
            (
                ("a view", game.view_keys.table),
                ("`decision`", game.view_keys.question),
                ("a seat", game.view_keys.seat),
                ("a card", game.view_keys.card),
                ("`cost`", game.view_keys.cost),
                ("`forecast`", game.view_keys.forecast),
            )
        ),
        "### Events",
        "",
        *_table(("event", "what happened", "fields", "moves", "secret", "tells"), map(_event, told)),
        "### What abilities hear",
        "",
        *_table(("event", "what happened", "fields", "moves"), (_event(word)[:4] for word in heard)),
    ]


SEEN = {Sight.ALL: "everybody", Sight.OWNER: "its player", Sight.NOBODY: "nobody"}


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return [_row(heads), _row(["---"] * len(heads)), *map(_row, rows), ""]


def _meanings(groups: Iterable[tuple[str, Meanings]]) -> list[str]:
    rows = [(of, _code(key), meaning) for of, meanings in groups for key, meaning in meanings.items()]
    return _table(("of", "key", "what it is"), rows)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _code(word: str) -> str:
    return f"`{word}`"


def _target(word: OptionWord) -> str:
    return f"seat: {word.seat}" if word.seat else word.target


def _event(word: EventWord) -> tuple[str, ...]:
    fields = [f"`{field}` {meaning}" for field in EVENT_FIELDS if (meaning := getattr(word, field))]
    secret = ", ".join(map(_code, word.secret))
    moves, tells = ("yes" if marked else "" for marked in (word.moves, word.tells))
    return (_code(word.kind), word.says, "; ".join(fields), moves, secret, tells)


KINDS: Final = '''"""What `words.py` declares, as types. Made from it: `arbitre protocol --kinds {of}`."""

from __future__ import annotations

from typing import Literal

# fmt: off
'''


def kinds(of: str, words: Words) -> str:
    """A module with the kinds of a catalogue as types."""
    return KINDS.format(of=of) + "".join(
        f"\n{name} = Literal[\n{fill(listed, 118, initial_indent='    ', subsequent_indent='    ')}\n]\n"
        for name, declared in (
            ("OptionKind", words.options),
            ("QuestionKind", words.questions),
            ("EventKind", words.events),
        )
        if (listed := ", ".join(f'"{kind}"'.replace(" ", "\0") for kind in declared))
    ).replace("\0", " ")
