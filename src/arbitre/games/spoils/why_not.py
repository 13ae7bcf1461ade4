"""Why an action is not legal, by the conditions that make the options, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.spoils import battle, play, stats, use
from arbitre.games.spoils.zones import HAND, PLAY
from arbitre.kernel.decision import Reason, Refusal
from arbitre.kernel.error import Error

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

SEATS = "AB"
ACTIONS = ("play", "flip up", "use", "attack", "end turn")
NOT_YOUR_TURN = Reason("not-your-turn", "603.1")
SOMETHING_FIRST = Reason("something-else-first", "603.2")
GAME_OVER = Reason("game-over", "102.1")


def cards_meant(game: Spoils, name: str, seat: int, action: str) -> list[int]:
    """The cards a player may mean by a name: where the action looks first, then anywhere they may know of."""
    wanted = name.casefold()
    mine = [
        card for card, facts in enumerate(game.facts) if facts.name.casefold() == wanted and game.zone_of[card] >= 0
    ]
    first = {"play": (HAND,), "flip up": (PLAY,), "use": (PLAY,), "attack": ()}.get(action, ())
    known = [
        card
        for card in mine
        if game.controller[card] == seat or not (game.face_down[card] or game.zone_of[card] in (0, HAND))
    ]
    return sorted(known, key=lambda card: (game.zone_of[card] not in first, game.controller[card] != seat, card))


def why_not(
    game: Spoils, action: str, cards: tuple[int | str, ...], number: int = 0, seat: int | None = None
) -> Refusal | None:
    """None if this action is legal now; else why it is not, by the same conditions that make the options."""
    if action not in ACTIONS:
        raise Error(f"there is no action {action!r}; there are: {', '.join(ACTIONS)}")
    if game.over:
        return Refusal(GAME_OVER)
    decision = game.decision
    if seat is None:
        seat = game.active if decision is None else decision.seat
    if action != "end turn" and not cards:
        raise Error(f"{action}: with which card?")
    if decision is None or decision.seat != seat or decision.kind not in ("turn action", "response", "battle"):
        return Refusal(NOT_YOUR_TURN if decision is not None and decision.kind == "turn action" else SOMETHING_FIRST)
    main = decision.kind == "turn action"
    if action in ("attack", "end turn") and not main:
        return Refusal(SOMETHING_FIRST)
    if action == "end turn":
        unmet = battle.why_not_end(game, seat)
        return None if unmet is None else Refusal(unmet)
    meant = cards[0]
    found = cards_meant(game, meant, seat, action) if isinstance(meant, str) else [meant]
    if not found:
        raise Error(f"there is no card {meant!r} that seat {seat} knows of")
    first: Refusal | None = None
    for card in found:
        if not 0 <= card < len(game.facts):
            raise Error(f"there is no card {card}: this game has {len(game.facts)}, from 0")
        reason = _reason(game, seat, action, card, number, "main" if main else "tactic")
        if reason is None:
            return None
        first = first or Refusal(reason, {"card": game.facts[card].name, "free": stats.count_free(game, seat)})
    return first


def _reason(game: Spoils, seat: int, action: str, card: int, number: int, now: str) -> Reason | None:
    """604.1e, 606.1d: what has just turned out to be impossible is not offered again."""
    if action == "play":
        reason = play.why_not(game, seat, card, now)
        return play.COST if reason is None and ("play", card, "hand") in game.refused else reason
    if action == "flip up":
        reason = play.why_not_flip_up(game, seat, card, now)
        return play.COST if reason is None and ("play", card, "flip up") in game.refused else reason
    if action == "use":
        reason = use.why_not(game, seat, card, number)
        if reason is None and ("use", card, use.abilities(game, card)[number].key) in game.refused:
            return use.COST
        return reason
    return battle.why_not(game, seat, card)
