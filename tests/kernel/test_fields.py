"""Every field of the state is copied and is part of the digest, or says why not."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from tests.random_games import every_game, some_way_into

import arbitre
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import Game
from arbitre.kernel.history import History
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import apart_of, changed, declared, fields_of, plain, roles_of
from arbitre.lab.subject import Subject

pytestmark = pytest.mark.in_plain_python


class Definition:
    """Stands where facts or a compiled ability would."""

    key = "marked"


def other(value: Any) -> Any:
    """A value of the same sort that is not this one."""
    if value is None:
        return "marked"
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, Chance):
        return Chance(value.state + 1)
    if isinstance(value, History):
        longer: History[Any] = value.copy()
        longer.recent.append(("marked", "", 0, -1, -1, 0, (), -1, ""))
        return longer
    if isinstance(value, Mapping):
        return {**value, "marked": 1}
    if isinstance(value, list):
        return [*value[:-1], other(value[-1])] if value else ["marked"]
    if type(value) is tuple:
        return (*value, "marked")
    if type(value) in states():
        name = fields_of(type(value))[0]
        return with_field(value, name, other(getattr(value, name)))
    return Definition()


def subclasses(cls: type) -> list[type]:
    children: list[type] = cls.__subclasses__()
    return [cls, *(one for child in children for one in subclasses(child))]


def states() -> list[type]:
    """Every class whose objects are part of a state."""
    ours = ("arbitre.", "briscola.")
    found = {one: None for cls in declared() for one in subclasses(cls) if one.__module__.startswith(ours)}
    return [cls for cls in found if not issubclass(cls, Game) and fields_of(cls)]


def make(cls: type) -> Any:
    """One of these, with something else in each field."""
    names = fields_of(cls)
    values = {name: place for place, name in enumerate(names)}
    if hasattr(cls, "_fields") or issubclass(cls, msgspec.Struct):
        return cls(**values)
    needed = [p for p in inspect.signature(cls).parameters.values() if p.default is p.empty]
    one = cls(*[0 for _ in needed])
    for name, value in values.items():
        setattr(one, name, value)
    return one


def with_field(one: Any, name: str, value: Any) -> Any:
    if isinstance(one, msgspec.Struct | tuple) or hasattr(one, "copy"):
        return changed(one, {name: value})
    twin = make(type(one))  # all copies share it
    setattr(twin, name, value)
    return twin


def copied(cls: type) -> bool:
    """What several kinds have in common is never there by itself; a finished game waits, and nothing more."""
    return not (issubclass(cls, Procedure) and (cls.copy is Procedure.copy or cls.__name__ == "GameOver"))


@pytest.mark.parametrize("cls", [cls for cls in states() if copied(cls)], ids=lambda cls: cls.__qualname__)
def test_every_field_of_a_part_is_told_and_copied(cls: type) -> None:
    one = make(cls)
    apart = apart_of(cls)
    assert set(apart) <= set(fields_of(cls))
    assert all(apart.values())
    for name in fields_of(cls):
        twin = with_field(one, name, 99)
        assert (plain(twin) == plain(one)) == (name in apart), name
        assert all(getattr(twin, field) == getattr(one, field) for field in fields_of(cls) if field != name)


@pytest.mark.parametrize("cls", states(), ids=lambda cls: cls.__qualname__)
def test_roles_are_of_fields_that_are_there(cls: type) -> None:
    assert {name for name, _ in roles_of(cls)} <= set(fields_of(cls))


@pytest.mark.parametrize("cls", [cls for cls in states() if copied(cls)], ids=lambda cls: cls.__qualname__)
def test_a_part_is_made_of_its_fields(cls: type) -> None:
    """Or of a number: so a compiled engine makes it again (`kernel/compiling.py`)."""
    needed = [one for one in inspect.signature(cls).parameters.values() if one.default is one.empty]
    assert [one.name for one in needed if one.name not in fields_of(cls) and not one.annotation.startswith("int")] == []


@every_game
def test_every_field_of_a_game_is_told_copied_and_recorded(subject: Subject) -> None:
    """What is apart is told in another way (the log), is history, or is nothing while a question is asked."""
    game = some_way_into(subject, 7, most=40)
    cls = type(game)
    apart = apart_of(cls)
    assert set(apart) <= set(fields_of(cls))
    assert all(apart.values())
    assert {name for name, _ in roles_of(cls)} <= set(fields_of(cls))
    digest = game.digest()
    for name in fields_of(cls):
        marked = game.copy()
        value = other(getattr(game, name))
        setattr(marked, name, value)
        if name in ("happened", "turn_from"):
            assert marked.digest() != digest
        else:
            assert (marked.digest() == digest) == (name in apart), name
        if name not in apart:
            assert plain(getattr(marked.copy(), name)) == plain(value), name
        if name not in apart and name != "owner":
            with pytest.raises(arbitre.BadRecord, match="changed from outside"):
                marked.record()


@every_game
def test_what_is_apart_for_the_moment_is_nothing_at_a_question(subject: Subject) -> None:
    for seed in range(40):
        game = some_way_into(subject, seed)
        empty = [name for name, why in apart_of(type(game)).items() if "at a question" in why]
        assert empty
        assert all(getattr(game, name) in (None, NO_CARD, (), [], {}, False) for name in empty)


def test_there_are_parts() -> None:
    assert len(states()) >= 45
