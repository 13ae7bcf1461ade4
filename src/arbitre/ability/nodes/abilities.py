"""Abilities (`ability`): what a card has."""

from typing import Literal

from arbitre.ability.nodes.families import Ability, Condition, Effect, Node, Static
from arbitre.ability.nodes.when import When
from arbitre.ability.nodes.words import Extra, KeywordName, Onto, TriggerZone, UseZone


class Keyword(Ability, Node, frozen=True, tag="keyword", tag_field="ability"):
    """A keyword, with its number, and what else it needs: what it may be put on or attached to, what else it costs."""

    keyword: KeywordName
    value: int = 0
    onto: Extra[Onto | tuple[str, ...]] = "same name"  # classifications for [Classification] Shift
    cost: Extra[tuple[Effect, ...]] = ()  # an alternate cost that is not (only) ink; the extra costs of Flip Up
    icons: Extra[str] = ""  # the threshold of Flip Up
    name: Extra[str] = ""  # the identifier of Unique
    yours: Extra[bool] = False  # only to what its player controls, for Attach


class Triggered(Ability, Node, frozen=True, tag="triggered", tag_field="ability"):
    when: tuple[When, ...]
    effects: tuple[Effect, ...]
    condition: Condition | None = None  # the secondary "if": checked as it resolves
    once: bool = False  # once a turn
    zone: TriggerZone = "play"  # where it works
    icons: Extra[str] = ""  # it is active only while its controller meets this threshold
    cost: Extra[tuple[Effect, ...]] = ()  # what is done, targeted or chosen as it is activated
    may: Extra[bool] = False  # its controller may decline it
    name: Extra[str] = ""  # the keyword that introduces it
    times: Extra[Literal[0, 2, 3]] = 0  # twice, or three times a turn


class Activated(Ability, Node, frozen=True, tag="activated", tag_field="ability"):
    cost: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    once: bool = False
    name: Extra[str] = ""
    icons: Extra[str] = ""  # its threshold
    zone: Extra[UseZone] = "play"  # from where it is used
    players: Extra[Literal["you", "all"]] = "you"  # who may use it
    times: Extra[int] = 0  # at most so often a turn


class StaticAbility(Ability, Node, frozen=True, tag="static", tag_field="ability"):
    effects: tuple[Static, ...]
    condition: Condition | None = None  # "while", "if"
    unless: Condition | None = None
    during: Literal["any", "your turn", "opponents' turn"] = "any"
    icons: Extra[str] = ""  # it is active only while its controller meets this threshold


class ActionEffect(Ability, Node, frozen=True, tag="action", tag_field="ability"):
    """What an action or a tactic does when it resolves."""

    effects: tuple[Effect, ...]
