"""Who "they" are: pronouns of a tree that was just read are replaced by what they speak of."""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.parse.reading import Unclear
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import IN_PLAY

# What a card is called by after something was done to it.
DONE_TO: dict[type, str] = {n.Banish: "banished", n.Exert: "exerted", n.ReturnToHand: "returned"}
# What a card may be called by: what it does in a challenge, or what was done to it.
PARTICIPLES = frozenset(
    (
        "challenging",
        "challenged",
        "moved",
        "exerted",
        "banished",
        "returned",
        "discarded",
        "revealed",
        "chosen",
        "other",
    )
)
# Words for what happened or was done, each with what must have happened for there to be such a number.
IN_EVENT: dict[str, frozenset[n.EventName]] = {
    "discarded": frozenset(("discards",)),
    "gained": frozenset(("gains lore",)),
    "removed": frozenset(("heals",)),
    "dealt": frozenset(("dealt damage", "takes damage")),
}
THIS_WAY: dict[str, type] = {
    "removed": n.RemoveDamage,
    "moved": n.MoveDamage,
    "lost": n.LoseLore,
    "discarded": n.Discard,
}
# What can change a moment later, so that "they" would no longer be those that were meant.
PASSING = (n.Exerted, n.Damaged, n.InChallenge)


HE_OR_SHE = frozenset(("King", "Prince", "Princess", "Queen"))


# Events that are about a player, who is "that player" afterwards.
PLAYERS_DO = frozenset(
    {"played", "draws", "discards", "inked", "chosen", "gains lore", "loses lore", "turn starts", "turn ends"}
)
# What the other card of an event is, where the text does not say it.
OTHER_KINDS: dict[n.EventName, str] = {"moves": "location", "sings": "song", "challenges": "character"}


def slot_of(target: n.Target) -> str:
    if not isinstance(target, n.That):
        raise Unclear("no single card was spoken of")
    return target.ref


def kind_of(cards: Any) -> str:
    return cards.what if isinstance(cards, n.Select) else "card"


def is_passing(part: n.Filter) -> bool:
    return isinstance(part, PASSING) or (isinstance(part, n.StatIs) and part.stat != "cost")


def is_pronoun(role: Any) -> bool:
    return isinstance(role, str) and role.startswith("?")


class Spoken(NamedTuple):
    """Cards a text has spoken of."""

    target: n.Target | None  # None: only described ("if you have a character"), so that nothing can be done to them
    what: str
    many: bool = False
    where: tuple[n.Filter, ...] = ()
    in_play: bool = True  # elsewhere a character is a card, and so "it"

    @property
    def known(self) -> bool:
        """Somebody known to be "he" or "she": a Princess, or somebody with a name."""
        return any(
            isinstance(part, n.Named) or (isinstance(part, n.Classified) and HE_OR_SHE.issuperset(part.any))
            for part in self.where
        )

    def can_be(self, word: str) -> bool:
        """Whether a pronoun can mean these."""
        one = not self.many
        if word == "it":
            return one and (self.what != "character" or not self.in_play)
        if word == "her":
            return one and self.what in ("character", "card")
        if word == "them":
            return self.many or self.what in ("character", "card")
        that, _, what = word.partition(" ")
        if that == "those":
            return self.many and what.removesuffix("s") in ("card", self.what)
        return one and (what == "card" or self.what in (what, "card"))


class Resolver:
    """Goes through one ability in the order in which it is said, and remembers what was spoken of.

    `kind` is what its own card is: an item is never "they", a character never "it" where something else could be."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind
        self.spoken: list[Spoken] = []  # the last at the end
        self.chosen: str = ""  # the slot of the last choice
        self.chosen_what: str = "card"
        self.compared: n.CountOf | None = None  # the cards in another's hand, compared with one's own
        self.chosen_whose: str = "any"
        self.chosen_before = False
        self.another = ("", "")  # the slot of "another character" in what a trigger waits for, and what it is
        self.before: n.Target | None = None  # what was spoken of before the present effect
        self.roles: dict[str, Spoken] = {}
        self.pair: tuple[Spoken, ...] = ()  # the two characters of what a trigger waits for
        self.events: frozenset[n.EventName] = frozenset()  # what the trigger waits for
        self.choices = 0
        self.renamed: set[int] = set()  # which choices
        self.done: type | None = None  # what was done last that "that many" can mean
        self.done_before: set[type] = set()  # what was done before, "this way"
        self.player_known = False  # a player was spoken of: "that player" is not the player of a card
        self.several_players = False  # they are any number that were chosen
        self.looking = False  # cards have been looked at or revealed
        self.named = False  # a card has been named
        self.counted = False  # something has been counted
        self.shared: list[str] = []  # the slot of cards that are shared out, and those of the parts so far
        self.loops = 0  # how many times over "they" are spoken of

    @property
    def last(self) -> n.Target | None:
        return next((one.target for one in reversed(self.spoken) if one.target is not None), None)

    def speak(self, of: n.Target, what: str = "card", many: bool = False) -> None:
        self.spoken.append(Spoken(of, self.kind or what if of == n.This() else what, many))

    def describe(self, cards: Any, many: bool = False) -> None:
        """Cards that are only described: a pronoun after it could mean them, and must not mean another."""
        if isinstance(cards, n.Select) and cards.zone == "play":
            self.spoken.append(Spoken(None, cards.what, many, cards.where))

    def ability(self, node: Any) -> Any:
        if isinstance(node, n.Triggered):
            self.events = frozenset(when.event for when in node.when)
            when_all = tuple(self.moment(when) for when in node.when)
            if any(when.slot for when in when_all):
                raise Unclear("a trigger can't wait for a card of another one")
            condition = self.walk(node.condition)
            return self.tidy(replace(node, when=when_all, condition=condition, effects=self.walk(node.effects)))
        if isinstance(node, n.StaticAbility):
            self.speak(n.This())
            if any(isinstance(effect, n.PlayersCant) for effect in node.effects):
                self.loops += 1  # "they" are the players it is said of, each alone
            condition, unless = self.walk(node.condition), self.walk(node.unless)
            return self.tidy(replace(node, condition=condition, unless=unless, effects=self.walk(node.effects)))
        if isinstance(node, n.Activated):
            self.speak(n.This())
            cost = self.walk(node.cost)
            return self.tidy(
                replace(node, cost=cost, condition=self.walk(node.condition), effects=self.walk(node.effects))
            )
        return self.tidy(self.parts(node))

    def tidy(self, node: Any) -> Any:
        return Renaming(self.renamed).walk(node) if self.renamed else node

    def moment(self, when: n.When) -> n.When:
        """What a trigger waits for; what was said of it afterwards speaks of its cards."""
        when = self.who(when)
        self.remember(when)
        before = list(self.spoken)
        made: n.When = self.parts(when)
        self.spoken = before
        return made

    def who(self, when: n.When) -> n.When:
        """ "They" in what happens is this card, or one that was spoken of before."""
        for field in ("card", "other", "by"):
            role = getattr(when, field)
            if not is_pronoun(role):
                continue
            who = self.spoken_of(role[1:]) if self.spoken else n.This()
            if who == n.This():
                when = replace(when, **{field: "this"})
            elif field == "card" and isinstance(who, n.That):
                other = replace(when.other, other=False) if isinstance(when.other, n.Select) else when.other
                when = replace(when, card=None, other=other, slot=who.ref)
            else:
                raise Unclear(f"{role[1:]!r} are several here, or not this card")
        return when

    def remember(self, when: n.When) -> None:
        it: n.Target = n.This() if when.card == "this" else n.That("it")
        other: n.Target = n.This() if when.other == "this" else n.That("other")
        already = len(self.spoken)
        what, other_what = (
            kind_of(when.card),
            kind_of(when.other) if when.other else OTHER_KINDS.get(when.event, "card"),
        )
        if when.event in ("turn starts", "turn ends"):
            self.speak(n.This())
        elif when.card is None and when.other == "this":
            what = "character"
            self.speak(it, what)
            self.speak(other)
        else:
            if when.other is not None or when.event in OTHER_KINDS:
                self.speak(other, other_what)
            self.speak(it, what, when.together and when.event == "sings")
        if when.other is not None or isinstance(when.by, n.Select):
            self.pair = tuple(self.spoken[already:])
        for slot, role in (("it", when.card), ("other", when.other)):
            if isinstance(role, n.Select) and role.other:
                self.another = (slot, role.what)
        if when.event == "challenges" or (when.event == "banished" and when.role == "challenging"):
            self.roles["challenging"], self.roles["challenged"] = Spoken(it, what), Spoken(other, other_what)
        elif when.event == "banished" and when.role == "challenged":
            self.roles["challenged"], self.roles["challenging"] = Spoken(it, what), Spoken(other, other_what)
        if when.event in ("moves", "banished"):
            self.roles["moved" if when.event == "moves" else "banished"] = Spoken(it, what)
        if when.event in PLAYERS_DO and when.player != "you" and when.card != "this":
            self.player_known = True

    def amount(self, node: n.EventAmount) -> n.EventAmount:
        """The number in what happened: something must have happened."""
        if not self.events & (IN_EVENT["dealt"] | IN_EVENT["removed"]):
            raise Unclear("nothing before says how much")
        return node

    def tally(self, node: n.Tally) -> n.Amount:
        """A number of what was done before, or of what the trigger saw."""
        way, _, word = node.ref.partition(" ")
        if way == "?event":
            if not self.events & IN_EVENT[word]:
                raise Unclear(f"nothing before says how much was {word}")
            return n.EventAmount()
        if way == "?way":
            if THIS_WAY[word] not in self.done_before:
                raise Unclear(f"nothing was {word} before")
            return n.Tally()
        if way == "?same":
            if self.compared is None:
                raise Unclear("nothing before compares two hands")
            return self.compared
        if way == "counted" and not self.counted:
            raise Unclear("nothing was counted before")
        if way == "?":
            if self.done is None:
                raise Unclear("nothing before says how many")
            return n.Tally("drawn") if self.done is n.Draw else n.Tally()
        return node

    def meant(self, word: str) -> n.Target:
        if word == "this":
            return n.This()
        if word == "rest":
            if not self.looking:
                raise Unclear("no cards were looked at or revealed that there could be a rest of")
            return n.That("rest")
        if word == "were under":
            if not self.events & {"banished", "leaves play"}:
                raise Unclear("nothing before says when they were under it")
            self.speak(n.That("were under"), many=True)
            return n.That("were under")
        if word == "before":
            if self.before is None:
                raise Unclear("nothing before says what is meant")
            return self.before
        participle, _, what = word.partition(" ")
        if participle not in PARTICIPLES:
            return self.spoken_of(word)
        found = self.roles.get(participle)
        if found is None or found.target is None or (what and not found.can_be(f"that {what}")):
            raise Unclear(f"nothing before says what 'the {participle} {what or 'card'}' is")
        return found.target

    def spoken_of(self, word: str) -> n.Target:
        """The last cards spoken of that the word can mean."""
        passed = False  # a character that was chosen since, which "it" should not be
        for one in reversed(self.spoken):
            if one.target == n.This() and word == "it" and one.what == "character":
                continue  # only where nothing else was spoken of
            if word == "it" and one.target not in (None, n.This()) and one.can_be("her"):
                passed = True
            if not one.can_be(word) or (one.target == n.This() and word.startswith(("that", "those"))):
                continue
            if word == "her" and one.target != n.This() and not one.known:
                if one.target is None:
                    continue  # somebody who could be anyone is "they"
                raise Unclear("of a character that could be any, cards say 'they': who is he or she?")
            if one.target is None:
                raise Unclear(f"{word!r} could be a card that is only described, not chosen")
            if isinstance(one.target, n.Each) and any(is_passing(part) for part in one.target.cards.where):
                raise Unclear(f"{word!r} are cards that may no longer be what they were when they were spoken of")
            if passed and one.target == n.This():
                raise Unclear("'it' could be this card, or the character spoken of last")
            if word in ("it", "them") and any(one is there for there in self.pair):
                rivals = [there for there in self.pair if there.can_be(word)]
                if len(rivals) > 1:
                    raise Unclear(f"{word!r} could be either of the two it was about")
            return one.target
        if word == "that location":
            return self.place_of()
        if word == "it" and self.spoken and all(one.target == n.This() for one in self.spoken):
            return n.This()
        raise Unclear(f"nothing before says what {word!r} is")

    def place_of(self) -> n.Target:
        """That location: where a character is that was described as being at one."""
        for one in reversed(self.spoken):
            if isinstance(one.target, n.That) and not one.many and n.AtLocation() in one.where:
                return n.Each(n.Select("location", where=(n.PlaceOf(one.target.ref),)))
        raise Unclear("nothing before says what 'that location' is")

    def walk(self, node: Any) -> Any:
        if isinstance(node, n.That):
            if not node.ref.startswith("?"):
                return node
            found = self.meant(node.ref[1:])
            return found
        if isinstance(node, n.Chosen):
            return self.choice(node)
        if isinstance(node, n.Together):
            before = list(self.spoken)
            found = self.parts(node)
            self.spoken = [*before, Spoken(n.That(node.slot), "card", many=True)]  # all of them, in one slot
            return found
        if isinstance(node, n.Each):
            found = replace(node, cards=self.besides(self.walk(node.cards)))
            self.speak(found, found.cards.what, many=True)
            return found
        if isinstance(node, n.This):
            self.speak(node)
            return node
        if isinstance(node, tuple):
            return told_at_once(tuple(self.walk(part) for part in revealed_by_all(node)))
        if isinstance(node, n.EventAmount):
            return self.amount(node)
        if isinstance(node, n.Tally):
            return self.tally(node)
        if isinstance(node, n.RevealUntil):
            self.looking = True  # those revealed before it are the rest
        if isinstance(node, n.RevealUntil) or (isinstance(node, n.RevealTop) and node.amount == 1):
            node = self.parts(self.of_player(node))
            self.speak(n.That("it"))
            self.roles["revealed"] = Spoken(n.That("it"), "card")
            return node
        if isinstance(node, n.Look | n.RevealTop | n.LookAtZone):
            node = self.parts(self.of_player(node))
            self.speak(n.That("looked"), many=getattr(node, "amount", 2) != 1)
            self.looking = True
            return node
        if isinstance(node, n.Triggered | n.StaticAbility | n.Activated):
            return Resolver().ability(node)  # a quoted ability speaks for itself
        if isinstance(node, n.CreateTrigger):
            return self.floating(node)
        if isinstance(node, n.ChooseOne):
            return self.options(self.of_player(node))
        if isinstance(node, n.ForEachCard):
            return self.one_by_one(node)
        if isinstance(node, n.NamedCard) and not self.named:
            raise Unclear("no card was named")
        if isinstance(node, n.When):
            node = self.who(node)
        if isinstance(node, n.If | n.IfYouDo) and node.otherwise:
            return self.either_way(node)
        if isinstance(node, n.SameNameAs) and node.ref.startswith("?"):
            same = self.meant(node.ref[1:])
            return n.SameNameAs("this") if isinstance(same, n.This) else replace(node, ref=slot_of(same))
        if not hasattr(node, "__struct_fields__"):
            return node
        if (
            isinstance(node, n.Is)
            and isinstance(node.target, n.That)
            and node.target.ref.startswith(("?chosen", "?ret"))
        ):
            that = self.meant(node.target.ref[1:])
            what = "card" if self.what_is(that) == node.what else node.what  # it was chosen as such
            made = n.Is(that, what, self.walk(node.where))  # type: ignore[arg-type]
            self.speak_again(made)
            return made
        if isinstance(node, n.MoveDamage):
            return self.damage_moved(node)
        if isinstance(node, n.Modify):
            self.before = self.last
        if isinstance(node, n.Select):
            node = self.selected(node)
        if isinstance(node, n.Static) and is_pronoun(getattr(node, "cards", None)):
            if self.spoken_of(node.cards[1:]) != n.This():  # type: ignore[attr-defined]
                raise Unclear("what holds all the time is said of this card or of described ones")
            node = replace(node, cards="this")
        node = self.of_player(node)
        self.loops += isinstance(node, n.ForEachPlayer | n.SomePlayer)
        already = len(self.spoken)
        made = self.parts(node)
        self.loops -= isinstance(node, n.ForEachPlayer | n.SomePlayer)
        if isinstance(node, n.ForEachPlayer) and node.players in ("all", "opponents", "those players"):
            self.spoken[already:] = [one._replace(many=True) for one in self.spoken[already:]]  # one of each player
        if isinstance(made, n.Have):
            self.describe(made.cards, (made.count, made.compare) != (1, ">="))
        if isinstance(made, n.CountOf):
            self.describe(made.cards, many=True)
        if isinstance(made, n.CompareIs) and made.left == n.CountOf(n.Select(whose="that player", zone="hand")):
            self.compared = made.left
        if isinstance(made, n.Happened):
            self.describe(made.when.card, made.count > 1)
            self.describe(made.when.other, made.count > 1)
        if isinstance(node, n.Discard):
            self.roles["discarded"] = Spoken(n.That("discarded"), node.cards.what, node.amount != 1)
        if isinstance(made, n.Is) and isinstance(made.target, n.That):
            self.speak_again(made)
        if isinstance(node, n.Draw | n.Discard):
            self.done = type(node)
        self.done_before.add(type(node))
        self.named = self.named or isinstance(node, n.NameCard)
        self.counted = self.counted or isinstance(node, n.Count)
        if isinstance(node, n.PutIntoDiscard) and node.target == n.TopOfDeck():
            self.speak(n.That("put"), many=node.target.count != 1)
        if isinstance(made, n.Happened) and made.when.event == "sings" and made.when.other == "this":
            singers = n.Select("character", where=(n.Did(n.When("sings", other="this")),))
            self.speak(n.Each(singers), "character", many=True)
        if isinstance(node, n.PutOnDeck | n.ReturnToHand) and isinstance(made.target, n.That):
            self.speak(made.target, self.what_is(made.target))
        role = DONE_TO.get(type(node))
        if role is not None and isinstance(made.target, n.Chosen | n.That):
            target = n.That(made.target.slot) if isinstance(made.target, n.Chosen) else made.target
            self.roles[role] = next(
                (one for one in reversed(self.spoken) if one.target == target), Spoken(target, "card")
            )
        return made

    def speak_again(self, made: n.Is) -> None:
        """If that character is named ...: now more is known about them."""
        known = next((one for one in reversed(self.spoken) if one.target == made.target), Spoken(made.target, "card"))
        what = made.what if made.what != "card" else known.what
        self.spoken.append(known._replace(what=what, where=made.where))

    def of_player(self, node: Any) -> Any:
        """The node with its players made clear."""
        words = [getattr(node, name, "") for name in ("player", "players", "by", "whose")]
        if not self.loops and "actor" in words and not isinstance(node, n.Have):
            raise Unclear("nothing before says who 'they' are")
        if isinstance(node, n.ChoosePlayer):
            self.several_players = node.any_number
        if isinstance(node, n.ChoosePlayer) or "chosen opponent" in words or "chosen player" in words:
            self.player_known = True
        node = self.players(node)
        for field in ("player", "players"):
            if getattr(node, field, None) == "that player" and not self.player_known:
                node = replace(node, **{field: "its player"})
            if getattr(node, field, None) == "its player":
                self.of_its_player()
            elif getattr(node, field, None) == "?challenging":
                node = replace(node, **{field: "its player"})
        return node

    def selected(self, cards: n.Select) -> n.Select:
        """A description that speaks of other cards: those looked at, those under one."""
        if cards.zone == "looked" and not cards.among and not self.looking:
            raise Unclear("no cards were looked at")
        if cards.whose == "that player" and not self.player_known:
            raise Unclear("nothing before says which player is meant")
        if cards.among == IN_PLAY:
            if self.looking:
                raise Unclear("a chosen card of those looked at, or one in play?")
            return replace(cards, among="")
        if cards.among == "?revealed":
            shown = self.roles.get("revealed")
            if shown is None:
                raise Unclear("no cards were revealed")
            return replace(cards, among=slot_of(shown.target or n.This()), whose="actor" if self.loops else cards.whose)
        if is_pronoun(cards.among):
            found = self.spoken_of(cards.among[1:])
            if cards.zone != "under":
                return replace(cards, among=slot_of(found))
            if isinstance(found, n.That):
                below = n.LiesUnder(n.Select(among=found.ref))
                return n.Select(zone="under cards", where=(below,))
            if found != n.This():
                raise Unclear("nothing before says under which card")
            return replace(cards, among="")
        return cards

    def options(self, node: n.ChooseOne) -> n.ChooseOne:
        """Each option speaks of what was known before: what would have been chosen in another one was not."""
        before = self.state()
        made: list[Any] = []
        for option in node.options:
            self.back_to(before)
            made.append(self.walk(option))
        self.back_to(before)
        return replace(node, options=tuple(made))

    def one_by_one(self, node: n.ForEachCard) -> n.ForEachCard:
        before = list(self.spoken)
        target = self.walk(node.target)
        what = kind_of(getattr(target, "cards", None))
        self.spoken = [*before, Spoken(n.That("it"), what)]
        made = replace(node, target=target, effects=self.walk(node.effects))
        self.spoken = [*before, Spoken(target, what, many=True)]
        return made

    def state(self) -> dict[str, Any]:
        """All that is known now."""
        return {name: copy(value) for name, value in vars(self).items() if name not in ("choices", "renamed")}

    def back_to(self, state: dict[str, Any]) -> None:
        vars(self).update({name: copy(value) for name, value in state.items()})

    def damage_moved(self, node: n.MoveDamage) -> n.MoveDamage:
        """Damage is never moved back to where it was: "them" are not those it is moved from."""
        self.done_before.add(n.MoveDamage)
        before = list(self.spoken)
        source = self.walk(node.source)
        if isinstance(source, n.Each):
            self.spoken = before
        return replace(node, source=source, target=self.walk(node.target), amount=self.walk(node.amount))

    def players(self, node: Any) -> Any:
        """Who "they" and "the challenging player" are."""
        for field in ("player", "players"):
            who = getattr(node, field, None)
            if who == "?challenging":
                if "challenging" not in self.roles or self.roles["challenging"].target != n.That("it"):
                    raise Unclear("nothing before says who the challenging player is")
            elif who == "?they":
                if not self.player_known:
                    raise Unclear("nothing before says which player they are")
                node = replace(node, **{field: "those players" if self.several_players else "that player"})
        if isinstance(node, n.Have) and node.cards.whose == "actor" and self.player_known and not self.loops:
            node = replace(node, cards=replace(node.cards, whose="that player"))
        if isinstance(node, n.CompareIs) and self.player_known and not self.loops:
            node = replace(node, left=of_that_player(node.left), right=of_that_player(node.right))
        return node

    def of_its_player(self) -> None:
        """What "its player" is said of is kept in the slot `it`."""
        if self.chosen == "chosen" and self.last == n.That("chosen"):
            self.renamed.add(self.choices)
        elif self.last != n.That("it"):
            raise Unclear("nothing before says whose player is meant")

    def either_way(self, node: n.If | n.IfYouDo) -> Any:
        """What happens otherwise speaks of what was known before: what would have been chosen was not."""
        plain = replace(node, otherwise=())
        if isinstance(node, n.IfYouDo):
            before = self.state()
            made = self.parts(self.of_player(plain))
        else:
            condition = self.walk(node.condition)
            before = self.state()
            made = replace(plain, condition=condition, then=self.walk(node.then))
        self.back_to(before)
        return replace(made, otherwise=self.walk(node.otherwise))

    def parts(self, node: Any) -> Any:
        return replace(node, **{name: self.walk(getattr(node, name)) for name in node.__struct_fields__})

    def shared_out(self, node: n.Chosen) -> n.Chosen:
        """One of those, and one, and one: each of them another one of those that were chosen."""
        if node.cards == n.Select(zone="looked") and not self.looking and self.shared:
            return replace(node, cards=n.Select(among=self.shared[0]))
        return node

    def of_those(self, node: n.Chosen) -> n.Chosen:
        """Kept in a slot of its own, so that those that were chosen first can still be spoken of."""
        if not self.shared or self.shared[0] != node.cards.among:
            self.shared = [node.cards.among]
        taken = self.shared[1:]
        slot = f"part {len(self.shared)}"
        self.shared.append(slot)
        return replace(node, cards=replace(node.cards, besides=", ".join(taken)), slot=slot)

    def choice(self, node: n.Chosen) -> n.Chosen:
        node = self.shared_out(node)
        shares = (is_pronoun(node.cards.among) and node.cards.among != IN_PLAY) or node.cards.among in self.shared[:1]
        cards = self.walk(node.cards)
        if shares:
            return self.of_those(replace(node, cards=cards))
        if cards.other and self.chosen and self.chosen_before and self.chosen_what in (cards.what, "card"):
            cards = replace(cards, other=False, besides=self.chosen)
        elif cards.other and not self.chosen and cards.whose != "you" and self.another[1] == cards.what:
            cards = replace(cards, besides=self.another[0])  # neither this card nor the other one spoken of
        found = replace(node, cards=cards)
        self.chosen = node.slot
        self.chosen_what = cards.what
        self.chosen_whose = cards.whose
        self.choices += 1
        self.chosen_before = True
        several = node.count != 1 or node.any_number
        self.spoken.append(Spoken(n.That(node.slot), cards.what, several, cards.where, cards.zone == "play"))
        self.roles["chosen"] = self.spoken[-1]
        if cards.other or cards.besides:
            self.roles["other"] = self.spoken[-1]
        return found

    def besides(self, cards: n.Select) -> n.Select:
        """All others: all but the chosen one, where that could be among them (6.1.6)."""
        whose = self.chosen_whose
        if not cards.other or not self.chosen_before or cards.zone != "play":
            return cards
        if self.chosen_what not in (cards.what, "card") or not (whose == cards.whose or "any" in (whose, cards.whose)):
            return cards
        return replace(cards, other=False, besides=self.chosen)

    def what_is(self, target: n.Target) -> str:
        return next((one.what for one in reversed(self.spoken) if one.target == target), "card")

    def floating(self, node: n.CreateTrigger) -> n.CreateTrigger:
        before = list(self.spoken), dict(self.roles), self.events
        when = node.when
        self.events = frozenset((when.event,))
        if when.event in ("turn ends", "turn starts", "challenge ends"):
            when = self.parts(when)
        else:
            when = self.moment(when)
        made = replace(node, when=when, effects=self.walk(node.effects))
        self.spoken, self.roles, self.events = before
        return made


def revealed_by_all(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Each player reveals the top card of their deck, and nothing follows in which each speaks of their own: what comes
    later speaks of all these cards."""
    made: list[Any] = []
    for part in parts:
        if isinstance(part, n.ForEachPlayer) and part.effects[-1] == n.RevealTop("actor"):
            if part.players in ("all", "opponents"):
                if part.effects[:-1]:
                    made.append(replace(part, effects=part.effects[:-1]))
                part = n.RevealTop(part.players)
        made.append(part)
    return tuple(made)


def of_that_player(amount: Any) -> Any:
    """What is counted of "them", where that is a player spoken of before."""
    if isinstance(amount, n.CountOf) and amount.cards.whose == "actor":
        return n.CountOf(replace(amount.cards, whose="that player"))
    return n.LoreOf("that player") if amount == n.LoreOf("actor") else amount


def told_at_once(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """A card that is chosen and then has something done to it is chosen for that."""
    made: list[Any] = []
    for part in parts:
        choice = made[-1].target if made and isinstance(made[-1], n.Choose) else None
        searched = choice is not None and choice.cards.zone == "deck"
        source = getattr(part, "source", None)
        if choice is not None and isinstance(source, n.Each) and source.cards.besides == choice.slot:
            made.append(part)  # all but the chosen one: it must be chosen before
        elif choice is not None and not searched and getattr(part, "target", None) == n.That(choice.slot):
            made[-1] = replace(part, target=choice)
        else:
            made.append(part)
    return tuple(made)


class Renaming:
    """Keeps certain choices, counted in the order in which they are said, in the slot `it`."""

    def __init__(self, which: set[int]) -> None:
        self.which = which
        self.choices = 0

    def walk(self, node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(self.walk(part) for part in node)
        if isinstance(node, n.That):
            return n.That("it") if node.ref == "chosen" and self.choices in self.which else node
        if isinstance(node, n.SameNameAs):
            return n.SameNameAs("it") if node.ref == "chosen" and self.choices in self.which else node
        if not hasattr(node, "__struct_fields__"):
            return node
        made = replace(node, **{name: self.walk(getattr(node, name)) for name in node.__struct_fields__})
        if isinstance(made, n.Chosen):
            self.choices += 1
            if self.choices in self.which:
                made = replace(made, slot="it")
        return made
