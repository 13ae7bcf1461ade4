"""What happens: what a triggered ability waits for, and what has happened this turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, kinds_of
from arbitre.ability.render.speech import Tense
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.conditions import Conditions
from arbitre.games.lorcana.text.words import Referent, Role

# What a card does or what is done to it: the player of the event is the card's.
CARDS_OWN = frozenset(
    {"quests", "challenges", "challenge ends", "banished", "leaves play", "moves", "sings", "exerts", "readies"}
    | {"takes damage", "dealt damage"}
)


# What the card of an event is called by afterwards, where "that card" is not clear; and the other card.
DEEDS: dict[n.EventName, Role] = {
    "moves": "moved",
    "played": "played",
    "quests": "questing",
    "sings": "singing",
    "banished": "banished",
    "leaves play": "left",
    "discards": "discarded",
    "draws": "drawn",
    "inked": "inked",
    "takes damage": "damaged",
    "dealt damage": "damaged",
    "heals": "healed",
    "exerts": "exerted",
    "readies": "readied",
    "returned to hand": "returned",
    "chosen for support": "supported",
    "challenge ends": "challenging",
}
OTHER_DEEDS: dict[n.EventName, Role] = {"sings": "sung", "challenge ends": "challenged"}


class Events(Conditions):
    """When and whenever something happens."""

    def head(self, node: n.Triggered) -> str:
        """Once a turn, during your turn, while ..., whenever ..., if ..., -- each followed by a comma."""
        first = node.when[0]
        if all((when.during, when.condition) == (first.during, first.condition) for when in node.when):
            trails = len(node.when) == 1 and self.is_about_this(first.condition)
            setting = self.setting(replace(first, condition=None) if trails else first)
            if self.is_limited(node) and first.during == "your turn":
                setting[0] = self.limited_to(self.t("once during your turn"), node.times)
            elif self.is_limited(node):
                setting.insert(0, self.limited_to(self.t("once per turn"), node.times))
            parts = setting
            together = self.this_or_other(node.when)
            if together:
                parts.append(together)
            else:
                parts.append(self.AND.join(self.moment(when, node.once and not node.times) for when in node.when))
            if trails and first.condition is not None:
                parts[-1] += " " + self.while_so(first.condition)
            if self.is_numbered(first):
                parts.append(self.if_nth(self.ordinal(first), first))
        else:
            parts = [self.limited_to(self.t("once per turn"), node.times)] if self.is_limited(node) else []
            parts.append(self.AND.join(self.own_moment(when, node.once and not node.times) for when in node.when))
        condition = node.condition
        if node.zone == "discard" and condition is None:
            condition = n.InZone("discard")
        if condition is not None:
            parts.append(self.if_(condition))
        return ", ".join(parts) + ", "

    def limited_to(self, once: str, times: int) -> str:
        """Once a turn, or so many times."""
        return once.replace(self.t("one time"), self.TIMES[times], 1) if times else once

    def is_limited(self, node: n.Triggered) -> bool:
        return node.once or node.times > 0

    def own_moment(self, when: n.When, once: bool) -> str:
        """One of several moments, with the time it belongs to said after it."""
        during = "" if when.during in ("any", "their turn") else " " + self.t(f"during {when.during}")
        while_ = f", {self.while_(when.condition)}" if when.condition and not self.ordinal(when) else ""
        return self.moment(when, once) + during + while_

    def while_so(self, condition: n.Condition) -> str:
        """While ..., after what happens to this card: who is meant need not be said."""
        return self.while_(condition)

    def setting(self, when: n.When) -> list[str]:
        parts = [] if when.during in ("any", "their turn") else [self.t(f"during {when.during}")]
        if when.condition is not None and not self.ordinal(when):
            parts.append(self.while_(when.condition))
            self.topic = self.is_about_this(when.condition)
        return parts

    def ordinal(self, when: n.When) -> int:
        """1 for what has not happened yet this turn, 2 for what has happened once; 0 for what is not counted."""
        condition = when.condition
        if isinstance(condition, n.NoneOf):
            happened, times = condition.condition, 0
            if not isinstance(happened, n.Happened) or (happened.count, happened.compare) != (1, ">="):
                return 0
        elif isinstance(condition, n.Happened) and condition.compare == "=":
            happened, times = condition, condition.count
        else:
            return 0
        past = happened.when
        if past.event != when.event:
            return 0
        if times:
            bare = when.event in ("challenges", "inked", "draws") and past == n.When(past.event, player=past.player)
            return times + 1 if bare or past == replace(when, condition=None, during=past.during) else 0
        same = past.other == when.other and past.card in (None, when.card) and past.player in ("any", when.player)
        return 1 if same else 0

    def is_numbered(self, when: n.When) -> bool:
        """Said with "if it's the second ... this turn"."""
        return self.ordinal(when) > 1 and when.event in ("challenges", "inked", "draws")

    def this_or_other(self, whens: Sequence[n.When]) -> str:
        """Whenever this character or another such character does the same."""
        if len(whens) != 2 or whens[0].card != "this" or not isinstance(whens[1].card, n.Select):
            return ""
        this, other, cards = whens[0], whens[1], whens[1].card
        played = this.event == "played" and (this.player, other.player) == ("any", "you") and cards.other
        if replace(this, card=other.card, player=other.player if played else this.player) != other:
            return ""
        if this.event not in ("played", "challenges", "quests", "banished", "exerts", "sings") or this.role != "any":
            return ""
        self.pair = self.OR.join((self.this(False).text, self.indefinite(self.cards_in(cards)[0], True).text))
        text = self.at("whenever", self.happens(other), each_turn=False)
        self.pair = ""
        self.remember(other)
        return text

    def moment(self, when: n.When, once: bool = False, next_time: bool = False, lasting: str = "") -> str:
        """When or whenever it happens, and remember what it was about."""
        if when.event == "turn starts" or when.event == "turn ends":
            self.event = when.event
            return self.turn(when.event, when.player)
        if when.event == "challenge ends" and next_time:
            return self.t("after the challenge")
        rare = when.card == "this" and when.event in ("played", "banished", "leaves play")
        nth = self.ordinal(when)
        word = "first" if nth == 1 else "next" if next_time else "when" if rare or once else "whenever"
        if nth > 1 and when.event == "played" and isinstance(when.card, n.Select):
            text = self.at(word, self.nth_played(nth, self.somebody(when.player), when.card), each_turn=False)
        elif nth > 1 and not self.is_numbered(when):
            text = self.nth_time(nth, self.happens(when))
        else:
            text = self.at(word, self.happens(when) + lasting, each_turn=word == "first" and when.during == "any")
        if when.during == "their turn":
            text += " " + self.t(f"during {when.during}")
        self.remember(when)
        return text

    def remember(self, when: n.When) -> None:
        self.event = when.event
        it = self.referent(when.card, when, "challenging" if when.event == "challenges" else "")
        self.refs["it"] = it._replace(deed=DEEDS.get(when.event, ""))
        role: Role = ""
        if when.event == "challenges" or (when.event == "banished" and when.role == "challenging"):
            role = "challenged"
        elif when.event == "banished" and when.role == "challenged":
            role = "challenging"
        other = when.other
        kinds: dict[n.EventName, n.CardType] = {"moves": "location", "sings": "song", "banished": "character"}
        if other is None and when.event in kinds:
            other = n.Select(kinds[when.event])
        named = self.referent(other, when, role, other=True)
        self.refs["other"] = named._replace(deed=OTHER_DEEDS.get(when.event, ""))
        self.topic = when.card == "this" and when.other is None

    def recall(self, whens: Sequence[n.When]) -> None:
        """Know what led to an effect without saying it: the cards it was about are called by what happened to them."""
        found: dict[str, Referent] = {}
        for when in whens:
            self.remember(when)
            for ref, known in self.refs.items():
                found[ref] = Referent() if found.get(ref, known) != known else known
        self.refs = {ref: known._replace(unsaid=True) for ref, known in found.items()}
        self.topic = False

    def referent(self, cards: Cards | None, when: n.When, role: Role, other: bool = False) -> Referent:
        zone: n.ZoneName = "play"
        if (when.event in ("banished", "leaves play", "discards") and not other) or (when.event == "sings" and other):
            zone = "discard"
        elif when.event == "returned to hand" or when.event == "draws":
            zone = "hand"
        elif when.event == "inked":
            zone = "inkwell"
        if cards == "this":
            return Referent(self.kind, zone=zone, whose="you", role=role, this=True)
        if cards is None:
            what: n.CardType = "character" if when.event in ("challenges", "quests", "sings", "moves") else "card"
            return Referent(what, zone=zone, whose="you" if when.player == "you" else "any", role=role)
        own = when.player == "you" or self.cards_in(cards)[1]  # only one's own characters are at one's location
        whose = "you" if own else cards.whose
        return Referent(cards.what, when.together and not other, zone=zone, whose=whose, role=role)

    def did(self, part: n.Did, who: Phrase, yes: bool) -> str:
        """What a card did or had done to it this turn, without saying which card."""
        unsaid = who.reworded("")
        if part.role == "other":
            text = self.said(unsaid, self.t("event is challenged"), "past", yes)
        else:
            text = self.happens(part.when, past=True, yes=yes, who=unsaid)
        this_song = part.when.event == "sings" and part.when.other == "this"
        return text.strip() + ("" if this_song else self.t("this turn"))

    def happens(
        self,
        when: n.When,
        past: bool = False,
        yes: bool = True,
        many: tuple[n.Compare, int] | None = None,
        who: Phrase | None = None,
    ) -> str:
        """A clause that says what happens: somebody does something, or something is done to a card (or to several)."""
        event, card = when.event, when.card
        if (
            event in CARDS_OWN
            and event != "readies"
            and isinstance(card, n.Select | None)
            and when.player in ("you", "opponents")
        ):
            card = card or n.Select("character")
            card = replace(card, whose=when.player) if card.whose == "any" else card
        held = self.refs.get(when.slot) if when.slot else None
        subject = self.held(held) if held is not None else self.somewhat(card, yes)
        if many is not None and card != "this":
            subject = self.several(self.cards_in(card or n.Select())[0], *many)
        if who is not None:
            subject = who
        if self.pair:
            subject = subject.reworded(self.pair)
        here = self.while_here(card)
        if many is not None and card == "this":
            here += self.so_often(*many)
        challenge = self.t("in a challenge") if when.in_challenge else ""
        tense: Tense = "past" if past else "now"

        def say(what: str, who: Phrase = subject, **slots: str) -> str:
            return self.said(who, self.t(f"event {what}", **slots) + here, tense, yes)

        player = self.somebody("you" if event == "played" and card == "this" else when.player)
        match event:
            case "readies" if when.player == "you":
                return say("make ready", player, card=subject.text)
            case "quests" | "leaves play" | "exerts" | "readies":
                here = challenge + here
                return say(event)
            case "challenge ends":
                return self.t("challenge ended" if past else "challenge ends", subject.text)
            case "challenges":
                other = None if when.other is None else self.somewhat(when.other, yes)
                doer_known = isinstance(card, n.Select) or bool(when.slot)
                if doer_known and when.other == n.Select("character"):
                    other = self.another(when.other)
                if other is None:
                    return say(event)
                if not doer_known and card is None:
                    here = self.while_here(when.other)
                    return say("is challenged", other)
                return say("challenges other", card=other.text)
            case "banished" if when.by is not None:
                several = isinstance(card, n.Select) and isinstance(when.by, n.Select)
                fallen = self.another(card) if several and isinstance(card, n.Select) else subject
                here = challenge + self.while_here(when.by)
                return say("banishes", self.somewhat(when.by, yes), card=fallen.text)
            case "banished" if when.role != "any":
                return self.said(subject, self.t(f"event {when.role} and banished"), tense) + here
            case "banished":
                here = challenge + here
                return say(event)
            case "moves" if when.other == "this":
                mover = "you" if isinstance(card, n.Select) and card.whose == "you" else when.player
                if mover == "you" and isinstance(card, n.Select):
                    here, moved = "", self.somewhat(replace(card, whose="any"), yes)
                    key = "moves card here from" if when.origin == "location" else "moves card here"
                    return say(key, self.somebody("you"), card=moved.text)
                return say("moves here")
            case "moves" if isinstance(when.other, n.Select):
                return say("moves to", place=self.indefinite(when.other, True).text)
            case "sings":
                song = self.somewhat(when.other or n.Select("song"), True)
                singer = self.one_or_more(card) if when.together and isinstance(card, n.Select) else subject
                return say(event, singer, card=song.text)
            case "draws":
                return say(event, player, card=subject.text if many else self.some_cards(1))
            case "discards":
                return say(event, player, card=self.t("1 or more cards") if when.together else self.some_cards(1))
            case "inked":
                return self.inked(player, when, subject if card is not None else None, tense, yes)
            case "takes damage" | "dealt damage":
                here = challenge + here
                if when.other is not None:
                    return say("deals damage", self.somewhat(when.other, yes), card=subject.text)
                return say(event)
            case "played on":
                onto = self.this(True) if when.other == "this" else self.somewhat(when.other, True)
                return say(event, player, card=subject.text, onto=onto.text)
            case "pays to play":
                ink = "⬡" if when.amount is None else self.t("ink or less", when.amount)
                return self.said(player, self.t("event pays to play", ink=ink, card=subject.text), tense)
            case "put into discard" | "leaves discard":
                here = ""
                return say(event, discard=self.TEXTS.get(f"discard of {when.player}", self.t("discard of any")))
            case "heals":
                here = ""
                if when.player == "you":
                    return say(event, player, card=subject.text)
                return say("healed", Phrase(self.t("some damage"), self.ONE_OR_MORE_PLURAL), card=subject.text)
            case "chosen":
                return say(event, by=self.chosen_by(when))
            case "returned to hand":
                origin = "" if when.origin == "any" else " " + self.t(f"out of {when.origin}")
                here = origin + here
                return say(event, to=self.TEXTS.get(f"to hand of {when.player}", self.t("to hand of any")))
            case "put under":
                here, one = "", self.indefinite(n.Select(), yes)
                subject = subject if yes else self.somewhat(card, True)
                if when.player == "any":
                    return say(event, one, card=subject.text)
                return say("puts under", player, card=subject.text, one=one.text)
            case "played" | "gains lore" | "loses lore" | "boosts":
                return say(event, player, card=subject.text)
            case "turn starts" | "turn ends":
                return self.turn(event, when.player)
            case _:
                return say(event)

    # -- what some events are told with -------------------------------------------------------------------------------

    def at(self, word: str, clause: str, each_turn: bool) -> str:
        return self.t("first each turn" if each_turn else word, clause)

    def nth_time(self, nth: int, clause: str) -> str:
        ordinal = self.agree(self.ORDINALS[nth - 1], Phrase("", feminine=True))
        return self.t("nth time", ordinal, clause)

    def if_nth(self, nth: int, when: n.When) -> str:
        whose = "you" if when.player == "you" else "them"
        text = self.TEXTS["nth challenge" if when.event == "challenges" else f"nth {when.event} {whose}"]
        feminine = when.event != "challenges" or self.t("challenge is feminine") == "yes"
        return text.format(self.agree(self.ORDINALS[nth - 1], Phrase("", feminine=feminine)))

    def nth_played(self, nth: int, player: Phrase, select: n.Select) -> str:
        card = self.described(select)
        card = card.reworded(f"{self.agree(self.ORDINALS[nth - 1], card)} {card.text}")
        return self.said(player, f"{self.t('event played', card=self.a(card))} {self.t('in one turn')}")

    def several(self, select: n.Select, sign: n.Compare, count: int) -> Phrase:
        if self.is_own(select):
            cards = self.described(select, True)
            text = self.number(sign, count, f"{self.t('of')} {self.own(select.whose, cards)}")
            return cards._replace(text=text, plural=self.many(sign, count))
        return self.so_many(select, sign, count, self.many(sign, count))

    def so_often(self, sign: n.Compare, count: int) -> str:
        return " " + self.number(sign, count, self.t("many times" if self.many(sign, count) else "time"))

    def turn(self, event: str, player: str) -> str:
        whose = self.TEXTS.get(f"turn of {player}", self.t("turn of any"))
        return f"{self.t(event)} {whose}"

    def inked(self, player: Phrase, when: n.When, card: Phrase | None, tense: Tense, yes: bool) -> str:
        well = self.TEXTS.get(f"into inkwell of {when.player}", self.t("into inkwell of any"))
        return self.said(card or self.indefinite(n.Select(), yes), self.t("event inked", well=well), tense, yes)

    def chosen_by(self, when: n.When) -> str:
        by = "" if when.player == "any" else f" {self.t('by ' + when.player)}"
        if isinstance(when.other, n.Select):
            sources = [self.t(f"for {kind}") for kind in kinds_of(when.other)[0]]
            return f"{by} {self.t('for source', self.listed(sources, self.OR))}"
        return by + (f" {self.t('for an action')}" if when.action else "")
