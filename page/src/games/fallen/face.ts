/** A card of 7 Fallen. */

import { count, plainFace, type Count, type Face } from "../../cards/face"
import type { Card } from "../../view"

/** Some numbers count for every card, but say something only where they are printed or no longer nothing. */
const tells = ({ fact, value }: Count, card: Card) => value !== 0 || card.printed?.[fact] != null

export function fallenFace(card: Card): Face {
  const energy = card["energy"]
  const markers = Object.entries((card["markers"] ?? {}) as Record<string, number>)
  const said = (card["markers said"] ?? {}) as Record<string, string>
  return {
    ...plainFace(card),
    counts: [
      ...count(card, "attack", "up"),
      ...count(card, "life", "shield"),
      ...count(card, "shield", "shield"),
    ].filter((found) => tells(found, card)),
    kind: typeof card["kind"] === "string" ? card["kind"] : (card.type ?? ""),
    lying: card["tilted"] ? "tilted" : null,
    marks: [
      ...(typeof energy === "number" && energy > 0 ? [{ fact: "energy", value: energy }] : []),
      ...markers.filter(([, value]) => value > 0).map(([name, value]) => ({ fact: said[name] ?? name, value })),
    ],
    small: card.type === "worshipper" || card.type === "temple",
  }
}
