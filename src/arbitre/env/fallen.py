"""7 Fallen in numbers: what its cards, seats and table add to an observation."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Final, get_args

from arbitre.env.bearing import reached
from arbitre.env.columns import SIDE, Column
from arbitre.env.encoding import Encoding
from arbitre.env.printed import amounts, kinds_of, of_effects, one_of
from arbitre.games.fallen import energy, play, revoking, stats
from arbitre.games.fallen.card import KINGDOMS, CardType
from arbitre.games.fallen.combat import AttackPhase
from arbitre.games.fallen.facts import Facts
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.keywords import KEYWORDS
from arbitre.games.fallen.strike import Strike, doubled
from arbitre.games.fallen.view import CANT, aimed_at
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, HAND, LIMBO, LINES, PRESENT, REAR, UNDER
from arbitre.kernel.decision import NO_CARD
from arbitre.players.fallen.features import EFFECTS

WORDS: Final = tuple(sorted(KEYWORDS))
TYPES: Final[tuple[str, ...]] = get_args(CardType)
PHASES: Final = ("setup", "dawn", "word", "before attack", "attack", "damage", "night", "end")

CARDS: Final = (
    Column("cost", "in hand: what it costs now"),
    Column("storm", "in hand: what it costs in a storm, and one more; 0: it can't be played so"),
    Column("kind", "in play: what it counts as now, as a number of the list of types, from 1"),
    Column("attack", "on a line, as it counts now; so are the next three"),
    Column("life", "its vitality"),
    Column("shield", "its shield"),
    Column("limit", "how much damage destroys it"),
    Column("energy", "on it"),
    Column("linked", "how many cards are linked to it"),
    Column("doubled", "whether attacks on it are doubled"),
    Column("markers", "how many are on it"),
    Column("copy", "whether it has been transformed"),
    Column("in combat", "1: it is announced; 2: it attacks; 3: it is attacked"),
    Column("in ambush", "whether it attacks from there"),
    Column("on the stack", "how many of its effects are on the effect stack"),
    Column("aimed at", "how many effects on the stack aim at it"),
    Column("waiting", "how many of its triggers come next"),
    *(Column(f"has {word}", "in play: its number, or 1") for word in WORDS),
    *(Column(f"can't {what}", "whether an effect keeps it from that") for what in CANT),
)
PLACE: Final = {column.name: place for place, column in enumerate(CARDS)}
COST: Final = PLACE["cost"]
STORM: Final = PLACE["storm"]
KIND: Final = PLACE["kind"]
ATTACK: Final = PLACE["attack"]
LIFE: Final = PLACE["life"]
SHIELD: Final = PLACE["shield"]
LIMIT: Final = PLACE["limit"]
ENERGY: Final = PLACE["energy"]
LINKED: Final = PLACE["linked"]
DOUBLED: Final = PLACE["doubled"]
MARKERS: Final = PLACE["markers"]
COPY: Final = PLACE["copy"]
IN_COMBAT: Final = PLACE["in combat"]
IN_AMBUSH: Final = PLACE["in ambush"]
ON_STACK: Final = PLACE["on the stack"]
AIMED_AT: Final = PLACE["aimed at"]
WAITING: Final = PLACE["waiting"]
HAS: Final = {word: PLACE[f"has {word}"] for word in WORDS}
CANNOT: Final = [(f"can't {what}", PLACE[f"can't {what}"]) for what in CANT]
BEARING: Final = frozenset(("strength", "life", "shield", "Loses", *WORDS, *[what for what, _ in CANNOT]))
"""What is in force where numbers of cards in play may be other than printed."""


class FallenEncoding(Encoding):
    rows: ClassVar[int] = 96
    lively: ClassVar[tuple[int, ...]] = (FIRING, REAR, ADORATION, DIVINE, LIMBO, HAND, UNDER)
    card_columns: ClassVar[tuple[Column, ...]] = CARDS
    fact_columns: ClassVar[tuple[Column, ...]] = (
        *one_of("type", TYPES),
        *one_of("kingdom", KINGDOMS),
        *amounts("cost", "attack", "life", "shield", "storm", "condition", "revoke", "hourglasses", "energy"),
        *amounts("time factor", "will", "feathers"),
        Column("legendary", "whether it is"),
        *(Column(f"printed {word}", "its number, or 1") for word in WORDS),
        *of_effects(EFFECTS),
    )
    seat_columns: ClassVar[tuple[Column, ...]] = (
        Column("vitality", "what is left of the Deity's"),
        Column("life", "the whole of it"),
        Column("mortal", "whether the Deity is"),
        Column("feathers", "how many are left"),
        Column("energy", "on all cards together"),
        Column("worshippers", "in the Adoration"),
        Column("draw offered", "whether the player agrees to a draw"),
    )
    table_columns: ClassVar[tuple[Column, ...]] = (
        Column("phase", f"of the turn: {', '.join(f'{place} {name}' for place, name in enumerate(PHASES, 1))}"),
        Column("attacked", "whether the attack phase of this turn has been announced"),
        Column("attacker", f"who attacks. {SIDE}"),
        Column("at deity", "whether the attack is"),
        Column("effect stack", "how many effects are on it"),
        Column("waiting", "how many triggers come next"),
        Column("total", "how many Worshippers are to be revoked in all; for the seat that is asked"),
        Column("left", "how much is still to be paid, divided or to arrive; for the seat that is asked"),
    )

    def __init__(self) -> None:
        self.kept_from: list[tuple[str, int]] = []
        self.on_stack: dict[int, int] = {}
        self.aims: dict[int, int] = {}
        self.waiting: dict[int, int] = {}
        self.ambush: tuple[int, ...] = ()
        self.given: list[str] = []

    def look(self, game: Fallen, seat: int) -> None:
        force = game.in_force
        self.kept_from = [one for one in CANNOT if one[0] in force]
        self.given = [word for word in force if word in KEYWORDS]
        self.on_stack = {}
        self.aims = {}
        self.waiting = {}
        for item in game.effect_stack:
            self.on_stack[item.source] = self.on_stack.get(item.source, 0) + 1
            for card in aimed_at(game, item):
                self.aims[card] = self.aims.get(card, 0) + 1
        for entry in game.waiting:
            self.waiting[entry.source] = self.waiting.get(entry.source, 0) + 1
        combat = game.combat
        self.ambush = () if combat is None else combat.ambush
        top = game.stack[-1]
        if game.decision is not None and game.decision.seat == seat and isinstance(top, AttackPhase):
            self.ambush = (*self.ambush, *top.in_ambush)

    def columns(self, game: Fallen) -> tuple[Any, ...]:
        return (game.energy, game.markers)

    def bound(self, game: Fallen, card: int) -> bool:
        facts = game.facts[card]
        if game.zone_of[card] == HAND:
            return bool(facts.cheaper)
        return bool(game.markers[card] or facts.turns) or "Symbiose" in facts.keywords

    def unusual(self, game: Fallen, seat: int) -> Collection[int] | None:
        force = game.in_force
        found: list[int] = []
        if game.copied or "CountsAs" in force:
            return None
        if force:
            if not BEARING.isdisjoint(force):
                found = reached(game, BEARING, (DIVINE,), by_zone=True)  # F3.7.5; the Deity counts as in play
            if "CostsLess" in force:
                for zones in game.zones:
                    found += zones[HAND]
        combat = game.combat
        if combat is not None:
            found += combat.attacking
            found += combat.defending
            found += combat.announced
        found += self.ambush
        found += self.on_stack
        found += self.aims
        found += self.waiting
        return found

    def card(self, game: Fallen, card: int, row_of: list[int]) -> list[int]:
        numbers = self.back(game, card, row_of)
        zone = game.zone_of[card]
        if zone == HAND:
            seat = game.controller[card]
            numbers[COST] = play.base_cost(game, seat, card, "normal")
            if game.facts[card].data.storm is not None:
                numbers[STORM] = 1 + play.base_cost(game, seat, card, "storm")
            return numbers
        for _, number in game.markers[card]:
            numbers[MARKERS] += number
        if zone not in PRESENT or game.face_down[card]:
            return numbers
        numbers[KIND] = TYPES.index(stats.kind(game, card)) + 1
        numbers[ENERGY] = game.energy[card]
        numbers[LINKED] = len(game.under[card])
        if card in game.copied:
            numbers[COPY] = 1
        if zone in LINES:
            numbers[ATTACK] = stats.attack(game, card)
            numbers[LIFE] = stats.life(game, card)
            numbers[SHIELD] = stats.shield(game, card)
            numbers[LIMIT] = stats.limit(game, card)
            numbers[DOUBLED] = 1 if doubled(game, card) else 0
        facts = stats.printed(game, card)
        if game.applied[card] or facts.is_golem:
            for word in WORDS:
                numbers[HAS[word]] = stats.value(game, card, word)
        else:  # what is printed, and what something in force may give
            for word in facts.keywords:
                numbers[HAS[word]] = stats.value(game, card, word)
            for word in self.given:
                numbers[HAS[word]] = stats.value(game, card, word)
        for what, place in CANNOT if game.applied[card] else self.kept_from:
            if stats.forbidden(game, card, what):
                numbers[place] = 1
        return numbers

    def back(self, game: Fallen, card: int, row_of: list[int]) -> list[int]:
        numbers = [0] * len(CARDS)
        combat = game.combat
        if combat is not None:
            if card in combat.attacking:
                numbers[IN_COMBAT] = 2
            elif card in combat.defending:
                numbers[IN_COMBAT] = 3
            elif card in combat.announced:
                numbers[IN_COMBAT] = 1
        if card in self.ambush:
            numbers[IN_AMBUSH] = 1
        if self.on_stack:
            numbers[ON_STACK] = self.on_stack.get(card, 0)
            numbers[AIMED_AT] = self.aims.get(card, 0)
        if self.waiting:
            numbers[WAITING] = self.waiting.get(card, 0)
        return numbers

    def facts(self, facts: Facts) -> list[int]:
        data: Any = facts.data
        named = ("cost", "attack", "life", "shield", "storm", "condition", "revoke", "hourglasses", "energy")
        return [
            *(int(facts.type == one) for one in TYPES),
            *(int(facts.kingdom == one) for one in KINGDOMS),
            *(getattr(data, name) or 0 for name in named),
            *(data.time_factor, data.will, data.feathers),
            int(data.legendary),
            *(facts.keywords.get(word, 0) for word in WORDS),
            *kinds_of(EFFECTS, data.abilities),
        ]

    def seat(self, game: Fallen, seat: int) -> list[int]:
        deity = game.deity[seat]
        life = stats.life(game, deity) if deity != NO_CARD else 0
        spent = game.damage[deity] if deity != NO_CARD else 0
        total = 0
        on_card, zones = game.energy.__getitem__, game.zones[seat]
        for zone in (ADORATION, *LINES):
            total += sum(map(on_card, zones[zone]))
        return [
            max(0, life - spent),
            life,
            1 if game.mortal[seat] else 0,
            game.feathers[seat],
            total,
            len(revoking.worshippers(game, seat)),
            1 if game.willing[seat] else 0,
        ]

    def table(self, game: Fallen, seat: int, row_of: list[int]) -> list[int]:
        combat = game.combat
        total, left = 0, 0
        top = game.stack[-1]
        if game.decision is not None and game.decision.seat == seat:
            if isinstance(top, energy.PayEnergy):
                left = top.rest
            elif isinstance(top, Strike):
                left = top.to_come()
            elif isinstance(top, play.PlayAPage):
                total = game.facts[top.card].data.revoke
        return [
            PHASES.index(game.phase) + 1,
            1 if game.attacked else 0,
            0 if combat is None else (combat.seat - seat) % 2 + 1,
            0 if combat is None else int(combat.at_deity),
            len(game.effect_stack),
            len(game.waiting),
            total,
            left,
        ]


ENCODING: Final = FallenEncoding()
