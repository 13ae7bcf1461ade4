"""Ability trees as card text: what you read is what runs.

A walk goes through the tree, the same way for all languages of a game; a language is what it says at each step. Text is
put together by rules, never looked up by card. `lorcana/` and `spoils/` are the walks and languages of these games,
`fallen/` is what 7 Fallen says otherwise than The Spoils; `phrases.py` and `french.py` are for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

from arbitre.ability import nodes
from arbitre.ability.render.fallen.en import English as FallenEnglish
from arbitre.ability.render.fallen.fr import French as FallenFrench
from arbitre.ability.render.lorcana.en import English
from arbitre.ability.render.lorcana.fr import French
from arbitre.ability.render.lorcana.it import Italian
from arbitre.ability.render.lorcana.walk import Language
from arbitre.ability.render.spoils.en import English as SpoilsEnglish
from arbitre.ability.render.spoils.fr import French as SpoilsFrench
from arbitre.ability.render.spoils.walk import SpoilsLanguage
from arbitre.kernel.error import Error

LANGUAGES: dict[str, type[Language]] = {"en": English, "fr": French, "it": Italian}
SPOILS_LANGUAGES: dict[str, type[SpoilsLanguage]] = {"en": SpoilsEnglish, "fr": SpoilsFrench}
FALLEN_LANGUAGES: dict[str, type[SpoilsLanguage]] = {"fr": FallenFrench, "en": FallenEnglish}
NO_NAMES: Mapping[str, str] = {}


def render(
    abilities: tuple[nodes.Ability, ...],
    lang: str,
    *,
    kind: str,
    names: Mapping[str, str] = NO_NAMES,
    game: str = "lorcana",
) -> list[str]:
    """A paragraph for each ability. `kind` is the card's type; `names` gives card names in that language."""
    if game in ("spoils", "fallen"):
        return cast(SpoilsLanguage, _language(lang, kind, names, game)).abilities(abilities)
    return [render_ability(ability, lang, kind=kind, names=names, game=game) for ability in abilities]


def render_ability(
    ability: nodes.Ability, lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES, game: str = "lorcana"
) -> str:
    return _language(lang, kind, names, game).ability(ability)


def render_effects(
    effects: tuple[nodes.Effect, ...],
    lang: str,
    *,
    kind: str,
    names: Mapping[str, str] = NO_NAMES,
    when: tuple[nodes.When, ...] = (),
    within: tuple[nodes.Effect, ...] = (),
    game: str = "lorcana",
) -> str:
    """Effects as sentences, without what leads to them, told to the player who is asked.

    `when` is what a triggered ability waited for: with it, a card the trigger was about is called by what happened to
    it ("the moved character"); without it, only "that card". `within` is the whole effect, where these are a part of
    it: what was spoken of before them is then called by its name ("the revealed card"). In The Spoils it begins with
    the cost, where cards are picked.
    """
    return _language(lang, kind, names, game).effects(effects, when, within)


def languages(game: str = "lorcana") -> tuple[str, ...]:
    """The languages a game's card text can be rendered in."""
    return tuple(_tables(game))


def _tables(game: str) -> Mapping[str, type[Language] | type[SpoilsLanguage]]:
    if game == "lorcana":
        return LANGUAGES
    if game == "spoils":
        return SPOILS_LANGUAGES
    if game == "fallen":
        return FALLEN_LANGUAGES
    raise Error(f"no card text is known for the game {game!r}, only for lorcana, spoils and fallen")


def _language(lang: str, kind: str, names: Mapping[str, str], game: str) -> Language | SpoilsLanguage:
    found = _tables(game).get(lang)
    if found is None:
        raise Error(f"card text can't be rendered in {lang!r}, only in {', '.join(_tables(game))}")
    kinds = get_args(nodes.CardType)
    if kind not in kinds:
        raise Error(f"{kind!r} is not a type of card; these are: {', '.join(kinds)}")
    return found(cast(nodes.CardType, kind), names)


def render_spoils(
    abilities: tuple[nodes.Ability, ...], lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES
) -> list[str]:
    return render(abilities, lang, kind=kind, names=names, game="spoils")


__all__ = [
    "FALLEN_LANGUAGES",
    "LANGUAGES",
    "SPOILS_LANGUAGES",
    "languages",
    "render",
    "render_ability",
    "render_effects",
    "render_spoils",
]
