/** The cards of every game and the decks that come with them, as `card_facts.py` wrote them down. */

import told from "./cards.json" with { type: "json" }
import type { CardFacts } from "../src/pictures/picture.ts"

type Row = [shortName: string, version: string, kind: string, traits: string[], colours: string[]]

const GAMES = told as unknown as Record<string, { cards: Row[]; decks: Record<string, number[]> }>

export interface Game {
  readonly name: string
  readonly cards: readonly CardFacts[]
  readonly decks: ReadonlyMap<string, readonly CardFacts[]>
}

export const games: readonly Game[] = Object.entries(GAMES).map(([name, game]) => {
  const cards = game.cards.map(([shortName, version, kind, traits, colours]): CardFacts => ({
    game: name,
    fullName: version === "" ? shortName : `${shortName} - ${version}`,
    shortName,
    version,
    kind,
    traits,
    colours,
  }))
  const decks = Object.entries(game.decks).map(
    ([deck, places]) => [deck, places.flatMap((place) => cards[place] ?? [])] as const,
  )
  return { name, cards, decks: new Map(decks) }
})
