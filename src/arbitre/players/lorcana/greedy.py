"""Greedy at Lorcana. Before it looks at anything else it inks a card it can spare, and it wins when questing wins."""

from __future__ import annotations

from collections import Counter
from typing import Final

from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.stats import stat
from arbitre.games.lorcana.words import TO_PLAY
from arbitre.games.lorcana.zones import DECK, HAND, INKWELL
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision
from arbitre.players.lorcana.worth import in_hand, worth
from arbitre.players.trial import WIDE, Ways, goes_in_circles

WAYS: Final = Ways(worth, settled=("turn action", "alter hand", "who starts"), tries=48, plays=TO_PLAY)


def pick(game: Lorcana, decision: Decision, seed: int) -> int:
    """The place of the option it takes."""
    options = decision.options
    if decision.kind == "turn action":
        return _turn_action(game, decision)
    if decision.kind == "alter hand":
        return _alter_hand(game, decision)
    if decision.kind == "who starts":
        return next((i for i, option in enumerate(options) if option.target == decision.seat), 0)
    if decision.kind == "name a card":
        return _name(game, decision, Chance(seed))
    if decision.kind == "top or bottom":
        return _top_or_bottom(game, decision)
    if len(options) > WIDE:
        return 0
    return WAYS.best(game, decision, range(len(options)))[0]


# -- turn actions ------------------------------------------------------------------------------------------------


def _turn_action(game: Lorcana, decision: Decision) -> int:
    options = decision.options
    by_kind: dict[str, list[int]] = {}
    for place, option in enumerate(options):
        by_kind.setdefault(option.kind, []).append(place)
    quests = by_kind.get("quest", [])
    if quests and _questing_wins(game, decision.seat, [options[place].card for place in quests]):
        return max(quests, key=lambda place: stat(game, options[place].card, "lore"))
    present = worth(game, decision.seat)
    end = by_kind.pop("end turn", [])
    if end and goes_in_circles(game):
        return end[0]
    by_kind.pop("hand over", None)
    spare = WAYS.best_spare(game, decision, by_kind.pop("ink", []), present)
    if spare is not None:
        return spare
    others = [place for places in by_kind.values() for place in places]
    if not others:
        return end[0] if end else 0
    place, value = WAYS.best(game, decision, others)
    return place if value > present or not end else end[0]


def _questing_wins(game: Lorcana, seat: int, cards: list[int]) -> bool:
    wanted: int = game.variant.lore_to_win
    return game.lore[seat] + sum(stat(game, card, "lore") for card in cards) >= wanted


# -- questions with an answer of their own -------------------------------------------------------------------------


def _alter_hand(game: Lorcana, decision: Decision) -> int:
    """Puts away what is too expensive for the first turns, and surplus cards that can't be ink."""
    hand = game.zones[decision.seat][HAND]
    away = [option.card for option in decision.options if option.kind == "put away"]
    dear = [card for card in away if game.facts[card].cost >= (6 if game.facts[card].inkable else 5)]
    stuck = [card for card in away if not game.facts[card].inkable]
    staying = len(away)
    wanted = dear or (stuck if len(stuck) > 3 else [])
    if not wanted or staying <= len(hand) // 3:
        return next(i for i, option in enumerate(decision.options) if option.kind == "done")
    card = max(wanted, key=lambda c: (game.facts[c].cost, -c))
    return next(i for i, option in enumerate(decision.options) if option.card == card)


def _name(game: Lorcana, decision: Decision, chance: Chance) -> int:
    """A name the player's own deck is likely to have: the one most of its cards have."""
    seen = Counter(game.facts[card].name for card in game.zones[decision.seat][DECK])
    places = {game.names[option.number]: place for place, option in enumerate(decision.options)}
    known = [name for name, _ in sorted(seen.items(), key=lambda item: (-item[1], item[0])) if name in places]
    return places[known[0]] if known else chance.below(len(decision.options))


def _top_or_bottom(game: Lorcana, decision: Decision) -> int:
    """The player's own good cards on top, an opponent's on the bottom."""
    card = decision.options[0].card
    seat = game.owner[card]
    good = in_hand(game, card, len(game.zones[seat][INKWELL])) >= 40
    wanted = "top" if good == (seat in game.side(decision.seat)) else "bottom"
    return next(i for i, option in enumerate(decision.options) if option.kind == wanted)
