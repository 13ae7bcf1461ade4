/** A card of The Spoils. */

import { count, plainFace, type Face } from "../../cards/face"
import type { Card } from "../../view"

export function spoilsFace(card: Card): Face {
  const tokens = card["tokens"]
  return {
    ...plainFace(card),
    cost: card.type === "resource" || card.type === "faction" ? null : plainFace(card).cost,
    counts: [
      ...count(card, "strength", "up"),
      ...count(card, "life", "shield"),
      ...count(card, "structure", "shield"),
      ...count(card, "speed", "plain"),
    ],
    lying: card["depleted"] ? "depleted" : null,
    state: card["new"] ? "new" : null,
    hatched: card["new"] === true,
    marks: typeof tokens === "number" && tokens > 0 ? [{ fact: "tokens", value: tokens }] : [],
    small: card.type === "resource",
  }
}
