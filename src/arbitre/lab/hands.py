"""What altering the opening hand does: the same starts, with the hand altered as the player would and with it kept.

What is won after hands that were altered says more of these hands than of altering them. The difference between two
games that begin with the same hand is what altering it causes.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

from arbitre.lab import pictures
from arbitre.lab.differences import Difference, by_starts, differences, holding
from arbitre.lab.reading import different
from arbitre.lab.report import Card, Cell, Gain, Grid, Section, say
from arbitre.lab.runs import Run

Gains = list[tuple[int, float]]
"""The seeds of starts, and what was won more there."""


def altering(run: Run, others: int) -> list[Section]:
    """By how many cards were put away, and by which. The first matches of the run are those of a deck against so many
    others; the last ones, if this was asked for, the same with the hands kept."""
    if not run.matches[-1].keeps:
        return []
    every: Gains = []
    altered: Gains = []
    by_count: defaultdict[int, Gains] = defaultdict(list)
    by_card: defaultdict[int, Gains] = defaultdict(list)
    for as_played, kept in zip(run.tallies[:others], run.tallies[-others:], strict=True):
        for game, more in differences(kept.games, as_played.games):
            gain = (game.seed, more)
            every.append(gain)
            away = game.sides[0]["put away"]
            if away:
                altered.append(gain)
                by_count[len(away)].append(gain)
            for card in set(away):
                by_card[card].append(gain)
    found: list[tuple[Cell, Difference]] = [
        (say("hands-all"), by_starts(every)),
        (say("hands-altered"), by_starts(altered)),
        *((say("hands-count", cards=count), by_starts(by_count[count])) for count in sorted(by_count)),
    ]
    names = different(list(run.matches[0].a))
    cards: list[tuple[Cell, Difference]] = [(Card(names[card]), by_starts(gains)) for card, gains in by_card.items()]
    cards = sorted([row for row in cards if row[1].error < math.inf], key=lambda row: -row[1].mean)
    return [
        _section("altering", "col-hands", found),
        *([_section("altering-cards", "col-card", cards)] if cards else []),
    ]


def _section(what: str, first: str, found: Sequence[tuple[Cell, Difference]]) -> Section:
    kept = holding([one.chance for _, one in found])
    known = [(name, one) for name, one in found if one.error < math.inf]
    rows: list[list[Cell]] = [
        [
            name,
            Gain(one.mean, one.interval) if one.error < math.inf else "·",
            say("holds" if holds else "open"),
            one.starts,
        ]
        for (name, one), holds in zip(found, kept, strict=True)
    ]
    return Section(
        say(f"head-{what}"),
        [say(f"text-{what}")],
        Grid([first, "col-gain", "col-holds", "col-starts"], rows),
        (lambda words: pictures.gains([(words.cell(name), one) for name, one in known], words)) if known else None,
    )
