"""Amounts, events and conditions in French and Italian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.romance_cards import RomanceCards
from arbitre.games.lorcana.text.words import Referent


class RomanceEvents(RomanceCards):
    """How much, when, and if."""

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
        key = "lores" if self.many("=", abs(measure.number)) else "lore"
        return self.SAY[key].format(measure.number) + measure.each

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
        if self.is_own(select):
            cards = self.described(select, True)
            text = self.number(sign, count, f"{self.SAY['of']} {self.own(select.whose, cards)}")
            return cards._replace(text=text, plural=self.many(sign, count))
        return self.so_many(select, sign, count, self.many(sign, count))

    def so_often(self, sign: n.Compare, count: int) -> str:
        return " " + self.number(sign, count, self.SAY["many times" if self.many(sign, count) else "time"])

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

    def turn(self, event: str, player: str) -> str:
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
                Phrase(damage, self.ONE_OR_MORE_PLURAL),
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
            as_card = select.among == "discarded" or select.zone == "looked"
            cards = self.described(bare, count > 1, as_card)
            text = self.no(cards) if none else self.a(cards)
            if count > 1:
                text = self.so_many(bare, sign, count, True, as_card).text
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
        one = sign == ">=" and count == 1
        several = not none and not one and self.many(sign, count)
        bare = replace(bare, whose="any")
        cards = self.described(bare, several, select.zone != "play")
        if none:
            text = self.no(cards)
        elif one:
            text = self.a(cards)
        else:
            text = self.so_many(bare, sign, count, several, select.zone != "play").text
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
