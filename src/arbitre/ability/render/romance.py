"""What French and Italian have in common: gender and number, adjectives after the noun, pronouns of the verb's object.

A language brings tables of words and of short patterns; a `*` in them stands where a participle or adjective agrees.
What the two build differently (articles, pronouns, verb forms, how a choice is told) is left to `fr.py` and `it.py`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.render.romance_rules import rule_changed
from arbitre.ability.render.unsaid import unsaid
from arbitre.ability.render.walk import Language
from arbitre.ability.render.words import Cards, Phrase, Predicate, Referent, RuleChange, Said, Voice

Case = Literal["object", "to", "from", "on"]
"""What a card is to the verb: what is done to it, or to, from or on it something else."""


class Romance(Language):
    SYMBOLS: ClassVar[dict[n.Stat, str]] = {"strength": "¤", "willpower": "⛉", "lore": "◊"}
    NOUNS: ClassVar[dict[n.CardType, tuple[str, str]]]
    FEMININE: ClassVar[frozenset[str]] = frozenset({"card", "action", "song"})
    ZONES: ClassVar[dict[str, str]]
    STATS: ClassVar[dict[n.Stat, tuple[str, bool]]]
    LORE_VALUE: ClassVar[tuple[str, bool]]  # a card's, told apart from the lore a player has
    KEYWORDS: ClassVar[dict[str, str]]
    CLASSES: ClassVar[dict[str, str]]
    INKS: ClassVar[dict[str, str]]
    FORBIDDEN: ClassVar[dict[n.Restriction, str]]
    ROLES: ClassVar[dict[str, str]]
    DEEDS: ClassVar[dict[str, tuple[str, str]]]
    COMPARED: ClassVar[dict[n.Compare, str]]
    PLAYERS: ClassVar[dict[n.Players, str]]
    SOMEBODY: ClassVar[dict[str, str]]
    OTHER: ClassVar[tuple[str, str, str, str]]  # masculine, feminine, and their plurals
    OPPOSING: ClassVar[tuple[str, str, str, str]]
    ALL: ClassVar[tuple[str, str, str, str]]
    OBJECT: ClassVar[tuple[str, str, str, str]]  # the pronoun of what something is done to
    ORDINALS: ClassVar[tuple[str, ...]]
    SAY: ClassVar[Mapping[str, str]]  # short patterns, by what they say
    PLACE_AT = 7  # where "from your discard" stands among the words after the noun
    ONE_OR_LESS_PLURAL = False  # "1 o più danni", but "1 dommage ou plus"
    GIVES_CHOSEN = False  # "may give a chosen character ...", or "may choose a character that gains ..."

    # -- what the two build differently --------------------------------------------------------------------------

    @abstractmethod
    def ending(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def a(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def the(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def no(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def pointed(self, phrase: Phrase, far: bool) -> str: ...
    @abstractmethod
    def own(self, whose: str, phrase: Phrase) -> str: ...
    @abstractmethod
    def your(self, noun: str, holder: str = "") -> str: ...
    @abstractmethod
    def subject(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def strong(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def act_on(
        self,
        verb: str,
        target: n.Target,
        phrase: Phrase,
        voice: Voice,
        after: str = "",
        thing: str = "",
        case: Case = "object",
    ) -> str: ...
    @abstractmethod
    def chosen_does(self, subject: Phrase, what: str, voice: Voice) -> str: ...
    @abstractmethod
    def of_choice(self, target: n.Target, phrase: Phrase | None = None) -> str: ...
    @abstractmethod
    def damages(self, number: int) -> str: ...
    @abstractmethod
    def number(self, sign: n.Compare, count: int, noun: str) -> str: ...

    # -- agreement -----------------------------------------------------------------------------------------------

    def agree(self, text: str, phrase: Phrase) -> str:
        return text.replace("*", self.ending(phrase))

    def form(self, forms: tuple[str, str, str, str], phrase: Phrase) -> str:
        return forms[2 * phrase.plural + phrase.feminine]

    def pick(self, key: str, phrase: Phrase) -> str:
        """A pattern with a form for one and, after a bar, a form for several."""
        one, bar, many = self.SAY[key].partition("|")
        return self.agree(many if bar and phrase.plural else one, phrase)

    # -- names ---------------------------------------------------------------------------------------------------

    def keyword_name(self, keyword: str) -> str:
        return self.KEYWORDS.get(keyword, keyword)

    def classed(self, name: str) -> str:
        return self.CLASSES.get(name, name)

    def universal(self, name: str) -> str:
        return self.SAY["universal"].format(name)

    def onto(self, name: str, classes: tuple[str, ...]) -> str:
        return self.euphony(self.SAY["onto"].format(name, self.listed([self.classed(c) for c in classes], self.OR)))

    def player(self, players: n.Players) -> Phrase:
        if players == "its player" and self.refs.get("it", Referent()).role == "challenging":
            return Phrase(self.SAY["challenging player"])
        return Phrase(self.PLAYERS[players])

    def somebody(self, player: str) -> Phrase:
        return Phrase(self.SOMEBODY.get(player, self.SOMEBODY["any"]))

    def owners(self, target: n.Target, phrase: Phrase, zone: str) -> str:
        holder = self.holder(target)
        if holder != "owner":
            return self.your(self.ZONES[zone], holder)
        return self.pick(f"owner's {zone}", phrase)

    # -- noun phrases --------------------------------------------------------------------------------------------

    def plain(self, what: n.CardType, plural: bool = False) -> Phrase:
        return Phrase(self.NOUNS[what][plural], plural, what in self.FEMININE)

    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, as_card: bool) -> Phrase:
        if as_card:
            card = self.plain("card", plural)
            names = self.listed([self.type_name(kind) for kind in kinds], self.OR)
            return card if kinds == ("card",) else card._replace(text=f"{card.text} {names}")
        text = self.listed([self.NOUNS[kind][plural] for kind in kinds], self.OR)
        return Phrase(text, plural, all(kind in self.FEMININE for kind in kinds))

    def type_name(self, kind: n.CardType) -> str:
        return self.NOUNS[kind][0]

    def adjective(self, part: n.Filter, noun: Phrase) -> tuple[int, str] | None:
        match part:
            case n.Classified():
                return 1, self.listed([self.classed(c) for c in part.any], self.AND if noun.plural else self.OR)
            case n.Ink():
                return 1, self.INKS.get(part.ink, part.ink)
            case n.Not(filter=n.TypeIs() as inner):
                return 1, self.SAY["non"] + self.listed([self.type_name(kind) for kind in inner.any], self.OR)
            case n.Exerted():
                return 3, self.agree(self.SAY["exerted" if part.value else "ready"], noun)
            case n.InChallenge(role="challenged" | "challenging" as role, against=()):
                return 3, self.agree(self.ROLES[role], noun)
            case n.Damaged():
                return int(self.SAY["damaged place"]), self.agree(
                    self.SAY["damaged" if part.value else "undamaged"], noun
                )
            case n.Named():
                names = self.listed([self.name(name) for name in part.names], self.OR)
                return 6, f"{self.agree(self.SAY['named'], noun)} {names}"
            case n.NamedCard():
                return 6, self.SAY["of that name"]
            case n.HasKeyword():
                return 8, f"{self.SAY['with']} {self.keyword_name(part.keyword)}"
            case n.Not(filter=n.HasKeyword() as inner):
                return 8, f"{self.SAY['without']} {self.keyword_name(inner.keyword)}"
            case n.StatIs(stat="cost") if isinstance(part.than, int):
                return 8, f"{self.SAY['costing']} {self.stat_value(part, noun)}"
            case n.StatIs():
                return 8, f"{self.SAY['having']} {self.stat_value(part, noun)}"
            case n.StatThanEach():
                return 8, f"{self.SAY['having']} {self.stat_than_each(part)}"
            case n.Inkable(value=True):
                return 8, f"{self.SAY['with']} {self.SAY['inkwell symbol']}"
            case n.AtLocation(value=True):
                return 9, self.SAY["at a location"]
            case n.Here():
                return 9, self.SAY["here"]
            case _:
                return None

    def stat_name(self, stat: n.Stat) -> Phrase:
        """A characteristic without a number beside it."""
        word, feminine = self.LORE_VALUE if stat == "lore" else self.STATS[stat]
        return Phrase(word, feminine=feminine)

    def stat_value(self, part: n.StatIs, noun: Phrase) -> str:
        """2 ¤ ou moins; un costo pari o inferiore."""
        word, feminine = self.STATS[part.stat]
        if not isinstance(part.than, int):
            stat = self.stat_name(part.stat)
            return f"{self.a(stat)} {self.agree(self.COMPARED[part.compare], stat)} {self.quantity(part.than).text}"
        sign, number = part.compare, part.than
        if sign == ">" or sign == "<":
            sign, number = (">=", number + 1) if sign == ">" else ("<=", number - 1)
        if part.stat == "cards under":
            under = f" {self.SAY['under']} {self.strong(noun._replace(pronoun=True))}"
            return self.number(sign, number, self.NOUNS["card"][number > 1]) + under
        if part.stat == "damage":
            return self.number(sign, number, self.damages(number).partition(" ")[2])
        if part.stat in self.SYMBOLS:
            if sign == "=" and number == 0:
                return self.SAY["none of it"].format(self.a(Phrase(word, feminine=feminine)), word)
            value = f"{number} {word}"
        else:
            value = str(number) if part.stat == "cost" else f"{self.a(Phrase(word))} {self.SAY['of']} {number}"
        key = {">=": "or more", "<=": "or less", "=": "exactly"}.get(sign, "not")
        return self.SAY[f"value {key}"].format(value)

    def stat_than_each(self, part: n.StatThanEach) -> str:
        stat = self.stat_name(part.stat)
        compared = f"{self.a(stat)} {self.agree(self.COMPARED[part.compare], stat)}"
        that = self.SAY["that of f" if stat.feminine else "that of"]
        return f"{compared} {that} {self.each(part.cards, True).text}"

    def which(self, predicate: str) -> str:
        return f"{self.SAY['which']} {predicate}"

    def predicate_of(self, part: n.Filter, subject: Phrase, yes: bool) -> str:
        be = self.pick("is" if yes else "is not", subject)
        have = self.pick("has" if yes else "has not", subject)
        match part:
            case n.Did():
                return self.did(part, subject, yes)
            case n.Named():
                names = self.listed([self.name(name) for name in part.names], self.OR)
                return f"{be} {self.agree(self.SAY['named'], subject)} {names}"
            case n.NamedCard():
                return f"{be} {self.SAY['the named card']}"
            case n.Classified():
                classes = [self.classed(c) for c in part.any]
                if not subject.plural:
                    classes = [self.a(Phrase(c)) for c in classes]
                return f"{be} {self.listed(classes, self.OR)}"
            case n.StatIs(stat="cost") if isinstance(part.than, int):
                return f"{self.pick('costs' if yes else 'costs not', subject)} {self.stat_value(part, subject)}"
            case n.StatIs():
                return f"{have} {self.stat_value(part, subject)}"
            case n.StatThanEach():
                return f"{have} {self.stat_than_each(part)}"
            case n.Damaged():
                return self.pick("is damaged" if part.value == yes else "is undamaged", subject)
            case n.Exerted():
                return f"{be} {self.agree(self.SAY['exerted' if part.value else 'ready'], subject)}"
            case n.HasKeyword():
                return f"{have} {self.keyword_name(part.keyword)}"
            case n.Here():
                return f"{self.pick('lies' if yes else 'lies not', subject)} {self.SAY['here']}"
            case n.AtLocation():
                return f"{self.pick('lies' if yes == part.value else 'lies not', subject)} {self.SAY['at a location']}"
            case n.Ink():
                return f"{be} {self.INKS.get(part.ink, part.ink)}"
            case n.Inkable():
                return f"{self.pick('has' if yes == part.value else 'has not', subject)} {self.SAY['inkwell symbol']}"
            case n.InChallenge():
                if not part.against:
                    return f"{be} {self.agree(self.SAY['in challenge ' + part.role], subject)}"
                other = self.a(self.described(n.Select(where=part.against)))
                return f"{be} {self.agree(self.SAY['in challenge with ' + part.role], subject).format(other)}"
            case n.SameNameAs():
                return f"{have} {self.SAY['same name'].format(self.spoken_of(self.slot(part.ref)).text)}"
            case n.TypeIs():
                kinds = [self.plain(kind, subject.plural) for kind in part.any]
                return f"{be} {self.listed([k.text if k.plural else self.a(k) for k in kinds], self.OR)}"
            case n.Dry():
                return f"{be} {self.pick('dry', subject)}"
            case n.Playable():
                text = self.pick("can be played" if yes else "can't be played", subject)
                text += self.way_played(part.way, subject)
                return text if part.free else f"{text} {self.SAY['by paying']}"
            case n.Not():
                return self.predicate_of(part.filter, subject, not yes)
            case n.AnyOf():
                inner, outer = (self.AND, self.OR) if yes else (self.OR, self.AND)
                return outer.join(
                    inner.join(self.predicate_of(f, subject, yes) for f in group) for group in part.groups
                )
            case _:
                raise unsaid(part)

    def this(self, as_card: bool) -> Phrase:
        noun = self.plain("card" if as_card else self.kind)
        return noun._replace(text=self.pointed(noun, False))

    def again(self) -> Phrase:
        return self.this(False)._replace(pronoun=True)

    def that(self, ref: str, known: Referent, as_card: bool) -> Phrase:
        noun = self.plain(known.what)
        if ref == "unsaid":
            return Phrase("")
        if ref == "healed":
            cards = self.plain(known.what, True)
            return cards._replace(text=f"{self.the(cards)} {self.agree(self.ROLES['healed'], cards)}")
        if known.searched:
            return self.that_one(known._replace(what="card"), True)
        if known.role:
            noun = self.plain("card") if as_card and known.zone != "play" else noun
            return noun._replace(text=f"{self.the(noun)} {self.agree(self.ROLES[known.role], noun)}")
        if ref == "rest":
            return Phrase(self.SAY["the rest" if known.plural else "the other"], known.plural, True)
        if known.zone == "discard" and (as_card or known.what == "song") and ref in ("it", "other"):
            noun = noun if known.what == "song" else self.plain("card")
            return noun._replace(text=self.pointed(noun, True))
        return self.held(known)

    def that_one(self, known: Referent, as_card: bool) -> Phrase:
        noun = self.plain("card" if as_card and known.zone != "play" else known.what, known.plural)
        return noun._replace(text=self.pointed(noun, True))

    def held(self, known: Referent) -> Phrase:
        noun = self.plain(known.what if known.zone == "play" else "card", known.plural)
        return noun._replace(text=self.pointed(noun, True), pronoun=True)

    def described(self, select: n.Select, plural: bool = False, as_card: bool = False, place: str = "") -> Phrase:
        """The noun with "other" before it, "opposing" and where it is after it."""
        kind = self.noun(self.kinds(select)[0], plural, as_card)
        extra = [(self.PLACE_AT, place.strip())]
        if select.other or select.besides:
            extra.append((-1, self.form(self.OTHER, kind)))
        if select.whose == "opponents" and select.zone == "play":
            extra.append((2, self.form(self.OPPOSING, kind)))
        if select.whose in ("chosen opponent", "chosen player") and select.zone == "play":
            extra.append((2, f"{self.SAY['of']} {self.SAY[f'of {select.whose}']}"))
        return self.nominal(select, plural, as_card, extra)

    def is_own(self, select: n.Select) -> bool:
        return select.whose in ("you", "your side", "actor", "that player")

    def place(self, select: n.Select, word: str = "from") -> str:
        """Of your discard, in your hand."""
        if select.zone == "looked":
            return " " + self.SAY["among them"]
        if select.zone == "hand or discard":
            hand, discard = (self.place(replace(select, zone=zone), word) for zone in ("hand", "discard"))
            return hand + self.OR + discard.strip()
        if select.zone == "under":
            return " " + self.SAY["under"] + " " + self.this(False).text
        if select.whose == "opponents":
            return " " + self.SAY[f"{word} opponents' {select.zone}"]
        if select.whose == "chosen opponent" or select.whose == "chosen player":
            return " " + self.SAY[f"{word} player's {select.zone}"].format(self.SAY[f"of {select.whose}"])
        if self.is_own(select):
            zone = self.your(self.ZONES[select.zone], "you" if self.told(select.whose) == "you" else "actor")
            return f" {self.SAY[word]} {zone}"
        return " " + self.SAY[f"{word} any {select.zone}"]

    def each(self, select: n.Select, distributive: bool) -> Phrase:
        if select.zone != "play":
            cards = self.described(select, True, True, self.place(select))
            return cards._replace(text=f"{self.form(self.ALL, cards)} {self.the(cards)}")
        many, one = self.described(select, True), self.described(select)
        if distributive:
            if self.is_own(select):
                return one._replace(text=f"{self.agree(self.SAY['each of'], one)} {self.own(select.whose, many)}")
            return one._replace(text=f"{self.SAY['each']} {one.text}")
        if self.is_own(select):
            return many._replace(text=self.own(select.whose, many))
        return many._replace(text=f"{self.form(self.ALL, many)} {self.the(many)}")

    def every(self, cards: Cards) -> Phrase:
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        if self.is_only_one(cards):
            one = self.described(cards)
            return one._replace(text=self.the(one))
        many = self.described(cards, True)
        return many._replace(text=self.own(cards.whose, many) if self.is_own(cards) else self.the(many))

    def one_of(self, select: n.Select, yes: bool = True) -> Phrase:
        """One of your characters."""
        one, many = self.described(select), self.described(select, True)
        some = self.agree(self.SAY["one of" if yes else "none of"], one)
        return one._replace(text=f"{some} {self.own(select.whose, many)}")

    def indefinite(self, select: n.Select, yes: bool) -> Phrase:
        if select.zone != "play":
            card = self.described(select, False, True, self.place(select))
            return card._replace(text=self.a(card) if yes else self.no(card))
        if self.is_own(select):
            return self.one_of(select, yes)
        one = self.described(select)
        return one._replace(text=self.a(one) if yes else self.no(one))

    def top(self, target: n.TopOfDeck) -> Phrase:
        deck = self.deck_of(target.player)
        if target.count == 1:
            return Phrase(self.SAY["top card"].format(deck), False, True)
        if isinstance(target.count, int):
            return Phrase(self.SAY["top cards"].format(target.count, deck), True, True)
        text = self.SAY["cards from top"].format(self.SAY["number of cards"], deck)
        return Phrase(text + self.equal_to(self.quantity(target.count)), True, True)

    def deck_of(self, player: n.Players) -> str:
        if player in ("you", "actor", self.actor):
            return self.your(self.ZONES["deck"], "you" if player == "you" else "")
        return self.SAY["deck of"].format(self.SAY.get(f"of {player}", self.player(player).text))

    def for_each_of(self, players: n.Players) -> str:
        return f"{self.SAY['for']} {self.player(players).text}"

    def here(self, clause: bool) -> str:
        return " " + self.SAY["here"]

    def while_here(self, cards: Cards | None) -> str:
        return ""  # said beside the noun

    def somewhat(self, cards: Cards | None, yes: bool) -> Phrase:
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        return self.indefinite(cards or n.Select(), yes)

    def another(self, select: n.Select) -> Phrase:
        return self.indefinite(replace(select, other=True), True)

    def counting(self, select: n.Select) -> str:
        return f"{self.SAY['for each']} {self.counted(select, False)}"

    def done_way(self, select: n.Select, cards: Phrase) -> str:
        """Cards something was done to this way."""
        return f"{self.agree(self.ROLES[select.among], cards)} {self.SAY['this way']}"

    def counted(self, select: n.Select, plural: bool) -> str:
        if select.among:
            cards = self.described(select, plural, select.among == "discarded" or select.zone == "looked")
            return f"{cards.text} {self.done_way(select, cards)}"
        if select.zone != "play":
            return self.described(select, plural, True, self.place(select, "in")).text
        text = self.described(select, plural).text
        have = self.SAY.get(f"that {self.told(select.whose)} has", "")
        if have:
            text += " " + have
        here = self.cards_in(select)[1]
        return text if here or (not have and select.whose != "any") else f"{text} {self.SAY['in play']}"

    def each_of(self, phrase: Phrase) -> str:
        return f"{self.SAY['for']} {self.agree(self.SAY['each of'], phrase._replace(plural=False))} {phrase.text}"

    def some_cards(self, count: int) -> str:
        return self.a(self.plain("card")) if count == 1 else f"{count} {self.NOUNS['card'][1]}"

    def one_or_more_cards(self) -> str:
        return self.SAY["1 or more cards"]

    def one_or_more(self, select: n.Select) -> Phrase:
        one, many = self.described(select), self.described(select, True)
        some = self.agree(self.SAY["one or more of"], one)
        return one._replace(text=f"{some} {self.own(select.whose, many)}")

    # -- amounts -------------------------------------------------------------------------------------------------

    def cards(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return self.SAY["number of cards"] + measure.equal
        return self.some_cards(measure.number) + measure.each

    def lore(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return self.SAY["number of lore"] + measure.equal
        return self.SAY["lore" if abs(measure.number) == 1 else "lores"].format(measure.number) + measure.each

    def equal_to(self, quantity: Phrase) -> str:
        return f" {self.SAY['equal to']} {quantity.text}"

    def times(self, quantity: Phrase, by: int) -> Phrase:
        return Phrase(self.SAY["times"].format(by, quantity.text))

    def plus(self, quantity: Phrase, add: int) -> Phrase:
        return Phrase(f"{quantity.text} {self.SAY['plus' if add >= 0 else 'minus']} {abs(add)}")

    def at_most(self, most: int) -> str:
        return self.SAY["at most"].format(most)

    def stat_of(self, amount: n.StatOf) -> Phrase:
        card = self.phrase(amount.target)
        stat = self.stat_name(amount.stat)
        if amount.stat == "cards under":
            return stat._replace(text=f"{self.the(stat)} {self.SAY['under']} {self.strong(card)}")
        if card.pronoun:
            key = ("their stat" if card.plural else "its stat") + (" f" if stat.feminine else "")
            return stat._replace(text=self.SAY[key].format(stat.text))
        of = self.of_choice(amount.target, card) if card.chosen else card.text
        return stat._replace(text=f"{self.the(stat)} {self.SAY['of']} {of}")

    def lore_of(self, player: n.Players) -> Phrase:
        if self.told(player) in ("you", "opponents"):
            return Phrase(self.SAY[f"lore of {self.told(player)}"])
        if player in ("actor", self.actor):
            return Phrase(self.SAY["lore of them"])
        return Phrase(self.SAY["lore of"].format(self.SAY.get(f"of {player}", self.player(player).text)))

    def number_of(self, select: n.Select) -> Phrase:
        return Phrase(f"{self.SAY['the number of']} {self.counted(select, True)}")

    def number_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> Phrase:
        return Phrase(self.DEEDS[self.what_was_done(amount)][1])

    def for_each_on(self, amount: n.StatOf) -> str:
        card = self.again() if isinstance(amount.target, n.This) else self.phrase(amount.target)
        return self.SAY[f"for each {amount.stat}"].format(self.strong(card))

    def for_each_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        return f"{self.SAY['for']} {self.DEEDS[self.what_was_done(amount)][0]}"

    def for_each_time(self, when: n.When) -> str:
        return self.SAY["for each time"].format(self.happens(when, past=True) + self.this_turn())

    def number_of_times(self, when: n.When) -> Phrase:
        return Phrase(self.SAY["number of times"].format(self.happens(when, past=True) + self.this_turn()))

    # -- events --------------------------------------------------------------------------------------------------

    def at(self, word: str, clause: str, each_turn: bool) -> str:
        return f"{self.SAY['first each turn' if each_turn else word]} {clause}"

    def nth_time(self, nth: int, clause: str) -> str:
        ordinal = self.agree(self.ORDINALS[nth - 1], Phrase("", feminine=True))
        return f"{self.SAY['nth time'].format(ordinal)} {clause}"

    def if_nth(self, nth: int, when: n.When) -> str:
        whose = "you" if when.player == "you" else "them"
        text = self.SAY["nth challenge" if when.event == "challenges" else f"nth {when.event} {whose}"]
        feminine = when.event != "challenges" or self.SAY["challenge is feminine"] == "yes"
        return text.format(self.agree(self.ORDINALS[nth - 1], Phrase("", feminine=feminine)))

    def nth_played(self, nth: int, player: Phrase, select: n.Select) -> str:
        card = self.described(select)
        card = card._replace(text=f"{self.agree(self.ORDINALS[nth - 1], card)} {card.text}")
        return self.say(player, "play", f" {self.a(card)} {self.SAY['in one turn']}", past=False)

    def several(self, select: n.Select, sign: n.Compare, count: int) -> Phrase:
        cards = self.described(select, count != 1)
        if self.is_own(select):
            many = self.described(select, True)
            cards = cards._replace(text=f"{self.SAY['of']} {self.own(select.whose, many)}")
        return cards._replace(text=self.number(sign, count, cards.text))

    def so_often(self, sign: n.Compare, count: int) -> str:
        return " " + self.number(sign, count, self.SAY["time" if count == 1 else "many times"])

    def played_on(self, cards: Cards | None) -> str:
        card = self.this(True) if cards == "this" else self.somewhat(cards, True)
        return f" {self.SAY['on']} {card.text}"

    def pays_to_play(self, player: Phrase, when: n.When, card: Phrase, past: bool) -> str:
        ink = "⬡" if when.amount is None else self.SAY["ink or less"].format(when.amount)
        return self.say(player, "pay", f" {ink} {self.SAY['to play']} {card.text}", past=past)

    def deals_damage(self, source: Phrase, card: Phrase, past: bool, yes: bool) -> str:
        return self.say(source, "deal", f" {self.SAY['damage to']} {card.text}", past=past, yes=yes)

    def whose_discard(self, when: n.When) -> str:
        return self.SAY.get(f"discard of {when.player}", self.SAY["discard of any"])

    def into_discard(self, card: Phrase, when: n.When, past: bool, yes: bool) -> str:
        rest = f" {self.SAY['in']} {self.whose_discard(when)}"
        return self.say(card, "put", rest, past=past, passive=True, yes=yes)

    def turn(self, event: Literal["turn starts", "turn ends"], player: str) -> str:
        whose = self.SAY.get(f"turn of {player}", self.SAY["turn of any"])
        return f"{self.SAY[event]} {whose}"

    def in_a_challenge(self) -> str:
        return " " + self.SAY["in a challenge"]

    def falls(self, subject: Phrase, role: Literal["challenging", "challenged"], past: bool) -> str:
        key = f"{role} and banished" + (" past" if past else "")
        return f"{self.subject(subject)} {self.agree(self.SAY[key], subject)}"

    def after_challenge(self) -> str:
        return self.SAY["after the challenge"]

    def challenge_ends(self, subject: Phrase, when: n.When, past: bool) -> str:
        return self.SAY["challenge ended" if past else "challenge ends"].format(subject.text)

    def moved_here(self, moved: Phrase) -> str:
        return f" {moved.text} {self.SAY['here']}"

    def to_here(self) -> str:
        return " " + self.SAY["here"]

    def to_a_location(self, location: Cards | None) -> str:
        if isinstance(location, n.Select):
            return f" {self.SAY['onto location']} {self.indefinite(location, True).text}"
        return " " + self.SAY["at a location"]

    def inked(self, player: Phrase, when: n.When, card: Phrase | None, past: bool, yes: bool) -> str:
        subject = card or self.indefinite(n.Select(), yes)
        well = self.SAY.get(f"into inkwell of {when.player}", self.SAY["into inkwell of any"])
        return self.say(subject, "ink", f" {well}", past=past, passive=True, yes=yes)

    def healed(self, player: Phrase | None, card: Phrase, past: bool, yes: bool) -> str:
        damage = self.SAY["1 or more damage"]
        if player is None:
            return self.say(
                Phrase(damage, self.ONE_OR_LESS_PLURAL),
                "remove",
                f" {self.SAY['off']} {card.text}",
                past=past,
                passive=True,
                yes=yes,
            )
        return self.say(player, "remove", f" {damage} {self.SAY['off']} {card.text}", past=past, yes=yes)

    def chosen_by(self, when: n.When) -> str:
        by = "" if when.player == "any" else f" {self.SAY['by ' + when.player]}"
        if isinstance(when.other, n.Select):
            sources = [self.SAY[f"for {kind}"] for kind in self.kinds(when.other)[0]]
            return f"{by} {self.listed(sources, self.OR)}"
        return by + (f" {self.SAY['for an action']}" if when.action else "")

    def one_or_other(self, ways: Sequence[Phrase], article: bool) -> str:
        first, *others = ways
        return self.OR.join([first.text, *(self.a(way) if article else way.text for way in others)])

    def out_of_discard(self, card: Phrase, when: n.When, past: bool, yes: bool) -> str:
        return self.say(card, "leave discard", f" {self.whose_discard(when)}", past=past, yes=yes)

    def for_support(self) -> str:
        return " " + self.SAY["for Support"]

    def back_to_hand(self, when: n.When) -> str:
        origin = "" if when.origin == "any" else " " + self.SAY[f"out of {when.origin}"]
        return " " + self.SAY.get(f"to hand of {when.player}", self.SAY["to hand of any"]) + origin

    def put_card_under(self, player: Phrase | None, card: Phrase, past: bool, yes: bool) -> str:
        under = f" {self.SAY['under']} {card.text}"
        one = self.indefinite(n.Select(), yes)
        if player is None:
            return self.say(one, "put", under, past=past, passive=True, yes=yes)
        return self.say(player, "put", f" {one.text}{under}", past=past, yes=yes)

    def boost_of(self, card: Phrase) -> str:
        return self.SAY["boost of"].format(card.text)

    # -- conditions ----------------------------------------------------------------------------------------------

    def conditioned(self, word: str, condition: n.Condition) -> str:
        self.also = self.SAY[f"and {word}"]
        return f"{self.SAY[word]} {self.condition(condition)}"

    def if_(self, condition: n.Condition) -> str:
        return self.conditioned("if", condition)

    def and_if(self, condition: n.Condition) -> str:
        return self.SAY["and if"] + self.condition(condition)

    def while_(self, condition: n.Condition) -> str:
        return self.conditioned("while", condition)

    def unless(self, condition: n.Condition) -> str:
        return self.conditioned("unless", condition)

    def compare(self, node: n.CompareIs, sign: n.Compare) -> str:
        left, right = node.left, node.right
        if isinstance(right, int):
            match left:
                case n.LoreOf():
                    who = self.SAY.get(f"{self.told(left.player)} has", self.SAY["that player has"])
                    noun = self.lore(right).partition(" ")[2]
                    return f"{who} {self.number(sign, right, noun)}"
                case n.StatOf(target=n.This() | n.That() as card):
                    return self.is_so(n.Is(card, where=(n.StatIs(left.stat, sign, right),)), True)
                case n.CountOf():
                    return self.condition(n.Have(left.cards, right, sign))
        subject = self.quantity(left)
        compared = f"{self.pick('is', subject)} {self.agree(self.COMPARED[sign], subject)}"
        return f"{subject.text} {compared} {self.quantity(right).text}"

    def have_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        bare, here = self.cards_in(select)
        none = count == 0 and sign in ("=", "<=")
        if select.among:
            cards = self.described(bare, count > 1, select.among == "discarded" or select.zone == "looked")
            text = self.no(cards) if none else self.a(cards) if count == 1 else self.number(sign, count, cards.text)
            return f"{text} {self.pick('is', cards)} {self.done_way(select, cards)}"
        if here:
            place = " " + self.SAY["here"]
        elif select.zone == "play":
            place = " " + self.SAY["in play"]
        elif select.zone == "hand" and select.whose != "any":
            place = " " + self.SAY["in hand"]
        else:
            theirs = replace(select, whose="that player") if select.whose == "opponents" else select
            place = self.place(theirs, "in")
        several = not none and (count > 1 or (self.ONE_OR_LESS_PLURAL and sign == "<="))
        cards = self.described(replace(bare, whose="any"), several, select.zone != "play")
        if none:
            text = self.no(cards)
        elif sign == ">=" and count == 1:
            text = self.a(cards)
        else:
            text = self.number(sign, count, cards.text)
        no = " no" if none else ""
        key = ("there is" if select.whose == "any" else f"{self.told(select.whose)} has") + no
        who = self.pick(key if key in self.SAY else f"that player has{no}", cards)
        return self.located(who, text, place, select.zone == "play" and not here)

    def located(self, who: str, cards: str, place: str, in_play: bool) -> str:
        return f"{who} {cards}{place}"

    def is_so(self, node: n.Is, yes: bool) -> str:
        known = self.refs.get(node.target.ref, Referent()) if isinstance(node.target, n.That) else Referent(this=True)
        under = node.where[0] if len(node.where) == 1 and isinstance(node.where[0], n.StatIs) else None
        if known.this and under is not None and (under.stat, under.compare, under.than) == ("cards under", ">=", 1):
            return self.SAY["a card under" if yes else "no card under"].format(self.this(False).text)
        subject = self.again() if self.topic and known.this else self.phrase(node.target)
        named = all(isinstance(part, n.Named | n.Classified | n.NamedCard) for part in node.where)
        if not known.this and (named or node.what != "card") and subject.pronoun:
            it = self.SAY["it is" if yes else "it is not"]
            if node.where == (n.NamedCard(),):
                return f"{it} {self.SAY['the named card']}"
            what = known.what if node.what == "card" else node.what
            return f"{it} {self.a(self.described(n.Select(what, where=node.where), False, known.zone != 'play'))}"
        name = self.subject(subject) if known.this else subject.text
        kinds: tuple[n.Filter, ...] = () if node.what == "card" else (n.TypeIs((node.what,)),)
        parts = [self.predicate_of(part, subject, yes) for part in (*kinds, *node.where)]
        return f"{name} {(self.AND if yes else self.OR).join(parts)}".strip()

    def it_is_turn(self, turn: Literal["your turn", "opponents' turn"]) -> str:
        return self.SAY[f"it is {turn}"]

    def this_turn(self) -> str:
        return " " + self.SAY["this turn"]

    def played_by(self, node: n.PlayedBy, yes: bool) -> str:
        card = self.phrase(node.target)
        text = self.agree(self.SAY[f"played by {node.way}" if yes else f"not played by {node.way}"], card)
        return text.format(card.text, it=self.form(self.OBJECT, card))

    def has_more(self, who: str, sign: n.Compare, what: n.Select | None, than: str) -> str:
        """Un adversaire a plus de cartes en main que vous."""
        has = self.SAY.get(f"{who} has", self.SAY["that player has"])
        if what is None:
            more = self.lore(2).partition(" ")[2]
        else:
            theirs = replace(what, whose="you" if who == "you" else "that player")
            bare, here = self.cards_in(replace(what, whose="any"))
            cards = self.described(bare, True, what.zone != "play").text
            places = {"play": " " + self.SAY["here" if here else "in play"], "hand": " " + self.SAY["in hand"]}
            more = cards + (places.get(what.zone) or self.place(theirs, "in"))
        much = self.SAY["more" if sign == ">" else "fewer"]
        return f"{has} {much} {more} {self.SAY.get(f'than {than}', self.SAY['than you'])}"

    def with_more_lore(self, sign: n.Compare) -> str:
        much = self.SAY["more" if sign == ">" else "fewer"]
        return f"{self.SAY['having']} {much} {self.lore(2).partition(' ')[2]} {self.SAY['than you']}"

    def with_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        text = self.have_cards(replace(select, whose="opponents"), sign, count)
        return f"{self.SAY['which']} {text.removeprefix(self.SOMEBODY['opponents']).strip()}"

    def of_player(self, players: str, condition: n.Condition) -> str:
        if isinstance(condition, n.Have) and condition.cards.whose == "actor":
            text = self.have_cards(replace(condition.cards, whose="opponents"), condition.compare, condition.count)
            one, each = self.SOMEBODY["opponents"], self.PLAYERS["opponents"]
            return text.replace(one, each, 1) if players.startswith("each ") else text
        if isinstance(condition, n.CompareIs) and condition.left == n.LoreOf("actor"):
            text = self.compare(replace(condition, left=n.LoreOf("opponents")), condition.compare)
            one, each = self.SOMEBODY["opponents"], self.PLAYERS["opponents"]
            return text.replace(one, each, 1) if players.startswith("each ") else text
        every = {"each opponents": self.PLAYERS["opponents"], "each all": self.PLAYERS["all"]}.get(players)
        return f"{self.SAY['for']} {every or self.somebody(players).text}, {self.condition(condition)}"

    def first_turn(self, yes: bool) -> str:
        return self.SAY["first turn" if yes else "not first turn"]

    def first_player(self, yes: bool) -> str:
        return self.SAY["first player" if yes else "not first player"]

    def in_zone(self, zone: n.ZoneName, yes: bool) -> str:
        place = self.SAY["in play"] if zone == "play" else self.place(n.Select(whose="you", zone=zone), "in").strip()
        return f"{self.this(True).text} {self.SAY['lies' if yes else 'lies not'].partition('|')[0]} {place}"

    # -- what is said of cards for a while -----------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        tail = ""
        if isinstance(said.subject, n.Select) or said.subject == "this":
            subject = self.every(said.subject)
            tail = self.while_here(said.subject)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject)
        each = self.each_said_of(said.says)
        tail = self.lasting(said, subject) + tail + each + self.while_such(said.where, subject)
        if any(isinstance(part, n.Must) for part in said.says):
            tail += self.pick("if able", subject)
        give = voice == "bare" and all(isinstance(part, n.Gets | n.Gains) for part in said.says)
        if give and (self.GIVES_CHOSEN or not subject.chosen):
            return self.SAY["give"].format(self.said(said, subject, True), subject.text) + tail
        text = self.said(said, subject, False)
        if subject.chosen:
            return self.chosen_does(subject, text + tail, voice)
        clause = f"{self.subject(subject)} {text}{tail}".strip()
        return f"{self.SAY['decide that']} {clause}" if voice == "bare" else clause

    def said(self, said: Predicate, subject: Phrase, give: bool) -> str:
        own = said.subject in ("this", n.This()) or (isinstance(said.subject, n.Select) and said.subject.whose == "you")
        cant = [part.forbid for part in said.says if isinstance(part, n.Cant)]
        parts = [self.cant(cant, subject, said.duration, own)] if cant else []
        last = ""
        for part in said.says:
            if isinstance(part, n.Cant):
                continue
            verb, text = self.said_of(part, said.subject, subject)
            parts.append(text if give or verb == last else f"{verb} {text}")
            last = verb
        return self.AND.join(parts)

    def while_such(self, where: tuple[n.Filter, ...], subject: Phrase) -> str:
        """As long as this holds of them: in a challenge said as it is, all else as what would hinder it."""
        text = ""
        for part in where:
            word, yes = ("while", True) if isinstance(part, n.InChallenge) else ("unless", False)
            they = subject._replace(text="", pronoun=True, chosen=False)
            text += f" {self.SAY[word]} {self.subject(they)} {self.predicate_of(part, they, yes)}".replace("  ", " ")
        return text

    def cant(self, forbidden: list[n.Restriction], subject: Phrase, duration: n.Duration, own: bool = False) -> str:
        if forbidden == ["be dealt challenge damage"] and duration == "this challenge":
            return self.pick("no challenge damage", subject)
        deeds = [self.agree(self.FORBIDDEN[forbid], subject) for forbid in forbidden]
        if "ready at start" in forbidden and duration != "during their next turn":
            deeds[-1] += " " + (self.SAY["at your turn"] if own else self.pick("at their turn", subject))
        if len(deeds) == 1:
            return f"{self.pick('can not', subject)} {deeds[0]}"
        return f"{self.pick('can neither', subject)} {self.SAY['nor'].join(deeds)}"

    def said_of(self, part: Said, target: n.Target | Cards, subject: Phrase) -> tuple[str, str]:
        match part:
            case n.Gets():
                measure = self.measure(part.amount)
                stat = self.STATS[part.stat][0]
                less = self.lessened(part.amount)
                if less is not None:
                    return self.pick("suffers", subject), self.SAY["a malus"].format(stat, less.equal)
                if measure.number is None:
                    return self.pick("gets", subject), self.SAY["a bonus"].format(stat, measure.equal)
                return self.pick("gets" if measure.number >= 0 else "suffers", subject), f"{measure.number:+d} {stat}"
            case n.Gains():
                gained = self.listed([self.quoted(ability, target) for ability in part.abilities], self.AND)
                return self.pick("gains", subject), gained
            case n.SingsAs():
                return self.pick("sings as", subject), self.SAY["singing cost"].format(f"{part.amount:+d}")
            case n.Can(allow="challenge ready characters"):
                such = self.described(n.Select("character", where=(n.Exerted(False), *part.whom)), True)
                return self.pick("can", subject), self.SAY["challenge such"].format(such.text)
            case n.Can():
                return self.pick("can", subject), self.pick(part.allow, subject)
            case n.Must():
                return self.pick("must", subject), self.agree(self.FORBIDDEN[part.deed], subject)
            case n.Loses():
                name = self.keyword_name(part.keyword)
                more = self.AND + self.pick("can not gain", subject).format(name) if part.cant_gain else ""
                return self.pick("loses", subject), name + more
            case n.GainsClass():
                return self.pick("gains", subject), self.SAY["classification"].format(self.classed(part.classification))
            case n.Cant():
                return self.pick("can not", subject), self.agree(self.FORBIDDEN[part.forbid], subject)

    def lasting(self, said: Predicate, subject: Phrase) -> str:
        first = said.says[0]
        if isinstance(first, n.Cant):
            if said.duration == "this challenge" and first.forbid == "be dealt challenge damage":
                return ""
            if said.duration == "during their next turn" and first.forbid == "ready at start":
                return " " + self.pick("at their next turn", subject)
            if said.duration == "this turn":
                return " " + self.SAY["rest of this turn"]
        if said.duration == "while in play":
            return " " + self.SAY["while in play"].format(self.this(False).text)
        if said.duration in ("during their next turn", "until their next turn"):
            return " " + self.pick(said.duration, subject)
        return self.DURATIONS[said.duration]

    # -- effects -------------------------------------------------------------------------------------------------

    def do(self, verb: str, target: n.Target, voice: Voice) -> str:
        return self.act_on(verb, target, self.phrase(target), voice)

    def choose_player(self, node: n.ChoosePlayer, voice: Voice) -> str:
        if node.any_number:
            return f"{self.verb('choose', voice)} {self.SAY['any number of ' + node.among]}"
        return f"{self.verb('choose', voice)} {self.SOMEBODY['any' if node.among == 'all' else 'opponents']}"

    def draw_until(self, node: n.DrawUntil, voice: Voice) -> str:
        return f"{self.verb('draw', voice)} {self.SAY['until hand'].format(self.some_cards(node.hand))}"

    def discard_until(self, node: n.DiscardUntil, voice: Voice) -> str:
        until = self.SAY["until only"].format(self.some_cards(node.hand))
        return f"{self.verb('choose and discard', voice)} {self.NOUNS['card'][1]} {until}"

    def discard(self, node: n.Discard, voice: Voice) -> str:
        described = replace(node.cards, whose="any")
        hand = self.your(self.ZONES["hand"])
        if node.all:
            if node.cards.what == "card" and not node.cards.where:
                return f"{self.verb('discard', voice)} {self.SAY['all hand'].format(hand)}"
            return f"{self.verb('discard', voice)} {self.each(replace(node.cards, whose='actor'), False).text}"
        measure = self.measure(node.amount)
        if measure.number is None:
            cards = self.SAY["number of cards"] + measure.equal
        elif measure.number == 1:
            cards = self.a(self.described(described, False, True)) + measure.each
        else:
            cards = f"{measure.number} {self.described(described, True, True).text}{measure.each}"
        if node.any_number:
            cards = f"{self.SAY['any number']} {self.described(described, True, True).text}"
        elif isinstance(node.amount, n.Tally):
            cards = self.SAY["that many cards"]
        if node.at_random:
            return f"{self.verb('discard', voice)} {cards} {self.SAY['at random']}"
        if node.by is not None and node.by not in (node.player, "actor"):
            choice = self.SAY["of your choice" if node.by == "you" else "of their choice"]
            return f"{self.verb('discard', voice)} {cards} {choice}"
        return f"{self.verb('discard' if self.shift_cost else 'choose and discard', voice)} {cards}"

    def damage(self, amount: n.Amount, up_to: bool = False) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return " " + self.SAY["number of damage"] + measure.equal
        return f" {self.SAY['up to'] + ' ' if up_to else ''}{self.damages(measure.number)}"

    def per(self, amount: n.Amount | None) -> str:
        return "" if amount is None else self.measure(amount).each

    def deal(self, node: n.DealDamage | n.PutDamage, voice: Voice) -> str:
        verb = "deal" if isinstance(node, n.DealDamage) else "put"
        case: Case = "to" if verb == "deal" else "on"
        phrase = self.phrase(node.target, distributive=True)
        return self.act_on(verb, node.target, phrase, voice, self.per(node.amount), self.damage(node.amount), case)

    def heal(self, node: n.RemoveDamage, voice: Voice) -> str:
        phrase = self.phrase(node.target, distributive=True)
        thing = self.damage(node.amount, node.up_to) if node.amount is not None else " " + self.all_damage(phrase)
        if node.amount is None and node.up_to:
            thing = " " + self.SAY["any damage"]
        return self.act_on("remove", node.target, phrase, voice, self.per(node.amount), thing, "from")

    def all_damage(self, phrase: Phrase) -> str:
        return self.SAY["all damage"]

    def return_to_hand(self, node: n.ReturnToHand, voice: Voice) -> str:
        target = node.target
        known = self.refs.get(target.ref) if isinstance(target, n.That) else None
        zone = known.zone if known else target.cards.zone if isinstance(target, n.Each | n.Chosen) else "play"
        phrase = self.phrase(target, as_card=isinstance(target, n.That) or self.event in ("banished", "leaves play"))
        if zone in ("looked", "deck", "under") or isinstance(target, n.TopOfDeck):
            hand = self.owners(target, phrase, "hand")
            return self.act_on("add", target, phrase, voice, f" {self.SAY['to hand']} {hand}")
        return self.take_back(target, phrase, voice)

    @abstractmethod
    def take_back(self, target: n.Target, phrase: Phrase, voice: Voice) -> str: ...

    def shuffle_into_deck(self, node: n.ShuffleIntoDeck, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play"))
        after = f" {self.SAY['in']} {self.owners(node.target, phrase, 'deck')}"
        return self.act_on("shuffle", node.target, phrase, voice, after)

    def put_on_deck(self, node: n.PutOnDeck, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play") and node.target == n.This())
        after = " " + self.SAY[f"deck {node.place}"].format(self.owners(node.target, phrase, "deck"))
        if phrase.plural:
            after += self.SAY["in your order" if node.by == "you" else "in any order"]
        return self.act_on("put", node.target, phrase, voice, after)

    def put_into_discard(self, node: n.PutIntoDiscard, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        after = f" {self.SAY['in']} {self.owners(node.target, phrase, 'discard')}"
        return self.act_on("put", node.target, phrase, voice, after)

    def shuffle_deck(self, node: n.ShuffleDeck, voice: Voice) -> str:
        return f"{self.verb('shuffle', voice)} {self.deck_of(self.actor)}"

    def put_into_inkwell(self, node: n.PutIntoInkwell, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=True)
        state = self.SAY["facedown"] + (self.AND + self.agree(self.SAY["exerted"], phrase) if node.exerted else "")
        after = f" {self.SAY['into inkwell']} {self.owners(node.target, phrase, 'inkwell')}, {state}"
        return self.act_on("ink", node.target, phrase, voice, after)

    def put_under(self, node: n.PutUnder, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        face = self.SAY["facedown" if node.face_down else "faceup"]
        after = " " + self.SAY["put under"].format(self.strong(self.phrase(node.host)), face)
        return self.act_on("put", node.target, phrase, voice, after)

    def pay_less(self, node: n.PayLess) -> str:
        card = self.described(replace(node.cards, zone="play"))
        lasting = self.this_turn() if node.duration == "this turn" else self.DURATIONS[node.duration]
        pattern = self.SAY["pay less next" + (" f" if card.feminine else "")]
        measure = self.measure(node.amount)
        ink = f"⬡{measure.equal}" if measure.number is None else f"{measure.number} ⬡"
        if node.amount == n.Tally("counted"):
            ink = self.SAY["that much ink"]
        return pattern.format(card=card.text, ink=ink, lasting=lasting) + measure.each

    def plays_again(self, target: n.Target) -> bool:
        """A song is played again; from the discard, where it went."""
        known = self.refs.get(target.ref, Referent()) if isinstance(target, n.That) else Referent()
        return known.what == "song" and known.zone == "discard" and known.deed == "sung"

    def played(self, node: n.Play) -> Phrase:
        """What is played: a character, where it is told by its type; from the hand unless another place is told."""
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        if isinstance(target, n.Chosen) and (target.cards.what != "card" or target.cards.zone == "hand"):
            place = "" if target.cards.zone in ("hand", "play", "looked") else self.place(target.cards)
            several = self.is_several(target)
            card = self.described(replace(target.cards, whose="any"), several, place=place)
            return card._replace(text=f"{target.count} {card.text}" if several else self.a(card))
        if self.plays_again(target):
            return phrase._replace(text=f"{phrase.text} {self.SAY['out of']} {self.your(self.ZONES['discard'])}")
        return phrase

    def way_played(self, way: n.PlayWay, phrase: Phrase) -> str:
        """By Shift, with or without it, or as if it were in hand."""
        return "" if way == "play" else self.agree(self.SAY[f"way {way}"], phrase)

    def entering(self, phrase: Phrase) -> str:
        return self.AND + f"{self.subject(phrase._replace(pronoun=True))} {self.pick('enters exerted', phrase)}".strip()

    def look(self, node: n.Look, voice: Voice) -> str:
        return f"{self.verb('look', voice)} {self.top(n.TopOfDeck(node.amount, node.player)).text}"

    def look_at_zone(self, node: n.LookAtZone, voice: Voice) -> str:
        key = f"look at {node.zone}"
        if node.player in ("you", "actor", self.actor):
            holder = "you" if node.player == "you" else ""
            return f"{self.verb('look', voice)} {self.SAY[key].format(self.your(self.ZONES[node.zone], holder))}"
        whose = self.SAY.get(f"of {node.player}", self.player(node.player).text)
        return f"{self.verb('look', voice)} {self.SAY[key].format(self.SAY[f'{node.zone} of'].format(whose))}"

    def search(self, target: n.Chosen, voice: Voice) -> str:
        self.refs[target.slot] = Referent(target.cards.what, self.is_several(target), "deck", "you", searched=True)
        several = self.is_several(target)
        cards = self.described(target.cards, several, True, self.place(target.cards, "in"))
        up_to = self.SAY["up to"] + " " if target.up_to else ""
        text = f"{up_to}{target.count} {cards.text}" if several else up_to + self.a(cards)
        return f"{self.verb('search', voice)} {text}"

    def reveal_until(self, node: n.RevealUntil, voice: Voice) -> str:
        card = self.a(self.described(node.cards, False, True))
        return f"{self.verb('reveal', voice)} {self.SAY['until revealed'].format(self.deck_of(node.player), card)}"

    def repeat(self, voice: Voice) -> str:
        return f"{self.verb('repeat', voice)} {self.SAY['this effect']}"

    def reveal_hand(self, voice: Voice) -> str:
        return f"{self.verb('reveal', voice)} {self.your(self.ZONES['hand'])}"

    def add_strength(self, node: n.AddStrength, voice: Voice) -> str:
        other = self.of_choice(node.target)
        return f"{self.verb('add', voice)} {self.SAY['its strength'].format(self.this(False).text, other)}"

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.DURATIONS[node.duration].strip()
        subject = self.phrase(node.target)
        lead = f"{self.verb('choose', 'order')} {subject.text}. " if subject.chosen else ""
        time = self.SAY["whenever" if node.every_time else "next"]
        instead = f"{self.subject(subject._replace(pronoun=True))} {self.pick('no damage instead', subject)}".strip()
        if node.instead == "onto this card":
            instead = self.SAY["damage onto"].format(self.this(False).text)
        name = self.subject(subject._replace(pronoun=True)) if subject.chosen else subject.text
        would = self.pick("would take damage", subject)
        return f"{lead}{lasting}{', ' if lasting else ''}{time} {name} {would}, {instead}".replace("  ", " ")

    # -- static abilities ----------------------------------------------------------------------------------------

    def by_such(self, filters: tuple[n.Filter, ...]) -> str:
        cards = self.nominal(n.Select("character", where=filters), True).text
        return f" {self.SAY['by such']} {cards}" if filters else ""

    def players_cant(self, node: n.PlayersCant) -> str:
        if node.forbid != "play":
            return self.SAY[f"{node.players} can't {node.forbid}"]
        return self.SAY[f"{node.players} can't play"].format(self.described(node.cards, True).text)

    def cant_play_this(self) -> str:
        return self.SAY["you can't play this"].format(self.this(False).text)

    def played_cards(self, cards: Cards) -> str:
        return self.this(False).text if cards == "this" else self.such(self.described(cards, True))

    def such(self, phrase: Phrase) -> str:
        return self.the(phrase)

    def costs_less(self, node: n.CostsLess) -> str:
        measure = self.measure(node.amount)
        ink = "⬡" + measure.equal if measure.number is None else f"{abs(measure.number)} ⬡"
        less = "pay more" if measure.number is not None and measure.number < 0 else "pay less"
        if node.players != "you":
            less += " " + node.players
        if node.times != "each time":
            card = self.this(False) if node.cards == "this" else self.described(node.cards)
            which = "first card" if node.times == "first each turn" else "next card"
            played = self.SAY[which + " f" if card.feminine else which].format(card.text)
            using = self.SAY["using Shift"] if node.way == "shift" else ""
            lead = self.ONCE + ", " if node.times == "once each turn" else ""
            return lead + self.SAY[less].format(ink=ink, cards=played) + using + measure.each
        using = ""
        if node.way == "shift":
            using = self.SAY["using Shift" if node.cards == "this" else "using their Shift"]
        return self.SAY[less].format(ink=ink, cards=self.played_cards(node.cards)) + using + measure.each

    def move_costs_less(self, node: n.MoveCostsLess) -> str:
        measure = self.measure(node.amount)
        ink = "⬡" + measure.equal if measure.number is None else f"{measure.number} ⬡"
        moved = self.every(node.cards).text
        here = node.to == "this"
        place = "" if here else self.indefinite(node.to, True).text  # type: ignore[arg-type]
        text = self.SAY["move for less here" if here else "move for less"].format(ink=ink, moved=moved, place=place)
        lead = self.ONCE + ", " if node.once else ""
        return lead + text + measure.each

    def play_from(self, node: n.PlayFrom) -> str:
        place = "" if node.cards.zone == "play" else self.place(node.cards)
        return self.SAY["play from"].format(self.such(self.described(node.cards, True)) + place)

    def play_free(self, node: n.PlayFree) -> str:
        free = self.SAY["play free"].format(self.played_cards(node.cards))
        if not node.cost:
            return free
        cost = self.AND.join(self.clause(unit, "bare") for unit in self.units(node.cost))
        return (
            self.may_("you", "order") + cost + self.TO + self.SAY["to play free"].format(self.played_cards(node.cards))
        )

    def use_free(self, node: n.UseFree) -> str:
        return self.SAY["use free"].format(
            self.this(False).text if node.cards == "this" else self.every(node.cards).text
        )

    def pay_to(self, node: n.PayTo) -> str:
        subject = self.every(node.cards)
        cant = self.cant(list(node.actions), subject, "always")
        return f"{self.subject(subject)} {cant}{self.SAY['unless you pay'].format(self.ink(node.ink))}".strip()

    def moves_free(self, node: n.MovesFree) -> str:
        subject = self.every(node.cards)
        return f"{subject.text} {self.pick('may move here', subject)}"

    def extra_ink(self, amount: int) -> str:
        return self.SAY["extra ink" if amount == 1 else "extra inks"].format(amount)

    def ink_from(self, node: n.InkFrom) -> str:
        return self.SAY[f"ink from {node.zone}"]

    def top_face_up(self, node: n.TopFaceUp) -> str:
        return self.SAY[f"face up {node.players}"]

    def enters(self, node: n.Enters) -> str:
        cards = self.every(node.cards)
        states = [self.agree(self.SAY["exerted"], cards)] if node.exerted else []
        states += [f"{self.SAY['with']} {self.damages(node.damage)}"] if node.damage else []
        enters = self.pick("may enter play" if node.may else "enters play", cards)
        return f"{self.subject(cards)} {enters} {self.AND.join(states)}".strip() + self.to_do(node.then)

    def also_named(self, names: list[str]) -> str:
        return self.agree(self.SAY["also named"], self.this(False)).format(self.this(False).text, self.both(names))

    def both(self, names: list[str]) -> str:
        return self.listed(names, self.AND)

    def skip_step(self, step: Literal["draw", "ready", "set"]) -> str:
        return self.SAY[f"skip {step}"]

    def not_below_printed(self, node: n.NotBelowPrinted) -> str:
        stat = self.stat_name(node.stat)
        return self.agree(self.SAY["not below printed"], stat).format(self.the(stat), self.every(node.cards).text)

    def must_be_chosen(self) -> str:
        return self.SAY["must be chosen"].format(self.this(False).text)

    def damage_onto_this(self, cards: n.Select) -> str:
        subject = self.indefinite(cards, True)
        would = self.pick("would take damage", subject)
        return f"{self.SAY['whenever']} {subject.text} {would}, {self.SAY['damage onto'].format(self.this(False).text)}"

    def rule_changed(self, node: RuleChange) -> str:
        return rule_changed(self, node)

    def any_number_in_deck(self) -> str:
        return self.SAY["any number in deck"]
