"""4.6 Challenge: characters and locations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.match import matches
from arbitre.games.lorcana import bag, changing_zones, costs, damage, durations, stats
from arbitre.games.lorcana.zones import DISCARD, PLAY
from arbitre.kernel.decision import NO_CARD, Option, Reason
from arbitre.kernel.offers import OfPair
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, SERIALS, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import OptionKind

NOT_YOURS: Final = Reason("not-your-character", "4.6.1")
NOT_A_CHARACTER: Final = Reason("only-characters-challenge", "4.6.1")
EXERTED: Final = Reason("is-exerted", "4.6.4.1")
DRYING: Final = Reason("is-drying", "4.6.4.1")
FORBIDDEN: Final = Reason("cant-challenge", "1.2.2")
NOT_ENOUGH_INK: Final = Reason("not-enough-ink", "4.6.4.3")
NOT_OPPOSING: Final = Reason("not-opposing", "4.6.4.2")
NOT_CHALLENGEABLE: Final = Reason("neither-character-nor-location", "4.6.4.2")
TARGET_READY: Final = Reason("target-is-ready", "4.6.4.2")
TARGET_PROTECTED: Final = Reason("cant-be-challenged", "1.2.2")
EVASIVE: Final = Reason("target-is-evasive", "8.6.1")
BODYGUARD: Final = Reason("bodyguard-first", "8.3.3")

CHALLENGE: Final[OfPair[OptionKind]] = OfPair("challenge")

CHALLENGES_READY: Final = "can challenge ready characters"


def why_not_challenger(game: Lorcana, seat: int, card: int) -> Reason | None:
    """4.6.4.1: whether this character could be declared as challenging at all. Nothing else could (5.3.4)."""
    if game.zone_of[card] != PLAY or game.controller[card] != seat:
        return NOT_YOURS
    if not game.facts[card].is_character:  # 5.3.4
        return NOT_A_CHARACTER
    if game.exerted[card]:
        return EXERTED
    return _limiter(game, card)


def _limiter(game: Lorcana, card: int) -> Reason | None:
    """What keeps a ready character from challenging anything."""
    if game.drying[card] and not stats.has(game, card, "Rush"):  # 8.9.1
        return DRYING
    if stats.forbidden(game, card, "can't challenge") or stats.forbidden(game, card, "can't exert"):
        return FORBIDDEN
    if "Challengers" in game.in_force and _others_did(game, card):
        return FORBIDDEN
    if game.in_force.get("pay to challenge"):
        if costs.ink_to(game, card, "pay to challenge") > game.ready_ink(game.controller[card]):
            return NOT_ENOUGH_INK
    return None


def _others_did(game: Lorcana, card: int) -> bool:
    """Whether as many other characters as may challenge in a turn have done so; one that has may do so again."""
    most = [found.ability.effect.count for found in game.in_force["Challengers"] if stats.in_force(game, found)]
    if not most:
        return False
    challengers: set[int] = set()
    for row in game.this_turn():
        if row[0] == "challenges":
            challengers.add(row[3])
    return card not in challengers and len(challengers) >= min(most)


def why_not_target(game: Lorcana, challenger: int, target: int) -> Reason | None:
    """4.6.4.2, 4.6.4.3: what protects the target, Bodyguards aside."""
    facts = game.facts[target]
    if game.zone_of[target] != PLAY or game.controller[target] in game.side(game.controller[challenger]):
        return NOT_OPPOSING
    if facts.is_character:
        if not game.exerted[target] and not stats.allowed(game, challenger, CHALLENGES_READY, target):
            return TARGET_READY
    elif not facts.is_location:  # 4.6.8.2: a location is neither ready nor exerted
        return NOT_CHALLENGEABLE
    return _protection(game, challenger, target)


def _protection(game: Lorcana, challenger: int, target: int) -> Reason | None:
    """What keeps this challenger from something that could be challenged. Alert is checked besides Evasive: having it
    is not having Evasive (8.2.2)."""
    if stats.has(game, target, "Evasive") and not (  # 8.6.1
        stats.has(game, challenger, "Evasive") or stats.has(game, challenger, "Alert")  # 8.2.1, 8.2.2
    ):
        return EVASIVE
    if stats.forbidden_to(game, target, challenger):
        return TARGET_PROTECTED
    return None


def why_not(game: Lorcana, seat: int, challenger: int, target: int) -> Reason | None:
    reason = why_not_challenger(game, seat, challenger) or why_not_target(game, challenger, target)
    if reason is None and _passes_bodyguard(game, challenger, target):
        return BODYGUARD
    return reason


def _passes_bodyguard(game: Lorcana, challenger: int, target: int) -> bool:
    """8.3.3: whether a Bodyguard of that player could be challenged instead of this character."""
    if not game.facts[target].is_character or stats.has(game, target, "Bodyguard"):
        return False
    for other in game.zones[game.controller[target]][PLAY]:
        if (
            (game.exerted[other] or CHALLENGES_READY in game.in_force)
            and game.facts[other].is_character
            and stats.has(game, other, "Bodyguard")
            and why_not_target(game, challenger, other) is None
        ):
            return True
    return False


def possible_targets(game: Lorcana, seat: int) -> list[int]:
    """What could be challenged by somebody: exerted opposing characters, and opposing locations (4.6.8,
    4.6.8.1, 4.6.8.2)."""
    exerted = game.exerted
    all_facts = game.facts
    found: list[int] = []
    for other in game.foes[seat]:
        for card in game.zones[other][PLAY]:
            facts = all_facts[card]
            if (exerted[card] and facts.is_character) or facts.is_location:  # 4.6.8, 4.6.8.1, 4.6.8.2
                found.append(card)
    return found


def options(game: Lorcana, seat: int, ready: list[int], out: list[Option]) -> None:
    """Whom each of the ready characters may challenge."""
    force = game.in_force
    if CHALLENGES_READY in force:
        for card in ready:
            if _limiter(game, card) is None:
                for target in legal_targets(game, card, _targets_of(game, seat, card)):
                    out.append(CHALLENGE.option(card, target))
        return
    targets = possible_targets(game, seat)
    if not targets:
        return
    drying = game.drying
    facts = game.facts
    applied = game.applied
    limited = game.timed
    given = False  # whether something in force may keep a target from being challenged
    early = limited  # whether more may challenge while drying than those with Rush printed on them
    if force:
        early = early or "Rush" in force
        limited = (
            limited
            or "can't challenge" in force
            or "can't exert" in force
            or "pay to challenge" in force
            or "Challengers" in force
        )
        given = "Evasive" in force or "Bodyguard" in force or "can't be challenged" in force
    # 8.3.3, 8.6.1
    guarded: list[int] = []
    for target in targets:
        if facts[target].protected or applied[target] or (given and _is_guarded(game, target)):
            guarded.append(target)
    pairs: list[list[Option | None]] = CHALLENGE
    for card in ready:
        if drying[card] and not (early or facts[card].rush):  # as _limiter would find
            continue
        if not (limited or drying[card]) or _limiter(game, card) is None:
            offered = pairs[card]
            for target in _legal(game, card, targets, guarded) if guarded else targets:
                out.append(offered[target] or CHALLENGE.option(card, target))


def _is_guarded(game: Lorcana, target: int) -> bool:
    """Whether static effects could keep a character from challenging this, or make it a Bodyguard."""
    return (
        "can't be challenged" in game.in_force
        or stats.has(game, target, "Evasive")
        or stats.has(game, target, "Bodyguard")
    )


def _targets_of(game: Lorcana, seat: int, challenger: int) -> list[int]:
    """What this character could challenge: for some, ready characters too."""
    targets = possible_targets(game, seat)
    if CHALLENGES_READY not in game.in_force:
        return targets
    return [
        card
        for other in game.foes[seat]
        for card in game.zones[other][PLAY]
        if card in targets
        or (game.facts[card].is_character and stats.allowed(game, challenger, CHALLENGES_READY, card))
    ]


def legal_targets(game: Lorcana, challenger: int, targets: list[int]) -> list[int]:
    """Which of the possible targets this challenger may choose."""
    return _legal(game, challenger, targets, targets)


def _legal(game: Lorcana, challenger: int, targets: list[int], guarded: list[int]) -> list[int]:
    """The same, where only these could be protected, or be Bodyguards."""
    out_of_reach = [target for target in guarded if _protection(game, challenger, target) is not None]
    legal = [target for target in targets if target not in out_of_reach] if out_of_reach else targets
    for target in guarded:
        if stats.has(game, target, "Bodyguard") and target not in out_of_reach:  # 8.3.3
            return [other for other in legal if not _passes_bodyguard(game, challenger, other)]
    return legal


def can_challenge(game: Lorcana, seat: int, card: int) -> bool:
    """Whether there is anything this character can challenge now (8.7.3)."""
    return why_not_challenger(game, seat, card) is None and bool(
        legal_targets(game, card, _targets_of(game, seat, card))
    )


def dealt_by(game: Lorcana, card: int) -> int:
    """4.6.6.1: as much as its Strength, unless an effect has it deal damage with something else (1.2.1)."""
    for found in game.in_force.get("DamageWith", ()):
        effect = found.ability.effect
        if matches(game, found, effect.cards, card) and stats.in_force(game, found):
            return max(0, stats.stat(game, card, effect.stat))
    return stats.stat(game, card, "strength")  # 5.3.6.2


def end(game: Lorcana) -> None:
    """4.6.7, 4.6.9.2: nobody is challenging or being challenged any more, and what lasted for it ends."""
    game.challenge = None
    game.in_it = (-1, -1)
    durations.end_of_challenge(game)


class Challenge(Procedure):
    """4.6, 4.6.1 A character challenges an exerted opposing character or an opposing location.

    4.6.3: the Challenge Declaration step (4.6.4, 4.6.5), then the Challenge Damage step (4.6.6)."""

    __slots__ = ("challenger", "seat", "serials", "target")

    def __init__(self, seat: int, challenger: int, target: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.challenger = challenger
        self.target = target
        self.serials = (-1, -1)

    def copy(self) -> Challenge:
        twin = Challenge(self.seat, self.challenger, self.target)
        twin.cursor = self.cursor
        twin.serials = self.serials
        return twin

    def pay(self, game: Lorcana) -> None:
        """Whatever must be paid to challenge with this character."""
        cost = costs.ink_to(game, self.challenger, "pay to challenge")
        if cost:
            costs.pay_ink(game, self.seat, cost)
            game.emit("pays", "4.6.4.3", self.seat, self.challenger, amount=cost)

    def exert_challenger(self, game: Lorcana) -> None:
        changing_zones.exert(game, self.challenger, "4.6.4.4")

    def begin_challenge(self, game: Lorcana) -> None:
        """ "While challenging" effects start to apply (4.6.4.5); challenge triggers go into the bag (4.6.5)."""
        self.serials = (game.serial[self.challenger], game.serial[self.target])
        game.challenge = (self.challenger, self.target)
        game.in_it = self.serials
        game.emit("challenges", "4.6.4.5", self.seat, self.challenger, other=self.target)  # 4.6.3

    def resolve_bag(self, game: Lorcana) -> None:
        """4.6.9.1: down to the last ability, even if one of the two is removed from the challenge on the way."""
        bag.settle(game)  # 4.6.9.1

    def deal_damage(self, game: Lorcana) -> None:
        """4.6.6.1, 4.6.6.2: both at once. 4.6.8.3, 5.6.5.3: a location deals none. 4.6.9: nobody if one has left."""
        if not self._both_there(game):
            return
        hits = [(self.challenger, self.target, dealt_by(game, self.challenger))]  # 4.6.6.1
        if game.facts[self.target].is_character:  # 4.6.8.3
            hits.append((self.target, self.challenger, dealt_by(game, self.target)))
        damage.deal(game, hits, "4.6.6.2", in_challenge=True)

    def check_state(self, game: Lorcana) -> None:
        bag.settle(game)

    def end_challenge(self, game: Lorcana) -> None:
        """4.6.7, 4.6.9.2: effects that apply while challenging or being challenged end."""
        end(game)
        if not game.over:
            both = (self.challenger, self.target)  # one that has left may lie hidden by now
            told = [card if game.zone_of[card] in (PLAY, DISCARD) else NO_CARD for card in both]
            game.emit("challenge ends", "4.6.7", self.seat, told[0], other=told[1])
        durations.after_challenge(game)
        bag.settle(game)

    def _both_there(self, game: Lorcana) -> bool:
        """4.6.9: a challenge ends when one of the two is no longer in it (here also a location that is gone)."""
        return (game.serial[self.challenger], game.serial[self.target]) == self.serials


Challenge.steps = (
    ("4.6.4.3", Challenge.pay),
    ("4.6.4.4", Challenge.exert_challenger),
    ("4.6.4.5", Challenge.begin_challenge),
    ("4.6.5", Challenge.resolve_bag),
    ("4.6.6.2", Challenge.deal_damage),
    ("4.6.6.3", Challenge.check_state),
    ("4.6.7", Challenge.end_challenge),
)

declare(Challenge, challenger=CARD, target=CARD, serials=SERIALS)
