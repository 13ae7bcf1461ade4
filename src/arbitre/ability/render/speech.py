"""What every language speaks with, in every game: texts with slots, lists, sentences, verbs that suit their subject.

In a text, `{slots}` are filled in by the walk; verbs are in angle brackets and are put into the form their subject asks
for (`<draw> a card`: draw, draws, has drawn); `°` takes the ending of what it is said of, in languages that have one.
A language's grammar is one class, for all games: `english.py`, `french.py`, `italian.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.ability.render.unsaid import unsaid

Tense = Literal["now", "past", "perfect", "wished"]
"""It attacks; it attacked; it has attacked; so that it attacks."""


class Speech(ABC):
    """A language, as far as it is the same in every game."""

    TEXTS: ClassVar[Mapping[str, str]]
    NOUNS: ClassVar[Mapping[str, tuple[str, str, bool]]]  # one, several, feminine
    KEYWORDS: ClassVar[Mapping[str, str]] = {}  # by their English names, where they have others
    AND: ClassVar[str]
    OR: ClassVar[str]
    QUOTES: ClassVar[tuple[str, str]]
    COLON: ClassVar[str]
    YOU: ClassVar[Phrase]

    def __init__(self, kind: str, names: Mapping[str, str]) -> None:
        self.kind = kind
        self.names = names

    def t(self, key: str, *given: object, **slots: object) -> str:
        found = self.TEXTS.get(key)
        if found is None:
            raise unsaid(key)
        return found.format(*given, **slots) if given or slots else found

    def paragraph(self, sentences: Sequence[str]) -> str:
        return " ".join(self.sentence(text) for text in sentences if text)

    def sentence(self, text: str) -> str:
        text = self.euphony(text)
        first = 0 if text[:1].isalnum() else next((i for i, letter in enumerate(text) if letter.isalnum()), 0)
        text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
        return text if text.endswith((".", "." + self.QUOTES[1])) else text + "."

    def listed(self, parts: Sequence[str], word: str) -> str:
        """A, B and C."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.serial_comma(len(parts)) + word + parts[-1]

    def serial_comma(self, count: int) -> str:
        return ""

    def quote(self, text: str) -> str:
        return f"{self.QUOTES[0]}{text}{self.QUOTES[1]}"

    def thing(self, key: str, plural: bool = False) -> Phrase:
        one, several, feminine = self.NOUNS[key]
        return Phrase(several if plural else one, plural, feminine)

    def keyword_name(self, keyword: str) -> str:
        return self.KEYWORDS.get(keyword, keyword)

    def name(self, name: str) -> str:
        """A card's name in the language, where it is known."""
        return self.names.get(name, name)

    def voice(self, who: Phrase) -> Voice:
        return "you" if who == self.YOU else "many" if who.plural else "one"

    def said(self, who: Phrase, what: str, tense: Tense = "now", yes: bool = True) -> str:
        """A whole clause: the character gains Covert."""
        return f"{who.text} {self.conjugate(what, self.voice(who), who, tense, yes)}".lstrip()

    def conjugate(self, text: str, voice: Voice, who: Phrase, tense: Tense = "now", yes: bool = True) -> str:
        """What somebody does, its verbs in their forms; where it is denied, the first of them is."""
        if "<" not in text:
            return self.agree(text, who)
        said, *parts = text.split("<")
        for part in parts:
            verb, _, rest = part.partition(">")
            form = self.form(verb, voice, who, tense)
            said += (form if yes else self.deny(verb, form, voice, tense)) + rest
            yes = True
        return self.agree(said, who)

    def suited(self, forms: tuple[str, str, str, str], noun: Phrase) -> str:
        """Of masculine, feminine and their plurals, the form that suits a noun."""
        return forms[2 * noun.plural + noun.feminine]

    @abstractmethod
    def form(self, verb: str, voice: Voice, who: Phrase, tense: Tense) -> str: ...
    @abstractmethod
    def deny(self, verb: str, said: str, voice: Voice, tense: Tense) -> str: ...
    @abstractmethod
    def agree(self, text: str, noun: Phrase) -> str: ...
    @abstractmethod
    def a(self, noun: Phrase) -> str: ...
    @abstractmethod
    def the(self, noun: Phrase) -> str: ...
    @abstractmethod
    def no(self, noun: Phrase) -> str: ...
    @abstractmethod
    def pointed(self, noun: Phrase, far: bool) -> str: ...
    @abstractmethod
    def euphony(self, text: str) -> str: ...
