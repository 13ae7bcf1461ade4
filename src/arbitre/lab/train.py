"""`arbitre lab train`: games, positions, weights."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab.bars import Bars
from arbitre.lab.bouts import decks_of
from arbitre.lab.calibration import table
from arbitre.lab.contestants import SEER, check, judges, parts, searches
from arbitre.lab.jobs import spread
from arbitre.lab.logbook import Logbook
from arbitre.lab.recording import Recorded, Recording, Starting, read
from arbitre.lab.strength import columns, percent
from arbitre.players.guide import Guide
from arbitre.writing import write

if TYPE_CHECKING:
    from arbitre.lab.training import Samples, Trained

CHUNK: Final = 4
APART: Final = 1_000_000  # the first seeds of two rounds: more games of one leave the others as they are


class Training:
    """One run of the command."""

    def __init__(self, args: Any) -> None:
        self.game: Final[str] = args.game
        self.rounds: Final = players_of(args.game, args.rounds)
        self.games: Final = games_of(args.games, len(self.rounds))
        self.slips: Final[int] = args.slips
        self.first: Final[int] = args.first
        self.pull: Final[int] = args.pull
        self.results: Final[int] = args.results
        self.before: Final[int] = args.before
        self.jobs: Final[int] = args.jobs
        self.starting: Final = Starting(args.game, args.random_decks)
        self.path: Final[Path | None] = args.games_file
        self.played = 0
        self.top: Final[int] = args.top
        self.guide: Final[Guide] = registry.entry(args.game).load("guide")
        self.command: Final = (
            f"arbitre lab train {self.game} --rounds {','.join(self.rounds)} --games {args.games} --slips {self.slips} "
            f"--random-decks {self.starting.strange} --first {self.first} --pull {self.pull} --results {self.results} "
            f"--before {self.before}"
        )
        if self.before and not self.begins_with:
            raise Error("--before: the first round is played by nobody who judges by weights, so there are none before")

    @property
    def begins_with(self) -> dict[str, Any]:
        """The weights that the first round is played with, by their short name, and the commands that made them, the
        first one first; empty if there are none."""
        if not searches(self.rounds[0]):
            return {}
        text = self.guide.weights.read_text(encoding="utf-8")
        made = json.loads(text).get("made", {})
        earlier = made.get("begins with", {}).get("made by", [])
        return {"weights": short_name(text), "made by": [*earlier, made.get("command", "")]}

    @property
    def setup(self) -> dict[str, Any]:
        """What the games depend on, but for how many there are; which engine plays them makes no difference."""
        return {
            "version": metadata.version("arbitre"),
            "game": self.game,
            "rounds": self.rounds,
            "first": self.first,
            "slips": self.slips,
            "random decks": self.starting.strange,
            "decks": decks_of(self.game),
        }

    def run(self) -> str:
        """The file of weights."""
        from arbitre.lab.training import Before, join, train, weights_file

        features = self.guide.features
        before = Before(json.loads(self.guide.weights.read_bytes()), self.before / 100) if self.before else None
        signs = [(name in features.good) - (name in features.bad) for name in features.names]

        used: list[Samples] = []
        text = ""
        with Logbook(self.path, "train", self.setup) as log, tempfile.TemporaryDirectory() as folder:
            kept = self._kept(log)
            self.played = sum(map(len, kept))
            weights: Path | None = None
            for number, player in enumerate(self.rounds):
                played = self._play(number, player, weights, kept[number], log)
                samples = self._measure(number, played)
                if number == 1 and not searches(self.rounds[0]):  # that one was there to begin with
                    used.clear()
                used.append(samples)
                trained = train(join(used), self.pull, self.results / 100, signs, before)
                print("\n".join(report(f"round {number + 1}, {player}", trained)), flush=True)
                if number == len(self.rounds) - 1 and self.top:
                    print("\n".join(weightiest(trained, features.names, self.top)), flush=True)
                text = weights_file(self.game, features, trained, self.command, self.begins_with)
                weights = Path(folder) / f"{short_name(text)}.json"
                write(weights, text)
        return text

    def _kept(self, log: Logbook) -> list[dict[int, Recorded]]:
        """The games of the file, by round and seed. There may be more than are asked for now."""
        kept: list[dict[int, Recorded]] = [{} for _ in self.rounds]
        for entry in log.entries:
            recorded = read(entry, self.path)
            if not 0 <= recorded.round < len(kept):
                raise Error(f"{self.path}: the game with seed {recorded.seed} is not one of this run")
            if recorded.seed in self._seeds(recorded.round):
                kept[recorded.round][recorded.seed] = recorded
        return kept

    def _seeds(self, number: int) -> range:
        first = self.first + number * APART
        return range(first, first + self.games[number])

    def _play(
        self, number: int, player: str, weights: Path | None, kept: dict[int, Recorded], log: Logbook
    ) -> list[Recorded]:
        """A round of games, in the order of their seeds."""
        weights = weights if searches(player) else None
        name = weights.stem if weights is not None else ""
        others = sum(recorded.weights != name for recorded in kept.values())
        if others:
            print(f"round {number + 1}: {others} games of the file were played with other weights than it would be now")
        left = [seed for seed in self._seeds(number) if seed not in kept]
        recording = Recording(self.starting, number, player, self.slips, weights)
        title = f"round {number + 1}: {player}"
        with Bars({title: self.games[number]}, {title: len(kept)}) as bars:
            for _, recorded in spread(recording.play, left, self.jobs, CHUNK):
                log.add(recorded.entry())
                kept[recorded.seed] = recorded
                self.played += 1
                decided = sum(1 for one in kept.values() if one.winners)
                bars.step(title, f"{percent(decided / len(kept))} have a winner")
        return [kept[seed] for seed in self._seeds(number)]

    def _measure(self, number: int, played: Sequence[Recorded]) -> Samples:
        from arbitre.lab.training import Measuring, join

        measuring = Measuring(self.starting)
        title = f"round {number + 1}: measuring"
        found: dict[int, Samples] = {}
        with Bars({title: len(played)}) as bars:
            for recorded, samples in spread(measuring.measure, played, self.jobs, CHUNK):
                if samples is not None:
                    found[recorded.seed] = samples
                bars.step(title)
        if not found:
            raise Error(f"none of the {len(played)} games of round {number + 1} has a winner")
        return join([found[seed] for seed in sorted(found)])  # in one order, whoever was done first


def short_name(text: str) -> str:
    """By what weights say, not by how they were made."""
    said = {key: value for key, value in json.loads(text).items() if key != "made"}
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:16]


def players_of(game: str, rounds: str) -> list[str]:
    players = [name.strip() for name in rounds.split(",")]
    for name in players:
        check(game, name)
        kind, _, weights = parts(name)
        if kind == SEER:
            raise Error("nobody learns from a seer: it knows what others can't")
        if judges(name) and not searches(name):
            raise Error(f"{name} is a level for people: it would not play with the weights fitted so far")
        if weights:
            raise Error(f"{name}: each round is played with the weights fitted so far, the first with the game's own")
    return players


def games_of(told: str, rounds: int) -> list[int]:
    """How many games each round has, from "1000" or "500,1000"."""
    games = [int(number) if number.strip().isdecimal() else 0 for number in told.split(",")]
    if not all(0 < number < APART for number in games):
        raise Error(f"--games {told}: write how many games each round has, such as 1000 or 500,1000")
    if len(games) == 1:
        return games * rounds
    if len(games) != rounds:
        raise Error(f"--games {told}: write one number for all rounds, or one for each of the {rounds}")
    return games


def report(title: str, trained: Trained) -> list[str]:
    """How good the weights are."""
    errors = f"log loss {trained.log_loss:.4f}, Brier score {trained.brier:.4f}"
    positions, games = trained.positions - trained.held_positions, trained.games - trained.held_games
    told = f"{title}: fitted to {positions} positions of {games} games, tried on {trained.held_positions} of "
    told += f"{trained.held_games} others"
    return [told, errors, "", *table(trained.bands), ""]


def weightiest(trained: Trained, names: Sequence[str], count: int) -> list[str]:
    """The weights that matter most, at the start and near the end of a game."""
    lines: list[str] = []
    for title, model in (("who moves", trained.moving), ("who waits", trained.waiting)):
        rows = [[f"weights of {title}", "early", "late", "varies by"]]
        for one in model.weightiest(count):
            early = model.weights[one]
            late = early + model.growth[one]
            rows.append([names[one], f"{early:+.3f}", f"{late:+.3f}", f"{model.spread[one]:.2f}"])
        lines += [*columns(rows), ""]
    return lines


def run(args: Any) -> int:
    _check_numpy()
    training = Training(args)
    places = [path for path in (args.write, training.guide.weights if args.ship else None) if path is not None]
    for path in places:
        if not path.absolute().parent.is_dir():
            raise Error(f"{path} can't be written: there is no folder {path.parent}")
    try:
        text = training.run()
    except KeyboardInterrupt:
        whole = sum(training.games)
        where = "they are kept nowhere (see --games-file)"
        if training.path is not None:
            where = f"they are in {training.path}: the same command goes on from there"
        print(f"{training.played}/{whole} games were played; {where}", flush=True)
        raise
    for path in places:
        write(path, text)
        print(f"the weights are in {path}")
    if not places:
        print("the weights are written nowhere: see --write and --ship")
    return 0


def _check_numpy() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in one order, however many cores there are
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise Error("arbitre lab train needs numpy: pip install 'arbitre[lab]'") from None
