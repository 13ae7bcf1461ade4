"""Comparing a game with what a scenario expects of it."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.error import BadScenario
from arbitre.kernel.knowledge import knows, sees
from arbitre.scenario.base import Scenario
from arbitre.scenario.words import ASKED, INTEGER, NAME, NAMES, SEATS, Word, check_table, check_value, known


def compare(scenario: Scenario, what: str, value: Any) -> str:
    """Nothing if it is as expected, else what was expected and what is there. What makes no sense is an error."""
    word = _word(scenario, what)
    check_value(what, value, word.kind)
    if what in ("log", "log_not"):
        return _compare_log(scenario.log(), value, what == "log")
    if what.endswith((".log", ".log_not")):
        letter, _, verb = what.partition(".")
        return _compare_log(scenario.told(SEATS.index(letter)), value, verb == "log")
    if what in ("can", "cannot"):
        return _compare_moves(scenario, what, value)
    if what == "asked":
        return _compare_question(scenario, value)
    if what.endswith((".sees", ".sees_not", ".knows", ".knows_not")):
        return _compare_sight(scenario, what, value)
    found = _read(scenario, what)
    if word.kind is NAMES:
        there, wanted = (found, value) if scenario.in_order(what) else (sorted(found), sorted(value))
        alike = len(there) == len(wanted) and all(same(f, v) for f, v in zip(there, wanted, strict=True))
    elif word.kind is NAME:
        alike = same(found, value)
    elif isinstance(found, list) and not scenario.in_order(what):
        alike = sorted(found) == sorted(value)
    else:
        alike = type(found) is type(value) and found == value
    return "" if alike else f"expected {value!r}, but it is {found!r}"


def same(found: str, wanted: str) -> bool:
    """A name may be shortened to a clear beginning; no name is none."""
    return found == wanted or (wanted != "" and found.casefold().startswith(wanted.casefold()))


def _word(scenario: Scenario, what: str) -> Word:
    """What such an expectation is about."""
    table = scenario.of_the_table()
    if what in table:
        return table[what]
    subject, _, field = what.rpartition(".")
    if not subject:
        raise BadScenario(
            f"{what!r} is nothing that can be expected; of the table: {known(table)}; of a seat and a card, such as "
            f'"A.{next(iter(scenario.seat_reads))}" and "NAME.{next(iter(scenario.card_reads))}"'
        )
    seat, _, zone = subject.partition(".")
    if len(seat) == 1 and seat in SEATS and (not zone or field == "count"):
        scenario.seat_named(seat)
        words = scenario.of_a_seat()
        name = zone or field
        if name in words and (not zone or words[name].kind is NAMES):
            return Word(INTEGER, "how many") if zone else words[name]
        if not zone:
            raise BadScenario(f"{what!r}: a seat has no {name!r}; it has: {known(words)}, and .count of lists")
    found = scenario.of_a_card(field)
    if found is None:
        raise BadScenario(
            f"{what!r}: a card has no {field!r}; it has: {known(set(scenario.card_reads) - {'KEYWORD'})}"
            + (f"; and of keywords the numbers: {known(scenario.keywords)}" if "KEYWORD" in scenario.card_reads else "")
        )
    return found


def _read(scenario: Scenario, what: str) -> Any:
    game = scenario.game
    result = game.result
    if what == "over":
        return game.over
    if what == "winner":
        return "" if result is None else "".join(SEATS[seat] for seat in result.winners)
    if what == "reason":
        return "" if result is None else result.reason
    if what == "active":
        return SEATS[game.active]
    if what == "turn":
        return game.turn
    if what in scenario.table_reads:
        return scenario.read_table(what)
    subject, _, field = what.rpartition(".")
    if len(subject) == 1 and subject in SEATS:
        return scenario.read_seat(SEATS.index(subject), field)
    if subject[0] in SEATS and subject[1:2] == "." and field == "count":
        cards = scenario.read_seat(SEATS.index(subject[0]), subject[2:])
        return len(cards)
    return scenario.read_card(subject, field, what)


def _compare_log(lines: list[str], wanted: list[str], there: bool) -> str:
    """Each of these appears in the log, in this order; or none of them does."""
    if not there:
        found = [line for line in lines for text in wanted if text in line]
        return f"in the log: {found}" if found else ""
    rest = iter(lines)
    for want in wanted:
        if not any(want in line for line in rest):
            return f"{want!r} is not in the log (in this order):\n    " + "\n    ".join(lines)
    return ""


def _compare_question(scenario: Scenario, wanted: dict[str, Any]) -> str:
    """The pending question, as far as the file speaks of it; options in any order."""
    check_table("asked", wanted, ASKED)
    kinds = scenario.game.words.questions
    if "kind" in wanted and wanted["kind"] not in kinds:
        raise BadScenario(f"asked: there is no question {wanted['kind']!r}; there are: {known(kinds)}")
    decision = scenario.game.decision
    if decision is None:
        return f"expected {wanted!r}, but the game is over: nobody is asked"
    found: dict[str, Any] = {
        "seat": SEATS[decision.seat],
        "kind": decision.kind,
        "options": sorted(scenario.describe(option) for option in decision.options),
    }
    for key, value in wanted.items():
        if found[key] != (sorted(value) if key == "options" else value):
            return f"expected {key} = {value!r}, but it is {found[key]!r}"
    return ""


def _compare_sight(scenario: Scenario, what: str, wanted: list[str]) -> str:
    """Names of cards that a seat sees, or does not see, where they are now; or knows to be there, or does not."""
    letter, _, verb = what.partition(".")
    game = scenario.game
    test = sees if verb.startswith("sees") else knows
    seat = SEATS.index(letter)
    for name in wanted:
        meant = [card for card in range(len(game.facts)) if name and scenario.is_meant(card, name)]
        if not meant:
            raise BadScenario(f"{what!r}: no card in this game is called {name!r}")
        if any(test(game, card, seat) for card in meant) == verb.endswith("_not"):
            found = sorted({scenario.name(card) for card in range(len(game.facts)) if test(game, card, seat)})
            return f"{name!r}: that seat {verb.removesuffix('_not')} {found}"
    return ""


def _compare_moves(scenario: Scenario, what: str, wanted: Any) -> str:
    if scenario.game.decision is None:
        return "the game is over"
    for text in wanted:
        found = scenario.legal(text)
        if what == "can" and found is not None:
            return f"{text!r} is refused by rule {found.rule} ({found.key})"
        if what == "cannot" and found is None:
            return f"{text!r} is legal"
        if what == "cannot" and found is not None and found.rule != wanted[text]:
            return f"{text!r} is refused by rule {found.rule} ({found.key}), not by {wanted[text]}"
    return ""
