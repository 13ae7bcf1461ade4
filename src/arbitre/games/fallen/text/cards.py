"""Which cards: whose they are and where, in the words of 7 Fallen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from arbitre.ability.render.cards import SLOTS, TRIGGERED, Trait
from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.tongue import Case, Modifier
from arbitre.ability.render.unsaid import unsaid
from arbitre.ability.render.walk import Walk
from arbitre.games.fallen import nodes as n

FIELD = ("play", "battlefield", "rear", "firing", "adoration", "divine")
"""Zones where cards are somebody's by being on their side; in any other they are in somebody's pile or hand."""
PILES = ("hand", "deck", "discard", "register", "limbo", "out of game")
UNIQUE = ("deity", "archangel", "temple")
"""A player has one of each."""


class FallenCards(Walk):
    """Descriptions of cards, and the cards that are spoken of."""

    THIS: ClassVar[Mapping[str, str]]
    """What a card of each type calls itself, by noun."""
    OPPOSING: ClassVar[Modifier]
    LEAF: ClassVar[str] = "page"

    def __init__(self, kind: n.CardType, names: Mapping[str, str]) -> None:
        super().__init__(kind, names)
        self.verbs: dict[str, str] = {}  # by which verb the cards of a slot were picked
        self.holders: dict[str, str] = {}  # who controls the cards of a slot
        self.nameless = False  # the other card of a trigger was not spoken of
        self.at_home = False  # this card is in a pile of its owner, who uses it there

    def itself(self) -> Phrase:
        noun = self.thing(self.THIS.get(self.kind, "card"))
        return noun.reworded(self.pointed(noun, False))

    # -- places and owners -----------------------------------------------------------------------------------------

    def place(self, select: n.Select) -> list[Modifier]:
        zone, whose = select.zone, select.whose
        if zone in FIELD:
            if whose == "any":
                return [] if zone == "divine" and select.what == "deity" else [(9, self.t(f"at {zone}"))]
            line: list[Modifier] = [] if self.goes_without_saying(select) else [(9, self.t(f"at {zone}"))]
            return [*line, self.OPPOSING if whose == "opponents" else (9, self.t(f"control {whose}"))]
        if zone in PILES:
            where = self.possess(zone, whose)
            return [(9, self.t("out of" if self.moving else "in", zone=where))]
        if zone == "under":
            return [(9, self.t("under card", card=self.this("object").text))]
        if zone in ("looked", "hand or discard"):
            return super().place(select)
        raise unsaid(zone)

    def goes_without_saying(self, select: n.Select) -> bool:
        """Where cards of a kind are, if they are somebody's."""
        if select.zone == "battlefield":
            return True
        if select.zone == "adoration":
            return select.what in ("worshipper", "temple")
        return select.zone == "divine" and select.what == "deity"

    def is_yours(self, select: n.Select) -> bool:
        return select.whose == "you" and select.zone in FIELD

    def yours(self, select: n.Select, plural: bool, both: bool = False) -> Phrase:
        """Your cards without the word that says whose they are: other Angels on the firing line."""
        if self.goes_without_saying(select):
            return self.nominal(select, plural, owned=False, both=both)
        return self.nominal(replace(select, whose="any"), plural, both=both)

    def is_one(self, select: n.Select) -> bool:
        if any(isinstance(part, n.Linked) and part.to == "this" and part.value for part in select.where):
            return select.what != "page" and select.what != "card"
        return select.what in UNIQUE and select.whose in ("you", "opponents") and not select.where

    def only_one(self, select: n.Select) -> Phrase:
        """Your Temple; the opposing Deity; the Angel linked to this page."""
        if select.what in UNIQUE and not select.where:
            noun = self.thing(select.what)
            line = (
                "" if self.goes_without_saying(select) or select.what == "archangel" else f" {self.place(select)[0][1]}"
            )
            where = (
                "" if select.zone not in ("rear", "firing", "divine") or not line else f" {self.t(f'at {select.zone}')}"
            )
            where = f" {self.t('at divine')}" if select.zone == "divine" and select.what != "deity" else where
            return noun.reworded(self.possess(select.what, select.whose) + where)
        noun = self.nominal(select, owned=select.zone not in ("battlefield", "play"))
        return noun.reworded(self.the(noun))

    def each(self, select: n.Select) -> Phrase:
        if self.is_one(select):
            return self.only_one(select)
        if self.is_yours(select):
            noun = self.yours(select, True, True)
            return noun.reworded(self.t("all your", cards=noun.text, all=self.all(noun, "you")))
        noun = self.nominal(select, True, both=True)
        return noun.reworded(self.all(noun, ""))

    def subject(self, cards: object, every: bool = True) -> Phrase:
        """What a passive ability is about: this page; your other Angels; Angels with Flamme."""
        if cards == "this":
            return self.this("subject")
        assert isinstance(cards, n.Select)
        self.focus = ""
        if self.is_one(cards):
            return self.only_one(cards)
        if self.is_yours(cards):
            noun = self.yours(cards, True, True)
            return noun.reworded(self.t("your", cards=noun.text))
        noun = self.nominal(cards, True, both=True)
        return noun.reworded(self.t("such cards", cards=noun.text))

    def one(self, cards: object, case: Case = "subject") -> Phrase:
        if isinstance(cards, n.Select) and self.is_yours(cards) and not self.is_one(cards):
            self.focus = ""
            return self.one_of_yours(cards)
        return super().one(cards, case)  # type: ignore[arg-type]

    def one_of_yours(self, select: n.Select) -> Phrase:
        several = self.yours(select, True)
        kind = self.noun(self.kinds(select)[0], False)
        text = self.agree(self.t("one of yours", cards=several.text), kind)
        return kind.reworded(text)

    # -- cards chosen and spoken of --------------------------------------------------------------------------------

    def chosen(self, target: n.Chosen, pick: bool = False) -> Phrase:
        """Cards picked now: an Angel on the battlefield; one of your Golems; up to 2 pages in your Purgatory."""
        select = target.cards
        several = target.any_number or target.count != 1
        many = several or target.at_least
        if self.is_one(select) and not several:
            found = self.only_one(select)
            self.remember(target.slot, self.noun(self.kinds(select)[0], False))
            self.focus = target.slot
            return found
        known = self.refs.get(select.among)
        if known is not None and not known.noun.plural and not several:
            noun, text = known.noun, self.spoken(select.among).text  # the only one it can be
        elif select.zone == "looked":
            noun, text = self.one_of_those(target, several)
        else:
            noun, text = self.so_many_chosen(target, several)
        if target.by != "you" and not pick:
            text += self.agree(self.t("designated by", player=self.player(target.by).text), noun)
        self.remember(target.slot, self.noun(self.kinds(select)[0], many))
        self.focus = target.slot
        self.holders[target.slot] = select.whose
        self.homes.pop(target.slot, None)
        if select.zone == "looked" and "looked" in self.homes:
            self.homes[target.slot] = self.homes["looked"]
        elif select.zone in (*PILES, "hand or discard") and select.whose != "any":
            self.homes[target.slot] = select.whose
        return noun._replace(text=text, chosen=True)

    def one_of_those(self, target: n.Chosen, several: bool) -> tuple[Phrase, str]:
        """Among pages one sees: one of those pages; an Angel among those pages."""
        select = target.cards
        if select.where or select.what not in ("card", "page") or several or target.up_to:
            said = super().chosen(replace(target, by="you", cards=replace(select, what=self.plainly(select))))
            return said, said.text
        noun = self.thing("page")
        those = self.that(self.thing("page", True))
        return noun, self.agree(self.t("one of those", cards=those), noun)

    def plainly(self, select: n.Select) -> n.CardType:
        return "card" if select.what == "page" and not select.where else select.what

    def so_many_chosen(self, target: n.Chosen, several: bool) -> tuple[Phrase, str]:
        select = target.cards
        if self.is_yours(select):
            kind = self.noun(self.kinds(select)[0], several)
            cards = self.t("your", cards=self.yours(select, True).text)
            if target.any_number:
                text = self.t("any number of", cards=cards)
            elif not several:
                text = self.one_of_yours(select).text
                text = self.t("so many of", n=1, cards=cards) if target.at_least else text
                text = self.t("up to amount", x=self.t("so many of", n=1, cards=cards)) if target.up_to else text
            else:
                text = self.t("so many of", n=self.num(target.count), cards=cards)
                text = self.t("up to amount", x=text) if target.up_to else text
            noun = kind
        else:
            noun = self.nominal(select, several)
            if target.any_number:
                text = self.t("any number of", cards=noun.text)
            elif not several:
                text = self.t("at most one", card=noun.text, a=self.a(noun)) if target.up_to else self.a(noun)
                text = self.some(self.num(1), noun) if target.at_least else text
            elif target.up_to:
                text = self.t("up to", n=self.num(target.count), cards=noun.text)
            else:
                text = self.some(self.num(target.count), noun)
        text = self.picked_so(target, text)
        return noun, text

    def picked_so(self, target: n.Chosen, text: str) -> str:
        return super().picked_so(target, self.t("at least", cards=text) if target.at_least else text)

    def spoken(self, ref: str, case: Case = "object") -> Phrase:
        """A card spoken of before; where it is not clear, by the verb it was picked with: the targeted Angel."""
        known = self.refs.get(ref)
        if ref == "other" and self.nameless:
            key = f"other of {self.event}"
            return self.thing("card").reworded(self.t(key if key in self.TEXTS else "other of event"))
        verb = self.verbs.get(ref, "")
        if known is None or ref in (*SLOTS, *TRIGGERED) or known.way == "this" or not verb or self.focus == ref:
            return super().spoken(ref, case)
        self.focus = ref
        same = [slot for slot in self.verbs if slot in self.refs and self.refs[slot].noun == known.noun]
        noun = known.noun
        text = self.agree(self.t(f"{verb} one", card=noun.text), noun)
        picked = self.the(noun.reworded(text))
        if len(same) > 1 and noun.text:
            place = sorted(same, key=lambda slot: self.refs[slot].number).index(ref) + 1
            picked = self.numbered(noun, place, self.agree(self.t(f"{verb}"), noun))
        return noun.reworded(picked)

    def numbered(self, noun: Phrase, place: int, verb: str) -> str:
        """The second Angel that was targeted."""
        raise NotImplementedError

    def nominal(self, select: n.Select, plural: bool = False, *, owned: bool = True, both: bool = False) -> Phrase:
        """Where each of several descriptions has a type of its own: "Pirate" Angels or Golems."""
        true = n.Not(n.IsToken(False))  # said beside the noun: another page may have become a Familiar
        select = replace(select, where=tuple(true if part == n.IsToken() else part for part in select.where))
        ways = self.ways(select)
        if not ways:
            return super().nominal(select, plural, owned=owned, both=both)
        said = [super(FallenCards, self).nominal(way, plural, owned=owned, both=both) for way in ways]
        texts = [said[0].text, *(self.alternative(one) for one in said[1:])]
        return said[0].reworded(self.listed(texts, self.OR))

    def ways(self, select: n.Select) -> list[n.Select]:
        found = [part for part in select.where if isinstance(part, n.AnyOf)]
        if len(found) != 1 or select.what not in ("card", "page") or all(len(group) == 1 for group in found[0].groups):
            return []
        rest = tuple(part for part in select.where if part is not found[0])
        ways: list[n.Select] = []
        for group in found[0].groups:
            kinds = [part for part in group if isinstance(part, n.TypeIs)]
            if len(kinds) != 1 or len(kinds[0].any) != 1:
                return []
            others = tuple(part for part in group if part is not kinds[0])
            ways.append(replace(select, what=kinds[0].any[0], where=(*others, *rest)))
        return ways

    def alternative(self, noun: Phrase) -> str:
        """A further noun under the same article."""
        return noun.text

    def fits(self, part: n.Filter, who: Phrase, yes: bool = True) -> str:
        while isinstance(part, n.Not):
            part, yes = part.filter, not yes
        if isinstance(part, n.HasMarker) and part.least == 1 and not yes:
            return self.said(who, self.t("has no marker", marker=self.marker(part.marker)))
        return super().fits(part, who, yes)

    # -- filters ---------------------------------------------------------------------------------------------------

    def trait(self, part: n.Filter, noun: Phrase) -> Trait:
        match part:
            case n.Kingdom():
                return self.words("kingdom", x=self.local(part.kingdom))
            case n.OnLine(line="same as this"):
                return self.words("on line same", x=self.this("object").text)
            case n.OnLine(line="same as other"):
                return self.words("on line same", x=self.spoken("other").text)
            case n.OnLine():
                return self.words(f"on line {part.line}")
            case n.HasMarker():
                return self.words("has marker", x=self.markers(part.marker, part.least, part.least > 1))
            case n.Linked():
                card = self.this("object").text if part.to == "this" else self.a(self.thing(part.to))
                return self.words("linked", x=card)._replace(yes=part.value)
            case n.Legendary():
                return self.words("legendary")._replace(yes=part.value)
            case n.NameIncludes():
                return self.words("name includes", x=self.quote(part.text))
            case n.IsToken():
                return self.words("familiar")._replace(yes=part.value)
            case n.HasKeyword():
                return self.words("keyword", x=self.keyword_name(part.keyword))
            case _:
                return super().trait(part, noun)

    def markers(self, marker: str, amount: n.Amount, least: bool = False) -> str:
        """A "+1|+1" marker; 2 "Poseidor" markers."""
        name = self.marker(marker)
        if amount == 1:
            return self.a(Phrase(self.t("one marker", marker=name)))
        text = self.t("so many markers", n=self.num(amount), marker=name)
        return self.t("amount >=", x=text) if least else text

    def marker(self, marker: str) -> str:
        if marker == "+1 shield":
            return "+1 " + self.NOUNS["shield"][0]
        return marker if marker[:1] in "+-" else self.quote(marker)

    def stat_key(self, stat: n.Stat) -> str:
        if stat not in ("strength", "life", "shield", "energy", "cost", "damage"):
            raise unsaid(stat)
        return stat

    def local(self, word: str) -> str:
        """A standard ability, a class or a kingdom by its name in the language."""
        return word

    def keyword_name(self, keyword: str) -> str:
        return self.local(keyword)

    def classed(self, name: str) -> str:
        return self.quote(self.local(name))
