"""Which cards are spoken of: "it", "that Angel", "the targeted Golem". Where more than one could be meant, every
possibility is a reading of its own."""

from __future__ import annotations

from copy import copy
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.grammar.amounts import Done, Saw
from arbitre.games.fallen.grammar.meaning import About, Goes, Letter, Spoken
from arbitre.games.fallen.text.cards import FIELD
from arbitre.games.fallen.text.deeds import PICKED
from arbitre.games.fallen.text.walk import INTRODUCED, FallenLanguage

SLOTS: Final = ("chosen", "second", "third", "fourth", "fifth")
MOST: Final = 256  # readings of one text that are looked at
FIRST: Final = ("when", "condition", "cost", "target", "cards", "host")
"""Fields in the order a text tells them, where that is not the order they have."""


class Unclear(Exception):
    """Nothing before says what is meant."""


class Mention(NamedTuple):
    """Cards that came up, by what later sentences find them."""

    ref: str  # a slot; or `this`
    noun: str
    plural: bool = False
    verb: str = ""
    cards: n.Select | None = None


class Script:
    """Which possibility is taken, each time there is more than one."""

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        self.taken = taken
        self.choices: list[int] = []

    def pick(self, count: int) -> int:
        at = len(self.choices)
        self.choices.append(count)
        return self.taken[at] if at < len(self.taken) else 0

    def following(self) -> tuple[int, ...] | None:
        """The next way through all possibilities."""
        taken = [*self.taken, *([0] * (len(self.choices) - len(self.taken)))]
        for at in reversed(range(len(self.choices))):
            if taken[at] + 1 < self.choices[at]:
                return (*taken[:at], taken[at] + 1)
        return None


class Resolved(NamedTuple):
    """Every tree a text can mean."""

    trees: list[tuple[Any, ...]]
    certain: bool  # nothing else could be meant, not even something that makes no sense
    why: str  # what makes no sense about others


def resolved(meaning: Any, kind: str, tongue: type[FallenLanguage]) -> Resolved:
    script = Script()
    why = ""
    found: list[tuple[Any, ...]] = []
    tried = 0
    while tried < MOST:
        tried += 1
        try:
            found.append(Resolver(kind, tongue, script).abilities(meaning))
        except Unclear as unclear:
            why = str(unclear)
        following = script.following()
        if following is None:
            break
        script = Script(following)
    return Resolved(found, tried == 1, why)


class Resolver:
    """One after another through the parts of an ability."""

    def __init__(self, kind: str, tongue: type[FallenLanguage], script: Script) -> None:
        self.kind = kind
        self.tongue = tongue
        self.script = script
        self.spoken: list[Mention] = []
        self.letters: set[str] = set()
        self.events: frozenset[str] = frozenset()
        self.done = ""
        self.choices = 0
        self.in_cost = False

    def fork(self) -> Resolver:
        other = copy(self)
        other.spoken, other.letters = list(self.spoken), set(self.letters)
        return other

    def abilities(self, abilities: tuple[Any, ...]) -> tuple[Any, ...]:
        """What a Miracle's effect costs is known in the effect."""
        return tuple(self.walk(one) for one in abilities)

    # -- who is meant ----------------------------------------------------------------------------------------------

    def own_noun(self) -> str:
        return self.tongue.THIS.get(self.kind, "card")

    def feminine(self, noun: str) -> bool:
        return self.tongue.NOUNS[noun][2]

    def meant(self, said: Spoken) -> str:
        """The slot of the cards, or `this`."""
        if said.way == "this":
            return self.itself(said)
        if said.way == "last":
            return SLOTS[self.choices - 1]
        fitting = [one for one in self.spoken if self.fits(one, said)]
        refs = list(dict.fromkeys(one.ref for one in fitting))
        if said.place:
            if said.place > len(refs):
                raise Unclear(f"there are not so many cards to speak of: {said.place}")
            refs = [refs[said.place - 1]]
        if said.way == "first":
            refs = refs[:1]
        if not refs:
            what = said.noun or ("they" if said.plural else "it")
            raise Unclear(f"nothing before says which cards are meant ({what})")
        ref = refs[self.script.pick(len(refs))] if len(refs) > 1 else refs[0]
        self.spoken.append(next(one for one in reversed(self.spoken) if one.ref == ref))
        return ref

    def itself(self, said: Spoken) -> str:
        own = self.own_noun()
        others = [one for one in self.spoken if one.noun == said.noun and one.ref != "this"]
        if said.noun not in (own, self.kind, "page", "card") or (said.noun != own and others):
            raise Unclear(f"this card is no {said.noun}")
        self.speak(Mention("this", own))
        return "this"

    def fits(self, one: Mention, said: Spoken) -> bool:
        if one.plural != said.plural:
            return False
        if said.feminine is not None and not said.noun and self.feminine(one.noun) != said.feminine:
            return False
        if said.way == "it":
            return True
        if one.ref == "this" or one.noun != said.noun:
            return False
        return said.way != "picked" or one.verb == said.verb

    def its_player(self) -> None:
        """Whose controller is meant is no part of the tree: of the card of the trigger, or else of the first choice."""
        last = next((one.ref for one in reversed(self.spoken) if one.ref != "this"), "")
        wanted = "it" if any(one.ref == "it" for one in self.spoken) else "chosen"
        if last != wanted:
            raise Unclear("nothing says whose controller is meant")

    def speak(self, one: Mention) -> None:
        self.spoken.append(one)

    def target(self, said: Spoken) -> n.This | n.That:
        ref = self.meant(said)
        return n.This() if ref == "this" else n.That(ref)

    def this(self, said: Any, what: str) -> str:
        if said == "this":
            return "this"
        if not isinstance(said, Spoken) or self.meant(said) != "this":
            raise Unclear(f"{what} can only be about the card itself")
        return "this"

    # -- nodes -----------------------------------------------------------------------------------------------------

    def walk(self, node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(self.walk(part) for part in node)
        if not isinstance(node, msgspec.Struct):
            return node
        special = getattr(self, "_" + type(node).__name__.lower(), None)
        made = special(node) if special is not None else self.parts(node)
        if not isinstance(made, n.PutIntoLimbo | n.PutIntoPlay) and any(
            getattr(made, name, "") == "its player" for name in ("player", "players", "by")
        ):
            self.its_player()
        if isinstance(made, n.Effect) and not isinstance(made, n.Choose | n.Count):
            self.done = type(made).__name__
        return made

    def parts(self, node: Any, **known: Any) -> Any:
        names = sorted(node.__struct_fields__, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))
        return replace(
            node, **{name: known[name] if name in known else self.walk(getattr(node, name)) for name in names}
        )

    def _spoken(self, node: Spoken) -> Any:
        return self.target(node)

    def _letter(self, node: Letter) -> n.Amount:
        if node.letter not in self.letters:
            raise Unclear(f"nothing says what {node.letter} is")
        return n.Tally(node.letter)

    def _saw(self, node: Saw) -> n.Amount:
        if not self.events or not self.events <= node.events:
            raise Unclear("no such number was seen before")
        return n.EventAmount()

    def _done(self, node: Done) -> n.Amount:
        if self.done not in node.effects:
            raise Unclear("nothing like this was done before")
        return n.Tally()

    def _about(self, node: About) -> Any:
        self.this(node.who, "this")
        return self.walk(node.what)

    def _count(self, node: n.Count) -> n.Count:
        made: n.Count = self.parts(node)
        self.letters.add(made.slot)
        return made

    # -- descriptions ----------------------------------------------------------------------------------------------

    def _select(self, node: n.Select) -> n.Select:
        among: Any = node.among
        if isinstance(among, Spoken | n.That):
            among = self.meant(among) if isinstance(among, Spoken) else among.ref
            if among == "this":
                raise Unclear("a single card is no choice")
        made: n.Select = self.parts(node, among="")
        return replace(made, among=among)

    def _samenameas(self, node: n.SameNameAs) -> n.SameNameAs:
        ref: Any = node.ref
        return n.SameNameAs(self.meant(ref) if isinstance(ref, Spoken) else getattr(ref, "ref", ref))

    def _online(self, node: n.OnLine) -> n.OnLine:
        line: Any = node.line
        if isinstance(line, str):
            return node
        ref = self.meant(line) if isinstance(line, Spoken) else line.ref
        if ref not in ("this", "other"):
            raise Unclear("only the line of this card, or of the other card of a trigger, can be meant")
        return n.OnLine(f"same as {ref}")  # type: ignore[arg-type]

    def _linked(self, node: n.Linked) -> n.Linked:
        to: Any = node.to
        if isinstance(to, str) and to != "this":
            return node
        return replace(node, to=self.this(to, "what is linked"))

    # -- targets ---------------------------------------------------------------------------------------------------

    def _each(self, node: n.Each) -> n.Each:
        cards = self.walk(node.cards)
        return n.Each(cards)

    def _choose(self, node: n.Choose) -> n.Choose:
        said: Any = node.target
        if isinstance(said, Spoken):
            ref = self.meant(said)
            known = next(one for one in reversed(self.spoken) if one.ref == ref)
            if known.cards is None:
                raise Unclear("such a card is not targeted")
            cards = n.Select(known.cards.what, known.cards.whose, known.cards.zone, among=ref)
            made = self.choice(n.Chosen(cards))
        else:
            made = self.choice(self.walk_choice(said))
        zone = made.cards.zone
        verb = "found" if zone == "deck" else "designated"
        if self.in_cost and zone != "deck":
            verb = PICKED["target" if zone in FIELD else "choose"]
        self.spoken[-1] = self.spoken[-1]._replace(verb=verb)
        return n.Choose(made)

    def walk_choice(self, node: n.Chosen) -> n.Chosen:
        return replace(node, cards=self.walk(node.cards), count=self.walk(node.count))

    def _chosen(self, node: n.Chosen) -> n.Chosen:
        return self.choice(self.walk_choice(node))

    def choice(self, node: n.Chosen) -> n.Chosen:
        node = replace(node, cards=self.besides(node.cards))
        if self.choices >= len(SLOTS):
            raise Unclear("too many choices")
        slot = SLOTS[self.choices]
        self.choices += 1
        several = node.any_number or node.count != 1 or node.at_least
        self.speak(Mention(slot, noun_of(node.cards), bool(several), "", node.cards))
        return replace(node, slot=slot)

    def besides(self, cards: n.Select) -> n.Select:
        """Another one: not this card, or not the one chosen before."""
        if not cards.other:
            return cards
        noun = noun_of(cards)
        ways = [cards] if noun in (self.kind, "page", "card") or self.kind in ("page", "familiar", "archangel") else []
        before = [one.ref for one in self.spoken if one.ref in SLOTS and one.noun == noun]
        ways += [replace(cards, other=False, besides=ref) for ref in dict.fromkeys(before)]
        if not ways:
            raise Unclear("nothing before says what else is meant")
        return ways[self.script.pick(len(ways))] if len(ways) > 1 else ways[0]

    def _together(self, node: n.Together) -> n.Together:
        parts = tuple(self.walk_choice(one) for one in node.parts)
        slot = SLOTS[self.choices]
        self.choices += 1
        self.speak(Mention(slot, "page", True))
        return n.Together(parts, slot)

    # -- where cards go --------------------------------------------------------------------------------------------

    def _goes(self, node: Goes) -> Any:
        """To its owner's hand, which is yours if the card is."""
        made = self.walk(node.effect)
        mine, theirs = self.whose(made.target)
        if isinstance(made, n.PutIntoLimbo):
            if node.owner == "you":
                return made if mine else replace(made, player="you")
            if node.owner == "opponents":
                return replace(made, player="opponents")
        if (node.owner == "you" and not mine) or (node.owner in ("opponents", "actor") and not theirs):
            raise Unclear("the rules would put it somewhere else")
        return made

    def _putintoplay(self, node: n.PutIntoPlay) -> n.PutIntoPlay:
        made: n.PutIntoPlay = self.parts(node)
        if isinstance(made.target, n.Chosen | n.Each) and made.target.cards.zone in FIELD:
            raise Unclear("what is put into play is in play already")
        return made

    def whose(self, target: Any) -> tuple[bool, bool]:
        """Whether the cards are certainly yours; or your opponent's."""
        if isinstance(target, n.This):
            return True, False
        if isinstance(target, n.TopOfDeck):
            return target.player == "you", target.player == "opponents"
        if isinstance(target, n.That) and target.ref in ("looked", "rest"):
            return True, False
        cards: n.Select | None = getattr(target, "cards", None)
        if isinstance(target, n.That):
            known = next((one for one in reversed(self.spoken) if one.ref == target.ref), None)
            cards = None if known is None else known.cards
        if cards is None:
            return False, False
        return cards.whose == "you", cards.whose == "opponents"

    # -- what happens ----------------------------------------------------------------------------------------------

    def _when(self, node: n.When) -> n.When:
        slot = node.slot
        fields: dict[str, Any] = {}
        for name in ("card", "other", "by"):
            said = getattr(node, name)
            if isinstance(said, Spoken):
                ref = self.meant(said)
                if ref == "this":
                    fields[name] = "this"
                elif name == "card":
                    fields[name], slot = None, ref
                else:
                    raise Unclear("only this card, or cards of a kind, can be waited for")
            else:
                fields[name] = self.walk(said)
        return replace(node, **fields, slot=slot, condition=self.walk(node.condition))

    def recall(self, whens: tuple[n.When, ...], told: bool = True) -> None:
        """What a trigger was about can be spoken of, if it was told."""
        self.events = frozenset(when.event for when in whens)
        if not told:
            return
        for ref, name in (("by", "by"), ("other", "other"), ("it", "card")):
            found = {getattr(when, name) for when in whens}
            one = found.pop() if len(found) == 1 else None
            if one == "this":
                self.speak(Mention("this", self.own_noun()))
            elif isinstance(one, n.Select):
                self.speak(Mention(ref, noun_of(one), False, "", one))

    def _triggered(self, node: n.Triggered) -> n.Triggered:
        when = tuple(self.walk(one) for one in node.when)
        told = node.when != (INTRODUCED.get(node.name),)  # or its name says it all
        if any(one.slot for one in when):
            raise Unclear("nothing before says what is waited for")
        self.recall(when, told)
        condition = self.walk(node.condition)
        cost = self.costs(node.cost)
        return replace(node, when=when, condition=condition, cost=cost, effects=self.walk(node.effects))

    def costs(self, cost: tuple[Any, ...]) -> tuple[Any, ...]:
        self.in_cost = True
        made = self.walk(cost)
        self.in_cost = False
        return made  # type: ignore[no-any-return]

    def _activated(self, node: n.Activated) -> n.Activated:
        condition = self.walk(node.condition)
        cost = self.costs(node.cost)
        return replace(node, condition=condition, cost=cost, effects=self.walk(node.effects))

    def _extracost(self, node: n.ExtraCost) -> n.ExtraCost:
        return n.ExtraCost(self.costs(node.cost))

    def _oath(self, node: n.Oath) -> n.Oath:
        return n.Oath(self.costs(node.cost))

    def _mode(self, node: n.Mode) -> n.Mode:
        inner = self.fork()
        cost = inner.costs(node.cost)
        return n.Mode(inner.walk(node.effects), cost)

    def _createtrigger(self, node: n.CreateTrigger) -> n.CreateTrigger:
        when = self.walk(node.when)
        inner = self.fork()
        inner.recall((when,))
        made = replace(node, when=when, effects=inner.walk(node.effects))
        self.choices = inner.choices
        return made

    def _if(self, node: n.If) -> n.If:
        condition = self.walk(node.condition)
        known = list(self.spoken)
        then = self.walk(node.then)
        if node.otherwise:
            self.spoken = known
        return n.If(condition, then, self.walk(node.otherwise))

    # -- what holds ------------------------------------------------------------------------------------------------

    def _staticability(self, node: n.StaticAbility) -> n.StaticAbility:
        return self.parts(node)  # type: ignore[no-any-return]

    def _continuous(self, node: n.Continuous) -> n.Continuous:
        target = self.walk(node.target)
        inner = self.fork()
        static = node.effect
        if target is not None and isinstance(static, n.Instead):
            known = inner.spoken[-1]
            inner.speak(known._replace(ref="it") if known.ref != "this" else known)
        return replace(node, target=target, effect=inner.walk(static))

    def _instead(self, node: n.Instead) -> n.Instead:
        cards = self.cards(node.cards)
        inner = self.fork()
        if isinstance(cards, n.Select):
            inner.speak(Mention("it", noun_of(cards), False, "", cards))
        made = replace(node, cards=cards, effects=inner.walk(node.effects))
        self.choices = inner.choices
        return made

    def _look(self, node: n.Look) -> n.Look:
        made: n.Look = self.parts(node)
        whose = "you" if made.player == "you" else "opponents"
        self.speak(Mention("looked", "page", made.amount != 1, "", n.Select("page", whose, "deck")))
        return made

    def _revealtop(self, node: n.RevealTop) -> n.RevealTop:
        made: n.RevealTop = self.parts(node)
        whose = "you" if made.player == "you" else "opponents"
        ref = "it" if made.amount == 1 else "looked"
        self.speak(Mention(ref, "page", made.amount != 1, "", n.Select("page", whose, "deck")))
        return made

    def _granted(self, abilities: tuple[n.Ability, ...]) -> tuple[Any, ...]:
        """Abilities that are given speak of the card that has them, as a page."""
        return tuple(Resolver("page", self.tongue, self.script).walk(one) for one in abilities)

    def _grant(self, node: n.Grant) -> n.Grant:
        return replace(node, target=self.walk(node.target), abilities=self._granted(node.abilities))

    def _gains(self, node: n.Gains) -> n.Gains:
        cards = self.cards(node.cards)
        return replace(node, cards=cards, abilities=self._granted(node.abilities), for_each=self.walk(node.for_each))

    def cards(self, cards: Any) -> Any:
        if isinstance(cards, Spoken):
            return self.this(cards, "a passive ability")
        if isinstance(cards, n.Select):
            return self.walk(cards)
        return cards

    def _static(self, node: Any) -> Any:
        fields = {name: self.cards(getattr(node, name)) for name in ("cards", "by") if name in node.__struct_fields__}
        made = replace(node, **fields)
        return replace(
            made, **{name: self.walk(getattr(made, name)) for name in made.__struct_fields__ if name not in fields}
        )

    _gets = _cant = _can = _loses = _gainsclass = _countsas = _insensible = _costsless = _damagechange = _static


def noun_of(cards: n.Select) -> str:
    """The type cards are called by."""
    if cards.what == "card":
        for part in cards.where:
            if isinstance(part, n.TypeIs):
                return part.any[0] if len(part.any) == 1 else "page"
    return cards.what
