"""How much: a number, so much for each of something, or as much as something."""

from __future__ import annotations

from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.cards import Descriptions
from arbitre.games.lorcana.text.words import Measure


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
                if inner.number is not None:
                    return inner._replace(number=inner.number * amount.by)
            case n.AtMost():
                inner = self.measure(amount.amount)
                most = self.t("at most", amount.most)
                if inner.number is None:
                    return inner._replace(equal=inner.equal + most)
                return inner._replace(each=inner.each + most)
            case n.StatOf() if not self.is_equal(amount):
                return Measure(1, " " + self.for_each_on(amount))
            case n.EventAmount() | n.Tally() | n.SizeOf() if amount != n.Tally("counted"):
                return Measure(1, f" {self.t('for')} {self.DEEDS[self.what_was_done(amount)][0]}")
            case n.TimesHappened():
                return Measure(1, " " + self.for_each_time(amount.when))
            case n.InkTypes():
                return Measure(1, " " + self.t("for each ink type", self.ink_types_of(amount)))
        return Measure(None, equal=self.equal_to(self.quantity(amount)))

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
                return Phrase(f"{self.t('the number of')} {self.counted(amount.cards, True)}")
            case n.Times():
                return Phrase(self.t("times", amount.by, self.quantity(amount.amount).text))
            case n.Plus():
                sign = self.t("plus" if amount.add >= 0 else "minus")
                return Phrase(f"{self.quantity(amount.amount).text} {sign} {abs(amount.add)}")
            case n.AtMost():
                inner = self.quantity(amount.amount)
                return inner.reworded(inner.text + self.t("at most", amount.most))
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return Phrase(self.DEEDS[self.what_was_done(amount)][1])
            case n.TimesHappened():
                return Phrase(self.t("number of times", self.happens(amount.when, past=True) + self.t("this turn")))
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
            cards = self.thing("card", True)
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

    def stat_of(self, amount: n.StatOf) -> Phrase:
        card = self.phrase(amount.target)
        stat = self.stat_name(amount.stat)
        if amount.stat == "cards under":
            return stat.reworded(f"{self.the(stat)} {self.t('under')} {self.strong(card)}")
        if card.pronoun:
            key = ("their stat" if card.plural else "its stat") + (" f" if stat.feminine else "")
            return stat.reworded(self.t(key, stat.text))
        of = self.of_choice(amount.target, card) if card.chosen else card.text
        return stat.reworded(f"{self.the(stat)} {self.t('of')} {of}")

    def lore_of(self, player: n.Players) -> Phrase:
        if self.told(player) in ("you", "opponents"):
            return Phrase(self.t(f"lore of {self.told(player)}"))
        if player in ("actor", self.actor):
            return Phrase(self.t("lore of them"))
        return Phrase(self.t("lore of", self.TEXTS.get(f"of {player}", self.player(player).text)))

    def for_each_on(self, amount: n.StatOf) -> str:
        card = self.again() if isinstance(amount.target, n.This) else self.phrase(amount.target)
        return self.t(f"for each {amount.stat}", self.strong(card))

    def for_each_time(self, when: n.When) -> str:
        return self.t("for each time", self.happens(when, past=True) + self.t("this turn"))
