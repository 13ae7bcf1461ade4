"""The processes: dealing (B2), playing tricks (B3), counting (B4)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import Result
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import declare
from briscola.game import DECK, HAND, TABLE, TRUMP, WON, Briscola
from briscola.words import offer

HAND_SIZE: Final = 3


class Deal(Procedure):
    """B2.1 Shuffle, three cards each, a trump."""

    __slots__ = ("dealer",)

    def __init__(self, dealer: int) -> None:
        self.cursor = 0
        self.dealer = dealer

    def copy(self) -> Deal:
        twin = Deal(self.dealer)
        twin.cursor = self.cursor
        return twin

    def shuffle(self, game: Briscola) -> None:
        game.emit("deals", "B2.1.1", self.dealer)
        game.shuffle(self.dealer, DECK)

    def hands(self, game: Briscola) -> None:
        for _ in range(HAND_SIZE):
            for seat in game.players():
                draw(game, self.dealer, seat, "B2.1.3")

    def turn_up(self, game: Briscola) -> None:
        card = game.zones[self.dealer][DECK][-1]
        game.put(card, self.dealer, TRUMP)
        game.trump = game.facts[card].suit
        game.emit("turns up", "B2.1.4", self.dealer, card, origin=DECK, to=TRUMP)

    def begin(self, game: Briscola) -> None:
        game.push(Trick(self.dealer, game.active))


declare(Deal)

Deal.steps = (("B2.1.1", Deal.shuffle), ("B2.1.3", Deal.hands), ("B2.1.4", Deal.turn_up), ("B3.1.1", Deal.begin))


class Trick(Procedure):
    """B3 Everybody plays a card, the best one takes them all, everybody draws."""

    __slots__ = ("dealer", "leader", "winner")

    def __init__(self, dealer: int, leader: int) -> None:
        self.cursor = 0
        self.dealer = dealer
        self.leader = leader
        self.winner = leader

    def copy(self) -> Trick:
        twin = Trick(self.dealer, self.leader)
        twin.cursor = self.cursor
        twin.winner = self.winner
        return twin

    def begin(self, game: Briscola) -> None:
        game.forget_last_turn()
        game.turn += 1
        game.active = self.leader
        game.emit("turn begins", "B3.1.1", self.leader, amount=game.turn)

    def ask(self, game: Briscola) -> None:
        options = [offer("play", card) for card in game.zones[game.active][HAND]]
        game.ask(game.active, "play a card", options, NO_CARD, ("B3.1.2",))

    def play(self, game: Briscola) -> None:
        """B3.1.2: any card; nobody has to follow suit."""
        card = game.answered().card
        game.put(card, game.active, TABLE)
        game.emit("plays", "B3.1.2", game.active, card, origin=HAND, to=TABLE)
        game.active = (game.active + 1) % game.number_of_seats
        if game.active != self.leader:
            self.cursor -= 2

    def take(self, game: Briscola) -> None:
        """B3.2.1 to B3.2.3."""
        played = [(seat, game.zones[seat][TABLE][0]) for seat in game.players()]
        self.winner = taker(game, played)
        cards = tuple(card for _, card in played)
        for card in cards:
            game.put(card, self.winner, WON)
        points = sum(game.facts[card].points for card in cards)
        game.active = self.winner
        game.emit("takes", "B3.2.3", self.winner, amount=points, cards=cards, origin=TABLE, to=WON)

    def refill(self, game: Briscola) -> None:
        """B3.3.1, B3.3.2: the player who took the trick first; the trump is the last card."""
        for seat in game.players():
            draw(game, self.dealer, seat, "B3.3.1")

    def go_on(self, game: Briscola) -> None:
        if any(game.zones[seat][HAND] for seat in range(game.number_of_seats)):
            game.push(Trick(self.dealer, self.winner))
        else:
            count(game)


declare(Trick)

Trick.steps = (
    ("B3.1.1", Trick.begin),
    ("B3.1.2", Trick.ask),
    ("B3.1.2", Trick.play),
    ("B3.2.1", Trick.take),
    ("B3.3.1", Trick.refill),
    ("B3.3.3", Trick.go_on),
)


def draw(game: Briscola, dealer: int, seat: int, rule: str) -> None:
    """The top card of the deck; after it the trump (B3.3.2); nothing when all are drawn."""
    deck, trump = game.zones[dealer][DECK], game.zones[dealer][TRUMP]
    if deck:
        card = deck[-1]
        game.put(card, seat, HAND)
        game.emit("draws", rule, seat, card, origin=DECK, to=HAND)
    elif trump:
        card = trump[0]
        game.put(card, seat, HAND)
        game.emit("draws trump", "B3.3.2", seat, card, origin=TRUMP, to=HAND)


def taker(game: Briscola, played: list[tuple[int, int]]) -> int:
    """B3.2.1: the highest trump, else (B3.2.2) the highest card of the suit that was led."""
    led = game.facts[played[0][1]].suit

    def worth(card: int) -> tuple[int, int]:
        facts = game.facts[card]
        return (2 if facts.suit == game.trump else int(facts.suit == led), facts.strength)

    return max(played, key=lambda one: worth(one[1]))[0]


def count(game: Briscola) -> None:
    """B4.1.2, B4.1.3: the most of the 120 points win; a tie is shared."""
    points = [game.points(seat) for seat in range(game.number_of_seats)]
    best = tuple(seat for seat, won in enumerate(points) if won == max(points))
    for seat in best:
        game.emit("has most", "B4.1.2", seat, amount=points[seat])
    if len({game.side(seat) for seat in best}) > 1:
        game.finish(Result((), "draw", ("B4.1.3",)))
    else:
        game.finish(Result(best, "points", ("B4.1.2",)))
