"""506 Replacements: something happens instead of something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import matches
from arbitre.ability.run import Resolve
from arbitre.games.spoils import stats
from arbitre.kernel.decision import Option
from arbitre.kernel.game import InForce
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


def replacements(game: Spoils, card: int, event: str) -> list[InForce]:
    """What could happen instead of this event to this card. 506.5: each replacement only once on the same thing."""
    return [
        found
        for found in game.in_force.get(f"instead {event}", ())
        if (card, _name(found)) not in game.replaced
        and (found.ability.effect.cards is not None and matches(game, found, found.ability.effect.cards, card))
        and stats.in_force(game, found)
    ]


def _name(found: InForce) -> str:
    """Identical replacements of several cards are several (506.5)."""
    return f"{found.source} {found.ability.key}"


class Replaced(Procedure):
    """506.1 An event that would happen to a card is replaced; who controls the replacements chooses one (506.4)."""

    __slots__ = ("by", "card", "event", "serial", "used")

    def __init__(self, card: int, serial: int, event: str, by: int) -> None:
        self.cursor = 0
        self.card = card
        self.serial = serial
        self.event = event
        self.by = by
        self.used: tuple[tuple[int, str], ...] = ()

    def copy(self) -> Replaced:
        twin = Replaced(self.card, self.serial, self.event, self.by)
        twin.cursor = self.cursor
        twin.used = self.used
        return twin

    def choose(self, game: Spoils) -> None:
        """506.4: their common controller; where there are several, the active player."""
        found = replacements(game, self.card, self.event)
        if not found or game.serial[self.card] != self.serial:
            self.cursor = len(self.steps)
            return
        seats = {one.seat for one in found}
        chooser = found[0].seat if len(seats) == 1 else game.active
        options = [Option("replace", one.source, number=place) for place, one in enumerate(found)]
        game.ask(chooser, "choose replacement", options, self.card, ("506.4",))

    def happen(self, game: Spoils) -> None:
        """506.1: only what stands after "instead" happens. 506.6: the damage on the card is gone."""
        found = replacements(game, self.card, self.event)[game.answered().number]
        self.used = game.replaced
        game.replaced = (*game.replaced, (self.card, _name(found)))
        game.emit("replaced", "506.1", found.seat, self.card, other=found.source, word=self.event)
        program = found.ability.program
        slots = {"it": ((self.card, self.serial),), "this": game.serial[found.source]}
        game.push(Resolve(program, found.source, found.seat, slots))

    def done(self, game: Spoils) -> None:
        game.replaced = self.used


Replaced.steps = (("506.4", Replaced.choose), ("506.1", Replaced.happen), ("506.5", Replaced.done))
