"""Ability trees in French, in the words of the French Lorcana rules (Règles complètes 2.1.0) and of the later sets.

What a player chooses is chosen first: "choisissez un personnage et bannissez-le".
"""

from __future__ import annotations

import re

from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.speech import Tense
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.fr_words import FrenchWords
from arbitre.games.lorcana.text.words import Deed, Predicate


class French(FrenchWords):
    """How French joins its words."""

    # -- words ---------------------------------------------------------------------------------------------------

    def elide(self, before: str, after: str) -> str:
        return after.removeprefix("placez ") if before.startswith("placez ") else after

    def said(self, who: Phrase, what: str, tense: Tense = "now", yes: bool = True) -> str:
        """Aucun personnage n'est banni: without "pas"."""
        if not yes and (self.subject(who).startswith("aucun") or " aucun" in what):
            return super().said(who, what.replace("<", "ne <", 1), tense)
        return super().said(who, what, tense, yes)

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        chosen = subject.text.removeprefix("choisissez ")
        lead = f"choisir {chosen}" if chosen != subject.text else f"décider que {subject.text}"
        return f"{lead} {self.act(unit, 'one')}"

    def they(self, clause: str) -> str:
        return f"il {clause}"

    def type_name(self, kind: n.CardType) -> str:
        return self.NOUNS[kind][0].capitalize()

    # -- agreement, articles, pronouns ---------------------------------------------------------------------------

    def own(self, whose: str, phrase: Phrase) -> str:
        yours = whose in ("you", "your side") or (whose == "actor" and self.actor == "you")
        return f"{'vos' if yours else 'leurs' if self.several_act else 'ses'} {phrase.text}"

    def your(self, zone: str, holder: str = "") -> str:
        own = "votre" if (holder or self.actor) == "you" else "leur" if self.several_act else "sa"
        return f"{own} {self.zone(zone).text}"

    def subject(self, phrase: Phrase) -> str:
        return ("elle" if phrase.feminine else "il") + "s" * phrase.plural if phrase.pronoun else phrase.text

    def strong(self, phrase: Phrase) -> str:
        """After a preposition: sous lui, sur elles."""
        if not phrase.pronoun:
            return phrase.text
        return self.suited(("lui", "elle", "eux", "elles"), phrase)

    def damages(self, number: int) -> str:
        return f"{number} dommage{'s' if number > 1 else ''}"

    def number(self, sign: n.Compare, count: int, noun: str) -> str:
        words = {">=": "{} ou plus", "<=": "{} ou moins", "=": "exactement {}", ">": "plus de {}", "<": "moins de {}"}
        return words.get(sign, "un autre nombre que {}").format(f"{count} {noun}")

    def such(self, phrase: Phrase) -> str:
        return f"des {phrase.text}"

    def both(self, names: list[str]) -> str:
        return ("à la fois " if len(names) == 2 else "") + f"les noms {self.listed(names, self.AND)}"

    # -- choices -------------------------------------------------------------------------------------------------

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = f"jusqu'à {target.count}" if target.up_to else str(target.count)
        up_to = "jusqu'à " if target.up_to and not several else ""
        if select.zone != "play":
            cards = self.described(select, several, True, self.place(select))
            if select.zone == "looked" and select.what == "card" and not select.where:
                some = "n'importe quel nombre" if target.any_number else number
                return cards.reworded(f"{some} d'entre elles" if several else "l'une d'elles")
        elif self.is_own(select):
            many = self.described(select, True)
            some = "n'importe quel nombre" if target.any_number else number
            text = f"{some} de {self.own(select.whose, many)}" if several else up_to + self.one_of(select).text
            return Phrase(text, several, many.feminine, chosen=True)
        else:
            cards = self.described(select, several)._replace(chosen=True)
        if target.any_number:
            number = "n'importe quel nombre de"
        chance = " au hasard" if target.at_random else ""
        return cards.reworded((f"{number} {cards.text}" if several else up_to + self.a(cards)) + chance)

    def choose(self, target: n.Chosen) -> str:
        return f"{self.verb('choose')} {self.phrase(target).text}"

    def chosen_does(self, subject: Phrase, what: str, bare: bool) -> str:
        return f"{self.verb('choose')} {subject.text} qui {what}"

    def of_choice(self, target: n.Target, phrase: Phrase | None = None) -> str:
        """Un personnage de votre choix."""
        phrase = phrase or self.phrase(target)
        if phrase.chosen and phrase.text.startswith(("l'un ", "l'une ")):
            return phrase.text
        return phrase.text + " de votre choix" if phrase.chosen else self.strong(phrase)

    # -- verbs ---------------------------------------------------------------------------------------------------

    def act_on(self, deed: Deed, target: n.Target, phrase: Phrase) -> str:
        if phrase.chosen or phrase.pronoun:
            lead = f"{self.verb('choose')} {phrase.text} et " if phrase.chosen else ""
            if deed.case == "on":
                return lead + super().act_on(deed, target, Phrase(self.strong(phrase._replace(pronoun=True))))
            near = deed._replace(case="object" if deed.case == "object" else "to")  # retirez-lui 1 dommage
            return lead + super().act_on(near, target, Phrase(self.it(phrase)))
        far = isinstance(target, n.Chosen | n.Each) and target.cards.zone not in ("play", "looked")
        if far and deed.case == "object" and self.holder(target) != "owner" and "," not in deed.after:
            return f"{self.verb(deed.verb)}{deed.after} {phrase.text}"
        return super().act_on(deed, target, phrase)

    def all_damage(self, phrase: Phrase) -> str:
        if phrase.chosen or phrase.pronoun:
            return f"tous {'leurs' if phrase.plural else 'ses'} dommages"
        return "tous les dommages"

    def move_damage(self, node: n.MoveDamage) -> str:
        source = self.phrase(node.source, distributive=True)
        near = source.chosen or source.pronoun
        lead = f"{self.verb('choose')} {source.text} et " if source.chosen else ""
        own = "leurs" if source.plural else "ses"
        if node.amount is None and node.up_to:
            what = f" n'importe quel nombre de dommages de {source.text}"
            lead = ""
        elif node.amount is None:
            what = f" tous {own} dommages" if near else f" tous les dommages de {source.text}"
        else:
            number = self.damage(node.amount, node.up_to)
            what = re.sub(r" dommages?$", f" de {own} dommages", number) if near else f"{number} de {source.text}"
        return f"{lead}{self.verb('move')}{what} sur {self.of_choice(node.target)}"

    def take_back(self, target: n.Target, phrase: Phrase) -> str:
        return self.act_on(Deed("return", f" dans {self.owners(target, phrase, 'hand')}"), target, phrase)

    def play(self, node: n.Play) -> str:
        phrase = self.played(node)
        free = " gratuitement" if node.free else ""
        if phrase.pronoun:
            text = self.act_on(Deed("play", free), node.target, phrase)
        else:
            verb = self.verb("play again" if self.plays_again(node.target) else "play")
            text = f"{verb}{free} {phrase.text}"
        text += self.way_played(node.way, phrase)
        if node.exerted:
            text += self.entering(phrase)
        if node.then_to == "deck bottom":
            put = f"{self.verb('put')} {self.it(phrase)}"
            text += f", puis {put} sous {self.your('deck')} plutôt que dans {self.your('discard')}"
        return text

    def move_to_location(self, node: n.MoveToLocation) -> str:
        moved = self.phrase(node.target)
        place = self.phrase(node.location)
        free = " gratuitement" if node.free else ""
        free_choice = place.chosen and not place.text.startswith("l'un")
        after = f"{free} sur {place.text}{' de votre choix' if free_choice else ''}"
        return self.act_on(Deed("move", after), node.target, moved)
