"""Ability trees in Italian, in the words of the Italian Lorcana rules (Regolamento completo 2.1.0) and of the cards.

What a player chooses is told beside the noun: "esilia un personaggio a tua scelta". Pronouns are joined to the verb.
"""

from __future__ import annotations

import re
from functools import cache

from arbitre.ability.render.phrases import Phrase, Voice, kinds_of
from arbitre.ability.render.speech import Tense
from arbitre.ability.render.traits import Modifier
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.it_words import SUBJUNCTIVE, ItalianWords
from arbitre.games.lorcana.text.words import SOMEBODY, Deed, Predicate


@cache
def verbs(language: type[Italian]) -> frozenset[str]:
    """All forms of the verbs for what is done."""
    voices: tuple[Voice, ...] = ("order", "bare", "you", "one", "many")
    forms = (
        language("card", {}).conjugate(verb, voice, SOMEBODY) for verb in language.VERBS.values() for voice in voices
    )
    return frozenset(forms) | {"riceve", "ricevono"}


class Italian(ItalianWords):
    """How Italian joins its words."""

    def voice(self, who: Phrase) -> Voice:
        return "you" if who.text == self.YOU.text else super().voice(who)

    # -- words ---------------------------------------------------------------------------------------------------

    def elide(self, before: str, after: str) -> str:
        return after.removeprefix("metti ") if before.startswith("metti ") else after

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        return f"decidere che {subject.text} {self.act(unit, 'one')}"

    def they(self, clause: str) -> str:
        return clause

    def instead(self, clause: str) -> str:
        first, space, rest = clause.partition(" ")
        return f"{first} invece{space}{rest}" if first in verbs(type(self)) else f"{clause} invece"

    # -- agreement, articles, pronouns ---------------------------------------------------------------------------

    def own(self, whose: str, phrase: Phrase) -> str:
        yours = whose in ("you", "your side") or (whose == "actor" and self.actor == "you")
        return self.owned("you" if yours else "actor", phrase)

    def your(self, zone: str, holder: str = "") -> str:
        return self.owned("you" if (holder or self.actor) == "you" else "actor", self.zone(zone))

    def owned(self, whose: str, phrase: Phrase) -> str:
        """Il tuo mazzo, i loro personaggi."""
        own = ("tuo", "tua", "tuoi", "tue") if whose == "you" else ("suo", "sua", "suoi", "sue")
        word = "loro" if self.several_act and whose != "you" else self.suited(own, phrase)
        return f"{self.suited(('il', 'la', 'i', 'le'), phrase)} {word} {phrase.text}"

    def subject(self, phrase: Phrase) -> str:
        return "" if phrase.pronoun or (phrase == self.YOU and not self.doubted) else phrase.text

    def strong(self, phrase: Phrase) -> str:
        return self.suited(("esso", "essa", "essi", "esse"), phrase) if phrase.pronoun else phrase.text

    def damages(self, number: int) -> str:
        return f"{number} dann{'o' if number == 1 else 'i'}"

    def number(self, sign: n.Compare, count: int, noun: str) -> str:
        words = {
            ">=": "{} o più {}",
            "<=": "{} o meno {}",
            "=": "esattamente {} {}",
            ">": "più di {} {}",
            "<": "meno di {} {}",
        }
        return words.get(sign, "un numero diverso da {} di {}").format(count, noun)

    def located(self, who: str, cards: str, place: str, in_play: bool) -> str:
        return f"{who}{place} {cards}" if in_play else f"{who} {cards}{place}"

    def both(self, names: list[str]) -> str:
        return f"sia {names[0]} che {names[1]}" if len(names) == 2 else self.listed(names, self.AND)

    def is_about_this(self, condition: n.Condition | None) -> bool:
        """Of "there is a card under this", the card is the subject, not this."""
        under = isinstance(condition, n.Is) and any(
            isinstance(f, n.StatIs) and f.stat == "cards under" for f in condition.where
        )
        return super().is_about_this(condition) and not under

    # -- what is not so: "a meno che" with the subjunctive ---------------------------------------------------------

    def unless(self, condition: n.Condition) -> str:
        if not self.is_affirmed(condition):
            return super().unless(condition)
        self.also = self.AND
        self.doubted = True
        text = f"a meno che {self.condition(condition)}"
        self.doubted = False
        return text

    def is_affirmed(self, condition: n.Condition) -> bool:
        """Says of cards what they are or that there are some, without a denial in it."""
        match condition:
            case n.All() | n.Either():
                return all(self.is_affirmed(part) for part in condition.conditions)
            case n.Have():
                return condition.compare in (">=", "=") and condition.count > 0
            case n.Is(target=n.This(), what="card"):
                return all(self.is_plainly(part) for part in condition.where)
            case _:
                return False

    def is_plainly(self, part: n.Filter) -> bool:
        match part:
            case n.Classified() | n.Named() | n.Exerted() | n.HasKeyword() | n.Here() | n.Ink():
                return True
            case n.Damaged() | n.AtLocation() | n.Inkable():
                return part.value
            case n.StatIs():
                return part.stat != "cards under"
            case _:
                return False

    def modifier(self, part: n.Filter, noun: Phrase) -> Modifier:
        """Only what is doubted itself is: not what tells which cards are meant."""
        doubted, self.doubted = self.doubted, False
        said = super().modifier(part, noun)
        self.doubted = doubted
        return said

    def conjugate(self, text: str, voice: Voice, who: Phrase, tense: Tense = "now", yes: bool = True) -> str:
        if self.doubted and tense == "now":
            return super().conjugate(text, voice, who, "wished", False)
        return super().conjugate(text, voice, who, tense, yes)

    def pick(self, key: str, phrase: Phrase) -> str:
        text = super().pick(key, phrase)
        if self.doubted:
            for plain, doubted in SUBJUNCTIVE.items():
                if re.search(rf"\b{plain}\b", text):
                    return re.sub(rf"\b{plain}\b", doubted, text, count=1)
        return text

    # -- choices -------------------------------------------------------------------------------------------------

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = f"fino a {target.count}" if target.up_to else str(target.count)
        up_to = "fino a " if target.up_to and not several else ""
        if target.any_number:
            number = "un qualsiasi numero di"
        if select.zone != "play":
            place = "" if select.zone == "looked" else self.place(select)
            cards = self.described(select, several, True, place)
            if select.zone == "looked" and select.what == "card" and not select.where:
                some = "un qualsiasi numero" if target.any_number else number
                return cards.reworded(f"{some} di esse" if several else "una di esse")
            chance = " a caso" if target.at_random else ""
            return cards.reworded((f"{number} {cards.text}" if several else up_to + self.a(cards)) + chance)
        if target.by != "you" and self.is_own(select):
            many = self.described(select, True)
            text = f"{number} di {self.own(select.whose, many)}" if several else up_to + self.one_of(select).text
            return Phrase(text, several, many.feminine, chosen=True)
        kind = self.noun(kinds_of(select)[0], several, False)
        extra = [(5, "a caso" if target.at_random else "a tua scelta" if target.by == "you" else "a sua scelta")]
        if select.other or select.besides:
            extra.append((-1, self.suited(self.OTHER, kind)))
        if select.whose == "opponents":
            extra.append((2, self.suited(self.OPPOSING, kind)))
        elif select.whose == "chosen opponent" or select.whose == "chosen player":
            extra.append((2, f"di {self.t(f'of {select.whose}')}"))
        elif self.is_own(select):
            yours = ("tuo", "tua", "tuoi", "tue") if select.whose != "that player" else ("suo", "sua", "suoi", "sue")
            extra.append((-2, self.suited(yours, kind)))
        cards = self.nominal(select, several, False, extra)
        return cards._replace(text=f"{number} {cards.text}" if several else up_to + self.a(cards), chosen=True)

    def choose(self, target: n.Chosen) -> str:
        phrase = self.phrase(target)
        text = phrase.text.replace(" a tua scelta", "", 1)
        if self.is_own(target.cards) and not phrase.plural:
            text = self.one_of(target.cards).text
        return f"{self.verb('choose')} {text}"

    def chosen_does(self, subject: Phrase, what: str, bare: bool) -> str:
        clause = f"{subject.text} {what}"
        return f"decidere che {clause}" if bare else clause

    # -- verbs ---------------------------------------------------------------------------------------------------

    def act_on(self, deed: Deed, target: n.Target, phrase: Phrase) -> str:
        if isinstance(target, n.Chosen) and target.by != "you" and phrase.chosen:
            if deed.case != "object" or deed.after:  # sceglie uno dei suoi personaggi e gli infligge 2 danni
                again = self.act_on(deed, n.That(target.slot), phrase._replace(chosen=False, pronoun=True))
                return f"{self.verb('choose')} {phrase.text} e {again}"
            return f"{self.verb('choose')} e {super().act_on(deed, target, phrase)}"
        near = phrase.pronoun and deed.case in ("object", "to")
        return super().act_on(deed, target, Phrase(self.it(phrase) if near else self.strong(phrase)))

    def move_damage(self, node: n.MoveDamage) -> str:
        source = self.strong(self.phrase(node.source, distributive=True))
        everything = self.TEXTS["any damage" if node.up_to else "all damage"]
        thing = f" {everything}" if node.amount is None else self.damage(node.amount, node.up_to)
        return f"{self.verb('move')}{thing} da {source} a {self.of_choice(node.target)}"

    def take_back(self, target: n.Target, phrase: Phrase) -> str:
        if self.holder(target) == "owner":
            players = " ai loro giocatori" if phrase.plural else " al suo giocatore"
            if phrase.pronoun:
                return self.act_on(Deed("have return", players), target, phrase)
            return f"{self.verb('have return')}{players} {phrase.text}"
        if phrase.pronoun:
            return self.act_on(Deed("return", " in mano"), target, phrase)
        verb = self.verb("return")
        if isinstance(target, n.Chosen) and target.by != "you" and phrase.chosen:
            that = self.pointed(self.thing("card", phrase.plural), True)
            return f"{self.verb('choose')} {phrase.text} e {verb} in mano {that}"
        return f"{verb} in mano {phrase.text}"

    def play(self, node: n.Play) -> str:
        phrase = self.played(node)
        verb = "play again" if self.plays_again(node.target) else "play"
        text = self.act_on(Deed(verb), node.target, phrase) + (" gratis" if node.free else "")
        text += self.way_played(node.way, phrase)
        if node.exerted:
            text += self.entering(phrase)
        if node.then_to == "deck bottom":
            voice: Voice = "order" if self.actor == "you" else "one"  # it is put there in any case
            put = self.conjugate(f"{self.verb('put')} {self.it(phrase)}", voice, SOMEBODY)
            text += f", poi {put} in fondo a {self.your('deck')} invece che in {self.your('discard')}"
        return text

    def move_to_location(self, node: n.MoveToLocation) -> str:
        moved = self.phrase(node.target)
        after = f" in {self.phrase(node.location).text}" + (" gratis" if node.free else "")
        return self.act_on(Deed("move", after), node.target, moved)
