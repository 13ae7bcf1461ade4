// The protocol between the server and the page. Made from src/arbitre/table/protocol.py by
// `python -m arbitre.table.typescript`: change that, not this file.

export const VERSION = 1

/** What a seat may know, as docs/protocol.md describes it. */
export type View = Record<string, unknown>

/** A deck that comes with a game. */
export interface DeckOffer {
  name: string
  /** Those it is legal in. */
  formats: string[]
}

/** A way to play a game. */
export interface FormatOffer {
  name: string
  title: string
  /** What it is, in a sentence; "" where there is nothing to say. */
  about: string
  /** Whether players bring decks; sealed formats hand them out. */
  decks: "none" | "own"
}

/** A computer player. */
export interface LevelOffer {
  name: string
  title: string
  about: string
}

/**
 * A card by whose picture a game is known; `kind`, `colours` and `traits` are what the picture is
 * drawn from.
 */
export interface FaceOffer {
  name: string
  kind: string
  colours: string[]
  traits: string[]
}

/** A game that can be played here. */
export interface GameOffer {
  name: string
  title: string
  languages: string[]
  seats: number[]
  teams: boolean
  /** Whether its rulebook lets players agree on a draw. */
  draws: boolean
  /** Whether players are asked if they respond to what others do. */
  windows: boolean
  formats: FormatOffer[]
  decks: DeckOffer[]
  levels: LevelOffer[]
  /** The one that plays if none is named. */
  level: string
  /** Whether the computer can judge its positions: then there are hints, and the course of a game. */
  hints: boolean
  /** Whether there is a first game that teaches it. */
  lesson: boolean
  /** How many puzzles it has. */
  puzzles: number
  /** A few of its cards, unlike each other. */
  faces: FaceOffer[]
}

/** Everything that can be played here. */
export interface Offers {
  type: "offers"
  version: number
  games: GameOffer[]
  /** Whether the server has pictures of cards in a folder of its owner's. */
  pictures: boolean
}

/** A deck list to be checked, in any format that `arbitre decks` reads. */
export interface DeckText {
  game: string
  format: string
  text: string
  lang?: "en" | "fr" | "it"
}

/** One thing wrong with a deck list or a room. */
export interface Fault {
  text: string
  rule?: string
  /** The line of the list, from 1, or 0. */
  line?: number
  /** Its card, from 1, where a list has no lines; or 0. */
  card?: number
}

/** What was found in a deck list. */
export interface Checked {
  type: "checked"
  name: string
  cards: number
  faults: Fault[]
}

/** One of the values of a fact. */
export interface Value {
  value: string
  title: string
}

/**
 * A fact that cards are looked for by. A term of a search is `key=value|value` for one with values,
 * `key>=1` and `key<=3` for a number, `is:key` or `-is:key` for what a card is or is not.
 */
export interface Filter {
  key: string
  title: string
  kind: "flag" | "number" | "values"
  values: Value[]
  /** Whether the values are colours of cards. */
  coloured: boolean
}

/** A format in which deck lists are written. */
export interface ListOffer {
  name: string
  title: string
  /** How the name of such a file ends. */
  ending: string
}

/** What building decks of a game takes: `GET /api/decks/GAME`. */
export interface Workshop {
  type: "workshop"
  game: string
  title: string
  formats: FormatOffer[]
  /** Those that come with the game. */
  decks: string[]
  filters: Filter[]
  lists: ListOffer[]
  /** What can be asked in a search, besides words. */
  asks: string
}

/** A card of the pool. */
export interface FoundCard {
  /**
   * As a card that is seen in a zone of a view, and its `traits said` in the language; its object is
   * -1.
   */
  card: View
  /** Whether it can be played yet; what one does that can't is not known here. */
  playable: boolean
  /** What else is known of it: its colours in words, its rarity. */
  about: string[]
}

/** Cards that were looked for: `GET /api/pool/GAME?search=QUERY&after=60`. */
export interface FoundCards {
  type: "found cards"
  total: number
  /** Some of them, from `after` on. */
  cards: FoundCard[]
  /** None fits all that is asked for; these have most of the words. */
  nearest: boolean
}

/** So many of a card, which is called as in the pool. */
export interface DeckRow {
  name: string
  count: number
}

/**
 * A deck list to be read in any format, or the name of a deck that comes with the game: `POST
 * /api/decks/read`.
 */
export interface GivenList {
  game: string
  text?: string
  deck?: string
  lang?: "en" | "fr" | "it"
}

/** What a deck list says. */
export interface DeckRead {
  type: "deck read"
  /** As the list has it, or "". */
  name: string
  rows: DeckRow[]
}

/** A deck as it is being built, to be told of: `POST /api/decks/tell`. */
export interface BuiltDeck {
  game: string
  format: string
  rows: DeckRow[]
  lang?: "en" | "fr" | "it"
}

/** So many of a card, as they stand in the list of a deck. */
export interface ToldRow {
  name: string
  count: number
  /** As a card that is seen in a zone of a view; None: there is none of this name. */
  card: View | null
  playable: boolean
}

/** The cards of one type, in the order in which they are listed. */
export interface Group {
  title: string
  count: number
  rows: ToldRow[]
}

/** How many cards have something. */
export interface Bar {
  title: string
  /** Parted as the chart says. */
  counts: number[]
  /** The colour of cards that it counts, where it counts one. */
  colour?: string
}

/** How many cards of a deck have what. */
export interface Chart {
  title: string
  /** What each bar is parted into; none: nothing. */
  parts: string[]
  bars: Bar[]
  /** Whether the bars are numbers in a row. */
  curve: boolean
}

/** How likely it is to see some cards in the opening hand, before any is put away. */
export interface Likely {
  title: string
  /** How many there are. */
  good: number
  /** Of one at least, of two at least, and so on; from 0 to 1. */
  chances: number[]
}

/** All there is to say of a deck. */
export interface DeckTold {
  type: "deck told"
  cards: number
  groups: Group[]
  /** What the format has against it. */
  faults: Fault[]
  /** The formats in which it is legal. */
  legal: string[]
  charts: Chart[]
  /** How many cards the opening hand has; 0: that can't be said. */
  hand: number
  likely: Likely[]
}

/** A deck to be written as a list: `POST /api/decks/write`. */
export interface WantedList {
  game: string
  name: string
  rows: DeckRow[]
  /** The format. */
  to: string
  lang?: "en" | "fr" | "it"
}

export interface ListWritten {
  type: "list written"
  text: string
}

/**
 * An opening hand, drawn by the rules of the game: `POST /api/decks/hand`. The same seed, the same
 * hand.
 */
export interface WantedHand {
  game: string
  rows: DeckRow[]
  seed: number
  /** Whether this player goes first. */
  first?: boolean
  /** What was answered so far, by the places of the options. */
  picks?: number[]
  lang?: "en" | "fr" | "it"
}

/** Something that can be answered. */
export interface HandOption {
  place: number
  sentence: string
  /** The card it is about. */
  object: number | null
}

/** A hand, and what the game asks before the first turn. */
export interface HandDrawn {
  type: "hand drawn"
  /** As cards that are seen in a zone of a view. */
  cards: View[]
  /** What is asked; "": nothing more, this is the hand to begin with. */
  question: string
  options: HandOption[]
  /** The objects picked so far. */
  chosen: number[]
}

/** Time to think: a bank, and seconds back with each turn. */
export interface Clock {
  bank: number
  back: number
}

/** Who sits there, with which deck: the name of one that comes with the game, or the text of a list. */
export interface NewSeat {
  who: "computer" | "friend" | "me"
  name?: string
  deck?: string
  level?: string
}

/** A room to open. */
export interface NewRoom {
  game: string
  format?: string
  seats: NewSeat[]
  teams?: number[][]
  bestOf?: 1 | 3
  clock?: Clock | null
  /** Whether hints may be asked for, by who plays against the computer or for all seats. */
  hints?: boolean
  lang?: "en" | "fr" | "it"
  /** Only for trying things out: the same seed, the same shuffles. */
  seed?: number | null
}

/** A record (`game.record()`) to be seen again: `POST /api/records`. */
export interface GivenRecord {
  record: string
  lang?: "en" | "fr" | "it"
}

/** A scenario file to be laid out, or what is to stand in one without a script: `POST /api/positions`. */
export interface GivenPosition {
  scenario?: string
  data?: View | null
  lang?: "en" | "fr" | "it"
}

/** Something that can be said of a seat or of a card in a position. */
export interface PositionWord {
  /** As scenario files have it. */
  name: string
  takes: "amount" | "card" | "cards" | "choice" | "counts" | "names" | "number" | "other" | "seat" | "text" | "truth"
  /** What a reader calls it. */
  label: string
  /** What it can be, and what a reader calls that. */
  choices: Record<string, string>
  /** Of a card: the words of a seat under which it can be said; none: under all. */
  under: string[]
}

/** What can be said in positions of a game: `GET /api/positions/GAME`. */
export interface PositionWords {
  type: "position words"
  game: string
  seat: PositionWord[]
  card: PositionWord[]
  /** What a reader calls cards that files call otherwise, by the files' names. */
  titles: Record<string, string>
}

/** A game played on from one of its moments by others: `POST /api/forks`. */
export interface Fork {
  /** What is seen again: the key of a room, or `scenario:GAME/NAME`. */
  replay: string
  moment: number
  /** Decks are those of the game. */
  seats: NewSeat[]
  lang?: "en" | "fr" | "it"
}

/** The keys of a new room: whoever has one sits there. They can't be guessed. */
export interface RoomMade {
  type: "room made"
  room: string
  /** One key a seat; those of the computer are empty. */
  seats: string[]
  /** The key of spectators. */
  watch: string
}

/** What a card's picture is drawn from and a view leaves out, as it never changes. */
export interface CardFacts {
  /** Inks, a trade, a kingdom, a suit. */
  colours: string[]
  /** Classifications, subtypes, classes. */
  traits: string[]
}

/** The cards of a game, by the names the pool calls them. */
export interface Cards {
  type: "cards"
  cards: Record<string, CardFacts>
}

/** What is printed on a card that is spoken of and lies nowhere in sight. */
export interface CardPrinted {
  type: "card"
  /** As a card that is seen in a zone of a view; its object is -1. */
  card: View
}

/**
 * The cards of a game that have a picture in the owner's folder, by the names the pool calls them, and
 * where each is: `GET /pictures/PATH`.
 */
export interface Pictures {
  type: "pictures"
  pictures: Record<string, string>
}

/** A rule, or a heading, with what it says. */
export interface RuleLine {
  number: string
  text: string
  heading?: boolean
  /** How many headings and rules it stands under. */
  depth?: number
  /** The heading it stands under, where rules are looked for. */
  under?: string
}

/** The rules of a game, in the book's order; or those that were looked for, the best matches first. */
export interface Book {
  type: "book"
  game: string
  title: string
  /** The one asked for, or English where the book has no other. */
  lang: "en" | "fr" | "it"
  rules: RuleLine[]
}

/** A scenario that comes with Arbitre: a position, and what happens there. */
export interface Shown {
  name: string
  title: string
}

/** What a rule says in our words, and our rulings on it. */
export interface RuleText {
  type: "rule"
  number: string
  text: string
  heading: boolean
  rulings: string[]
  /** Why we ruled so, ruling by ruling. */
  reasons: string[]
  /** The headings and rules it stands under, the outermost first. */
  above: RuleLine[]
  /** The rules that stand under it. */
  below: RuleLine[]
  /** Those that exercise it. */
  scenarios: Shown[]
  /** The number that stands before it in the book, or "". */
  before: string
  after: string
}

/**
 * A scenario file: `GET /api/scenarios/GAME/NAME`, or `GET /api/replays/REPLAY/scenario`; or one that
 * lays out a moment of a game, as far as who asks may see it: `GET /api/replays/KEY/MOMENT/scenario`.
 */
export interface ScenarioText {
  type: "scenario"
  game: string
  name: string
  title: string
  rules: string[]
  text: string
  /** What it says. */
  data: View
}

/** An answer, by the number of its option. */
export interface Pick {
  seat: number
  option: number
}

/** Something that is said, and then done. */
export interface LessonStep {
  say: string
  /** Whether who learns does it; else it is done by itself, or there is nothing to do. */
  mine: boolean
  /** The answers it takes; after the first the others follow by themselves. */
  picks: Pick[]
  rules: string[]
}

/** A position, and what is learnt there by seat 0. */
export interface Chapter {
  title: string
  /** The file that lays it out: `POST /api/positions`. */
  scenario: string
  steps: LessonStep[]
}

/** A first game, which teaches it by playing: `GET /api/lessons/GAME`. */
export interface Lesson {
  type: "lesson"
  game: string
  title: string
  about: string
  /** How the game goes, on one screen. */
  summary: string[]
  chapters: Chapter[]
}

/** A puzzle as it is listed. */
export interface PuzzleLine {
  name: string
  /** Its place, from easy to hard, from 1. */
  number: number
  title: string
  /** What is to be done, in a sentence. */
  goal: string
  /** How hard it is, from 1 to 5. */
  level: number
  /** Choices that the shortest solution takes. */
  moves: number
  /** Who picks at random solves it about once in so many times. */
  odds: number
}

/** The puzzles of a game, from easy to hard: `GET /api/puzzles/GAME`. */
export interface Puzzles {
  type: "puzzles"
  game: string
  /** Of the game. */
  title: string
  puzzles: PuzzleLine[]
}

/** An answer of a puzzle's solution. */
export interface SolutionStep {
  seat: number
  option: number
  /** What it is, in a sentence. */
  text: string
}

/**
 * A puzzle: `GET /api/puzzles/GAME/NAME`. `POST` there, with a `PuzzleWish`, lays it out in a room
 * where seat 0 is to reach the goal; the other answers by itself.
 */
export interface Puzzle {
  type: "puzzle"
  game: string
  line: PuzzleLine
  hint: string
  solution: SolutionStep[]
  /** The name of the one after it, or "". */
  next: string
}

/** That a puzzle be laid out: `POST /api/puzzles/GAME/NAME`. */
export interface PuzzleWish {
  lang?: "en" | "fr" | "it"
  /** Whether its solution is to be shown there: then nobody answers by themselves. */
  shown?: boolean
}

/** What was asked over HTTP can't be. */
export interface Wrong {
  type: "wrong"
  faults: Fault[]
}

/** The first message: who comes, and what is already known there. */
export interface Hello {
  type: "hello"
  version: number
  key: string
  lang?: "en" | "fr" | "it"
  /** The last entry the page knows; -1: none. */
  after?: number
}

/** An option of a question, both by number. */
export interface Answer {
  type: "answer"
  question: number
  option: number
}

/**
 * The whole last play, please. Free while nothing hidden or random came to light; else the others are
 * asked.
 */
export interface TakeBack {
  type: "take back"
}

export interface Concede {
  type: "concede"
}

export interface OfferDraw {
  type: "offer draw"
}

/** To what another player asks for. */
export interface Reply {
  type: "reply"
  to: "draw" | "take back"
  yes: boolean
}

/** A player who has not answered for a while is reminded. */
export interface Nudge {
  type: "nudge"
}

/** A player who was reminded and still does not answer has lost. */
export interface Claim {
  type: "claim"
}

/**
 * What would be best, as far as this seat can know? Answered by `Hint`, if the question has not moved
 * on.
 */
export interface AskHint {
  type: "hint"
  question: number
}

/**
 * After the game: how it went for this seat. Answered by `Course`, again and again until it is worked
 * out.
 */
export interface AskCourse {
  type: "course"
}

/** Once more, with seats swapped. */
export interface Rematch {
  type: "rematch"
}

/** To everybody in the room. */
export interface Say {
  type: "say"
  text: string
}

/** How this seat wants to be served. What is not sent stays as it is. */
export interface Wish {
  type: "wish"
  lang?: "en" | "fr" | "it"
  /**
   * Pass by itself, also what is being asked now: until the turn ends, or until something happens in
   * it.
   */
  passing?: "" | "event" | "turn"
  /** Whether spectators may see the game as this seat does. */
  openHand?: boolean
  /** Whether this seat is asked also in windows in which it can do nothing. */
  fullControl?: boolean
}

/** A seat of the room. */
export interface Sitting {
  seat: number
  name: string
  who: "computer" | "friend" | "me"
  /** Whether somebody is connected there. */
  here: boolean
  level?: string
  /** Games won in this match. */
  wins?: number
  /** Seconds left on its clock at the moment of this message. */
  time?: number | null
}

/** What waits for an answer that is not a move: to take something back, or to agree on a draw. */
export interface Asked {
  kind: "draw" | "take back"
  /** Who asks. */
  seat: number
  /** Who has still to answer. */
  waiting: number[]
  /** In sentences: what hidden or random things came to light since. */
  seen: string[]
}

/** What stands beside the board. */
export interface Status {
  seats: Sitting[]
  /** Whether the clock of the seat that is asked is running. */
  running: boolean
  asked: Asked | null
  /** Whether this seat can take something back now: freely, or if the others agree. */
  takeBack: "" | "ask" | "free"
  /** Whether a player who keeps others waiting can be reminded, or the game claimed. */
  nudge: "" | "can" | "claim"
  /** Whether spectators see the game as this seat does. */
  openHand: boolean
  /** Whether this seat is asked also in windows in which it can do nothing. */
  fullControl: boolean
  /**
   * How this seat passes by itself at present. What is answered so is not asked; where that has ended,
   * the same message tells what is asked.
   */
  passing?: "" | "event" | "turn"
  /** Of the match, from 1. */
  gameNumber: number
  /** After a rematch or within a match: the key of this seat in the room where it goes on. */
  next?: string
  /** In a puzzle: how its goal stands. */
  goal?: "" | "failed" | "met" | "open"
  /** In a puzzle that was solved: how many choices that took, counted as those of the shortest way are. */
  choices?: number
}

/** A sentence of the log. */
export interface Line {
  text: string
  rule?: string
  /** Names of cards in the sentence, as written there, with the name each is known by in the pool. */
  cards?: Record<string, string>
  /** A turn begins; what somebody did; what more came of it. */
  part?: "deed" | "more" | "turn"
}

/** Why a card of this seat can't do what its player might want, as `game.reasons` has it. */
export interface Reason {
  action: string
  object: number | null
  target?: number | null
  number?: number
  reason: string
  rule: string
  sentence: string
}

/** One entry of the log and what came of it, as this audience may know it. */
export interface Step {
  entry: number
  kind: "concede" | "draw" | "move" | "note" | "start" | "take back" | "time"
  /** Who did it, or -1. */
  seat: number
  /** What was done, as a sentence. */
  text: string
  /** What happened then. */
  lines: Line[]
  /** How it stood afterwards. */
  view: View
}

/** You are in. */
export interface Welcome {
  type: "welcome"
  version: number
  room: string
  game: string
  title: string
  format: string
  /** The seat, or -1: a spectator. */
  audience: number
  lang: "en" | "fr" | "it"
  mayAct: boolean
  /** The key of spectators, to hand on. */
  watch: string
  /** Where one person plays several seats: the keys of the seats of the room, "" for those of others. */
  own: string[]
  /** Whether this seat may ask for hints. */
  hints: boolean
  /** Whether this seat can be told how the game went, when it is over. */
  course: boolean
}

/** The whole picture, after `Hello`, and whenever a client can't be brought up to date step by step. */
export interface Table {
  type: "table"
  /** The last entry it tells of. */
  entry: number
  /**
   * The number of the pending question; -1: none, not for this seat, or the server answers it for this
   * seat.
   */
  question: number
  view: View
  /** The log so far. */
  lines: Line[]
  /** What the others have done since this seat last did something, for it to see. */
  recap: Step[]
  /** If this seat is asked: what its cards can't do now, and why. */
  reasons: Reason[]
  status: Status
}

/** What has happened since. */
export interface Steps {
  type: "steps"
  /** None: only what is asked, or what stands beside the board, has changed. */
  steps: Step[]
  /**
   * The number of the pending question; -1: none, not for this seat, or the server answers it for this
   * seat.
   */
  question: number
  reasons: Reason[]
  status: Status
}

/** Only what stands beside the board has changed. */
export interface News {
  type: "news"
  status: Status
}

/** An option of the question, or several that come to the same, and what is known of it. */
export interface Hinted {
  options: number[]
  sentence: string
  /** To win, from 0 to 1. */
  chance: number
  /** Its standard error. */
  error: number
  /** What this seat would do next in its turn, in sentences. */
  line: string[]
  /** What the others would probably do then, in sentences. */
  reply: string[]
}

/** The options of a question, the best first. It is out of date with the question. */
export interface Hint {
  type: "hint"
  question: number
  options: Hinted[]
}

/** A moment of a game: how this seat stood when it was asked, as far as it could know. */
export interface Judgement {
  turn: number
  /** To win, with the best answer. */
  chance: number
  error: number
  /** To win, with the answer that was given. */
  taken: number
}

/** An answer that cost much. */
export interface Loss {
  /** The place of its moment. */
  moment: number
  /** What was done. */
  sentence: string
  /** What would have been best. */
  better: string
  /** And how that would have gone on. */
  line: string[]
  /** How much smaller the chance to win was for it. */
  lost: number
}

/** How a game went for this seat, as far as it is worked out. */
export interface Course {
  type: "course"
  /** So many moments are judged, */
  done: number
  /** of so many. */
  of: number
  moments: Judgement[]
  /** Whether this is all. */
  whole: boolean
  /** The worst first; told when this is all. */
  losses: Loss[]
  /** 1: won; 0: lost; a half: neither. */
  end: number
}

/** A moment of a game that is seen again. */
export interface Mark {
  turn: number
  /** Who did something, or -1. */
  seat: number
  /** What was done, in a sentence. */
  text: string
}

/** A game that is seen again: `GET /api/replays/KEY`. */
export interface Replay {
  type: "replay"
  welcome: Welcome
  /** With whose eyes it may be seen: seats, -1 for a spectator's, -2 with nothing hidden. */
  eyes: number[]
  /** Who sits where. */
  names: string[]
  /** From its beginning on. */
  moments: Mark[]
  /** What a scenario shows; "" for a game. */
  title: string
  /** Those a scenario shows. */
  rules: string[]
  /** Whether its key also leads to a table where it is still played, or where one has a seat. */
  table: boolean
}

/** How it stood at a moment: `GET /api/replays/KEY/MOMENT`. */
export interface Moment {
  type: "moment"
  moment: number
  /** Whether it can be written as a scenario: `GET /api/replays/KEY/MOMENT/scenario`. */
  position: boolean
  table: Table
}

/** Somebody says something: text, never markup. */
export interface Said {
  type: "said"
  name: string
  text: string
}

/** A message that changed nothing, and why. */
export interface Refused {
  type: "refused"
  why: "late" | "malformed" | "no such key" | "no such option" | "not now" | "not yours" | "too fast" | "too large"
  text: string
}

/** This connection is closed for a reason the page should tell. */
export interface Over {
  type: "over"
  why: "closed" | "idle" | "taken over"
  text: string
}

export type FromPage =
  Hello | Answer | TakeBack | Concede | OfferDraw | Reply | Nudge | Claim | AskHint | AskCourse | Rematch | Say | Wish

export type FromServer =
  Welcome | Table | Steps | News | Hint | Course | Said | Refused | Over
