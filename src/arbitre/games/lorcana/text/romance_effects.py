"""Effects in French and Italian."""

from __future__ import annotations

from abc import abstractmethod

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.romance_cards import Case
from arbitre.games.lorcana.text.romance_events import RomanceEvents
from arbitre.games.lorcana.text.words import THEIR_HAND, Predicate, Referent, Said


class RomanceEffects(RomanceEvents):
    """What happens."""

    # -- what is said of cards for a while -----------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        tail = ""
        if isinstance(said.subject, n.Select) or said.subject == "this":
            subject = self.every(said.subject)
            tail = self.while_here(said.subject)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject)
        each = self.each_said_of(said.says)
        tail = self.lasting(said, subject) + tail + each + self.while_such(said.where, subject)
        if any(isinstance(part, n.Must) for part in said.says):
            tail += self.pick("if able", subject)
        give = voice == "bare" and all(isinstance(part, n.Gets | n.Gains) for part in said.says)
        if give and (self.GIVES_CHOSEN or not subject.chosen):
            return self.SAY["give"].format(self.said(said, subject, True), subject.text) + tail
        text = self.said(said, subject, False)
        if subject.chosen:
            return self.chosen_does(subject, text + tail, voice)
        clause = f"{self.subject(subject)} {text}{tail}".strip()
        return f"{self.SAY['decide that']} {clause}" if voice == "bare" else clause

    def said(self, said: Predicate, subject: Phrase, give: bool) -> str:
        own = said.subject in ("this", n.This()) or (isinstance(said.subject, n.Select) and said.subject.whose == "you")
        cant = [part.forbid for part in said.says if isinstance(part, n.Cant)]
        parts = [self.cant(cant, subject, said.duration, own)] if cant else []
        last = ""
        for part in said.says:
            if isinstance(part, n.Cant):
                continue
            verb, text = self.said_of(part, said.subject, subject)
            parts.append(text if give or verb == last else f"{verb} {text}")
            last = verb
        return self.AND.join(parts)

    def while_such(self, where: tuple[n.Filter, ...], subject: Phrase) -> str:
        """As long as this holds for them: a challenge is said as it is, everything else as what would prevent it."""
        text = ""
        for part in where:
            word, yes = ("while", True) if isinstance(part, n.InChallenge) else ("unless", False)
            they = subject._replace(text="", pronoun=True, chosen=False)
            text += f" {self.SAY[word]} {self.subject(they)} {self.predicate_of(part, they, yes)}".replace("  ", " ")
        return text

    def cant(self, forbidden: list[n.Restriction], subject: Phrase, duration: n.Duration, own: bool = False) -> str:
        if forbidden == ["be dealt challenge damage"] and duration == "this challenge":
            return self.pick("no challenge damage", subject)
        deeds = [self.agree(self.FORBIDDEN[forbid], subject) for forbid in forbidden]
        if "ready at start" in forbidden and duration != "during their next turn":
            deeds[-1] += " " + (self.SAY["at your turn"] if own else self.pick("at their turn", subject))
        if len(deeds) == 1:
            return f"{self.pick('can not', subject)} {deeds[0]}"
        return f"{self.pick('can neither', subject)} {self.SAY['nor'].join(deeds)}"

    def said_of(self, part: Said, target: n.Target | Cards, subject: Phrase) -> tuple[str, str]:
        match part:
            case n.Gets():
                measure = self.measure(part.amount)
                stat = self.STATS[part.stat][0]
                less = self.lessened(part.amount)
                if less is not None:
                    return self.pick("suffers", subject), self.SAY["a malus"].format(stat, less.equal)
                if measure.number is None:
                    return self.pick("gets", subject), self.SAY["a bonus"].format(stat, measure.equal)
                return self.pick("gets" if measure.number >= 0 else "suffers", subject), f"{measure.number:+d} {stat}"
            case n.Gains():
                gained = self.listed([self.quoted(ability, target) for ability in part.abilities], self.AND)
                return self.pick("gains", subject), gained
            case n.SingsAs():
                return self.pick("sings as", subject), self.SAY["singing cost"].format(f"{part.amount:+d}")
            case n.Can(allow="challenge ready characters"):
                such = self.described(n.Select("character", where=(n.Exerted(False), *part.whom)), True)
                return self.pick("can", subject), self.SAY["challenge such"].format(such.text)
            case n.Can():
                return self.pick("can", subject), self.pick(part.allow, subject)
            case n.Must():
                return self.pick("must", subject), self.agree(self.FORBIDDEN[part.deed], subject)
            case n.Loses():
                name = self.keyword_name(part.keyword)
                more = self.AND + self.pick("can not gain", subject).format(name) if part.cant_gain else ""
                return self.pick("loses", subject), name + more
            case n.GainsClass():
                return self.pick("gains", subject), self.SAY["classification"].format(self.classed(part.classification))
            case n.Cant():
                return self.pick("can not", subject), self.agree(self.FORBIDDEN[part.forbid], subject)

    def lasting(self, said: Predicate, subject: Phrase) -> str:
        first = said.says[0]
        if isinstance(first, n.Cant):
            if said.duration == "this challenge" and first.forbid == "be dealt challenge damage":
                return ""
            if said.duration == "during their next turn" and first.forbid == "ready at start":
                return " " + self.pick("at their next turn", subject)
            if said.duration == "this turn":
                return " " + self.SAY["rest of this turn"]
        if said.duration == "while in play":
            return " " + self.SAY["while in play"].format(self.this(False).text)
        if said.duration in ("during their next turn", "until their next turn"):
            return " " + self.pick(said.duration, subject)
        return self.DURATIONS[said.duration]

    # -- effects -------------------------------------------------------------------------------------------------

    def do(self, verb: str, target: n.Target, voice: Voice) -> str:
        return self.act_on(verb, target, self.phrase(target), voice)

    def choose_player(self, node: n.ChoosePlayer, voice: Voice) -> str:
        if node.any_number:
            return f"{self.verb('choose', voice)} {self.SAY['any number of ' + node.among]}"
        return f"{self.verb('choose', voice)} {self.SOMEBODY['any' if node.among == 'all' else 'opponents']}"

    def draw_until(self, node: n.DrawUntil, voice: Voice) -> str:
        if node.hand == THEIR_HAND:
            return f"{self.verb('draw', voice)} {self.SAY['until as many']}"
        if not isinstance(node.hand, int):
            equal = f"{self.SAY['equal to']} {self.quantity(node.hand).text}"
            return f"{self.verb('draw', voice)} {self.SAY['until number'].format(equal)}"
        return f"{self.verb('draw', voice)} {self.SAY['until hand'].format(self.some_cards(node.hand))}"

    def discard_until(self, node: n.DiscardUntil, voice: Voice) -> str:
        until = self.SAY["until only"].format(self.some_cards(node.hand))
        return f"{self.verb('choose and discard', voice)} {self.NOUNS['card'][1]} {until}"

    def discard(self, node: n.Discard, voice: Voice) -> str:
        described = replace(node.cards, whose="any")
        hand = self.your(self.ZONES["hand"])
        if node.all:
            if node.cards.what == "card" and not node.cards.where:
                return f"{self.verb('discard', voice)} {self.SAY['all hand'].format(hand)}"
            return f"{self.verb('discard', voice)} {self.each(replace(node.cards, whose='actor'), False).text}"
        measure = self.measure(node.amount)
        if measure.number is None:
            cards = self.SAY["number of cards"] + measure.equal
        elif measure.number == 1:
            cards = self.a(self.described(described, False, True)) + measure.each
        else:
            cards = f"{measure.number} {self.described(described, True, True).text}{measure.each}"
        if node.any_number:
            cards = f"{self.SAY['any number']} {self.described(described, True, True).text}"
        elif isinstance(node.amount, n.Tally):
            cards = self.SAY["that many cards"]
        if node.at_random:
            return f"{self.verb('discard', voice)} {cards} {self.SAY['at random']}"
        if node.by is not None and node.by not in (node.player, "actor"):
            choice = self.SAY["of your choice" if node.by == "you" else "of their choice"]
            return f"{self.verb('discard', voice)} {cards} {choice}"
        return f"{self.verb('discard' if self.shift_cost else 'choose and discard', voice)} {cards}"

    def damage(self, amount: n.Amount, up_to: bool = False) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return " " + self.SAY["number of damage"] + measure.equal
        return f" {self.SAY['up to'] + ' ' if up_to else ''}{self.damages(measure.number)}"

    def per(self, amount: n.Amount | None) -> str:
        return "" if amount is None else self.measure(amount).each

    def deal(self, node: n.DealDamage | n.PutDamage, voice: Voice) -> str:
        verb = "deal" if isinstance(node, n.DealDamage) else "put"
        case: Case = "to" if verb == "deal" else "on"
        phrase = self.phrase(node.target, distributive=True)
        return self.act_on(verb, node.target, phrase, voice, self.per(node.amount), self.damage(node.amount), case)

    def heal(self, node: n.RemoveDamage, voice: Voice) -> str:
        phrase = self.phrase(node.target, distributive=True)
        thing = self.damage(node.amount, node.up_to) if node.amount is not None else " " + self.all_damage(phrase)
        if node.amount is None and node.up_to:
            thing = " " + self.SAY["any damage"]
        return self.act_on("remove", node.target, phrase, voice, self.per(node.amount), thing, "from")

    def all_damage(self, phrase: Phrase) -> str:
        return self.SAY["all damage"]

    def return_to_hand(self, node: n.ReturnToHand, voice: Voice) -> str:
        target = node.target
        known = self.refs.get(target.ref) if isinstance(target, n.That) else None
        zone = known.zone if known else target.cards.zone if isinstance(target, n.Each | n.Chosen) else "play"
        phrase = self.phrase(target, as_card=isinstance(target, n.That) or self.event in ("banished", "leaves play"))
        if zone in ("looked", "deck", "under") or isinstance(target, n.TopOfDeck):
            hand = self.owners(target, phrase, "hand")
            return self.act_on("add", target, phrase, voice, f" {self.SAY['to hand']} {hand}")
        return self.take_back(target, phrase, voice)

    @abstractmethod
    def take_back(self, target: n.Target, phrase: Phrase, voice: Voice) -> str: ...

    def shuffle_into_deck(self, node: n.ShuffleIntoDeck, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play"))
        after = f" {self.SAY['in']} {self.owners(node.target, phrase, 'deck')}"
        return self.act_on("shuffle", node.target, phrase, voice, after)

    def put_on_deck(self, node: n.PutOnDeck, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play") and node.target == n.This())
        after = " " + self.SAY[f"deck {node.place}"].format(self.owners(node.target, phrase, "deck"))
        if phrase.plural:
            after += self.SAY["in your order" if node.by == "you" else "in any order"]
        return self.act_on("put", node.target, phrase, voice, after)

    def put_into_discard(self, node: n.PutIntoDiscard, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        after = f" {self.SAY['in']} {self.owners(node.target, phrase, 'discard')}"
        return self.act_on("put", node.target, phrase, voice, after)

    def shuffle_deck(self, node: n.ShuffleDeck, voice: Voice) -> str:
        return f"{self.verb('shuffle', voice)} {self.deck_of(self.actor)}"

    def put_into_inkwell(self, node: n.PutIntoInkwell, voice: Voice) -> str:
        phrase = self.phrase(node.target, as_card=True)
        state = self.SAY["facedown"] + (self.AND + self.agree(self.SAY["exerted"], phrase) if node.exerted else "")
        after = f" {self.SAY['into inkwell']} {self.owners(node.target, phrase, 'inkwell')}, {state}"
        return self.act_on("ink", node.target, phrase, voice, after)

    def put_under(self, node: n.PutUnder, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        face = self.SAY["facedown" if node.face_down else "faceup"]
        after = " " + self.SAY["put under"].format(self.strong(self.phrase(node.host)), face)
        return self.act_on("put", node.target, phrase, voice, after)

    def pay_less(self, node: n.PayLess) -> str:
        card = self.described(replace(node.cards, zone="play"))
        lasting = self.this_turn() if node.duration == "this turn" else self.DURATIONS[node.duration]
        pattern = self.SAY["pay less next" + (" f" if self.feminine(card) else "")]
        measure = self.measure(node.amount)
        ink = f"⬡{measure.equal}" if measure.number is None else f"{measure.number} ⬡"
        if node.amount == n.Tally("counted"):
            ink = self.SAY["that much ink"]
        return pattern.format(card=card.text, ink=ink, lasting=lasting) + measure.each

    def plays_again(self, target: n.Target) -> bool:
        """A song is played again; from the discard, where it went."""
        known = self.refs.get(target.ref, Referent()) if isinstance(target, n.That) else Referent()
        return known.what == "song" and known.zone == "discard" and known.deed == "sung"

    def played(self, node: n.Play) -> Phrase:
        """What is played: a character, where it is told by its type; from the hand unless another place is told."""
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        if isinstance(target, n.Chosen) and (target.cards.what != "card" or target.cards.zone == "hand"):
            place = "" if target.cards.zone in ("hand", "play", "looked") else self.place(target.cards)
            several = self.is_several(target)
            card = self.described(replace(target.cards, whose="any"), several, place=place)
            return card._replace(text=f"{target.count} {card.text}" if several else self.a(card))
        if self.plays_again(target):
            return phrase._replace(text=f"{phrase.text} {self.SAY['out of']} {self.your(self.ZONES['discard'])}")
        return phrase

    def entering(self, phrase: Phrase) -> str:
        return self.AND + f"{self.subject(phrase._replace(pronoun=True))} {self.pick('enters exerted', phrase)}".strip()

    def look(self, node: n.Look, voice: Voice) -> str:
        return f"{self.verb('look', voice)} {self.top(n.TopOfDeck(node.amount, node.player)).text}"

    def look_at_zone(self, node: n.LookAtZone, voice: Voice) -> str:
        key = f"look at {node.zone}"
        if node.player in ("you", "actor", self.actor):
            holder = "you" if node.player == "you" else ""
            return f"{self.verb('look', voice)} {self.SAY[key].format(self.your(self.ZONES[node.zone], holder))}"
        whose = self.SAY.get(f"of {node.player}", self.player(node.player).text)
        return f"{self.verb('look', voice)} {self.SAY[key].format(self.SAY[f'{node.zone} of'].format(whose))}"

    def search(self, target: n.Chosen, voice: Voice) -> str:
        self.refs[target.slot] = Referent(target.cards.what, self.is_several(target), "deck", "you", searched=True)
        several = self.is_several(target)
        cards = self.described(target.cards, several, True, self.place(target.cards, "in"))
        up_to = self.SAY["up to"] + " " if target.up_to else ""
        text = f"{up_to}{target.count} {cards.text}" if several else up_to + self.a(cards)
        return f"{self.verb('search', voice)} {text}"

    def reveal_until(self, node: n.RevealUntil, voice: Voice) -> str:
        card = self.a(self.described(node.cards, False, True))
        return f"{self.verb('reveal', voice)} {self.SAY['until revealed'].format(self.deck_of(node.player), card)}"

    def repeat(self, voice: Voice) -> str:
        return f"{self.verb('repeat', voice)} {self.SAY['this effect']}"

    def reveal_hand(self, voice: Voice) -> str:
        return f"{self.verb('reveal', voice)} {self.your(self.ZONES['hand'])}"

    def add_strength(self, node: n.AddStrength, voice: Voice) -> str:
        other = self.of_choice(node.target)
        return f"{self.verb('add', voice)} {self.SAY['its strength'].format(self.this(False).text, other)}"

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.DURATIONS[node.duration].strip()
        subject = self.phrase(node.target)
        lead = f"{self.verb('choose', 'order')} {subject.text}. " if subject.chosen else ""
        time = self.SAY["whenever" if node.every_time else "next"]
        instead = f"{self.subject(subject._replace(pronoun=True))} {self.pick('no damage instead', subject)}".strip()
        if node.instead == "onto this card":
            instead = self.SAY["damage onto"].format(self.this(False).text)
        name = self.subject(subject._replace(pronoun=True)) if subject.chosen else subject.text
        would = self.pick("would take damage", subject)
        return f"{lead}{lasting}{', ' if lasting else ''}{time} {name} {would}, {instead}".replace("  ", " ")
