"""Whatever a card of 7 Fallen can say can be played: each value of each field of each node is tried in a game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.fallen.text.samples import FALLEN

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData
from arbitre.kernel.error import Error
from arbitre.lab.trouble import check
from arbitre.pool.fallen import pool
from arbitre.scenario.fallen import FallenScenario

PICKS = 10
ENDLESS = (n.Repeat, n.Instead)
"""What one asks for again and again has no end by itself: the rule of three is tried in scenarios (F5.13.1)."""


def cards(cls: type[Any]) -> Iterator[CardData]:
    """For every variant of a node one card that says it, in one of the places it can stand in."""
    for place, variant in enumerate(FALLEN.variants(cls)):
        said = [ability for ability in FALLEN.abilities(variant) if not _endless(ability)]
        if said:
            yield _card(said[place % len(said)])


def _card(ability: n.Ability) -> CardData:
    if isinstance(ability, n.ExtraCost):
        return CardData(name="Sample", type="miracle", abilities=(ability, n.ActionEffect((n.Draw(),))))
    if isinstance(ability, n.ActionEffect):
        return CardData(name="Sample", type="miracle", abilities=(ability,))
    return CardData(name="Sample", type="angel", cost=1, attack=2, life=3, abilities=(ability,))


def _endless(part: Any) -> bool:
    if isinstance(part, tuple):
        return any(_endless(one) for one in part)
    if isinstance(part, ENDLESS):
        return True
    return isinstance(part, n.Node) and any(_endless(getattr(part, name)) for name in part.__struct_fields__)


def position(card: CardData) -> dict[str, Any]:
    """Both players have some of everything; the card is in hand and, if it can be, in play."""
    there = ["Sample"] if card.type == "angel" else []
    mine = {
        "rear": [*there, {"card": "Talamain", "markers": {"+1|+0": 1}}, "Annedelie"],
        "firing": ["Garungun"],
        "hand": ["Sample", "Démonification", "Annedelie"],
        "purgatory": ["Annedelie", "Talamain", *there],
        "limbo": ["Garungun"],
        "pandemonium": ["Annedelie"],
        "worshippers": 4,
    }
    return {"game": "fallen", "A": mine, "B": {**mine, "rear": ["Ragwell", {"card": "Annedelie", "damage": 1}]}}


@pytest.mark.parametrize("cls", FALLEN.all_classes(), ids=lambda cls: cls.__name__)
def test_it_can_be_played(cls: type[Any]) -> None:
    pick = random.Random(7)
    for card in cards(cls):
        try:
            game = FallenScenario(position(card), pool().extended([card])).game
        except Error:
            continue  # it says why it can't be
        for _ in range(PICKS):
            if game.decision is None:
                break
            options = game.decision.options
            mine = [place for place, option in enumerate(options) if option.card >= 0 and _named(game, option.card)]
            game.apply(pick.choice(mine) if mine and pick.random() < 0.7 else pick.randrange(len(options)))
        check(game)


def _named(game: Any, card: int) -> bool:
    return bool(game.facts[card].name == "Sample")
