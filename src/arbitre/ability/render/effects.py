"""What is done: effects one by one, each as who does what. `sequence.py` makes sentences of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from arbitre.ability.render import nodes as n
from arbitre.ability.render.phrases import Phrase, kinds_of
from arbitre.ability.render.statics import Predicate, Statics
from arbitre.ability.render.tongue import Clause
from arbitre.ability.render.unsaid import unsaid


class Clauses(Statics):
    """Simple effects as clauses."""

    PLAIN: ClassVar[Mapping[type[n.Effect], str]] = {
        n.Banish: "destroy",
        n.Exert: "deplete",
        n.Ready: "restore",
        n.RemoveFromGame: "remove from game",
        n.RemoveFromBattle: "remove from battle",
        n.AddToBattle: "add to battle",
        n.Reveal: "reveal",
    }
    """What is simply done to cards, by its words."""

    def clause(self, node: n.Effect | Predicate) -> Clause:
        """Who does what."""
        match node:
            case Predicate():
                return self.predicated(node)
            case n.Choose():
                return self.choose(node.target)
            case n.ChoosePlayer():
                key = "pick players" if node.any_number else "pick player"
                return Clause(self.YOU, self.t(f"{key} {'all' if node.among == 'all' else 'opponents'}"))
            case n.Count():
                if self.is_letter(node.slot):
                    self.letters.add(node.slot)
                    return Clause(Phrase(node.slot), self.t("is so much", amount=self.much(node.amount)))
                return Clause(self.YOU, self.t("count", amount=self.much(node.amount)))
            case n.Draw():
                return Clause(self.player(node.player), self.t("draw", cards=self.counted("card", node.amount)))
            case n.DrawUntil():
                return self.until("draw until", node)
            case n.DiscardUntil():
                return self.until("discard until", node)
            case n.Discard():
                return self.discard(node)
            case n.Pay():
                return Clause(self.player(node.player), self.t("pay", n=self.num(node.amount)))
            case n.DealDamage():
                return self.deal(node)
            case n.RemoveDamage():
                return self.heal(node)
            case n.ReplaceDamage():
                return self.replace_damage(node)
            case n.MakeTokens():
                plural = node.amount != 1
                noun = Phrase(self.t("named token", name=node.name, token=self.thing("token", plural).text), plural)
                tokens = self.some(self.num(node.amount), noun) if plural else self.a(noun)
                if node.covert:
                    tokens = self.t("tokens with", tokens=tokens, x=self.keyword_name("Covert"))
                control = self.possess("control", "you" if node.player == "you" else "actor")
                return Clause(self.player(node.player), self.t("make tokens", tokens=tokens, control=control))
            case n.NameCard(but=""):
                return Clause(self.YOU, self.t("name a card"))
            case n.NameCard():
                noun = self.nominal(n.Select(where=(n.Not(n.TypeIs((node.but,))),)))
                return Clause(self.YOU, self.t("name such a card", card=self.a(noun)))
            case n.Repeat():
                return Clause(self.YOU, self.t("repeat"))
            case n.Only():
                return Clause(self.YOU, self.t(f"only {self.using}", when=self.only(node.condition)))
            case n.Continuous():
                return self.continuous(node)
            case _:
                return self.moved(node)

    def moved(self, node: n.Effect) -> Clause:
        """Cards that are put somewhere, shown, played."""
        match node:
            case n.ReturnToHand() | n.ShuffleIntoDeck() | n.PutIntoDiscard() | n.PutOnDeck():
                return self.put(node)
            case n.ShuffleDeck():
                return Clause(self.YOU, self.t("shuffle deck", deck=self.possess("deck", node.player)))
            case n.TakeControl():
                control = Clause(self.player(node.player), self.t("take control", card=self.phrase(node.target).text))
                return self.lasting(control, node.duration)
            case n.Play():
                return self.play(node)
            case n.Look():
                return Clause(self.YOU, self.t("look", cards=self.top(node.amount, node.player, "looked")))
            case n.RevealTop():
                slot = "it" if node.amount == 1 else "looked"
                return Clause(self.YOU, self.t("reveal", card=self.top(node.amount, node.player, slot)))
            case n.RevealUntil():
                kinds = kinds_of(node.cards)[0]
                self.remember("rest", self.thing(self.LEAF, True))
                card = self.a(self.nominal(node.cards, owned=False))
                self.remember("it", self.noun(kinds, False), "that")
                return Clause(self.YOU, self.t("reveal until", deck=self.possess("deck", node.player), card=card))
            case n.LookAtZone():
                if node.zone != "hand":
                    raise unsaid(node.zone)
                self.remember("looked", self.thing(self.LEAF, True))
                self.remember("rest", self.thing(self.LEAF, True))
                self.focus = "hand"
                return Clause(self.YOU, self.t("look", cards=self.possess("hand", node.player)))
            case n.RevealHand():
                own = "you" if node.player == "you" else "actor"
                return Clause(self.player(node.player), self.t("reveal", card=self.possess("hand", own)))
            case n.AddToBattle(blocking=True):
                return Clause(self.YOU, self.t("add to blocking party", card=self.phrase(node.target).text))
            case _:
                pass
        target = getattr(node, "target", None)
        if type(node) not in self.PLAIN or target is None:
            raise unsaid(node)
        self.done = node
        return Clause(self.doer_of(node), self.t(self.PLAIN[type(node)], card=self.phrase(target).text))

    def doer_of(self, node: n.Effect) -> Phrase:
        """Who does it: whoever chooses the cards."""
        target = getattr(node, "target", None)
        return self.player(target.by) if isinstance(target, n.Chosen) else self.YOU

    # -- choices and numbers ---------------------------------------------------------------------------------------

    def choose(self, target: n.Chosen) -> Clause:
        """Pick cards in play or in a pile; search a deck; choose among cards one sees."""
        who, cards = self.player(target.by), target.cards
        if cards.zone == "deck":
            up_to = target.up_to and target.count != 1  # one may always fail to find a card
            plain = replace(target, cards=replace(cards, whose="any", zone="play"), up_to=up_to)
            found = self.chosen(plain).text
            whose = "you" if cards.whose == "any" else cards.whose
            self.homes[target.slot] = whose
            return Clause(who, self.t("search", deck=self.possess("deck", whose), card=found))
        if cards.zone in ("looked", "hand"):
            if self.focus == "hand":
                plain = replace(target, cards=replace(cards, whose="any", zone="play"))
                return Clause(who, self.t("choose in it", card=self.chosen(plain, True).text))
            return Clause(who, self.t("choose", card=self.chosen(target, True).text))
        return Clause(who, self.t("pick", card=self.chosen(target, True).text))

    def until(self, key: str, node: n.DrawUntil | n.DiscardUntil) -> Clause:
        own = "you" if node.player == "you" else "actor"
        hand = node.hand
        number = isinstance(hand, int)
        cards = self.some(str(hand), self.thing(self.LEAF, hand != 1)) if number else self.counted("card", hand)
        return Clause(self.player(node.player), self.t(key, n=cards, hand=self.possess("hand", own)))

    def discard(self, node: n.Discard) -> Clause:
        self.done = node
        who = self.player(node.player)
        own = "you" if node.player == "you" else "actor"
        kinds = kinds_of(node.cards)[0]
        noun = self.noun(kinds, node.all or node.any_number or node.amount != 1)
        if node.all and node.cards.among and not node.cards.where:
            said = self.spoken(node.cards.among)
            noun, text = noun._replace(plural=said.plural), self.far(said)
        elif node.all and node.cards == n.Select(zone="hand"):
            text = self.possess("hand", own)
        else:
            other = node.cards.other or bool(node.cards.besides)
            plain = n.Select(node.cards.what, where=node.cards.where, other=other, among=node.cards.among)
            described = self.nominal(plain, noun.plural, owned=False)
            if node.all:
                text = self.t("all in hand", cards=self.all(described, ""), hand=self.possess("hand", own))
            elif node.any_number:
                text = self.t("any number of", cards=described.text)
            else:
                text = self.some(self.num(node.amount), described) if noun.plural else self.a(described)
        if node.cards.zone not in ("hand", "looked"):
            text += "".join(f" {place}" for _, place in self.place(node.cards))
        if node.at_random:
            text = self.t("at random", cards=text)
        if node.by is not None and node.by != node.player:
            text += self.t("choice of", player=self.t("your choice") if node.by == "you" else self.player(node.by).text)
        self.remember("discarded", noun)
        return Clause(who, self.t("discard", cards=text))

    def far(self, said: Phrase) -> str:
        """That card: a pronoun would be too little where another player acts."""
        known = self.refs.get(self.focus)
        return self.that(known.noun) if said.pronoun and known is not None else said.text

    # -- damage ----------------------------------------------------------------------------------------------------

    def deal(self, node: n.DealDamage) -> Clause:
        self.done = node
        amount = self.counted("damage", node.amount)
        if node.up_to:
            amount = self.t("up to amount", x=amount)
        if node.divided:
            amount += (
                self.t("divided you")
                if node.by == "you"
                else self.t("divided by", player=self.said(self.player(node.by), self.t("wants")))
            )
        elif node.by != "you":
            amount += self.t("as decided", player=self.player(node.by).text)
        return Clause(self.YOU, self.t("inflict", x=amount, card=self.phrase(node.target).text))

    def heal(self, node: n.RemoveDamage) -> Clause:
        self.done = node
        amount = self.t("all damage") if node.amount is None else self.counted("damage", node.amount)
        if node.up_to:
            amount = self.t("up to amount", x=amount)
        return Clause(self.YOU, self.t("remove damage", x=amount, card=self.phrase(node.target).text))

    def replace_damage(self, node: n.ReplaceDamage) -> Clause:
        card = self.phrase(node.target).text
        if node.once and node.amount is not None and node.to is None:
            return Clause(self.YOU, self.t("reduce next damage", card=card, n=self.num(node.amount)))
        if node.once:
            most = "" if node.amount is None else self.t("up to so much", x=self.counted("damage", node.amount))
            damage = self.thing("some damage").reworded(self.t("next damage once", card=card) + most)
        elif node.amount is None:
            damage = self.thing("some damage").reworded(self.t("all damage to", card=card))
        else:
            amount = self.counted("damage", node.amount)
            damage = self.thing("some damage").reworded(self.t("next damage to", x=amount, card=card))
        if node.to is None:
            return Clause(damage, self.t("is reduced to nothing"))
        return Clause(damage, self.t("is inflicted instead", card=self.phrase(node.to).text))

    # -- cards that go somewhere -----------------------------------------------------------------------------------

    def put(self, node: n.ReturnToHand | n.ShuffleIntoDeck | n.PutIntoDiscard | n.PutOnDeck) -> Clause:
        target = node.target
        who = self.doer_of(node)
        if isinstance(node, n.PutOnDeck) and node.by != "you":
            who = self.player(node.by)
        if isinstance(target, n.TopOfDeck) and target.player == "actor" and self.actor is not None:
            who = self.actor
        self.moving = True
        said = self.phrase(target)
        self.moving = False
        owner = self.owner(target, said, who)
        if isinstance(node, n.PutOnDeck):
            order = self.t("in any order" if who == self.YOU else "in their order") if said.plural else ""
            text = self.t(f"put on deck {node.place}", card=said.text, deck=self.possess("deck", owner)) + order
            return Clause(who, text)
        if isinstance(node, n.PutIntoDiscard):
            self.remember("put", self.thing(self.LEAF, said.plural))
            return Clause(who, self.t("put into", card=said.text, zone=self.possess("discard", owner)))
        if isinstance(node, n.ShuffleIntoDeck):
            return Clause(who, self.t("shuffle into", card=said.text, zone=self.possess("deck", owner)))
        return Clause(who, self.t("put into", card=said.text, zone=self.possess("hand", owner)))

    def owner(self, target: n.Target, said: Phrase, who: Phrase) -> str:
        """Whose hand, deck or pile cards go to: yours where they can be nobody else's."""
        match target:
            case n.TopOfDeck():
                return "actor" if self.player(target.player) == who != self.YOU else self.again(target.player)
            case n.Chosen(cards=select) | n.Each(cards=select) if self.is_in_pile(select.zone):
                if select.whose == "any":
                    return "owners" if said.plural else "owner"
                return "actor" if self.player(select.whose) == who != self.YOU else self.again(select.whose)
            case n.That(ref=ref) if ref in self.homes:
                return self.again(self.homes[ref])
            case n.Chosen(cards=select) if select.zone == "looked" and "looked" in self.homes:
                return self.again(self.homes["looked"])
            case n.Together():
                return "owners"
            case _:
                return "owners" if said.plural else "owner"

    def is_in_pile(self, zone: n.ZoneName) -> bool:
        """Whether cards there are in somebody's hand, deck or pile."""
        return zone not in ("play", "looked")

    def again(self, whose: str) -> str:
        """A player just named is "they"."""
        return "you" if whose == "you" else "actor" if whose in ("opponents", "actor", "all") else whose

    def play(self, node: n.Play) -> Clause:
        if node.way != "play":
            raise unsaid(node.way)
        target = node.target
        if isinstance(target, n.Each):
            where = tuple(part for part in target.cards.where if not isinstance(part, n.Playable))
            target = n.Each(replace(target.cards, where=where))
        if isinstance(target, n.Chosen):
            select = target.cards
            where = tuple(part for part in select.where if not isinstance(part, n.Playable))
            hand = select.zone == "hand" and select.whose in ("you", "actor")
            zone: n.ZoneName = "play" if hand else select.zone
            whose = "any" if hand else select.whose
            target = replace(target, cards=replace(select, whose=whose, zone=zone, where=where))
        card = self.phrase(target)
        text = self.t("play card", card=card.text)
        if node.free:
            text += self.t("for free")
        if node.exerted:
            text += self.t("put depleted many" if card.plural else "put depleted")
        if node.then_to == "deck bottom":
            text += self.t("play then bottom")
        return Clause(self.player(node.player), self.agree(text, card))

    def top(self, amount: n.Amount, player: str, slot: str) -> str:
        """The top cards of a deck, which can then be spoken of."""
        said = self.phrase(n.TopOfDeck(amount, player))
        self.remember(slot, self.thing(self.LEAF, said.plural), "that")
        self.homes[slot] = self.homes["rest"] = player
        if slot == "looked":
            self.remember("rest", self.thing(self.LEAF, True))
        self.focus = slot
        return said.text
