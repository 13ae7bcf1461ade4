"""Options as short English text and back: for records, scenarios and whoever types a move.

A card is written by its name, or by the start of it if that is clear; "A." before it says who controls it, "#2" after
it which of several. "A deity" is a player's Deity, "deity" by itself the opposing one. Where several cards of the same
name would do, the first is meant. A text that means no option is refused with the rule that forbids it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from arbitre.ability import nodes as n
from arbitre.ability.run import Resolve
from arbitre.games import naming
from arbitre.games.fallen import combat, describing, legal, nodes, stats, turn, use
from arbitre.games.fallen.describing import ACTIONS, SHARES
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
from arbitre.kernel.decision import NO_CARD, Option, Reason, Refusal
from arbitre.kernel.error import Error, UnknownCard

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

WORDS = ("look", "pass", "pass for the turn", "yes", "no", "done", "attack deity", "no attack")
WITH_CARD = (
    *("choose", "attack", "ambush", "attack again", "retreat", "worshipper", "archangel", "top", "bottom", "revoke"),
    *("put away", "discard", "next", "resolve", "replace", "link", *SHARES),
)
WITH_NUMBER = ("number", "mode")
OTHERS = ("player", "name", "class")
KINDS = sorted({*ACTIONS, *WORDS, *WITH_CARD, *WITH_NUMBER, *OTHERS}, key=len, reverse=True)

NOT_ASKED = Reason("not-an-option", "F3.2.3")
TILTED = Reason("tilted", "F2.4.5")
GUARDIAN = Reason("guardian", "F6.17.1")
PACIFIST = Reason("pacifist", "F6.27.4")
NO_ATTACKER = Reason("this-cannot-attack", "F2.4.1")
WITHOUT_ATTACK = Reason("golem-without-attack", "F1.14.10")
FROM_THE_REAR = Reason("this-cannot-attack", "F1.28.5")
LINKED_BEHIND = Reason("linked-stays-behind", "F1.13.15")
FULL_AMBUSH = Reason("no-room-in-ambush", "F2.1.3")
TWO_IN_AMBUSH = Reason("no-room-in-ambush", "F2.1.4")
NOT_FORWARD = Reason("not-to-the-firing-line", "F2.1.5")
NOT_IN_AMBUSH = Reason("not-in-ambush", "F2.1.2")
NO_DEFENDER = Reason("cannot-be-defender", "F2.6.2")
NOT_ATTACKABLE = Reason("cannot-be-attacked", "F5.9.2")
NO_TARGET = Reason("cannot-be-targeted", "F5.19.3")
NOT_THEIR_TARGET = Reason("cannot-be-targeted-by-you", "F5.19.3")
SECOND = Reason("legendary-already-there", "F5.52.2")
FORBIDDEN = Reason("forbidden-that", "F3.14.1")
NOT_YET = Reason("archangel-not-yet", "F1.5.4")
LOOKED = Reason("register-was-looked-at", "F1.36.6")
GUARDED = Reason("cannot-be-attacked", "F2.7.2")
TOO_LATE = Reason("retreat-is-over", "F1.36.3")
DECLARED = Reason("attack-is-declared", "F2.6.6")
MUST_CHOOSE = "must-choose"

_DEITY = re.compile(r"(?:([AB])(?:'s)? )?deity")
_NEAR = {
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


# -- which card is meant ---------------------------------------------------------------------------------------


def is_meant(game: Fallen, card: int, text: str, exactly: bool = False) -> bool:
    """Whether a card is one that a text can mean."""
    deity = _DEITY.fullmatch(" ".join(text.split()))
    if deity:
        return card in game.deity and deity[1] in (None, SEATS[game.controller[card]])
    return naming.is_meant(game, card, text, exactly)


def cards_meant(game: Fallen, text: str) -> list[int]:
    """All cards a text can mean, those on the table first, those that lie open before those that do not."""
    there = [c for c in range(len(game.facts)) if game.zone_of[c] >= 0]
    found = [c for c in there if is_meant(game, c, text, True)] or [c for c in there if is_meant(game, c, text)]
    return naming.nearest(game, found, _NEAR)


# -- reading a move --------------------------------------------------------------------------------------------


def find(game: Fallen, text: str, seat: int) -> Option | Refusal:
    """The option of the pending decision that a text means, or why there is none. A text that means nothing at all is
    an Error."""
    text = " ".join(text.split())
    kind, rest = _parse(text)
    decision = game.decision
    if decision is None:
        return Refusal(describing.GAME_OVER)
    if decision.seat != seat:
        if kind in ACTIONS:
            mine = game.active == seat
            return Refusal(describing.SOMETHING_FIRST if mine else describing.NOT_YOUR_TURN)
        raise Error(f"{text!r}: seat {SEATS[seat]} is not asked; {SEATS[decision.seat]} is, for {decision.kind!r}")
    option = one_of(game, [o for o in decision.options if o.kind == kind], kind, rest)
    return option if option is not None else _refuse(game, seat, kind, rest)


def answer(game: Fallen, text: str, seat: int) -> Option | Refusal:
    """The same where it need not be said what kind of answer it is: a name, a number, a word."""
    decision = game.decision
    assert decision is not None
    options = decision.options
    kinds = {option.kind for option in options}
    if text in kinds or any(text.startswith(kind + " ") for kind in kinds):
        return find(game, text, seat)
    if text.isdecimal():
        numbers = [option for option in options if option.kind in WITH_NUMBER]
        if numbers:
            return find(game, f"{numbers[0].kind} {text}", seat)
    if "player" in kinds and text in SEATS:
        return find(game, f"player {text}", seat)
    for word in ("name", "class"):
        if word in kinds:
            return find(game, f"{word} {text}", seat)
    kind = next((option.kind for option in options if option.card != NO_CARD and option.kind not in ACTIONS), "choose")
    return find(game, f"{kind} {text}", seat)


def _parse(text: str) -> tuple[str, str]:
    for kind in KINDS:
        if text == kind or text.startswith(kind + " "):
            return kind, text[len(kind) :].strip()
    raise Error(f"{text!r}: a move starts with one of: {', '.join(sorted(KINDS))}")


def one_of(game: Fallen, options: list[Option], kind: str, rest: str) -> Option | None:
    """The one among options of this kind that is meant."""
    if kind in WITH_NUMBER:
        low = 0 if kind == "number" else 1
        return next((o for o in options if rest.isdecimal() and o.number + low == int(rest)), None)
    if kind == "player":
        return next((o for o in options if SEATS[o.target] == rest), None)
    if kind == "name":
        return next((o for o in options if game.names[o.number].casefold() == rest.casefold()), None)
    if kind == "class":
        return next((o for o in options if game.classes[o.number].casefold() == rest.casefold()), None)
    if kind in SHARES:
        number, _, rest = rest.partition(f" {SHARES[kind]} ")
        options = [o for o in options if number.isdecimal() and o.number == int(number)]
    elif kind == "link":
        rest, _, angel = rest.partition(" to ")
        options = [o for o in options if not angel or is_meant(game, o.target, angel)]
    elif kind == "use":
        rest, _, ability = rest.partition(": ")
        options = [o for o in options if not ability or _has_name(game, o, ability)]
    which = 0
    if kind in ("resolve", "replace"):
        match = re.fullmatch(r"(.*?) (\d{1,2})", rest)
        if match:
            rest, which = match[1], int(match[2])
    if rest:
        able = [o for o in options if o.card != NO_CARD]
        options = [o for o in able if is_meant(game, o.card, rest, True)] or [
            o for o in able if is_meant(game, o.card, rest)
        ]
    if which:
        return options[which - 1] if which <= len(options) else None
    _must_be_clear(game, options, f"{kind} {rest}".strip())
    return options[0] if options else None


def _has_name(game: Fallen, option: Option, ability: str) -> bool:
    """Whether an option uses the ability of this name or place."""
    if ability.isdecimal():
        return option.number == int(ability) - 1
    return use.abilities(game, option.card)[option.number].name.casefold() == ability.casefold()


def _must_be_clear(game: Fallen, options: list[Option], text: str) -> None:
    """Cards that differ in more than which of several equal ones it is need more words."""
    told = set()
    for option in options:
        card = option.card
        place = (game.controller[card], game.zone_of[card]) if card != NO_CARD else (-1, -1)
        same = option.kind in ("resolve", "replace")
        told.add((game.facts[card].name if same else describing.describe(game, option), *place))
    if len(told) > 1:
        raise Error(
            f"{text!r} could mean: " + "; ".join(f"{t[0]} ({SEATS[t[1]] if t[1] >= 0 else ''})" for t in sorted(told))
        )


# -- refusing --------------------------------------------------------------------------------------------------


def _refuse(game: Fallen, seat: int, kind: str, rest: str) -> Refusal:
    """The rule that forbids a move that is not offered."""
    decision = game.decision
    assert decision is not None
    if kind in ACTIONS:
        return _refuse_action(game, seat, kind, rest)
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
    if kind in WITH_CARD and rest:
        card = _the_card(game, rest.partition(f" {SHARES[kind]} ")[2] if kind in SHARES else rest.split(" to ")[0])
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


def _the_card(game: Fallen, text: str) -> int:
    found = cards_meant(game, text)
    if not found:
        raise UnknownCard(f"no card in this game is called {text!r}")
    return found[0]


def _refuse_action(game: Fallen, seat: int, kind: str, rest: str) -> Refusal:
    if kind in ("end turn", "announce attack"):
        return game.why_not(kind, seat=seat) or Refusal(NOT_ASKED)
    number = 0
    rest, _, ability = rest.partition(": ") if kind == "use" else (rest, "", "")
    found = cards_meant(game, rest)
    if not found:
        raise UnknownCard(f"no card in this game is called {rest!r}")
    if kind != "use":
        found.sort(key=lambda c: (game.zone_of[c] not in (HAND, LIMBO), game.controller[c] != seat))
    card = found[0]
    if ability:
        known = use.abilities(game, card)
        places = [i for i in range(len(known)) if _has_name(game, Option("use", card, number=i), ability)]
        if not places:
            raise Error(f"{game.facts[card].name} has no ability {ability!r}")
        number = places[0]
    return game.why_not(kind, card, number=number, seat=seat) or Refusal(NOT_ASKED)


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
        return FULL_AMBUSH if combat.ambushes(game, seat) == 1 else TWO_IN_AMBUSH
    behind = game.zone_of[card] == REAR and stats.stays_behind(game, card)
    if behind and not stats.kept_back(game, card):
        return LINKED_BEHIND
    return FROM_THE_REAR if behind else NO_ATTACKER


def why_not_choose(game: Fallen, seat: int, card: int) -> Reason | None:
    """What forbids to pick a card for the effect that asks, be it such a card or not."""
    if stats.forbidden(game, card, "can't be targeted"):
        return NO_TARGET
    if game.controller[card] != seat and stats.forbidden(game, card, "can't be targeted by opponents"):
        return NOT_THEIR_TARGET
    frame = game.stack[-1]
    if isinstance(frame, Resolve):
        choice = frame.program.ops[frame.cursor].node
        told = choice.cards.where if isinstance(choice, n.Chosen) else ()
        for one in told:
            if isinstance(one, nodes.NotForbidden) and not legal.allowed(game, seat, one.effect, card):
                return SECOND if isinstance(one.effect, n.TakeControl) else FORBIDDEN
    return None


def why_not_defend(game: Fallen, seat: int, card: int) -> Reason:
    """What keeps a card from being designated as the defender."""
    if game.zone_of[card] in LINES and game.controller[card] != seat:
        if stats.forbidden(game, card, "can't be attacked"):
            return NOT_ATTACKABLE
    return NO_DEFENDER
