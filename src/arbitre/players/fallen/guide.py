"""How 7 Fallen is searched."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from arbitre.games.fallen import combat
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.strike import Strike
from arbitre.games.fallen.zones import HAND, LINES
from arbitre.kernel.decision import Decision, Option
from arbitre.players.fallen import assault, fighting
from arbitre.players.fallen.features import FEATURES
from arbitre.players.fallen.worth import holds_out
from arbitre.players.guide import Guide

DISCARDS: Final = 3  # pages that are tried, of all that could be discarded
PAYABLE: Final = 5  # what an Angel may cost to be kept from the start
WINDOWS: Final = frozenset(("contemplation", "response"))

FIRST: Final = frozenset(
    (
        *("choose trigger", "treasure", "top or bottom", "pay from", "spend", "energy to"),
        *("retreat", "phoenix", "order of damage"),
    )
)
"""Questions whose first answer is as good as any."""


def habit(game: Fallen, decision: Decision) -> int | None:
    kind = decision.kind
    if kind == "who starts":  # who comes second has a gift, and is the first to attack
        return next((i for i, option in enumerate(decision.options) if option.target != decision.seat), 0)
    if kind in FIRST:
        return 0
    if kind == "retreat to the rear":
        return min(1, len(decision.options) - 1)  # everybody: on the firing line they guard nothing and are hit twice
    if kind == "end of dawn":  # the Archangel as soon as it may come: it brings as much energy, and fights
        return next((i for i, option in enumerate(decision.options) if option.kind == "archangel"), 0)
    if kind == "contemplation" and not _urgent(game, decision.seat):
        return 0
    if kind == "response" and game.effect_stack and game.effect_stack[-1].seat == decision.seat:
        return 0  # one's own effect is the newest: what else is to be done can be done when it has resolved
    if kind == "divide damage":
        return _divide(game, decision)
    return None


def _urgent(game: Fallen, seat: int) -> bool:
    """Whether a Contemplation is the time to do something: in the middle of an attack, or before one of the other. At
    all other times it could be done in one's own Word phase, or later."""
    return game.phase == "attack" or (game.phase == "before attack" and game.active != seat)


def _divide(game: Fallen, decision: Decision) -> int:
    """As much as destroys it, if that much is there; else everything on the first."""
    frame: Any = next(one for one in reversed(game.stack) if isinstance(one, Strike))
    need = holds_out(game, decision.options[0].card)
    for place, option in enumerate(decision.options):
        if option.number == need and frame.rest >= need:
            return place
    return 0


def likely(game: Fallen, decision: Decision) -> Sequence[int] | None:
    """The options worth trying, the best by numbers first."""
    kind = decision.kind
    options = decision.options
    if kind in WINDOWS:
        later = game.phase == "before attack"  # abilities can still be used when it is clear who is attacked
        return [
            place
            for place, option in enumerate(options)
            if option.kind != "pass for the turn" and not (later and option.kind == "use")
        ]
    if kind == "turn action":
        return _actions(game, decision)
    if kind == "divine grace":
        return _exchanged(game, decision)
    if kind == "announce attackers":
        return _announced(game, decision)
    if kind == "next attacker":
        return _best([fighting.most(game, option.card) for option in options], 1)
    if kind == "attack together":
        return [fighting.together(game, decision)]
    if kind in ("declare attack", "redirect attack"):
        frame = fighting.phase(game)
        group = frame.group if game.combat is None or not game.combat.attacking else game.combat.attacking
        found = _best([fighting.gain(game, group, option) for option in options], 1)
        return [
            *found,
            *(place for place, option in enumerate(options) if _strikes(game, option) and place not in found),
        ]
    if kind == "choose class":
        return [_class(game, decision)]
    if kind == "revoke":
        return _least([_revoked(game, option.card) for option in options], 1)
    if kind == "choose discard" and all(_own(game, option, decision.seat) for option in options):
        return _least([_kept(game, option.card) for option in options], DISCARDS)
    if kind == "berserk":
        return range(len(options) - 1, -1, -1)
    return None


def _actions(game: Fallen, decision: Decision) -> list[int]:
    """All but Storm where a page can be played for no more in the ordinary way."""
    played = {option.card for option in decision.options if option.kind == "play"}
    return [
        place
        for place, option in enumerate(decision.options)
        if not (
            option.kind == "storm"
            and option.card in played
            and (game.facts[option.card].storm or 0) >= game.facts[option.card].cost
        )
    ]


def _exchanged(game: Fallen, decision: Decision) -> list[int]:
    """All but Angels that can soon be paid: somebody must fight, and what one of them is worth more than another is too
    little to tell from so few games."""
    return [
        place
        for place, option in enumerate(decision.options)
        if option.card < 0 or game.facts[option.card].type != "angel" or game.facts[option.card].cost > PAYABLE
    ]


def _own(game: Fallen, option: Option, seat: int) -> bool:
    return option.card >= 0 and game.owner[option.card] == seat


def _revoked(game: Fallen, card: int) -> tuple[int, ...]:
    """What is lost with a Worshipper; a Temple that has nothing left is lost before one of those who count for
    conditions."""
    facts = game.facts[card]
    abilities = len(facts.triggers) + len(facts.statics) + len(facts.activations)
    return (game.energy[card], int(facts.type == "worshipper"), abilities)


def _kept(game: Fallen, card: int) -> tuple[int, ...]:
    """What a page is worth in hand, by what it costs; least if it can't be played from there at all."""
    facts = game.facts[card]
    return (int(facts.playable), facts.cost or 0)


def _least(values: list[tuple[int, ...]], count: int) -> list[int]:
    return sorted(range(len(values)), key=lambda place: (values[place], place))[:count]


def _class(game: Fallen, decision: Decision) -> int:
    """The class that most of one's own pages have: there are too many to try them all."""
    zones = game.zones[decision.seat]
    count = [0] * len(game.classes)
    for zone in (*LINES, HAND):
        for card in zones[zone]:
            for place, name in enumerate(game.classes):
                count[place] += name in game.facts[card].classes
    options = decision.options
    return max(range(len(options)), key=lambda place: (count[options[place].number], -place))


def _strikes(game: Fallen, option: Option) -> bool:
    """Whether this attack would reach the Deity."""
    return option.kind == "attack deity" and not combat.defenders(game, game.controller[option.card])


def _best(values: list[int], count: int) -> list[int]:
    return sorted(range(len(values)), key=lambda place: (-values[place], place))[:count]


def _announced(game: Fallen, decision: Decision) -> list[int]:
    """The next step of each set of attackers that is worth a trial and fits what has been announced."""
    frame = fighting.phase(game)
    so_far = [(card, "ambush" if card in frame.in_ambush else "attack") for card in frame.chosen]
    options = list(decision.options)
    able = sorted((*frame.chosen, *(option.card for option in options if option.kind == "attack")))
    places: list[int] = []
    for plan in assault.plans(game, decision.seat, able):
        if all(step in plan for step in so_far):
            left = tuple(step for step in plan if step not in so_far)
            place = fighting.follow(options, left)
            if place not in places:
                places.append(place)
    return places or [next(place for place, option in enumerate(options) if option.kind == "done")]


def quick(game: Fallen, decision: Decision, own: bool) -> int | None:
    """Nobody responds in a plan; others play the dearest page that stays in play, as long as there is one, and attack
    by numbers."""
    if decision.kind in WINDOWS:
        return 0
    if own:
        return None
    if decision.kind == "turn action":
        return _dearest(game, decision)
    found = likely(game, decision)
    return None if found is None else found[0]


def _dearest(game: Fallen, decision: Decision) -> int:
    best, most = 0, 0
    for place, option in enumerate(decision.options):
        if option.kind == "play" and game.facts[option.card].cost > most:
            best, most = place, game.facts[option.card].cost
    return best  # else what comes first: to announce the attack, or to end the turn


GUIDE: Final = Guide(
    FEATURES,
    Path(__file__).with_name("weights.json"),
    settled=frozenset(("turn action", "register", "end of dawn", "divine grace", "who starts")),
    alone=frozenset(("register", "omen")),
    replans=True,
    ending=frozenset(("end turn",)),
    habit=habit,
    quick=quick,
    sensible=likely,
    anew=WINDOWS,
    plans=4,
)
