"""What holds: static effects."""

from __future__ import annotations

from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.effects import Effects
from arbitre.games.lorcana.text.words import Predicate

USUAL_COPIES = 4


class Statics(Effects):
    """Static effects as clauses."""

    def static(self, node: n.Static) -> str:
        this = self.this(False)
        match node:
            case n.Cant():
                cards = self.nominal(n.Select("character", where=node.by), True).text
                by = f" {self.t('by such')} {cards}" if node.by else ""
                return self.predicated(Predicate(node.cards, (node,)), "one") + by
            case (
                n.Gets() | n.Gains() | n.SingsAs() | n.Can() | n.Must() | n.Loses() | n.LosesAbility() | n.GainsClass()
            ):
                return self.predicated(Predicate(node.cards, (node,)), "one")
            case n.PlayersCant():
                return self.players_cant(node)
            case n.CantPlayThis():
                return self.t("you can't play this", this.text)
            case n.CostsLess():
                return self.costs_less(node)
            case n.MoveCostsLess():
                return self.move_costs_less(node)
            case n.PlayFree():
                return self.play_free(node)
            case n.PlayFrom():
                place = "" if node.cards.zone == "play" else self.place(node.cards)
                return self.t("play from", self.such(self.described(node.cards, True)) + place)
            case n.UseFree():
                return self.use_free(node)
            case n.PayTo():
                return self.pay_to(node)
            case n.MovesFree():
                subject = self.every(node.cards)
                return f"{self.subject(subject) or subject.text} {self.pick('may move here', subject)}"
            case n.ExtraInk():
                return self.t("extra ink" if node.amount == 1 else "extra inks", node.amount)
            case n.InkFrom():
                return self.t(f"ink from {node.zone}")
            case n.TopFaceUp():
                return self.t(f"face up {node.players}")
            case n.Enters():
                return self.enters(node)
            case n.AlsoNamed():
                names = self.both([self.name(name) for name in node.names])
                return self.agree(self.TEXTS["also named"], this).format(this.text, names)
            case n.SkipStep():
                return self.t(f"skip {node.step}")
            case n.NotBelowPrinted():
                return self.not_below_printed(node)
            case n.MustBeChosen():
                return self.t("must be chosen", this.text)
            case n.DamageOntoThis():
                return self.damage_onto_this(node.cards)
            case n.AnyNumberInDeck():
                return self.t("any number in deck")
            case n.ReadiesAtMost():
                return self.readies_at_most(node, "turn")
            case n.NoFirstDamage():
                card = self.every(node.cards)
                return self.pick("no first damage", card).format(card.text, self.they_take(card)).replace("  ", " ")
            case n.InkEnters():
                return self.t(f"ink of {node.players} exerted")
            case n.CountsAsInkable():
                return self.t("counts as inkable", self.each(node.cards, False).text)
            case n.NamedForShift(names="any"):
                return self.t("any name for Shift", this.text)
            case n.NamedForShift():
                names = self.listed([self.name(name) for name in node.names], self.OR)
                return self.agree(self.TEXTS["named for Shift"], this).format(this.text, names)
            case n.LoreToWin():
                return self.t(f"{node.players} need lore", node.lore)
            case n.Challengers():
                return self.t("one challenger" if node.count == 1 else "challengers", node.count)
            case n.DamageWith():
                subject = self.every(node.cards)
                text = self.pick("deals damage with", subject)
                return text.format(who=self.subject(subject), stat=self.NOUNS[node.stat][0]).strip()
            case n.CopiesInDeck():
                many = "one copy" if node.at_most == 1 else "copies" if node.at_most > USUAL_COPIES else "few copies"
                return self.t(f"{many} in deck", node.at_most)
            case _:
                raise unsaid(node)

    def they_take(self, card: Phrase) -> str:
        """A card just named, before what it takes."""
        return self.subject(card._replace(pronoun=True))

    def players_cant(self, node: n.PlayersCant) -> str:
        if node.forbid == "discard":
            return self.t(f"{node.players} can't discard")
        such = self.t("play such", self.described(node.cards, True).text)
        return self.t(f"{node.players} can't", such if node.forbid == "play" else self.t(node.forbid))

    def played_cards(self, cards: Cards) -> str:
        return self.this(False).text if cards == "this" else self.such(self.described(cards, True))

    def such(self, phrase: Phrase) -> str:
        return self.the(phrase)

    def costs_less(self, node: n.CostsLess) -> str:
        using = ""
        if node.way == "shift":
            one = node.cards == "this" or node.times != "each time"
            using = self.TEXTS["using Shift" if one else "using their Shift"]
        if node.times == "each time":
            what = self.t("pay for", self.played_cards(node.cards))
        else:
            card = self.this(False) if node.cards == "this" else self.described(node.cards)
            what = self.gendered("pay for first" if node.times == "first each turn" else "pay for next", card)
        lead = self.t("once per turn") + ", " if node.times == "once each turn" else ""
        return lead + self.paid_less(node.amount, node.players, what, using)

    def move_costs_less(self, node: n.MoveCostsLess) -> str:
        moved = self.every(node.cards).text
        here = node.to == "this"
        place = "" if here else self.indefinite(node.to, True).text  # type: ignore[arg-type]
        what = self.t("pay to move here" if here else "pay to move", moved=moved, place=place)
        if not node.once:
            return self.paid_less(node.amount, "you", what)
        return f"{self.t('once per turn')}, {self.paid_less(node.amount, 'once', what)}"

    def play_free(self, node: n.PlayFree) -> str:
        free = self.t("play free", self.played_cards(node.cards))
        if not node.cost:
            return free
        cost = self.AND.join(self.clause(unit, "bare") for unit in self.units(node.cost))
        return self.may_("you") + cost + self.t("in order to") + self.t("to play free", self.played_cards(node.cards))

    def use_free(self, node: n.UseFree) -> str:
        cards = self.this(False) if node.cards == "this" else self.every(node.cards)
        return self.t("use free", cards.text, whose=self.possessive(cards))

    def pay_to(self, node: n.PayTo) -> str:
        subject = self.every(node.cards)
        cant = self.cant(list(node.actions), subject, "always")
        return f"{self.subject(subject)} {cant}{self.t('unless you pay', self.ink(node.ink))}".strip()

    def enters(self, node: n.Enters) -> str:
        cards = self.every(node.cards)
        states = [self.agree(self.TEXTS["exerted"], cards)] if node.exerted else []
        damaged = [f"{self.t('with')} {self.damages(node.damage)}"] if node.damage else []
        states = [*damaged, *states] if self.STATE_LAST else [*states, *damaged]
        enters = self.pick("may enter play" if node.may else "enters play", cards)
        return f"{self.subject(cards)} {enters} {self.AND.join(states)}".strip() + self.to_do(node.then)

    def both(self, names: list[str]) -> str:
        return self.listed(names, self.AND)

    def not_below_printed(self, node: n.NotBelowPrinted) -> str:
        stat = self.stat_name(node.stat)
        cards = self.every(node.cards)
        text = self.agree(self.TEXTS["not below printed"], stat)
        return text.format(self.the(stat), cards.text, stat=stat.text, whose=self.possessive(cards))

    def damage_onto_this(self, cards: n.Select) -> str:
        subject = self.indefinite(cards, True)
        would = f"{subject.text} {self.pick('would take damage', subject)}"
        return f"{self.t('whenever', would)}, {self.t('damage onto', self.this(False).text)}"
