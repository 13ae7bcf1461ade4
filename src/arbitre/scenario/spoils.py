"""Positions of The Spoils as scenario files say them, and reading them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from arbitre.ability import waking
from arbitre.games.spoils import changing_zones, notation, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import ICONS, CardData
from arbitre.games.spoils.deck import faults, format_named
from arbitre.games.spoils.facts import KEYWORDS
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.grammar import read_card
from arbitre.games.spoils.language import LANGUAGE
from arbitre.games.spoils.setup import SetUp
from arbitre.games.spoils.turn import MAIN, Turn
from arbitre.games.spoils.zones import DECK, DISCARD, FACTION, HAND, OUT, PLAY, PLAYED, ZONES
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.error import BadScenario
from arbitre.pool.spoils import Pool, pool
from arbitre.pool.spoils_compiling import lexicon_of
from arbitre.pool.spoils_game import resource_names, tokens
from arbitre.scenario.own_cards import own_cards as own_cards_of
from arbitre.scenario.spoils_impossible import impossible
from arbitre.scenario.spoils_script import SpoilsScript
from arbitre.scenario.spoils_writing import shown_to, written
from arbitre.scenario.words import (
    CARDS,
    COUNTS,
    INTEGER,
    NAME,
    NAMES,
    NUMBER,
    NUMBER_OR_NAMES,
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

BLANK = CardData(name="Blank", type="item", cost=99)
PLAIN_FACTION = CardData(
    name="Plain Faction",
    type="faction",
    influence=25,
    starting_resources=("staple", "staple"),
    starting_draw=(8, 9),
    abilities=(
        n.Triggered(  # 202.7
            (n.When("turn starts", player="you"),),
            (n.Ready(n.Each(n.Select(whose="you", where=(n.Exerted(),)))), n.Detach(amount=None)),
        ),
        n.Triggered(  # 202.8
            (n.When("turn starts", player="you"),), (n.ChooseOne(((n.Draw(),), (n.PlayResource(),))),)
        ),
    ),
)
DECK_BLANKS = 10


def own_cards(tables: Iterable[dict[str, Any]], there: Pool) -> list[CardData]:
    """The cards that exist only in the file."""

    def compiled(card: CardData, text: str | list[str], made: list[CardData]) -> tuple[Any, ...]:
        whole = text if isinstance(text, str) else "\n".join(text)
        found = read_card(whole, card.type, lexicon_of([*there, *made, card]))
        if found.faults:
            raise BadScenario(f"[[card]] {card.name}: {'; '.join(map(str, found.faults))}")
        return found.abilities

    return own_cards_of(tables, LANGUAGE, CardData, compiled)


class SpoilsScenario(SpoilsScript):
    """A game of The Spoils laid out as a scenario says."""

    steps = ("main", "start", "setup")
    keywords = KEYWORDS
    given = (BLANK, PLAIN_FACTION)
    card_data = CardData
    in_play = (PLAY, FACTION)
    nearer = ((1, "influence", 0),)
    head: ClassVar[Words] = {
        "step": Word(one_of(*steps), "`main`, `start` (that seat's turn is about to begin), `setup` (a deck only)"),
        "choosing": Word(TRUTH, "players are asked which resources to pay with"),
    }
    seat_words: ClassVar[Words] = {
        "faction": Word(TEXT, 'the name of a faction ("Plain Faction")'),
        "influence": Word(NUMBER, "that player's influence (the faction's)"),
        "play": Word(CARDS, "in play"),
        "hand": Word(CARDS, "in hand"),
        "discard": Word(CARDS, "in the discard pile"),
        "out": Word(CARDS, "out of the game"),
        "resources": Word(COUNTS, "face-up resources: `{ Rage = 3, Greed = 1 }`"),
        "face_down": Word(CARDS, "face-down resources"),
        "attached": Word(NUMBER_OR_NAMES, "how many resources are attached to the faction, the last ones, or which"),
        "deck": Word(CARDS, "the deck, its top card first"),
        "blanks": Word(NUMBER, "instead of `deck`: how many blank cards (10)"),
    }
    card_words: ClassVar[Words] = {
        "card": Word(TEXT, "its name"),
        "count": Word(POSITIVE, "how many copies of it"),
        "damage": Word(NUMBER, "how much damage is on it", ("play",), "402.4"),
        "depleted": Word(TRUTH, "it is depleted", ("play",), "402.4"),
        "tokens": Word(NUMBER, "how many tokens are on it", ("play",), "409.2"),
        "on": Word(TEXT, "what it is attached to", ("play",), "301.4"),
        "facedown": Word(TRUTH, "it lies face-down, as a resource", ("play", "face_down"), "411.1"),
        "new": Word(TRUTH, "it came under control this turn", ("play", "face_down")),
        "owner": Word(SEAT, "whose it is, if not of the seat that controls it", ("play", "face_down"), "403.4a"),
        "attacks": Word(NUMBER, "how often it has attacked this turn", ("play",)),
        "attached": Word(TRUTH, "a resource: it is attached to the faction", ("play", "face_down"), "309.1"),
    }
    table_reads: ClassVar[Words] = {
        "battle": Word(TRUTH, "whether there is a battle"),
        "attacking": Word(NAMES, "the attacking party"),
        "blocking": Word(NAMES, "the blocking party"),
        "target": Word(NAME, "what is attacked"),
        "window": Word(TEXT, 'the rule of the open window, or ""'),
    }
    seat_reads: ClassVar[Words] = {
        "influence": Word(INTEGER, "that player's influence"),
        "free": Word(INTEGER, "resources attached to nothing"),
        "attached": Word(INTEGER, "resources attached to the faction"),
        "icons": Word(TEXT, 'the icons that player controls: "OOGRRV", always in the order O G E D R V'),
        "play": Word(NAMES, "the cards in play, without resources"),
        "resources": Word(NAMES, "face-up resources"),
        "face_down": Word(NAMES, "face-down resources"),
        "hand": Word(NAMES, "the cards in hand"),
        "discard": Word(NAMES, "the discard pile"),
        "out": Word(NAMES, "the cards out of the game"),
        "being_played": Word(NAMES, "the cards that are being played"),
        "deck": Word(NAMES, "the deck, top card first: the order counts"),
        "deck_faults": Word(TEXTS, "what is wrong with the deck for the `format`"),
    }
    card_reads: ClassVar[Words] = {
        **{
            stat: Word(INTEGER, "as it is now")
            for stat in ("strength", "life", "speed", "structure", "cost", "damage", "tokens")
        },
        "depleted": Word(TRUTH, "whether it is depleted"),
        "facedown": Word(TRUTH, "whether it lies face-down"),
        "settled": Word(TRUTH, "whether it has been under control since the start of the turn"),
        "zone": Word(one_of(*(kind.name for kind in ZONES), "nowhere"), "where it is; a token may be nowhere"),
        "on": Word(NAME, "what it is attached to"),
        "attached": Word(NAMES, "what is attached to it"),
        "owner": Word(SEAT, "whose it is"),
        "controller": Word(SEAT, "who controls it"),
        "icons": Word(TEXT, "the icons it provides"),
        "keywords": Word(TEXTS, "all keywords it has"),
        "types": Word(TEXTS, "its types"),
        "subtypes": Word(TEXTS, "its subtypes"),
    }

    def __init__(self, data: dict[str, Any], cards: Pool | None = None) -> None:
        there = pool() if cards is None else cards
        given = [*self.given, *own_cards(data.get("card", ()), there)]
        super().__init__(data, there.extended(given) if cards is None else cards.completed(given))

    # -- laying the position -----------------------------------------------------------------------------------

    def read_position(self, seat: int, table: dict[str, Any]) -> None:
        self.add(table.get("faction", PLAIN_FACTION.name), seat, FACTION, "faction")
        for name, number in table.get("resources", {}).items():
            for _ in range(number):
                self.add(name, seat, PLAY, "resources")
        for entry in table.get("face_down", ()):
            states = {"card": entry} if isinstance(entry, str) else entry
            self.add({**states, "facedown": True}, seat, PLAY, "face_down")
        for word, zone in (("play", PLAY), ("hand", HAND), ("discard", DISCARD), ("out", OUT)):
            for entry in table.get(word, ()):
                self.add(entry, seat, zone, word)
        for entry in reversed(table.get("deck", ["Blank"] * table.get("blanks", DECK_BLANKS))):
            self.add(entry, seat, DECK, "deck")  # a file names the top card first

    def lay(self) -> Spoils:
        data = self.data
        step = self.step()
        facts = [row[0] for row in self.rows]
        owner = [self.seat_named(states.get("owner", SEATS[seat])) for _, seat, _, states in self.rows]
        game = Spoils(facts, owner, data.get("seed", 1))
        game.names = self.pool.names
        game.resource_names = resource_names(self.pool)
        game.token_facts = tokens()
        game.choosing = data.get("choosing", False)
        factions = [card for card, row in enumerate(self.rows) if row[2] == FACTION]
        game.faction = (factions[0], factions[1])
        if any(not facts[card].is_faction for card in factions):
            raise BadScenario("faction: the name of a faction")
        if step == "setup":
            for card, (_, seat, zone, _) in enumerate(self.rows):
                if zone == DECK:
                    game.put(card, seat, DECK)
                elif zone != FACTION:
                    raise BadScenario('step = "setup": a seat has only a faction and a deck')
            game.push(SetUp(self.seat_or_none("starting"), self.seat_or_none("chooser")))
            game.run()
            return game
        active = self.set_turn(game)
        self._place(game)
        self.must_be_possible(game)
        turn = Turn(active)
        if step == "main":
            turn.cursor = MAIN
        else:
            game.turn -= 1
        game.push(turn)
        game.run()
        return game

    @classmethod
    def written(cls, game: Spoils) -> dict[str, Any]:
        return written(game)

    @classmethod
    def shown_to(cls, seat: str, told: dict[str, Any]) -> dict[str, Any]:
        return shown_to(seat, told)

    @classmethod
    def may_lie_in_deck(cls, card: CardData) -> bool:
        return card.type != "faction"

    def impossible(self, game: Spoils) -> Iterable[str]:
        return impossible(game, self.rows)

    def _place(self, game: Spoils) -> None:
        """Nothing triggers because a card is there."""
        for card, (facts, seat, zone, states) in enumerate(self.rows):
            game.put(card, seat, zone)
            if zone == FACTION:
                waking.wake(game, card, "play")
                game.influence[seat] = self.data.get(SEATS[seat], {}).get("influence", facts.data.influence or 0)
            elif zone == PLAY:
                game.face_down = with_row(game.face_down, card, states.get("facedown", False))
                if game.face_down[card]:
                    game.known_to[card] = 1 << seat  # 411.2
                game.exerted[card] = states.get("depleted", False)
                game.damage[card] = states.get("damage", 0)
                game.tokens = with_row(game.tokens, card, states.get("tokens", 0))
                game.attacks = with_row(game.attacks, card, states.get("attacks", 0))
                game.settled[card] = not states.get("new", False)
                if not game.face_down[card]:
                    waking.wake(game, card, "play")
            elif zone == DISCARD:
                waking.wake(game, card, "discard")
        for card, (_, seat, zone, states) in enumerate(self.rows):
            if zone == PLAY and "on" in states:
                hosts = [c for c in notation.cards_meant(game, states["on"]) if game.zone_of[c] in (PLAY, FACTION)]
                mine = [c for c in hosts if game.controller[c] == seat] or hosts
                if not mine or mine[0] == card:
                    raise BadScenario(f"{states['card']}: there is no {states['on']!r} in play to be attached to")
                changing_zones.attach(game, card, mine[0])
            elif zone == PLAY and states.get("attached"):
                changing_zones.attach(game, card, game.faction[seat])
        for seat in range(2):
            self._attach_resources(game, seat, self.data.get(SEATS[seat], {}).get("attached", 0))

    def _attach_resources(self, game: Spoils, seat: int, wanted: Any) -> None:
        """A number of resources, the last laid first, or certain ones, are attached to the faction."""
        free = stats.free_resources(game, seat)
        if isinstance(wanted, int):
            if wanted > len(free):
                raise BadScenario(f"[{SEATS[seat]}]: attached = {wanted}, but there are {len(free)} resources")
            chosen = free[len(free) - wanted :]
        else:
            chosen = []
            for name in wanted:
                fitting = [card for card in free if card not in chosen and notation.is_meant(game, card, name)]
                if not fitting:
                    raise BadScenario(f"[{SEATS[seat]}]: attached: there is no free resource {name!r}")
                chosen.append(fitting[0])
        for card in chosen:
            changing_zones.attach(game, card, game.faction[seat])

    # -- reading -----------------------------------------------------------------------------------------------

    def read_table(self, what: str) -> Any:
        fight = self.game.battle
        if what == "battle":
            return fight is not None
        if what in ("attacking", "blocking"):
            cards = () if fight is None else fight.attacking if what == "attacking" else fight.blocking
            return [self.name(card) for card in cards]
        if what == "target":
            return "" if fight is None or fight.target == NO_CARD else self.name(fight.target)
        return self.window()

    def cards_in(self, seat: int, zone: str) -> list[int] | None:
        game = self.game
        zones = game.zones[seat]
        table = zones[PLAY]
        resources = [card for card in table if game.is_a(card, "resource")]
        found = {
            "deck": zones[DECK][::-1],
            "hand": zones[HAND],
            "discard": zones[DISCARD],
            "out": zones[OUT],
            "being_played": zones[PLAYED],
            "play": [card for card in table if card not in resources],
            "resources": [card for card in resources if not game.face_down[card]],
            "face_down": [card for card in resources if game.face_down[card]],
        }
        return found.get(zone)

    def read_seat(self, seat: int, field: str) -> Any:
        game = self.game
        if field == "influence":
            return game.influence[seat]
        if field == "free":
            return len(stats.free_resources(game, seat))
        if field == "attached":
            return sum(card in game.under[game.faction[seat]] for card in stats.resources(game, seat))
        if field == "icons":
            return _letters(stats.icons(game, seat))
        if field == "deck_faults":
            names = [row[0].name for row in self.rows if row[1] == seat and row[2] in (DECK, FACTION)]
            fmt = format_named(self.data.get("format", "constructed"))
            return [f"{fault.key} {fault.rule}" for fault in faults([self.pool.data(name) for name in names], fmt)]
        return self.names_in(seat, field)

    def read_card(self, subject: str, field: str, what: str) -> Any:
        game = self.game
        card = self.card_meant(subject, field, what)
        if card == NO_CARD:
            return "nowhere"  # 409.3b
        if field == "zone":
            return ZONES[game.zone_of[card]].name
        if field in ("strength", "life", "speed", "structure", "cost"):
            return stats.stat(game, card, field)
        if field in ("damage", "tokens", "settled"):
            return getattr(game, field)[card]
        if field == "depleted":
            return game.exerted[card]
        if field in ("facedown", "owner", "controller"):
            return self.read_lie(card, field)
        if field == "attached":
            return [self.name(other) for other in game.under[card]]
        if field == "on":
            return "" if game.host[card] == NO_CARD else self.name(game.host[card])
        if field == "icons":
            return _letters(stats.provided(game, card))
        if field == "keywords":
            return sorted(word for word in KEYWORDS if stats.has(game, card, word))
        if field == "types":
            types = ("faction", "resource", "character", "tactic", "item", "location")
            return [word for word in types if stats.is_a(game, card, word)]
        return sorted(stats.subtypes(game, card))


def _letters(count: tuple[int, ...]) -> str:
    return "".join(icon * number for icon, number in zip(ICONS, count, strict=True))
