"""Finding rules by words, as people type them: in any order, any case, with or without accents, in the singular or the
plural. A word stands for all that begin with it: `ink` finds inkwell, not think.

The best come first: those that have the very words, those that say what a word means (in quotation marks, or at their
beginning), and the headings of what is looked for, with what stands below them."""

from __future__ import annotations

import functools
import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from arbitre.rulebook.texts import Book, Language, Rule

MOST: Final = 1 / 3  # what must be there of what was asked for
PARTLY: Final = 20  # rules that lack a word are shown as long as there are no more than this in all

# What a word of a rule is worth to somebody who typed a word: the same one; another form of it; one that begins so.
SAME: Final = 1.0
AKIN: Final = 0.8
BEGINS: Final = 0.5
SHORTEST: Final = 4  # letters that two forms of a word have in common at least,
ENDING: Final = 4  # besides endings of this many at most,
MUCH: Final = 0.62  # and how much of the longer one, unless it only has more letters: `tempest` is no form of `temple`

ABOVE: Final = 0.5  # what it counts if only something above the rule says it,
DECIDED: Final = 0.4  # or only one of our rulings
NAMED: Final = 0.9  # what is added where a heading is called that, if it is called nothing else,
BELOW: Final = 0.5  # and for what stands below it
DEFINED: Final = 0.25  # what is added where a rule puts a word into quotation marks, or begins with it

# What a question is made of besides what it asks about. It counts only where nothing else was typed.
_QUESTION: Final[dict[Language, str]] = {
    "en": """
        a an and any are at be by can could did do does for from get has have how i if in is it its many may
        me much my of on or should so than that the their them then there they this to was what when where
        which who whose why will with would you your
    """,
    "fr": """
        a ai ait au aux avec ce ces cette ceux combien comment d dans de des du elle en entre est et il ils
        j je l la le les leur lui m ma mes mon n ne on ou par pas peut peuvent peux pour pourquoi qu quand
        que quel quelle quelles quels qui quoi s sa se ses si son sont sur t un une vers y
    """,
    "it": """
        a ai al all alla alle allo che chi ci come con cosa da dal dalla de dei del della delle di e ed fa
        gli ha ho i il in io l la le lo ma mi mia mio ne nei nel nella o per perche piu posso puo qual quale
        quali quando quante quanti quanto se si sono su sua sul sulla suo tra un una uno
    """,
}
PASSING: Final = {lang: frozenset(words.split()) for lang, words in _QUESTION.items()}

_FOLD = str.maketrans({"’": "'", "‘": "'", "œ": "oe", "æ": "ae", "–": "-", "—": "-"})
_WORD: Final = re.compile(r"[^\W_]+")
_QUOTED: Final = re.compile(r"[“«\"]\s*([^”»\"]*?)\s*[”»\"]")
FIRST: Final = 3  # words a rule begins with


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.casefold().translate(_FOLD))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@functools.lru_cache(maxsize=16384)
def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(fold(text)))


def words_of(text: str) -> list[str]:
    return list(_words(text))


def having_all(rules: Iterable[Rule], words: Sequence[str], lang: Language) -> list[Rule]:
    """The rules that have all these words, in the book's order."""
    wanted = words_of(" ".join(words))
    found = [rule for rule in rules if all(_best(word, _words(rule.text(lang))) for word in wanted)]
    return found if wanted else []


def look_up(rulebook: Book, text: str, lang: Language) -> list[Rule]:
    """What somebody looks for: a rule with all below it if there is a number, else rules by words. Where there is no
    such number, it is what would stand above it."""
    for typed in text.split():
        number = rulebook.numbering.spelt(typed.strip(".,;:()[]"))
        # A chapter's number alone may be anything: 20 lore.
        if rulebook.numbering.is_number(number) and ("." in number or text.split() == [typed]):
            there = [outer for outer in rulebook.numbering.path(number) if outer in rulebook.rules]
            if there:
                return rulebook.part(there[-1])
    return search(rulebook, list(rulebook.rules.values()), text.split(), lang)


def search(rulebook: Book, rules: Sequence[Rule], words: Sequence[str], lang: Language) -> list[Rule]:
    """Those of the rules that have most of these words, the best first: a word counts the more, the fewer rules have
    it, and a word that no rule has counts for nothing. All that have every word are found, and some that do not."""
    texts = [_words(f"{rule.text(lang)} {rulebook.also(rule.number, lang)}") for rule in rules]
    worth: dict[str, float] = {}
    typed = words_of(" ".join(words))
    for word in [word for word in typed if word not in PASSING[lang]] or typed:
        having = sum(_best(word, text) > 0 for text in texts)
        if having:
            worth[word] = math.log(1 + len(rules) / having)
    whole = sum(worth.values())
    ranked: list[tuple[bool, float, int]] = []
    for place, (rule, text) in enumerate(zip(rules, texts, strict=True)):
        has = {word: _best(word, text) for word in worth}
        if not any(has.values()) and not _decided(rulebook, rule, lang, worth):
            continue
        above = rulebook.above(rule.number)
        beside = {word: _beside(word, rulebook, rule, above, lang) for word in worth}
        value = sum(weight * max(has[word], beside[word]) for word, weight in worth.items())
        if value >= MOST * whole:
            more = _meant(rulebook, rule, worth, lang) + _headed(rule, above, worth, lang)
            # Whoever lacks a word is not helped much by being called the others.
            share = sum(weight for word, weight in worth.items() if has[word] or beside[word]) / whole
            ranked.append((all(has.values()), value + more * share**2, place))
    ranked.sort(key=lambda one: (-one[1], one[2]))
    return [rules[place] for count, (has_all, _, place) in enumerate(ranked) if has_all or count < PARTLY]


def _best(word: str, text: Iterable[str]) -> float:
    """What the best word of a text is worth to who typed this one."""
    return max((_alike(word, one) for one in text), default=0.0)


@functools.lru_cache(maxsize=65536)
def _alike(typed: str, word: str) -> float:
    if typed == word:
        return SAME
    shared = 0
    for one, other in zip(typed, word, strict=False):
        if one != other:
            break
        shared += 1
    longer, shorter = max(len(typed), len(word)), min(len(typed), len(word))
    if shared >= SHORTEST and longer - shared <= ENDING and (shared == shorter or shared >= MUCH * longer):
        return AKIN
    return BEGINS if shared == len(typed) else 0.0


def _decided(rulebook: Book, rule: Rule, lang: Language, worth: Iterable[str]) -> bool:
    """Whether our rulings on a rule have a word."""
    return any(_best(word, _words(one.text(lang))) for one in rulebook.rulings_on(rule.number) for word in worth)


def _beside(word: str, rulebook: Book, rule: Rule, above: Sequence[Rule], lang: Language) -> float:
    """What a word is worth that stands above a rule, or in our rulings on it."""
    headings = max((_best(word, _words(one.text(lang))) for one in above), default=0.0)
    rulings = max((_best(word, _words(one.text(lang))) for one in rulebook.rulings_on(rule.number)), default=0.0)
    return max(ABOVE * headings, DECIDED * rulings)


def _meant(rulebook: Book, rule: Rule, worth: dict[str, float], lang: Language) -> float:
    """More for a rule that says what a word means."""
    quoted = [word for said in _QUOTED.findall(rule.text(lang)) for word in _words(said)]
    quoted += _words(rulebook.also(rule.number, lang))
    first = _words(rule.text(lang))[:FIRST]
    return DEFINED * sum(weight * (_best(word, quoted) + _best(word, first)) for word, weight in worth.items())


def _headed(rule: Rule, above: Sequence[Rule], worth: dict[str, float], lang: Language) -> float:
    """More for a heading that is called what was typed, and for what stands below it: the more, the less else it is
    called."""
    if rule.kind == "heading":
        return NAMED * _called(rule, worth, lang)
    return BELOW * max((_called(one, worth, lang) for one in above if one.kind == "heading"), default=0.0)


def _called(heading: Rule, worth: dict[str, float], lang: Language) -> float:
    title = [word for word in _words(heading.text(lang)) if len(word) >= SHORTEST] or _words(heading.text(lang))
    named = {word: _best(word, title) for word in worth}
    others = max(0, len(title) - sum(value > BEGINS for value in named.values()))
    return sum(weight * named[word] for word, weight in worth.items()) / (1 + others)
