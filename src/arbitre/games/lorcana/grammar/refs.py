"""Who "they" are: pronouns of a tree that was just read are replaced by what they speak of."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.events import THEY

# What a card is called by after something was done to it.
DONE_TO: dict[type, str] = {n.Banish: "banished", n.Exert: "exerted", n.ReturnToHand: "returned"}


class Unclear(Exception):
    """A pronoun that nothing before it explains."""


# Events that are about a player, who is "that player" afterwards.
PLAYERS_DO = frozenset(
    {"played", "draws", "discards", "inked", "chosen", "gains lore", "loses lore", "turn starts", "turn ends"}
)
# What the other card of an event is, where the text does not say it.
OTHER_KINDS: dict[n.EventName, str] = {"moves": "location", "sings": "song", "challenges": "character"}
# What has no other card in it, unless the text names one.
ALONE = frozenset({"played", "quests", "leaves play", "exerts", "readies", "heals", "returned to hand", "inked"})


def slot_of(target: n.Target) -> str:
    if not isinstance(target, n.That):
        raise Unclear("no single card was spoken of")
    return target.ref


def kind_of(cards: Any) -> str:
    return cards.what if isinstance(cards, n.Select) else "card"


class Resolver:
    """Goes through one ability in the order in which it is said, and remembers what was spoken of.

    `kind` is what the text calls its own card ("this item"): an item is never "they", a character never "it"."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind
        self.spoken: list[tuple[n.Target, str]] = []  # the cards spoken of and what they are, the last at the end
        self.chosen: str = ""  # the slot of the last choice
        self.chosen_what: str = "card"
        self.chosen_whose: str = "any"
        self.chosen_before = False
        self.another = ("", "")  # the slot of "another character" in what a trigger waits for, and what it is
        self.before: n.Target | None = None  # what was spoken of before the present effect
        self.roles: dict[str, n.Target] = {}
        self.choices = 0
        self.renamed: set[int] = set()  # which choices
        self.done: type | None = None  # what was done last that "that many" can mean
        self.player_known = False  # a player was spoken of: "that player" is not the player of a card
        self.several_players = False  # they are any number that were chosen
        self.looking = False  # cards have been looked at or revealed
        self.loops = 0  # how many times over "they" are spoken of

    @property
    def last(self) -> n.Target | None:
        return self.spoken[-1][0] if self.spoken else None

    def speak(self, of: n.Target, what: str = "card") -> None:
        self.spoken.append((of, self.kind or what if of == n.This() else what))

    def ability(self, node: Any) -> Any:
        if isinstance(node, n.Triggered):
            when_all = tuple(self.moment(when) for when in node.when)
            condition = self.walk(node.condition)
            return self.tidy(replace(node, when=when_all, condition=condition, effects=self.walk(node.effects)))
        if isinstance(node, n.StaticAbility):
            self.speak(n.This())
            if any(isinstance(effect, n.PlayersCant) for effect in node.effects):
                self.loops += 1  # "they" are the players it is said of, each alone
            return self.tidy(self.parts(node))
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
        made: n.When = self.parts(when)
        return made

    def who(self, when: n.When) -> n.When:
        """ "They" in what happens is this card, or one that was spoken of before."""
        if when.card == THEY:
            who = self.spoken_of("them") if self.spoken else n.This()
            if who == n.This():
                when = replace(when, card="this")
            elif isinstance(who, n.That):
                other = replace(when.other, other=False) if isinstance(when.other, n.Select) else when.other
                when = replace(when, card=None, other=other, slot=who.ref)
            else:
                raise Unclear("'they' are several here")
        if THEY in (when.other, when.by):
            fields = {"other": "this"} if when.other == THEY else {"by": "this"}
            when = replace(when, **fields)
        return when

    def remember(self, when: n.When) -> None:
        it: n.Target = n.This() if when.card == "this" else n.That("it")
        other: n.Target = n.This() if when.other == "this" else n.That("other")
        if when.event in ("turn starts", "turn ends"):
            self.speak(n.This())
        elif when.card is None and when.other == "this":
            self.speak(it, "character")
            self.speak(other)
        else:
            if when.other is not None or when.event not in ALONE:
                self.speak(other, kind_of(when.other) if when.other else OTHER_KINDS.get(when.event, "card"))
            self.speak(it, kind_of(when.card))
        for slot, role in (("it", when.card), ("other", when.other)):
            if isinstance(role, n.Select) and role.other:
                self.another = (slot, role.what)
        if when.event == "challenges" or (when.event == "banished" and when.role == "challenging"):
            self.roles["challenging"], self.roles["challenged"] = it, other
        elif when.event == "banished" and when.role == "challenged":
            self.roles["challenged"], self.roles["challenging"] = it, other
        if when.event == "sings":
            self.roles["that song"] = n.That("other")
        if when.event in PLAYERS_DO and when.player != "you" and when.card != "this":
            self.player_known = True
        self.roles["moved"] = self.roles["banished"] = it
        self.roles["that card"] = it
        self.roles["it trigger"] = it

    def amount(self, node: n.EventAmount) -> n.EventAmount:
        """The number in what happened: something must have happened."""
        if "it trigger" not in self.roles:
            raise Unclear("nothing before says how much")
        return node

    def meant(self, word: str) -> n.Target:
        if word == "this":
            return n.This()
        if word == "rest":
            return n.That("rest")
        if word == "chosen":
            if not self.chosen:
                raise Unclear("nothing was chosen")
            return n.That(self.chosen)
        if word == "before":
            if self.before is None:
                raise Unclear("nothing before says what is meant")
            return self.before
        if word in self.roles and word not in ("that card",):
            return self.roles[word]
        if word in ("it", "them", "that card", "that character", "that item", "that location", "that song"):
            return self.spoken_of(word)
        raise Unclear(f"nothing before says what {word!r} is")

    def spoken_of(self, word: str) -> n.Target:
        """The last cards spoken of that the word can mean."""
        what = word.removeprefix("that ") if word.startswith("that ") and word != "that card" else ""
        not_this = (word == "them" and self.kind in ("item", "location")) or (word == "it" and self.kind == "character")
        own: n.Target | None = None
        for target, is_a in reversed(self.spoken):
            if what and (is_a not in (what, "card") or isinstance(target, n.Each)):
                continue  # "that character" is one
            if target != n.This():
                return target
            if not what and not not_this:
                return target
            own = own or target
        if own is None or (not_this and word == "them"):
            raise Unclear(f"nothing before says what {word!r} is")
        return own  # "that character" can only be this one, and "it" too where nothing else was spoken of

    def walk(self, node: Any) -> Any:
        if isinstance(node, n.That):
            if not node.ref.startswith("?"):
                return node
            found = self.meant(node.ref[1:])
            return found
        if isinstance(node, n.Chosen):
            return self.choice(node)
        if isinstance(node, n.Together):
            found = self.parts(node)
            self.speak(n.That(node.slot))
            return found
        if isinstance(node, n.Each):
            found = replace(node, cards=self.besides(self.walk(node.cards)))
            self.speak(found, found.cards.what)
            return found
        if isinstance(node, n.This):
            self.speak(node)
            return node
        if isinstance(node, tuple):
            return told_at_once(tuple(self.walk(part) for part in node))
        if isinstance(node, n.TopOfDeck):
            return node
        if isinstance(node, n.EventAmount):
            return self.amount(node)
        if node == n.Tally("?"):
            if self.done is None:
                raise Unclear("nothing before says how many")
            return n.Tally("drawn") if self.done is n.Draw else n.Tally()
        if isinstance(node, n.RevealUntil) or (isinstance(node, n.RevealTop) and node.amount == 1):
            node = self.parts(node)
            self.speak(n.That("it"))
            self.roles["that card"] = n.That("it")
            return node
        if isinstance(node, n.Look | n.RevealTop | n.LookAtZone):
            node = self.parts(node)
            self.speak(n.That("looked"))
            self.looking = True
            return node
        if isinstance(node, n.Triggered | n.StaticAbility | n.Activated):
            return Resolver().ability(node)  # a quoted ability speaks for itself
        if isinstance(node, n.CreateTrigger):
            return self.floating(node)
        if isinstance(node, n.When):
            node = self.who(node)
        if isinstance(node, n.If | n.IfYouDo) and node.otherwise:
            return self.either_way(node)
        if isinstance(node, n.SameNameAs) and node.ref.startswith("?"):
            same = self.meant(node.ref[1:])
            return n.SameNameAs("this") if isinstance(same, n.This) else replace(node, ref=slot_of(same))
        if not hasattr(node, "__struct_fields__"):
            return node
        if isinstance(node, n.MoveDamage):
            return self.damage_moved(node)
        if isinstance(node, n.Modify):
            self.before = self.last
        words = [getattr(node, name, "") for name in ("player", "players", "by", "whose")]
        if not self.loops and "actor" in words:
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
        self.loops += isinstance(node, n.ForEachPlayer | n.SomePlayer)
        made = self.parts(node)
        self.loops -= isinstance(node, n.ForEachPlayer | n.SomePlayer)
        if isinstance(node, n.Discard):
            self.roles["discarded"] = n.That("discarded")
        if isinstance(made, n.Is) and made.target == n.That("discarded"):
            self.speak(made.target, made.what)
        if isinstance(node, n.Draw | n.Discard):
            self.done = type(node)
        if isinstance(node, n.PutIntoDiscard) and node.target == n.TopOfDeck():
            self.speak(n.That("put"))
        if isinstance(made, n.Happened) and made.when.event == "sings" and made.when.other == "this":
            singers = n.Select("character", where=(n.Did(n.When("sings", other="this")),))
            self.speak(n.Each(singers), "character")
        if isinstance(node, n.PutOnDeck | n.ReturnToHand) and isinstance(made.target, n.That):
            self.speak(made.target, self.what_is(made.target))
        role = DONE_TO.get(type(node))
        if role is not None and isinstance(made.target, n.Chosen | n.That):
            self.roles[role] = n.That(made.target.slot) if isinstance(made.target, n.Chosen) else made.target
        if getattr(made, "player", None) == "its player":
            self.of_its_player()
        return made

    def damage_moved(self, node: n.MoveDamage) -> n.MoveDamage:
        """Damage is never moved back to where it was: "them" are not those it is moved from."""
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
                if self.roles.get("challenging") != n.That("it"):
                    raise Unclear("nothing before says who the challenging player is")
                node = replace(node, **{field: "its player"})
            elif who == "?they":
                if not self.player_known:
                    raise Unclear("nothing before says which player they are")
                node = replace(node, **{field: "those players" if self.several_players else "that player"})
        if isinstance(node, n.Have) and node.cards.whose == "actor" and self.player_known and not self.loops:
            node = replace(node, cards=replace(node.cards, whose="that player"))
        return node

    def of_its_player(self) -> None:
        """What "its player" is said of is kept in the slot `it`."""
        if self.chosen == "chosen" and self.last == n.That("chosen"):
            self.renamed.add(self.choices)

    def either_way(self, node: n.If | n.IfYouDo) -> Any:
        """What happens otherwise speaks of what was known before: what would have been chosen was not."""
        plain = replace(node, otherwise=())
        if isinstance(node, n.IfYouDo):
            before = list(self.spoken)
            made = self.parts(plain)
        else:
            condition = self.walk(node.condition)
            before = list(self.spoken)
            made = replace(plain, condition=condition, then=self.walk(node.then))
        self.spoken = before
        return replace(made, otherwise=self.walk(node.otherwise))

    def parts(self, node: Any) -> Any:
        return replace(node, **{name: self.walk(getattr(node, name)) for name in node.__struct_fields__})

    def choice(self, node: n.Chosen) -> n.Chosen:
        cards = self.walk(node.cards)
        if cards.zone == "looked" and not self.looking:
            raise Unclear("no cards were looked at")
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
        self.speak(n.That(node.slot), cards.what)
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
        return next((what for spoken, what in reversed(self.spoken) if spoken == target), "card")

    def floating(self, node: n.CreateTrigger) -> n.CreateTrigger:
        before = list(self.spoken), dict(self.roles)
        when = node.when
        if when.event in ("turn ends", "turn starts", "challenge ends"):
            when = self.parts(when)
        else:
            when = self.moment(when)
        made = replace(node, when=when, effects=self.walk(node.effects))
        self.spoken, self.roles = before
        return made


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
