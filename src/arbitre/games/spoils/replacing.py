"""506 Replacements: something happens instead of something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import matches
from arbitre.ability.run import Resolve, possible
from arbitre.games.spoils import stats
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.game import InForce, keep_in
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

How = tuple[str, tuple[Any, ...]]
"""The event that would happen, as what to do and with what, for the case that nothing is replaced."""


def replacements(game: Spoils, card: int, seat: int, events: tuple[str, ...], battle: bool) -> list[InForce]:
    """What could happen instead of this event to this card or player. 506.5: each replacement only once on the same
    thing. `battle`: it would happen by battle damage."""
    found: list[InForce] = []
    for event in events:
        for one in game.in_force.get(f"instead {event}", ()):
            effect = one.ability.effect
            if (card, _name(one)) in game.replaced:
                continue
            if effect.cards is not None and (card == NO_CARD or not _concerns(game, one, card)):
                continue
            whose = game.owner[card] if event == "put into discard" and card != NO_CARD else seat  # 403.5: whose pile
            if effect.player != "any" and (whose == one.seat) != (effect.player == "you"):
                continue
            if effect.in_battle and not battle:
                continue
            if effect.may and not possible(game, one, effect.effects):
                continue
            if stats.in_force(game, one):
                found.append(one)
    return found


def _concerns(game: Spoils, one: InForce, card: int) -> bool:
    """402.3: what names no zone is about cards in play."""
    cards = one.ability.effect.cards
    if cards != "this" and cards.zone == "play" and game.zone_of[card] != PLAY:
        return False
    return matches(game, one, cards, card)


def _name(found: InForce) -> str:
    """Identical replacements of several cards are several (506.5)."""
    return f"{found.source} {found.ability.key}"


def replace(game: Spoils, card: int, seat: int, events: tuple[str, ...], how: How, number: int = 0) -> bool:
    """Whether something happens instead; then it happens right after the present step."""
    if not any(f"instead {event}" in game.in_force for event in events):
        return False
    battle = card in game.struck
    if not replacements(game, card, seat, events, battle):
        return False
    game.push(Replaced(card, game.serial[card] if card != NO_CARD else -1, seat, events, how, number, battle))
    return True


class Replaced(Procedure):
    """506.1 An event that would happen is replaced; who controls the replacements chooses one (506.4)."""

    __slots__ = ("battle", "card", "events", "how", "number", "seat", "serial", "used")

    def __init__(
        self, card: int, serial: int, seat: int, events: tuple[str, ...], how: How, number: int, battle: bool
    ) -> None:
        self.cursor = 0
        self.card = card
        self.serial = serial
        self.seat = seat
        self.events = events
        self.how = how
        self.number = number
        self.battle = battle
        self.used: tuple[tuple[int, str], ...] = ()

    def copy(self) -> Replaced:
        twin = Replaced(self.card, self.serial, self.seat, self.events, self.how, self.number, self.battle)
        twin.cursor = self.cursor
        twin.used = self.used
        return twin

    def choose(self, game: Spoils) -> None:
        """506.4: their common controller; where there are several, the active player."""
        self.used = game.replaced
        found = replacements(game, self.card, self.seat, self.events, self.battle)
        if self.card != NO_CARD and game.serial[self.card] != self.serial:
            self.cursor = len(self.steps)
            return
        if not found:  # what would have replaced it is gone by now
            self.cursor = len(self.steps)
            as_it_was(game, self.how)
            return
        seats = {one.seat for one in found}
        chooser = found[0].seat if len(seats) == 1 else game.active
        options = [Option("replace", one.source, number=place) for place, one in enumerate(found)]
        if all(one.ability.effect.may for one in found):
            options.append(Option("no"))
        game.ask(chooser, "choose replacement", options, self.card, ("506.4",))

    def happen(self, game: Spoils) -> None:
        """506.1: only what stands after "instead" happens."""
        answer = game.answered()
        found = replacements(game, self.card, self.seat, self.events, self.battle)
        if answer.kind == "no":
            game.replaced = (*game.replaced, *((self.card, _name(one)) for one in found))
            for one in found:
                self.use_up(game, one)  # the next time has been, whatever was done with it
            as_it_was(game, self.how)
            return
        one = found[answer.number]
        game.replaced = (*game.replaced, (self.card, _name(one)))
        game.emit("replaced", "506.1", one.seat, self.card, other=one.source, word=self.events[0])
        slots: dict[str, Any] = {"this": game.serial[one.source], **one.slots}
        slots.update({"amount": self.number, "that player": self.seat})
        self.use_up(game, one)
        if self.card != NO_CARD:
            slots["it"] = ((self.card, self.serial),)
        game.push(Resolve(one.ability.program, one.source, one.seat, slots))

    def use_up(self, game: Spoils, one: InForce) -> None:
        """506.3: what waits for the next time has waited for this."""
        if one.ability.effect.once:
            for event in self.events:
                kept = tuple(f for f in game.in_force.get(f"instead {event}", ()) if f is not one)
                keep_in(game.in_force, f"instead {event}", kept)

    def done(self, game: Spoils) -> None:
        """204.5: a card that stayed is looked at again: a character without life is not saved by losing its damage."""
        game.replaced = self.used
        if self.card != NO_CARD and game.serial[self.card] == self.serial:
            game.stir()


Replaced.steps = (("506.4", Replaced.choose), ("506.1", Replaced.happen), ("506.5", Replaced.done))


def being_replaced(game: Spoils, card: int) -> bool:
    """Whether something is about to happen, or is happening, instead of what would have befallen this card."""
    return any(
        isinstance(one, Replaced)
        and one.card == card
        and one.serial == game.serial[card]
        and one.cursor < len(one.steps)
        for one in game.stack
    )


def as_it_was(game: Spoils, how: How) -> None:
    """What would have happened happens after all."""
    from arbitre.games.spoils import damage, moving

    what, given = how
    if what == "destroy":
        moving.destroy(game, *given)
    elif what == "leave":
        moving.leave_play(game, *given)
    elif what == "discard":
        moving.discard(game, *given)
    elif what == "draw":
        moving.draw(game, *given)
    else:
        damage.inflict(game, *given)
