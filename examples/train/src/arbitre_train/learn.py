"""Train: python -m arbitre_train.learn FOLDER --minutes 28 (of two cores)

The agent plays many games at once in two processes, and after every few thousand answers does more of what went better
than expected (proximal policy optimisation). It begins against `random`; then comes `greedy`, which at first answers
most questions at random and, whenever the agent wins more often than not, fewer of them, down to none. The environment
rewards only the end; so that the first games teach something, a change of the lead in lore counts a little, and is
taken back at the end.

FOLDER gets the weights, the curve as data (`curve.jsonl`) and as a picture (`curve.svg`). Minutes are those of two
cores that do nothing else: they are counted by the processor time spent, so a busy machine takes longer and learns the
same.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

import arbitre.env
from arbitre.env.arrays import Shape
from arbitre.env.columns import SEAT, TABLE
from arbitre.players import Player, Question, named
from arbitre_train.network import Batch, Network, Seen, seen_in
from arbitre_train.player import trained

DECKS = ("The Heart of Magic", "Daring and Deception")
PROCESSES = 2
GAMES = 24  # in each process
STEPS = 64  # answers in each game between two lessons
EPOCHS, BATCH = 3, 384
GAMMA, TRACE = 0.999, 0.95
CLIP, ENTROPY = 0.2, 0.01
RATE = 7e-4
SLIPS = (1.0, 0.8, 0.65, 0.5, 0.35, 0.2, 0.1, 0.0)  # the share of answers that the opponent gives at random
ENOUGH = 0.6  # of the last games won: then the next of these
WINDOW = 200  # games looked back at
LEAD = 0.5  # what twenty lore more than the other are worth on the way
EVERY, MEASURED = 2.0, 100  # after so many minutes so many games, with its best answers, against random and greedy


class Slipping:
    """`greedy`, but some of its answers are given at random."""

    def __init__(self, share: float) -> None:
        self.share = share

    def __call__(self, seed: int) -> Player:
        share, chance = self.share, random.Random(seed)
        best, any_one = named("greedy", seed), named("random", seed)

        def pick(question: Question) -> int:
            return any_one(question) if chance.random() < share else best(question)

        return pick


class Lead:
    """Who is ahead in lore, read from observations."""

    def __init__(self, shape: Shape) -> None:
        encoding = shape.encoding
        first = len(TABLE) + len(encoding.table_columns) + len(SEAT) + len(shape.game.zone_kinds)
        a_seat = len(SEAT) + len(shape.game.zone_kinds) + len(encoding.seat_columns)
        names = [column.name for column in encoding.seat_columns]
        self.own = first + names.index("lore")
        self.other = self.own + a_seat

    def of(self, seen: dict[str, Any]) -> Any:
        table = seen["table"].astype(np.float32)
        return LEAD * (table[:, self.own] - table[:, self.other]) / 20.0


class Lesson(NamedTuple):
    """Answers, and what is to be learnt from them."""

    seen: list[Seen]
    action: Any
    chance: Any
    advantage: Any
    wanted: Any
    results: list[float]
    """Of the games that ended: 1 for a win, 0 for a loss."""
    seconds: float
    """Of the processor."""


class Games:
    """The games the agent plays side by side, and what comes of them."""

    def __init__(self, seed: int, games: int = GAMES) -> None:
        self.opponent = Slipping(SLIPS[0])
        self.envs = arbitre.env.many("lorcana", decks=list(DECKS), games=games, against=self.opponent, seed=seed)
        self.shape: Shape = self.envs.sitting.shape
        self.lead = Lead(self.shape)
        self.arrays, _ = self.envs.reset()

    def play(self, network: Network, slips: float, steps: int) -> Lesson:
        """Some answers of every game. Games that begin from now on are against an opponent that slips so often."""
        begun = time.process_time()
        self.opponent.share = slips
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "action", "chance", "value", "reward", "end")}
        results: list[float] = []
        for _ in range(steps):
            seen = seen_in(self.arrays)
            before = self.lead.of(self.arrays)
            with torch.no_grad():
                logits, value = network(Batch(seen))
                chances = torch.distributions.Categorical(logits=logits, validate_args=False)
                action = chances.sample()
            self.arrays, reward, over, broken_off, _ = self.envs.step(action.numpy())
            end = over | broken_off
            after = np.where(end, 0.0, self.lead.of(self.arrays))
            results += ((reward[end] + 1) / 2).tolist()
            kept["seen"].append(seen)
            kept["action"].append(action.numpy())
            kept["chance"].append(chances.log_prob(action).numpy())
            kept["value"].append(value.numpy())
            kept["reward"].append((reward + GAMMA * after - before).astype(np.float32))
            kept["end"].append(end)
        with torch.no_grad():
            _, last = network(Batch(seen_in(self.arrays)))
        advantage = _advantages(kept, last.numpy())
        return Lesson(
            [one for step in kept["seen"] for one in step],
            np.concatenate(kept["action"]),
            np.concatenate(kept["chance"]),
            advantage,
            advantage + np.concatenate(kept["value"]),
            results,
            time.process_time() - begun,
        )


def _advantages(kept: dict[str, list[Any]], last: Any) -> Any:
    """How much better each answer did than expected (generalised advantage estimation)."""
    ahead = np.zeros_like(last)
    following = last
    better: list[Any] = []
    for reward, value, end in zip(*(reversed(kept[name]) for name in ("reward", "value", "end")), strict=True):
        goes_on = (~end).astype(np.float32)
        ahead = reward + GAMMA * following * goes_on - value + GAMMA * TRACE * goes_on * ahead
        better.append(ahead)
        following = value
    return np.concatenate(better[::-1])


def learn(network: Network, optimiser: Any, lessons: list[Lesson]) -> None:
    seen = [one for lesson in lessons for one in lesson.seen]
    action, chance, advantage, wanted = (
        torch.as_tensor(np.concatenate([getattr(lesson, name) for lesson in lessons]))
        for name in ("action", "chance", "advantage", "wanted")
    )
    count = len(seen)
    for _ in range(EPOCHS):
        for places in np.array_split(np.random.permutation(count), max(1, count // BATCH)):
            logits, value = network(Batch([seen[place] for place in places]))
            chances = torch.distributions.Categorical(logits=logits, validate_args=False)
            ratio = (chances.log_prob(action[places]) - chance[places]).exp()
            better = advantage[places]
            better = (better - better.mean()) / (better.std() + 1e-6)
            bounded = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
            off = ((value - wanted[places]) ** 2).mean()
            loss = -bounded.mean() + 0.5 * off - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


class Worker:
    """A process that plays: it is sent weights, and answers with a lesson, or with games won."""

    def __init__(self, seed: int, games: int) -> None:
        spawned = multiprocessing.get_context("spawn")
        self.ours, theirs = spawned.Pipe()
        self.process = spawned.Process(target=_work, args=(theirs, seed, games), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, *task: Any) -> None:
        self.ours.send(task)

    def answer(self) -> Any:
        return self.ours.recv()


def _work(pipe: Any, seed: int, games: int) -> None:
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    played = Games(seed, games)
    network = Network(played.shape)
    while True:
        try:
            weights, task, *rest = pipe.recv()
        except EOFError:  # whoever asked is gone
            return
        network.parts.load_state_dict({name: torch.as_tensor(value) for name, value in weights.items()})
        pipe.send(played.play(network, *rest) if task == "play" else won(network, *rest))


def won(network: Network, against: str, games: int, seed: int) -> int:
    """How many of so many games it wins with its best answers. Each of the games that begin counts, whichever ends
    first."""
    envs = arbitre.env.many("lorcana", decks=list(DECKS), games=games, against=against, seed=seed)
    arrays, _ = envs.reset()
    count = 0
    going_on = np.ones(games, bool)
    while going_on.any():
        with torch.no_grad():
            logits, _ = network(Batch(seen_in(arrays)))
        arrays, reward, over, broken_off, _ = envs.step(logits.argmax(1).numpy())
        count += int((going_on & (reward > 0)).sum())
        going_on &= ~(over | broken_off)
    return count


class Training:
    """An agent that learns, and how it does."""

    def __init__(self, folder: Path, seed: int, games: int, processes: int) -> None:
        torch.manual_seed(seed)
        np.random.seed(seed)
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.shape = Shape("lorcana", 2)
        self.network = Network(self.shape)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)
        self.workers = [Worker(seed * 1000 + number, games) for number in range(processes)]
        self.results: deque[float] = deque(maxlen=WINDOW)
        self.stage = 0
        self.seconds = 0.0
        self.answers = 0
        self.measured = 0

    def weights(self) -> dict[str, Any]:
        return {name: tensor.numpy() for name, tensor in self.network.parts.state_dict().items()}

    def round(self, steps: int) -> dict[str, Any]:
        """Play, and learn from it."""
        weights = self.weights()
        for worker in self.workers:
            worker.ask(weights, "play", SLIPS[self.stage], steps)
        lessons: list[Lesson] = [worker.answer() for worker in self.workers]
        begun = time.process_time()
        learn(self.network, self.optimiser, lessons)
        self.seconds += max(lesson.seconds for lesson in lessons) + time.process_time() - begun
        self.answers += sum(len(lesson.action) for lesson in lessons)
        for lesson in lessons:
            self.results.extend(lesson.results)
        point = {
            "minutes": round(self.seconds / 60, 2),
            "answers": self.answers,
            "slips": SLIPS[self.stage],
            "games": len(self.results),
            "won": round(float(np.mean(self.results)), 3) if self.results else 0.0,
        }
        if len(self.results) == WINDOW and point["won"] >= ENOUGH and self.stage + 1 < len(SLIPS):
            self.stage += 1
            self.results.clear()
        return point

    def measure(self, games: int) -> dict[str, Any]:
        """Games with the best answers, with starts it has not learnt from."""
        self.measured += 1
        each = -(-games // len(self.workers))
        point: dict[str, Any] = {"minutes": round(self.seconds / 60, 2), "of": each * len(self.workers)}
        for against in ("random", "greedy"):
            for number, worker in enumerate(self.workers):
                worker.ask(self.weights(), "measure", against, each, 1_000_000 * self.measured + 1000 * number)
            point[against] = sum(worker.answer() for worker in self.workers)
        return point

    def keep(self) -> None:
        told = {
            "game": self.shape.name,
            "players": self.shape.players,
            "sizes": [list(size) for size in self.shape.sizes.values()],
            "weights": {name: tensor.half() for name, tensor in self.network.parts.state_dict().items()},
        }
        unfinished = self.folder / "weights.new"
        torch.save(told, unfinished)
        unfinished.replace(self.folder / "weights.pt")  # whole or not at all: training may be stopped at any moment

    def close(self) -> None:
        for worker in self.workers:
            worker.ours.close()
            worker.process.join()


def train(
    folder: Path,
    minutes: float,
    seed: int = 1,
    steps: int = STEPS,
    games: int = GAMES,
    processes: int = PROCESSES,
    measured: int = MEASURED,
) -> None:
    """Learn for so many minutes, and keep what was learnt."""
    training = Training(folder, seed, games, processes)
    try:
        with open(folder / "curve.jsonl", "w", encoding="utf-8") as curve:

            def note(point: dict[str, Any]) -> None:
                curve.write(json.dumps(point) + "\n")
                curve.flush()
                print(point, flush=True)

            at = 0.0
            while training.seconds < minutes * 60:
                if training.seconds >= at * 60:
                    note(training.measure(measured))
                    at += EVERY
                for group in training.optimiser.param_groups:
                    group["lr"] = RATE * max(0.1, 1 - training.seconds / (minutes * 60))
                note(training.round(steps))
                training.keep()
            note(training.measure(measured))
    finally:
        training.close()


def measure(folder: Path, games: int, seed: int = 900_000_000) -> None:
    """Say how many games the kept network wins."""
    _, network = trained(folder / "weights.pt")
    for against in ("random", "greedy"):
        count = sum(won(network, against, part, seed + number) for number, part in enumerate(_parts(games)))
        print(f"against {against}: {count} of {games} won", flush=True)


def _parts(games: int) -> list[int]:
    return [GAMES] * (games // GAMES) + ([games % GAMES] if games % GAMES else [])


def picture(folder: Path) -> None:
    """The learning curve: games won by the minutes."""
    import altair

    points = [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    shown = [
        {"minutes": point["minutes"], "against": against, "won": point[against] / point["of"]}
        for point in points
        if "of" in point
        for against in ("random", "greedy")
    ]
    chart = (
        altair.Chart(altair.InlineData(values=shown))
        .mark_line(point=True)
        .encode(
            x=altair.X("minutes:Q", title="minutes of training on two cores"),
            y=altair.Y("won:Q", title="games won", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1])),
            color=altair.Color("against:N", title="against", sort=["random", "greedy"]),
        )
        .properties(width=560, height=280)
    )
    chart.save(str(folder / "curve.svg"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m arbitre_train.learn", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=28.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, metavar="GAMES", help="do not learn, but count games won")
    args = parser.parse_args()
    torch.set_num_threads(1)
    if args.measure:
        measure(args.folder, args.measure)
        return
    try:
        train(args.folder, args.minutes, args.seed)
    except KeyboardInterrupt:
        print(f"stopped; what was learnt is in {args.folder / 'weights.pt'}")
    picture(args.folder)


if __name__ == "__main__":
    main()
