"""Ability trees in English, in the words of the Lorcana Comprehensive Rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.render.en_rules import rule_changed
from arbitre.ability.render.unsaid import unsaid
from arbitre.ability.render.walk import Language
from arbitre.ability.render.words import Cards, Modifiers, Phrase, Predicate, Referent, Role, RuleChange, Said, Voice

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
    "be dealt challenge damage": "be dealt damage in challenges",  # said otherwise: they take no damage
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
# What a card is called by that does not stand before its noun.
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


class English(Language):
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
    ONCE = "once per turn"
    ONCE_YOURS = "once during your turn"
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
            case n.Not():
                return self.predicate_of(part.filter, subject, not yes)
            case n.AnyOf():
                inner, outer = (self.AND, self.OR) if yes else (self.OR, self.AND)
                return outer.join(
                    inner.join(self.predicate_of(f, subject, yes) for f in group) for group in part.groups
                )
            case _:
                raise unsaid(part)

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

    # -- amounts -------------------------------------------------------------------------------------------------

    def cards(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        return f"cards{measure.equal}" if measure.number is None else self.some_cards(measure.number) + measure.each

    def lore(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        unit = " lore" if isinstance(amount, n.AtMost) else ""
        if measure.number is None:
            return f"lore{measure.equal}{unit}"
        return f"{measure.number} lore{measure.each}{unit}"

    def equal_to(self, quantity: Phrase) -> str:
        return f" equal to {quantity.text}"

    def times(self, quantity: Phrase, by: int) -> Phrase:
        return Phrase(f"{by} times {quantity.text}")

    def plus(self, quantity: Phrase, add: int) -> Phrase:
        return Phrase(f"{quantity.text} {'plus' if add >= 0 else 'minus'} {abs(add)}")

    def at_most(self, most: int) -> str:
        return f", to a maximum of {most}"

    def possessive(self, phrase: Phrase) -> str:
        own = {"them": "their", "they": "their", "it": "its"}.get(phrase.text)
        return own or phrase.text + ("'" if phrase.text.endswith("s") else "'s")

    def stat_of(self, amount: n.StatOf) -> Phrase:
        stat = SYMBOLS.get(amount.stat, amount.stat)
        card = self.phrase(amount.target)
        if amount.stat == "cards under":
            below = "it" if self.kind != "character" and isinstance(amount.target, n.This) else "them"
            return Phrase(f"the number of cards under {below if isinstance(amount.target, n.This) else card.text}")
        if isinstance(amount.target, n.Chosen | n.Each) or (
            card.text.startswith("the ") and not card.text.endswith(NOUN_ENDS)
        ):
            return Phrase(f"the {stat} {'on' if stat == 'damage' else 'of'} {card.text}")
        return Phrase(f"{self.possessive(card)} {stat}")

    def lore_of(self, player: n.Players) -> Phrase:
        return Phrase("the highest lore of an opponent" if player == "opponents" else f"{self.possessor(player)} lore")

    def number_of(self, select: n.Select) -> Phrase:
        return Phrase(f"the number of {self.counted(select, True)}")

    def number_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> Phrase:
        deed = DEEDS[self.what_was_done(amount)]
        if deed == "number":
            return Phrase("that number")
        one, _, rest = deed.removeprefix("1 ").partition(" ")
        many = {"card": "number of cards", "time": "number of times"}.get(one, f"amount of {one}")
        return Phrase(f"the {many} {rest}")

    def for_each_on(self, amount: n.StatOf) -> str:
        card = self.phrase(amount.target)
        if isinstance(amount.target, n.This):
            card = Phrase("them" if self.kind == "character" else "it")
        elif isinstance(amount.target, n.Each):
            card = self.every(amount.target.cards)
        gone = self.event in ("banished", "leaves play") and amount.target in (n.This(), n.That("it"))
        if gone and amount.stat == "cards under":
            return "for each card that was under them"
        return f"for each {'card under' if amount.stat == 'cards under' else '1 damage on'} {card.text}"

    def for_each_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        return f"for each {DEEDS[self.what_was_done(amount)]}"

    def for_each_time(self, when: n.When) -> str:
        if when.event == "banished" and isinstance(when.card, n.Select) and when.by is None:
            cards = self.nominal(when.card, extra=self.whose(when.card)).text
            return f"for each {cards} banished{self.in_a_challenge() if when.in_challenge else ''} this turn"
        return f"for each time {self.happens(when, past=True)} this turn"

    def number_of_times(self, when: n.When) -> Phrase:
        return Phrase(f"the number of times {self.happens(when, past=True)} this turn")

    # -- events --------------------------------------------------------------------------------------------------

    def at(self, word: str, clause: str, each_turn: bool) -> str:
        lead = {"first": "the first time", "next": "the next time"}.get(word, word)
        return f"{lead} {clause}" + (" each turn" if each_turn else "")

    def nth_time(self, nth: int, clause: str) -> str:
        return f"the {ORDINALS[nth - 1]} time {clause} each turn"

    def if_nth(self, nth: int, when: n.When) -> str:
        own = when.player == "you"
        what = {
            "challenges": "challenge",
            "inked": f"card {'you' if own else 'they'}'ve put into {'your' if own else 'their'} inkwell",
            "draws": f"card {'you' if own else 'they'}'ve drawn",
        }[when.event]
        return f"if it's the {ORDINALS[nth - 1]} {what} this turn"

    def nth_played(self, nth: int, player: Phrase, select: n.Select) -> str:
        verb = "play" if player.text == "you" else "plays"
        return f"{player.text} {verb} a {ORDINALS[nth - 1]} {self.nominal(select).text} in a turn"

    def several(self, select: n.Select, sign: n.Compare, count: int) -> Phrase:
        many = count != 1 or sign != "="
        cards = self.nominal(replace(select, whose="any"), many, False, self.whose(select)).text
        own = {"you": " of yours", "actor": " of theirs", "that player": " of theirs"}.get(self.told(select.whose), "")
        return Phrase(f"{self.number(sign, count)} {cards}{own}", many)

    def so_often(self, sign: n.Compare, count: int) -> str:
        return f" {self.number(sign, count)} {'time' if count == 1 and sign == '=' else 'times'}"

    def played_on(self, cards: Cards | None) -> str:
        return " on this card" if cards == "this" else f" on {self.somewhat(cards, True).text}"

    def pays_to_play(self, player: Phrase, when: n.When, card: Phrase, past: bool) -> str:
        pay = "paid" if past else "pay" if player.text == "you" else "pays"
        ink = "⬡" if when.amount is None else f"{when.amount} ⬡ or less"
        return f"{player.text} {pay} {ink} to play {card.text}"

    def deals_damage(self, source: Phrase, card: Phrase, past: bool, yes: bool) -> str:
        return self.say(source, "deal", f" damage to {card.text}", past=past, yes=yes)

    def whose_discard(self, when: n.When) -> str:
        return {"you": "your", "opponents": "an opponent's"}.get(when.player, "a player's") + " discard"

    def into_discard(self, card: Phrase, when: n.When, past: bool, yes: bool) -> str:
        return self.say(card, "put", f" into {self.whose_discard(when)}", past=past, passive=True, yes=yes)

    def turn(self, event: Literal["turn starts", "turn ends"], player: str) -> str:
        named = {"you": "your", "opponents": "each opponent's", "its player": "its player's", "this": "the"}
        whose = named.get(player, "each player's")
        return f"at the {'start' if event == 'turn starts' else 'end'} of {whose} turn"

    def say(self, who: Phrase, verb: str, rest: str, *, past: bool, passive: bool = False, yes: bool = True) -> str:
        who = self.subject(who)
        many = who.plural or who.text == "you"
        if verb in ("gain lore", "lose lore", "take damage", "be dealt damage"):
            verb, space, noun = verb.rpartition(" ")
            rest = space + noun + rest
        passive = passive or verb == "exert"  # a character is exerted, whoever does it
        denied = not yes and not who.text.startswith(("no ", "none "))
        third, did, done = VERBS.get(verb, (verb + "s", verb.removesuffix("e") + "ed", verb.removesuffix("e") + "ed"))
        base = BASES.get(verb, verb)
        if passive:
            be = ("were" if many else "was") if past else ("are" if many else "is")
            return f"{who.text} {be + NOT if denied else be} {done}{rest}"
        if denied:
            do = "didn't" if past else "don't" if many else "doesn't"
            return f"{who.text} {do} {base}{rest.replace(' no ', ' a ')}"
        return f"{who.text} {did if past else base if many else third}{rest}"

    def in_a_challenge(self) -> str:
        return " in a challenge"

    def falls(self, subject: Phrase, role: Literal["challenging", "challenged"], past: bool) -> str:
        be = "was" if past else "is"
        if role == "challenged":
            return f"{self.subject(subject).text} {be} challenged and banished"
        return f"{self.subject(subject).text} {'challenged' if past else 'challenges'} and {be} banished"

    def after_challenge(self) -> str:
        return "after the challenge"

    def challenge_ends(self, subject: Phrase, when: n.When, past: bool) -> str:
        return f"a challenge by {subject.text} {'ended' if past else 'ends'}"

    def moved_here(self, moved: Phrase) -> str:
        return f" {moved.text} here"

    def to_here(self) -> str:
        return " here"

    def to_a_location(self, location: Cards | None) -> str:
        return f" to {self.indefinite(location, True).text}" if isinstance(location, n.Select) else " to a location"

    def while_so(self, condition: n.Condition) -> str:
        if self.topic and isinstance(condition, n.Is) and condition.where == (n.AtLocation(),):
            return "while at a location"
        return self.while_(condition)

    def inked(self, player: Phrase, when: n.When, card: Phrase | None, past: bool, yes: bool) -> str:
        if not yes:
            return self.say(player, "put", f" any cards into {self.your_or_their(player)} inkwell", past=past, yes=yes)
        whose = {"you": "your", "opponents": "an opponent's"}.get(when.player, "a player's")
        return f"{card.text if card else 'a card'} {'was' if past else 'is'} put into {whose} inkwell"

    def your_or_their(self, player: Phrase) -> str:
        return "your" if player.text == "you" else "their"

    def healed(self, player: Phrase | None, card: Phrase, past: bool, yes: bool) -> str:
        if player is None:
            return self.say(Phrase("damage"), "remove", f" from {card.text}", past=past, passive=True, yes=yes)
        return self.say(player, "remove", f" 1 or more damage from {card.text}", past=past, yes=yes)

    def chosen_by(self, when: n.When) -> str:
        by = {"any": "", "you": " by you", "opponents": " by an opponent"}.get(when.player, " by its player")
        if isinstance(when.other, n.Select):
            sources = [
                self.a(NOUNS[kind][0]) + ("" if kind == "action" else "'s ability")
                for kind in self.kinds(when.other)[0]
            ]
            return f"{by} for {self.listed(sources, self.OR)}"
        return by + (" for an action" if when.action else "")

    def one_or_other(self, ways: Sequence[Phrase], article: bool) -> str:
        first, *others = (way.text for way in ways)
        return self.OR.join([first, *(self.a(text) if article else text for text in others)])

    def out_of_discard(self, card: Phrase, when: n.When, past: bool, yes: bool) -> str:
        leave = "left" if past else "leave" if card.plural else "leaves"
        return f"{card.text} {leave} {self.whose_discard(when)}"

    def for_support(self) -> str:
        return " for Support"

    def back_to_hand(self, when: n.When) -> str:
        whose = {"you": "your", "opponents": "an opponent's"}.get(when.player, "a player's")
        origin = {"play": " from play", "discard": " from a discard"}.get(when.origin, "")
        return f" to {whose} hand{origin}"

    def put_card_under(self, player: Phrase | None, card: Phrase, past: bool, yes: bool) -> str:
        if player is None:
            return self.say(Phrase("a card"), "put", f" under {card.text}", past=past, passive=True, yes=yes)
        return self.say(player, "put", f" a card under {card.text}", past=past, yes=yes)

    def boost_of(self, card: Phrase) -> str:
        return f"the Boost ability of {card.text}"

    # -- conditions ----------------------------------------------------------------------------------------------

    def if_(self, condition: n.Condition) -> str:
        return f"if {self.condition(condition)}"

    def and_if(self, condition: n.Condition) -> str:
        return f" and {self.condition(condition)}"

    def while_(self, condition: n.Condition) -> str:
        return f"while {self.condition(condition)}"

    def unless(self, condition: n.Condition) -> str:
        return f"unless {self.condition(condition)}"

    def number(self, sign: n.Compare, count: int, less: str = "fewer") -> str:
        words = {
            ">=": f"{count} or more",
            "<=": f"{count} or {less}",
            "=": f"exactly {count}",
            "!=": f"not exactly {count}",
        }
        return words.get(sign, f"{'more' if sign == '>' else less} than {count}")

    def compare(self, node: n.CompareIs, sign: n.Compare) -> str:
        left, right = node.left, node.right
        if isinstance(right, int):
            match left:
                case n.LoreOf():
                    who = {"opponents": "an opponent has", "you": "you have"}.get(self.told(left.player), "they have")
                    return f"{who} {self.number(sign, right, 'less')} lore"
                case n.StatOf(target=n.This() | n.That() as card):
                    return self.is_so(n.Is(card, where=(n.StatIs(left.stat, sign, right),)), True)
                case n.CountOf():
                    return self.condition(n.Have(left.cards, right, sign))
                case n.Tally() if (sign, right) == (">=", 1) and self.what_was_done(left) == "healed way":
                    return "you removed damage this way"
        return f"{self.quantity(left).text} {COMPARED[sign]} {self.quantity(right).text}"

    def have_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        bare, here = self.cards_in(select)
        place = " here" if here else " in play" if select.zone == "play" else self.place(select, "in")
        if select.among:
            text, plural = self.how_many(bare, sign, count)
            return f"{text} {'are' if plural else 'is'} {select.among} this way"
        who = {"you": "you have", "opponents": "an opponent has", "actor": "they have", "that player": "they have"}.get(
            self.told(bare.whose)
        )
        if who and not (select.zone == "play" and select.whose == "opponents" and here):
            bare = replace(bare, whose="any")
        text, plural = self.how_many(bare, sign, count)
        if who is None:
            there = "there are" if plural else "there's"
            return f"{there} {text}{place}"
        if select.whose == "opponents" and select.zone != "play":
            place = f" in their {select.zone}"
        return f"{who} {text}{place}"

    def how_many(self, select: n.Select, sign: n.Compare, count: int) -> tuple[str, bool]:
        as_card = select.zone != "play"
        if sign == ">=" and count == 1:
            if as_card:
                return self.a(self.nominal(select, False, True).text), False
            return self.indefinite(select, True).text, False
        cards = self.nominal(select, count != 1 or sign != "=", as_card, self.whose(select)).text
        none = count == 0 and sign in ("=", "<=")
        return f"{'no' if none else self.number(sign, count)} {cards}", True

    def is_so(self, node: n.Is, yes: bool) -> str:
        known = self.refs.get(node.target.ref, Referent()) if isinstance(node.target, n.That) else Referent(this=True)
        if node.target == n.That("discarded") and yes and not known.plural:
            card = self.nominal(n.Select(node.what, where=node.where), as_card=True).text
            return f"{self.a(card)} is discarded this way"
        chosen = isinstance(node.target, n.That) and node.target.ref == "chosen" and known.zone == "play"
        if chosen and yes and all(isinstance(part, n.Named | n.Classified) for part in node.where):
            what = known.what if node.what == "card" else node.what
            return f"{self.indefinite(n.Select(what, where=node.where), True).text} is chosen"
        if (
            known.this
            and len(node.where) == 1
            and isinstance(node.where[0], n.StatIs)
            and node.where[0].stat == "cards under"
        ):
            part = node.where[0]
            if part.compare == ">=" and part.than == 1:
                return f"there's {'a' if yes else 'no'} card under {self.this(False).text}"
        subject = self.again() if self.topic and known.this else self.phrase(node.target)
        subject = (
            Phrase(f"that {NOUNS[known.what][0]}")
            if subject.text == "them" and not known.plural and not known.this
            else self.subject(subject)
        )
        if node.what != "card" or known.zone in ("deck", "looked", "hand"):
            be = ("'s" if subject.text == "it" else " is") if yes else " isn't"
            if node.where == (n.NamedCard(),):
                return f"{subject.text}{be} the named card"
            as_card = known.zone != "play"
            return (
                f"{subject.text}{be} {self.a(self.nominal(n.Select(node.what, where=node.where), False, as_card).text)}"
            )
        parts = [self.predicate_of(part, subject, yes) for part in node.where]
        return f"{subject.text} {(self.AND if yes else self.OR).join(parts)}"

    def it_is_turn(self, turn: Literal["your turn", "opponents' turn"]) -> str:
        return "it's your turn" if turn == "your turn" else "it's an opponent's turn"

    def this_turn(self) -> str:
        return " this turn"

    def played_by(self, node: n.PlayedBy, yes: bool) -> str:
        itself = isinstance(node.target, n.This)
        card = self.again() if itself and self.topic and self.kind == "character" else self.phrase(node.target)
        if node.way == "shift":
            return f"you {'used' if yes else 'did' + NOT + ' use'} Shift to play {card.text}"
        card = self.this(False) if itself else self.subject(card)
        was = ("were" if card.plural else "was") + ("" if yes else NOT)
        return f"{card.text} {was} {'sung' if node.way == 'singing' else 'played for free'}"

    def has_more(self, who: str, sign: n.Compare, what: n.Select | None, than: str) -> str:
        """An opponent has more lore than you; you have more cards in your hand than each opponent."""
        names = {"you": "you", "opponents": "an opponent", "each opponents": "each opponent", "actor": "they"}
        has = "have" if who in ("you", "actor") else "has"
        if what is None:
            more = ("more" if sign == ">" else "less") + " lore"
        else:
            bare, here = self.cards_in(replace(what, whose="any"))
            cards = self.nominal(bare, True, what.zone != "play", self.whose(bare)).text
            place = " here" if here else " in play"
            if what.zone != "play":
                place = f" in {'your' if who == 'you' else 'their'} {what.zone}"
            more = f"{'more' if sign == '>' else 'fewer'} {cards}{place}"
        return f"{names.get(who, 'a player')} {has} {more} than {names.get(than, 'a player')}"

    def with_more_lore(self, sign: n.Compare) -> str:
        return f"with {'more' if sign == '>' else 'less'} lore than you"

    def with_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        bare, here = self.cards_in(replace(select, whose="any"))
        place = " here" if here else " in play" if select.zone == "play" else f" in their {select.zone}"
        return f"with {self.how_many(bare, sign, count)[0]}{place}"

    def of_player(self, players: str, condition: n.Condition) -> str:
        if isinstance(condition, n.Have) and condition.cards.whose == "actor":
            cards = replace(condition.cards, whose="opponents")
            text = self.have_cards(cards, condition.compare, condition.count)
            return text.replace("an opponent has", "each opponent has", 1) if players.startswith("each ") else text
        if isinstance(condition, n.CompareIs) and condition.left == n.LoreOf("actor"):
            text = self.compare(replace(condition, left=n.LoreOf("opponents")), condition.compare)
            return text.replace("an opponent has", "each opponent has", 1) if players.startswith("each ") else text
        who = {"opponents": "an opponent", "each opponents": "each opponent", "each all": "each player"}
        return f"for {who.get(players, 'a player')}, {self.condition(condition)}"

    def first_turn(self, yes: bool) -> str:
        return f"this {'is' if yes else 'is' + NOT} your first turn"

    def first_player(self, yes: bool) -> str:
        return f"you're {'' if yes else 'not '}the first player"

    def in_zone(self, zone: n.ZoneName, yes: bool) -> str:
        place = "in play" if zone == "play" else f"in your {zone}"
        return f"this card {'is' if yes else 'is' + NOT} {place}"

    # -- what is said of cards for a while -----------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        per_card = any(isinstance(part, n.Gets) and self.is_equal(part.amount) for part in said.says)
        lasting = self.lasting(said)
        if said == Predicate(n.Select(), (n.Cant(n.Select(), "have damage removed"),)):
            return "damage counters can't be removed"
        if isinstance(said.subject, n.Select) or said.subject == "this":
            cards, unless = self.unless_they_are(said.subject, said.says)
            subject = self.every(cards)
            lasting += unless + self.while_here(cards)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject, distributive=per_card)
        each = self.each_said_of(said.says)
        give = voice == "bare" and all(isinstance(part, n.Gets | n.Gains) for part in said.says)
        verbs: list[tuple[str, list[str]]] = []  # with what follows each
        for part in said.says:
            word, text = self.said_of(part, said.subject, subject, give)
            if part == n.Cant("this", "ready at start") and said.duration == "during their next turn":
                text = "ready"
            if verbs and verbs[-1][0] == word:
                verbs[-1][1].append(text)
            else:
                verbs.append((word, [text]))
        joined = self.listed(
            [f"{word} {self.listed(texts, self.OR if word == CANT else self.AND)}".strip() for word, texts in verbs],
            self.AND,
        )
        if said.duration == "this challenge":
            joined = joined.replace("from challenges", "from the challenge")
        joined += "".join(" " + self.while_doing(held) for held in said.where if isinstance(held, n.InChallenge))
        for held in said.where:
            if not isinstance(held, n.InChallenge):
                state = self.predicate_of(held, Phrase("they", True), False)
                lasting += f" unless they {state}".replace("they are ", "they're ")
        if any(isinstance(part, n.Must) for part in said.says):
            lasting += " if able"
        tail = lasting + each if not per_card else each + lasting
        if give:
            return f"give {subject.text} {joined}{tail}"
        lead = ""
        if each and len(verbs) > 1:
            lead, tail = each.strip() + ", ", lasting
        text = f"{lead}{self.subject(subject).text} {joined}{tail}"
        return f"decide that {text}" if voice == "bare" else text

    def unless_they_are(self, cards: Cards, says: tuple[Said, ...]) -> tuple[Cards, str]:
        """What cards can't that are not so: they can't, unless they are."""
        if cards != "this" and all(isinstance(part, n.Cant) for part in says):
            for part in cards.where:
                if isinstance(part, n.Not) and isinstance(part.filter, n.InChallenge | n.Exerted | n.AtLocation):
                    state = self.predicate_of(part.filter, Phrase("they", True), True)
                    rest = replace(cards, where=tuple(other for other in cards.where if other is not part))
                    return rest, f" unless they {state}".replace("they are ", "they're ")
        return cards, ""

    def while_doing(self, part: n.InChallenge) -> str:
        roles = {"any": "in a challenge", "challenging": "challenging", "challenged": "being challenged"}
        return f"while {roles[part.role]}{self.against(part)}"

    def against(self, part: n.InChallenge) -> str:
        if not part.against:
            return ""
        other = self.indefinite(n.Select(where=part.against), True).text
        return f" {other}" if part.role == "challenging" else f" with {other}" if part.role == "any" else f" by {other}"

    def said_of(self, part: Said, target: n.Target | Cards, subject: Phrase, bare: bool) -> tuple[str, str]:
        """The verb and what follows it."""
        s = "" if subject.plural else "s"
        match part:
            case n.Gets():
                measure = self.measure(part.amount)
                stat = SYMBOLS.get(part.stat, part.stat)
                less = self.lessened(part.amount)
                if less is not None:
                    return ("" if bare else f"lose{s}"), f"{'-' if bare else ''}{stat}{less.equal}"
                number = f"{measure.number:+d} {stat}" if measure.number is not None else f"+{stat}{measure.equal}"
                return ("" if bare else f"get{s}"), number
            case n.Gains():
                gained = self.listed([self.quoted(ability, target) for ability in part.abilities], self.AND)
                return ("" if bare else f"gain{s}"), gained
            case n.SingsAs():
                return f"count{s} as having", f"{part.amount:+d} cost to sing songs"
            case n.Can():
                such = self.nominal(n.Select("character", where=part.whom), True).text
                return "can", PERMITTED[part.allow].format(such)
            case n.Must():
                return "must", part.deed
            case n.Loses():
                return f"lose{s}", part.keyword + (f" and can't gain {part.keyword}" if part.cant_gain else "")
            case n.GainsClass():
                return ("" if bare else f"gain{s}"), f"the {part.classification} classification"
            case n.Cant(forbid="be dealt challenge damage"):
                return f"take{s} no damage", "from challenges"
            case n.Cant(forbid="ready at start"):
                own = target in ("this", n.This()) or (isinstance(target, n.Select) and target.whose == "you")
                if subject.plural and isinstance(target, n.Select) and not own and target.what != "character":
                    return CANT, "ready at the start of their players' turns"
                return CANT, f"ready at the start of {'your' if own else 'their'} turn"
            case n.Cant():
                return CANT, FORBIDDEN[part.forbid]

    def lasting(self, said: Predicate) -> str:
        if isinstance(said.says[0], n.Cant):
            if said.duration == "this turn":
                return " for the rest of this turn"
            if said.duration == "during their next turn" and said.says[0].forbid == "ready at start":
                return " at the start of their next turn"
            if said.duration == "this challenge" and said.says[0].forbid == "be dealt challenge damage":
                return ""
        if said.duration == "while in play":
            return f" while {self.this(False).text} is in play"
        return self.DURATIONS[said.duration]

    # -- effects -------------------------------------------------------------------------------------------------

    def choosing(self, verb: str, target: n.Target, voice: Voice) -> str:
        """Somebody else "chooses and banishes"; you banish what you choose."""
        if self.others_choice(target):
            return f"{self.verb('choose', voice)} and {self.verb(verb, voice)}"
        return self.verb(verb, voice)

    def others_choice(self, target: n.Target) -> bool:
        return isinstance(target, n.Chosen) and target.by != "you" and target.cards.zone == "play"

    def picking(self, verb: str, target: n.Target, voice: Voice, as_card: bool = False) -> tuple[str, Phrase]:
        """The verb and its object; somebody else "chooses one of their characters and puts them" somewhere."""
        phrase = self.phrase(target, as_card=as_card)
        if not self.others_choice(target):
            return f"{self.verb(verb, voice)} {phrase.text}", phrase
        assert isinstance(target, n.Chosen)
        back = Phrase("that card") if as_card and not phrase.plural else self.held(self.refs[target.slot])
        return f"{self.verb('choose', voice)} {phrase.text} and {self.verb(verb, voice)} {back.text}", phrase

    def do(self, verb: str, target: n.Target, voice: Voice) -> str:
        return f"{self.choosing(verb, target, voice)} {self.phrase(target).text}"

    def choose(self, target: n.Chosen, voice: Voice) -> str:
        phrase = self.phrase(target)
        text = phrase.text.replace("chosen ", "", 1)
        if not phrase.plural and not text.startswith(("one ", "a ", "an ", "another ")):
            text = self.a(text)
        return f"{self.verb('choose', voice)} {text}"

    def choose_player(self, node: n.ChoosePlayer, voice: Voice) -> str:
        if node.any_number:
            return f"{self.verb('choose', voice)} any number of {'players' if node.among == 'all' else 'opponents'}"
        return f"{self.verb('choose', voice)} {'a player' if node.among == 'all' else 'an opponent'}"

    def draw_until(self, node: n.DrawUntil, voice: Voice) -> str:
        who = "you" if self.actor == "you" else "they"
        return f"{self.verb('draw', voice)} cards until {who} have {node.hand} in {self.your()} hand"

    def either(self, first: n.Effect | Predicate, second: n.Effect | Predicate, voice: Voice) -> str:
        if not (isinstance(first, n.Discard) and isinstance(second, n.Discard)):
            return ""
        lead = f"{self.verb('choose', voice)} and {self.verb('discard', voice)} "
        texts = [self.discard(part, voice) for part in (first, second)]
        if not all(text.startswith(lead) for text in texts):
            return ""
        return f"{lead}either {texts[0].removeprefix(lead)} or {texts[1].removeprefix(lead)}"

    def discard_until(self, node: n.DiscardUntil, voice: Voice) -> str:
        who = "you" if self.actor == "you" else "they"
        discard = f"{self.verb('choose', voice)} and {self.verb('discard', voice)}"
        return f"{discard} cards until {who} have {node.hand} in {self.your()} hand"

    def discard(self, node: n.Discard, voice: Voice) -> str:
        discard = self.verb("discard", voice)
        described = replace(node.cards, whose="any")
        if node.all:
            if node.cards.what == "card" and not node.cards.where:
                return f"{discard} {self.your()} hand"
            return f"{discard} all {self.nominal(described, True, True).text} in {self.your()} hand"
        measure = self.measure(node.amount)
        if measure.number is None:
            cards = self.nominal(described, True, True).text + measure.equal
        elif measure.number == 1:
            cards = self.a(self.nominal(described, False, True).text) + measure.each
        else:
            cards = f"{measure.number} {self.nominal(described, True, True).text}{measure.each}"
        if node.any_number:
            cards = f"any number of {self.nominal(described, True, True).text}"
        elif isinstance(node.amount, n.Tally):
            cards = "that many cards"
        if node.at_random:
            return f"{discard} {cards} at random"
        if node.by is not None and node.by not in (node.player, "actor"):
            choice = {"you": "your choice", "its player": "its player's choice"}.get(node.by, "an opponent's choice")
            return f"{discard} {cards} of {choice}"
        return f"{discard} {cards}" if self.shift_cost else f"{self.verb('choose', voice)} and {discard} {cards}"

    def damage(self, amount: n.Amount | None, up_to: bool = False) -> str:
        if amount is None:
            return "any amount of damage" if up_to else "all damage"
        measure = self.measure(amount)
        if measure.number is None:
            return f"damage{measure.equal}"
        return f"{'up to ' if up_to else ''}{measure.number} damage"

    def per(self, amount: n.Amount | None) -> str:
        return "" if amount is None else self.measure(amount).each

    def deal(self, node: n.DealDamage | n.PutDamage, voice: Voice) -> str:
        verb, word = ("deal", "to") if isinstance(node, n.DealDamage) else ("put", "on")
        verb = self.verb(verb, voice)
        damage = self.damage(node.amount)
        if isinstance(node.amount, n.EventAmount) and self.what_was_done(node.amount) == "dealt":
            return f"{verb} that much damage {word} {self.phrase(node.target, distributive=True).text}"
        if isinstance(node, n.PutDamage):
            damage = damage.replace(" damage", " damage counter" + ("" if damage.startswith("1 ") else "s"), 1)
        target = self.phrase(node.target, distributive=True)
        if isinstance(node.target, n.Chosen) and self.others_choice(node.target):
            verb = f"{self.verb('choose', voice)} {target.text} and {verb}"
            target = self.held(self.refs[node.target.slot])
        if isinstance(node.target, n.Each) and target.text == "them":
            target = Phrase("each of them")
        return f"{verb} {damage}" + (f" {word} {target.text}" if target.text else "") + self.per(node.amount)

    def heal(self, node: n.RemoveDamage, voice: Voice) -> str:
        damage = self.damage(node.amount, node.up_to)
        target = self.phrase(node.target, distributive=True)
        source = f" from {target.text}" if target.text else ""
        return f"{self.choosing('remove', node.target, voice)} {damage}{source}{self.per(node.amount)}"

    def move_damage(self, node: n.MoveDamage, voice: Voice) -> str:
        source = self.phrase(node.source, distributive=True).text
        target = self.phrase(node.target).text
        damage = self.damage(node.amount, node.up_to)
        damage += " counter" if node.amount == 1 else " counters"
        return f"{self.verb('move', voice)} {damage} from {source} to {target}"

    def return_to_hand(self, node: n.ReturnToHand, voice: Voice) -> str:
        target = node.target
        known = self.refs.get(target.ref) if isinstance(target, n.That) else None
        zone = known.zone if known else target.cards.zone if isinstance(target, n.Each | n.Chosen) else "play"
        as_card = isinstance(target, n.That) or self.event in ("banished", "leaves play")
        put = zone in ("looked", "deck", "under") or isinstance(target, n.TopOfDeck)
        verb, word = ("put", "into") if put else ("return", "to")
        text, phrase = self.picking(verb, target, voice, as_card or self.others_choice(target))
        return f"{text} {word} {self.owners(target, phrase, 'hand')}"

    def shuffle_into_deck(self, node: n.ShuffleIntoDeck, voice: Voice) -> str:
        text, phrase = self.picking("shuffle", node.target, voice, self.event in ("banished", "leaves play"))
        return f"{text} into {self.owners(node.target, phrase, 'deck')}"

    def put_on_deck(self, node: n.PutOnDeck, voice: Voice) -> str:
        gone = self.event in ("banished", "leaves play") and node.target == n.This()
        text, phrase = self.picking("put", node.target, voice, gone or self.others_choice(node.target))
        place = {"top": "on the top", "bottom": "on the bottom", "either": "on either the top or the bottom"}[
            node.place
        ]
        back = " back" if node.target == n.That("looked") and phrase.plural and node.place == "top" else ""
        order = ""
        one = isinstance(node.target, n.That) and not self.refs.get(node.target.ref, Referent(plural=True)).plural
        if phrase.plural and phrase.text != "one" and not one:
            order = " in any order"
        return f"{text}{back} {place} of {self.owners(node.target, phrase, 'deck')}{order}"

    def put_into_discard(self, node: n.PutIntoDiscard, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        verb = self.choosing("put", node.target, voice)
        return f"{verb} {phrase.text} into {self.owners(node.target, phrase, 'discard')}"

    def shuffle_deck(self, node: n.ShuffleDeck, voice: Voice) -> str:
        return f"{self.verb('shuffle', voice)} {self.possessor(self.actor)} deck"

    def put_into_inkwell(self, node: n.PutIntoInkwell, voice: Voice) -> str:
        text, phrase = self.picking("put", node.target, voice, not self.others_choice(node.target))
        state = "facedown and exerted" if node.exerted else "facedown"
        return f"{text} into {self.owners(node.target, phrase, 'inkwell')} {state}"

    def put_under(self, node: n.PutUnder, voice: Voice) -> str:
        text, _ = self.picking("put", node.target, voice)
        host = self.phrase(node.host).text
        if isinstance(node.host, n.Chosen) and node.host.cards.whose == "you":
            host = self.indefinite(node.host.cards, True).text
        face = "facedown" if node.face_down else "faceup"
        return f"{text} {face} under {host}"

    def pay_less(self, node: n.PayLess) -> str:
        next_card = f"for the next {self.nominal(replace(node.cards, zone='play')).text} you play"
        lasting = self.DURATIONS[node.duration]
        if node.amount == n.Tally("counted"):
            return f"you pay that amount of ⬡ less {next_card}{lasting}"
        return self.paid_less(node.amount, next_card) + lasting

    def play(self, node: n.Play, voice: Voice) -> str:
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        text = phrase.text
        if isinstance(target, n.Chosen) and target.cards.zone == "hand":
            text = text.removesuffix(self.place(target.cards))
        there = ("hand", "discard", "hand or discard")
        if isinstance(target, n.Chosen) and target.cards.zone in there and target.cards.what != "card":
            text = text.replace(" card", "", 1)
        known = self.refs.get(target.ref, Referent()) if isinstance(target, n.That) else Referent()
        if known.what == "song" and known.zone == "discard" and known.deed == "sung":
            text += f" again from {self.your()} discard"
        if isinstance(target, n.Chosen) and target.cards.zone == "looked":
            text = text.replace(" card", "", 1) + " from there"
        verbs = {"shift": ("shift",), "play or shift": ("play", "shift")}.get(node.way, ("play",))
        text = f"{self.OR.join(self.verb(verb, voice) for verb in verbs)} {text}" + (" for free" if node.free else "")
        if node.way == "as from hand":
            text += f" as if it were in {self.your()} hand"
        it = (
            "they enter"
            if phrase.plural or phrase.text.endswith(" character") or self.is_character(target)
            else "it enters"
        )
        if node.exerted:
            text += f" and {it} play exerted"
        if node.then_to == "deck bottom" and isinstance(target, n.That):
            text += (
                f". If you do, put that card on the bottom of {self.your()} deck instead of into {self.your()} discard"
            )
        elif node.then_to == "deck bottom":
            text += f", then put it on the bottom of {self.your()} deck instead of into {self.your()} discard"
        return text

    def is_character(self, target: n.Target) -> bool:
        return isinstance(target, n.Chosen) and target.cards.what == "character"

    def look(self, node: n.Look, voice: Voice) -> str:
        return f"{self.verb('look', voice)} at {self.top(n.TopOfDeck(node.amount, node.player)).text}"

    def look_at_zone(self, node: n.LookAtZone, voice: Voice) -> str:
        whose = self.possessor(node.player)
        zone = f"{whose} hand" if node.zone == "hand" else f"the cards in {whose} inkwell"
        return f"{self.verb('look', voice)} at {zone}"

    def search(self, target: n.Chosen, voice: Voice) -> str:
        cards = "any card"
        if target.cards.where or target.cards.what != "card" or self.is_several(target) or target.up_to:
            cards = self.phrase(replace(target, cards=replace(target.cards, zone="looked"))).text
        self.refs[target.slot] = Referent(target.cards.what, self.is_several(target), "deck", "you", searched=True)
        return f"{self.verb('search', voice)} {self.your()} deck for {cards}"

    def reveal_until(self, node: n.RevealUntil, voice: Voice) -> str:
        card = self.a(self.nominal(node.cards, False, True).text)
        who, whose = "you" if self.actor == "you" else "they", self.possessor(node.player)
        return f"{self.verb('reveal', voice)} cards from the top of {whose} deck until {who} reveal {card}"

    def repeat(self, voice: Voice) -> str:
        return f"{self.verb('repeat', voice)} this effect"

    def reveal_hand(self, voice: Voice) -> str:
        return f"{self.verb('reveal', voice)} {self.your()} hand"

    def move_to_location(self, node: n.MoveToLocation, voice: Voice) -> str:
        moved, _ = self.picking("move", node.target, voice)
        location = self.phrase(node.location)
        place = "there" if location.text == "it" else f"to {location.text}"
        if isinstance(node.location, n.Chosen) and node.location.cards.whose == "you":  # there is no other (4.7.1)
            cards = self.nominal(node.location.cards).text
            place = f"to another {cards}" if node.location.cards.other else f"to {self.a(cards)}"
            if isinstance(node.target, n.Chosen) and self.is_several(node.target):
                place = f"to the same {cards}"
        if isinstance(node.location, n.This):
            place = "here"
        return f"{moved} {place}" + (" for free" if node.free else "")

    def add_strength(self, node: n.AddStrength, voice: Voice) -> str:
        strength = f"{self.possessive(self.this(False))} ¤"
        return f"{self.verb('add', voice)} {strength} to {self.possessive(self.phrase(node.target))} ¤ this turn"

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.DURATIONS[node.duration].strip()
        subject = self.subject(self.phrase(node.target))
        time = "whenever" if node.every_time else "the next time"
        then = self.subject(Phrase("them" if subject.text == "they" or self.is_person(node.target) else "it"))
        takes = "take" if then.text == "they" else "takes"
        instead = f"{then.text} {takes} no damage instead"
        if node.instead == "onto this card":
            instead = f"put that many damage counters on {self.this(False).text} instead"
        return f"{lasting}{', ' if lasting else ''}{time} {subject.text} would be dealt damage {instead}"

    # -- static abilities ----------------------------------------------------------------------------------------

    def by_such(self, filters: tuple[n.Filter, ...]) -> str:
        return f" by {self.nominal(n.Select('character', where=filters), True).text}" if filters else ""

    def players_cant(self, node: n.PlayersCant) -> str:
        who = {"you": "you", "opponents": "opponents", "all": "players"}[node.players]
        if node.forbid == "discard":
            return f"if an effect would cause {who} to discard one or more cards, {who} don't discard"
        if node.forbid != "play":
            return f"{who} can't {node.forbid}"
        return f"{who} can't play {self.played_cards(node.cards)}"

    def cant_play_this(self) -> str:
        return f"you can't play {self.this(False).text}"

    def played_cards(self, cards: Cards) -> str:
        return (self.this(False) if cards == "this" else self.nominal(cards, True)).text

    def paid_less(self, amount: n.Amount, what: str) -> str:
        """You pay so much less for something: "for each ..." comes first."""
        measure = self.measure(amount)
        if measure.number is None:
            return f"you pay ⬡{measure.equal} less {what}"
        less = "less" if measure.number >= 0 else "more"
        lead = f"{measure.each.strip(' ,')}, " if measure.each else ""
        return f"{lead}you pay {abs(measure.number)} ⬡ {less} {what}"

    def costs_less(self, node: n.CostsLess) -> str:
        using = " using their Shift ability" if node.way == "shift" else ""
        if node.players != "you":
            who = "each player pays" if node.players == "all" else "each opponent pays"
            return self.costs_less(replace(node, players="you")).replace("you pay", who, 1)
        if node.times == "each time":
            return self.paid_less(node.amount, f"to play {self.played_cards(node.cards)}{using}")
        card = self.this(False).text if node.cards == "this" else self.nominal(node.cards).text
        if node.times == "first each turn":
            return self.paid_less(node.amount, f"for the first {card} you play each turn{using}")
        return "once per turn, " + self.paid_less(node.amount, f"for the next {card} you play this turn{using}")

    def move_costs_less(self, node: n.MoveCostsLess) -> str:
        moved = self.every(node.cards).text
        to = "here" if node.to == "this" else "to " + self.indefinite(node.to, True).text
        text = self.paid_less(node.amount, f"to move {moved} {to}")
        return "once per turn, " + text.replace("you pay", "you may pay", 1) if node.once else text

    def play_from(self, node: n.PlayFrom) -> str:
        return f"you may play {self.nominal(node.cards, True).text}{self.place(node.cards)}"

    def play_free(self, node: n.PlayFree) -> str:
        free = f"play {self.played_cards(node.cards)} for free"
        if not node.cost:
            return f"you may {free}"
        cost = self.AND.join(self.clause(unit, "bare") for unit in self.units(node.cost))
        return f"you may {cost} to {free}"

    def use_free(self, node: n.UseFree) -> str:
        whose = self.possessive(self.this(False) if node.cards == "this" else self.every(node.cards))
        return f"you may use {whose} activated abilities for free"

    def pay_to(self, node: n.PayTo) -> str:
        subject = self.subject(self.every(node.cards)).text
        return f"{subject} can't {self.OR.join(node.actions)} unless you pay {self.ink(node.ink)}"

    def moves_free(self, node: n.MovesFree) -> str:
        return f"{self.subject(self.every(node.cards)).text} may move here for free"

    def extra_ink(self, amount: int) -> str:
        return "you may ink " + ("an additional card" if amount == 1 else f"{amount} additional cards")

    def ink_from(self, node: n.InkFrom) -> str:
        return f"you can ink cards from your {node.zone}"

    def top_face_up(self, node: n.TopFaceUp) -> str:
        who = {"you": "you play", "opponents": "each opponent plays", "all": "each player plays"}[node.players]
        return f"{who} with the top card of {'your' if node.players == 'you' else 'their'} deck face up"

    def enters(self, node: n.Enters) -> str:
        states = [f"with {node.damage} damage"] if node.damage else []
        states += ["exerted"] if node.exerted else []
        cards = self.every(node.cards)
        enter = "may enter" if node.may else "enter" if cards.plural else "enters"
        text = f"{self.subject(cards).text} {enter} play {' and '.join(states)}".rstrip()
        return text + self.to_do(node.then)

    def also_named(self, names: list[str]) -> str:
        both = "both " if len(names) == 2 else ""
        return f"{self.this(False).text} counts as being named {both}{self.listed(names, self.AND)}"

    def skip_step(self, step: Literal["draw", "ready", "set"]) -> str:
        return f"skip your turn's {step.capitalize()} step"

    def not_below_printed(self, node: n.NotBelowPrinted) -> str:
        stat = SYMBOLS.get(node.stat, node.stat)
        return f"{self.possessive(self.every(node.cards))} {stat} can't be reduced below their printed value"

    def must_be_chosen(self) -> str:
        return f"opponents must choose {self.this(False).text} for actions and abilities if able"

    def damage_onto_this(self, cards: n.Select) -> str:
        subject = self.indefinite(cards, True).text
        this = self.this(False).text
        return f"whenever {subject} would be dealt damage, put that many damage counters on {this} instead"

    def rule_changed(self, node: RuleChange) -> str:
        return rule_changed(self, node)

    def any_number_in_deck(self) -> str:
        return "you may have any number of copies of this card in your deck"
