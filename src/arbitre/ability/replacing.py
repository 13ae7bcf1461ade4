"""Something happens instead of something else: the same in every game whose cards say "instead"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from arbitre.ability.match import matches
from arbitre.ability.nodes.optional import Instead
from arbitre.ability.offering import offer
from arbitre.ability.parts import StaticPart
from arbitre.ability.run import Resolve
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce, keep_in
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, PLAIN, SERIAL, Fields, Many, declare

How = tuple[str, tuple[Any, ...]]
"""The event that would happen, as what to do and with what, in case nothing is replaced."""


Name = tuple[int, str]
"""A replacement: whose it is, and which. Identical ones on several cards count separately."""


def name_of(found: InForce) -> Name:
    return (found.slots.get("from", found.source), found.ability.key)


def waiting_for(game: Any, card: int, event: str) -> Iterator[InForce]:
    """What may happen instead of such an event, the oldest first; also what this card has gained that says so of
    itself: of that it is the source, and its controller is "you"."""
    for found in game.in_force.get(f"instead {event}", ()):
        part: StaticPart = found.ability
        if part.given is None:
            yield found
        elif card != NO_CARD and game.in_play(card) and not game.face_down[card]:
            cards = part.effect.cards
            if matches(game, found, cards, card) and game.reaches(cards, card) and game.applies(found):
                if game.affects(found, card):
                    for one in part.given.statics:
                        if isinstance(one.effect, Instead) and one.effect.event == event:
                            yield InForce(card, game.controller[card], one, {"from": found.source})


class Replaced(Procedure):
    """An event that would happen is replaced; the controller of the replacements chooses one. Each game says what
    replaces what, by which rules, and how what would have happened happens after all."""

    __slots__ = ("battle", "card", "events", "how", "number", "seat", "serial", "used")

    choice: ClassVar[str] = ""
    """The rule by which one is chosen."""
    instead: ClassVar[str] = ""
    """The rule by which it happens."""

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
        self.used: tuple[tuple[int, Name], ...] = ()

    def copy(self) -> Any:
        twin = type(self)(self.card, self.serial, self.seat, self.events, self.how, self.number, self.battle)
        twin.cursor = self.cursor
        twin.used = self.used
        return twin

    def found(self, game: Any) -> list[InForce]:
        """What could happen instead, now."""
        raise NotImplementedError

    def as_it_was(self, game: Any) -> None:
        """What would have happened happens after all."""
        raise NotImplementedError

    def choose(self, game: Any) -> None:
        """Their common controller chooses; where there are several, the active player."""
        self.used = game.replaced
        found = self.found(game)
        if self.card != NO_CARD and game.serial[self.card] != self.serial:
            self.cursor = len(self.steps)
            return
        if not found:  # what would have replaced it is gone by now
            self.cursor = len(self.steps)
            self.as_it_was(game)
            return
        seats = {one.seat for one in found}
        chooser = found[0].seat if len(seats) == 1 else game.active
        options = [offer("replace", one.source, number=place) for place, one in enumerate(found)]
        if all(one.ability.effect.may for one in found):
            options.append(offer("no"))
        game.ask(chooser, "choose replacement", options, self.card, (self.choice,))

    def happen(self, game: Any) -> None:
        """Only what stands after "instead" happens."""
        answer = game.answered()
        found = self.found(game)
        if answer.kind == "no":
            game.replaced = (*game.replaced, *((self.card, name_of(one)) for one in found))
            for one in found:
                self.use_up(game, one)  # the next time is over, whatever came of it
            self.as_it_was(game)
            return
        one = found[answer.number]
        game.replaced = (*game.replaced, (self.card, name_of(one)))
        game.emit("replaced", self.instead, one.seat, self.card, other=one.source, word=self.events[0])
        slots: dict[str, Any] = {"this": game.serial[one.source], **one.slots}
        slots.pop("given", None)  # it is the text that was given, not what comes of it
        slots.update({"amount": self.number, "that player": self.seat})
        self.use_up(game, one)
        if self.card != NO_CARD:
            slots["it"] = ((self.card, self.serial),)
            if "destroyed" in self.events:
                game.spared = (*game.spared, (self.card, name_of(one)))
        game.push(Resolve(one.ability.program, one.source, one.seat, slots))

    def use_up(self, game: Any, one: InForce) -> None:
        """What was waiting for the next time is used up by this one."""
        if one.ability.effect.once:
            for event in self.events:
                kept = tuple(f for f in game.in_force.get(f"instead {event}", ()) if f is not one)
                keep_in(game.in_force, f"instead {event}", kept)

    def done(self, game: Any) -> None:
        """A card that stayed is looked at again: losing its damage alone may not save it."""
        game.replaced = self.used
        if self.card != NO_CARD and game.serial[self.card] == self.serial:
            game.stir()


def being_replaced(game: Any, card: int) -> bool:
    """Whether something is about to happen, or is happening, instead of what would have befallen this card."""
    return any(
        isinstance(one, Replaced)
        and one.card == card
        and one.serial == game.serial[card]
        and one.cursor < len(one.steps)
        for one in game.stack
    )


def still_doomed(game: Any, doomed: list[int]) -> list[int]:
    """Of the cards that the rules destroy now, those that nothing is happening to instead. Where there is none, what
    was replaced until now has saved its card."""
    if not doomed:
        game.spared = ()
        return doomed
    return [card for card in doomed if not being_replaced(game, card)]


USED = Many(Fields(CARD, Fields(CARD, PLAIN)))
"""Replacements already used on a card."""

declare(Replaced, card=CARD, serial=SERIAL, used=USED)
