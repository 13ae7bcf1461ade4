"""Options as short English text and back: for records, scenarios and whoever types a move. "A deity" is a player's
Deity, "deity" by itself the opposing one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from arbitre.ability.run import Resolve
from arbitre.games.fallen import combat, legal, stats, turn, use, why_not
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.why_not import ACTIONS, SHARES
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRING,
    HAND,
    LIMBO,
    LINES,
    PANDEMONIUM,
    PURGATORY,
    REAR,
    REGISTER,
    UNDER,
)
from arbitre.games.naming import SEATS
from arbitre.games.notation import MoveReader
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

NOT_ASKED: Final = Reason("not-an-option", "F3.2.3")
TILTED: Final = Reason("tilted", "F2.4.5")
GUARDIAN: Final = Reason("guardian", "F6.17.1")
PACIFIST: Final = Reason("pacifist", "F6.27.4")
NO_ATTACKER: Final = Reason("this-cannot-attack", "F2.4.1")
WITHOUT_ATTACK: Final = Reason("golem-without-attack", "F1.14.10")
FROM_THE_REAR: Final = Reason("this-cannot-attack", "F1.28.5")
LINKED_BEHIND: Final = Reason("linked-stays-behind", "F1.13.15")
FULL_AMBUSH: Final = Reason("no-room-in-ambush", "F2.1.3")
TWO_IN_AMBUSH: Final = Reason("no-room-in-ambush", "F2.1.4")
NOT_FORWARD: Final = Reason("not-to-the-firing-line", "F2.1.5")
NOT_IN_AMBUSH: Final = Reason("not-in-ambush", "F2.1.2")
NO_DEFENDER: Final = Reason("cannot-be-defender", "F2.6.2")
NOT_ATTACKABLE: Final = Reason("cannot-be-attacked", "F5.9.2")
NO_TARGET: Final = Reason("cannot-be-targeted", "F5.19.3")
NOT_THEIR_TARGET: Final = Reason("cannot-be-targeted-by-you", "F5.19.3")
SECOND: Final = Reason("legendary-already-there", "F5.52.2")
FORBIDDEN: Final = Reason("forbidden-that", "F3.14.1")
NOT_YET: Final = Reason("archangel-not-yet", "F1.5.4")
LOOKED: Final = Reason("register-was-looked-at", "F1.36.6")
GUARDED: Final = Reason("cannot-be-attacked", "F2.7.2")
TOO_LATE: Final = Reason("retreat-is-over", "F1.36.3")
DECLARED: Final = Reason("attack-is-declared", "F2.6.6")
MUST_CHOOSE = "must-choose"

_DEITY = re.compile(r"(?:([AB])(?:'s)? )?deity")


class Moves(MoveReader):
    actions: ClassVar[tuple[str, ...]] = ACTIONS
    words: ClassVar[tuple[str, ...]] = (
        *("look", "pass", "pass for the turn", "yes", "no", "done", "attack deity", "no attack"),
    )
    with_card: ClassVar[tuple[str, ...]] = (
        *("choose", "attack", "ambush", "attack again", "retreat", "worshipper", "archangel", "top", "bottom"),
        *("revoke", "put away", "discard", "next", "resolve", "replace", "link", *SHARES),
    )
    with_number: ClassVar[tuple[str, ...]] = ("number", "mode")
    lists: ClassVar[tuple[str, ...]] = ("name", "class")
    shares: ClassVar[Mapping[str, str]] = SHARES
    near: ClassVar[Mapping[int, int]] = {
        REAR: 0,
        FIRING: 0,
        DIVINE: 1,
        ADORATION: 1,
        LIMBO: 2,
        HAND: 3,
        UNDER: 3,
        PURGATORY: 4,
        PANDEMONIUM: 5,
        BOOK: 6,
        REGISTER: 6,
    }
    game_over: ClassVar[Reason] = why_not.GAME_OVER
    not_asked: ClassVar[Reason] = NOT_ASKED

    def special(self, game: Fallen, card: int, text: str) -> bool | None:
        deity = _DEITY.fullmatch(text)
        return None if deity is None else card in game.deity and deity[1] in (None, SEATS[game.controller[card]])

    def listed(self, game: Fallen, kind: str) -> Sequence[str]:
        return game.names if kind == "name" else game.classes

    def about(self, game: Fallen, option: Option) -> str:
        kind, number = option.kind, option.number
        if option.card == NO_CARD or kind == "attack deity":
            return kind
        name = game.facts[option.card].name
        if kind in SHARES:
            return f"{kind} {number} {SHARES[kind]} {name}"
        if kind == "link":
            return f"link {name} to {game.facts[option.target].name}"
        if kind == "use":
            known = use.abilities(game, option.card)
            if number < len(known) and known[number].name and [a.name for a in known].count(known[number].name) == 1:
                return f"use {name}: {known[number].name}"
            return f"use {name}: {number + 1}" if len(known) > 1 else f"use {name}"
        if kind in ("resolve", "replace"):
            return self.numbered(game, option, name)
        return f"{kind} {name}"

    def abilities(self, game: Fallen, card: int) -> Sequence[Any]:
        return use.abilities(game, card)

    def not_now(self, game: Fallen, seat: int) -> Refusal:
        return Refusal(why_not.SOMETHING_FIRST if game.active == seat else why_not.NOT_YOUR_TURN)

    def action_meant(self, game: Fallen, seat: int, kind: str, rest: str) -> list[int]:
        if kind in ("end turn", "announce attack"):
            return []
        found = self.called(game, rest)
        if kind == "use":
            return found
        return sorted(found, key=lambda c: (game.zone_of[c] not in (HAND, LIMBO), game.controller[c] != seat))

    def refuse(self, game: Fallen, seat: int, kind: str, rest: str) -> Refusal:
        decision = game.decision
        assert decision is not None
        rule = decision.rules[0]
        offered = {option.kind for option in decision.options}
        if kind == "attack deity" and decision.kind == "declare attack":
            return Refusal(NOT_IN_AMBUSH, {"card": game.facts[decision.source].name})
        if kind == "attack deity" and decision.kind == "redirect attack":
            return Refusal(GUARDED, {"card": game.facts[game.deity[1 - seat]].name})
        if kind == "archangel" and decision.kind == "register":
            return Refusal(LOOKED if turn.archangel_may_enter(game, seat) else NOT_YET)
        if kind in ("attack", "attack deity", "no attack") and decision.kind in ("contemplation", "response"):
            if game.combat is not None and game.combat.attacking:
                return Refusal(DECLARED)
        if kind == "retreat" and kind not in offered:
            return Refusal(TOO_LATE)
        if kind == "done":
            return Refusal(Reason(MUST_CHOOSE, rule))
        if kind in self.with_card and rest:
            text = rest.partition(f" {SHARES[kind]} ")[2] if kind in SHARES else rest.split(" to ")[0]
            card = self.called(game, text)[0]
            about: dict[str, str | int] = {"card": game.facts[card].name}
            if decision.kind == "announce attackers":
                return Refusal(why_not_announce(game, seat, card, kind), about)
            if decision.kind in ("declare attack", "redirect attack"):
                return Refusal(why_not_defend(game, seat, card), about)
            if decision.kind == "choose card":
                reason = why_not_choose(game, seat, card)
                if reason is not None:
                    return Refusal(reason, about)
            return Refusal(Reason("does-not-fit", rule) if kind in offered else NOT_ASKED, about)
        return Refusal(Reason("not-an-option", rule) if kind in offered else NOT_ASKED)


MOVES = Moves()
find = MOVES.find
answer = MOVES.answer
is_meant = MOVES.is_meant
cards_meant = MOVES.cards_meant


def describe(game: Fallen, option: Option) -> str:
    return MOVES.describe(game, option)


# -- refusing --------------------------------------------------------------------------------------------------


def why_not_announce(game: Fallen, seat: int, card: int, kind: str) -> Reason:
    """What keeps a card from being announced as an attacker, or from going into ambush."""
    if game.controller[card] != seat or game.zone_of[card] not in LINES:
        return NO_ATTACKER
    if game.exerted[card]:
        return TILTED
    if not stats.is_a(game, card, "golem"):
        if stats.has(game, card, "Gardien"):
            return GUARDIAN
        if stats.has(game, card, "Pacifiste"):
            return PACIFIST
    elif not stats.attack(game, card):
        return WITHOUT_ATTACK
    if kind == "ambush" and game.zone_of[card] == REAR and stats.stays_behind(game, card):
        return NOT_FORWARD
    if kind == "ambush" and combat.can_attack(game, card):
        return FULL_AMBUSH if combat.ambushes(combat.rear_guard(game, 1 - seat)) == 1 else TWO_IN_AMBUSH
    behind = game.zone_of[card] == REAR and stats.stays_behind(game, card)
    if behind and not stats.kept_back(game, card):
        return LINKED_BEHIND
    return FROM_THE_REAR if behind else NO_ATTACKER


def why_not_choose(game: Fallen, seat: int, card: int) -> Reason | None:
    """What forbids picking a card for the effect that asks, whether it is such a card or not."""
    if stats.forbidden(game, card, "can't be targeted"):
        return NO_TARGET
    if game.controller[card] != seat and stats.forbidden(game, card, "can't be targeted by opponents"):
        return NOT_THEIR_TARGET
    frame = game.stack[-1]
    if isinstance(frame, Resolve):
        choice = frame.program.ops[frame.cursor].node
        told = choice.cards.where if isinstance(choice, n.Chosen) else ()
        for one in told:
            if not isinstance(one, n.NotForbidden):
                continue
            if legal.second_legend_by(game, frame, one.effect, card):
                return SECOND
            if not legal.allowed(game, seat, one.effect, card) and not isinstance(
                one.effect, n.DealDamage | n.PutDamage
            ):
                return FORBIDDEN  # what can't be damaged is none of what is asked for
    return None


def why_not_defend(game: Fallen, seat: int, card: int) -> Reason:
    """What keeps a card from being designated as the defender."""
    if game.zone_of[card] in LINES and game.controller[card] != seat:
        if stats.forbidden(game, card, "can't be attacked"):
            return NOT_ATTACKABLE
    return NO_DEFENDER
