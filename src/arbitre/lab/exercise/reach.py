"""How much of a card has been carried out: every way to play it, every operation of its programs, every static
effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.match import matches
from arbitre.ability.parts import StaticPart
from arbitre.ability.run import Op, Program
from arbitre.ability.vocabulary import Run
from arbitre.kernel.compiling import slots_of
from arbitre.kernel.decision import Option
from arbitre.kernel.game import InForce

FLOW = frozenset(("_jump",))  # operations that only lead elsewhere


class Reach:
    """Counts, by name: `ways` of playing the card, `programs` that were begun, `effects` carried out, `statics`. Each
    game has its own."""

    from_zones: ClassVar[tuple[int, ...]]
    """Where a card must be for its static effects to be in force."""
    waiting_zones: ClassVar[tuple[int, ...]]
    """Where it is when they are about the card itself being played."""
    on_zones: ClassVar[tuple[int, ...]]
    """Where the cards are that static effects concern."""

    def __init__(self, facts: Any) -> None:
        """The facts' programs are made to count; they should be nobody else's."""
        self.facts = facts
        self.ways: dict[str, int] = dict.fromkeys(self.ways_of(facts), 0)
        self.programs: dict[str, int] = {}
        self.effects: dict[str, int] = {}
        self.playing: Any = None  # the game that is played; what is only tried out on a copy does not count
        for program in self.programs_of(facts):
            self._count(program)
        self.parts = self.parts_of(facts)
        self.statics: dict[str, int] = {_short(part.key): 0 for part in self.parts}

    def ways_of(self, facts: Any) -> Iterable[str]:
        """The kinds of options by which the card is played."""
        raise NotImplementedError

    def programs_of(self, facts: Any) -> Iterable[Program]:
        """The programs of its abilities that are carried out."""
        return programs(facts)

    def parts_of(self, facts: Any) -> list[StaticPart]:
        """Its static effects."""
        return [*dict.fromkeys(part for _, part in facts.statics), *facts.self_statics, *facts.enters]

    def alone(self, part: StaticPart) -> bool:
        """Whether a static effect is about the card itself being played."""
        return part in self.facts.self_statics or part in self.facts.enters

    def holds(self, game: Any, found: InForce) -> bool:
        """Whether a static effect is in force."""
        raise NotImplementedError

    def _count(self, program: Program) -> None:
        if not program.ops:
            return
        key = _short(program.key)
        self.programs[key] = 0
        for place, op in enumerate(program.ops):
            called = getattr(op.run, "__name__", type(op.run).__name__)  # a compiled inner function has no name
            if called in FLOW:
                continue
            name = f"{key} [{place}] {called.strip('_')}"
            self.effects[name] = 0
            op.run = self._counting(op.run, key, name)

    def _counting(self, run: Run, key: str, name: str) -> Run:
        def counted(game: Any, frame: Any, node: Any) -> None:
            if self.playing is None or game is self.playing:
                self.programs[key] += 1
                self.effects[name] += 1
            run(game, frame, node)

        return counted

    def picked(self, game: Any, option: Option) -> None:
        """An option is about to be carried out."""
        self.playing = game
        if option.kind in self.ways and game.facts[option.card] is self.facts:
            self.ways[option.kind] += 1

    def look(self, game: Any) -> None:
        """Static effects that are in force at this moment, for a card that is there."""
        for part in self.parts:
            name = _short(part.key)
            if not self.statics[name] and any(self._concerns(game, found) for found in self._found(game, part)):
                self.statics[name] += 1

    def _found(self, game: Any, part: StaticPart) -> Iterator[InForce]:
        alone = self.alone(part)
        if not alone:  # with what it knows: what was picked as its card was played
            for waiting in game.in_force.values():
                yield from (found for found in waiting if found.ability is part)
        for seat, zones in enumerate(game.zones):
            for zone in self.waiting_zones if alone else self.from_zones:
                for card in zones[zone]:
                    if game.facts[card] is self.facts:
                        yield InForce(card, seat, part)

    def _concerns(self, game: Any, found: InForce) -> bool:
        if not self.holds(game, found):
            return False
        cards = getattr(found.ability.effect, "cards", None)
        if not isinstance(cards, n.Select):
            return True
        there = (card for zones in game.zones for zone in self.on_zones for card in zones[zone])
        return any(matches(game, found, cards, card) for card in there)

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
            names = [name for name in slots_of(type(one)) if name != "whole_cost"]  # only tried out, never carried out
            waiting.extend(getattr(one, name, None) for name in names)
