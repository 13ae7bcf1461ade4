"""Ability trees as card text: what you read is what runs.

`walk.py` goes through the tree, the same way for all languages; `words.py` is what a language must be able to say; each
language is a file (French and Italian share `romance.py`). Text is put together by rules, never looked up by card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from arbitre.ability import nodes
from arbitre.ability.render.en import English
from arbitre.ability.render.fr import French
from arbitre.ability.render.it import Italian
from arbitre.ability.render.walk import Language
from arbitre.kernel.error import Error

LANGUAGES: dict[str, type[Language]] = {"en": English, "fr": French, "it": Italian}
NO_NAMES: Mapping[str, str] = {}


def render(
    abilities: tuple[nodes.Ability, ...], lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES
) -> list[str]:
    """A paragraph for each ability. `kind` is the card's type; `names` gives card names in that language."""
    return [render_ability(ability, lang, kind=kind, names=names) for ability in abilities]


def render_ability(ability: nodes.Ability, lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES) -> str:
    return _language(lang, kind, names).ability(ability)


def render_effects(
    effects: tuple[nodes.Effect, ...],
    lang: str,
    *,
    kind: str,
    names: Mapping[str, str] = NO_NAMES,
    when: tuple[nodes.When, ...] = (),
    within: tuple[nodes.Effect, ...] = (),
) -> str:
    """Effects as sentences, without what leads to them, told to the player who is asked.

    `when` is what a triggered ability waited for: with it, a card the trigger was about is called by what happened to
    it ("the moved character"); without it, only "that card". `within` is the whole effect, where these are a part of
    it: what was spoken of before them is then called by its name ("the revealed card").
    """
    return _language(lang, kind, names).effects(effects, when, within)


def _language(lang: str, kind: str, names: Mapping[str, str]) -> Language:
    found = LANGUAGES.get(lang)
    if found is None:
        raise Error(f"card text can't be rendered in {lang!r}, only in {', '.join(LANGUAGES)}")
    kinds = get_args(nodes.CardType)
    if kind not in kinds:
        raise Error(f"{kind!r} is not a type of card; these are: {', '.join(kinds)}")
    return found(cast(nodes.CardType, kind), names)


__all__ = ["LANGUAGES", "render", "render_ability", "render_effects"]
