"""The start of a game: Eden, Divine Will, the Divine Gift, seven pages and Divine Grace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability import waking
from arbitre.games.fallen import changing_zones, effect_stack, energy
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.sides import charged
from arbitre.games.fallen.turn import Turn
from arbitre.games.fallen.zones import ADORATION, BOOK, DIVINE, HAND, PANDEMONIUM, REGISTER
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import look
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARDS, declare
from arbitre.kernel.zone import BOTTOM

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

HAND_SIZE: Final = 7
EXCHANGED: Final = 5  # at most this many pages by Divine Grace
GATE: Final = 5  # the default gift: this much energy on the Temple, and one more page


class SetUp(Procedure):
    __slots__ = ("chooser", "chosen", "lot", "more", "order", "starting")

    def __init__(self, starting: int | None, chooser: int | None) -> None:
        self.cursor = 0
        self.starting = starting
        self.chooser = chooser
        self.lot = False  # whether chance has named who starts
        self.order: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()
        self.more = 0  # pages the second player draws beyond seven

    def copy(self) -> SetUp:
        twin = SetUp(self.starting, self.chooser)
        twin.cursor = self.cursor
        twin.lot = self.lot
        twin.order = self.order
        twin.chosen = self.chosen
        twin.more = self.more
        return twin

    def place(self, game: Fallen) -> None:
        """The Deity in the Heavens (F1.4.11), the Archangel face down beside it (F1.5.8), the Temple face up with its
        energy (F1.6.4, F1.6.5, F1.32.2); Book and Register are shuffled (F1.10.1, F1.18.5)."""
        for seat in (0, 1):
            for card in list(range(len(game.facts))):
                if game.owner[card] != seat:
                    continue
                facts = game.facts[card]
                if facts.type in ("deity", "archangel", "gift"):
                    game.put(card, seat, DIVINE, face_down=facts.type != "deity")  # F1.4.11, F1.5.8
                    look(game, seat, [card])
                    if facts.type == "deity":
                        game.feathers[seat] = facts.data.feathers
                        waking.wake(game, card, "play")
                elif facts.type == "temple":
                    game.put(card, seat, ADORATION)
                    game.energy[card] = facts.data.energy  # F1.6.4, F1.6.5, F1.32.2
                    charged(game, card)
                    waking.wake(game, card, "play")
            game.emit("eden", "F1.32.1", seat, game.deity[seat])
            changing_zones.shuffle(game, seat, BOOK, "F1.32.1")  # F1.10.1
            changing_zones.shuffle(game, seat, REGISTER, "F1.32.1")  # F1.18.5

    def who_chooses(self, game: Fallen) -> None:
        """The greater Divine Will, now that the cards are in place (F1.22.1); with equal ones chance names the player
        who goes first (F1.4.4)."""
        wills = [game.facts[game.deity[seat]].data.will for seat in (0, 1)]  # F1.22.1
        chooser = self.chooser
        if self.starting is None and chooser is None and wills[0] == wills[1]:
            self.starting = game.chance.below(2)  # F1.4.4
            self.lot = True
        if self.starting is not None:
            return
        if chooser is None:
            chooser = int(wills[1] > wills[0])
        options = [offer("player", target=chooser), offer("player", target=1 - chooser)]
        game.ask(chooser, "who starts", options, game.deity[chooser], ("F1.4.3",))

    def starts(self, game: Fallen) -> None:
        starting = game.answered().target if self.starting is None else self.starting
        game.starting = game.active = starting
        self.order = (starting, 1 - starting)
        game.emit("starts", "F1.4.4" if self.lot else "F1.4.3", starting)

    def gift(self, game: Fallen) -> None:
        """Only the second player's (F1.7.3): their own (F1.7.5), which is shown (F1.34.1), or, without one (F1.7.2),
        the gate to the heavens. Then all gifts are banished."""
        second = self.order[1]
        gifts = [c for seat in (0, 1) for c in game.zones[seat][DIVINE] if game.facts[c].type == "gift"]
        mine = next((card for card in gifts if game.owner[card] == second), NO_CARD)  # F1.7.3
        if mine == NO_CARD:  # F1.7.2
            self.more = 1
            temple = next((c for c in game.zones[second][ADORATION] if game.facts[c].type == "temple"), NO_CARD)
            if temple != NO_CARD:
                energy.gain(game, temple, GATE, "F1.7.4")
        for card in gifts:
            game.turn_face_up(card)
        if mine != NO_CARD:
            game.emit("reveals", "F1.7.6", second, mine, amount=1, cards=(mine,))  # F1.7.5, F1.34.1
            deed = game.facts[mine].deed
            if deed is not None:
                game.push(effect_stack.Activate(second, mine, deed, {"this": game.serial[mine]}))

    def banish_gifts(self, game: Fallen) -> None:
        for seat in (0, 1):
            for card in list(game.zones[seat][DIVINE]):
                if game.facts[card].type == "gift":
                    changing_zones.move(game, [card], PANDEMONIUM, "removed from game", "F1.7.7")

    def draw(self, game: Fallen) -> None:
        for place, seat in enumerate(self.order):
            changing_zones.draw(game, seat, HAND_SIZE + (self.more if place else 0), "F1.32.5")

    def ask_grace(self, game: Fallen) -> None:
        """Divine Grace: once, up to five pages, one after another; the first player first."""
        if not self.order:
            self.cursor = GRACE + 2
            return
        seat = self.order[0]
        options = [offer("done")]
        if len(self.chosen) < EXCHANGED:
            hand = game.zones[seat][HAND]
            options += [offer("put away", card) for card in hand if card not in self.chosen]
        game.ask(seat, "divine grace", options, NO_CARD, ("F1.33.1",))

    def grace(self, game: Fallen) -> None:
        answer = game.answered()
        seat = self.order[0]
        if answer.kind == "put away":
            self.chosen = (*self.chosen, answer.card)
            self.cursor = GRACE
            return
        for card in self.chosen:
            game.put(card, seat, BOOK, BOTTOM)
        game.emit(
            "exchanges",
            "F1.33.1",
            seat,
            amount=len(self.chosen),
            cards=self.chosen,
            origin=HAND,
            to=BOOK,
        )
        if self.chosen:
            changing_zones.draw(game, seat, len(self.chosen), "F1.33.2")
            changing_zones.shuffle(game, seat, BOOK, "F1.33.3")
        self.chosen = ()
        self.order = self.order[1:]
        self.cursor = GRACE

    def first_turn(self, game: Fallen) -> None:
        game.stack.pop()
        game.push(Turn(game.starting))


SetUp.steps = (
    ("F1.32.1", SetUp.place),
    ("F1.32.3", SetUp.who_chooses),
    ("F1.4.3", SetUp.starts),
    ("F1.32.4", SetUp.gift),
    ("F1.7.7", SetUp.banish_gifts),
    ("F1.32.5", SetUp.draw),
    ("F1.33.1", SetUp.ask_grace),
    ("F1.33.1", SetUp.grace),
    ("F1.32.6", SetUp.first_turn),
)

declare(SetUp, chosen=CARDS)

GRACE: Final = place_of(SetUp, "ask_grace")
