"""Greedy at The Spoils: it develops, plays what leaves the best position, attacks where that pays whatever the defender
does, blocks where it saves more than it costs, and responds where that is clearly better than passing."""

from __future__ import annotations

from typing import Any, Final

from arbitre.games.spoils.battle import Attack
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import HAND
from arbitre.kernel.decision import Decision
from arbitre.players.spoils import fighting
from arbitre.players.spoils.worth import worth
from arbitre.players.trial import Ways, goes_in_circles

MARGIN: Final = 6  # how much better a response must be than passing
DEAR: Final = 7  # a card that costs more than this is put away from an opening hand


def pick(game: Spoils, decision: Decision, seed: int) -> int:
    """The place of the option it takes."""
    options = decision.options
    kind = decision.kind
    if kind == "turn action":
        return _turn_action(game, decision)
    if kind in ("response", "battle"):
        return WAYS.respond(game, decision, MARGIN)
    if kind == "play resource":
        spare = WAYS.best_spare(game, decision, range(len(options)), worth(game, decision.seat))
        return WAYS.answer(game, decision, seed) if spare is None else spare
    if kind == "mulligan":
        return _mulligan(game, decision)
    if kind == "who starts":
        return next((i for i, option in enumerate(options) if option.target == decision.seat), 0)
    return WAYS.answer(game, decision, seed)


def _habit(game: Spoils, decision: Decision) -> int | None:
    """Questions of battles are answered by looking at numbers; triggers come as they come."""
    kind = decision.kind
    if kind == "choose attackers":
        return _member(game, decision, fighting.best_party(game, decision.seat, decision.source)[1])
    if kind == "choose blockers":
        return _member(game, decision, fighting.best_block(game, decision.seat))
    if kind == "assign damage":
        first = decision.options[0]
        wanted = fighting.share(game, first.card, first.number)
        return next(i for i, option in enumerate(decision.options) if option.number == wanted)
    if kind in ("response", "battle", "choose trigger"):
        return 0
    return None


def _member(game: Spoils, decision: Decision, party: tuple[int, ...]) -> int:
    """The next member of a party that is not yet in it; else that it is complete."""
    frame: Any = next((one for one in reversed(game.stack) if isinstance(one, Attack)), None)
    chosen = () if frame is None else frame.chosen
    for place, option in enumerate(decision.options):
        if option.kind == "choose" and option.card in party and option.card not in chosen:
            return place
    return next((place for place, option in enumerate(decision.options) if option.kind == "done"), 0)


WAYS: Final = Ways(
    worth, settled=("turn action", "mulligan", "who starts", "starting resource"), tries=24, habit=_habit
)


# -- actions -----------------------------------------------------------------------------------------------------


def _turn_action(game: Spoils, decision: Decision) -> int:
    """The action that leaves the best position, or an attack that pays more; else the end of the turn."""
    options = decision.options
    end = next(i for i, option in enumerate(options) if option.kind == "end turn")
    if goes_in_circles(game):
        return end
    most, best = 0, end
    for place, option in enumerate(options):
        if option.kind == "attack":
            gain = fighting.best_party(game, decision.seat, option.card)[0]
            if gain > most:
                most, best = gain, place
    others = [i for i, option in enumerate(options) if option.kind not in ("end turn", "attack")]
    if others:
        present = worth(game, decision.seat)
        place, value = WAYS.best(game, decision, others)
        if value - present > most:
            best = place
    return best


# -- the opening hand ----------------------------------------------------------------------------------------------


def _mulligan(game: Spoils, decision: Decision) -> int:
    """Puts away what is too expensive for the first turns, as long as enough stays."""
    away = [option.card for option in decision.options if option.kind == "put away"]
    hand = game.zones[decision.seat][HAND]
    dear = [card for card in away if game.facts[card].cost >= DEAR]
    if not dear or len(hand) - len(away) >= len(hand) // 2:
        return next(i for i, option in enumerate(decision.options) if option.kind == "done")
    card = max(dear, key=lambda one: (game.facts[one].cost, -one))
    return next(i for i, option in enumerate(decision.options) if option.card == card)
