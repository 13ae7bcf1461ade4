"""Ability trees in English, in the words of the Lorcana Comprehensive Rules.

What a player chooses is told before the noun: "banish chosen item". Characters are spoken of as "they".
"""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render.english import base
from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.ability.render.speech import Tense
from arbitre.ability.render.traits import Modifier
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.games.lorcana.text.en_words import EnglishWords
from arbitre.games.lorcana.text.words import Deed, Predicate, Referent, Role

NOT = "n't"
CANT = "can't"
AT_ONCE = ("banish", "exert", "ready", "reveal", "remove")  # done as they are chosen
NOUN_ENDS = tuple(f" {noun}{end}" for noun in LANGUAGE.words["CardType"] for end in ("", "s"))


class English(EnglishWords):
    """How English joins its words."""

    # -- words ---------------------------------------------------------------------------------------------------

    def deny(self, verb: str, said: str, voice: Voice, tense: Tense) -> str:
        return super().deny(verb, said, voice, tense).replace(" not", NOT)

    def said(self, who: Phrase, what: str, tense: Tense = "now", yes: bool = True) -> str:
        denied = not yes and not who.text.startswith(self.NOBODY)
        return super().said(who, what.replace(" no ", " a ") if denied else what, tense, yes)

    def elide(self, before: str, after: str) -> str:
        if not before.startswith("put ") or not after.startswith("put "):
            return after
        deck = f" of {self.your('deck')}"
        return after.removeprefix("put ").removesuffix(deck if before.endswith(deck) else "")

    def elide_same(self, before: str, after: str) -> str:
        put, it, *_ = before.split(" ")
        return after.removeprefix(f"{put} {it} ") if put in ("put", "puts") and it == "it" else after

    def player(self, players: n.Players) -> Phrase:
        it = self.refs.get("it", Referent())
        if players == "its player" and it.role != "challenging" and (it.zone != "play" or it.what == "character"):
            return Phrase("that player")
        return super().player(players)

    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str:
        return f"have {subject.text} {self.act(unit, 'bare')}"

    def they(self, clause: str) -> str:
        first, space, rest = clause.partition(" ")
        return f"they {base(first)}{space}{rest}"

    def owners(self, target: n.Target, phrase: Phrase, zone: str) -> str:
        """Your hand, their player's hand, their players' hands."""
        holder = self.holder(target)
        if holder != "owner":
            return self.your(zone, holder)
        if phrase.plural and phrase.text not in ("them", "they"):
            return f"their players' {self.NOUNS[zone][1]}"
        return f"{'their' if self.is_person(target) else 'its'} player's {zone}"

    def is_person(self, target: n.Target) -> bool:
        match target:
            case n.Each() | n.Chosen():
                return target.cards.what == "character" and target.cards.zone == "play"
            case n.That():
                known = self.refs.get(target.ref, Referent())
                return known.what == "character" and known.zone == "play"
            case _:
                return False

    # -- articles, pronouns ----------------------------------------------------------------------------------------

    def many(self, sign: n.Compare, count: int) -> bool:
        return count != 1 or sign != "="

    def own(self, whose: str, phrase: Phrase) -> str:
        own = {"you": "your", "your side": "your side's"}.get(self.told(whose), "their")
        return f"{own} {phrase.text}"

    def your(self, zone: str, holder: str = "") -> str:
        return f"{'your' if (holder or self.actor) == 'you' else 'their'} {zone}"

    def subject(self, phrase: Phrase) -> str:
        return "they" if phrase.text == "them" else phrase.text

    def possessive(self, phrase: Phrase) -> str:
        own = {"them": "their", "they": "their", "it": "its"}.get(phrase.text)
        return own or phrase.text + ("'" if phrase.text.endswith("s") else "'s")

    def such(self, phrase: Phrase) -> str:
        return phrase.text

    def both(self, names: list[str]) -> str:
        return ("both " if len(names) == 2 else "") + self.listed(names, self.AND)

    def damages(self, number: int) -> str:
        return f"{number} damage"

    def number(self, sign: n.Compare, count: int, noun: str) -> str:
        less = "less" if noun in ("lore", "damage") else "fewer"
        words = {">=": f"{count} or more", "<=": f"{count} or {less}", "=": f"exactly {count}"}
        words |= {"!=": f"not exactly {count}", ">": f"more than {count}", "<": f"{less} than {count}"}
        return f"{words[sign]} {noun}"

    def is_single(self, subject: Phrase) -> bool:
        return not subject.plural or subject.text == "they"

    def way_played(self, way: n.PlayWay, phrase: Phrase) -> str:
        return ""  # it is another verb

    def they_take(self, card: Phrase) -> str:
        return "they take" if card.plural or card.text.endswith("character") else "it takes"

    def again(self) -> Phrase:
        return self.held(Referent(self.kind))

    def held(self, known: Referent) -> Phrase:
        several = known.plural or (known.what == "character" and known.zone == "play")
        return Phrase("them", True, pronoun=True) if several else Phrase("it", pronoun=True)

    def called_by(self, noun: Phrase, role: Role) -> str:
        return "the " + self.TEXTS.get(f"the one {role}", f"{role} {{}}").format(noun.text)

    def recalled(self, ref: str, known: Referent, as_card: bool) -> Phrase:
        if ref == "healed":
            return Phrase(f"each {self.thing(known.what).text} you removed damage from this way")
        if ref not in ("unsaid", "rest") and not known.searched and not known.role:
            sung = known.zone == "discard" and known.what == "song"
            place = known.what == "location" and known.zone == "play" and ref in ("other", "location")
            if sung or place or (known.zone == "deck" and known.what != "card"):
                return Phrase(self.pointed(self.thing(known.what), True))
        return super().recalled(ref, known, as_card)

    # -- descriptions ----------------------------------------------------------------------------------------------

    def beside(self, part: n.Filter, noun: Phrase) -> Modifier | None:
        if part == n.Not(n.TypeIs(("song",))):
            return 5, f"that {'aren' if noun.plural else 'isn'}'t {'songs' if noun.plural else 'a song'}"
        return super().beside(part, noun)

    def stat_value(self, part: n.StatIs, noun: Phrase) -> str:
        """2 ¤ or less; cost 5 or less; 3 or more damage."""
        stat = self.NOUNS[part.stat][0]
        match part.than:
            case n.Plus(amount=n.StatOf(target=n.This() | n.That() as card) as other) if part.compare == "<=":
                if other.stat == part.stat and part.than.add > 0:
                    return f"{stat} up to {part.than.add} more than {self.spoken_of(card).text}"
            case n.StatOf(target=n.This() | n.That() as card) if part.compare in ("<=", ">="):
                most = "less" if part.compare == "<=" else "greater"
                whose = self.possessive(self.spoken_of(card))
                return f"{stat} equal to or {most} than {whose} {self.NOUNS[part.than.stat][0]}"
        if not isinstance(part.than, int):
            words = {">=": "at least", "<=": "at most", "=": "equal to", "!=": "other than", ">": "more than"}
            return f"{stat} {words.get(part.compare, 'less than')} {self.quantity(part.than).text}"
        sign, number = part.compare, part.than
        if sign == ">" or sign == "<":
            sign, number = (">=", number + 1) if sign == ">" else ("<=", number - 1)
        if part.stat == "cards under":
            them = "it" if noun.text == "it" else "them"
            if (sign, number) == (">=", 1):
                return f"a card under {them}"
            return f"{self.valued(str(number), sign)} {'card' if number == 1 else 'cards'} under them"
        if part.stat == "damage":
            return f"{self.valued(str(number), sign)} damage"
        return self.valued(f"{number} {stat}" if part.stat in self.SYMBOLS else f"{stat} {number}", sign)

    def valued(self, value: str, sign: n.Compare) -> str:
        return {">=": f"{value} or more", "<=": f"{value} or less", "=": value}.get(sign, f"other than {value}")

    def stat_than_each(self, part: n.StatThanEach) -> str:
        words = {">=": "at least as much {}", "<=": "no more {}", "=": "the same {}", "!=": "another {}"}
        how = words.get(part.compare, "more {}" if part.compare == ">" else "less {}")
        than = "than" if part.compare in (">", "<", "<=", "!=") else "as"
        return f"{how.format(self.NOUNS[part.stat][0])} {than} {self.each(part.cards, True).text}"

    def here(self, clause: bool) -> str:
        return " while here" if clause else " here"

    def each(self, select: n.Select, distributive: bool) -> Phrase:
        if select.zone == "looked":
            revealed = "revealed " if self.refs.get("looked", Referent()).deed == "revealed" else ""
            return Phrase(f"all {revealed}{self.nominal(select, True, True).text}", True)
        if select.zone != "play":
            place = self.place(select, "in" if select.zone in ("hand", "inkwell") else "from")
            return Phrase(f"all {self.nominal(select, True, True).text}{place}", True)
        own = {"you": "your", "actor": "your" if self.actor == "you" else "their", "that player": "their"}.get(
            select.whose
        )
        if distributive:
            if own:
                return Phrase(f"each of {own} {self.described(select, True).text}")
            return Phrase(f"each {self.described(select).text}")
        return Phrase(f"{own or 'all'} {self.all_such(select)}", True)

    def all_such(self, select: n.Select) -> str:
        """Characters, items, and locations: all of them, not one or the other."""
        self.all_of_them = True
        text = self.described(select, True).text
        self.all_of_them = False
        return text

    def every(self, cards: Cards) -> Phrase:
        """The cards a static ability is about, now and later."""
        if cards == "this" or self.is_only_one(cards):
            return super().every(cards)
        own = {"you": "your ", "your side": "your side's "}.get(cards.whose, "")
        return Phrase(own + self.all_such(self.cards_in(cards)[0]), True)

    def place(self, select: n.Select, word: str = "from") -> str:
        if select.zone == "under":
            return f"{' from' if word == 'from' else ''} under {self.this(False).text}"
        if select.zone == "hand or discard" or select.zone == "looked":
            return super().place(replace(select, zone="hand"), word).replace("hand", select.zone)
        return super().place(select, word)

    def chosen(self, target: n.Chosen) -> Phrase:
        select, several = target.cards, self.is_several(target)
        number = "any number of " if target.any_number else f"up to {target.count} " if target.up_to else ""
        if several and not number:
            number = f"{target.count} "
        other = "another " if (select.other or select.besides) and not several else ""
        described = replace(select, other=False, besides="") if other else select
        chance = " at random" if target.at_random else ""
        if select.zone == "looked" and select.what == "card" and not select.where and not described.other:
            some = "any number of them" if target.any_number else number.strip() or "one"
            return Phrase(some, several, chosen=True)
        if select.zone != "play":
            cards = self.described(described, several, True)
            text = number + cards.text if several or number else other + cards.text if other else self.a(cards)
            place = "" if select.zone == "looked" else self.place(select)
            return Phrase(text + chance + place, several, chosen=True)
        if target.by != "you" and select.whose in ("actor", "that player"):
            own = "your" if self.told(select.whose) == "you" else "their"
            many = self.described(select, True).text
            return Phrase(f"{number.strip() or 'one'} of {own} {many}", several, chosen=True)
        extra = [] if chance else [(-5, "chosen")]
        if self.told(select.whose) == "you" or select.whose in ("actor", "that player"):
            extra.append((1, "of yours" if self.told(select.whose) == "you" else "of theirs"))
        cards = self.described(described, several, extra=extra)
        if chance:
            text = cards.text if number or other else self.a(cards)
            return Phrase((number or other) + text + chance, several)
        return Phrase(number + other + cards.text, several, chosen=True)

    # -- amounts ---------------------------------------------------------------------------------------------------

    def lore(self, amount: n.Amount) -> str:
        return super().lore(amount) + (" lore" if isinstance(amount, n.AtMost) else "")

    def stat_of(self, amount: n.StatOf) -> Phrase:
        stat = self.NOUNS[amount.stat][0]
        card = self.phrase(amount.target)
        itself = isinstance(amount.target, n.This)
        if amount.stat == "cards under":
            return Phrase(f"the number of cards under {self.again().text if itself else card.text}")
        described = card.text.startswith("the ") and not card.text.endswith(NOUN_ENDS)
        if isinstance(amount.target, n.Each) and card.text.startswith("that "):
            return Phrase(f"{self.possessive(card)} {stat}")
        if isinstance(amount.target, n.Chosen | n.Each) or described:
            return Phrase(f"the {stat} {'on' if stat == 'damage' else 'of'} {card.text}")
        return Phrase(f"{self.possessive(card)} {stat}")

    def for_each_on(self, amount: n.StatOf) -> str:
        gone = self.event in ("banished", "leaves play") and amount.target in (n.This(), n.That("it"))
        if gone and amount.stat == "cards under":
            return "for each card that was under them"
        if isinstance(amount.target, n.Each):
            self.phrase(amount.target)
            return self.t(f"for each {amount.stat}", self.every(amount.target.cards).text)
        return super().for_each_on(amount)

    def for_each_time(self, when: n.When) -> str:
        if when.event == "banished" and isinstance(when.card, n.Select) and when.by is None:
            challenge = " in a challenge" if when.in_challenge else ""
            return f"for each {self.described(when.card).text} banished{challenge} this turn"
        return super().for_each_time(when)

    # -- events ----------------------------------------------------------------------------------------------------

    def several(self, select: n.Select, sign: n.Compare, count: int) -> Phrase:
        whose = self.told(select.whose)
        own = {"you": " of yours", "actor": " of theirs", "that player": " of theirs"}.get(whose, "")
        cards = self.described(select, self.many(sign, count)).text
        return Phrase(self.number(sign, count, cards) + own, self.many(sign, count))

    def while_so(self, condition: n.Condition) -> str:
        if self.topic and isinstance(condition, n.Is) and condition.where == (n.AtLocation(),):
            return "while at a location"
        return self.while_(condition)

    def inked(self, player: Phrase, when: n.When, card: Phrase | None, tense: Tense, yes: bool) -> str:
        if yes:
            return super().inked(player, when, card, tense, yes)
        inkwell = "your inkwell" if player.text == "you" else "their inkwell"
        return self.said(player, self.t("event not inked", inkwell=inkwell), tense, yes)

    # -- conditions --------------------------------------------------------------------------------------------------

    def compare(self, node: n.CompareIs, sign: n.Compare) -> str:
        match node.left:
            case n.Tally() as left if (sign, node.right) == (">=", 1) and self.what_was_done(left) == "healed way":
                return "you removed damage this way"
            case _:
                return super().compare(node, sign)

    def is_so(self, node: n.Is, yes: bool) -> str:
        known = self.refs.get(node.target.ref, Referent()) if isinstance(node.target, n.That) else Referent(this=True)
        if node.target == n.That("discarded") and yes and not known.plural:
            return f"{self.a(self.nominal(n.Select(node.what, where=node.where), as_card=True))} is discarded this way"
        if node.target == n.That("chosen") and known.zone == "play" and yes:
            if all(isinstance(part, n.Named | n.Classified) for part in node.where):
                what = known.what if node.what == "card" else node.what
                return f"{self.indefinite(n.Select(what, where=node.where), True).text} is chosen"
        if self.is_under_this(node):
            return super().is_so(node, yes)
        subject = self.again() if self.topic and known.this else self.phrase(node.target)
        if subject.text == "them" and not known.plural and not known.this:
            subject = Phrase(self.pointed(self.thing(known.what), True))
        subject = subject.reworded(self.subject(subject))
        if node.what != "card" or known.zone in ("deck", "looked", "hand"):
            be = ("'s" if subject.text == "it" else " is") if yes else " isn't"
            if node.where == (n.NamedCard(),):
                return f"{subject.text}{be} the named card"
            card = self.nominal(n.Select(node.what, where=node.where), False, known.zone != "play")
            return f"{subject.text}{be} {self.a(card)}"
        parts = [self.predicate_of(part, subject, yes) for part in node.where]
        return f"{subject.text} {(self.AND if yes else self.OR).join(parts)}"

    def played_by(self, node: n.PlayedBy, yes: bool) -> str:
        itself = isinstance(node.target, n.This)
        card = self.again() if itself and self.topic and self.kind == "character" else self.phrase(node.target)
        if node.way == "shift":
            return f"you {'used' if yes else 'did' + NOT + ' use'} Shift to play {card.text}"
        name = self.this(False).text if itself else self.subject(card)
        was = ("were" if card.plural and not itself else "was") + ("" if yes else NOT)
        return f"{name} {was} {'sung' if node.way == 'singing' else 'played for free'}"

    def one_spoken_of(self) -> Phrase:
        return Phrase("they", True)

    def with_cards(self, select: n.Select, sign: n.Compare, count: int) -> str:
        theirs = self.have_cards(replace(select, whose="that player"), sign, count)
        return f"with {theirs.removeprefix('they have ')}"

    def while_doing(self, part: n.InChallenge) -> str:
        return f"while {self.predicate_of(part, Phrase('they', True), True).removeprefix('are ')}"

    # -- what is said of cards for a while ----------------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        per_card = any(isinstance(part, n.Gets) and self.is_equal(part.amount) for part in said.says)
        if said == Predicate(n.Select(), (n.Cant(n.Select(), "have damage removed"),)):
            return "damage counters can't be removed"
        unless = ""
        if isinstance(said.subject, n.Select) or said.subject == "this":
            cards, unless = self.unless_they_are(said.subject, said.says)
            subject = self.every(cards)
            unless += self.while_here(cards)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject, distributive=per_card)
        lasting = self.lasting(said, subject) + unless
        each = self.each_said_of(said.says)
        give = voice == "bare" and all(isinstance(part, n.Gets | n.Gains) for part in said.says)
        verbs: list[tuple[str, list[str]]] = []  # with what follows each
        for part in said.says:
            word, text = self.told_of_cards(part, said, subject, give)
            if verbs and verbs[-1][0] == word:
                verbs[-1][1].append(text)
            else:
                verbs.append((word, [text]))
        joined = self.listed(
            [f"{word} {self.listed(texts, self.OR if word == CANT else self.AND)}".strip() for word, texts in verbs],
            self.AND,
        )
        joined += "".join(" " + self.while_doing(held) for held in said.where if isinstance(held, n.InChallenge))
        for held in said.where:
            if not isinstance(held, n.InChallenge):
                lasting += self.unless_they(held, False)
        if any(isinstance(part, n.Must) for part in said.says):
            lasting += " if able"
        tail = lasting + each if not per_card else each + lasting
        if give:
            return f"give {subject.text} {joined}{tail}"
        lead = ""
        if each and len(verbs) > 1:
            lead, tail = each.strip() + ", ", lasting
        text = f"{lead}{self.subject(subject)} {joined}{tail}"
        return f"decide that {text}" if voice == "bare" else text

    def unless_they(self, part: n.Filter, yes: bool) -> str:
        state = self.predicate_of(part, Phrase("they", True), yes)
        return f" unless they {state}".replace("they are ", "they're ")

    def unless_they_are(self, cards: Cards, says: tuple[n.Static, ...]) -> tuple[Cards, str]:
        """What cards that are not like this can't do: they can't, unless they are."""
        if cards != "this" and all(isinstance(part, n.Cant) for part in says):
            for part in cards.where:
                if isinstance(part, n.Not) and isinstance(part.filter, n.InChallenge | n.Exerted | n.AtLocation):
                    rest = replace(cards, where=tuple(other for other in cards.where if other is not part))
                    return rest, self.unless_they(part.filter, True)
        return cards, ""

    def told_of_cards(self, part: n.Static, said: Predicate, subject: Phrase, bare: bool) -> tuple[str, str]:
        """The verb and what follows it."""
        match part:
            case n.Gets() if (less := self.lessened(part.amount)) is not None:
                lost = f"{self.NOUNS[part.stat][0]}{less.equal}"
                return ("", "-" + lost) if bare else (self.pick("loses", subject), lost)
            case n.Cant(forbid="be dealt challenge damage"):
                challenge = "the challenge" if said.duration == "this challenge" else "challenges"
                return ("take" if subject.plural else "takes") + " no damage", f"from {challenge}"
            case n.Cant(forbid="ready at start"):
                if said.duration == "during their next turn":
                    return CANT, "ready"
                cards = said.subject if isinstance(said.subject, n.Select) else None
                if said.subject in ("this", n.This()) or (cards is not None and cards.whose == "you"):
                    return CANT, "ready at the start of your turn"
                owned = subject.plural and cards is not None and cards.what != "character"
                return CANT, f"ready at the start of {'their players' + chr(39) + ' turns' if owned else 'their turn'}"
            case n.Cant():
                return CANT, self.t(f"cannot {part.forbid}")
            case _:
                verb, text = self.said_of(part, said.subject, subject)
                return ("" if bare else verb), text

    # -- effects ------------------------------------------------------------------------------------------------------

    def others_choice(self, target: n.Target) -> bool:
        return (
            isinstance(target, n.Chosen)
            and target.by != "you"
            and target.cards.zone == "play"
            and not target.cards.among
        )

    def act_on(self, deed: Deed, target: n.Target, phrase: Phrase) -> str:
        """Somebody else "chooses one of their characters and puts them" somewhere, or "chooses and banishes" one."""
        if not isinstance(target, n.Chosen) or not self.others_choice(target):
            return super().act_on(deed, target, phrase)
        if deed.verb in AT_ONCE:
            return f"{self.verb('choose')} and {super().act_on(deed, target, phrase)}"
        held = self.held(self.refs[target.slot])
        return f"{self.verb('choose')} {phrase.text} and {super().act_on(deed, target, held)}"

    def that_card(self, text: str, target: n.Target, phrase: Phrase) -> str:
        """A card that somebody else chose and that leaves play is no character any more."""
        if not self.others_choice(target) or phrase.plural:
            return text
        return text.replace(" them ", " that card ", 1).replace(" it ", " that card ", 1)

    def choose(self, target: n.Chosen) -> str:
        phrase = self.phrase(target)
        text = phrase.text.replace("chosen ", "", 1)
        if not phrase.plural and not text.startswith(("one ", "a ", "an ", "another ")):
            text = self.a(Phrase(text))
        return f"{self.verb('choose')} {text}"

    def either(self, first: n.Effect | Predicate, second: n.Effect | Predicate) -> str:
        if not (isinstance(first, n.Discard) and isinstance(second, n.Discard)):
            return ""
        lead = f"{self.verb('choose and discard')} "
        texts = [self.discard(part) for part in (first, second)]
        if not all(text.startswith(lead) for text in texts):
            return ""
        return f"{lead}either {texts[0].removeprefix(lead)} or {texts[1].removeprefix(lead)}"

    def deal(self, node: n.DealDamage | n.PutDamage) -> str:
        dealt = isinstance(node, n.DealDamage)
        damage, per = self.damage(node.amount), self.per(node.amount)
        if isinstance(node.amount, n.EventAmount) and self.what_was_done(node.amount) == "dealt":
            damage, per = " that much damage", ""
        elif not dealt:
            damage = damage.replace(" damage", " damage counter" + ("" if damage.startswith(" 1 ") else "s"), 1)
        target = self.phrase(node.target, distributive=True)
        if isinstance(node.target, n.Each) and target.text == "them":
            target = Phrase("each of them")
        deed = Deed("deal", per, damage, "to") if dealt else Deed("put", per, damage, "on")
        return self.act_on(deed, node.target, target)

    def move_damage(self, node: n.MoveDamage) -> str:
        source = self.phrase(node.source, distributive=True).text
        target = self.phrase(node.target).text
        damage = " " + self.t("any damage" if node.up_to else "all damage")
        if node.amount is not None:
            damage = self.damage(node.amount, node.up_to)
        damage += " counter" if node.amount == 1 else " counters"
        return f"{self.verb('move')}{damage} from {source} to {target}"

    def return_to_hand(self, node: n.ReturnToHand) -> str:
        return self.that_card(super().return_to_hand(node), node.target, Phrase("", self.is_many(node.target)))

    def is_many(self, target: n.Target) -> bool:
        return isinstance(target, n.Chosen) and self.is_several(target)

    def take_back(self, target: n.Target, phrase: Phrase) -> str:
        return self.act_on(Deed("return", f" to {self.owners(target, phrase, 'hand')}"), target, phrase)

    def put_on_deck(self, node: n.PutOnDeck) -> str:
        target = node.target
        gone = self.event in ("banished", "leaves play") and target == n.This()
        phrase = self.phrase(target, as_card=gone)
        back = " back" if target == n.That("looked") and phrase.plural and node.place == "top" else ""
        place = self.t(f"deck {node.place}", self.owners(target, phrase, "deck"))
        one = isinstance(target, n.That) and not self.refs.get(target.ref, Referent(plural=True)).plural
        one = one or (isinstance(target, n.Each) and bool(target.cards.among))  # each player's own
        order = self.t("in any order") if phrase.plural and phrase.text != "one" and not one else ""
        order = self.t("in a random order") if node.at_random else order
        text = self.act_on(Deed("put", f"{back} {place}{order}"), target, phrase)
        return self.that_card(text, target, phrase)

    def put_under(self, node: n.PutUnder, each: n.Target | None = None) -> str:
        phrase = self.phrase(node.target)
        host = self.phrase(each or node.host, distributive=True).text
        if each is None and isinstance(node.host, n.Chosen) and node.host.cards.whose == "you":
            host = self.indefinite(node.host.cards, True).text
        face = self.TEXTS["facedown" if node.face_down else "faceup"]
        return self.act_on(Deed("put", f" {face} under {host}"), node.target, phrase)

    def play(self, node: n.Play) -> str:
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        text = phrase.text
        cards = target.cards if isinstance(target, n.Chosen) else n.Select()
        if cards.zone == "hand":
            text = text.removesuffix(self.place(cards))
        if cards.zone == "looked" or (cards.zone in ("hand", "discard", "hand or discard") and cards.what != "card"):
            text = text.replace(" card", "", 1)
        if self.plays_again(target):
            text += f" again from {self.your('discard')}"
        if cards.zone == "looked":
            text += " from there"
        verbs = {"shift": ("shift",), "play or shift": ("play", "shift")}.get(node.way, ("play",))
        text = f"{self.OR.join(self.verb(verb) for verb in verbs)} {text}" + (" for free" if node.free else "")
        if node.way == "as from hand":
            text += f" as if it were in {self.your('hand')}"
        if node.exerted:
            person = phrase.plural or phrase.text.endswith(" character") or cards.what == "character"
            text += f" and {'they enter' if person else 'it enters'} play exerted"
        bottom = f"on the bottom of {self.your('deck')} instead of into {self.your('discard')}"
        if node.then_to == "deck bottom":
            text += f". If you do, put that card {bottom}" if isinstance(target, n.That) else f", then put it {bottom}"
        return text

    def search(self, target: n.Chosen) -> str:
        cards = "any card"
        if target.cards.where or target.cards.what != "card" or self.is_several(target) or target.up_to:
            cards = self.phrase(replace(target, cards=replace(target.cards, zone="looked"))).text
        self.refs[target.slot] = Referent(target.cards.what, self.is_several(target), "deck", "you", searched=True)
        return f"{self.verb('search')} {self.your('deck')} for {cards}"

    def move_to_location(self, node: n.MoveToLocation) -> str:
        moved = self.act_on(Deed("move"), node.target, self.phrase(node.target))
        location = self.phrase(node.location)
        place = "there" if location.text == "it" else f"to {location.text}"
        if isinstance(node.location, n.Chosen) and node.location.cards.whose == "you":  # there is no other (4.7.1)
            cards = self.described(replace(node.location.cards, whose="any"))
            place = f"to {self.a(cards)}"
            if isinstance(node.target, n.Both) or (isinstance(node.target, n.Chosen) and self.is_several(node.target)):
                place = f"to the same {cards.text}"
        if isinstance(node.location, n.This):
            place = "here"
        return f"{moved} {place}" + (" for free" if node.free else "")

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.t(f"lasts {node.duration}").strip()
        subject = self.subject(self.phrase(node.target))
        instead = self.t("damage onto", self.this(False).text)
        if node.instead != "onto this card":
            they = subject == "they" or self.is_person(node.target)
            instead = f"{'they take' if they else 'it takes'} no damage instead"
        time = self.t("whenever" if node.every_time else "next", f"{subject} would be dealt damage")
        return f"{lasting}{', ' if lasting else ''}{time} {instead}"
