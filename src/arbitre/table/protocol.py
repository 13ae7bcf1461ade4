"""The protocol between the server and the page: every message, declared once.

Over HTTP a page asks what can be played (`Offers`), has a deck list checked (`DeckText`, `Checked`), opens a room
(`NewRoom`, `RoomMade`), reads rules (`Book`, `RuleText`) and sees games again (`Replay`, `Moment`). Everything else
goes over one WebSocket a seat. The first message of a client is `Hello`, with the key from its link; the server answers
with `Welcome` and `Table`, the whole picture, and then sends `Steps` as things happen. Every change is an entry of the
room's log, numbered from 0; a client says up to which entry it knows, and gets the rest. A question is numbered too: an
answer names the question it answers, so that a stale one changes nothing.

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


class Checked(Message, frozen=True, kw_only=True, tag="checked"):
    """What was found in a deck list."""

    name: str
    cards: int
    faults: list[Fault]


class Clock(Part, frozen=True, kw_only=True):
    """Time to think: a bank, and seconds back with each turn."""

    bank: int
    back: int


Sitter = Literal["me", "friend", "computer"]


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


Takes = Literal["card", "cards", "number", "truth", "text", "choice", "other"]


class PositionWord(Part, frozen=True, kw_only=True):
    """Something that can be said of a seat or of a card in a position."""

    name: str
    takes: Takes
    says: str
    choices: list[str]
    under: list[str]
    """Of a card: the words of a seat under which it can be said; none: under all."""


class PositionWords(Message, frozen=True, kw_only=True, tag="position words"):
    """What can be said in positions of a game: `GET /api/positions/GAME`."""

    game: str
    seat: list[PositionWord]
    card: list[PositionWord]


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
    """A scenario file: `GET /api/scenarios/GAME/NAME`, or `GET /api/replays/REPLAY/scenario`."""

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
    passing: Literal["", "turn", "event"] | UnsetType = UNSET
    """Pass by itself: until the turn ends, or until something happens."""
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
    game_number: int
    """Of the match, from 1."""
    next: str = ""
    """After a rematch or within a match: the key of this seat in the room where it goes on."""


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
    """The number of the pending question; -1: none, or not for this seat."""
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
    question: int
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


class Moment(Message, frozen=True, kw_only=True, tag="moment"):
    """How it stood at a moment: `GET /api/replays/KEY/MOMENT`."""

    moment: int
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
