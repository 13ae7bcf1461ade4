"""Cards and players in French and Italian, which build their sentences alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.walk import Language
from arbitre.games.lorcana.text.words import Referent

Case = Literal["object", "to", "from", "on"]
"""A card's role beside the verb: something is done to it, or something else is done to, from or on it."""


class RomanceCards(Language):
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
    ONE_OR_MORE_PLURAL = False  # "1 o più danni", but "1 dommage ou plus"
    OR_MORE: ClassVar[Mapping[n.Compare, str]] = {}  # after the noun: "2 personnages ou plus ayant ..."
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

    def many(self, sign: n.Compare, count: int) -> bool:
        """Whether a noun with this number beside it is in the plural."""
        return count > 1 or (self.ONE_OR_MORE_PLURAL and (count == 0 or sign in (">=", "<=")))

    def feminine(self, phrase: Phrase) -> bool:
        """Of several nouns the first decides about what stands before them: la prochaine action ou objet."""
        led = phrase.text.partition(" ")[0]
        return phrase.feminine or any(led in self.NOUNS[kind] for kind in self.FEMININE)

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
            return self.number(sign, number, self.NOUNS["card"][self.many(sign, number)]) + under
        if part.stat == "damage":
            return self.number(sign, number, self.damages(2 if self.many(sign, number) else 1).partition(" ")[2])
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
            case _:
                return self.predicate_of_several(part, subject, yes)

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

    def so_many(self, select: n.Select, sign: n.Compare, count: int, plural: bool, as_card: bool = False) -> Phrase:
        """A number of cards."""
        if sign in self.OR_MORE:
            cards = self.described(select, plural, as_card, more=self.OR_MORE[sign])
            return cards._replace(text=f"{count} {cards.text}")
        cards = self.described(select, plural, as_card)
        return cards._replace(text=self.number(sign, count, cards.text))

    def described(
        self, select: n.Select, plural: bool = False, as_card: bool = False, place: str = "", more: str = ""
    ) -> Phrase:
        """The noun with "other" before it, "opposing" and where it is after it."""
        kind = self.noun(self.kinds(select)[0], plural, as_card)
        extra = [(5, more), (self.PLACE_AT, place.strip())]
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

    def way_played(self, way: n.PlayWay, phrase: Phrase) -> str:
        """By Shift, with or without it, or as if it were in hand."""
        return "" if way == "play" else self.agree(self.SAY[f"way {way}"], phrase)
