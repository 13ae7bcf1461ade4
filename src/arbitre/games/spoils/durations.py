"""When effects end: "this turn" at the start of the next one (602.1b), others at the start of a player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.durations import any_timed, expire_in
from arbitre.ability.waking import forget_given
from arbitre.games.spoils import changing_zones
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.modifier import NEXT_START, NEXT_TURN, THIS_TURN, Modifier

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


THIS_BATTLE: Final = "this battle"
NEXT_RESTORE: Final = "next restore rule"


def turn_starts(game: Spoils, seat: int) -> None:
    """602.1b: called when the number of the turn has changed."""
    if not game.timed:  # 602.1b
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
                game.modify(card, tuple(m for m in game.applied[card] if m not in ended))
                lent.extend((card, m.amount) for m in ended if m.kind == "lent by")
                if was_character and not game.is_a(card, "character"):
                    stopped_being_a_character(game, card)
    for card, owner in lent:  # 407.3
        changing_zones.take_control(game, card, owner)
        game.settled[card] = True  # 602.1c: all of this is one moment
    for index in (game.in_force, game.watchers):
        expire_in(index, over)
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
                game.modify(card, tuple(m for m in game.applied[card] if m.until != THIS_BATTLE))
    for index in (game.in_force, game.watchers):
        expire_in(index, over)
    game.stir()


def restore_rule_over(game: Spoils, seat: int) -> None:
    """202.7: what lasted until the next Restore Rule of a card's controller is over."""
    if not game.timed:
        return
    for card in game.zones[seat][PLAY]:
        if game.applied[card]:
            game.modify(card, tuple(m for m in game.applied[card] if m.until != NEXT_RESTORE))


def stopped_being_a_character(game: Spoils, card: int) -> None:
    """208.3: its damage is gone. 208.4: and it is out of the battle. 508.3: text gained as a character goes."""
    game.damage[card] = 0
    game.modify(card, tuple(m for m in game.applied[card] if not gained_as_character(m)))
    forget_given(game, card)  # 508.3
    if game.battle is not None:
        game.battle = game.battle.without(card)


OF_CHARACTERS = ("keyword", "activated", "strength", "life", "speed")


def gained_as_character(modifier: Modifier) -> bool:
    """201.7a: only a character has battle statistics, so those it was given go too."""
    return modifier.kind.removeprefix("base ") in OF_CHARACTERS


def _anything_timed(game: Spoils) -> bool:
    if game.discounts or game.extra_icons:
        return True
    if any(game.applied[card] for zones in game.zones for card in (*zones[PLAY], *zones[FACTION])):
        return True
    return any_timed(game.in_force) or any_timed(game.watchers)
