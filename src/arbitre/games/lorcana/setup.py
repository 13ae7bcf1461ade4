"""2.2 The setup stage: who starts, shuffling, opening hands, altering them. 10.2: Pack Rush's marketing cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana.changing_zones import draw, shuffle_deck
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.turn import Turn
from arbitre.games.lorcana.zones import DECK, HAND, INKWELL
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.offers import OfCard
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARDS, declare
from arbitre.kernel.zone import BOTTOM

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana
    from arbitre.games.lorcana.kinds import OptionKind

PUT_AWAY: Final[OfCard[OptionKind]] = OfCard("put away")


class SetUp(Procedure):
    """2.2.1, 2.2.2 From decks to the first turn, which begins only when all of this is over (2.1.1)."""

    __slots__ = ("altered", "chooser", "chosen", "order")

    def __init__(self, starting: int | None, chooser: int | None) -> None:
        self.cursor = 0
        self.chooser = chooser  # 2.1.3.2: the player who lost the game before says who starts
        self.order: tuple[int, ...] = () if starting is None else (starting,)
        self.chosen: tuple[int, ...] = ()  # cards the present player wants to put away
        self.altered: tuple[int, ...] = ()

    def copy(self) -> SetUp:
        twin = SetUp(None, self.chooser)
        twin.cursor = self.cursor
        twin.order = self.order
        twin.chosen = self.chosen
        twin.altered = self.altered
        return twin

    def left(self, game: Lorcana, seat: int) -> None:
        """2.3.3.4: also during setup."""
        if self.chooser == seat:
            self.chooser = None
        if self.order and self.order[0] == seat:
            self.chosen = ()
        self.order = tuple(other for other in self.order if other != seat)

    def ask_who_starts(self, game: Lorcana) -> None:
        if self.chooser is not None and not self.order:
            options = [offer("player", target=seat) for seat in range(game.number_of_seats) if not game.gone[seat]]
            game.ask(self.chooser, "who starts", options, NO_CARD, ("2.1.3.2",))

    def starting_player(self, game: Lorcana) -> None:
        if game.answer is not None:
            starting = game.answered().target
            rule = "2.1.3.2"
        elif self.order:
            starting = self.order[0]
            rule = "2.1.3"
        else:
            there = [seat for seat in range(game.number_of_seats) if not game.gone[seat]]
            starting = there[game.chance.below(len(there))]
            rule = "2.2.1.1"
        n = game.number_of_seats
        game.starting = game.active = starting  # 2.1.1
        game.line_up()
        self.order = tuple(seat for i in range(n) if not game.gone[seat := (starting + i) % n])
        game.emit("starts", rule, starting)

    def shuffle(self, game: Lorcana) -> None:
        """2.2.1.2, and 2.2.1.3: nobody has any lore. 10.2.2: marketing cards are ink from the start."""
        for seat in self.order:
            shuffle_deck(game, seat, "2.2.1.2")  # 2.2.1.3
        if game.variant.marketing_cards:
            for card, facts in enumerate(game.facts):
                if facts.is_marketing:  # 10.2.2
                    game.put(card, game.owner[card], INKWELL, face_down=True)
            game.ink_changes()

    def opening_hands(self, game: Lorcana) -> None:
        for seat in self.order:
            for _ in range(game.variant.hand_size):  # 2.2.1.4, 7.3.1, 10.2.3
                draw(game, seat, "2.2.1.4")

    def ask_alter(self, game: Lorcana) -> None:
        """2.2.2.1: any number of cards, one after another. 2.2.2.2: in turn order, each player once."""
        if not self.order:
            self.cursor = ALTER + 2
            return
        seat = self.order[0]  # 2.2.2.2
        offered: list[Option] = PUT_AWAY
        options = [offered[card] for card in game.zones[seat][HAND] if card not in self.chosen]
        game.ask(seat, "alter hand", [offer("done"), *options], NO_CARD, ("2.2.2",))

    def alter(self, game: Lorcana) -> None:
        answer = game.answered()
        seat = self.order[0]
        if answer.kind == "put away":
            self.chosen = (*self.chosen, answer.card)
            self.cursor = ALTER
            return
        for card in self.chosen:
            game.put(card, seat, DECK, BOTTOM)
        if self.chosen:
            self.altered = (*self.altered, seat)
        game.emit(
            "alters hand",
            "2.2.2.1",
            seat,
            amount=len(self.chosen),
            cards=self.chosen,
            origin=HAND,
            to=DECK,
        )
        for _ in self.chosen:
            draw(game, seat, "2.2.2.1")
        self.chosen = ()
        self.order = self.order[1:]
        if self.order:
            self.cursor = ALTER

    def reshuffle(self, game: Lorcana) -> None:
        """Only players who altered by one card or more."""
        for seat in self.altered:
            shuffle_deck(game, seat, "2.2.2.3")

    def first_turn(self, game: Lorcana) -> None:
        seat = game.starting
        while game.gone[seat]:
            seat = (seat + 1) % game.number_of_seats
        game.stack.pop()
        game.push(Turn(seat))


SetUp.steps = (
    ("2.1.3.2", SetUp.ask_who_starts),
    ("2.2.1.1", SetUp.starting_player),
    ("2.2.1.2", SetUp.shuffle),
    ("2.2.1.4", SetUp.opening_hands),
    ("2.2.2", SetUp.ask_alter),
    ("2.2.2.1", SetUp.alter),
    ("2.2.2.3", SetUp.reshuffle),
    ("2.2.3", SetUp.first_turn),
)

declare(SetUp, chosen=CARDS)


ALTER: Final = [step.__name__ for _, step in SetUp.steps].index("ask_alter")
