"""What is offered in a window is found by short cuts (`actions.py`): here everything is asked of every card."""

from __future__ import annotations

import random

import pytest

from arbitre.games.fallen import play, stats, triggers, use
from arbitre.games.fallen.actions import WAYS
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import HAND, LIMBO, LINES
from arbitre.lab.fallen.games import random_game


def could_do(game: Fallen, seat: int, now: str) -> set[tuple[str, str, int]]:
    """By name: of identical pages in a hand one is offered."""
    found: set[tuple[str, str, int]] = set()
    for card in (*game.zones[seat][HAND], *game.zones[seat][LIMBO]):
        for kind, way in WAYS.items():
            if play.why_not(game, seat, card, way, now) is None:
                found.add((kind, game.facts[card].name, 0))
    for card in range(len(game.facts)):
        for number, ability in enumerate(use.abilities(game, card)):
            if game.zone_of[card] >= 0 and use.why_not(game, seat, card, ability, now) is None:
                found.add(("use", game.facts[card].name, number))
    return found


def stand(game: Fallen) -> bool:
    """Nobody is left on the battlefield who has taken as much damage as they can."""
    there = [card for seat in (0, 1) for line in LINES for card in game.zones[seat][line]]
    weighed = [card for card in there if stats.kind(game, card) in ("angel", "familiar", "archangel", "golem")]
    return all(
        game.damage[card] < stats.limit(game, card) or stats.forbidden(game, card, "can't be destroyed")
        for card in weighed
    )


@pytest.mark.parametrize("seed", range(8))
def test_what_is_offered_is_all_that_can_be_done(seed: int) -> None:
    pick = random.Random(seed)
    game = random_game(seed, "starter" if seed % 2 else "random")
    for _ in range(300):
        decision = game.decision
        if decision is None:
            break
        if decision.kind in ("turn action", "contemplation", "response"):
            now = "word" if decision.kind == "turn action" else "miracle"
            offered = {(one.kind, game.facts[one.card].name, one.number) for one in decision.options if one.card >= 0}
            assert offered == could_do(game, decision.seat, now)
            assert game.cards().facts is game.facts
            assert triggers.loose_golems(game) or not triggers._linkable(game, ())
            assert stand(game)
        game.apply(pick.randrange(len(decision.options)))
