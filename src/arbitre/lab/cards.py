"""`arbitre lab cards`: which cards win more than their share, over many decks: a first look at a set's balance.

Decks are drawn by chance, so that a card is in a deck for no reason: what decks with it win more than decks without it
is due to the card, or to what it can only be played together with (its colour, its trade, its kingdom).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.lab import pictures
from arbitre.lab.carrying import about, carry_out
from arbitre.lab.deals import Match
from arbitre.lab.differences import Difference, holding, summed
from arbitre.lab.finding import Listed, listed, match_of, player_for
from arbitre.lab.reading import Reading
from arbitre.lab.report import Card, Cell, Gain, Grid, Report, Section, say
from arbitre.lab.run import even
from arbitre.lab.runs import Run, points

SHOWN: Final = 25  # cards at either end
LEAST: Final = 5  # pairs of games; of a card that came up less often nothing is said
ANOTHER: Final = 0x5DEC4


class Standing(NamedTuple):
    """A card, and how much more decks with it win against decks without it."""

    card: str
    gain: Difference
    pairs: int


def run(args: Any) -> int:
    game = args.game
    given = [listed(game, deck) for deck in args.deck or []]
    player = player_for(game, args.player, args.games)
    matches = drawn(game, given, even(args.games) // 2, args.first, player, args.format)
    made = Run("cards", matches, 2, args.first, apart=True)
    return carry_out(made, args, told, " ".join([game, *(deck.name for deck in given)]))


def drawn(game: str, given: Sequence[Listed], pairs: int, first: int, player: str, format: str | None) -> list[Match]:
    """So many pairs of decks. Where decks are given, one of two is one of those."""
    reading: Reading = registry.entry(game).load("reading")
    found = []
    for number in range(pairs):
        chance = Chance((first + number) ^ ANOTHER)
        decks = [
            given[(number + side) % len(given)] if given and chance.below(2) else _random(reading, chance, number, side)
            for side in range(2)
        ]
        found.append(match_of(game, decks[0], decks[1], player, format))
    return found


def _random(reading: Reading, chance: Chance, number: int, side: int) -> Listed:
    return Listed(f"random {2 * number + side + 1}", tuple(reading.random_deck(chance)))


def standings(run: Run) -> list[Standing]:
    """All cards that one of two decks had and the other had not, the best first."""
    results: dict[str, list[float]] = {}
    for match, tally in zip(run.matches, run.tallies, strict=True):
        if not tally.games:
            continue
        more = sum(points(game) for game in tally.games) / len(tally.games) - 0.5
        a, b = set(match.a), set(match.b)
        for card in a - b:
            results.setdefault(card, []).append(more)
        for card in b - a:
            results.setdefault(card, []).append(-more)
    found = [Standing(card, summed(values), len(values)) for card, values in results.items() if len(values) >= LEAST]
    return sorted(found, key=lambda one: (-one.gain.mean, one.card))


def told(run: Run) -> Report:
    found = standings(run)
    kept = dict(zip([one.card for one in found], holding([one.gain.chance for one in found]), strict=True))
    sure = [one for one in found if kept[one.card]]
    shown = found if len(found) <= 2 * SHOWN else [*found[:SHOWN], *found[-SHOWN:]]
    rows: list[list[Cell]] = [
        [Card(one.card), Gain(one.gain.mean, one.gain.interval), say("holds" if kept[one.card] else "open"), one.pairs]
        for one in shown
    ]
    text = [say("text-standings", cards=len(found), least=LEAST), say("text-standings-flatter")]
    grid = Grid(["col-card", "col-gain", "col-holds", "col-pairs"], rows) if rows else None
    return Report(
        title=say("title-cards", games=run.played),
        answer=say("answer-cards", cards=len(found), holding=len(sure)),
        sections=[
            Section(
                say("head-standings"),
                text,
                grid,
                (lambda words: pictures.gains([(words.cell(Card(one.card)), one.gain) for one in shown], words))
                if shown
                else None,
            )
        ],
        about=about(run),
    )
