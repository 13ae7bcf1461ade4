"""A card's abilities from its text, in French or in English."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from arbitre.ability.parse import english, french
from arbitre.ability.parse.fault import NotUnderstood, not_understood
from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.lexer import Token
from arbitre.ability.references import unexplained
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.amounts import add_amounts
from arbitre.games.fallen.grammar.conditions import add_conditions
from arbitre.games.fallen.grammar.deeds import add_deeds
from arbitre.games.fallen.grammar.events import add_events
from arbitre.games.fallen.grammar.lexicon import CardParser, Lexicon, Lexicons
from arbitre.games.fallen.grammar.nouns import QUOTES, add_nouns
from arbitre.games.fallen.grammar.phrases import Phrasebook
from arbitre.games.fallen.grammar.refs import resolved
from arbitre.games.fallen.grammar.says import add_says
from arbitre.games.fallen.grammar.targets import add_targets
from arbitre.games.fallen.grammar.texts import add_texts
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.text import TEXT
from arbitre.games.fallen.text.en import English
from arbitre.games.fallen.text.fr import French
from arbitre.kernel.error import Error

CUT: Final = {"fr": french.tokens, "en": english.tokens}
TONGUES: Final[dict[str, Any]] = {"fr": French, "en": English}
ACTIONS: Final = ("miracle", "gift")
"""Types of cards whose text is what they do."""
COMMON: Final = {"fr": french.COMMON, "en": english.COMMON}
AMBIGUOUS: Final = "it can be read in more than one way"
_SIGNS: Final = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "-", "\u00a0": " ", "\u202f": " "}
)


class Read(NamedTuple):
    """What was read of a card's text: its abilities, or why not."""

    abilities: tuple[n.Ability, ...]
    faults: tuple[NotUnderstood, ...]


@functools.cache
def grammar(lang: str) -> Grammar:
    book = Phrasebook(TONGUES[lang]("page", {}), CUT[lang])
    for add in (add_nouns, add_amounts, add_targets, add_events, add_conditions, add_says, add_deeds, add_texts):
        add(book)
    book.grammar.call(CALLED)
    book.grammar.check()
    return book.grammar


CALLED: Final = {
    **dict.fromkeys(("nominal one", "nominal many"), "a description of cards"),
    **dict.fromkeys(("deed order", "deed bare", "deed one", "deed many"), "something to do"),
    **dict.fromkeys(("picking order", "picking bare"), "what is targeted or chosen"),
    **dict.fromkeys(("says one", "says many"), "what cards gain, suffer or cannot do"),
    **dict.fromkeys(("player one", "player many"), "a player"),
    "target": "cards such as an Angel, all Golems or a card spoken of",
    "condition": "a condition",
    "happening": "what happens",
    "moment": "when, such as at the start of your Dawn",
    "amount": "an amount",
    "duration": "for how long",
    "static ability": "what holds while this card is in play",
}
"""Kinds of phrases that are told by name, not word by word."""


def paragraphs(text: str) -> list[str]:
    """One for each ability; the effects to choose from belong to what comes before them."""
    found: list[str] = []
    for line in text.translate(_SIGNS).split("\n"):
        line = line.strip()
        if line.startswith("•") and found:
            found[-1] += "\n" + line
        elif line:
            found.append(line)
    return found


def cut_up(text: str, lang: str) -> list[Token]:
    """Its words. A sentence that ends with one in quotes has a full stop of its own, too."""
    found: list[Token] = []
    words = CUT[lang](text)
    for at, word in enumerate(words):
        found.append(word)
        if word.word in QUOTES.values() and at and words[at - 1].word == ".":
            if at + 1 == len(words) or words[at + 1].text[:1].isupper():
                found.append(Token(".", word.end, word.end))
    return found


def read_paragraph(text: str, kind: str, lang: str, words: Lexicon) -> tuple[n.Ability, ...]:
    """The abilities of one paragraph. Where it can be read in several ways, the one that is said in these words; where
    that does not tell, it is refused."""
    cut = cut_up(text, lang)
    parser = CardParser(grammar(lang), text, cut, words)
    meanings = [*parser.whole("ability"), *(parser.whole("action") if kind in ACTIONS else ())]
    why = ""
    found: list[tuple[n.Ability, ...]] = []
    certain = True
    for meaning in meanings:
        if any(isinstance(one, n.Activated) and not one.name for one in meaning):
            continue  # when it could be used is not said
        settled = resolved(meaning, kind, TONGUES[lang])
        certain = certain and settled.certain
        why = settled.why or why
        for made in settled.trees:
            fault = next(iter(unexplained(made, LANGUAGE)), "")
            if fault:
                why = fault
            elif made not in found:
                found.append(made)
    if not found:
        raise not_understood(parser, why)
    if len(found) > 1 or not certain:
        said = [made for made in found if is_said(made, cut, kind, lang, words)]
        if len(said) != 1:
            raise not_understood(parser, "it is not clear which cards are meant" if not certain else AMBIGUOUS)
        found = said
    try:
        LANGUAGE.convert(msgspec.to_builtins(found[0]), list[n.Ability])
    except (msgspec.ValidationError, TypeError) as wrong:
        raise not_understood(parser, f"the language has no place for it: {wrong}") from wrong
    return found[0]


def is_said(made: tuple[n.Ability, ...], cut: Sequence[Any], kind: str, lang: str, words: Lexicon) -> bool:
    """Whether our own text of it has these words."""
    try:
        said = TEXT.render(made, lang, kind=kind, names=words.shown)
    except Error:
        return False
    return unplaced(cut_up("\n".join(said), lang), lang) == unplaced(cut, lang)


def unplaced(words: Sequence[Token], lang: str) -> list[str]:
    """Without "on the battlefield", which goes without saying."""
    place = spelt(CUT[lang](TONGUES[lang].TEXTS["at battlefield"]))
    found: list[str] = []
    for word in spelt(words):
        found.append(word)
        if found[-len(place) :] == place:
            del found[-len(place) :]
    return found


def spelt(words: Sequence[Token]) -> list[str]:
    """Whether it is "le" or "la" may tell who is meant."""
    return [one.text.lower() if one.word == "le" else one.word for one in words]


def read_card(text: str, kind: str, lang: str, words: Lexicon) -> Read:
    """The abilities of a card of this type from its text in this language."""
    found: list[n.Ability] = []
    faults: list[NotUnderstood] = []
    for part in paragraphs(text):
        try:
            found += read_paragraph(part, kind, lang, words)
        except NotUnderstood as fault:
            faults.append(fault)
    return Read(() if faults else tuple(found), tuple(faults))


def read_text(text: str, kind: str, words: Lexicons) -> Read:
    """The abilities of a card from its text, in whichever language it is; or how far it is understood in the one it
    seems to be in."""
    like = {lang: likeness(text, lang) for lang in CUT}
    seems, other = sorted(CUT, key=lambda lang: -like[lang])
    first = read_card(text, kind, seems, words[seems])
    if not first.faults:
        return first
    second = read_card(text, kind, other, words[other])
    further = like[seems] == like[other] and reach(second) > reach(first)
    return second if not second.faults or further else first


def reach(read: Read) -> int:
    """How much of what was not understood was read."""
    return sum(len(fault.text) - (0 if fault.why else len(fault.rest)) for fault in read.faults)


def likeness(text: str, lang: str) -> int:
    """How many of its words are such as one says in this language all the time."""
    return sum(word.word in COMMON[lang] for word in CUT[lang](text))
