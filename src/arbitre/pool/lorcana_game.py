"""Making, recording and replaying games of Lorcana with the pool's cards."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from importlib import metadata

from arbitre.games.lorcana.deck import Fault, faults
from arbitre.games.lorcana.formats import Format, format_named
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.start import new_game
from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error, IllegalDeck
from arbitre.pool.lorcana import MARKETING, Pool, pool
from arbitre.pool.making import Deck, check_numbers, deck_names, decks_of

RULES = "2.1.0"


class Setup:
    """How a game was made: enough to make it again."""

    def __init__(
        self,
        decks: list[list[str]],
        seed: int,
        fmt: Format,
        teams: list[list[int]] | None,
        starting: int | None,
        chooser: int | None,
        cards: Pool,
    ) -> None:
        self.decks = decks
        self.seed = seed
        self.format = fmt
        self.teams = teams
        self.starting = starting
        self.chooser = chooser
        self.cards = cards

    def make(self) -> Lorcana:
        cards = self.cards
        return new_game(
            [cards.deck(names) for names in self.decks],
            names=cards.names,
            seed=self.seed,
            variant=self.format.variant,
            marketing=cards.facts(MARKETING.name),
            teams=self.teams,
            starting=self.starting,
            chooser=self.chooser,
            setup=self,
        )

    def head(self) -> list[str]:
        lines = [
            "game: lorcana",
            f"engine: {metadata.version('arbitre')}",
            f"rules: {RULES}",
            f"cards: {self.cards.digest}",
            f"format: {self.format.name}",
            f"seed: {self.seed}",
        ]
        if self.teams:
            lines.append("teams: " + " / ".join(" ".join(map(str, team)) for team in self.teams))
        if self.starting is not None:
            lines.append(f"starting: {self.starting}")
        if self.chooser is not None:
            lines.append(f"chooser: {self.chooser}")
        for seat, deck in enumerate(self.decks):
            lines.append(f"deck {record.SEATS[seat]}:")
            lines += [f"  {len(list(same))} {name}" for name, same in itertools.groupby(deck)]
        return lines


def new(
    decks: Sequence[Deck],
    *,
    seed: int = 0,
    players: int | None = None,
    format: str = "constructed",
    teams: list[list[int]] | None = None,
    starting: int | None = None,
    chooser: int | None = None,
    banned: Sequence[str] = (),
    cards: Pool | None = None,
) -> Lorcana:
    """A game of Lorcana at its first decision. One deck for everybody, or one a player. `banned`: what the organiser
    has banned (1.10.1.1)."""
    cards = cards if cards is not None else pool()
    fmt = format_named(format)
    given = [deck_names(deck, cards) for deck in decks]
    if players is not None and len(given) == 1:
        given *= players
    if players is not None and len(given) != players:
        raise Error(f"{players} players need {players} decks (or one for all), not {len(given)}")
    check_numbers(len(given), seed, starting, chooser)
    out = frozenset(cards.data(name).full_name for name in banned)
    for seat, names in enumerate(given):
        check_deck(names, fmt, cards, f"deck {record.SEATS[seat]}", out)
    return Setup(given, seed, fmt, teams, starting, chooser, cards).make()


@functools.lru_cache(maxsize=64)
def _faults(names: tuple[str, ...], fmt: Format, cards: Pool, banned: frozenset[str]) -> tuple[Fault, ...]:
    return tuple(faults([cards.data(name) for name in names], fmt, banned))


def check_deck(
    names: list[str], fmt: Format, cards: Pool, which: str = "the deck", banned: frozenset[str] = frozenset()
) -> None:
    wrong = _faults(tuple(names), fmt, cards, banned)
    if wrong:
        raise IllegalDeck(f"{which} is not legal: " + "; ".join(map(str, wrong)), wrong)


def read(parsed: record.Parsed, cards: Pool | None = None) -> Lorcana:
    """The game of a record at its start."""
    cards = cards if cards is not None else pool()
    decks = decks_of(parsed, cards)
    try:
        teams = [[int(seat) for seat in team.split()] for team in parsed.field("teams", "").split("/") if team.strip()]
        starting, chooser = (
            int(text) if text else None for text in (parsed.field("starting", ""), parsed.field("chooser", ""))
        )
        seed = int(parsed.field("seed"))
    except ValueError as fault:
        raise BadRecord(f"seed, starting, chooser and teams are numbers: {fault}") from fault
    check_numbers(len(decks), seed, starting, chooser)
    setup = Setup(
        decks,
        seed,
        format_named(parsed.field("format")),
        teams or None,
        starting,
        chooser,
        cards,
    )
    return setup.make()
