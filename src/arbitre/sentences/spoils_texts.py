"""What cards of The Spoils do, in words."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Final

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils import use
from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.text import TEXT
from arbitre.games.spoils.triggers import AtOnce
from arbitre.games.spoils.use import UseAbility
from arbitre.games.spoils.view import rule_of, under_way
from arbitre.kernel.decision import Option
from arbitre.sentences.card_texts import CardTexts, Effects
from arbitre.sentences.spoils import waiting

if TYPE_CHECKING:
    from arbitre.ability.waiting import Waiting
    from arbitre.games.spoils.game import Spoils
    from arbitre.sentences.speaker import Speaker

IN_THE_TEXT: Final = ("Flip Up", "Attach")  # keywords that say more than their name


class SpoilsTexts(CardTexts):
    """A paragraph for each ability: its name, cost and effect are one."""

    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        return _flat(TEXT.render_effects(effects, lang, kind=kind, when=when, within=within))

    def whole(self, card: CardData, lang: str) -> tuple[str, ...]:
        return _rendered(card.abilities, card.type, lang)

    def abilities(self, card: CardData, lang: str) -> tuple[str, ...]:
        said = tuple(
            one for one in card.abilities if not (isinstance(one, n.Keyword) and one.keyword not in IN_THE_TEXT)
        )
        return _rendered(said, card.type, lang)

    def used(self, game: Spoils, card: int, number: int, lang: str) -> str | None:
        """None for one the card has only gained."""
        facts = game.facts[card]
        if number >= len(facts.activations):
            return None
        printed = [ability for ability in facts.data.abilities if isinstance(ability, n.Activated)]
        return _rendered((printed[number],), facts.type, lang)[0]

    def resolved(self, game: Spoils, option: Option, lang: str) -> str | None:
        entry = waiting(game, option)
        return None if entry is None else self._waits(game, entry, lang)

    def _waits(self, game: Spoils, entry: Waiting, lang: str) -> str | None:
        """The rules of a faction are known by their names."""
        if rule_of(game, entry):
            return None
        return self.triggered(game, entry.source, entry.trigger.program.tree, lang)

    def told(self, game: Spoils, speaker: Speaker, view: dict[str, Any]) -> None:
        top = game.stack[-1]
        entries = top.entries if isinstance(top, AtOnce) else ()
        for told, entry in zip(view["waiting"], entries, strict=True):
            told["text"] = self._waits(game, entry, speaker.lang)
        for told, action in zip(view["under way"], under_way(game, view["audience"]), strict=True):
            if isinstance(action, UseAbility):
                known = use.abilities(game, action.card)
                told["text"] = (
                    self.used(game, action.card, known.index(action.ability), speaker.lang)
                    if action.ability in known
                    else None
                )
            else:
                told["text"] = " ".join(self.abilities(game.facts[action.card].data, speaker.lang))

    def card_told(self, game: Spoils, speaker: Speaker, card: int, told: dict[str, Any]) -> None:
        if "keywords" in told:
            told["said"] = {word: speaker.term(f"keyword-{word}") for word in told["keywords"]}


TEXTS: Final = SpoilsTexts("spoils")


@functools.lru_cache(maxsize=4096)
def _rendered(abilities: tuple[n.Ability, ...], kind: str, lang: str) -> tuple[str, ...]:
    return tuple(_flat(text) for text in TEXT.render(abilities, lang, kind=kind))


def _flat(text: str) -> str:
    """An ability's name, cost and effect on one line."""
    return text.replace("\n", " — ", 1).replace("\n", " ")
