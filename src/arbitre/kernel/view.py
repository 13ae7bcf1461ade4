"""What one audience may know of a game, as plain data. A whitelist: what is not put in here is not known.

An audience is a seat, SPECTATOR (who knows what everybody knows) or EVERYTHING (a replay after the game).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import EVERYTHING, knows
from arbitre.kernel.zone import NOWHERE, Sight

if TYPE_CHECKING:
    from arbitre.kernel.event import Event
    from arbitre.kernel.game import Game


def view(game: Game, audience: int) -> dict[str, Any]:
    """Everything that audience may know now."""
    decision = game.decision
    asked: dict[str, Any] | None = None
    if decision is not None:
        asked = {"seat": decision.seat, "kind": decision.kind, "rules": list(decision.rules)}
        if decision.source != NO_CARD and knows(game, decision.source, audience):
            asked["source"] = game.facts[decision.source].key
        if audience in (decision.seat, EVERYTHING):
            asked["options"] = [game.describe(option) for option in decision.options]
    result = game.result
    return {
        "game": game.name,
        "audience": audience,
        "turn": game.turn,
        "decision": asked,
        "result": None if result is None else {"winners": list(result.winners), "reason": result.reason},
        "shown": sorted(game.facts[card].key for card in game.shown_to(audience)),
        **game.view_table(),
        "seats": [_seat(game, seat, audience) for seat in range(game.number_of_seats)],
    }


def _seat(game: Game, seat: int, audience: int) -> dict[str, Any]:
    zones: dict[str, Any] = {}
    for index, kind in enumerate(game.zone_kinds):
        cards = game.zones[seat][index]
        known = [_card(game, card) for card in cards if knows(game, card, audience)]
        if kind.ordered and kind.sight is not Sight.ALL and audience != EVERYTHING:
            known = []  # which of the cards of a deck one has been shown says nothing of where it lies
        elif kind.sight is Sight.ALL or audience == EVERYTHING:
            pass
        else:
            known.sort(key=lambda card: (card["name"], card["object"]))
        zones[kind.name] = {"count": len(cards), "cards": known}
    return {"seat": seat, **game.view_seat(seat), "zones": zones}


def _card(game: Game, card: int) -> dict[str, Any]:
    """A card under the number of the object it is now: nobody can tell copies apart through a hidden zone."""
    return {"object": game.serial[card], "name": game.facts[card].key, **game.view_card(card)}


def view_events(game: Game, audience: int) -> list[dict[str, Any]]:
    """Everything that happened, as far as that audience saw it."""
    return [_event(game, event, audience) for event in game.events]


def _event(game: Game, event: Event, audience: int) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": event.kind, "rule": event.rule, "seat": event.seat, "amount": event.amount}
    told["place"] = event.place
    if event.word:
        told["word"] = event.word
    if event.origin != NOWHERE:
        told["from"] = game.zone_kinds[event.origin].name
    if event.to != NOWHERE:
        told["to"] = game.zone_kinds[event.to].name
    if event.cause != NO_CARD and knows(game, event.cause, audience):
        told["cause"] = game.facts[event.cause].key
    known = audience == EVERYTHING or event.seen == -1 or (audience >= 0 and event.known_to(audience))
    hidden = game.words.hidden(event, known)
    if event.card != NO_CARD and "card" not in hidden:
        told["card"] = game.facts[event.card].key
    if event.other != NO_CARD and "other" not in hidden:
        told["other"] = game.facts[event.other].key
    if "cards" not in hidden:
        told["cards"] = [game.facts[card].key for card in event.cards if card != NO_CARD]
    return told
