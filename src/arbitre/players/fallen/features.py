"""What is measured in a position of 7 Fallen: the Deities, what stands on the lines and what it can do, energy and
Worshippers, the hand, and what the next attack of either side could bring."""

from __future__ import annotations

import functools
from typing import Any, ClassVar, Final

from arbitre.games.fallen import energy, stats
from arbitre.games.fallen.facts import Facts
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.keywords import triggered_by
from arbitre.games.fallen.setup import SetUp
from arbitre.games.fallen.turn import archangel_in_heavens, archangel_may_enter
from arbitre.games.fallen.zones import ADORATION, BOOK, DIVINE, FIRING, HAND, LIMBO, LINES, PURGATORY, REGISTER
from arbitre.players.effect_kinds import EffectKinds, parted
from arbitre.players.evaluation import Features, Row, places
from arbitre.players.fallen.raid import FIGHTERS, Fighter, Raid, newcomer
from arbitre.players.strangers import NONE, Averages, Sparse, mean

EFFECTS: Final = EffectKinds(
    gain_energy="resources",
    regenerate="resources",
    put_markers="numbers",
    transform="numbers",
    counts_as="numbers",
    omen="choice",
    put_into_limbo="return",
    reinforce="numbers",
    move_to_line="limits",
    deity_gains_vitality="healing",
    insensible="replacement",
    can="keywords",
)
GROUPS: Final = {
    "cards": "brings cards",
    "choice": "brings cards",
    "return": "brings cards",
    "resources": "brings energy",
    "cheaper": "brings energy",
    "harm": "strikes",
    "removal": "strikes",
    "control": "strikes",
    "exert": "hinders",
    "limits": "hinders",
    "discard": "hinders",
    "healing": "heals",
    "ready": "strengthens",
    "numbers": "strengthens",
    "keywords": "strengthens",
    "replacement": "strengthens",
    "lasting": "strengthens",
    "free play": "brings combatants",
}
"""Kinds of effects that are told apart: the pool is too small to tell all of them."""
KINDS: Final = tuple(dict.fromkeys(GROUPS.values()))

OWN: Final = (
    "vitality",
    "vitality up to 10",
    "Mortal",
    "feathers",
    "Archangel in the Heavens",
    "Archangel in play",
    "Worshippers",
    "Worshippers up to 3",
    "pages in the Register",
    "pages left to draw, up to 10",
    "pages in Limbo",
    "uses in the Purgatory",
    "combatants",
    "attack",
    "life left",
    "cost of combatants",
    "combatants that attack",
    "on the firing line",
    "frozen",
    "a defender",
    "two defenders",
    "linked Golems",
    "shields of linked Golems",
    "free Golems",
    "shields of free Golems",
    "Equipment",
    "Blessings",
    "hourglasses",
    "Poseidor",
    *(f"on the lines: {kind}" for kind in KINDS),
)
"""What a seat has, less what the other has."""
APART: Final = ("energy", "energy up to 4", "energy up to 10", "energy for some cards only", "pages in hand")
"""What is worth more to whoever is about to use it: so counted apart for either seat."""
HELD: Final = (
    "Angels",
    "attack of Angels",
    "life of Angels",
    "cost",
    "Golems",
    "Miracles",
    "Equipment",
    "Blessings",
    "revoked Worshippers",
    "Worshippers are lacking",
    "can be played in answer",
    "Invocation",
    *KINDS,
)
TOGETHER: Final = ("pages that can't be paid together", "energy left over")
RAIDS: Final = ("attack and life lost", "Deity becomes Mortal", "Deity falls")
ATTACKS: Final = (
    "next attack",
    "attack of the others",
    "attack after the next",
    "attack of the others after the next",
)
"""Whoever moves attacks next, with combatants who come in this very turn; then the other, as things stand."""
NAMES: Final = (
    *OWN,
    *APART,
    *(f"their {name}" for name in APART),
    *(f"in hand: {name}" for name in HELD),
    *(f"in hand: {name}" for name in TOGETHER),
    *(f"{attack}: {name}" for attack in ATTACKS for name in RAIDS),
)
PLACE: Final = places(NAMES)

GOOD: Final = frozenset(
    (
        "vitality",
        "vitality up to 10",
        "feathers",
        "Archangel in the Heavens",
        "Archangel in play",
        "Worshippers",
        "Worshippers up to 3",
        "pages in the Register",
        "pages left to draw, up to 10",
        "pages in Limbo",
        "uses in the Purgatory",
        "combatants",
        "attack",
        "life left",
        "cost of combatants",
        "combatants that attack",
        "a defender",
        "two defenders",
        "linked Golems",
        "shields of linked Golems",
        "free Golems",
        "shields of free Golems",
        "Equipment",
        "Blessings",
        "hourglasses",
        *APART[:3],
        "pages in hand",
        "in hand: Angels",
        "in hand: attack of Angels",
        "in hand: life of Angels",
        "in hand: Miracles",
        "in hand: can be played in answer",
        *(f"{attack}: {name}" for attack in ATTACKS if "others" not in attack for name in RAIDS),
    )
)
BAD: Final = frozenset(
    (
        "Mortal",
        "on the firing line",
        "frozen",
        *(f"their {name}" for name in APART[:3]),
        "their pages in hand",
        "in hand: revoked Worshippers",
        "in hand: Worshippers are lacking",
        "in hand: pages that can't be paid together",
        *(f"{attack}: {name}" for attack in ATTACKS if "others" in attack for name in RAIDS),
    )
)

NEWCOMERS: Final = 3  # who may come before an attack
STRONG: Final = 5  # what a good Angel costs, and about what it has
ARCHANGEL: Final = (6, 8)  # attack and life of one that is still hidden
ITS_TIME: Final = 6  # pages in the Register when it may come
EXPECTED: Final = 0.5  # of the damage that could reach a Deity
DRAWN: Final = 2  # pages at the end of a turn
BOUND: Final = ("angel", "golem", "miracle", "equipment", "blessing")  # in the Book
INCOME: Final = 4  # energy that a Worshipper brings, as a rule


class Known:
    """What a card's facts bring, on the lines and in the hand."""

    __slots__ = ("held", "lasting", "used")

    def __init__(self, facts: Facts) -> None:
        own = [made for keyword in facts.keywords if (made := triggered_by(keyword)) is not None]
        once, lasting = parted([*facts.data.abilities, *own], "enters play")
        self.lasting: Sparse = tuple((PLACE[f"on the lines: {kind}"], much) for kind, much in _kinds(lasting).items())
        held = {
            "Angels": float(facts.type == "angel"),
            "attack of Angels": float(facts.data.attack or 0) if facts.type == "angel" else 0.0,
            "life of Angels": float(facts.data.life or 0) if facts.type == "angel" else 0.0,
            "cost": float(facts.cost or 0),
            "Golems": float(facts.type == "golem"),
            "Miracles": float(facts.type == "miracle"),
            "Equipment": float(facts.type == "equipment"),
            "Blessings": float(facts.type == "blessing"),
            "revoked Worshippers": float(facts.revoke),
            "can be played in answer": float(facts.fast and facts.type != "miracle"),
            "Invocation": float("Invocation" in facts.keywords),
            **_kinds([*once, *lasting]),
        }
        self.held: Sparse = tuple((PLACE[f"in hand: {name}"], much) for name, much in held.items() if much)
        self.used = facts.uses[2] or facts.uses[3]


def _kinds(abilities: list[Any]) -> dict[str, float]:
    found: dict[str, float] = {}
    for kind, much in EFFECTS.of(abilities).items():
        if kind in GROUPS:
            found[GROUPS[kind]] = min(3.0, found.get(GROUPS[kind], 0.0) + much)
    return found


known: Final = functools.cache(Known)


LATE: Final = 30  # turns: half of all games are over by then


class FallenFeatures(Features):
    names: ClassVar[tuple[str, ...]] = NAMES
    good: ClassVar[frozenset[str]] = GOOD
    bad: ClassVar[frozenset[str]] = BAD

    def progress(self, game: Fallen) -> float:
        """By the turns, which no move changes: if it went by what the Deities have lost, a blow would make everything
        else worth more or less."""
        return min(1.0, game.turn / LATE)

    def measure(self, game: Fallen, seat: int, moving: bool, strangers: frozenset[int] = NONE) -> Row:
        row = [0.0] * len(NAMES)
        other = 1 - seat
        mine = _fighters_of(game, seat, moving)
        theirs = _fighters_of(game, other, not moving)
        _side(game, seat, moving, mine, row, 1.0)
        _side(game, other, not moving, theirs, row, -1.0)
        _hand(game, seat, moving, strangers, row)
        if moving:
            new = _own_newcomers(game, seat, strangers, int(row[MINE]))
            _expect(game, other, _raid(game, seat, theirs, mine, new, row, OWN_RAID), row, -1.0)
            _raid(game, other, mine, theirs, [], row, THEIR_LATER)
        else:
            new = _newcomers(game, other, int(row[THEIRS]), int(row[THEIRS + len(APART) - 1]))
            _expect(game, seat, _raid(game, other, mine, theirs, new, row, THEIR_RAID), row, 1.0)
            _raid(game, seat, theirs, mine, [], row, OWN_LATER)
        return row


def _fighters_of(game: Fallen, seat: int, moves: bool) -> list[Fighter]:
    """Those of who moves next are on the rear guard again, unless this is that very turn and they have attacked in
    it."""
    back = moves and not (game.active == seat and game.attacked)
    return [Fighter(game, card, back) for line in LINES for card in game.zones[seat][line] if _fights(game, card)]


def _fights(game: Fallen, card: int) -> bool:
    return stats.kind(game, card) in FIGHTERS


def _newcomers(game: Fallen, seat: int, purse: int, pages: int) -> list[Fighter]:
    """Angels that the other side might play: it is known how many pages it has, and the energy, but not which pages. An
    Angel has about as much attack and life as it costs, and may attack in the turn it comes. So may the Archangel, for
    nothing; others see only that one is waiting, and how far the Register has gone."""
    number = min(NEWCOMERS, pages, -(-purse // STRONG))
    strength = min(STRONG, purse // number) if number > 0 else 0
    found = [newcomer(-2 - one, strength, strength) for one in range(number)]
    if len(game.zones[seat][REGISTER]) <= ITS_TIME and _waits(game, seat) and _dawns(game, seat):
        found.append(newcomer(-2 - number, *ARCHANGEL))
    return found


def _own_newcomers(game: Fallen, seat: int, strangers: frozenset[int], purse: int) -> list[Fighter]:
    """The strongest Angels in hand that can be paid, and the Archangel if it may come."""
    angels = [
        (-(facts.data.attack or 0), facts.cost, card, facts)
        for card in game.zones[seat][HAND]
        if card not in strangers and (facts := game.facts[card]).type == "angel" and facts.playable
    ]
    found: list[Fighter] = []
    for _, cost, card, facts in sorted(angels, key=lambda one: one[:3]):
        if (
            cost <= purse
            and len(found) < NEWCOMERS
            and not ("Gardien" in facts.keywords or "Pacifiste" in facts.keywords)
        ):
            found.append(newcomer(card, facts.data.attack or 0, facts.data.life or 0))
            purse -= cost
    if archangel_may_enter(game, seat) and _dawns(game, seat):
        archangel = archangel_in_heavens(game, seat)
        data = game.facts[archangel].data
        found.append(newcomer(archangel, data.attack or 0, data.life or 0))
    return found


def _waits(game: Fallen, seat: int) -> bool:
    """Whether an Archangel is waiting in the Heavens."""
    return any(game.face_down[card] for card in game.zones[seat][DIVINE])


def left(game: Fallen, seat: int) -> int:
    """What a Deity has left; nothing once it is Mortal."""
    deity = game.deity[seat]
    return 0 if game.mortal[seat] else max(0, stats.life(game, deity) - game.damage[deity])


def _side(game: Fallen, seat: int, moves: bool, fighters: list[Fighter], row: Row, sign: float) -> None:
    """What one seat has. `moves`: its turn begins, so what comes in a Dawn has come; else its own turn is over, so it
    has drawn."""
    zones = game.zones[seat]
    vitality = left(game, seat)
    free, bound = energy.purse(game, seat)
    there = sum([game.energy[card] for card in bound])
    worshippers = sum([1 for card in zones[ADORATION] if game.facts[card].type == "worshipper"])
    register = len(zones[REGISTER])
    if moves and register and _dawns(game, seat):
        worshippers += 1
        register -= 1
        free += INCOME
    total = free + there
    hand = len(zones[HAND]) + _draws(game, seat, moves)
    waiting = _waits(game, seat)
    for place, number in enumerate(
        (
            *(vitality, min(vitality, 10), game.mortal[seat], game.feathers[seat], waiting),
            any(game.facts[one.card].type == "archangel" for one in fighters),
            *(worshippers, min(worshippers, 3), register, min(10, len(zones[BOOK])), len(zones[LIMBO])),
        )
    ):
        row[place] += sign * number
    apart = MINE if sign > 0 else THEIRS
    for place, number in enumerate((total, min(total, 4), min(total, 10), there, hand)):
        row[apart + place] = float(number)
    row[USES] += sign * sum([1 for card in zones[PURGATORY] if known(game.facts[card]).used])
    _fighters(game, fighters, row, sign)
    for line in LINES:
        for card in zones[line]:
            facts = stats.printed(game, card)
            for place, much in known(facts).lasting:
                row[place] += sign * much
            if facts.is_golem and not facts.turning:
                kind = FREE_GOLEMS if game.host[card] < 0 else GOLEMS
                row[kind] += sign
                row[kind + 1] += sign * max(0, stats.shield(game, card) - game.damage[card])
            elif facts.type == "equipment":
                row[EQUIPMENT] += sign
            elif facts.type == "blessing":
                row[BLESSINGS] += sign
                row[BLESSINGS + 1] += sign * stats.marks(game, card, "hourglass")
            if game.markers[card]:
                row[POSEIDOR] += sign * stats.marks(game, card, "Poseidor")


def _dawns(game: Fallen, seat: int) -> bool:
    """Whether the Dawn of this seat's next turn, which brings a Worshipper, is still to come."""
    if game.phase == "setup":
        return game.starting == seat
    if game.active != seat:
        return True
    return game.phase == "dawn" and not any(
        game.entered[card] == game.turn for zone in (ADORATION, *LINES) for card in game.zones[seat][zone]
    )


def _draws(game: Fallen, seat: int, moves: bool) -> int:
    """Pages that are still to be drawn at the end of this seat's turn."""
    if moves or game.active != seat or game.phase == "setup":
        return 0
    return min(DRAWN, len(game.zones[seat][BOOK]))


def _fighters(game: Fallen, fighters: list[Fighter], row: Row, sign: float) -> None:
    guards = 0
    for one in fighters:
        row[COMBATANTS] += sign
        row[COMBATANTS + 1] += sign * one.attack
        row[COMBATANTS + 2] += sign * one.life
        row[COMBATANTS + 3] += sign * game.facts[one.card].cost
        row[COMBATANTS + 4] += sign * one.attacks
        row[COMBATANTS + 5] += sign * (one.line == FIRING)
        row[COMBATANTS + 6] += sign * (not one.upright)
        guards += one.guards
    row[COMBATANTS + 7] += sign * (guards > 0)
    row[COMBATANTS + 8] += sign * (guards > 1)


def _raid(
    game: Fallen,
    seat: int,
    defending: list[Fighter],
    attacking: list[Fighter],
    coming: list[Fighter],
    row: Row,
    place: int,
) -> int:
    """What an attack of the seat could bring; the damage that could reach the Deity. Those who may come count for that
    alone: were those they could strike down counted too, whoever plays nothing would seem to lose nothing."""
    target = 1 - seat
    vitality = left(game, target)
    raid = Raid(attacking, defending)
    reach = Raid([*attacking, *coming], defending).reach if coming else raid.reach
    row[place] = float(raid.lost)
    row[place + 1] = float(0 < vitality <= reach)
    row[place + 2] = float(vitality == 0 and reach > 0 and game.feathers[target] <= 1)
    return min(reach, vitality)


def _expect(game: Fallen, target: int, damage: int, row: Row, sign: float) -> None:
    """A Deity that could be hit counts as if a part of that had happened. As a feature of its own it came out as good
    or bad by chance: those who play from the first turn on seldom let it happen."""
    before = left(game, target)
    after = before - EXPECTED * damage
    row[VITALITY] += sign * (after - before)
    row[VITALITY + 1] += sign * (min(after, 10.0) - min(before, 10))


# -- the hand ----------------------------------------------------------------------------------------------------


def _hand(game: Fallen, seat: int, moving: bool, strangers: frozenset[int], row: Row) -> None:
    """What the seat holds itself: of others' hands only the number is known. What is put away in Divine Grace is as
    good as unknown."""
    purse = energy.purse(game, seat)[0]
    zones = game.zones[seat]
    worshippers = sum([1 for card in zones[ADORATION] if game.facts[card].type == "worshipper"])
    if moving and _dawns(game, seat):
        purse += INCOME
        worshippers += 1
    away: tuple[int, ...] = ()
    if game.phase == "setup":
        frame = game.stack[-1]
        if isinstance(frame, SetUp) and frame.order and frame.order[0] == seat:
            away = frame.chosen
    new = _draws(game, seat, moving)
    costs: list[int] = []
    for card in (*zones[HAND], *zones[LIMBO]):
        if card in strangers or card in away:
            new += 1
            continue
        facts = game.facts[card]
        for place, much in known(facts).held:
            row[place] += much
        row[LACKING] += max(0, facts.data.condition - worshippers - 1)
        if facts.cost and facts.playable and facts.data.condition <= worshippers + 1:
            costs.append(facts.cost)
    if new:
        unknown = AVERAGES.of(game, seat, strangers or frozenset(range(len(game.facts))))
        for place, much in unknown.held:
            row[place] += new * much
        for needed, share in unknown.conditions:
            row[LACKING] += new * share * max(0, needed - worshippers - 1)
        if unknown.cost > 0:
            costs += [round(unknown.cost)] * new
    together = purse + INCOME
    for cost in sorted(costs):
        if cost > together:
            row[JOINTLY] += 1.0
        else:
            together -= cost
    row[LEFT_OVER] = float(together)


class Average:
    """What a page is on average that the seat does not know yet: one of those still in its Book."""

    __slots__ = ("conditions", "cost", "held")

    def __init__(self, cards: list[Facts]) -> None:
        cards = [facts for facts in cards if facts.type in BOUND]
        conditions: dict[int, float] = {}
        share = 1.0 / max(1, len(cards))
        self.cost = sum([facts.cost for facts in cards]) * share
        for facts in cards:
            conditions[facts.data.condition] = conditions.get(facts.data.condition, 0.0) + share
        self.held: Sparse = mean([known(facts).held for facts in cards], share)
        self.conditions: Sparse = tuple(sorted(conditions.items()))


AVERAGES: Final = Averages(Average)


VITALITY: Final = PLACE["vitality"]
USES: Final = PLACE["uses in the Purgatory"]
COMBATANTS: Final = PLACE["combatants"]
GOLEMS: Final = PLACE["linked Golems"]
FREE_GOLEMS: Final = PLACE["free Golems"]
EQUIPMENT: Final = PLACE["Equipment"]
BLESSINGS: Final = PLACE["Blessings"]
POSEIDOR: Final = PLACE["Poseidor"]
MINE: Final = PLACE["energy"]
THEIRS: Final = PLACE["their energy"]
LACKING: Final = PLACE["in hand: Worshippers are lacking"]
JOINTLY: Final = PLACE["in hand: pages that can't be paid together"]
LEFT_OVER: Final = PLACE["in hand: energy left over"]
OWN_RAID: Final = PLACE["next attack: attack and life lost"]
THEIR_RAID: Final = PLACE["attack of the others: attack and life lost"]
OWN_LATER: Final = PLACE["attack after the next: attack and life lost"]
THEIR_LATER: Final = PLACE["attack of the others after the next: attack and life lost"]

FEATURES: Final = FallenFeatures()
