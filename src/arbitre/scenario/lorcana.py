"""Positions of Lorcana as scenario files say them, and reading them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from arbitre.ability import waking
from arbitre.games.lorcana import changing_zones, stats
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.grammar import NotUnderstood
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.games.lorcana.notation import NOT_ASKED, SEATS, cards_meant, find, is_meant
from arbitre.games.lorcana.setup import SetUp
from arbitre.games.lorcana.start import sides
from arbitre.games.lorcana.turn import MAIN, Turn
from arbitre.games.lorcana.zones import DECK, DISCARD, INKWELL, PLAY, UNDER, ZONE_INDEX
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD, Option, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.pool.compiling import from_text, lexicon_of
from arbitre.pool.lorcana import MARKETING, Pool, pool
from arbitre.pool.lorcana_match import Match
from arbitre.scenario.base import Row, Scenario
from arbitre.scenario.lorcana_impossible import impossible
from arbitre.scenario.lorcana_writing import shown_to, written
from arbitre.scenario.own_cards import own_cards as own_cards_of
from arbitre.scenario.words import (
    CARDS,
    COUNTS,
    INTEGER,
    LISTS,
    NAME,
    NAMES,
    NUMBER,
    POSITIVE,
    SEAT,
    TABLE,
    TEXT,
    TEXTS,
    TRUTH,
    Word,
    Words,
    between,
    check_table,
    known,
    one_of,
)

BLANK = CardData(name="Blank", type="item", cost=1, inkable=False)
DECK_BLANKS = 10
WAYS = ("ink", "shift", "sing", "free")


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

    return own_cards_of(tables, LANGUAGE, CardData, compiled)


class LorcanaScenario(Scenario):
    """A game of Lorcana laid out as a scenario says."""

    not_asked = NOT_ASKED
    steps = ("main", "start", "setup")
    keywords = KEYWORDS
    given = (BLANK,)
    in_play = (PLAY,)
    nearer = ((0, "lore", 20),)
    card_data = CardData
    head: ClassVar[Words] = {
        "step": Word(one_of(*steps), "`main`, `start` (that seat's turn is about to begin), `setup` (decks only)"),
        "seats": Word(between(2, len(SEATS)), "the number of players, A, B, C, ... in turn order (2)"),
        "teams": Word(LISTS, "who plays together, by number from 0; else everybody alone"),
        "match": Word(TABLE, "`{ best_of = 3 }` or `{ games = 2 }`: a series of games with the decks of the seats"),
    }
    seat_words: ClassVar[Words] = {
        "play": Word(CARDS, "in play"),
        "hand": Word(CARDS, "in hand"),
        "discard": Word(CARDS, "in the discard, the top one last"),
        "inkwell": Word(CARDS, "in the inkwell, facedown"),
        "deck": Word(CARDS, "the deck, its top card first"),
        "blanks": Word(NUMBER, "instead of `deck`: how many blank cards (10)"),
        "ink": Word(NUMBER, "how many ready ink cards"),
        "exerted_ink": Word(NUMBER, "how many exerted ones"),
        "lore": Word(NUMBER, "that player's lore"),
        "inked": Word(NUMBER, "how many cards were put into the inkwell this turn"),
    }
    card_words: ClassVar[Words] = {
        "card": Word(TEXT, "its full name"),
        "count": Word(POSITIVE, "how many copies of it"),
        "damage": Word(NUMBER, "how much damage is on it", ("play",), "7.1.6"),
        "exerted": Word(TRUTH, "it is exerted", ("play", "inkwell"), "5.1.2"),
        "drying": Word(TRUTH, "it came into play this turn", ("play",), "5.1.1.11"),
        "at": Word(TEXT, "the location it is at", ("play",), "4.7.1"),
        "under": Word(CARDS, "cards under it, the uppermost first", ("play",), "5.1.1.5"),
        "facedown": Word(TRUTH, "it lies facedown, under another card", ("under",), "5.1.1.10"),
        "played_as": Word(one_of(*WAYS), "how it was played", ("play",)),
    }
    table_reads: ClassVar[Words] = {
        "bag": Word(NAMES, "the cards whose abilities wait in the bag"),
        "score": Word(COUNTS, "in a match: the games each has won, `{ A = 1, B = 0 }`"),
        "match_winner": Word(TEXT, 'in a match: the seat that has won it, or ""'),
    }
    seat_reads: ClassVar[Words] = {
        "lore": Word(INTEGER, "that player's lore"),
        "ink": Word(INTEGER, "ready ink"),
        "gone": Word(TRUTH, "whether that player has left the game"),
        "hand": Word(NAMES, "the cards in hand"),
        "play": Word(NAMES, "the cards in play"),
        "discard": Word(NAMES, "the discard"),
        "inkwell": Word(NAMES, "the cards in the inkwell"),
        "deck": Word(NAMES, "the deck, top card first: the order counts"),
        "deck_faults": Word(TEXTS, 'what is wrong with the deck for the `format`, such as "too-few-cards 1.10.1.1"'),
    }
    card_reads: ClassVar[Words] = {
        "damage": Word(INTEGER, "the damage on it"),
        **{stat: Word(INTEGER, "as it counts now") for stat in ("strength", "willpower", "lore", "cost")},
        "raw_strength": Word(INTEGER, "also below 0"),
        "raw_lore": Word(INTEGER, "also below 0"),
        "sings_as": Word(INTEGER, "the cost it counts as having to sing"),
        "exerted": Word(TRUTH, "whether it is exerted"),
        "drying": Word(TRUTH, "whether it is drying"),
        "facedown": Word(TRUTH, "whether it lies facedown"),
        "zone": Word(one_of(*(kind.name for kind in Lorcana.zone_kinds)), "where it is"),
        "at": Word(NAME, "the location it is at"),
        "under": Word(NAMES, "the cards under it"),
        "owner": Word(SEAT, "whose it is"),
        "sets": Word(TEXTS, "the sets it is printed in"),
        "keywords": Word(TEXTS, "all keywords it has"),
        "KEYWORD": Word(INTEGER, "the number of a keyword, such as `Resist`"),
    }

    def __init__(self, data: dict[str, Any], cards: Pool | None = None) -> None:
        self.data = data
        there = pool() if cards is None else cards
        given = [BLANK, *own_cards(data.get("card", ()), there)]
        self.pool: Pool = there.extended(given) if cards is None else cards.completed(given)
        self.seats: int = data.get("seats", 2)
        self.rows: list[Row] = []
        for seat in range(self.seats):
            self._read_seat(seat, self.seat_table(seat))
        self.match = self._start_match() if "match" in data else None
        self.game: Lorcana = self.match.game if self.match is not None else self._lay()

    # -- laying the position ----------------------------------------------------------------------------------

    def _read_seat(self, seat: int, table: dict[str, Any]) -> None:
        for zone in ("play", "hand", "discard", "inkwell"):
            for entry in table.get(zone, ()):
                self.add(entry, seat, ZONE_INDEX[zone], zone)
        for _ in range(table.get("ink", 0)):
            self.add("Blank", seat, INKWELL, "inkwell")
        for _ in range(table.get("exerted_ink", 0)):
            self.add({"card": "Blank", "exerted": True}, seat, INKWELL, "inkwell")
        for entry in reversed(table.get("deck", ["Blank"] * table.get("blanks", DECK_BLANKS))):
            self.add(entry, seat, DECK, "deck")  # a file names the top card first

    def add(self, entry: Any, seat: int, zone: int, place: str) -> dict[str, Any]:
        states = super().add(entry, seat, zone, place)
        for below in states.get("under", ()):
            under = self.card_table(below, seat, "under")
            self.rows.append((self.pool.facts(under["card"]), seat, UNDER, under))
        return states

    def _start_match(self) -> Match:
        """A series of games with the decks of the seats (2.1.3)."""
        decks = [self._deck(seat) for seat in range(self.seats)]
        words = check_table("match", self.data["match"], {"best_of": Word(POSITIVE, ""), "games": Word(POSITIVE, "")})
        seed, fmt = self.data.get("seed", 1), self.data.get("format", "any")
        return Match(decks, seed=seed, format=fmt, cards=self.pool, **words)

    def _deck(self, seat: int) -> list[str]:
        return [facts.full_name for facts, owner, zone, _ in self.rows if owner == seat and zone == DECK]

    def next_game(self) -> None:
        if self.match is None:
            raise BadScenario("next game: only in a match")
        self.game = self.match.next()
        self.earlier = None

    def _lay(self) -> Lorcana:
        data = self.data
        step = self.step()
        fmt = format_named(data.get("format", "any"))
        facts = [row[0] for row in self.rows]
        owner = [row[1] for row in self.rows]
        if step == "setup":
            for seat in range(self.seats):
                facts += [self.pool.facts(MARKETING.name)] * fmt.variant.marketing_cards
                owner += [seat] * fmt.variant.marketing_cards
        game = Lorcana(facts, owner, self.seats, data.get("seed", 1), fmt.variant, sides(self.seats, data.get("teams")))
        game.names = self.pool.names
        if step == "setup":
            self._set_up(game)
            return game
        for seat in range(self.seats):
            table = data.get(SEATS[seat], {})
            game.lore[seat] = table.get("lore", 0)
            game.inked[seat] = table.get("inked", 0)
        active = self.set_turn(game)
        game.line_up()
        game.taking_turn = game.side(active)
        self._place(game)
        self.must_be_possible(game)
        turn = Turn(active)
        if step == "main":
            turn.cursor = MAIN
        else:
            game.turn -= 1
        inked = game.inked.copy()
        game.push(turn)
        game.run()
        if step == "main":
            game.inked = inked
        return game

    def _set_up(self, game: Lorcana) -> None:
        for seat in range(self.seats):
            more = set(self.data.get(SEATS[seat], {})) - {"deck", "blanks"}
            if more:
                raise BadScenario(f'[{SEATS[seat]}]: step = "setup": a seat has only a deck, not {known(more)}')
        for card, (_, seat, _, _) in enumerate(self.rows):
            game.put(card, seat, DECK)
        game.push(SetUp(self.seat_or_none("starting"), self.seat_or_none("chooser")))
        game.run()

    def impossible(self, game: Lorcana) -> Iterable[str]:
        return impossible(game, self.rows)

    def _place(self, game: Lorcana) -> None:
        host = NO_CARD
        for card, (_, seat, zone, states) in enumerate(self.rows):
            if zone == UNDER:
                changing_zones.put_under(game, [card], host, states.get("facedown", False))
                game.under[host] = (*game.under[host][1:], card)  # a file names the uppermost first
                continue
            game.put(card, seat, zone)
            host = card
            if zone == PLAY:
                game.drying[card] = states.get("drying", False)
                waking.wake(game, card, "play")
            elif zone == DISCARD:
                waking.wake(game, card, "discard")
            elif zone == INKWELL:
                game.face_down = with_row(game.face_down, card, True)
            game.exerted[card] = states.get("exerted", False)
            game.damage[card] = states.get("damage", 0)
            game.played_as[card] = states.get("played_as", "")
        for card, (_, seat, zone, states) in enumerate(self.rows):
            if zone == PLAY and "at" in states:
                places = [c for c in game.zones[seat][PLAY] if is_meant(game, c, states["at"])]
                if not places or not game.facts[places[0]].is_location:
                    raise BadScenario(f"{states['card']}: there is no location {states['at']!r} of that player in play")
                game.at = with_row(game.at, card, places[0])

    # -- moves and questions ----------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        name: str = self.game.facts[card].full_name
        return name

    def find_in(self, game: Lorcana, seat: int, text: str) -> Option | Refusal:
        return find(game, text, seat, all_cards=True)

    def is_meant(self, card: int, text: str) -> bool:
        return card != NO_CARD and is_meant(self.game, card, text)

    def meant(self, name: str) -> list[int]:
        return cards_meant(self.game, name)

    @classmethod
    def written(cls, game: Lorcana) -> dict[str, Any]:
        return written(game)

    @classmethod
    def shown_to(cls, seat: str, told: dict[str, Any]) -> dict[str, Any]:
        return shown_to(seat, told)

    # -- reading ----------------------------------------------------------------------------------------------

    def read_table(self, what: str) -> Any:
        game = self.game
        if what == "bag":
            return [game.facts[entry.source].full_name for entry in game.bag]
        if self.match is None:
            raise BadScenario(f"{what}: only in a match")
        if what == "score":
            return {SEATS[seat]: won for seat, won in enumerate(self.match.score)}
        winner = self.match.winner
        return "" if winner is None else SEATS[winner]

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
        if field == "sings_as":
            return stats.sings_as(game, card)
        return stats.keyword_value(game, card, field)
