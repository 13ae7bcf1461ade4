"""4.2 Ink a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana import bag, stats
from arbitre.games.lorcana.changing_zones import ink_together
from arbitre.games.lorcana.zones import DISCARD, HAND
from arbitre.kernel.decision import Option, Reason
from arbitre.kernel.knowledge import reveal_one
from arbitre.kernel.offers import OfCard

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import OptionKind

NOT_IN_HAND: Final = Reason("not-in-hand", "4.2.1.1")
NO_INKWELL_SYMBOL: Final = Reason("no-inkwell-symbol", "4.2.1.1")
ALREADY_INKED: Final = Reason("already-inked", "4.2.3")

INK: Final[OfCard[OptionKind]] = OfCard("ink")


def limit(game: Lorcana, seat: int) -> int:
    """4.2.3, 4.2.3.1: one card a turn, and one more for each effect that says so, as long as it does. The additional
    card is inked by the same steps (7.5.5)."""
    allowed = 1
    for found in game.in_force.get("ExtraInk", ()):
        if found.seat == seat and stats.in_force(game, found):
            allowed += found.ability.effect.amount  # 4.2.3.1, 7.5.5
    return allowed


def why_not(game: Lorcana, seat: int, card: int) -> Reason | None:
    """5.2.3: only a card with the inkwell symbol."""
    if card not in game.zones[seat][HAND] and not (card in game.zones[seat][DISCARD] and from_discard(game, seat)):
        return NOT_IN_HAND
    if not stats.inkable(game, card):
        return NO_INKWELL_SYMBOL
    if game.inked[seat] and game.inked[seat] >= limit(game, seat):
        return ALREADY_INKED
    return None


def options(game: Lorcana, seat: int, out: list[Option]) -> None:
    force = game.in_force
    if game.inked[seat] and ("ExtraInk" not in force or game.inked[seat] >= limit(game, seat)):
        return
    facts = game.facts
    offered: list[Option] = INK
    more = "CountsAsInkable" in force
    for card in game.zones[seat][HAND]:
        if facts[card].inkable or (more and stats.inkable(game, card)):
            out.append(offered[card])
    if "InkFrom" in force and from_discard(game, seat):
        for card in game.zones[seat][DISCARD]:
            if facts[card].inkable:
                out.append(offered[card])


def from_discard(game: Lorcana, seat: int) -> bool:
    """1.2.1: where a card says so, cards in the discard can be inked too, by the same steps and within the limit."""
    return any(found.seat == seat and stats.in_force(game, found) for found in game.in_force.get("InkFrom", ()))


def ink_a_card(game: Lorcana, seat: int, card: int) -> None:
    """4.2.1 A card from hand becomes ink. 4.2.1.1, 4.2.1.2: everybody sees the card and its inkwell symbol. 4.2.2: then
    what that triggered resolves."""
    reveal_one(game, card)
    game.emit("reveals", "4.2.1.1", seat, card)  # 4.2.1, 4.2.1.2
    game.inked[seat] += 1
    ink_together(game, [card], exerted=False, rule="4.2.1.3", openly=True)
    bag.settle(game)  # 4.2.2
