/** What is looked for in the pool: words, and facts by the filters that the game declares. Both become one query of the
 * language that `arbitre cards` has, too. */

import { answered, Unfit } from "../offers"
import type { Filter, FoundCard, FoundCards } from "../protocol"

const PAUSE = 180 // milliseconds after the last key

export interface Chosen {
  values: string[]
  least: number | null
  most: number | null
  is: "" | "yes" | "no"
}

export const NOTHING: Chosen = { values: [], least: null, most: null, is: "" }

/** The terms of a query for what is chosen of a filter. */
export function termsOf({ key, kind }: Filter, { values, least, most, is }: Chosen): string[] {
  if (kind === "values") return values.length > 0 ? [`${key}="${values.join("|").replaceAll('"', "")}"`] : []
  if (kind === "flag") return is === "" ? [] : [`${is === "no" ? "-" : ""}is:${key}`]
  return [...(least === null ? [] : [`${key}>=${least}`]), ...(most === null ? [] : [`${key}<=${most}`])]
}

export function queryOf(text: string, filters: readonly Filter[], chosen: Readonly<Record<string, Chosen>>): string {
  return [text.trim(), ...filters.flatMap((filter) => termsOf(filter, chosen[filter.key] ?? NOTHING))].filter(Boolean).join(" ")
}

export class Search {
  text = $state("")
  chosen = $state.raw<Record<string, Chosen>>({})
  cards = $state.raw<readonly FoundCard[]>([])
  total = $state(0)
  nearest = $state(false)
  problem = $state("")
  /** Whether an answer has come at all: before that, nobody knows how many cards there are. */
  heard = $state(false)
  /** Whether an answer is waited for. */
  busy = $state(false)
  /** What the cards are the answer to. */
  private asked = ""
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly filters: () => readonly Filter[]) {}

  readonly query = $derived.by(() => queryOf(this.text, this.filters(), this.chosen))
  readonly filtered = $derived(Object.values(this.chosen).filter((one) => one.values.length > 0 || one.least !== null || one.most !== null || one.is !== "").length)

  of(key: string): Chosen {
    return this.chosen[key] ?? NOTHING
  }

  choose(key: string, chosen: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, [key]: { ...this.of(key), ...chosen } }
  }

  toggle(key: string, value: string): void {
    const { values } = this.of(key)
    this.choose(key, { values: values.includes(value) ? values.filter((one) => one !== value) : [...values, value] })
  }

  clear(): void {
    this.text = ""
    this.chosen = {}
  }

  /** Look, as soon as nothing more is typed. */
  look(game: string, lang: string): void {
    const address = addressOf(game, lang, this.query)
    clearTimeout(this.timer)
    if (address === this.asked) return
    this.timer = setTimeout(() => void this.ask(address, 0), this.asked ? PAUSE : 0)
  }

  /** The next cards. */
  async more(): Promise<void> {
    if (!this.busy && this.asked && this.cards.length < this.total) await this.ask(this.asked, this.cards.length)
  }

  private async ask(address: string, after: number): Promise<void> {
    this.asked = address
    this.busy = true
    try {
      const found = await answered<FoundCards>(await fetch(`${address}&after=${after}`))
      if (this.asked !== address) return
      this.cards = after === 0 ? found.cards : [...this.cards, ...found.cards]
      this.total = found.total
      this.heard = true
      this.nearest = found.nearest
      this.problem = ""
    } catch (problem) {
      if (this.asked !== address) return
      this.problem = problem instanceof Unfit ? problem.message : (problem as Error).message
      if (!(problem instanceof Unfit)) this.asked = "" // it is asked again with the next key
    } finally {
      if (this.asked === address || this.asked === "") this.busy = false
    }
  }
}

function addressOf(game: string, lang: string, query: string): string {
  return `/api/pool/${encodeURIComponent(game)}?${new URLSearchParams({ lang, search: query })}`
}
