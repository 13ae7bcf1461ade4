"""What lies on a player's side, sorted when a card has come into play or left it: most cards in play are resources,
about which hardly anything is ever asked. Nothing of it is state: it follows from where cards lie and from what is
printed on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.spoils.card import ICONS
from arbitre.games.spoils.zones import DISCARD, HAND, OUT, PLAY

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Count
    from arbitre.games.spoils.game import Spoils

VOLITION = ICONS.index("V")


class Side:
    """One player's cards as they lie, each list in the order of its zone. What modifies single cards is not in it: as
    long as something may (`Spoils.timed`), only `elsewhere` and `flips` tell all."""

    __slots__ = ("able", "elsewhere", "flips", "for_all", "icons", "resources", "stage", "twins")

    def __init__(self, game: Spoils, seat: int) -> None:
        self.stage: list[int] = []  # face-up cards in play that are more than a resource
        self.resources: list[int] = []
        self.able: list[int] = []  # cards in play with an ability to be used as they lie
        self.flips: list[int] = []  # face-down cards that can be played as they lie (507.4)
        self.for_all: list[int] = []  # face-up cards with an ability that either player may use
        self.elsewhere: list[int] = []  # cards outside play with an ability to be used there
        facts = game.facts
        face_down = game.face_down
        total = [0] * len(ICONS)
        identifiers: list[str] = []
        zones = game.zones[seat]
        for card in zones[PLAY]:
            printed = facts[card]
            if face_down[card]:
                total[VOLITION] += 1  # 203.4a, 203.5c, 311.2, 405.5
                self.resources.append(card)
                if printed.flips:
                    self.flips.append(card)
                if printed.face_down_too:
                    self.able.append(card)
                continue
            if printed.activations:
                self.able.append(card)
            for place in printed.provides:  # 203.4, 203.5c, 311.1, 311.2
                total[place] += 1
            if printed.is_resource:
                self.resources.append(card)
            if printed.for_all:
                self.for_all.append(card)
            if not printed.mere_resource:
                self.stage.append(card)
                if printed.unique:
                    identifiers.append(printed.unique)
        self.icons: Count = tuple(total)
        self.twins = len(set(identifiers)) < len(identifiers)  # whether several share an identifier (507.5a)
        for zone in (DISCARD, HAND, OUT):
            for card in zones[zone]:
                if facts[card].elsewhere:
                    self.elsewhere.append(card)


def side(game: Spoils, seat: int) -> Side:
    """A player's side as it is now."""
    found = game.sides[seat]
    if found is None:
        found = Side(game, seat)
        game.sides[seat] = found
    return found


def stage(game: Spoils, seat: int) -> list[int]:
    """The cards in play that may be more than resources: all of them where something may have changed what they are."""
    return game.zones[seat][PLAY] if game.timed else side(game, seat).stage


def forget(game: Spoils, card: int) -> None:
    """A card in play changes sides, turns over or vanishes without being put anywhere (see `Spoils.put`)."""
    game.sides[game.controller[card]] = None
