"""What is printed on a card (5.2 to 5.6), and its abilities made ready to run (6.1 to 6.4)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from arbitre.ability.parts import Given, StaticPart, Trigger, affected_by, spread, triggers_of
from arbitre.ability.programs import compile_effects
from arbitre.ability.run import Program
from arbitre.ability.vocabulary import Vocabulary
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import MARKETING_CARD, CardData
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.kernel.error import BadData

KEYWORDS: Final = frozenset(LANGUAGE.keywords)  # 8.1.1


class Activation:
    """An activated ability: its ink, whether its card exerts, its other costs, its effects (4.4, 6.3)."""

    __slots__ = (
        "condition",
        "cost",
        "cost_program",
        "exerts",
        "ink",
        "key",
        "keyword",
        "once",
        "program",
        "unlimited",
        "whole_cost",
    )

    def __init__(self, key: str, node: n.Activated, vocabulary: Vocabulary, keyword: str = "") -> None:
        self.key = key
        self.ink = 0
        self.exerts = False
        others: list[Any] = []
        for part in node.cost:
            if isinstance(part, n.PayInk) and isinstance(part.amount, int):
                self.ink += part.amount
            elif isinstance(part, n.Exert) and isinstance(part.target, n.This):
                self.exerts = True
            else:
                others.append(cost_part(part))
        self.cost: tuple[Any, ...] = tuple(others)
        self.cost_program = compile_effects(vocabulary, self.cost, key + " cost") if others else None
        whole = tuple(cost_part(part) for part in node.cost)
        self.whole_cost = compile_effects(vocabulary, whole, key + " whole cost") if others and len(whole) > 1 else None
        picks = tuple(part.target.slot for part in others if isinstance(getattr(part, "target", None), n.Chosen))
        self.program = compile_effects(vocabulary, node.effects, key, picks)
        self.condition = node.condition
        self.once = node.once
        self.keyword = keyword
        self.unlimited = not (self.ink or self.cost or self.once) and node.condition is None  # if its card can exert


def cost_part(part: Any) -> Any:
    """4.4.2.1: only a ready, dry character can be exerted for a cost."""
    if isinstance(part, n.Exert) and isinstance(part.target, n.Chosen):
        cards = part.target.cards
        able = msgspec.structs.replace(cards, where=(*cards.where, n.Exerted(False), n.Dry()))
        return n.Exert(msgspec.structs.replace(part.target, cards=able))
    return part


class Shift:
    """A Shift ability (8.10): its cost, and what it may be put on."""

    __slots__ = ("cost", "cost_program", "ink", "key", "onto", "part")

    def __init__(self, key: str, node: n.Keyword, vocabulary: Vocabulary, part: StaticPart | None = None) -> None:
        self.key = key
        self.part = part  # the static ability that gives it to the card itself, outside play (6.1.12)
        self.ink = node.value
        self.onto = node.onto
        self.cost = tuple(cost_part(part) for part in node.cost)
        self.cost_program = compile_effects(vocabulary, self.cost, key + " cost") if node.cost else None


class FreeWay:
    """1.5.5.3: what may be done instead of paying for a card, to play it for free."""

    __slots__ = ("cost", "part", "program")

    def __init__(self, part: StaticPart, node: n.PlayFree, vocabulary: Vocabulary) -> None:
        self.part = part
        self.cost = tuple(cost_part(one) for one in node.cost)
        self.program = compile_effects(vocabulary, self.cost, part.key + " cost")


class Facts:
    """A card of the pool, ready to play."""

    __slots__ = (
        "activations",
        "all_names",
        "called",
        "classifications",
        "cost",
        "data",
        "entering",
        "enters",
        "free_ways",
        "full_name",
        "has_text",
        "has_willpower",
        "inkable",
        "inks",
        "is_action",
        "is_character",
        "is_item",
        "is_location",
        "is_marketing",
        "is_song",
        "key",
        "keyword_names",
        "keywords",
        "kinds",
        "lore",
        "may_enter_exerted",
        "more_to_ask",
        "move_cost",
        "name",
        "names",
        "one_way",
        "program",
        "protected",
        "reckless",
        "rush",
        "self_statics",
        "shifts",
        "statics",
        "strength",
        "triggers",
        "type",
        "usable",
        "willpower",
    )

    def __init__(self, data: CardData, vocabulary: Vocabulary) -> None:
        self.data = data
        self.key = self.full_name = data.full_name
        self.name = data.name
        self.type: str = data.type
        self.is_character = data.type == "character"
        self.is_action = data.type == "action"
        self.is_item = data.type == "item"
        self.is_location = data.type == "location"
        self.is_song = data.song
        self.kinds = frozenset(("card", data.type, "song") if data.song else ("card", data.type))  # words for it
        self.has_willpower = self.is_character or self.is_location
        self.is_marketing = data.name == MARKETING_CARD
        self.cost = data.cost
        self.inkable = data.inkable
        self.inks = data.inks
        self.strength = data.strength or 0
        self.willpower = data.willpower or 0
        self.lore = data.lore or 0
        self.move_cost = data.move_cost or 0
        self.classifications = frozenset(data.classifications)
        self.keywords: dict[str, int] = {}
        self.triggers: list[Trigger] = []
        self.statics: list[tuple[str, StaticPart]] = []  # with what each affects
        self.self_statics: list[StaticPart] = []  # those that work on the card itself outside play (6.1.12)
        self.activations: list[Activation] = []
        self.shifts: list[Shift] = []
        self.free_ways: list[FreeWay] = []
        self.program: Program | None = None
        self.enters: list[StaticPart] = []
        self.entering: list[tuple[StaticPart, Program]] = []  # what happens if it enters so
        _check_parts(data)
        for index, ability in enumerate(data.abilities):  # 6.1.1.1: as many as it has
            self._add(ability, f"{self.key}#{index}", vocabulary)
        self.called = {f"{self.key}#{place}": name for place, name in enumerate(data.called) if name}
        self.has_text = bool(self.statics or self.triggers)  # that works by itself as long as the card is there
        self.keyword_names = frozenset(self.keywords)
        self.may_enter_exerted = "Bodyguard" in self.keywords or any(part.effect.may for part in self.enters)
        self.reckless = "Reckless" in self.keywords
        self.rush = "Rush" in self.keywords
        self.protected = "Evasive" in self.keywords or "Bodyguard" in self.keywords
        self.one_way = not (self.shifts or self.is_song or self.self_statics)  # to play it: for its ink cost
        self.usable = bool(self.activations) or "Boost" in self.keywords
        self.more_to_ask = self.usable or self.reckless or self.is_location  # in play, beside questing and challenging
        self.names = all_names(data, always=True)
        self.all_names = all_names(data)  # with those it has only while something holds (stats.names)

    def _add(self, ability: n.Ability, key: str, vocabulary: Vocabulary) -> None:
        if isinstance(ability, n.Keyword):
            if ability.keyword not in KEYWORDS:
                raise BadData(f"{self.key}: there is no keyword {ability.keyword!r}")
            self.keywords[ability.keyword] = self.keywords.get(ability.keyword, 0) + ability.value
            if ability.keyword == "Shift":
                self.shifts.append(Shift(key, ability, vocabulary))
        elif isinstance(ability, n.Triggered):
            self.triggers.extend(triggers_of(ability, key, vocabulary))
        elif isinstance(ability, n.Activated):
            self.activations.append(Activation(key, ability, vocabulary))
        elif isinstance(ability, n.ActionEffect):  # 6.1.1.2: no ability, only what resolving the action does
            if self.program is not None:
                raise BadData(f"{self.key}: an action has its effects in one place")
            self.program = compile_effects(vocabulary, ability.effects, key)
        elif not isinstance(ability, n.StaticAbility):
            raise BadData(f"{self.key}: no card of Lorcana has {type(ability).__name__}")
        else:
            for place, effect in enumerate(spread(ability, vocabulary)):
                name = f"{key}.{place}"
                given = Given(effect.abilities, name, vocabulary, Activation) if isinstance(effect, n.Gains) else None
                part = StaticPart(name, effect, ability.condition, ability.unless, ability.during, given=given)
                if isinstance(effect, n.Enters) and effect.cards == "this":
                    self.enters.append(part)
                    if effect.then:
                        self.entering.append((part, compile_effects(vocabulary, effect.then, name)))
                elif isinstance(effect, n.AnyNumberInDeck | n.CopiesInDeck) or (
                    isinstance(effect, n.AlsoNamed) and is_always(ability)
                ):
                    pass  # read from the data: its names by `all_names`, its number when a deck is checked (1.10.1.1)
                elif isinstance(effect, n.CantPlayThis) or (
                    isinstance(effect, n.CostsLess | n.PlayFree) and effect.cards == "this"
                ):
                    self.self_statics.append(part)
                    if isinstance(effect, n.PlayFree) and effect.cost:
                        self.free_ways.append(FreeWay(part, effect, vocabulary))
                else:
                    for what in affects(effect):
                        self.statics.append((what, part))
                    if isinstance(effect, n.Gains) and effect.cards == "this":
                        self._shifts_given(effect, part, vocabulary)

    def _shifts_given(self, effect: n.Gains, part: StaticPart, vocabulary: Vocabulary) -> None:
        """8.10.1: Shift says how a card may be played, so a card that gives it to itself has it outside play."""
        for ability in effect.abilities:
            if isinstance(ability, n.Keyword) and ability.keyword == "Shift":
                self.shifts.append(Shift(part.key, ability, vocabulary, part))


def affects(effect: Any) -> tuple[str, ...]:
    """The questions a static effect has a say in."""
    if isinstance(effect, n.PayTo):
        return tuple(f"pay to {action}" for action in effect.actions)
    if isinstance(effect, n.Must):
        return (f"must {effect.deed}",)
    return affected_by(effect)


def names_of(name: str) -> frozenset[str]:
    """5.2.6.1: two names joined by an ampersand are each a name of the card, and so is the whole line. It is one card
    with several names, never several characters (5.2.6.2)."""
    parts = [part.strip() for part in name.split(" & ")]
    return frozenset({name, *parts}) if len(parts) == 2 else frozenset({name})


def all_names(data: CardData, always: bool = False) -> frozenset[str]:
    """5.2.6: every name a card has, or only those it `always` has. 5.2.6.3: so the pool gives Chip 'n' Dale the names
    of an ampersand."""
    found = names_of(data.name)
    if data.names:
        found |= frozenset(data.names)
    for ability in data.abilities:
        if isinstance(ability, n.StaticAbility) and (is_always(ability) or not always):
            for effect in ability.effects:
                if isinstance(effect, n.AlsoNamed):
                    found |= frozenset(effect.names)
    return found


def is_always(ability: n.StaticAbility) -> bool:
    """Whether it holds without any condition."""
    return ability.condition is None and ability.unless is None and ability.during == "any"


def _check_parts(data: CardData) -> None:
    """5.2 to 5.6: each type has its own parts."""
    where = data.full_name
    if data.type == "character":
        if data.strength is None or data.willpower is None:
            raise BadData(f"{where}: a character has Strength and Willpower (5.3.3.1)")
    elif data.strength is not None:
        raise BadData(f"{where}: only characters have Strength (5.3.6.2)")
    if data.type == "location" and (data.willpower is None or data.move_cost is None):
        raise BadData(f"{where}: a location has Willpower and a move cost (5.6.5)")
    if data.type != "location" and data.move_cost is not None:
        raise BadData(f"{where}: only locations have a move cost (5.6.5.2)")
    if data.song and data.type != "action":
        raise BadData(f"{where}: only an action can be a song (5.4.4.1)")
    if data.cost < 0:
        raise BadData(f"{where}: a cost is not below 0")
    if data.type == "action" and any(
        not isinstance(a, n.ActionEffect | n.Keyword | n.StaticAbility) for a in data.abilities
    ):
        raise BadData(f"{where}: an action has effects, not abilities (5.4.3)")
