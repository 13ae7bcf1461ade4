/** A card of 7 Fallen. */

import { count, plainFace, type Face } from "../../cards/face"
import type { Card } from "../../view"

export function fallenFace(card: Card): Face {
  const energy = card["energy"]
  const markers = Object.entries((card["markers"] ?? {}) as Record<string, number>)
  const said = (card["markers said"] ?? {}) as Record<string, string>
  return {
    ...plainFace(card),
    counts: [...count(card, "attack", "up"), ...count(card, "life", "shield"), ...count(card, "shield", "shield")],
    kind: typeof card["kind"] === "string" ? card["kind"] : (card.type ?? ""),
    lying: card["tilted"] ? "tilted" : null,
    marks: [
      ...(typeof energy === "number" && energy > 0 ? [{ fact: "energy", value: energy }] : []),
      ...markers.filter(([, value]) => value > 0).map(([name, value]) => ({ fact: said[name] ?? name, value })),
    ],
    small: card.type === "worshipper" || card.type === "temple",
  }
}
