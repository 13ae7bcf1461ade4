/** Cards that are spoken of and lie nowhere in sight, as they are printed: asked for once, then kept. */

import { SvelteMap } from "svelte/reactivity"
import type { Card } from "./view"

export class Named {
  private known = new SvelteMap<string, Card | null>()
  private asked = new Set<string>()

  /** The card, as soon as the server has told it; undefined until then, null if it does not. */
  of(game: string, lang: string, name: string): Card | null | undefined {
    return this.known.get(address(game, lang, name))
  }

  async ask(game: string, lang: string, name: string): Promise<void> {
    const from = address(game, lang, name)
    if (this.asked.has(from)) return
    this.asked.add(from)
    try {
      const answer = await fetch(from)
      this.known.set(from, answer.ok ? ((await answer.json()) as { card: Card }).card : null)
    } catch {
      this.asked.delete(from) // the server could not be reached: it is asked again another time
      this.known.set(from, null)
    }
  }
}

function address(game: string, lang: string, name: string): string {
  return `/api/card/${encodeURIComponent(game)}/${encodeURIComponent(lang)}?name=${encodeURIComponent(name)}`
}

export const named = new Named()
