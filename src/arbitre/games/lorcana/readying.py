"""3.2.1.1 Which cards ready at the start of a turn, where not all of them can."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.match import matches
from arbitre.games.lorcana import stats
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.column import with_row
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import THIS_TURN, Modifier
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, CARDS, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

STAYS: Final = "can't ready at start"


def stays_exerted(game: Lorcana, card: int) -> bool:
    """1.2.2: cards that can't ready at all, or not at the start of the turn."""
    return stats.forbidden(game, card, "can't ready") or stats.forbidden(game, card, STAYS)


def choose_first(game: Lorcana, seats: tuple[int, ...]) -> bool:
    """1.2.2: a player who can't ready as many cards as there are chooses which ones ready; all others are readied
    (3.2.1.1). Says whether somebody has to choose."""
    for seat in seats:
        for found in game.in_force["ReadiesAtMost"]:
            if stats.concerns(game, found, seat) and stats.in_force(game, found):
                effect = found.ability.effect
                cards = _able(game, found, seat)
                if len(cards) > effect.count:
                    game.push(ChooseReady(seat, found.source, tuple(cards), effect.count))
                    return True
    return False


def _able(game: Lorcana, found: InForce, seat: int) -> list[int]:
    """The cards the limit is about that could be readied."""
    cards = found.ability.effect.cards
    return [
        card
        for card in game.zones[seat][PLAY]
        if game.exerted[card] and matches(game, found, cards, card) and not stays_exerted(game, card)
    ]


class ChooseReady(Procedure):
    """3.2.1.1, 1.2.2 A player chooses which cards ready, as many as can be; the others stay exerted."""

    __slots__ = ("cards", "count", "seat", "source")

    def __init__(self, seat: int, source: int, cards: tuple[int, ...], count: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.source = source
        self.cards = cards  # still to choose from
        self.count = count

    def copy(self) -> ChooseReady:
        twin = ChooseReady(self.seat, self.source, self.cards, self.count)
        twin.cursor = self.cursor
        return twin

    def ask(self, game: Lorcana) -> None:
        if self.count:
            options = [offer("choose", card) for card in self.cards]
            game.ask(self.seat, "choose card", options, self.source, ("3.2.1.1", "1.2.2"))
        else:
            self.cursor = 2

    def take(self, game: Lorcana) -> None:
        chosen = game.answered().card
        self.cards = tuple([card for card in self.cards if card != chosen])
        self.count -= 1
        self.cursor = 0

    def keep(self, game: Lorcana) -> None:
        for card in self.cards:
            stays = Modifier(STAYS, 0, "", self.source, self.seat, THIS_TURN, self.seat, game.turn)
            game.applied = with_row(game.applied, card, (*game.applied[card], stays))
        game.timed = True


ChooseReady.steps = (("3.2.1.1", ChooseReady.ask), ("3.2.1.1", ChooseReady.take), ("1.2.2", ChooseReady.keep))

declare(ChooseReady, source=CARD, cards=CARDS)
