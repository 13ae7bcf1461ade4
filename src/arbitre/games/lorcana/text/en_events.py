"""Amounts, events and conditions in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.en_cards import (
    BASES,
    COMPARED,
    DEEDS,
    NOT,
    NOUN_ENDS,
    NOUNS,
    ORDINALS,
    SYMBOLS,
    VERBS,
    EnglishCards,
)
from arbitre.games.lorcana.text.words import Referent


class EnglishEvents(EnglishCards):
    """How much, when, and if."""

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

    def turn(self, event: str, player: str) -> str:
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
        names = {"you": "you", "opponents": "an opponent", "each opponents": "each opponent"}
        names |= {"actor": "they", "that player": "they"}
        has = "have" if who in ("you", "actor", "that player") else "has"
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
