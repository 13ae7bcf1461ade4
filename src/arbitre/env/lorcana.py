"""Lorcana in numbers: what its cards, seats and table add to an observation."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Final

from arbitre.env.bearing import reached
from arbitre.env.columns import ROW, SIDE, Column
from arbitre.env.encoding import Encoding
from arbitre.env.printed import amounts, kinds_of, of_effects, one_of
from arbitre.games.lorcana import play, stats
from arbitre.games.lorcana.facts import KEYWORDS, Facts
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.view import CANT, STACKING, about
from arbitre.games.lorcana.zones import HAND, INKWELL, PLAY
from arbitre.players.lorcana.features import EFFECTS

INKS: Final = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
TYPES: Final = ("character", "action", "item", "location")
WORDS: Final = tuple(sorted(KEYWORDS))

CARDS: Final = (
    Column("cost", "in hand: what it costs now"),
    Column("strength", "in play, as it counts now; so are the next three"),
    Column("willpower", "how much damage banishes it"),
    Column("lore", "what it quests for, or brings as a location"),
    Column("move cost", "of a location"),
    Column("drying", "or dry"),
    Column("at", f"the location it is at, {ROW}"),
    Column("cards under", "how many lie under it"),
    Column("sings as", "the cost it counts as when it sings"),
    Column("shielded", "whether an effect will take the next damage from it"),
    Column("in challenge", "1: it challenges; 2: it is challenged"),
    Column("in the bag", "how many of its abilities wait there"),
    Column("spoken of", "how many abilities in the bag are about it"),
    *(Column(f"has {word}", "in play: 1, and its number if it has one") for word in WORDS),
    *(Column(f"can't {what}", "whether an effect keeps it from that") for what in CANT),
)
PLACE: Final = {column.name: place for place, column in enumerate(CARDS)}
COST: Final = PLACE["cost"]
STRENGTH: Final = PLACE["strength"]
WILLPOWER: Final = PLACE["willpower"]
LORE: Final = PLACE["lore"]
MOVE_COST: Final = PLACE["move cost"]
DRYING: Final = PLACE["drying"]
AT: Final = PLACE["at"]
UNDER: Final = PLACE["cards under"]
SINGS_AS: Final = PLACE["sings as"]
SHIELDED: Final = PLACE["shielded"]
CHALLENGE: Final = PLACE["in challenge"]
IN_BAG: Final = PLACE["in the bag"]
SPOKEN_OF: Final = PLACE["spoken of"]
HAS: Final = {word: PLACE[f"has {word}"] for word in WORDS}
CANNOT: Final = [(f"can't {what}", PLACE[f"can't {what}"]) for what in CANT]
BEARING: Final = frozenset(
    (
        *("strength", "willpower", "lore", "move cost", "NotBelowPrinted", "Loses", "SingsAs"),
        *WORDS,
        *[what for what, _ in CANNOT],
    )
)
"""What is in force where numbers of cards in play may be other than printed."""


class LorcanaEncoding(Encoding):
    rows: ClassVar[int] = 64
    lively: ClassVar[tuple[int, ...]] = (PLAY, HAND)
    card_columns: ClassVar[tuple[Column, ...]] = CARDS
    fact_columns: ClassVar[tuple[Column, ...]] = (
        *one_of("type", TYPES),
        Column("song", "whether it is a song"),
        Column("inkable", "whether it has the inkwell symbol"),
        *one_of("ink", INKS),
        *amounts("cost", "strength", "willpower", "lore", "move cost"),
        *(Column(f"printed {word}", "1, and its number if it has one") for word in WORDS),
        Column("abilities", "how many can be used"),
        *of_effects(EFFECTS),
    )
    seat_columns: ClassVar[tuple[Column, ...]] = (
        Column("lore", "how much"),
        Column("ready ink", "ink that can be paid"),
        Column("ink", "cards in the inkwell"),
        Column("inked", "cards put there as a turn action this turn"),
    )
    table_columns: ClassVar[tuple[Column, ...]] = (
        Column("lore to win", "how much lore wins"),
        Column("starting", f"who went first. {SIDE}"),
        Column("bag", "how many abilities wait there"),
    )

    def __init__(self) -> None:
        self.kept_from: list[tuple[str, int]] = []
        self.waiting: dict[int, int] = {}
        self.concerned: dict[int, int] = {}

    def look(self, game: Lorcana, seat: int) -> None:
        force = game.in_force
        self.kept_from = [one for one in CANNOT if one[0] in force] if force else []
        if game.bag or self.waiting:
            self.waiting = {}
            self.concerned = {}
            for entry in game.bag:
                self.waiting[entry.source] = self.waiting.get(entry.source, 0) + 1
                for card in about(game, entry):
                    self.concerned[card] = self.concerned.get(card, 0) + 1

    def columns(self, game: Lorcana) -> tuple[Any, ...]:
        return (game.drying, game.at)

    def bound(self, game: Lorcana, card: int) -> bool:
        return game.at[card] >= 0 or (bool(game.facts[card].self_statics) and game.zone_of[card] == HAND)

    def unusual(self, game: Lorcana, seat: int) -> Collection[int]:
        force = game.in_force
        found: list[int] = []
        if force and not BEARING.isdisjoint(force):
            found = reached(game, BEARING)
        if game.discounts or "CostsLess" in force:
            for zones in game.zones:
                found += zones[HAND]
        if game.challenge is not None:
            found += game.challenge
        if self.waiting:
            found += self.waiting
            found += self.concerned
        return found

    def card(self, game: Lorcana, card: int, row_of: list[int]) -> list[int]:
        numbers = [0] * len(CARDS)
        if game.zone_of[card] == HAND:
            numbers[COST] = play.total_cost(game, game.controller[card], card)
            return numbers
        facts = game.facts[card]
        applied = game.applied[card]
        if facts.has_willpower:
            numbers[WILLPOWER] = stats.willpower(game, card)
            numbers[LORE] = max(0, stats.lore_value(game, card))
            if facts.is_character:
                numbers[STRENGTH] = stats.strength(game, card)
                numbers[DRYING] = 1 if game.drying[card] else 0
                at = game.at[card]
                numbers[AT] = row_of[at]
                numbers[SINGS_AS] = stats.sings_as(game, card)
                for word in stats.keywords_now(game, card):
                    value = stats.keyword_value if word in STACKING else stats.first_value
                    numbers[HAS[word]] = 1 + value(game, card, word)
            else:
                numbers[MOVE_COST] = max(0, stats.stat(game, card, "move cost"))
        numbers[UNDER] = len(game.under[card])
        challenge = game.challenge
        if challenge is not None and card in challenge:
            numbers[CHALLENGE] = 1 if card == challenge[0] else 2
        if self.waiting:
            numbers[IN_BAG] = self.waiting.get(card, 0)
            numbers[SPOKEN_OF] = self.concerned.get(card, 0)
        if applied:
            for modifier in applied:
                if modifier.kind == "shield":
                    numbers[SHIELDED] = 1
        for what, place in CANNOT if applied else self.kept_from:
            if stats.forbidden(game, card, what):
                numbers[place] = 1
        return numbers

    def facts(self, facts: Facts) -> list[int]:
        return [
            *(int(facts.type == one) for one in TYPES),
            int(facts.is_song),
            int(facts.inkable),
            *(int(ink in facts.inks) for ink in INKS),
            *(facts.cost, facts.strength, facts.willpower, facts.lore, facts.move_cost),
            *(facts.keywords[word] + 1 if word in facts.keywords else 0 for word in WORDS),
            len(facts.activations),
            *kinds_of(EFFECTS, facts.data.abilities),
        ]

    def seat(self, game: Lorcana, seat: int) -> list[int]:
        return [game.lore[seat], game.ready_ink(seat), len(game.zones[seat][INKWELL]), game.inked[seat]]

    def table(self, game: Lorcana, seat: int, row_of: list[int]) -> list[int]:
        first = (game.starting - seat) % game.number_of_seats + 1
        return [game.variant.lore_to_win, first, len(game.bag)]


ENCODING: Final = LorcanaEncoding()
