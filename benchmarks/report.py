"""What was measured, as tables for people and as plain data."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import arbitre
from benchmarks.contests import WORLDS, Contest
from benchmarks.environments import Environment, OurOwn
from benchmarks.long_games import EARLY, LATE, LongGames
from benchmarks.measure import Clock, Repeated
from benchmarks.peers import Peer

PLIES = 20_000  # a second, on the machine for which the time of a copy is wanted


class Measured(NamedTuple):
    """Everything that was measured in one run."""

    starters: list[Contest]
    pools: list[Contest]
    long_games: list[LongGames]
    chess: Peer
    others: list[Peer]
    missing: list[str]
    loading: dict[str, float]
    """Seconds until the whole card pool of a game is there, in a fresh process."""
    seconds: float
    environments: Sequence[Environment] = ()


class Target(NamedTuple):
    """Something that must hold, for plain Python and for the compiled engine."""

    what: str
    plain: float
    compiled: float
    least: bool
    """Whether it must be at least that, rather than at most."""
    reached: float

    @property
    def wanted(self) -> float:
        return self.compiled if arbitre.compiled else self.plain

    @property
    def holds(self) -> bool:
        return self.reached >= self.wanted if self.least else self.reached <= self.wanted


GAMES_A_SECOND = {"lorcana": (8, 25)}
DECISIONS_A_SECOND = {"lorcana": (3.5, 10), "spoils": (1.2, 4), "fallen": (1.2, 4)}
COPY = (15, 6)
IMAGINE = (2, 2)
LATE_SHARE = (0.8, 0.8)


def targets(measured: Measured) -> Iterator[Target]:
    """Times python-chess unless told otherwise: plain, compiled."""
    chess = measured.chess.clock
    for one in measured.starters:
        name, title = one.kind.name, one.kind.title
        if name in GAMES_A_SECOND:
            ratio = one.clock.games_a_second / chess.games_a_second
            yield Target(f"{title}, times its games/s", *GAMES_A_SECOND[name], True, ratio)
        ratio = one.clock.decisions_a_second / chess.decisions_a_second
        yield Target(f"{title}, times its decisions/s", *DECISIONS_A_SECOND[name], True, ratio)
    for one in measured.starters:
        scaled = one.copies.microseconds * chess.decisions_a_second / PLIES
        yield Target(f"{one.kind.title}, a copy in scaled microseconds", *COPY, False, scaled)
    for one in measured.starters:
        ratio = one.worlds.microseconds / one.copies.microseconds
        yield Target(f"{one.kind.title}, an imagined game in copies", *IMAGINE, False, ratio)
    for game in measured.long_games:
        yield Target(f"{game.kind.title}, late decisions/s by early ones", *LATE_SHARE, True, game.share_of_early)


def tell(measured: Measured) -> None:
    engine = "compiled" if arbitre.compiled else "plain Python"
    print(f"Arbitre ({engine}), Python {platform.python_version()}, one core, {measured.seconds:.0f} s")
    print()
    tell_of_play(measured)
    print()
    tell_of_long_games(measured.long_games)
    print()
    if measured.environments:
        tell_of_environments(measured)
        print()
    tell_of_targets(measured)
    print()
    for name, seconds in measured.loading.items():
        print(f"{name}: loading the whole card pool takes {seconds * 1e3:.0f} milliseconds")
    for line in measured.missing:
        print(line)


def tell_of_play(measured: Measured) -> None:
    chess = measured.chess.clock
    print(f"{'random play to the end':34}{'games/s':>10}{'decisions/s':>13}{'a game':>8}{'a copy':>12}{'imagined':>12}")

    def row(name: str, clock: Clock, copies: Repeated, worlds: Repeated | None) -> None:
        print(
            f"{name:34}{clock.games_a_second:>10.1f}{clock.decisions_a_second:>13.0f}"
            f"{clock.decisions / max(1, clock.games):>8.0f}{copies.microseconds:>9.1f} us"
            + (f"{worlds.microseconds:>9.1f} us" if worlds else "")
        )
        if clock is not chess:
            print(
                f"{'  times python-chess':34}{clock.games_a_second / chess.games_a_second:>10.2f}"
                f"{clock.decisions_a_second / chess.decisions_a_second:>13.2f}"
            )

    for kind, contests in (("starter decks", measured.starters), ("the whole pool", measured.pools)):
        for one in contests:
            row(f"{one.kind.title}, {kind}", one.clock, one.copies, one.worlds)
    for peer in (measured.chess, *measured.others):
        row(peer.title, peer.clock, peer.copies, None)
    print(f"(copies and imagined games: one of {WORLDS} at a moment of each game)")
    for one in measured.starters:
        first = one.first_worlds.seconds / max(1, one.first_worlds.times)
        further = (one.worlds.seconds - one.first_worlds.seconds) / max(1, one.worlds.times - one.first_worlds.times)
        print(
            f"{one.kind.title}, imagined at a question: first {first * 1e6:.1f} us, which finds out what is hidden; "
            f"each further one {further * 1e6:.1f} us"
        )


def tell_of_long_games(long_games: list[LongGames]) -> None:
    def turns(some: range) -> str:
        return f"turns {some.start} to {some.stop - 1}"

    print(f"{'long games':16}{turns(EARLY):>20}{turns(LATE):>20}{'share':>8}      options{'decisions':>17}{'games':>8}")
    for one in long_games:
        if not one.games:
            print(f"{one.kind.title:16}none was found: measure for longer")
            continue
        early, late = one.total(0), one.total(1)
        options = [stage.options / stage.clock.decisions for stage in (early, late)]
        print(
            f"{one.kind.title:16}{early.clock.decisions_a_second:>18.0f}/s{late.clock.decisions_a_second:>18.0f}/s"
            f"{one.share_of_early:>8.2f} ± {one.doubt:.2f}{options[0]:>5.1f}, {options[1]:.1f}"
            f"{early.clock.decisions:>8} + {late.clock.decisions:<6}{len(one.games):>8}"
        )


def tell_of_environments(measured: Measured) -> None:
    """What a step takes, and how much of that is the engine's: the same random play without an environment, as many
    decisions as a step comes to (more than one where others answer, too)."""
    engines = {one.kind.name: one.clock for one in measured.starters}
    print(f"{'learning environments':44}{'steps/s':>10}{'a step':>12}{'the engine':>12}{'the rest, in engines':>22}")
    for one in measured.environments:
        if not one.clock.decisions:
            print(f"{one.title:44}none was played: measure for longer")
            continue
        step = 1e6 / one.clock.decisions_a_second
        line = f"{one.title:44}{one.clock.decisions_a_second:>10.0f}{step:>9.1f} us"
        if isinstance(one, OurOwn):
            engine = 1e6 / engines[one.kind.name].decisions_a_second * one.decisions / one.clock.decisions
            line += f"{engine:>9.1f} us{(step - engine) / engine:>22.2f}"
        print(line)


def tell_of_targets(measured: Measured) -> None:
    engine = "compiled" if arbitre.compiled else "plain"
    print(f"{'beside python-chess':44}{'target, ' + engine:>18}{'reached':>10}")
    for target in targets(measured):
        bound = ("at least " if target.least else "at most ") + f"{target.wanted:g}"
        print(f"{target.what:44}{bound:>18}{target.reached:>10.2f}  {'reached' if target.holds else 'NOT REACHED'}")
    plies = measured.chess.clock.decisions_a_second
    print(f"(microseconds scaled to a machine where python-chess plays {PLIES} plies a second; here {plies:.0f})")


def as_data(measured: Measured) -> dict[str, Any]:
    """For keeping, and comparing with other runs."""

    def of_play(clock: Clock, copies: Repeated) -> dict[str, Any]:
        return {
            "games/s": clock.games_a_second,
            "decisions/s": clock.decisions_a_second,
            "games": clock.games,
            "decisions": clock.decisions,
            "copy": copies.microseconds,
        }

    def of_contest(one: Contest) -> dict[str, Any]:
        return {
            **of_play(one.clock, one.copies),
            "imagine": one.worlds.microseconds,
            "first": one.first_worlds.microseconds,
        }

    return {
        "compiled": arbitre.compiled,
        "python": platform.python_version(),
        "machine": platform.platform(),
        "seconds": measured.seconds,
        "starters": {one.kind.name: of_contest(one) for one in measured.starters},
        "pools": {one.kind.name: of_contest(one) for one in measured.pools},
        "peers": {one.title: of_play(one.clock, one.copies) for one in (measured.chess, *measured.others)},
        "long games": {
            one.kind.name: {
                "share": one.share_of_early,
                "doubt": one.doubt if one.games[1:] else None,
                "games": len(one.games),
            }
            for one in measured.long_games
        },
        "environments": {one.title: one.clock.decisions_a_second for one in measured.environments},
        "targets": [
            {"what": one.what, "wanted": one.wanted, "reached": one.reached, "holds": one.holds}
            for one in targets(measured)
        ],
        "loading": measured.loading,
    }
