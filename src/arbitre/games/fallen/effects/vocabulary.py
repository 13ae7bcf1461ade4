"""7 Fallen's words of the ability language: the table every part adds to, and what several parts use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import SHARED, target_cards
from arbitre.ability.possible import reachable
from arbitre.ability.run import Resolve
from arbitre.ability.showing import add_showing
from arbitre.games.fallen import legal, picking, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.zones import IN_PLAY, LINES

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.fallen.game import Fallen

VOCABULARY = SHARED.extended("7 Fallen")
add_showing(VOCABULARY, looks="F3.4.5", reveals="F3.4.11", names="F3.9.4")

QUESTIONS: dict[str, tuple[str, ...]] = {
    "may": ("F3.7.3",),
    "choose one": ("F5.42.1",),
    "choose card": ("F5.19.3",),
    "choose player": ("F5.19.3",),
    "choose number": ("F3.9.4",),
    "choose discard": ("F5.25.1",),
    "choose order": ("F3.9.4",),
    "top or bottom": ("F3.9.4",),
    "omen": ("F5.66.1",),
    "energy to": ("F1.11.3",),
    "equip": ("F1.16.7",),
    "spend": ("F6.36.4",),
    "name a card": ("F3.9.4",),
}


def untouched(game: Fallen, frame: Resolve, card: int, target: Any = None) -> bool:
    """Whether this effect does nothing to a card: it is insensible to it, by an ability or by Égide (F5.49.1). A
    Blessing is not, where the text names Blessings (F1.17.6)."""
    if card in frame.slots.get("spared", ()):
        return True
    named = (card, game.serial[card]) in frame.slots.get("blessings", ()) or (  # F1.17.6
        isinstance(target, n.Each) and stats.blessings_meant(target.cards)
    )
    return stats.insensible(game, card, frame.source, card in frame.slots.get("targets", ()), named)


def affected(game: Fallen, frame: Resolve, target: Any, zones: tuple[int, ...] = IN_PLAY) -> list[int]:
    """The cards spoken of that are in play and not insensible to this."""
    cards = [card for card in target_cards(game, frame, target) if game.zone_of[card] in zones]
    if not cards:
        frame.fail()
    return [card for card in cards if not untouched(game, frame, card, target)]


def on_battlefield(game: Fallen, frame: Resolve, target: Any) -> list[int]:
    return affected(game, frame, target, LINES)


def doer(game: Fallen, frame: Resolve, node: Any) -> int:
    """Who does it: the card, or, where the text says "you", the player's Deity (F3.3.5)."""
    return game.deity[frame.seat] if node.deity else frame.source


def any_affected(game: Fallen, ctx: Any, effect: Any) -> bool:
    """An effect on all such cards needs one that it can affect (F3.9.5): not insensible, nor forbidden that."""
    target = effect.target
    if not isinstance(target, n.Each):
        return reachable(game, ctx, target)
    return any(legal.receives(game, ctx.seat, effect, card) for card in within_reach(game, ctx, target))  # F3.9.5


def within_reach(game: Fallen, ctx: Any, target: Any) -> list[int]:
    """The cards spoken of; where all such cards are, those that this can do anything to (F3.9.5)."""
    cards = target_cards(game, ctx, target)
    return picking.reached(game, ctx, cards, target.cards) if isinstance(target, n.Each) else cards


@VOCABULARY.possible_if(
    n.Grant, n.Restrict, n.Modify, n.RemoveDamage, n.ReplaceDamage, n.PutMarkers, n.Ready, n.Regenerate
)
def _any_affected(game: Fallen, ctx: Context, node: Any) -> bool:
    return any_affected(game, ctx, node)


def is_cost(frame: Resolve) -> bool:
    return bool(frame.slots.get("paying"))
