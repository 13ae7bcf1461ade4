"""Positions that somebody lays out by hand: the words a scenario file of a game may use, and files made of what was put
together with them."""

from __future__ import annotations

import functools
import tomllib
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import tomli_w

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.scenario import words as w
from arbitre.scenario.words import SEATS
from arbitre.sentences import Speaker
from arbitre.sentences.speaker import bundle, slug
from arbitre.table import protocol as p
from arbitre.table.entry import NOBODY
from arbitre.table.setup import Unfit
from arbitre.table.words import said, spoken

TAKES: Final[dict[w.Kind, p.Takes]] = {
    w.CARD: "card",
    w.CARDS: "cards",
    w.NUMBER: "number",
    w.POSITIVE: "number",
    w.INTEGER: "number",
    w.TRUTH: "truth",
    w.TEXT: "text",
    w.NAME: "text",
    w.NAMES: "names",
    w.SEAT: "seat",
    w.COUNTS: "counts",
    w.NUMBER_OR_NAMES: "amount",
}
"""What can be edited; tables and the like are kept as they are."""
CHOICE: Final = "one of "
SCRIPT: Final = ("do", "expect", "idle")
"""What is said of one position and need not hold for another."""


@functools.cache
def words_of(game: str, lang: p.Language) -> p.PositionWords | None:
    """What can be said of a seat and of a card; None for a game without scenarios."""
    entry = registry.entry(game)
    if not entry.scenario:
        return None
    kind, own = entry.load("scenario"), spoken(game, lang)
    return p.PositionWords(
        game=game,
        seat=_words(kind.seat_words, game, own),
        card=_words(kind.card_words, game, own),
        titles=_titles(game, own),
    )


def _titles(game: str, lang: p.Language) -> dict[str, str]:
    """The cards of the pool that have another name in a language; where two have the same one there, none of them."""
    entry = registry.entry(game)
    if not entry.workshop:
        return {}
    shop = entry.load("workshop")
    named = {shop.pool().name_of(card): shop.title(card, lang) for card in shop.pool()}
    taken = Counter(named.values())
    return {name: title for name, title in named.items() if title != name and taken[title] == 1 and title not in named}


def _words(declared: Mapping[str, w.Word], game: str, lang: p.Language) -> list[p.PositionWord]:
    found = []
    for name, word in declared.items():
        choices = word.kind.called.removeprefix(CHOICE).split(", ") if word.kind.called.startswith(CHOICE) else []
        takes: p.Takes = "choice" if choices else TAKES.get(word.kind, "other")
        labels = {choice: _label(game, lang, f"{name}-{choice}", choice) for choice in choices}
        found.append(
            p.PositionWord(
                name=name, takes=takes, label=_label(game, lang, name, name), choices=labels, under=list(word.places)
            )
        )
    return found


def _label(game: str, lang: p.Language, word: str, otherwise: str) -> str:
    """A word of scenario files in a language. Games of other packages may have none."""
    key = f"position-{slug(word.replace('_', ' '))}"
    has = bundle(game, lang).has_message(key)
    return Speaker(lang, game=game).says(key, {}) if has else otherwise.replace("_", " ")


def can_be_written(game: Any, eyes: int) -> bool:
    """Whether a moment of a game can be written as a position: when a seat could take an action of its turn, for
    somebody who has a seat or sees everything."""
    decision = game.decision
    if eyes == NOBODY or decision is None or not registry.entry(game.name).scenario:
        return False
    all_play = len(game.players()) == game.number_of_seats
    return bool(decision.kind == "turn action" and game.is_active(decision.seat) and all_play)


def of_moment(game: Any, eyes: int, name: str, lang: p.Language) -> p.ScenarioText:
    """The file that lays out a moment of a game. Who does not see everything gets what might be for all they know,
    without what nobody or only others know: nothing of it comes from the hidden cards."""
    kind = registry.entry(game.name).load("scenario")
    if eyes == EVERYTHING:
        laid = kind.written(game)
    else:
        laid = kind.shown_to(SEATS[eyes], kind.written(game.imagine(eyes, 0)))
    title = said(lang, "position-title", game=registry.entry(game.name).title, turn=game.turn)
    return told(game.name, name, written({"game": game.name, "title": title, "rules": [], **laid}))


def told(game: str, name: str, text: str) -> p.ScenarioText:
    """A scenario file, as text and as what it says."""
    data = tomllib.loads(text)
    return p.ScenarioText(
        game=game, name=name, title=str(data["title"]), rules=list(data["rules"]), text=text, data=data
    )


def written(data: dict[str, Any]) -> str:
    """The file that says this, without a script: what was expected of a position need not be true of another."""
    kept = {word: value for word, value in data.items() if word not in SCRIPT}
    try:
        return tomli_w.dumps(kept)
    except (TypeError, ValueError, Error) as fault:
        raise Unfit([p.Fault(text=str(fault))]) from fault
