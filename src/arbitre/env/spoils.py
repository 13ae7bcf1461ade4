"""The Spoils in numbers: what its cards, seats and table add to an observation."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Final

from arbitre.env.bearing import reached
from arbitre.env.columns import ROW, SIDE, Column
from arbitre.env.encoding import Encoding
from arbitre.env.printed import amounts, kinds_of, of_effects, one_of
from arbitre.games.spoils import costs, stats
from arbitre.games.spoils.battle import Assign
from arbitre.games.spoils.card import ICON_NAMES, TYPES
from arbitre.games.spoils.facts import KEYWORDS, Facts, count
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.triggers import AtOnce
from arbitre.games.spoils.view import CANT, is_new, price, stage, under_way
from arbitre.games.spoils.zones import FACTION, HAND, PLAY, PLAYED
from arbitre.players.spoils.features import EFFECTS

WORDS: Final = tuple(sorted(KEYWORDS))
STAGES: Final = ("attackers", "blockers", "damage")

CARDS: Final = (
    Column("cost", "in hand: what it costs now"),
    *(Column(f"is {what}", "in play: whether it is one now") for what in TYPES),
    Column("strength", "in play, as it counts now; so are the next three"),
    Column("life", "how much damage destroys it"),
    Column("speed", "when it strikes"),
    Column("structure", "how much damage destroys a location"),
    Column("tokens", "on it"),
    Column("new", "whether it came this turn and may not attack"),
    Column("shielded", "whether an effect will take the next damage from it"),
    Column("attached", "how many cards are attached to it"),
    Column("in battle", "1: it attacks; 2: it blocks; 3: it is attacked"),
    Column("assigned", "the damage assigned to it so far"),
    Column("rest to", "whether it gets what is not assigned now"),
    Column("under way", "whether it is being played or used: 1 for the last one, 2 for the one before it, and so on"),
    Column("aimed at", "whether it was picked for something that is under way"),
    Column("waiting", "how many of its triggers resolve next"),
    *(Column(f"has {word}", "in play: whether it has it") for word in WORDS),
    *(Column(f"can't {what}", "whether an effect keeps it from that") for what in CANT),
)
PLACE: Final = {column.name: place for place, column in enumerate(CARDS)}
COST: Final = PLACE["cost"]
IS: Final = [(what, PLACE[f"is {what}"]) for what in TYPES]
TYPE: Final[dict[str, int]] = dict(IS)
STRENGTH: Final = PLACE["strength"]
LIFE: Final = PLACE["life"]
SPEED: Final = PLACE["speed"]
STRUCTURE: Final = PLACE["structure"]
TOKENS: Final = PLACE["tokens"]
NEW: Final = PLACE["new"]
SHIELDED: Final = PLACE["shielded"]
ATTACHED: Final = PLACE["attached"]
IN_BATTLE: Final = PLACE["in battle"]
ASSIGNED: Final = PLACE["assigned"]
REST_TO: Final = PLACE["rest to"]
UNDER_WAY: Final = PLACE["under way"]
AIMED_AT: Final = PLACE["aimed at"]
WAITING: Final = PLACE["waiting"]
HAS: Final = [(word, PLACE[f"has {word}"]) for word in WORDS]
GIVING: Final = (*WORDS, "Loses", "NoText")  # what is in force where cards may have other keywords than printed
CANNOT: Final = [(f"can't {what}", PLACE[f"can't {what}"]) for what in CANT]
BEARING: Final = frozenset(
    ("strength", "life", "speed", "structure", "can attack at once", *GIVING, *[what for what, _ in CANNOT])
)
"""What is in force where numbers of cards in play may be other than printed."""


class SpoilsEncoding(Encoding):
    rows: ClassVar[int] = 80
    lively: ClassVar[tuple[int, ...]] = (PLAY, FACTION, PLAYED, HAND)
    card_columns: ClassVar[tuple[Column, ...]] = CARDS
    fact_columns: ClassVar[tuple[Column, ...]] = (
        *one_of("type", TYPES),
        Column("staple", "whether it is a staple resource"),
        *amounts("cost", "strength", "life", "speed", "structure"),
        *(Column(f"threshold {icon}", "how many of these icons it asks for") for icon in ICON_NAMES),
        *(Column(f"provides {icon}", "how many of these icons it provides") for icon in ICON_NAMES),
        *(Column(f"printed {word}", "whether it has it") for word in WORDS),
        *of_effects(EFFECTS),
    )
    seat_columns: ClassVar[tuple[Column, ...]] = (
        Column("influence", "how much"),
        Column("resources", "how many"),
        Column("free resources", "how many could be paid with"),
        *(Column(f"icons {icon}", "how many the player controls") for icon in ICON_NAMES),
    )
    table_columns: ClassVar[tuple[Column, ...]] = (
        Column("battle", "how far it is: 1 attackers, 2 blockers, 3 damage; 0: there is none"),
        Column("attacker", f"who attacks. {SIDE}"),
        Column("attacked", f"what is attacked, {ROW}"),
        Column("under way", "how many actions and responses are under way"),
        Column("waiting", "how many triggers resolve next"),
        Column("total", "how many resources are to be attached in all; for the seat that is asked"),
    )

    def __init__(self) -> None:
        self.kept_from: list[tuple[str, int]] = []
        self.given = False
        self.acting: list[Any] = []
        self.aims: list[int] = []
        self.entries: tuple[Any, ...] = ()
        self.rest: tuple[int, ...] = ()
        self.total = 0

    def look(self, game: Spoils, seat: int) -> None:
        force = game.in_force
        self.kept_from = [one for one in CANNOT if one[0] in force]
        self.given = any(word in force for word in GIVING)
        self.acting = list(under_way(game, seat))
        self.acting.reverse()
        self.aims = [
            card
            for action in self.acting
            for card, serial in action.slots.get("chosen", ())
            if game.serial[card] == serial
        ]
        top = game.stack[-1]
        self.entries = top.entries if isinstance(top, AtOnce) else ()
        self.rest = ()
        self.total = 0
        if game.decision is not None and game.decision.seat == seat:
            if isinstance(top, costs.Paying):
                self.total = top.total
            elif isinstance(top, Assign):
                self.rest = tuple(top.to[1:])

    def columns(self, game: Spoils) -> tuple[Any, ...]:
        return (game.tokens, game.settled)

    def bound(self, game: Spoils, card: int) -> bool:
        return game.zone_of[card] == HAND and not game.facts[card].always

    def unusual(self, game: Spoils, seat: int) -> Collection[int]:
        force = game.in_force
        found: list[int] = []
        if force and not BEARING.isdisjoint(force):
            found = reached(game, BEARING, (FACTION,))
        if game.discounts or "CostsLess" in force:
            for zones in game.zones:
                found += zones[HAND]
        battle = game.battle
        if battle is not None:
            found += battle.attacking
            found += battle.blocking
            found += self.rest
            found.append(battle.target)
            for _, target, _ in battle.assigned:
                found.append(target)
        if self.acting:
            found += [action.card for action in self.acting]
            found += self.aims
        for entry in self.entries:
            found.append(entry.source)
        return found

    def card(self, game: Spoils, card: int, row_of: list[int]) -> list[int]:
        if game.zone_of[card] not in (PLAY, FACTION):
            numbers = [0] * len(CARDS)
            if game.zone_of[card] == HAND:
                numbers[COST] = price(game, game.controller[card], card)
            else:
                self._in_doing(numbers, card)
            return numbers
        numbers = self.back(game, card, row_of)
        applied = game.applied[card]
        if numbers[IS_A_CHARACTER]:
            numbers[STRENGTH] = stats.stat(game, card, "strength")
            numbers[LIFE] = stats.stat(game, card, "life")
            numbers[SPEED] = stats.stat(game, card, "speed")
            numbers[NEW] = 1 if is_new(game, card) else 0
        if numbers[IS_A_LOCATION]:
            numbers[STRUCTURE] = stats.stat(game, card, "structure")
        if applied or self.given or game.face_down[card]:
            for word, place in HAS:
                if stats.has(game, card, word):
                    numbers[place] = 1
        else:  # nothing gives or takes any: what is printed
            for word in game.facts[card].keywords:
                numbers[PLACE[f"has {word}"]] = 1
        for what, place in CANNOT if applied else self.kept_from:
            if stats.forbidden(game, card, what):
                numbers[place] = 1
        for modifier in applied:
            if modifier.kind == "shield":
                numbers[SHIELDED] = 1
        return numbers

    def back(self, game: Spoils, card: int, row_of: list[int]) -> list[int]:
        """411.1: everybody sees that of a card in play, also of one that lies face down."""
        numbers = [0] * len(CARDS)
        if game.applied[card] or game.face_down[card]:
            for what, place in IS:
                if stats.is_a(game, card, what):
                    numbers[place] = 1
        else:
            numbers[TYPE[game.facts[card].type]] = 1
        numbers[TOKENS] = game.tokens[card]
        for other in game.under[card]:
            if game.zone_of[other] == PLAY:
                numbers[ATTACHED] += 1
        battle = game.battle
        if battle is not None:
            if card in battle.attacking:
                numbers[IN_BATTLE] = 1
            elif card in battle.blocking:
                numbers[IN_BATTLE] = 2
            elif card == battle.target:
                numbers[IN_BATTLE] = 3
            for _, target, number in battle.assigned:
                if target == card:
                    numbers[ASSIGNED] += number
            if card in self.rest:
                numbers[REST_TO] = 1
        self._in_doing(numbers, card)
        return numbers

    def _in_doing(self, numbers: list[int], card: int) -> None:
        for place, action in enumerate(self.acting, 1):
            if action.card == card:
                numbers[UNDER_WAY] = place
                break
        if card in self.aims:
            numbers[AIMED_AT] = 1
        for entry in self.entries:
            if entry.source == card:
                numbers[WAITING] += 1

    def facts(self, facts: Facts) -> list[int]:
        data = facts.data
        return [
            *(int(facts.type == one) for one in TYPES),
            int(data.staple),
            *(facts.cost, facts.strength, facts.life, facts.speed, facts.structure),
            *count(data.threshold),
            *count(data.provides),
            *(int(word in facts.keywords) for word in WORDS),
            *kinds_of(EFFECTS, data.abilities),
        ]

    def seat(self, game: Spoils, seat: int) -> list[int]:
        found = [game.influence[seat], len(stats.resources(game, seat)), stats.count_free(game, seat)]
        found.extend(stats.icons(game, seat))
        return found

    def table(self, game: Spoils, seat: int, row_of: list[int]) -> list[int]:
        battle = game.battle
        if battle is None:
            found = [0, 0, 0]
        else:
            target = battle.target
            whose = (battle.attacker - seat) % game.number_of_seats + 1
            found = [STAGES.index(stage(game)) + 1, whose, row_of[target]]
        found.extend((len(self.acting), len(self.entries), self.total))
        return found


IS_A_CHARACTER: Final = PLACE["is character"]
IS_A_LOCATION: Final = PLACE["is location"]

ENCODING: Final = SpoilsEncoding()
