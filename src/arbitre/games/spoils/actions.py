"""603.2: what a player can do now: the legal actions as options, and carrying one out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.spoils import battle, play, stats, use
from arbitre.games.spoils.facts import BOUNDLESS
from arbitre.games.spoils.offering import END_TURN
from arbitre.games.spoils.sides import side
from arbitre.games.spoils.zones import FACTION, HAND, PLAY
from arbitre.kernel.decision import Option
from arbitre.kernel.offers import OfCard, OfNumber
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import OptionKind

PLAY_A_CARD: Final[OfCard[OptionKind]] = OfCard("play")
FLIP_UP: Final[OfCard[OptionKind]] = OfCard("flip up")
USE: Final[OfNumber[OptionKind]] = OfNumber("use")
ATTACK: Final[OfCard[OptionKind]] = OfCard("attack")


ALTERING: Final = frozenset(
    (
        "AbilitiesCostLess",
        "CostsLess",
        "LosesAbilities",
        "NoText",
        "PlayersCant",
        "can't use abilities",
        "gains",
        "must pay to play",
        "must pay to use ability",
        "players cannot play characters",
        "players cannot play tactics",
    )
)
"""Under these words are the abilities in force that change which cards can be played and which abilities used."""


class Means:
    """What a player has to act with: looked at once for all cards."""

    __slots__ = ("free", "have", "mine", "plain")

    def __init__(self, game: Spoils, seat: int) -> None:
        self.have = stats.icons(game, seat)
        self.mine = game.sides[seat] or side(game, seat)
        self.plain = not game.discounts and ALTERING.isdisjoint(game.in_force)
        """Whether nothing but what is on a card itself changes what it costs, and whether it can be played or used."""
        force = game.in_force
        known = self.plain or not (game.discounts or "CostsLess" in force or "AbilitiesCostLess" in force)
        self.free = len(self.mine.unattached(game)) if known else BOUNDLESS
        """What costs more than this in any case is not looked at."""


def options(game: Spoils, seat: int) -> list[Option]:
    """Everything the active player can do in the main part of the turn, its end first."""
    out = [END_TURN] if battle.why_not_end(game, seat) is None else []
    means = Means(game, seat)
    _cards(game, seat, "main", means, out)
    _abilities(game, seat, means, out)
    if battle.can_attack(game, seat):
        out.extend([ATTACK[target] for target in battle.targets(game, seat)])
    return out


def tactical(game: Spoils, seat: int) -> list[Option]:
    """What a player can do where tactics and abilities can be played and used (502.3, 607.2,
    608.1c)."""
    out: list[Option] = []
    means = Means(game, seat)
    _cards(game, seat, "tactic", means, out)
    _abilities(game, seat, means, out)  # 502.3
    return out


def _cards(game: Spoils, seat: int, now: str, means: Means, out: list[Option]) -> None:
    """Cards in hand, and face-down cards with Flip Up."""
    facts = game.facts
    refused = game.refused
    force = game.in_force
    have, free = means.have, means.free
    tactics_only = now != "main" and "PlayAsTactic" not in force and "Tactical" not in force
    hand = game.zones[seat][HAND]
    if tactics_only:
        within = [card for card in hand if facts[card].least_as_tactic <= free]  # 201.2a, 205.1, 401.2
    else:
        within = [card for card in hand if facts[card].least <= free]  # 201.2a, 401.2
    for card in within:
        printed = facts[card]
        if not stats.meets(have, printed.threshold):  # 201.3a, 405.2: whatever else, it is not to be played
            continue
        if not (means.plain and printed.always and (printed.is_tactic or now == "main")):
            if play.why_not_at_all(game, seat, card, now) is not None:
                continue
        if (means.plain and printed.sure) or play.can_be_paid(game, seat, card):
            if not refused or ("play", card, "hand") not in refused:
                out.append(PLAY_A_CARD[card])
    for card in means.mine.flips:
        if facts[card].is_tactic or facts[card].tactical or not tactics_only:
            if play.why_not_flip_up(game, seat, card, now, have) is None and ("play", card, "flip up") not in refused:
                out.append(FLIP_UP[card])


def _abilities(game: Spoils, seat: int, means: Means, out: list[Option]) -> None:
    facts = game.facts
    force = game.in_force
    mine = means.mine
    _of(game, seat, game.faction[seat], means, out)
    for card in game.zones[seat][PLAY] if "gains" in force else mine.able:
        _of(game, seat, card, means, out)
    for card in mine.outside(game, seat):
        _of(game, seat, card, means, out)
    borrowing = "UseAbilities" in force
    for card in game.zones[1 - seat][PLAY] if borrowing else (game.sides[1 - seat] or side(game, 1 - seat)).for_all:
        if facts[card].for_all or (borrowing and use.in_stead(game, seat, card)):
            if not game.face_down[card]:
                _of(game, seat, card, means, out)


def _of(game: Spoils, seat: int, card: int, means: Means, out: list[Option]) -> None:
    """The abilities of one card. Where nothing changes numeric costs, what costs nothing else can be paid."""
    refused = game.refused
    free = means.free
    printed = game.facts[card]
    simple = means.plain and not game.applied[card] and game.controller[card] == seat and not game.face_down[card]
    if simple and printed.all_sure and not refused and game.zone_of[card] in (PLAY, FACTION):
        for number, price in enumerate(printed.prices):
            if price <= free:
                out.append(USE[card][number])
        return
    for number, ability in enumerate(use.abilities(game, card)):
        costs = ability.costs
        if costs.cheapest > free or (costs.depletes and game.exerted[card]):  # 303.2
            continue
        if use.why_not_used(game, seat, card, ability, means.have) is not None:
            continue
        if (means.plain and costs.sure) or use.can_be_paid(game, seat, card, ability):
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
