"""From the text of cards to their ability trees: records of a source (`importing.py`), one card at a time.

A card is understood wholly, or it is refused with the text that was not: no tree holds half a card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from arbitre.ability.language import KeywordNumber
from arbitre.ability.references import unexplained
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.grammar import NotUnderstood, parse
from arbitre.games.lorcana.grammar.cleaning import clean
from arbitre.games.lorcana.language import KEYWORDS, LANGUAGE
from arbitre.pool.ability_names import named
from arbitre.pool.compiled import Compiled, Refusal
from arbitre.pool.importing import Source, is_about_singing
from arbitre.pool.near import near

_SHIFT = re.compile(r"(?:(?P<onto>.+) )?Shift")


class Lexicon(NamedTuple):
    """The words that are names of cards, classifications and names of abilities: a text may speak of any of them."""

    names: frozenset[str]
    classes: frozenset[str]
    abilities: frozenset[str] = frozenset()

    def __or__(self, other: Lexicon) -> Lexicon:
        return Lexicon(self.names | other.names, self.classes | other.classes, self.abilities | other.abilities)

    def parse(self, text: str, kind: str, own: str = "") -> Any:
        """One paragraph of card text, in these words."""
        return parse(text, kind, self.names, self.classes, own, self.abilities)


def lexicon(records: Iterable[Source]) -> Lexicon:
    """The words of a file: cards of a new set may speak of each other, and of their own classifications."""
    records = list(records)
    names: set[str] = set()
    classes: set[str] = set()
    for record in records:
        names.update((record.name, record.full_name, *record.names, *record.name.split(" & ")))
        classes.update(word for word in record.subtypes if word != "Song")
    abilities = {named(ability.name) for record in records for ability in record.abilities if ability.name}
    return Lexicon(frozenset(names), frozenset(classes), frozenset(abilities))


def lexicon_of(cards: Iterable[CardData]) -> Lexicon:
    """The same from cards of a pool."""
    names: set[str] = set()
    classes: set[str] = set()
    abilities: set[str] = set()
    for card in cards:
        names.update((card.name, card.full_name, *card.name.split(" & ")))
        classes.update(card.classifications)
        abilities.update(name for name in card.called if name)
    return Lexicon(frozenset(names), frozenset(classes), frozenset(abilities))


def compile_card(record: Source, words: Lexicon) -> Compiled:
    """A card's abilities in the order they are printed; what an action does comes last."""
    abilities: list[n.Ability] = []
    refused: list[Refusal] = []
    name, set_code = record.full_name, record.set_code
    for kind, text in paragraphs(record):
        try:
            if kind == "keyword":
                abilities.append(keyword(text, words))
            else:
                abilities.append(words.parse(text, kind, kind_of(record)))
        except NotUnderstood as fault:
            refused.append(Refusal(name, set_code, fault))
    refused += [Refusal(name, set_code, fault) for fault in left_out(record)]
    if not refused:
        texts = " / ".join(text for _, text in paragraphs(record))
        refused += [Refusal(name, set_code, fault) for fault in spoken_of_nothing(abilities, texts)]
    return Compiled(name, set_code, () if refused else tuple(abilities), tuple(refused))


def spoken_of_nothing(abilities: Sequence[n.Ability], text: str) -> Iterator[NotUnderstood]:
    """What the trees refer to without anything in them explaining it: such a reading is wrong, whatever led to it."""
    for fault in unexplained(tuple(abilities), LANGUAGE):
        yield NotUnderstood(text, 0, text, [], fault)


def kind_of(record: Source) -> str:
    return "song" if "Song" in record.subtypes else record.type.lower()


def paragraphs(record: Source) -> list[tuple[str, str]]:
    """The texts of a card, each with what it is: a keyword, an ability, an action's effect."""
    found: list[tuple[str, str]] = []
    for ability in record.abilities:
        if ability.type == "keyword":
            found.append(("keyword", f"{ability.keyword}: {ability.keyword_value}"))
            continue
        if not is_about_singing(ability):
            text = f"{ability.costs_text} — {ability.effect}" if ability.costs_text else ability.effect
            found.append(("ability", text))
    if record.effects:
        found.append(("action", " ".join(record.effects)))
    return found


def left_out(record: Source) -> Iterator[NotUnderstood]:
    """What a record says elsewhere but not in its abilities: it would be half a card."""
    if record.full_text.strip() and not record.abilities and not record.effects:
        yield NotUnderstood(record.full_text, 0, record.full_text, [], "its text is not told as abilities or effects")
    for word in record.keyword_abilities:
        if word.rpartition(" ")[2] not in KEYWORDS and word not in KEYWORDS:
            yield unknown_keyword(word, word)


_KEYWORD = re.compile(rf"((?:[A-Z]\w+ )*(?:{'|'.join(KEYWORDS)}))(?:: | \+?)?(.*)")


def from_text(texts: Sequence[str], kind: str, words: Lexicon) -> tuple[n.Ability, ...]:
    """Abilities from paragraphs as printed on a card: keywords and abilities; of an action, what it does. `kind` is
    what the card is: a character, a song, ..."""
    found: list[n.Ability] = []
    for text in texts:
        named = _KEYWORD.fullmatch(clean(text).removesuffix(" ⬡"))
        if named and (not named[2] or named[2].isdecimal() or ":" in text):
            found.append(keyword(f"{named[1]}: {named[2]}", words))
        else:
            does = "action" if kind in ("action", "song") else "ability"
            found.append(words.parse(text, does, kind))
    return tuple(found)


def keyword(text: str, words: Lexicon) -> n.Ability:
    """A keyword with its value: a number, or for Shift what else it costs."""
    name, _, value = text.partition(": ")
    value = value.strip().removesuffix(" ⬡").removesuffix("{I}").strip().lstrip("+")
    onto: Any = "same name"
    shift = _SHIFT.fullmatch(name)
    if shift and shift["onto"]:
        onto = "anyone" if shift["onto"] == "Universal" else (shift["onto"],)
        name = "Shift"
    if name not in KEYWORDS:
        raise unknown_keyword(name, text)
    if onto not in ("same name", "anyone") and onto[0] not in words.classes:
        raise NotUnderstood(text, 0, text, [], f"there is no classification {onto[0]!r}{meant(onto[0], words.classes)}")
    if value and not value.isdecimal():
        if name != "Shift":
            raise NotUnderstood(text, 0, value, [], f"{name} takes {NUMBERS[KEYWORDS[name]]}")
        activated = words.parse(f"{value} — Draw a card.", "ability")
        return n.Keyword(name, 0, onto, activated.cost)
    if (KEYWORDS[name] == "none") == bool(value) or (KEYWORDS[name] == "needed" and not int(value)):
        raise NotUnderstood(text, 0, text, [], f"{name} takes {NUMBERS[KEYWORDS[name]]}")
    return n.Keyword(name, int(value or 0), onto)


NUMBERS: dict[KeywordNumber, str] = {"none": "no number", "needed": "a number", "may": "a number"}


def unknown_keyword(name: str, text: str) -> NotUnderstood:
    return NotUnderstood(text, 0, text, [], f"there is no keyword {name!r}{meant(name, KEYWORDS)}")


def meant(word: str, known: Iterable[str]) -> str:
    like = near(word, known)
    return f"; did you mean {' or '.join(like)}?" if like else ""
