"""What a view foretells happens, where nothing comes between."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from arbitre.kernel.decision import Option
from arbitre.kernel.event import SIGNAL
from arbitre.lab.subject import subject

pytestmark = pytest.mark.on_either_engine


PLAIN_COMBAT = {"declares", "inflicts damage", "destroyed", "attack phase ends"}
BETWEEN = {"waits in the bag", "replaced", "is shielded", "moves damage", "put damage"}


def options(name: str, kinds: tuple[str, ...], games: int) -> Iterator[tuple[Any, int, Option, dict[str, Any]]]:
    """Options of random games, with their places and what is foretold."""
    of = subject(name)
    for seed in range(1, games + 1):
        pick = random.Random(seed)
        game = of.random_game(seed, of.decks[0], 2)
        for _ in range(400):
            if game.decision is None:
                break
            for place, option in enumerate(game.decision.options):
                if option.kind in kinds and (told := game.forecast(option)) is not None:
                    yield game, place, option, told
            game.apply(pick.randrange(len(game.decision.options)))


def test_a_challenge_and_a_quest_do_what_is_foretold() -> None:
    seen = {"quest": 0, "challenge": 0}
    for game, place, option, told in options("lorcana", ("quest", "challenge"), 12):
        twin = game.copy()
        before = len(twin.events)
        objects = {card: twin.serial[card] for card in (option.card, option.target) if card >= 0}
        twin.apply(place)
        events = twin.events.since(before)
        if BETWEEN & {event.kind for event in events}:
            continue
        seen[option.kind] += 1
        if option.kind == "quest":
            assert [event.amount for event in events if event.kind == "quests"] == [told["lore"]]
            continue
        dealt = {event.card: event.amount for event in events if event.kind == "dealt damage"}
        assert dealt.get(option.target, 0) == told["dealt"]
        assert dealt.get(option.card, 0) == told["taken"]
        banished = {objects[event.card] for event in events if event.kind == "banished" and event.card in objects}
        assert banished == set(told["banished"])
    assert min(seen.values()) > 20


def test_an_attack_in_7_fallen_does_what_is_foretold() -> None:
    seen = 0
    for game, place, _, told in options("fallen", ("attack", "attack deity"), 25):
        if game.decision.kind != "declare attack" or told["taken"] is None:
            continue
        twin = game.copy()
        before = len(twin.events)
        objects = list(twin.serial)
        twin.apply(place)
        while twin.decision is not None and twin.decision.kind in ("response", "contemplation"):
            twin.apply(next(i for i, other in enumerate(twin.decision.options) if other.kind == "pass"))
        if twin.decision is not None and twin.decision.kind == "phoenix":
            continue  # it is asked about instead
        events = [event for event in twin.events.since(before) if event.word != SIGNAL]
        kinds = {event.kind for event in events}
        if "inflicts damage" not in kinds or not kinds <= PLAIN_COMBAT:
            continue
        struck = [event for event in events if event.kind == "inflicts damage" and event.word == "combat"]
        seen += 1
        assert sum(event.amount for event in struck if event.seat == game.active) == told["dealt"]
        assert sum(event.amount for event in struck if event.seat != game.active) == told["taken"]
        gone = {objects[event.card] for event in events if event.kind == "destroyed"}
        assert set(told["destroyed"]) <= gone
    assert seen > 10


def test_damage_that_is_enough_destroys_in_the_spoils() -> None:
    for game, _, option, told in options("spoils", ("assign", "attack"), 10):
        assert told["left"] >= 0
        if option.kind == "assign" and told["destroyed"]:
            assert told["left"] == 0
            assert option.card not in game.faction
