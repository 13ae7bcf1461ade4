"""Why an action is not legal, by the conditions that make the options, with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.fallen import play, use
from arbitre.games.fallen.actions import WAYS
from arbitre.games.fallen.zones import HAND, LIMBO
from arbitre.kernel.decision import Reason, Refusal
from arbitre.kernel.error import Error

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

ACTIONS: Final = ("play", "storm", "gust", "phoenix", "use", "announce attack", "end turn")
SHARES: Final = {"assign": "to", "strike": "with", "spend": "from", "take": "with"}  # options with a number and a card
NOT_YOUR_TURN: Final = Reason("not-your-turn", "F3.2.3")
SOMETHING_FIRST: Final = Reason("something-else-first", "F3.2.3")
GAME_OVER: Final = Reason("game-over", "F1.1.1")
ATTACK_FIRST: Final = Reason("announce-attack-first", "F1.37.2")
ATTACKED: Final = Reason("attack-phase-over", "F1.37.2")
NO_PRIORITY: Final = Reason("no-priority", "F3.2.3")
IN_ATTACK_PHASE: Final = Reason("not-between-combats", "F2.3.1")


def cards_meant(game: Fallen, name: str, seat: int, action: str) -> list[int]:
    wanted = name.casefold()
    named = (card for card, facts in enumerate(game.facts) if facts.name.casefold() == wanted)
    known = [
        card
        for card in named
        if game.zone_of[card] >= 0 and (game.controller[card] == seat or game.zone_of[card] not in (0, HAND, 2))
    ]
    first = (HAND, LIMBO) if action in WAYS else ()
    return sorted(known, key=lambda card: (game.zone_of[card] not in first, game.controller[card] != seat, card))


def why_not(
    game: Fallen, action: str, cards: tuple[int | str, ...], number: int = 0, seat: int | None = None
) -> Refusal | None:
    if action not in ACTIONS:
        raise Error(f"there is no action {action!r}; there are: {', '.join(ACTIONS)}")
    if game.over:
        return Refusal(GAME_OVER)
    decision = game.decision
    if seat is None:
        seat = game.active if decision is None else decision.seat
    if decision is None or decision.seat != seat or decision.kind not in ("turn action", "response", "contemplation"):
        if decision is not None and decision.kind == "turn action":
            return Refusal(NOT_YOUR_TURN)
        if decision is not None and decision.kind in ("response", "contemplation"):
            return Refusal(NO_PRIORITY)
        return Refusal(IN_ATTACK_PHASE if game.phase == "attack" else SOMETHING_FIRST)
    main = decision.kind == "turn action"
    if action in ("announce attack", "end turn"):
        if not main:
            return Refusal(SOMETHING_FIRST)
        if action == "end turn":
            return None if game.attacked else Refusal(ATTACK_FIRST)
        return Refusal(ATTACKED) if game.attacked else None
    if not cards:
        raise Error(f"{action}: with which card?")
    meant = cards[0]
    found = cards_meant(game, meant, seat, action) if isinstance(meant, str) else [meant]
    if not found:
        raise Error(f"there is no card {meant!r} that seat {seat} knows of")
    now = "word" if main else "miracle"
    first: Refusal | None = None
    for card in found:
        if not 0 <= card < len(game.facts):
            raise Error(f"there is no card {card}: this game has {len(game.facts)}, from 0")
        if action == "use":
            known = use.abilities(game, card)
            reason = use.why_not(game, seat, card, known[number], now) if number < len(known) else use.NO_ABILITY
        else:
            reason = play.why_not(game, seat, card, WAYS[action], now)
        if reason is None:
            return None
        first = first or Refusal(reason, {"card": game.facts[card].name})
    return first
