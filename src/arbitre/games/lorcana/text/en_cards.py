"""Cards and players in English, in the words of the Lorcana Comprehensive Rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.walk import Language
from arbitre.games.lorcana.text.words import Modifiers, Predicate, Referent, Role

NOT = "n't"
CANT = "can't"
SYMBOLS: dict[n.Stat, str] = {"strength": "¤", "willpower": "⛉", "lore": "◊"}
NOUNS: dict[n.CardType, tuple[str, str]] = {
    "card": ("card", "cards"),
    "character": ("character", "characters"),
    "item": ("item", "items"),
    "location": ("location", "locations"),
    "action": ("action", "actions"),
    "song": ("song", "songs"),
}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
NOUN_ENDS = tuple(noun for nouns in NOUNS.values() for noun in nouns)
# verb: after one other, past, past participle
VERBS = {
    "banish": ("banishes", "banished", "banished"),
    "be dealt": ("is dealt", "was dealt", "been dealt"),
    "challenge": ("challenges", "challenged", "challenged"),
    "choose": ("chooses", "chose", "chosen"),
    "deal": ("deals", "dealt", "dealt"),
    "draw": ("draws", "drew", "drawn"),
    "go": ("moves", "moved", "moved"),
    "leave": ("leaves play", "left play", "left play"),
    "lose": ("loses", "lost", "lost"),
    "make ready": ("readies", "readied", "readied"),
    "move": ("moves", "moved", "moved"),
    "pay": ("pays", "paid", "paid"),
    "put": ("puts", "put", "put"),
    "quest": ("quests", "quested", "quested"),
    "ready": ("readies", "readied", "readied"),
    "search": ("searches", "searched", "searched"),
    "sing": ("sings", "sang", "sung"),
    "take": ("takes", "took", "taken"),
}
BASES = {"go": "move", "leave": "leave play", "make ready": "ready"}
FORBIDDEN: dict[n.Restriction, str] = {
    "quest": "quest",
    "challenge": "challenge",
    "sing": "⟳ to sing songs",
    "ready": "ready",
    "ready at start": "ready at the start of their turn",
    "be challenged": "be challenged",
    "exert": "exert",
    "move": "move to locations",
    "be dealt damage": "be dealt damage",
    "be dealt challenge damage": "be dealt damage in challenges",  # put differently: they take no damage
    "be chosen by opponents": "be chosen by opponents for abilities or effects",
    "have damage removed": "have damage removed",
}
PERMITTED: dict[n.Permission, str] = {
    "challenge ready characters": "challenge ready {}",
    "quest while drying": "quest the turn they're played",
}
DEEDS = {
    "discarded": "card discarded",
    "healed": "1 damage removed",
    "gained": "1 lore gained",
    "lost": "1 lore lost",
    "dealt": "1 damage dealt",
    "counted": "time this happened",
    "discarded way": "card discarded this way",
    "drawn way": "card drawn this way",
    "healed way": "1 damage removed this way",
    "moved way": "1 damage moved this way",
    "lost way": "1 lore lost this way",
    "gained way": "1 lore gained this way",
    "chosen way": "card chosen this way",
    "counted number": "number",
}
# What a card is called by that does not come before its noun.
ROLES: dict[Role, str] = {
    "left": "{} that left play",
    "healed": "{} that damage was removed from",
    "supported": "{} chosen for Support",
}
COMPARED: dict[n.Compare, str] = {
    ">=": "is at least",
    "<=": "is at most",
    "=": "is equal to",
    "!=": "is different from",
    ">": "is greater than",
    "<": "is less than",
}


class EnglishCards(Language):
    AND = " and "
    OR = " or "
    THEN = ", then "
    NEXT = "then, "
    OTHERWISE = "otherwise"
    IF_YOU_DO = "if you do"
    IF_THEY_DO = "if they do"
    IF_YOU_DONT = "if you don't"
    IF_THEY_DONT = "if they don't"
    TO = " to "
    ONE_TIME = "once"
    ONCE = "once per turn"
    ONCE_YOURS = "once during your turn"
    TIMES: ClassVar[Mapping[int, str]] = {2: "twice", 3: "three times"}
    CHOOSE_ONE = "one"
    FOLLOWING = "have the following happen"
    QUOTES = ("“", "”")
    COLON = ":"
    DURATIONS: ClassVar[Mapping[n.Duration, str]] = {
        "this turn": " this turn",
        "until your next turn": " until the start of your next turn",
        "until their next turn": " until the start of their next turn",
        "during their next turn": " during their next turn",
        "always": "",
        "this challenge": " during this challenge",
        "while in play": " while this card is in play",
    }
    DURING: ClassVar[Mapping[str, str]] = {
        "your turn": "during your turn",
        "opponents' turn": "during opponents' turns",
        "their turn": "during their turn",
    }

    # -- words ---------------------------------------------------------------------------------------------------

    def keyword_name(self, keyword: str) -> str:
        return keyword

    def universal(self, name: str) -> str:
        return f"Universal {name}"

    def onto(self, name: str, classes: tuple[str, ...]) -> str:
        return f"{self.listed(classes, self.OR)} {name}"

    def serial_comma(self, count: int) -> str:
        return "," if count > 2 else ""

    def elide(self, before: str, after: str) -> str:
        if not before.startswith("put ") or not after.startswith("put "):
            return after
        deck = f" of {self.your()} deck"
        return after.removeprefix("put ").removesuffix(deck if before.endswith(deck) else "")

    def elide_same(self, before: str, after: str) -> str:
        put, it, *_ = before.split(" ")
        return after.removeprefix(f"{put} {it} ") if put in ("put", "puts") and it == "it" else after

    def verb(self, verb: str, voice: Voice) -> str:
        if voice == "one":
            return VERBS[verb][0] if verb in VERBS else verb + "s"
        return BASES.get(verb, verb)

    def player(self, players: n.Players) -> Phrase:
        words = {
            "you": "you",
            "opponents": "each opponent",
            "all": "each player",
            "chosen opponent": "chosen opponent",
            "chosen player": "chosen player",
            "actor": "they",
            "its player": "that player" if self.refs.get("it", Referent()).zone != "play" else "its player",
            "active": "the active player",
            "that player": "that player",
            "with most cards": "the player or players with the most cards in their hand",
            "those players": "each of them",
        }
        if players == "its player" and self.refs.get("it", Referent()).role == "challenging":
            return Phrase("the challenging player")
        if players == "its player" and self.refs.get("it", Referent()).what == "character":
            return Phrase("that player")
        return Phrase(words[players])

    def for_each_of(self, players: n.Players) -> str:
        return "for " + self.player(players).text

    def possessor(self, player: n.Players) -> str:
        """Your, their, each opponent's."""
        if player in ("you", "actor", self.actor):
            return self.your("you" if player == "you" else "")
        return self.possessive(self.player(player))

    def picked_player(self, node: n.ChoosePlayer, voice: Voice) -> Phrase:
        return Phrase("chosen player" if node.among == "all" else "chosen opponent")

    def somebody(self, player: str) -> Phrase:
        return Phrase({"you": "you", "opponents": "an opponent", "its player": "its player"}.get(player, "a player"))

    def may_(self, player: n.Players, voice: Voice) -> str:
        if self.told(player) == "you":
            return "you may "
        return "may " if player in ("actor", self.actor) else self.player(player).text + " may "

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        return f"have {subject.text} {self.act(unit, 'bare')}"

    def they(self, clause: str) -> str:
        first, space, rest = clause.partition(" ")
        back = {third: verb for verb, (third, *_) in VERBS.items()}
        return f"they {back.get(first, first.removesuffix('s'))}{space}{rest}"

    def instead(self, clause: str) -> str:
        return f"{clause} instead"

    def your(self, holder: str = "") -> str:
        return "your" if (holder or self.actor) == "you" else "their"

    def owners(self, target: n.Target, phrase: Phrase, noun: str) -> str:
        """Your hand, their player's hand, their players' hands."""
        holder = self.holder(target)
        if holder != "owner":
            return f"{self.your(holder)} {noun}"
        if phrase.plural and phrase.text not in ("them", "they"):
            return f"their players' {noun}s"
        return f"{'their' if self.is_person(target) else 'its'} player's {noun}"

    def is_person(self, target: n.Target) -> bool:
        match target:
            case n.Each() | n.Chosen():
                return target.cards.what == "character" and target.cards.zone == "play"
            case n.That():
                known = self.refs.get(target.ref, Referent())
                return known.what == "character" and known.zone == "play"
            case _:
                return False

    # -- noun phrases --------------------------------------------------------------------------------------------

    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, as_card: bool) -> Phrase:
        joint = self.AND if self.all_of_them else self.OR
        text = self.listed([NOUNS[kind][plural and not as_card] for kind in kinds], joint)
        if as_card:
            card = NOUNS["card"][plural]
            text = card if kinds == ("card",) else f"{text} {card}"
        return Phrase(text, plural)

    def adjective(self, part: n.Filter, noun: Phrase) -> tuple[int, str] | None:
        match part:
            case n.Classified():
                return -1, self.listed(part.any, self.AND if noun.plural else self.OR)
            case n.Damaged():
                return -2, "damaged" if part.value else "undamaged"
            case n.Exerted():
                return -2, "exerted" if part.value else "ready"
            case n.Named():
                return 3, "named " + self.listed([self.name(name) for name in part.names], self.OR)
            case n.HasKeyword():
                return 4, "with " + part.keyword
            case n.StatIs(stat="cards under", compare=">=", than=1):
                return 4, "with a card under them"
            case n.StatIs():
                return 4, "with " + self.stat_value(part)
            case n.Not(filter=n.HasKeyword() as inner):
                return 4, "without " + inner.keyword
            case n.StatThanEach():
                return 4, "with " + self.stat_than_each(part)
            case n.Here():
                return 7, "here"
            case n.AtLocation(value=True):
                return 6, "at a location"
            case n.Inkable(value=True):
                return 4, "with the inkwell symbol"
            case n.Ink():
                return -1, part.ink
            case n.SameNameAs():
                return 4, f"with the same name as {self.spoken_of(self.slot(part.ref)).text}"
            case n.NamedCard():
                return 3, "with that name"
            case n.InChallenge(against=()):
                return -2, "challenged" if part.role == "challenged" else "challenging"
            case n.Not(filter=n.TypeIs(any=("song",))):
                return 5, f"that {'aren' if noun.plural else 'isn'}'t {'songs' if noun.plural else 'a song'}"
            case n.Not(filter=n.TypeIs() as inner):
                return -1, "non-" + self.listed([NOUNS[kind][0] for kind in inner.any], self.OR)
            case n.Not(filter=n.Named() as named):
                return 3, "not named " + self.listed([self.name(name) for name in named.names], self.OR)
            case _:
                return None

    def stat_value(self, part: n.StatIs) -> str:
        """2 ¤ or less; cost 5 or less; 3 or more damage."""
        symbol = SYMBOLS.get(part.stat, part.stat)
        match part.than:
            case n.Plus(amount=n.StatOf(target=n.This() | n.That() as card) as other) if part.compare == "<=":
                if other.stat == part.stat and part.than.add > 0:
                    return f"{symbol} up to {part.than.add} more than {self.spoken_of(card).text}"
            case n.StatOf(target=n.This() | n.That() as card) if part.compare in ("<=", ">="):
                most = "less" if part.compare == "<=" else "greater"
                whose = self.possessive(self.spoken_of(card))
                return f"{symbol} equal to or {most} than {whose} {SYMBOLS.get(part.than.stat, part.than.stat)}"
        if not isinstance(part.than, int):
            words = {">=": "at least", "<=": "at most", "=": "", "!=": "other than", ">": "more than", "<": "less than"}
            stat = SYMBOLS.get(part.stat, part.stat)
            equal = f"{stat} equal to" if part.compare == "=" else f"{stat} {words[part.compare]}"
            return f"{equal} {self.quantity(part.than).text}"
        sign, number = part.compare, part.than
        if sign == ">" or sign == "<":
            sign, number = (">=", number + 1) if sign == ">" else ("<=", number - 1)
        if part.stat == "damage" or part.stat == "cards under":
            word = "damage" if part.stat == "damage" else "card under" if number == 1 else "cards under"
            count = {">=": f"{number} or more", "<=": f"{number} or less", "=": str(number)}.get(
                sign, f"other than {number}"
            )
            if part.stat == "cards under" and (sign, number) == (">=", 1):
                count = "a"
            return f"{count} {word}" + (" them" if part.stat == "cards under" else "")
        value = f"{number} {SYMBOLS[part.stat]}" if part.stat in SYMBOLS else f"{part.stat} {number}"
        return {">=": f"{value} or more", "<=": f"{value} or less", "=": value}.get(sign, f"other than {value}")

    def stat_than_each(self, part: n.StatThanEach) -> str:
        words = {">=": "at least as much {}", "<=": "no more {}", "=": "the same {}", "!=": "another {}"}
        how = words.get(part.compare, "more {}" if part.compare == ">" else "less {}")
        than = "than" if part.compare in (">", "<", "<=", "!=") else "as"
        return f"{how.format(SYMBOLS.get(part.stat, part.stat))} {than} {self.each(part.cards, True).text}"

    def which(self, predicate: str) -> str:
        return f"that {predicate}"

    def predicate_of(self, part: n.Filter, subject: Phrase, yes: bool) -> str:
        be = ("are" if subject.plural else "is") if yes else ("aren't" if subject.plural else "isn't")
        have = "have" if subject.plural else "has"
        if not yes:
            have = "don't have" if subject.plural else "doesn't have"
        one = "" if subject.plural and subject.text != "they" else "a "
        match part:
            case n.Did():
                return self.did(part, subject, yes)
            case n.Named():
                return f"{be} named {self.listed([self.name(name) for name in part.names], self.OR)}"
            case n.NamedCard():
                return f"{be} the named card"
            case n.Classified():
                return f"{be} {self.listed([self.a(name) if one else name for name in part.any], self.OR)}"
            case n.StatIs(stat="cards under", compare=">=", than=1):
                return f"{have} a card under {'it' if subject.text == 'it' else 'them'}"
            case n.StatIs():
                return f"{have} {self.stat_value(part)}"
            case n.StatThanEach():
                return f"{have} {self.stat_than_each(part)}"
            case n.Damaged():
                return f"{be} {'damaged' if part.value else 'undamaged'}"
            case n.Exerted():
                return f"{be} {'exerted' if part.value else 'ready'}"
            case n.HasKeyword():
                return f"{have} {part.keyword}"
            case n.Here():
                return f"{be} here"
            case n.AtLocation():
                return self.predicate_of(n.AtLocation(), subject, not yes) if not part.value else f"{be} at a location"
            case n.Ink():
                return f"{be} {part.ink}"
            case n.Inkable():
                if not part.value:
                    return self.predicate_of(n.Inkable(), subject, not yes)
                return f"{have} the inkwell symbol"
            case n.InChallenge():
                return (
                    f"{be} "
                    + {"any": "in a challenge", "challenging": "challenging", "challenged": "being challenged"}[
                        part.role
                    ]
                    + self.against(part)
                )
            case n.SameNameAs():
                return f"{have} the same name as {self.spoken_of(self.slot(part.ref)).text}"
            case n.TypeIs():
                kinds = [self.a(NOUNS[kind][0]) if one else NOUNS[kind][1] for kind in part.any]
                return f"{be} {self.listed(kinds, self.OR)}"
            case n.Dry():
                return f"{be} dry"
            case n.Playable():
                ways = {"shift": "shifted", "play or shift": "played or shifted"}
                how = " as if from hand" if part.way == "as from hand" else ""
                paying = "" if part.free else " by paying the cost"
                return ("can" if yes else "can't") + f" be {ways.get(part.way, 'played')}{how}{paying}"
            case _:
                return self.predicate_of_several(part, subject, yes)

    def a(self, text: str) -> str:
        return f"{'an' if text[:1].lower() in 'aeiou' else 'a'} {text}"

    def this(self, as_card: bool) -> Phrase:
        return Phrase("this card" if as_card else f"this {NOUNS[self.kind][0]}")

    def again(self) -> Phrase:
        return Phrase("them", True, pronoun=True) if self.kind == "character" else Phrase("it", pronoun=True)

    def that(self, ref: str, known: Referent, as_card: bool) -> Phrase:
        noun = NOUNS[known.what][0]
        if ref == "unsaid":
            return Phrase("")
        if ref == "healed":
            return Phrase(f"each {noun} you removed damage from this way")
        if known.searched:
            return Phrase("those cards", True) if known.plural else Phrase("that card")
        if known.role:
            noun = NOUNS["card"][0] if as_card and known.zone != "play" else noun
            return Phrase("the " + ROLES.get(known.role, f"{known.role} {{}}").format(noun))
        if ref == "rest":
            return Phrase("the rest", True) if known.plural else Phrase("the other")
        if known.zone == "discard" and known.what == "song":
            return Phrase("that song")
        if known.what == "location" and known.zone == "play" and ref in ("other", "location"):
            return Phrase("that location")
        if as_card and known.zone == "discard" and ref in ("it", "other"):
            return Phrase("that card")
        if known.zone == "deck" and known.what != "card":
            return Phrase(f"that {noun}")
        return self.held(known)

    def that_one(self, known: Referent, as_card: bool) -> Phrase:
        noun = NOUNS["card" if as_card and known.zone != "play" else known.what][known.plural]
        return Phrase(f"{'those' if known.plural else 'that'} {noun}", known.plural)

    def held(self, known: Referent) -> Phrase:
        several = known.plural or (known.what == "character" and known.zone == "play")
        return Phrase("them", True, pronoun=True) if several else Phrase("it", pronoun=True)

    def subject(self, phrase: Phrase) -> Phrase:
        return phrase._replace(text="they") if phrase.text == "them" else phrase

    def whose(self, select: n.Select) -> list[tuple[int, str]]:
        parts = [(-4, "other")] if select.other or select.besides else []
        if select.whose in ("chosen opponent", "chosen player") and select.zone == "play":
            parts.append((1, f"of {select.whose}"))
        return [*parts, (-3, "opposing")] if select.whose == "opponents" else parts

    def place(self, select: n.Select, word: str = "from") -> str:
        """From your discard, in your hand."""
        owner = {"you": "your", "actor": self.your(), "that player": "their", "opponents": "your opponents'"}
        zone: str = select.zone
        if zone == "under":
            return f" {word if word != 'in' else ''} under {self.this(False).text}".replace("  ", " ")
        if select.whose in ("chosen opponent", "chosen player"):
            return f" {word} {select.whose}'s {zone}"
        if select.whose in owner:
            plural = "s" if select.whose == "opponents" else ""
            return f" {word} {owner[select.whose]} {zone}{plural}"
        return f" {word} any {zone}"

    def each(self, select: n.Select, distributive: bool) -> Phrase:
        if select.zone != "play":
            word = "in" if select.zone in ("hand", "inkwell") else "from"
            cards = self.nominal(select, True, True)
            if select.zone == "looked":
                revealed = "revealed " if self.refs.get("looked", Referent()).deed == "revealed" else ""
                return Phrase(f"all {revealed}{cards.text}", True)
            return Phrase(f"all {cards.text}{self.place(select, word)}", True)
        own = {"you": "your", "actor": self.your(), "that player": "their"}.get(select.whose)
        extra = self.whose(select)
        if distributive:
            if own:
                return Phrase(f"each of {own} {self.nominal(select, True, extra=extra).text}")
            return Phrase(f"each {self.nominal(select, extra=extra).text}")
        return Phrase(f"{own or 'all'} {self.all_such(select, extra)}", True)

    def all_such(self, select: n.Select, extra: Modifiers) -> str:
        """Characters, items, and locations: all of them, not one or the other."""
        self.all_of_them = True
        text = self.nominal(select, True, extra=extra).text
        self.all_of_them = False
        return text

    def every(self, cards: Cards) -> Phrase:
        """The cards a static ability is about, now and later."""
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        if self.is_only_one(cards):
            return Phrase(f"the {self.nominal(cards).text}")
        own = {"you": "your ", "your side": "your side's "}.get(cards.whose, "")
        return Phrase(own + self.all_such(self.cards_in(cards)[0], self.whose(cards)), True)

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = "any number of " if target.any_number else f"up to {target.count} " if target.up_to else ""
        if several and not number:
            number = f"{target.count} "
        extra = [] if several else [part for part in self.whose(select) if part[1] != "other"]
        if several:
            extra = self.whose(select)
        other = "another " if (select.other or select.besides) and not several else ""
        if select.zone != "play":
            cards = self.nominal(select, several, True, extra)
            if select.zone == "looked":
                if cards.text in ("card", "cards"):
                    some = "any number of them" if target.any_number else number.strip() or "one"
                    return Phrase(some, several, chosen=True)
                place = ""
            else:
                place = self.place(select)
            text = number + cards.text if several or number else other + cards.text if other else self.a(cards.text)
            place = " at random" + place if target.at_random else place
            return Phrase(text + place, several, chosen=True)
        if target.by != "you" and select.whose in ("actor", "that player"):
            many = self.nominal(select, True, extra=self.whose(select)).text
            own = self.your() if select.whose == "actor" else "their"
            return Phrase(f"{number.strip() or 'one'} of {own} {many}", several, chosen=True)
        yours = (
            [(1, "of yours")]
            if self.told(select.whose) == "you"
            else [(1, "of theirs")]
            if select.whose in ("actor", "that player")
            else []
        )
        if target.at_random:
            cards = self.nominal(select, several, extra=[*extra, *yours])
            return Phrase(
                (number or other) + (cards.text if number or other else self.a(cards.text)) + " at random", several
            )
        cards = self.nominal(select, several, extra=[*extra, *yours, (-5, "chosen")])
        return Phrase(number + other + cards.text, several, chosen=True)

    def top(self, target: n.TopOfDeck) -> Phrase:
        whose = self.possessor(target.player)
        if target.count == 1:
            return Phrase(f"the top card of {whose} deck")
        if isinstance(target.count, int):
            return Phrase(f"the top {target.count} cards of {whose} deck", True)
        equal = self.equal_to(self.quantity(target.count))
        return Phrase(f"a number of cards from the top of {whose} deck{equal}", True)

    def indefinite(self, select: n.Select, yes: bool) -> Phrase:
        """A character, another character, one of your characters, an opposing character; no character."""
        if select.zone != "play":
            text = self.nominal(select, False, True).text
            return Phrase((self.a(text) if yes else f"no {text}") + self.place(select))
        if select.whose in ("you", "your side", "actor", "that player"):
            own = {"you": "your", "your side": "your side's"}.get(self.told(select.whose), "their")
            many = self.nominal(select, True, extra=self.whose(select)).text
            return Phrase(f"{'one' if yes else 'none'} of {own} {many}")
        extra = [part for part in self.whose(select) if part[1] != "other"]
        text = self.nominal(select, extra=extra).text
        if select.other or select.besides:
            return Phrase(f"{'another' if yes else 'no other'} {text}")
        return Phrase(self.a(text) if yes else f"no {text}")

    def here(self, clause: bool) -> str:
        return " while here" if clause else " here"

    def counting(self, select: n.Select) -> str:
        return f"for each {self.counted(select, False)}"

    def counted(self, select: n.Select, plural: bool) -> str:
        """Other Villain characters you have in play; cards in your hand."""
        if select.among:
            as_card = select.among == "discarded" or select.zone == "looked"
            return f"{self.nominal(select, plural, as_card).text} {select.among} this way"
        if select.zone == "play":
            bare, here = self.cards_in(select)
            text = self.nominal(bare, plural, extra=self.whose(select)).text
            have = {"you": " you have", "actor": " they have", "that player": " they have"}.get(
                self.told(select.whose), ""
            )
            return text + have + (" here" if here else " in play" if have or select.whose == "any" else "")
        text = self.nominal(select, plural, True, self.whose(replace(select, whose="any"))).text
        return text + self.place(select, "in")

    def each_of(self, phrase: Phrase) -> str:
        return f"for each of {phrase.text}"

    def some_cards(self, count: int) -> str:
        return "a card" if count == 1 else f"{count} cards"

    def one_or_more_cards(self) -> str:
        return "1 or more cards"

    def one_or_more(self, select: n.Select) -> Phrase:
        one = self.indefinite(select, True)
        return one._replace(text=f"one or more {one.text.removeprefix('one ')}")

    def possessive(self, phrase: Phrase) -> str:
        own = {"them": "their", "they": "their", "it": "its"}.get(phrase.text)
        return own or phrase.text + ("'" if phrase.text.endswith("s") else "'s")

    def against(self, part: n.InChallenge) -> str:
        if not part.against:
            return ""
        other = self.indefinite(n.Select(where=part.against), True).text
        return f" {other}" if part.role == "challenging" else f" with {other}" if part.role == "any" else f" by {other}"
