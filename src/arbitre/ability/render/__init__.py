"""Ability trees as card text: what you read is what runs. A language a file; `walk.py` is what they share."""

from __future__ import annotations

from collections.abc import Mapping

from arbitre.ability import nodes
from arbitre.ability.render.en import English
from arbitre.ability.render.fr import French
from arbitre.ability.render.walk import Language
from arbitre.kernel.error import Error

LANGUAGES: dict[str, type[Language]] = {"en": English, "fr": French}

NO_NAMES: Mapping[str, str] = {}


def language(lang: str) -> type[Language]:
    found = LANGUAGES.get(lang)
    if found is None:
        raise Error(f"card text can't be rendered in {lang!r}, only in {', '.join(sorted(LANGUAGES))}")
    return found


def render(
    abilities: tuple[nodes.Ability, ...], lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES
) -> list[str]:
    """A paragraph for each ability. `kind` is the card's type; `names` gives card names in that language."""
    return [render_ability(ability, lang, kind=kind, names=names) for ability in abilities]


def render_ability(ability: nodes.Ability, lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES) -> str:
    return language(lang)(kind, names).ability(ability)


def render_effects(
    effects: tuple[nodes.Effect, ...], lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES
) -> str:
    """Effects as sentences, without what leads to them."""
    return language(lang)(kind, names).ability(nodes.ActionEffect(effects))


__all__ = ["LANGUAGES", "render", "render_ability", "render_effects"]
