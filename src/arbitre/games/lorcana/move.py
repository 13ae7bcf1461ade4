"""4.7 Move a character to a location."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.match import matches
from arbitre.games.lorcana import bag, stats
from arbitre.games.lorcana.costs import less_to_move, pay_ink, use_for_move
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD, Option, Reason
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

NOT_YOUR_CHARACTER: Final = Reason("not-your-character", "4.7.1")
NOT_YOUR_LOCATION: Final = Reason("not-your-location", "4.7.1")
ALREADY_THERE: Final = Reason("already-there", "4.7.2")
NOT_ENOUGH_INK: Final = Reason("not-enough-ink", "4.7.3.4")
FORBIDDEN: Final = Reason("cant-move", "1.2.2")


def why_not_move(game: Lorcana, seat: int, character: int, location: int) -> Reason | None:
    """Everything but the cost."""
    # 4.7.1: one's own characters, to one's own locations
    if game.zone_of[character] != PLAY or game.controller[character] != seat or not game.facts[character].is_character:
        return NOT_YOUR_CHARACTER
    if game.zone_of[location] != PLAY or game.controller[location] != seat or not game.facts[location].is_location:
        return NOT_YOUR_LOCATION
    if game.at[character] == location:
        return ALREADY_THERE
    if stats.forbidden(game, character, "can't move"):
        return FORBIDDEN
    return None


def why_not(game: Lorcana, seat: int, character: int, location: int) -> Reason | None:
    reason = why_not_move(game, seat, character, location)
    if reason is None and total_cost(game, character, location) > game.ready_ink(seat):
        return NOT_ENOUGH_INK
    return reason


def total_cost(game: Lorcana, character: int, location: int) -> int:
    """4.7.3.3: the move cost with all payment modifiers; 4.7.3.2: nothing at all where the move is free."""
    for found in game.in_force.get("MovesFree", ()):
        if found.source == location and matches(game, found, found.ability.effect.cards, character):
            if stats.in_force(game, found):
                return 0
    cost = stats.stat(game, location, "move cost")
    if "MoveCostsLess" in game.in_force:
        cost -= sum(less for _, less in less_to_move(game, character, location))  # 4.7.3.3
    return max(0, cost)


def options(game: Lorcana, seat: int, locations: list[int], out: list[Option]) -> None:
    """Which of the player's characters may move to which of these locations of theirs."""
    facts = game.facts
    for location in locations:
        for card in game.zones[seat][PLAY]:
            if facts[card].is_character and why_not(game, seat, card, location) is None:
                out.append(offer("move", card, location))


def arrive(game: Lorcana, character: int, location: int, rule: str) -> None:
    before = game.at[character]
    left = () if before == NO_CARD else (before,)
    game.at = with_row(game.at, character, location)
    game.emit("moves", rule, game.controller[character], character, other=location, cards=left)


class Move(Procedure):
    """4.7.1, 4.7.3 A character moves to a location of the same player. The option taken says which, and where to
    (4.7.3.1)."""

    __slots__ = ("character", "location", "seat")

    def __init__(self, seat: int, character: int, location: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.character = character
        self.location = location

    def copy(self) -> Move:
        twin = Move(self.seat, self.character, self.location)
        twin.cursor = self.cursor
        return twin

    def pay(self, game: Lorcana) -> None:
        cost = total_cost(game, self.character, self.location)  # 4.7.3, 4.7.3.1
        if "MoveCostsLess" in game.in_force and cost < stats.stat(game, self.location, "move cost"):
            use_for_move(game, self.character, self.location)
        pay_ink(game, self.seat, cost)
        if cost:
            game.emit("pays", "4.7.3.4", self.seat, self.location, amount=cost)

    def move(self, game: Lorcana) -> None:
        arrive(game, self.character, self.location, "4.7.4")

    def settle(self, game: Lorcana) -> None:
        bag.settle(game)


Move.steps = (("4.7.3.4", Move.pay), ("4.7.4", Move.move), ("4.7.5", Move.settle))

declare(Move, character=CARD, location=CARD)
