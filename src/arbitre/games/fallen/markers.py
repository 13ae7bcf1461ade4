"""Markers on cards, hourglasses among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.fallen.sides import marked
from arbitre.kernel.column import with_row

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def add(game: Fallen, card: int, marker: str, number: int) -> None:
    """+1|+1 and -1|-1 on one card take each other away (F5.56.3), and no other kind (F5.56.5); the gain is still a gain
    (F5.56.4)."""
    if number <= 0:
        return
    have = dict(game.markers[card])
    opposite = {"+1|+1": "-1|-1", "-1|-1": "+1|+1"}.get(marker)
    left = number
    if opposite and have.get(opposite):  # F5.56.3, F5.56.5
        taken = min(left, have[opposite])
        have[opposite] -= taken
        left -= taken
    have[marker] = have.get(marker, 0) + left
    game.markers = with_row(
        game.markers, card, tuple(sorted((name, count) for name, count in have.items() if count > 0))
    )
    marked(game, card)
    if marker != "hourglass":
        game.emit("gains markers", "F5.56.1", game.controller[card], card, amount=number, word=marker)  # F5.56.4
    game.stir()


def remove(game: Fallen, card: int, marker: str, number: int) -> int:
    have = dict(game.markers[card])
    taken = min(number, have.get(marker, 0))
    if taken:
        have[marker] -= taken
        game.markers = with_row(
            game.markers, card, tuple(sorted((name, count) for name, count in have.items() if count > 0))
        )
        marked(game, card)
        game.emit("loses markers", "F5.56.1", game.controller[card], card, amount=taken, word=marker)
        game.stir()
    return taken
