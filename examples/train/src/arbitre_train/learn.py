"""Train: python -m arbitre_train.learn FOLDER --minutes 25 (of one core)

The agent plays many games at once, first against `random`, then against `greedy`, and after every few thousand answers
does more of what went better than expected (proximal policy optimisation). The environment rewards only the end; so
that the first games teach something, a change of the lead in lore counts a little, and is taken back at the end.

FOLDER gets the weights, the curve as data (`curve.jsonl`) and as a picture (`curve.svg`).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

import arbitre.env
from arbitre.env.arrays import Shape
from arbitre.env.columns import SEAT, TABLE
from arbitre_train.network import Network, trimmed
from arbitre_train.player import trained

DECKS = ("The Heart of Magic", "Daring and Deception")
GAMES = 32
STEPS = 96  # answers in each game between two lessons
EPOCHS, BATCH = 2, 256
GAMMA, TRACE = 0.998, 0.95
CLIP, ENTROPY = 0.2, 0.012
RATE = 6e-4
ENOUGH = 0.85  # of the last games won: then the next opponent
WINDOW = 300  # games that the curve looks back at
LEAD = 0.5  # what twenty lore more than the other are worth on the way


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


class Games:
    """The games the agent plays against one opponent, and what came of them."""

    def __init__(self, against: str, seed: int, games: int = GAMES) -> None:
        self.against = against
        self.envs = arbitre.env.many("lorcana", decks=list(DECKS), games=games, against=against, seed=seed)
        self.lead = Lead(self.envs.sitting.shape)
        self.seen, _ = self.envs.reset()
        self.results: deque[float] = deque(maxlen=WINDOW)

    def play(self, network: Network, steps: int) -> dict[str, Any]:
        """Some answers of every game, with what is to be learnt from them."""
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "action", "chance", "value", "reward", "end")}
        for _ in range(steps):
            seen = {name: array.copy() for name, array in self.seen.items() if name != "events"}
            with torch.no_grad():
                logits, value = network(trimmed(seen))
                chances = torch.distributions.Categorical(logits=logits)
                action = chances.sample()
            before = self.lead.of(seen)
            self.seen, reward, over, broken_off, _ = self.envs.step(action.numpy())
            end = over | broken_off
            after = np.where(end, 0.0, self.lead.of(self.seen))
            self.results.extend((reward[end] + 1) / 2)
            kept["seen"].append(seen)
            kept["action"].append(action)
            kept["chance"].append(chances.log_prob(action))
            kept["value"].append(value)
            kept["reward"].append(torch.as_tensor(reward + GAMMA * after - before, dtype=torch.float32))
            kept["end"].append(torch.as_tensor(end))
        with torch.no_grad():
            _, last = network(trimmed(self.seen))
        return _advantages(kept, last)

    @property
    def won(self) -> float:
        return float(np.mean(self.results)) if self.results else 0.0


def _advantages(kept: dict[str, Any], last: Any) -> dict[str, Any]:
    """How much better each answer did than expected (generalised advantage estimation)."""
    ahead = torch.zeros_like(last)
    following = last
    better: list[Any] = []
    for reward, value, end in zip(*(reversed(kept[name]) for name in ("reward", "value", "end")), strict=True):
        goes_on = (~end).float()
        ahead = reward + GAMMA * following * goes_on - value + GAMMA * TRACE * goes_on * ahead
        better.append(ahead)
        following = value
    advantage = torch.stack(better[::-1]).flatten()
    seen = {name: np.concatenate([one[name] for one in kept["seen"]]) for name in kept["seen"][0]}
    return {
        "seen": seen,
        "action": torch.cat(kept["action"]),
        "chance": torch.cat(kept["chance"]),
        "advantage": advantage,
        "wanted": advantage + torch.cat(kept["value"]),
    }


def learn(network: Network, optimiser: Any, lesson: dict[str, Any]) -> None:
    count = len(lesson["action"])
    for _ in range(EPOCHS):
        for places in np.array_split(np.random.permutation(count), max(1, count // BATCH)):
            logits, value = network(trimmed({name: array[places] for name, array in lesson["seen"].items()}))
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(lesson["action"][places]) - lesson["chance"][places]).exp()
            advantage = lesson["advantage"][places]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            bounded = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage)
            off = ((value - lesson["wanted"][places]) ** 2).mean()
            loss = -bounded.mean() + 0.5 * off - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def train(folder: Path, minutes: float, seed: int = 1, steps: int = STEPS, games: int = GAMES) -> Network:
    """Learn for so many minutes of one core, whatever else the machine does, and keep what was learnt."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    folder.mkdir(parents=True, exist_ok=True)
    opponents: Iterator[str] = iter(("random", "greedy"))
    table = Games(next(opponents), seed, games)
    shape = table.envs.sitting.shape
    network = Network(shape)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    begun = time.process_time()
    answers = 0
    with open(folder / "curve.jsonl", "w", encoding="utf-8") as curve:
        while (spent := time.process_time() - begun) < minutes * 60:
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.15, 1 - spent / (minutes * 60))
            learn(network, optimiser, table.play(network, steps))
            answers += steps * games
            point = {
                "minutes": round((time.process_time() - begun) / 60, 2),
                "answers": answers,
                "against": table.against,
                "games": len(table.results),
                "won": round(table.won, 3),
            }
            curve.write(json.dumps(point) + "\n")
            curve.flush()
            print(point, flush=True)
            if len(table.results) == WINDOW and table.won >= ENOUGH:
                following = next(opponents, None)
                if following is not None:
                    table = Games(following, seed + 1, games)
            keep(network, shape, folder)
    keep(network, shape, folder)
    return network


def keep(network: Network, shape: Shape, folder: Path) -> None:
    told = {
        "game": shape.name,
        "players": shape.players,
        "sizes": [list(size) for size in shape.sizes.values()],
        "weights": {name: tensor.half() for name, tensor in network.parts.state_dict().items()},
    }
    unfinished = folder / "weights.new"
    torch.save(told, unfinished)
    unfinished.replace(folder / "weights.pt")  # whole or not at all: training may be stopped at any moment


def measure(folder: Path, against: str, games: int, seed: int = 1_000_000) -> tuple[int, int]:
    """How many of so many games, with starts it has not learnt from, the kept network wins with its best answers."""
    _, network = trained(folder / "weights.pt")
    envs = arbitre.env.many("lorcana", decks=list(DECKS), games=min(games, GAMES), against=against, seed=seed)
    seen, _ = envs.reset()
    won = played = 0
    while played < games:
        with torch.no_grad():
            logits, _ = network(trimmed(seen))
        seen, reward, over, broken_off, _ = envs.step(logits.argmax(1).numpy())
        won += int((reward > 0).sum())
        played += int((over | broken_off).sum())
    return won, played


def picture(folder: Path) -> None:
    """The learning curve: games won of the last ones, by the minutes."""
    import altair

    points = [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    shown = [point for point in points if point["games"] >= 50]
    chart = (
        altair.Chart(altair.InlineData(values=shown))
        .mark_line()
        .encode(
            x=altair.X("minutes:Q", title="minutes of training on one core"),
            y=altair.Y("won:Q", title=f"won of the last {WINDOW} games", scale=altair.Scale(domain=[0, 1])),
            color=altair.Color("against:N", title="against"),
        )
        .properties(width=560, height=280)
    )
    chart.save(str(folder / "curve.svg"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m arbitre_train.learn", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, metavar="GAMES", help="do not learn, but count games won")
    args = parser.parse_args()
    torch.set_num_threads(1)
    if args.measure:
        for against in ("random", "greedy"):
            won, played = measure(args.folder, against, args.measure)
            print(f"against {against}: {won} of {played} won")
        return
    train(args.folder, args.minutes, args.seed)
    picture(args.folder)


if __name__ == "__main__":
    main()
