"""Positions of Lorcana as scenario files say them, and reading them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from arbitre.ability.parse import NotUnderstood
from arbitre.games.lorcana import moving, stats
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.facts import KEYWORDS, Facts
from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.moves import SEATS, cards_meant, describe, find, is_meant
from arbitre.games.lorcana.setup import SetUp
from arbitre.games.lorcana.start import sides
from arbitre.games.lorcana.turn import MAIN, Turn
from arbitre.games.lorcana.zones import DECK, DISCARD, INKWELL, PLAY, UNDER, ZONE_INDEX
from arbitre.kernel.decision import NO_CARD, Option, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.kernel.event import SIGNAL
from arbitre.kernel.view import knows
from arbitre.pool.compiling import from_text, lexicon_of
from arbitre.pool.lorcana import MARKETING, Pool, pool
from arbitre.pool.lorcana_match import Match

BLANK = CardData(name="Blank", type="item", cost=1, inkable=False)
STEPS = {"main": MAIN, "start": 0, "end": MAIN}
SEAT_WORDS = frozenset(("play", "hand", "deck", "discard", "inkwell", "ink", "exerted_ink", "lore", "inked", "blanks"))
CARD_WORDS = frozenset(("card", "damage", "exerted", "drying", "at", "under", "facedown", "played_as", "count"))
DECK_BLANKS = 10


def own_cards(tables: Iterable[dict[str, Any]], there: Pool) -> list[CardData]:
    """The cards that exist only in the file, with ability trees (`abilities`) or with text to be compiled (`text`)."""
    made: list[CardData] = []
    for table in tables:
        rest = {name: value for name, value in table.items() if name != "text"}
        try:
            card = msgspec.convert(rest, CardData)
        except msgspec.ValidationError as fault:
            raise BadScenario(f"[[card]]: {fault}") from fault
        text = table.get("text", ())
        if text:
            words = lexicon_of([*there, *made, card])
            try:
                abilities = from_text([text] if isinstance(text, str) else text, card.type, words)
            except NotUnderstood as fault:
                raise BadScenario(f"[[card]] {card.full_name}: {fault}") from fault
            card = msgspec.structs.replace(card, abilities=(*card.abilities, *abilities))
        made.append(card)
    return made


class LorcanaScenario:
    """A game laid out as a scenario says, and the questions a scenario may ask of it."""

    def __init__(self, data: dict[str, Any], cards: Pool | None = None) -> None:
        self.data = data
        there = cards if cards is not None else pool()
        self.pool: Pool = there.extended([BLANK, *own_cards(data.get("card", ()), there)])
        self.seats: int = data.get("seats", 2)
        if not 2 <= self.seats <= len(SEATS):
            raise BadScenario(f"seats: from 2 to {len(SEATS)}, not {self.seats}")
        self._rows: list[tuple[Facts, int, int, dict[str, Any]]] = []  # facts, seat, zone, states
        for seat in range(self.seats):
            self._read_seat(seat, data.get(SEATS[seat], {}))
        self.match = self._start_match() if "match" in data else None
        self.game: Lorcana = self.match.game if self.match is not None else self._lay()

    # -- laying the position ----------------------------------------------------------------------------------

    def _read_seat(self, seat: int, table: dict[str, Any]) -> None:
        unknown = set(table) - SEAT_WORDS
        if unknown:
            raise BadScenario(
                f"[{SEATS[seat]}]: unknown: {', '.join(sorted(unknown))}; known: {', '.join(sorted(SEAT_WORDS))}"
            )
        for zone in ("play", "hand", "discard", "inkwell"):
            for entry in table.get(zone, ()):
                self._add(entry, seat, ZONE_INDEX[zone])
        for _ in range(table.get("ink", 0)):
            self._add("Blank", seat, INKWELL)
        for _ in range(table.get("exerted_ink", 0)):
            self._add({"card": "Blank", "exerted": True}, seat, INKWELL)
        for entry in reversed(table.get("deck", ["Blank"] * table.get("blanks", DECK_BLANKS))):
            self._add(entry, seat, DECK)  # a file names the top card first

    def _add(self, entry: Any, seat: int, zone: int) -> None:
        states: dict[str, Any] = {"card": entry} if isinstance(entry, str) else dict(entry)
        unknown = set(states) - CARD_WORDS
        if unknown or "card" not in states:
            raise BadScenario(f"{entry}: a card is a name or a table with `card` and {', '.join(sorted(CARD_WORDS))}")
        for _ in range(states.get("count", 1)):
            self._rows.append((self.pool.facts(states["card"]), seat, zone, states))
        for below in states.get("under", ()):
            under = {"card": below} if isinstance(below, str) else dict(below)
            self._rows.append((self.pool.facts(under["card"]), seat, UNDER, under))

    def _start_match(self) -> Match:
        """A series of games with the decks of the seats (2.1.3)."""
        decks = [self._deck(seat) for seat in range(self.seats)]
        words = self.data["match"]
        if not isinstance(words, dict) or set(words) - {"best_of", "games"}:
            raise BadScenario("match: { best_of = 3 } or { games = 2 }")
        seed, fmt = self.data.get("seed", 1), self.data.get("format", "any")
        return Match(decks, seed=seed, format=fmt, cards=self.pool, **words)

    def _deck(self, seat: int) -> list[str]:
        return [facts.full_name for facts, owner, zone, _ in self._rows if owner == seat and zone == DECK]

    def next_game(self) -> None:
        if self.match is None:
            raise BadScenario("next game: only in a match")
        self.game = self.match.next()

    def _lay(self) -> Lorcana:
        data = self.data
        fmt = format_named(data.get("format", "any"))
        facts = [row[0] for row in self._rows]
        owner = [row[1] for row in self._rows]
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
            for card, (_, seat, _, _) in enumerate(self._rows):
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
        active = SEATS.index(data.get("turn", "A"))
        game.turn = data.get("number", 3)
        game.starting = SEATS.index(data.get("starting", "A"))
        game.active = active
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
        for card, (facts, seat, zone, states) in enumerate(self._rows):
            if zone == UNDER:
                moving.put_under(game, [card], host, states.get("facedown", False))
                game.under[host] = (*game.under[host][1:], card)  # a file names the uppermost first
                continue
            game.put(card, seat, zone)
            host = card
            if zone == PLAY:
                game.drying[card] = states.get("drying", False) and facts.is_character
                moving.wake(game, card, "play")
            elif zone == DISCARD:
                moving.wake(game, card, "discard")
            elif zone == INKWELL:
                game.face_down[card] = True
            game.exerted[card] = states.get("exerted", False)
            game.damage[card] = states.get("damage", 0)
            game.played_as[card] = states.get("played_as", "")
        for card, (_, seat, zone, states) in enumerate(self._rows):
            if zone == PLAY and "at" in states:
                places = [c for c in game.zones[seat][PLAY] if is_meant(game, c, states["at"])]
                if not places or not game.facts[places[0]].is_location:
                    raise BadScenario(f"{states['card']}: there is no location {states['at']!r} of that player in play")
                game.at[card] = places[0]

    # -- moves and questions ----------------------------------------------------------------------------------

    def find(self, seat: str, text: str) -> Option | Refusal:
        return find(self.game, text, self._seat(seat), all_cards=True)

    def at_place(self, seat: str, place: str) -> Option:
        """The option at a place in the list, from 1: exact where several options read alike."""
        decision = self.game.decision
        if decision is None or decision.seat != self._seat(seat):
            raise BadScenario(f"pick {place}: seat {seat} is not asked")
        if not place.isdecimal() or not 1 <= int(place) <= len(decision.options):
            raise BadScenario(f"pick {place}: a number from 1 to {len(decision.options)}")
        return decision.options[int(place) - 1]

    def concede(self, seat: str) -> None:
        self.game.concede(self._seat(seat))

    def _seat(self, seat: str) -> int:
        if seat not in SEATS[: self.seats]:
            raise BadScenario(f"there is no seat {seat!r}")
        return SEATS.index(seat)

    def question(self) -> str:
        decision = self.game.decision
        if decision is None:
            return "nothing: the game is over"
        options = "; ".join(describe(self.game, option) for option in decision.options[:40])
        return f"{SEATS[decision.seat]}, {decision.kind} [{options}]"

    def open_question(self) -> str:
        """What is being asked, if it is not simply the next turn action."""
        decision = self.game.decision
        if decision is None or decision.kind == "turn action":
            return ""
        return self.question()

    def log(self) -> list[str]:
        game = self.game
        lines = []
        for event in game.events:
            if event.word == SIGNAL:
                continue
            parts = [SEATS[event.seat] if event.seat >= 0 else "", event.kind]
            if event.card >= 0:
                parts.append(game.facts[event.card].full_name)
            if event.other >= 0:
                parts.append(f"/ {game.facts[event.other].full_name}")
            if event.amount:
                parts.append(f"({event.amount}{' ' + event.word if event.word else ''})")
            line = f"{' '.join(part for part in parts if part)} [{event.rule}]"
            if len(event.cards) > 1:
                line += ": " + ", ".join(game.facts[c].full_name if c >= 0 else "facedown card" for c in event.cards)
            lines.append(line)
        return lines

    # -- comparing --------------------------------------------------------------------------------------------

    def compare(self, what: str, value: Any) -> str:
        """Empty if it is as expected, else what was expected and what is there."""
        if what == "log":
            return self._compare_log(value)
        if what == "log_not":
            found = [line for line in self.log() for text in value if text in line]
            return f"in the log: {found}" if found else ""
        if what in ("can", "cannot"):
            return self._compare_moves(what, value)
        if what == "asked":
            return self._compare_question(value)
        if what.endswith((".sees", ".sees_not")):
            return self._compare_sight(what, value)
        found = self._read(what)
        if isinstance(found, list) and isinstance(value, list):
            same = len(found) == len(value) and (
                all(_same(f, v) for f, v in zip(found, value, strict=True))
                if what.endswith((".deck", ".bag"))
                else all(_same(f, v) for f, v in zip(sorted(found), sorted(value), strict=True))
            )
        elif isinstance(found, str) and isinstance(value, str):
            same = _same(found, value)
        else:
            same = found == value
        return "" if same else f"expected {value!r}, but it is {found!r}"

    def _compare_log(self, wanted: list[str]) -> str:
        """Each of these appears in the log, in this order."""
        lines = iter(self.log())
        for want in wanted:
            if not any(want in line for line in lines):
                return f"{want!r} is not in the log (in this order):\n    " + "\n    ".join(self.log())
        return ""

    def _compare_question(self, wanted: dict[str, Any]) -> str:
        """The pending question, as far as the file speaks of it; options in any order."""
        found = self._read("asked")
        for key, value in wanted.items():
            if key not in ("seat", "kind", "options"):
                raise BadScenario(f"asked: {key!r} is not one of seat, kind, options")
            there = found.get(key)
            if (sorted(there) != sorted(value)) if isinstance(value, list) and there is not None else there != value:
                return f"expected {key} = {value!r}, but it is {there!r}"
        return ""

    def _compare_sight(self, what: str, wanted: list[str]) -> str:
        """Names a seat may, or may not, know to be where they are now."""
        seat, _, sees = what.partition(".")
        if seat not in SEATS[: self.seats]:
            raise BadScenario(f"{what!r}: there is no seat {seat!r}")
        game = self.game
        known = sorted({game.facts[c].full_name for c in range(len(game.facts)) if knows(game, c, SEATS.index(seat))})
        for name in wanted:
            if any(_same(there, name) for there in known) != (sees == "sees"):
                return f"{name!r}: that seat knows {known}"
        return ""

    def _compare_moves(self, what: str, wanted: Any) -> str:
        decision = self.game.decision
        if decision is None:
            return "the game is over"
        if what == "can":
            for text in wanted:
                found = find(self.game, text, all_cards=True)
                if not isinstance(found, Option):
                    return f"{text!r} is refused by rule {found.rule} ({found.key})"
            return ""
        for text, rule in wanted.items():
            found = find(self.game, text, all_cards=True)
            if isinstance(found, Option):
                return f"{text!r} is legal"
            if found.rule != rule:
                return f"{text!r} is refused by rule {found.rule} ({found.key}), not by {rule}"
        return ""

    def _read(self, what: str) -> Any:
        game = self.game
        if what == "over":
            return game.over
        if what == "score" and self.match is not None:
            return {SEATS[seat]: won for seat, won in enumerate(self.match.score)}
        if what == "match_winner" and self.match is not None:
            winner = self.match.winner
            return "" if winner is None else SEATS[winner]
        if what == "winner":
            result = game.result
            return "" if result is None else "".join(SEATS[seat] for seat in result.winners)
        if what == "reason":
            return "" if game.result is None else game.result.reason
        if what == "active":
            return SEATS[game.active]
        if what == "turn":
            return game.turn
        if what == "bag":
            return [game.facts[entry.source].full_name for entry in game.bag]
        if what == "asked":
            decision = game.decision
            if decision is None:
                return {}
            return {
                "seat": SEATS[decision.seat],
                "kind": decision.kind,
                "options": [describe(game, option) for option in decision.options],
            }
        subject, _, field = what.rpartition(".")
        if not subject:
            raise BadScenario(f"{what!r} is nothing that can be expected")
        if len(subject.split(".")[0]) == 1 and subject.split(".")[0] in SEATS[: self.seats] and "." not in subject:
            if field in _SEAT_FIELDS:
                return self._read_seat_field(SEATS.index(subject), field)
            raise BadScenario(f"{what!r}: a seat has {', '.join(sorted(_SEAT_FIELDS))}")
        if subject[0] in SEATS[: self.seats] and subject[1:] in (".hand", ".deck", ".discard", ".play", ".inkwell"):
            cards = game.zones[SEATS.index(subject[0])][ZONE_INDEX[subject[2:]]]
            if field == "count":
                return len(cards)
        return self._read_card(subject, field, what)

    def _read_seat_field(self, seat: int, field: str) -> Any:
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
        cards = game.zones[seat][ZONE_INDEX[field]]
        names = [game.facts[card].full_name for card in cards]
        return names[::-1] if field == "deck" else names

    def _read_card(self, subject: str, field: str, what: str) -> Any:
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
        if field == "keywords":
            return sorted(word for word in KEYWORDS if stats.has(game, card, word))
        if field in KEYWORDS:
            return stats.keyword_value(game, card, field)
        if field == "sings_as":
            return stats.sings_as(game, card)
        raise BadScenario(f"{what!r}: a card has no {field!r}")


_SEAT_FIELDS = frozenset(("lore", "ink", "gone", "deck_faults", "hand", "deck", "discard", "play", "inkwell"))


def _same(found: str, wanted: str) -> bool:
    """A name may be shortened to a clear beginning."""
    return found == wanted or found.casefold().startswith(wanted.casefold())
