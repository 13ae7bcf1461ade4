/** What pictures and panels need to know of cards and a view does not tell: their colours and traits. */

import type { CardFacts, Cards } from "./protocol"

class KnownCards {
  private known = $state.raw<Record<string, CardFacts>>({})
  private game = ""

  of(name: string | undefined): CardFacts | undefined {
    return name === undefined ? undefined : this.known[name]
  }

  async load(game: string): Promise<void> {
    if (game === this.game) return
    this.game = game
    const answer = await fetch(`/api/cards/${encodeURIComponent(game)}`)
    if (answer.ok && this.game === game) this.known = ((await answer.json()) as Cards).cards
  }
}

export const cardFacts = new KnownCards()
