"""The protocol between the server and the page: every message, declared once.

Over HTTP a page asks what can be played (`Offers`), has a deck list checked (`DeckText`, `Checked`), builds decks
(`Workshop`, `FoundCards`, `BuiltDeck`, `DeckTold`), opens a room (`NewRoom`, `RoomMade`), reads rules (`Book`,
`RuleText`) and sees games again (`Replay`, `Moment`). Everything else goes over one WebSocket a seat. The first message
of a client is `Hello`, with the key from its link; the server answers with `Welcome` and `Table`, the whole picture,
and then sends `Steps` as things happen. Every change is an entry of the room's log, numbered from 0; a client says up
to which entry it knows, and gets the rest. A question is numbered too: an answer names the question it answers, so that
a stale one changes nothing.

A view, and what is in it, is described in docs/protocol.md; here it is plain data.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

VERSION = 1

Language = Literal["en", "fr", "it"]
View = dict[str, Any]
"""What `game.view(seat, lang)` gives."""


class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", rename="camel"):
    """A message, told apart by its `type`."""


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="camel"):
    """A part of a message."""


# -- before a game: over HTTP ----------------------------------------------------------------------------------


class DeckOffer(Part, frozen=True, kw_only=True):
    """A deck that comes with a game."""

    name: str
    formats: list[str]
    """Those it is legal in."""


class FormatOffer(Part, frozen=True, kw_only=True):
    """A way to play a game."""

    name: str
    title: str
    about: str
    """What it is, in a sentence; "" where there is nothing to say."""
    decks: Literal["own", "none"]
    """Whether players bring decks; sealed formats hand them out."""


class LevelOffer(Part, frozen=True, kw_only=True):
    """A computer player."""

    name: str
    title: str
    about: str


class FaceOffer(Part, frozen=True, kw_only=True):
    """A card by whose picture a game is known; `kind`, `colours` and `traits` are what the picture is drawn from."""

    name: str
    kind: str
    colours: list[str]
    traits: list[str]


class GameOffer(Part, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    languages: list[str]
    seats: list[int]
    teams: bool
    draws: bool
    """Whether its rulebook lets players agree on a draw."""
    windows: bool
    """Whether players are asked if they respond to what others do."""
    formats: list[FormatOffer]
    decks: list[DeckOffer]
    levels: list[LevelOffer]
    level: str
    """The one that plays if none is named."""
    hints: bool
    """Whether the computer can judge its positions: then there are hints, and the course of a game."""
    lesson: bool
    """Whether there is a first game that teaches it."""
    puzzles: int
    """How many puzzles it has."""
    faces: list[FaceOffer]
    """A few of its cards, unlike each other."""


class Offers(Message, frozen=True, kw_only=True, tag="offers"):
    """Everything that can be played here."""

    version: int
    games: list[GameOffer]
    pictures: bool
    """Whether the server has pictures of cards in a folder of its owner's."""


class DeckText(Part, frozen=True, kw_only=True):
    """A deck list to be checked, in any format that `arbitre decks` reads."""

    game: str
    format: str
    text: str
    lang: Language = "en"


class Fault(Part, frozen=True, kw_only=True):
    """One thing wrong with a deck list or a room."""

    text: str
    rule: str = ""
    line: int = 0
    """The line of the list, from 1, or 0."""
    card: int = 0
    """Its card, from 1, where a list has no lines; or 0."""


class Checked(Message, frozen=True, kw_only=True, tag="checked"):
    """What was found in a deck list."""

    name: str
    cards: int
    faults: list[Fault]


class Value(Part, frozen=True, kw_only=True):
    """One of the values of a fact."""

    value: str
    title: str


class Filter(Part, frozen=True, kw_only=True):
    """A fact that cards are looked for by. A term of a search is `key=value|value` for one with values, `key>=1` and
    `key<=3` for a number, `is:key` or `-is:key` for what a card is or is not."""

    key: str
    title: str
    kind: Literal["values", "number", "flag"]
    values: list[Value]
    coloured: bool
    """Whether the values are colours of cards."""


class ListOffer(Part, frozen=True, kw_only=True):
    """A format in which deck lists are written."""

    name: str
    title: str
    ending: str
    """How the name of such a file ends."""


class Workshop(Message, frozen=True, kw_only=True, tag="workshop"):
    """What building decks of a game takes: `GET /api/decks/GAME`."""

    game: str
    title: str
    formats: list[FormatOffer]
    decks: list[str]
    """Those that come with the game."""
    filters: list[Filter]
    lists: list[ListOffer]
    asks: str
    """What can be asked in a search, besides words."""


class FoundCard(Part, frozen=True, kw_only=True):
    """A card of the pool."""

    card: dict[str, Any]
    """As a card that is seen in a zone of a view, and its `traits said` in the language; its object is -1."""
    playable: bool
    """Whether it can be played yet; what one does that can't is not known here."""
    about: list[str]
    """What else is known of it: its colours in words, its rarity."""


class FoundCards(Message, frozen=True, kw_only=True, tag="found cards"):
    """Cards that were looked for: `GET /api/pool/GAME?search=QUERY&after=60`."""

    total: int
    cards: list[FoundCard]
    """Some of them, from `after` on."""
    nearest: bool
    """None fits all that is asked for; these have most of the words."""


class DeckRow(Part, frozen=True, kw_only=True):
    """So many of a card, which is called as in the pool."""

    name: str
    count: int


class GivenList(Part, frozen=True, kw_only=True):
    """A deck list to be read in any format, or the name of a deck that comes with the game: `POST /api/decks/read`."""

    game: str
    text: str = ""
    deck: str = ""
    lang: Language = "en"


class DeckRead(Message, frozen=True, kw_only=True, tag="deck read"):
    """What a deck list says."""

    name: str
    """As the list has it, or ""."""
    rows: list[DeckRow]


class BuiltDeck(Part, frozen=True, kw_only=True):
    """A deck as it is being built, to be told of: `POST /api/decks/tell`."""

    game: str
    format: str
    rows: list[DeckRow]
    lang: Language = "en"


class ToldRow(Part, frozen=True, kw_only=True):
    """So many of a card, as they stand in the list of a deck."""

    name: str
    count: int
    card: dict[str, Any] | None
    """As a card that is seen in a zone of a view; None: there is none of this name."""
    playable: bool


class Group(Part, frozen=True, kw_only=True):
    """The cards of one type, in the order in which they are listed."""

    title: str
    count: int
    rows: list[ToldRow]


class Bar(Part, frozen=True, kw_only=True):
    """How many cards have something."""

    title: str
    counts: list[int]
    """Parted as the chart says."""
    colour: str = ""
    """The colour of cards that it counts, where it counts one."""


class Chart(Part, frozen=True, kw_only=True):
    """How many cards of a deck have what."""

    title: str
    parts: list[str]
    """What each bar is parted into; none: nothing."""
    bars: list[Bar]
    curve: bool
    """Whether the bars are numbers in a row."""


class Likely(Part, frozen=True, kw_only=True):
    """How likely it is to see some cards in the opening hand, before any is put away."""

    title: str
    good: int
    """How many there are."""
    chances: list[float]
    """Of one at least, of two at least, and so on; from 0 to 1."""


class DeckTold(Message, frozen=True, kw_only=True, tag="deck told"):
    """All there is to say of a deck."""

    cards: int
    groups: list[Group]
    faults: list[Fault]
    """What the format has against it."""
    legal: list[str]
    """The formats in which it is legal."""
    charts: list[Chart]
    hand: int
    """How many cards the opening hand has; 0: that can't be said."""
    likely: list[Likely]


class WantedList(Part, frozen=True, kw_only=True):
    """A deck to be written as a list: `POST /api/decks/write`."""

    game: str
    name: str
    rows: list[DeckRow]
    to: str
    """The format."""
    lang: Language = "en"


class ListWritten(Message, frozen=True, kw_only=True, tag="list written"):
    text: str


class WantedHand(Part, frozen=True, kw_only=True):
    """An opening hand, drawn by the rules of the game: `POST /api/decks/hand`. The same seed, the same hand."""

    game: str
    rows: list[DeckRow]
    seed: int
    first: bool = True
    """Whether this player goes first."""
    picks: list[int] = []
    """What was answered so far, by the places of the options."""
    lang: Language = "en"


class HandOption(Part, frozen=True, kw_only=True):
    """Something that can be answered."""

    place: int
    sentence: str
    object: int | None
    """The card it is about."""


class HandDrawn(Message, frozen=True, kw_only=True, tag="hand drawn"):
    """A hand, and what the game asks before the first turn."""

    cards: list[dict[str, Any]]
    """As cards that are seen in a zone of a view."""
    question: str
    """What is asked; "": nothing more, this is the hand to begin with."""
    options: list[HandOption]
    chosen: list[int]
    """The objects picked so far."""


class Clock(Part, frozen=True, kw_only=True):
    """Time to think: a bank, and seconds back with each turn."""

    bank: int
    back: int


Sitter = Literal["me", "friend", "computer"]
Passing = Literal["", "turn", "event"]
"""How a seat passes by itself: not at all, until the turn ends, or until something happens."""


class NewSeat(Part, frozen=True, kw_only=True):
    """Who sits there, with which deck: the name of one that comes with the game, or the text of a list."""

    who: Sitter
    name: str = ""
    deck: str = ""
    level: str = ""


class NewRoom(Part, frozen=True, kw_only=True):
    """A room to open."""

    game: str
    format: str = ""
    seats: list[NewSeat]
    teams: list[list[int]] | UnsetType = UNSET
    best_of: Literal[1, 3] = 1
    clock: Clock | None = None
    hints: bool = True
    """Whether hints may be asked for, by who plays against the computer or for all seats."""
    lang: Language = "en"
    seed: int | None = None
    """Only for trying things out: the same seed, the same shuffles."""


class GivenRecord(Part, frozen=True, kw_only=True):
    """A record (`game.record()`) to be seen again: `POST /api/records`."""

    record: str
    lang: Language = "en"


class GivenPosition(Part, frozen=True, kw_only=True):
    """A scenario file to be laid out, or what is to stand in one without a script: `POST /api/positions`."""

    scenario: str = ""
    data: dict[str, Any] | None = None
    lang: Language = "en"


Takes = Literal["card", "cards", "names", "number", "truth", "text", "choice", "seat", "counts", "amount", "other"]


class PositionWord(Part, frozen=True, kw_only=True):
    """Something that can be said of a seat or of a card in a position."""

    name: str
    """As scenario files have it."""
    takes: Takes
    label: str
    """What a reader calls it."""
    choices: dict[str, str]
    """What it can be, and what a reader calls that."""
    under: list[str]
    """Of a card: the words of a seat under which it can be said; none: under all."""


class PositionWords(Message, frozen=True, kw_only=True, tag="position words"):
    """What can be said in positions of a game: `GET /api/positions/GAME`."""

    game: str
    seat: list[PositionWord]
    card: list[PositionWord]
    titles: dict[str, str]
    """What a reader calls cards that files call otherwise, by the files' names."""


class Fork(Part, frozen=True, kw_only=True):
    """A game played on from one of its moments by others: `POST /api/forks`."""

    replay: str
    """What is seen again: the key of a room, or `scenario:GAME/NAME`."""
    moment: int
    seats: list[NewSeat]
    """Decks are those of the game."""
    lang: Language = "en"


class RoomMade(Message, frozen=True, kw_only=True, tag="room made"):
    """The keys of a new room: whoever has one sits there. They can't be guessed."""

    room: str
    seats: list[str]
    """One key a seat; those of the computer are empty."""
    watch: str
    """The key of spectators."""


class CardFacts(Part, frozen=True, kw_only=True):
    """What a card's picture is drawn from and a view leaves out, as it never changes."""

    colours: list[str]
    """Inks, a trade, a kingdom, a suit."""
    traits: list[str]
    """Classifications, subtypes, classes."""


class Cards(Message, frozen=True, kw_only=True, tag="cards"):
    """The cards of a game, by the names the pool calls them."""

    cards: dict[str, CardFacts]


class CardPrinted(Message, frozen=True, kw_only=True, tag="card"):
    """What is printed on a card that is spoken of and lies nowhere in sight."""

    card: dict[str, Any]
    """As a card that is seen in a zone of a view; its object is -1."""


class Pictures(Message, frozen=True, kw_only=True, tag="pictures"):
    """The cards of a game that have a picture in the owner's folder, by the names the pool calls them, and where each
    is: `GET /pictures/PATH`."""

    pictures: dict[str, str]


class RuleLine(Part, frozen=True, kw_only=True):
    """A rule, or a heading, with what it says."""

    number: str
    text: str
    heading: bool = False
    depth: int = 0
    """How many headings and rules it stands under."""
    under: str = ""
    """The heading it stands under, where rules are looked for."""


class Book(Message, frozen=True, kw_only=True, tag="book"):
    """The rules of a game, in the book's order; or those that were looked for, the best matches first."""

    game: str
    title: str
    lang: Language
    """The one asked for, or English where the book has no other."""
    rules: list[RuleLine]


class Shown(Part, frozen=True, kw_only=True):
    """A scenario that comes with Arbitre: a position, and what happens there."""

    name: str
    title: str


class RuleText(Message, frozen=True, kw_only=True, tag="rule"):
    """What a rule says in our words, and our rulings on it."""

    number: str
    text: str
    heading: bool
    rulings: list[str]
    reasons: list[str]
    """Why we ruled so, ruling by ruling."""
    above: list[RuleLine]
    """The headings and rules it stands under, the outermost first."""
    below: list[RuleLine]
    """The rules that stand under it."""
    scenarios: list[Shown]
    """Those that exercise it."""
    before: str
    """The number that stands before it in the book, or ""."""
    after: str


class ScenarioText(Message, frozen=True, kw_only=True, tag="scenario"):
    """A scenario file: `GET /api/scenarios/GAME/NAME`, or `GET /api/replays/REPLAY/scenario`; or one that lays out a
    moment of a game, as far as who asks may see it: `GET /api/replays/KEY/MOMENT/scenario`."""

    game: str
    name: str
    title: str
    rules: list[str]
    text: str
    data: dict[str, Any]
    """What it says."""


class Pick(Part, frozen=True, kw_only=True):
    """An answer, by the number of its option."""

    seat: int
    option: int


class LessonStep(Part, frozen=True, kw_only=True):
    """Something that is said, and then done."""

    say: str
    mine: bool
    """Whether who learns does it; else it is done by itself, or there is nothing to do."""
    picks: list[Pick]
    """The answers it takes; after the first the others follow by themselves."""
    rules: list[str]


class Chapter(Part, frozen=True, kw_only=True):
    """A position, and what is learnt there by seat 0."""

    title: str
    scenario: str
    """The file that lays it out: `POST /api/positions`."""
    steps: list[LessonStep]


class Lesson(Message, frozen=True, kw_only=True, tag="lesson"):
    """A first game, which teaches it by playing: `GET /api/lessons/GAME`."""

    game: str
    title: str
    about: str
    summary: list[str]
    """How the game goes, on one screen."""
    chapters: list[Chapter]


class PuzzleLine(Part, frozen=True, kw_only=True):
    """A puzzle as it is listed."""

    name: str
    number: int
    """Its place, from easy to hard, from 1."""
    title: str
    goal: str
    """What is to be done, in a sentence."""
    level: int
    """How hard it is, from 1 to 5."""
    moves: int
    """Choices that the shortest solution takes."""
    odds: int
    """Who picks at random solves it about once in so many times."""


class Puzzles(Message, frozen=True, kw_only=True, tag="puzzles"):
    """The puzzles of a game, from easy to hard: `GET /api/puzzles/GAME`."""

    game: str
    title: str
    """Of the game."""
    puzzles: list[PuzzleLine]


class SolutionStep(Part, frozen=True, kw_only=True):
    """An answer of a puzzle's solution."""

    seat: int
    option: int
    text: str
    """What it is, in a sentence."""


class Puzzle(Message, frozen=True, kw_only=True, tag="puzzle"):
    """A puzzle: `GET /api/puzzles/GAME/NAME`. `POST` there, with a `PuzzleWish`, lays it out in a room where seat 0
    is to reach the goal; the other answers by itself."""

    game: str
    line: PuzzleLine
    hint: str
    solution: list[SolutionStep]
    next: str
    """The name of the one after it, or ""."""


class PuzzleWish(Part, frozen=True, kw_only=True):
    """That a puzzle be laid out: `POST /api/puzzles/GAME/NAME`."""

    lang: Language = "en"
    shown: bool = False
    """Whether its solution is to be shown there: then nobody answers by themselves."""


class Wrong(Message, frozen=True, kw_only=True, tag="wrong"):
    """What was asked over HTTP can't be."""

    faults: list[Fault]


# -- from the page ---------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: who comes, and what is already known there."""

    version: int
    key: str
    lang: Language = "en"
    after: int = -1
    """The last entry the page knows; -1: none."""


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """An option of a question, both by number."""

    question: int
    option: int


class TakeBack(Message, frozen=True, kw_only=True, tag="take back"):
    """The whole last play, please. Free while nothing hidden or random came to light; else the others are asked."""


class Concede(Message, frozen=True, kw_only=True, tag="concede"):
    pass


class OfferDraw(Message, frozen=True, kw_only=True, tag="offer draw"):
    pass


class Reply(Message, frozen=True, kw_only=True, tag="reply"):
    """To what another player asks for."""

    to: Literal["take back", "draw"]
    yes: bool


class Nudge(Message, frozen=True, kw_only=True, tag="nudge"):
    """A player who has not answered for a while is reminded."""


class Claim(Message, frozen=True, kw_only=True, tag="claim"):
    """A player who was reminded and still does not answer has lost."""


class AskHint(Message, frozen=True, kw_only=True, tag="hint"):
    """What would be best, as far as this seat can know? Answered by `Hint`, if the question has not moved on."""

    question: int


class AskCourse(Message, frozen=True, kw_only=True, tag="course"):
    """After the game: how it went for this seat. Answered by `Course`, again and again until it is worked out."""


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """Once more, with seats swapped."""


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """To everybody in the room."""

    text: str


class Wish(Message, frozen=True, kw_only=True, tag="wish"):
    """How this seat wants to be served. What is not sent stays as it is."""

    lang: Language | UnsetType = UNSET
    passing: Passing | UnsetType = UNSET
    """Pass by itself, also what is being asked now: until the turn ends, or until something happens in it."""
    open_hand: bool | UnsetType = UNSET
    """Whether spectators may see the game as this seat does."""
    full_control: bool | UnsetType = UNSET
    """Whether this seat is asked also in windows in which it can do nothing."""


FromPage = (
    Hello | Answer | TakeBack | Concede | OfferDraw | Reply | Nudge | Claim | AskHint | AskCourse | Rematch | Say | Wish
)


# -- from the server -------------------------------------------------------------------------------------------


class Sitting(Part, frozen=True, kw_only=True):
    """A seat of the room."""

    seat: int
    name: str
    who: Sitter
    here: bool
    """Whether somebody is connected there."""
    level: str = ""
    wins: int = 0
    """Games won in this match."""
    time: float | None = None
    """Seconds left on its clock at the moment of this message."""


class Asked(Part, frozen=True, kw_only=True):
    """What waits for an answer that is not a move: to take something back, or to agree on a draw."""

    kind: Literal["take back", "draw"]
    seat: int
    """Who asks."""
    waiting: list[int]
    """Who has still to answer."""
    seen: list[str]
    """In sentences: what hidden or random things came to light since."""


class Status(Part, frozen=True, kw_only=True):
    """What stands beside the board."""

    seats: list[Sitting]
    running: bool
    """Whether the clock of the seat that is asked is running."""
    asked: Asked | None
    take_back: Literal["", "free", "ask"]
    """Whether this seat can take something back now: freely, or if the others agree."""
    nudge: Literal["", "can", "claim"]
    """Whether a player who keeps others waiting can be reminded, or the game claimed."""
    open_hand: bool
    """Whether spectators see the game as this seat does."""
    full_control: bool
    """Whether this seat is asked also in windows in which it can do nothing."""
    passing: Passing = ""
    """How this seat passes by itself at present. What is answered so is not asked; where that has ended, the same
    message tells what is asked."""
    game_number: int
    """Of the match, from 1."""
    next: str = ""
    """After a rematch or within a match: the key of this seat in the room where it goes on."""
    goal: Literal["", "open", "met", "failed"] = ""
    """In a puzzle: how its goal stands."""
    choices: int = 0
    """In a puzzle that was solved: how many choices that took, counted as those of the shortest way are."""


class Line(Part, frozen=True, kw_only=True):
    """A sentence of the log."""

    text: str
    rule: str = ""
    cards: dict[str, str] = {}
    """Names of cards in the sentence, as written there, with the name each is known by in the pool."""
    part: Literal["turn", "deed", "more"] = "deed"
    """A turn begins; what somebody did; what more came of it."""


class Reason(Part, frozen=True, kw_only=True):
    """Why a card of this seat can't do what its player might want, as `game.reasons` has it."""

    action: str
    object: int | None
    target: int | None = None
    number: int = 0
    reason: str
    rule: str
    sentence: str


class Step(Part, frozen=True, kw_only=True):
    """One entry of the log and what came of it, as this audience may know it."""

    entry: int
    kind: Literal["start", "move", "take back", "concede", "draw", "time", "note"]
    seat: int
    """Who did it, or -1."""
    text: str
    """What was done, as a sentence."""
    lines: list[Line]
    """What happened then."""
    view: View
    """How it stood afterwards."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """You are in."""

    version: int
    room: str
    game: str
    title: str
    format: str
    audience: int
    """The seat, or -1: a spectator."""
    lang: Language
    may_act: bool
    watch: str
    """The key of spectators, to hand on."""
    own: list[str]
    """Where one person plays several seats: the keys of the seats of the room, "" for those of others."""
    hints: bool
    """Whether this seat may ask for hints."""
    course: bool
    """Whether this seat can be told how the game went, when it is over."""


class Table(Message, frozen=True, kw_only=True, tag="table"):
    """The whole picture, after `Hello`, and whenever a client can't be brought up to date step by step."""

    entry: int
    """The last entry it tells of."""
    question: int
    """The number of the pending question; -1: none, not for this seat, or the server answers it for this seat."""
    view: View
    lines: list[Line]
    """The log so far."""
    recap: list[Step]
    """What the others have done since this seat last did something, for it to see."""
    reasons: list[Reason]
    """If this seat is asked: what its cards can't do now, and why."""
    status: Status


class Steps(Message, frozen=True, kw_only=True, tag="steps"):
    """What has happened since."""

    steps: list[Step]
    """None: only what is asked, or what stands beside the board, has changed."""
    question: int
    """The number of the pending question; -1: none, not for this seat, or the server answers it for this seat."""
    reasons: list[Reason]
    status: Status


class News(Message, frozen=True, kw_only=True, tag="news"):
    """Only what stands beside the board has changed."""

    status: Status


class Hinted(Part, frozen=True, kw_only=True):
    """An option of the question, or several that come to the same, and what is known of it."""

    options: list[int]
    sentence: str
    chance: float
    """To win, from 0 to 1."""
    error: float
    """Its standard error."""
    line: list[str]
    """What this seat would do next in its turn, in sentences."""
    reply: list[str]
    """What the others would probably do then, in sentences."""


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """The options of a question, the best first. It is out of date with the question."""

    question: int
    options: list[Hinted]


class Judgement(Part, frozen=True, kw_only=True):
    """A moment of a game: how this seat stood when it was asked, as far as it could know."""

    turn: int
    chance: float
    """To win, with the best answer."""
    error: float
    taken: float
    """To win, with the answer that was given."""


class Loss(Part, frozen=True, kw_only=True):
    """An answer that cost much."""

    moment: int
    """The place of its moment."""
    sentence: str
    """What was done."""
    better: str
    """What would have been best."""
    line: list[str]
    """And how that would have gone on."""
    lost: float
    """How much smaller the chance to win was for it."""


class Course(Message, frozen=True, kw_only=True, tag="course"):
    """How a game went for this seat, as far as it is worked out."""

    done: int
    """So many moments are judged,"""
    of: int
    """of so many."""
    moments: list[Judgement]
    whole: bool
    """Whether this is all."""
    losses: list[Loss]
    """The worst first; told when this is all."""
    end: float
    """1: won; 0: lost; a half: neither."""


class Mark(Part, frozen=True, kw_only=True):
    """A moment of a game that is seen again."""

    turn: int
    seat: int
    """Who did something, or -1."""
    text: str
    """What was done, in a sentence."""


class Replay(Message, frozen=True, kw_only=True, tag="replay"):
    """A game that is seen again: `GET /api/replays/KEY`."""

    welcome: Welcome
    eyes: list[int]
    """With whose eyes it may be seen: seats, -1 for a spectator's, -2 with nothing hidden."""
    names: list[str]
    """Who sits where."""
    moments: list[Mark]
    """From its beginning on."""
    title: str
    """What a scenario shows; "" for a game."""
    rules: list[str]
    """Those a scenario shows."""
    table: bool
    """Whether its key also leads to a table where it is still played, or where one has a seat."""


class Moment(Message, frozen=True, kw_only=True, tag="moment"):
    """How it stood at a moment: `GET /api/replays/KEY/MOMENT`."""

    moment: int
    position: bool
    """Whether it can be written as a scenario: `GET /api/replays/KEY/MOMENT/scenario`."""
    table: Table


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody says something: text, never markup."""

    name: str
    text: str


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A message that changed nothing, and why."""

    why: Literal["late", "not yours", "malformed", "too large", "too fast", "no such option", "not now", "no such key"]
    text: str


class Over(Message, frozen=True, kw_only=True, tag="over"):
    """This connection is closed for a reason the page should tell."""

    why: Literal["taken over", "closed", "idle"]
    text: str


FromServer = Welcome | Table | Steps | News | Hint | Course | Said | Refused | Over
