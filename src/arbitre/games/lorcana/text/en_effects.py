"""Effects in English."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.en_cards import CANT, FORBIDDEN, PERMITTED, SYMBOLS
from arbitre.games.lorcana.text.en_events import EnglishEvents
from arbitre.games.lorcana.text.words import THEIR_HAND, Predicate, Referent, Said


class EnglishEffects(EnglishEvents):
    """What happens."""

    # -- what is said of cards for a while -----------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        per_card = any(isinstance(part, n.Gets) and self.is_equal(part.amount) for part in said.says)
        lasting = self.lasting(said)
        if said == Predicate(n.Select(), (n.Cant(n.Select(), "have damage removed"),)):
            return "damage counters can't be removed"
        if isinstance(said.subject, n.Select) or said.subject == "this":
            cards, unless = self.unless_they_are(said.subject, said.says)
            subject = self.every(cards)
            lasting += unless + self.while_here(cards)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject, distributive=per_card)
        each = self.each_said_of(said.says)
        give = voice == "bare" and all(isinstance(part, n.Gets | n.Gains) for part in said.says)
        verbs: list[tuple[str, list[str]]] = []  # with what follows each
        for part in said.says:
            word, text = self.said_of(part, said.subject, subject, give)
            if part == n.Cant("this", "ready at start") and said.duration == "during their next turn":
                text = "ready"
            if verbs and verbs[-1][0] == word:
                verbs[-1][1].append(text)
            else:
                verbs.append((word, [text]))
        joined = self.listed(
            [f"{word} {self.listed(texts, self.OR if word == CANT else self.AND)}".strip() for word, texts in verbs],
            self.AND,
        )
        if said.duration == "this challenge":
            joined = joined.replace("from challenges", "from the challenge")
        joined += "".join(" " + self.while_doing(held) for held in said.where if isinstance(held, n.InChallenge))
        for held in said.where:
            if not isinstance(held, n.InChallenge):
                state = self.predicate_of(held, Phrase("they", True), False)
                lasting += f" unless they {state}".replace("they are ", "they're ")
        if any(isinstance(part, n.Must) for part in said.says):
            lasting += " if able"
        tail = lasting + each if not per_card else each + lasting
        if give:
            return f"give {subject.text} {joined}{tail}"
        lead = ""
        if each and len(verbs) > 1:
            lead, tail = each.strip() + ", ", lasting
        text = f"{lead}{self.subject(subject).text} {joined}{tail}"
        return f"decide that {text}" if voice == "bare" else text

    def unless_they_are(self, cards: Cards, says: tuple[Said, ...]) -> tuple[Cards, str]:
        """What cards that are not like this can't do: they can't, unless they are."""
        if cards != "this" and all(isinstance(part, n.Cant) for part in says):
            for part in cards.where:
                if isinstance(part, n.Not) and isinstance(part.filter, n.InChallenge | n.Exerted | n.AtLocation):
                    state = self.predicate_of(part.filter, Phrase("they", True), True)
                    rest = replace(cards, where=tuple(other for other in cards.where if other is not part))
                    return rest, f" unless they {state}".replace("they are ", "they're ")
        return cards, ""

    def while_doing(self, part: n.InChallenge) -> str:
        roles = {"any": "in a challenge", "challenging": "challenging", "challenged": "being challenged"}
        return f"while {roles[part.role]}{self.against(part)}"

    def said_of(self, part: Said, target: n.Target | Cards, subject: Phrase, bare: bool) -> tuple[str, str]:
        """The verb and what follows it."""
        s = "" if subject.plural else "s"
        match part:
            case n.Gets():
                measure = self.measure(part.amount)
                stat = SYMBOLS.get(part.stat, part.stat)
                less = self.lessened(part.amount)
                if less is not None:
                    return ("" if bare else f"lose{s}"), f"{'-' if bare else ''}{stat}{less.equal}"
                number = f"{measure.number:+d} {stat}" if measure.number is not None else f"+{stat}{measure.equal}"
                return ("" if bare else f"get{s}"), number
            case n.Gains():
                gained = self.listed([self.quoted(ability, target) for ability in part.abilities], self.AND)
                return ("" if bare else f"gain{s}"), gained
            case n.SingsAs():
                return f"count{s} as having", f"{part.amount:+d} cost to sing songs"
            case n.Can():
                such = self.nominal(n.Select("character", where=part.whom), True).text
                return "can", PERMITTED[part.allow].format(such)
            case n.Must():
                return "must", part.deed
            case n.Loses():
                return f"lose{s}", part.keyword + (f" and can't gain {part.keyword}" if part.cant_gain else "")
            case n.GainsClass():
                return ("" if bare else f"gain{s}"), f"the {part.classification} classification"
            case n.Cant(forbid="be dealt challenge damage"):
                return f"take{s} no damage", "from challenges"
            case n.Cant(forbid="ready at start"):
                own = target in ("this", n.This()) or (isinstance(target, n.Select) and target.whose == "you")
                if subject.plural and isinstance(target, n.Select) and not own and target.what != "character":
                    return CANT, "ready at the start of their players' turns"
                return CANT, f"ready at the start of {'your' if own else 'their'} turn"
            case n.Cant():
                return CANT, FORBIDDEN[part.forbid]

    def lasting(self, said: Predicate) -> str:
        if isinstance(said.says[0], n.Cant):
            if said.duration == "this turn":
                return " for the rest of this turn"
            if said.duration == "during their next turn" and said.says[0].forbid == "ready at start":
                return " at the start of their next turn"
            if said.duration == "this challenge" and said.says[0].forbid == "be dealt challenge damage":
                return ""
        if said.duration == "while in play":
            return f" while {self.this(False).text} is in play"
        return self.DURATIONS[said.duration]

    # -- effects -------------------------------------------------------------------------------------------------

    def choosing(self, verb: str, target: n.Target, voice: Voice) -> str:
        """Somebody else "chooses and banishes"; you banish what you choose."""
        if self.others_choice(target):
            return f"{self.verb('choose', voice)} and {self.verb(verb, voice)}"
        return self.verb(verb, voice)

    def others_choice(self, target: n.Target) -> bool:
        return isinstance(target, n.Chosen) and target.by != "you" and target.cards.zone == "play"

    def picking(self, verb: str, target: n.Target, voice: Voice, as_card: bool = False) -> tuple[str, Phrase]:
        """The verb and its object; somebody else "chooses one of their characters and puts them" somewhere."""
        phrase = self.phrase(target, as_card=as_card)
        if not self.others_choice(target):
            return f"{self.verb(verb, voice)} {phrase.text}", phrase
        assert isinstance(target, n.Chosen)
        back = Phrase("that card") if as_card and not phrase.plural else self.held(self.refs[target.slot])
        return f"{self.verb('choose', voice)} {phrase.text} and {self.verb(verb, voice)} {back.text}", phrase

    def do(self, verb: str, target: n.Target, voice: Voice) -> str:
        return f"{self.choosing(verb, target, voice)} {self.phrase(target).text}"

    def choose(self, target: n.Chosen, voice: Voice) -> str:
        phrase = self.phrase(target)
        text = phrase.text.replace("chosen ", "", 1)
        if not phrase.plural and not text.startswith(("one ", "a ", "an ", "another ")):
            text = self.a(text)
        return f"{self.verb('choose', voice)} {text}"

    def choose_player(self, node: n.ChoosePlayer, voice: Voice) -> str:
        if node.any_number:
            return f"{self.verb('choose', voice)} any number of {'players' if node.among == 'all' else 'opponents'}"
        return f"{self.verb('choose', voice)} {'a player' if node.among == 'all' else 'an opponent'}"

    def draw_until(self, node: n.DrawUntil, voice: Voice) -> str:
        who = "you" if self.actor == "you" else "they"
        hand, than = f"{node.hand}", ""
        if node.hand == THEIR_HAND:
            hand, than = "as many cards", " as they do"
        elif not isinstance(node.hand, int):
            hand, than = "a number of cards", f" equal to {self.quantity(node.hand).text}"
        return f"{self.verb('draw', voice)} cards until {who} have {hand} in {self.your()} hand{than}"

    def either(self, first: n.Effect | Predicate, second: n.Effect | Predicate, voice: Voice) -> str:
        if not (isinstance(first, n.Discard) and isinstance(second, n.Discard)):
            return ""
        lead = f"{self.verb('choose', voice)} and {self.verb('discard', voice)} "
        texts = [self.discard(part, voice) for part in (first, second)]
        if not all(text.startswith(lead) for text in texts):
            return ""
        return f"{lead}either {texts[0].removeprefix(lead)} or {texts[1].removeprefix(lead)}"

    def discard_until(self, node: n.DiscardUntil, voice: Voice) -> str:
        who = "you" if self.actor == "you" else "they"
        discard = f"{self.verb('choose', voice)} and {self.verb('discard', voice)}"
        return f"{discard} cards until {who} have {node.hand} in {self.your()} hand"

    def discard(self, node: n.Discard, voice: Voice) -> str:
        discard = self.verb("discard", voice)
        described = replace(node.cards, whose="any")
        if node.all:
            if node.cards.what == "card" and not node.cards.where:
                return f"{discard} {self.your()} hand"
            return f"{discard} all {self.nominal(described, True, True).text} in {self.your()} hand"
        measure = self.measure(node.amount)
        if measure.number is None:
            cards = self.nominal(described, True, True).text + measure.equal
        elif measure.number == 1:
            cards = self.a(self.nominal(described, False, True).text) + measure.each
        else:
            cards = f"{measure.number} {self.nominal(described, True, True).text}{measure.each}"
        if node.any_number:
            cards = f"any number of {self.nominal(described, True, True).text}"
        elif isinstance(node.amount, n.Tally):
            cards = "that many cards"
        if node.at_random:
            return f"{discard} {cards} at random"
        if node.by is not None and node.by not in (node.player, "actor"):
            choice = {"you": "your choice", "its player": "its player's choice"}.get(node.by, "an opponent's choice")
            return f"{discard} {cards} of {choice}"
        return f"{discard} {cards}" if self.shift_cost else f"{self.verb('choose', voice)} and {discard} {cards}"

    def damage(self, amount: n.Amount | None, up_to: bool = False) -> str:
        if amount is None:
            return "any amount of damage" if up_to else "all damage"
        measure = self.measure(amount)
        if measure.number is None:
            return f"damage{measure.equal}"
        return f"{'up to ' if up_to else ''}{measure.number} damage"

    def per(self, amount: n.Amount | None) -> str:
        return "" if amount is None else self.measure(amount).each

    def deal(self, node: n.DealDamage | n.PutDamage, voice: Voice) -> str:
        verb, word = ("deal", "to") if isinstance(node, n.DealDamage) else ("put", "on")
        verb = self.verb(verb, voice)
        damage = self.damage(node.amount)
        if isinstance(node.amount, n.EventAmount) and self.what_was_done(node.amount) == "dealt":
            return f"{verb} that much damage {word} {self.phrase(node.target, distributive=True).text}"
        if isinstance(node, n.PutDamage):
            damage = damage.replace(" damage", " damage counter" + ("" if damage.startswith("1 ") else "s"), 1)
        target = self.phrase(node.target, distributive=True)
        if isinstance(node.target, n.Chosen) and self.others_choice(node.target):
            verb = f"{self.verb('choose', voice)} {target.text} and {verb}"
            target = self.held(self.refs[node.target.slot])
        if isinstance(node.target, n.Each) and target.text == "them":
            target = Phrase("each of them")
        return f"{verb} {damage}" + (f" {word} {target.text}" if target.text else "") + self.per(node.amount)

    def heal(self, node: n.RemoveDamage, voice: Voice) -> str:
        damage = self.damage(node.amount, node.up_to)
        target = self.phrase(node.target, distributive=True)
        source = f" from {target.text}" if target.text else ""
        return f"{self.choosing('remove', node.target, voice)} {damage}{source}{self.per(node.amount)}"

    def move_damage(self, node: n.MoveDamage, voice: Voice) -> str:
        source = self.phrase(node.source, distributive=True).text
        target = self.phrase(node.target).text
        damage = self.damage(node.amount, node.up_to)
        damage += " counter" if node.amount == 1 else " counters"
        return f"{self.verb('move', voice)} {damage} from {source} to {target}"

    def return_to_hand(self, node: n.ReturnToHand, voice: Voice) -> str:
        target = node.target
        known = self.refs.get(target.ref) if isinstance(target, n.That) else None
        zone = known.zone if known else target.cards.zone if isinstance(target, n.Each | n.Chosen) else "play"
        as_card = isinstance(target, n.That) or self.event in ("banished", "leaves play")
        put = zone in ("looked", "deck", "under") or isinstance(target, n.TopOfDeck)
        verb, word = ("put", "into") if put else ("return", "to")
        text, phrase = self.picking(verb, target, voice, as_card or self.others_choice(target))
        return f"{text} {word} {self.owners(target, phrase, 'hand')}"

    def shuffle_into_deck(self, node: n.ShuffleIntoDeck, voice: Voice) -> str:
        text, phrase = self.picking("shuffle", node.target, voice, self.event in ("banished", "leaves play"))
        return f"{text} into {self.owners(node.target, phrase, 'deck')}"

    def put_on_deck(self, node: n.PutOnDeck, voice: Voice) -> str:
        gone = self.event in ("banished", "leaves play") and node.target == n.This()
        text, phrase = self.picking("put", node.target, voice, gone or self.others_choice(node.target))
        place = {"top": "on the top", "bottom": "on the bottom", "either": "on either the top or the bottom"}[
            node.place
        ]
        back = " back" if node.target == n.That("looked") and phrase.plural and node.place == "top" else ""
        order = ""
        one = isinstance(node.target, n.That) and not self.refs.get(node.target.ref, Referent(plural=True)).plural
        if phrase.plural and phrase.text != "one" and not one:
            order = " in any order"
        return f"{text}{back} {place} of {self.owners(node.target, phrase, 'deck')}{order}"

    def put_into_discard(self, node: n.PutIntoDiscard, voice: Voice) -> str:
        phrase = self.phrase(node.target)
        verb = self.choosing("put", node.target, voice)
        return f"{verb} {phrase.text} into {self.owners(node.target, phrase, 'discard')}"

    def shuffle_deck(self, node: n.ShuffleDeck, voice: Voice) -> str:
        return f"{self.verb('shuffle', voice)} {self.possessor(self.actor)} deck"

    def put_into_inkwell(self, node: n.PutIntoInkwell, voice: Voice) -> str:
        text, phrase = self.picking("put", node.target, voice, not self.others_choice(node.target))
        state = "facedown and exerted" if node.exerted else "facedown"
        return f"{text} into {self.owners(node.target, phrase, 'inkwell')} {state}"

    def put_under(self, node: n.PutUnder, voice: Voice) -> str:
        text, _ = self.picking("put", node.target, voice)
        host = self.phrase(node.host).text
        if isinstance(node.host, n.Chosen) and node.host.cards.whose == "you":
            host = self.indefinite(node.host.cards, True).text
        face = "facedown" if node.face_down else "faceup"
        return f"{text} {face} under {host}"

    def pay_less(self, node: n.PayLess) -> str:
        next_card = f"for the next {self.nominal(replace(node.cards, zone='play')).text} you play"
        lasting = self.DURATIONS[node.duration]
        if node.amount == n.Tally("counted"):
            return f"you pay that amount of ⬡ less {next_card}{lasting}"
        return self.paid_less(node.amount, next_card) + lasting

    def play(self, node: n.Play, voice: Voice) -> str:
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        text = phrase.text
        if isinstance(target, n.Chosen) and target.cards.zone == "hand":
            text = text.removesuffix(self.place(target.cards))
        there = ("hand", "discard", "hand or discard")
        if isinstance(target, n.Chosen) and target.cards.zone in there and target.cards.what != "card":
            text = text.replace(" card", "", 1)
        known = self.refs.get(target.ref, Referent()) if isinstance(target, n.That) else Referent()
        if known.what == "song" and known.zone == "discard" and known.deed == "sung":
            text += f" again from {self.your()} discard"
        if isinstance(target, n.Chosen) and target.cards.zone == "looked":
            text = text.replace(" card", "", 1) + " from there"
        verbs = {"shift": ("shift",), "play or shift": ("play", "shift")}.get(node.way, ("play",))
        text = f"{self.OR.join(self.verb(verb, voice) for verb in verbs)} {text}" + (" for free" if node.free else "")
        if node.way == "as from hand":
            text += f" as if it were in {self.your()} hand"
        it = (
            "they enter"
            if phrase.plural or phrase.text.endswith(" character") or self.is_character(target)
            else "it enters"
        )
        if node.exerted:
            text += f" and {it} play exerted"
        if node.then_to == "deck bottom" and isinstance(target, n.That):
            text += (
                f". If you do, put that card on the bottom of {self.your()} deck instead of into {self.your()} discard"
            )
        elif node.then_to == "deck bottom":
            text += f", then put it on the bottom of {self.your()} deck instead of into {self.your()} discard"
        return text

    def is_character(self, target: n.Target) -> bool:
        return isinstance(target, n.Chosen) and target.cards.what == "character"

    def look(self, node: n.Look, voice: Voice) -> str:
        return f"{self.verb('look', voice)} at {self.top(n.TopOfDeck(node.amount, node.player)).text}"

    def look_at_zone(self, node: n.LookAtZone, voice: Voice) -> str:
        whose = self.possessor(node.player)
        zone = f"{whose} hand" if node.zone == "hand" else f"the cards in {whose} inkwell"
        return f"{self.verb('look', voice)} at {zone}"

    def search(self, target: n.Chosen, voice: Voice) -> str:
        cards = "any card"
        if target.cards.where or target.cards.what != "card" or self.is_several(target) or target.up_to:
            cards = self.phrase(replace(target, cards=replace(target.cards, zone="looked"))).text
        self.refs[target.slot] = Referent(target.cards.what, self.is_several(target), "deck", "you", searched=True)
        return f"{self.verb('search', voice)} {self.your()} deck for {cards}"

    def reveal_until(self, node: n.RevealUntil, voice: Voice) -> str:
        card = self.a(self.nominal(node.cards, False, True).text)
        who, whose = "you" if self.actor == "you" else "they", self.possessor(node.player)
        return f"{self.verb('reveal', voice)} cards from the top of {whose} deck until {who} reveal {card}"

    def repeat(self, voice: Voice) -> str:
        return f"{self.verb('repeat', voice)} this effect"

    def reveal_hand(self, voice: Voice) -> str:
        return f"{self.verb('reveal', voice)} {self.your()} hand"

    def move_to_location(self, node: n.MoveToLocation, voice: Voice) -> str:
        moved, _ = self.picking("move", node.target, voice)
        location = self.phrase(node.location)
        place = "there" if location.text == "it" else f"to {location.text}"
        if isinstance(node.location, n.Chosen) and node.location.cards.whose == "you":  # there is no other (4.7.1)
            cards = self.nominal(node.location.cards).text
            place = f"to another {cards}" if node.location.cards.other else f"to {self.a(cards)}"
            if isinstance(node.target, n.Chosen) and self.is_several(node.target):
                place = f"to the same {cards}"
        if isinstance(node.location, n.This):
            place = "here"
        return f"{moved} {place}" + (" for free" if node.free else "")

    def add_strength(self, node: n.AddStrength, voice: Voice) -> str:
        strength = f"{self.possessive(self.this(False))} ¤"
        return f"{self.verb('add', voice)} {strength} to {self.possessive(self.phrase(node.target))} ¤ this turn"

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.DURATIONS[node.duration].strip()
        subject = self.subject(self.phrase(node.target))
        time = "whenever" if node.every_time else "the next time"
        then = self.subject(Phrase("them" if subject.text == "they" or self.is_person(node.target) else "it"))
        takes = "take" if then.text == "they" else "takes"
        instead = f"{then.text} {takes} no damage instead"
        if node.instead == "onto this card":
            instead = f"put that many damage counters on {self.this(False).text} instead"
        return f"{lasting}{', ' if lasting else ''}{time} {subject.text} would be dealt damage {instead}"

    def paid_less(self, amount: n.Amount, what: str) -> str:
        """You pay less for something: "for each ..." comes first."""
        measure = self.measure(amount)
        if measure.number is None:
            return f"you pay ⬡{measure.equal} less {what}"
        less = "less" if measure.number >= 0 else "more"
        lead = f"{measure.each.strip(' ,')}, " if measure.each else ""
        return f"{lead}you pay {abs(measure.number)} ⬡ {less} {what}"
