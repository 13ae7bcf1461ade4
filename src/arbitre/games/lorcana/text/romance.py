"""What French and Italian have in common: gender and number, adjectives after the noun, pronouns of the verb's object.

A language brings tables of words and of short patterns; a `*` in them stands where a participle or adjective agrees.
What the two build differently (articles, pronouns, verb forms, how a choice is told) is left to `fr.py` and `it.py`.
"""

from __future__ import annotations

from typing import Literal

from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.romance_effects import RomanceEffects
from arbitre.games.lorcana.text.romance_rules import rule_changed
from arbitre.games.lorcana.text.words import RuleChange


class Romance(RomanceEffects):
    """The whole of what they share, ending with what always holds."""

    # -- static abilities ----------------------------------------------------------------------------------------

    def by_such(self, filters: tuple[n.Filter, ...]) -> str:
        cards = self.nominal(n.Select("character", where=filters), True).text
        return f" {self.SAY['by such']} {cards}" if filters else ""

    def players_cant(self, node: n.PlayersCant) -> str:
        if node.forbid != "play":
            return self.SAY[f"{node.players} can't {node.forbid}"]
        return self.SAY[f"{node.players} can't play"].format(self.described(node.cards, True).text)

    def cant_play_this(self) -> str:
        return self.SAY["you can't play this"].format(self.this(False).text)

    def played_cards(self, cards: Cards) -> str:
        return self.this(False).text if cards == "this" else self.such(self.described(cards, True))

    def such(self, phrase: Phrase) -> str:
        return self.the(phrase)

    def costs_less(self, node: n.CostsLess) -> str:
        measure = self.measure(node.amount)
        ink = "⬡" + measure.equal if measure.number is None else f"{abs(measure.number)} ⬡"
        less = "pay more" if measure.number is not None and measure.number < 0 else "pay less"
        if node.players != "you":
            less += " " + node.players
        if node.times != "each time":
            card = self.this(False) if node.cards == "this" else self.described(node.cards)
            which = "first card" if node.times == "first each turn" else "next card"
            played = self.SAY[which + " f" if self.feminine(card) else which].format(card.text)
            using = self.SAY["using Shift"] if node.way == "shift" else ""
            lead = self.ONCE + ", " if node.times == "once each turn" else ""
            return lead + self.SAY[less].format(ink=ink, cards=played) + using + measure.each
        using = ""
        if node.way == "shift":
            using = self.SAY["using Shift" if node.cards == "this" else "using their Shift"]
        return self.SAY[less].format(ink=ink, cards=self.played_cards(node.cards)) + using + measure.each

    def move_costs_less(self, node: n.MoveCostsLess) -> str:
        measure = self.measure(node.amount)
        ink = "⬡" + measure.equal if measure.number is None else f"{measure.number} ⬡"
        moved = self.every(node.cards).text
        here = node.to == "this"
        place = "" if here else self.indefinite(node.to, True).text  # type: ignore[arg-type]
        text = self.SAY["move for less here" if here else "move for less"].format(ink=ink, moved=moved, place=place)
        lead = self.ONCE + ", " if node.once else ""
        return lead + text + measure.each

    def play_from(self, node: n.PlayFrom) -> str:
        place = "" if node.cards.zone == "play" else self.place(node.cards)
        return self.SAY["play from"].format(self.such(self.described(node.cards, True)) + place)

    def play_free(self, node: n.PlayFree) -> str:
        free = self.SAY["play free"].format(self.played_cards(node.cards))
        if not node.cost:
            return free
        cost = self.AND.join(self.clause(unit, "bare") for unit in self.units(node.cost))
        return (
            self.may_("you", "order") + cost + self.TO + self.SAY["to play free"].format(self.played_cards(node.cards))
        )

    def use_free(self, node: n.UseFree) -> str:
        return self.SAY["use free"].format(
            self.this(False).text if node.cards == "this" else self.every(node.cards).text
        )

    def pay_to(self, node: n.PayTo) -> str:
        subject = self.every(node.cards)
        cant = self.cant(list(node.actions), subject, "always")
        return f"{self.subject(subject)} {cant}{self.SAY['unless you pay'].format(self.ink(node.ink))}".strip()

    def moves_free(self, node: n.MovesFree) -> str:
        subject = self.every(node.cards)
        return f"{subject.text} {self.pick('may move here', subject)}"

    def extra_ink(self, amount: int) -> str:
        return self.SAY["extra ink" if amount == 1 else "extra inks"].format(amount)

    def ink_from(self, node: n.InkFrom) -> str:
        return self.SAY[f"ink from {node.zone}"]

    def top_face_up(self, node: n.TopFaceUp) -> str:
        return self.SAY[f"face up {node.players}"]

    def enters(self, node: n.Enters) -> str:
        cards = self.every(node.cards)
        states = [self.agree(self.SAY["exerted"], cards)] if node.exerted else []
        states += [f"{self.SAY['with']} {self.damages(node.damage)}"] if node.damage else []
        enters = self.pick("may enter play" if node.may else "enters play", cards)
        return f"{self.subject(cards)} {enters} {self.AND.join(states)}".strip() + self.to_do(node.then)

    def also_named(self, names: list[str]) -> str:
        return self.agree(self.SAY["also named"], self.this(False)).format(self.this(False).text, self.both(names))

    def both(self, names: list[str]) -> str:
        return self.listed(names, self.AND)

    def skip_step(self, step: Literal["draw", "ready", "set"]) -> str:
        return self.SAY[f"skip {step}"]

    def not_below_printed(self, node: n.NotBelowPrinted) -> str:
        stat = self.stat_name(node.stat)
        return self.agree(self.SAY["not below printed"], stat).format(self.the(stat), self.every(node.cards).text)

    def must_be_chosen(self) -> str:
        return self.SAY["must be chosen"].format(self.this(False).text)

    def damage_onto_this(self, cards: n.Select) -> str:
        subject = self.indefinite(cards, True)
        would = self.pick("would take damage", subject)
        return f"{self.SAY['whenever']} {subject.text} {would}, {self.SAY['damage onto'].format(self.this(False).text)}"

    def rule_changed(self, node: RuleChange) -> str:
        return rule_changed(self, node)

    def any_number_in_deck(self) -> str:
        return self.SAY["any number in deck"]
