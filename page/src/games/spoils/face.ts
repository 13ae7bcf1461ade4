/** A card of The Spoils. */

import { count, plainFace, type Face } from "../../cards/face"
import type { Card } from "../../view"

/** Any card can lie face down as a resource. */
export function isResource(card: Card): boolean {
  return Array.isArray(card["types"]) ? card["types"].includes("resource") : card.type === "resource"
}

export function spoilsFace(card: Card): Face {
  const tokens = card["tokens"]
  const resource = isResource(card)
  const inPlay = card["types"] !== undefined
  return {
    ...plainFace(card),
    cost: resource || card.type === "faction" ? null : plainFace(card).cost,
    counts: resource ? [] : [
      ...count(card, "strength", "up"),
      ...count(card, "life", "shield"),
      ...count(card, "structure", "shield"),
      ...count(card, "speed", "plain"),
    ],
    keywords: resource ? [] : plainFace(card).keywords,
    lying: card["depleted"] ? "depleted" : null,
    state: card["new"] ? "new" : card["face down"] ? "face down" : null,
    hatched: card["new"] === true || card["face down"] === true,
    marks: typeof tokens === "number" && tokens > 0 ? [{ fact: "tokens", value: tokens }] : [],
    small: resource && inPlay,
  }
}
