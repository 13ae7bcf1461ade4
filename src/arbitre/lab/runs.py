"""A run: matches between decks, played pair by pair until there are enough.

What a run finds depends on its seeds alone: not on how many processes or machines played, nor on which game was over
first. Where it stops by itself it looks at the pairs in their order, and what was played beyond that does not count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from arbitre.kernel.error import Error
from arbitre.lab.backends import spread_on
from arbitre.lab.bars import Bars
from arbitre.lab.deals import A, B, Deal, Match, Played, play
from arbitre.lab.logbook import Logbook
from arbitre.lab.statistics import Score
from arbitre.lab.strength import engine, percent, weights_of

BARS: Final = 12  # more matches than this have one bar together
LISTED: Final = 100  # more than this are not written out in the file of games

Key = tuple[int, int, bool]
"""What tells the games of a run apart: which match, which seed, which seats."""

Enough = Callable[["Tally"], bool]
"""Whether what is known of a match by now will do."""


class Tally:
    """What the games of one match say of A, pair by pair."""

    def __init__(self) -> None:
        self.whole: Final = Score()
        self.going: Final = {A: Score(), B: Score()}  # when A goes first, and when B does
        self.pairs: Final = [0, 0, 0, 0, 0]  # how many gave A nothing, a half, one, one and a half, two
        self.turns: Final[list[int]] = []
        self.ended: Final[dict[str, list[int]]] = {}  # by how: won by A, won by B, by nobody
        self.games: Final[list[Played]] = []

    def add(self, one: Played, other: Played) -> None:
        """The two games of a pair."""
        results = [points(game) for game in (one, other)]
        for game, result in zip((one, other), results, strict=True):
            self.whole.add(result)
            self.going[game.first].add(result)
            self.turns.append(game.turns)
            self.ended.setdefault(game.ended, [0, 0, 0])[(A, B).index(game.winner) if game.winner else 2] += 1
            self.games.append(game)
        self.whole.pair_up(*results)
        self.pairs[round(2 * sum(results))] += 1


def points(game: Played) -> float:
    """What A has of it."""
    return 1.0 if game.winner == A else 0.0 if game.winner == B else 0.5


def never(tally: Tally) -> bool:
    """All games are wanted."""
    return False


class Run:
    """Matches that are played side by side, each with the same seeds."""

    def __init__(
        self,
        command: str,
        matches: Sequence[Match],
        games: int,
        first: int,
        enough: Enough = never,
        apart: bool = False,
    ) -> None:
        """`apart`: no two matches have a seed in common; otherwise all have the same, so that they can be compared."""
        self.command: Final = command
        self.matches: Final = list(matches)
        self.names: Final = [str(match) for match in matches]
        pairs = games // 2
        self.seeds: Final = [
            range(first + apart * number * pairs, first + apart * number * pairs + pairs)
            for number in range(len(matches))
        ]
        self.enough: Final = enough
        self.tallies: Final = [Tally() for _ in matches]
        self.done: Final[list[bool]] = [False for _ in matches]
        self.known: dict[Key, Played] = {}  # whose turn to be counted has not come
        self.played = 0  # games in all, those included that do not count
        self._next: Final = [0 for _ in matches]  # how many pairs were counted

    def setup(self) -> dict[str, Any]:
        """What a file of finished games must agree with."""
        first = self.matches[0]
        players = [match.players for match in self.matches]
        return {
            "version": metadata.version("arbitre"),
            "engine": engine(),
            "game": first.game,
            "format": first.format,
            "seed": self.seeds[0].start,
            "matches": [_told(match) for match in self.matches] if len(self.matches) <= LISTED else [],
            "digest": hashlib.sha256(repr(self.matches).encode()).hexdigest()[:16],
            "weights": weights_of(first.game, players),
        }

    def play(self, path: Path | None, jobs: int, on: str = "") -> None:
        """All games that are not in the file yet, as long as they are wanted."""
        with Logbook(path, self.command, self.setup()) as log:
            for entry in log.entries:
                self._take(_read(entry, path))
            left = [deal for deal in self._schedule() if (deal.number, deal.seed, deal.swapped) not in self.known]
            left = [deal for deal in left if self._wanted(deal)]
            if not left:
                return
            apart = len(self.matches) <= BARS
            games = 2 * len(self.seeds[0])
            totals = dict.fromkeys(self.names, games) if apart else {self.command: games * len(self.matches)}
            done = [tally.whole.games for tally in self.tallies]
            with Bars(totals, dict(zip(self.names, done, strict=True)) if apart else {self.command: sum(done)}) as bars:
                for deal, played in spread_on(on, play, left, jobs, self._wanted):
                    log.add(_entry(played))
                    self._take(played)
                    if apart:
                        bars.step(self.names[deal.number], said(self.tallies[deal.number].whole))
                    else:
                        bars.step(self.command)
                    if all(self.done):
                        break

    def _schedule(self) -> list[Deal]:
        """Round by round, so that after a while all matches are known equally well."""
        return [
            Deal(match, number, self.seeds[number][pair], swapped)
            for pair in range(len(self.seeds[0]))
            for number, match in enumerate(self.matches)
            for swapped in (False, True)
        ]

    def _wanted(self, deal: Deal) -> bool:
        return not self.done[deal.number]

    def _take(self, played: Played) -> None:
        """A game is over. Pairs are counted in their order."""
        key = (played.match, played.seed, played.swapped)
        if key in self.known or not 0 <= played.match < len(self.matches):
            return
        self.known[key] = played
        self.played += 1
        number = played.match
        tally = self.tallies[number]
        seeds = self.seeds[number]
        while not self.done[number] and self._next[number] < len(seeds):
            seed = seeds[self._next[number]]
            pair = [self.known.get((number, seed, swapped)) for swapped in (False, True)]
            if pair[0] is None or pair[1] is None:
                return
            tally.add(pair[0], pair[1])
            self._next[number] += 1
            self.done[number] = self.enough(tally) or self._next[number] == len(seeds)


def said(score: Score) -> str:
    """A share with its interval, while games are being played."""
    low, high = score.interval
    return f"{percent(score.share)} [{100 * low:.1f}-{100 * high:.1f}]"


def _told(match: Match) -> dict[str, Any]:
    """A match, for whoever reads the file."""
    told = {"decks": match.names, "players": match.players, "a": _listed(match.a), "b": _listed(match.b)}
    return {**told, "keeps": True} if match.keeps else told


def _listed(deck: Sequence[str]) -> list[str]:
    """A deck as a list with numbers, in its order: shorter than a name for each copy."""
    found: list[tuple[str, int]] = []
    for name in deck:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return [f"{count} {name}" for name, count in found]


def _entry(played: Played) -> dict[str, Any]:
    return played._asdict()


def _read(entry: Mapping[str, Any], path: Path | None) -> Played:
    try:
        return Played(**entry)
    except TypeError:
        raise Error(f"{path}: a line is not that of a game: {str(entry)[:100]}") from None
