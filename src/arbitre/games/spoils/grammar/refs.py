"""Who "it", "that character" and "they" are: cards and players spoken of before, in the order of the text."""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.reading import Unclear
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar.nouns import CHOSEN, SHOWN

LOOKED = n.That("looked")
SLOTS = ("chosen", "second", "third", "fourth", "fifth")
OWN_TALLIES = ("done", "drawn", "made", "seen", "counted")


class Mention(NamedTuple):
    target: n.Target
    types: frozenset[str]
    plural: bool
    classes: tuple[str, ...] = ()
    picked: bool = False  # by the word pick: "the character" is such a one before any other
    marks: frozenset[str] = frozenset()  # what else it was described by: filters, whose it is
    unsure: bool = False  # only if something held: a later "if it" does not mean it


def types_of(cards: n.Select) -> frozenset[str]:
    for part in cards.where:
        if isinstance(part, n.TypeIs | n.FaceIs):
            return frozenset(part.any)
    return frozenset((cards.what,))


def marks_of(cards: n.Select) -> frozenset[str]:
    return frozenset((cards.whose, *(repr(part) for part in cards.where)))


def classes_of(cards: n.Select) -> tuple[str, ...]:
    return tuple(word for part in cards.where if isinstance(part, n.Classified) for word in part.any)


class Resolver:
    """One after another through the parts of a text. What a card's Cost section picks is known in the rest of its text;
    abilities know only what they say themselves."""

    def __init__(self, host: str = "") -> None:
        self.host = host  # what the card may be attached to
        self.spoken: list[Mention] = []
        self.roles: dict[str, Any] = {}  # cards by what was done to them
        self.letters: set[str] = set()
        self.they = ""
        self.loops = 0
        self.choices = 0
        self.choice_of: dict[str, n.Select] = {}  # by slot: from what was chosen
        self.renamed: set[str] = set()
        self.responds = False
        self.asking = False  # a condition is being read
        self.there = False  # the card itself is in play
        self.searched: list[n.That] = []
        self.split: set[str] = set()  # choices of two cards that are spoken of one by one

    def fork(self) -> Resolver:
        """The same knowledge, for a part of the text that nothing after it knows of."""
        other = copy(self)
        other.spoken, other.roles, other.letters = list(self.spoken), dict(self.roles), set(self.letters)
        other.renamed, other.choice_of, other.searched = set(), dict(self.choice_of), list(self.searched)
        return other

    # -- what is spoken of ------------------------------------------------------------------------------------

    def speak(
        self, target: n.Target, types: frozenset[str], plural: bool = False, classes: tuple[str, ...] = ()
    ) -> None:
        self.spoken.append(Mention(target, types, plural, classes))

    def meant(self, word: str) -> n.Target:
        if word in self.roles:
            role: n.Target = self.roles[word]
            return role
        if word.startswith("other "):
            return self.other_one(word.removeprefix("other "))
        if word == "searched" and self.searched:
            return self.searched[0] if len(self.searched) == 1 else n.Both(tuple(self.searched))
        if word == "played":
            for slot, cards in reversed(self.choice_of.items()):
                if cards.zone == "being played":
                    return n.That(slot)
        if word in ("it", "them"):
            for one in reversed(self.spoken):
                if one.plural == (word == "them") and not (one.unsure and self.asking):
                    return one.target
            several = dict.fromkeys(one.target for one in self.spoken if one.picked and not one.plural)
            if word == "them" and len(several) > 1:
                return n.Both(tuple(several))  # type: ignore[arg-type]
        elif word.startswith("either "):
            two = self.called("those " + word.removeprefix("either "))
            if isinstance(two, n.Both) and len(two.parts) == 2:
                return two
        elif word in ("first picked", "second picked"):
            return self.one_of_two(word == "second picked")
        elif word.startswith(("the ", "those ")):
            found = self.called(word)
            if found is not None:
                return found
        raise Unclear(f"nothing before says what {word!r} is")

    def called(self, word: str) -> n.Target | None:
        """The last ones that are called by their type or subtype."""
        article, _, name = word.partition(" ")
        name, _, mark = name.partition("#")
        plural = article == "those"
        wanted = frozenset(name.split("|"))
        fitting: list[Mention] = []
        for one in reversed(self.spoken):
            if one.target == n.This():
                continue
            fits = name.strip("“”") in one.classes if name.startswith("“") else wanted & one.types or wanted == {"card"}
            fitting += [one] if fits and (not mark or mark in one.marks) else []
        there = [one for one in fitting if one.plural == plural]
        if there:
            return next((one.target for one in there if one.picked), there[0].target)
        if plural:
            one_by_one = dict.fromkeys(one.target for one in reversed(fitting) if isinstance(one.target, n.That))
            return n.Both(tuple(one_by_one)) if len(one_by_one) > 1 else None
        return n.That("host") if name == self.host else None

    def one_of_two(self, second: bool) -> n.Target:
        """Two cards were picked in one go, and are spoken of one by one: they are picked one after the other."""
        if list(self.choice_of) != ["chosen"] or not any(
            one.target == n.That("chosen") and one.picked and one.plural for one in self.spoken
        ):
            raise Unclear("nothing before says which of two is meant")
        self.split.add("chosen")
        return n.That("second" if second else "chosen")

    def other_one(self, kind: str) -> n.Target:
        """The last choice besides others; what is left where one of several was chosen."""
        for one in reversed(self.spoken):
            if not isinstance(one.target, n.That) or one.target.ref not in self.choice_of:
                continue
            cards = self.choice_of[one.target.ref]
            if cards.among:
                taken = ", ".join(slot for slot, other in self.choice_of.items() if other.among == cards.among)
                return n.Each(n.Select(zone=cards.zone, among=cards.among, besides=taken))
            if cards.besides:
                return one.target
        last = self.spoken[-1].target if self.spoken else None
        picked = dict.fromkeys(one.target for one in self.spoken if one.picked and kind in one.types and not one.plural)
        if len(picked) == 2 and last in picked:  # of two, the one that is not being spoken of
            return next(one for one in picked if one != last)
        raise Unclear(f"nothing before says what the other {kind} is")

    # -- abilities --------------------------------------------------------------------------------------------

    def ability(self, node: Any) -> Any:
        made: Any
        if isinstance(node, n.Triggered):
            made = self.triggered(node)
        elif isinstance(node, n.StaticAbility):
            made = self._staticability(node)
        else:
            made = self.parts(node)
        return self.rename(made)

    def triggered(self, node: n.Triggered) -> n.Triggered:
        whens = tuple(self.parts(when) for when in node.when)
        first = whens[0]
        for role, slot in ((first.other, "other"), (first.card, "it")):
            if role == "this":
                self.speak(n.This(), frozenset(("card",)))
            elif isinstance(role, n.Select) and role.what != "faction":
                self.speak(n.That(slot), types_of(role), classes=classes_of(role))
        if first.event == "discards" and first.together:
            self.speak(n.That("it"), frozenset(("card",)), plural=True)
        if first.event == "plays resource":
            self.speak(n.That("it"), frozenset(("resource",)))
        if first.card is None and first.event in ("turn starts", "turn ends", "attacked", "attack announced"):
            self.speak(n.This(), frozenset(("card",)))
        if first.player in ("any", "opponents") or first.card not in (None, "this"):
            self.they = "that player"
        condition = self.walk(node.condition)
        return replace(node, when=whens, condition=condition, effects=self.walk(node.effects))

    def rename(self, node: Any) -> Any:
        """Whose player is asked for is kept in the slot `it`."""
        return renamed(node, self.renamed) if self.renamed else node

    # -- nodes ------------------------------------------------------------------------------------------------

    def parts(self, node: Any) -> Any:
        return replace(node, **{name: self.field(name, getattr(node, name)) for name in node.__struct_fields__})

    def field(self, name: str, value: Any) -> Any:
        if name in ("player", "players", "whose", "by") and value in ("actor", "they"):
            if self.loops:
                return "actor"
            if not self.they:
                if name == "whose":
                    return "opponents"
                raise Unclear("nothing before says who 'they' are")
            return self.they
        return self.walk(value)

    def walk(self, node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(self.walk(part) for part in node)
        if not hasattr(node, "__struct_fields__"):
            return node
        special = getattr(self, "_" + type(node).__name__.lower(), None)
        if special is not None:
            return special(node)
        made = self.parts(node)
        self.remember(made)
        return made

    def remember(self, made: Any) -> None:
        for name in ("player", "by", "whose"):
            if getattr(made, name, None) in ("opponents", "that player"):
                self.they = getattr(made, name)
        if getattr(made, "player", None) in ("its player", "its controller") and not isinstance(made, n.TakeControl):
            self.of_its_player()
        if isinstance(made, n.Reveal) and isinstance(made.target, n.Chosen | n.That):
            self.roles["revealed"] = n.That(made.target.slot) if isinstance(made.target, n.Chosen) else made.target
        if isinstance(made, n.RemoveFromGame) and isinstance(made.target, n.Chosen | n.That):
            self.roles["removed"] = n.That(made.target.slot) if isinstance(made.target, n.Chosen) else made.target
        elif isinstance(made, n.RemoveFromGame):
            self.roles["removed"] = n.That("removed")

    def of_its_player(self) -> None:
        last = next((one for one in reversed(self.spoken) if not one.plural and one.target != n.This()), None)
        if last is None or not isinstance(last.target, n.That) or last.target.ref == "other":
            raise Unclear("nothing before says whose player is meant")
        if last.target.ref != "it":
            self.renamed.add(last.target.ref)

    def _that(self, node: n.That) -> n.Target:
        if not node.ref.startswith("?"):
            if node.ref == "last tactic":
                self.speak(node, frozenset(("tactic",)))
            if node.ref == "rest" and "looked" not in self.roles:
                raise Unclear("no cards were looked at")
            if node.ref == "discarded" and "discarded" not in self.roles:
                raise Unclear("no card was discarded")
            return node
        found = self.meant(node.ref[1:])
        if node.ref == "?searched":
            self.speak(found, frozenset(("card",)))
        self.speak_again(found)
        return found

    def _is(self, node: n.Is) -> n.Condition:
        """Of cards that are described and not known by name: that there is one."""
        target: Any = self.walk(node.target)
        where = self.walk(node.where)
        if isinstance(target, n.Both):  # either of them
            return n.Either(tuple(replace(node, target=part, where=where) for part in target.parts))
        if target == n.This() and len(where) == 1 and isinstance(where[0], n.StatIs) and where[0].stat == "tokens":
            return n.CompareIs(n.StatOf("tokens", target), where[0].compare, where[0].than)
        if not isinstance(target, n.Each):
            return self.face(replace(node, target=target, where=where))
        if node.what not in ("card", target.cards.what):
            raise Unclear("it may be of another type")
        return n.Have(replace(target.cards, where=(*target.cards.where, *where)))

    def face(self, node: n.Is) -> n.Is:
        """411.1, 411.2: what a face-down card is said to be is what its face is. A card said to be a character is called
        the character from then on."""
        kinds = (
            (node.what,) if node.what != "card" else next((f.any for f in node.where if isinstance(f, n.TypeIs)), ())
        )
        if not kinds or not isinstance(node.target, n.That):
            return node
        chosen = self.choice_of.get(node.target.ref)
        if chosen is not None and n.FaceDown() in chosen.where:
            if "resource" in kinds:
                return node
            others = tuple(f for f in node.where if not isinstance(f, n.TypeIs))
            return n.Is(node.target, "card", (n.FaceIs(kinds), *others))
        for one in reversed(self.spoken):
            if one.target == node.target and one.types == {"card"}:
                self.spoken.append(one._replace(types=frozenset(kinds)))
                break
        return node

    def speak_again(self, target: n.Target) -> None:
        for one in reversed(self.spoken):
            if one.target == target:
                self.spoken.append(one)
                return

    def _this(self, node: n.This) -> n.This:
        self.speak(node, frozenset(("card",)))
        return node

    def _each(self, node: n.Each) -> n.Each:
        found = self.parts(node)
        host = n.HostOfThis() in found.cards.where
        if found.cards.what != "faction":
            self.speak(found, types_of(found.cards), not host, classes_of(found.cards))
        if found.cards.whose in ("opponents", "that player"):
            self.they = found.cards.whose
        return found  # type: ignore[no-any-return]

    def _select(self, node: n.Select) -> n.Select:
        among = node.among
        if among.startswith("?"):
            target = self.meant(among[1:])
            if not isinstance(target, n.That):
                raise Unclear("these are no cards that were chosen")
            among = target.ref
        besides = node.besides
        if besides == CHOSEN:
            if not self.choice_of:
                raise Unclear("no cards were chosen")
            besides = ", ".join(self.choice_of)
        if besides.startswith("?"):
            target = self.meant(besides[1:])
            if not isinstance(target, n.That):
                raise Unclear("these are no cards that were chosen")
            besides = target.ref
        if node.zone == SHOWN:
            if "shown" not in self.roles:
                raise Unclear("no cards were revealed")
            hand = self.roles["shown"]
            node = replace(node, zone="looked") if hand is LOOKED else replace(node, whose=hand.player, zone="hand")
        made: n.Select = replace(self.parts(node), among=among, besides=besides)
        if made.whose in ("opponents", "that player"):
            self.they = made.whose
        return made

    def _sametypeas(self, node: n.SameTypeAs) -> n.SameTypeAs:
        if not node.ref.startswith("?"):
            return node
        target = self.meant(node.ref[1:])
        if isinstance(target, n.Both):
            target = target.parts[0]  # they are all of one type
        if not isinstance(target, n.That):
            raise Unclear("nothing before says of which type")
        return n.SameTypeAs(target.ref)

    def _choose(self, node: n.Choose) -> n.Choose:
        made: n.Choose = self.parts(node)
        self.spoken[-1] = self.spoken[-1]._replace(picked=True)
        if made.target.cards.zone == "deck":
            self.searched.append(n.That(made.target.slot))
        return made

    def _chosen(self, node: n.Chosen) -> n.Chosen:
        cards = self.walk(node.cards)
        if cards.zone == "looked" and "looked" not in self.roles:
            raise Unclear("no cards were looked at")
        if cards.other:
            before = self.called_before(cards)
            if before:
                cards = replace(cards, other=False, besides=before)
        if cards.among:  # one of them, and one of them: never the same twice
            before = ", ".join(slot for slot, other in self.choice_of.items() if other.among == cards.among)
            cards = replace(cards, besides=before)
        if self.choices >= len(SLOTS):
            raise Unclear("too many choices")
        slot = SLOTS[self.choices]
        self.choices += 1
        self.choice_of[slot] = cards
        made: n.Chosen = replace(
            node, cards=cards, slot=slot, count=self.walk(node.count), by=self.field("by", node.by)
        )
        plural = made.count != 1 or made.any_number
        self.spoken.append(Mention(n.That(slot), types_of(cards), plural, classes_of(cards), marks=marks_of(cards)))
        if made.by == "opponents":
            self.they = "opponents"
        return made

    def called_before(self, cards: n.Select) -> str:
        """The slot of the last cards chosen that "another" could mean."""
        for one in reversed(self.spoken):
            if isinstance(one.target, n.That) and one.target.ref in SLOTS and types_of(cards) & one.types:
                return one.target.ref
        return ""

    def _toprevealed(self, node: n.TopRevealed) -> n.TopRevealed:
        self.speak(n.TopOfDeck(1, node.player), frozenset(("card",)))
        return node

    def _staticability(self, node: n.StaticAbility) -> n.StaticAbility:
        """What a condition speaks of is known in what it is a condition of."""
        condition = self.walk(node.condition)
        return replace(node, condition=condition, effects=self.walk(node.effects), unless=self.walk(node.unless))

    def _tally(self, node: n.Tally) -> n.Tally:
        if node.ref not in OWN_TALLIES and node.ref not in self.letters:
            raise Unclear(f"nothing before says what {node.ref} is")
        return node

    def _count(self, node: n.Count) -> n.Count:
        made: n.Count = self.parts(node)
        self.letters.add(made.slot)
        return made

    def _choosenumber(self, node: n.ChooseNumber) -> n.ChooseNumber:
        made: n.ChooseNumber = self.parts(node)
        self.letters.add(made.slot)
        return made

    def _chooseplayer(self, node: n.ChoosePlayer) -> n.ChoosePlayer:
        self.they = "that player"
        return node

    def _foreachplayer(self, node: n.ForEachPlayer) -> n.Effect:
        if node.players in ("its player", "its controller"):
            self.of_its_player()
        players = self.field("players", node.players)
        match node.effects:
            case (n.RemoveFromGame(target=n.TopOfDeck(count=count, player="actor")),) if players == "all":
                self.roles["removed"] = n.That("removed")
                return n.RemoveFromGame(n.TopOfDeck(count, "all"))  # all of them at once
        self.loops += 1
        made = replace(node, players=players, effects=self.walk(node.effects))
        self.loops -= 1
        return made

    def _discard(self, node: n.Discard) -> n.Discard:
        made: n.Discard = self.parts(node)
        self.roles["discarded"] = n.That("discarded")
        self.remember(made)
        if not made.cards.among:
            self.speak(n.That("discarded"), types_of(made.cards), made.amount != 1)
        return made

    def _revealtop(self, node: n.RevealTop) -> n.RevealTop:
        made: n.RevealTop = self.parts(node)
        self.remember(made)
        if made.amount == 1:
            self.roles["revealed"] = n.That("it")
            self.speak(n.That("it"), frozenset(("card",)))
        else:
            self.roles["looked"] = self.roles["shown"] = LOOKED
            self.speak(n.That("looked"), frozenset(("card",)), plural=True)
        return made

    def _revealuntil(self, node: n.RevealUntil) -> n.RevealUntil:
        self.roles["looked"] = LOOKED
        self.roles["revealed"] = n.That("it")
        made: n.RevealUntil = self.parts(node)
        self.remember(made)
        self.spoken.append(Mention(n.That("it"), types_of(made.cards), False, classes_of(made.cards)))
        return made

    def _revealhand(self, node: n.RevealHand) -> n.RevealHand:
        made: n.RevealHand = self.parts(node)
        self.remember(made)
        if made.player == "opponents":
            self.roles["shown"] = made
        return made

    def _maketokens(self, node: n.MakeTokens) -> n.MakeTokens:
        made: n.MakeTokens = self.parts(node)
        self.remember(made)
        self.roles["made"] = n.That("made")
        return made

    def _createtrigger(self, node: n.CreateTrigger) -> n.CreateTrigger:
        slot = node.when.slot
        if slot.startswith("?"):
            target = self.meant(slot[1:])
            if not isinstance(target, n.That):
                raise Unclear("nothing before says what is waited for")
            slot = target.ref
        when = replace(self.parts(node.when), slot=slot)
        return replace(node, when=when, effects=self.fork().walk(node.effects))

    def _look(self, node: n.Look) -> n.Look:
        made: n.Look = self.parts(node)
        self.remember(made)
        self.roles["looked"] = n.That("looked")
        self.speak(n.That("looked"), frozenset(("card",)), plural=made.amount != 1)
        return made

    def _lookatzone(self, node: n.LookAtZone) -> n.LookAtZone:
        node = self.parts(node)
        self.remember(node)
        self.roles["looked"] = n.That("looked")
        return node

    def _inresponseto(self, node: n.InResponseTo) -> n.InResponseTo:
        self.responds = True
        made: n.InResponseTo = self.parts(node)
        if made.what == "card" or made.cards != n.Select(zone="being played"):
            self.speak(n.That("it"), types_of(made.cards))
        return made

    def _terminate(self, node: n.Terminate) -> n.Terminate:
        target: Any = self.walk(node.target)
        if target in (None, n.That("it")) and self.responds:
            return replace(node, target=None)
        if target is None:
            raise Unclear("this is no response")
        return replace(node, target=target)

    def _entersunder(self, node: n.EntersUnder) -> n.EntersUnder:
        if not self.responds:
            raise Unclear("this is no response")
        return node

    def _sizeof(self, node: n.SizeOf) -> n.SizeOf:
        if not node.ref.startswith("?"):
            return node
        target = self.meant(node.ref[1:])
        if not isinstance(target, n.That):
            raise Unclear("these were not chosen")
        return n.SizeOf(target.ref)

    def _triggered(self, node: n.Triggered) -> n.Triggered:
        """A quoted ability speaks for itself."""
        made: n.Triggered = Resolver().ability(node)
        return made

    def _gaininfluence(self, node: n.GainInfluence) -> n.GainInfluence:
        player: str = node.player
        if player == "?faction":
            last = self.spoken[-1] if self.spoken else None
            if last is None or last.types != {"faction"} or not isinstance(last.target, n.That):
                raise Unclear("no faction was spoken of")
            self.renamed.add(last.target.ref)
            node = replace(node, player="its player")
            return replace(node, amount=self.walk(node.amount))
        made: n.GainInfluence = self.parts(node)
        self.remember(made)
        return made

    def _if(self, node: n.If) -> n.If:
        """What happens otherwise speaks of what was known before."""
        self.asking = True
        condition = self.walk(node.condition)
        self.asking = False
        spoken = list(self.spoken)
        then = self.walk(node.then)
        if node.otherwise:
            self.spoken = spoken
        else:
            since = len(spoken)
            self.spoken[since:] = [
                one if any(one.target == other.target for other in spoken) else one._replace(unsure=True)
                for one in self.spoken[since:]
            ]
        return n.If(condition, then, self.walk(node.otherwise))

    def _ifyoudo(self, node: n.IfYouDo) -> n.IfYouDo:
        spoken = list(self.spoken)
        by = self.field("by", node.by)
        first = self.walk(node.first)
        then = self.walk(node.then)
        if node.otherwise:
            self.spoken = spoken
        return replace(node, first=first, then=then, by=by, otherwise=self.walk(node.otherwise))

    def _activated(self, node: n.Activated) -> n.Activated:
        inner = Resolver()
        made: n.Activated = replace(node, cost=inner.walk(node.cost))
        made = replace(made, effects=inner.walk(node.effects))
        return inner.rename(made)  # type: ignore[no-any-return]

    def _putintoplay(self, node: n.PutIntoPlay) -> n.Effect:
        """Whose control it is put under may be its owner's: of the very card. 411.4: one that is in play is flipped."""
        player = node.player
        made: n.PutIntoPlay = replace(self.parts(replace(node, player="you")), player=self.field("player", player))
        if made.face_down and made.target == n.This() and self.there:
            return n.FlipDown(n.This())
        if player != "its player":
            self.remember(made)
        return made

    def _dealdamage(self, node: n.DealDamage) -> n.Effect:
        """To the faction of the player who controls the card spoken of."""
        target: Any = node.target
        if isinstance(target, n.Each) and target.cards.whose == "its controller":
            self.of_its_player()
            dealt = replace(node, amount=self.walk(node.amount), target=n.Each(replace(target.cards, whose="actor")))
            return n.ForEachPlayer("its controller", (dealt,))
        made: n.DealDamage = self.parts(node)
        self.remember(made)
        return made

    def _attachcard(self, node: n.AttachCard) -> n.AttachCard:
        """To another card than the one that is attached."""
        target = self.walk(node.target)
        host: Any = node.host
        if host == n.That("?it"):
            others = [one.target for one in self.spoken if not one.plural and one.target != target]
            if not others:
                raise Unclear("nothing before says to what it is attached")
            host = others[-1]
        made = replace(node, target=target, host=self.walk(host), player=self.field("player", node.player))
        self.remember(made)
        return made

    def _addtobattle(self, node: n.AddToBattle) -> n.AddToBattle:
        """407.6: what somebody else controls joins the party of whoever is attacked; one's own joins one's own."""
        made: n.AddToBattle = self.parts(node)
        ref = made.target.ref if isinstance(made.target, n.That) else ""
        theirs = ref in self.choice_of and self.choice_of[ref].whose == "opponents"
        return replace(made, blocking=made.blocking and theirs)

    def _bid(self, node: n.Bid) -> n.Bid:
        self.letters.add(node.slot)
        self.they = "that player"
        return node

    def _instead(self, node: n.Instead) -> n.Instead:
        """In it, the card it happens to is `it`."""
        cards = self.walk(node.cards) if not isinstance(node.cards, str) else node.cards
        inner = self.fork()
        inner.there = node.event == "destroyed" and cards == "this"
        if cards == "this":
            inner.speak(n.This(), frozenset(("card",)))
        elif isinstance(cards, n.Select):
            inner.speak(n.That("it"), types_of(cards))
        return replace(node, cards=cards, effects=inner.walk(node.effects))

    def _gets(self, node: n.Gets) -> n.Gets:
        """In the amount, each of the cards that get it is `it`."""
        cards = self.walk(node.cards) if not isinstance(node.cards, str) else node.cards
        inner = self.fork()
        own = n.This() if cards == "this" else n.That("it")
        kinds = frozenset(("card",)) if cards == "this" else types_of(cards)
        told = [one for one in inner.spoken if isinstance(one.target, n.TopOfDeck)]
        inner.spoken = [*told, Mention(own, kinds, False), Mention(own, kinds, True)]
        return replace(node, cards=cards, amount=inner.walk(node.amount))


def renamed(node: Any, slots: set[str]) -> Any:
    if isinstance(node, tuple):
        return tuple(renamed(part, slots) for part in node)
    if not hasattr(node, "__struct_fields__"):
        return node
    fields = {name: renamed(getattr(node, name), slots) for name in node.__struct_fields__}
    for name in ("ref", "slot", "besides", "among"):
        if fields.get(name) in slots and not isinstance(node, n.Tally | n.Count):
            fields[name] = "it"
    return replace(node, **fields)
