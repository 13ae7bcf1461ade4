"""English, as the cards of The Spoils speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render import english as shared
from arbitre.ability.render.tongue import Modifier
from arbitre.games.spoils.text.en_deeds import ABILITIES, CONDITIONS, EFFECTS, STATICS
from arbitre.games.spoils.text.en_words import AMOUNTS, CARDS, COUNTED, EVENTS, NOUNS, OWNERS, PLAYERS, TRAITS
from arbitre.games.spoils.text.walk import SpoilsLanguage


class English(SpoilsLanguage, shared.English):
    TEXTS: ClassVar[Mapping[str, str]] = {
        **shared.English.TEXTS,
        **PLAYERS,
        **CARDS,
        **AMOUNTS,
        **EVENTS,
        **CONDITIONS,
        **EFFECTS,
        **STATICS,
        **ABILITIES,
    }
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = {**shared.English.TRAITS, **TRAITS}
    OWNERS: ClassVar[Mapping[str, str]] = {**shared.English.OWNERS, **OWNERS}
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = {**shared.English.NOUNS, **NOUNS}
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = COUNTED

    def attached_type(self, kind: str) -> str:
        return self.NOUNS[kind][0].capitalize() if kind in self.NOUNS else self.quote(kind)
