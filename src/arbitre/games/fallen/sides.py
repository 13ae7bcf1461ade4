"""What lies on a player's side and is asked for again and again, though it changes only when a card comes or goes:
pages that could be played in a response, cards with abilities to use, energy, Worshippers, markers. Nothing of it is
state: it follows from where cards lie, what is printed on them and what they have on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.fallen import stats
from arbitre.games.fallen.zones import DIVINE, HAND, IN_PLAY, LINES, PURGATORY
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

PLACES: Final = [-1, -1, -1, 0, 1, 2, 3, 5, 4, -1, -1]
"""Where abilities are used, zone by zone, and in which order they are offered."""


class Side:
    """One player's cards; what is None is worked out when it is asked for. Nothing in it is ever altered."""

    __slots__ = (
        "answering",
        "bound",
        "fast",
        "frail",
        "free",
        "legends",
        "marks",
        "prepared",
        "reach",
        "ready",
        "shared",
        "unarmed",
        "usable",
        "users",
        "worshippers",
    )

    def __init__(self) -> None:
        self.reach: list[int] | None = None  # pages in hand within reach of energy, Worshippers and markers
        self.fast: list[int] | None = None  # pages in hand that may be played where a Miracle could
        self.ready: list[int] | None = None  # those of them that are within reach
        self.users: list[int] | None = None  # cards with a printed ability that is used where they lie in the Word
        self.answering: list[int] | None = None  # and wherever a Miracle could be played
        self.usable: list[int] | None = None  # those of them in the Word that energy and markers are enough for
        self.prepared: list[int] | None = None  # and wherever a Miracle could be played
        self.worshippers: list[int] | None = None
        self.legends: list[int] | None = None  # Legendary pages in play
        self.unarmed: list[int] | None = None  # what may be an Angel on the battlefield without Equipment
        self.marks: dict[str, int] | None = None  # how many markers of each kind are on cards in play
        self.frail: list[int] | None = None  # cards on the battlefield that may have to go, and the Deity likewise
        self.free = 0  # the energy that pays for anything
        self.bound: list[int] | None = None  # the sources of such as pays only for some cards (F1.19.10)
        self.shared = False  # whether copies of the game may have it too: then it is copied before it is changed

    def copy(self) -> Side:
        twin = Side()
        twin.reach = self.reach
        twin.fast = self.fast
        twin.ready = self.ready
        twin.users = self.users
        twin.answering = self.answering
        twin.usable = self.usable
        twin.prepared = self.prepared
        twin.worshippers = self.worshippers
        twin.legends = self.legends
        twin.unarmed = self.unarmed
        twin.marks = self.marks
        twin.frail = self.frail
        twin.free = self.free
        twin.bound = self.bound
        return twin


def side(game: Fallen, seat: int) -> Side:
    found = game.sides[seat]
    if found is None:
        found = Side()
        game.sides[seat] = found
    return found


def share(game: Fallen, twin: Fallen) -> None:
    """A copy begins with what is known of the same cards."""
    for seat, found in enumerate(game.sides):
        if found is not None:
            found.shared = True
            twin.sides[seat] = found


def _own(game: Fallen, seat: int) -> Side | None:
    """A player's side, if it is known, to be changed."""
    found = game.sides[seat]
    if found is not None and found.shared:
        found = found.copy()
        game.sides[seat] = found
    return found


def fast(game: Fallen, seat: int) -> list[int]:
    mine = game.sides[seat] or side(game, seat)
    found = mine.fast
    if found is None:
        facts = game.facts
        found = [card for card in game.zones[seat][HAND] if facts[card].fast]
        mine.fast = found
    return found


def able(game: Fallen, seat: int, answer: bool) -> list[int]:
    """Cards with a printed ability that is used where they lie: in the Word, or where a Miracle could be played."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.answering if answer else mine.users
    if found is None:
        roster = game.cards()
        found = [card for card in (roster.answering if answer else roster.users) if _used(game, seat, card, answer)]
        if answer:
            mine.answering = found
        else:
            mine.users = found
    return found


def _used(game: Fallen, seat: int, card: int, answer: bool) -> bool:
    zone = game.zone_of[card]
    if game.controller[card] != seat or PLACES[zone] < 0:
        return False
    return game.facts[card].uses[answer + 2 if zone == PURGATORY else answer]


def moved(game: Fallen, card: int, seat: int, on_battlefield: bool, comes: bool) -> None:
    """A card comes to a player, goes away, or lies elsewhere: what is on it, and what it is, may count there or count
    no more. `on_battlefield`: it comes there, leaves it or changes lines; `comes`: it was not there before."""
    facts = game.facts[card]
    if on_battlefield and facts.is_golem:
        game.loose = None
    found = _own(game, seat)
    if found is not None:
        found.reach = None
        if game.energy[card]:
            _recharged(found)
        if game.markers[card]:
            _marked(found)
        if facts.type == "worshipper":
            found.worshippers = None
            found.ready = None
        if facts.legendary:
            found.legends = None
        if facts.fast:
            found.fast = None
            found.ready = None
        if facts.activations:
            found.users = None
            found.answering = None
            found.usable = None
            found.prepared = None
        if on_battlefield:
            found.unarmed = None
            if comes or found.frail:
                found.frail = None


def marks(game: Fallen, seat: int, marker: str) -> int:
    """How many markers of this kind are on a player's cards in play."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.marks
    if found is None:
        found = {}
        markers, zones = game.markers, game.zones[seat]
        for zone in IN_PLAY:
            for card in zones[zone]:
                for name, number in markers[card]:
                    found[name] = found.get(name, 0) + number
        mine.marks = found
    return found.get(marker, 0)


def marked(game: Fallen, card: int) -> None:
    """A card gains or loses markers."""
    found = _own(game, game.controller[card])
    if found is not None:
        _marked(found)
        _tried(game, found, card)


def _marked(found: Side) -> None:
    found.marks = None
    found.reach = None
    found.ready = None
    found.usable = None
    found.prepared = None


def frail(game: Fallen, seat: int) -> list[int]:
    """Cards on the battlefield that may have to go, and a Deity that may be lost or become Mortal, even if nothing in
    force makes them weaker."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.frail
    if found is None:
        damage, applied, markers, zones = game.damage, game.applied, game.markers, game.zones[seat]
        stands = game.cards().stands
        found = []
        for line in LINES:
            for card in zones[line]:
                if (damage[card] >= stands[card] or applied[card] or markers[card]) and not _safe(game, card):
                    found.append(card)
        deity = game.deity[seat]
        if deity != NO_CARD and game.zone_of[deity] == DIVINE and not _safe(game, deity):
            found.append(deity)
        mine.frail = found
    return found


def any_frail(game: Fallen) -> bool:
    one, other = game.sides
    if one is None or other is None or one.frail is None or other.frail is None:
        return bool(frail(game, 0)) or bool(frail(game, 1))
    return bool(one.frail) or bool(other.frail)


def _safe(game: Fallen, card: int) -> bool:
    """Whether a card stays by what is printed and what is on it: it can take more than its damage; a Blessing has
    hourglasses; an Equipment is linked to an Angel, of a class it needs; a Mortal Deity has a Feather."""
    facts = game.facts[card]
    if facts.type == "deity" and game.mortal[game.controller[card]]:
        return game.feathers[game.controller[card]] > 0
    if game.applied[card] or facts.turns:
        return False
    if facts.type == "blessing":
        return stats.marks(game, card, "hourglass") > 0  # F1.17.10
    if facts.type == "equipment":
        host, only = game.host[card], facts.link_only  # F1.16.12
        if host == NO_CARD or "angel" not in game.facts[host].are:
            return False
        if only is None or not only.stay:
            return True
        return "Doppelgänger" not in game.facts[host].keywords and not game.facts[host].classes.isdisjoint(only.classes)
    # F1.4.2, F1.11.2, F1.14.2
    return game.damage[card] < facts.stands + stats.from_markers(game, card, 2 if facts.is_golem else 1)


def harmed(game: Fallen, card: int) -> None:
    """A card is damaged or healed, or effects on it begin or end; a Deity becomes Mortal or loses a Feather."""
    found = _own(game, game.controller[card])
    if found is not None:
        _tried(game, found, card)


def _tried(game: Fallen, found: Side, card: int) -> None:
    """What a card can take, or has to, has changed: where none was frail, this one may be now."""
    if found.frail is not None and (found.frail or not _safe(game, card)):
        found.frail = None


def linked(game: Fallen, card: int) -> None:
    """A Golem or an Equipment is linked to an Angel, or comes off."""
    game.loose = None
    found = _own(game, game.controller[card])
    if found is not None:
        found.unarmed = None
        _tried(game, found, card)


def unarmed(game: Fallen, seat: int) -> list[int]:
    """What may be an Angel on the battlefield, and has no Equipment: as long as no card is a copy, or made another
    thing by others."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.unarmed
    if found is None:
        facts, zones = game.facts, game.zones[seat]
        found = []
        for line in LINES:
            for card in zones[line]:
                if ("angel" in facts[card].are or facts[card].turning) and not armed(game, card):
                    found.append(card)
        mine.unarmed = found
    return found


def armed(game: Fallen, card: int) -> bool:
    """Whether an Equipment is linked to a card."""
    for other in game.under[card]:
        if game.facts[other].type == "equipment":
            return True
    return False


def legends(game: Fallen, seat: int) -> list[int]:
    """Legendary pages a player has in play, as they lie, by what is printed on them."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.legends
    if found is None:
        facts, zones = game.facts, game.zones[seat]
        found = [card for zone in IN_PLAY for card in zones[zone] if facts[card].legendary]
        mine.legends = found
    return found


def charged(game: Fallen, card: int) -> None:
    """A card gains or loses energy."""
    found = _own(game, game.controller[card])
    if found is not None:
        _recharged(found)


def _recharged(found: Side) -> None:
    found.bound = None
    found.reach = None
    found.ready = None
    found.usable = None
    found.prepared = None
