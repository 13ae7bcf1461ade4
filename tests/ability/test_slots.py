"""Every named slot of an effect holds what it is declared to hold."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import arbitre
from arbitre.ability.slots import NO_CARDS, NUMBERED, OBJECTS, SLOTS
from arbitre.games import registry
from arbitre.kernel.roles import CARD, CARDS, LOOSE_REFS, PLAIN, REF, REFS, SERIAL, fields_of, is_state
from arbitre.lab.subject import Subject, subject

WITH_ABILITIES = registry.names("language")
every_game = pytest.mark.parametrize("subject", [subject(game) for game in WITH_ABILITIES], ids=WITH_ABILITIES)
DECLARED = {*OBJECTS, *NUMBERED, *NO_CARDS, "chain", "from", "kill", "looked", "shown", "this", "used by"}
SOURCES = Path(arbitre.__file__).parent
CHOOSING = ("chosen", "together")


def given_names(part: Any) -> Iterator[str]:
    """The names under which the cards of a text keep what is chosen."""
    if isinstance(part, tuple):
        for one in part:
            yield from given_names(one)
    elif isinstance(part, msgspec.Struct):
        if type(part).__struct_config__.tag in CHOOSING:
            yield part.slot  # type: ignore[attr-defined]
        for name in part.__struct_fields__:
            yield from given_names(getattr(part, name))


def names_of(game: str) -> set[str]:
    pool = import_module(f"arbitre.pool.{game}").pool()
    return {name for card in pool for name in given_names(card.abilities)}


@every_game
def test_what_cards_choose_is_kept_as_certain_objects(subject: Subject) -> None:
    names = names_of(subject.name)
    assert "chosen" in names
    for name in names:
        assert SLOTS.role_of(name) is REFS, name


SIMPLE = (int, str, bool, type(None))


def slots_in(value: Any, seen: set[int]) -> Iterator[Mapping[str, Any]]:
    """All slots anywhere in a state."""
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        for one in value:
            if type(one) not in SIMPLE:  # most are: columns of numbers
                yield from slots_in(one, seen)
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from slots_in(one, seen)
    elif is_state(type(value)) and id(value) not in seen:
        seen.add(id(value))
        for name in fields_of(type(value)):
            held: Any = getattr(value, name)
            if name == "slots":
                yield held
            elif name not in ("facts", "setup") and type(held) not in SIMPLE:
                yield from slots_in(held, seen)


def fits(role: Any, value: Any) -> bool:
    if role in (REFS, LOOSE_REFS):
        return isinstance(value, tuple) and all(fits(REF, one) for one in value)
    if role is REF:
        return isinstance(value, tuple) and len(value) == 2 and all(type(one) is int for one in value)
    if role is CARDS:
        return isinstance(value, tuple) and all(type(one) is int for one in value)
    if role in (CARD, SERIAL):
        return type(value) is int
    return role is not PLAIN or not (isinstance(value, tuple) and any(isinstance(one, tuple) for one in value))


@every_game
def test_every_slot_is_declared_and_holds_what_it_should(subject: Subject) -> None:
    """Or is one that cards give names to, with a number where they choose several times under one name."""
    given = names_of(subject.name)
    found: set[str] = set()
    for seed in range(8):
        pick = random.Random(seed)
        game = subject.random_game(seed, subject.decks[0], 0)
        for _ in range(250):
            if game.decision is None:
                break
            for slots in slots_in(game, set()):
                for name, value in slots.items():
                    found.add(name)
                    base = name.rstrip("0123456789").rstrip()
                    assert declared(name) or {name, base} & given, f"{name!r} is not declared in ability/slots.py"
                    assert fits(SLOTS.role_of(name), value), (name, value)
            game.apply(pick.randrange(len(game.decision.options)))
    assert len(found) >= 6


def declared(name: str) -> bool:
    return name in DECLARED or name.partition(" ")[0] in SLOTS.by_start


USED = re.compile(r"""(?:slots\.get\(|slots\[|\.set\(|marked\(|slots = \{)f?"([^"{]+)""")


def test_every_slot_the_engine_speaks_of_is_declared() -> None:
    found: set[str] = set()
    for folder in ("ability", "games"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            if not {"parse", "render"} & set(path.relative_to(SOURCES).parts):
                found.update(USED.findall(path.read_text(encoding="utf-8")))
    assert len(found) > 50
    assert sorted(name for name in found if not declared(name.strip())) == []
