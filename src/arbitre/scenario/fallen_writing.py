"""A game of 7 Fallen as a scenario file lays it out."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRING,
    HAND,
    IN_PLAY,
    LIMBO,
    LINES,
    PANDEMONIUM,
    PURGATORY,
    REAR,
    REGISTER,
    UNDER,
)
from arbitre.kernel.decision import NO_CARD
from arbitre.scenario.words import SEATS

PLACES: Final = {
    "rear": REAR,
    "firing": FIRING,
    "adoration": ADORATION,
    "hand": HAND,
    "limbo": LIMBO,
    "purgatory": PURGATORY,
    "pandemonium": PANDEMONIUM,
}
OF_ITS_OWN: Final = ("temple",)
"""Types that a file names under a word of their own."""


def written(game: Fallen) -> dict[str, Any]:
    return {
        "turn": SEATS[game.active],
        "number": game.turn,
        "starting": SEATS[game.starting],
        **{SEATS[seat]: _seat(game, seat) for seat in range(2)},
    }


def _seat(game: Fallen, seat: int) -> dict[str, Any]:
    zones = game.zones[seat]
    told: dict[str, Any] = {"feathers": game.feathers[seat], "mortal": game.mortal[seat]}
    for card in zones[DIVINE]:
        told[game.facts[card].type] = _laid(game, card, seat)
    for card in zones[ADORATION]:
        if game.facts[card].type in OF_ITS_OWN:
            told[game.facts[card].type] = _laid(game, card, seat)
    for word, zone in PLACES.items():
        cards = [card for card in zones[zone] if game.facts[card].type not in OF_ITS_OWN]
        told[word] = [_laid(game, card, seat) for card in cards]
    told["book"] = [_name(game, card) for card in reversed(zones[BOOK])]
    told["register"] = [_name(game, card) for card in reversed(zones[REGISTER])]
    return told


def _laid(game: Fallen, card: int, seat: int) -> str | dict[str, Any]:
    """A card, with what can't be seen from its name."""
    zone, facts = game.zone_of[card], game.facts[card]
    in_play = zone in IN_PLAY
    said: dict[str, Any] = {}
    if in_play or facts.type == "deity":
        said["damage"] = game.damage[card] if not (facts.type == "deity" and game.mortal[seat]) else 0
    if in_play or zone == LIMBO:
        said["tilted"] = game.exerted[card]
        said["markers"] = dict(game.markers[card])
        said["class"] = game.chosen_class.get(card, "")
    if zone in LINES and game.host[card] != NO_CARD:
        said["on"] = _name(game, game.host[card])
    if in_play:
        under = [one for side in range(2) for one in game.zones[side][UNDER] if game.host[one] == card]
        said["under"] = [_name(game, one) for one in under]
        said["new"] = game.entered[card] == game.turn
    if game.owner[card] != seat:
        said["owner"] = SEATS[game.owner[card]]
    more = {word: value for word, value in said.items() if value}
    if in_play and game.energy[card] != facts.data.energy:
        more["energy"] = game.energy[card]
    return {"card": _name(game, card), **more} if more else _name(game, card)


def _name(game: Fallen, card: int) -> str:
    return str(game.facts[card].name)


def shown_to(seat: str, told: dict[str, Any]) -> dict[str, Any]:
    """Books and Registers are hidden from everybody; hands, and an Archangel that has not appeared, from others."""
    shown = dict(told)
    for letter in [key for key in told if key in SEATS]:
        kept = {word: value for word, value in told[letter].items() if word not in ("book", "register")}
        if letter != seat:
            kept.pop("hand", None)
            kept.pop("archangel", None)
        shown[letter] = {word: value for word, value in kept.items() if value or word == "feathers"}
    return shown
