"""What must hold in every game of 7 Fallen, besides what the kernel promises, tried on random games."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from tests.random_games import SEEDS, check_pins, examples, some_way_into

from arbitre.games.fallen.deck import FORMATS, faults
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.notation import find
from arbitre.games.fallen.zones import BOOK, DIVINE, HAND, REAR, REGISTER
from arbitre.kernel.chance import Chance
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import knows, sees
from arbitre.lab.fallen.decks import random_deck
from arbitre.lab.fallen.games import random_game
from arbitre.lab.fallen.invariants import broken
from arbitre.lab.subject import subject
from arbitre.pool.fallen import Pool, decode, pool
from arbitre.scenario.base import Move
from arbitre.scenario.fallen import FallenScenario

pytestmark = pytest.mark.on_either_engine


SUBJECT = subject("fallen")
GAMES = examples(10)


@settings(GAMES, max_examples=50)
@given(SEEDS)
def test_a_random_deck_is_legal(seed: int) -> None:
    names = random_deck(Chance(seed), pool())
    assert [str(fault) for fault in faults([pool().data(name) for name in names], FORMATS["constructed"])] == []


@GAMES
@given(SEEDS)
def test_a_seat_sees_no_hidden_card(seed: int) -> None:
    """F1.5.8: the Archangel in the Heavens is seen by its owner alone; nobody sees a Book or a Register. What one sees
    one knows."""
    game = some_way_into(SUBJECT, seed)
    for seat in (0, 1):
        for card in (*game.zones[seat][HAND], *game.zones[seat][DIVINE]):
            assert sees(game, card, seat)
            hidden = game.zone_of[card] == HAND or game.face_down[card]
            assert sees(game, card, 1 - seat) == (not hidden or card in game.shown_to(1 - seat))
        for card in (*game.zones[seat][BOOK], *game.zones[seat][REGISTER]):
            for looker in (0, 1):
                assert sees(game, card, looker) == (card in game.shown_to(looker))
        for card in range(len(game.facts)):
            assert knows(game, card, seat) or not sees(game, card, seat)


@GAMES
@given(SEEDS)
@example(2772)  # two it could be linked to, of which one's name begins like the other's
def test_an_option_is_read_again_from_its_text(seed: int) -> None:
    """As far as words can: of cards that are called alike and lie in the same place the first is meant."""
    game = some_way_into(SUBJECT, seed)
    pick = random.Random(seed)
    for _ in range(10):
        decision = game.decision
        if decision is None:
            return
        texts = [game.describe(option) for option in decision.options]
        for option, text in zip(decision.options, texts, strict=True):
            if texts.count(text) == 1:
                assert find(game, text, decision.seat) == option
        game.apply(pick.randrange(len(decision.options)))


def in_the_middle() -> Fallen:
    """A game with pages on the rear guard, at an action."""
    for seed in range(100):
        game: Fallen = some_way_into(SUBJECT, seed, 400)
        if game.decision is not None and game.decision.kind == "turn action" and _angels(game) > 1:
            return game
    raise AssertionError("no such game")


def _angels(game: Fallen) -> int:
    return sum(game.is_a(card, "angel") for card in game.zones[0][REAR])


def test_what_is_broken_is_seen() -> None:
    """The invariants can fail: each of these is a game that no rule leads to."""

    def lost(game: Fallen) -> None:
        game.zones[0][BOOK].pop()

    def stolen(game: Fallen) -> None:
        card = game.zones[0][BOOK].pop()
        game.zones[1][HAND].append(card)
        game.zone_of[card] = HAND
        game.controller = with_row(game.controller, card, 1)

    def hurt(game: Fallen) -> None:
        game.damage[game.zones[0][REAR][0]] = 99

    def negative(game: Fallen) -> None:
        game.energy[game.zones[0][REAR][0]] = -1

    def marked(game: Fallen) -> None:
        game.markers = with_row(game.markers, game.zones[0][BOOK][0], (("+1|+1", 1),))

    def linked(game: Fallen) -> None:
        loose = next(card for card in game.zones[0][REAR] if game.host[card] == NO_CARD)
        game.host[loose] = next(card for card in game.zones[0][REAR] if card != loose)

    def unasked(game: Fallen) -> None:
        game.decision = None

    def forgotten(game: Fallen) -> None:
        game.watchers.clear()
        game.in_force.clear()

    assert broken(in_the_middle()) == []
    for harm in (lost, stolen, hurt, negative, marked, linked, unasked, forgotten):
        game = in_the_middle()
        harm(game)
        assert broken(game) != [], harm.__name__


DIGESTS = Path(__file__).with_name("digests.txt")
PINNED_CARDS = Path(__file__).with_name("pinned_cards.jsonl")


@pytest.mark.on_both_engines
def test_pinned_games_have_not_changed() -> None:
    """The cards are a copy of some of the pool, so that new figures on cards of the pool change nothing."""
    lines = PINNED_CARDS.read_text(encoding="utf-8").splitlines()
    cards = Pool(decode(line, f"line {number}") for number, line in enumerate(lines, 1))
    check_pins(DIGESTS, lambda seed: random_game(seed, among=cards), 6, limit=300)


SCENARIOS = Path(__file__).parents[2] / "conformance" / "fallen"


@pytest.mark.parametrize("name", ["F1.14.16-a-golem-that-becomes-an-angel", "F1.13.14-a-pair-takes-damage-golem-first"])
def test_positions_of_scenarios_are_whole_and_stay_so(name: str) -> None:
    data = tomllib.loads((SCENARIOS / f"{name}.toml").read_text(encoding="utf-8"))
    scenario = FallenScenario(data)
    assert broken(scenario.game) == []
    for deed in data["do"]:
        for text in [deed["A"]] if isinstance(deed["A"], str) else deed["A"]:
            assert scenario.make(Move("A", text)) is None
            scenario.settle(None)
            assert broken(scenario.game) == []
