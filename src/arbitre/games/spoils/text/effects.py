"""What is done: the effects that only The Spoils has, each as who does what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from arbitre.ability.render.statics import Predicate
from arbitre.ability.render.tongue import Clause
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.statics import SpoilsStatics


class SpoilsEffects(SpoilsStatics):
    """Numbers, tokens, resources, attachments, responses."""

    PLAIN: ClassVar[Mapping[type[n.Effect], str]] = {
        **SpoilsStatics.PLAIN,
        n.FlipDown: "flip down",
        n.Duplicate: "duplicate",
    }

    def is_told_with(self, effect: n.Effect, following: n.Effect) -> bool:
        """A number chosen only for an "up to" is told with what is done up to that often."""
        if isinstance(effect, n.ChooseNumber) and effect.high is not None and not self.is_letter(effect.slot):
            if n.Tally(effect.slot) == getattr(following, "amount", None):
                self.up_to[effect.slot] = effect.high
                return True
        return False

    def clause(self, node: n.Effect | Predicate) -> Clause:
        match node:
            case n.ChooseNumber():
                return self.choose_number(node)
            case n.RollDie():
                self.letters.add(node.slot)
                return Clause(self.YOU, self.t("roll a die", x=node.slot))
            case n.Bid():
                self.letters.add(node.slot)
                key = "bid within resources" if node.within_resources else "bid"
                return Clause(self.player("all"), self.t(key, x=node.slot))
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
                return Clause(noun.reworded(self.the(noun)), self.t("not again"))
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
            case n.Terminate():
                return self.terminate(node)
            case n.ThenTo():
                return Clause(self.YOU, self.t(f"then to {node.zone}", card=self.itself().text))
            case n.EntersUnder():
                known = self.refs.get("response")
                noun = known.noun if known is not None else self.thing("card")
                control = self.t("under control", control=self.possess("control", node.player))
                return Clause(noun.reworded(self.the(noun)), self.t("event enters play") + control)
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
            case _:
                return super().clause(node)

    def moved(self, node: n.Effect) -> Clause:
        match node:
            case n.PutIntoPlay():
                return self.put_into_play(node)
            case n.GainInfluence() | n.LoseInfluence():
                picked = self.refs.get("it")
                if node.player == "its player" and picked is not None and picked.noun == self.thing("faction"):
                    faction = self.spoken("it", "subject")
                else:
                    faction = self.thing("faction").reworded(self.possess("faction", node.player))
                key = "gain" if isinstance(node, n.GainInfluence) else "lose"
                return Clause(faction, self.t(key, x=self.counted("influence", node.amount)))
            case n.AttachCard():
                card = self.phrase(node.target).text
                host = self.possess("faction", node.player) if node.host is None else self.phrase(node.host).text
                return Clause(self.YOU, self.t("attach", card=card, host=host))
            case n.Detach():
                return self.detach(node)
            case n.LookAtZone(zone="face-down resources"):
                cards = n.Each(n.Select("resource", node.player, where=(n.FaceDown(),)))
                return Clause(self.YOU, self.t("look", cards=self.phrase(cards).text))
            case _:
                return super().moved(node)

    def is_in_pile(self, zone: n.ZoneName) -> bool:
        return zone != "being played" and super().is_in_pile(zone)

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
