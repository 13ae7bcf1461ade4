"""Ability trees as card text: what you read is what runs.

A walk goes through the tree, the same way for all languages; a tongue is what it says at each step. Text is put
together by rules, never looked up by card. The walk is here, from bottom to top: `cards.py`, `amounts.py`, `events.py`,
`conditions.py`, `statics.py`, `effects.py`, `sequence.py`, `walk.py`. So is what a language needs in every game: a
class for its grammar (`english.py`) and tables of the words that are no game's own (`english_words.py`); `tongue.py`
says what it must know. A game adds its own nodes and words in `games/GAME/text`, which has the whole as `TEXT`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from arbitre.ability import nodes as n
from arbitre.ability.language import Language
from arbitre.kernel.error import Error

NO_NAMES: Final[Mapping[str, str]] = {}


class Tongue(Protocol):
    """A game's abilities in one language: for a card of a certain type, with card names in that language."""

    def __init__(self, kind: str, names: Mapping[str, str]) -> None: ...

    def abilities(self, abilities: Sequence[n.Ability]) -> list[str]: ...

    def ability(self, node: n.Ability) -> str: ...

    def effects(self, effects: tuple[n.Effect, ...], when: Sequence[n.When], within: Sequence[n.Effect]) -> str: ...


class CardText:
    """The card text of a game, in every language it has a tongue for."""

    def __init__(self, language: Language, tongues: Mapping[str, type[Tongue]]) -> None:
        self.language = language
        self.tongues = tongues

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages card text can be rendered in."""
        return tuple(self.tongues)

    def render(
        self, abilities: tuple[n.Ability, ...], lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES
    ) -> list[str]:
        """A paragraph for each ability. `kind` is the card's type; `names` gives card names in that language."""
        return self._tongue(lang, kind, names).abilities(abilities)

    def render_ability(self, ability: n.Ability, lang: str, *, kind: str, names: Mapping[str, str] = NO_NAMES) -> str:
        return self._tongue(lang, kind, names).ability(ability)

    def render_effects(
        self,
        effects: tuple[n.Effect, ...],
        lang: str,
        *,
        kind: str,
        names: Mapping[str, str] = NO_NAMES,
        when: tuple[n.When, ...] = (),
        within: tuple[n.Effect, ...] = (),
    ) -> str:
        """Effects as sentences, without what leads to them, told to the player who is asked.

        `when` is what a triggered ability waited for: with it, a card the trigger was about is called by what happened
        to it ("the moved character"); without it, only "that card". `within` is the whole effect, where these are a
        part of it: what was spoken of before them is then called by its name ("the revealed card"). Where cards are
        picked for a cost, it begins with the cost.
        """
        return self._tongue(lang, kind, names).effects(effects, when, within)

    def _tongue(self, lang: str, kind: str, names: Mapping[str, str]) -> Tongue:
        found = self.tongues.get(lang)
        if found is None:
            raise Error(f"card text can't be rendered in {lang!r}, only in {', '.join(self.tongues)}")
        kinds = self.language.words["CardType"]
        if kind not in kinds:
            raise Error(f"{kind!r} is not a type of card; these are: {', '.join(kinds)}")
        return found(kind, names)
