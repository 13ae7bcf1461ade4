"""Which cards: what only The Spoils says of them."""

from __future__ import annotations

from typing import ClassVar

from arbitre.ability.render.cards import Trait
from arbitre.ability.render.phrases import Phrase, kinds_of
from arbitre.ability.render.tongue import Case, Modifier
from arbitre.ability.render.walk import Walk
from arbitre.games.spoils import nodes as n


class SpoilsCards(Walk):
    """Factions, resources, attachments."""

    IN_PLAY: ClassVar[tuple[n.ZoneName, ...]] = ("play", "faction", "play or faction")
    LIE_ON_CARDS: ClassVar[tuple[n.Stat, ...]] = ("tokens", "damage")

    def icons(self, icons: n.Icons) -> str:
        return "".join(f"[{icon}]" for icon in icons)

    def kinds(self, select: n.Select) -> tuple[tuple[n.CardType, ...], tuple[n.Filter, ...]]:
        """The types a description speaks of. Factions are no cards in play unless it says so."""
        kinds, filters = kinds_of(select)
        faces = [part for part in filters if isinstance(part, n.FaceIs)]
        if faces and kinds == ("card",):
            kinds = faces[0].any
            filters = tuple(n.FaceDown() if part is faces[0] else part for part in filters)
        if kinds == ("card",) and select.zone in ("faction", "play or faction"):
            kinds = ("faction",) if select.zone == "faction" else ("card", "faction")
        return kinds, filters

    def place(self, select: n.Select) -> list[Modifier]:
        if select.zone == "being played":
            whose = select.whose
            return [(4, self.t("being played" if whose == "any" else f"being played {whose}"))]
        return super().place(select)

    def goes_unsaid(self, part: n.Filter) -> bool:
        return isinstance(part, n.HostOfThis)

    def trait(self, part: n.Filter, noun: Phrase) -> Trait:
        match part:
            case n.Trade():
                return self.words("trade", x=part.trade)
            case n.Staple():
                return self.words("staple")._replace(yes=part.value)
            case n.FaceDown():
                return self.words("face down")._replace(yes=part.value)
            case n.FaceIs():
                kinds = [self.noun((kind,), False) for kind in part.any]
                return self.words("face", x=self.listed([self.a(kind) for kind in kinds], self.OR))
            case n.HostOfThis():
                return self.words("host")
            case n.AttachedTo():
                return self.attached_to(part)._replace(yes=part.value)
            case n.HasAttached():
                return self.words("has attached", x=self.a(self.nominal(part.cards)))._replace(yes=part.value)
            case n.ProvidesIcons():
                return self.words("provides", x=self.icons(part.icons))
            case n.HasAbility():
                return self.words("has ability")
            case n.SameTypeAs():
                return self.words("same type", x=self.spoken(part.ref, "object").text)
            case n.ChosenType():
                return self.words("chosen type")
            case n.InCovertParty():
                return self.words("in covert party")
            case n.DepletedBy():
                return self.words("depleted by")
            case n.HereSinceStart():
                return self.words("here since start")
            case _:
                return super().trait(part, noun)

    def attached_to(self, part: n.AttachedTo) -> Trait:
        if part.ref == "faction":
            return self.words("attached to", x=self.possess("faction", self.holder))
        if part.ref in ("", "any", "anything"):
            return self.words("attached")
        return self.words("attached to", x=self.spoken(part.ref, "object").text)

    def spoken(self, ref: str, case: Case = "object") -> Phrase:
        if ref == "last tactic":
            return self.thing("tactic").reworded(self.t("ref last tactic"))
        return super().spoken(ref, case)

    def each(self, select: n.Select) -> Phrase:
        return self.bearer(select) or super().each(select)

    def bearer(self, select: n.Select) -> Phrase | None:
        """The character a card spoken of is attached to."""
        match select.where:
            case (n.HasAttached(cards=n.Select(among=ref, where=()), value=True),) if ref:
                noun = self.noun(self.kinds(select)[0], False)
                return noun.reworded(self.t("bearer", noun=self.the(noun), card=self.spoken(ref).text))
        return None

    def is_one(self, select: n.Select) -> bool:
        faction = select.what == "faction" and select.whose != "any" and not select.where
        return faction or any(isinstance(part, n.HostOfThis) for part in select.where)

    def to_choose(self, select: n.Select, plural: bool) -> Phrase:
        """A card that this one is attached to, which other words describe, too."""
        noun = super().to_choose(select, plural)
        if len(select.where) > 1 and any(isinstance(part, n.HostOfThis) for part in select.where):
            return noun.reworded(f"{noun.text} {self.described(n.HostOfThis(), noun)[1]}")
        return noun

    def only_one(self, select: n.Select) -> Phrase:
        """The attached character; your faction."""
        if select.what == "faction" and select.whose != "any":
            return self.thing("faction").reworded(self.possess("faction", select.whose))
        noun = self.nominal(select)
        text = self.t("attached one", card=self.the(noun), noun=noun.text)
        return noun.reworded(self.agree(text, noun))
