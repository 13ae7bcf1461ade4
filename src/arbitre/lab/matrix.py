"""`arbitre lab matrix`: every deck against every other, a field of decks, and the mix that nobody can exploit."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from arbitre.kernel.error import Error
from arbitre.lab import pictures
from arbitre.lab.carrying import about, carry_out
from arbitre.lab.finding import Listed, all_listed, game_of, listed, match_of, player_for, told_apart
from arbitre.lab.mixing import doubt, unexploited, weighed
from arbitre.lab.report import Cell, Grid, Percent, Report, Said, Section, Share, Words, say
from arbitre.lab.run import even
from arbitre.lab.runs import Run
from arbitre.lab.statistics import SURE, Interval, Score

NEGLIGIBLE: Final = 0.005  # a deck that is brought less often than this is not in the mix


def run(args: Any) -> int:
    if not args.deck and args.game is None:
        raise Error("which decks? Name some, or a game with --game for all that come with it")
    game = game_of(args.deck, args.game)
    decks = told_apart([listed(game, deck) for deck in args.deck]) if args.deck else all_listed(game)
    if len(decks) < 2:
        raise Error("one deck has nobody to play against: name another")
    field = read_field(args.field, decks) if args.field else None
    pairs = list(itertools.combinations(decks, 2))
    player = player_for(game, args.player, args.games * len(pairs))
    matches = [match_of(game, a, b, player, args.format) for a, b in pairs]
    made = Run("matrix", matches, even(args.games), args.first)
    names = [deck.name for deck in decks]
    return carry_out(made, args, lambda run: told(run, names, field), " ".join(names) if args.deck else game)


def read_field(path: Path, decks: Sequence[Listed]) -> list[float]:
    """How much of a field each deck is: lines of a number and a deck's name."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise Error(f"{path} can't be read: {getattr(fault, 'strerror', None) or fault}") from None
    names = {deck.name.casefold(): place for place, deck in enumerate(decks)}
    field = [0.0] * len(decks)
    for number, line in enumerate(lines, 1):
        text = line.split("#")[0].strip()
        if not text:
            continue
        share, _, name = text.partition(" ")
        place = names.get(name.strip().casefold())
        try:
            part = float(share.removesuffix("%"))
        except ValueError:
            part = -1.0
        if part < 0 or place is None:
            known = ", ".join(deck.name for deck in decks)
            raise Error(f"{path}, line {number}: a number and one of the decks is needed ({known}), not {text[:60]!r}")
        field[place] += part
    whole = sum(field)
    if not whole:
        raise Error(f"{path}: nobody plays anything: lines of a number and a deck's name are needed")
    return [part / whole for part in field]


# -- what it says --------------------------------------------------------------------------------------------------


class Board:
    """The table of a run: what the deck of a row wins against that of a column."""

    def __init__(self, run: Run, names: Sequence[str]) -> None:
        self.names: Final = list(names)
        self.scores: Final[dict[tuple[str, str], Score]] = {}
        for match, tally in zip(run.matches, run.tallies, strict=True):
            a, b = match.names
            self.scores[a, b] = tally.whole
            self.scores[b, a] = turned(tally.whole)

    def share(self, mine: str, other: str) -> float:
        return self.scores[mine, other].share if mine != other else 0.5

    def table(self) -> list[list[float]]:
        return [[self.share(mine, other) for other in self.names] for mine in self.names]

    def counts(self) -> list[list[float]]:
        """For how many games that do not depend on each other the games of a cell count."""
        return [[self._count(mine, other) for other in self.names] for mine in self.names]

    def _count(self, mine: str, other: str) -> float:
        return self.scores[mine, other].effective if mine != other else 0.0

    def spreads(self) -> list[list[float]]:
        """The standard errors."""
        found = []
        for mine in self.names:
            row = []
            for other in self.names:
                low, high = self.scores[mine, other].interval if mine != other else Interval(0.5, 0.5)
                row.append((high - low) / 2 / SURE)
            found.append(row)
        return found

    def whole(self, mine: str) -> Score:
        """Against all others."""
        total = Score()
        for other in self.names:
            if other != mine:
                total += self.scores[mine, other]
        return total


def turned(score: Score) -> Score:
    """The same for the other side."""
    other = Score(score.games, score.games - score.won - score.drawn, score.drawn)
    other.pairs = score.pairs
    # of each pair (1 - x)(1 - y) instead of xy; what the games of pairs sum up to is taken to be that of all games
    other.products = score.pairs - 2 * score.pairs * score.share + score.products
    return other


def told(run: Run, names: Sequence[str], field: Sequence[float] | None) -> Report:
    board = Board(run, names)
    ranked = sorted(names, key=lambda name: -board.whole(name).share)
    best, worst = ranked[0], ranked[-1]
    return Report(
        title=say("title-matrix", decks=len(names)),
        answer=say(
            "answer-matrix",
            best=best,
            share=_shown(board.whole(best)),
            worst=worst,
            least=_shown(board.whole(worst)),
        ),
        sections=[
            _table(board, ranked),
            *([_field(board, field)] if field is not None else []),
            _mix(board, run.seeds[0].start),
        ],
        about=about(run),
    )


def _shown(score: Score) -> Share:
    return Share(score.share, score.interval)


def _table(board: Board, ranked: Sequence[str]) -> Section:
    rows: list[list[Cell]] = []
    for mine in ranked:
        cells: list[Cell] = ["·" if mine == other else Percent(board.share(mine, other)) for other in ranked]
        rows.append([mine, _shown(board.whole(mine)), *cells])

    def picture(words: Words) -> Any:
        cells = {pair: (score.share, score.interval, score.games) for pair, score in board.scores.items()}
        return pictures.matrix(cells, ranked, words)

    head: list[str | Said] = ["col-deck", "col-all", *(say("named", name=name) for name in ranked)]
    return Section(say("head-matrix"), [say("text-matrix")], Grid(head, rows), picture)


def _field(board: Board, field: Sequence[float]) -> Section:
    found = list(zip(board.names, field, weighed(board.table(), board.spreads(), field), strict=True))
    found.sort(key=lambda one: -one[2][0])
    rows: list[list[Cell]] = [[name, Share(*share), Percent(part)] for name, part, share in found]

    def picture(words: Words) -> Any:
        return pictures.shares([(name, share, interval, 0) for name, _, (share, interval) in found], words)

    return Section(say("head-field"), [say("text-field")], Grid(["col-deck", "col-won", "col-field"], rows), picture)


def _mix(board: Board, seed: int) -> Section:
    table = board.table()
    mix = unexploited(table)
    where = doubt(table, board.counts(), seed)
    found = list(zip(board.names, mix.shares, where, mix.worth, strict=True))
    found.sort(key=lambda one: (-one[1], -one[3]))
    rows: list[list[Cell]] = [[name, Share(share, interval), Percent(worth)] for name, share, interval, worth in found]
    names = [name for name, share, _, _ in found if share >= NEGLIGIBLE]
    key = "text-mix-one" if len(names) == 1 else "text-mix"
    return Section(
        say("head-mix"),
        [say(key, decks=", ".join(names))],
        Grid(["col-deck", "col-brought", "col-against-mix"], rows),
    )
