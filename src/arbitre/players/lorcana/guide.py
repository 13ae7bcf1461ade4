"""How Lorcana is searched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from arbitre.games.lorcana import state_check, stats
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.decision import Decision
from arbitre.players.guide import Guide
from arbitre.players.lorcana.features import FEATURES

CHEAP: Final = 2  # what characters may cost to be kept from the start


def habit(game: Lorcana, decision: Decision) -> int | None:
    if decision.kind == "who starts":
        return next((i for i, option in enumerate(decision.options) if option.target == decision.seat), 0)
    return None


def sensible(game: Lorcana, decision: Decision) -> Sequence[int] | None:
    """Of an opening hand all cards but cheap characters may be put away: without them the first turns go by, and what
    the weights say of a single card is too rough to tell that."""
    if decision.kind != "alter hand":
        return None
    return [
        place
        for place, option in enumerate(decision.options)
        if option.card < 0 or not game.facts[option.card].is_character or game.facts[option.card].cost > CHEAP
    ]


def winning(game: Lorcana, decision: Decision) -> int | None:
    """The next of quests that win together. Tried one by one, each seems to bring little, and a challenge more."""
    if decision.kind != "turn action":
        return None
    lacking = state_check.needed(game, decision.seat) - game.lore[decision.seat]
    quests = [place for place, option in enumerate(decision.options) if option.kind == "quest"]
    found = sum([stats.stat(game, decision.options[place].card, "lore") for place in quests])
    return quests[0] if quests and found >= lacking else None


GUIDE: Final = Guide(
    FEATURES,
    Path(__file__).with_name("weights.json"),
    settled=frozenset(("turn action", "alter hand", "who starts")),
    ending=frozenset(("end turn", "hand over")),
    habit=habit,
    sensible=sensible,
    winning=winning,
)
