"""Positions of Lorcana as scenario files say them, and reading them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arbitre.ability import waking
from arbitre.games.lorcana import changing_zones, stats
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.grammar import NotUnderstood
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.games.lorcana.notation import SEATS, cards_meant, find, is_meant
from arbitre.games.lorcana.setup import SetUp
from arbitre.games.lorcana.start import sides
from arbitre.games.lorcana.turn import MAIN, Turn
from arbitre.games.lorcana.zones import DECK, DISCARD, INKWELL, PLAY, UNDER, ZONE_INDEX
from arbitre.kernel.decision import NO_CARD, Option, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.pool.compiling import from_text, lexicon_of
from arbitre.pool.lorcana import MARKETING, Pool, pool
from arbitre.pool.lorcana_match import Match
from arbitre.scenario import base
from arbitre.scenario.base import Row, Scenario

BLANK = CardData(name="Blank", type="item", cost=1, inkable=False)
STEPS = {"main": MAIN, "start": 0, "end": MAIN}
DECK_BLANKS = 10


def own_cards(tables: Iterable[dict[str, Any]], there: Pool) -> list[CardData]:
    """The cards that exist only in the file."""

    def compiled(card: CardData, text: str | list[str], made: list[CardData]) -> tuple[Any, ...]:
        words = lexicon_of([*there, *made, card])
        try:
            return tuple(
                from_text([text] if isinstance(text, str) else text, "song" if card.song else card.type, words)
            )
        except NotUnderstood as fault:
            raise BadScenario(f"[[card]] {card.full_name}: {fault}") from fault

    return base.own_cards(tables, LANGUAGE, CardData, compiled)


class LorcanaScenario(Scenario):
    """A game of Lorcana laid out as a scenario says."""

    head = frozenset(("seats", "teams", "number", "chooser", "match"))
    seat_words = frozenset(
        ("play", "hand", "deck", "discard", "inkwell", "ink", "exerted_ink", "lore", "inked", "blanks")
    )
    card_words = frozenset(("card", "damage", "exerted", "drying", "at", "under", "facedown", "played_as", "count"))

    def __init__(self, data: dict[str, Any], cards: Pool | None = None) -> None:
        self.data = data
        there = cards if cards is not None else pool()
        self.pool: Pool = there.extended([BLANK, *own_cards(data.get("card", ()), there)])
        self.seats: int = data.get("seats", 2)
        if not 2 <= self.seats <= len(SEATS):
            raise BadScenario(f"seats: from 2 to {len(SEATS)}, not {self.seats}")
        self.rows: list[Row] = []
        for seat in range(self.seats):
            self._read_seat(seat, self.seat_table(seat))
        self.match = self._start_match() if "match" in data else None
        self.game: Lorcana = self.match.game if self.match is not None else self._lay()

    # -- laying the position ----------------------------------------------------------------------------------

    def _read_seat(self, seat: int, table: dict[str, Any]) -> None:
        for zone in ("play", "hand", "discard", "inkwell"):
            for entry in table.get(zone, ()):
                self.add(entry, seat, ZONE_INDEX[zone])
        for _ in range(table.get("ink", 0)):
            self.add("Blank", seat, INKWELL)
        for _ in range(table.get("exerted_ink", 0)):
            self.add({"card": "Blank", "exerted": True}, seat, INKWELL)
        for entry in reversed(table.get("deck", ["Blank"] * table.get("blanks", DECK_BLANKS))):
            self.add(entry, seat, DECK)  # a file names the top card first

    def add(self, entry: Any, seat: int, zone: int) -> dict[str, Any]:
        states = super().add(entry, seat, zone)
        for below in states.get("under", ()):
            under = {"card": below} if isinstance(below, str) else dict(below)
            self.rows.append((self.pool.facts(under["card"]), seat, UNDER, under))
        return states

    def _start_match(self) -> Match:
        """A series of games with the decks of the seats (2.1.3)."""
        decks = [self._deck(seat) for seat in range(self.seats)]
        words = self.data["match"]
        if not isinstance(words, dict) or set(words) - {"best_of", "games"}:
            raise BadScenario("match: { best_of = 3 } or { games = 2 }")
        seed, fmt = self.data.get("seed", 1), self.data.get("format", "any")
        return Match(decks, seed=seed, format=fmt, cards=self.pool, **words)

    def _deck(self, seat: int) -> list[str]:
        return [facts.full_name for facts, owner, zone, _ in self.rows if owner == seat and zone == DECK]

    def next_game(self) -> None:
        if self.match is None:
            raise BadScenario("next game: only in a match")
        self.game = self.match.next()

    def _lay(self) -> Lorcana:
        data = self.data
        fmt = format_named(data.get("format", "any"))
        facts = [row[0] for row in self.rows]
        owner = [row[1] for row in self.rows]
        if data.get("step") == "setup":
            for seat in range(self.seats):
                facts += [self.pool.facts(MARKETING.name)] * fmt.variant.marketing_cards
                owner += [seat] * fmt.variant.marketing_cards
        game = Lorcana(facts, owner, self.seats, data.get("seed", 1), fmt.variant, sides(self.seats, data.get("teams")))
        game.names = self.pool.names
        for seat in range(self.seats):
            table = data.get(SEATS[seat], {})
            game.lore[seat] = table.get("lore", 0)
            game.inked[seat] = table.get("inked", 0)
        if data.get("step") == "setup":
            for card, (_, seat, _, _) in enumerate(self.rows):
                game.put(card, seat, DECK)
            starting = data.get("starting")
            chooser = data.get("chooser")
            game.push(
                SetUp(
                    None if starting is None else SEATS.index(starting),
                    None if chooser is None else SEATS.index(chooser),
                )
            )
            game.run()
            return game
        active = self.set_turn(game)
        game.line_up()
        game.taking_turn = game.side(active)
        self._place(game)
        step = data.get("step", "main")
        if step not in STEPS:
            raise BadScenario(f"step: one of {', '.join(STEPS)}, setup, not {step!r}")
        turn = Turn(active)
        turn.cursor = STEPS[step]
        if step == "start":
            game.turn -= 1
        inked = game.inked.copy()
        game.push(turn)
        game.run()
        if step == "main":
            game.inked = inked
        return game

    def _place(self, game: Lorcana) -> None:
        host = NO_CARD
        for card, (facts, seat, zone, states) in enumerate(self.rows):
            if zone == UNDER:
                changing_zones.put_under(game, [card], host, states.get("facedown", False))
                game.under[host] = (*game.under[host][1:], card)  # a file names the uppermost first
                continue
            game.put(card, seat, zone)
            host = card
            if zone == PLAY:
                game.drying[card] = states.get("drying", False) and facts.is_character
                waking.wake(game, card, "play")
            elif zone == DISCARD:
                waking.wake(game, card, "discard")
            elif zone == INKWELL:
                game.face_down[card] = True
            game.exerted[card] = states.get("exerted", False)
            game.damage[card] = states.get("damage", 0)
            game.played_as[card] = states.get("played_as", "")
        for card, (_, seat, zone, states) in enumerate(self.rows):
            if zone == PLAY and "at" in states:
                places = [c for c in game.zones[seat][PLAY] if is_meant(game, c, states["at"])]
                if not places or not game.facts[places[0]].is_location:
                    raise BadScenario(f"{states['card']}: there is no location {states['at']!r} of that player in play")
                game.at[card] = places[0]

    # -- moves and questions ----------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        name: str = self.game.facts[card].full_name
        return name

    def find(self, seat: int, text: str) -> Option | Refusal:
        return find(self.game, text, seat, all_cards=True)

    def in_order(self, what: str) -> bool:
        return what.endswith((".deck", ".bag"))

    # -- reading ----------------------------------------------------------------------------------------------

    def read_table(self, what: str) -> Any:
        game = self.game
        if what == "score" and self.match is not None:
            return {SEATS[seat]: won for seat, won in enumerate(self.match.score)}
        if what == "match_winner" and self.match is not None:
            winner = self.match.winner
            return "" if winner is None else SEATS[winner]
        if what == "bag":
            return [game.facts[entry.source].full_name for entry in game.bag]
        return None

    def read_seat(self, seat: int, field: str) -> Any:
        game = self.game
        if field == "lore":
            return game.lore[seat]
        if field == "ink":
            return game.ready_ink(seat)
        if field == "gone":
            return game.gone[seat]
        if field == "deck_faults":
            deck = [self.pool.data(name) for name in self._deck(seat)]
            return [f"{fault.key} {fault.rule}" for fault in faults(deck, format_named(self.data.get("format", "any")))]
        if field not in ("hand", "deck", "discard", "play", "inkwell"):
            return None
        names = [game.facts[card].full_name for card in game.zones[seat][ZONE_INDEX[field]]]
        return names[::-1] if field == "deck" else names

    def read_card(self, subject: str, field: str, what: str) -> Any:
        game = self.game
        found = cards_meant(game, subject)
        if not found:
            raise BadScenario(f"{what!r}: no card in this game is called {subject!r}")
        card = found[0]
        if field == "zone":
            name: str = Lorcana.zone_kinds[game.zone_of[card]].name
            return name
        if field == "damage":
            return game.damage[card]
        if field in ("strength", "willpower", "lore", "cost"):
            return stats.stat(game, card, field)
        if field == "raw_strength":
            return stats.strength(game, card)
        if field == "raw_lore":
            return stats.lore_value(game, card)
        if field == "exerted":
            return game.exerted[card]
        if field == "drying":
            return game.drying[card]
        if field == "facedown":
            return game.face_down[card]
        if field == "at":
            return "" if game.at[card] == NO_CARD else game.facts[game.at[card]].full_name
        if field == "under":
            return [game.facts[c].full_name for c in game.under[card]]
        if field == "owner":
            return SEATS[game.owner[card]]
        if field == "sets":
            return list(dict.fromkeys(number for number, _ in game.facts[card].data.printings))
        if field == "keywords":
            return sorted(word for word in KEYWORDS if stats.has(game, card, word))
        if field in KEYWORDS:
            return stats.keyword_value(game, card, field)
        if field == "sings_as":
            return stats.sings_as(game, card)
        raise BadScenario(f"{what!r}: a card has no {field!r}")
