"""A table of 7 Fallen on which a test puts any card wherever it wants it."""

from __future__ import annotations

from arbitre.games.fallen import entering
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.start import new_game
from arbitre.games.fallen.zones import ADORATION, HAND
from arbitre.pool.fallen import pool, starter_decks

WORSHIPPER = "Pèlerin des Nuées"
PAGE = "Lame de Rosée"


class Board:
    """A game in the first player's Word. Both players have the cards of `extra` besides a plain deck of Pureté
    Céleste with this Deity; the first has so many Worshippers."""

    def __init__(self, *extra: str, deity: str = "", gift: str = "", worshippers: int = 0) -> None:
        deck = starter_decks()["purete"]
        eden = [deity or deck.deity, deck.archangel, deck.temple, *([gift] if gift else [])]
        names = [*eden, *[WORSHIPPER] * 10, *[PAGE] * 30, *extra]
        decks = [[pool().facts(name) for name in names]] * 2
        self.game: Fallen = new_game(decks, names=("A", "B"), seed=1, tokens=pool().familiars, starting=0)
        self.go_on()
        self.worshippers(0, worshippers)

    def find(self, name: str, seat: int, beside: tuple[int, ...] = ()) -> int:
        return next(
            card
            for card, facts in enumerate(self.game.facts)
            if facts.name == name and self.game.owner[card] == seat and card not in beside
        )

    def change(self) -> None:
        """The table is about to be changed by hand: the question that is open is asked anew afterwards."""
        if self.game.decision is not None:
            self.game.decision = None
            self.game.stack[-1].ask_again()

    def put(self, name: str, seat: int, *beside: int) -> int:
        self.change()
        card = self.find(name, seat, beside)
        entering.enter_play(self.game, card, seat)
        return card

    def into(self, zone: int, name: str, seat: int, *beside: int) -> int:
        self.change()
        card = self.find(name, seat, beside)
        self.game.put(card, seat, zone)
        return card

    def hold(self, name: str, seat: int) -> int:
        return self.into(HAND, name, seat)

    def worshippers(self, seat: int, number: int) -> None:
        """That many more in the Adoration, with their energy."""
        self.change()
        for card, facts in enumerate(self.game.facts):
            if number and facts.name == WORSHIPPER and self.game.owner[card] == seat:
                if self.game.zone_of[card] != ADORATION:
                    entering.enter_play(self.game, card, seat, ADORATION)
                    number -= 1

    def go_on(self, **answers: int) -> None:
        """Whatever waits happens; the first option, unless a card is given for a kind of question (with _ for a
        space), until the Word goes on."""
        game = self.game
        if game.decision is None:
            game.run()
        for _ in range(200):
            decision = game.decision
            assert decision is not None
            if decision.kind == "turn action":
                return
            wanted = answers.get(decision.kind.replace(" ", "_"), -1)
            options = [option for option in decision.options if option.card == wanted]
            game.apply(options[0] if options else decision.options[0])
        raise AssertionError("this does not end")

    def do(self, kind: str, card: int = -1, **answers: int) -> None:
        """Whatever waits happens, then this."""
        if self.game.decision is None:
            self.go_on()
        decision = self.game.decision
        assert decision is not None
        self.game.apply(next(option for option in decision.options if option.kind == kind and option.card == card))
        self.go_on(**answers)

    def play(self, name: str, **answers: int) -> int:
        """The first player has this card in hand, and plays it."""
        card = self.hold(name, 0)
        self.do("play", card, **answers)
        return card

    def asked(self, kind: str, card: int = -1) -> list[int]:
        """What can be picked for the first question that comes when this is done."""
        twin: Fallen = self.game.copy()
        decision = twin.decision
        assert decision is not None
        twin.apply(next(option for option in decision.options if option.kind == kind and option.card == card))
        assert twin.decision is not None
        return [option.card for option in twin.decision.options]

    def offers(self, kind: str, card: int) -> bool:
        decision = self.game.decision
        assert decision is not None
        return any(option.kind == kind and option.card == card for option in decision.options)

    def rich(self, seat: int, number: int = 30) -> None:
        """So much energy on the Temple."""
        temple = next(card for card in self.game.zones[seat][ADORATION] if self.game.facts[card].type == "temple")
        self.game.energy[temple] = number
