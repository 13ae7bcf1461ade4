/** A card in play and what lies under it: after Shift the former version, after Boost cards face down. */

import { cardsOf, type Card, type Side } from "../../view"

export interface Piled {
  card: Card
  /** The uppermost first. */
  under: Card[]
}

export function piled(side: Side, card: Card): Piled {
  const objects = Array.isArray(card["under"]) ? card["under"] : []
  const lying = cardsOf(side, "under")
  return { card, under: objects.flatMap((object) => lying.filter((other) => other.object === object)) }
}
