"""How much: plain numbers, letters with what they stand for, and an amount for each of something."""

from __future__ import annotations

from arbitre.ability.render import nodes as n
from arbitre.ability.render.cards import Descriptions
from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.unsaid import unsaid

LETTERS = "XYZWVUTSRQPONMLKJIHGFEDCBA"


class Amounts(Descriptions):
    """Amounts. One that is no plain number gets a letter, which the end of the sentence explains."""

    def counted(self, key: str, amount: n.Amount) -> str:
        """A number of something: a card, 2 cards, X cards."""
        one, several = self.COUNTED[key]
        return one if amount == 1 else several.format(n=self.num(amount))

    def num(self, amount: n.Amount) -> str:
        """A number, or the letter it has."""
        if isinstance(amount, int):
            return str(amount)
        return self.sum(amount) or self.letter(amount)

    def sum(self, amount: n.Amount) -> str:
        """What can be calculated with letters alone: X, X+1, X+X; otherwise nothing."""
        match amount:
            case int():
                return str(amount)
            case n.Tally() if amount.ref in self.up_to:
                return self.t("up to amount", x=self.num(self.up_to[amount.ref]))
            case n.Tally() if self.is_letter(amount.ref):
                return amount.ref
            case n.Times(amount=int() as number):
                return str(number * amount.by)
            case n.Times(amount=n.Tally(ref=ref), by=by) if self.is_letter(ref) and by > 1:
                return "+".join([ref] * by)
            case n.Plus() if not isinstance(amount.amount, int):
                inner = self.sum(amount.amount) or self.letter(amount.amount)
                return f"{inner}{amount.add:+}"
            case n.Minus() if not isinstance(amount.amount, int):
                first, less = self.sum(amount.amount), self.sum(amount.less)
                return f"{first}-{less}" if first and less else ""
            case n.Sum():
                parts = [self.sum(part) for part in amount.parts]
                return "+".join(parts) if all(parts) else ""
            case _:
                return ""

    def is_letter(self, ref: str) -> bool:
        return len(ref) == 1 and ref.isupper()

    def letter(self, amount: n.Amount) -> str:
        """A letter for this sentence, explained at its end."""
        for known, letter in self.given:
            if known == amount:
                return letter
        taken = self.letters | {letter for _, letter in self.given}
        letter = next(free for free in LETTERS if free not in taken)
        self.given.append((amount, letter))
        return letter

    def close(self, text: str) -> str:
        """The end of a sentence: what its letters stand for is told, and "it" no longer means this card."""
        told = 0
        while told < len(self.given):  # telling what one stands for may take another
            amount, letter = self.given[told]
            text += self.t("and where" if told else "where", x=letter, amount=self.much(amount))
            told += 1
        self.given = []
        if self.focus == "this":
            self.focus = ""
        return text

    def much(self, amount: n.Amount) -> str:
        """An amount in full: the number of characters you control."""
        match amount:
            case int():
                return str(amount)
            case n.CountOf():
                cards = self.nominal(amount.cards, True, both=True).text
                return self.t("number of", cards=cards + self.anywhere(amount.cards))
            case n.StatOf():
                return self.stat_of(amount)
            case n.EventAmount():
                return self.t(self.event_key())
            case n.SizeOf():
                return self.t("number of", cards=self.in_slot(amount.ref))
            case n.Tally():
                return self.tally(amount.ref)
            case n.TimesHappened():
                return self.t("number of times", clause=self.happens(amount.when, "perfect"))
            case n.Times(amount=int() as number):
                return str(number * amount.by)
            case n.Times(amount=n.Times() as inner):
                return self.much(n.Times(inner.amount, inner.by * amount.by))
            case n.Times():
                text = self.much(amount.amount)
                return self.t("twice", x=text) if amount.by == 2 else self.t("times", n=amount.by, x=text)
            case n.Plus():
                text = self.much(amount.amount)
                return self.t("plus", x=text, n=amount.add) if amount.add >= 0 else self.less(text, str(-amount.add))
            case n.AtMost():
                return self.t("at most", x=self.much(amount.amount), n=amount.most)
            case n.Minus():
                return self.less(self.much(amount.amount), self.much(amount.less))
            case n.Half():
                return self.t("half", x=self.much(amount.amount))
            case n.Sum():
                first, *rest = (self.much(part) for part in amount.parts)
                for part in rest:
                    first = self.t("plus", x=first, n=part)
                return first
            case _:
                raise unsaid(amount)

    def anywhere(self, select: n.Select) -> str:
        """In play: said of cards that are counted, whoever controls them."""
        plain = select.zone == "play" and select.whose == "any"
        placed = any(self.tells_place(part) for part in select.where)
        return self.t("in play") if plain and not placed and not select.among else ""

    def tells_place(self, part: n.Filter) -> bool:
        """Says where cards are: that they are in play need not be said."""
        return isinstance(part, n.InBattle)

    def less(self, amount: str, less: str) -> str:
        return self.t("minus", x=amount, n=less)

    def stat_of(self, amount: n.StatOf) -> str:
        key = self.stat_key(amount.stat)
        target = amount.target
        several = isinstance(target, n.Each) and not self.is_one(target.cards)
        if key in self.LIE_ON_CARDS:
            return self.t(f"{key} on", card=self.phrase(target, "object").text)
        if several:
            return self.t("total", stat=self.thing(key).text, cards=self.phrase(target).text)
        return self.of(key, self.phrase(target, "owner"))

    def event_key(self) -> str:
        key = f"amount of {self.event}"
        return key if key in self.TEXTS else "amount of event"

    def in_slot(self, ref: str) -> str:
        """The cards of a slot, to be counted: cards discarded this way."""
        key = f"slot {ref}"
        if key in self.TEXTS:
            return self.TEXTS[key]
        known = self.refs.get(ref)
        noun = self.noun_of(known.noun) if known is not None else self.thing("card", True)
        return self.agree(self.t("so done", cards=noun.text), noun)

    def noun_of(self, noun: Phrase) -> Phrase:
        """The noun in the plural."""
        for one, several, feminine in self.NOUNS.values():
            if noun.text in (one, several):
                return Phrase(several, True, feminine)
        return self.thing("card", True)

    def tally(self, ref: str) -> str:
        if self.is_letter(ref):
            return ref
        if ref == "counted":
            return self.t("that number")
        key = f"done {type(self.done).__name__}"
        return self.t(key if ref == "done" and key in self.TEXTS else "done")

    # -- so much for each ----------------------------------------------------------------------------------------

    def for_each(self, amount: n.Amount) -> tuple[int, str] | None:
        """How much, and for each of what, where an amount can be said that way."""
        match amount:
            case n.CountOf():
                return 1, self.t("for each", x=self.nominal(amount.cards).text + self.anywhere(amount.cards))
            case n.Times():
                inner = self.for_each(amount.amount)
                return None if inner is None else (inner[0] * amount.by, inner[1])
            case _:
                return None

    def is_counted(self, amount: n.Amount) -> bool:
        """Whether it is said for each of something."""
        if isinstance(amount, n.Times):
            return not isinstance(amount.amount, n.Times) and self.is_counted(amount.amount)
        return isinstance(amount, n.CountOf)

    def signed(self, amount: n.Amount) -> tuple[bool, n.Amount]:
        """Whether it is a gain, and how much it is without its sign."""
        match amount:
            case int():
                return amount >= 0, abs(amount)
            case n.Times(by=-1):
                return False, amount.amount
            case n.Times() if amount.by < 0:
                return False, n.Times(amount.amount, -amount.by)
            case _:
                return True, amount
