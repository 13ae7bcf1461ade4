"""What sentences about 7 Fallen need: which events are worth a line, what an option costs, what a word stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from arbitre.games.fallen import stats, use
from arbitre.kernel.decision import NO_CARD, Decision, Option, Refusal
from arbitre.kernel.event import Event

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.kernel.game import Result
    from arbitre.sentences.speaker import Speaker, Value

LANGUAGES: Final = ("en", "fr")
SILENT: Final[frozenset[str]] = frozenset()
"""Kinds of events that no reader of a log misses."""
QUIET: Final[Mapping[str, frozenset[str]]] = {"enters play": frozenset(("F5.50.1",))}  # told as it was played
"""Events that are part of something another line tells: silent under these rules."""


# -- events ----------------------------------------------------------------------------------------------------


def worth_a_line(game: Fallen, event: Event) -> bool:
    if event.kind in SILENT or event.rule in QUIET.get(event.kind, ()):
        return False
    return event.kind not in ("chance", "pays") or event.amount > 0


def secrets(event: Event) -> tuple[str, ...]:
    """Which cards of an event are unknown to whoever may not know them."""
    return ("card", "cards")


def event_values(speaker: Speaker, game: Fallen, event: Event, hidden: bool) -> dict[str, Value]:
    by = event.cards[0] if event.kind == "destroyed" and event.cards else NO_CARD
    return {
        "what": _what(speaker, event),
        "way": "named" if event.word else "single",
        "sign": "minus" if event.amount < 0 else "plus",
        "size": abs(event.amount),
        "cause": "effect" if by not in (NO_CARD, event.card) else "other",
        "by": speaker.known_as(game, by, False),
    }


def _what(speaker: Speaker, event: Event) -> str:
    """The word an event carries, as a reader knows it."""
    word = event.word
    if event.kind == "gets":
        return speaker.term(word)
    if event.kind in ("gains markers", "loses markers"):
        return "+1 " + speaker.term("shield") if word == "+1 shield" else word
    if event.kind in ("names", "transformed"):
        return speaker.title(word)
    return word


# -- questions -------------------------------------------------------------------------------------------------


def question_values(speaker: Speaker, game: Fallen, decision: Decision) -> dict[str, Value]:
    return {}


# -- options ---------------------------------------------------------------------------------------------------


def option_values(speaker: Speaker, game: Fallen, option: Option) -> dict[str, Value]:
    """What a menu shows of an option: its cost, its other card, the ability."""
    kind, card, number = option.kind, option.card, option.number
    if kind == "player":
        return {"player": speaker.seat(game, option.target)}
    if kind == "name":
        return {"what": speaker.title(game.names[number])}
    if kind == "class":
        return {"what": game.classes[number]}
    if kind == "link":
        return {"target": speaker.card(game, option.target)}
    if kind in ("play", "storm", "gust", "phoenix"):
        return {"cost": _price(speaker, game, kind, card)}
    if kind == "use":
        known = use.abilities(game, card)
        name = known[number].name if number < len(known) else ""
        return {"way": "named" if name else "single", "what": name}
    return {}


def _price(speaker: Speaker, game: Fallen, kind: str, card: int) -> str:
    """What playing a card takes, in short: "3 EC", "2 Adorateurs"."""
    data = game.facts[card].data
    said: list[str] = []
    if kind == "storm" and data.storm is not None:
        said.append(f"{data.storm} {speaker.term('energy')}")
    elif kind == "phoenix":
        said.append("Phoenix")
    elif data.cost is not None:
        said.append(f"{stats.stat(game, card, 'cost')} {speaker.term('energy')}")
    if data.condition:
        said.append(f"{speaker.term('condition')} {data.condition}")
    if data.revoke:
        said.append(f"{speaker.term('revoke')} {data.revoke}")
    return ", ".join(said) or f"0 {speaker.term('energy')}"


# -- refusals and results --------------------------------------------------------------------------------------


def refusal_values(speaker: Speaker, game: Fallen, refusal: Refusal, values: Mapping[str, Value]) -> dict[str, Value]:
    return {}


def result_values(speaker: Speaker, game: Fallen, result: Result) -> dict[str, Value]:
    return {}
