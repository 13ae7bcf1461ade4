"""How The Spoils is searched: what is looked at when, which parties are tried in battles, and what is answered without
trying."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from arbitre.games.spoils import stats
from arbitre.games.spoils.battle import Attack
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.respond import responding_to
from arbitre.games.spoils.turn import Turn
from arbitre.kernel.decision import Decision
from arbitre.players.guide import Guide
from arbitre.players.spoils import fighting, opening
from arbitre.players.spoils.features import FEATURES

WINDOWS: Final = frozenset(("response", "battle"))
MOST_BLOCKS: Final = 5  # parties that are tried
MOST_FACE_DOWN: Final = 3  # cards without Flip Up that are tried as resources
ENOUGH: Final = 7  # with so many resources a player rather draws


def habit(game: Spoils, decision: Decision) -> int | None:
    kind = decision.kind
    if kind == "who starts":
        return next((i for i, option in enumerate(decision.options) if option.target == decision.seat), 0)
    if kind == "starting resource":
        return opening.starting_resource(game, decision)
    if kind == "mulligan":
        return opening.mulligan(game, decision)
    if kind == "choose trigger":
        return 0
    if kind == "assign damage":
        first = decision.options[0]
        wanted = fighting.share(game, first.card, first.number)
        return next(i for i, option in enumerate(decision.options) if option.number == wanted)
    return None


def winning(game: Spoils, decision: Decision) -> int | None:
    """The next step of attacks one by one that win. In their windows nothing is done: it could take an attacker."""
    seat, options = decision.seat, decision.options
    faction = game.faction[1 - seat]
    if decision.kind == "turn action":
        attacks = [place for place, option in enumerate(options) if option.kind == "attack" and option.card == faction]
        return attacks[0] if attacks and fighting.wins_one_by_one(game, seat) else None
    if decision.kind in WINDOWS and game.active == seat:
        return 0 if fighting.wins_one_by_one(game, seat) else None
    if decision.kind != "choose attackers" or decision.source != faction or not fighting.wins_one_by_one(game, seat):
        return None
    if chosen_so_far(game):
        return next((i for i, option in enumerate(options) if option.kind == "done"), None)
    strength = [stats.stat(game, option.card, "strength") if option.kind == "choose" else -1 for option in options]
    return strength.index(max(strength))


def develops(game: Spoils, decision: Decision) -> bool:
    """Whether this is the question of the Develop Rule (202.8), with which the choices of a turn begin."""
    seat = decision.seat
    return decision.kind == "choose one" and game.active == seat and decision.source == game.faction[seat]


def quick(game: Spoils, decision: Decision, own: bool) -> int | None:
    """Nobody responds in a plan; how others fight and develop is seen by numbers."""
    kind = decision.kind
    if kind in WINDOWS:
        return 0
    if own:
        return None
    if kind == "choose attackers":
        return member(game, decision, frozenset(fighting.best_party(game, decision.seat, decision.source)[1]))
    if kind == "choose blockers":
        return member(game, decision, best_block(game, decision.seat))
    if develops(game, decision):
        return _develop(game, decision)
    if kind == "play resource":
        return _resource(game, decision)
    return None


def best_block(game: Spoils, seat: int) -> frozenset[int]:
    """The party that blocks best by its numbers, with those who are chosen already."""
    found = fighting.blocks(game, seat, frozenset(chosen_so_far(game)))
    return found[0] if found else frozenset()


def member(game: Spoils, decision: Decision, party: frozenset[int]) -> int:
    """The next member of a party that is not yet in it; else that it is complete."""
    chosen = chosen_so_far(game)
    for place, option in enumerate(decision.options):
        if option.kind == "choose" and option.card in party and option.card not in chosen:
            return place
    return next((place for place, option in enumerate(decision.options) if option.kind == "done"), 0)


def chosen_so_far(game: Spoils) -> tuple[int, ...]:
    for frame in reversed(game.stack):
        if isinstance(frame, Attack):
            return frame.chosen
    return ()


def _develop(game: Spoils, decision: Decision) -> int:
    """A resource as long as there are few and one is in hand; else a card."""
    seat = decision.seat
    hand = game.zones[seat][game.zone_index["hand"]]
    number = len(stats.resources(game, seat))
    wanted = number < ENOUGH and (number < 4 or any(game.facts[card].is_resource for card in hand))
    for place in range(len(decision.options)):
        twin = game.copy()
        twin.apply(place)
        if (twin.decision is not None and twin.decision.kind == "play resource") == wanted:
            return place
    return 0


def _resource(game: Spoils, decision: Decision) -> int:
    """A resource face up, of the kind there is least of; else the dearest card face down."""
    have = stats.icons(game, decision.seat)

    def rank(place: int) -> tuple[int, int]:
        option = decision.options[place]
        if option.kind == "face up":
            return (0, min((have[icon] for icon in game.facts[option.card].provides), default=0))
        return (1, -game.facts[option.card].cost) if option.kind == "face down" else (2, 0)

    return min(range(len(decision.options)), key=rank)


def sensible(game: Spoils, decision: Decision) -> Sequence[int] | None:
    """Of resources and of parties in battles only some, those that look best by their numbers; of answers those that
    can't wait."""
    kind = decision.kind
    if kind in WINDOWS:
        return answers(game, decision)
    if kind == "play resource":
        return resources(game, decision)
    if kind not in ("choose attackers", "choose blockers"):
        return None
    chosen = frozenset(chosen_so_far(game))
    if kind == "choose attackers":
        parties = fighting.attacks(game, decision.seat)
    else:
        parties = [*fighting.blocks(game, decision.seat, chosen)[:MOST_BLOCKS], frozenset()]
    found: list[int] = []
    for place, option in enumerate(decision.options):
        if option.kind == "done":
            fits = chosen in parties
        else:  # members are chosen in the order they lie
            later = frozenset(other.card for other in decision.options[place:])
            fits = any(option.card in party and party <= chosen | later and chosen <= party for party in parties)
        if fits:
            found.append(place)
    return found


def answers(game: Spoils, decision: Decision) -> list[int]:
    """Not to pass for the turn: it is no better than to pass. A faction's abilities can be used as well when the battle
    is over or the turn ends, and by then more is known."""
    waits = not isinstance(responding_to(game), Turn)
    faction = game.faction[decision.seat]
    return [
        place
        for place, option in enumerate(decision.options)
        if option.kind != "pass for the turn" and not (waits and option.kind == "use" and option.card == faction)
    ]


def resources(game: Spoils, decision: Decision) -> list[int]:
    """Every resource face up, every card with Flip Up face down, and of the others those that are hardest to play; none
    that can be played soon, where there is a resource: whatever it is worth, a resource in hand is good for nothing
    else."""
    have = stats.icons(game, decision.seat)
    soon = len(stats.resources(game, decision.seat)) + 1
    there_is_one = any(option.kind == "face up" for option in decision.options)
    found: list[int] = []
    others: list[tuple[int, int]] = []
    for place, option in enumerate(decision.options):
        facts = game.facts[option.card] if option.kind == "face down" else None
        if facts is None or facts.flips:
            found.append(place)
        elif not facts.is_resource:
            lacking = sum(max(0, need - there) for need, there in zip(facts.threshold, have, strict=True))
            if not (there_is_one and lacking == 0 and facts.cost <= soon):
                others.append((-facts.cost - opening.FAR * lacking, place))
    cheap = sorted(others, reverse=True)
    tried = [*sorted(others)[:MOST_FACE_DOWN], *cheap[:1]]
    return sorted({*found, *(place for _, place in tried)})


GUIDE: Final = Guide(
    FEATURES,
    Path(__file__).with_name("weights.json"),
    settled=frozenset(("turn action", "mulligan", "who starts", "starting resource")),
    ending=frozenset(("end turn", "done")),
    habit=habit,
    quick=quick,
    sensible=sensible,
    pauses=develops,
    anew=WINDOWS,
    winning=winning,
    plans=4,
)
