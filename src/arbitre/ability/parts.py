"""Compiled parts of abilities, ready to wait for an event or to be asked: the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.nodes.optional import Instead
from arbitre.ability.programs import compile_effects
from arbitre.ability.run import Program
from arbitre.ability.vocabulary import Vocabulary
from arbitre.kernel.error import BadData
from arbitre.kernel.modifier import FOREVER


class Occasion:
    """What an ability waits for, read once: whatever happens is compared with it."""

    __slots__ = (
        "action",
        "amount",
        "by",
        "card",
        "condition",
        "during",
        "event",
        "in_challenge",
        "origin",
        "other",
        "player",
        "role",
        "slot",
        "together",
        "usual",
        "when",
    )

    def __init__(self, when: n.When) -> None:
        self.event: str = when.event
        self.card: Any = when.card
        self.other: Any = when.other
        self.by: Any = when.by
        self.player: str = when.player
        self.in_challenge = when.in_challenge
        self.role: str = when.role
        self.action = when.action
        self.during: str = when.during
        self.origin: str = when.origin
        self.amount: int | None = when.amount
        self.condition: Any = when.condition
        self.slot = when.slot
        self.together = when.together
        self.usual = (
            when.other is None
            and when.by is None
            and not (when.in_challenge or when.action or when.slot)
            and when.role == "any"
            and when.amount is None
            and when.event != "returned to hand"
            and when.origin != "location"
        )
        """Whether it speaks of nothing but a card, a player, a turn and a condition."""
        self.when = when  # kept, so that no other object takes its identity


MOST: Final = 20_000
_READ: Final[dict[int, Occasion]] = {}


def occasion_of(when: n.When) -> Occasion:
    known = _READ.get(id(when))
    if known is None:
        if len(_READ) >= MOST:
            _READ.clear()
        known = _READ[id(when)] = Occasion(when)
    return known


class Trigger:
    """A triggered ability ready to wait: one for each condition it has (6.2.6)."""

    __slots__ = (
        "born",
        "condition",
        "event",
        "key",
        "occasion",
        "once",
        "program",
        "times",
        "until",
        "when",
        "whose",
        "zone",
    )

    def __init__(
        self,
        key: str,
        when: n.When,
        program: Program,
        condition: Any,
        once: bool,
        zone: str,
        until: str = FOREVER,
        whose: int = -1,
        born: int = 0,
        times: int = 1,
    ) -> None:
        self.key = key
        self.when = when
        self.event: str = when.event
        self.occasion = occasion_of(when)
        self.program = program
        self.condition = condition
        self.once = once  # printed: once a turn; floating: only once
        self.times = times  # or this many times a turn
        self.zone = zone  # where it works; "" for a floating one
        self.until = until
        self.whose = whose
        self.born = born

    def plain_state(self) -> object:
        """A printed one is known by its key; one that waits for a while also by how it waits."""
        if self.whose < 0:
            return self.key
        return (self.key, self.event, self.zone, self.once, self.until, self.whose, self.born)


class Given:
    """Quoted abilities ready to be given to cards: keywords with their numbers, triggered, activated, static."""

    __slots__ = ("activations", "events", "key", "keywords", "statics", "triggers")

    def __init__(
        self,
        abilities: tuple[n.Ability, ...],
        key: str,
        vocabulary: Vocabulary,
        activation: Callable[[str, n.Activated, Vocabulary], Any],
    ) -> None:
        self.key = key
        self.keywords: list[tuple[str, int]] = []
        self.triggers: list[Trigger] = []
        self.activations: list[Any] = []  # made by the game, which knows what using one takes
        self.statics: list[StaticPart] = []
        for index, ability in enumerate(abilities):
            name = f"{key} gives {index}"
            if isinstance(ability, n.Keyword):
                self.keywords.append((ability.keyword, ability.value))
            elif isinstance(ability, n.Triggered):
                self.triggers.extend(triggers_of(ability, name, vocabulary))
            elif isinstance(ability, n.Activated):
                self.activations.append(activation(name, ability, vocabulary))
            elif isinstance(ability, n.StaticAbility) and all(
                can_be_given(effect, vocabulary) for effect in ability.effects
            ):
                for place, effect in enumerate(ability.effects):
                    inner = f"{name}.{place}"
                    given = program = None
                    if isinstance(effect, n.Gains):
                        given = Given(effect.abilities, inner, vocabulary, activation)
                    elif isinstance(effect, Instead):
                        program = compile_effects(vocabulary, effect.effects, inner)
                    limits = (ability.condition, ability.unless, ability.during)
                    self.statics.append(StaticPart(inner, effect, *limits, given=given, program=program))
            else:
                raise BadData(f"{key}: {type(ability).__name__} can't be given to another card")
        self.events = tuple(dict.fromkeys(trigger.event for trigger in self.triggers))


class StaticPart:
    """One static effect ready to be asked, with its condition and how long it holds."""

    __slots__ = ("born", "condition", "during", "effect", "given", "key", "program", "unless", "until", "whose")

    zone = "play"
    once = False

    def __init__(
        self,
        key: str,
        effect: Any,
        condition: Any = None,
        unless: Any = None,
        during: str = "any",
        until: str = FOREVER,
        whose: int = -1,
        born: int = 0,
        given: Given | None = None,
        program: Program | None = None,
    ) -> None:
        self.key = key
        self.program = program  # what happens instead, of an effect that replaces something
        self.given = given  # the quoted abilities it gives to other cards
        self.effect = effect
        self.condition = condition
        self.unless = unless
        self.during = during
        self.until = until
        self.whose = whose
        self.born = born

    def plain_state(self) -> object:
        """A printed one is known by its key; one that holds for a while also by how it holds, and by what it has
        settled."""
        if self.whose < 0:
            return self.key
        return (self.key, repr(self.effect), self.until, self.whose, self.born)


def can_be_given(effect: Any, vocabulary: Vocabulary) -> bool:
    """Static effects about the card that has them, which another card's effect can give it."""
    if isinstance(effect, n.Gains):
        return effect.cards == "this" and all(isinstance(ability, n.Keyword) for ability in effect.abilities)
    if type(effect) in vocabulary.about_this:
        return True
    if isinstance(effect, Instead) and (effect.anywhere or effect.once):
        return False
    return getattr(effect, "cards", None) == "this" and not isinstance(effect, n.CostsLess | n.PlayFree)


def spread(ability: n.StaticAbility, vocabulary: Vocabulary) -> Iterator[n.Static]:
    """The effects of a static ability. What other cards gain by a quoted static ability is said of them directly, where
    that is the same; what happens instead of something is theirs, and asked for there (`replacing.py`)."""
    for effect in ability.effects:
        if not isinstance(effect, n.Gains):
            yield effect
            continue
        quoted = [part for part in effect.abilities if isinstance(part, n.StaticAbility) and not _replacing(part)]
        others = tuple(part for part in effect.abilities if part not in quoted)
        if others:
            yield replace(effect, abilities=others)
        for part in quoted:
            if part.condition or part.unless or part.during != "any":
                raise BadData("a static ability with conditions of its own can't be given by a static ability")
            for inner in part.effects:
                if not can_be_given(inner, vocabulary) or getattr(inner, "cards", None) != "this":
                    raise BadData(f"{type(inner).__name__} can't be given by a static ability")
                said = replace(inner, cards=effect.cards)
                if effect.cards != "this" and _of_this(said):
                    raise BadData("what is given by a static ability can't speak of the card that gains it")
                yield said


def not_quoted(effect: n.Gains) -> None:
    """What cards gain for a while by a static effect is keywords, triggered and activated abilities, and what happens
    instead of something; other static effects are said of them directly."""
    if any(isinstance(part, n.StaticAbility) and not _replacing(part) for part in effect.abilities):
        raise BadData("a static ability can't be given by a static effect that lasts: say it of the cards directly")


def _replacing(ability: n.StaticAbility) -> bool:
    return all(isinstance(effect, Instead) for effect in ability.effects)


def _of_this(part: Any) -> bool:
    """Whether a part of a tree refers to the card it is on."""
    if isinstance(part, n.This) or part == "this":
        return True
    if isinstance(part, tuple):
        return any(_of_this(one) for one in part)
    return isinstance(part, n.Node) and any(_of_this(getattr(part, name)) for name in part.__struct_fields__)


def triggers_of(ability: n.Triggered, key: str, vocabulary: Vocabulary) -> list[Trigger]:
    """All effects are one program, begun by the trigger; one that can't be done does not stop the others."""
    rewrite = vocabulary.rewrite.get(n.Triggered)
    if rewrite is not None:
        ability = rewrite(ability)
    program = compile_effects(vocabulary, ability.effects, key)
    condition, once, times = ability.condition, ability.once or ability.times > 0, ability.times or 1
    return [Trigger(key, when, program, condition, once, ability.zone, times=times) for when in ability.when]


def gained(ability: n.Ability) -> tuple[str, ...]:
    """The questions in which gained abilities have a say."""
    if isinstance(ability, n.Keyword):
        return (ability.keyword,)
    if isinstance(ability, n.StaticAbility):
        return tuple(word for effect in ability.effects for word in affected_by(effect))
    return ("gains",)


def affected_by(effect: Any) -> tuple[str, ...]:
    """The questions a static effect has a say in: static abilities are indexed by what they affect."""
    if isinstance(effect, n.Gets):
        return (effect.stat,)
    if isinstance(effect, Instead):
        return (f"instead {effect.event}",)
    if isinstance(effect, n.Gains):
        return tuple(dict.fromkeys(word for part in effect.abilities for word in gained(part)))
    if isinstance(effect, n.Cant):
        return (f"can't {effect.forbid}",)
    if isinstance(effect, n.PlayersCant) and effect.forbid != "play":
        return (f"players can't {effect.forbid}",)
    if isinstance(effect, n.Can):
        return (f"can {effect.allow}",)
    return (type(effect).__name__,)
