"""The words of scenario files: what each of them says, which values it takes, and where it can be said. A game declares
its own; errors, comparisons and the page docs/scenario-words.md read the same declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from arbitre.kernel.error import BadScenario

SEATS: Final = "ABCDEFGH"


class Kind(NamedTuple):
    """A kind of values, as it is called, and whether a value is of it."""

    called: str
    fits: Callable[[Any], bool]


class Word(NamedTuple):
    """A word of the format. `places`: of a card, the words of a seat under which it can be said, if not under all;
    `rule`: the one that says so."""

    kind: Kind
    says: str
    places: tuple[str, ...] = ()
    rule: str = ""


Words = Mapping[str, Word]


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_list(value: Any, one: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and all(map(one, value))


def _is_card(value: Any) -> bool:
    return isinstance(value, str | dict)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict)


NUMBER: Final = Kind("a number from 0", lambda value: _is_number(value) and value >= 0)
POSITIVE: Final = Kind("a number from 1", lambda value: _is_number(value) and value >= 1)
INTEGER: Final = Kind("a number", _is_number)
TRUTH: Final = Kind("true or false", lambda value: isinstance(value, bool))
TEXT: Final = Kind("text", _is_text)
TEXTS: Final = Kind("a list of texts", lambda value: _is_list(value, _is_text))
SEAT: Final = Kind('a seat, such as "A"', lambda value: _is_text(value) and len(value) == 1 and value in SEATS)
CARD: Final = Kind("a card: a name, or a table with `card`", _is_card)
CARDS: Final = Kind("a list of cards, each a name or a table with `card`", lambda value: _is_list(value, _is_card))
NAME: Final = Kind('the name of a card, or "" for none', _is_text)
NAMES: Final = Kind("a list of names of cards", lambda value: _is_list(value, _is_text))
TABLE: Final = Kind("a table", _is_table)
COUNTS: Final = Kind(
    "a table of numbers, such as { Rage = 2 }",
    lambda value: _is_table(value) and all(map(NUMBER.fits, value.values())),
)
RULES: Final = Kind(
    'a table of moves and the rules that refuse them, such as { "end turn" = "4.1.2" }',
    lambda value: _is_table(value) and all(map(_is_text, value.values())),
)
LISTS: Final = Kind(
    "lists of seats, such as [[0, 2], [1, 3]]",
    lambda value: _is_list(value, lambda team: _is_list(team, _is_number)),
)
NUMBER_OR_NAMES: Final = Kind(
    "a number from 0, or a list of names", lambda value: NUMBER.fits(value) or TEXTS.fits(value)
)


def one_of(*words: str) -> Kind:
    return Kind(f"one of {', '.join(words)}", lambda value: value in words)


def between(low: int, high: int) -> Kind:
    return Kind(f"a number from {low} to {high}", lambda value: _is_number(value) and low <= value <= high)


HEAD: Final[Words] = {
    "game": Word(TEXT, "which game"),
    "rules": Word(TEXTS, "the numbers of the rules it passes"),
    "title": Word(TEXT, "what it shows, in one sentence"),
    "source": Word(TEXT, "where it comes from"),
    "idle": Word(TEXTS, "cards of the file whose text makes no difference here, and need not make one"),
    "seed": Word(INTEGER, "the random seed (1)"),
    "format": Word(TEXT, "the format, for `deck_faults` and what hangs on it"),
    "turn": Word(SEAT, 'the active seat ("A")'),
    "number": Word(POSITIVE, "the number of the turn (3)"),
    "starting": Word(SEAT, 'who started the game ("A")'),
    "goal": Word(TABLE, "of a puzzle: what A is to bring about, and by when"),
    "titles": Word(TABLE, "of a puzzle: its title in the other languages, `{ fr = ... }`"),
    "hint": Word(TABLE, "of a puzzle: what helps to find the solution, in each language"),
    "measured": Word(COUNTS, "of a puzzle: how hard it is (`arbitre puzzle verify --write`)"),
    "chooser": Word(SEAT, 'with `step = "setup"`: who says who starts'),
}
NEEDED: Final = ("game", "rules", "title")
TABLES: Final = ("do", "expect", "card")
"""What a file has several of: [[do]], [[expect]], [[card]]."""

DEED: Final[Words] = {
    "refused": Word(TEXT, "the rule that must refuse the moves"),
    "expect": Word(TABLE, "what must be true after them"),
}
ASKED: Final[Words] = {
    "seat": Word(SEAT, "who is asked"),
    "kind": Word(TEXT, "what is asked"),
    "options": Word(TEXTS, "all answers, in any order"),
}
SEEN: Final[Words] = {
    "sees": Word(NAMES, "cards that seat plainly sees where they are now"),
    "sees_not": Word(NAMES, "cards it does not see"),
    "knows": Word(NAMES, "cards that seat knows to be where they are, because it sees or remembers them"),
    "knows_not": Word(NAMES, "cards it does not know to be there"),
    "log": Word(TEXTS, "texts that appear in the log as it reads it, in this order: English sentences"),
    "log_not": Word(TEXTS, "texts that appear nowhere in its log"),
}
AT_THE_TABLE: Final[Words] = {
    "over": Word(TRUTH, "whether the game is over"),
    "winner": Word(TEXT, 'the seat that has won ("AC" for a team), "" for nobody'),
    "reason": Word(TEXT, 'why the game is over, "" while it is not'),
    "active": Word(SEAT, "whose turn it is"),
    "turn": Word(INTEGER, "the number of the turn"),
    "asked": Word(TABLE, "the pending question, as far as the file describes it: seat, kind, options"),
    "can": Word(TEXTS, "moves that are legal now"),
    "cannot": Word(RULES, "moves that are not legal now, each with the rule that refuses it"),
    "log": Word(TEXTS, "texts that appear in the log, in this order"),
    "log_not": Word(TEXTS, "texts that appear nowhere in the log"),
}


def known(words: Iterable[str]) -> str:
    return ", ".join(sorted(words))


def check_table(where: str, table: Any, words: Words) -> dict[str, Any]:
    """The table, if it has only these words, each with a value of its kind."""
    if not isinstance(table, dict):
        raise BadScenario(f"{where}: a table with some of {known(words)}, not {table!r}")
    unknown = [word for word in table if word not in words]
    if unknown:
        raise BadScenario(f"{where}: unknown: {known(unknown)}; known: {known(words)}")
    for word, value in table.items():
        check_value(f"{where}: {word}" if where else word, value, words[word].kind)
    return table


def check_value(where: str, value: Any, kind: Kind) -> None:
    if not kind.fits(value):
        raise BadScenario(f"{where}: {kind.called}, not {value!r}")
