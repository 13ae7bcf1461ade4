"""Looking for trouble: random games between random decks, every invariant checked at every decision.

A game that breaks something writes its record, which then goes to `conformance/regressions/` and is replayed by the
tests ever after.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from arbitre.games.lorcana.formats import format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel import record
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab.decks import legal_deck, random_deck
from arbitre.lab.invariants import broken
from arbitre.lab.jobs import cores, spread
from arbitre.pool.lorcana import Pool, pool
from arbitre.pool.lorcana_game import new, read


def random_game(
    seed: int, players: int, format: str = "any", teams: bool = False, among: Pool | None = None
) -> Lorcana:
    """A game of random decks at its first decision. For a format that says what a deck is they are legal ones.
    `among`: the cards to take, if not all there are."""
    chance = Chance(seed * 2 + 1)
    among = among or pool()
    fmt = format_named(format)
    if fmt.minimum:
        decks = [legal_deck(chance, among, fmt) for _ in range(players)]
    else:
        decks = [random_deck(chance, among, 40 if format == "any" else 24) for _ in range(players)]
    sides = [[0, 2], [1, 3]] if teams and players == 4 else None
    return new(decks, seed=seed, format=format, teams=sides)


def play_out(
    game: Lorcana, seed: int, look: Callable[[Lorcana], None] | None = None, limit: int = 4000, concede: bool = False
) -> int:
    """Random picks to the end. `look` is called at every decision. Returns the number of picks."""
    chance = Chance(seed ^ 0x5EED)
    picks = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if look is not None:
            look(game)
        if concede and chance.below(200) == 0:
            left = [seat for seat in range(game.number_of_seats) if not game.gone[seat]]
            game.concede(left[chance.below(len(left))])
            continue
        game.apply(chance.below(len(decision.options)))
        picks += 1
        if picks > limit:
            if game.variant.reshuffles:
                break  # in Pack Rush nobody runs out of cards, and players who gain no lore can go on for ever
            raise Error(f"the game has not ended after {limit} picks")
    if look is not None:
        look(game)
    return picks


def check(game: Lorcana) -> None:
    faults = broken(game)
    if faults:
        raise AssertionError("; ".join(faults))


class Search:
    """Which games to play: plain data, to be handed to another process."""

    def __init__(self, decks: str, players: int, folder: Path, replay: int = 50) -> None:
        self.decks = decks  # "any": cards of the whole pool; "random": legal Constructed decks
        self.players = players  # 0: two, three and four in turn
        self.folder = folder
        self.replay = replay  # the record of every so manieth game is replayed

    def kind(self, seed: int) -> str:
        if self.decks == "random":
            return "constructed"
        return "pack rush" if seed % 10 == 9 else "any"

    def play(self, seed: int) -> tuple[Path, str] | None:
        """Play one game. If it breaks something, where its record is and what was wrong."""
        seats = self.players or 2 + seed % 3
        kind = self.kind(seed)
        game: Lorcana | None = None
        try:
            game = random_game(seed, seats, kind, teams=seed % 7 == 0)
            play_out(game, seed, check, concede=seed % 5 == 0)
            if seed % self.replay == 0:
                check_replay(game)
        except Exception as fault:  # whatever went wrong, the record shows it
            path = self.folder / f"lorcana-{seed}.record"
            self.folder.mkdir(parents=True, exist_ok=True)
            try:
                text = "" if game is None else game.record()
            except Error as no_record:
                text = f"# no record: {no_record}\n"
            path.write_text(text or f"# seed {seed}, {seats} players, {kind}: no game\n", encoding="utf-8")
            return path, f"seed {seed}: {type(fault).__name__}: {fault}"
        return None


def check_replay(game: Lorcana) -> None:
    """The record of a game gives the same game again."""
    parsed = record.Parsed(game.record())
    again = record.replay(parsed, read(parsed))
    if again.digest() != game.digest():
        raise AssertionError("the record replays to another game")


def search(first: int, count: int, what: Search, jobs: int = 1, every: int = 200) -> list[Path]:
    """Play many games; the records of those that break something are written into the folder."""
    found: list[Path] = []
    start = time.monotonic()
    for done, trouble in enumerate(spread(what.play, range(first, first + count), jobs), 1):
        if trouble is not None:
            path, fault = trouble
            found.append(path)
            print(f"{fault}\n  {path}", file=sys.stderr)
        if done % every == 0 or done == count:
            rate = done / (time.monotonic() - start)
            print(f"{done}/{count} games, {len(found)} with trouble, {rate:.0f} games/s", flush=True)
    return found


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "trouble",
        help="play random games and check everything that must always hold",
        description="Random games between random decks of the whole pool, with 2, 3 and 4 players, teams, Pack Rush "
        "and players who concede; every invariant is checked at every decision. A game that breaks one writes its "
        "record.",
    )
    parser.add_argument("game", choices=["lorcana"])
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (default 1)")
    parser.add_argument("--players", type=int, default=0, choices=[0, 2, 3, 4], help="0: 2, 3 and 4 in turn")
    parser.add_argument(
        "--decks",
        choices=["any", "random"],
        default="any",
        help="any: whatever cards, also for Pack Rush; random: legal Constructed decks (default any)",
    )
    parser.add_argument("--records", type=Path, default=Path("trouble"), help="where to write records (trouble/)")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes (default: one a core)")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    what = Search(args.decks, args.players, args.records)
    return 1 if search(args.first, args.games, what, args.jobs) else 0
