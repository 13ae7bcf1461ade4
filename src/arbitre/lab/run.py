"""`arbitre lab run`: how two decks fare against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from arbitre.kernel.error import Error
from arbitre.lab import pictures
from arbitre.lab.carrying import about, carry_out
from arbitre.lab.deals import A, B, Match
from arbitre.lab.finding import game_of, listed, match_of, player_for, told_apart
from arbitre.lab.report import Cell, Ended, Grid, Number, Percent, Report, Said, Section, Share, Words, say
from arbitre.lab.runs import Enough, Run, Tally, never, points
from arbitre.lab.sequential import Verdict, verdict
from arbitre.lab.statistics import Score, quantile

STEPS: Final = 120  # points of the picture that shows how the share went


def run(args: Any) -> int:
    if args.until is not None and args.sprt is not None:
        raise Error("--until and --sprt both say when to stop: leave one of them out")
    game = game_of(args.deck, args.game)
    decks = told_apart([listed(game, deck) for deck in args.deck])
    player = player_for(game, args.player, args.games)
    match = match_of(game, decks[0], decks[1], player, args.format)
    made = Run("run", [match], even(args.games), args.first, stopping(args.until, args.sprt))
    return carry_out(made, args, lambda run: told(run, args.sprt), str(match))


def even(games: int) -> int:
    """Every start is played twice."""
    if games % 2:
        raise Error(f"--games {games} is odd: every start is played twice, with the decks in each other's seats")
    return games


def stopping(until: float | None, sprt: tuple[float, float] | None) -> Enough:
    """When there are enough games."""
    if sprt is not None:
        low, high = sprt
        return lambda tally: bool(verdict(tally.pairs, low, high).decided)
    if until is not None:
        return lambda tally: narrow(tally.whole, until)
    return never


def narrow(score: Score, reach: float) -> bool:
    """Whether the share is known to within this much, to either side."""
    low, high = score.interval
    return high - low <= 2 * reach


# -- what it says --------------------------------------------------------------------------------------------------


def told(run: Run, sprt: tuple[float, float] | None) -> Report:
    match, tally = run.matches[0], run.tallies[0]
    a, b = match.names
    return Report(
        title=say("title-run", a=a, b=b),
        answer=answer(tally, a),
        sections=[
            *([tested(verdict(tally.pairs, *sprt), *sprt)] if sprt is not None else []),
            first_or_second(tally, a),
            course(tally),
            length(tally, match),
            endings(tally, match),
        ],
        about=about(run),
    )


def answer(tally: Tally, name: str) -> Said:
    score = tally.whole
    low, high = score.interval
    better = "better" if low > 0.5 else "worse" if high < 0.5 else "open"
    return say("answer-run", a=name, share=shown(score), games=score.games, verdict=say(f"verdict-{better}"))


def shown(score: Score) -> Share:
    return Share(score.share, score.interval)


def first_or_second(tally: Tally, name: str) -> Section:
    scores = [
        (say("whole"), tally.whole),
        (say("goes-first", deck=name), tally.going[A]),
        (say("goes-second", deck=name), tally.going[B]),
    ]
    return scores_section(say("head-who"), scores)


def scores_section(heading: Said, scores: Sequence[tuple[Said | str, Score]], text: Sequence[Said] = ()) -> Section:
    """Shares with their intervals, as a picture and as a table."""
    rows = [[name, shown(score), score.games, score.drawn] for name, score in scores]

    def picture(words: Words) -> Any:
        return pictures.shares(
            [(words.cell(name), score.share, score.interval, score.games) for name, score in scores], words
        )

    return Section(heading, text, Grid(["", "col-won", "col-games", "col-draws"], rows), picture)


def course(tally: Tally) -> Section:
    """How the share went, pair by pair."""
    score = Score()
    shares = []
    pairs = len(tally.games) // 2
    every = max(1, pairs // STEPS)
    for pair in range(pairs):
        one, other = points(tally.games[2 * pair]), points(tally.games[2 * pair + 1])
        score.add(one)
        score.add(other)
        score.pair_up(one, other)
        if (pair + 1) % every == 0 or pair + 1 == pairs:
            shares.append((score.games, score.share, score.interval))
    return Section(say("head-course"), picture=lambda words: pictures.running(shares, words))


def length(tally: Tally, match: Match) -> Section:
    turns = [float(turn) for turn in tally.turns]
    text = say(
        "text-length",
        low=round(quantile(turns, 0.25)),
        high=round(quantile(turns, 0.75)),
        median=round(quantile(turns, 0.5)),
    )

    def picture(words: Words) -> Any:
        names = {A: match.names[0], B: match.names[1], "": words("nobody")}
        found = [(game.turns, names[game.winner]) for game in tally.games]
        order = {name: place for place, name in enumerate(names.values())}
        return pictures.lengths(sorted(found, key=lambda one: order[one[1]]), words)

    return Section(say("head-length"), [text], picture=picture)


def endings(tally: Tally, match: Match) -> Section:
    rows: list[list[Cell]] = [
        [Ended(ended), *counts, sum(counts)]
        for ended, counts in sorted(tally.ended.items(), key=lambda one: -sum(one[1]))
    ]
    columns: list[str | Said] = [
        "col-ended",
        say("col-won-by", deck=match.names[0]),
        say("col-won-by", deck=match.names[1]),
    ]
    return Section(say("head-ended"), grid=Grid([*columns, "col-won-by-nobody", "col-games"], rows))


def tested(found: Verdict, low: float, high: float) -> Section:
    """What the sequential test says."""
    how = found.decided or "open"
    return Section(
        say("head-sprt"),
        [
            say(
                f"text-sprt-{how}",
                low=Percent(low),
                high=Percent(high),
                ratio=Number(found.ratio),
                **{"from": Number(found.low), "to": Number(found.high)},
            )
        ],
    )
