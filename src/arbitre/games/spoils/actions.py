"""603.2: what a player can do now: the legal actions as options, and carrying one out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.spoils import battle, play, stats, use
from arbitre.games.spoils.facts import BOUNDLESS
from arbitre.games.spoils.offering import END_TURN
from arbitre.games.spoils.sides import side
from arbitre.games.spoils.zones import HAND, PLAY
from arbitre.kernel.decision import Option
from arbitre.kernel.offers import OfCard, OfNumber
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Count
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import OptionKind

PLAY_A_CARD: Final[OfCard[OptionKind]] = OfCard("play")
FLIP_UP: Final[OfCard[OptionKind]] = OfCard("flip up")
USE: Final[OfNumber[OptionKind]] = OfNumber("use")
ATTACK: Final[OfCard[OptionKind]] = OfCard("attack")


def options(game: Spoils, seat: int) -> list[Option]:
    """Everything the active player can do in the main part of the turn, its end first."""
    out = [END_TURN] if battle.why_not_end(game, seat) is None else []
    have = stats.icons(game, seat)
    _cards(game, seat, "main", have, out)
    _abilities(game, seat, have, out)
    targets = battle.targets(game, seat)
    if targets and battle.why_not_attack(game, seat) is None:
        out.extend([ATTACK[target] for target in targets])
    return out


def tactical(game: Spoils, seat: int) -> list[Option]:
    """What a player can do where tactics and abilities can be played and used (502.3, 607.2,
    608.1c)."""
    out: list[Option] = []
    have = stats.icons(game, seat)
    _cards(game, seat, "tactic", have, out)
    _abilities(game, seat, have, out)  # 502.3
    return out


def _cards(game: Spoils, seat: int, now: str, have: Count, out: list[Option]) -> None:
    """Cards in hand, and face-down cards with Flip Up."""
    facts = game.facts
    refused = game.refused
    force = game.in_force
    mine = game.sides[seat] or side(game, seat)
    plain = "CostsLess" not in force and not game.discounts
    free = len(mine.unattached(game)) if plain else BOUNDLESS
    tactics_too = now == "main" or "PlayAsTactic" in force or "Tactical" in force
    for card in game.zones[seat][HAND]:
        printed = facts[card]
        if not (printed.playable if tactics_too else printed.instant) or printed.least > free:
            continue
        if not stats.meets(have, printed.threshold):  # 405.2: whatever else, it is not to be played
            continue
        if play.why_not(game, seat, card, now, have) is None and ("play", card, "hand") not in refused:
            out.append(PLAY_A_CARD[card])
    for card in mine.flips:
        if facts[card].is_tactic or facts[card].tactical or tactics_too:
            if play.why_not_flip_up(game, seat, card, now, have) is None and ("play", card, "flip up") not in refused:
                out.append(FLIP_UP[card])


def _abilities(game: Spoils, seat: int, have: Count, out: list[Option]) -> None:
    facts = game.facts
    force = game.in_force
    mine = game.sides[seat] or side(game, seat)
    plain = "CostsLess" not in force and not game.discounts
    free = len(mine.unattached(game)) if plain else BOUNDLESS
    plain = plain and "must pay to use ability" not in force
    _of(game, seat, game.faction[seat], have, free, plain, out)
    for card in game.zones[seat][PLAY] if "gains" in force else mine.able:
        _of(game, seat, card, have, free, plain, out)
    for card in mine.outside(game, seat):
        _of(game, seat, card, have, free, plain, out)
    borrowing = "UseAbilities" in force
    for card in game.zones[1 - seat][PLAY] if borrowing else (game.sides[1 - seat] or side(game, 1 - seat)).for_all:
        if facts[card].for_all or (borrowing and use.in_stead(game, seat, card)):
            if not game.face_down[card]:
                _of(game, seat, card, have, free, plain, out)


def _of(game: Spoils, seat: int, card: int, have: Count, free: int, plain: bool, out: list[Option]) -> None:
    """The abilities of one card. What costs more than is `free` in any case is not looked at; and where nothing changes
    numeric costs (`plain`), what costs nothing else can be paid."""
    refused = game.refused
    for number, ability in enumerate(use.abilities(game, card)):
        costs = ability.costs
        if costs.fixed - costs.lowers > free or use.why_not_used(game, seat, card, ability, have) is not None:
            continue
        if (plain and costs.sure) or use.why_not_paid(game, seat, card, ability) is None:
            if not refused or ("use", card, ability.key) not in refused:
                out.append(USE[card][number])


def perform(game: Spoils, seat: int, option: Option) -> Procedure:
    """The procedure of a chosen action: play a card (603.2a), use an ability (603.2b), attack (603.2c)."""
    if option.kind == "play":  # 603.2a
        return play.PlayACard(seat, option.card)
    if option.kind == "flip up":
        return play.PlayACard(seat, option.card, "flip up")
    if option.kind == "use":
        return use.UseAbility(seat, option.card, use.abilities(game, option.card)[option.number])  # 603.2b
    return battle.Attack(seat, option.card)  # 603.2c
