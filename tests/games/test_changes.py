"""A view says why a card's numbers are not as printed, and what is under way."""

from __future__ import annotations

from typing import Any

import pytest
from tests.random_games import in_every_game, some_way_into

from arbitre.kernel.knowledge import SPECTATOR
from arbitre.lab.subject import Subject
from arbitre.scenario import run

pytestmark = pytest.mark.on_either_engine


GEAR = """
game = "spoils"
rules = ["201.7c"]
title = "Gear, and two responses"
[A]
play = ["Scout", { card = "B14nd P3pp3r", on = "Scout" }]
hand = ["Pinch"]
resources = { Rage = 2 }
attached = 1
[B]
play = ["Union Leader"]
hand = ["Pinch", "Pinch"]
resources = { Rage = 2 }
[[do]]
A = "play Pinch -> Union Leader"
[[do]]
B = "play Pinch -> Scout"
"""

PRIDE_ROCK = """
game = "lorcana"
rules = ["6.6.1"]
title = "A location raises willpower"
[A]
play = ["Pride Lands - Pride Rock", { card = "Simba - Future King", at = "Pride Lands - Pride Rock" }]
"""

SPEAR = """
game = "fallen"
rules = ["F1.16.1"]
title = "An Equipment and a marker"
[A]
rear = [{ card = "Elora d'Eondra", markers = { "+1|+1" = 1 } }, { card = "Lance en croc", on = "Elora d'Eondra" }]
"""


def laid(text: str) -> Any:
    """The game after the moves of a scenario, with the window that is open then."""
    data = run.read(text)
    scenario = run.scenario_of(data)
    for move in (move for deed in run.script_of(data, scenario).deeds for move in deed.moves):
        scenario.settle(move)
        assert scenario.make(move) is None
    return scenario.game


def card(view: dict[str, Any], name: str) -> dict[str, Any]:
    zones = [zone for seat in view["seats"] for zone in seat["zones"].values()]
    return next(one for zone in zones for one in zone["cards"] if one["name"] == name)


def told(one: dict[str, Any]) -> list[tuple[str, int, str | None]]:
    return [
        (change["what"], change["amount"], change["source"] and change["source"]["name"]) for change in one["changes"]
    ]


def test_gear_says_what_it_adds() -> None:
    view = laid(GEAR).view(SPECTATOR)
    assert told(card(view, "Scout")) == [("strength", 1, "B14nd P3pp3r"), ("life", 1, "B14nd P3pp3r")]
    assert told(card(view, "Union Leader")) == []


def test_a_location_says_what_it_adds() -> None:
    view = laid(PRIDE_ROCK).view(0, "fr")
    assert told(card(view, "Simba - Future King")) == [("willpower", 2, "Pride Lands - Pride Rock")]
    assert card(view, "Simba - Future King")["changes"][0]["source"]["title"].startswith("La Terre des Lions")


def test_an_equipment_and_a_marker_are_told_apart() -> None:
    view = laid(SPEAR).view(0)
    assert told(card(view, "Elora d'Eondra")) == [
        ("attack", 2, "Lance en croc"),
        ("attack", 1, "Elora d'Eondra"),
        ("life", 1, "Elora d'Eondra"),
    ]


def test_a_response_comes_after_what_it_responds_to() -> None:
    view = laid(GEAR).view(SPECTATOR, "en")
    scout, leader = card(view, "Scout"), card(view, "Union Leader")
    assert [(one["seat"], one["kind"], one["source"]["name"], one["aims"]) for one in view["under way"]] == [
        (0, "play", "Pinch", [leader["object"]]),
        (1, "play", "Pinch", [scout["object"]]),
    ]
    assert all("1 damage" in one["text"] for one in view["under way"])


def test_a_spent_resource_is_attached_to_the_faction() -> None:
    side = laid(GEAR).view(1)["seats"][0]
    faction = side["zones"]["faction"]["cards"][0]["object"]
    hosts = [one["attached to"] for one in side["zones"]["play"]["cards"] if one["name"] == "Rage"]
    assert hosts.count(faction) == hosts.count(None) == side["free resources"] == 1


@in_every_game(10)
def test_the_changes_of_a_number_add_up(subject: Subject, seed: int) -> None:
    game = some_way_into(subject, seed)
    view = game.view(SPECTATOR)
    busy = view.get("challenge") or []  # Challenger counts only while its character challenges
    for one in (one for seat in view["seats"] for zone in seat["zones"].values() for one in zone["cards"]):
        for what in {change["what"] for change in one.get("changes", ())}:
            by = sum(change["amount"] for change in one["changes"] if change["what"] == what)
            assert one["object"] in busy or max(0, (one["printed"].get(what) or 0) + by) == max(0, one[what])
