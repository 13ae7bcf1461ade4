"""What of a card has been carried out: every way to play it, every operation of its programs, every static effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from arbitre.ability.match import matches
from arbitre.ability.parts import StaticPart
from arbitre.ability.run import Op, Program
from arbitre.ability.vocabulary import Run
from arbitre.games.lorcana import stats
from arbitre.games.lorcana.facts import Facts
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import HAND, PLAY
from arbitre.kernel.decision import Option
from arbitre.kernel.game import InForce

FLOW = frozenset(("_jump",))  # operations that only lead elsewhere


class Reach:
    """Counts, by name: `ways` of playing the card, `programs` that were begun, `effects` carried out, `statics`."""

    def __init__(self, facts: Facts) -> None:
        """The facts' programs are made to count; they should be nobody else's."""
        self.facts = facts
        self.ways: dict[str, int] = {"play": 0}
        if facts.shifts:
            self.ways["shift"] = 0
        if facts.is_song:
            self.ways["sing"] = 0
        if "Sing Together" in facts.keywords:
            self.ways["sing together"] = 0
        self.programs: dict[str, int] = {}
        self.effects: dict[str, int] = {}
        for program in programs(facts):
            self._count(program)
        self.parts = [*dict.fromkeys(part for _, part in facts.statics), *facts.self_statics, *facts.enters]
        self.statics: dict[str, int] = {_short(part.key): 0 for part in self.parts}

    def _count(self, program: Program) -> None:
        key = _short(program.key)
        self.programs[key] = 0
        for place, op in enumerate(program.ops):
            if op.run.__name__ in FLOW:
                continue
            name = f"{key} [{place}] {op.run.__name__.strip('_')}"
            self.effects[name] = 0
            op.run = self._counting(op.run, key, name)

    def _counting(self, run: Run, key: str, name: str) -> Run:
        def counted(game: Any, frame: Any, node: Any) -> None:
            self.programs[key] += 1
            self.effects[name] += 1
            run(game, frame, node)

        return counted

    def picked(self, game: Lorcana, option: Option) -> None:
        """An option is about to be carried out."""
        if option.kind in self.ways and game.facts[option.card] is self.facts:
            self.ways[option.kind] += 1

    def look(self, game: Lorcana) -> None:
        """Static effects that are in force at this moment, for a card that is there."""
        for part in self.parts:
            name = _short(part.key)
            if not self.statics[name] and any(_concerns(game, part, found) for found in self._views(game, part)):
                self.statics[name] += 1

    def _views(self, game: Lorcana, part: StaticPart) -> Iterator[InForce]:
        alone = part in self.facts.self_statics or part in self.facts.enters
        for seat, zones in enumerate(game.zones):
            for card in (*zones[PLAY], *zones[HAND]) if alone else zones[PLAY]:
                if game.facts[card] is self.facts:
                    yield InForce(card, seat, part)

    def missed(self) -> list[str]:
        """Ways, programs and static effects that never came about."""
        counts = (*self.ways.items(), *self.programs.items(), *self.statics.items())
        return [name for name, count in counts if not count]

    def skipped(self) -> list[str]:
        """Single effects, of programs that were begun, that were never carried out."""
        begun = {key for key, count in self.programs.items() if count}
        return [name for name, count in self.effects.items() if not count and name.split(" [")[0] in begun]


def _short(key: str) -> str:
    """A program's key without the name of its card."""
    return "#" + key.partition("#")[2]


def _concerns(game: Lorcana, part: StaticPart, found: InForce) -> bool:
    if not stats.in_force(game, found):
        return False
    cards = getattr(part.effect, "cards", None)
    if cards is None or cards == "this":
        return True
    return any(matches(game, found, cards, card) for zones in game.zones for card in (*zones[PLAY], *zones[HAND]))


def programs(value: Any) -> Iterator[Program]:
    """All programs in a card's facts, also those of abilities its effects give or leave behind, each once."""
    seen: set[int] = set()
    waiting = [value]
    while waiting:
        one = waiting.pop(0)
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Program):
            yield one
        if isinstance(one, tuple | list):
            waiting.extend(one)
        elif isinstance(one, Op):
            waiting.append(one.node)
        elif type(one).__module__.startswith("arbitre.") and not isinstance(one, msgspec.Struct):
            names = [name for name in type(one).__slots__ if name != "whole_cost"]  # only tried out, never carried out
            waiting.extend(getattr(one, name, None) for name in names)
