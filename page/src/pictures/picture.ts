/** A picture for every card, drawn from its name: a field, and a charge on it, in the tincture of its colours. */

import { Chance } from "./chance.ts"
import { CHARGES } from "./charges.ts"
import { sign } from "./charge/sign.ts"
import type { CardFacts } from "./facts.ts"
import { tinctureOf } from "./tinctures.ts"

export type { CardFacts } from "./facts.ts"

/** The picture of a card as SVG text. It has no id, style or script, and is hidden from screen readers: the card's name
 * says what it shows. */
export function picture(card: CardFacts): string {
  const draw = Object.hasOwn(CHARGES, card.kind) ? (CHARGES[card.kind] ?? sign) : sign
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">' +
    draw(card, tinctureOf(card.colours), new Chance(card.fullName)) +
    "</svg>"
  )
}
