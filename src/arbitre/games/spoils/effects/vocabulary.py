"""The Spoils' words of the ability language: the table every part adds to, and what several parts use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from arbitre.ability.choosing import none_asked
from arbitre.ability.match import SHARED, target_cards
from arbitre.ability.run import Resolve
from arbitre.ability.showing import add_showing
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.zones import PLAY

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

VOCABULARY = SHARED.extended("The Spoils")
add_showing(VOCABULARY, looks="403.1a", reveals="402.1", names="201.1b")
VOCABULARY.about_this.add(n.Provides)


def _only_at_threshold(ability: n.Triggered) -> n.Triggered:
    """201.5d: one with a threshold waits only while its controller meets it."""
    if not ability.icons:
        return ability
    met = n.Threshold(ability.icons)
    return replace(ability, condition=met if ability.condition is None else n.All((met, ability.condition)))


VOCABULARY.rewrite[n.Triggered] = _only_at_threshold

QUESTIONS: dict[
    str, tuple[str, ...]
] = {  # asked while an effect or a cost is being followed, each with the rules it rests on
    "may": ("402.1",),
    "choose one": ("402.1",),
    "choose card": ("310.1",),
    "choose player": ("310.1",),
    "choose number": ("410.2",),
    "choose discard": ("305.1",),
    "choose order": ("402.1",),
    "top or bottom": ("402.1",),
    "divide": ("402.1",),
    "name a card": ("201.1b",),
    "choose icon": ("405.5",),
    "choose type": ("201.4a",),
    "bid": ("413.1",),
    "host": ("507.2b",),
}


def spoken_of(game: Spoils, frame: Resolve, target: Any) -> list[int]:
    """The cards an effect is about. 208.2: one that was picked as a card of some type and is no longer of it is passed
    over, as long as it is in play."""
    cards = target_cards(game, frame, target)
    if isinstance(target, n.That):
        kinds = frame.slots.get(f"as {target.ref}")  # 208.2
        if kinds:
            return [c for c in cards if game.zone_of[c] != PLAY or any(game.is_a(c, kind) for kind in kinds)]
    return cards


def in_play(game: Spoils, frame: Resolve, target: Any) -> list[int]:
    """The cards spoken of that are still in play (402.3). 402.5, 402.5a: those that are gone are passed over, and the
    effect goes on."""
    cards = [card for card in spoken_of(game, frame, target) if game.zone_of[card] == PLAY]
    if not cards and not none_asked(frame, target):  # 402.5, 402.5a
        frame.fail()
    return cards


def is_cost(frame: Resolve) -> bool:
    """Whether this is being done to satisfy a cost (401)."""
    return bool(frame.slots.get("paying"))
