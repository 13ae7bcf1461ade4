"""Making, recording and replaying games of The Spoils with the pool's cards."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from importlib import metadata

from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.deck import Fault, Format, faults, format_named
from arbitre.games.spoils.facts import Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.start import new_game
from arbitre.games.spoils.words import WORDS
from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error, IllegalDeck
from arbitre.pool.making import Deck, check_numbers, deck_names, decks_of
from arbitre.pool.spoils import Pool, pool

RULES = "2013"
PAYMENTS = ("auto", "choose")
MICROMAJIG = CardData(  # 409.3a
    name="Micromajig", type="character", trade="Gearsmith", subtypes=("majig",), strength=1, life=1, speed=3
)


@functools.cache
def tokens() -> dict[str, Facts]:
    """Tokens that count as cards."""
    return {MICROMAJIG.name: Facts(MICROMAJIG, WORDS)}


class Setup:
    """How a game was made: enough to make it again."""

    def __init__(
        self,
        decks: list[list[str]],
        seed: int,
        fmt: Format,
        starting: int | None,
        chooser: int | None,
        payment: str,
        cards: Pool,
    ) -> None:
        if payment not in PAYMENTS:
            raise Error(f"payment is one of {', '.join(PAYMENTS)}, not {payment!r}")
        self.payment = payment
        self.decks = decks
        self.seed = seed
        self.format = fmt
        self.starting = starting
        self.chooser = chooser
        self.cards = cards

    def make(self) -> Spoils:
        cards = self.cards
        return new_game(
            [cards.deck(names) for names in self.decks],
            names=cards.names,
            seed=self.seed,
            tokens=tokens(),
            starting=self.starting,
            chooser=self.chooser,
            choosing=self.payment == "choose",
            setup=self,
        )

    def head(self) -> list[str]:
        lines = [
            "game: spoils",
            f"engine: {metadata.version('arbitre')}",
            f"rules: {RULES}",
            f"cards: {self.cards.digest}",
            f"format: {self.format.name}",
            f"seed: {self.seed}",
        ]
        if self.payment != "auto":
            lines.append(f"payment: {self.payment}")
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
    starting: int | None = None,
    chooser: int | None = None,
    payment: str = "auto",
    banned: Sequence[str] = (),
    cards: Pool | None = None,
) -> Spoils:
    """A game of The Spoils at its first decision. Each deck names its faction among its cards. `payment`: whether the
    engine attaches resources for the players ("auto") or asks them which ("choose")."""
    cards = cards if cards is not None else pool()
    fmt = format_named(format)
    given = [deck_names(deck, cards) for deck in decks]
    if players is not None and len(given) == 1:
        given *= players
    if len(given) != 2 or players not in (None, 2):
        raise Error(f"The Spoils is played by two with a deck each, not {players or len(given)} (rule 607.1)")
    check_numbers(len(given), seed, starting, chooser)
    out = frozenset(cards.data(name).name for name in banned)
    for seat, names in enumerate(given):
        check_deck(names, fmt, cards, f"deck {record.SEATS[seat]}", out)
    return Setup(given, seed, fmt, starting, chooser, payment, cards).make()


@functools.lru_cache(maxsize=64)
def _faults(names: tuple[str, ...], fmt: Format, cards: Pool, banned: frozenset[str]) -> tuple[Fault, ...]:
    return tuple(faults([cards.data(name) for name in names], fmt, banned))


def check_deck(
    names: list[str], fmt: Format, cards: Pool, which: str = "the deck", banned: frozenset[str] = frozenset()
) -> None:
    wrong = _faults(tuple(names), fmt, cards, banned)
    if wrong:
        raise IllegalDeck(f"{which} is not legal: " + "; ".join(map(str, wrong)), wrong)


def read(parsed: record.Parsed, cards: Pool | None = None) -> Spoils:
    """The game of a record at its start."""
    cards = cards if cards is not None else pool()
    decks = decks_of(parsed, cards)
    try:
        starting, chooser = (
            int(text) if text else None for text in (parsed.field("starting", ""), parsed.field("chooser", ""))
        )
        seed = int(parsed.field("seed"))
    except ValueError as fault:
        raise BadRecord(f"seed, starting and chooser are numbers: {fault}") from fault
    check_numbers(len(decks), seed, starting, chooser)
    fmt = format_named(parsed.field("format"))
    return Setup(decks, seed, fmt, starting, chooser, parsed.field("payment", "auto"), cards).make()
