"""What cards of The Spoils do, in words: rendered from the ability tree that runs."""

from __future__ import annotations

import functools

from rich.text import Text

from arbitre.ability.waiting import Waiting
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.text import TEXT
from arbitre.kernel.decision import Option
from arbitre.pool.spoils import pool
from arbitre.sentences import Speaker
from arbitre.terminal.cardtext import CardTexts, Effects, find_cards
from arbitre.terminal.words import Words

GAME = Spoils.name


@functools.lru_cache(maxsize=1000)
def text_of(card: CardData, lang: str) -> tuple[str, ...]:
    """Paragraphs; those of an ability with a name, a cost and an effect are one."""
    return tuple(_flat(text) for text in TEXT.render(card.abilities, lang, kind=card.type))


@functools.lru_cache(maxsize=1000)
def abilities_of(card: CardData, lang: str) -> tuple[str, ...]:
    """The same without the keywords that stand in the line of the card."""
    said = tuple(
        one for one in card.abilities if not (isinstance(one, n.Keyword) and one.keyword not in ("Flip Up", "Attach"))
    )
    return tuple(_flat(text) for text in TEXT.render(said, lang, kind=card.type))


def _flat(text: str) -> str:
    """An ability's name, cost and effect on one line."""
    return text.replace("\n", " — ", 1).replace("\n", " ")


class SpoilsTexts(CardTexts):
    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        return _flat(TEXT.render_effects(effects, lang, kind=kind, when=when, within=within))


TEXTS = SpoilsTexts()


def activated(game: Spoils, option: Option, lang: str) -> str | None:
    """The ability that an option would use; None for one the card has only gained."""
    facts = game.facts[option.card]
    if option.number >= len(facts.activations):
        return None
    printed = [ability for ability in facts.data.abilities if isinstance(ability, n.Activated)]
    return _flat(TEXT.render((printed[option.number],), lang, kind=facts.type)[0])


def trigger(game: Spoils, entry: Waiting, lang: str) -> str | None:
    """What a trigger that waits would do; None where it is none of those printed on its card."""
    tree = entry.trigger.program.tree
    facts = game.facts[entry.source]
    for ability in facts.data.abilities:
        if isinstance(ability, n.Triggered) and ability.effects == tree:
            return TEXTS.effects(tree, facts.type, lang, ability.when)
    return None


# -- a card on its own -------------------------------------------------------------------------------------------


def in_pool(text: str) -> dict[str, CardData]:
    """The cards of the pool that a text can mean: by the whole name, else its beginning, else a part of it."""
    return {card.name: card for card in find_cards(text, pool(), lambda card: (card.name,))}


def kinds(card: CardData, speaker: Speaker) -> str:
    """The type line: trade, supertype, type, subtypes (201.4)."""
    parts = [speaker.term(f"trade-{card.trade}") if card.trade else "", speaker.term(card.type)]
    if card.staple:
        parts.insert(2, speaker.term("staple"))
    line = " ".join(part for part in parts if part)
    return f"{line} - {', '.join(card.subtypes)}" if card.subtypes else line


def numbers(card: CardData, words: Words) -> list[str]:
    """The printed numbers and icons of a card, each with its word."""
    out: list[str] = []
    if card.cost is not None:
        out.append(words("card-cost", cost=card.cost))
    if card.threshold:
        out.append(words("card-threshold", icons=card.threshold))
    if card.type == "character":
        out.append(
            words("card-stats", strength=card.strength or 0, life=card.life or 0, speed=card.speed or 0),
        )
    if card.structure is not None:
        out.append(words("card-structure", number=card.structure))
    if card.provides:
        out.append(words("card-provides", icons=card.provides))
    if card.influence is not None:
        out.append(words("card-influence", number=card.influence))
    if card.starting_resources:
        out.append(words("card-starting", names=", ".join(card.starting_resources)))
    if card.starting_draw != (0, 0):
        first, second = card.starting_draw
        out.append(words("card-draw", first=first, second=second))
    return out


def sheet(card: CardData, speaker: Speaker, words: Words) -> list[Text]:
    """Everything about a card: facts, then text."""
    out = [Text(card.name, style="bold"), Text("  " + kinds(card, speaker))]
    said = numbers(card, words)
    if said:
        out.append(Text("  " + ", ".join(said)))
    if card.lacks:
        out.append(Text("  " + words("card-lacks", why=card.lacks)))
    else:
        out += [Text("  " + line) for line in text_of(card, words.lang) or (words("card-no-text"),)]
    return out
