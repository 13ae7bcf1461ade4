"""Static effects that change a rule of the game, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.words import RuleChange

if TYPE_CHECKING:
    from arbitre.games.lorcana.text.en import English

WHO: Final = {"you": "you", "opponents": "opponents", "all": "players"}
INKWELLS: Final = {"you": "your inkwell", "opponents": "opponents' inkwells", "all": "inkwells"}
USUAL_COPIES: Final = 4


def rule_changed(en: English, node: RuleChange) -> str:
    match node:
        case n.InkEnters():
            return f"cards enter {INKWELLS[node.players]} exerted"
        case n.CountsAsInkable():
            return f"{en.each(node.cards, False).text} count as having ◉"
        case n.NamedForShift():
            this = en.this(False).text
            if node.names == "any":
                return f"you may play any character with Shift on {this} as if {this} had any name"
            names = en.listed([en.name(name) for name in node.names], en.OR)
            return f"{this} also counts as being named {names} for Shift"
        case n.LoreToWin():
            return f"{WHO[node.players]} need {node.lore} lore to win the game"
        case n.Challengers():
            only = "one character" if node.count == 1 else f"{node.count} characters"
            return f"each turn, only {only} can challenge"
        case n.DamageWith():
            cards = en.every(node.cards)
            deal = "deal" if cards.plural else "deals"
            stat = {"willpower": "⛉", "lore": "◊"}[node.stat]
            return f"during challenges, {en.subject(cards).text} {deal} damage with their {stat} instead of their ¤"
        case n.CopiesInDeck():
            copies = "1 copy" if node.at_most == 1 else f"{node.at_most} copies"
            allowed = f"have up to {copies}" if node.at_most > USUAL_COPIES else f"only have {copies}"
            return f"you may {allowed} of this card in your deck"
        case _:
            assert_never(node)
