/** The deck on the bench: every change is kept at once, can be undone, and is told to the server, which says what is in
 * it and what is wrong with it. */

import { post, Unfit } from "../offers"
import type { DeckRow, DeckTold, Fault } from "../protocol"
import { cardsIn, changed, countOf, type Deck } from "./deck"
import { shelf } from "./shelf.svelte"

const PAUSE = 120 // milliseconds after the last change
const REMEMBERED = 200

type State = Pick<Deck, "rows" | "format">

export class Bench {
  deck = $state.raw<Deck>({ game: "", name: "", format: "", rows: [] })
  told = $state.raw<DeckTold | null>(null)
  faults = $state.raw<Fault[]>([])
  private past = $state.raw<readonly State[]>([])
  private future = $state.raw<readonly State[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  readonly cards = $derived(cardsIn(this.deck.rows))

  get mayUndo(): boolean {
    return this.past.length > 0
  }

  get mayRedo(): boolean {
    return this.future.length > 0
  }

  count(name: string): number {
    return countOf(this.deck.rows, name)
  }

  /** Take a deck from the shelf. If it is the one that lies here, another window may have changed it. */
  take(deck: Deck): void {
    if (deck === this.deck) return
    const same = deck.game === this.deck.game && deck.name === this.deck.name
    if (same && JSON.stringify(deck) === JSON.stringify(this.deck)) return
    if (same) this.remember()
    else [this.past, this.future, this.told] = [[], [], null]
    this.deck = deck
  }

  change(name: string, by: number): void {
    this.set({ rows: changed(this.deck.rows, name, by) })
  }

  /** Other cards, or another format. */
  set(state: Partial<State>): void {
    const next = { ...this.deck, ...state }
    if (next.rows === this.deck.rows && next.format === this.deck.format) return
    this.remember()
    this.lay(next)
  }

  rename(wanted: string): void {
    if (wanted.trim() && wanted.trim() !== this.deck.name) this.deck = shelf.rename(this.deck, wanted)
  }

  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, this.deck]
    this.lay({ ...this.deck, rows: last.rows, format: last.format })
  }

  redo(): void {
    const next = this.future.at(-1)
    if (!next) return
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, this.deck]
    this.lay({ ...this.deck, rows: next.rows, format: next.format })
  }

  private remember(): void {
    this.past = [...this.past.slice(-REMEMBERED), this.deck]
    this.future = []
  }

  private lay(deck: Deck): void {
    this.deck = deck
    shelf.keep(deck)
  }

  /** Have the deck told of as it is now, in a while: who adds four cards waits once. */
  tell(lang: string, formats: readonly string[]): void {
    const { game, rows } = this.deck
    const format = formats.includes(this.deck.format) ? this.deck.format : "" // one that is no more: the usual one
    const number = ++this.asked
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.ask(number, { game, format, rows, lang }), this.told ? PAUSE : 0)
  }

  private async ask(number: number, body: { game: string; format: string; rows: readonly DeckRow[]; lang: string }): Promise<void> {
    try {
      const told = await post<DeckTold>("/api/decks/tell", body)
      if (number !== this.asked) return
      this.told = told
      this.faults = told.faults ?? []
    } catch (problem) {
      if (number === this.asked) this.faults = problem instanceof Unfit ? problem.faults : [{ text: (problem as Error).message }]
    }
  }
}
