"""Italian: how its words are formed and joined, in every game."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.ability.render.speech import Speech, Tense

SHORT = ("dai", "fai", "vai")  # orders of one syllable double the pronoun's consonant: falla
OBJECT = re.compile(r"<([^<>]+)>([^<>⟦]*?)( a)? ⟦(\w+)\|[^⟧]*⟧")
"""A card that is clear from before, as what something is done to: its pronoun, and its noun."""
DATIVE = {"lo": "gli", "la": "le", "li": "gli", "le": "gli"}
VOWELS = "aeiouAEIOUÈÀ"
JOINED = {
    "di": ("del", "dello", "della", "dell'", "dei", "degli", "delle"),
    "a": ("al", "allo", "alla", "all'", "ai", "agli", "alle"),
    "da": ("dal", "dallo", "dalla", "dall'", "dai", "dagli", "dalle"),
    "in": ("nel", "nello", "nella", "nell'", "nei", "negli", "nelle"),
    "su": ("sul", "sullo", "sulla", "sull'", "sui", "sugli", "sulle"),
}
ARTICLES = ("il", "lo", "la", "l'", "i", "gli", "le")
PREPOSITION = re.compile(r"\b(di|a|da|in|su) (?:(il|lo|la|i|gli|le)(?= )|(l'))")
EUPHONY = [
    (re.compile(r"(, a faccia in (?:giù|su)(?: e impegnat[oaie])?) (?=(?:per|e|o|ed) (?!impegnat))"), r"\1, "),
    (re.compile(r"\bsu (?=ess[oaie]\b)"), "su di "),
    (re.compile(r"\be (?=[eEèÈ])"), "ed "),
]
# Order, tu, he, they, past participle, where they are not formed by rule.
IRREGULAR = {
    "andare": ("vai", "vai", "va", "vanno", "andat°"),
    "avere": ("abbi", "hai", "ha", "hanno", "avut°"),
    "essere": ("sii", "sei", "è", "sono", "stat°"),
    "far": ("fai", "fai", "fa", "fanno", "fatt°"),
    "ottenere": ("ottieni", "ottieni", "ottiene", "ottengono", "ottenut°"),
    "scegliere": ("scegli", "scegli", "sceglie", "scelgono", "scelt°"),
    "spostarsi": ("spostati", "ti sposti", "si sposta", "si spostano", "spostat°"),
    "subire": ("subisci", "subisci", "subisce", "subiscono", "subit°"),
    "potere": ("puoi", "puoi", "può", "possono", "potut°"),
    "trovarsi": ("trovati", "ti trovi", "si trova", "si trovano", "trovat°"),
    "venire": ("vieni", "vieni", "viene", "vengono", "stat°"),  # of the passive: viene giocato, è stato giocato
}
PARTICIPLES = {
    "aggiungere": "aggiunt°",
    "infliggere": "inflitt°",
    "mettere": "mess°",
    "perdere": "pers°",
    "rimuovere": "rimoss°",
    "riprendere": "ripres°",
}
WISHED = {
    "avere": ("abbia", "abbiano"),
    "essere": ("sia", "siano"),
    "potere": ("possa", "possano"),
    "trovarsi": ("si trovi", "si trovino"),
}
"""The subjunctive."""
WITH_BE = ("andare", "essere", "spostarsi", "trovarsi", "venire")  # whose past is formed with essere


PLACES: dict[Voice, int] = {"order": 0, "you": 1, "one": 2, "many": 3}


@cache
def forms(verb: str) -> tuple[str, str, str, str, str]:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    stem, ending = verb[:-3], verb[-3:]
    if ending == "ere":
        return stem + "i", stem + "i", stem + "e", stem + "ono", PARTICIPLES.get(verb, stem + "ut°")
    soft = stem.removesuffix("i") + ("h" if stem.endswith(("c", "g")) else "")
    return stem + "a", soft + "i", stem + "a", stem + "ano", stem + "at°"


class ItalianGrammar(Speech):
    """How Italian forms its verbs, puts articles before nouns and runs words into each other."""

    AND: ClassVar[str] = " e "
    OR: ClassVar[str] = " o "
    QUOTES: ClassVar[tuple[str, str]] = ("“", "”")
    COLON: ClassVar[str] = ":"
    YOU: ClassVar[Phrase] = Phrase("tu")

    # -- verbs -----------------------------------------------------------------------------------------------------

    def conjugate(self, text: str, voice: Voice, who: Phrase, tense: Tense = "now", yes: bool = True) -> str:
        if "⟦" in text:

            def clitic(found: re.Match[str]) -> str:
                pronoun = DATIVE[found[4]] if found[3] else found[4]
                return self.with_pronoun(self.form(found[1], voice, who, tense), pronoun, voice) + found[2]

            text = OBJECT.sub(clitic, text)
        return super().conjugate(text, voice, who, tense, yes)

    def with_pronoun(self, form: str, pronoun: str, voice: Voice) -> str:
        """Esilialo; esiliarlo; lo esilia."""
        if voice == "order" and form in SHORT:
            return form.removesuffix("i") + ("" if pronoun == "gli" else pronoun[0]) + pronoun
        if voice in ("order", "bare"):
            return form.removesuffix("e" if voice == "bare" else "") + pronoun
        return f"{pronoun} {form}"

    def form(self, verb: str, voice: Voice, who: Phrase, tense: Tense) -> str:
        if voice == "bare":
            return verb
        if tense == "wished" and verb in WISHED:
            return WISHED[verb][voice == "many"]
        if tense in ("now", "wished") or voice == "order":
            return forms(verb)[PLACES[voice]]
        said = forms("essere" if verb in WITH_BE else "avere")[PLACES[voice]]
        if verb not in WITH_BE:
            return f"{said} {forms(verb)[-1].replace('°', 'o')}"
        return f"{'si ' if verb.endswith('si') else ''}{said} {forms(verb)[-1]}"

    def deny(self, verb: str, said: str, voice: Voice, tense: Tense) -> str:
        return f"non {said}"

    # -- agreement, articles ---------------------------------------------------------------------------------------

    def agree(self, text: str, noun: Phrase) -> str:
        return text.replace("°", self.suited(("o", "a", "i", "e"), noun)) if "°" in text else text

    def is_feminine(self, noun: Phrase) -> bool:
        """As far as what stands before a noun asks."""
        return noun.feminine

    def is_hard(self, text: str) -> bool:
        """Words that take lo and uno."""
        return bool(re.match(r"[Zz]|[Ss][^aeiou]", text))

    def is_vowel(self, text: str) -> bool:
        return text[:1] in VOWELS

    def a(self, noun: Phrase) -> str:
        if self.is_feminine(noun):
            return f"un'{noun.text}" if self.is_vowel(noun.text) else f"una {noun.text}"
        return f"{'uno' if self.is_hard(noun.text) else 'un'} {noun.text}"

    def the(self, noun: Phrase) -> str:
        vowel, hard = self.is_vowel(noun.text), self.is_hard(noun.text)
        if noun.plural:
            return f"{'le' if self.is_feminine(noun) else 'gli' if vowel or hard else 'i'} {noun.text}"
        if vowel:
            return f"l'{noun.text}"
        return f"{'la' if self.is_feminine(noun) else 'lo' if hard else 'il'} {noun.text}"

    def no(self, noun: Phrase) -> str:
        if self.is_feminine(noun):
            return f"nessun'{noun.text}" if self.is_vowel(noun.text) else f"nessuna {noun.text}"
        return f"nessun {noun.text}"

    def pointed(self, noun: Phrase, far: bool) -> str:
        """Questo personaggio, quell'oggetto."""
        if not far:
            return self.agree(f"quest° {noun.text}", noun)
        vowel = self.is_vowel(noun.text)
        if noun.plural:
            return f"{'quelle' if noun.feminine else 'quegli' if vowel else 'quei'} {noun.text}"
        return f"quell'{noun.text}" if vowel else f"{'quella' if noun.feminine else 'quel'} {noun.text}"

    def euphony(self, text: str) -> str:
        def join(found: re.Match[str]) -> str:
            return JOINED[found[1]][ARTICLES.index(found[2] or found[3])]

        text = PREPOSITION.sub(join, text)
        for pattern, replacement in EUPHONY:
            text = pattern.sub(replacement, text)
        return text
