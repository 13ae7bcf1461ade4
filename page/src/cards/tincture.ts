/** The six tones of a card, as the custom properties its drawing uses. */

import { tinctureOf } from "../pictures/tinctures"

/** Sets the tones on an element. Through the DOM, as the content policy allows no style attributes. */
export function tinctured(node: HTMLElement, colours: readonly string[]) {
  const set = (names: readonly string[]) => {
    const tones = tinctureOf(names)
    for (const [tone, value] of Object.entries(tones)) node.style.setProperty(`--${tone}`, value)
  }
  set(colours)
  return { update: set }
}
