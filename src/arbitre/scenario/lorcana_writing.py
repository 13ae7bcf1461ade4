"""A game of Lorcana as a scenario file lays it out."""

from __future__ import annotations

from typing import Any

from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.scenario.words import SEATS


def written(game: Lorcana) -> dict[str, Any]:
    told: dict[str, Any] = {
        "turn": SEATS[game.active],
        "number": game.turn,
        "starting": SEATS[game.starting],
    }
    if game.number_of_seats != 2:
        told["seats"] = game.number_of_seats
    if game.teams:
        told["teams"] = [list(side) for side in dict.fromkeys(game.teams)]
    for seat in range(game.number_of_seats):
        told[SEATS[seat]] = _seat(game, seat)
    return told


def _seat(game: Lorcana, seat: int) -> dict[str, Any]:
    zones = game.zones[seat]
    return {
        "lore": game.lore[seat],
        "inked": game.inked[seat],
        "play": [_laid(game, card) for card in zones[PLAY]],
        "hand": _names(game, zones[HAND]),
        "inkwell": [
            {"card": _name(game, card), "exerted": True} if game.exerted[card] else _name(game, card)
            for card in zones[INKWELL]
        ],
        "discard": _names(game, zones[DISCARD]),
        "deck": _names(game, zones[DECK][::-1]),
    }


def _laid(game: Lorcana, card: int) -> str | dict[str, Any]:
    """A card in play, with what can't be seen from its name."""
    said: dict[str, Any] = {
        "damage": game.damage[card],
        "exerted": game.exerted[card],
        "drying": game.drying[card],
        "at": "" if game.at[card] == NO_CARD else _name(game, game.at[card]),
        "played_as": game.played_as[card],
        "under": [
            {"card": _name(game, one), "facedown": True} if game.face_down[one] else _name(game, one)
            for one in reversed(game.under[card])
        ],
    }
    more = {word: value for word, value in said.items() if value}
    return {"card": _name(game, card), **more} if more else _name(game, card)


def _names(game: Lorcana, cards: list[int]) -> list[str]:
    return [_name(game, card) for card in cards]


def _name(game: Lorcana, card: int) -> str:
    return str(game.facts[card].full_name)


def shown_to(seat: str, told: dict[str, Any]) -> dict[str, Any]:
    """Decks are hidden from everybody, hands from others, and of ink it is enough to know how much there is."""
    shown = dict(told)
    for letter in [key for key in told if key in SEATS]:
        kept = {word: value for word, value in told[letter].items() if word not in ("deck", "inkwell")}
        if letter != seat:
            kept.pop("hand", None)
        inkwell = told[letter].get("inkwell", ())
        exerted = sum(isinstance(card, dict) for card in inkwell)
        kept.update(ink=len(inkwell) - exerted, exerted_ink=exerted)
        shown[letter] = {word: value for word, value in kept.items() if value}
    return shown
