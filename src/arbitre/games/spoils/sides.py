"""What lies on a player's side, sorted when a card has come into play, changed or left: most cards in play are
resources, about which hardly anything is ever asked. Nothing of it is state: it follows from where cards lie, what is
printed on them, what modifies them and what they are attached to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.spoils.card import ICONS
from arbitre.games.spoils.zones import DISCARD, HAND, OUT, PLAY

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Count
    from arbitre.games.spoils.game import Spoils

VOLITION: Final = ICONS.index("V")
UNCOUNTED: Final = -1


class Side:
    """One player's cards as they lie and as what modifies them has made them, each list in the order of its zone."""

    __slots__ = ("able", "elsewhere", "flips", "for_all", "frail", "free", "icons", "resources", "stage", "twins")

    def __init__(self, game: Spoils, seat: int) -> None:
        stage: list[int] = []
        resources: list[int] = []
        able: list[int] = []
        flips: list[int] = []
        for_all: list[int] = []
        identifiers: list[str] = []
        frail = False
        facts = game.facts
        face_down = game.face_down
        modifiers = game.applied
        total = [0] * len(ICONS)
        for card in game.zones[seat][PLAY]:
            printed = facts[card]
            applied = modifiers[card]
            if face_down[card]:
                total[VOLITION] += 1  # 203.4a, 203.5c, 311.2, 405.5
                resources.append(card)
                if printed.flips:
                    flips.append(card)
                if printed.face_down_too or applied:
                    able.append(card)
                continue
            for place in printed.provides:  # 203.4, 203.5c, 311.1, 311.2
                total[place] += 1
            if printed.mere_resource and not applied:
                resources.append(card)
                continue
            for modifier in applied:
                if modifier.kind == "provides":
                    for letter in modifier.word:
                        total[ICONS.index(letter)] += 1
            if game.is_a(card, "resource") if applied else printed.is_resource:
                resources.append(card)
            if printed.activations or applied:
                able.append(card)
                if printed.for_all:
                    for_all.append(card)
            stage.append(card)
            if printed.frail or applied:
                frail = True
            if printed.unique:
                identifiers.append(printed.unique)
        self.stage = stage  # face-up cards in play that are more than a resource
        self.frail = frail  # whether one of those may be destroyed without any damage
        self.resources = resources
        self.free = UNCOUNTED  # how many of them are attached to nothing
        self.able = able  # cards in play with an ability to be used as they lie
        self.flips = flips  # face-down cards that can be played as they lie (507.4)
        self.for_all = for_all  # face-up cards with a printed ability that either player may use
        self.elsewhere = _elsewhere(game, seat) if game.any_elsewhere() else []
        """Cards outside play with an ability to be used there."""
        self.icons: Count = tuple(total)
        """Those that cards provide by what is printed on them or has been given to them for a while."""
        self.twins = len(identifiers) > 1 and len(set(identifiers)) < len(identifiers)
        """Whether several cards share an identifier (507.5a)."""


def _elsewhere(game: Spoils, seat: int) -> list[int]:
    facts, zones = game.facts, game.zones[seat]
    return [card for zone in (DISCARD, HAND, OUT) for card in zones[zone] if facts[card].elsewhere]


def side(game: Spoils, seat: int) -> Side:
    """A player's side as it is now."""
    found = game.sides[seat]
    if found is None:
        found = Side(game, seat)
        game.sides[seat] = found
    return found


def forget(game: Spoils, card: int) -> None:
    """A card in play changes sides, turns over, is modified or vanishes (where it is put is seen by `Spoils.put`)."""
    game.sides[game.controller[card]] = None


def spend(game: Spoils, seat: int, number: int) -> None:
    """So many free resources have been attached."""
    found = game.sides[seat]
    if found is not None and found.free != UNCOUNTED:
        found.free -= number


def recount(game: Spoils, card: int) -> None:
    """A card is attached or detached."""
    found = game.sides[game.controller[card]]
    if found is not None:
        found.free = UNCOUNTED
