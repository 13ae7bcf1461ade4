"""A position is the same whatever way led to it, and never the same as another."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from tests.kernel.test_roles import other_numbers, with_other_numbers
from tests.random_games import every_game, in_every_game, some_way_into

from arbitre.games import registry
from arbitre.kernel.decision import Option
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.lab.subject import Subject, subject


def in_another_order(game: Any, pick: random.Random) -> Any:
    """The same position, with other numbers for cards, and cards where order does not count in another."""
    twin = with_other_numbers(game, other_numbers(game, pick))
    for zones in twin.zones:
        for index, cards in enumerate(zones):
            if index not in twin.order_counts:
                pick.shuffle(cards)
    for index in (twin.in_force, twin.watchers):
        for word, found in index.items():
            if not word.startswith(twin.first_come):
                index[word] = tuple(pick.sample(found, len(found)))
    twin.work_out_anew()  # what was kept of where cards lie
    return twin


@every_game
def test_numbers_and_order_do_not_count(subject: Subject) -> None:
    """But for a rare knot of cards that are alike and spoken of by each other."""
    missed = 0
    for seed in range(80):
        game = some_way_into(subject, seed)
        twin = in_another_order(game, random.Random(seed))
        assert twin.digest() != game.digest()
        missed += twin.position() != game.position()
    assert missed <= 2


BY_PLACE = ("choose attackers", "choose blockers", "revoke")
"""Questions that offer cards as they lie: each party in one way only, of cards that are alike the first."""


def meaning(game: Any, option: Option) -> str:
    """What an option says; of triggers that wait not by which place."""
    return game.facts[option.card].key if option.kind == "resolve" else str(game.describe(option))


@in_every_game(25)
def test_equal_positions_have_the_same_future(subject: Subject, seed: int) -> None:
    """Whatever is picked, as long as chance decides nothing: it would draw from cards in another order."""
    pick = random.Random(seed)
    game = some_way_into(subject, seed)
    twin = in_another_order(game, pick)
    if game.position() != twin.position():
        return  # a knot
    for _ in range(30):
        if game.decision is None or game.decision.kind in BY_PLACE:
            return
        said = sorted(game.describe(option) for option in game.decision.options)
        assert sorted(twin.describe(option) for option in twin.decision.options) == said
        place = pick.randrange(len(said))
        meant = meaning(game, game.decision.options[place])
        before = game.chance.state
        game.apply(place)
        ways = []
        for other, option in enumerate(twin.decision.options):
            if meaning(twin, option) == meant:
                ways.append(twin.copy())
                ways[-1].apply(other)
        if game.chance.state != before:
            return
        position = game.position()
        same = [way for way in ways if way.position() == position]
        if not same:  # of cards with one name the engine has taken another, or put several down in another order
            assert any(told(way)[0] == told(game)[0] for way in ways), meant
            return
        twin = same[0]


@in_every_game(25)
def test_different_positions_have_different_keys(subject: Subject, seed: int) -> None:
    pick = random.Random(seed)
    game = some_way_into(subject, seed)
    seen: dict[str, Any] = {}
    for _ in range(40):
        there = seen.setdefault(game.position(), told(game))
        assert there == told(game)
        if game.decision is None:
            return
        game.apply(pick.randrange(len(game.decision.options)))
    assert len(seen) > 20


def told(game: Any) -> Any:
    """What everybody who sees all cards sees, object numbers left out, and what is asked."""
    view = game.view(EVERYTHING)
    zones = [
        [sorted(repr(without_objects(card)) for card in zone["cards"]) for zone in seat.pop("zones").values()]
        for seat in view["seats"]
    ]
    asked = view.pop("decision")
    options = sorted(option["command"] for option in asked.pop("options")) if asked else []
    for objects in ("source", "chosen", "rest to", "in ambush"):
        if asked:
            asked.pop(objects, None)
    return ((zones, game.turn, view["result"], view["seats"]), (asked, options))


def without_objects(card: dict[str, Any]) -> dict[str, Any]:
    told = ("object", "which", "at", "attached", "attached to", "changes", "linked", "linked to", "under")
    return {name: value for name, value in card.items() if name not in told}


@in_every_game(25)
def test_chance_may_be_left_out(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    twin = game.copy()
    twin.chance.word()
    assert twin.position() != game.position()
    assert twin.position(chance=False) == game.position(chance=False)


def one_after_the_other(game: Any, first: str, second: str) -> Any:
    """The game after these two actions, if the second can follow at once, and nothing was decided by chance."""
    twin = game.copy()
    for said in (first, second):
        decision = twin.decision
        if decision is None or decision.kind != "turn action":
            return None
        able = [place for place, option in enumerate(decision.options) if twin.describe(option) == said]
        if not able:
            return None
        twin.apply(able[0])
    calm = twin.decision is not None and twin.decision.kind == "turn action"
    return twin if calm and twin.chance.state == game.chance.state else None


@pytest.mark.parametrize("name", registry.names("language"))
def test_two_things_in_either_order_lead_to_one_position(name: str) -> None:
    """Most of what a player can do in a turn does not depend on each other. Where it does, the views differ."""
    same = other = 0
    for seed in range(60):
        game = some_way_into(subject(name), seed)
        if game.decision is None or game.decision.kind != "turn action":
            continue
        said = [game.describe(option) for option in game.decision.options if option.kind != "end turn"]
        for first, second in itertools.islice(itertools.combinations(dict.fromkeys(said), 2), 12):
            one, two = one_after_the_other(game, first, second), one_after_the_other(game, second, first)
            if one is None or two is None:
                continue
            if one.position() == two.position():
                assert told(one) == told(two)
                assert one.digest() != two.digest()
                same += 1
            else:
                other += 1
    assert same > other, (same, other)
