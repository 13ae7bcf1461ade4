"""What cards do, in words: rendered from the ability tree that runs, for menus, questions and `card NAME`."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from arbitre.games.lorcana import activate
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.text import TEXT
from arbitre.kernel.decision import Option
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.terminal.cardtext import CardTexts, Effects, find_cards
from arbitre.terminal.words import Words

SIGNS: Final = {"¤": "sign-strength", "⛉": "sign-willpower", "◊": "sign-lore", "⬡": "sign-ink"}


@functools.cache
def local_names(lang: str) -> dict[str, str]:
    """The names of the pool's cards in a language, by their English ones."""
    found: dict[str, str] = {}
    for card in pool():
        local = getattr(card, lang, None)
        if local is not None:
            found.setdefault(card.name, local.name)
    return found


def _abilities(abilities: tuple[n.Ability, ...], kind: str, lang: str) -> list[str]:
    return [_spoken(text, lang) for text in TEXT.render(abilities, lang, kind=kind, names=local_names(lang))]


class LorcanaTexts(CardTexts):
    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        text = TEXT.render_effects(effects, lang, kind=kind, names=local_names(lang), when=when, within=within)
        return _spoken(text, lang)


TEXTS = LorcanaTexts()


def _spoken(text: str, lang: str) -> str:
    """Words for the signs that stand for characteristics on cards: few fonts have them."""
    words = Words(lang)
    text = re.sub(r"(\d+)(\s)⬡", lambda found: f"{found[1]}{found[2]}{words(_ink(int(found[1])))}", text)
    for sign, key in SIGNS.items():
        text = text.replace(sign, words(key))
    return text


def _ink(number: int) -> str:
    return "sign-ink" if number < 2 else "sign-inks"


def text_of(card: CardData, lang: str) -> list[str]:
    """A paragraph for each ability of a card."""
    return _abilities(card.abilities, card.type, lang)


@functools.lru_cache(maxsize=1000)
def abilities_of(card: CardData, lang: str) -> tuple[str, ...]:
    """The same without keywords."""
    said = tuple(ability for ability in card.abilities if not isinstance(ability, n.Keyword))
    return tuple(_abilities(said, card.type, lang))


def activated(game: Lorcana, option: Option, lang: str) -> str | None:
    """The activated ability that an option would use; None for one the card has only gained, or Boost."""
    facts = game.facts[option.card]
    known = activate.abilities(game, option.card)
    if option.number >= len(facts.activations) or known[option.number].keyword:
        return None
    printed = [ability for ability in facts.data.abilities if isinstance(ability, n.Activated)]
    return _abilities((printed[option.number],), facts.type, lang)[0]


def names_of(card: CardData) -> list[str]:
    """A card's full names in all languages."""
    return [card.full_name, *(local.full for local in (card.fr, card.it) if local is not None)]


def name_of(card: CardData, lang: str) -> str:
    """A card's full name in a language, or in English where that is all that is known."""
    local = getattr(card, lang, None)
    return local.full if local is not None else card.full_name


def in_pool(text: str) -> dict[str, CardData]:
    """The cards of the pool that a text can mean: by the whole name, else its beginning, else a part of it."""
    return {card.full_name: card for card in find_cards(text, pool(), names_of)}


def sheet(card: CardData, speaker: Speaker, words: Words) -> list[Text]:
    """Everything about a card: facts, then text."""
    local = getattr(card, words.lang, None)
    out = [Text(name_of(card, words.lang), style="bold")]
    if local is not None and local.full != card.full_name:
        out.append(Text("  " + words("card-english", name=card.full_name), style="dim"))
    inks = "/".join(speaker.term(f"ink-{ink.lower()}") for ink in card.inks)
    kind = speaker.term("song" if card.song else card.type)
    facts = [kind, inks, words("card-cost", cost=card.cost)]
    facts.append(words("card-inkable" if card.inkable else "card-not-inkable"))
    out.append(Text("  " + ", ".join(part for part in facts if part)))
    if card.type == "character":
        about = {"strength": card.strength or 0, "willpower": card.willpower or 0, "lore": card.lore or 0}
        out.append(Text("  " + words("card-stats", **about)))
    elif card.type == "location":
        about = {"willpower": card.willpower or 0, "lore": card.lore or 0, "move": card.move_cost or 0}
        out.append(Text("  " + words("card-location", **about)))
    if card.classifications:
        known: Mapping[str, str] = getattr(TEXT.tongues.get(words.lang), "CLASSES", {})
        out.append(Text("  " + ", ".join(known.get(name, name) for name in card.classifications)))
    if card.lacks:
        out.append(Text("  " + words("card-lacks", why=card.lacks)))
    else:
        out += [Text("  " + line) for line in text_of(card, words.lang) or [words("card-no-text")]]
    return out
