/** The decks kept in this browser, each under a key of its own: one that can't be written or read harms no other. */

import { drop, store, stored } from "../kept"
import { freeName, MOST, type Deck } from "./deck"
import type { DeckRow } from "../protocol"

const PREFIX = "deck/"

/** Something under a deck's key that is no deck. It is kept until somebody throws it away. */
export interface Broken {
  key: string
  game: string
  name: string
  text: string
}

function keyOf({ game, name }: { game: string; name: string }): string {
  return `${PREFIX}${encodeURIComponent(game)}/${encodeURIComponent(name)}`
}

function written({ format, rows }: Deck): string {
  return JSON.stringify({ format, rows: rows.map(({ name, count }) => [name, count]) })
}

function isRow(row: unknown): row is [string, number] {
  if (!Array.isArray(row) || row.length !== 2) return false
  const [name, count] = row as unknown[]
  return typeof name === "string" && name !== "" && Number.isInteger(count) && (count as number) > 0 && (count as number) <= MOST
}

/** What was kept, or null if it is no deck. */
function parsed(text: string): { format: string; rows: DeckRow[] } | null {
  try {
    const { format, rows } = JSON.parse(text) as { format?: unknown; rows?: unknown }
    if (typeof format !== "string" || !Array.isArray(rows) || !rows.every(isRow)) return null
    if (new Set(rows.map(([name]) => name)).size < rows.length) return null
    return { format, rows: rows.map(([name, count]) => ({ name, count })) }
  } catch {
    return null
  }
}

export class Shelf {
  decks = $state.raw<readonly Deck[]>([])
  broken = $state.raw<readonly Broken[]>([])
  /** The decks as they should be kept, which the browser could not keep. */
  unkept = $state.raw<readonly Deck[]>([])

  constructor() {
    this.read()
  }

  /** What lies in the browser now: another window may have changed it. What could not be kept is not forgotten. */
  read(): void {
    const decks: Deck[] = [...this.unkept]
    const broken: Broken[] = []
    for (const [key, text] of stored(PREFIX)) {
      const [game = "", name = ""] = key.slice(PREFIX.length).split("/").map(decodeURIComponent)
      const found = parsed(text)
      if (!found) broken.push({ key, game, name, text })
      else if (!this.unkept.some((deck) => deck.game === game && deck.name === name)) decks.push({ game, name, ...found })
    }
    this.decks = decks.sort((one, other) => one.name.localeCompare(other.name))
    this.broken = broken
  }

  of(game: string): Deck[] {
    return this.decks.filter((deck) => deck.game === game)
  }

  find(game: string, name: string): Deck | undefined {
    return this.decks.find((deck) => deck.game === game && deck.name === name)
  }

  /** A name that no deck of the game has. */
  free(game: string, wanted: string): string {
    const taken = [...this.decks, ...this.broken].filter((deck) => deck.game === game).map(({ name }) => name)
    return freeName(wanted, taken)
  }

  /** Keep a deck under its name; whether the browser could. */
  keep(deck: Deck): boolean {
    const others = this.unkept.filter((one) => keyOf(one) !== keyOf(deck))
    const kept = store(keyOf(deck), written(deck))
    this.unkept = kept ? others : [...others, deck]
    this.read()
    return kept
  }

  /** Under another name, which is free. The old one goes only when the new one is kept. */
  rename(deck: Deck, wanted: string): Deck {
    const name = this.free(deck.game, wanted)
    const renamed = { ...deck, name }
    if (this.keep(renamed)) this.remove(deck)
    else this.unkept = this.unkept.filter((one) => keyOf(one) !== keyOf(renamed))
    this.read()
    return this.find(deck.game, name) ?? deck
  }

  remove(deck: { game: string; name: string }): void {
    this.unkept = this.unkept.filter((one) => keyOf(one) !== keyOf(deck))
    drop(keyOf(deck))
    this.read()
  }
}

export const shelf = new Shelf()
