"""What must hold at every decision in games of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from arbitre.kernel.decision import NO_CARD

Place = tuple[str, int, int, str]
"""Of an ability in force: what it affects or waits for, its card, its player, its key."""


def named(game: Any, card: int) -> str:
    return f"{game.facts[card].key} ({card})"


def everywhere(game: Any) -> Iterator[tuple[int, int, int]]:
    """Every card with the seat and the zone it lies in."""
    for seat, zones in enumerate(game.zones):
        for zone, cards in enumerate(zones):
            for card in cards:
                yield seat, zone, card


def in_one_place(game: Any, lasting: int) -> list[str]:
    """A card is in exactly one zone, none lost, none doubled; what is made in the game may be nowhere again. The
    first `lasting` ones were there from the start."""
    faults = []
    seen: set[int] = set()
    for seat, zone, card in everywhere(game):
        if card in seen:
            faults.append(f"{named(game, card)} is in two zones")
        seen.add(card)
        if game.zone_of[card] != zone or game.controller[card] != seat:
            faults.append(f"{named(game, card)} lies elsewhere than it says")
    for card in range(len(game.facts)):
        if card not in seen:
            if card < lasting and game.turn:
                faults.append(f"{named(game, card)} is lost")
            if game.zone_of[card] != NO_CARD:
                faults.append(f"{named(game, card)} is nowhere, but says otherwise")
    if len(set(game.serial)) != len(game.serial):
        faults.append("two cards are the same object")
    return faults


class Expected:
    """The abilities that cards have where they lie: statics in force, and triggers that wait."""

    def __init__(self) -> None:
        self.force: Counter[Place] = Counter()
        self.watch: Counter[Place] = Counter()

    def in_play(self, facts: Any, card: int, seat: int) -> None:
        """A card in play, for the player who controls it."""
        for what, part in facts.statics:
            self.force[what, card, seat, part.key] += 1
            if part.given is not None and what == "gains":
                self.watch.update((event, card, seat, part.key) for event in part.given.events)
        self.waiting(facts, card, seat, "play")

    def waiting(self, facts: Any, card: int, seat: int, zone: str) -> None:
        """The triggers of a card that wait in a zone."""
        self.watch.update((one.when.event, card, seat, one.key) for one in facts.triggers if one.zone == zone)

    def faults(self, game: Any) -> list[str]:
        """Where the abilities in force in the game are not exactly these."""
        faults: list[str] = []
        for name, index, expected in (("static", game.in_force, self.force), ("triggered", game.watchers, self.watch)):
            there = Counter(
                (what, one.source, one.seat, one.ability.key)
                for what, found in index.items()
                for one in found
                if one.ability.whose < 0 and one.ability.zone
            )
            faults.extend(f"{key}: a {name} ability in force that is not there" for key in there - expected)
            faults.extend(f"{key}: a {name} ability is not in force" for key in expected - there)
        return faults


def somebody_is_asked(game: Any) -> list[str]:
    """There is always an option until the game is over."""
    decision = game.decision
    if decision is None:
        return [] if game.over else ["nobody is asked, but the game is not over"]
    faults = []
    if game.over:
        faults.append("the game is over, but somebody is asked")
    if not decision.options:
        faults.append("a question without an answer")
    if len({option.key() for option in decision.options}) != len(decision.options):
        faults.append(f"{decision.kind}: two options that are the same")
    return faults


def asked_in_time(game: Any, turn: type) -> list[str]:
    """Somebody is asked until the game is over, and for a turn action only while nothing but the turn goes on."""
    faults = somebody_is_asked(game)
    decision = game.decision
    if decision is not None and decision.kind == "turn action":
        if len(game.stack) != 1 or not isinstance(game.stack[0], turn):
            faults.append("a turn action is asked for while something is still going on")
    return faults
