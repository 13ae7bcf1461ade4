"""What happens: what a triggered ability waits for, and what has happened this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from arbitre.ability.render import nodes as n
from arbitre.ability.render.amounts import Amounts
from arbitre.ability.render.phrases import Cards, Phrase, kinds_of
from arbitre.ability.render.tongue import Clause, Tense
from arbitre.ability.render.unsaid import unsaid

OF_DAMAGE = ("dealt damage", "heals")


def from_anywhere(when: n.When) -> bool:
    """What a card says about its own way to the discard pile holds for any way, unless it names one."""
    return when.event == "put into discard" and when.card == "this" and when.origin == "any"


class Events(Amounts):
    """Events as clauses."""

    MOMENTS: ClassVar[tuple[str, ...]] = ("turn starts", "turn ends")
    BY_A_PLAYER: ClassVar[tuple[str, ...]] = ("draws", "discards", "changes control", "uses ability")
    """Events that are told of a player, who does it or has it done to them."""
    OF_A_CARD: ClassVar[tuple[str, ...]] = (
        *("enters play", "leaves play", "destroyed", "attacks", "inflicts damage", "put into hand"),
        *("removed from game", "exerts", "readies", "chosen", "put into discard"),
    )

    def happens(self, when: n.When, tense: Tense = "now", yes: bool = True) -> str:
        if when.event == "comes true":
            return self.condition(when.condition, yes) if when.condition is not None else self.t("something is so")
        if when.event in self.MOMENTS:
            return self.t(f"it is when {when.event}", turn=self.whose_turn(when))
        clause = self.event_clause(when)
        return self.said(clause.who, clause.what, tense, yes) + clause.tail

    def did(self, part: n.Did) -> str:
        """What a card did this turn, or had done to it, without the card."""
        when = part.when
        if part.role == "other":
            who = self.one(when.card).text if when.card is not None else self.t("somebody")
            return self.t(f"done to {'damage' if when.event == 'inflicts damage' else 'other'}", who=who) + self.t(
                "now"
            )
        if when.event in OF_DAMAGE:
            return self.t("had damage") + self.t("now")
        return self.event_clause(replace(when, card=None)).what + self.t("now")

    def head(self, whens: Sequence[n.When]) -> str:
        """What a triggered ability waits for, with the word that leads to it."""
        self.recall(whens)
        turns = [when for when in whens if when.event in self.MOMENTS]
        if turns:
            parts = [self.t(f"at {when.event}", turn=self.whose_turn(when)) + self.limits(when) for when in turns]
            others = [when for when in whens if when.event not in self.MOMENTS]
            if others:
                parts.append(self.head_of(others))
            self.recall(whens)
            return self.listed(parts, self.OR) + ", "
        return self.head_of(whens) + ", "

    def head_of(self, whens: Sequence[n.When]) -> str:
        parts: list[str] = []
        last: tuple[Phrase, str] | None = None
        for when in whens:
            focus = self.focus
            if when.event == "comes true":
                parts.append(self.happens(when))
                last = None
                continue
            clause = self.event_clause(when)
            if last is not None and (clause.who == last[0] or (clause.who.pronoun and focus == "this")):
                voice = "you" if clause.who == self.YOU else "many" if clause.who.plural else "one"
                parts.append(self.conjugate(clause.what, voice, clause.who) + clause.tail)  # type: ignore[arg-type]
            else:
                parts.append(self.said(clause.who, clause.what) + clause.tail)
            last = clause.who, clause.what
        return self.t(self.head_word(whens), clause=self.either(parts))

    def head_word(self, whens: Sequence[n.When]) -> str:
        enters = whens[0].card == "this" and whens[0].event == "enters play"
        return "when" if enters else "if"

    def whose_turn(self, when: n.When) -> str:
        return self.possess("turn", "all" if when.player == "any" else when.player)

    def either(self, parts: Sequence[str]) -> str:
        return self.listed(parts, self.OR)

    def recall(self, whens: Sequence[n.When]) -> None:
        """What the trigger was about can be spoken of."""
        self.event = whens[0].event if whens else None
        if not whens:
            return
        for ref in ("it", "other", "by"):
            cards = [when.card if ref == "it" else when.other if ref == "other" else when.by for when in whens]
            if all(card == "this" for card in cards):
                self.remember(ref, self.thing("card"), "this")
                continue
            found = [card for card in cards if isinstance(card, n.Select)]
            kinds = kinds_of(found[0])[0] if found and len(set(found)) == 1 else ("card",)
            several = ref == "it" and all(when.together and when.event == "discards" for when in whens)
            self.remember(ref, self.noun(kinds, several), "that")

    # -- one event -----------------------------------------------------------------------------------------------

    def event_clause(self, when: n.When) -> Clause:
        if when.in_challenge or when.role != "any" or when.action:
            raise unsaid("challenge" if when.in_challenge else "role")
        clause = self.plain_event(when)
        return clause._replace(tail=self.limits(when))

    def plain_event(self, when: n.When) -> Clause:
        event = when.event
        if event == "played":
            if when.player == "any":
                return Clause(self.subject_of(when), self.t("event is played"))
            return Clause(self.doer(when.player), self.t("event played", card=self.thing_of(when, "card").text))
        if event in self.BY_A_PLAYER:
            cards = self.thing_of(when, self.kind_of(event)).text
            text = self.t(f"event {event}", card=cards)
            if when.by is not None:
                text += self.t("because of", card=self.one(when.by, "object").text)
            return Clause(self.doer(when.player), text)
        if event in OF_DAMAGE:
            by = self.t("by", card=self.one(when.other).text) if when.other is not None else ""
            damage = self.thing("battle damage" if when.in_battle else "some damage")
            return Clause(damage, self.t(f"event {event}", card=self.subject_of(when).text, by=by))
        if event in self.OF_A_CARD:
            who = self.subject_of(when)
            return Clause(who, self.of_card(when, who))
        raise unsaid(event)

    def kind_of(self, event: n.EventName) -> n.CardType:
        """The type of the cards of an event, where it does not say."""
        return "card"

    def doer(self, player: str) -> Phrase:
        return self.player(player).reworded(self.t("a player")) if player == "any" else self.player(player)

    def thing_of(self, when: n.When, kind: n.CardType) -> Phrase:
        if when.together and when.card != "this":
            noun = self.nominal(when.card or n.Select(kind), True)
            return noun.reworded(self.t("any number of", cards=noun.text))
        card: Cards = when.card if when.card is not None else n.Select(kind)
        if isinstance(card, n.Select) and card.zone not in self.IN_PLAY:
            card = replace(card, zone="play", whose="any")  # where it came from goes without saying
        return self.one(card, "object")

    def subject_of(self, when: n.When) -> Phrase:
        if when.slot:
            return self.spoken(when.slot, "subject")
        card = when.card if when.card is not None else n.Select()
        if when.together and card != "this":
            noun = self.nominal(card, True)
            return noun.reworded(self.t("one or more", cards=noun.text))
        if isinstance(card, n.Select) and card.whose == "any" and when.player in ("you", "opponents"):
            if when.event not in ("enters play", "chosen", "put into discard", "put into hand"):
                card = replace(card, whose=when.player)
        return self.one(card)

    def of_card(self, when: n.When, who: Phrase) -> str:
        event = when.event
        text = self.t(f"event {event}")
        if event == "enters play" and when.player != "any":
            text += self.t("under control", control=self.possess("control", when.player))
        if event == "destroyed" and when.in_battle:
            text += self.t("by", card=self.thing("battle damage").text)
        if event == "inflicts damage":
            text = self.t("event inflicts battle damage" if when.in_battle else "event inflicts damage")
            if when.other is not None:
                text += self.t("to", card=self.one(when.other, "object").text)
        if event == "chosen" and when.player != "any":
            text += self.t("by", card=self.by_player(when.player))
        if event in ("put into hand", "put into discard"):
            zone = "hand" if event == "put into hand" else "discard"
            owner = when.player if when.player in ("you", "opponents", "that player") else "owner"
            text += self.possess(zone, owner)
        if when.by is not None:
            text += self.t("by", card=self.one(when.by, "object").text)
        return text

    def limits(self, when: n.When) -> str:
        """From where, how much, in whose turn, while what."""
        text = ""
        if from_anywhere(when):
            text += self.t("from anywhere")
        if when.origin != "any":
            owner = when.player if when.player in ("you", "opponents") else "owner"
            zone = self.t("zone of play") if when.origin == "play" else self.possess(when.origin, owner)
            text += self.t("from", zone=zone)
        if when.amount is not None:
            text += self.t("no more than", n=when.amount)
        if when.during != "any":
            text += " " + self.t(f"during {when.during}")
        if when.condition is not None:
            text += " " + self.while_(when.condition)
        return text

    def while_(self, condition: n.Condition) -> str:
        return self.t("while", clause=self.condition(condition))
