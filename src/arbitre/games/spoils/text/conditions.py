"""On what condition: thresholds, responses, influence."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render.phrases import kinds_of
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.events import SpoilsEvents


class SpoilsConditions(SpoilsEvents):
    """The conditions that only The Spoils has."""

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        match node:
            case n.Threshold():
                return self.said(
                    self.YOU, self.t("controls", cards=self.t("amount >=", x=self.icons(node.icons))), yes=yes
                )
            case n.InResponseTo():
                return self.said(self.YOU, self.t("played this", how=self.in_response(node)), "past", yes)
            case n.AttackOn():
                return self.said(self.one(node.cards), self.t("is attacked"), yes=yes)
            case n.TopRevealed():
                deck = self.possess("deck", node.player)
                top = self.thing("card").reworded(self.t("top card", deck=deck))
                revealed = self.said(top, self.t("is revealed"), yes=yes)
                if node.what == "card":
                    return revealed
                such = self.t("is a", card=self.a(self.noun((node.what,), False)))
                again = top.reworded(self.pronoun(top, "subject") or top.text)
                return self.listed([revealed, self.said(again, such, yes=yes)], self.AND if yes else self.OR)
            case n.PlayedAsTactic():
                return self.said(self.YOU, self.t("played this", how=self.t("as a tactic")), "past", yes)
            case n.PlayedAlike():
                played = self.t("event played", card=self.t("cards alike", n=node.count))
                return self.said(self.player(node.player), played, "perfect", yes) + self.t("now")
            case _:
                return super().condition(node, yes)

    def compare(self, node: n.CompareIs) -> str:
        match node:
            case n.CompareIs(left=n.InfluenceOf() as left, right=int()):
                faction = self.thing("faction").reworded(self.possess("faction", left.player))
                amount = self.t(f"amount {node.compare}", x=self.counted("influence", node.right))
                return self.said(faction, self.t("has", x=amount))
            case n.CompareIs(left=n.SizeOf(ref="it"), right=1, compare=">=" | "<") if "it" in self.refs:
                self.focus = "it"
                noun = self.refs["it"].noun
                return self.said(noun.reworded(self.a(noun)), self.t("was revealed"), yes=node.compare == ">=")
            case _:
                return super().compare(node)

    def have_cards(self, select: n.Select, compare: n.Compare, count: n.Amount) -> str:
        """The attached character is damaged; else as always."""
        compare, count = self.settled(compare, count)
        host = [part for part in select.where if isinstance(part, n.HostOfThis)]
        others = [part for part in select.where if part not in host]
        if host and others and (compare, count) in ((">=", 1), ("=", 0)):
            who = self.only_one(replace(select, where=tuple(host)))
            return self.listed([self.fits(part, who, count == 1) for part in others], self.AND)
        return super().have_cards(select, compare, count)

    def only(self, node: n.Condition) -> str:
        return self.in_response(node) if isinstance(node, n.InResponseTo) else super().only(node)

    def in_response(self, node: n.InResponseTo) -> str:
        """In response to a character being played; to an ability. That card can be spoken of."""
        cards = node.cards
        noun = self.nominal(replace(cards, zone="play", whose="any"))
        kind = self.noun(kinds_of(cards)[0], False)
        self.remember("response", kind)
        self.remember("it", self.thing("ability") if node.what == "ability" else kind)
        whose = "" if cards.whose == "any" else f" {cards.whose}"
        played = self.t(f"card being played{whose}", card=self.a(noun))
        if node.what == "ability":
            plain = cards == n.Select(zone="being played")
            ability = self.t("an ability") if plain else self.t("an ability of", card=self.a(noun))
            return self.t("in response", to=ability)
        to = self.listed([played, self.t("an ability")], self.OR) if node.what == "either" else played
        return self.t("in response", to=to)
