"""Ability trees in English, in the words of the Lorcana Comprehensive Rules."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.en_cards import SYMBOLS
from arbitre.games.lorcana.text.en_effects import EnglishEffects
from arbitre.games.lorcana.text.en_rules import rule_changed
from arbitre.games.lorcana.text.words import RuleChange


class English(EnglishEffects):
    """The whole language, ending with what always holds."""

    # -- static abilities ----------------------------------------------------------------------------------------

    def by_such(self, filters: tuple[n.Filter, ...]) -> str:
        return f" by {self.nominal(n.Select('character', where=filters), True).text}" if filters else ""

    def players_cant(self, node: n.PlayersCant) -> str:
        who = {"you": "you", "opponents": "opponents", "all": "players"}[node.players]
        if node.forbid == "discard":
            return f"if an effect would cause {who} to discard one or more cards, {who} don't discard"
        if node.forbid != "play":
            return f"{who} can't {node.forbid}"
        return f"{who} can't play {self.played_cards(node.cards)}"

    def cant_play_this(self) -> str:
        return f"you can't play {self.this(False).text}"

    def played_cards(self, cards: Cards) -> str:
        return (self.this(False) if cards == "this" else self.nominal(cards, True)).text

    def costs_less(self, node: n.CostsLess) -> str:
        using = " using their Shift ability" if node.way == "shift" else ""
        if node.players != "you":
            who = "each player pays" if node.players == "all" else "each opponent pays"
            return self.costs_less(replace(node, players="you")).replace("you pay", who, 1)
        if node.times == "each time":
            return self.paid_less(node.amount, f"to play {self.played_cards(node.cards)}{using}")
        card = self.this(False).text if node.cards == "this" else self.nominal(node.cards).text
        if node.times == "first each turn":
            return self.paid_less(node.amount, f"for the first {card} you play each turn{using}")
        return "once per turn, " + self.paid_less(node.amount, f"for the next {card} you play this turn{using}")

    def move_costs_less(self, node: n.MoveCostsLess) -> str:
        moved = self.every(node.cards).text
        to = "here" if node.to == "this" else "to " + self.indefinite(node.to, True).text
        text = self.paid_less(node.amount, f"to move {moved} {to}")
        return "once per turn, " + text.replace("you pay", "you may pay", 1) if node.once else text

    def play_from(self, node: n.PlayFrom) -> str:
        return f"you may play {self.nominal(node.cards, True).text}{self.place(node.cards)}"

    def play_free(self, node: n.PlayFree) -> str:
        free = f"play {self.played_cards(node.cards)} for free"
        if not node.cost:
            return f"you may {free}"
        cost = self.AND.join(self.clause(unit, "bare") for unit in self.units(node.cost))
        return f"you may {cost} to {free}"

    def use_free(self, node: n.UseFree) -> str:
        whose = self.possessive(self.this(False) if node.cards == "this" else self.every(node.cards))
        return f"you may use {whose} activated abilities for free"

    def pay_to(self, node: n.PayTo) -> str:
        subject = self.subject(self.every(node.cards)).text
        return f"{subject} can't {self.OR.join(node.actions)} unless you pay {self.ink(node.ink)}"

    def moves_free(self, node: n.MovesFree) -> str:
        return f"{self.subject(self.every(node.cards)).text} may move here for free"

    def extra_ink(self, amount: int) -> str:
        return "you may ink " + ("an additional card" if amount == 1 else f"{amount} additional cards")

    def ink_from(self, node: n.InkFrom) -> str:
        return f"you can ink cards from your {node.zone}"

    def top_face_up(self, node: n.TopFaceUp) -> str:
        who = {"you": "you play", "opponents": "each opponent plays", "all": "each player plays"}[node.players]
        return f"{who} with the top card of {'your' if node.players == 'you' else 'their'} deck face up"

    def enters(self, node: n.Enters) -> str:
        states = [f"with {node.damage} damage"] if node.damage else []
        states += ["exerted"] if node.exerted else []
        cards = self.every(node.cards)
        enter = "may enter" if node.may else "enter" if cards.plural else "enters"
        text = f"{self.subject(cards).text} {enter} play {' and '.join(states)}".rstrip()
        return text + self.to_do(node.then)

    def also_named(self, names: list[str]) -> str:
        both = "both " if len(names) == 2 else ""
        return f"{self.this(False).text} counts as being named {both}{self.listed(names, self.AND)}"

    def skip_step(self, step: Literal["draw", "ready", "set"]) -> str:
        return f"skip your turn's {step.capitalize()} step"

    def not_below_printed(self, node: n.NotBelowPrinted) -> str:
        stat = SYMBOLS.get(node.stat, node.stat)
        return f"{self.possessive(self.every(node.cards))} {stat} can't be reduced below their printed value"

    def must_be_chosen(self) -> str:
        return f"opponents must choose {self.this(False).text} for actions and abilities if able"

    def damage_onto_this(self, cards: n.Select) -> str:
        subject = self.indefinite(cards, True).text
        this = self.this(False).text
        return f"whenever {subject} would be dealt damage, put that many damage counters on {this} instead"

    def rule_changed(self, node: RuleChange) -> str:
        return rule_changed(self, node)

    def any_number_in_deck(self) -> str:
        return "you may have any number of copies of this card in your deck"
