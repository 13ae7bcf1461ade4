/** A card of Lorcana. */

import { count, plainFace, type Face } from "../../cards/face"
import type { Card } from "../../view"

export function lorcanaFace(card: Card): Face {
  const plain = plainFace(card)
  const lore = card["lore"] ?? card.printed?.["lore"]
  return {
    ...plain,
    costShape: card["inkable"] ? "drop" : "lozenge",
    counts: [...count(card, "strength", "up"), ...count(card, "willpower", "shield")],
    lozenges: typeof lore === "number" ? lore : 0,
    lozengesChanged: card.printed?.["lore"] !== undefined && card.printed["lore"] !== lore,
    kind: card["song"] ? "song" : (card.type ?? ""),
    lying: card["exerted"] ? "exerted" : null,
    state: card["drying"] ? "drying" : null,
    hatched: card["drying"] === true,
    small: card.type === "item",
  }
}
