"""Static effects that change a rule of the game, in French and Italian."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.words import RuleChange

if TYPE_CHECKING:
    from arbitre.games.lorcana.text.romance import Romance


def rule_changed(lang: Romance, node: RuleChange) -> str:
    say = lang.SAY
    this = lang.this(False)
    match node:
        case n.InkEnters():
            return say[f"ink of {node.players} exerted"]
        case n.CountsAsInkable():
            return say["counts as inkable"].format(lang.each(node.cards, False).text)
        case n.NamedForShift():
            if node.names == "any":
                return say["any name for Shift"].format(this.text)
            names = lang.listed([lang.name(name) for name in node.names], lang.OR)
            return lang.agree(say["named for Shift"], this).format(this.text, names)
        case n.LoreToWin():
            return say[f"{node.players} need lore"].format(node.lore)
        case n.Challengers():
            return say["one challenger" if node.count == 1 else "challengers"].format(node.count)
        case n.DamageWith():
            cards = lang.every(node.cards)
            text = f"{lang.subject(cards)} {lang.pick('deals damage with', cards)}".strip()
            return text.format(lang.STATS[node.stat][0])
        case n.CopiesInDeck():
            return say["copies in deck" if node.at_most > 1 else "one copy in deck"].format(node.at_most)
        case _:
            assert_never(node)
