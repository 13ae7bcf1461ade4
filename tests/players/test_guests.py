"""Players that other packages bring are found by name, offered, and can be asked."""

from __future__ import annotations

from typing import Any

import pytest

import arbitre
from arbitre.players import answer, guests, levels_of, named, of_game, usual_level
from arbitre.players.guests import Guest
from arbitre.table import offers

FIRST = Guest(games=("lorcana",), player=lambda seed: lambda question: seed % 2, title="The first", about="Takes it.")


class Point:
    def __init__(self, name: str, brought: Any) -> None:
        self.name = name
        self.value = f"somewhere:{name}"
        self.brought = brought

    def load(self) -> Any:
        if isinstance(self.brought, Exception):
            raise self.brought
        return self.brought


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Any:
    def install(*points: Point) -> None:
        monkeypatch.setattr("importlib.metadata.entry_points", lambda group: list(points))
        monkeypatch.setattr(offers, "_found", {})  # what is offered is found once
        guests.guests.cache_clear()

    yield install
    monkeypatch.undo()
    guests.guests.cache_clear()


def test_a_guest_is_found_by_name_and_plays(installed: Any) -> None:
    installed(Point("first", FIRST))
    game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=1)
    assert answer(named("first", 0), game) == 0
    assert arbitre.player("first", 1)(game) == 1
    assert of_game("lorcana")[-1] == levels_of("lorcana")[-1] == "first"
    assert "first" not in levels_of("spoils")
    assert usual_level("lorcana") != "first"


def test_a_guest_is_offered_at_the_table_in_its_own_words(installed: Any) -> None:
    installed(Point("first", FIRST))
    level = next(
        one for game in offers.games("en") if game.name == "lorcana" for one in game.levels if one.name == "first"
    )
    assert (level.title, level.about) == ("The first", "Takes it.")


def test_a_guest_does_not_think_for_a_time(installed: Any) -> None:
    installed(Point("first", FIRST))
    with pytest.raises(arbitre.Error, match="there is no player 'first@200ms'"):
        named("first@200ms")


def test_one_that_cannot_be_loaded_is_no_reason_not_to_play(installed: Any) -> None:
    installed(Point("broken", ImportError("no torch")), Point("odd", 7), Point("first", FIRST))
    with pytest.warns(UserWarning, match="broken|odd") as told:
        assert list(guests.guests()) == ["first"]
    assert "no torch" in str(told[0].message)
    assert "not a Guest" in str(told[1].message)
