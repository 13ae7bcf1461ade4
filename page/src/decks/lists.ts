/** What the server knows of building decks: the workshop of a game, and deck lists, read and written. */

import { answered, post } from "../offers"
import type { DeckRead, ListWritten, Workshop } from "../protocol"
import type { Deck } from "./deck"

export async function fetchWorkshop(game: string, lang: string): Promise<Workshop> {
  return answered(await fetch(`/api/decks/${encodeURIComponent(game)}?lang=${lang}`))
}

export function readList(game: string, text: string, lang: string): Promise<DeckRead> {
  return post("/api/decks/read", { game, text, lang })
}

/** A deck that comes with the game. */
export function openSold(game: string, deck: string, lang: string): Promise<DeckRead> {
  return post("/api/decks/read", { game, deck, lang })
}

export async function writtenAs(deck: Deck, to: string, lang: string): Promise<string> {
  const { game, name, rows } = deck
  return (await post<ListWritten>("/api/decks/write", { game, name, rows, to, lang })).text
}
