"""What sentences about 7 Fallen need: which events are worth a line, what an option costs, what a word stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.run import Resolve
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen import use, view
from arbitre.games.fallen.facts import is_target
from arbitre.games.fallen.text.terms import local
from arbitre.kernel.decision import NO_CARD, Decision, Option, Refusal
from arbitre.kernel.event import Event
from arbitre.sentences.speaker import Seats

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.kernel.game import Result
    from arbitre.sentences.speaker import Speaker, Value

SILENT: Final[frozenset[str]] = frozenset()
"""Kinds of events that no reader of a log would miss."""
QUIET: Final[Mapping[str, frozenset[str]]] = {
    "enters play": frozenset(("F5.50.1",)),  # told as it was played
    "moves": frozenset(("F2.4.1",)),  # attackers go to the firing line as they are announced
}
"""Events that are part of something another line tells: silent under these rules."""


# -- events ----------------------------------------------------------------------------------------------------


def worth_a_line(game: Fallen, event: Event) -> bool:
    if event.kind in SILENT or event.rule in QUIET.get(event.kind, ()):
        return False
    return event.kind not in ("chance", "pays") or event.amount > 0


def event_values(speaker: Speaker, game: Fallen, event: Event, hidden: bool) -> dict[str, Value]:
    by = event.cards[0] if event.kind == "destroyed" and event.cards else NO_CARD
    return {
        "what": _what(speaker, event),
        "way": "named" if event.word else "single",
        "sign": "minus" if event.amount < 0 else "plus",
        "size": abs(event.amount),
        "cause": "effect" if by not in (NO_CARD, event.card) else "other",
        "by": speaker.known_as(game, by, False),
        "owner": Seats((game.owner[event.card],) if event.card != NO_CARD else ()),
    }


def _what(speaker: Speaker, event: Event) -> str:
    """The word an event carries, as a reader knows it."""
    word = event.word
    if event.kind == "gets":
        return speaker.term(word)
    if event.kind in ("gains markers", "loses markers"):
        return marker(speaker, word)
    if event.kind in ("names", "transformed"):
        return speaker.title(word)
    return local(word, speaker.lang)


def keyword(word: str, number: int, lang: str) -> str:
    """A keyword with its number, if it has one."""
    return f"{local(word, lang)} ({number})" if number > 1 else local(word, lang)


def marker(speaker: Speaker, name: str) -> str:
    """A marker as a reader knows it."""
    if name == "hourglass":
        return speaker.term("hourglass")
    return "+1 " + speaker.term("shield") if name == "+1 shield" else name


# -- questions -------------------------------------------------------------------------------------------------


def question_values(speaker: Speaker, game: Fallen, decision: Decision) -> dict[str, Value]:
    """Which of the three verbs it is: to target, to choose in a pile, to designate (F5.18.1, F5.19.1, F5.31.1); and
    when it is asked."""
    frame: Any = game.stack[-1]
    way = "designate"
    if decision.kind == "choose card" and isinstance(frame, Resolve) and frame.slots.get("paying"):
        picking = frame.program.ops[frame.cursor].node
        for node in frame.program.tree:
            if isinstance(node, n.Choose) and node.target == picking:
                way = "target" if is_target(node) else "choose"
    return {"way": way, "phase": game.phase.replace(" ", "-")}


# -- options ---------------------------------------------------------------------------------------------------


def option_values(speaker: Speaker, game: Fallen, option: Option) -> dict[str, Value]:
    """What a menu shows of an option: its cost, its other card, the ability."""
    kind, card, number = option.kind, option.card, option.number
    if kind == "player":
        return {"player": Seats((option.target,))}
    if kind == "name":
        return {"what": speaker.title(game.names[number])}
    if kind == "class":
        return {"what": local(game.classes[number], speaker.lang)}
    if kind == "announce attack":
        return {"way": "first" if game.turn == 1 else "other"}
    if kind == "link":
        return {"target": speaker.card(game, option.target)}
    if kind in ("play", "storm", "gust", "phoenix"):
        return {"cost": price(speaker, view.option_cost(game, option) or {})}
    if kind == "use":
        known = use.abilities(game, card)
        name = known[number].name if number < len(known) else ""
        return {"way": "named" if name else "single", "what": local(name, speaker.lang)}
    return {}


def price(speaker: Speaker, cost: Mapping[str, Any]) -> str:
    """What playing a card takes, in short: "3 EC", "2 Adorateurs"."""
    said = [f"{cost['energy']} {speaker.term('energy')}"] if "energy" in cost else []
    said += [f"{speaker.term(word)} {cost[word]}" for word in ("condition", "revoke") if cost[word]]
    return ", ".join(said) or f"0 {speaker.term('energy')}"


# -- refusals and results --------------------------------------------------------------------------------------


def refusal_values(speaker: Speaker, game: Fallen, refusal: Refusal, values: Mapping[str, Value]) -> dict[str, Value]:
    return {}


def result_values(speaker: Speaker, game: Fallen, result: Result) -> dict[str, Value]:
    return {}
