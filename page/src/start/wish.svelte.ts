/** The table somebody wants: which game, who sits where with what, and how it is played. It becomes a `NewRoom`. */

import { listOf, type Deck } from "../decks/deck"
import { keep, kept } from "../kept"
import type { Clock, GameOffer, NewRoom, NewSeat } from "../protocol"
import type { Language } from "../table.svelte"

export type Sitter = NewSeat["who"]

export interface SeatWish {
  who: Sitter
  level: string
  /** The name of one that comes with the game, or a list. */
  deck: string
  /** What the list is called, if it is one that is kept in the browser. */
  saved: string
}

export const CLOCKS: (Clock | null)[] = [null, { bank: 600, back: 15 }, { bank: 1200, back: 30 }]
const COMPANIONS = ["Ada", "Bruno", "Carla"] // what computer players are called
const NAME = "name"
const GAME = "game"

export class Wish {
  game = $state.raw<GameOffer | null>(null)
  format = $state("")
  seats = $state<SeatWish[]>([])
  teams = $state(false)
  bestOf = $state<1 | 3>(1)
  clock = $state(0)
  hints = $state(true)
  name = $state(kept(NAME) ?? "")

  /** The game that was played last, or the first of them. */
  start(games: GameOffer[]): void {
    const last = kept(GAME)
    const game = games.find((offer) => offer.name === (this.game?.name ?? last)) ?? games[0]
    if (game && game.name === this.game?.name) this.game = game
    else if (game) this.choose(game)
  }

  choose(game: GameOffer): void {
    this.game = game
    this.format = game.formats[0]?.name ?? ""
    this.seats = [this.seat("me"), this.seat("computer")]
    this.teams = false
    this.bestOf = 1
  }

  /** A deck that is kept in the browser, to be played by who sits here; its format, if decks are brought to that. */
  bring(games: GameOffer[], deck: Deck | undefined): void {
    const game = games.find((offer) => offer.name === deck?.game)
    if (!deck || !game) return
    if (game.name !== this.game?.name) this.choose(game)
    const own = game.formats.filter((format) => format.decks === "own").map(({ name }) => name)
    if (own.includes(deck.format)) this.format = deck.format
    this.take(0, deck)
  }

  /** A deck that is kept in the browser, for a seat. */
  take(place: number, deck: Deck): void {
    this.seats = this.seats.map((seat, number) => (number === place ? { ...seat, deck: listOf(deck), saved: deck.name } : seat))
  }

  /** Who sits in all other seats, or null: not the same everywhere. */
  get against(): Sitter | null {
    const others = new Set(this.seats.slice(1).map((seat) => seat.who))
    return others.size === 1 ? ([...others][0] ?? null) : null
  }

  playAgainst(who: Sitter): void {
    this.seats = this.seats.map((seat, place) => (place === 0 ? seat : { ...seat, who }))
  }

  get players(): number {
    return this.seats.length
  }

  set players(wanted: number) {
    const last = this.seats.at(-1)?.who ?? "computer"
    while (this.seats.length < wanted) this.seats.push(this.seat(last))
    this.seats.length = wanted
    if (wanted !== 4) this.teams = false
    if (wanted !== 2) this.bestOf = 1
  }

  /** Whether players bring decks, and which of those that come with the game they may bring. */
  get decks(): string[] | null {
    const game = this.game
    if (!game || game.decks.length === 0) return null
    if (game.formats.some((format) => format.name === this.format && format.decks === "none")) return null
    return game.decks.filter((deck) => deck.formats.includes(this.format)).map((deck) => deck.name)
  }

  /** The deck of a seat: the one that was chosen, or another for each. */
  deckOf(place: number): string {
    const decks = this.decks ?? []
    return this.seats[place]?.deck || (decks[place % Math.max(1, decks.length)] ?? "")
  }

  levelOf(place: number): string {
    return this.seats[place]?.level || (this.game?.level ?? "")
  }

  /** How well the computer plays in every seat it has. */
  playAt(level: string): void {
    this.seats = this.seats.map((seat) => ({ ...seat, level }))
  }

  room(lang: Language): NewRoom {
    keep(NAME, this.name)
    keep(GAME, this.game?.name ?? "")
    let companions = 0
    return {
      game: this.game?.name ?? "",
      format: this.format,
      seats: this.seats.map((seat, place) => ({
        who: seat.who,
        name: place === 0 ? this.name : seat.who === "computer" ? (COMPANIONS[companions++] ?? "") : "",
        deck: this.decks ? this.deckOf(place) : "",
        level: seat.who === "computer" ? this.levelOf(place) : "",
      })),
      ...(this.teams ? { teams: [[0, 2], [1, 3]] } : {}),
      bestOf: this.bestOf,
      clock: CLOCKS[this.clock] ?? null,
      hints: this.hints,
      lang,
    }
  }

  private seat(who: Sitter): SeatWish {
    return { who, level: "", deck: "", saved: "" }
  }
}
