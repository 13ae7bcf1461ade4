/** What stands on a card: its name, what it costs, its numbers as they count now, its state. Games add their own. */

import { cardFacts } from "../facts.svelte"
import type { CardFacts } from "../pictures/facts"
import { numberOf, type Card } from "../view"

export interface Count {
  /** Strength points up, life is a shield; others are told by their word. */
  shape: "up" | "shield" | "plain"
  fact: string
  value: number
  /** Whether it is not as printed. */
  changed: boolean
}

export interface Face {
  /** Whose words its kind and its numbers are told in. */
  game: string
  name: string
  version: string
  cost: number | null
  /** A drop can become ink, a lozenge can't, a disc is of games without ink. */
  costShape: "drop" | "lozenge" | "disc"
  costChanged: boolean
  counts: Count[]
  /** Lozenges in a corner: lore. */
  lozenges: number
  lozengesChanged: boolean
  keywords: string[]
  /** The word for its kind, where it has no numbers. */
  kind: string
  /** The word for how it lies, if it is turned. */
  lying: string | null
  /** A word for what can't be seen by its turn. */
  state: string | null
  hatched: boolean
  damage: number
  /** Small marks with a number: tokens, energy, markers. */
  marks: { fact: string; value: number }[]
  wide: boolean
  small: boolean
}

export function splitName(title: string): [name: string, version: string] {
  const cut = title.indexOf(" - ")
  return cut < 0 ? [title, ""] : [title.slice(0, cut), title.slice(cut + 3)]
}

export function count(card: Card, fact: string, shape: Count["shape"]): Count[] {
  const value = numberOf(card, fact)
  if (value === null) return []
  const printed = card.printed?.[fact]
  return [{ shape, fact, value, changed: typeof printed === "number" && printed !== value }]
}

export function plainFace(card: Card): Face {
  const [name, version] = splitName(card.title)
  const cost = numberOf(card, "cost")
  const printed = card.printed?.["cost"]
  return {
    game: "",
    name,
    version,
    cost,
    costShape: "disc",
    costChanged: typeof printed === "number" && cost !== printed,
    counts: [],
    lozenges: 0,
    lozengesChanged: false,
    keywords: Object.values(card.said ?? {}),
    kind: card.type ?? "",
    lying: null,
    state: null,
    hatched: false,
    damage: card.damage ?? 0,
    marks: [],
    wide: false,
    small: false,
  }
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** What its picture is drawn from; the same in every language. */
export function factsOf(game: string, card: Card): CardFacts {
  const fullName = card.name ?? ""
  const [shortName, version] = splitName(fullName)
  return {
    game,
    fullName,
    shortName,
    version,
    kind: card["song"] ? "song" : (card.type ?? ""),
    traits: cardFacts.of(card.name)?.traits ?? list(card["traits"]),
    colours: cardFacts.of(card.name)?.colours ?? list(card["colours"]),
  }
}
