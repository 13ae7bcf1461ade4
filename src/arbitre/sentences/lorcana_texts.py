"""What cards of Lorcana do, in words."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Final

from arbitre.games.lorcana import activate
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.text import TEXT
from arbitre.kernel.decision import Option
from arbitre.sentences.card_texts import CardTexts, Effects
from arbitre.sentences.lorcana import ability_name, keyword

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.sentences.speaker import Speaker


class LorcanaTexts(CardTexts):
    """They have the signs for strength, willpower, lore and ink, as cards do."""

    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        return TEXT.render_effects(effects, lang, kind=kind, names=self.names(lang), when=when, within=within)

    def word(self, word: str, lang: str) -> str:
        return str(getattr(TEXT.tongues[lang], "TEXTS", {}).get(f"word {word}", word))

    def whole(self, card: CardData, lang: str) -> tuple[str, ...]:
        said = _rendered(card.abilities, card.type, lang)
        return tuple(titled(card, place, text, lang) for place, text in enumerate(said))

    def abilities(self, card: CardData, lang: str) -> tuple[str, ...]:
        said = self.whole(card, lang)
        return tuple(
            text for ability, text in zip(card.abilities, said, strict=True) if not isinstance(ability, n.Keyword)
        )

    def used(self, game: Lorcana, card: int, number: int, lang: str) -> str | None:
        """None for one the card has only gained, or Boost."""
        facts = game.facts[card]
        known = activate.abilities(game, card)
        if number >= len(facts.activations) or known[number].keyword:
            return None
        printed = [ability for ability in facts.data.abilities if isinstance(ability, n.Activated)]
        return _rendered((printed[number],), facts.type, lang)[0]

    def resolved(self, game: Lorcana, option: Option, lang: str) -> str | None:
        entry = game.bag[option.number]
        return self.triggered(game, entry.source, entry.trigger.program.tree, lang)

    def told(self, game: Lorcana, speaker: Speaker, view: dict[str, Any]) -> None:
        for waiting, entry in zip(view["bag"], game.bag, strict=True):
            name = waiting["name"] = ability_name(speaker, game, entry.source, waiting["name"])
            text = self.triggered(game, entry.source, entry.trigger.program.tree, speaker.lang)
            waiting["text"] = f"{name} {text}" if name and text else text

    def card_told(self, game: Lorcana, speaker: Speaker, card: int, told: dict[str, Any]) -> None:
        if "keywords" in told:
            told["said"] = {word: keyword(speaker, word, number) for word, number in told["keywords"].items()}


def titled(card: Any, place: int, text: str, lang: str) -> str:
    """The text of an ability after its name, as on cards. (What somebody merely tries has no names.)"""
    name = card.named(place, lang) if isinstance(card, CardData) else ""
    return f"{name} {text}" if name else text


TEXTS: Final = LorcanaTexts("lorcana")


@functools.lru_cache(maxsize=4096)
def _rendered(abilities: tuple[n.Ability, ...], kind: str, lang: str) -> tuple[str, ...]:
    return tuple(TEXT.render(abilities, lang, kind=kind, names=TEXTS.names(lang)))
