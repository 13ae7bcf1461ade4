"""Positions that no game of 7 Fallen can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from arbitre.games.fallen import stats
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    HAND,
    IN_PLAY,
    LIMBO,
    LINES,
    OWNED,
    PANDEMONIUM,
    REGISTER,
)
from arbitre.scenario.base import Row
from arbitre.scenario.words import SEATS

WOUNDED = ("angel", "golem", "familiar", "archangel")
"""What can have damage on it, besides Deities."""


def impossible(game: Fallen, rows: list[Row]) -> Iterator[str]:
    """What can't be, and why: which cards can be where, their states, and what happens at once."""
    for card, (facts, seat, zone, states) in enumerate(rows):
        where = f"[{SEATS[seat]}] {facts.name}"
        if zone not in (BOOK, REGISTER):  # `deck_faults` says what is wrong with these
            yield from _places(where, facts.type, zone)
        if zone in OWNED and states.get("owner", SEATS[seat]) != SEATS[seat]:
            yield f"{where}: it goes to its owner's zone, not there (rule F3.4.7)"
        if "class" in states and "Doppelgänger" not in facts.keywords:
            yield f"{where}: only a Doppelgänger has chosen a class (rule F6.11.2)"
        if zone in IN_PLAY or zone == DIVINE:
            yield from _states(game, card, where)
    for seat in range(2):
        yield from _seat(game, seat)


def _places(where: str, kind: str, zone: int) -> Iterator[str]:
    """Which types of cards can be in which zones."""
    if kind == "miracle" and zone in IN_PLAY:
        yield f"{where}: a Miracle is never in play (rule F1.15.8)"
    elif kind == "familiar" and zone not in LINES:
        yield f"{where}: a Familiar is only on the Battlefield (rule F1.12.6)"
    elif kind == "worshipper" and zone in (HAND, LIMBO, *LINES):
        yield f"{where}: a Worshipper can't be there (rule F1.19.9)"
    elif kind in ("deity", "gift") and zone != DIVINE and (kind, zone) != ("gift", PANDEMONIUM):  # F1.7.7
        yield f"{where}: it is nowhere but in the Heavens: `{kind}` (rule F1.3.2)"
    elif kind in ("archangel", "temple") and zone == HAND:
        yield f"{where}: a card of the Eden can't be there (rule {'F1.5.14' if kind == 'archangel' else 'F1.6.8'})"
    elif zone in LINES and kind == "temple":
        yield f"{where}: a Temple is in the Adoration (rule F1.24.3)"
    elif zone == ADORATION and kind in ("equipment", "blessing"):
        yield f"{where}: it is on the Battlefield, not in the Adoration (rule F1.24.3)"


def _states(game: Fallen, card: int, where: str) -> Iterator[str]:
    damage = game.damage[card]
    kind = stats.kind(game, card)
    if not damage or kind == "deity":
        return
    if kind not in WOUNDED:
        yield f"{where}: there is damage only on: {', '.join(WOUNDED)}, deity"
        return
    kept = stats.forbidden(game, card, "can't be destroyed") or bool(game.in_force.get("instead destroyed"))
    limit = stats.limit(game, card)
    if damage >= limit and not kept:
        yield f"{where}: with {damage} damage it would be destroyed at {limit} (rule F5.32.1)"


def _seat(game: Fallen, seat: int) -> Iterator[str]:
    where = f"[{SEATS[seat]}]"
    deity = game.deity[seat]
    life = stats.life(game, deity)
    if game.damage[deity] >= life and not game.mortal[seat]:
        yield f"{where} with {game.damage[deity]} damage and {life} vitality the Deity is Mortal: say so (rule F1.4.2)"
    if game.mortal[seat] and not game.feathers[seat]:
        yield f"{where} with a Mortal Deity and no Feathers that player would have lost (rule F1.1.2)"
    lines = [card for zone in LINES for card in game.zones[seat][zone]]
    names = Counter(game.facts[c].name for c in lines if game.facts[c].data.legendary)
    for name, count in names.items():
        if count > 1:
            yield f"{where} {count} of {name}, which is Legendary (rule F5.52.1)"
    for card in lines:
        if stats.is_a(game, card, "blessing") and not stats.marks(game, card, "hourglass"):
            yield f"{where} {game.facts[card].name}: a Blessing without an hourglass is destroyed (rule F1.17.10)"
