"""What a position of Lorcana is worth to a seat: one number, made of lore, characters, ink, cards in hand and dangers.

Whole numbers only, so that the same position is worth the same on every platform.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.lorcana import damage, stats
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import HAND, INKWELL, PLAY
from arbitre.players.strangers import NONE

WON: Final = 1_000_000
LORE: Final = 32  # one point of lore
LORE_LATE: Final = 12  # and more for each beyond LATE: the end is near
LATE: Final = 12
STRENGTH: Final = 8
WILLPOWER: Final = 7
LORE_VALUE: Final = 20  # what a character or location quests or brings for
ABILITY: Final = 8
INK: Final = (64, 64, 64, 56, 48, 44, 36, 20, 8)  # what the first, second, ... ink card is worth
MORE_INK: Final = 3
READY_INK: Final = 3  # ink that can still be spent on what is in hand
CARD: Final = 40  # a card that can't be seen
EXERTED: Final = 4
DANGER: Final = 55  # in percent, how much of a loss counts that an opponent could bring about
CHANCE: Final = 15  # in percent, how much of a gain counts that could be brought about

KEYWORDS: Final = {
    "Evasive": 14,
    "Ward": 8,
    "Support": 8,
    "Bodyguard": 6,
    "Singer": 5,
    "Vanish": -4,
    "Reckless": -20,
    "Boost": 6,
    "Alert": 6,
}


def worth(game: Lorcana, seat: int, strangers: frozenset[int] = NONE) -> int:
    """The higher, the better for that seat."""
    own = game.side(seat)
    if game.result is not None:
        winners = game.result.winners
        return WON if seat in winners else (-WON if winners else 0)
    rivals = game.opponents(seat)
    total = sum(holdings(game, ally, ally == seat, strangers) for ally in own)
    if rivals:
        total -= sum(holdings(game, rival, False) for rival in rivals) // len(rivals)
        total -= sum(_best_raid(game, rival, own) for rival in rivals) * DANGER // 100
        total += sum(_best_raid(game, ally, rivals, now=True) for ally in own) * CHANCE // 100
    return total


def holdings(game: Lorcana, seat: int, own: bool, strangers: frozenset[int] = NONE) -> int:
    """What a player has."""
    lore = game.lore[seat]
    total = lore * LORE + max(0, lore - LATE) * LORE_LATE
    ink = len(game.zones[seat][INKWELL])
    total += sum(INK[:ink]) + max(0, ink - len(INK)) * MORE_INK
    for card in game.zones[seat][PLAY]:
        total += in_play(game, card)
    hand = game.zones[seat][HAND]
    if not own:
        return total + CARD * len(hand)
    total += sum(CARD if card in strangers else in_hand(game, card, ink) for card in hand)
    return total + READY_INK * min(game.ready_ink(seat), sum(game.facts[card].cost for card in hand))


def in_hand(game: Lorcana, card: int, ink: int) -> int:
    """A card in the player's own hand: more if it can be played soon."""
    facts = game.facts[card]
    return 28 + 4 * min(facts.cost, 7) - 7 * max(0, facts.cost - ink - 1)


def in_play(game: Lorcana, card: int) -> int:
    """A card on the table."""
    facts = game.facts[card]
    abilities = ABILITY * (len(facts.triggers) + len(facts.statics) + len(facts.activations))
    if facts.is_character:
        return character(game, card) + abilities
    if facts.is_location:
        left = stats.willpower(game, card) - game.damage[card]
        return 10 + stats.stat(game, card, "lore") * 2 * LORE_VALUE + 3 * max(0, left) + abilities
    if facts.is_item:
        return 34 + 6 * facts.cost + abilities - (EXERTED if game.exerted[card] else 0)
    return 0  # an action that is still being resolved


def character(game: Lorcana, card: int) -> int:
    left = stats.willpower(game, card) - game.damage[card]
    lore = stats.stat(game, card, "lore")
    total = 5 + STRENGTH * stats.stat(game, card, "strength") + WILLPOWER * max(0, left)
    total += lore * (LORE_VALUE + game.lore[game.controller[card]])
    for keyword, bonus in KEYWORDS.items():
        if stats.has(game, card, keyword):
            total += bonus
    total += 8 * stats.keyword_value(game, card, "Resist") + 4 * stats.keyword_value(game, card, "Challenger")
    if game.exerted[card]:
        total -= EXERTED
    return total


# -- what challenges could bring ---------------------------------------------------------------------------------


def _best_raid(game: Lorcana, raider: int, targets_of: tuple[int, ...], now: bool = False) -> int:
    """The most one player could win from others by challenges: each character once, each target once.

    `now`: with the characters that are ready at this moment; otherwise in their next turn, when all are.
    """
    raiders = [c for c in game.zones[raider][PLAY] if game.facts[c].is_character and _may_raid(game, c, now)]
    if not raiders:
        return 0
    gains: list[tuple[int, int, int]] = []
    for seat in targets_of:
        exposed = [c for c in game.zones[seat][PLAY] if game.exerted[c] and game.facts[c].is_character]
        guards = [c for c in exposed if stats.has(game, c, "Bodyguard")]
        for target in guards or exposed:
            for card in raiders:
                gain = _gain(game, card, target)
                if gain > 0:
                    gains.append((gain, card, target))
    total = 0
    used: set[int] = set()
    for gain, card, target in sorted(gains, key=lambda entry: (-entry[0], entry[1], entry[2])):
        if card not in used and target not in used:
            used.update((card, target))
            total += gain
    return total


def _may_raid(game: Lorcana, card: int, now: bool) -> bool:
    if not now:
        return not stats.forbidden(game, card, "can't challenge")
    if game.exerted[card] or (game.drying[card] and not stats.has(game, card, "Rush")):
        return False
    return not stats.forbidden(game, card, "can't challenge")


def _gain(game: Lorcana, card: int, target: int) -> int:
    """What a challenge would win, the loss of the challenger taken off."""
    if stats.has(game, target, "Evasive") and not (stats.has(game, card, "Evasive") or stats.has(game, card, "Alert")):
        return 0
    if stats.forbidden_to(game, target, card):
        return 0
    power = stats.stat(game, card, "strength") + stats.keyword_value(game, card, "Challenger")
    dealt = damage.after_modifiers(game, target, power, in_challenge=True)
    taken = damage.after_modifiers(game, card, stats.stat(game, target, "strength"), in_challenge=True)
    gain = -character(game, card) if _dies(game, card, taken) else -WILLPOWER * taken
    return gain + (character(game, target) if _dies(game, target, dealt) else WILLPOWER * dealt)


def _dies(game: Lorcana, card: int, taken: int) -> bool:
    return taken > 0 and game.damage[card] + taken >= stats.willpower(game, card)
