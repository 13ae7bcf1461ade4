"""What an observation tells: what the seat may know, all of it that matters for its options, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.env.reading import Read, observed, shape_of
from tests.random_games import every_game, in_every_game, some_way_into

import arbitre
import arbitre.env
from arbitre.env.arrays import Statics
from arbitre.env.columns import CARD, EVENT, OPTION, SEAT, TABLE
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.lab.proofs import otherwise
from arbitre.lab.subject import Subject
from arbitre.players import Question

ENCODED = registry.names("encoding")


@in_every_game(12)
def test_nothing_hidden_is_told(subject: Subject, seed: int) -> None:
    """Lay what the seat does not know otherwise, or imagine it anew: it is told the same."""
    game = some_way_into(subject, seed)
    for seat in range(game.number_of_seats):
        told = shape_of(game).encoder().observe(game, seat)
        other = otherwise(game, seat, Chance(seed))
        assert shape_of(other).encoder().observe(other, seat) == told
        world = game.imagine(seat, seed)
        if game.decision is None or game.decision.seat == seat:
            before = game.view_events(seat)[: game.turn_from]  # which an imagined game has forgotten
            assert shape_of(world).encoder().observe(world, seat, before) == told
            if game.decision is not None:
                past = Question(game).past(shape_of(game).encoding.events)
                assert shape_of(world).encoder().observe(world, seat, past) == told


class Truth:
    """Observations made from nothing: no row is known yet, and nothing is kept."""

    def __init__(self, game: Any) -> None:
        self.shape = shape_of(game)
        self.statics = Statics(self.shape.encoding, registry.entry(game.name))

    def observe(self, game: Any, seat: int) -> bytearray:
        self.statics.forget()
        self.statics.events.clear()
        self.statics.options.clear()
        encoder = self.shape.encoder()
        encoder.statics = self.statics
        return encoder.observe(game, seat)


@in_every_game(6)
def test_what_an_encoder_keeps_is_true(subject: Subject, seed: int) -> None:
    """Rows are kept from question to question, as long as nothing bears on them: whoever is asked, in between and
    after copies, imagined games, moves taken back and games that go on elsewhere."""
    pick = random.Random(seed)
    game = subject.random_game(seed, pick.choice(subject.decks), 0)
    truth = Truth(game)
    used = truth.shape.encoder()
    memory, filled = bytearray(len(used.observe(game, 0)) + 8), [0, 0, 0, 0]
    earlier = game.copy()

    def compare(one: Any) -> None:
        for seat in range(one.number_of_seats) if pick.random() < 0.5 or one.decision is None else (one.decision.seat,):
            told = truth.observe(one, seat)
            assert used.observe(one, seat) == told
            used.observe_into(one, seat, memory, 8, filled)
            assert memory[8:] == told
        assert not any(memory[:8])

    for _ in range(80):
        if game.decision is None:
            break
        compare(game)
        chance = pick.random()
        if chance < 0.05:
            game.become(earlier)
            compare(game)
        elif chance < 0.1:
            earlier = game.copy()
        elif chance < 0.15:
            compare(game.imagine(game.decision.seat, seed))
        elif chance < 0.2:
            other = game.copy()
            other.apply(pick.randrange(len(other.decision.options)))
            compare(other)
        game.apply(pick.randrange(len(game.decision.options)))
    compare(game)


def _told(view: dict[str, Any], zones: list[str]) -> dict[int, tuple[dict[str, Any], int, int, bool]]:
    """The objects of a view: what is told of each, whose, in which zone, and whether it is known."""
    return {
        card["object"]: (card, seat["seat"], zones.index(zone), part != "unknown")
        for seat in view["seats"]
        for zone, there in seat["zones"].items()
        for part in ("cards", "remembered", "unknown")
        for card in there[part]
    }


@in_every_game(12)
def test_an_observation_tells_of_the_cards_of_which_a_view_tells(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    zones = [kind.name for kind in game.zone_kinds]
    seats = game.number_of_seats
    numbers = shape_of(game).encoder().statics.numbers
    for seat in range(seats):
        read = Read(game, seat)
        view = game.view(seat)
        told = _told(view, zones)
        order = read.encoder.order
        assert sorted(game.serial[card] for card in order) == sorted(told)
        for card, row in zip(order, read.cards, strict=True):
            described, whose, zone, known = told[game.serial[card]]
            assert row["card"] == (numbers.get(described["name"], 0) if known else 0)
            assert row["side"] == (whose - seat) % seats + 1
            assert row["owner"] == (described.get("owner", whose) - seat) % seats + 1 or not known
            assert row["zone"] == zone + 1
            assert row["above"] == (described["place"] + 1 if "place" in described else 0)
            assert row["face down"] == int(described.get("face down", False)) or not known
            _same_numbers(read, game, row, described)
        for turn, numbers_of in enumerate(read.seats):
            other = view["seats"][(seat + turn) % seats]
            assert [numbers_of[f"zone {zone}"] for zone in zones] == [other["zones"][zone]["count"] for zone in zones]
            assert (numbers_of["active"], numbers_of["playing"]) == (int(other["active"]), int(other["playing"]))
            for column in read.shape.encoding.seat_columns:
                if isinstance(other.get(column.name), int):
                    assert numbers_of[column.name] == int(other[column.name]), column.name


def _same_numbers(read: Read, game: Any, row: dict[str, int], described: dict[str, Any]) -> None:
    """Where a column has the name of something a view tells, it is the same number."""
    for column in read.shape.encoding.card_columns:
        value: Any = described.get(column.name, 0)
        if column.name.startswith("has "):
            word, words = column.name.removeprefix("has "), described.get("keywords", {})
            if "can't" in described:  # in play; elsewhere it is told what is printed
                assert bool(row[column.name]) == (word in words), word
                if isinstance(words, dict) and row[column.name] > 1:
                    assert words[word] in (row[column.name], row[column.name] - 1)
        elif column.name.startswith("can't "):
            assert row[column.name] == int(column.name.removeprefix("can't ") in described.get("can't", ()))
        elif "as a row" in column.says:
            pointed = game.serial[read.encoder.order[row[column.name] - 1]] if row[column.name] else None
            assert pointed == described.get(column.name)
        elif isinstance(value, dict):
            assert row[column.name] == sum(value.values()), column.name
        elif isinstance(value, list):
            assert row[column.name] == len(value), column.name
        elif value is not None and not isinstance(value, str):
            more = 1 if "one more" in column.says and column.name in described else 0
            if column.name in described:
                assert row[column.name] == int(value) + more, column.name


@in_every_game(10)
def test_events_are_those_that_a_view_tells(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    kinds = list(game.words.events)
    numbers = shape_of(game).encoder().statics.numbers
    for seat in range(game.number_of_seats):
        read = Read(game, seat)
        told = [event for event in game.view_events(seat) if event.get("word") != "signal"]
        for row, event in zip(read.events, reversed(told), strict=False):
            assert kinds[row["kind"] - 1] == event["kind"]
            assert row["seat"] == ((event["seat"] - seat) % game.number_of_seats + 1 if event["seat"] >= 0 else 0)
            assert row["amount"] == event["amount"]
            for field in ("card", "other", "cause"):
                assert row[field] == (numbers.get(event[field]["name"], 0) if field in event else 0), field
            cards = event.get("cards", [])
            assert row["cards"] == len(cards)
            assert row["first"] == (numbers.get(cards[0]["name"], 0) if cards else 0)
        assert len(read.events) == min(len(told), read.shape.encoding.events)


@in_every_game(12)
def test_options_that_differ_have_rows_that_differ(subject: Subject, seed: int) -> None:
    """Unless they lead to the same position, or to what the seat can't tell apart: one of several backs."""
    pick = random.Random(seed)
    game = subject.random_game(seed, pick.choice(subject.decks), 0)
    for _ in range(80):
        decision = game.decision
        if decision is None:
            break
        rows: dict[bytes, int] = {}
        told = observed(game, decision.seat)
        assert told["action_mask"].sum() == len(decision.options)
        assert told["action_mask"][: len(decision.options)].all()
        for place in range(len(decision.options)):
            row = told["options"][place].tobytes()
            if row in rows:
                assert _the_same(game, rows[row], place), [
                    game.describe(decision.options[one]) for one in (rows[row], place)
                ]
            rows.setdefault(row, place)
        game.apply(pick.randrange(len(decision.options)))


def _the_same(game: Any, one: int, other: int) -> bool:
    options = game.decision.options
    cards = [options[place].card for place in (one, other)]
    if all(card >= 0 and not game.known_to[card] >> game.decision.seat & 1 for card in cards):
        return True  # backs
    ends = []
    for place in (one, other):
        twin = game.copy()
        twin.apply(place)
        ends.append(twin.position())
    return bool(ends[0] == ends[1])


@in_every_game(8)
def test_options_point_at_the_cards_they_are_about(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    if game.decision is None:
        return
    seat = game.decision.seat
    read = Read(game, seat)
    order = read.encoder.order
    kinds = list(game.words.options)
    for option, row in zip(game.decision.options, read.options, strict=True):
        assert kinds[row["kind"] - 1] == option.kind
        assert row["number"] == option.number
        if option.card >= 0 and row["card"]:
            assert order[row["card"] - 1] == option.card
        elif option.card >= 0:
            assert game.zone_kinds[row["zone"] - 1].name == game.zone_kinds[game.zone_of[option.card]].name
        if option.target >= 0 and not game.words.options[option.kind].seat:
            assert order[row["target"] - 1] == option.target
        elif option.target >= 0:
            assert (row["seat"] - 1 + seat) % game.number_of_seats == option.target


@every_game
def test_who_is_not_asked_is_offered_nothing(subject: Subject) -> None:
    game = some_way_into(subject, 3, most=20)
    assert game.decision is not None
    told = observed(game, (game.decision.seat + 1) % game.number_of_seats)
    assert not told["options"].any()
    assert not told["action_mask"].any()


@pytest.mark.parametrize("game", ENCODED)
def test_every_column_has_a_name_of_its_own_and_a_meaning(game: str) -> None:
    encoding = registry.entry(game).load("encoding")
    for columns in (
        TABLE + encoding.table_columns,
        SEAT + encoding.seat_columns,
        CARD + encoding.card_columns,
        encoding.fact_columns,
        EVENT,
        OPTION,
    ):
        assert len({column.name for column in columns}) == len(columns)
        assert all(column.says for column in columns)


@pytest.mark.parametrize("game", ENCODED)
def test_what_is_printed_has_a_number_for_each_column(game: str) -> None:
    entry = registry.entry(game)
    encoding = entry.load("encoding")
    pool = entry.load("pool")()
    numbers = []
    for card in pool:
        if not card.lacks:
            row = encoding.facts(pool.facts(pool.name_of(card)))
            assert len(row) == len(encoding.fact_columns)
            numbers.append(row)
    if encoding.fact_columns:
        used = [any(column) for column in zip(*numbers, strict=True)]
        assert sum(used) > 0.9 * len(used), [
            column.name for column, one in zip(encoding.fact_columns, used, strict=True) if not one
        ]


def test_more_options_than_there_is_room_for_are_an_error() -> None:
    game = some_way_into(_lorcana(), 3, most=5)
    assert game.decision is not None
    shape = arbitre.env.aec("lorcana", options=1).sitting.shape
    with pytest.raises(arbitre.Error, match="room for 1: make the environment with options="):
        shape.encoder().observe(game, game.decision.seat)


def test_more_cards_than_there_is_room_for_are_an_error() -> None:
    game = some_way_into(_lorcana(), 3, most=5)
    shape = arbitre.env.aec("lorcana", rows=2).sitting.shape
    with pytest.raises(arbitre.Error, match="room for 2: make the environment with rows="):
        shape.encoder().observe(game, 0)


def _lorcana() -> Subject:
    from arbitre.lab.subject import subject

    return subject("lorcana")
