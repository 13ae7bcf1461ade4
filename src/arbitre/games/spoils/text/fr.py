"""French, in the words of the French rules of The Spoils. Keywords keep their names, as they do there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render import french as shared
from arbitre.ability.render.tongue import Modifier
from arbitre.games.spoils.text.fr_deeds import ABILITIES, CONDITIONS, EFFECTS, STATICS
from arbitre.games.spoils.text.fr_words import AMOUNTS, CARDS, COUNTED, EVENTS, NOUNS, OWNERS, PLAYERS, TRAITS
from arbitre.games.spoils.text.walk import SpoilsLanguage


class French(SpoilsLanguage, shared.French):
    TEXTS: ClassVar[Mapping[str, str]] = {
        **shared.French.TEXTS,
        **PLAYERS,
        **CARDS,
        **AMOUNTS,
        **EVENTS,
        **CONDITIONS,
        **EFFECTS,
        **STATICS,
        **ABILITIES,
    }
    TRAITS: ClassVar[Mapping[str, tuple[str, Modifier | None, Modifier | None]]] = {**shared.French.TRAITS, **TRAITS}
    OWNERS: ClassVar[Mapping[str, str]] = {**shared.French.OWNERS, **OWNERS}
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]] = {**shared.French.NOUNS, **NOUNS}
    COUNTED: ClassVar[Mapping[str, tuple[str, str]]] = COUNTED
    KEYWORDS: ClassVar[Mapping[str, str]] = {"Attach": "Attacher"}
