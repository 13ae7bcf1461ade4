"""Playing on from a position: random picks, with a preference for what concerns the card, and everything checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arbitre import writing
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision, Option
from arbitre.lab import proofs
from arbitre.lab.exercise.ground import Ground
from arbitre.lab.exercise.reach import Reach
from arbitre.lab.patience import LIMIT, TookTooLong, at_most
from arbitre.lab.subject import subject
from arbitre.lab.trouble import check
from arbitre.scenario.words import SEATS

BRANCHES = 5
PARTLY = 6  # times as many where only single effects were not carried out
COPIES = 20  # at one decision in this many a copy is compared, which takes longer than anything else
LEAST, MOST = 10, 200  # positions for each card: as many as it needs, but not for ever


class Fault:
    """Something went wrong: what, and the position and picks that show it."""

    def __init__(self, what: str, text: str) -> None:
        self.what = what
        self.text = text


class Report:
    """How the exercise of one card went."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.positions = 0
        self.missed: list[str] = []
        self.skipped: list[str] = []
        self.faults: list[Fault] = []


def exercise(
    ground: Ground, card: Any, least: int = LEAST, most: int = MOST, cards: Any = None, closely: bool = False
) -> Report:
    """Lay positions and play on from them until all of the card has been reached, within the least and the most number
    of them. `closely`: options, refusals and what a seat can see are tried out too."""
    there = cards if cards is not None else ground.pool()
    name = there.name_of(card)
    mine = there.apart(name)  # facts of our own, which are made to count
    reach = ground.reach(mine.facts(name))
    report = Report(name)
    for seed in range(most):
        if seed >= least and not reach.missed() and (seed >= PARTLY * least or not reach.skipped()):
            break
        report.positions += 1
        fault = _Play(ground, card, seed, mine, reach, closely).run()
        if fault is not None:
            report.faults.append(fault)
            if len(report.faults) >= 3:
                break
    report.missed = reach.missed()
    report.skipped = reach.skipped()
    return report


class _Play:
    """One position, played on."""

    def __init__(self, ground: Ground, card: Any, seed: int, cards: Any, reach: Reach, closely: bool = False) -> None:
        self.ground = ground
        self.closely = closely
        self.data = ground.position(card, seed)
        self.cards = cards
        self.reach = reach
        self.facts = reach.facts
        self.chance = Chance(seed * 7919 + 5)
        self.said: list[tuple[str, int, str]] = []  # seat, place of the option, its text

    def run(self) -> Fault | None:
        self.reach.playing = None  # what happens while the position is laid counts
        try:
            with at_most(LIMIT):
                self._run()
            return None
        except (Exception, TookTooLong) as fault:  # whatever went wrong, the position shows it
            what = f"{type(fault).__name__}: {fault}"
            return Fault(what, as_scenario(self.data, self.said, what))

    def _run(self) -> None:
        game = self.ground.scenario(self.data, self.cards).game
        if subject(self.ground.name).broken(game):
            return  # laid as no game would have it: a character whose attached card takes its last life
        self._look(game)
        for _ in range(self.ground.picks):
            if game.decision is None:
                break
            if self.chance.below(COPIES) == 0:
                self._check_copy(game)
                if self.closely:
                    self._check_closely(game)
            if game.decision.kind != "turn action":
                self._branch(game)
            self._apply(game, self._pick(game, game.decision))
            self._look(game)
        self._check_again(game)

    def _apply(self, game: Any, place: int) -> None:
        decision = game.decision
        assert decision is not None
        option = decision.options[place]
        self.said.append((SEATS[decision.seat], place, game.describe(option)))
        self.reach.picked(game, option)
        game.apply(place)

    def _look(self, game: Any) -> None:
        check(game)
        self.reach.look(game)

    def _pick(self, game: Any, decision: Decision) -> int:
        weights = [self._weight(game, option) for option in decision.options]
        drawn = self.chance.below(sum(weights))
        for place, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return place
        return 0

    def _weight(self, game: Any, option: Option) -> int:
        """How much an option is liked: what concerns the card, and what makes things happen."""
        if option.kind == "name":
            return 500 if any(game.names[option.number] in self.ground.names(facts) for facts in game.facts) else 1
        liked = self.ground.liking.get(option.kind, 3)
        if option.kind in self.ground.losing:
            return liked
        concerned = any(card >= 0 and game.facts[card] is self.facts for card in (option.card, option.target))
        return liked * (4 if concerned else 1)

    # -- checks -----------------------------------------------------------------------------------------------

    def _branch(self, game: Any) -> None:
        """When the card itself asks something, other answers are tried on copies."""
        decision = game.decision
        assert decision is not None
        if decision.source < 0 or game.facts[decision.source] is not self.facts:
            return
        for _ in range(min(BRANCHES, len(decision.options))):
            twin = game.copy()
            known = len(self.said)
            for _ in range(8):
                if twin.decision is None or twin.decision.kind == "turn action":
                    break
                self._apply(twin, self._pick(twin, twin.decision))
                self._look(twin)
            del self.said[known:]  # it was only tried out

    def _check_copy(self, game: Any) -> None:
        """A copy has the same digest, and going on with it changes nothing here."""
        before = game.digest()
        twin = game.copy()
        if twin.digest() != before:
            raise AssertionError("a copy is another game")
        twin.apply(self.chance.below(len(twin.decision.options)))
        if game.digest() != before:
            raise AssertionError("going on with a copy changed the game")

    def _check_closely(self, game: Any) -> None:
        ours = subject(self.ground.name)
        proofs.options(ours, game)
        proofs.refusals(ours, game)
        proofs.secrets(game, self.chance)

    def _check_again(self, game: Any) -> None:
        """The same picks from the same position give the same game."""
        again = self.ground.scenario(self.data, self.cards).game
        for _, place, said in self.said:
            assert again.decision is not None
            if again.describe(again.decision.options[place]) != said:
                raise AssertionError(f"played again, {said!r} was not there")
            again.apply(place)
        if again.digest() != game.digest():
            raise AssertionError("the same picks gave another game")


# -- writing down what went wrong ------------------------------------------------------------------------------


def as_scenario(data: dict[str, Any], said: list[tuple[str, int, str]], what: str) -> str:
    """The position and the picks as a scenario file, which `arbitre check` plays again."""
    lines = [f"# {line}" for line in what.splitlines()]
    tables = {key: value for key, value in data.items() if isinstance(value, dict)}
    rows = data.get("card", [])
    lines += [f"{key} = {_toml(value)}" for key, value in data.items() if key not in tables and key != "card"]
    for key, table in tables.items():
        lines += ["", f"[{key}]", *(f"{word} = {_toml(value)}" for word, value in table.items())]
    for row in rows:
        lines += ["", "[[card]]", *(f"{word} = {_toml(value)}" for word, value in row.items())]
    for seat, place, text in said:
        lines += ["", "[[do]]", f"{seat} = {_toml(f'pick {place + 1}')}  # {text}"]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def write(folder: Path, report: Report) -> list[Path]:
    """The faults of a card as files."""
    paths = []
    stem = "".join(letter if letter.isalnum() else "-" for letter in report.name.lower())
    for number, fault in enumerate(report.faults, 1):
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{stem}-{number}.toml"
        writing.write(path, fault.text)
        paths.append(path)
    return paths
