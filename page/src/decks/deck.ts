/** A deck that is being built: how many of which cards, which are called as in the pool. */

import type { DeckRow } from "../protocol"

export interface Deck {
  readonly game: string
  readonly name: string
  readonly format: string
  readonly rows: readonly DeckRow[]
}

/** As many as the server takes. */
export const MOST = 99
export const LONGEST_NAME = 80

export function countOf(rows: readonly DeckRow[], name: string): number {
  return rows.find((row) => row.name === name)?.count ?? 0
}

export function cardsIn(rows: readonly DeckRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** The same with more or fewer of a card; a new one comes last, one of which none is left goes. */
export function changed(rows: readonly DeckRow[], name: string, by: number): readonly DeckRow[] {
  const now = countOf(rows, name)
  const count = Math.min(MOST, Math.max(0, now + by))
  if (count === now) return rows
  if (now === 0) return [...rows, { name, count }]
  return rows.map((row) => (row.name === name ? { name, count } : row)).filter((row) => row.count > 0)
}

/** As a plain list. A heading keeps even a single line from being taken for the name of a deck. */
export function listOf({ name, rows }: Deck): string {
  return [`# ${name.replaceAll("\n", " ")}`, ...rows.map(({ name, count }) => `${count} ${name}`), ""].join("\n")
}

/** What a file of it is called. */
export function fileName({ name }: Deck, ending: string): string {
  return `${name.replace(/[^\p{L}\p{N}._-]+/gu, " ").trim() || "deck"}.${ending}`
}

/** A name that none of the others has. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const plain = wanted.trim().slice(0, LONGEST_NAME) || "Deck"
  if (!taken.includes(plain)) return plain
  const stem = plain.replace(/ \d+$/, "")
  for (let number = 2; ; number++) if (!taken.includes(`${stem} ${number}`)) return `${stem} ${number}`
}
