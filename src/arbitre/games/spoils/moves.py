"""Options as short English text and back: for records, scenarios and whoever types a move.

A card is written by its name, or by the start of it if that is clear; "A." before it says who controls it, "face-down"
before it that it lies so, "#2" after it which of several. "A faction" is a player's faction. Where several cards of the
same name would do, the first is meant. A text that means no option is refused with the rule that forbids it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from arbitre.games import naming
from arbitre.games.spoils import describing, parties, picking, stats, use
from arbitre.games.spoils.card import ICON_NAMES, TYPES
from arbitre.games.spoils.describing import ACTIONS, SEATS
from arbitre.games.spoils.zones import DECK, DISCARD, FACTION, HAND, OUT, PLAY, PLAYED
from arbitre.kernel.decision import NO_CARD, Decision, Option, Reason, Refusal
from arbitre.kernel.error import Error, UnknownCard

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

WORDS = ("pass", "pass for the turn", "yes", "no", "done", "top", "bottom")
WITH_CARD = ("choose", "keep", "discard", "next", "put away", "resolve", "replace", "face up", "face down", "pay with")
WITH_NUMBER = ("number", "mode", "text")
OTHERS = ("player", "name", "icon", "type", "assign", "top", "bottom")
KINDS = sorted({*ACTIONS, *WORDS, *WITH_CARD, *WITH_NUMBER, *OTHERS}, key=len, reverse=True)

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


# -- which card is meant ---------------------------------------------------------------------------------------

_FACTION = re.compile(r"(?:([AB])(?:'s)? )?faction")


def is_meant(game: Spoils, card: int, text: str, exactly: bool = False) -> bool:
    """Whether a card is one that a text can mean."""
    text = " ".join(text.split())
    faction = _FACTION.fullmatch(text)
    if faction:
        return game.zone_of[card] == FACTION and faction[1] in (None, SEATS[game.controller[card]])
    return naming.is_meant(game, card, text, exactly)


_NEAR = {PLAY: 0, FACTION: 0, PLAYED: 1, HAND: 2, DISCARD: 3, OUT: 4, DECK: 5}


def cards_meant(game: Spoils, text: str) -> list[int]:
    """All cards a text can mean, those on the table first, those that lie open before those that do not."""
    there = [c for c in range(len(game.facts)) if game.zone_of[c] >= 0]
    found = [c for c in there if is_meant(game, c, text, True)] or [c for c in there if is_meant(game, c, text)]
    return naming.nearest(game, found, _NEAR)


# -- reading a move --------------------------------------------------------------------------------------------


def find(game: Spoils, text: str, seat: int) -> Option | Refusal:
    """The option of the pending decision that a text means, or why there is none. A text that means nothing at all is
    an Error."""
    text = " ".join(text.split())
    kind, rest = _parse(text)
    decision = game.decision
    if decision is None:
        return Refusal(describing.GAME_OVER)
    if decision.seat != seat:
        if kind in ACTIONS:
            return _not_now(game, seat)
        raise Error(f"{text!r}: seat {SEATS[seat]} is not asked; {SEATS[decision.seat]} is, for {decision.kind!r}")
    option = one_of(game, [o for o in decision.options if o.kind == kind], kind, rest, seat)
    return option if option is not None else _refuse(game, seat, kind, rest)


def answer(game: Spoils, text: str, seat: int) -> Option | Refusal:
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
    for word in ("icon", "name", "type"):
        if word in kinds:
            return find(game, f"{word} {text}", seat)
    kind = next((option.kind for option in options if option.card != NO_CARD and option.kind not in ACTIONS), "choose")
    return find(game, f"{kind} {text}", seat)


def _parse(text: str) -> tuple[str, str]:
    if text.startswith("pick "):
        text = "choose " + text[5:]
    for kind in KINDS:
        if text == kind or text.startswith(kind + " "):
            return kind, text[len(kind) :].strip()
    raise Error(f"{text!r}: a move starts with one of: {', '.join(sorted(KINDS))}")


def one_of(game: Spoils, options: list[Option], kind: str, rest: str, seat: int) -> Option | None:
    """The one among options of this kind that is meant."""
    if kind in WITH_NUMBER:
        low = 0 if kind == "number" else 1
        return next((o for o in options if rest.isdecimal() and o.number + low == int(rest)), None)
    if kind == "player":
        return next((o for o in options if SEATS[o.target] == rest), None)
    if kind == "name":
        return next((o for o in options if game.names[o.number].casefold() == rest.casefold()), None)
    if kind == "icon":
        return next((o for o in options if ICON_NAMES[o.number].casefold() == rest.casefold()), None)
    if kind == "type":
        return next((o for o in options if TYPES[o.number] == rest), None)
    if kind == "assign":
        number, _, rest = rest.partition(" to ")
        options = [o for o in options if number.isdecimal() and o.number == int(number)]
    elif kind == "use":
        rest, _, ability = rest.partition(": ")
        options = [o for o in options if not ability or named(game, o, ability)]
        if rest == "faction":
            rest = f"{SEATS[seat]} faction"
    elif kind == "attack" and rest in ("", "faction"):
        rest = f"{SEATS[1 - seat]} faction"
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
    _must_be_clear(game, options, f"{kind} {rest}")
    return options[0] if options else None


def named(game: Spoils, option: Option, ability: str) -> bool:
    """Whether an option uses the ability of this name or place."""
    known = use.abilities(game, option.card)
    if ability.isdecimal():
        return option.number == int(ability) - 1
    return known[option.number].name.casefold() == ability.casefold()


def _must_be_clear(game: Spoils, options: list[Option], text: str) -> None:
    """Cards that differ in more than which of several equal ones it is need more words."""
    told = {
        (
            describing.describe(game, o) if o.kind not in ("resolve", "replace") else game.facts[o.card].name,
            game.controller[o.card] if o.card != NO_CARD else -1,
            o.card != NO_CARD and game.face_down[o.card],
            game.zone_of[o.card] if o.card != NO_CARD else -1,
        )
        for o in options
    }
    if len(told) > 1:
        raise Error(
            f"{text!r} could mean: " + "; ".join(f"{t[0]} ({SEATS[t[1]] if t[1] >= 0 else ''})" for t in sorted(told))
        )


# -- refusing --------------------------------------------------------------------------------------------------


def _not_now(game: Spoils, seat: int) -> Refusal:
    decision = game.decision
    assert decision is not None
    if decision.kind == "response":
        return Refusal(NOT_TO_RESPOND)
    return Refusal(describing.NOT_YOUR_TURN if game.active != seat else describing.SOMETHING_FIRST)


def _refuse(game: Spoils, seat: int, kind: str, rest: str) -> Refusal:
    """The rule that forbids a move that is not offered."""
    decision = game.decision
    assert decision is not None
    if kind in ACTIONS:
        return _refuse_action(game, seat, kind, rest)
    offered = {option.kind for option in decision.options}
    if kind == "face up":
        return Refusal(FACE_UP)
    if kind == "assign":
        return Refusal(not_assigned(decision))
    if kind == "done":
        return Refusal(MUST_ATTACK if decision.kind == "choose attackers" else Reason("must-choose", decision.rules[0]))
    if kind in WITH_CARD and kind in offered and rest:
        card = _the_card(game, rest)
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
    if kind in WITH_NUMBER and kind in offered:
        return Refusal(Reason("not-an-option", decision.rules[0]))
    return Refusal(NOT_ASKED)


def not_assigned(decision: Decision) -> Reason:
    """609.1c, 609.1d: damage is assigned in full, and among those it can be assigned to."""
    return Reason("all-damage-is-assigned", decision.rules[0])


def _the_card(game: Spoils, text: str) -> int:
    found = cards_meant(game, text)
    if not found:
        raise UnknownCard(f"no card in this game is called {text!r}")
    return found[0]


def _refuse_action(game: Spoils, seat: int, kind: str, rest: str) -> Refusal:
    number = 0
    if kind == "end turn":
        return game.why_not(kind, seat=seat) or Refusal(NOT_ASKED)
    ability = ""
    if kind == "use":
        rest, _, ability = rest.partition(": ")
    if rest in ("", "faction"):
        rest = f"{SEATS[seat if kind == 'use' else 1 - seat]} faction"
    found = cards_meant(game, rest)
    if not found:
        raise UnknownCard(f"no card in this game is called {rest!r}")
    where = {"play": HAND, "attack": PLAY}.get(kind, PLAY)
    found.sort(key=lambda c: (game.zone_of[c] != where, game.controller[c] != seat))
    card = found[0]
    if ability:
        known = use.abilities(game, card)
        places = [i for i in range(len(known)) if named(game, Option("use", card, number=i), ability)]
        if not places:
            raise Error(f"{game.facts[card].name} has no ability {ability!r}")
        number = places[0]
    return game.why_not(kind, card, number=number, seat=seat) or Refusal(NOT_ASKED)


def why_not_pick(game: Spoils, seat: int, card: int, offered: list[int]) -> Reason | None:
    """What keeps a card from being picked; None: it is not what is asked for."""
    if game.zone_of[card] == FACTION:
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
