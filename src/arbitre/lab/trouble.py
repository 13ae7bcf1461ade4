"""Looking for trouble: random games between random decks, every invariant checked at every decision.

A game that breaks something writes its record, which then goes to `conformance/regressions/` and is replayed by the
tests from then on.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arbitre import arguments
from arbitre.games import registry
from arbitre.kernel import record
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab import proofs
from arbitre.lab.jobs import Progress, cores, spread
from arbitre.lab.patience import LIMIT, TookTooLong, at_most
from arbitre.lab.subject import subject
from arbitre.writing import write

CLOSELY = 20  # at one decision in this many, in games that are looked at closely, everything is tried on copies


def play_out(
    game: Any, seed: int, look: Callable[[Any], None] | None = None, limit: int | None = None, concede: bool = False
) -> int:
    """Random picks to the end. `look` is called at every decision. Returns the number of picks."""
    ours = subject(game.name)
    limit = limit or ours.limit
    chance = Chance(seed ^ 0x5EED)
    picks = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if look is not None:
            look(game)
        if concede and chance.below(200) == 0:
            left = sorted(game.players())
            game.concede(left[chance.below(len(left))])
            continue
        game.apply(chance.below(len(decision.options)))
        picks += 1
        if picks > limit:
            if ours.may_go_on(game):
                break
            raise Error(f"the game has not ended after {limit} picks")
    if look is not None:
        look(game)
    return picks


def check(game: Any) -> None:
    """Every invariant of the game holds."""
    faults = subject(game.name).broken(game)
    if faults:
        raise AssertionError("; ".join(faults))


class Search:
    """Which games to play: plain data, to be handed to another process."""

    def __init__(
        self,
        game: str,
        decks: str,
        players: int,
        folder: Path,
        replay: int = 50,
        every: int = 1,
        patience: float = LIMIT,
    ) -> None:
        self.game = game
        self.decks = decks
        self.players = players  # 0: every possible number in turn
        self.folder = folder
        self.replay = replay  # one game in this many is replayed from its record, and looked at closely
        self.every = every  # the invariants are checked at one decision in this many
        self.patience = patience  # seconds for one game; 0: as long as it takes

    def play(self, seed: int) -> tuple[Path, str] | None:
        """Play one game. If it breaks something, where its record is and what was wrong."""
        ours = subject(self.game)
        game: Any = None
        chance = Chance(seed)
        count = itertools.count()

        def look(game: Any) -> None:
            if next(count) % self.every == 0 or game.over:
                check(game)
            if seed % self.replay == 0 and chance.below(CLOSELY) == 0:
                proofs.everything(ours, game, chance)

        try:
            with at_most(self.patience):
                game = ours.random_game(seed, self.decks, self.players)
                play_out(game, seed, look, concede=seed % 5 == 0)
                if seed % self.replay == 0:
                    check_replay(game)
        except (Exception, TookTooLong) as fault:  # whatever went wrong, the record shows it
            path = self.folder / f"{self.game}-{seed}.record"
            self.folder.mkdir(parents=True, exist_ok=True)
            write(path, self.record_of(game, seed, fault))
            return path, f"seed {seed}: {type(fault).__name__}: {fault}\n  again: {self.again(seed)}"
        return None

    def record_of(self, game: Any, seed: int, fault: BaseException) -> str:
        """The record of a game in which something went wrong; one that stands between two questions, or can't be
        recorded, is found by its seed."""
        why: object = fault
        if game is not None and (game.over or game.decision is not None) and not isinstance(fault, TookTooLong):
            try:
                return str(game.record())
            except Exception as no_record:
                why = no_record
        return f"# seed {seed}, {self.decks} decks, no record: {why}\n# again: {self.again(seed)}\n"

    def again(self, seed: int) -> str:
        """The command that plays this game again."""
        words = ["arbitre", "trouble", self.game, "--decks", self.decks, "--games", "1", "--first", str(seed)]
        if self.players:
            words += ["--players", str(self.players)]
        if self.every > 1:
            words += ["--every", str(self.every)]
        if self.patience != LIMIT:
            words += ["--limit", f"{self.patience:g}"]
        return " ".join(words)


def check_replay(game: Any) -> None:
    """The record of a game gives the same game again."""
    parsed = record.Parsed(game.record())
    again = record.replay(parsed, subject(game.name).read(parsed))
    if again.digest() != game.digest():
        raise AssertionError("the record replays to another game")


def search(first: int, count: int, what: Search, jobs: int = 1) -> list[Path]:
    """Play many games; the records of those that break something are written into the folder."""
    found: list[Path] = []
    progress = Progress(count)
    done = 0

    def tell() -> None:
        print(f"{done}/{count} games, {len(found)} with trouble, {progress.rate(done):.1f} games/s", flush=True)

    try:
        for _, trouble in spread(what.play, range(first, first + count), jobs):
            done += 1
            if trouble is not None:
                path, fault = trouble
                found.append(path)
                print(f"{fault}\n  {path}", file=sys.stderr)
            if progress.due(done):
                tell()
    except KeyboardInterrupt:
        tell()
        raise
    return found


EXAMPLES = """\
examples:
  arbitre trouble lorcana --games 20                                  the first twenty games
  arbitre trouble spoils --games 1 --first 7000002 --every 30         one game again, looked at now and then
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Random games between random decks of the whole pool (Lorcana: with 2, 3 and 4 players, teams and Pack Rush), "
        "including players who concede; every invariant is checked at every decision. A game that breaks one writes "
        "its record."
    )
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=registry.names("trouble"))
    parser.add_argument("--games", type=arguments.whole(), default=1000, help="how many games (default 1000)")
    parser.add_argument("--first", type=arguments.seed, default=1, help="the first seed (default 1)")
    parser.add_argument(
        "--players",
        type=arguments.whole(0, 4),
        default=0,
        choices=[0, 2, 3, 4],
        help="0: every possible number in turn",
    )
    parser.add_argument(
        "--decks",
        metavar="KIND",
        help="any: any cards, Pack Rush included (Lorcana); random: legal Constructed decks of Lorcana, decks of "
        "matching cards of The Spoils, legal ones of 7 Fallen; starter: preconstructed decks (The Spoils) or those "
        "that come with the pool (7 Fallen). The default is the game's first",
    )
    parser.add_argument(
        "--every",
        type=arguments.whole(),
        default=1,
        metavar="N",
        help="check the invariants only at every Nth decision (default 1: at each)",
    )
    parser.add_argument(
        "--limit",
        type=arguments.seconds(),
        default=LIMIT,
        metavar="SECONDS",
        help=f"give up on a game that takes longer, say so and play the next one (default {LIMIT:g}; 0: never)",
    )
    parser.add_argument("--records", type=Path, default=Path("trouble"), help="the folder for records (trouble/)")
    parser.add_argument(
        "--jobs", type=arguments.jobs, default=cores(), help="how many processes (default: one per core)"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    ours = subject(args.game)
    decks = args.decks or ours.decks[0]
    if decks not in ours.decks:
        raise Error(f"{args.game} has no {decks} decks; it has: {', '.join(ours.decks)}")
    if args.players not in (0, *ours.players):
        raise Error(f"{args.game} is not played by {args.players}")
    what = Search(args.game, decks, args.players, args.records, every=args.every, patience=args.limit)
    return 1 if search(args.first, args.games, what, args.jobs) else 0
