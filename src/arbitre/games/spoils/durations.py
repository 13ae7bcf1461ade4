"""When effects end: "this turn" at the start of the next one (602.1b), others at the start of a player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.spoils import moving
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.game import Index, keep_in
from arbitre.kernel.modifier import FOREVER, NEXT_START, NEXT_TURN, THIS_TURN, Modifier

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


THIS_BATTLE: Final = "this battle"
NEXT_RESTORE: Final = "next restore rule"


def span(duration: str, you: int) -> tuple[str, int]:
    """A duration of the ability language as (until when, whose turn)."""
    if duration == "this turn":
        return (THIS_TURN, you)
    if duration == "until your next turn":
        return (NEXT_START, you)
    if duration == "until their next turn":
        return (NEXT_START, 1 - you)
    if duration == "during their next turn":
        return (NEXT_TURN, 1 - you)
    if duration in (THIS_BATTLE, NEXT_RESTORE):
        return (duration, you)
    return (FOREVER, you)


def turn_starts(game: Spoils, seat: int) -> None:
    """602.1b: called when the number of the turn has changed."""
    if not game.timed:
        return
    turn = game.turn

    def over(until: str, whose: int, born: int) -> bool:
        if until == NEXT_TURN:
            return turn > born + 1 and whose != seat
        return (until == THIS_TURN and born < turn) or (until == NEXT_START and whose == seat)

    lent: list[tuple[int, int]] = []
    for zones in game.zones:
        for card in (*zones[PLAY], *zones[FACTION]):
            if game.applied[card]:
                was_character = game.is_a(card, "character")
                ended = [m for m in game.applied[card] if over(m.until, m.whose, m.born)]
                game.applied[card] = tuple(m for m in game.applied[card] if m not in ended)
                lent.extend((card, m.amount) for m in ended if m.kind == "lent by")
                if was_character and not game.is_a(card, "character"):
                    stopped_being_a_character(game, card)
    for card, owner in lent:  # 407.3
        moving.take_control(game, card, owner)
        game.settled[card] = True  # 602.1c: all of this is one moment
    for index in (game.in_force, game.watchers):
        _expire(index, over)
    game.discounts = tuple(m for m in game.discounts if not over(m.until, m.whose, m.born))
    game.extra_icons = tuple(m for m in game.extra_icons if not over(m.until, m.whose, m.born))
    game.timed = _anything_timed(game)
    game.stir()


def battle_ends(game: Spoils) -> None:
    """302.8: what was for a battle goes with it."""
    if not game.timed:
        return

    def over(until: str, whose: int, born: int) -> bool:
        return until == THIS_BATTLE

    for zones in game.zones:
        for card in (*zones[PLAY], *zones[FACTION]):
            if game.applied[card]:
                game.applied[card] = tuple(m for m in game.applied[card] if m.until != THIS_BATTLE)
    for index in (game.in_force, game.watchers):
        _expire(index, over)
    game.stir()


def restore_rule_over(game: Spoils, seat: int) -> None:
    """202.7: what was for the next Restore Rule of who controls a card has been."""
    for card in game.zones[seat][PLAY]:
        if game.applied[card]:
            game.applied[card] = tuple(m for m in game.applied[card] if m.until != NEXT_RESTORE)


def _expire(index: Index, over: object) -> None:
    assert callable(over)
    for what, found in tuple(index.items()):
        if any(one.ability.whose >= 0 for one in found):
            left = [
                f for f in found if f.ability.whose < 0 or not over(f.ability.until, f.ability.whose, f.ability.born)
            ]
            keep_in(index, what, tuple(left))


def stopped_being_a_character(game: Spoils, card: int) -> None:
    """208.3: its damage is gone. 208.4: and it is out of the battle. 508.3: text gained as a character goes."""
    game.damage[card] = 0
    game.applied[card] = tuple(m for m in game.applied[card] if not gained_as_character(m))
    moving.forget_given(game, card)
    if game.battle is not None:
        game.battle = game.battle.without(card)


BATTLE_STATISTICS = ("strength", "life", "speed")


def gained_as_character(modifier: Modifier) -> bool:
    """201.7a: only a character has battle statistics, so those it was given go, too."""
    return modifier.kind.removeprefix("base ") in ("keyword", "activated", *BATTLE_STATISTICS)


def _anything_timed(game: Spoils) -> bool:
    if game.discounts or game.extra_icons:
        return True
    if any(game.applied[card] for zones in game.zones for card in (*zones[PLAY], *zones[FACTION])):
        return True
    return any(one.ability.whose >= 0 for i in (game.in_force, game.watchers) for found in i.values() for one in found)
