"""The log: each event knows its place, what it moved from where to where, and which card made it happen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.random_games import every_game, some_way_into

from arbitre.ability.run import Resolve
from arbitre.games.lorcana.zones import DISCARD, HAND, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import SIGNAL, Event
from arbitre.kernel.game import Game
from arbitre.kernel.procedure import Interlude
from arbitre.lab.subject import Subject
from arbitre.scenario.lorcana import LorcanaScenario


@every_game
def test_every_event_knows_its_place_in_the_log(subject: Subject) -> None:
    game = some_way_into(subject, 5)
    events = list(game.events)
    assert [event.place for event in events] == list(range(len(events)))
    assert [event.place for event in game.events.since(10)] == list(range(10, len(events)))
    assert [event.place for event in game.events.backwards()] == list(range(len(events)))[::-1]
    assert [event.row() for event in game.events.since(10)] == [event.row() for event in events[10:]]


def played(card: str, ink: int) -> list[Event]:
    """What happens in Lorcana as a card is played on Stitch, which has 1 damage already."""
    stitch = {"card": "Stitch - New Dog", "damage": 1}
    data = {"game": "lorcana", "title": "", "rules": [], "A": {"hand": [card], "ink": ink}, "B": {"play": [stitch]}}
    game = LorcanaScenario(data).game
    before = len(game.events)
    while game.decision is not None and game.decision.kind in ("turn action", "choose card"):
        option = next((one for one in game.decision.options if one.kind in ("play", "choose")), None)
        if option is None:
            break
        game.apply(option)
    return [event for event in game.events.since(before) if event.word != SIGNAL]


def test_a_card_that_moves_says_from_where_to_where() -> None:
    arrived, gone = (event for event in played("Dragon Fire", 5) if event.kind in ("played", "banished"))
    assert (arrived.origin, arrived.to) == (HAND, PLAY)
    assert (gone.origin, gone.to) == (PLAY, DISCARD)


@pytest.mark.parametrize(("card", "ink"), [("Dragon Fire", 5), ("Smash", 3)])
def test_what_banishes_a_card_is_the_cause_of_it(card: str, ink: int) -> None:
    """At once, or by the damage it dealt, as the game state is checked later."""
    events = played(card, ink)
    announced = next(event for event in events if event.kind == "plays")
    gone = next(event for event in events if event.kind == "banished")
    assert gone.cause == announced.card
    assert announced.cause == NO_CARD


def test_what_an_effect_does_has_its_card_for_a_cause() -> None:
    events = played("Smash", 3)
    announced = next(event for event in events if event.kind == "plays")
    assert [event.cause for event in events if event.kind in ("chosen", "dealt damage")] == [announced.card] * 2


@pytest.mark.in_plain_python
@every_game
def test_whatever_comes_out_of_an_effect_has_its_card_for_a_cause(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what happens in a process that the effect has begun: a challenge, a card that is played. What players do of
    their own accord in between, they do: a response has no cause."""
    emit, seen = Game.emit, 0

    def watched(self: Any, *args: Any, **named: Any) -> None:
        nonlocal seen
        emit(self, *args, **named)
        frame = next((one for one in reversed(self.stack) if isinstance(one, Resolve | Interlude)), None)
        event = self.happened.recent[-1]
        if "cause" not in named and self.decision is None:
            assert event[11] == (frame.source if isinstance(frame, Resolve) else NO_CARD), event
        seen += isinstance(frame, Resolve) and self.stack[-1] is not frame

    monkeypatch.setattr(Game, "emit", watched)
    for seed in range(20):
        some_way_into(subject, seed)
    assert seen > 5 or subject.name == "briscola"
