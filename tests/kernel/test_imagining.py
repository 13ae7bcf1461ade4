"""Games as they might be for all that a seat knows: nothing in them depends on what is hidden."""

from __future__ import annotations

import random
from collections import Counter

from tests.random_games import every_game, in_every_game, some_way_into

import arbitre
from arbitre.kernel.chance import NUMBERS, Chance
from arbitre.lab.proofs import hidden_lots, otherwise
from arbitre.lab.subject import Subject


@in_every_game(10)
def test_what_is_imagined_looks_the_same_to_the_seat(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    for seat in range(game.number_of_seats):
        world = game.imagine(seat, seed)
        assert world.view(seat) == game.view(seat)
        if game.decision is not None and game.decision.seat == seat:
            assert [world.describe(option) for option in world.decision.options] == [
                game.describe(option) for option in game.decision.options
            ]


@in_every_game(10)
def test_what_is_imagined_does_not_depend_on_what_is_hidden(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    for seat in range(game.number_of_seats):
        other = otherwise(game, seat, Chance(seed))
        assert other.view(seat) == game.view(seat)
        assert other.imagine(seat, 7).digest() == game.imagine(seat, 7).digest()


@in_every_game(10)
def test_games_go_on_from_what_is_imagined(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    if game.decision is None:
        return
    before = game.digest()
    for seat in range(game.number_of_seats):
        world = game.imagine(seat, seed)
        pick = random.Random(seed)
        for _ in range(60):
            if world.decision is None:
                break
            world.apply(pick.randrange(len(world.decision.options)))
            assert not subject.broken(world)
    assert game.digest() == before


@in_every_game(10)
def test_what_another_player_is_offered_goes_by_the_cards_imagined(subject: Subject, seed: int) -> None:
    """But for a few questions that can't be asked again, as in the middle of a search."""
    game = some_way_into(subject, seed)
    if game.decision is None:
        return
    seat = (game.decision.seat + 1) % game.number_of_seats
    world = game.imagine(seat, seed)
    if world.decision is None or not game.unknown.asks_anew:
        return
    offered = sorted(map(world.describe, world.decision.options))
    world.decision = None
    world.stack[-1].ask_again()
    world.run()
    assert sorted(map(world.describe, world.decision.options)) == offered


@every_game
def test_hidden_cards_lie_everywhere_they_could_equally_often(subject: Subject) -> None:
    """Chi-square over all places where one hidden card could lie."""
    seat = 0
    games = (some_way_into(subject, seed, most=12) for seed in range(3, 20))
    game, hidden = next((one, max(lots, key=len)) for one in games if (lots := hidden_lots(one, seat)))
    spots = set()
    for card in hidden:
        cards = game.zones[game.controller[card]][game.zone_of[card]]
        spots.add((game.controller[card], game.zone_of[card], cards.index(card)))
    worlds = 200 * len(hidden)
    found: Counter[tuple[int, int, int]] = Counter()
    marked = hidden[0]
    for seed in range(worlds):
        world = game.imagine(seat, seed)
        zone = world.zones[world.controller[marked]][world.zone_of[marked]]
        found[world.controller[marked], world.zone_of[marked], zone.index(marked)] += 1
    assert set(found) == spots
    expected = worlds / len(spots)
    chi = sum((found[spot] - expected) ** 2 / expected for spot in spots)
    freedom = len(spots) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5 + 8


def test_a_game_of_many_cards_is_imagined_like_any_other() -> None:
    """Where card numbers are too large to be shuffled as bytes."""
    deck = next(iter(arbitre.decks("lorcana").values()))
    game = arbitre.new("lorcana", decks=[deck] * 5, seed=3)
    assert len(game.facts) > len(NUMBERS)
    for _ in range(40):
        assert game.decision is not None
        game.apply(len(game.decision.options) - 1)
    seat = 0
    world = game.imagine(seat, 7)
    assert world.view(seat) == game.view(seat)
    assert world.digest() == otherwise(game, seat, Chance(5)).imagine(seat, 7).digest()
    assert world.zones != game.zones
