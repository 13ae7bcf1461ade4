"""Which cards: descriptions, filters, and the cards that are spoken of."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render import nodes as n
from arbitre.ability.render.phrases import OPPOSITE, Cards, Phrase, Voice, kinds_of
from arbitre.ability.render.tongue import Case, Known, Modifier, Tense, Tongue
from arbitre.ability.render.traits import Trait as Trait
from arbitre.ability.render.unsaid import unsaid

SLOTS = ("looked", "rest", "discarded", "banished", "put", "revealed", "removed", "moved")
"""Slots an effect leaves cards in by itself."""


TRIGGERED = ("it", "other", "by", "response")
"""Slots of what a trigger was about, or what is responded to."""


class Descriptions(Tongue):
    """Descriptions of cards, and the cards that are spoken of."""

    # -- nouns ---------------------------------------------------------------------------------------------------

    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, both: bool = False) -> Phrase:
        for kind in kinds:
            if kind not in self.NOUNS:
                raise unsaid(kind)
        names = [self.NOUNS[kind] for kind in kinds]
        text = self.listed([name[1] if plural else name[0] for name in names], self.AND if both else self.OR)
        return Phrase(text, plural, all(name[2] for name in names))

    def nominal(self, select: n.Select, plural: bool = False, *, owned: bool = True, both: bool = False) -> Phrase:
        """The noun and all that describes it, without article: other "dragon" characters you control."""
        kinds, filters = self.kinds(select)
        noun = self.noun(kinds, plural, both)
        if any(isinstance(part, n.IsToken) and part.value for part in filters):
            noun = self.thing("token card", plural)
            named = [part for part in filters if isinstance(part, n.Named)]
            if named:
                tokens = self.listed([self.name(name) for name in named[0].names], self.OR)
                token = self.thing("token", plural)
                noun = token.reworded(self.t("named token", name=tokens, token=token.text))
            filters = tuple(part for part in filters if part not in named and not isinstance(part, n.IsToken))
        parts: list[Modifier] = [(0, noun.text)]
        if select.other or select.besides:
            parts.append((-9, self.t("other")))
        if owned:
            parts += self.place(select)
        if select.among and not self.by_this(select):
            parts.append((7, self.t("among", cards=self.spoken(select.among).text)))
        self.holder = "its controller" if select.whose == "any" else select.whose
        for part in filters:
            if isinstance(part, n.StatThanEach) and part.compare in (">=", "<=") and self.is_best(select, part):
                stat = self.thing(self.stat_key(part.stat)).text
                key = ("highest" if part.compare == ">=" else "lowest") + (" cost" if part.stat == "cost" else "")
                parts.append((6, self.t(key, stat=stat)))
            elif not self.goes_unsaid(part):
                parts.append(self.described(part, noun))
        parts.sort(key=lambda part: part[0])
        return noun.reworded(self.agree(" ".join(text for _, text in parts if text), noun))

    def kinds(self, select: n.Select) -> tuple[tuple[n.CardType, ...], tuple[n.Filter, ...]]:
        """The types a description speaks of, and the rest of it."""
        return kinds_of(select)

    def goes_unsaid(self, part: n.Filter) -> bool:
        """A filter that a description is not told with."""
        return False

    def by_this(self, select: n.Select) -> bool:
        """What the card itself has removed from the game."""
        return select.among == "removed" and select.zone == "out of game" and "removed" not in self.refs

    def is_best(self, select: n.Select, part: n.StatThanEach) -> bool:
        """Compared with all cards of its own description: the one with the highest strength."""
        rest = tuple(other for other in select.where if other is not part)
        return replace(select, where=rest) == part.cards

    def place(self, select: n.Select) -> list[Modifier]:
        """Where the cards are, or who controls them."""
        whose = select.whose
        if select.zone in self.IN_PLAY:
            return [] if whose == "any" else [(4, self.t(self.controlled_by(whose)))]
        match select.zone:
            case "hand" if self.moving:
                return [(4, self.t("from hand", hand=self.possess("hand", whose)))]
            case "hand" | "discard" | "deck":
                return [(4, self.t("in", zone=self.possess(select.zone, whose)))]
            case "hand or discard":
                hand, discard = self.possess("hand", whose), self.possess("discard", whose)
                return [(4, self.t("in either", hand=hand, discard=discard))]
            case "looked":
                return [(4, self.t("among", cards=self.spoken("looked").text))]
            case "out of game":
                return [(4, self.t("out of game by this" if self.by_this(select) else "out of game"))]
            case _:
                raise unsaid(select.zone)

    def controlled_by(self, player: str) -> str:
        """The words for what a player controls."""
        return f"control {player}" + (" many" if player == "actor" and self.many else "")

    # -- filters -------------------------------------------------------------------------------------------------

    def described(self, part: n.Filter, noun: Phrase, yes: bool = True) -> Modifier:
        """A filter beside its noun, or as a relative clause."""
        while isinstance(part, n.Not):
            part, yes = part.filter, not yes
        if isinstance(part, n.AnyOf):
            return self.any_of(part, noun, yes)
        found = self.trait(part, noun)
        wanted = found.yes == yes
        beside = found.beside if wanted else found.beside_not
        if beside is not None:
            return beside
        voice: Voice = "many" if noun.plural else "one"
        tense: Tense = "past" if isinstance(part, n.Did) else "now"
        return 8, self.t("which", clause=self.conjugate(found.what, voice, noun, tense, wanted))

    def any_of(self, part: n.AnyOf, noun: Phrase, yes: bool) -> Modifier:
        if yes and all(len(group) == 1 for group in part.groups):
            said = [self.described(group[0], noun) for group in part.groups]
            if len({place > 0 for place, _ in said}) == 1:
                return max(place for place, _ in said), self.listed([text for _, text in said], self.OR)
        voice: Voice = "many" if noun.plural else "one"
        return 8, self.t("which", clause=self.conjugate(self.trait(part, noun).what, voice, noun, "now", yes))

    def fits(self, part: n.Filter, who: Phrase, yes: bool = True) -> str:
        """A filter said of a card: it is depleted."""
        while isinstance(part, n.Not):
            part, yes = part.filter, not yes
        found = self.trait(part, who)
        return self.said(who, found.what, "perfect" if isinstance(part, n.Did) else "now", found.yes == yes)

    def trait(self, part: n.Filter, noun: Phrase) -> Trait:
        match part:
            case n.Named():
                return self.words("named", x=self.listed([self.quote(self.name(name)) for name in part.names], self.OR))
            case n.NamedCard():
                return self.words("named card")
            case n.Classified():
                return self.words("classified", x=self.listed([self.classed(name) for name in part.any], self.OR))
            case n.StatIs():
                plain = self.words("stat", x=self.stat_is(part.stat, part.compare, part.than, noun))
                against = replace(part, compare=OPPOSITE[part.compare])
                other = self.words("stat", x=self.stat_is(against.stat, against.compare, against.than, noun))
                return plain._replace(beside_not=other.beside)
            case n.StatThanEach():
                than = self.stat_than(part, OPPOSITE[part.compare])
                return self.words("stat", x=self.stat_than(part, part.compare))._replace(
                    beside_not=self.words("stat", x=than).beside
                )
            case n.Damaged():
                return self.words("damaged")._replace(yes=part.value)
            case n.Exerted():
                return self.words("exerted")._replace(yes=part.value)
            case n.HasKeyword():
                return self.words("keyword", x=f"{self.keyword_name(part.keyword)} {part.name}".rstrip())
            case n.SameNameAs():
                return self.words("same name", x=self.spoken(part.ref, "object").text)
            case n.Did():
                return Trait(self.did(part), None, None)
            case n.TypeIs():
                kinds = [self.noun((kind,), False) for kind in part.any]
                many = [self.noun((kind,), noun.plural) for kind in part.any]
                non = [self.t("non", x=kind.text, a=self.a(kinds_)) for kind, kinds_ in zip(kinds, many, strict=True)]
                against_all = self.listed(non, ", ")
                said = self.listed([self.a(kind) for kind in kinds], self.OR)
                return self.words("type", x=said, non=against_all)
            case n.Playable():
                if part.way != "play":
                    raise unsaid(part.way)
                return self.words("playable free" if part.free else "playable")
            case n.InBattle():
                return self.words(f"in battle {part.role}")._replace(yes=part.value)
            case n.OwnedBy():
                owner = (
                    Phrase(self.t("they many" if self.many else "they"), self.many)
                    if part.player == "actor"
                    else self.player(part.player)
                )
                beside = 5, self.t("own", clause=self.said(owner, self.t("owns")))
                beside_not = 5, self.t("own", clause=self.said(owner, self.t("owns"), yes=False))
                return self.words("owned", x=self.by_player(part.player))._replace(beside=beside, beside_not=beside_not)
            case n.IsToken():
                return self.words("token")._replace(yes=part.value)
            case n.AnyOf():
                groups = [self.listed([self.plain(p, noun) for p in group], self.AND) for group in part.groups]
                return Trait(self.listed(groups, self.OR), None, None)
            case n.Not():
                inner = self.trait(part.filter, noun)
                return inner._replace(yes=not inner.yes)
            case _:
                raise unsaid(part)

    def plain(self, part: n.Filter, noun: Phrase) -> str:
        """One of several filters joined in one statement; against it, in words that need no other verb form."""
        found = self.trait(part, noun)
        return found.what if found.yes else self.t("is not so", what=self.conjugate(found.what, "bare", noun))

    def stat_is(self, stat: n.Stat, compare: n.Compare, than: n.Amount, noun: Phrase) -> str:
        """Numeric cost 5 or less; at least 3 strength; no tokens on it."""
        if stat == "cost":
            return self.t(f"cost {compare}", n=self.num(than))
        on = self.t("on them" if noun.plural else "on it") if stat in self.LIE_ON_CARDS else ""
        if than == 0 and compare in ("=", "<=") and on:
            return self.t(f"no {stat}") + on
        one = f"one {stat}"
        amount = self.t(one) if than == 1 and one in self.TEXTS else self.counted(self.stat_key(stat), than)
        return self.t(f"amount {compare}", x=amount) + on

    def stat_than(self, part: n.StatThanEach, compare: n.Compare) -> str:
        cards = self.t("each", x=self.nominal(part.cards).text)
        return self.t(f"than {compare}", stat=self.thing(self.stat_key(part.stat)).text, cards=cards)

    def stat_key(self, stat: n.Stat) -> str:
        if stat not in self.NOUNS:
            raise unsaid(stat)
        return stat

    # -- cards spoken of -----------------------------------------------------------------------------------------

    def phrase(self, target: n.Target, case: Case = "object") -> Phrase:
        match target:
            case n.This():
                return self.this(case)
            case n.That():
                return self.spoken(target.ref, case)
            case n.Each():
                self.focus = ""
                return self.each(target.cards)
            case n.Chosen():
                return self.chosen(target)
            case n.TopOfDeck():
                self.focus = ""
                deck = self.possess("deck", target.player)
                if isinstance(target.count, n.Tally) and target.count.ref in self.up_to:
                    text = self.t("up to top", n=self.num(self.up_to[target.count.ref]), deck=deck)
                    return self.thing("card", True).reworded(text)
                if target.count == 1:
                    return self.thing("card").reworded(self.t("top card", deck=deck))
                return self.thing("card", True).reworded(self.t("top cards", n=self.num(target.count), deck=deck))
            case n.Both():
                both = [self.phrase(part, case) for part in target.parts]
                self.focus = ""
                feminine = all(one.feminine for one in both)
                return Phrase(self.listed([one.text for one in both], self.AND), len(both) > 1, feminine)
            case n.Together():
                said = [self.phrase(part) for part in target.parts]
                noun = said[0] if len({part.cards.what for part in target.parts}) == 1 else self.thing("card")
                self.remember(target.slot, self.thing("card", True))
                return Phrase(self.listed([one.text for one in said], self.AND), True, noun.feminine)
            case _:
                raise unsaid(target)

    def itself(self) -> Phrase:
        """This card, as it is first named."""
        noun = self.thing("card")
        return noun.reworded(self.pointed(noun, False))

    def this(self, case: Case) -> Phrase:
        noun = self.itself()
        if self.stand_in is not None:
            target, self.stand_in = self.stand_in, None
            said = self.phrase(target, case)
            self.stand_in = n.That(target.slot) if isinstance(target, n.Chosen | n.Together) else target
            return said
        if self.focus == "this":
            known = self.pronoun(noun, case)
            if known is not None:
                return noun._replace(text=known, pronoun=True)
        self.focus = "this"
        return noun

    def spoken(self, ref: str, case: Case = "object") -> Phrase:
        """A card spoken of before: by a pronoun where that is clear, else by its noun."""
        known = self.refs.get(ref)
        if ref == "this" or (known is not None and known.way == "this"):
            return self.this(case)
        if known is None:
            if ref in SLOTS:
                plural = ref in ("looked", "rest")
                return self.thing("card", plural).reworded(self.t(f"ref {ref}"))
            return self.thing("card").reworded(self.that(self.thing("card")))
        if self.focus == ref:
            said = self.pronoun(known.noun, case)
            if said is not None:
                return known.noun._replace(text=said, pronoun=True)
            return known.noun.reworded(self.that(known.noun))
        self.focus = ref
        if ref in SLOTS:
            return known.noun.reworded(self.t(f"ref {ref} many" if known.noun.plural else f"ref {ref}"))
        if known.way == "that":
            return known.noun.reworded(self.that(known.noun))
        later = [
            other
            for slot, other in self.refs.items()
            if slot not in TRIGGERED and other.noun.text == known.noun.text and other.number > known.number
        ]
        if ref in TRIGGERED:
            later = []
        return known.noun.reworded(self.first(known.noun) if later else self.the(known.noun))

    def remember(self, ref: str, noun: Phrase, way: str = "the") -> None:
        self.count += 1
        self.refs[ref] = Known(noun, way, self.count)  # type: ignore[arg-type]

    def each(self, select: n.Select) -> Phrase:
        """All cards of a description; where there is only one such card, that one."""
        if self.is_one(select):
            return self.only_one(select)
        owned = select.zone != "play" or select.whose not in ("you", "opponents")
        noun = self.nominal(select, True, owned=owned, both=True)
        if select.among and select.besides and not select.where:
            return noun.reworded(self.t("rest of", cards=self.spoken(select.among).text))
        return noun.reworded(self.all(noun, "" if owned else select.whose))

    def is_certain(self, select: n.Select) -> bool:
        """Whether it means just the card spoken of."""
        return bool(select.among) and not (select.where or select.besides or select.other) and select.zone == "play"

    def is_one(self, select: n.Select) -> bool:
        """Whether there is only one such card."""
        return False

    def only_one(self, select: n.Select) -> Phrase:
        """The one card of such a description."""
        raise unsaid(select)

    def picked_so(self, target: n.Chosen, text: str) -> str:
        """Cards to be picked, with how: of different names, at random."""
        if target.different:
            text = self.t("different names", cards=text)
        return self.t("at random", cards=text) if target.at_random else text

    def to_choose(self, select: n.Select, plural: bool) -> Phrase:
        """What is to be chosen, without article."""
        return self.nominal(select, plural)

    def chosen(self, target: n.Chosen, pick: bool = False) -> Phrase:
        """Cards chosen now: a character you control; 2 characters; up to 2 characters; 2 or fewer characters."""
        if target.total is not None:
            raise unsaid(target.total)
        select = target.cards
        if select.whose == target.by != "you":
            own = tuple(n.OwnedBy("actor") if part == n.OwnedBy(target.by) else part for part in select.where)
            select = replace(select, whose="actor", where=own)  # a player's own: they control it
        several = target.any_number or target.count != 1
        noun = self.to_choose(select, several)
        if select.zone == "looked" and select.what == "card" and not select.where and not pick:
            noun = noun.reworded(self.spoken("looked").text)
            those = self.that(self.thing("card", True))
            text = self.t(
                "any number of those" if target.any_number else "some of those", n=self.num(target.count), cards=those
            )
            if target.up_to and not target.any_number:
                text = self.t("up to amount", x=text)
        elif select.among and not (select.where or target.any_number or target.up_to):
            key = "another of" if select.besides else "so many of"
            text = self.t(key, n=self.num(target.count), cards=self.spoken(select.among).text)
        elif target.any_number:
            text = self.t("any number of", cards=noun.text)
        elif target.count == 1:
            text = self.t("at most one", card=noun.text, a=self.a(noun)) if target.up_to else self.a(noun)
        elif target.up_to:
            text = self.t("or fewer" if pick else "up to", n=self.num(target.count), cards=noun.text)
        else:
            text = self.some(self.num(target.count), noun)
        text = self.picked_so(target, text)
        kinds, filters = self.kinds(select)
        bare = self.noun(kinds, several)
        if any(isinstance(part, n.IsToken) and part.value for part in filters):
            bare = self.thing("token", several)
        self.remember(target.slot, bare)
        self.focus = target.slot
        self.homes.pop(target.slot, None)
        if select.zone == "looked" and "looked" in self.homes:
            self.homes[target.slot] = self.homes["looked"]
        elif select.zone in ("hand", "discard", "deck", "hand or discard") and select.whose != "any":
            self.homes[target.slot] = select.whose
        return noun._replace(text=text, chosen=True)

    def subject(self, cards: Cards, every: bool = True) -> Phrase:
        """What a static effect is about: this card; all your characters; characters with Covert."""
        if cards == "this":
            return self.this("subject")
        self.focus = ""
        if every or self.is_one(cards):
            found = self.each(cards)
        else:
            noun = self.nominal(cards, True, both=True)
            found = noun.reworded(self.t("some such", cards=noun.text, all=self.all(noun, "")))
        return found

    def one(self, cards: Cards | None, case: Case = "subject") -> Phrase:
        """What a trigger is about: this card, a character, the attached character."""
        if cards == "this":
            return self.this(case)
        select = cards or n.Select()
        self.focus = ""
        if self.is_one(select):
            return self.only_one(select)
        if self.is_certain(select):
            return self.spoken(select.among, case)
        noun = self.nominal(select)
        return noun.reworded(self.a(noun))

    # -- players -------------------------------------------------------------------------------------------------

    def player(self, players: str) -> Phrase:
        if players == "actor" and self.actor is not None:
            return self.actor
        if players == "you":
            return self.YOU
        return Phrase(self.t(f"player {players}"), plural=players in ("all", "those players"))

    @property
    def many(self) -> bool:
        return self.actor is not None and self.actor.plural

    def by_player(self, players: str) -> str:
        return self.t("by you") if players == "you" else self.player(players).text
