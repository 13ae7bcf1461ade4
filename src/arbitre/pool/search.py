"""Searching the pool: words in names, text and facts of three languages, and facts such as `cost<=3` or `set:5`.

All that is asked for must fit. A word fits where a word of the card begins with it; `"several words"` stand together; a
minus sign before anything excludes it.
"""

from __future__ import annotations

import functools
import operator
import re
import shlex
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from arbitre.ability import nodes as n
from arbitre.ability.render import LANGUAGES, render
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import FORMATS, format_named
from arbitre.kernel.error import Error
from arbitre.pool.importing import place
from arbitre.pool.near import near
from arbitre.sentences import Speaker

Test = Callable[[CardData], bool]

_TERM: Final = re.compile(r"(?P<field>[^\W\d]+)(?P<sign><=|>=|!=|=|<|>|:)(?P<value>.+)")
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "=": operator.eq,
    ":": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}
_SIGNS: Final = str.maketrans(
    {"¤": " strength force forza ", "⛉": " willpower volonte volonta ", "◊": " lore leggenda "}
)

NUMBERS: Final[dict[str, Callable[[CardData], int | None]]] = {
    "cost": lambda card: card.cost,
    "strength": lambda card: card.strength,
    "willpower": lambda card: card.willpower,
    "lore": lambda card: card.lore,
    "move": lambda card: card.move_cost,
}
ALSO: Final = {
    "cout": "cost",
    "costo": "cost",
    "force": "strength",
    "forza": "strength",
    "volonte": "willpower",
    "volonta": "willpower",
    "leggenda": "lore",
    "deplacement": "move",
    "spostamento": "move",
    "encre": "ink",
    "inchiostro": "ink",
    "color": "ink",
    "colour": "ink",
    "nom": "name",
    "nome": "name",
    "texte": "text",
    "testo": "text",
    "rarete": "rarity",
    "rarita": "rarity",
    "storia": "story",
    "histoire": "story",
    "class": "classification",
    "format": "legal",
}
IS: Final[dict[str, Test]] = {
    "inkable": lambda card: card.inkable,
    "playable": lambda card: card.playable,
    "song": lambda card: card.song,
    "plain": lambda card: card.playable and not card.abilities,
}


def words_of(text: str) -> str:
    """Text made simple to search in: no capitals, no accents, single spaces, one before every word."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).casefold()
    return " " + " ".join(re.findall(r"[^\W_]+", bare.replace("'", "")))


def search(query: str, cards: Iterable[CardData]) -> list[CardData]:
    """The cards that fit, those whose names fit first."""
    terms = _terms(query)
    words = [words_of(term) for term, negative in terms if not negative and not _TERM.fullmatch(term)]
    tests = sorted((_test(term, negative) for term, negative in terms), key=lambda test: test[0])  # what is cheap first
    found = [card for card in cards if card.printings and all(test(card) for _, test in tests)]
    return sorted(found, key=lambda card: (_rank(card, words), place(card)))


def _rank(card: CardData, words: list[str]) -> int:
    names = names_of(card)
    if words and all(any(word in name for name in names) for word in words):
        return 0
    return 1 if any(word in name for word in words for name in names) else 2


def _terms(query: str) -> list[tuple[str, bool]]:
    """The parts of a query, and whether each is excluded."""
    reader = shlex.shlex(query.replace("“", '"').replace("”", '"'), posix=True)
    reader.whitespace_split = True
    reader.quotes = '"'
    reader.escape = reader.commenters = ""
    try:
        parts = list(reader)
    except ValueError as fault:
        raise Error(f"the search {query!r} has a quotation mark that is not closed") from fault
    terms = [(part.removeprefix("-"), part.startswith("-")) for part in parts]
    return [(term, negative) for term, negative in terms if _TERM.fullmatch(term) or words_of(term).strip()]


def _test(term: str, negative: bool) -> tuple[int, Test]:
    """What a term asks of a card, with how dear it is to ask."""
    match = _TERM.fullmatch(term)
    dear, test = _fact(match["field"], match["sign"], match["value"]) if match else (1, _word(words_of(term)))
    if not negative:
        return dear, test
    return dear, lambda card: not test(card)


def _word(word: str) -> Test:
    return lambda card: word in facts_of(card) or word in text_of(card)


def _fact(field: str, sign: str, value: str) -> tuple[int, Test]:
    key = words_of(field).strip()
    key = ALSO.get(key, key)
    if key in NUMBERS:
        return 0, _number(field, NUMBERS[key], sign, value)
    if sign not in (":", "=", "!="):
        raise Error(f"{field}{sign}{value}: only {', '.join(NUMBERS)} can be compared")
    dear, test = _named_fact(key, value)
    return dear, (lambda card: not test(card)) if sign == "!=" else test


def _number(field: str, of: Callable[[CardData], int | None], sign: str, value: str) -> Test:
    if not (value.isascii() and value.isdecimal() and len(value) < 4):
        raise Error(f"{field}{sign}{value}: a number is needed, as in cost<=3")
    compare, wanted = _COMPARE[sign], int(value)

    def test(card: CardData) -> bool:
        number = of(card)
        return number is not None and compare(number, wanted)

    return test


def _named_fact(key: str, value: str) -> tuple[int, Test]:
    word = words_of(value)
    plain: dict[str, Callable[[CardData], str]] = {
        "ink": lambda card: words_of(" ".join(_in_all(f"ink-{ink.lower()}") for ink in card.inks)),
        "type": lambda card: words_of(_in_all(card.type) + (" " + _in_all("song") if card.song else "")),
        "classification": lambda card: words_of(" ".join(_class(name) for name in card.classifications)),
        "keyword": lambda card: words_of(" ".join(_keyword(name) for name in keywords_of(card))),
        "rarity": lambda card: words_of(card.rarity),
        "story": lambda card: words_of(card.story),
    }
    if key in plain:
        return 0, lambda card: word in plain[key](card)
    if key == "set":
        return 0, lambda card: any(code == value.upper() for code, _ in card.printings)
    if key == "name":
        return 0, lambda card: any(word in name for name in names_of(card))
    if key == "text":
        return 1, lambda card: word in text_of(card)
    if key == "is":
        if value not in IS:
            raise Error(f"is:{value}: there are {', '.join(IS)}")
        return 0, IS[value]
    if key == "legal":
        return 0, _legal(value)
    fields = [*NUMBERS, *plain, "set", "name", "text", "is", "legal"]
    meant = near(key, fields, count=1)
    hint = f"; did you mean {meant[0]}?" if meant else ""
    raise Error(f"cards have no {key!r} to search for{hint} There are: {', '.join(fields)}")


def _legal(value: str) -> Test:
    fmt = format_named(value)
    if fmt.name not in FORMATS:
        raise Error(f"there is no format {value!r}")
    counted = ("too-few-cards", "not-playable")
    return lambda card: all(fault.key in counted for fault in faults([card], fmt))


# -- what a card says of itself, in three languages ----------------------------------------------------------------


@functools.lru_cache(maxsize=8192)
def names_of(card: CardData) -> tuple[str, ...]:
    return tuple(words_of(name) for name in (card.full_name, *card.aka, *(x.full for x in (card.fr, card.it) if x)))


@functools.lru_cache(maxsize=8192)
def facts_of(card: CardData) -> str:
    """Names, inks, type, classifications, keywords, rarity and story."""
    parts = [_in_all(f"ink-{ink.lower()}") for ink in card.inks]
    parts += [_in_all("song"), _in_all("action")] if card.song else [_in_all(card.type)]
    parts += [_class(name) for name in card.classifications]
    parts += [_keyword(name) for name in keywords_of(card)]
    return " |".join((*names_of(card), *(words_of(part) for part in (*parts, card.rarity, card.story))))


@functools.lru_cache(maxsize=8192)
def text_of(card: CardData) -> str:
    """What it does, as we say it."""
    if not card.abilities:
        return ""
    said = [line for lang in LANGUAGES for line in render(card.abilities, lang, kind=card.type)]
    return words_of(" | ".join(said).translate(_SIGNS))


def keywords_of(card: CardData) -> list[str]:
    return [ability.keyword for ability in card.abilities if isinstance(ability, n.Keyword)]


@functools.cache
def _in_all(term: str) -> str:
    return " | ".join(Speaker(lang).term(term) for lang in LANGUAGES)


@functools.cache
def _class(name: str) -> str:
    return " | ".join([name, *(getattr(language, "CLASSES", {}).get(name, "") for language in LANGUAGES.values())])


@functools.cache
def _keyword(name: str) -> str:
    return " | ".join([name, *(Speaker(lang).term(f"keyword-{name.lower()}") for lang in LANGUAGES)])
