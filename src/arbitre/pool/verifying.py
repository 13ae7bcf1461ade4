"""Our English beside the printed one: the same words after normalising, or a difference that somebody must look at.

All that two texts may differ in without meaning something else is listed here, and only here.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from arbitre.ability import nodes as n
from arbitre.ability.parse import NotUnderstood, parse
from arbitre.ability.parse.lexer import clean
from arbitre.ability.render import render_ability
from arbitre.pool.compiling import Compiled, Lexicon, compile_card, paragraphs
from arbitre.pool.importing import Source

# Words that say the same: who is spoken of, and the verb that goes with it.
SAME_WORDS = {
    **dict.fromkeys(("he", "she", "it", "him", "her", "them"), "they"),
    **dict.fromkeys(("he's", "she's", "it's", "they're"), "they are"),
    **dict.fromkeys(("his", "its", "her", "their"), "they"),
    **dict.fromkeys(("is", "are", "was", "were"), "are"),
    "has": "have",
    "isn't": "aren't",
    "wasn't": "aren't",
    "doesn't": "don't",
    "an": "a",
    "one": "1",
    "each": "all",
    "any": "a",
    "there's": "there are",
    "whenever": "when",
}
VERBS = (
    *("quest", "get", "gain", "enter", "leave", "take", "challenge", "draw", "discard", "choose", "put", "return"),
    *("play", "lose", "deal", "reveal", "count", "sing", "move", "exert", "shuffle", "banish", "pay", "look", "enters"),
)
# Phrases that say the same, after the words above have been put in place.
SAME_PHRASES = (
    ("you gain", "gain"),
    ("you draw", "draw"),
    ("you pay", "pay"),
    ("all opposing player", "all opponent"),
    ("your opponent", "a opponent"),
    ("once during your turn", "during your turn once per turn"),
    ("you can play", "you may play"),
    ("have no damage", "are undamaged"),
    ("with no damage", "undamaged"),
    ("have damage", "are damaged"),
    ("1 of your", "a of your"),
    ("can't exert to sing", "can't ⟳ to sing"),
    ("may challenge ready", "can challenge ready"),
    ("may also challenge ready", "can challenge ready"),
    ("damage all (to|from)", r"damage \1"),
    ("and or", "or"),
    ("damage counters?", "damage"),
    ("the same amount of damage", "that much damage"),
    ("chosen other", "another chosen"),
    ("to all players", ""),
    ("on top of", "on the top of"),
    ("back on the top of your deck in a order", "back in a order"),
    ("rest in your discard", "rest into your discard"),
    ("of the deck", "of your deck"),
    ("put revealed", "put all revealed"),
    ("on the top of they", "on the top of your deck"),
)


def normal(text: str) -> str:
    """A text in small letters, without punctuation and reminder text, with one word for what says the same."""
    words: list[str] = []
    for word in re.findall(r"[⟳⬡¤⛉◊◉]|[+\-]?\d+|[^\W\d_]+(?:['-][^\W\d_]+)*|\+", clean(text).lower()):
        base = re.sub(r"(?<=[shxz])es$|(?<=[^s])s$", "", word)
        word = base if base in VERBS else word
        words.extend(SAME_WORDS.get(word, word).split())
    line = " ".join(words)
    for one, other in SAME_PHRASES:
        line = re.sub(rf"\b{one}\b", other, line)
    return line


class Difference(NamedTuple):
    card: str
    printed: str
    ours: str


class Verified(NamedTuple):
    """What became of the cards of a file."""

    compiled: list[Compiled]
    same: int  # cards whose text is the same
    different: list[Difference]
    unstable: list[Difference]  # rendered and read again, another tree


def verify(records: list[Source], words: Lexicon) -> Verified:
    compiled: list[Compiled] = []
    different: list[Difference] = []
    unstable: list[Difference] = []
    same = 0
    for record in records:
        card = compile_card(record, words)
        compiled.append(card)
        if card.refusals:
            continue
        differs = list(differences(record, card))
        different += differs
        same += not differs
        unstable += not_round(record, card, words)
    return Verified(compiled, same, different, unstable)


def differences(record: Source, card: Compiled) -> list[Difference]:
    found: list[Difference] = []
    for (kind, printed), ability in zip(paragraphs(record), card.abilities, strict=True):
        if kind == "keyword":
            continue
        ours = render_ability(ability, "en", kind=kind_of(record))
        if normal(ours) != normal(printed):
            found.append(Difference(card.card, clean(printed), ours))
    return found


def not_round(record: Source, card: Compiled, words: Lexicon) -> list[Difference]:
    """Abilities whose rendered text does not give the same tree again."""
    found: list[Difference] = []
    for (kind, _), ability in zip(paragraphs(record), card.abilities, strict=True):
        if isinstance(ability, n.Keyword):
            continue
        ours = render_ability(ability, "en", kind=kind_of(record))
        try:
            again = parse(ours, kind, words.names, words.classes)
        except NotUnderstood as fault:
            found.append(Difference(card.card, ours, str(fault)))
            continue
        if again != ability:
            found.append(Difference(card.card, ours, f"{ability}\n!= {again}"))
    return found


def kind_of(record: Source) -> str:
    return "song" if "Song" in record.subtypes else record.type.lower()
