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

from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab.invariants import broken
from arbitre.pool.lorcana import MARKETING, Pool, pool
from arbitre.pool.lorcana_game import new


def random_deck(chance: Chance, cards: Pool, size: int = 60) -> list[str]:
    """A deck of cards from the whole pool, up to four of each."""
    names = [card.full_name for card in cards if card.name != MARKETING.name and card.inks]
    deck: list[str] = []
    while len(deck) < size:
        deck += [names[chance.below(len(names))]] * (1 + chance.below(4))
    return deck[:size]


def random_game(seed: int, players: int, format: str = "any", teams: bool = False) -> Lorcana:
    """A game of random decks at its first decision."""
    chance = Chance(seed * 2 + 1)
    decks = [random_deck(chance, pool(), 40 if format == "any" else 24) for _ in range(players)]
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


def search(first: int, count: int, players: int, folder: Path, every: int = 200) -> list[Path]:
    """Play many games; the records of those that break something are written into the folder."""
    found: list[Path] = []
    start = time.monotonic()
    for done, seed in enumerate(range(first, first + count), 1):
        seats = players or 2 + seed % 3
        kind = ("any", "pack rush")[seed % 10 == 9]
        game = random_game(seed, seats, kind, teams=seed % 7 == 0)
        try:
            play_out(game, seed, check, concede=seed % 5 == 0)
        except Exception as fault:  # whatever went wrong, the record shows it
            path = folder / f"lorcana-{seed}.record"
            folder.mkdir(parents=True, exist_ok=True)
            try:
                text = game.record()
            except Error as no_record:
                text = f"# seed {seed}, {seats} players, {kind}: no record: {no_record}\n"
            path.write_text(text, encoding="utf-8")
            found.append(path)
            print(f"seed {seed}: {type(fault).__name__}: {fault}\n  {path}", file=sys.stderr)
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
    parser.add_argument("--records", type=Path, default=Path("trouble"), help="where to write records (trouble/)")
    parser.set_defaults(run=lambda args: 1 if search(args.first, args.games, args.players, args.records) else 0)
