"""601 The start of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability import waking
from arbitre.games.spoils import changing_zones
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.turn import Turn
from arbitre.games.spoils.zones import DECK, FACTION, HAND, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import look
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARDS, declare
from arbitre.kernel.zone import BOTTOM

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


class SetUp(Procedure):
    """601.1 From decks to the first turn."""

    __slots__ = ("asked", "chooser", "chosen", "order", "starting")

    def __init__(self, starting: int | None, chooser: int | None) -> None:
        self.cursor = 0
        self.starting = starting
        self.chooser = chooser
        self.asked: tuple[tuple[int, str], ...] = ()  # whose starting resources are still to be found, and which
        self.order: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()  # cards the present player wants to put away

    def copy(self) -> SetUp:
        twin = SetUp(self.starting, self.chooser)
        twin.cursor = self.cursor
        twin.asked = self.asked
        twin.order = self.order
        twin.chosen = self.chosen
        return twin

    def factions(self, game: Spoils) -> None:
        """601.1a: factions start in play (202.2), with the influence they say (202.3a)."""
        for seat in (0, 1):
            faction = game.faction[seat]
            game.put(faction, seat, FACTION)  # 202.2
            waking.wake(game, faction, "play")
            game.influence[seat] = game.facts[faction].data.influence or 0  # 202.3a
            game.emit("faction", "601.1a", seat, faction, amount=game.influence[seat])
            changing_zones.shuffle_deck(game, seat, "601.1b")
        self.asked = tuple((seat, word) for seat in (0, 1) for word in _asked_for(game, seat))

    def find_resource(self, game: Spoils) -> None:
        """601.1b, 202.5: each player finds the starting resources of their faction; they lie face-down for now."""
        if not self.asked:
            self.cursor = FIND + 2
            return
        seat, word = self.asked[0]
        by_name: dict[str, int] = {}
        for card in game.zones[seat][DECK]:
            if _is_such(game, card, word):
                by_name.setdefault(game.facts[card].name, card)
        look(game, seat, game.zones[seat][DECK])  # 601.1b: the deck is being searched
        options = [offer("choose", by_name[name]) for name in sorted(by_name)]
        if not options:
            self.asked = self.asked[1:]
            self.again()
            return
        game.ask(seat, "starting resource", options, game.faction[seat], ("601.1b",))

    def put_resource(self, game: Spoils) -> None:
        card = game.answered().card
        seat = self.asked[0][0]
        game.put(card, seat, PLAY, face_down=True)
        game.emit("starting resource", "601.1b", seat, card)
        self.asked = self.asked[1:]
        self.cursor = FIND

    def who_chooses(self, game: Spoils) -> None:
        """601.1c: a player chosen at random decides who goes first. 312.1: decks that were searched are shuffled."""
        for seat in (0, 1):
            changing_zones.shuffle_deck(game, seat, "312.1")
        if self.starting is None:
            chooser = game.chance.below(2) if self.chooser is None else self.chooser
            options = [offer("player", target=chooser), offer("player", target=1 - chooser)]
            game.ask(chooser, "who starts", options, NO_CARD, ("601.1c",))

    def starts(self, game: Spoils) -> None:
        starting = game.answered().target if self.starting is None else self.starting
        game.starting = game.active = starting
        self.order = (starting, 1 - starting)
        game.emit("starts", "601.1c", starting)

    def turn_up(self, game: Spoils) -> None:
        """601.1d: the starting resources are turned face-up."""
        for seat in (0, 1):
            for card in game.zones[seat][PLAY]:
                game.turn_face_up(card)
                game.settled[card] = True
                waking.wake(game, card, "play")
            cards = tuple(game.zones[seat][PLAY])
            game.emit("turns up", "601.1d", seat, cards=cards, amount=len(cards))

    def draw(self, game: Spoils) -> None:
        """601.1e, 202.6: as many as the faction says, going first or second."""
        for place, seat in enumerate(self.order):
            number = game.facts[game.faction[seat]].data.starting_draw[place]  # 202.6
            deck = game.zones[seat][DECK]
            cards = tuple(deck[: -number - 1 : -1]) if number else ()
            for card in cards:
                game.put(card, seat, HAND)
            game.emit("draws", "601.1e", seat, amount=len(cards), cards=cards, origin=DECK, to=HAND)

    def ask_mulligan(self, game: Spoils) -> None:
        """601.1f, 601.1g: each player once, the first player first: any number of cards, one after another."""
        if not self.order:
            self.cursor = MULLIGAN + 2
            return
        seat = self.order[0]  # 601.1g
        options = [offer("put away", card) for card in game.zones[seat][HAND] if card not in self.chosen]
        game.ask(seat, "mulligan", [offer("done"), *options], NO_CARD, ("601.1f",))

    def mulligan(self, game: Spoils) -> None:
        """Under the deck, the first named uppermost, as always where cards are put in an order; then as many from the
        top."""
        answer = game.answered()
        seat = self.order[0]
        if answer.kind == "put away":
            self.chosen = (*self.chosen, answer.card)
            self.cursor = MULLIGAN
            return
        for card in self.chosen:
            game.put(card, seat, DECK, BOTTOM)
        game.emit(
            "mulligans",
            "601.1f",
            seat,
            amount=len(self.chosen),
            cards=self.chosen,
            origin=HAND,
            to=DECK,
        )
        number = len(self.chosen)
        deck = game.zones[seat][DECK]
        cards = tuple(deck[: -number - 1 : -1]) if number else ()
        for card in cards:
            game.put(card, seat, HAND)
        if cards:
            game.emit("draws", "601.1f", seat, amount=len(cards), cards=cards, origin=DECK, to=HAND)
        self.chosen = ()
        self.order = self.order[1:]
        self.cursor = MULLIGAN

    def first_turn(self, game: Spoils) -> None:
        """601.1h."""
        game.stack.pop()
        game.push(Turn(game.starting))


SetUp.steps = (
    ("601.1a", SetUp.factions),
    ("601.1b", SetUp.find_resource),
    ("601.1b", SetUp.put_resource),
    ("601.1c", SetUp.who_chooses),
    ("601.1c", SetUp.starts),
    ("601.1d", SetUp.turn_up),
    ("601.1e", SetUp.draw),
    ("601.1f", SetUp.ask_mulligan),
    ("601.1f", SetUp.mulligan),
    ("601.1h", SetUp.first_turn),
)

declare(SetUp, chosen=CARDS)

FIND = place_of(SetUp, "find_resource")
MULLIGAN = place_of(SetUp, "ask_mulligan")


def _asked_for(game: Spoils, seat: int) -> list[str]:
    """The starting resources of a faction, those it names first."""
    return sorted(game.facts[game.faction[seat]].data.starting_resources, key=lambda word: word == "staple")


def _is_such(game: Spoils, card: int, word: str) -> bool:
    """Whether a card is a starting resource that a faction asks for by name, or as any staple."""
    facts = game.facts[card]
    return facts.is_resource and (facts.name == word or (word == "staple" and facts.data.staple))


def starting_resources(game: Spoils, cards: list[int]) -> dict[int, list[int]]:
    """Before the first turn only starting resources lie face-down, in the order in which they were asked for: for each
    of these, which they could be."""
    seat = game.controller[cards[0]]
    mine = [card for card, owner in enumerate(game.owner) if owner == seat]
    fitting = [[card for card in mine if _is_such(game, card, word)] for word in _asked_for(game, seat)]
    could_be = dict(zip(game.zones[seat][PLAY], filter(None, fitting), strict=False))
    return {card: could_be[card] for card in cards if card in could_be}
