/** What pictures and panels need to know of cards and a view does not tell: their colours and traits. */

export interface Facts {
  colours: string[]
  traits: string[]
}

class Cards {
  private known = $state.raw<Record<string, Facts>>({})
  private game = ""

  of(name: string | undefined): Facts | undefined {
    return name === undefined ? undefined : this.known[name]
  }

  async load(game: string): Promise<void> {
    if (game === this.game) return
    this.game = game
    const answer = await fetch(`/api/cards/${encodeURIComponent(game)}`)
    if (answer.ok && this.game === game) this.known = (await answer.json()) as Record<string, Facts>
  }
}

export const cardFacts = new Cards()
