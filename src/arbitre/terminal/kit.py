"""What a game has of its own at the terminal: how it is drawn, typed and told, its decks and cards, how a game is made.

Everything else of the terminal is the same for all games and asks a kit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, ClassVar, Protocol

from rich.console import RenderableType
from rich.text import Text

from arbitre.games.registry import Entry
from arbitre.kernel.decision import Decision
from arbitre.kernel.event import Event
from arbitre.kernel.game import Game
from arbitre.kernel.record import Parsed
from arbitre.pool.making import PAYMENTS
from arbitre.pool.workshop import Workshop
from arbitre.sentences import Speaker
from arbitre.sentences.view import foretell, seen_by
from arbitre.terminal.board import Board
from arbitre.terminal.cardtext import find_cards
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.labels import Labels
from arbitre.terminal.marks import Marks
from arbitre.terminal.menu import Menu, Moves, Numbers
from arbitre.terminal.reminders import reminders
from arbitre.terminal.sight import Card, Sight
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words


class CardTexts(Protocol):
    """How a game tells of its cards in words."""

    def in_pool(self, text: str) -> Mapping[str, Any]:
        """The cards of the pool that a text can mean: by the whole name, else its beginning, else a part of it."""

    def sheet(self, card: Any, speaker: Speaker, words: Words) -> list[Text]:
        """Everything about a card: facts, then text."""


class CardPages(Protocol):
    """How a game draws its cards."""

    def rows(self, cards: list[Any], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
        """A line for each card."""

    def page(self, card: Any, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
        """A card, drawn."""


class Kit:
    """One for each game. A game that is handed over is one of the kit's own kind."""

    table_talk: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are left out of the few lines at the board; the whole log has them."""
    return_to: ClassVar[tuple[str, ...]] = ()
    """The questions to return to when something is taken back; none: every one."""
    board: ClassVar[type[Board]]
    moves: ClassVar[type[Moves]] = Moves
    reader: ClassVar[type[Reader]]

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.name = entry.name
        self.plays: type[Game] = entry.load("state")
        self.making: Any = entry.load("making")

    # -- making games --------------------------------------------------------------------------------------------

    def next_game(self, setup: Any, seed: int, chooser: int | None) -> Any:
        """A game made like another, with another seed; `chooser` lost that one."""
        return self.making.new(seed=seed, players=setup.players, starting=setup.starting)

    def read(self, parsed: Parsed) -> Any:
        """The game of a record at its start."""
        return self.making.read(parsed)

    def plain(self, setup: Any) -> bool:
        """Whether a game was made in a way that a command can say."""
        return setup.chooser is None and (setup.starting is None or setup.starting < 2)

    def same_options(self, setup: Any, called: Mapping[tuple[str, ...], str], lang: str) -> list[str] | None:
        """What to say in this language to get the same game; None where no command can say it, as after the choice of a
        loser. `called` has what was typed for each deck."""
        more = self.own_options(setup, called, lang)
        if more is None or not self.plain(setup):
            return None
        options = ["--seed", str(setup.seed)]
        if setup.starting is not None:
            options += ["--first", "computer" if setup.starting else "me"]
        options += more
        if setup.players != 2:
            options += ["--players", str(setup.players)]
        return options

    def own_options(self, setup: Any, called: Mapping[tuple[str, ...], str], lang: str) -> list[str] | None:
        """The part of it that not every game has."""
        return []

    # -- telling -------------------------------------------------------------------------------------------------

    def speaker(self, lang: str, names: Sequence[str] = ()) -> Speaker:
        return Speaker(lang, names, self.name)

    def sight(self, game: Any, seat: int, speaker: Speaker) -> Sight:
        """What a seat sees, in its words."""
        told = seen_by(game, seat, speaker)
        if game.decision is not None and game.decision.seat == seat and game.decision.kind in self.moves.grouped:
            foretell(game, told)
        return Sight(told, None if game.setup is None else game.setup.seed)

    def menu(
        self,
        sight: Sight,
        speaker: Speaker,
        words: Words,
        labels: Labels,
        marks: Marks,
        numbers: Numbers | None = None,
    ) -> Menu:
        return Menu(self.moves(sight, speaker, words, labels, marks), numbers)

    def tells(self, event: Event, seat: int) -> bool:
        """Whether an event told somebody something that can't be untold, when a seat wants to take its play back."""
        return bool(self.plays.words.events[event.kind].tells)

    def goes_back_to(self, decision: Decision) -> bool:
        """Whether taking something back returns to this question."""
        return not self.return_to or decision.kind in self.return_to

    def asked_about(self, sight: Sight, words: Words, labels: Labels) -> list[str]:
        """The effect that asks, and what has been picked so far."""
        text = sight.question.get("text")
        out = [text] if text else []
        chosen = self.chosen(sight, words, labels)
        return [*out, words("so-far", cards=chosen)] if chosen else out

    def chosen(self, sight: Sight, words: Words, labels: Labels) -> str:
        """What has been picked so far."""
        cards = [sight.at(number) for number in sight.question["chosen"]]
        return ", ".join(self.called(card, sight, words, labels) for card in cards)

    def called(self, card: Card, sight: Sight, words: Words, labels: Labels) -> str:
        """A card that has been picked."""
        return labels.short(card)

    def settled(self, sight: Sight) -> int | None:
        """The answer to a question that makes no difference, and that a person is therefore not asked."""
        return None

    def agrees_to_draw(self, game: Any) -> bool | None:
        """Whether a computer player takes the draw it is offered; None where the rules know no draw by agreement."""
        return None

    def asks_aloud(self, question: str) -> bool:
        """Whether the question is shown above the moves; at the usual question of a turn it goes without saying."""
        return question != "turn action"

    # -- cards ---------------------------------------------------------------------------------------------------

    def cards(self) -> Iterable[Any]:
        """The cards of the pool."""
        found: Iterable[Any] = self.entry.load("pool")()
        return found

    def in_pool(self, text: str) -> dict[str, Any]:
        """The cards of the pool that a text can mean: by the whole name, else its beginning, else a part of it."""
        found = find_cards(text, self.cards(), lambda card: [self.name_of(card, lang) for lang in self.entry.languages])
        return {card.name: card for card in found}

    def every_name(self, lang: str) -> dict[str, str]:
        """All names of the pool's cards, in all languages, each with how it is shown in this one."""
        return {
            self.name_of(card, other): self.name_of(card, lang)
            for card in self.cards()
            for other in self.entry.languages
        }

    def name_of(self, card: Any, lang: str) -> str:
        """A card's name in a language."""
        return str(getattr(card, lang, None) or card.name)

    def has_name(self, card: Any, lang: str) -> bool:
        """Whether a card has a name of its own in a language; in the one its `name` is in, it always has."""
        return bool(getattr(card, lang, card.name))

    def sheet(self, card: Any, speaker: Speaker, words: Words) -> list[Text]:
        """Everything about a card: facts, then text."""
        return [Text(self.name_of(card, words.lang), style="bold")]

    def reminders(self, card: Any, lang: str, encoding: str = "utf-8") -> list[Text]:
        """What the rulebook says about the keywords on a card."""
        return []


class DeckKit(Kit, ABC):
    """Of a game to which every player brings a deck, of cards of a pool."""

    payments: ClassVar[tuple[str, ...]] = ("auto",)
    """Whether players can be asked what they pay with, besides the game paying for them."""
    texts: ClassVar[CardTexts]
    pages: ClassVar[CardPages]
    decks: ClassVar[type[DeckSheet]]
    judged: ClassVar[tuple[str, ...]]
    """The formats a deck is checked for when nobody asks for others."""

    @property
    def workshop(self) -> Workshop:
        """What can be asked of its cards, and how lists of them are written."""
        found: Workshop = self.entry.load("workshop")
        return found

    # -- making games --------------------------------------------------------------------------------------------

    def usual_decks(self, lang: str = "en") -> Sequence[str]:
        """The names of the decks for players who ask for none, in order of seats: those with the fewest cards that have
        no name in this language come first."""
        decks = self.entry.load("decks").decks()
        nameless = {
            name: sum(count for count, card in deck.cards if not self.has_name(card, lang))
            for name, deck in decks.items()
        }
        return sorted(decks, key=lambda name: nameless[name])

    @abstractmethod
    def sold(self) -> Mapping[tuple[str, ...], str]:
        """The names of all preconstructed decks, by their cards."""

    def deck_list(self, text: str) -> Any:
        """The deck that a name or a file means, as it stands on the screen."""
        return self.entry.load("decks").find_deck(text)

    def find_deck(self, text: str) -> tuple[str, list[str]]:
        """The same as names of cards, with the name to call it by."""
        found = self.deck_list(text)
        return found.name, found.names()

    def new(
        self,
        decks: Sequence[Sequence[str]],
        seed: int,
        starting: int | None,
        chooser: int | None = None,
        payment: str = "auto",
    ) -> Any:
        """A game at its first decision."""
        return self.making.new(decks, seed=seed, starting=starting, chooser=chooser)

    def next_game(self, setup: Any, seed: int, chooser: int | None) -> Any:
        return self.new(setup.decks, seed, setup.starting, chooser, self.payment(setup))

    def payment(self, setup: Any) -> str:
        """How payment works in a game made this way."""
        return "auto"

    def plain(self, setup: Any) -> bool:
        return super().plain(setup) and setup.format.name == setup.usual

    def own_options(self, setup: Any, called: Mapping[tuple[str, ...], str], lang: str) -> list[str] | None:
        options: list[str] = []
        if self.payment(setup) != "auto":
            options += ["--payment", self.payment(setup)]
        usual = self.usual_decks(lang)
        known = {**self.sold(), **called}
        names = [known.get(tuple(deck)) for deck in setup.decks]
        last = max((place for place, name in enumerate(names) if name != usual[place % len(usual)]), default=-1)
        for place, name in enumerate(names[: last + 1]):
            if name is None:
                return None
            if place:
                options += ["--against", name]
            elif name != usual[0]:
                options += ["--deck", name]
        return options

    # -- cards ---------------------------------------------------------------------------------------------------

    def in_pool(self, text: str) -> dict[str, Any]:
        return dict(self.texts.in_pool(text))

    def sheet(self, card: Any, speaker: Speaker, words: Words) -> list[Text]:
        return self.texts.sheet(card, speaker, words)

    def search(self, query: str) -> list[Any]:
        """Those that fit a query."""
        return self.workshop.catalogue.search(query, self.cards())

    def nearest(self, query: str) -> list[Any]:
        """Where no card has all that is searched for: those that have most of the words."""
        return self.workshop.catalogue.nearest(query, self.cards())

    def rows(self, cards: list[Any], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
        return self.pages.rows(cards, speaker, words, encoding)

    @abstractmethod
    def cards_meant(self, text: str) -> list[Any]:
        """The cards of the pool that somebody wants to see; an Error says what is near."""

    def page(self, card: Any, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
        return self.pages.page(card, speaker, words, encoding, width)

    def reminders(self, card: Any, lang: str, encoding: str = "utf-8") -> list[Text]:
        return reminders(self.name, card.abilities, lang, encoding)

    # -- decks ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        """The preconstructed decks."""

    def one_deck(self, text: str, speaker: Speaker, words: Words) -> list[Text]:
        """What is in a deck."""
        return self.decks(speaker, words).whole(self.deck_list(text))

    def converted(self, text: str, to: str, lang: str) -> str:
        """A deck written in another format."""
        return self.workshop.write(self.deck_list(text), to, lang)

    def checked(
        self, text: str, formats: Sequence[str] | None, day: date | None, speaker: Speaker, words: Words
    ) -> tuple[list[Text], bool]:
        """For each format whether a deck is legal, and what is wrong; and whether it is legal in any."""
        return self.decks(speaker, words).checked(self.deck_list(text), formats or self.judged, day)


class PaidKit(DeckKit):
    """Of a two-player game in which players may be asked what they pay with."""

    payments: ClassVar[tuple[str, ...]] = PAYMENTS

    def new(
        self,
        decks: Sequence[Sequence[str]],
        seed: int,
        starting: int | None,
        chooser: int | None = None,
        payment: str = "auto",
    ) -> Any:
        return self.making.new(decks, seed=seed, starting=starting, chooser=chooser, payment=payment)

    def payment(self, setup: Any) -> str:
        return str(setup.payment)
