"""What static abilities in force could change about the turn actions, seen at a glance.

Every question of the main phase asks whether something of this or that word is in force. It is looked up once for each
set of words that is ever in force, and not once for each action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from arbitre.kernel.game import Index

MOST: Final = 4096  # sets of words that are kept; in a game there are a few dozen


class Glance:
    """Whether there may be more to ask than what is printed on the cards, action by action."""

    __slots__ = (
        "challenge_early",
        "challenge_limited",
        "challenge_ready",
        "costs_less",
        "extra_ink",
        "held",
        "ink_from_discard",
        "inkable",
        "play_forbidden",
        "play_free",
        "play_from",
        "quest_early",
        "quest_limited",
        "sing_limited",
        "sing_together",
        "targets_guarded",
        "use_free",
        "use_given",
        "use_limited",
    )

    def __init__(self, force: Index) -> None:
        cant_exert = "can't exert" in force
        self.held = "Reckless" in force or "must quest" in force or "must challenge" in force  # from ending the turn
        self.extra_ink = "ExtraInk" in force
        self.inkable = "CountsAsInkable" in force
        self.ink_from_discard = "InkFrom" in force
        self.costs_less = "CostsLess" in force
        self.play_free = "PlayFree" in force
        self.play_forbidden = "PlayersCant" in force
        self.play_from = "PlayFrom" in force
        self.sing_together = "Sing Together" in force
        self.sing_limited = cant_exert or "can't sing" in force
        self.use_given = "gains" in force or "Boost" in force  # activated abilities, to other cards
        self.use_free = "UseFree" in force
        self.use_limited = cant_exert
        self.quest_early = "can quest while drying" in force
        self.quest_limited = cant_exert or "Reckless" in force or "can't quest" in force or "pay to quest" in force
        self.challenge_early = "Rush" in force
        self.challenge_ready = "can challenge ready characters" in force
        self.challenge_limited = (
            cant_exert or "can't challenge" in force or "pay to challenge" in force or "Challengers" in force
        )
        self.targets_guarded = "Evasive" in force or "Bodyguard" in force or "can't be challenged" in force


NOTHING: Final = Glance({})

_SEEN: Final[dict[tuple[str, ...], Glance]] = {}


def glance(force: Index) -> Glance:
    """What is in force, at a glance."""
    if not force:
        return NOTHING
    words = tuple(force)
    seen = _SEEN.get(words)
    if seen is None:
        if len(_SEEN) >= MOST:
            _SEEN.clear()
        seen = _SEEN[words] = Glance(force)
    return seen
