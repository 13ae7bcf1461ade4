"""Options as short English text and back: for records, scenarios and whoever types a move. "A faction" is a player's
faction, "face-down" before a name says that the card lies face-down."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from arbitre.games.notation import MoveReader
from arbitre.games.spoils import parties, picking, stats, use, why_not
from arbitre.games.spoils.card import ICON_NAMES, TYPES
from arbitre.games.spoils.why_not import ACTIONS, SEATS
from arbitre.games.spoils.zones import DECK, DISCARD, FACTION, HAND, OUT, PLAY, PLAYED
from arbitre.kernel.decision import NO_CARD, Decision, Option, Reason, Refusal

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

NOT_ASKED = Reason("not-an-option", "603.2")
CANNOT_BE_PICKED = Reason("cannot-be-picked", "310.1")
NOT_IN_PLAY = Reason("not-in-play", "402.3a")
A_FACTION = Reason("factions-are-not-meant", "402.9")
FACE_UP = Reason("only-resources-face-up", "605.1b")
MUST_ATTACK = Reason("at-least-one-attacker", "608.1b")
CANNOT_ATTACK = Reason("this-cannot-attack", "608.1b")
CANNOT_BLOCK = Reason("this-cannot-block", "608.1d")
FORBIDDEN = Reason("forbidden", "402.7")
COVERT = Reason("party-is-covert", "507.3b")
IS_COVERT = Reason("blocker-is-covert", "507.3c")
UNBLOCKABLE = Reason("cannot-be-blocked", "412.1")
REQUIREMENT = Reason("requirement-not-met", "505.1")
NOT_TO_RESPOND = Reason("not-yours-to-respond", "607.1")

_FACTION = re.compile(r"(?:([AB])(?:'s)? )?faction")


def _name(game: Spoils, card: int) -> str:
    """411.2: only its controller may know which card a face-down one is."""
    decision = game.decision
    if game.face_down[card] and decision is not None and game.controller[card] != decision.seat:
        return "face-down card"
    name: str = game.facts[card].name
    return name


class Moves(MoveReader):
    actions: ClassVar[tuple[str, ...]] = ACTIONS
    words: ClassVar[tuple[str, ...]] = ("pass", "pass for the turn", "yes", "no", "done", "top", "bottom")
    with_card: ClassVar[tuple[str, ...]] = (
        *("choose", "keep", "discard", "next", "put away", "resolve", "replace", "face up", "face down", "pay with"),
    )
    with_number: ClassVar[tuple[str, ...]] = ("number", "mode", "text")
    lists: ClassVar[tuple[str, ...]] = ("icon", "name", "type")
    shares: ClassVar[Mapping[str, str]] = {"assign": "to"}
    near: ClassVar[Mapping[int, int]] = {PLAY: 0, FACTION: 0, PLAYED: 1, HAND: 2, DISCARD: 3, OUT: 4, DECK: 5}
    game_over: ClassVar[Reason] = why_not.GAME_OVER
    not_asked: ClassVar[Reason] = NOT_ASKED

    def special(self, game: Spoils, card: int, text: str) -> bool | None:
        faction = _FACTION.fullmatch(text)
        if faction is None:
            return None
        return game.zone_of[card] == FACTION and faction[1] in (None, SEATS[game.controller[card]])

    def listed(self, game: Spoils, kind: str) -> Sequence[str]:
        return {"name": game.names, "icon": ICON_NAMES, "type": TYPES}[kind]

    def spelt_out(self, kind: str, rest: str, seat: int) -> str:
        """Players use their own faction, and attack the other one."""
        if kind == "use" and rest == "faction":
            return f"{SEATS[seat]} faction"
        return f"{SEATS[1 - seat]} faction" if kind == "attack" and rest in ("", "faction") else rest

    def about(self, game: Spoils, option: Option) -> str:
        kind, number = option.kind, option.number
        if option.card == NO_CARD:
            return kind
        name = _name(game, option.card)
        if kind == "assign":
            return f"assign {number} to {name}"
        if kind == "use":
            known = use.abilities(game, option.card)
            if number < len(known) and known[number].name:
                return f"use {name}: {known[number].name}"
            return f"use {name}: {number + 1}" if len(known) > 1 else f"use {name}"
        if kind in ("resolve", "replace"):
            return self.numbered(game, option, name)
        return f"{kind} {name}"

    def abilities(self, game: Spoils, card: int) -> Sequence[Any]:
        return use.abilities(game, card)

    def not_now(self, game: Spoils, seat: int) -> Refusal:
        decision = game.decision
        if decision is not None and decision.kind == "response":
            return Refusal(NOT_TO_RESPOND)
        return Refusal(why_not.NOT_YOUR_TURN if game.active != seat else why_not.SOMETHING_FIRST)

    def action_meant(self, game: Spoils, seat: int, kind: str, rest: str) -> list[int]:
        if kind == "end turn":
            return []
        found = self.called(game, self.spelt_out(kind, rest or "faction", seat))
        where = HAND if kind == "play" else PLAY
        return sorted(found, key=lambda c: (game.zone_of[c] != where, game.controller[c] != seat))

    def refuse(self, game: Spoils, seat: int, kind: str, rest: str) -> Refusal:
        decision = game.decision
        assert decision is not None
        offered = {option.kind for option in decision.options}
        if kind == "face up":
            return Refusal(FACE_UP)
        if kind == "assign":
            return Refusal(not_assigned(decision))
        if kind == "done":
            return Refusal(
                MUST_ATTACK if decision.kind == "choose attackers" else Reason("must-choose", decision.rules[0])
            )
        if kind in self.with_card and kind in offered and rest:
            card = self.called(game, rest)[0]
            about: dict[str, str | int] = {"card": game.facts[card].name}
            if decision.kind == "choose attackers":
                return Refusal(why_not_attack_with(game, seat, card), about)
            if decision.kind == "choose blockers":
                return Refusal(why_not_block_with(game, seat, card), about)
            if decision.kind == "choose card":
                reason = why_not_pick(game, seat, card, [o.card for o in decision.options])
                if reason is not None:
                    return Refusal(reason, about)
            return Refusal(Reason("does-not-fit", decision.rules[0]), about)
        if kind in self.with_number and kind in offered:
            return Refusal(Reason("not-an-option", decision.rules[0]))
        return Refusal(NOT_ASKED)


MOVES = Moves()
find = MOVES.find
answer = MOVES.answer
is_meant = MOVES.is_meant
cards_meant = MOVES.cards_meant


def describe(game: Spoils, option: Option) -> str:
    return MOVES.describe(game, option)


# -- refusing --------------------------------------------------------------------------------------------------


def not_assigned(decision: Decision) -> Reason:
    """609.1c, 609.1d: damage is assigned in full, and among those it can be assigned to."""
    return Reason("all-damage-is-assigned", decision.rules[0])


def why_not_pick(game: Spoils, seat: int, card: int, offered: list[int]) -> Reason | None:
    """What keeps a card from being picked; None: it is not what is asked for."""
    if game.zone_of[card] == FACTION:  # 202.9, 202.9a
        return A_FACTION
    on_table = all(game.zone_of[other] in (PLAY, FACTION) for other in offered if other != NO_CARD)
    if on_table and game.zone_of[card] != PLAY:
        return NOT_IN_PLAY
    if stats.forbidden(game, card, "can't be picked"):
        return CANNOT_BE_PICKED
    if game.controller[card] != seat and stats.forbidden(game, card, "can't be picked by opponents"):
        return CANNOT_BE_PICKED
    if not picking.pickable(game, seat, [card]) or picking.demanding(game, [other for other in offered if other >= 0]):
        return REQUIREMENT
    return None


def why_not_attack_with(game: Spoils, seat: int, card: int) -> Reason:
    if parties.can_attack(game, card) and game.controller[card] == seat:
        return REQUIREMENT
    return FORBIDDEN if stats.forbidden(game, card, "can't attack") else CANNOT_ATTACK


def why_not_block_with(game: Spoils, seat: int, card: int) -> Reason:
    if game.controller[card] != seat or game.exerted[card] or not stats.is_a(game, card, "character"):
        return CANNOT_BLOCK
    if parties.unblockable(game):
        return UNBLOCKABLE
    if stats.forbidden(game, card, "can't block"):
        return FORBIDDEN
    covert = parties.is_covert(game)
    if not parties.can_block(game, card, covert):
        return COVERT if covert else IS_COVERT
    return REQUIREMENT
