"""Options as short English text and back: for records, scenarios and whoever types a move.

A card is written by its full name, or by the start of it if that is clear; "A." before it says whose, "#2" after it
which of several. Where several cards of the same name would do, the first is meant. A text that means no option is
refused with the rule that forbids it (1.7.7).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from arbitre.ability.match import candidates
from arbitre.ability.run import Resolve
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana import stats, why_not
from arbitre.games.lorcana.zones import DECK, HAND, PLAY
from arbitre.kernel.decision import NO_CARD, Decision, Option, Reason, Refusal
from arbitre.kernel.error import Error, NotAsked, UnknownCard
from arbitre.kernel.knowledge import knows

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

SEATS = "ABCDEFGH"

WARD: Final = Reason("has-ward", "8.15.1")
MUST_CHOOSE_OTHER: Final = Reason("must-choose-other", "6.7.3.2")
DOES_NOT_FIT: Final = Reason("does-not-fit", "6.1.3.1")
NOT_ASKED: Final = Reason("not-an-option", "1.7.7")
CHOSEN_BEFORE: Final = Reason("chosen-before", "6.1.3")
NOT_ANOTHER: Final = Reason("not-another", "6.1.6")
NOT_LOOKED_AT: Final = Reason("not-among-these", "6.1.14.1")
NOT_OF_THE_CHOIR: Final = Reason("not-your-singer", "8.12.1")
CANT_SING_NOW: Final = Reason("cant-sing", "8.12.2")
NOT_LOUD_ENOUGH: Final = Reason("choir-cost-too-low", "8.12.2")
NOT_THEIR_TURN_IN_THE_BAG: Final = Reason("not-your-trigger", "7.7.4.2")
MUST_FIND: Final = Reason("must-choose", "7.1.4")
MARKETING: Final = Reason("marketing-card", "10.2.2.2")
MAY_NOT_STOP: Final = Reason("must-choose", "6.1.3")

FACE_DOWN = "facedown card"
_JOIN = {"sing": " with ", "shift": " onto ", "challenge": " -> ", "move": " -> "}


def describe(game: Lorcana, option: Option) -> str:
    """An option as text; `find` reads it again."""
    kind = option.kind
    if kind in ("use", "use free"):
        count = len(game.facts[option.card].activations)
        which = f" {option.number + 1}" if count > 1 or option.number >= count else ""
        return f"{kind} {_name(game, option.card)}{which}"
    if kind in _JOIN:
        return f"{kind} {_name(game, option.card)}{_JOIN[kind]}{_name(game, option.target)}"
    if kind == "number":
        return f"number {option.number}"
    if kind == "name":
        return f"name {game.names[option.number]}"
    if kind == "mode":
        return f"mode {option.number + 1}"
    if kind in ("player", "hand over"):
        return f"{kind} {SEATS[option.target]}"
    if kind in ("resolve", "replace") and option.card != NO_CARD:
        return f"{kind} {_name(game, option.card)}{_which(game, option)}"
    if kind in ("top", "bottom"):
        return kind
    if option.card != NO_CARD:
        return f"{kind} {_name(game, option.card)}"
    return kind


def _which(game: Lorcana, option: Option) -> str:
    """Of several abilities of cards called alike, which one, from the second on."""
    if game.decision is None:
        return ""
    alike = [o for o in game.decision.options if o.kind == option.kind and _called_alike(game, o.card, option.card)]
    place = next((place for place, one in enumerate(alike) if one is option), 0)
    return f" {place + 1}" if place else ""


def _called_alike(game: Lorcana, one: int, other: int) -> bool:
    return one != NO_CARD and _name(game, one) == _name(game, other)


def _name(game: Lorcana, card: int) -> str:
    if game.face_down[card]:
        return FACE_DOWN  # 7.5.4, 8.4.2: nobody may know which card it is
    return game.facts[card].full_name


# -- reading ------------------------------------------------------------------------------------------------


def find(game: Lorcana, text: str, seat: int | None = None, all_cards: bool = False) -> Option | Refusal:
    """The option a text means, or why it is not one. A text that means nothing at all is an Error. `all_cards`: the one
    who asks may name hidden cards too, as a judge may."""
    decision = game.decision
    if decision is None:
        return Refusal(why_not.GAME_OVER)
    text = " ".join(text.split())
    for option in decision.options:
        if describe(game, option).casefold() == text.casefold() and (seat is None or seat == decision.seat):
            return option
    kind, first, second, number = _parse(text)
    if seat is not None and seat != decision.seat:
        if kind in why_not.ACTIONS and game.is_active(seat):
            return Refusal(why_not.WAIT_FOR_TEAM)
        if kind in why_not.ACTIONS:
            return Refusal(why_not.NOT_YOUR_TURN)
        raise NotAsked(f"{text!r}: seat {SEATS[seat]} is not asked; {SEATS[decision.seat]} is, for {decision.kind!r}")
    fitting = [o for o in decision.options if _means(game, o, kind, first, second, number)]
    if kind in ("resolve", "replace"):
        names = {_name(game, option.card) for option in fitting if option.card != NO_CARD}
        if number and len(names) == 1:
            fitting = fitting[number - 1 : number]
    else:
        names = {describe(game, option) for option in fitting}
    if len(names) > 1:
        raise Error(f"{text!r} could mean: {'; '.join(sorted(names))}")
    if fitting:
        return fitting[0]
    return _refuse(game, decision, kind, first, second, number, text, all_cards)


def _parse(text: str) -> tuple[str, str, str, int]:
    """Verb, first card, second card, number."""
    words = sorted((*why_not.ACTIONS, *_CHOICES), key=len, reverse=True)
    for kind in words:
        if text == kind or text.startswith(kind + " "):
            rest = text[len(kind) :].strip()
            second = ""
            if kind in _JOIN:
                parts = re.split(r"\s*->\s*|\s+with\s+|\s+onto\s+|\s+to\s+", rest, maxsplit=1)
                rest, second = parts[0], parts[1] if len(parts) > 1 else ""
            number = 0
            match = re.fullmatch(r"(?:(.*?):?\s)?(\d+)", rest)
            if match and kind in ("use", "use free", "resolve", "replace", "number", "mode"):
                rest, number = match.group(1) or "", int(match.group(2))
            return kind, rest, second, number
    raise Error(f"{text!r}: a move starts with one of: {', '.join(sorted(words))}")


_CHOICES = (
    "choose",
    "done",
    "yes",
    "no",
    "number",
    "name",
    "mode",
    "player",
    "hand over",
    "replace",
    "top",
    "bottom",
    "next",
    "discard",
    "resolve",
    "put away",
    "enter ready",
    "enter exerted",
)


def _means(game: Lorcana, option: Option, kind: str, first: str, second: str, number: int) -> bool:
    if option.kind != kind:
        return False
    if kind in ("player", "hand over"):
        return first.upper() == SEATS[option.target]
    if kind == "name":
        return game.names[option.number].casefold() == first.casefold()
    if kind == "number":
        return option.number == number
    if kind in ("mode", "use", "use free") and number and option.number != number - 1:
        return False
    if first and (option.card == NO_CARD or not is_meant(game, option.card, first)):
        return False
    return not second or (option.target != NO_CARD and is_meant(game, option.target, second))


def is_meant(game: Lorcana, card: int, text: str) -> bool:
    """Whether a card is one that a text can mean: "Flounder", "B.Flounder - Voice of Reason", "Flounder #2"."""
    match = re.fullmatch(r"(?:([A-H])\.)?(.*?)(?:\s*#(\d{1,3}))?", " ".join(text.split()))
    assert match is not None
    seat, name, which = match.groups()
    if seat and game.owner[card] != SEATS.index(seat):
        return False
    if game.face_down[card] and name.casefold() == FACE_DOWN:
        return True
    full = game.facts[card].full_name.casefold()
    wanted = name.casefold()
    if full != wanted and not full.startswith(wanted):
        return False
    if which:
        zone = game.zones[game.controller[card]][game.zone_of[card]]
        same = [c for c in zone if game.facts[c].full_name.casefold().startswith(wanted)]
        return 0 < int(which) <= len(same) and same[int(which) - 1] == card
    return True


def cards_meant(game: Lorcana, text: str, zones: tuple[int, ...] = ()) -> list[int]:
    """All cards a text can mean, those on the table first."""
    found = [c for c in range(len(game.facts)) if is_meant(game, c, text)]
    exact = [c for c in found if game.facts[c].full_name.casefold() == text.casefold()]
    found = exact or found
    if zones:
        found = [c for c in found if game.zone_of[c] in zones]
    return sorted(found, key=lambda c: (game.zone_of[c] != PLAY, game.zone_of[c] != HAND, c))


def _refuse(
    game: Lorcana, decision: Decision, kind: str, first: str, second: str, number: int, text: str, all_cards: bool
) -> Refusal:
    """The rule that forbids a move that is not offered."""
    if kind in why_not.ACTIONS:
        card = known_ones(game, first, decision.seat, kind, all_cards)[0] if first else NO_CARD
        target = known_ones(game, second, decision.seat, "target", all_cards)[0] if second else NO_CARD
        which = max(0, number - 1)
        return why_not.why_not(game, kind, card, target, which) or Refusal(NOT_ASKED)
    offered = {option.kind for option in decision.options}
    if kind in ("choose", "discard", "next", "put away", "resolve") and first:
        card = known_ones(game, first, decision.seat, kind, all_cards)[0]
        about: dict[str, str | int] = {"card": game.facts[card].full_name}
        frame = game.stack[-1]
        if game.facts[card].is_marketing:
            return Refusal(MARKETING, about)
        if decision.kind == "choose singer":
            mine = game.controller[card] in game.side(decision.seat)
            return Refusal(CANT_SING_NOW if mine else NOT_OF_THE_CHOIR, about)
        if kind in offered and isinstance(frame, Resolve):
            node = frame.program.ops[frame.cursor].node
            if card in [c for c, _ in frame.slots.get("picking", ())]:
                return Refusal(CHOSEN_BEFORE, about)
            if isinstance(node, n.Chosen):
                if node.cards.zone == "looked" and card not in [c for c, _ in frame.slots["looked"]]:
                    return Refusal(NOT_LOOKED_AT, about)
                besides = [c for c, _ in frame.slots.get(node.cards.besides, ())]
                if (node.cards.other and card == frame.source) or card in besides:
                    return Refusal(NOT_ANOTHER, about)
                if card in candidates(game, frame, node.cards):
                    guarded = game.controller[card] not in game.side(decision.seat) and stats.has(game, card, "Ward")
                    return Refusal(WARD if guarded else MUST_CHOOSE_OTHER, about)
        if decision.kind == "choose trigger":
            return Refusal(NOT_THEIR_TURN_IN_THE_BAG, about)
        return Refusal(DOES_NOT_FIT if kind in offered else NOT_ASKED, about)
    if kind == "done":
        if decision.kind == "choose singer":
            return Refusal(NOT_LOUD_ENOUGH)
        frame = game.stack[-1]
        node = frame.program.ops[frame.cursor].node if isinstance(frame, Resolve) else None
        return Refusal(MUST_FIND if isinstance(node, n.Chosen) and node.cards.zone == "discard" else MAY_NOT_STOP)
    return Refusal(NOT_ASKED, {"move": text})


def known_ones(game: Lorcana, text: str, seat: int, kind: str, all_cards: bool = False) -> list[int]:
    """The cards a text can mean among those the seat may know, the likely ones for this action first."""
    found = [card for card in cards_meant(game, text) if all_cards or knows(game, card, seat)]
    if not found:
        raise UnknownCard(
            f"{SEATS[seat]} knows of no card called {text!r} here (no card in this game is called so openly)"
        )
    if kind in ("ink", "play", "shift", "sing", "sing together", "play free"):
        mine = [c for c in found if c in game.zones[seat][HAND]]
        found = mine or found
    elif kind == "target":
        found = [c for c in found if game.zone_of[c] == PLAY] or found
    else:
        mine = [c for c in found if game.zone_of[c] == PLAY and game.controller[c] == seat]
        found = mine or [c for c in found if game.zone_of[c] != DECK] or found
    return found
