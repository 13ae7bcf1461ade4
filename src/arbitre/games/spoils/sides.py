"""What lies on a player's side, sorted as cards come into play, and anew when one has changed or left: most cards in
play are resources, about which hardly anything is ever asked. Nothing of it is state: it follows from where cards lie,
what is printed on them, what modifies them and what they are attached to."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from arbitre.games.spoils.card import ICONS
from arbitre.games.spoils.zones import DISCARD, HAND, OUT, PLAY
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Count
    from arbitre.games.spoils.game import Spoils
    from arbitre.kernel.modifier import Modifier

VOLITION: Final = ICONS.index("V")
NO_ICONS: Final = tuple([0] * len(ICONS))


UNNOTICED: Final = ("strength", "speed", "keyword", "subtype", "can't attack", "can't block")
HARMLESS: Final = (*UNNOTICED, "activated", "provides")


def _harmless(modifiers: tuple[Modifier, ...], harmless: tuple[str, ...] = HARMLESS) -> bool:
    """Whether nothing of this can destroy a card that has no damage."""
    for modifier in modifiers:
        if modifier.kind not in harmless and not (modifier.kind == "life" and modifier.amount >= 0):
            return False
    return True


def unnoticed(game: Spoils, card: int, modifiers: tuple[Modifier, ...]) -> bool:
    """Whether a card is what it was to its side with these modifiers instead of those it has."""
    if game.face_down[card] or game.facts[card].is_resource:
        return False
    return _harmless(modifiers, UNNOTICED) and _harmless(game.applied[card], UNNOTICED)


def _is_given_abilities(modifiers: tuple[Modifier, ...]) -> bool:
    for modifier in modifiers:
        if modifier.kind == "activated":
            return True
    return False


class Side:
    """One player's cards as they lie and as what modifies them has made them, each list in the order of its zone."""

    __slots__ = (
        "able",
        "characters",
        "elsewhere",
        "flips",
        "for_all",
        "frail",
        "free",
        "hurt",
        "icons",
        "identifiers",
        "in_order",
        "resources",
        "shared",
        "stage",
        "twins",
    )

    def __init__(self) -> None:
        self.stage: list[int] = []  # face-up cards in play that are more than a resource
        self.characters: list[int] = []  # those of them that are characters
        self.frail: list[int] = []  # those of them that may be destroyed without any damage
        self.hurt = False  # whether one of them may have damage
        self.resources: list[int] = []
        self.in_order: list[int] | None = None  # all of them, first those that are paid with first
        self.free: list[int] | None = None  # those of them that are attached to nothing (`unattached`)
        self.able: list[int] = []  # cards in play with an ability to be used as they lie
        self.flips: list[int] = []  # face-down cards that can be played as they lie (507.4)
        self.for_all: list[int] = []  # face-up cards with a printed ability that either player may use
        self.elsewhere: list[int] | None = None  # those outside play (`outside`)
        self.identifiers: list[str] = []
        self.twins = False  # whether several cards share an identifier (507.5a)
        self.shared = False  # whether copies of the game may have it too: then it is copied before it is changed
        self.icons: Count = NO_ICONS
        """Those that cards provide by what is printed on them or has been given to them for a while."""

    def copy(self) -> Side:
        twin = Side()
        twin.stage = self.stage.copy()
        twin.characters = self.characters.copy()
        twin.frail = self.frail.copy()
        twin.hurt = self.hurt
        twin.resources = self.resources.copy()
        twin.in_order = None if self.in_order is None else self.in_order.copy()
        twin.free = self.free  # lists that are not altered, but made anew
        twin.able = self.able.copy()
        twin.flips = self.flips.copy()
        twin.for_all = self.for_all.copy()
        twin.elsewhere = self.elsewhere
        twin.identifiers = self.identifiers.copy()
        twin.twins = self.twins
        twin.icons = self.icons
        return twin

    def add_all(self, game: Spoils, cards: list[int]) -> None:
        """Those that are in play already."""
        total = list(self.icons)
        for card in cards:
            self._sort(game, card, total)
        self.icons = tuple(total)

    def add(self, game: Spoils, card: int) -> None:
        """A card has come into play, the last of its zone."""
        total = list(self.icons)
        known = len(self.resources)
        self._sort(game, card, total)
        self.icons = tuple(total)
        if len(self.resources) > known:
            self.free = None
            if self.in_order is not None:
                insort(self.in_order, card, key=self._rank(game))

    def _sort(self, game: Spoils, card: int, total: list[int]) -> None:
        printed = game.facts[card]
        applied = game.applied[card]
        if game.face_down[card]:
            total[VOLITION] += 1  # 203.4a, 203.5c, 311.2, 405.5
            self.resources.append(card)
            if printed.flips:
                self.flips.append(card)
            if printed.face_down_too or applied:
                self.able.append(card)
            return
        for place in printed.provides:  # 203.4, 203.5c, 311.1, 311.2
            total[place] += 1
        if printed.mere_resource and not applied:
            self.resources.append(card)
            return
        for modifier in applied:
            if modifier.kind == "provides":
                for letter in modifier.word:
                    total[ICONS.index(letter)] += 1
        if game.is_a(card, "resource") if applied else printed.is_resource:
            self.resources.append(card)
        if printed.activations or _is_given_abilities(applied):
            self.able.append(card)
            if printed.for_all:
                self.for_all.append(card)
        self.stage.append(card)
        if game.is_a(card, "character") if applied else printed.type == "character":
            self.characters.append(card)
        if printed.frail or (applied and not _harmless(applied)):
            self.frail.append(card)
        if game.damage[card]:
            self.hurt = True
        if printed.unique:
            self.twins = self.twins or printed.unique in self.identifiers
            self.identifiers.append(printed.unique)

    def remove(self, game: Spoils, card: int) -> bool:
        """A card goes. Says whether it is out of everything that is known of this side: of cards that are nothing but
        characters, items or locations, and like no other, mostly."""
        if card in self.resources:
            return False
        if card not in self.stage:
            return True  # gone already
        printed = game.facts[card]
        if printed.unique or game.applied[card]:
            return False
        if printed.provides:
            total = list(self.icons)
            for place in printed.provides:
                total[place] -= 1
            self.icons = tuple(total)
        for cards in (self.stage, self.characters, self.frail, self.able, self.for_all):
            if card in cards:
                cards.remove(card)
        return True

    def pay_order(self, game: Spoils) -> list[int]:
        """Resources, attached or not, as one would rather pay with them (ruling under 309.1)."""
        found = self.in_order
        if found is None:
            found = sorted(self.resources, key=self._rank(game))
            self.in_order = found
        return found

    def _rank(self, game: Spoils) -> Callable[[int], str]:
        facts, face_down = game.facts, game.face_down
        return lambda card: facts[card].kept_down if face_down[card] else facts[card].kept_up

    def unattached(self, game: Spoils) -> list[int]:
        """203.3a, 309.1a: resources that can be paid with, first those that one would rather pay with."""
        found = self.free
        if found is None:
            host = game.host
            found = [card for card in self.pay_order(game) if host[card] == NO_CARD]
            self.free = found
        return found

    def outside(self, game: Spoils, seat: int) -> list[int]:
        """Cards outside play with an ability to be used there."""
        found = self.elsewhere
        if found is None:
            facts, zones = game.facts, game.zones[seat]
            where = (DISCARD, HAND, OUT) if game.any_elsewhere() else ()
            found = [card for zone in where for card in zones[zone] if facts[card].elsewhere]
            self.elsewhere = found
        return found


def side(game: Spoils, seat: int) -> Side:
    """A player's side as it is now."""
    found = game.sides[seat]
    if found is None:
        found = worked_out(game, seat)
        game.sides[seat] = found
    return found


def worked_out(game: Spoils, seat: int) -> Side:
    found = Side()
    found.add_all(game, game.zones[seat][PLAY])
    return found


def share(game: Spoils, twin: Spoils) -> None:
    """A copy begins with what is known of the same cards."""
    for seat, found in enumerate(game.sides):
        if found is not None:
            found.shared = True
            twin.sides[seat] = found


def _own(game: Spoils, seat: int) -> Side | None:
    """A player's side, if it is known, to be changed."""
    found = game.sides[seat]
    if found is not None and found.shared:
        found = found.copy()
        game.sides[seat] = found
    return found


def arrives(game: Spoils, card: int) -> None:
    """A card has come into play from elsewhere, the last of its zone."""
    found = _own(game, game.controller[card])
    if found is not None:
        found.add(game, card)


def leaves(game: Spoils, card: int) -> None:
    """A card is about to leave play, or has been put out of it already."""
    found = _own(game, game.controller[card])
    if found is not None and not found.remove(game, card):
        forget(game, card)


def moves_elsewhere(game: Spoils, seat: int) -> None:
    """A card with an ability to be used outside play comes or goes."""
    found = _own(game, seat)
    if found is not None:
        found.elsewhere = None


def forget(game: Spoils, card: int) -> None:
    """A card in play changes sides, turns over, is modified or vanishes (where it is put is seen by `Spoils.put`)."""
    game.sides[game.controller[card]] = None


def spend(game: Spoils, seat: int, used: list[int]) -> None:
    """Free resources have been attached."""
    found = _own(game, seat)
    if found is not None and found.free is not None:
        free = found.free
        number = len(used)
        if free[:number] == used:  # mostly: those that one would rather pay with
            found.free = free[number:]
        else:
            found.free = [card for card in free if card not in used]


def is_hurt(game: Spoils, card: int) -> None:
    """A card has been dealt damage. (That it has lost some is seen when it is looked for.)"""
    found = _own(game, game.controller[card])
    if found is not None:
        found.hurt = True


def in_danger(game: Spoils, seat: int, mine: Side) -> list[int]:
    """The cards that may have to be destroyed as they lie: those with damage, and those that need none."""
    damage = game.damage
    found = [card for card in mine.stage if damage[card] or card in mine.frail]
    hurt = any(damage[card] > 0 for card in found)
    if hurt != mine.hurt:
        (_own(game, seat) or mine).hurt = hurt
    return found


def recount(game: Spoils, card: int) -> None:
    """A card is attached or detached."""
    found = _own(game, game.controller[card])
    if found is not None:
        found.free = None


def recount_all(game: Spoils, cards: list[int]) -> None:
    """Several are."""
    for seat in {game.controller[card] for card in cards}:
        found = _own(game, seat)
        if found is not None:
            found.free = None
