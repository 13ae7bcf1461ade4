"""Weakening a scenario: what can be taken out of it without it noticing.

A scenario that passes without the card it is about shows nothing. So each part of one is taken out by itself, and the
rest is run: it should fail. The parts are

- the text of a card: what it says, or of a card of the file's own each ability;
- a card that is laid out with text, if its text alone does not matter: perhaps it is there for its body.

Cards that a refused move speaks of are left alone: whatever they say, nothing comes of it.

What should *not* happen is shown by what does: beside the case in which a card does nothing the scenario has one in
which it does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from arbitre.kernel.error import Error
from arbitre.scenario.base import Scenario
from arbitre.scenario.comparing import compare
from arbitre.scenario.run import Outcome, play, scenario_of, script_of
from arbitre.scenario.words import CARDS, SEATS


class Part(NamedTuple):
    """Something that was taken out: of which card (its full name), which ability (from 1) or card of a seat."""

    card: str
    ability: int = 0
    place: str = ""

    def __str__(self) -> str:
        if self.place:
            return f"{self.card} ({self.place})"
        return f"ability {self.ability} of {self.card}" if self.ability else f"the text of {self.card}"


def idle_texts(data: Mapping[str, Any]) -> Iterator[Part]:
    """The texts of the file's own cards without which a passing scenario still passes."""
    scenario = scenario_of(dict(data))
    own = {card["name"] for card in data.get("card", ())}
    for card in _with_text(scenario, data):
        if card.name not in own:
            continue
        name = scenario.pool.name_of(card)
        if _passes(data, scenario.pool.replaced(_without(card))):
            yield Part(name)
        elif len(card.abilities) > 1:
            for place in range(len(card.abilities)):
                if _passes(data, scenario.pool.replaced(_without(card, place))):
                    yield Part(name, place + 1)


def idle_cards(data: Mapping[str, Any]) -> Iterator[Part]:
    """The cards of the pool laid out with text that a scenario does not need: neither what they say nor themselves.
    Some are there to show that they do not count."""
    scenario = scenario_of(dict(data))
    own = {card["name"] for card in data.get("card", ())}
    for card in _with_text(scenario, data):
        if card.name not in own and _passes(data, scenario.pool.replaced(_without(card))):
            yield from _idle_places(data, scenario, scenario.pool.name_of(card))


def _refused(data: Mapping[str, Any]) -> str:
    """The moves that are refused: what they speak of is not carried out."""
    deeds = data.get("do", [])
    moves = [deed[seat] for deed in deeds if "refused" in deed for seat in SEATS if seat in deed]
    expected = [*(deed.get("expect", {}) for deed in deeds), *data.get("expect", [])]
    return " ".join(map(str, [*moves, *(list(one.get("cannot", ())) for one in expected)]))


def _with_text(scenario: Scenario, data: Mapping[str, Any]) -> list[Any]:
    """The cards laid out that have abilities, each once; not those that a position has by itself, nor those that a
    refused move speaks of."""
    refused = _refused(data)
    found = {id(row[0]): row[0].data for row in scenario.rows}
    return [
        card
        for card in found.values()
        if card.abilities and card not in scenario.given and not _speaks_of(refused, card.name)
    ]


def _speaks_of(moves: str, name: str) -> bool:
    """By its name, or the beginning of it."""
    return re.search(rf"\b{re.escape(name.split()[0])}\b", moves) is not None


def _without(card: Any, place: int | None = None) -> Any:
    """A card without its abilities, or without one of them."""
    left = () if place is None else card.abilities[:place] + card.abilities[place + 1 :]
    return msgspec.structs.replace(card, abilities=left)


def _idle_places(data: Mapping[str, Any], scenario: Scenario, name: str) -> Iterator[Part]:
    """The places where it does not matter that this card is there."""
    for seat in SEATS[: scenario.seats]:
        for word, entries in data.get(seat, {}).items():
            if scenario.seat_words[word].kind is not CARDS or scenario.in_order(f"{seat}.{word}"):
                continue  # in a pile a card may lie for others to be above or below it
            for place, entry in enumerate(entries):
                called = entry if isinstance(entry, str) else entry["card"]
                if scenario.pool.name_of(scenario.pool.data(called)) != name:
                    continue
                left = {**data, seat: {**data[seat], word: [*entries[:place], *entries[place + 1 :]]}}
                if _passes(left, scenario.pool):
                    yield Part(name, place=f"[{seat}] {word}")


def _passes(data: Mapping[str, Any], cards: Any) -> bool:
    """Whether a scenario passes with these cards in the place of those of the pool and the file."""
    outcome = Outcome("", "", ())
    try:
        scenario = scenario_of(dict(data), cards)
        play(scenario, script_of(dict(data), scenario), outcome)
    except Exception:  # whatever it does not get through without that part
        return False
    return outcome.passed


def holds_from_the_start(data: Mapping[str, Any]) -> bool:
    """Whether everything that is expected after moves is true before them, so that they need not do anything."""
    deeds = data.get("do", [])
    if not any(seat in deed for deed in deeds for seat in SEATS) or any("refused" in deed for deed in deeds):
        return False
    scenario = scenario_of(dict(data))
    expected = [*(deed.get("expect", {}) for deed in deeds), *data.get("expect", [])]
    try:
        return not any(compare(scenario, what, value) for one in expected for what, value in one.items())
    except Error:  # it speaks of cards that come later, say
        return False
