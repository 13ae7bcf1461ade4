"""On what condition."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render.phrases import OPPOSITE, Phrase
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.amounts import Amounts
from arbitre.games.lorcana.text.words import Referent


class Conditions(Amounts):
    """Conditions as clauses."""

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        match node:
            case n.NoneOf():
                return self.condition(node.condition, not yes)
            case n.All() | n.Either():
                both = isinstance(node, n.All) == yes
                return (self.also if both else self.OR).join(self.condition(part, yes) for part in node.conditions)
            case n.CompareIs():
                sign = node.compare if yes else OPPOSITE[node.compare]
                return self.they_have_more(node, sign) or self.compare(node, sign)
            case n.Have():
                self.others_described = node.cards.zone == "play"
                return self.have_cards(node.cards, *self.counted_as(node.compare, node.count, yes))
            case n.Is():
                return self.is_so(node, yes)
            case n.During():
                own = (node.turn == "your turn") == yes
                return self.t("it is your turn" if own else "it is opponents' turn")
            case n.Happened():
                return self.happened(node, yes) + self.t("this turn")
            case n.PlayedBy():
                return self.played_by(node, yes)
            case n.SomePlayer():
                return self.some_player(node, yes)
            case n.FirstTurn():
                return self.t("first turn" if yes else "not first turn")
            case n.FirstPlayer():
                return self.t("first player" if yes else "not first player")
            case n.InZone():
                return self.in_zone(node.zone, yes)
            case _:
                raise unsaid(node)

    def counted_as(self, sign: n.Compare, count: int, yes: bool) -> tuple[n.Compare, int]:
        """How many there are, affirmed or denied; what is denied is said without "more than"."""
        if yes:
            return sign, count
        sign = OPPOSITE[sign]
        if sign == "<" or sign == ">":
            return ("<=", count - 1) if sign == "<" else (">=", count + 1)
        return sign, count

    def happened(self, node: n.Happened, yes: bool) -> str:
        if (node.count, node.compare) == (1, ">="):
            return self.happens(node.when, past=True, yes=yes)
        sign, count = self.counted_as(node.compare, node.count, yes)
        if sign in ("=", "<=") and count == 0:
            return self.happens(node.when, past=True, yes=False)
        return self.happens(node.when, past=True, many=(sign, count))

    def some_player(self, node: n.SomePlayer, yes: bool) -> str:
        """An opponent has more cards in hand than you; you have more characters than each opponent."""
        if not yes:
            return self.some_player(n.SomePlayer(node.players, n.NoneOf(node.condition), not node.every), True)
        players = ("each " if node.every else "") + node.players
        inner = node.condition
        if isinstance(inner, n.CompareIs) and inner.compare in (">", "<"):
            more = self.who_has_more(inner, players)
            if more is not None:
                return more
        return self.of_player(players, inner)

    def who_has_more(self, node: n.CompareIs, players: str) -> str | None:
        """Two players compared in the same thing: lore, cards in hand, characters in play."""
        match node.left, node.right:
            case n.LoreOf(player="actor"), n.LoreOf(player="you"):
                return self.has_more(players, node.compare, None, "you")
            case n.LoreOf(player="you"), n.LoreOf(player="actor"):
                return self.has_more("you", node.compare, None, players)
            case n.CountOf(cards=left), n.CountOf(cards=right) if replace(left, whose=right.whose) == right:
                if (left.whose, right.whose) == ("actor", "you"):
                    return self.has_more(players, node.compare, left, "you")
                if (left.whose, right.whose) == ("you", "actor"):
                    return self.has_more("you", node.compare, left, players)
        return None

    def they_have_more(self, node: n.CompareIs, sign: n.Compare) -> str:
        """They have more cards in their hand than you: a player spoken of before."""
        match node.left, node.right:
            case n.CountOf(cards=left), n.CountOf(cards=right) if replace(left, whose=right.whose) == right:
                if sign in ("<", ">") and (left.whose, right.whose) == ("that player", "you"):
                    return self.has_more("that player", sign, left, "you")
        return ""

    def is_about_that(self, condition: n.Condition) -> bool:
        match condition:
            case n.Is():
                return isinstance(condition.target, n.That)
            case n.CompareIs():
                return isinstance(condition.left, n.Tally | n.SizeOf)
            case n.Have():
                return bool(condition.cards.among)
            case n.NoneOf():
                return self.is_about_that(condition.condition)
            case n.All() | n.Either():
                return any(self.is_about_that(part) for part in condition.conditions)
            case _:
                return False

    def is_about_this(self, condition: n.Condition | None) -> bool:
        return isinstance(condition, n.Is) and isinstance(condition.target, n.This)

    def conditioned(self, word: str, condition: n.Condition) -> str:
        self.also = self.TEXTS[f"and {word}"]
        return f"{self.t(word)} {self.condition(condition)}"

    def if_(self, condition: n.Condition) -> str:
        return self.conditioned("if", condition)

    def while_(self, condition: n.Condition) -> str:
        return self.conditioned("while", condition)

    def unless(self, condition: n.Condition) -> str:
        return self.conditioned("unless", condition)

    def compare(self, node: n.CompareIs, sign: n.Compare) -> str:
        left, right = node.left, node.right
        if isinstance(right, int):
            match left:
                case n.LoreOf():
                    noun = self.lore(right).partition(" ")[2]
                    return self.has(left.player, self.number(sign, right, noun))
                case n.StatOf(target=n.This() | n.That() as card):
                    return self.is_so(n.Is(card, where=(n.StatIs(left.stat, sign, right),)), True)
                case n.CountOf():
                    return self.condition(n.Have(left.cards, right, sign))
        subject = self.quantity(left)
        compared = f"{self.pick('is', subject)} {self.agree(self.TEXTS[f'compared {sign}'], subject)}"
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
            place = " " + self.t("here")
        elif select.zone == "play":
            place = " " + self.t("in play")
        elif select.zone == "hand" and select.whose != "any" and "in hand" in self.TEXTS:
            place = " " + self.t("in hand")
        else:
            theirs = replace(select, whose="that player") if select.whose == "opponents" else select
            place = self.place(theirs, "in")
        one = sign == ">=" and count == 1
        several = self.NONE_IS_PLURAL if none else not one and self.many(sign, count)
        bare = replace(bare, whose="any")
        cards = self.described(bare, several, select.zone != "play")
        if none:
            text = self.no(cards)
        elif one:
            text = self.a(cards)
        else:
            text = self.so_many(bare, sign, count, several, select.zone != "play").text
        in_play = select.zone == "play" and not here
        if select.whose == "any":
            return self.located(self.pick("there is no" if none else "there is", cards), text, place, in_play)
        return self.has(select.whose, self.located("", text, place, in_play).strip(), none)

    def has(self, player: str, what: str, none: bool = False) -> str:
        """Somebody has so many cards, so much lore."""
        return self.said(
            self.one_who_has(self.told(player)), f"{self.t('have')} {what}", yes=self.NO_DENIES or not none
        )

    def one_who_has(self, player: str) -> Phrase:
        if player.startswith("each "):
            return Phrase(self.t(f"player {player.removeprefix('each ')}"))
        known = self.TEXTS.get(f"somebody {player}", self.TEXTS.get(f"of {player}"))
        return self.one_spoken_of() if known is None else Phrase(known)

    def one_spoken_of(self) -> Phrase:
        return Phrase(self.t("player that player"))

    def located(self, who: str, cards: str, place: str, in_play: bool) -> str:
        return f"{who} {cards}{place}"

    def is_so(self, node: n.Is, yes: bool) -> str:
        known = self.refs.get(node.target.ref, Referent()) if isinstance(node.target, n.That) else Referent(this=True)
        if self.is_under_this(node):
            return self.t("a card under" if yes else "no card under", self.this(False).text)
        subject = self.again() if self.topic and known.this else self.phrase(node.target)
        named = all(isinstance(part, n.Named | n.Classified | n.NamedCard) for part in node.where)
        if not known.this and (named or node.what != "card") and subject.pronoun:
            it = self.TEXTS["it is" if yes else "it is not"]
            if node.where == (n.NamedCard(),):
                return f"{it} {self.t('the named card')}"
            what = known.what if node.what == "card" else node.what
            return f"{it} {self.a(self.described(n.Select(what, where=node.where), False, known.zone != 'play'))}"
        name = self.subject(subject) if known.this else subject.text
        kinds: tuple[n.Filter, ...] = () if node.what == "card" else (n.TypeIs((node.what,)),)
        parts = [self.predicate_of(part, subject, yes) for part in (*kinds, *node.where)]
        return f"{name} {(self.AND if yes else self.OR).join(parts)}".strip()

    def is_under_this(self, node: n.Is) -> bool:
        """Whether it is said that there is a card under this one."""
        known = isinstance(node.target, n.That) and not self.refs.get(node.target.ref, Referent()).this
        return not known and node.where == (n.StatIs("cards under", ">=", 1),)

    def played_by(self, node: n.PlayedBy, yes: bool) -> str:
        card = self.phrase(node.target)
        text = self.agree(self.TEXTS[f"played by {node.way}" if yes else f"not played by {node.way}"], card)
        return text.format(card.text, it=self.suited(self.OBJECT, card))

    def has_more(self, who: str, sign: n.Compare, what: n.Select | None, than: str) -> str:
        """Un adversaire a plus de cartes en main que vous."""
        if what is None:
            more = self.lore(2).partition(" ")[2]
        else:
            theirs = replace(what, whose="you" if who == "you" else "that player")
            bare, here = self.cards_in(replace(what, whose="any"))
            cards = self.described(bare, True, what.zone != "play").text
            places = {"play": self.t("here" if here else "in play"), "hand": self.TEXTS.get("in hand", "")}
            place = places.get(what.zone)
            more = cards + (f" {place}" if place else self.place(theirs, "in"))
        much = self.TEXTS["more" if sign == ">" else "less" if what is None else "fewer"]
        return self.has(who, f"{much} {more} {self.TEXTS.get(f'than {than}', self.t('than you'))}")

    def with_more_lore(self, sign: n.Compare) -> str:
        much = self.TEXTS["more" if sign == ">" else "less"]
        return f"{self.TEXTS['having']} {much} {self.lore(2).partition(' ')[2]} {self.TEXTS['than you']}"

    def with_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        text = self.have_cards(replace(select, whose="opponents"), sign, count)
        return f"{self.t('which')} {text.removeprefix(self.t('somebody opponents')).strip()}"

    def of_player(self, players: str, condition: n.Condition) -> str:
        if isinstance(condition, n.Have) and condition.cards.whose == "actor":
            text = self.have_cards(replace(condition.cards, whose="opponents"), condition.compare, condition.count)
            one, each = self.t("somebody opponents"), self.t("player opponents")
            return text.replace(one, each, 1) if players.startswith("each ") else text
        if isinstance(condition, n.CompareIs) and condition.left == n.LoreOf("actor"):
            text = self.compare(replace(condition, left=n.LoreOf("opponents")), condition.compare)
            one, each = self.t("somebody opponents"), self.t("player opponents")
            return text.replace(one, each, 1) if players.startswith("each ") else text
        every = {"each opponents": self.t("player opponents"), "each all": self.t("player all")}.get(players)
        return f"{self.t('for')} {every or self.somebody(players).text}, {self.condition(condition)}"

    def in_zone(self, zone: n.ZoneName, yes: bool) -> str:
        place = self.t("in play") if zone == "play" else self.place(n.Select(whose="you", zone=zone), "in").strip()
        return f"{self.this(True).text} {self.TEXTS['lies' if yes else 'lies not'].partition('|')[0]} {place}"

    def while_doing(self, part: n.InChallenge) -> str:
        """While being challenged, as said before a sentence about the one challenged; empty if a language says it in
        full."""
        return ""
