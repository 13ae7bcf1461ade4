"""Greedy at 7 Fallen: it plays what leaves the best position, tries a few sets of attackers out, fights by numbers, and
responds where that is clearly better than passing."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.strike import Strike
from arbitre.games.fallen.zones import HAND
from arbitre.kernel.decision import Decision
from arbitre.players.fallen import fighting
from arbitre.players.fallen.worth import holds_out, worth
from arbitre.players.trial import Ways, goes_in_circles

MARGIN: Final = 8  # how much better a response must be than passing
DEAR: Final = 6  # a page that costs more than this is put away from an opening hand


def pick(game: Fallen, decision: Decision, seed: int) -> int:
    """The place of the option it takes."""
    options = decision.options
    kind = decision.kind
    if kind == "turn action":
        return _turn_action(game, decision)
    if kind in ("response", "contemplation"):
        return WAYS.respond(game, decision, MARGIN)
    if kind == "announce attackers":
        return _announce(game, decision)
    if kind == "divine grace":
        return _grace(game, decision)
    if kind == "who starts":
        return next((i for i, option in enumerate(options) if option.target != decision.seat), 0)
    return WAYS.answer(game, decision, seed)


def _habit(game: Fallen, decision: Decision) -> int | None:
    """Answers by looking at numbers, or as they come."""
    options = decision.options
    kind = decision.kind
    if kind in ("response", "contemplation"):
        return 0
    if kind == "announce attackers":
        return _usual_attackers(game, decision)
    if kind == "next attacker":
        values = [fighting.most(game, option.card) for option in options]
        return values.index(max(values))
    if kind == "attack together":
        return fighting.together(game, decision)
    if kind in ("declare attack", "redirect attack"):
        frame = fighting.phase(game)
        group = frame.group if game.combat is None or not game.combat.attacking else game.combat.attacking
        values = [fighting.gain(game, group, option) for option in options]
        return values.index(max(values))
    if kind == "berserk":
        return 1
    if kind == "divide damage":
        return _divide(game, decision)
    if kind in ("choose trigger", "treasure", "top or bottom", "pay from", "spend"):
        return 0
    if kind == "retreat to the rear":
        return 1 if len(options) > 1 else 0
    if kind in ("retreat", "phoenix"):
        return 0
    return None


def _divide(game: Fallen, decision: Decision) -> int:
    """As much as destroys it, if that much is there; else everything on the first."""
    frame: Any = next(one for one in reversed(game.stack) if isinstance(one, Strike))
    need = holds_out(game, decision.options[0].card)
    for place, option in enumerate(decision.options):
        if option.number == need and frame.rest >= need:
            return place
    return 0


def _usual_attackers(game: Fallen, decision: Decision) -> int:
    """In a trial: everybody who can, the strongest in ambush."""
    return fighting.follow(
        list(decision.options), tuple(fighting.plans(game, decision.seat, list(decision.options)))[1]
    )


WAYS: Final = Ways(worth, settled=("turn action", "divine grace", "who starts"), tries=20, habit=_habit)


# -- actions -----------------------------------------------------------------------------------------------------


def _turn_action(game: Fallen, decision: Decision) -> int:
    """The action that leaves the best position; when nothing does, the attack phase, and after it the end."""
    options = decision.options
    going_on = next(i for i, option in enumerate(options) if option.kind in ("announce attack", "end turn"))
    others = [i for i, option in enumerate(options) if i != going_on]
    if not others or goes_in_circles(game):
        return going_on
    place, value = WAYS.best(game, decision, others)
    return place if value > worth(game, decision.seat) else going_on


def _announce(game: Fallen, decision: Decision) -> int:
    """The set of attackers that leaves the best position, if everybody then fights by the numbers."""
    options = list(decision.options)
    best: tuple[int, fighting.Plan] | None = None
    for plan in fighting.plans(game, decision.seat, options):
        twin = game.copy()
        while twin.decision is not None and twin.decision.kind == "announce attackers":
            twin.apply(fighting.follow(list(twin.decision.options), plan))
        value = _reached(twin, decision.seat)
        if best is None or value > best[0]:
            best = (value, plan)
    assert best is not None
    return fighting.follow(options, best[1])


def _reached(game: Fallen, seat: int) -> int:
    """What a position is worth when all that follows is answered by habit."""
    for _ in range(200):
        decision = game.decision
        if decision is None or decision.kind in WAYS.settled:
            break
        usual = _habit(game, decision)
        game.apply(usual if usual is not None else 0)
    return worth(game, seat)


# -- the opening hand ----------------------------------------------------------------------------------------------


def _grace(game: Fallen, decision: Decision) -> int:
    """Puts away what is too expensive for the first turns, as long as enough stays."""
    away = [option.card for option in decision.options if option.kind == "put away"]
    dear = [card for card in away if (game.facts[card].cost or 0) >= DEAR]
    hand = game.zones[decision.seat][HAND]
    if not dear or len(hand) - len(away) >= 3:
        return next(i for i, option in enumerate(decision.options) if option.kind == "done")
    card = max(dear, key=lambda one: (game.facts[one].cost, -one))
    return next(i for i, option in enumerate(decision.options) if option.card == card)
