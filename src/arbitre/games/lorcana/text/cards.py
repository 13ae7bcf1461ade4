"""Which cards: descriptions, filters, and the cards that are spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, kinds_of
from arbitre.ability.render.traits import Modifier, Trait
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.words import Modifiers, Referent, Role, Words


@cache
def feminine_nouns(language: type[Words]) -> frozenset[str]:
    return frozenset(noun for *nouns, feminine in language.NOUNS.values() if feminine for noun in nouns)


class Descriptions(Words):
    """Cards and players as noun phrases."""

    # -- agreement ----------------------------------------------------------------------------------------------------

    def many(self, sign: n.Compare, count: int) -> bool:
        """Whether a noun with this number beside it is in the plural."""
        return count > 1 or (self.ONE_OR_MORE_PLURAL and (count == 0 or sign in (">=", "<=")))

    def is_feminine(self, phrase: Phrase) -> bool:
        """Of several nouns the first decides about what stands before them: la prochaine action ou objet."""
        led = phrase.text.partition(" ")[0]
        return phrase.feminine or any(
            feminine and led in (one, several) for one, several, feminine in self.NOUNS.values()
        )

    def pick(self, key: str, phrase: Phrase) -> str:
        """A pattern with a form for one and, after a bar, a form for several."""
        one, bar, many = self.TEXTS[key].partition("|")
        return self.agree(many if bar and phrase.plural else one, phrase)

    def gendered(self, key: str, card: Phrase, **slots: str) -> str:
        """A pattern that has another form for what is feminine."""
        return self.t(f"{key} f" if self.is_feminine(card) and f"{key} f" in self.TEXTS else key, card.text, **slots)

    # -- names and players --------------------------------------------------------------------------------------------

    def classed(self, name: str) -> str:
        return self.CLASSES.get(name, name)

    def player(self, players: n.Players) -> Phrase:
        if players == "its player" and self.refs.get("it", Referent()).role == "challenging":
            return Phrase(self.t("challenging player"))
        return Phrase(self.t(f"player {players}"))

    def somebody(self, player: str) -> Phrase:
        return Phrase(self.TEXTS.get(f"somebody {player}", self.t("somebody any")))

    def owners(self, target: n.Target, phrase: Phrase, zone: str) -> str:
        holder = self.holder(target)
        if holder != "owner":
            return self.your(zone, holder)
        return self.zoned(self.pick("owner's", phrase), zone)

    def zone(self, zone: str) -> Phrase:
        one, several, feminine = self.NOUNS[zone]
        return Phrase(one, one == several, feminine)

    def zoned(self, text: str, zone: str, player: str = "") -> str:
        """A pattern with somebody's hand, deck, discard or inkwell in it."""
        named = self.zone(zone)
        return text.format(zone=named.text, zones=self.NOUNS[zone][1], the=self.the(named), player=player)

    def zone_of(self, zone: str, player: n.Players) -> str:
        if player in ("you", "actor", self.actor):
            return self.your(zone, "you" if player == "you" else "")
        return self.zoned(self.TEXTS["zone of"], zone, self.TEXTS.get(f"of {player}", self.player(player).text))

    # -- targets ------------------------------------------------------------------------------------------------------

    def phrase(self, target: n.Target, distributive: bool = False, as_card: bool = False) -> Phrase:
        """A target as a noun phrase; what is chosen is remembered in its slot."""
        match target:
            case n.This():
                return self.this(as_card)
            case n.That(ref="were under"):
                return Phrase(self.t("were under", self.strong(self.again())), True, True)
            case n.That():
                known = self.refs.get(target.ref, Referent(unsaid=target.ref not in ("rest", "unsaid")))
                if known.this:
                    return self.this(as_card)
                if known.deed and (known.unsaid or (self.chose and known.zone == "play")):
                    known = known._replace(role=known.deed)
                if (
                    self.others_described
                    and target.ref == "chosen"
                    and (known.what, known.plural) == ("character", False)
                ):
                    known = known._replace(role="chosen")
                if known.unsaid and not known.role:
                    return self.that_one(known, as_card)
                return self.recalled(target.ref, known, as_card)
            case n.Each(cards=n.Select(where=(n.PlaceOf(),))):
                return self.that_one(Referent("location"), False)
            case n.Each(cards=n.Select(among="it", zone="deck")):
                cards = self.thing("card", True)
                return cards._replace(text=self.called_by(cards, "revealed"))
            case n.Each():
                if target == self.each_said:
                    return self.held(Referent(target.cards.what, plural=True))
                self.each_said = target
                return self.each(target.cards, distributive)
            case n.Chosen(cards=n.Select(zone="play", among=among)) if among:
                self.refs[target.slot] = Referent("card", self.is_several(target), "play", self.refs[among].whose)
                key = "more of those" if self.is_several(target) else "another of those" if target.cards.besides else ""
                return Phrase(self.t(key or "one of those", target.count), self.is_several(target), True)
            case n.Chosen():
                self.topic = False
                whose = "you" if target.cards.zone == "looked" else target.cards.whose
                known = Referent(target.cards.what, self.is_several(target), target.cards.zone, whose)
                self.chose, self.others_described = True, False
                phrase = self.chosen(target)  # its description may speak of what was chosen before
                if target.total is not None:
                    total = self.t("with total", self.NOUNS[target.total.stat][0], target.total.most)
                    phrase = phrase._replace(text=f"{phrase.text} {total}")
                self.refs[target.slot] = known
                self.called.pop(target.slot, None)
                if target.cards.zone == "looked" and self.looked is not None:
                    count = target.count if isinstance(target.count, int) else 0
                    open_end = not count or target.up_to or target.any_number or self.optional
                    left = None if open_end else self.looked - count
                    self.refs["rest"] = self.refs.get("rest", Referent())._replace(plural=left != 1, role="")
                return phrase
            case n.TopOfDeck():
                return self.top(target)
            case n.Both():
                parts = [self.phrase(part) for part in target.parts]
                for part in target.parts:
                    if isinstance(part, n.Chosen):
                        self.refs[part.slot] = self.refs[part.slot]._replace(role="other")
                return Phrase(self.listed([part.text for part in parts], self.AND), True)
            case n.Together():
                parts = [self.phrase(part) for part in target.parts]
                first = target.parts[0].cards
                whose = "you" if first.zone == "looked" else first.whose
                self.refs[target.slot] = Referent(plural=True, zone=first.zone, whose=whose)
                if first.zone == "looked":
                    self.refs["rest"] = self.refs.get("rest", Referent())._replace(plural=True, role="")
                return parts[0]._replace(text=self.listed([part.text for part in parts], self.AND), plural=True)
            case _:
                raise unsaid(target)

    def slot(self, ref: str) -> n.This | n.That:
        return n.This() if ref == "this" else n.That(ref)

    def spoken_of(self, target: n.This | n.That) -> Phrase:
        """A card spoken of before, by what was done to it: the banished character."""
        if isinstance(target, n.That) and target.ref in self.called:
            known = self.refs.get(target.ref, Referent())
            return self.recalled(target.ref, known._replace(role=self.called[target.ref]), False)
        if isinstance(target, n.That):
            known = self.refs.get(target.ref, Referent())
            if target.ref == "chosen" and not known.role and not known.plural:
                known = known._replace(role="chosen")
            return self.recalled(target.ref, known, False) if known.role else self.that_one(known, False)
        return self.this(False)

    def of_choice(self, target: n.Target, phrase: Phrase | None = None) -> str:
        """A second choice in the same clause."""
        return self.strong(phrase or self.phrase(target))

    def is_several(self, target: n.Chosen) -> bool:
        return target.count != 1 or target.any_number

    def holder(self, target: n.Target) -> str:
        """Whose hand, deck or inkwell the cards of a target go to: `you`, `actor`, or their own player's (`owner`)."""
        match target:
            case n.This():
                return "you"
            case n.TopOfDeck():
                whose: str = target.player
            case n.Together() | n.Both():
                return self.holder(target.parts[0])
            case n.That():
                whose = self.refs.get(target.ref, Referent()).whose
            case n.Each() | n.Chosen():
                whose = target.cards.whose
                if whose == "any" and target.cards.among in self.refs:
                    whose = self.refs[target.cards.among].whose
                if target.cards.zone == "looked":
                    whose = self.refs.get("looked", Referent()).whose
            case _:
                raise unsaid(target)
        if whose in ("you", "actor", self.actor):
            return "you" if self.told(whose) == "you" else "actor"
        return "actor" if whose in ("that player", "its player", "chosen opponent", "chosen player", "all") else "owner"

    def this(self, as_card: bool) -> Phrase:
        noun = self.thing("card" if as_card else self.kind)
        return noun.reworded(self.pointed(noun, False))

    def again(self) -> Phrase:
        return self.this(False)._replace(pronoun=True)

    def recalled(self, ref: str, known: Referent, as_card: bool) -> Phrase:
        noun = self.thing(known.what)
        if ref == "unsaid":
            return Phrase("")
        if ref == "healed":
            cards = self.thing(known.what, True)
            return cards.reworded(f"{self.the(cards)} {self.agree(self.TEXTS['called healed'], cards)}")
        if known.searched:
            return self.that_one(known._replace(what="card"), True)
        if known.role:
            noun = self.thing("card") if as_card and known.zone != "play" else noun
            return noun.reworded(self.called_by(noun, known.role))
        if ref == "rest":
            return Phrase(self.t("the rest" if known.plural else "the other"), known.plural, True)
        if known.zone == "discard" and (as_card or known.what == "song") and ref in ("it", "other"):
            noun = noun if known.what == "song" else self.thing("card")
            return noun.reworded(self.pointed(noun, True))
        return self.held(known)

    def called_by(self, noun: Phrase, role: Role) -> str:
        """A card by what it did or what was done to it."""
        return f"{self.the(noun)} {self.agree(self.TEXTS[f'called {role}'], noun)}"

    def that_one(self, known: Referent, as_card: bool) -> Phrase:
        noun = self.thing("card" if as_card and known.zone != "play" else known.what, known.plural)
        return noun.reworded(self.pointed(noun, True))

    def held(self, known: Referent) -> Phrase:
        noun = self.thing(known.what if known.zone == "play" else "card", known.plural)
        return noun._replace(text=self.pointed(noun, True), pronoun=True)

    def top(self, target: n.TopOfDeck) -> Phrase:
        deck = self.zone_of("deck", target.player)
        if target.count == 1:
            return Phrase(self.t("top card", deck), False, True)
        if isinstance(target.count, int):
            return Phrase(self.t("top cards", target.count, deck), True, True)
        text = self.t("cards from top", self.t("number of cards"), deck)
        return Phrase(text + self.equal_to(self.quantity(target.count)), True, True)

    # -- descriptions -------------------------------------------------------------------------------------------------

    def nominal(self, select: n.Select, plural: bool = False, as_card: bool = False, extra: Modifiers = ()) -> Phrase:
        """The noun and all that describes it, without article: other damaged Villain characters with 2 strength."""
        ways = self.ways(select)
        if ways:
            said = [self.nominal(way, plural, as_card, extra if i == 0 else ()) for i, way in enumerate(ways)]
            return said[0].reworded(self.one_or_other(said, as_card and not plural))
        kinds, filters = kinds_of(select)
        noun = self.noun(kinds, plural, as_card)
        if not extra and not filters:
            return noun
        parts = [(0, noun.text), *extra, *[self.modifier(part, noun) for part in filters]]
        parts.sort(key=itemgetter(0))
        return noun.reworded(" ".join(text for _, text in parts if text))

    def ways(self, select: n.Select) -> list[n.Select]:
        """The descriptions that are joined with "or", where each has a type and filters of its own."""
        match select:
            case n.Select(what="card", where=(n.AnyOf() as any_of,)) if any(len(group) > 1 for group in any_of.groups):
                if all(isinstance(group[0], n.TypeIs) for group in any_of.groups):
                    return [replace(select, where=group) for group in any_of.groups]
        return []

    def one_or_other(self, ways: Sequence[Phrase], article: bool) -> str:
        first, *others = ways
        return self.OR.join([first.text, *(self.a(way) if article else way.text for way in others)])

    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, as_card: bool) -> Phrase:
        if kinds == ("card",) or (len(kinds) == 1 and not as_card):
            return self.thing(kinds[0], plural)
        if as_card:
            card = self.thing("card", plural)
            names = self.listed([self.type_name(kind) for kind in kinds], self.joint)
            return card.reworded(self.t("type card", card=card.text, type=names))
        text = self.listed([self.thing(kind, plural).text for kind in kinds], self.joint)
        return Phrase(text, plural, all(self.NOUNS[kind][2] for kind in kinds))

    @property
    def joint(self) -> str:
        return self.AND if self.all_of_them else self.OR

    def type_name(self, kind: n.CardType) -> str:
        return self.NOUNS[kind][0]

    def described(
        self,
        select: n.Select,
        plural: bool = False,
        as_card: bool = False,
        place: str = "",
        extra: Modifiers = (),
    ) -> Phrase:
        """The noun with "other" before it, "opposing" and where it is after it."""
        found = [*extra, (self.PLACE_AT, place.strip())] if place else [*extra]
        other = select.other or bool(select.besides)
        whose = select.whose if select.zone == "play" else "any"
        if other or whose == "opponents":
            kind = self.noun(kinds_of(select)[0], plural, as_card)
            found += [(self.OTHER_AT, self.suited(self.OTHER, kind))] if other else []
            found += [(self.OPPOSING_AT, self.suited(self.OPPOSING, kind))] if whose == "opponents" else []
        if whose == "chosen opponent" or whose == "chosen player":
            found.append((self.OWNER_AT, f"{self.t('of')} {self.t(f'of {whose}')}"))
        return self.nominal(select, plural, as_card, found)

    def so_many(self, select: n.Select, sign: n.Compare, count: int, plural: bool, as_card: bool = False) -> Phrase:
        """A number of cards."""
        if sign in self.OR_MORE:
            cards = self.described(select, plural, as_card, extra=((5, self.OR_MORE[sign]),))
            return cards.reworded(f"{count} {cards.text}")
        cards = self.described(select, plural, as_card)
        return cards.reworded(self.number(sign, count, cards.text))

    def is_own(self, select: n.Select) -> bool:
        return select.whose in ("you", "your side", "actor", "that player")

    def place(self, select: n.Select, word: str = "from") -> str:
        """Of your discard, in your hand."""
        if select.zone == "looked":
            return " " + self.t("among them")
        if select.zone == "hand or discard":
            hand, discard = (self.place(replace(select, zone=zone), word) for zone in ("hand", "discard"))
            return hand + self.OR + discard.strip()
        if select.zone == "under cards":
            told = any(isinstance(part, n.LiesUnder) for part in select.where)  # under what
            return "" if told else f" {self.t('under')} {self.NOUNS['card'][1]}"
        if select.zone == "under":
            return " " + self.t("under") + " " + self.this(False).text
        if self.is_own(select):
            zone = self.your(select.zone, "you" if self.told(select.whose) == "you" else "actor")
            return f" {self.t(word)} {zone}"
        if select.whose == "chosen opponent" or select.whose == "chosen player":
            return " " + self.zoned(self.TEXTS[f"{word} player's"], select.zone, self.TEXTS[f"of {select.whose}"])
        whose = "opponents'" if select.whose == "opponents" else "any"
        return " " + self.zoned(self.TEXTS[f"{word} {whose}"], select.zone)

    def cards_in(self, select: n.Select) -> tuple[n.Select, bool]:
        """A description without "here", and whether it said so."""
        rest = tuple(part for part in select.where if not isinstance(part, n.Here))
        return replace(select, where=rest), len(rest) < len(select.where)

    def apart(self, select: n.Select) -> tuple[n.Select, str]:
        """A description without "here", where a language does not say that beside the noun; and the word for it."""
        bare, here = self.cards_in(select)
        return (bare, self.here(False).strip()) if here and self.HERE_APART else (select, "")

    def while_here(self, cards: Cards | None) -> str:
        here = isinstance(cards, n.Select) and self.cards_in(cards)[1]
        return self.here(True) if here and self.HERE_APART else ""

    def is_only_one(self, cards: n.Select) -> bool:
        """The challenging character: there is never more than one."""
        return cards.whose == "any" and not cards.other and n.InChallenge in map(type, cards.where)

    def here(self, clause: bool) -> str:
        return " " + self.t("here")

    def each(self, select: n.Select, distributive: bool) -> Phrase:
        if select.zone != "play":
            cards = self.described(select, True, True, self.place(select))
            return cards.reworded(f"{self.suited(self.ALL, cards)} {self.the(cards)}")
        many, one = self.described(select, True), self.described(select)
        if distributive:
            if self.is_own(select):
                return one.reworded(f"{self.agree(self.TEXTS['each of'], one)} {self.own(select.whose, many)}")
            return one.reworded(f"{self.t('each')} {one.text}")
        if self.is_own(select):
            return many.reworded(self.own(select.whose, many))
        return many.reworded(f"{self.suited(self.ALL, many)} {self.the(many)}")

    def every(self, cards: Cards) -> Phrase:
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        if self.is_only_one(cards):
            one = self.described(cards)
            return one.reworded(self.the(one))
        many = self.described(cards, True)
        return many.reworded(self.own(cards.whose, many) if self.is_own(cards) else self.the(many))

    def one_of(self, select: n.Select, yes: bool = True) -> Phrase:
        """One of your characters."""
        one, many = self.described(select), self.described(select, True)
        some = self.agree(self.TEXTS["one of" if yes else "none of"], one)
        return one.reworded(f"{some} {self.own(select.whose, many)}")

    def indefinite(self, select: n.Select, yes: bool) -> Phrase:
        if select.zone != "play":
            card = self.described(select, False, True, self.place(select))
            return card.reworded(self.a(card) if yes else self.no(card))
        if self.is_own(select):
            return self.one_of(select, yes)
        one = self.described(select)
        return one.reworded(self.a(one) if yes else self.no(one))

    def somewhat(self, cards: Cards | None, yes: bool) -> Phrase:
        """What a trigger is about: this character, one of your characters, another character."""
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        if cards is None:
            return self.indefinite(n.Select(), yes)
        return self.indefinite(self.apart(cards)[0], yes)

    def another(self, select: n.Select) -> Phrase:
        return self.indefinite(self.apart(replace(select, other=True))[0], True)

    def possessive(self, phrase: Phrase) -> str:
        """This character's; only where a language has such a form."""
        return phrase.text

    def counting(self, select: n.Select) -> str:
        return f"{self.t('for each')} {self.counted(select, False)}"

    def done_way(self, select: n.Select, cards: Phrase) -> str:
        """Cards something was done to this way."""
        return f"{self.agree(self.TEXTS.get(f'called {select.among}', select.among), cards)} {self.TEXTS['this way']}"

    def counted(self, select: n.Select, plural: bool) -> str:
        if select.among:
            cards = self.described(select, plural, select.among == "discarded" or select.zone == "looked")
            return f"{cards.text} {self.done_way(select, cards)}"
        if select.zone != "play":
            return self.described(select, plural, True, self.place(select, "in")).text
        bare, here = self.apart(select)
        text = self.described(bare, plural).text
        have = self.TEXTS.get(f"that {self.told(select.whose)} has", "")
        if have:
            text += " " + have
        if here or self.cards_in(select)[1]:
            return f"{text} {here}".rstrip()
        return f"{text} {self.t('in play')}" if have or select.whose == "any" else text

    def each_of(self, phrase: Phrase) -> str:
        return f"{self.TEXTS['for']} {self.agree(self.TEXTS['each of'], phrase._replace(plural=False))} {phrase.text}"

    def some_cards(self, count: int) -> str:
        return self.a(self.thing("card")) if count == 1 else f"{count} {self.NOUNS['card'][1]}"

    def one_or_more(self, select: n.Select) -> Phrase:
        one, many = self.described(select), self.described(select, True)
        some = self.agree(self.TEXTS["one or more of"], one)
        return one.reworded(f"{some} {self.own(select.whose, many)}")

    # -- filters ------------------------------------------------------------------------------------------------------

    def modifier(self, part: n.Filter, noun: Phrase) -> Modifier:
        """A filter beside its noun: before it (below 0) or after it. Else a relative clause."""
        if isinstance(part, n.AnyOf) and all(len(group) == 1 for group in part.groups):
            said = [self.beside(group[0], noun) for group in part.groups]
            after = [one for one in said if one is not None and one[0] > 0]
            if len(after) == len(said):
                return max(place for place, _ in after), self.OR.join(text for _, text in after)
        return self.beside(part, noun) or (8, f"{self.t('which')} {self.predicate_of(part, noun, True)}")

    def beside(self, part: n.Filter, noun: Phrase) -> Modifier | None:
        """A filter in words that stand beside the noun."""
        inner, yes = (part.filter, False) if isinstance(part, n.Not) else (part, True)
        if isinstance(inner, n.Did | n.AnyOf | n.Not):
            return None
        spoken_of = self.each_said
        found = self.trait(inner, noun)
        said = found.beside if found.yes == yes else found.beside_not
        if said is None:
            self.each_said = spoken_of  # it is said in another way, not twice
            return None
        return said[0], self.agree(said[1], noun)

    def predicate_of(self, part: n.Filter, subject: Phrase, yes: bool) -> str:
        """What a filter says of a card, or denies."""
        match part:
            case n.Did():
                return self.did(part, subject, yes)
            case n.Not():
                return self.predicate_of(part.filter, subject, not yes)
            case n.AnyOf():
                inner, outer = (self.AND, self.OR) if yes else (self.OR, self.AND)
                return outer.join(
                    inner.join(self.predicate_of(one, subject, yes) for one in group) for group in part.groups
                )
            case _:
                found = self.trait(part, subject)
                yes = found.yes == yes
                if found.what_not and not yes:
                    return self.conjugate(found.what_not, self.voice(subject), subject)
                return self.conjugate(found.what, self.voice(subject), subject, yes=yes)

    def trait(self, part: n.Filter, noun: Phrase) -> Trait:
        match part:
            case n.Named():
                return self.words("named", x=self.listed([self.name(name) for name in part.names], self.OR))
            case n.NamedCard():
                return self.words("named card")
            case n.Classified():
                classes = [self.classed(c) for c in part.any]
                is_a = [self.a(Phrase(c)) for c in classes] if self.is_single(noun) else classes
                joined = self.listed(classes, self.AND if noun.plural else self.OR)
                return self.words("classified", x=joined, a=self.listed(is_a, self.OR))
            case n.StatIs():
                cost = part.stat == "cost" and isinstance(part.than, int)
                return self.words("cost" if cost else "stat", x=self.stat_value(part, noun))
            case n.StatThanEach():
                return self.words("stat", x=self.stat_than_each(part))
            case n.Damaged():
                return self.words("damaged" if part.value else "undamaged")
            case n.Exerted():
                return self.words("exerted" if part.value else "ready")
            case n.HasKeyword():
                return self.words("keyword", x=self.keyword_name(part.keyword))
            case n.Here():
                return self.words("here")
            case n.AtLocation():
                return self.words("at a location")._replace(yes=part.value)
            case n.LiesUnder(cards=n.Select(among=among)) if among:
                return self.words("lies under", x=self.that_one(self.refs.get(among, Referent()), False).text)
            case n.LiesUnder():
                self.all_of_them = True
                hosts = self.every(part.cards).text
                self.all_of_them = False
                return self.words("lies under", x=hosts)
            case n.PlaceOf():
                return self.words("place of", x=self.spoken_of(self.slot(part.ref)).text)
            case n.Ink():
                return self.words("ink", x=self.INKS.get(part.ink, part.ink))
            case n.Inkable():
                return self.words("inkable")._replace(yes=part.value)
            case n.InChallenge(against=()):
                return self.words(f"in challenge {part.role}")
            case n.InChallenge():
                other = self.a(self.described(n.Select(where=part.against)))
                return self.words(f"in challenge with {part.role}", x=other)
            case n.SameNameAs():
                return self.words("same name", x=self.spoken_of(self.slot(part.ref)).text)
            case n.TypeIs():
                kinds = [self.thing(kind, not self.is_single(noun)) for kind in part.any]
                is_a = [kind.text if kind.plural else self.a(kind) for kind in kinds]
                names = self.listed([self.type_name(kind) for kind in part.any], self.OR)
                return self.words("type", x=self.listed(is_a, self.OR), non=names)
            case n.Dry():
                return self.words("dry")
            case n.Playable():
                paying = "" if part.free else " " + self.t("by paying")
                how = self.TEXTS.get(f"played {part.way}", "")
                return self.words("playable", how=how, way=self.way_played(part.way, noun) + paying)
            case _:
                raise unsaid(part)

    def stat_name(self, stat: n.Stat) -> Phrase:
        """A characteristic without a number beside it."""
        return self.thing("lore value" if stat == "lore" else stat)

    def stat_value(self, part: n.StatIs, noun: Phrase) -> str:
        """2 ¤ ou moins; un costo pari o inferiore."""
        word, _, feminine = self.NOUNS[part.stat]
        if not isinstance(part.than, int):
            stat = self.stat_name(part.stat)
            compared = self.agree(self.TEXTS[f"compared {part.compare}"], stat)
            return f"{self.a(stat)} {compared} {self.quantity(part.than).text}"
        sign, number = part.compare, part.than
        if sign == ">" or sign == "<":
            sign, number = (">=", number + 1) if sign == ">" else ("<=", number - 1)
        if part.stat == "cards under":
            under = f" {self.t('under')} {self.strong(noun._replace(pronoun=True))}"
            return self.number(sign, number, self.thing("card", self.many(sign, number)).text) + under
        if part.stat == "damage":
            return self.number(sign, number, self.damages(2 if self.many(sign, number) else 1).partition(" ")[2])
        if part.stat in self.SYMBOLS:
            if sign == "=" and number == 0:
                return self.t("none of it", self.a(Phrase(word, feminine=feminine)), word)
            value = f"{number} {word}"
        else:
            value = str(number) if part.stat == "cost" else f"{self.a(Phrase(word))} {self.t('of')} {number}"
        key = {">=": "or more", "<=": "or less", "=": "exactly"}.get(sign, "not")
        return self.t(f"value {key}", value)

    def stat_than_each(self, part: n.StatThanEach) -> str:
        stat = self.stat_name(part.stat)
        compared = f"{self.a(stat)} {self.agree(self.TEXTS[f'compared {part.compare}'], stat)}"
        that = self.TEXTS["that of f" if stat.feminine else "that of"]
        return f"{compared} {that} {self.each(part.cards, True).text}"

    def is_single(self, subject: Phrase) -> bool:
        """Whether what it is said to be has an article."""
        return not subject.plural

    def way_played(self, way: n.PlayWay, phrase: Phrase) -> str:
        """By Shift, with or without it, or as if it were in hand."""
        return "" if way == "play" else self.agree(self.TEXTS[f"way {way}"], phrase)
