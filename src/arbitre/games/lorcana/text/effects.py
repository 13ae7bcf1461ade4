"""Single effects, the same way for all languages: who does what."""

from __future__ import annotations

from abc import abstractmethod

from msgspec.structs import replace

from arbitre.ability.render.phrases import Voice
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.events import Events
from arbitre.games.lorcana.text.words import Predicate, Referent, Role, Said


class Effects(Events):
    """Effects as clauses."""

    # -- single effects ------------------------------------------------------------------------------------------

    @abstractmethod
    def sentences(self, unit: n.Effect | Predicate, voice: Voice, later: bool = False) -> list[str]:
        """An effect that takes a sentence of its own, or several."""

    def predicate(self, unit: n.Effect | Predicate) -> Predicate | None:
        match unit:
            case Predicate():
                return unit
            case n.Modify():
                return Predicate(unit.target, (n.Gets("this", unit.stat, unit.amount),), unit.duration)
            case n.Grant():
                return Predicate(unit.target, (n.Gains("this", unit.abilities),), unit.duration)
            case n.Restrict():
                return Predicate(unit.target, (n.Cant("this", unit.forbid),), unit.duration)
            case n.Continuous(effect=static) if isinstance(static, Said):
                subject = static.cards if unit.target is None else unit.target
                return Predicate(subject, (static,), unit.duration, unit.where)
            case _:
                return None

    def doer(self, unit: n.Effect | Predicate) -> n.Players:
        """Who does it: the player it names, or who chooses its cards."""
        if isinstance(unit, Predicate):
            return unit.subject.by if isinstance(unit.subject, n.Chosen) else self.actor
        if isinstance(
            unit,
            n.Discard
            | n.DiscardUntil
            | n.Draw
            | n.DrawUntil
            | n.GainLore
            | n.LoseLore
            | n.Play
            | n.RevealHand
            | n.ShuffleDeck,
        ):
            return unit.player
        if isinstance(unit, n.RevealTop | n.RevealUntil):
            return self.actor if unit.player in ("chosen opponent", "chosen player") else unit.player
        target = getattr(unit, "target", None)
        if isinstance(target, n.Chosen):
            return target.by
        if isinstance(target, n.TopOfDeck):
            return self.actor if target.player in ("chosen opponent", "chosen player") else target.player
        return self.actor

    def clause(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """One effect as one clause, with its subject where the sentence is about somebody else."""
        who = self.doer(unit)
        if who in (self.actor, "actor"):
            if self.contrast and who == "you" and isinstance(unit, n.GainLore | n.LoseLore | n.Draw):
                return self.player("you").text + " " + self.act(unit, "you")
            return self.act(unit, voice)
        if isinstance(unit, Predicate) and who == "you":
            return self.act(unit, voice)
        subject = self.player(who)
        if self.picked is not None and who == "that player":
            subject = self.picked_player(self.picked, voice)
            self.picked = None
        with self.acting(who):
            if voice == "bare":
                return self.have(subject, unit)
            return subject.text + " " + self.act(unit, "you" if who == "you" else "one")

    def act(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """What is done, without who does it."""
        match unit:
            case Predicate():
                return self.predicated(unit, voice)
            case n.Modify() | n.Grant() | n.Restrict():
                said = self.predicate(unit)
                assert said is not None
                return self.predicated(said, voice)
            case n.Continuous():
                return self.continuous(unit)
            case n.Choose():
                if unit.target.cards.zone == "deck":
                    return self.search(unit.target, voice)
                return self.choose(unit.target, voice)
            case n.ChoosePlayer():
                return self.choose_player(unit, voice)
            case n.Count():
                return f"{self.verb('count', voice)} {self.quantity(unit.amount).text}"
            case n.Draw():
                return self.verb("draw", voice) + " " + self.cards(unit.amount)
            case n.DrawUntil():
                return self.draw_until(unit, voice)
            case n.Discard():
                text = self.discard(unit, voice)
                self.done = unit
                several = unit.all or unit.amount != 1
                self.refs["discarded"] = Referent(unit.cards.what, several, "discard", unit.player, role="discarded")
                return text
            case n.DiscardUntil():
                return self.discard_until(unit, voice)
            case n.GainLore() | n.LoseLore():
                verb = "gain" if isinstance(unit, n.GainLore) else "lose"
                text = self.verb(verb, voice) + " " + self.lore(unit.amount)
                self.done = unit
                return text
            case n.DealDamage() | n.PutDamage():
                return self.deal(unit, voice)
            case n.RemoveDamage():
                text = self.heal(unit, voice)
                self.done = unit
                what = unit.target.cards.what if isinstance(unit.target, n.Each | n.Chosen) else "character"
                self.refs["healed"] = Referent(what, plural=True)
                return text
            case n.MoveDamage():
                text = self.move_damage(unit, voice)
                self.done = unit
                return text
            case n.Banish() | n.Exert() | n.Ready() | n.Reveal():
                text = self.do(type(unit).__name__.lower(), unit.target, voice)
                self.topic = isinstance(unit.target, n.This)
                self.name_by_deed(unit)
                return text
            case n.ReturnToHand():
                text = self.return_to_hand(unit, voice)
                self.name_by_deed(unit)
                return text
            case n.ShuffleIntoDeck():
                return self.shuffle_into_deck(unit, voice)
            case n.PutOnDeck():
                return self.put_on_deck(unit, voice)
            case n.PutIntoDiscard():
                text = self.put_into_discard(unit, voice)
                if isinstance(unit.target, n.TopOfDeck):
                    self.refs["put"] = Referent(plural=unit.target.count != 1, zone="deck", whose=unit.target.player)
                return text
            case n.ShuffleDeck():
                return self.shuffle_deck(unit, voice)
            case n.PutIntoInkwell():
                return self.put_into_inkwell(unit, voice)
            case n.PutUnder():
                return self.put_under(unit, voice)
            case n.PayLess():
                return self.pay_less(unit)
            case n.Play():
                text = self.play(unit, voice)
                if isinstance(unit.target, n.Chosen):
                    self.refs[unit.target.slot] = self.refs[unit.target.slot]._replace(zone="play")
                return text
            case n.Look():
                self.looked = unit.amount if isinstance(unit.amount, int) else None
                plural = self.looked != 1
                self.refs["looked"] = Referent(plural=plural, zone="looked", whose=unit.player)
                self.refs["rest"] = self.refs["looked"]
                return self.look(unit, voice)
            case n.RevealTop():
                if unit.amount == 1:
                    self.refs["it"] = Referent(zone="deck", whose=unit.player, deed="revealed")
                else:
                    self.looked = None
                    known = Referent(plural=True, zone="looked", whose=unit.player)
                    self.refs["looked"], self.refs["rest"] = known._replace(deed="revealed"), known
                whose = self.actor if unit.player == self.doer(unit) else unit.player
                return self.verb("reveal", voice) + " " + self.top(n.TopOfDeck(unit.amount, whose)).text
            case n.RevealUntil():
                self.refs["it"] = Referent(zone="deck", whose=unit.player, deed="revealed", searched=True)
                self.refs["rest"] = Referent(plural=True, zone="looked", whose=unit.player)
                whose = self.actor if unit.player == self.doer(unit) else unit.player
                return self.reveal_until(replace(unit, player=whose), voice)
            case n.LookAtZone():
                self.looked = None
                self.refs["looked"] = self.refs["rest"] = Referent(plural=True, zone=unit.zone, whose=unit.player)
                return self.look_at_zone(unit, voice)
            case n.Repeat():
                return self.repeat(voice)
            case n.RevealHand():
                return self.reveal_hand(voice)
            case n.NameCard():
                return self.verb("name", voice) + " " + self.some_cards(1)
            case n.MoveToLocation():
                return self.move_to_location(unit, voice)
            case n.PayInk():
                return self.verb("pay", voice) + " " + self.ink(unit.amount)
            case n.AddStrength():
                return self.add_strength(unit, voice)
            case (
                n.May()
                | n.If()
                | n.IfYouDo()
                | n.ChooseOne()
                | n.ForEachPlayer()
                | n.ForEachCard()
                | n.CreateTrigger()
                | n.ReplaceNext()
            ):
                return " ".join(self.sentences(unit, voice))
            case _:
                raise unsaid(unit)

    def name_by_deed(self, unit: n.Banish | n.Exert | n.Ready | n.Reveal | n.ReturnToHand) -> None:
        """What a chosen card can be called by from now on: the banished character."""
        deeds: dict[type, Role] = {n.Banish: "banished", n.Exert: "exerted", n.ReturnToHand: "returned"}
        if isinstance(unit.target, n.Chosen) and type(unit) in deeds:
            self.called[unit.target.slot] = deeds[type(unit)]

    def acting(self, player: n.Players) -> _Acting:
        return _Acting(self, self.actor if player == "actor" else player)

    # -- static effects -------------------------------------------------------------------------------------------

    def static(self, node: n.Static) -> str:
        match node:
            case n.Cant():
                return self.predicated(Predicate(node.cards, (node,)), "one") + self.by_such(node.by)
            case n.Gets() | n.Gains() | n.SingsAs() | n.Can() | n.Must() | n.Loses() | n.GainsClass():
                return self.predicated(Predicate(node.cards, (node,)), "one")
            case n.PlayersCant():
                return self.players_cant(node)
            case n.CantPlayThis():
                return self.cant_play_this()
            case n.CostsLess():
                return self.costs_less(node)
            case n.MoveCostsLess():
                return self.move_costs_less(node)
            case n.PlayFree():
                return self.play_free(node)
            case n.PlayFrom():
                return self.play_from(node)
            case n.UseFree():
                return self.use_free(node)
            case n.PayTo():
                return self.pay_to(node)
            case n.MovesFree():
                return self.moves_free(node)
            case n.ExtraInk():
                return self.extra_ink(node.amount)
            case n.InkFrom():
                return self.ink_from(node)
            case n.TopFaceUp():
                return self.top_face_up(node)
            case n.Enters():
                return self.enters(node)
            case n.AlsoNamed():
                return self.also_named([self.name(name) for name in node.names])
            case n.SkipStep():
                return self.skip_step(node.step)
            case n.NotBelowPrinted():
                return self.not_below_printed(node)
            case n.MustBeChosen():
                return self.must_be_chosen()
            case n.DamageOntoThis():
                return self.damage_onto_this(node.cards)
            case n.AnyNumberInDeck():
                return self.any_number_in_deck()
            case (
                n.InkEnters()
                | n.CountsAsInkable()
                | n.NamedForShift()
                | n.LoreToWin()
                | n.Challengers()
                | n.DamageWith()
                | n.CopiesInDeck()
            ):
                return self.rule_changed(node)
            case _:
                raise unsaid(node)

    def continuous(self, node: n.Continuous) -> str:
        said = self.predicate(node)
        if said is not None:
            return self.predicated(said, "one")
        lasting = self.DURATIONS[node.duration]
        if isinstance(node.effect, n.PlayFrom | n.ExtraInk):
            return f"{lasting.strip()}, {self.static(node.effect)}"
        return self.static(node.effect) + lasting


class _Acting:
    """While this lasts, the sentence is about what that player does."""

    def __init__(self, language: Effects, player: n.Players) -> None:
        self.language = language
        self.before = language.actor
        self.player = player

    def __enter__(self) -> None:
        self.language.actor = self.player

    def __exit__(self, *_: object) -> None:
        self.language.actor = self.before
