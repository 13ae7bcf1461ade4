"""4.5 Quest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana import bag, changing_zones, costs, keywords, lore, stats
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import Option, Reason
from arbitre.kernel.offers import OfCard

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import OptionKind

NOT_YOURS: Final = Reason("not-your-character", "4.5.1")
NOT_A_CHARACTER: Final = Reason("only-characters-quest", "4.5.1")
EXERTED: Final = Reason("is-exerted", "4.5.1.3")
DRYING: Final = Reason("is-drying", "4.5.1.2")
RECKLESS: Final = Reason("is-reckless", "8.7.2")
FORBIDDEN: Final = Reason("cant-quest", "1.2.2")
NOT_ENOUGH_INK: Final = Reason("not-enough-ink", "4.5.1.2")

QUEST: Final[OfCard[OptionKind]] = OfCard("quest")


def why_not(game: Lorcana, seat: int, card: int) -> Reason | None:
    """4.5.1.2: the limiters that prevent questing. Only characters quest (5.3.4)."""
    if game.zone_of[card] != PLAY or game.controller[card] != seat:
        return NOT_YOURS
    if not game.facts[card].is_character:  # 5.3.4
        return NOT_A_CHARACTER
    if game.exerted[card]:
        return EXERTED
    return _limiter(game, card)


def _limiter(game: Lorcana, card: int) -> Reason | None:
    """What keeps a ready character from questing."""
    if game.drying[card] and not stats.allowed(game, card, "can quest while drying"):
        return DRYING
    if stats.has(game, card, "Reckless"):
        return RECKLESS
    if stats.forbidden(game, card, "can't quest") or stats.forbidden(game, card, "can't exert"):
        return FORBIDDEN
    if game.in_force.get("pay to quest"):
        if costs.ink_to(game, card, "pay to quest") > game.ready_ink(game.controller[card]):
            return NOT_ENOUGH_INK
    return None


def options(game: Lorcana, ready: list[int], out: list[Option]) -> None:
    """One for each of the ready characters that nothing keeps from questing."""
    drying = game.drying
    facts = game.facts
    force = game.in_force
    limited = game.timed
    early = False
    if force:
        limited = (
            limited
            or "Reckless" in force
            or "can't quest" in force
            or "can't exert" in force
            or "pay to quest" in force
        )
        early = "can quest while drying" in force
    offered: list[Option] = QUEST
    for card in ready:
        if drying[card] and not (early and stats.allowed(game, card, "can quest while drying")):  # 1.7.5, 5.3.5
            continue
        if (limited or facts[card].reckless) and _limiter(game, card) is not None:
            continue
        out.append(offered[card])


def quest(game: Lorcana, seat: int, card: int) -> None:
    """4.5, 4.5.1 A character quests. The option taken says which (4.5.1.1).

    4.5.2: what waits in the bag resolves when it has; Support (8.13) is one of those. After the last of it the turn
    action is complete (4.5.3)."""
    if "pay to quest" in game.in_force:
        _pay(game, seat, card)
    changing_zones.exert(game, card, "4.5.1.3")  # 4.5.1, 4.5.1.1
    _gain_lore(game, seat, card)
    keywords.support(game, card)
    bag.settle(game)  # 4.5.2, 4.5.3


def _pay(game: Lorcana, seat: int, card: int) -> None:
    """4.5.1.2: whatever must be paid to quest with this character."""
    cost = costs.ink_to(game, card, "pay to quest")
    if cost:
        costs.pay_ink(game, seat, cost)
        game.emit("pays", "4.5.1.2", seat, card, amount=cost)


def _gain_lore(game: Lorcana, seat: int, card: int) -> None:
    """1.11.2, 5.3.6.4: as much as its Lore value. 4.5.3.1: below zero it gains nothing and loses nothing."""
    gained = stats.stat(game, card, "lore")  # 1.11.2, 4.5.3.1, 5.3.6.4
    if "players can't gain lore" in game.in_force and stats.player_cant(game, seat, "gain lore"):
        gained = 0
    game.emit("quests", "4.5.1.4", seat, card, amount=gained)
    if gained:
        lore.gain(game, seat, gained, "4.5.1.4", card)
