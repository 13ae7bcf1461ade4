"""Replacements: something happens instead of something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability import nodes as n
from arbitre.ability.match import matches
from arbitre.ability.run import Resolve
from arbitre.games.fallen import stats
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.game import InForce
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

How = tuple[str, tuple[Any, ...]]
"""The event that would happen, as what to do and with what, for the case that nothing is replaced."""


def replacements(game: Fallen, card: int, seat: int, events: tuple[str, ...]) -> list[InForce]:
    """What could happen instead of this event to this card or player. each replacement only once on the same
    thing."""
    found: list[InForce] = []
    for event in events:
        for one in game.in_force.get(f"instead {event}", ()):
            effect = one.ability.effect
            if (card, _name(one)) in game.replaced:
                continue
            if effect.cards is not None and (card == NO_CARD or not matches(game, one, effect.cards, card)):
                continue
            if effect.player != "any" and (seat == one.seat) != (effect.player == "you"):
                continue
            if stats.in_force(game, one) and _can_happen(game, one, card):
                found.append(one)
    return found


def _can_happen(game: Fallen, found: InForce, card: int) -> bool:
    """What is forbidden the card replaces nothing: Ténèbres goes to the Purgatory as usual (ruling on F6.37.1)."""
    from arbitre.games.fallen import legal

    return all(
        legal.allowed(game, found.seat, effect, card)
        for effect in found.ability.effect.effects
        if isinstance(effect, legal.FORBIDDABLE) and effect.target == n.That("it")
    )


def _name(found: InForce) -> str:
    """Identical replacements of several cards are several."""
    return f"{found.source} {found.ability.key}"


def replace(game: Fallen, card: int, seat: int, events: tuple[str, ...], how: How, number: int = 0) -> bool:
    """Whether something happens instead; then it happens right after the present step."""
    if not any(f"instead {event}" in game.in_force for event in events):
        return False
    if not replacements(game, card, seat, events):
        return False
    game.push(Replaced(card, game.serial[card] if card != NO_CARD else -1, seat, events, how, number))
    return True


class Replaced(Procedure):
    """An event that would happen is replaced; who controls the replacements chooses one."""

    __slots__ = ("card", "events", "how", "number", "seat", "serial", "used")

    def __init__(self, card: int, serial: int, seat: int, events: tuple[str, ...], how: How, number: int) -> None:
        self.cursor = 0
        self.card = card
        self.serial = serial
        self.seat = seat
        self.events = events
        self.how = how
        self.number = number
        self.used: tuple[tuple[int, str], ...] = ()

    def copy(self) -> Replaced:
        twin = Replaced(self.card, self.serial, self.seat, self.events, self.how, self.number)
        twin.cursor = self.cursor
        twin.used = self.used
        return twin

    def choose(self, game: Fallen) -> None:
        """their common controller; where there are several, the active player."""
        self.used = game.replaced
        found = replacements(game, self.card, self.seat, self.events)
        if not found or (self.card != NO_CARD and game.serial[self.card] != self.serial):
            self.cursor = len(self.steps)
            return
        seats = {one.seat for one in found}
        chooser = found[0].seat if len(seats) == 1 else game.active
        options = [Option("replace", one.source, number=place) for place, one in enumerate(found)]
        if all(one.ability.effect.may for one in found):
            options.append(Option("no"))
        game.ask(chooser, "choose replacement", options, self.card, ("F3.14.2",))

    def happen(self, game: Fallen) -> None:
        """only what stands after "instead" happens."""
        answer = game.answered()
        found = replacements(game, self.card, self.seat, self.events)
        if answer.kind == "no":
            game.replaced = (*game.replaced, *((self.card, _name(one)) for one in found))
            as_it_was(game, self.how)
            return
        one = found[answer.number]
        game.replaced = (*game.replaced, (self.card, _name(one)))
        game.emit("replaced", "F3.14.2", one.seat, self.card, other=one.source, word=self.events[0])
        slots: dict[str, Any] = {"this": game.serial[one.source], "amount": self.number, "that player": self.seat}
        if self.card != NO_CARD:
            slots["it"] = ((self.card, self.serial),)
        game.push(Resolve(one.ability.program, one.source, one.seat, slots))

    def done(self, game: Fallen) -> None:
        game.replaced = self.used


Replaced.steps = (("F3.14.2", Replaced.choose), ("F3.14.2", Replaced.happen), ("F3.14.2", Replaced.done))


def as_it_was(game: Fallen, how: How) -> None:
    """What would have happened happens after all."""
    from arbitre.games.fallen import damage, moving

    what, given = how
    if what == "destroy":
        moving.destroy(game, *given)
    else:
        damage.inflict(game, *given)
