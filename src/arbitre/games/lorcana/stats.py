"""What a card is right now: characteristics with modifiers (6.6), keywords (8.1), what it can't do (1.2.2)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from arbitre.ability import memory
from arbitre.ability.match import amount, holds, matches, right_turn
from arbitre.ability.parts import StaticPart
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import NEXT_TURN
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def in_force(game: Lorcana, found: InForce) -> bool:
    """Whether a static ability applies now: its time, and its condition (6.4.3, 6.4.4), all of it (6.1.13.6), as
    long as its card is there (6.4.2.3)."""
    part: StaticPart = found.ability
    if part.during != "any" and not right_turn(game, found.seat, part.during):  # 6.1.13.1
        return False
    if "LosesAbility" in game.in_force and has_lost(game, found.source, part.key):
        return False
    if part.until == NEXT_TURN and not (game.turn > part.born and game.is_active(part.whose)):
        return False
    if part.condition is not None and not holds(game, found, part.condition):  # 6.4.4.2, 6.4.4.3, 6.1.13.5
        return False
    return part.unless is None or not holds(game, found, part.unless)  # 6.4.4.1


def has_lost(game: Lorcana, card: int, key: str) -> bool:
    """Whether a card in play has lost the ability with this key, which is called by its name."""
    owner, _, place = key.rpartition("#")
    name = game.facts[card].called.get(f"{owner}#{place.partition('.')[0]}")
    if name is None or game.zone_of[card] != PLAY or (card, name) in game.asking:
        return False
    game.asking.append((card, name))  # two that take from each other what takes it: they have it
    try:
        for found in game.in_force["LosesAbility"]:
            effect = found.ability.effect
            if effect.name == name and matches(game, found, effect.cards, card) and in_force(game, found):
                return True
        return False
    finally:
        game.asking.pop()


def modified(
    game: Lorcana, card: int, stat: str, printed: int, more: int = 0, by: list[tuple[int, int]] | None = None
) -> int:
    """6.6.1, 6.6.1.2: all modifiers of a characteristic of a card in play combine, in no order. `by` is told of
    each: whose doing it is, and how much."""
    applied = game.applied[card]
    statics = game.in_force.get(stat)
    if (not applied and not statics) or game.zone_of[card] != PLAY:
        return printed + more
    total = printed + more  # 6.6.1, 6.6.1.2
    for modifier in applied:
        if modifier.kind == stat and modifier.applies(game):
            total += modifier.amount
            if by is not None:
                by.append((modifier.source, modifier.amount))
    if statics and (card, stat) not in game.asking:  # a bonus can't depend on itself
        game.asking.append((card, stat))
        try:
            for found in statics:
                effect = found.ability.effect
                if matches(game, found, effect.cards, card) and in_force(game, found):  # 6.6.1.1
                    change = amount(game, found, effect.amount)
                    total += change
                    if by is not None:
                        by.append((found.source, change))
        finally:
            game.asking.pop()
    if total < printed:
        for found in game.in_force.get("NotBelowPrinted", ()):
            effect = found.ability.effect
            if effect.stat == stat and matches(game, found, effect.cards, card) and in_force(game, found):
                return printed  # 6.6.4
    return total


def strength(game: Lorcana, card: int) -> int:
    """Strength, below zero too; what it counts as is `counted`."""
    printed: int = game.facts[card].strength
    challenge = game.challenge
    if (
        challenge is not None and challenge[0] == card and game.in_challenge(card)
    ):  # 8.5.1; 8.5.2: not the one challenged
        return modified(game, card, "strength", printed, keyword_value(game, card, "Challenger"))
    return modified(game, card, "strength", printed)


def willpower(game: Lorcana, card: int) -> int:
    printed: int = game.facts[card].willpower
    return modified(game, card, "willpower", printed)


def lore_value(game: Lorcana, card: int) -> int:
    printed: int = game.facts[card].lore
    return modified(game, card, "lore", printed)


def stat(game: Lorcana, card: int, name: str) -> int:
    """A characteristic as it counts: Strength and Lore below zero count as 0 (6.6.2, 6.6.3)."""
    if name == "strength":
        return max(0, strength(game, card))  # 6.6.2
    if name == "lore":
        return max(0, lore_value(game, card))  # 6.6.3
    if name == "willpower":
        return willpower(game, card)
    if name == "cost":
        cost: int = game.facts[card].cost  # 1.5.4, 4.3.5: what is paid may change, the cost does not
        return cost
    if name == "damage":
        return game.damage[card]
    if name == "cards under":
        return len(game.under[card])
    move: int = game.facts[card].move_cost  # 5.6.5.2
    return modified(game, card, "move cost", move)


def changes(game: Lorcana, card: int, stat: str, printed: int) -> list[tuple[int, int]]:
    """What modifies a characteristic of a card in play: whose doing each is, and how much."""
    by: list[tuple[int, int]] = []
    modified(game, card, stat, printed, by=by)
    return by


def names(game: Lorcana, card: int) -> frozenset[str]:
    """5.2.6: the names a card has, with those it has only now (5.2.6.3)."""
    printed: frozenset[str] = game.facts[card].names
    more = game.in_force.get("AlsoNamed")
    if more is None:
        return printed
    now = [found.ability.effect.names for found in more if found.source == card and in_force(game, found)]  # 5.2.6.3
    return printed.union(*now)


# -- keywords --------------------------------------------------------------------------------------------------


def has(game: Lorcana, card: int, keyword: str) -> bool:
    """8.1.2: a keyword without +N is there or it is not."""
    force = game.in_force
    lost = losing(game, card, keyword) if "Loses" in force else 0
    if not lost:
        if keyword in game.facts[card].keywords:  # 8.1.2
            return True
        if keyword not in force and not game.applied[card]:
            return False
    elif lost == FOR_GOOD:
        return False
    given = force.get(keyword)
    for modifier in game.applied[card]:
        if modifier.kind == "keyword" and modifier.word == keyword and modifier.applies(game):
            return True
    if not given or lost or (game.asking and (card, keyword) in game.asking):
        return False  # a keyword that would depend on itself is not there
    game.asking.append((card, keyword))
    try:
        for one in given:
            if _given_to(game, one, card):
                each = one.ability.effect.for_each
                if each == 1 or amount(game, one, each) > 0:
                    return True
        return False
    finally:
        game.asking.pop()


def _given_to(game: Lorcana, found: InForce, card: int) -> bool:
    """Whether a static ability gives this card its keywords now: in the zone it speaks of, whether play or another."""
    part: StaticPart = found.ability
    cards = part.effect.cards
    if type(cards) is str or cards.zone == "play":
        there = game.zone_of[card] == PLAY
    else:
        there = game.zone_of[card] in [game.zone_index[zone] for zone in cards.zone.split(" or ")]
    return there and matches(game, found, cards, card) and in_force(game, found)


FOR_GOOD: Final = 2


def losing(game: Lorcana, card: int, keyword: str) -> int:
    """Whether an effect has the card lose this keyword: what it has printed and what other cards in play give it; if it
    can't gain it either, for good: also what it is given by effects that last."""
    found = 0
    if game.zone_of[card] == PLAY:
        for one in game.in_force.get("Loses", ()):
            effect = one.ability.effect
            if effect.keyword == keyword and matches(game, one, effect.cards, card) and in_force(game, one):
                found = max(found, FOR_GOOD if effect.cant_gain else 1)
    return found


def keywords_now(game: Lorcana, card: int) -> frozenset[str]:
    """All keywords a card has: the printed ones, and those it has been given."""
    printed: frozenset[str] = game.facts[card].keyword_names
    force = game.in_force
    if not force and not game.applied[card]:
        return printed
    given = {m.word for m in game.applied[card] if m.kind == "keyword"}
    losing_some = "Loses" in force
    for word in force:
        if word in KEYWORDS:
            given.add(word)
    if not (given or losing_some):
        return printed
    kept = [word for word in printed if has(game, card, word)] if losing_some else printed
    return frozenset((*kept, *(word for word in given if has(game, card, word))))


def keyword_value(game: Lorcana, card: int, keyword: str) -> int:
    """8.1.2: keywords with +N stack."""
    force = game.in_force
    total: int = game.facts[card].keywords.get(keyword, 0)
    if not force and not game.applied[card]:
        return total
    lost = "Loses" in force and losing(game, card, keyword)
    if lost:
        total = 0
    if lost != FOR_GOOD:
        for modifier in game.applied[card]:
            if modifier.kind == "keyword" and modifier.word == keyword and modifier.applies(game):
                total += modifier.amount
    for found in force.get(keyword, ()) if not lost else ():
        effect = found.ability.effect
        if _given_to(game, found, card):
            times = 1 if effect.for_each == 1 else amount(game, found, effect.for_each)
            for ability in effect.abilities:
                if isinstance(ability, n.Keyword) and ability.keyword == keyword:
                    total += ability.value * times
    return total


def first_value(game: Lorcana, card: int, keyword: str) -> int:
    """8.1.2: of a keyword that does not stack (Singer, Boost) only the first instance counts, the printed one before
    all others."""
    printed: int = game.facts[card].keywords.get(keyword, 0)
    if printed and not ("Loses" in game.in_force and losing(game, card, keyword)):
        return printed
    for modifier in game.applied[card]:
        if modifier.kind == "keyword" and modifier.word == keyword and modifier.applies(game):
            return modifier.amount
    for found in game.in_force.get(keyword, ()):
        if _given_to(game, found, card):
            for ability in found.ability.effect.abilities:
                if isinstance(ability, n.Keyword) and ability.keyword == keyword:
                    return ability.value
    return 0


def sings_as(game: Lorcana, card: int) -> int:
    """8.11.1: the cost a character counts as having to sing. For everything else it has its own (8.11.2)."""
    cost: int = game.facts[card].cost  # 8.11.2
    if has(game, card, "Singer"):
        cost = first_value(game, card, "Singer")  # 8.11.1
    for found in game.in_force.get("SingsAs", ()):
        if matches(game, found, found.ability.effect.cards, card) and in_force(game, found):
            cost += found.ability.effect.amount  # 8.11.3
    return cost


# -- what can't be done ----------------------------------------------------------------------------------------


def forbidden(game: Lorcana, card: int, what: str) -> bool:
    """1.2.2: an effect that prevents something ("can't quest") beats whatever allows it."""
    applied = game.applied[card]
    statics = game.in_force.get(what)
    if not applied and not statics:
        return False
    for modifier in applied:
        if modifier.kind == what and modifier.applies(game):
            return True
    for found in statics or ():
        if (
            not found.ability.effect.by
            and matches(game, found, found.ability.effect.cards, card)
            and in_force(game, found)
        ):
            return True
    return False


def allowed(game: Lorcana, card: int, what: str, other: int = NO_CARD) -> bool:
    """1.2.1: an effect lets a card do what the rules alone would not, to this other card if there is one."""
    for found in game.in_force.get(what, ()):
        effect = found.ability.effect
        if matches(game, found, effect.cards, card) and in_force(game, found):
            filters = game.vocabulary.filters
            if all(filters[type(part)](game, found, part, other) for part in effect.whom):
                return True
    return False


def compelled(game: Lorcana, card: int, what: str) -> bool:
    """Whether an effect says that this card must do something if able."""
    return any(
        matches(game, found, found.ability.effect.cards, card) and in_force(game, found)
        for found in game.in_force.get(what, ())
    )


def classified(game: Lorcana, card: int, classes: Collection[str]) -> bool:
    """5.2.7: whether a card has one of these classifications, printed or gained."""
    if not game.facts[card].classifications.isdisjoint(classes):
        return True
    return "GainsClass" in game.in_force and not gained_classes(game, card).isdisjoint(classes)


def gained_classes(game: Lorcana, card: int) -> frozenset[str]:
    """The classifications effects give to a card in play."""
    if game.zone_of[card] != PLAY or (card, "classification") in game.asking:
        return frozenset()  # a classification that would depend on itself is not there
    game.asking.append((card, "classification"))
    try:
        return frozenset(
            found.ability.effect.classification
            for found in game.in_force.get("GainsClass", ())
            if matches(game, found, found.ability.effect.cards, card) and in_force(game, found)
        )
    finally:
        game.asking.pop()


def forbidden_to(game: Lorcana, target: int, challenger: int) -> bool:
    """Whether the target can't be challenged by this challenger."""
    if not game.applied[target] and not game.in_force.get("can't be challenged"):
        return False
    for modifier in game.applied[target]:
        if modifier.kind == "can't be challenged" and modifier.applies(game):
            return True
    for found in game.in_force.get("can't be challenged", ()):
        effect = found.ability.effect
        if matches(game, found, effect.cards, target) and in_force(game, found):
            filters = game.vocabulary.filters
            if all(filters[type(part)](game, found, part, challenger) for part in effect.by):
                return True
    return False


def player_cant_play(game: Lorcana, seat: int, card: int) -> bool:
    """Effects that say a player can't play such cards, and what a card says of itself outside play (6.1.12)."""
    for part in game.facts[card].self_statics:
        if isinstance(part.effect, n.CantPlayThis) and in_force(game, InForce(card, seat, part)):
            return True
    for found in game.in_force.get("PlayersCant", ()):
        effect = found.ability.effect
        if concerns(game, found, seat) and matches(game, found, effect.cards, card) and in_force(game, found):
            return True
    return False


def concerns(game: Lorcana, found: InForce, seat: int) -> bool:
    """Whether a static effect about players is about this one."""
    players = found.ability.effect.players
    if players == "opponents":
        return seat not in game.side(found.seat)
    return players == "all" or seat == found.seat


def player_cant(game: Lorcana, seat: int, what: str) -> bool:
    """1.2.2: effects that say a player can't gain or lose lore, or does not discard. To their conditions, "they" are
    this player."""
    for found in game.in_force.get(f"players can't {what}", ()):
        if concerns(game, found, seat):
            of_them = InForce(found.source, found.seat, found.ability, found.slots)
            of_them.actor = seat
            if in_force(game, of_them):
                return True
    return False


def inkable(game: Lorcana, card: int) -> bool:
    """5.2.3: whether a card has the inkwell symbol, or counts as having it."""
    if game.facts[card].inkable:
        return True
    return any(
        game.zone_of[card] == game.zone_index[found.ability.effect.cards.zone]
        and matches(game, found, found.ability.effect.cards, card)
        and in_force(game, found)
        for found in game.in_force.get("CountsAsInkable", ())
    )


# -- what a card was -------------------------------------------------------------------------------------------


class LastKnown:
    """A card as it was just before it left play (6.7.7). Never altered."""

    __slots__ = (  # noqa: RUF023 (digests go by this order)
        "strength",
        "willpower",
        "lore",
        "damage",
        "exerted",
        "at",
        "under",
        "played_as",
        "keywords",
        "classes",
    )

    def __init__(
        self,
        strength: int,
        willpower: int,
        lore: int,
        damage: int,
        exerted: bool,
        at: int,
        under: int,
        played_as: str,
        keywords: frozenset[str],
        classes: frozenset[str],
    ) -> None:
        self.strength = strength
        self.willpower = willpower
        self.lore = lore
        self.damage = damage
        self.exerted = exerted
        self.at = at
        self.under = under
        self.played_as = played_as
        self.keywords = keywords
        self.classes = classes

    def copy(self) -> LastKnown:
        return LastKnown(
            self.strength,
            self.willpower,
            self.lore,
            self.damage,
            self.exerted,
            self.at,
            self.under,
            self.played_as,
            self.keywords,
            self.classes,
        )

    def stat(self, name: str) -> int:
        if name == "cards under":
            return self.under
        return int(getattr(self, name, 0))


declare(LastKnown, at=CARD)


def remember(game: Lorcana, card: int) -> None:
    state = LastKnown(
        max(0, strength(game, card)),
        willpower(game, card),
        max(0, lore_value(game, card)),
        game.damage[card],
        game.exerted[card],
        game.at[card],
        len(game.under[card]),
        game.played_as[card],
        keywords_now(game, card),
        gained_classes(game, card) if "GainsClass" in game.in_force else frozenset(),
    )
    memory.remember(game, card, state)  # 6.7.7
