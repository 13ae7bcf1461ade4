"""Positions of 7 Fallen as scenario files say them, and reading them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, get_args

from arbitre.ability import waking
from arbitre.games.fallen import changing_zones, energy, linking, notation, stats
from arbitre.games.fallen.card import CardData, CardType
from arbitre.games.fallen.deck import faults, format_named
from arbitre.games.fallen.facts import Facts
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.grammar import lexicons, read_text
from arbitre.games.fallen.keywords import KEYWORDS
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.setup import SetUp
from arbitre.games.fallen.spelling import check_marker
from arbitre.games.fallen.turn import WORD, Turn
from arbitre.games.fallen.zones import (
    ADORATION,
    BOOK,
    DIVINE,
    FIRING,
    HAND,
    IN_PLAY,
    LIMBO,
    LINES,
    PANDEMONIUM,
    PURGATORY,
    REAR,
    REGISTER,
    UNDER,
)
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import BadScenario
from arbitre.pool.fallen import Pool, pool
from arbitre.scenario.fallen_glossary import glossary
from arbitre.scenario.fallen_impossible import impossible
from arbitre.scenario.fallen_script import FallenScript
from arbitre.scenario.fallen_writing import shown_to, written
from arbitre.scenario.own_cards import own_cards as own_cards_of
from arbitre.scenario.words import (
    CARD,
    CARDS,
    COUNTS,
    INTEGER,
    NAME,
    NAMES,
    NUMBER,
    POSITIVE,
    SEAT,
    SEATS,
    TEXT,
    TEXTS,
    TRUTH,
    Word,
    Words,
    one_of,
)

BLANK = CardData(name="Blank", type="miracle", condition=99)
PLAIN_DEITY = CardData(name="Plain Deity", type="deity", life=30, will=5, feathers=1)
PLAIN_ARCHANGEL = CardData(name="Plain Archangel", type="archangel", attack=5, life=5, energy=3, time_factor=5)
PLAIN_TEMPLE = CardData(name="Plain Temple", type="temple", energy=20)
PLAIN_WORSHIPPER = CardData(name="Plain Worshipper", type="worshipper", energy=2)
PLAIN = (BLANK, PLAIN_DEITY, PLAIN_ARCHANGEL, PLAIN_TEMPLE, PLAIN_WORSHIPPER)
BOOK_BLANKS = 10
REGISTER_BLANKS = 10

PLACES = {
    "rear": REAR,
    "firing": FIRING,
    "adoration": ADORATION,
    "hand": HAND,
    "limbo": LIMBO,
    "purgatory": PURGATORY,
    "pandemonium": PANDEMONIUM,
}
PILES = {"book": BOOK, "register": REGISTER}  # a file names their top card first
LAID = ("rear", "firing", "adoration", "archangel", "temple")
"""Words of a seat under which a card has what it has in play."""
ZONE_NAMES = {**{zone: name for name, zone in (*PLACES.items(), *PILES.items())}, DIVINE: "heavens", UNDER: "under"}


def own_cards(tables: Iterable[dict[str, Any]], there: Pool) -> list[CardData]:
    """The cards that exist only in the file."""

    def compiled(card: CardData, text: str | list[str], made: list[CardData]) -> tuple[Any, ...]:
        whole = text if isinstance(text, str) else "\n".join(text)
        found = read_text(whole, card.type, lexicons([*there, *made, card]))
        if found.faults:
            raise BadScenario(f"[[card]] {card.name}: {'; '.join(map(str, found.faults))}")
        return found.abilities

    return own_cards_of(tables, LANGUAGE, CardData, compiled, below_zero=("attack", "life", "shield"))


class FallenScenario(FallenScript):
    """A game of 7 Fallen laid out as a scenario says."""

    steps = ("word", "dawn", "setup")
    keywords = KEYWORDS
    given = PLAIN
    card_data = CardData
    in_play = IN_PLAY
    pile = "book"
    nearer = ((1, "vitality", 0), (1, "feathers", 0))
    head: ClassVar[Words] = {
        "step": Word(
            one_of(*steps),
            "`word` (the attack phase not announced yet), `dawn` (that seat's turn is about to begin), `setup` (Eden, "
            "`book`, `register`)",
        ),
        "choosing": Word(TRUTH, "players are asked from where to spend energy"),
    }
    seat_words: ClassVar[Words] = {
        "rear": Word(CARDS, "on the rear guard"),
        "firing": Word(CARDS, "on the firing line"),
        "adoration": Word(CARDS, "in the Adoration"),
        "worshippers": Word(NUMBER, "how many copies of `Plain Worshipper` (2 energy each) are in the Adoration"),
        "hand": Word(CARDS, "in hand"),
        "limbo": Word(CARDS, "in the Limbo"),
        "purgatory": Word(CARDS, "in the Purgatory"),
        "pandemonium": Word(CARDS, "in the Pandemonium"),
        "book": Word(CARDS, "the Sacred Book, its top card first"),
        "blanks": Word(NUMBER, "instead of `book`: how many copies of `Blank` (10)"),
        "register": Word(CARDS, "the Register, its top card first (ten of `Plain Worshipper`)"),
        "deity": Word(CARD, 'the Deity ("Plain Deity": 30 vitality, Will 5, one Feather)'),
        "archangel": Word(CARD, 'the Archangel in the Heavens ("Plain Archangel": 5/5, 3 energy, Time Factor 5)'),
        "temple": Word(CARD, 'the Temple ("Plain Temple": 20 energy)'),
        "gift": Word(CARD, "the Divine Gift"),
        "mortal": Word(TRUTH, "whether the Deity is Mortal"),
        "feathers": Word(NUMBER, "its Feathers (those printed on it)"),
    }
    card_words: ClassVar[Words] = {
        "card": Word(TEXT, "its name, French, or English where the pool has one"),
        "count": Word(POSITIVE, "how many copies of it"),
        "damage": Word(NUMBER, "how much damage is on it", (*LAID, "deity"), "F3.5.2"),
        "energy": Word(NUMBER, "its energy (what is printed on it)", LAID, "F3.5.2"),
        "markers": Word(COUNTS, '`{ "+1|+1" = 2, Poseidor = 1 }`', (*LAID, "limbo"), "F3.5.2"),
        "tilted": Word(TRUTH, "it is tilted", (*LAID, "limbo"), "F3.5.2"),
        "on": Word(TEXT, "the Angel that a Golem or an Equipment is linked to", ("rear", "firing"), "F1.13.4"),
        "under": Word(NAMES, "cards that lie under it", LAID, "F5.76.2"),
        "owner": Word(SEAT, "whose it is, if not of the seat that controls it"),
        "new": Word(TRUTH, "it entered play this turn", LAID),
        "class": Word(TEXT, "what a Doppelgänger has chosen", (*LAID, "limbo"), "F6.11.2"),
    }
    table_reads: ClassVar[Words] = {
        "phase": Word(
            one_of("setup", "dawn", "word", "before attack", "attack", "damage", "night", "end"),
            "the phase of the turn",
        ),
        "window": Word(TEXT, 'the Contemplation or the stack that is open, or ""'),
        "pile": Word(NAMES, "sources of the effects on the stack, the next to resolve first: the order counts"),
        "announced": Word(NAMES, "the announced attackers"),
        "ambush": Word(NAMES, "those in ambush"),
        "attacking": Word(NAMES, "those whose attack is declared"),
        "defending": Word(NAMES, "the defenders"),
    }
    seat_reads: ClassVar[Words] = {
        "vitality": Word(INTEGER, "what is left of the Deity's vitality"),
        "mortal": Word(TRUTH, "whether the Deity is Mortal"),
        "feathers": Word(INTEGER, "its Feathers"),
        "energy": Word(INTEGER, "all energy that player could spend"),
        **{place: Word(NAMES, f"the cards there ({place})") for place in (*PLACES, "heavens")},
        "battlefield": Word(NAMES, "both lines"),
        "worshippers": Word(NAMES, "the Worshippers in the Adoration"),
        "book": Word(NAMES, "the Sacred Book, top card first: the order counts"),
        "register": Word(NAMES, "the Register, top card first: the order counts"),
        "deck_faults": Word(TEXTS, 'such as "register-size F1.18.4": of all that is laid out for the seat'),
    }
    card_reads: ClassVar[Words] = {
        **{
            stat: Word(INTEGER, "as it counts now") for stat in ("attack", "life", "shield", "cost", "damage", "energy")
        },
        "markers": Word(COUNTS, '`{ "+1|+1" = 2 }`'),
        "tilted": Word(TRUTH, "whether it is tilted"),
        "facedown": Word(TRUTH, "whether it lies face-down"),
        "zone": Word(one_of(*ZONE_NAMES.values(), "nowhere"), "where it is; a Familiar that has vanished is nowhere"),
        "linked": Word(NAMES, "what is linked to it"),
        "on": Word(NAME, "the Angel it is linked to"),
        "under": Word(NAMES, "what lies under it"),
        "keywords": Word(TEXTS, "all standard abilities it has"),
        "classes": Word(TEXTS, "its classes"),
        "type": Word(one_of(*get_args(CardType)), "its type"),
        "owner": Word(SEAT, "whose it is"),
        "controller": Word(SEAT, "who controls it"),
        "KEYWORD": Word(INTEGER, "the number of a standard ability, such as `Archerie`"),
    }

    def __init__(self, data: dict[str, Any], cards: Pool | None = None) -> None:
        there = pool() if cards is None else cards
        given = [*self.given, *own_cards(data.get("card", ()), there)]
        super().__init__(data, there.extended(given) if cards is None else cards.completed(given))

    # -- laying the position -----------------------------------------------------------------------------------

    def read_position(self, seat: int, table: dict[str, Any]) -> None:
        self.add(table.get("deity", PLAIN_DEITY.name), seat, DIVINE, "deity")
        for word, zone in PLACES.items():
            for entry in table.get(word, ()):
                self.add(entry, seat, zone, word)
        setup = self.step() == "setup"
        if not self._laid(seat, "temple", table):
            self.add(table.get("temple", PLAIN_TEMPLE.name), seat, DIVINE if setup else ADORATION, "temple")
        if not self._laid(seat, "archangel", table):
            self.add(table.get("archangel", PLAIN_ARCHANGEL.name), seat, DIVINE, "archangel")
        if "gift" in table:
            self.add(table["gift"], seat, DIVINE, "gift")
        for word in ("deity", "temple", "archangel", "gift"):
            if word in table and self.pool.facts(self.card_table(table[word], seat, word)["card"]).type != word:
                raise BadScenario(f"[{SEATS[seat]}]: {word}: the name of a {word}, not {table[word]!r}")
        if table.get("worshippers"):
            self.add({"card": PLAIN_WORSHIPPER.name, "count": table["worshippers"]}, seat, ADORATION, "adoration")
        blanks = [BLANK.name] * table.get("blanks", BOOK_BLANKS)
        for entry in reversed(table.get("book", blanks)):
            self.add(entry, seat, BOOK, "book")
        for entry in reversed(table.get("register", [PLAIN_WORSHIPPER.name] * REGISTER_BLANKS)):
            self.add(entry, seat, REGISTER, "register")

    def _laid(self, seat: int, kind: str, table: dict[str, Any]) -> bool:
        """Whether the Temple or the Archangel lies somewhere already; then it must be the one the file speaks of."""
        there = [row[0] for row in self.rows if row[1] == seat and row[0].type == kind]
        if there and kind in table and self.pool.facts(self.card_table(table[kind], seat, kind)["card"]) not in there:
            raise BadScenario(f"[{SEATS[seat]}]: {kind}: there is another one already: {there[0].name} (rule F1.3.2)")
        return bool(there)

    def add(self, entry: Any, seat: int, zone: int, place: str) -> dict[str, Any]:
        states = super().add(entry, seat, zone, place)
        for name in states.get("under", ()):
            self.rows.append((self.pool.facts(name), seat, UNDER, {"card": name, "on": states["card"]}))
        return states

    def lay(self) -> Fallen:
        data = self.data
        step = self.step()
        # Familiars come last: cards with higher numbers than those of the decks are Familiars.
        self.rows.sort(key=lambda row: row[0].type == "familiar")
        facts = [row[0] for row in self.rows]
        owner = [self.seat_named(states.get("owner", SEATS[seat])) for _, seat, _, states in self.rows]
        game = Fallen(facts, owner, data.get("seed", 1))
        game.setup_size = sum(one.type != "familiar" for one in facts)
        game.names = self.pool.names
        game.classes = self.pool.classes
        game.choosing = data.get("choosing", False)
        game.token_facts = self.pool.familiars
        deities = [card for card, row in enumerate(self.rows) if row[0].type == "deity" and row[2] == DIVINE]
        if len(deities) != 2 or [self.rows[card][1] for card in deities] != [0, 1]:
            raise BadScenario("deity: the name of a Deity, one a seat")
        game.deity = (deities[0], deities[1])
        if step == "setup":
            return self._set_up(game)
        active = self.set_turn(game)
        game.phase = "word"
        self._place(game)
        self.must_be_possible(game)
        turn = Turn(active)
        if step == "word":
            turn.cursor = WORD
        else:
            game.turn -= 1
        game.push(turn)
        game.stir()  # pairs link by themselves, and what can't stay there goes
        game.run()
        return game

    def _set_up(self, game: Fallen) -> Fallen:
        for card, (facts, seat, zone, _) in enumerate(self.rows):
            if zone in (BOOK, REGISTER):
                game.put(card, seat, zone)
            elif facts.is_page:
                raise BadScenario('step = "setup": a seat has only an Eden, a Book and a Register')
        game.push(SetUp(self.seat_or_none("starting"), self.seat_or_none("chooser")))
        game.run()
        return game

    @classmethod
    def written(cls, game: Fallen) -> dict[str, Any]:
        return written(game)

    @classmethod
    def shown_to(cls, seat: str, told: dict[str, Any]) -> dict[str, Any]:
        return shown_to(seat, told)

    @classmethod
    def may_lie_in_deck(cls, card: CardData) -> bool:
        return card.type in ("angel", "golem", "equipment", "miracle", "blessing")

    def with_number(self, seat: int, field: str, number: int) -> dict[str, Any]:
        if field != "vitality":
            return super().with_number(seat, field, number)
        letter = SEATS[seat]
        told = self.data.get(letter, {})
        deity = told.get("deity", PLAIN_DEITY.name)
        damage = stats.life(self.game, self.game.deity[seat]) - number
        card = {**({"card": deity} if isinstance(deity, str) else deity), "damage": damage}
        return {**self.data, letter: {**told, "deity": card}}

    def impossible(self, game: Fallen) -> Iterable[str]:
        return impossible(game, self.rows)

    def _place(self, game: Fallen) -> None:
        """Nothing triggers because a card is there."""
        for card, (facts, seat, zone, states) in enumerate(self.rows):
            game.put(card, seat, zone)
            if zone == DIVINE:
                game.face_down = with_row(game.face_down, card, facts.type != "deity")
                if game.face_down[card]:
                    game.known_to[card] = 1 << seat  # an Archangel that has not appeared
            if zone in IN_PLAY or zone == LIMBO:
                game.exerted[card] = states.get("tilted", False)
                game.energy[card] = states.get("energy", facts.data.energy) if zone in IN_PLAY else 0
                game.entered = with_row(game.entered, card, game.turn if states.get("new") else 0)
                game.markers = with_row(game.markers, card, self._markers(facts, states))
                if "class" in states:
                    game.chosen_class[card] = states["class"]
            if zone in IN_PLAY or facts.type == "deity":
                game.damage[card] = states.get("damage", 0)
                waking.wake(game, card, "play")
            else:
                changing_zones.wake_outside(game, card)
        for card, (_, seat, zone, states) in enumerate(self.rows):
            if "on" in states and zone in (*LINES, UNDER):
                self._put_on(game, card, seat, states)
        for seat in range(2):
            table = self.data.get(SEATS[seat], {})
            deity = game.deity[seat]
            game.feathers[seat] = table.get("feathers", game.facts[deity].data.feathers)
            if table.get("mortal"):
                game.mortal = (seat == 0 or game.mortal[0], seat == 1 or game.mortal[1])
                game.damage[deity] = stats.life(game, deity)

    def _markers(self, facts: Facts, states: dict[str, Any]) -> tuple[tuple[str, int], ...]:
        found = dict(states.get("markers", {}))
        for marker in found:
            check_marker(marker, facts.name)
        if facts.data.hourglasses and "markers" not in states:
            found["hourglass"] = facts.data.hourglasses
        return tuple(sorted((name, count) for name, count in found.items() if count > 0))

    def _put_on(self, game: Fallen, card: int, seat: int, states: dict[str, Any]) -> None:
        hosts = [c for c in notation.cards_meant(game, states["on"]) if game.zone_of[c] in IN_PLAY and c != card]
        mine = [c for c in hosts if game.controller[c] == seat] or hosts
        if not mine:
            raise BadScenario(f"{states['card']}: there is no {states['on']!r} in play")
        if game.zone_of[card] == UNDER:
            game.host[card] = mine[0]
        else:
            linking.link(game, card, mine[0])

    @classmethod
    def glossary(cls) -> Iterable[tuple[str, str, str]]:
        return glossary()

    # -- reading -----------------------------------------------------------------------------------------------

    def in_order(self, what: str) -> bool:
        return what.endswith((".book", ".register")) or what == "pile"

    def read_table(self, what: str) -> Any:
        game = self.game
        fight = game.combat
        if what == "phase":
            return game.phase
        if what == "window":
            return self.window()
        if what == "pile":
            return [self.name(item.source) for item in reversed(game.effect_stack)]
        return [] if fight is None else [self.name(card) for card in getattr(fight, what)]

    def cards_in(self, seat: int, zone: str) -> list[int] | None:
        zones = self.game.zones[seat]
        if zone in PLACES:
            return list(zones[PLACES[zone]])
        if zone in PILES:
            return zones[PILES[zone]][::-1]
        if zone == "heavens":
            return list(zones[DIVINE])
        if zone == "battlefield":
            return changing_zones.battlefield(self.game, seat)
        if zone == "worshippers":
            return [card for card in zones[ADORATION] if self.game.is_a(card, "worshipper")]
        return None

    def read_seat(self, seat: int, field: str) -> Any:
        game = self.game
        deity = game.deity[seat]
        if field == "vitality":
            return max(0, stats.life(game, deity) - game.damage[deity])
        if field == "mortal":
            return game.mortal[seat]
        if field == "feathers":
            return game.feathers[seat]
        if field == "energy":
            return energy.available(game, seat)
        if field == "deck_faults":
            cards = [self.pool.data(row[0].name) for row in self.rows if row[1] == seat]
            fmt = format_named(self.data.get("format", "constructed"))
            return [f"{fault.key} {fault.rule}" for fault in faults(cards, fmt)]
        return self.names_in(seat, field)

    def read_card(self, subject: str, field: str, what: str) -> Any:
        game = self.game
        card = self.card_meant(subject, field, what)
        if card == NO_CARD:
            return "nowhere"  # F1.12.5: a Familiar that has vanished
        if field == "zone":
            return ZONE_NAMES[game.zone_of[card]]
        if field in ("attack", "life", "shield", "cost"):
            return stats.stat(game, card, "strength" if field == "attack" else field)
        if field in ("damage", "energy"):
            return getattr(game, field)[card]
        if field == "markers":
            return dict(game.markers[card])
        if field == "tilted":
            return game.exerted[card]
        if field in ("facedown", "owner", "controller"):
            return self.read_lie(card, field)
        if field == "linked":
            return [self.name(other) for other in game.under[card] if game.zone_of[other] in LINES]
        if field == "under":
            under = [other for seat in range(2) for other in game.zones[seat][UNDER]]
            return [self.name(other) for other in under if game.host[other] == card]
        if field == "on":
            return "" if game.host[card] == NO_CARD else self.name(game.host[card])
        if field == "keywords":
            return sorted(word for word in KEYWORDS if stats.has(game, card, word))
        if field == "classes":
            return sorted(stats.classes(game, card))
        if field == "type":
            return stats.kind(game, card)
        return stats.value(game, card, field)
