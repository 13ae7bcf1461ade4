"""How much: what only The Spoils counts."""

from __future__ import annotations

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.cards import SpoilsCards


class SpoilsAmounts(SpoilsCards):
    """Icons, influence, parties, tokens."""

    def much(self, amount: n.Amount) -> str:
        match amount:
            case n.IconsOf():
                holder = amount.player
                return self.t("number of icons", icons=self.icons(amount.icon), control=self.controls(holder))
            case n.InfluenceOf():
                return self.t("influence of", faction=self.possess("influence", amount.player))
            case n.PartySize():
                return self.t(f"party {amount.party}")
            case n.Printed():
                return self.of(f"printed {self.stat_key(amount.stat)}", self.phrase(amount.target, "owner"))
            case n.Highest():
                cards = self.nominal(amount.cards, True).text
                return self.t("highest among", stat=self.thing(self.stat_key(amount.stat)).text, cards=cards)
            case _:
                return super().much(amount)

    def tells_place(self, part: n.Filter) -> bool:
        return isinstance(part, n.AttachedTo | n.HostOfThis) or super().tells_place(part)

    def stat_of(self, amount: n.StatOf) -> str:
        match amount:
            case n.StatOf(stat="threshold"):
                return self.t("threshold of", card=self.phrase(amount.target, "object").text)
            case n.StatOf(target=n.Each(cards=n.Select(among="removed", where=()) as cards)):
                stat = self.thing(self.stat_key(amount.stat)).text
                return self.t("of removed", stat=stat, deck=self.possess("deck", cards.whose))
            case _:
                return super().stat_of(amount)

    def controls(self, player: str) -> str:
        known = self.controlled_by(player)
        return self.TEXTS[known] if known in self.TEXTS else self.t("control by", player=self.player(player).text)

    def for_each(self, amount: n.Amount) -> tuple[int, str] | None:
        match amount:
            case n.IconsOf():
                icons = self.t("icons one", icons=self.icons(amount.icon), control=self.controls(amount.player))
                return 1, self.t("for each", x=icons)
            case n.StatOf(stat="tokens"):
                return 1, self.t("for each token", card=self.phrase(amount.target, "object").text)
            case n.PartySize():
                return 1, self.t("for each", x=self.t(f"member {amount.party}"))
            case _:
                return super().for_each(amount)

    def is_counted(self, amount: n.Amount) -> bool:
        tokens = isinstance(amount, n.StatOf) and amount.stat == "tokens"
        return tokens or isinstance(amount, n.IconsOf | n.PartySize) or super().is_counted(amount)
