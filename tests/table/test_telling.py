"""What each reader is told: in their language, about themselves as "you"."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path
from typing import Any

import pytest

import arbitre.table
from arbitre.games import registry
from arbitre.table import protocol as p
from arbitre.table.asking import entry_for
from arbitre.table.entry import Entry
from arbitre.table.room import Room
from arbitre.table.setup import made
from arbitre.table.telling import Beside, Reader
from arbitre.table.words import said


def room_of(**more: Any) -> Room:
    seats = [p.NewSeat(who="me", name="Ada"), p.NewSeat(who="friend", name="Bruno")]
    return Room("room", made(p.NewRoom(game="fallen", seats=seats, seed=7, **more)), entry(0, "start"))


def entry(number: int, kind: Any, **more: Any) -> Entry:
    return Entry(number=number, kind=kind, at=1.0, **more)


def does(room: Room, seat: int, message: p.FromPage) -> None:
    room.accept(room.tried(entry_for(room, seat, message, 1.0)))


def last_line(room: Room, seat: int, lang: p.Language) -> str:
    return Reader(room, seat, lang).step(room.moments[-1]).lines[-1].text


def test_who_reads_is_you_and_others_have_their_names() -> None:
    room = room_of()
    does(room, 0, p.Concede())
    does(room, 0, p.Rematch())
    assert last_line(room, 0, "en") == "You would like to play again"
    assert last_line(room, 1, "en") == "Ada would like to play again"
    assert last_line(room, -1, "en") == "Ada would like to play again"
    assert last_line(room, 0, "fr") == "Vous aimeriez rejouer"
    assert last_line(room, 1, "fr") == "Ada aimerait rejouer"


@pytest.mark.parametrize(
    ("message", "mine", "theirs"),
    [
        (p.OfferDraw(), "Vous proposez une partie nulle", "Ada propose une partie nulle"),
        (p.Wish(open_hand=True), "Vous montrez votre main aux spectateurs", "Ada montre sa main aux spectateurs"),
    ],
)
def test_so_it_is_with_everything_beside_the_game(message: p.FromPage, mine: str, theirs: str) -> None:
    room = room_of()
    does(room, 0, message)
    assert (last_line(room, 0, "fr"), last_line(room, 1, "fr")) == (mine, theirs)


def test_a_reminder_speaks_of_who_is_reminded() -> None:
    room = room_of()
    room.accept(room.tried(entry(1, "nudge", seat=0, other=1)))
    assert last_line(room, 1, "en") == "You are reminded that it is time to answer"
    assert last_line(room, 0, "en") == "Bruno is reminded that it is time to answer"


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of the language file, and what each speaks of."""
    text = (Path(arbitre.table.__file__).parent / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    last = ""
    for line in text.splitlines():
        key, equals, rest = line.partition(" =")
        if equals and not line.startswith("#"):
            last = last if line.startswith(" ") else key
            own = f"{last}{key.strip()}" if line.startswith(" ") else key
            found[own] = set(re.findall(r"\$(\w+)", rest))
    return found


def test_a_play_taken_back_by_consent_is_taken_back_by_who_asked_for_it() -> None:
    seats = [p.NewSeat(who="me", name="Ada"), p.NewSeat(who="friend", name="Bruno")]
    room = Room("room", made(p.NewRoom(game="lorcana", seats=seats, seed=7)), entry(0, "start"))
    while room.state.game.turn == 0:
        place = next(i for i, option in enumerate(room.state.game.decision.options) if option.kind == "done")
        does(room, room.state.asked(), p.Answer(question=room.state.question, option=place))
    asks = room.state.asked()
    ink = next(i for i, option in enumerate(room.state.game.decision.options) if option.kind == "ink")
    does(room, asks, p.Answer(question=room.state.question, option=ink))  # everybody sees the card
    does(room, asks, p.TakeBack())
    does(room, 1 - asks, p.Reply(to="take back", yes=True))
    taken = Reader(room, 1 - asks, "en").step(room.moments[-1])
    assert (taken.kind, taken.seat) == ("take back", asks)
    assert taken.text == f"{('Ada', 'Bruno')[asks]} takes back the last play"
    assert taken.text in [line.text for line in Reader(room, 1 - asks, "en").table(Beside(now=1.0)).lines]


def test_the_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("it") == messages("en")


def test_every_note_about_a_player_has_a_form_for_that_player() -> None:
    keys = messages("en")
    about = [key for key, spoken_of in keys.items() if key.startswith("note-") and "player" in spoken_of]
    assert about
    assert [key for key in about if f"{key}.you" not in keys] == ["note-replaced"]
    for lang in ("en", "fr", "it"):
        for key in about:
            assert "Ada" in said(lang, key, player="Ada")


@pytest.mark.parametrize("game", registry.names())
def test_the_log_tells_turns_deeds_and_what_came_of_them_apart(game: str) -> None:
    wanted = p.NewRoom(game=game, seats=[p.NewSeat(who="me"), p.NewSeat(who="friend")], seed=7)
    room = Room("room", made(wanted), entry(0, "start"))
    reader, chance = Reader(room, 0, "en"), random.Random(game)
    for number in range(1, 36):
        option = chance.randrange(len(room.state.game.decision.options))
        moved = room.tried(entry(number, "move", seat=room.state.asked(), option=option))
        room.accept(moved)
        lines = reader.step(moved).lines
        assert [line.part for line in lines[:1]] in ([], ["turn"], ["deed"])
        for before, line in itertools.pairwise(lines):
            assert line.part == "turn" or (line.part == "deed") == (before.part == "turn")
    turns = [line.text for line in reader.table(Beside()).lines if line.part == "turn"]
    assert len(turns) == room.state.game.turn > 1
