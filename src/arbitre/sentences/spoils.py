"""What sentences about The Spoils need: which events are worth a line, why a card was destroyed, what a move costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from arbitre.games.spoils import stats, use, view
from arbitre.games.spoils.card import ICON_NAMES, ICONS, TYPES
from arbitre.games.spoils.play import PlayACard
from arbitre.games.spoils.respond import responding_to
from arbitre.games.spoils.triggers import AtOnce
from arbitre.games.spoils.use import UseAbility
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.decision import NO_CARD, Decision, Option, Refusal
from arbitre.kernel.event import Event
from arbitre.sentences.speaker import Seats

if TYPE_CHECKING:
    from arbitre.ability.waiting import Waiting
    from arbitre.games.spoils.facts import Count
    from arbitre.games.spoils.game import Spoils
    from arbitre.kernel.game import Result
    from arbitre.sentences.speaker import Speaker, Value

SILENT: Final = frozenset(("starting resource",))  # told when it is turned up
"""Kinds of events that no reader of a log would miss."""

QUIET: Final[Mapping[str, frozenset[str]]] = {
    "draws": frozenset(("601.1e", "601.1f")),  # opening hands
    "shuffles": frozenset(("601.1b", "312.1")),  # before the game; told with the search
    "enters play": frozenset(("604.1h", "605.1d", "411.4")),  # told as it was played or flipped
    "exerts": frozenset(("608.1b", "609.1h")),  # a part of the battle
    "readies": frozenset(("202.7",)),  # as at the start of every turn
    "put into the discard pile": frozenset(("205.2",)),  # a tactic that has been followed
}
"""Events that are part of something another line tells: silent under these rules."""

SIGNS: Final = {letter: name.lower() for letter, name in zip(ICONS, ICON_NAMES, strict=True)}
"""What each letter for an icon stands for."""


# -- events ----------------------------------------------------------------------------------------------------


def worth_a_line(game: Spoils, event: Event) -> bool:
    if event.kind == "enters play" and event.other != NO_CARD:
        return True  # what it is attached to
    if event.kind in SILENT or event.rule in QUIET.get(event.kind, ()):
        return False
    if event.kind == "resolves":
        return not game.facts[event.card].is_faction  # what its rules do is told by what follows
    return event.kind != "chance" or event.amount > 0


def event_values(speaker: Speaker, game: Spoils, event: Event, hidden: bool) -> dict[str, Value]:
    cause, by = _cause(event) if event.kind == "destroyed" else ("", NO_CARD)
    place = event.other if event.kind in ("inflicts damage", "assigns") else event.card
    return {
        "what": _what(speaker, event),
        "way": _way(game, event, place),
        "sign": "minus" if event.amount < 0 else "plus",
        "size": abs(event.amount),
        "cause": cause,
        "by": speaker.known_as(game, by, False),
        "owner": Seats((game.owner[event.card],) if event.card != NO_CARD else ()),
        "rival": Seats((game.controller[place],) if place != NO_CARD else ()),
    }


def _what(speaker: Speaker, event: Event) -> str:
    """The word an event carries, as a reader knows it."""
    word = event.word
    if event.kind in ("gets", "becomes", "loses type"):
        return speaker.term(word)
    if event.kind == "gains" and word != "ability":
        return speaker.term(f"keyword-{word}")
    if event.kind == "controls icons":
        return icons(speaker, word)
    if event.kind == "names":
        return speaker.title(word)
    return word if event.kind == "uses ability" else ""


def _way(game: Spoils, event: Event, place: int) -> str:
    if event.kind == "uses ability":
        return "named" if event.word else "single"
    if event.kind == "enters play":
        return "attached" if event.other != NO_CARD else "token" if event.rule == "409.3a" else "plain"
    if place != NO_CARD and game.facts[place].is_faction:
        return "faction"
    return "plain"


def _cause(event: Event) -> tuple[str, int]:
    """Why a card was destroyed, and by which card."""
    by = event.cards[0] if event.cards else NO_CARD
    if event.rule == "507.5a":
        return ("unique", NO_CARD)
    if by == NO_CARD:
        return ("unknown", NO_CARD)
    if event.rule == "408.4":
        return ("damage", by)
    return ("itself" if by == event.card else "effect", by)


def icons(speaker: Speaker, letters: str) -> str:
    """Icons by name: "Greed, Greed, Rage"."""
    return ", ".join(speaker.term(f"icon-{SIGNS[letter]}") for letter in letters)


def held(count: Count) -> str:
    """How many of each icon, by their letters: O2 V1."""
    return " ".join(f"{icon}{number}" for icon, number in zip(ICONS, count, strict=True) if number)


# -- questions -------------------------------------------------------------------------------------------------


def question_values(speaker: Speaker, game: Spoils, decision: Decision) -> dict[str, Value]:
    """What may be responded to; how far a battle is."""
    way, about, ability = "", NO_CARD, ""
    if decision.kind == "response":
        action = responding_to(game)
        way = "end"
        if isinstance(action, PlayACard | UseAbility):
            way, about = ("play" if isinstance(action, PlayACard) else "use"), action.card
            if isinstance(action, UseAbility) and action.ability.name:
                way, ability = "named", action.ability.name
    elif decision.kind == "battle":
        way = view.stage(game)
    return {"way": way, "about": speaker.shown(game, about, decision.seat), "ability": ability}


def waiting(game: Spoils, option: Option) -> Waiting | None:
    """The trigger that an option would resolve next."""
    frame = game.stack[-1]
    return frame.entries[option.number] if isinstance(frame, AtOnce) and option.kind == "resolve" else None


# -- options ---------------------------------------------------------------------------------------------------


def option_values(speaker: Speaker, game: Spoils, option: Option) -> dict[str, Value]:
    """What a menu shows of an option: its cost, whose card it is, what is on it."""
    kind, card = option.kind, option.card
    if kind == "player":
        return {"player": Seats((option.target,))}
    if kind == "name":
        return {"what": speaker.title(game.names[option.number])}
    if kind == "type":
        return {"what": speaker.term(TYPES[option.number])}
    if kind == "icon":
        return {"what": speaker.term(f"icon-{SIGNS[ICONS[option.number]]}")}
    if card == NO_CARD:
        return {}
    values: dict[str, Value] = {
        "player": Seats((game.controller[card],)),
        "way": "faction" if game.zone_of[card] == FACTION else "plain",
    }
    if kind in ("play", "flip up"):
        values["cost"] = view.price(game, game.controller[card], card, flip_up=kind == "flip up")
    elif kind == "resolve":
        entry = waiting(game, option)
        values["way"] = (view.rule_of(game, entry) if entry is not None else "") or "plain"
    elif kind == "use":
        values.update(_use_values(speaker, game, option))
    elif kind == "choose":
        values["damage"] = game.damage[card]
        values["state"] = "elsewhere"
        if game.zone_of[card] in (PLAY, FACTION):
            values["state"] = "damaged" if game.damage[card] else "undamaged"
    return values


def _use_values(speaker: Speaker, game: Spoils, option: Option) -> dict[str, Value]:
    ability = use.abilities(game, option.card)[option.number]
    return {
        "way": "named" if ability.name else "single",
        "what": ability.name,
        "price": _price(speaker, game, option),
    }


def _price(speaker: Speaker, game: Spoils, option: Option) -> str:
    """What using an ability takes, in short."""
    cost = view.option_cost(game, option) or {}
    said: list[str] = []
    if cost["resources"]:
        said.append(speaker.phrase(game, "price-pay", {"number": cost["resources"]}))
    if cost["deplete"]:
        said.append(speaker.phrase(game, "price-deplete"))
    if cost["other"]:
        said.append(speaker.phrase(game, "price-other"))
    return speaker.listed(game, said) if said else speaker.phrase(game, "price-none")


# -- refusals and results --------------------------------------------------------------------------------------


def refusal_values(speaker: Speaker, game: Spoils, refusal: Refusal, values: Mapping[str, Value]) -> dict[str, Value]:
    """What a card costs and needs, next to what its player has."""
    name = refusal.about.get("card")
    facts = next((one for one in game.facts if one.key == name), None)
    seat = game.active if game.decision is None else game.decision.seat
    free = refusal.about.get("free", 0)
    cost = 0 if facts is None else facts.cost
    return {
        "free": free,
        "cost": cost,
        "way": "dear" if cost > int(free) else "other",
        "need": "" if facts is None else facts.data.threshold,
        "have": held(stats.icons(game, seat)) or "0",
    }


def result_values(speaker: Speaker, game: Spoils, result: Result) -> dict[str, Value]:
    """Who lost."""
    return {"losers": Seats(tuple(seat for seat in range(game.number_of_seats) if seat not in result.winners))}
