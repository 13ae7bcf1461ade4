"""`arbitre lab tune`: which single swaps make a deck better.

Every swap of one copy of a card of the deck for a card of a pool is tried on a few starts; the better half goes on with
twice as many, and so on (successive halving). The last few are played on starts that none of them has seen, and only
what holds there is said to hold: what was picked out of many for doing well has been lucky, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.kernel.error import Error
from arbitre.lab import pictures, report, tables
from arbitre.lab.backends import check_on
from arbitre.lab.carrying import FOLDER, PAGE, about, made, slug
from arbitre.lab.compare import opponents
from arbitre.lab.differences import Difference, difference, holding, together
from arbitre.lab.finding import Listed, game_of, listed, match_of, player_for
from arbitre.lab.report import Card, Cell, Gain, Grid, Report, Said, Section, Words, say
from arbitre.lab.run import even
from arbitre.lab.runs import Run

FINALISTS: Final = 4
APART: Final = 1_000_000  # seeds of the last round are so far from those before


class Swap(NamedTuple):
    out: str
    into: str

    def __str__(self) -> str:
        return f"{self.out} → {self.into}"


def run(args: Any) -> int:
    check_on(args.on)
    tables.connected().close()
    game = game_of([args.deck, *(args.against or [])], args.game)
    deck = listed(game, args.deck)
    pool = _pool(game, args.pool)
    others = opponents(game, args.against, [deck])
    player = player_for(game, args.player, args.games * len(others))
    swaps, refused = _possible(game, deck, pool, others[0], player, args.format)
    if not swaps:
        raise Error(f"no card of {args.pool} can be swapped for one of {deck.name}: {refused}")
    folder = made(args.out or Path(FOLDER) / slug(f"tune {deck.name} {player}"))
    contest = Contest(game, deck, others, player, args)
    print(f"{len(swaps)} swaps are possible" + (f" ({refused})" if refused else ""), flush=True)
    few = even(args.games)
    first = args.first
    number = 1
    while len(swaps) > FINALISTS:
        gains = contest.round(swaps, few, first, folder / f"round{number}.jsonl")
        kept = max(FINALISTS, -(-len(swaps) // 2))
        swaps = [swap for swap, _ in gains[:kept]]
        print(f"round {number}: the best {kept} go on; first {gains[0][0]}", flush=True)
        first += few // 2
        few *= 2
        number += 1
    last = contest.round(swaps, few, args.first + APART, folder / "last.jsonl")
    found = told(contest, deck, last, few)
    assert contest.last is not None
    tables.write(contest.last, folder)
    words = Words(args.lang, game)
    report.write(found, folder / PAGE, words)
    print("\n".join(report.as_text(found, words)))
    print(f"\n{folder / PAGE}", flush=True)
    return 0


class Contest:
    """A deck and its swaps, against the same opponents."""

    def __init__(self, game: str, deck: Listed, others: Sequence[Listed], player: str, args: Any) -> None:
        self.game: Final = game
        self.deck: Final = deck
        self.others: Final = list(others)
        self.player: Final = player
        self.args: Final = args
        self.last: Run | None = None

    def round(self, swaps: Sequence[Swap], games: int, first: int, path: Path) -> list[tuple[Swap, Difference]]:
        """So many games of each swap against each opponent, and what each gains, the best first."""
        decks = [self.deck, *(swapped(self.deck, swap) for swap in swaps)]
        matches = [
            match_of(self.game, deck, other, self.player, self.args.format) for deck in decks for other in self.others
        ]
        self.last = played = Run("tune", matches, games, first)
        played.play(path, self.args.jobs, self.args.on)
        count = len(self.others)
        gains = []
        for number, swap in enumerate(swaps, 1):
            each = [
                difference(played.tallies[place].games, played.tallies[number * count + place].games)
                for place in range(count)
            ]
            gains.append((swap, together(each)))
        return sorted(gains, key=lambda one: -one[1].mean)


def swapped(deck: Listed, swap: Swap) -> Listed:
    cards = list(deck.cards)
    cards[cards.index(swap.out)] = swap.into
    return Listed(str(swap), tuple(cards))


def _pool(game: str, path: Path) -> list[str]:
    """The cards of a file: a name a line, or a deck list."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as fault:
        raise Error(f"{path} can't be read: {getattr(fault, 'strerror', None) or fault}") from None
    cards: Any = arbitre.cards(game)
    names = []
    for line in lines:
        text = line.split("#")[0].strip()
        count, _, rest = text.partition(" ")
        if count.isdecimal():
            text = rest.strip()
        if text:
            names.append(str(cards.full_names([text])[0]))
    if not names:
        raise Error(f"{path} names no card")
    return list(dict.fromkeys(names))


def _possible(
    game: str, deck: Listed, pool: Sequence[str], other: Listed, player: str, format: str | None
) -> tuple[list[Swap], str]:
    """The swaps that leave the deck legal, and what is wrong with the last of the others."""
    found: list[Swap] = []
    wrong = 0
    said = ""
    for out in sorted(set(deck.cards)):
        for into in pool:
            if out == into:
                continue
            swap = Swap(out, into)
            try:
                match_of(game, swapped(deck, swap), other, player, format)
            except Error as fault:
                wrong += 1
                said = str(fault).splitlines()[0]
            else:
                found.append(swap)
    return found, f"{wrong} would not be legal: {said}" if wrong else ""


def _said(swap: Swap) -> Said:
    return say("swap", out=Card(swap.out), into=Card(swap.into))


def told(contest: Contest, deck: Listed, gains: Sequence[tuple[Swap, Difference]], games: int) -> Report:
    kept = holding([max(one.chance, float(one.mean <= 0)) for _, one in gains])
    rows: list[list[Cell]] = [
        [_said(swap), Gain(one.mean, one.interval), say("holds" if holds else "open")]
        for (swap, one), holds in zip(gains, kept, strict=True)
    ]
    good = [str(swap) for (swap, _), holds in zip(gains, kept, strict=True) if holds]
    assert contest.last is not None
    return Report(
        title=say("title-tune", deck=deck.name),
        answer=say("answer-tune", swaps="; ".join(good)) if good else say("answer-tune-none"),
        sections=[
            Section(
                say("head-tune"),
                [say("text-tune", games=games)],
                Grid(["col-swap", "col-gain", "col-holds"], rows),
                lambda words: pictures.gains([(words.cell(_said(swap)), one) for swap, one in gains], words),
            )
        ],
        about=about(contest.last),
    )
