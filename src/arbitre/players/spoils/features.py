"""What is measured in a position of The Spoils: influence, resources and icons, what is in play and what it can do, the
hand, what attacks could bring either side, and the race to the end."""

from __future__ import annotations

import functools
from typing import ClassVar, Final

from arbitre.games.spoils import stats
from arbitre.games.spoils.card import ICONS
from arbitre.games.spoils.durations import THIS_BATTLE
from arbitre.games.spoils.facts import Count, Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.setup import SetUp
from arbitre.games.spoils.sides import side
from arbitre.games.spoils.zones import DECK, DISCARD, HAND
from arbitre.kernel.modifier import THIS_TURN, Modifier
from arbitre.players.effect_kinds import EffectKinds, parted
from arbitre.players.evaluation import Features, Row, places
from arbitre.players.strangers import NONE, Averages, Sparse, mean

EFFECTS: Final = EffectKinds(
    **{"flip face-down": "removal"},
    gain_influence="gaining influence",
    lose_influence="costing influence",
    put_tokens="tokens",
    play_resource="resources",
    detach="resources",
    put_into_discard="discard",
    attach="limits",
    must_block="limits",
    players_cannot="limits",
    party_must="limits",
    no_text="limits",
    loses="limits",
    terminate="termination",
    reduce_next="cheaper",
    duplicate="free play",
    enters_under="control",
    become="keywords",
    can="keywords",
    draw_more="cards",
    influence_change="replacement",
)

INFLUENCE_STEPS: Final = (4, 8, 12, 18)
RESOURCE_STEPS: Final = (3, 4, 5, 6, 8)

OWN: Final = (
    "influence",
    *(f"influence up to {step}" for step in INFLUENCE_STEPS),
    "resources",
    *(f"resources up to {step}" for step in RESOURCE_STEPS),
    "icons of the commonest kind, up to 4",
    "other icons, up to 4",
    "characters",
    "strength",
    "life",
    "speed above the usual",
    "strength of the strongest",
    "strength with speed",
    "strength above 6",
    "life above 6",
    "tokens",
    "cost of characters",
    "characters that can't attack",
    "Covert",
    "strength with Covert",
    "items",
    "cost of items",
    "locations",
    "structure left",
    "cost of locations",
    "cards in hand",
    "cards in hand up to 2",
    "cards in hand above 6",
    "cards left to draw, up to 10",
    "abilities in the discard pile",
    "damage that gets through",
    "damage that gets through, of the influence there is",
    "wins if it attacks",
    "wins by two attacks",
    "strength of attackers that nobody stops",
    "blockers that beat an attacker",
    "blockers that hold an attacker",
    "wins at once",
    "damage that gets through at once",
    *(f"in play: {kind}" for kind in EFFECTS.names),
)
HELD: Final = (
    "resource cards",
    "resource cards that are wanted",
    "resource cards up to 3",
    "characters",
    "tactics",
    "items",
    "locations",
    "playable now",
    "tactics playable now",
    "playable next turn",
    "cost playable next turn",
    "cost of the dearest playable next turn",
    "playable in two turns",
    "too dear by 3 or more",
    "icons lacking",
    "cards that lack icons",
    "strength",
    "life",
    *EFFECTS.names,
)
MINE: Final = (
    "free resources",
    "free resources up to 3",
    "face-down cards that can be played",
    "face-down cards that can be played next turn",
    "cards to draw whose threshold is met",
    "icons lacking for cards to draw",
)
RACE: Final = ("ahead in the race", "ahead by a turn")
NAMES: Final = (*OWN, *(f"in hand: {name}" for name in HELD), *MINE, *RACE)
PLACE: Final = places(NAMES)

GOOD: Final = frozenset(
    (
        "influence",
        *(f"influence up to {step}" for step in INFLUENCE_STEPS),
        "resources",
        *(f"resources up to {step}" for step in RESOURCE_STEPS),
        "icons of the commonest kind, up to 4",
        "other icons, up to 4",
        "characters",
        "strength",
        "life",
        "speed above the usual",
        "strength of the strongest",
        "strength with speed",
        "strength above 6",
        "life above 6",
        "cost of characters",
        "strength with Covert",
        "items",
        "cost of items",
        "structure left",
        "cost of locations",
        "cards in hand",
        "cards in hand up to 2",
        "cards left to draw, up to 10",
        "damage that gets through",
        "damage that gets through, of the influence there is",
        "wins if it attacks",
        "wins by two attacks",
        "strength of attackers that nobody stops",
        "blockers that beat an attacker",
        "blockers that hold an attacker",
        "wins at once",
        "damage that gets through at once",
        "in hand: resource cards that are wanted",
        "in hand: resource cards up to 3",
        "in hand: playable now",
        "in hand: tactics playable now",
        "in hand: playable next turn",
        "in hand: cost playable next turn",
        "in hand: cost of the dearest playable next turn",
        "in hand: strength",
        "in hand: life",
        "free resources",
        "free resources up to 3",
        "face-down cards that can be played",
        "face-down cards that can be played next turn",
        "cards to draw whose threshold is met",
        *RACE,
    )
)
BAD: Final = frozenset(
    (
        "characters that can't attack",
        "in hand: too dear by 3 or more",
        "in hand: icons lacking",
        "in hand: cards that lack icons",
        "icons lacking for cards to draw",
    )
)

Play = tuple[int, Count, bool, float, float]
"""What matters for playing a card: cost, threshold, whether it can be played as a tactic, strength, life."""

NEVER: Final = 9  # turns
PASSING: Final = frozenset((THIS_TURN, THIS_BATTLE))
TYPES: Final = {"character": "characters", "tactic": "tactics", "item": "items", "location": "locations"}


class Known:
    """What a card's facts bring, in play and in the hand."""

    __slots__ = ("held", "lasting", "play")

    def __init__(self, facts: Facts) -> None:
        tactic = facts.is_tactic or facts.tactical
        strength, life = float(min(facts.strength, MUCH)), float(min(facts.life, MUCH))
        self.play: Play = (facts.cost, facts.threshold, tactic, strength, life)
        once, lasting = parted(facts.data.abilities, "enters play")
        every = EFFECTS.of([*once, *lasting])
        self.lasting: Sparse = tuple((PLACE[f"in play: {kind}"], much) for kind, much in EFFECTS.of(lasting).items())
        held = dict(every)
        held[TYPES.get(facts.type, "resource cards")] = 1.0
        self.held: Sparse = tuple((PLACE[f"in hand: {name}"], much) for name, much in held.items() if much)


known: Final = functools.cache(Known)


class Fighter:
    """A character in play, its numbers worked out once. Neither damage nor what is only for this turn or battle counts:
    it is gone when the next turn begins (602.1)."""

    __slots__ = ("attacks", "blocks", "card", "covert", "life", "speed", "strength")

    def __init__(self, game: Spoils, card: int, moves: bool) -> None:
        self.card = card
        self.strength = stats.stat(game, card, "strength")
        self.life = stats.stat(game, card, "life")
        self.speed = stats.stat(game, card, "speed")
        self.covert = stats.has(game, card, "Covert")
        self.attacks = not stats.forbidden(game, card, "can't attack")
        self.blocks = not stats.forbidden(game, card, "can't block")
        for modifier in game.applied[card]:
            if modifier.until in PASSING:
                self._without(modifier, game.facts[card])
        self.blocks = self.blocks and (moves or not game.exerted[card])

    def _without(self, modifier: Modifier, facts: Facts) -> None:
        kind = modifier.kind
        if kind == "strength":
            self.strength = max(0, self.strength - modifier.amount)
        elif kind == "life":
            self.life = max(0, self.life - modifier.amount)
        elif kind == "speed":
            self.speed = max(0, self.speed - modifier.amount)
        elif kind == "keyword" and modifier.word == "Covert":
            self.covert = "Covert" in facts.keywords
        elif kind == "can't attack":
            self.attacks = True
        elif kind == "can't block":
            self.blocks = True


class Standing:
    """What a seat has on the table, for what could be done with it and to it. `moves`: its turn begins, so everything
    is restored; the turns of others begin before they attack."""

    __slots__ = ("fighters", "influence", "moves", "others", "seat")

    def __init__(self, game: Spoils, seat: int, moves: bool) -> None:
        self.seat = seat
        self.moves = moves
        self.influence = game.influence[seat]
        self.fighters: list[Fighter] = []
        self.others: list[int] = []
        applied = game.applied
        stage = [card for card in side(game, seat).stage if not applied[card] or kept_by(game, card) == seat]
        stage += [card for card in side(game, 1 - seat).stage if applied[card] and kept_by(game, card) == seat]
        for card in stage:
            if game.is_a(card, "character") and not (applied[card] and passes(game, card)):
                self.fighters.append(Fighter(game, card, moves))
            else:
                self.others.append(card)


def kept_by(game: Spoils, card: int) -> int:
    """Who controls a card when the turn is over."""
    for modifier in game.applied[card]:
        if modifier.kind == "lent by":
            return modifier.amount
    return game.controller[card]


def passes(game: Spoils, card: int) -> bool:
    """Whether it is a character only for this turn."""
    return game.facts[card].type != "character" and any(
        modifier.kind == "type" and modifier.until in PASSING for modifier in game.applied[card]
    )


LATE: Final = 20  # turns: half of all games are over by then


class SpoilsFeatures(Features):
    names: ClassVar[tuple[str, ...]] = NAMES
    good: ClassVar[frozenset[str]] = GOOD
    bad: ClassVar[frozenset[str]] = BAD

    def progress(self, game: Spoils) -> float:
        """By the turns, which no move changes: if it went by resources or influence, a resource would make everything
        else worth more or less."""
        return min(1.0, game.turn / LATE)

    def measure(self, game: Spoils, seat: int, moving: bool, strangers: frozenset[int] = NONE) -> Row:
        row = [0.0] * len(NAMES)
        mine = Standing(game, seat, moving)
        theirs = Standing(game, 1 - seat, not moving)
        own_speed = self._side(game, mine, theirs, row, 1.0)
        other_speed = self._side(game, theirs, mine, row, -1.0)
        self._hand(game, seat, moving, strangers, row)
        row[AHEAD] = float(min(max(other_speed - own_speed, -3), 3))
        row[AHEAD + 1] = float((other_speed > own_speed) - (other_speed < own_speed))
        return row

    def _side(self, game: Spoils, standing: Standing, other: Standing, row: Row, sign: float) -> int:
        """What one seat has. Tells how many turns it needs to win by what it has in play."""
        seat = standing.seat
        influence = standing.influence
        resources = len(stats.resources(game, seat))
        row[INFLUENCE] += sign * influence
        for place, step in enumerate(INFLUENCE_STEPS, INFLUENCE + 1):
            row[place] += sign * min(influence, step)
        row[RESOURCES] += sign * resources
        for place, step in enumerate(RESOURCE_STEPS, RESOURCES + 1):
            row[place] += sign * min(resources, step)
        have = stats.icons(game, seat)[:VOLITION]
        most = max(have)
        row[COMMON_ICONS] += sign * min(most, 4)
        row[COMMON_ICONS + 1] += sign * min(sum(have) - most, 4)
        hand = len(game.zones[seat][HAND])
        row[CARDS] += sign * hand
        row[CARDS + 1] += sign * min(hand, 2)
        row[CARDS + 2] += sign * max(0, hand - 6)
        row[CARDS + 3] += sign * min(10, len(game.zones[seat][DECK]))
        if game.any_elsewhere():
            row[CARDS + 4] += sign * sum(game.facts[card].elsewhere for card in game.zones[seat][DISCARD])
        strongest = 0
        for fighter in standing.fighters:
            self._character(game, fighter, row, sign)
            strongest = max(strongest, min(fighter.strength, MUCH))
        row[STRONGEST] += sign * strongest
        for card in standing.others:
            facts = game.facts[card]
            for place, much in known(facts).lasting:
                row[place] += sign * much
            row[TOKENS] += sign * game.tokens[card]
            if facts.type == "item":
                row[ITEMS] += sign
                row[ITEMS + 1] += sign * facts.cost
            elif facts.type == "location":
                row[LOCATIONS] += sign
                row[LOCATIONS + 1] += sign * (stats.stat(game, card, "structure") - game.damage[card])
                row[LOCATIONS + 2] += sign * facts.cost
        return self._attacks(standing, other, row, sign)

    def _character(self, game: Spoils, fighter: Fighter, row: Row, sign: float) -> None:
        card = fighter.card
        facts = game.facts[card]
        row[CHARACTERS] += sign
        row[CHARACTERS + 1] += sign * min(fighter.strength, MUCH)
        row[CHARACTERS + 2] += sign * min(fighter.life, MUCH)
        row[CHARACTERS + 3] += sign * (fighter.speed - USUAL_SPEED)
        row[STRONGEST + 1] += sign * min(fighter.strength, MUCH) * (fighter.speed - USUAL_SPEED)
        row[STRONGEST + 2] += sign * max(0, fighter.strength - MUCH)
        row[STRONGEST + 3] += sign * max(0, fighter.life - MUCH)
        row[TOKENS] += sign * game.tokens[card]
        row[TOKENS + 1] += sign * facts.cost
        row[TOKENS + 2] += sign * (not fighter.attacks)
        if fighter.covert:
            row[COVERT] += sign
            row[COVERT + 1] += sign * min(fighter.strength, MUCH)
        for place, much in known(facts).lasting:
            row[place] += sign * much

    def _attacks(self, standing: Standing, other: Standing, row: Row, sign: float) -> int:
        """What a seat's attacks could bring. Each member of its side attacks alone, and each blocker stops the
        strongest it may block: Covert ones those with Covert, the others the others (507.3)."""
        attackers = [one for one in standing.fighters if one.attacks and one.strength > 0]
        blockers = [one for one in other.fighters if one.blocks]
        through = 0
        for covert in (False, True):
            able = sum(1 for one in blockers if one.covert == covert)
            strengths = sorted([one.strength for one in attackers if one.covert == covert], reverse=True)
            through += sum(strengths[able:])
        influence = max(1, other.influence)
        row[THROUGH] += sign * min(through, influence)
        row[THROUGH + 1] += sign * min(through, influence) / influence
        row[THROUGH + 2] += sign * (through >= influence)
        row[THROUGH + 3] += sign * (2 * through >= influence)
        for one in attackers:
            stopped = False
            for blocker in blockers:
                if one.covert == blocker.covert:
                    falls, kills = duel(one, blocker)
                    if falls and not kills:
                        row[THROUGH + 5] -= sign
                        stopped = True
                        break
                    if not kills:
                        stopped = True
            if not stopped:
                row[THROUGH + 4] += sign * min(one.strength, MUCH)
            else:
                row[THROUGH + 6] -= sign
        if standing.moves:
            row[THROUGH + 7] += sign * (through >= influence)
            row[THROUGH + 8] += sign * min(through, influence)
        return NEVER if through <= 0 else min(NEVER, -(-influence // through))

    def _hand(self, game: Spoils, seat: int, moving: bool, strangers: frozenset[int], row: Row) -> None:
        """What the seat holds itself: of others' hands only the number is known."""
        mine = side(game, seat)
        resources = len(mine.resources)
        free = resources if moving else stats.count_free(game, seat)
        have = stats.icons(game, seat)
        row[FREE] = float(free)
        row[FREE + 1] = float(min(free, 3))
        reach = Reach(row, free, resources, have)
        new = 0
        land = 0.0
        if game.turn == 0:
            away = put_away(game)
            if away:
                strangers = (strangers or frozenset(game.zones[seat][DECK])).union(away)
        for card in game.zones[seat][HAND]:
            if card in strangers:
                new += 1
                continue
            facts = game.facts[card]
            for place, much in known(facts).held:
                row[place] += much
            if facts.is_resource:
                land += 1.0
            else:
                reach.add(known(facts).play, 1.0)
        for card in mine.flips:
            flip = game.facts[card].texts[0].flip_up
            if flip is not None and stats.meets(have, flip.threshold):
                row[FREE + 2] += flip.cost <= free
                row[FREE + 3] += flip.cost <= resources + 1
        unknown = AVERAGES.of(game, seat, strangers or frozenset(game.zones[seat][DECK]))
        if not unknown.plays:  # it has just looked through its deck
            unknown = AVERAGES.of(game, seat, frozenset(game.zones[seat][DECK]))
        if new:
            for place, much in unknown.held:
                row[place] += new * much
            for play, share in unknown.plays:
                reach.add(play, new * share)
            land += new * unknown.resources
        for threshold, share in unknown.thresholds:
            lacking = reach.lacking(threshold)
            if lacking:
                row[DRAWN + 1] += share * lacking
            else:
                row[DRAWN] += share
        row[WANTED] = min(land, max(0.0, float(PLENTY - resources)))
        row[WANTED + 1] = min(row[WANTED], 3.0)
        row[REACH + 4] = reach.dearest


def put_away(game: Spoils) -> tuple[int, ...]:
    """The cards that a player has chosen to exchange and that still lie in the hand (601.1f)."""
    return next((frame.chosen for frame in game.stack if isinstance(frame, SetUp)), ())


class Reach:
    """Which cards of a hand can be played, now or soon."""

    __slots__ = ("dearest", "free", "have", "resources", "row")

    def __init__(self, row: Row, free: int, resources: int, have: Count) -> None:
        self.row = row
        self.free = free
        self.resources = resources
        self.have = have
        self.dearest = 0.0

    def lacking(self, threshold: Count) -> int:
        """How many icons a threshold lacks."""
        if stats.meets(self.have, threshold):
            return 0
        return sum([max(0, need - there) for need, there in zip(threshold, self.have, strict=True)])

    def add(self, play: Play, number: float) -> None:
        """A card, or a share of one."""
        cost, threshold, tactic, strength, life = play
        row = self.row
        worth = number * SOON ** max(0, cost - self.resources - 1)
        row[STRENGTH_HELD] += worth * strength
        row[STRENGTH_HELD + 1] += worth * life
        if not stats.meets(self.have, threshold):
            row[REACH + 7] += number * self.lacking(threshold)
            row[REACH + 8] += number
            return
        if cost <= self.free:
            row[REACH] += number
            if tactic:
                row[REACH + 1] += number
        if cost <= self.resources + 1:
            row[REACH + 2] += number
            row[REACH + 3] += number * cost
            self.dearest = max(self.dearest, cost if number >= 1.0 else number * cost)
        elif cost <= self.resources + 2:
            row[REACH + 5] += number
        elif cost > self.resources + 3:
            row[REACH + 6] += number


class Average:
    """What a card is on average that the seat does not know yet: one of those still in its deck."""

    __slots__ = ("held", "plays", "resources", "thresholds")

    def __init__(self, cards: list[Facts]) -> None:
        plays: dict[Play, float] = {}
        share = 1.0 / max(1, len(cards))
        for facts in cards:
            if not facts.is_resource:
                play = known(facts).play
                plays[play] = plays.get(play, 0.0) + share
        self.held: Sparse = mean([known(facts).held for facts in cards], share)
        self.plays = tuple(sorted(plays.items()))
        thresholds: dict[Count, float] = {}
        for (_, threshold, *_), much in self.plays:
            thresholds[threshold] = thresholds.get(threshold, 0.0) + much
        self.thresholds = tuple(sorted(thresholds.items()))
        self.resources = share * sum(1 for facts in cards if facts.is_resource)


AVERAGES: Final = Averages(Average)


def duel(attacker: Fighter, blocker: Fighter) -> tuple[bool, bool]:
    """609: whether an attacker falls to a blocker, and the blocker to it, if these two fight alone."""
    kills = attacker.strength >= blocker.life
    falls = blocker.strength >= attacker.life
    if attacker.speed > blocker.speed and kills:
        return False, True
    if blocker.speed > attacker.speed and falls:
        return True, False
    return falls, kills


USUAL_SPEED: Final = 3
MUCH: Final = 6  # of strength or life on one character
PLENTY: Final = 7  # resources
SOON: Final = 0.75  # what a card is worth that can be played one turn later
VOLITION: Final = ICONS.index("V")
INFLUENCE: Final = PLACE["influence"]
RESOURCES: Final = PLACE["resources"]
COMMON_ICONS: Final = PLACE["icons of the commonest kind, up to 4"]
CHARACTERS: Final = PLACE["characters"]
STRONGEST: Final = PLACE["strength of the strongest"]
TOKENS: Final = PLACE["tokens"]
COVERT: Final = PLACE["Covert"]
ITEMS: Final = PLACE["items"]
LOCATIONS: Final = PLACE["locations"]
CARDS: Final = PLACE["cards in hand"]
THROUGH: Final = PLACE["damage that gets through"]
WANTED: Final = PLACE["in hand: resource cards that are wanted"]
STRENGTH_HELD: Final = PLACE["in hand: strength"]
DRAWN: Final = PLACE["cards to draw whose threshold is met"]
REACH: Final = PLACE["in hand: playable now"]
FREE: Final = PLACE["free resources"]
AHEAD: Final = PLACE["ahead in the race"]

FEATURES: Final = SpoilsFeatures()

assert len(PLACE) == len(NAMES), "two features have one name"
