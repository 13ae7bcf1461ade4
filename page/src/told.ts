/** The cards that a step of the game speaks of, to be found on the board. */

import type { Step } from "./protocol"
import { asView, placesIn, type Card, type View } from "./view"

/** What is named in the sentences of a step. Of several cards of one name, those that something happened to. */
export function spokenOf(step: Step, before: View | null): Set<number> {
  const names = new Set(step.lines.flatMap((line) => Object.values(line.cards ?? {})))
  const was = before ? placesIn(before) : new Map<number, { card: Card }>()
  const found = new Map<string, number[]>()
  const changed = new Map<string, number[]>()
  for (const [object, { card }] of placesIn(asView(step.view))) {
    if (card.name === undefined || !names.has(card.name)) continue
    found.set(card.name, [...(found.get(card.name) ?? []), object])
    if (!same(was.get(object)?.card, card)) changed.set(card.name, [...(changed.get(card.name) ?? []), object])
  }
  return new Set([...found].flatMap(([name, objects]) => changed.get(name) ?? objects))
}

function same(a: Card | undefined, b: Card): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
