"""What triggers wait for, and what is asked about the past."""

from typing import Literal

from arbitre.ability.nodes.families import Condition, Node
from arbitre.ability.nodes.select import Select
from arbitre.ability.nodes.words import EventName, Extra


class When(Node, frozen=True):
    """What a triggered ability waits for. Roles left out match anything."""

    event: EventName
    card: Literal["this"] | Select | None = None
    other: Literal["this"] | Select | None = None
    by: Literal["this"] | Select | None = None
    player: Literal["you", "opponents", "any", "its player", "that player"] = "any"
    in_challenge: Extra[bool] = False
    role: Extra[Literal["any", "challenging", "challenged"]] = "any"  # of `card`, in that challenge
    in_battle: Extra[bool] = False  # for `inflicts damage`, `destroyed`: (by) battle damage
    action: Extra[bool] = False  # for `chosen`: while an action's effect was resolving
    during: Literal["any", "your turn", "opponents' turn", "their turn"] = "any"  # "their": of the player it is about
    origin: Literal["any", "play", "discard", "hand", "location"] = "any"
    """Where it was: for `returned to hand`, `enters play`; `location`, for `moves`: at another location."""
    amount: int | None = None  # at most this much of it: for `pays to play`
    condition: Condition | None = None  # "while ...": checked when it happens
    slot: str = ""  # only a card kept in this slot (delayed and floating triggers)
    together: bool = False  # "one or more": once for all that do it (or it is done to) at the same moment
