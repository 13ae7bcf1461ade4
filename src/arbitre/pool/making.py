"""What making a game takes in every game: the head of a record and its reading; and for games that are played with
decks: names of cards, decks as they are handed in, legal decks."""

from __future__ import annotations

import contextlib
import functools
import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import metadata
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar, runtime_checkable

from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error, IllegalDeck
from arbitre.pool.base import CardPool

AnyPool = TypeVar("AnyPool", bound=CardPool[Any, Any])
AnyGame = TypeVar("AnyGame")

PAYMENTS = ("auto", "choose")


@runtime_checkable
class Deck(Protocol):
    """A deck: what it is called, and its cards by name, a name for each copy.

    >>> deck = arbitre.decks("lorcana")["The Heart of Magic"]
    >>> deck.name, len(deck.names()), deck.names()[0]
    ('The Heart of Magic', 60, 'Control Your Temper!')
    """

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def names(self) -> list[str]:
        """The full name of every card."""
        ...


GivenDeck = Deck | str | Sequence[str] | Mapping[str, int]
"""A deck as it may be handed in: itself, the name of one that comes with the pool, the text of a deck list, names of
cards, or how many of each."""

Named = Callable[[str], Deck]
"""The deck that a name or the text of a deck list means."""


def deck_names(deck: Any, cards: CardPool[Any, Any], named: Named) -> list[str]:
    """A deck as full names."""
    if isinstance(deck, list) and cards.knows_all(deck):
        return deck.copy()
    rows: list[tuple[object, object]]
    if isinstance(deck, str):
        deck = named(deck)
    if isinstance(deck, Deck):
        rows = [(name, 1) for name in deck.names()]
    elif isinstance(deck, Mapping):
        rows = list(deck.items())
    elif hasattr(deck, "__iter__") and not isinstance(deck, bytes):
        rows = [(name, 1) for name in deck]
    else:
        raise Error(f"a deck is a name, a deck list, names of cards or a table of name and number, not {deck!r}")
    for name, count in rows:
        if not isinstance(name, str) or type(count) is not int or count < 0:
            raise Error(f"{name!r}: {count!r}: a deck holds names of cards, each with how many of it")
    return cards.full_names(name for name, count in rows if isinstance(name, str) for _ in range(int(str(count))))


def check_numbers(seats: int, seed: object, starting: object, chooser: object) -> None:
    """Checks that what is handed in as a number is one, and that a seat is one of the game's."""
    if seats > len(record.SEATS):
        raise Error(f"at most {len(record.SEATS)} players can sit at a table, not {seats}")
    if type(seed) is not int:
        raise Error(f"a seed is a whole number, not {seed!r}")
    for what, seat in (("starting", starting), ("chooser", chooser)):
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise Error(f"{what}: there is no seat {seat!r}; there are {seats}, from 0")


@contextlib.contextmanager
def reading(parsed: record.Parsed, cards: CardPool[Any, Any]) -> Iterator[None]:
    """What a record can't be read for is told with the version that it was made with, if that is another one."""
    try:
        yield
    except Error as fault:
        made = record.elsewhere(parsed, [f"engine: {metadata.version('arbitre')}", f"cards: {cards.digest}"])
        raise BadRecord(f"{fault}{made}") from fault


def decks_of(parsed: record.Parsed, cards: CardPool[Any, Any]) -> list[list[str]]:
    """The decks a record names, as full names."""
    decks: list[list[str]] = []
    for seat in record.SEATS:
        rows = parsed.block(f"deck {seat}")
        if not rows:
            break
        deck: list[str] = []
        for number, row in rows:
            count, _, name = row.partition(" ")
            if not (count.isascii() and count.isdecimal() and len(count) <= 4) or name not in cards:
                raise parsed.fault(f"line {number}: {row!r} is not a number and a card of the pool")
            deck += [cards.name_of(cards.data(name))] * int(count)
        decks.append(deck)
    return decks


def cards_of(parsed: record.Parsed, cards: AnyPool) -> AnyPool:
    """The cards that the game of a record knew: the package's, and the imported sets that it names. A set that is not
    here, or has changed, need not matter; if the record can't be replayed then, that is why."""
    known = []
    for number, row in parsed.block(IMPORTED):
        digest, _, code = row.partition(" ")
        if not code:
            raise BadRecord(f"line {number}: {row!r} is not the digest and the code of an imported set")
        if code not in cards.sets:
            parsed.doubts.append(f"it was played with the imported set {code}, which is not here ({HOW_TO_IMPORT})")
            continue
        known.append(code)
        if cards.sets[code] != digest:
            parsed.doubts.append(f"it was played with other cards of the imported set {code} than those that are here")
    return cards.with_sets(known)


IMPORTED: Final = "imported"
HOW_TO_IMPORT: Final = "arbitre cards import FILE"

Faults = Callable[[list[Any], Any, frozenset[str]], Sequence[object]]


class Form(Protocol):
    """What a format of any game has."""

    @property
    def name(self) -> str: ...


class Setup(ABC):
    """How a game was made: enough to make it again, and to say so at the head of a record."""

    game: ClassVar[str]
    rules: ClassVar[str]  # which edition of them

    def __init__(self, players: int, seed: int, starting: int | None, chooser: int | None = None) -> None:
        self.players = players
        self.seed = seed
        self.starting = starting
        self.chooser = chooser

    @abstractmethod
    def make(self) -> Any:
        """The game at its first decision."""

    def card_lines(self) -> list[str]:
        """The cards it is played with."""
        return []

    def own_lines(self) -> list[str]:
        """What this game alone has to say."""
        return []

    def deck_lines(self) -> list[str]:
        """The players' own decks."""
        return []

    def head(self) -> list[str]:
        lines = [
            f"game: {self.game}",
            f"engine: {metadata.version('arbitre')}",
            f"rules: {self.rules}",
            *self.card_lines(),
            f"seed: {self.seed}",
            *self.own_lines(),
        ]
        if self.starting is not None:
            lines.append(f"starting: {self.starting}")
        if self.chooser is not None:
            lines.append(f"chooser: {self.chooser}")
        return [*lines, *self.deck_lines()]


class Making(Setup, Generic[AnyPool]):
    """Of a game to which every player brings a deck."""

    usual: ClassVar[str] = "constructed"
    """The default format of decks."""

    def __init__(
        self,
        decks: list[list[str]],
        seed: int,
        fmt: Form,
        starting: int | None,
        chooser: int | None,
        cards: AnyPool,
    ) -> None:
        super().__init__(len(decks), seed, starting, chooser)
        self.decks = decks
        self.format = fmt
        self.cards = cards

    def begin(self, new_game: Callable[..., AnyGame], **more: Any) -> AnyGame:
        """The game at its first decision, from what every game is made of and what this one has besides."""
        cards = self.cards
        return new_game(
            [cards.deck(names) for names in self.decks],
            names=cards.names,
            seed=self.seed,
            starting=self.starting,
            chooser=self.chooser,
            setup=self,
            **more,
        )

    def card_lines(self) -> list[str]:
        lines = [f"cards: {self.cards.digest}"]
        if self.cards.sets:
            lines += [f"{IMPORTED}:", *(f"  {digest} {code}" for code, digest in self.cards.sets.items())]
        return [*lines, f"format: {self.format.name}"]

    def deck_lines(self) -> list[str]:
        lines: list[str] = []
        for seat, deck in enumerate(self.decks):
            lines.append(f"deck {record.SEATS[seat]}:")
            lines += [f"  {len(list(same))} {name}" for name, same in itertools.groupby(deck)]
        return lines


class PaidMaking(Making[AnyPool], Generic[AnyPool, AnyGame]):
    """Of a two-player game in which the players may be asked what they pay with."""

    title: ClassVar[str]
    two: ClassVar[str]  # the rule that says so

    def __init__(
        self,
        decks: list[list[str]],
        seed: int,
        fmt: Form,
        starting: int | None,
        chooser: int | None,
        payment: str,
        cards: AnyPool,
    ) -> None:
        super().__init__(decks, seed, fmt, starting, chooser, cards)
        self.payment = check_payment(payment)

    @staticmethod
    @abstractmethod
    def pool() -> AnyPool:
        """The cards there are."""

    @staticmethod
    @abstractmethod
    def named(text: str) -> Deck:
        """The deck that a name or the text of a deck list means."""

    @staticmethod
    @abstractmethod
    def format_named(name: str) -> Form: ...

    @staticmethod
    @abstractmethod
    def faults(cards: Sequence[Any], fmt: Any, banned: frozenset[str]) -> Sequence[object]:
        """Everything wrong with a deck."""

    @abstractmethod
    def make(self) -> AnyGame:
        """The game at its first decision."""

    def own_lines(self) -> list[str]:
        return [f"payment: {self.payment}"] if self.payment != "auto" else []

    @classmethod
    def new(
        cls,
        decks: Sequence[GivenDeck],
        *,
        seed: int = 0,
        players: int | None = None,
        format: str | None = None,
        starting: int | None = None,
        chooser: int | None = None,
        payment: str = "auto",
        banned: Sequence[str] = (),
        cards: AnyPool | None = None,
    ) -> AnyGame:
        """A game at its first decision. `payment`: whether the engine pays for the players ("auto") or asks them what
        with ("choose"); `banned`: what the organiser has banned."""
        whole = cards if cards is not None else cls.pool()
        fmt = cls.format_named(format if format is not None else cls.usual)
        given = given_decks(decks, players, whole, cls.named)
        if len(given) != 2 or players not in (None, 2):
            raise Error(f"{cls.title} is played by two with a deck each, not {players or len(given)} (rule {cls.two})")
        check_numbers(len(given), seed, starting, chooser)
        check_decks(cls.faults, given, fmt, whole, banned)
        known = cards if cards is not None else whole.for_decks(given)
        return cls(given, seed, fmt, starting, chooser, payment, known).make()

    @classmethod
    def read(cls, parsed: record.Parsed, cards: AnyPool | None = None) -> AnyGame:
        """The game of a record at its start."""
        cards = cards if cards is not None else cards_of(parsed, cls.pool())
        with reading(parsed, cards):
            decks = decks_of(parsed, cards)
            seed, starting, chooser = numbers_of(parsed, len(decks))
            fmt = cls.format_named(parsed.field("format"))
            return cls(decks, seed, fmt, starting, chooser, parsed.field("payment", "auto"), cards).make()


def check_payment(payment: str) -> str:
    """Whether the engine pays for the players or asks them what with."""
    if payment not in PAYMENTS:
        raise Error(f"payment is one of {', '.join(PAYMENTS)}, not {payment!r}")
    return payment


def given_decks(decks: Any, players: Any, cards: CardPool[Any, Any], named: Named) -> list[list[str]]:
    """The decks as full names: one per player, or one for everybody."""
    if players is not None and (type(players) is not int or players < 1):
        raise Error(f"players is how many play, not {players!r}")
    if not isinstance(decks, Sequence) or isinstance(decks, str | bytes) or not decks:
        raise Error(f"decks is a list, one deck a player or one for all together with players=N, not {decks!r}")
    given = [deck_names(deck, cards, named) for deck in decks]
    return given * players if players is not None and len(given) == 1 else given


@functools.lru_cache(maxsize=64)
def _faults(
    faults: Faults, names: tuple[str, ...], fmt: Any, cards: CardPool[Any, Any], banned: frozenset[str]
) -> tuple[object, ...]:
    return tuple(faults([cards.data(name) for name in names], fmt, banned))


def check_decks(
    faults: Faults, decks: list[list[str]], fmt: Any, cards: CardPool[Any, Any], banned: Sequence[str] = ()
) -> None:
    """Every deck is as the format demands; `banned`: what the organiser has banned."""
    out = frozenset(cards.name_of(cards.data(name)) for name in banned)
    for seat, names in enumerate(decks):
        wrong = _faults(faults, tuple(names), fmt, cards, out)
        if wrong:
            raise IllegalDeck(f"deck {record.SEATS[seat]} is not legal: " + "; ".join(map(str, wrong)), wrong)


def numbers_of(parsed: record.Parsed, seats: int) -> tuple[int, int | None, int | None]:
    """The seed, who starts and who chooses, of a record."""
    try:
        starting, chooser = (
            int(text) if text else None for text in (parsed.field("starting", ""), parsed.field("chooser", ""))
        )
        seed = int(parsed.field("seed"))
    except ValueError as fault:
        raise BadRecord(f"seed, starting and chooser are numbers: {fault}") from fault
    check_numbers(seats, seed, starting, chooser)
    return seed, starting, chooser
