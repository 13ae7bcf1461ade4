"""Abilities come and go with their cards: they start to apply where they work, and end when the card is gone."""

from __future__ import annotations

from arbitre.ability.parts import StaticPart, Trigger
from arbitre.ability.table import Table
from arbitre.kernel.game import InForce, add_to, keep_in


def wake(game: Table, card: int, zone: str) -> None:
    """The abilities of a card that work in this zone start to apply: passive ones in play, triggered ones where they
    say."""
    facts = game.printed(card)
    seat = game.controller[card]
    if zone == "play":  # 1.6.1, 6.1.12, 201.5b
        statics: list[tuple[str, StaticPart]] = facts.statics
        for what, part in statics:
            found = InForce(card, seat, part)
            add_to(game.in_force, what, found)
            if part.given is not None and what == "gains":
                for event in part.given.events:
                    add_to(game.watchers, event, found)
    triggers: list[Trigger] = facts.triggers
    for trigger in triggers:
        if trigger.zone == zone:
            add_to(game.watchers, trigger.event, InForce(card, seat, trigger))


def sleep(game: Table, card: int) -> None:
    """What a card did just by being there ends as soon as it is gone. What its effects left behind stays, and so does
    text it was given: that goes with what the card was (`forget_given`)."""
    facts = game.printed(card)
    statics: list[tuple[str, StaticPart]] = facts.statics
    for what, part in statics:
        there = game.in_force.get(what, ())
        keep_in(game.in_force, what, tuple([f for f in there if f.source != card or f.ability.whose >= 0]))
        if part.given is not None:
            for event in part.given.events:
                waiting = game.watchers.get(event, ())
                keep_in(game.watchers, event, tuple([f for f in waiting if f.source != card or f.ability is not part]))
    triggers: list[Trigger] = facts.triggers
    for trigger in triggers:
        event = trigger.event
        waiting = game.watchers.get(event, ())
        if waiting:
            keep_in(
                game.watchers,
                event,
                tuple([f for f in waiting if f.source != card or not f.ability.zone or given(f, card)]),
            )


def given(found: InForce, card: int) -> bool:
    """Whether this is text that a card was given for a while."""
    return found.source == card and bool(found.slots.get("given"))


def forget_given(game: Table, card: int) -> None:
    """Text that a card was given goes with what the card was."""
    for index in (game.watchers, game.in_force):
        for what, there in tuple(index.items()):
            for one in there:
                if one.source == card and given(one, card):
                    keep_in(index, what, tuple([found for found in there if not given(found, card)]))
                    break


def hand_over_given(game: Table, card: int, seat: int) -> None:
    """Text that a card was given means by "you" whoever controls the card now."""
    for index in (game.watchers, game.in_force):
        for what, there in tuple(index.items()):
            if any(given(found, card) for found in there):
                index[what] = tuple(
                    InForce(card, seat, found.ability, found.slots) if given(found, card) else found for found in there
                )
