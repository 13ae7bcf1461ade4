"""What a room was opened with: enough to begin its game again, at any time, on any machine."""

from __future__ import annotations

import functools
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

import arbitre
from arbitre.arguments import SEEDS
from arbitre.games import registry
from arbitre.games.fault import DeckFault
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error, IllegalDeck, UnknownCard
from arbitre.kernel.record import Parsed
from arbitre.players import levels_of, of_game, usual_level
from arbitre.scenario.run import read as read_scenario
from arbitre.scenario.run import scenario_of
from arbitre.table.entry import Entry, do
from arbitre.table.fitting import brings_decks, fitting, seats, takes
from arbitre.table.list_faults import list_faults
from arbitre.table.protocol import Clock, Fault, NewRoom, NewSeat, Sitter
from arbitre.table.words import said, said_of, spoken

LONGEST_NAME: Final = 30
LONGEST_DECK: Final = 100_000  # as a saved object of Tabletop Simulator a deck takes 22,000
MOST_CARDS: Final = 500
LONGEST_BANK: Final = 24 * 3600
PLAIN_PLAYER: Final = "random"


class Unfit(Exception):
    """What can't be, such as a room with an illegal deck, with everything that is wrong. `status` is told over HTTP."""

    def __init__(self, faults: Sequence[Fault], status: int = 400) -> None:
        super().__init__("; ".join(fault.text for fault in faults))
        self.faults = list(faults)
        self.status = status


class Place(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, who sits there, and the cards of the deck by name."""

    who: Sitter
    name: str
    level: str = ""
    deck: list[str] = []


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game of a match, or a single one."""

    game: str
    format: str
    places: list[Place]
    seed: int
    teams: list[list[int]] | None = None
    starting: int | None = None
    chooser: int | None = None
    """Who lost the game before, and says who starts this one."""
    best_of: int = 1
    number: int = 1
    """Of the match, from 1."""
    wins: list[int] = []
    """Games won by each seat before this one."""
    clock: Clock | None = None
    hints: bool = True
    """Whether hints may be asked for where they harm nobody."""
    position: str = ""
    """The scenario file that lays out how the game begins; "": as every game does."""
    puzzle: bool = False
    """Whether the position is a puzzle, whose goal the first seat is to reach."""
    record: str = ""
    """The head of a record, by which a game begins that was played elsewhere."""
    done: list[Entry] = []
    """What had been done already when the room was opened."""
    sets: dict[str, str] = {}
    """The imported sets that are played with, each with the digest of its cards."""

    def new_game(self) -> Any:
        """The game as it was when the room was opened."""
        game = self.beginning()
        for entry in self.done:
            do(game, entry)
        return game

    def beginning(self) -> Any:
        """The game at its first question."""
        if self.position:
            return _laid_out(self.position).copy()
        if self.record:
            return registry.entry(self.game).load("making").read(Parsed(self.record))
        wishes: dict[str, Any] = {
            "decks": [place.deck for place in self.places],
            "format": self.format,
            "teams": self.teams,
            "starting": self.starting,
            "chooser": self.chooser,
        }
        known = {key: wish for key, wish in wishes.items() if wish is not None and takes(self.game, key)}
        game = arbitre.new(self.game, seed=self.seed, players=len(self.places), **known)
        if self.sets and sets_of(game) != self.sets:
            raise UnknownCard(f"cards of the imported sets {', '.join(self.sets)} are not what they were")
        return game

    def computers(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.who == "computer"]

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.who != "computer"]

    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def wins_of(self, seat: int) -> int:
        return self.wins[seat] if seat < len(self.wins) else 0


def sets_of(game: Any) -> dict[str, str]:
    """The imported sets that a game is played with."""
    cards = getattr(game.setup, "cards", None)
    return dict(getattr(cards, "sets", {}))


@functools.lru_cache(maxsize=16)
def _laid_out(position: str) -> Any:
    """The game of a scenario file at its beginning, kept as somebody who looks at one moment looks at others."""
    return scenario_of(read_scenario(position)).game


def made(wanted: NewRoom) -> Setup:
    """The setup of a new room, or `Unfit` with all that is wrong."""
    try:
        entry = registry.entry(wanted.game)
    except Error as fault:
        raise Unfit([Fault(text=str(fault))]) from fault
    lang = spoken(wanted.game, wanted.lang)
    form = wanted.format or next(iter(fitting(entry.name).formats), "")
    faults = list(_faults(wanted, form, lang))
    if faults:
        raise Unfit(faults)
    seed = secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed % SEEDS
    places = _places(wanted, form, seed, lang)
    setup = Setup(
        game=entry.name,
        format=form,
        places=places,
        seed=seed,
        teams=None if wanted.teams is UNSET else wanted.teams,
        best_of=wanted.best_of,
        wins=[0] * len(places),
        clock=wanted.clock,
        hints=wanted.hints,
    )
    try:
        sets = sets_of(setup.new_game())
    except IllegalDeck as fault:
        raise Unfit(deck_faults(fault, entry.name, lang)) from fault
    except Error as fault:
        raise Unfit([Fault(text=str(fault))]) from fault
    return replace(setup, sets=sets) if sets else setup


def _faults(wanted: NewRoom, form: str, lang: str) -> list[Fault]:
    found: list[Fault] = []
    fits = fitting(wanted.game)
    if len(wanted.seats) not in seats(wanted.game):
        known = ", ".join(map(str, seats(wanted.game)))
        found.append(Fault(text=said(lang, "fault-seats", count=len(wanted.seats), known=known)))
    if form and form not in fits.formats:
        found.append(Fault(text=said(lang, "fault-format", format=form[:40], known=", ".join(fits.formats))))
    found += seat_faults(wanted.game, wanted.seats, lang)
    if wanted.best_of == 3 and len(wanted.seats) != 2:
        found.append(Fault(text=said(lang, "fault-match")))
    clock = wanted.clock
    if clock is not None and not (1 <= clock.bank <= LONGEST_BANK and 0 <= clock.back <= LONGEST_BANK):
        found.append(Fault(text=said(lang, "fault-clock")))
    if wanted.teams is not UNSET:
        together = sorted(seat for team in wanted.teams for seat in team)
        if not takes(wanted.game, "teams") or together != list(range(len(wanted.seats))):
            found.append(Fault(text=said(lang, "fault-teams")))
    return found


def seat_faults(game: str, wanted: Sequence[NewSeat], lang: str) -> list[Fault]:
    """What is wrong with who is to sit where."""
    found: list[Fault] = []
    if all(seat.who == "computer" for seat in wanted):
        found.append(Fault(text=said(lang, "fault-nobody")))
    for seat in wanted:
        may_play = {*levels(game), *of_game(game)}  # scripts may ask for those who are not offered
        if seat.who == "computer" and seat.level and seat.level not in may_play:
            known = ", ".join(levels(game))
            found.append(Fault(text=said(lang, "fault-level", level=seat.level[:40], known=known)))
    return found


def place_for(game: str, seat: NewSeat, deck: list[str], lang: str) -> Place:
    """Somebody sits down with a deck."""
    computer = seat.who == "computer"
    return Place(
        who=seat.who,
        name=tidy(seat.name) or (said(lang, "computer-name") if computer else ""),
        level=(seat.level or usual_level(game)) if computer else "",
        deck=deck,
    )


def _places(wanted: NewRoom, form: str, seed: int, lang: str) -> list[Place]:
    chance = Chance(seed ^ 0x5EA1ED)
    hand_out = fitting(wanted.game).handed_out.get(form)
    places: list[Place] = []
    for number, seat in enumerate(wanted.seats):
        if not brings_decks(wanted.game):
            deck: list[str] = []
        elif hand_out is not None:
            deck = hand_out(chance)
        else:
            deck = _deck(wanted.game, form, seat, number, lang)
        places.append(place_for(wanted.game, seat, deck, lang))
    return places


def _deck(game: str, form: str, seat: NewSeat, number: int, lang: str) -> list[str]:
    """The deck a seat wants; without a wish one that comes with the game."""
    if not seat.deck.strip():
        known = decks_for(game, form) or list(arbitre.decks(game))
        return list(arbitre.decks(game)[known[number % len(known)]].names())
    return read_deck(game, seat.deck, lang)[1]


@functools.cache
def decks_for(game: str, form: str) -> list[str]:
    """The decks that come with a game and are legal in a format."""
    return [name for name, deck in arbitre.decks(game).items() if not illegal(game, deck.names(), form)]


def illegal(game: str, names: list[str], form: str, lang: str = "en") -> list[Fault]:
    """What a format has against a deck: found by sitting down to play with it."""
    wishes: dict[str, Any] = {"format": form} if form and takes(game, "format") else {}
    try:
        arbitre.new(game, decks=[names], players=2, **wishes)
    except IllegalDeck as fault:
        return deck_faults(fault, game, lang)
    except Error as fault:
        return [Fault(text=str(fault))]
    return []


def read_deck(game: str, text: str, lang: str) -> tuple[str, list[str]]:
    """The deck that a name or a pasted list means: its name, and its cards."""
    if len(text) > LONGEST_DECK:
        raise Unfit([Fault(text=said(lang, "fault-long"))])
    try:
        deck = registry.entry(game).load("decks").named(text)
        names: list[str] = deck.names()
    except Error as fault:
        # Of a line that is no list, all decks there are would be named.
        is_list = isinstance(fault, UnknownCard | IllegalDeck) or "\n" in text.strip() or text.lstrip().startswith("{")
        raise Unfit(list_faults(fault, lang) if is_list else [Fault(text=said(lang, "fault-no-list"))]) from fault
    if len(names) > MOST_CARDS:
        raise Unfit([Fault(text=said(lang, "fault-long"))])
    return str(deck.name), names


def levels(game: str) -> list[str]:
    """The computer players of a game, the best last."""
    return levels_of(game)


def deck_faults(fault: IllegalDeck, game: str, lang: str) -> list[Fault]:
    """What a format has against a deck, each with its rule."""
    found = [one for one in fault.faults if isinstance(one, DeckFault)]
    return [deck_fault(one, game, lang) for one in found] or [Fault(text=str(fault))]


def deck_fault(fault: DeckFault, game: str, lang: str) -> Fault:
    """In a language; in English as the game says it where there are no words for it here."""
    plain = fault.texts[fault.key].format(**fault.about)
    entry = registry.entry(game)
    about = dict(fault.about)
    if entry.workshop:
        about = entry.load("workshop").about(about, lang if lang in entry.languages else "en")
    if "format" in about:
        form = str(about["format"]).lower().replace(" ", "-")
        about["format"] = said_of(lang, f"format-{game}-{form}", str(about["format"]))
    text = said_of(lang, f"deck-{fault.key}", plain, **about)
    return Fault(text=said_of(lang, f"deck-{game}-{fault.key}", text, **about), rule=fault.rule)


def tidy(text: str, longest: int = LONGEST_NAME) -> str:
    """What somebody typed, as one line of plain text."""
    plain = "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: 4 * longest])
    return " ".join(plain.split())[:longest]
