"""What is measured in a position of Briscola: the points, what is lying in the trick, and the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.players.evaluation import Features, Row, places
from arbitre.players.strangers import NONE
from briscola.game import DECK, HAND, TABLE, TRUMP, Briscola
from briscola.play import taker

NAMES: Final = (
    "points",
    "more than half of the points",
    "trumps",
    "strength of trumps",
    "points of trumps",
    "aces and threes",
    "points of other cards",
    "cards without points",
    "the trump to be drawn last",
)
PLACE: Final = places(NAMES)
ALL: Final = 120
THROWN: Final = 2.0  # points that whoever takes a trick finds in it besides, or an opponent adds
HIGH: Final = 10


class BriscolaFeatures(Features):
    names: ClassVar[tuple[str, ...]] = NAMES

    def progress(self, game: Briscola) -> float:
        return min(1.0, sum(game.points(seat) for seat in _sides(game)) / ALL)

    def measure(self, game: Briscola, seat: int, moving: bool, strangers: frozenset[int] = NONE) -> Row:
        row = [0.0] * len(NAMES)
        side = game.side(seat)
        others = [game.points(other) for other in _sides(game) if other not in side]
        lying = _lying(game, seat)
        row[0] = (game.points(seat) - max(others) + lying) / 10
        row[1] = float(game.points(seat) + max(0.0, lying) > ALL / 2) - float(max(others) > ALL / 2)
        known = [card for card in game.zones[seat][HAND] if card not in strangers]
        for card in known:
            facts = game.facts[card]
            if facts.suit == game.trump:
                row[2] += 1.0
                row[3] += facts.strength
                row[4] += facts.points
            elif facts.points >= HIGH:
                row[5] += 1.0
            elif facts.points:
                row[6] += facts.points
            else:
                row[7] += 1.0
        new = len(game.zones[seat][HAND]) - len(known)
        row[2] += new / 4  # one card in four
        row[7] += new / 3
        left = sum(len(zones[DECK]) for zones in game.zones)
        up = [card for zones in game.zones for card in zones[TRUMP]]
        if up and (left % game.number_of_seats == game.number_of_seats - 1) != moving:
            row[8] = float(game.facts[up[0]].points) / HIGH  # B3.3.2: as things stand now
        return row


def _sides(game: Briscola) -> list[int]:
    """One seat of each side."""
    return sorted({game.side(seat)[0] for seat in range(game.number_of_seats)})


def _lying(game: Briscola, seat: int) -> float:
    """What the trick that is being played brings: its points to the side that takes it, if the cards that nobody has
    seen yet are anywhere."""
    seats = game.number_of_seats
    order = [(game.active + place) % seats for place in range(seats)]
    played = [(other, game.zones[other][TABLE][0]) for other in order if game.zones[other][TABLE]]
    if not played:
        return 0.0
    best = taker(game, played)
    card = game.zones[best][TABLE][0]
    points = sum([game.facts[other].points for _, other in played])
    waiting = sum([1 for other in order if not game.zones[other][TABLE] and other not in game.side(best)])
    seen = {*game.zones[seat][HAND], *[one for _, one in played]}
    hidden = [one for one in range(len(game.facts)) if one not in seen and game.zone_of[one] in (DECK, HAND)]
    higher = sum([1 for one in hidden if taker(game, [(0, card), (1, one)]) == 1])
    share = higher / max(1, len(hidden))
    beaten = 1.0 - (1.0 - share) ** (2 * waiting)  # of three cards two could be spared
    mine = (1.0 - beaten) if best in game.side(seat) else beaten
    return (2.0 * mine - 1.0) * (points + THROWN)


FEATURES: Final = BriscolaFeatures()
