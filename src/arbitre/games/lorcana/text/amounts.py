"""How much: a number, so much for each of something, or as much as something."""

from __future__ import annotations

from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.cards import Descriptions
from arbitre.games.lorcana.text.words import (
    Measure,
)


class Amounts(Descriptions):
    """Amounts."""

    def measure(self, amount: n.Amount) -> Measure:
        match amount:
            case int():
                return Measure(amount)
            case n.CountOf():
                return Measure(1, " " + self.counting(amount.cards))
            case n.Times():
                inner = self.measure(amount.amount)
                if inner.number is None:
                    return Measure(None, equal=self.equal_to(self.times(self.quantity(amount.amount), amount.by)))
                return inner._replace(number=inner.number * amount.by)
            case n.Plus():
                return Measure(None, equal=self.equal_to(self.plus(self.quantity(amount.amount), amount.add)))
            case n.AtMost():
                inner = self.measure(amount.amount)
                most = self.at_most(amount.most)
                if inner.number is None:
                    return inner._replace(equal=inner.equal + most)
                return inner._replace(each=inner.each + most)
            case n.StatOf(target=n.Chosen()):
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case n.StatOf() if amount.stat in ("cards under", "damage"):
                return Measure(1, " " + self.for_each_on(amount))
            case n.Tally(ref="counted"):
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return Measure(1, " " + self.for_each_done(amount))
            case n.TimesHappened():
                return Measure(1, " " + self.for_each_time(amount.when))
            case n.InkTypes():
                return Measure(1, " " + self.t("for each ink type", self.ink_types_of(amount)))
            case n.StatOf() | n.LoreOf() | n.Minus():
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case _:
                raise unsaid(amount)

    def is_equal(self, amount: n.Amount) -> bool:
        """Whether an amount is said as "equal to ...", not as a number or "for each"."""
        match amount:
            case n.Times() | n.AtMost():
                return self.is_equal(amount.amount)
            case n.StatOf():
                return isinstance(amount.target, n.Chosen) or amount.stat not in ("cards under", "damage")
            case n.LoreOf() | n.Plus() | n.Minus():
                return True
            case _:
                return False

    def lessened(self, amount: n.Amount) -> Measure | None:
        """What is taken away, where that is an amount equal to something."""
        if isinstance(amount, n.Times) and amount.by == -1:
            inner = self.measure(amount.amount)
            return inner if inner.number is None else None
        return None

    def ink(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        return f"{measure.number} ⬡{measure.each}" if measure.number is not None else f"⬡{measure.equal}"

    def quantity(self, amount: n.Amount) -> Phrase:
        """An amount as a noun phrase: this character's strength, the number of cards in your hand."""
        match amount:
            case int():
                return Phrase(str(amount))
            case n.StatOf():
                return self.stat_of(amount)
            case n.LoreOf():
                return self.lore_of(amount.player)
            case n.CountOf():
                return self.number_of(amount.cards)
            case n.Times():
                return self.times(self.quantity(amount.amount), amount.by)
            case n.Plus():
                return self.plus(self.quantity(amount.amount), amount.add)
            case n.AtMost():
                inner = self.quantity(amount.amount)
                return inner._replace(text=inner.text + self.at_most(amount.most))
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return self.number_done(amount)
            case n.TimesHappened():
                return self.number_of_times(amount.when)
            case n.InkTypes():
                return Phrase(self.t("number of ink types", self.ink_types_of(amount)))
            case n.Minus():
                less = self.quantity(amount.less).text
                return Phrase(f"{self.quantity(amount.amount).text} {self.t('minus')} {less}")
            case _:
                raise unsaid(amount)

    def ink_types_of(self, amount: n.InkTypes) -> str:
        """Of which cards the ink types are counted."""
        if amount.cards.among == "it":
            cards = self.plain("card", True)
            return f"{cards.text} {self.agree(self.TEXTS['called revealed'], cards)} {self.TEXTS['this way']}"
        return self.counted(amount.cards, True)

    def what_was_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        """Which deed a number was left behind by: a key of the language's DEEDS."""
        if isinstance(amount, n.Tally) and amount.ref == "counted":
            return "counted number"
        if isinstance(amount, n.EventAmount):
            return {
                "discards": "discarded",
                "heals": "healed",
                "gains lore": "gained",
                "loses lore": "lost",
                "quests": "gained",
                "takes damage": "dealt",
                "dealt damage": "dealt",
            }.get(self.event or "", "counted")
        if amount == n.Tally("drawn"):
            return "drawn way"
        match self.done:
            case n.Discard():
                return "discarded way"
            case n.RemoveDamage():
                return "healed way"
            case n.MoveDamage():
                return "moved way"
            case n.LoseLore():
                return "lost way"
            case n.GainLore():
                return "gained way"
            case _:
                return "chosen way" if isinstance(amount, n.SizeOf) else "counted"

    def cards(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return self.t("number of cards") + measure.equal
        return self.some_cards(measure.number) + measure.each

    def lore(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return self.t("number of lore") + measure.equal
        key = "lores" if self.many("=", abs(measure.number)) else "lore"
        return self.t(key, measure.number) + measure.each

    def equal_to(self, quantity: Phrase) -> str:
        return f" {self.t('equal to')} {quantity.text}"

    def times(self, quantity: Phrase, by: int) -> Phrase:
        return Phrase(self.t("times", by, quantity.text))

    def plus(self, quantity: Phrase, add: int) -> Phrase:
        return Phrase(f"{quantity.text} {self.t('plus' if add >= 0 else 'minus')} {abs(add)}")

    def at_most(self, most: int) -> str:
        return self.t("at most", most)

    def stat_of(self, amount: n.StatOf) -> Phrase:
        card = self.phrase(amount.target)
        stat = self.stat_name(amount.stat)
        if amount.stat == "cards under":
            return stat._replace(text=f"{self.the(stat)} {self.t('under')} {self.strong(card)}")
        if card.pronoun:
            key = ("their stat" if card.plural else "its stat") + (" f" if stat.feminine else "")
            return stat._replace(text=self.t(key, stat.text))
        of = self.of_choice(amount.target, card) if card.chosen else card.text
        return stat._replace(text=f"{self.the(stat)} {self.t('of')} {of}")

    def lore_of(self, player: n.Players) -> Phrase:
        if self.told(player) in ("you", "opponents"):
            return Phrase(self.t(f"lore of {self.told(player)}"))
        if player in ("actor", self.actor):
            return Phrase(self.t("lore of them"))
        return Phrase(self.t("lore of", self.TEXTS.get(f"of {player}", self.player(player).text)))

    def number_of(self, select: n.Select) -> Phrase:
        return Phrase(f"{self.t('the number of')} {self.counted(select, True)}")

    def number_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> Phrase:
        return Phrase(self.DEEDS[self.what_was_done(amount)][1])

    def for_each_on(self, amount: n.StatOf) -> str:
        card = self.again() if isinstance(amount.target, n.This) else self.phrase(amount.target)
        return self.t(f"for each {amount.stat}", self.strong(card))

    def for_each_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        return f"{self.t('for')} {self.DEEDS[self.what_was_done(amount)][0]}"

    def for_each_time(self, when: n.When) -> str:
        return self.t("for each time", self.happens(when, past=True) + self.this_turn())

    def number_of_times(self, when: n.When) -> Phrase:
        return Phrase(self.t("number of times", self.happens(when, past=True) + self.this_turn()))
