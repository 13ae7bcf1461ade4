"""Every process copies every one of its fields."""

from __future__ import annotations

import inspect

import pytest

from arbitre.games.lorcana import start as _whole_game  # noqa: F401 - loads every process
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import fields_of


def processes() -> list[type[Procedure]]:
    found: list[type[Procedure]] = []
    waiting = [Procedure]
    while waiting:
        for child in waiting.pop().__subclasses__():
            found.append(child)
            waiting.append(child)
    shared = [
        cls for cls in found if cls.copy is Procedure.copy and cls.__subclasses__()
    ]  # what several have in common
    ours = [cls for cls in found if cls.__module__.startswith("arbitre.") and cls.__name__ != "GameOver"]
    return [cls for cls in ours if cls not in shared]


@pytest.mark.parametrize("cls", processes(), ids=lambda cls: cls.__name__)
def test_a_copy_has_every_field(cls: type[Procedure]) -> None:
    needed = [p for p in list(inspect.signature(cls).parameters.values()) if p.default is p.empty]
    procedure = cls(*[f"argument {i}" for i in range(len(needed))])
    for name in fields_of(cls):
        setattr(procedure, name, ("marked", name))
    twin = procedure.copy()
    assert twin is not procedure
    for name in fields_of(cls):
        assert getattr(twin, name) == ("marked", name), name


def test_there_are_processes() -> None:
    assert len(processes()) >= 10
