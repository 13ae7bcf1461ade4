"""What is measured in a position of Lorcana: lore, ink, what is in play and what it can do, the hand, what challenges
could bring, and the race to the end.

What the seat's side has and what the others have are measured apart: whoever moves next quests and challenges first, so
the same thing is not worth the same to both.
"""

from __future__ import annotations

import functools
from typing import ClassVar, Final

from arbitre.games.lorcana import damage, stats
from arbitre.games.lorcana.facts import KEYWORDS as ALL_KEYWORDS
from arbitre.games.lorcana.facts import Facts
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import DECK, DISCARD, HAND, INKWELL, PLAY
from arbitre.kernel.modifier import THIS_TURN
from arbitre.players.effect_kinds import EffectKinds, parted
from arbitre.players.evaluation import Features, Row, places
from arbitre.players.strangers import NONE, Averages, Sparse, mean

EFFECTS: Final = EffectKinds(
    gain_lore="gaining lore", lose_lore="costing lore", support="numbers", extra_ink="resources"
)
KEYWORDS: Final = ("Evasive", "Ward", "Bodyguard", "Support", "Reckless", "Vanish", "Alert")
COUNTED: Final = ("Resist", "Challenger", "Singer", "Boost")

OWN: Final = (
    "lore",
    "lore above 9",
    "lore above 14",
    "ink",
    "ink up to 3",
    "ink up to 5",
    "ink up to 7",
    "characters",
    "strength",
    "willpower left",
    "lore of characters",
    "lore of ready characters",
    "exerted characters",
    "willpower left of exerted ones",
    "characters that dry",
    "cost of characters",
    "items",
    "cost of items",
    "locations",
    "lore of locations",
    "willpower left of locations",
    "cards under",
    "cards in hand",
    "cards in hand above 4",
    "no card in hand",
    "cards left to draw, up to 10",
    "songs in the discard",
    "wins next turn",
    "wins in two turns",
    "lore within reach",
    "lost to challenges",
    "characters lost to challenges",
    "lore lost to challenges",
    "characters that would fall for nothing",
    "lore that would fall for nothing",
    "characters that would fall in a trade",
    "lore that would fall in a trade",
    *(f"in play: {keyword}" for keyword in KEYWORDS),
    *(f"in play: {keyword}" for keyword in COUNTED),
    *(f"in play: {kind}" for kind in EFFECTS.names),
)
HELD: Final = (
    "can be inked",
    "can't be inked",
    "playable now",
    "playable next turn",
    "cost playable next turn",
    "too dear by 2 or more",
    "characters",
    "actions",
    "songs that can be sung",
    "shifts that have a base",
    "ink that can be used next turn",
    "ink that can be used in two turns",
    "something to ink",
    "strength",
    "willpower",
    "lore",
    *EFFECTS.names,
)
RACE: Final = ("ahead in the race", "ahead by a turn")
REST: Final = (*(f"in hand: {name}" for name in HELD), *RACE)
NAMES: Final = (*(f"own: {name}" for name in OWN), *(f"others': {name}" for name in OWN), *REST)
PLACE: Final = {**places(OWN), **places(REST)}

BETTER: Final = (
    *("lore", "lore above 9", "lore above 14", "ink", "ink up to 3", "ink up to 5", "ink up to 7"),
    *("characters", "strength", "willpower left", "lore of characters", "lore of ready characters"),
    *("cost of characters", "items", "cost of items", "locations", "lore of locations"),
    *("willpower left of locations", "cards in hand", "cards left to draw, up to 10"),
    *("wins next turn", "wins in two turns", "lore within reach"),
    *(f"in play: {keyword}" for keyword in ("Evasive", "Ward", "Resist", "Challenger", "Singer")),
)
WORSE: Final = (
    *("no card in hand", "lost to challenges", "characters lost to challenges", "lore lost to challenges"),
    *("characters that would fall for nothing", "lore that would fall for nothing"),
)
"""What is always better or worse for whoever has it."""
GOOD: Final = frozenset(
    (
        *(f"own: {name}" for name in BETTER),
        *(f"others': {name}" for name in WORSE),
        *("in hand: playable now", "in hand: playable next turn", "in hand: cost playable next turn"),
        *("in hand: songs that can be sung", "in hand: shifts that have a base"),
        *("in hand: ink that can be used next turn", "in hand: ink that can be used in two turns"),
        *("in hand: something to ink", "in hand: strength", "in hand: willpower", "in hand: lore"),
        *RACE,
    )
)
BAD: Final = frozenset(
    (
        *(f"others': {name}" for name in BETTER),
        *(f"own: {name}" for name in WORSE),
        "in hand: too dear by 2 or more",
    )
)

LORE: Final = PLACE["lore"]  # and above 9, above 14
INK: Final = PLACE["ink"]  # and up to 3, 5, 7
CHARACTERS: Final = PLACE["characters"]
STRENGTH: Final = PLACE["strength"]
WILLPOWER: Final = PLACE["willpower left"]
QUESTING: Final = PLACE["lore of characters"]
READY: Final = PLACE["lore of ready characters"]
EXERTED: Final = PLACE["exerted characters"]
EXPOSED: Final = PLACE["willpower left of exerted ones"]
DRYING: Final = PLACE["characters that dry"]
COSTS: Final = PLACE["cost of characters"]
ITEMS: Final = PLACE["items"]
ITEM_COSTS: Final = PLACE["cost of items"]
LOCATIONS: Final = PLACE["locations"]
LOCATION_LORE: Final = PLACE["lore of locations"]
LOCATION_LEFT: Final = PLACE["willpower left of locations"]
UNDER: Final = PLACE["cards under"]
CARDS: Final = PLACE["cards in hand"]
MANY_CARDS: Final = PLACE["cards in hand above 4"]
NO_CARDS: Final = PLACE["no card in hand"]
DRAWS: Final = PLACE["cards left to draw, up to 10"]
SONGS: Final = PLACE["songs in the discard"]
WINS: Final = PLACE["wins next turn"]
WINS_IN_TWO: Final = PLACE["wins in two turns"]
REACH: Final = PLACE["lore within reach"]
LOST: Final = PLACE["lost to challenges"]
LOST_CHARACTERS: Final = PLACE["characters lost to challenges"]
LOST_LORE: Final = PLACE["lore lost to challenges"]
FALLS: Final = PLACE["characters that would fall for nothing"]  # and what follows it
KEYWORD: Final = PLACE[f"in play: {KEYWORDS[0]}"]  # and the others after it
COUNT: Final = PLACE[f"in play: {COUNTED[0]}"]  # and the others after it
PLAYABLE: Final = PLACE["in hand: playable now"]
PLAYABLE_SOON: Final = PLACE["in hand: playable next turn"]
COST_SOON: Final = PLACE["in hand: cost playable next turn"]
TOO_DEAR: Final = PLACE["in hand: too dear by 2 or more"]
SINGABLE: Final = PLACE["in hand: songs that can be sung"]
SHIFTABLE: Final = PLACE["in hand: shifts that have a base"]
USABLE: Final = PLACE["in hand: ink that can be used next turn"]
USABLE_LATER: Final = PLACE["in hand: ink that can be used in two turns"]
TO_INK: Final = PLACE["in hand: something to ink"]
INKABLE: Final = PLACE["in hand: can be inked"]
AHEAD: Final = PLACE["ahead in the race"]
AHEAD_BY_ONE: Final = PLACE["ahead by a turn"]


class Known:
    """What a card's facts bring, in play and in the hand."""

    __slots__ = ("challenger", "fighting", "held", "lasting", "resist", "strength")

    def __init__(self, facts: Facts) -> None:
        once, lasting = parted(facts.data.abilities, "played")
        every = EFFECTS.of([*once, *lasting])
        self.lasting: Sparse = tuple((PLACE[f"in play: {kind}"], much) for kind, much in EFFECTS.of(lasting).items())
        held = {
            "can be inked" if facts.inkable else "can't be inked": 1.0,
            "characters": float(facts.is_character),
            "actions": float(facts.is_action),
            "strength": float(facts.strength),
            "willpower": float(facts.willpower),
            "lore": float(facts.lore),
            **every,
        }
        self.held: Sparse = tuple((PLACE[f"in hand: {name}"], much) for name, much in held.items() if much)
        self.strength = max(0, facts.strength)
        self.resist = facts.keywords.get("Resist", 0)
        self.challenger = facts.keywords.get("Challenger", 0)
        fighting = {
            "characters": 1,
            "strength": self.strength,
            "lore of characters": facts.lore,
            "cost of characters": facts.cost,
            **{f"in play: {keyword}": int(keyword in facts.keywords) for keyword in KEYWORDS},
            **{f"in play: {keyword}": facts.keywords.get(keyword, 0) for keyword in COUNTED},
        }
        self.fighting: Sparse = tuple((PLACE[name], float(much)) for name, much in fighting.items() if much)
        """A character as it is printed."""


known: Final = functools.cache(Known)


CHANGING: Final = frozenset(
    (
        *("strength", "willpower", "lore", "Loses", "can't challenge", "can't be challenged"),
        *("can't be dealt damage", "can't be dealt challenge damage"),
        *ALL_KEYWORDS,
    )
)
"""Words in force under which a character may be other than it is printed, or be kept from something."""


def as_printed(game: Lorcana) -> bool:
    """Whether all characters are as they are printed, but for those that an effect has been applied to: most positions
    are judged by what was worked out once."""
    return game.challenge is None and game.in_force.keys().isdisjoint(CHANGING)


class Fighter:
    """A character in play, its numbers worked out once, without what is over at the end of this turn (3.4.1.2): else it
    would be done for nothing."""

    __slots__ = ("card", "drying", "evasive", "exerted", "left", "lore", "printed", "resist", "strength", "striking")

    def __init__(self, game: Lorcana, card: int, moves: bool, printed: bool) -> None:
        self.card = card
        self.printed = printed and not game.applied[card]
        if self.printed:
            facts = game.facts[card]
            traits = known(facts)
            self.left: int = facts.willpower - game.damage[card]
            self.exerted: bool = game.exerted[card] and not moves
            self.drying: bool = game.drying[card] and not moves
            self.evasive: bool = "Evasive" in facts.keywords
            self.resist: int = traits.resist
            self.strength: int = traits.strength
            self.lore: int = facts.lore
            self.striking: int = traits.strength + traits.challenger
        else:
            self._work_out(game, card, moves)

    def _work_out(self, game: Lorcana, card: int, moves: bool) -> None:
        strength = stats.strength(game, card)
        self.left = stats.willpower(game, card) - game.damage[card]
        lore = stats.lore_value(game, card)
        self.exerted = game.exerted[card] and not moves
        self.drying = game.drying[card] and not moves
        self.evasive = stats.has(game, card, "Evasive")
        self.resist = stats.keyword_value(game, card, "Resist")
        challenger = stats.keyword_value(game, card, "Challenger")
        for modifier in game.applied[card]:
            if modifier.until != THIS_TURN:
                continue
            kind = modifier.kind
            if kind == "strength":
                strength -= modifier.amount
            elif kind == "lore":
                lore -= modifier.amount
            elif kind == "willpower":
                self.left -= modifier.amount
            elif kind == "keyword":
                if modifier.word == "Challenger":
                    challenger -= modifier.amount
                elif modifier.word == "Resist":
                    self.resist -= modifier.amount
                elif modifier.word == "Evasive":
                    self.evasive = "Evasive" in game.facts[card].keywords
        self.strength = max(0, strength)
        self.lore = max(0, lore)
        self.striking = self.strength + challenger

    def has(self, game: Lorcana, keyword: str) -> bool:
        return keyword in game.facts[self.card].keywords if self.printed else stats.has(game, self.card, keyword)

    def may_challenge(self, game: Lorcana) -> bool:
        return self.printed or not stats.forbidden(game, self.card, "can't challenge")

    def dealt(self, game: Lorcana, amount: int) -> int:
        """What is left of damage dealt to it in a challenge."""
        if self.printed:
            return max(0, amount - self.resist)
        return damage.after_modifiers(game, self.card, amount, in_challenge=True)


class Standing:
    """What a seat has on the table. `moves`: its turn begins, so everything is ready. `due`: it has yet to draw for
    that turn and to gain the lore of its locations, unlike in the positions that weights are fitted to."""

    __slots__ = ("able", "due", "fighters", "income", "lore", "moves", "seat")

    def __init__(self, game: Lorcana, seat: int, moves: bool, due: bool, printed: bool) -> None:
        self.seat = seat
        self.moves = moves
        self.due = due
        self.fighters: list[Fighter] = []
        self.able: list[Fighter] = []
        located = questing = 0
        for card in game.zones[seat][PLAY]:
            facts = game.facts[card]
            if facts.is_character:
                fighter = Fighter(game, card, moves, printed)
                self.fighters.append(fighter)
                if not fighter.has(game, "Reckless"):
                    questing += fighter.lore
                if fighter.may_challenge(game):
                    self.able.append(fighter)
            elif facts.is_location:
                located += stats.stat(game, card, "lore")
        self.lore = game.lore[seat] + (located if due else 0)
        self.income = located + questing


LATE: Final = 10  # turns of each player: half of all games are over by then


class LorcanaFeatures(Features):
    names: ClassVar[tuple[str, ...]] = NAMES
    good: ClassVar[frozenset[str]] = GOOD
    bad: ClassVar[frozenset[str]] = BAD

    def progress(self, game: Lorcana) -> float:
        """By the turns, which no move changes: if it went by lore, a quest would make everything else worth more or
        less."""
        return min(1.0, game.turn / (LATE * game.number_of_seats))

    def measure(self, game: Lorcana, seat: int, moving: bool, strangers: frozenset[int] = NONE) -> Row:
        due = not moving and game.is_active(seat)
        printed = as_printed(game)
        allies = [Standing(game, ally, moving, False, printed) for ally in game.side(seat)]
        foes = [Standing(game, rival, not moving, due, printed) for rival in game.opponents(seat)]
        mine = [0.0] * len(OWN)
        theirs = [0.0] * len(OWN)
        for standing in allies:
            self._side(game, standing, foes, mine, 1.0)
        for standing in foes:
            self._side(game, standing, allies, theirs, 1.0 / len(foes))
        rest = [0.0] * len(REST)
        self._hand(game, seat, moving, strangers, rest)
        self._race(game.variant.lore_to_win, allies, foes, rest)
        return mine + theirs + rest

    def _race(self, wanted: int, allies: list[Standing], foes: list[Standing], row: Row) -> None:
        mine = min([_turns(standing, wanted) for standing in allies], default=9)
        theirs = min([_turns(standing, wanted) for standing in foes], default=9)
        row[AHEAD] = float(min(max(theirs - mine, -3), 3))
        row[AHEAD_BY_ONE] = float((theirs > mine) - (theirs < mine))

    def _side(self, game: Lorcana, standing: Standing, others: list[Standing], row: Row, share: float) -> None:
        """What one seat has."""
        seat = standing.seat
        lore = standing.lore
        ink = len(game.zones[seat][INKWELL])
        hand = len(game.zones[seat][HAND]) + standing.due
        wanted = game.variant.lore_to_win
        reach = lore + standing.income
        row[LORE] += share * lore
        row[LORE + 1] += share * max(0, lore - 9)
        row[LORE + 2] += share * max(0, lore - 14)
        row[INK] += share * ink
        row[INK + 1] += share * min(ink, 3)
        row[INK + 2] += share * min(ink, 5)
        row[INK + 3] += share * min(ink, 7)
        row[CARDS] += share * hand
        row[MANY_CARDS] += share * max(0, hand - 4)
        row[NO_CARDS] += share * (hand == 0)
        row[DRAWS] += share * min(10, len(game.zones[seat][DECK]) - standing.due)
        row[SONGS] += share * sum([1 for card in game.zones[seat][DISCARD] if game.facts[card].is_song])
        row[WINS] += share * (reach >= wanted)
        row[WINS_IN_TWO] += share * (reach + standing.income >= wanted)
        row[REACH] += share * min(standing.income, wanted - lore)
        for fighter in standing.fighters:
            self._character(game, fighter, row, share)
        for card in game.zones[seat][PLAY]:
            facts = game.facts[card]
            for place, much in known(facts).lasting:
                row[place] += share * much
            if facts.is_item:
                row[ITEMS] += share
                row[ITEM_COSTS] += share * facts.cost
            elif facts.is_location:
                row[LOCATIONS] += share
                row[LOCATION_LORE] += share * stats.stat(game, card, "lore")
                row[LOCATION_LEFT] += share * (stats.willpower(game, card) - game.damage[card])
            if game.under[card]:
                row[UNDER] += share * len(game.under[card])
        if others:
            _falls(standing, others, row, share)
            if not standing.moves:
                self._dangers(game, standing, others, row, share)

    def _character(self, game: Lorcana, fighter: Fighter, row: Row, share: float) -> None:
        card = fighter.card
        facts = game.facts[card]
        if fighter.printed:
            for place, much in known(facts).fighting:
                row[place] += share * much
        else:
            self._changed(game, fighter, row, share)
        row[WILLPOWER] += share * fighter.left
        if fighter.exerted:
            row[EXERTED] += share
            row[EXPOSED] += share * fighter.left
        elif not fighter.drying:
            row[READY] += share * fighter.lore
        if fighter.drying:
            row[DRYING] += share

    def _changed(self, game: Lorcana, fighter: Fighter, row: Row, share: float) -> None:
        """A character that is not as it is printed."""
        card = fighter.card
        facts = game.facts[card]
        row[CHARACTERS] += share
        row[STRENGTH] += share * fighter.strength
        row[QUESTING] += share * fighter.lore
        row[COSTS] += share * facts.cost
        for place, keyword in enumerate(KEYWORDS):
            if fighter.evasive if place == 0 else stats.has(game, card, keyword):
                row[KEYWORD + place] += share
        row[COUNT] += share * fighter.resist
        row[COUNT + 1] += share * (fighter.striking - fighter.strength)
        for place, keyword in ((2, "Singer"), (3, "Boost")):
            if keyword in facts.keywords:
                row[COUNT + place] += share * stats.keyword_value(game, card, keyword)

    def _dangers(self, game: Lorcana, standing: Standing, others: list[Standing], row: Row, share: float) -> None:
        """What a seat's exerted characters would lose if each of the others' challenged where that pays best."""
        exposed = [one for one in standing.fighters if one.exerted]
        if not exposed:
            return
        guards = [one for one in exposed if one.has(game, "Bodyguard")]
        found: list[tuple[float, int, int]] = []
        targets = guards or exposed
        for other in others:
            for raider in other.able:
                for target in targets:
                    gain = _gain(game, raider, target)
                    if gain > 0:
                        found.append((-gain, raider.card, target.card))
        if not found:
            return
        lore = {one.card: one.lore for one in targets}
        used: set[int] = set()
        for loss, raider_card, card in sorted(found):
            if raider_card not in used and card not in used:
                used.add(raider_card)
                used.add(card)
                row[LOST] -= share * loss
                row[LOST_CHARACTERS] += share
                row[LOST_LORE] += share * lore[card]

    def _hand(self, game: Lorcana, seat: int, moving: bool, strangers: frozenset[int], row: Row) -> None:
        """What the seat holds itself: of others' hands only the number is known."""
        ink = len(game.zones[seat][INKWELL])
        ready = ink if moving else 0
        play = game.zones[seat][PLAY]
        singer = -1
        names: set[str] = set()
        for card in play:
            facts = game.facts[card]
            if facts.is_character:
                names.add(facts.name)
                singer = max(singer, facts.cost, stats.keyword_value(game, card, "Singer"))
        new = 0
        sums = 1  # a bit for each amount of ink that some of these cards cost together
        for card in game.zones[seat][HAND]:
            if card in strangers:
                new += 1
                continue
            facts = game.facts[card]
            sums |= sums << facts.cost
            for place, much in known(facts).held:
                row[place] += much
            _reach(row, facts.cost, ready, ink, 1.0)
            if facts.is_song and singer >= facts.cost:
                row[SINGABLE] += 1.0
            if facts.shifts and facts.name in names:
                row[SHIFTABLE] += 1.0
        if new:
            unknown = AVERAGES.of(game, seat, strangers)
            for place, much in unknown.held:
                row[place] += new * much
            for cost, share in unknown.costs:
                _reach(row, cost, ready, ink, new * share)
        row[USABLE] = float(_usable(sums, ink + 1))
        row[USABLE_LATER] = float(_usable(sums, ink + 2))
        row[TO_INK] = min(1.0, row[INKABLE])


class Average:
    """What a card is on average that the seat does not know yet: one of those still in its deck."""

    __slots__ = ("costs", "held")

    def __init__(self, cards: list[Facts]) -> None:
        costs: dict[int, float] = {}
        share = 1.0 / max(1, len(cards))
        for facts in cards:
            costs[facts.cost] = costs.get(facts.cost, 0.0) + share
        self.held: Sparse = mean([known(facts).held for facts in cards], share)
        self.costs: Sparse = tuple(sorted(costs.items()))


AVERAGES: Final = Averages(Average)


def _reach(row: Row, cost: float, ready: int, ink: int, number: float) -> None:
    """Whether cards of this cost can be played now or soon."""
    if cost <= ready:
        row[PLAYABLE] += number
    if cost <= ink + 1:
        row[PLAYABLE_SOON] += number
        row[COST_SOON] += number * cost
    elif cost > ink + 2:
        row[TOO_DEAR] += number


def _usable(sums: int, ink: int) -> int:
    """How much of this ink cards can be played for at once."""
    return (sums & ((2 << ink) - 1)).bit_length() - 1


def _falls(standing: Standing, others: list[Standing], row: Row, share: float) -> None:
    """What could be banished in a challenge by one of the others' characters, if it were exerted: for nothing, or for a
    character of theirs."""
    for one in standing.fighters:
        worst = 0
        for other in others:
            for raider in other.fighters:
                if raider.striking - one.resist >= one.left and (raider.evasive or not one.evasive):
                    if one.strength - raider.resist < raider.left:
                        worst = 2
                        break
                    worst = 1
        if worst:
            place = FALLS if worst == 2 else FALLS + 2
            row[place] += share
            row[place + 1] += share * one.lore


def _turns(standing: Standing, wanted: int) -> int:
    """How many turns a seat needs to win by what it has in play; 9 for never."""
    left = wanted - standing.lore
    return 9 if standing.income <= 0 else min(9, -(-left // standing.income))


def _gain(game: Lorcana, raider: Fighter, target: Fighter) -> float:
    """What a challenge would win, in strength, willpower and lore, the loss of the challenger taken off."""
    if target.evasive and not (raider.evasive or raider.has(game, "Alert")):
        return 0.0
    if not target.printed and stats.forbidden_to(game, target.card, raider.card):
        return 0.0
    dealt = target.dealt(game, raider.striking)
    if dealt < target.left or dealt <= 0:
        return 0.0
    gain = float(target.strength + target.left + 2 * target.lore)
    taken = raider.dealt(game, target.strength)
    if 0 < taken >= raider.left:
        gain -= raider.strength + raider.left + 2 * raider.lore
    return gain


FEATURES: Final = LorcanaFeatures()
