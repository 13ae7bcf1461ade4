"""Columns of what is printed on cards, and of the kinds of their effects: the same in all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arbitre.env.columns import Column
from arbitre.players.effect_kinds import EffectKinds


def one_of(what: str, values: Iterable[str]) -> tuple[Column, ...]:
    """A column for each of the values something may have."""
    return tuple(Column(f"{what}: {value}", f"whether that is its {what}") for value in values)


def amounts(*names: str) -> tuple[Column, ...]:
    return tuple(Column(f"printed {name}", "the number printed on it") for name in names)


def of_effects(effects: EffectKinds) -> tuple[Column, ...]:
    return tuple(Column(f"effect: {kind}", "how much of such effects it has, in halves") for kind in effects.names)


def kinds_of(effects: EffectKinds, abilities: Iterable[Any]) -> list[int]:
    found = effects.of(abilities)
    return [round(2 * found.get(kind, 0.0)) for kind in effects.names]
