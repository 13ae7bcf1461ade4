"""What is done: effects one by one, each as who does what. `sequence.py` makes sentences of them."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render.phrases import Phrase, kinds_of
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.statics import Predicate, Statics
from arbitre.games.spoils.text.tongue import Clause

Done = (
    n.Banish
    | n.Exert
    | n.Ready
    | n.FlipDown
    | n.RemoveFromGame
    | n.RemoveFromBattle
    | n.AddToBattle
    | n.Duplicate
    | n.Reveal
)
"""What is simply done to cards."""
PLAIN: dict[type[Done], str] = {
    n.Banish: "destroy",
    n.Exert: "deplete",
    n.Ready: "restore",
    n.FlipDown: "flip down",
    n.RemoveFromGame: "remove from game",
    n.RemoveFromBattle: "remove from battle",
    n.AddToBattle: "add to battle",
    n.Duplicate: "duplicate",
    n.Reveal: "reveal",
}


class Clauses(Statics):
    """Simple effects as clauses."""

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
            case n.ChooseNumber():
                return self.choose_number(node)
            case n.RollDie():
                self.letters.add(node.slot)
                return Clause(self.YOU, self.t("roll a die", x=node.slot))
            case n.Bid():
                self.letters.add(node.slot)
                key = "bid within resources" if node.within_resources else "bid"
                return Clause(self.player("all"), self.t(key, x=node.slot))
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
            case n.GainInfluence() | n.LoseInfluence():
                picked = self.refs.get("it")
                if node.player == "its player" and picked is not None and picked.noun == self.thing("faction"):
                    faction = self.spoken("it", "subject")
                else:
                    faction = self.thing("faction")._replace(text=self.possess("faction", node.player))
                key = "gain" if isinstance(node, n.GainInfluence) else "lose"
                return Clause(faction, self.t(key, x=self.counted("influence", node.amount)))
            case n.DealDamage():
                return self.deal(node)
            case n.RemoveDamage():
                return self.heal(node)
            case n.ReplaceDamage():
                return self.replace_damage(node)
            case n.PutTokens():
                self.done = node
                amount = self.counted("tokens", node.amount)
                how = self.t("divided you") if node.divided else ""
                amount = self.t("up to amount", x=amount) if node.up_to else amount
                return Clause(self.YOU, self.t("put tokens", x=amount + how, card=self.phrase(node.target).text))
            case n.RemoveTokens():
                self.done = node
                amount = self.t("all tokens") if node.amount is None else self.counted("tokens", node.amount)
                return Clause(self.YOU, self.t("remove tokens", x=amount, card=self.phrase(node.target).text))
            case n.MakeTokens():
                plural = node.amount != 1
                noun = Phrase(self.t("named token", name=node.name, token=self.thing("token", plural).text), plural)
                tokens = self.some(self.num(node.amount), noun) if plural else self.a(noun)
                if node.covert:
                    tokens = self.t("tokens with", tokens=tokens, x=self.keyword_name("Covert"))
                control = self.possess("control", "you" if node.player == "you" else "actor")
                return Clause(self.player(node.player), self.t("make tokens", tokens=tokens, control=control))
            case n.NameCard():
                if not node.but:
                    return Clause(self.YOU, self.t("name a card"))
                noun = self.nominal(n.Select(where=(n.Not(n.TypeIs((node.but,))),)))
                return Clause(self.YOU, self.t("name such a card", card=self.a(noun)))
            case n.UseAnAbility():
                return Clause(self.YOU, self.t("use an ability"))
            case n.PlayWithin():
                return Clause(self.YOU, self.t("play within", n=self.num(node.total)))
            case n.ChangeTarget():
                return Clause(self.YOU, self.t("change target", card=self.phrase(node.target).text))
            case n.SkipRestore():
                return Clause(self.player(node.player), self.t("skip restore"))
            case n.ForbidAbility():
                known = self.refs.get("it")
                noun = known.noun if known is not None and "response" in self.refs else self.thing("ability")
                return Clause(noun._replace(text=self.the(noun)), self.t("not again"))
            case n.ChooseIcon():
                return Clause(self.YOU, self.t("choose icon"))
            case n.ChooseType():
                return Clause(self.YOU, self.t("choose type"))
            case n.PlayResource():
                cards = self.counted("resource", node.up_to)
                cards = self.t("up to amount", x=cards) if node.up_to != 1 else cards
                cards += self.t("face-down") if node.face_down else ""
                return Clause(self.player(node.player), self.t("play card", card=cards))
            case n.Attack():
                return Clause(self.YOU, self.t("attack now"))
            case n.Repeat():
                return Clause(self.YOU, self.t("repeat"))
            case n.Terminate():
                return self.terminate(node)
            case n.ThenTo():
                return Clause(self.YOU, self.t(f"then to {node.zone}", card=self.t("this card")))
            case n.EntersUnder():
                known = self.refs.get("response")
                noun = known.noun if known is not None else self.thing("card")
                control = self.t("under control", control=self.possess("control", node.player))
                return Clause(noun._replace(text=self.the(noun)), self.t("event enters play") + control)
            case n.ReduceCost():
                return Clause(self.YOU, self.t("reduce this cost", n=self.num(node.amount)))
            case n.MustBlock():
                who = self.phrase(node.target, "subject")
                text = self.t("must block it", card=self.phrase(node.attacker).text)
                return self.lasting(Clause(who, text), node.duration)
            case n.LoseType():
                who = self.phrase(node.target, "subject")
                return Clause(who, self.t("lose", x=self.t("type of", type=self.thing(node.type).text)))
            case n.ReduceNext():
                return self.reduce_next(node)
            case n.ProvideFor():
                return self.lasting(Clause(self.YOU, self.t("provide", icons=self.icons(node.icons))), node.duration)
            case n.Become():
                return self.become(node)
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
            case n.PutIntoPlay():
                return self.put_into_play(node)
            case n.AttachCard():
                card = self.phrase(node.target).text
                host = self.possess("faction", node.player) if node.host is None else self.phrase(node.host).text
                return Clause(self.YOU, self.t("attach", card=card, host=host))
            case n.Detach():
                return self.detach(node)
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
            case n.LookAtZone(zone="face-down resources"):
                cards = n.Each(n.Select("resource", node.player, where=(n.FaceDown(),)))
                return Clause(self.YOU, self.t("look", cards=self.phrase(cards).text))
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
            case _:
                pass
        if isinstance(node, n.AddToBattle) and node.blocking:
            return Clause(self.YOU, self.t("add to blocking party", card=self.phrase(node.target).text))
        if not isinstance(node, Done):
            raise unsaid(node)
        self.done = node
        return Clause(self.doer_of(node), self.t(PLAIN[type(node)], card=self.phrase(node.target).text))

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

    def choose_number(self, node: n.ChooseNumber) -> Clause:
        who = self.player(node.player)
        limits: list[str] = []
        if node.low != 0:
            limits.append(self.t("number from", n=self.full(node.low)))
        if node.high is not None:
            limits.append(self.t("number to", n=self.full(node.high)))
        self.letters.add(node.slot)
        limit = self.t("number that is", limits=self.listed(limits, self.AND)) if limits else ""
        return Clause(who, self.t("choose number", x=node.slot) + limit)

    def full(self, amount: n.Amount) -> str:
        return self.sum(amount) or self.much(amount)

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
            text = self.t("reduce next damage", card=card, n=self.num(node.amount))
            return Clause(self.YOU, text)
        if node.once:
            most = "" if node.amount is None else self.t("up to so much", x=self.counted("damage", node.amount))
            damage = self.thing("some damage")._replace(text=self.t("next damage once", card=card) + most)
        elif node.amount is None:
            damage = self.thing("some damage")._replace(text=self.t("all damage to", card=card))
        else:
            amount = self.counted("damage", node.amount)
            damage = self.thing("some damage")._replace(text=self.t("next damage to", x=amount, card=card))
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
            case n.Chosen(cards=select) | n.Each(cards=select) if select.zone not in ("play", "being played", "looked"):
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

    def again(self, whose: str) -> str:
        """A player just named is "they"."""
        return "you" if whose == "you" else "actor" if whose in ("opponents", "actor", "all") else whose

    def put_into_play(self, node: n.PutIntoPlay) -> Clause:
        self.moving = True
        card = self.phrase(node.target)
        self.moving = False
        text = self.t("put into play", card=card.text)
        if node.host is not None:
            text += self.t("attached to card", host=self.phrase(node.host).text)
        elif node.to_faction:
            text += self.t("attached to card", host=self.possess("faction", node.player))
        owner = ("owners" if card.plural else "owner") if node.player == "its player" else node.player
        if (node.host is None and not node.to_faction) or node.player != "you":
            text += self.t("under control", control=self.possess("control", owner))
        if node.exerted:
            text += self.t("put depleted many" if card.plural else "put depleted")
        if node.face_down:
            text += self.t("as resources" if card.plural else "as resource")
        if node.into_party:
            text += self.t("into party", party=self.possess("party", "you" if node.player == "you" else node.player))
        return Clause(self.doer_of(node), self.agree(text, card))

    def detach(self, node: n.Detach) -> Clause:
        who = self.player(node.player)
        if node.target is not None:
            return Clause(who, self.t("detach", card=self.phrase(node.target).text))
        own = "you" if node.player == "you" else "actor"
        if node.amount is None:
            cards = self.t("all resources")
        else:
            cards = self.counted("resource", node.amount)
        if node.up_to:
            cards = self.t("up to amount", x=cards)
        return Clause(who, self.t("detach from", cards=cards, faction=self.possess("faction", own)))

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

    def terminate(self, node: n.Terminate) -> Clause:
        if node.target is not None:
            text = self.t("terminate", card=self.phrase(node.target).text)
            return Clause(self.YOU, text + self.t(f"terminated to {node.then_to}"))
        known = self.refs.get("it")
        card = self.the(known.noun) if "response" in self.refs and known is not None else self.t("what is answered")
        text = self.t("terminate", card=card)
        return Clause(self.YOU, text + self.t(f"terminated to {node.then_to}"))

    def reduce_next(self, node: n.ReduceNext) -> Clause:
        number = self.num(node.amount)
        now = self.t("now")
        if node.cards is None:
            key = "reduce next" if node.abilities else "reduce next card"
            return Clause(self.YOU, self.t(key, card=self.thing("card").text, n=number, now=now))
        noun = self.nominal(node.cards, owned=False)
        key = "reduce next card or ability" if node.abilities else "reduce next card"
        return Clause(self.YOU, self.t(key, card=noun.text, a=self.a(noun), n=number, now=now))

    def become(self, node: n.Become) -> Clause:
        who = self.phrase(node.target, "subject")
        subtypes = tuple([n.Classified(node.subtypes)] if node.subtypes else [])
        noun = self.nominal(n.Select(node.type, where=subtypes), who.plural)
        stats = [
            self.counted(stat, amount)
            for stat, amount in (("strength", node.strength), ("life", node.life), ("speed", node.speed))
        ]
        card = noun.text if who.plural else self.a(noun)
        text = self.t("becomes", card=card)
        if node.type == "character" or (node.strength, node.life, node.speed) != (0, 0, 0):
            text += self.t("with stats", stats=self.listed(stats, self.AND))
        return self.lasting(Clause(who, text), node.duration)
