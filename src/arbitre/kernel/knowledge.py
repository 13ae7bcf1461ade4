"""Who knows which card lies where. It is state of the game: for each card a mask of the seats that know it where it is.

A card that everybody sees is known to everybody; a hand to its player. What is revealed, looked at or put somewhere
openly stays known for as long as it can be followed: until a shuffle, or until somebody takes a card out of a hand, or
arranges cards of a deck, where others can't see which. Views, events, sentences, hints and players all ask this mask.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import shake_128
from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.chance import NUMBERS, Chance, shuffled_numbers
from arbitre.kernel.zone import Sight

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

EVERYBODY: Final = -1  # every bit set: all seats, and any spectator
NOBODY_KNOWS: Final = 0

SPECTATOR: Final = -1
EVERYTHING: Final = -2
"""Audiences that are no seats: a spectator knows what everybody knows; a replay after the game tells everything."""


def knows(game: Game, card: int, audience: int) -> bool:
    """Whether an audience knows which card this is, where it is now."""
    return audience == EVERYTHING or is_among(game.known_to[card], audience)


def is_among(mask: int, audience: int) -> bool:
    """Whether an audience is one of those a mask names."""
    return mask == EVERYBODY or (audience >= 0 and bool(mask >> audience & 1))


def known_of(game: Game, cards: list[int], audience: int) -> list[int]:
    """Those of these cards that an audience knows, where they are now: `knows` of many at once."""
    if audience < 0:
        return [card for card in cards if knows(game, card, audience)]
    column = game.known_to
    bit = 1 << audience
    return [card for card in cards if column[card] & bit]


def sees(game: Game, card: int, audience: int, shown: Collection[int] | None = None) -> bool:
    """Whether an audience plainly sees which card this is: it need not remember it. `shown`: the cards it is being
    shown, if that is known already."""
    if audience == EVERYTHING:
        return True
    zone = game.zone_of[card]
    if zone < 0:
        return False
    if game.face_down[card]:
        if game.may_look(card, audience):
            return True
    else:
        sight = game.zone_kinds[zone].sight
        if sight is Sight.ALL or (sight is Sight.OWNER and game.controller[card] == audience):
            return True
    return card in (game.shown_to(audience) if shown is None else shown)


def numbers(count: int, seed: int) -> list[int]:
    """The numbers that the cards of a game get, by chance, so that no number says anything."""
    if count <= len(NUMBERS):
        drawn = shake_128(b"%d" % (seed ^ 0x9E6C63D0676A9A99)).digest(7)
        return list(shuffled_numbers(drawn).translate(None, NUMBERS[count:]))
    dealt = list(range(count))
    Chance(seed ^ 0x9E6C63D0676A9A99).shuffle(dealt)
    return dealt


def dealt_numbers(decks: Sequence[Sequence[Any]], seed: int) -> tuple[list[int], list[Any], list[int]]:
    """The numbers of all cards, deck after deck, and by number: each card's facts, and the seat that brought it."""
    cards: list[Any] = []
    seats: list[int] = []
    for seat, deck in enumerate(decks):
        cards += deck
        seats += [seat] * len(deck)
    dealt = numbers(len(cards), seed)
    place = _places(dealt)
    facts = list(map(cards.__getitem__, place))
    owner = list(map(seats.__getitem__, place))
    return dealt, facts, owner


def _places(dealt: list[int]) -> Sequence[int]:
    """By number: where the card that got it stands."""
    if len(dealt) <= len(NUMBERS):
        return bytes.maketrans(bytes(dealt), NUMBERS[: len(dealt)])[: len(dealt)]
    return sorted(range(len(dealt)), key=dealt.__getitem__)


# -- learning and losing track ---------------------------------------------------------------------------------


def reveal(game: Game, cards: Iterable[int]) -> None:
    """Everybody sees these cards, and can follow them from now on."""
    for card in cards:
        reveal_one(game, card)


def reveal_one(game: Game, card: int) -> None:
    """The same for one card."""
    if game.known_to[card] != EVERYBODY:
        game.known_to[card] = EVERYBODY
        if game.zone_kinds[game.zone_of[card]].ordered:
            seen(game, (card,))


def look(game: Game, seat: int, cards: Sequence[int]) -> None:
    """A player looks at cards. A player who looks at several cards of a deck may take or arrange them: others, who are
    shown nothing, no longer know which of them lies where."""
    bit = 1 << seat
    known = game.known_to
    for card in cards:
        if len(cards) > 1:
            kind = game.zone_kinds[game.zone_of[card]]
            if kind.ordered and kind.sight is not Sight.ALL:
                known[card] &= bit
        known[card] |= bit
    seen(game, cards)


def seen(game: Game, cards: Sequence[int]) -> None:
    """Somebody has seen cards where they lie: those in a deck are no longer like the others."""
    together: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        place = (game.controller[card], game.zone_of[card])
        if place in game.shuffled:
            together.setdefault(place, []).append(card)
    for (seat, zone), found in together.items():
        set_apart(game, found, seat, zone)


def set_apart(game: Game, cards: Sequence[int], seat: int, zone: int) -> None:
    """These cards of a shuffled deck are no longer like the others."""
    apart = game.shuffled[seat, zone]
    still = [one for one in apart if game.zone_of[one] == zone and game.controller[one] == seat]
    game.shuffled[seat, zone] = frozenset((*still, *cards))


def mix(game: Game, cards: Sequence[int]) -> None:
    """These cards, lying together, are in an order that chance made: nobody can tell which object is which."""
    for serial, card in enumerate(cards, game.next_serial):
        game.serial[card] = serial
        game.known_to[card] = NOBODY_KNOWS
    game.next_serial += len(cards)


def lose_track(game: Game, card: int) -> None:
    """A card is about to leave a hand for where others can't see it: they can't tell which card of the hand it was.
    Those who are shown it at this moment can, and so can everybody if there is no other."""
    seat = game.controller[card]
    hand = game.zones[seat][game.zone_of[card]]
    if len(hand) == 1:
        return
    known = game.known_to
    most = 1 << seat
    for other in hand:
        if known[other] != most:
            break
    else:  # nobody else knows any of them
        return
    for other in range(game.number_of_seats):
        if other != seat and card in game.shown_to(other):
            most |= 1 << other
    for other in hand:
        known[other] &= most
