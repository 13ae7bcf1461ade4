"""A game of The Spoils as a scenario file lays it out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import DECK, DISCARD, HAND, OUT, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.scenario.words import SEATS


def written(game: Spoils) -> dict[str, Any]:
    return {
        "turn": SEATS[game.active],
        "number": game.turn,
        "starting": SEATS[game.starting],
        **{SEATS[seat]: _seat(game, seat) for seat in range(2)},
    }


def _seat(game: Spoils, seat: int) -> dict[str, Any]:
    zones = game.zones[seat]
    plain: list[int] = []  # face-up resources of which nothing needs to be said
    play: list[Any] = []
    down: list[Any] = []
    for card in zones[PLAY]:
        said = _said(game, card, seat)
        if game.face_down[card]:
            said.pop("facedown")
            down.append({"card": _name(game, card), **said} if said else _name(game, card))
        elif game.is_a(card, "resource") and not said:
            plain.append(card)
        else:
            play.append({"card": _name(game, card), **said} if said else _name(game, card))
    return {
        "faction": _name(game, game.faction[seat]),
        "influence": game.influence[seat],
        "resources": dict(Counter(_name(game, card) for card in plain)),
        "face_down": down,
        "play": play,
        "hand": [_name(game, card) for card in zones[HAND]],
        "discard": [_name(game, card) for card in zones[DISCARD]],
        "out": [_name(game, card) for card in zones[OUT]],
        "deck": [_name(game, card) for card in reversed(zones[DECK])],
    }


def _said(game: Spoils, card: int, seat: int) -> dict[str, Any]:
    """What can't be seen from its name."""
    host = game.host[card]
    on_faction = host == game.faction[seat] and game.is_a(card, "resource")
    said: dict[str, Any] = {
        "damage": game.damage[card],
        "depleted": game.exerted[card],
        "tokens": game.tokens[card],
        "attacks": game.attacks[card],
        "new": not game.settled[card],
        "facedown": game.face_down[card],
        "attached": on_faction,
        "on": "" if host == NO_CARD or on_faction else f"{SEATS[game.controller[host]]}.{_name(game, host)}",
        "owner": "" if game.owner[card] == seat else SEATS[game.owner[card]],
    }
    return {word: value for word, value in said.items() if value}


def _name(game: Spoils, card: int) -> str:
    return str(game.facts[card].name)


def shown_to(seat: str, told: dict[str, Any]) -> dict[str, Any]:
    """Decks are hidden from everybody; hands and what lies face-down from others."""
    shown = dict(told)
    for letter in [key for key in told if key in SEATS]:
        kept = {word: value for word, value in told[letter].items() if word != "deck"}
        if letter != seat:
            kept.pop("hand", None)
            kept["face_down"] = [
                {**card, "card": "Blank"} if isinstance(card, dict) else "Blank" for card in kept.get("face_down", ())
            ]
        shown[letter] = {word: value for word, value in kept.items() if value or word == "influence"}
    return shown
