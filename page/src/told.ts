/** The cards that a step of the game speaks of, to be found on the board. */

import type { Step } from "./protocol"
import { asView, placesIn, type Card, type View } from "./view"

/** What is named in the sentences of a step. Of several cards of one name, those that have just come there, else those
 * that something happened to. */
export function spokenOf(step: Step, before: View | null): Set<number> {
  const names = new Set(step.lines.flatMap((line) => Object.values(line.cards ?? {})))
  const was = before ? placesIn(before) : new Map<number, { card: Card }>()
  const found = new Map<string, { object: number; rank: number }[]>()
  for (const [object, { card }] of placesIn(asView(step.view))) {
    if (card.name === undefined || !names.has(card.name)) continue
    const before = was.get(object)?.card
    const rank = before === undefined ? 2 : same(before, card) ? 0 : 1
    found.set(card.name, [...(found.get(card.name) ?? []), { object, rank }])
  }
  return new Set(
    [...found.values()].flatMap((objects) => {
      const best = Math.max(...objects.map(({ rank }) => rank))
      return objects.filter(({ rank }) => rank === best).map(({ object }) => object)
    }),
  )
}

function same(a: Card, b: Card): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
