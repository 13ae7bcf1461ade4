"""`arbitre lab strength`: who beats whom, how often, and how long they think."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import arbitre
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab.bars import Bars
from arbitre.lab.bouts import DRAW, Bout, Outcome, Pair, decks_of, play, schedule
from arbitre.lab.contestants import able, check, judges, parts
from arbitre.lab.jobs import spread
from arbitre.lab.logbook import Logbook
from arbitre.lab.statistics import Score, bradley_terry, quantile

USUAL: Final[tuple[Pair, ...]] = (
    ("greedy", "random"),
    ("plan@200ms", "greedy"),
    ("beam@200ms", "greedy"),
    ("beam@200ms", "plan@200ms"),
    ("beam@200ms", "beam@50ms"),
    ("beam@1s", "beam@50ms"),
    ("seer@200ms", "beam@200ms"),
)
"""Who plays against whom if nobody is named."""
ANCHOR: Final = "greedy"  # has no points, if it plays: the others' are counted from there

INTERVALS: Final = (
    "Intervals of 95 % (Wilson): the two games from a start depend on each other, and count by how much they do."
)

Key = tuple[str, str, int]
"""What tells the games of a run apart: who sits where, and the seed."""


def pairs_of(game: str, players: Sequence[str], against: Sequence[str]) -> list[Pair]:
    """Who is to play against whom: all against all, all against some, or as usual."""
    if not players and not against:
        there = able(game)
        return [pair for pair in USUAL if all(parts(name)[0] in there for name in pair)]
    if not players:
        usual = pairs_of(game, (), ())
        players = [name for pair in usual for name in pair]
    players = list(dict.fromkeys(players))
    against = list(dict.fromkeys(against))
    for name in (*players, *against):
        check(game, name)
    if not against:
        pairs = list(itertools.combinations(players, 2))
    else:
        both = [(one, other) for one in players for other in against if one != other]
        pairs = [pair for number, pair in enumerate(both) if pair[::-1] not in both[:number]]
    if not pairs:
        raise Error(f"{players[0]} has nobody to play against: name another player")
    return pairs


class Tally:
    """What is known by now."""

    def __init__(self, pairs: Sequence[Pair]) -> None:
        self.pairs: Final = list(pairs)
        self.mirrors: Final = {pair: Score() for pair in pairs}
        self.others: Final = {pair: Score() for pair in pairs}
        self.times: Final[dict[str, list[float]]] = {name: [] for pair in pairs for name in pair}
        self.games = 0
        self.waiting: Final[dict[tuple[Pair, int], float]] = {}  # results of starts that were played from one side

    def pair(self, bout: Bout) -> Pair:
        """The pair as it was asked for, whoever sits first."""
        return bout.players if bout.players in self.mirrors else bout.players[::-1]

    def add(self, bout: Bout, outcome: Outcome) -> None:
        pair = self.pair(bout)
        first = bout.players.index(pair[0])
        result = 0.5 if outcome.winner == DRAW else float(outcome.winner == first)
        score = (self.mirrors if bout.mirror else self.others)[pair]
        score.add(result)
        before = self.waiting.pop((pair, bout.seed), None)
        if before is None:
            self.waiting[pair, bout.seed] = result
        else:
            score.pair_up(before, result)
        for name, times in zip(bout.players, outcome.times, strict=True):
            self.times[name] += times
        self.games += 1

    @property
    def scores(self) -> dict[Pair, Score]:
        return {pair: self.mirrors[pair] + self.others[pair] for pair in self.pairs}


class Run:
    """One run of the command."""

    def __init__(self, game: str, pairs: Sequence[Pair], games: int, first: int) -> None:
        self.game: Final = game
        self.pairs: Final = list(pairs)
        self.decks: Final = decks_of(game)
        self.bouts: Final = schedule(game, pairs, games, first, self.decks)
        self.tally: Final = Tally(pairs)
        self.setup: Final[dict[str, Any]] = {
            "version": metadata.version("arbitre"),
            "engine": engine(),
            "game": game,
            "pairs": [list(pair) for pair in pairs],
            "games": games,
            "seeds": [first, first + games // 2 - 1],
            "decks": self.decks,
            "weights": weights_of(game, pairs),
        }

    def play(self, path: Path | None, jobs: int) -> None:
        """All games that are not in the file yet."""
        with Logbook(path, "strength", self.setup) as log:
            left = {key_of(bout): bout for bout in self.bouts}
            for entry in log.entries:
                key, outcome = _read(entry, path)
                bout = left.pop(key, None)
                if bout is not None:  # else there are two lines for it
                    self.tally.add(bout, outcome)
            totals = {_versus(pair): len(self.bouts) // len(self.pairs) for pair in self.pairs}
            done = {_versus(pair): score.games for pair, score in self.tally.scores.items()}
            with Bars(totals, done) as bars:
                for bout, outcome in spread(play, list(left.values()), jobs, 1):
                    log.add(_entry(bout, outcome))
                    self.tally.add(bout, outcome)
                    pair = self.tally.pair(bout)
                    bars.step(_versus(pair), percent(self.tally.scores[pair].share))


def key_of(bout: Bout) -> Key:
    return (*bout.players, bout.seed)


def engine() -> str:
    return "compiled" if arbitre.compiled else "plain Python"


def weights_of(game: str, pairs: Sequence[Pair]) -> dict[str, str]:
    """What players who search judge positions by: for each file its digest, under "" that of the game's own."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(name for pair in pairs for name in pair):
        if judges(name):
            named = parts(name)[2]
            path = Path(named) if named else registry.entry(game).load("guide").weights
            found[named] = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    return found


def _entry(bout: Bout, outcome: Outcome) -> dict[str, Any]:
    return {
        "players": bout.players,
        "seed": bout.seed,
        "decks": bout.decks,
        "winner": outcome.winner,
        "answers": outcome.answers,
        "digest": outcome.digest,
        "ms": outcome.times,
    }


def _read(entry: Mapping[str, Any], path: Path | None) -> tuple[Key, Outcome]:
    try:
        one, other = entry["players"]
        mine, theirs = entry["ms"]
        outcome = Outcome(entry["winner"], entry["answers"], entry["digest"], (mine, theirs))
        return (one, other, entry["seed"]), outcome
    except (KeyError, TypeError, ValueError):
        raise Error(f"{path}: a line is not that of a game: {str(entry)[:100]}") from None


# -- what it says --------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def shown(score: Score) -> str:
    """A share with its interval."""
    if not score.games:
        return "-"
    low, high = score.interval
    return f"{percent(score.share)} [{100 * low:.1f}-{100 * high:.1f}]"


def _versus(pair: Pair) -> str:
    return f"{pair[0]} against {pair[1]}"


def report(run: Run) -> list[str]:
    """The tables of what is known."""
    tally = run.tally
    return [*results(tally, bool(run.decks)), "", INTERVALS, "", *ratings(tally)]


def results(tally: Tally, decks: bool) -> list[str]:
    """A line for each pair: the share of the first, in all and apart."""
    rows = [["", "games", "won", *(["mirrors", "", "other decks", ""] if decks else []), "draws"]]
    for pair, score in tally.scores.items():
        apart = [tally.mirrors[pair], tally.others[pair]]
        cells = [cell for one in apart for cell in (shown(one), f"of {one.games}")] if decks else []
        rows.append([_versus(pair), str(score.games), shown(score), *cells, str(score.drawn)])
    return columns(rows)


def ratings(tally: Tally) -> list[str]:
    """A line for each player: points, and how long its answers took."""
    scores = tally.scores
    names = list(tally.times)
    anchor = ANCHOR if ANCHOR in names else names[0]
    rated = bradley_terry(scores, anchor)
    rows = [["", "points", "", "games", "won", "answer: mean", "99 %", "slowest"]]
    for name in [*rated, *(name for name in names if name not in rated)]:
        whole = Score()
        for pair, score in scores.items():
            if name in pair:
                lost = score.games - score.won - score.drawn
                whole += score if name == pair[0] else Score(score.games, lost, score.drawn)
        points = [f"{rated[name].points:+.0f}", f"± {rated[name].doubt:.0f}"] if name in rated else ["-", ""]
        if name == anchor:
            points = ["0", "(anchor)"]
        share = percent(whole.share) if whole.games else "-"
        rows.append([name, *points, str(whole.games), share, *thought(tally.times[name])])
    return columns(rows)


def thought(times: Sequence[float]) -> list[str]:
    """Mean, 99 % and slowest."""
    if not times:
        return ["-"] * 3
    return [milliseconds(value) for value in (sum(times) / len(times), quantile(times, 0.99), max(times))]


def milliseconds(value: float) -> str:
    return f"{value:.0f} ms" if value >= 10 else f"{value:.1f} ms"


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """The first cells of rows to the left, the others to the right."""
    rows = list(rows)
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for first, *rest in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([f"{first:<{widths[0]}}", *cells]).rstrip())
    return lines


# -- the command ---------------------------------------------------------------------------------------------------


def run(args: Any) -> int:
    if args.games % 2:
        raise Error(f"--games {args.games} is odd: every start is played twice, with the players changed")
    players, against = args.player or [], args.against or []
    made = Run(args.game, pairs_of(args.game, players, against), args.games, args.first)
    try:
        made.play(args.file, args.jobs)
    except KeyboardInterrupt:
        print(f"{made.tally.games}/{len(made.bouts)} games were played", flush=True)
        if made.tally.games:
            print("\n".join(report(made)), flush=True)
        if args.file is not None:
            print(f"They are in {args.file}: the same command goes on from there", flush=True)
        raise
    seeds = made.setup["seeds"]
    print(f"{args.game}, {engine()}: {made.tally.games} games, seeds {seeds[0]} to {seeds[1]}\n")
    print("\n".join(report(made)))
    return 0
