"""Why an action is not legal, by the conditions that make the options, with the rule (chapter 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.lorcana import actions, activate, challenge, costs, ink, move, play, quest, stats
from arbitre.kernel.decision import NO_CARD, Reason, Refusal
from arbitre.kernel.error import Error, IncompleteMove

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

ACTIONS = (
    "ink",
    "play",
    "shift",
    "sing",
    "sing together",
    "play free",
    "use free",
    "use",
    "quest",
    "challenge",
    "move",
    "end turn",
)

NOT_YOUR_TURN: Final = Reason("not-your-turn", "4.1.2")
WAIT_FOR_TEAM: Final = Reason("team-mate-acts", "9.3.1")
NOT_NOW: Final = Reason("something-else-first", "4.1.2")
NOT_DONE_YET: Final = Reason("something-else-first", "3.3.2.1")
GAME_OVER: Final = Reason("game-over", "2.3.3")

NEEDS = {"end turn": 0, "shift": 2, "sing": 2, "challenge": 2, "move": 2}  # how many cards; all others one


def why_not(
    game: Lorcana,
    action: str,
    card: int = NO_CARD,
    target: int = NO_CARD,
    number: int = 0,
    seat: int | None = None,
) -> Refusal | None:
    """None if this turn action is legal now, else why it is not and the rule that forbids it.

    1.7.6, 4.1.4: what can't be carried out is refused before it begins: nothing has been paid or triggered that would
    have to be undone, nothing shown that could not be (1.7.6.2). The player is still asked, and may try again
    (1.7.6.1)."""
    if action not in ACTIONS:
        raise Error(f"there is no turn action {action!r}; there are: {', '.join(ACTIONS)}")
    named = (card != NO_CARD) + (target != NO_CARD)
    needed = NEEDS.get(action, 1)
    if named < needed and (action != "challenge" or card == NO_CARD):
        raise IncompleteMove(action, needed, named)
    if game.over:
        return Refusal(GAME_OVER)
    if seat is None:
        seat = game.active if game.decision is None else game.decision.seat
    for one in (card, target):
        if one != NO_CARD and not 0 <= one < len(game.facts):
            raise Error(f"there is no card {one}: this game has {len(game.facts)}, from 0")
    if not game.is_active(seat):
        return Refusal(NOT_YOUR_TURN)
    if game.decision is not None and game.decision.kind == "turn action" and game.decision.seat != seat:
        return Refusal(WAIT_FOR_TEAM)
    if game.decision is None or game.decision.kind != "turn action":  # 4.1.2, 6.3.2
        return Refusal(NOT_DONE_YET if action == "end turn" else NOT_NOW)
    reason = _reason(game, seat, action, card, target, number)  # 1.7.6, 1.7.6.1, 1.7.6.2, 4.1.4
    return None if reason is None else Refusal(reason, _about(game, seat, action, card, target, number))


def _reason(game: Lorcana, seat: int, action: str, card: int, target: int, number: int) -> Reason | None:
    if action == "end turn":
        return actions.why_not_end(game, seat)
    if action == "ink":
        return ink.why_not(game, seat, card)
    if action == "play":
        return play.why_not(game, seat, card)
    if action == "shift":
        return play.why_not_shift(game, seat, card, target, number)
    if action == "sing":
        return play.why_not_sing(game, seat, card, target)
    if action == "sing together":
        return play.why_not_sing_together(game, seat, card)
    if action == "play free":
        return play.why_not_free(game, seat, card, number)
    if action == "use":
        return activate.why_not(game, seat, card, number)
    if action == "use free":
        return activate.why_not_free(game, seat, card, number)
    if action == "quest":
        return quest.why_not(game, seat, card)
    if action == "challenge" and target == NO_CARD:
        reason = challenge.why_not_challenger(game, seat, card)
        if reason is None:
            raise IncompleteMove(action, 2, 1)
        return reason
    if action == "challenge":
        return challenge.why_not(game, seat, card, target)
    return move.why_not(game, seat, card, target)


def _about(game: Lorcana, seat: int, action: str, card: int, target: int, number: int) -> dict[str, str | int]:
    """The numbers a sentence about the refusal needs."""
    about: dict[str, str | int] = {"ink": game.ready_ink(seat)}
    if card != NO_CARD:
        about["card"] = game.facts[card].full_name
        cost = game.facts[card].cost
        if action == "play":
            cost = play.total_cost(game, seat, card)
        elif action == "use" and number < len(activate.abilities(game, card)):
            cost = activate.abilities(game, card)[number].ink
        elif action == "move" and target != NO_CARD:
            cost = move.total_cost(game, card, target)
        elif action in ("quest", "challenge"):
            cost = costs.ink_to(game, card, f"pay to {action}")
        elif action == "shift" and number < len(game.facts[card].shifts):
            cost = max(0, game.facts[card].shifts[number].ink - costs.reduction(game, seat, card, "shift"))
        about["cost"] = cost
    if target != NO_CARD:
        about["target"] = game.facts[target].full_name
        if action == "sing":
            about["value"] = stats.sings_as(game, target)
    return about
