"""Rooms that do not begin with a new game: a game that was recorded, the position of a scenario file with the moves it
tells of, or a moment of a game that is played on from there."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

import arbitre
from arbitre.kernel.error import Error
from arbitre.kernel.record import DRAW, LOOP
from arbitre.scenario.run import Outcome, Script, play, scenario_of, script_of
from arbitre.scenario.run import read as read_scenario
from arbitre.table.entry import Entry, do
from arbitre.table.protocol import Fault, NewSeat
from arbitre.table.setup import Place, Setup, Unfit, place_for, seat_faults
from arbitre.table.words import said

LONGEST_RECORD: Final = 250_000  # characters: some five thousand picks
LONGEST_POSITION: Final = 40_000


def of_record(text: str, lang: str) -> Setup:
    """The game of a record, as far as it went."""
    if len(text) > LONGEST_RECORD:
        raise Unfit([Fault(text=said(lang, "fault-long"))])
    try:
        game = arbitre.replay(text)
    except Error as fault:
        raise Unfit([Fault(text=str(fault))]) from fault
    head = text.replace("\r\n", "\n").partition("\npicks:\n")[0]
    setup = Setup(
        game=game.name,
        format="",
        places=own_places(game.number_of_seats),
        seed=0,
        record=f"{head}\npicks:\nend\n",
    )
    return replace(setup, done=entries_of(setup.beginning(), list(game.picks)))


def of_scenario(text: str, lang: str) -> Setup:
    """The position of a scenario file, and the moves it tells of as far as they can be made."""
    if len(text) > LONGEST_POSITION:
        raise Unfit([Fault(text=said(lang, "fault-long"))])
    try:
        data = read_scenario(text)
        scenario = scenario_of(data)
        start = scenario.game.copy()
        script = _first_game(script_of(data, scenario))
        if script.deeds:  # without any, nothing is gone through by itself either
            play(scenario, script, Outcome("", data["title"], ()))
    except Error as fault:
        raise Unfit([Fault(text=str(fault))]) from fault
    places = own_places(start.number_of_seats)
    done = entries_of(start, list(scenario.game.picks))
    return Setup(game=start.name, format="", places=places, seed=0, position=text, done=done)


def _first_game(script: Script) -> Script:
    """Up to where another game of the match begins."""
    deeds = []
    for deed in script.deeds:
        if any(move.text == "next game" for move in deed.moves):
            break
        deeds.append(deed)
    return Script(deeds, [])


def own_places(seats: int) -> list[Place]:
    """Seats at which whoever opened the room sits."""
    return [Place(who="me", name="") for _ in range(seats)]


def entries_of(start: Any, picks: Iterable[int]) -> list[Entry]:
    """The picks of a game as entries of a log."""
    game = start.copy()
    now = time.time()
    found: list[Entry] = []
    for number, pick in enumerate(picks, 1):
        if pick <= LOOP:
            entry = Entry(number=number, kind="loop", at=now, other=LOOP - pick)
        elif pick <= DRAW:
            entry = Entry(number=number, kind="agree", at=now, seat=DRAW - pick)
        elif pick < 0:
            entry = Entry(number=number, kind="concede", at=now, seat=-1 - pick)
        else:
            entry = Entry(number=number, kind="move", at=now, seat=game.decision.seat, option=pick)
        do(game, entry)
        found.append(entry)
    return found


def of_moment(setup: Setup, done: Sequence[Entry], seats: Sequence[NewSeat], lang: str) -> Setup:
    """The same game, played on by others from where these entries have led."""
    if len(seats) != len(setup.places):
        raise Unfit([Fault(text=said(lang, "fault-places", count=len(setup.places)))])
    faults = seat_faults(setup.game, seats, lang)
    if faults:
        raise Unfit(faults)
    places = [place_for(setup.game, seat, place.deck, lang) for place, seat in zip(setup.places, seats, strict=True)]
    return replace(
        setup, places=places, done=list(done), best_of=1, number=1, wins=[0] * len(places), clock=None, hints=True
    )
