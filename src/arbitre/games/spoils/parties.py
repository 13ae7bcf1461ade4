"""Forming parties (608.1b, 608.1d): who may attack and block, Covert (507.3), cards that cannot be blocked (412), and
requirements, as many of which are met as possible (505)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.asking import concerns
from arbitre.ability.match import amount, compare, matches
from arbitre.games.spoils import costs, stats
from arbitre.games.spoils.offering import DONE
from arbitre.games.spoils.sides import side
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import Option
from arbitre.kernel.offers import OfCard

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import OptionKind
    from arbitre.kernel.game import InForce

CHOOSE: Final[OfCard[OptionKind]] = OfCard("choose")
MUST_BLOCK = "must block"  # the kind of modifier that binds a character to block another


def candidates(game: Spoils, seat: int, kind: str) -> list[int]:
    """Who could be a member of this party."""
    if kind == "attacking":
        return [card for card in side(game, seat).characters if _may_attack(game, card)]
    battle = game.battle
    if battle is None or unblockable(game):
        return []
    covert = is_covert(game)
    able = [card for card in side(game, seat).characters if _may_block(game, card, covert)]
    if "BlockedOnlyBy" not in game.in_force:
        return able
    able = [card for card in able if _let_block(game, card)]
    return able if len(able) >= least_blockers(game) else []


def can_attack(game: Spoils, card: int) -> bool:
    return not game.face_down[card] and game.is_a(card, "character") and _may_attack(game, card)


def _may_attack(game: Spoils, card: int) -> bool:
    """204.3, 608.1b: an undepleted character under its controller's control since the start of the turn."""
    if game.exerted[card]:
        return False
    if not game.settled[card] and not stats.allowed(game, card, "can attack at once"):
        return False
    if stats.forbidden(game, card, "can't attack"):
        return False
    return not (game.attacks[card] and stats.allowed(game, card, "once attack"))


def can_block(game: Spoils, card: int, covert: bool) -> bool:
    return not game.face_down[card] and game.is_a(card, "character") and _may_block(game, card, covert)


def _may_block(game: Spoils, card: int, covert: bool) -> bool:
    """507.3b, 507.3c: Covert characters block covert parties, and only they do."""
    if game.exerted[card] or stats.forbidden(game, card, "can't block"):
        return False
    return stats.has(game, card, "Covert") == covert or (
        covert and stats.allowed(game, card, "can block covert parties")
    )


def _let_block(game: Spoils, card: int) -> bool:
    """412.1: a party can be blocked by whoever may block one of its members."""
    battle = game.battle
    assert battle is not None
    return any(
        all(matches(game, found, found.ability.effect.by, card) for found in _guards(game, attacker))
        for attacker in battle.attacking
    )


def least_blockers(game: Spoils) -> int:
    """How many must block at least: the member of the attacking party that is blocked most easily counts (412.1)."""
    battle = game.battle
    if battle is None or "BlockedOnlyBy" not in game.in_force:
        return 1
    asked = [max([f.ability.effect.members for f in _guards(game, card)], default=1) for card in battle.attacking]
    return min(asked, default=1)


def _guards(game: Spoils, attacker: int) -> list[InForce]:
    """What says by whom alone an attacker can be blocked."""
    return [
        found
        for found in game.in_force["BlockedOnlyBy"]
        if matches(game, found, found.ability.effect.cards, attacker) and stats.in_force(game, found)
    ]


def is_covert(game: Spoils) -> bool:
    """302.11, 507.3a: all members of the attacking party have Covert. Asked when blockers are chosen: what is lost
    before counts (302.11a), what changes later does not (302.11b)."""
    battle = game.battle
    if battle is None:
        return False
    for card in battle.attacking:  # 302.11, 302.11a, 302.11b, 507.3a
        if not stats.has(game, card, "Covert"):
            return "PartyCovert" in game.in_force and any(
                stats.allowed(game, member, "PartyCovert") for member in battle.attacking
            )
    return True


def unblockable(game: Spoils) -> bool:
    """412.1: only where every member of the party cannot be blocked."""
    battle = game.battle
    if battle is None:
        return False
    for card in battle.attacking:  # 412.1
        if not stats.forbidden(game, card, "can't be blocked"):
            return False
    return True


# -- requirements (505) ----------------------------------------------------------------------------------------


def requirements(game: Spoils, seat: int, kind: str) -> list[InForce]:
    return [
        found
        for found in game.in_force.get("PartyMust", ())
        if found.ability.effect.party in ("any", kind) and concerns(found, seat) and stats.in_force(game, found)
    ]


def met(game: Spoils, able: list[int], found: InForce, party: tuple[int, ...]) -> bool | None:
    """Whether a party of some of those who are able meets a requirement; None: it does not concern it."""
    effect = found.ability.effect
    if effect.with_this and found.source not in party:
        return None
    if effect.with_card is not None and not any(matches(game, found, effect.with_card, card) for card in party):
        return None
    if effect.include is not None:
        called = [card for card in able if matches(game, found, effect.include, card)]
        return all(card in party for card in called) if called else None
    if not party:
        return None
    if effect.even and len(party) % 2:
        return False
    return effect.compare is None or compare(len(party), effect.compare, effect.members)


def score(game: Spoils, able: list[int], demands: list[InForce], party: tuple[int, ...]) -> tuple[int, int]:
    """505.2b: how many requirements a party leaves unmet (fewer is better), and how many it meets."""
    found = [met(game, able, demand, party) for demand in demands]
    return found.count(False), found.count(True)


def price(game: Spoils, seat: int, kind: str, party: tuple[int, ...]) -> int:
    """505.1, 505.2b: what must be paid for a party; several demands add up."""
    total = 0
    for found in game.in_force.get("PartyMust", ()):
        effect = found.ability.effect
        if effect.pay and effect.party in ("any", kind) and concerns(found, seat) and stats.in_force(game, found):
            if effect.with_card is not None and not any(matches(game, found, effect.with_card, c) for c in party):
                continue
            if not effect.with_this or found.source in party:
                total += amount(game, found, effect.pay)
    deed = "attack with" if kind == "attacking" else "block with"
    for found in game.in_force.get(f"must pay to {deed}", ()):
        effect = found.ability.effect
        if concerns(found, seat) and stats.in_force(game, found):
            concerned = [card for card in party if effect.cards is None or matches(game, found, effect.cards, card)]
            total += len(concerned) * amount(game, found, effect.amount)
    return total


def affordable(game: Spoils, seat: int, kind: str, party: tuple[int, ...]) -> bool:
    """505.2a: a player who lacks the resources can't do it; a demand to pay is never impossible."""
    if not demanding(game):
        return True
    due = costs.numeric(game, seat, price(game, seat, kind, party))  # 406.5a
    return due <= stats.count_free(game, seat)  # 505.2a


def made_to_block(game: Spoils, seat: int) -> list[int]:
    """505.1: the characters that an effect has told to block one of the attackers, if they can."""
    battle = game.battle
    if battle is None or not game.timed or not any(game.applied[card] for card in game.zones[seat][PLAY]):
        return []
    attackers = {(card, game.serial[card]) for card in battle.attacking}
    return [
        card
        for card in candidates(game, seat, "blocking")
        if any(m.kind == MUST_BLOCK and m.detail in attackers and m.applies(game) for m in game.applied[card])
    ]


def must_attack(game: Spoils, seat: int) -> bool:
    """505.1: whether one of a player's characters has to attack and could: the turn does not end before it has
    (ruling)."""
    if "PartyMust" not in game.in_force:
        return False
    bound = [found for found in requirements(game, seat, "attacking") if found.ability.effect.include is not None]
    able = candidates(game, seat, "attacking") if bound else []
    if not any(met(game, able, found, ()) is False for found in bound):
        return False
    formed = legal(game, seat, "attacking", able)
    if formed is None:
        return False
    called = {
        formed.sort[card]
        for card in able
        if any(matches(game, found, found.ability.effect.include, card) for found in bound)
    }
    return any(counts[place] for counts in formed.counts for place in called)


class Parties:
    """The parties that can be formed. Candidates that no requirement tells apart are alike, so a party is described by
    how many of each sort it has."""

    __slots__ = ("counts", "sort")

    def __init__(self, sort: dict[int, int], counts: set[tuple[int, ...]]) -> None:
        self.sort = sort  # of each candidate, in the order they lie
        self.counts = counts

    def count(self, cards: Iterable[int]) -> tuple[int, ...]:
        numbers = [0] * (max(self.sort.values(), default=-1) + 1)
        for card in cards:
            numbers[self.sort[card]] += 1
        return tuple(numbers)

    def can_grow(self, chosen: tuple[int, ...], after: list[int]) -> bool:
        """Whether some of those that come after make a party of what has been chosen."""
        have, more = self.count(chosen), self.count(after)
        return any(all(h <= c <= h + m for h, c, m in zip(have, counts, more, strict=True)) for counts in self.counts)


def legal(game: Spoils, seat: int, kind: str, able: list[int]) -> Parties | None:
    """All parties of those who are able that leave as few requirements unmet as possible, and meet one if there are any
    (505.1, ruling); None: nothing is required, every party will do."""
    bound = made_to_block(game, seat) if kind == "blocking" else []
    least = least_blockers(game) if kind == "blocking" else 1
    if not bound and not demanding(game) and least == 1:
        return None
    demands = requirements(game, seat, kind)
    deed = "attack with" if kind == "attacking" else "block with"
    dear = [found for found in game.in_force.get(f"must pay to {deed}", ()) if concerns(found, seat)]
    if not demands and not dear and not bound and least == 1:
        return None
    sorts: dict[tuple[Any, ...], list[int]] = {}
    for card in able:
        sorts.setdefault(_what_counts(game, card, demands, dear, bound), []).append(card)
    sort = {card: place for place, cards in enumerate(sorts.values()) for card in cards}
    groups = list(sorts.values())
    scores: dict[tuple[int, ...], tuple[int, int]] = {}
    for counts in itertools.product(*(range(len(cards) + 1) for cards in groups)):
        party = tuple(card for cards, number in zip(groups, counts, strict=True) for card in cards[:number])
        if (len(party) >= least or (not party and kind == "blocking")) and affordable(game, seat, kind, party):
            unmet, fulfilled = score(game, able, demands, party)
            there = sum(card in party for card in bound)
            scores[counts] = (unmet + len(bound) - there, fulfilled + there)
    none = (0,) * len(groups)
    must_block = bool(bound) or any(found.ability.effect.include is not None for found in demands)
    formed = {counts: told for counts, told in scores.items() if counts != none}
    choice = scores if must_block else formed
    best = min((unmet for unmet, _ in choice.values()), default=0)  # 505.2c
    found = {counts for counts, (unmet, fulfilled) in choice.items() if unmet == best and (fulfilled or not unmet)}
    if kind == "blocking" and (not must_block or not found):
        found.add(none)  # 505.2c: not to block is always possible, and meets nothing
    return Parties(sort, found)


def _what_counts(
    game: Spoils, card: int, demands: list[InForce], dear: list[InForce], bound: list[int]
) -> tuple[Any, ...]:
    """What requirements see in a candidate; those that look the same to them are alike."""
    own = any(found.ability.effect.with_this and found.source == card for found in demands)
    included = tuple(
        (effect.include is not None and matches(game, found, effect.include, card))
        or (effect.with_card is not None and matches(game, found, effect.with_card, card))
        for found, effect in ((found, found.ability.effect) for found in demands)
    )
    paid = tuple(
        found.ability.effect.cards is None or matches(game, found, found.ability.effect.cards, card) for found in dear
    )
    return (card if own else -1, included, paid, card in bound)


def can_form(game: Spoils, seat: int, kind: str) -> bool:
    if kind == "attacking" and not demanding(game):
        for card in side(game, seat).characters:
            if _may_attack(game, card):
                return True
        return False
    able = candidates(game, seat, kind)
    if not able:
        return False
    found = legal(game, seat, kind, able)
    return found is None or any(any(counts) for counts in found.counts)


def demanding(game: Spoils) -> bool:
    """Whether an ability in force may demand anything of a party."""
    force = game.in_force
    return "PartyMust" in force or "must pay to attack with" in force or "must pay to block with" in force


def choices(game: Spoils, seat: int, kind: str, chosen: tuple[int, ...]) -> list[Option]:
    """The next member of the party, or that it is complete. Members are chosen in the order they lie, so that every
    party can be formed in one way only."""
    able = candidates(game, seat, kind)
    parties = legal(game, seat, kind, able)
    last = able.index(chosen[-1]) if chosen and chosen[-1] in able else -1
    after = able[last + 1 :]
    if parties is None:
        options: list[Option] = [CHOOSE[card] for card in after]
        done = bool(chosen) or kind == "blocking"
    else:
        options = [
            CHOOSE[card] for place, card in enumerate(after) if parties.can_grow((*chosen, card), after[place + 1 :])
        ]
        done = parties.count(chosen) in parties.counts
    if not options and not chosen:
        return []
    return [DONE, *options] if done else options
