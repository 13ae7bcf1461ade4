/** A position that is being laid out: what a scenario file says, changed by hand. The words a game has for it come from
 * the server; what can't be edited here is kept as it is. */

import { answered, post, Unfit } from "../offers"
import type { Cards, Fault, PositionWord, PositionWords, RoomMade, ScenarioText } from "../protocol"

export type Told = Record<string, unknown>
export type Laid = string | Told

/** A card of the position, whichever way it is written. */
export function nameOf(card: Laid): string {
  return typeof card === "string" ? card : String(card["card"] ?? "")
}

/** What is said of a card besides its name. */
export function saidOf(card: Laid, word: string): unknown {
  return typeof card === "string" ? undefined : card[word]
}

/** The same card with something else said of it; what goes without saying is left out. */
export function saying(card: Laid, word: string, value: unknown): Laid {
  const told: Told = typeof card === "string" ? { card } : { ...card }
  const nothing = value === undefined || value === false || value === "" || (Array.isArray(value) && value.length === 0)
  if (nothing || (value === 0 && word !== "count")) delete told[word]
  else told[word] = value
  const words = Object.keys(told)
  return words.length === 1 && words[0] === "card" ? String(told["card"]) : told
}

/** What the reader calls cards, and what files call them. */
class Titles {
  private titles = $state.raw<Record<string, string>>({})
  private names = $derived(new Map(Object.entries(this.titles).map(([name, title]) => [title, name])))

  know(titles: Record<string, string>): void {
    this.titles = titles
  }

  of(name: string): string {
    return this.titles[name] ?? name
  }

  name(title: string): string {
    return this.names.get(title) ?? title
  }
}

export const titles = new Titles()

/** How many, or which: a number, or names with commas between them. */
export function amountOf(text: string): number | string[] | undefined {
  const said = text.trim()
  if (!said) return undefined
  return /^\d+$/.test(said) ? Number(said) : said.split(",").map((name) => titles.name(name.trim())).filter(Boolean)
}

export function amountText(amount: unknown): string {
  return Array.isArray(amount) ? amount.map((name) => titles.of(String(name))).join(", ") : String(amount ?? "")
}

/** What can be edited of a card that lies in a place: a zone, or under another card. */
export function aboutCards(known: PositionWords, place: string): PositionWord[] {
  return known.card.filter((word) => word.name !== "card" && word.takes !== "other" && (word.under.length === 0 || word.under.includes(place)))
}

async function got<Answer>(path: string): Promise<Answer> {
  return answered(await fetch(path))
}

export class Position {
  game = $state("")
  data = $state.raw<Told>({})
  words = $state.raw<PositionWords | null>(null)
  /** What cards are called, to choose from. */
  names = $state.raw<string[]>([])
  faults = $state.raw<Fault[]>([])
  problem = $state("")
  busy = $state(false)

  /** The position that a replay began with, or that of one of its moments. */
  async open(replay: string, moment: number | undefined, lang: string): Promise<void> {
    this.problem = ""
    try {
      const path = [...replay.split("/").map(encodeURIComponent), ...(moment === undefined ? [] : [moment])].join("/")
      const found = await got<ScenarioText>(`/api/replays/${path}/scenario?lang=${lang}`)
      const [words, cards] = await Promise.all([got<PositionWords>(`/api/positions/${found.game}?lang=${lang}`), got<Cards>(`/api/cards/${found.game}`)])
      const own = Array.isArray(found.data["card"]) ? (found.data["card"] as Told[]).map((card) => String(card["name"])) : []
      this.game = found.game
      this.data = found.data
      this.words = words
      titles.know(words.titles)
      this.names = [...own, ...Object.keys(cards.cards)].map((name) => titles.of(name)).sort((one, other) => one.localeCompare(other))
    } catch (problem) {
      this.problem = (problem as Error).message
    }
  }

  get seats(): string[] {
    return [..."ABCDEFGH"].slice(0, Number(this.data["seats"] ?? 2))
  }

  /** What is said of a seat. */
  of(seat: string): Told {
    return (this.data[seat] ?? {}) as Told
  }

  cards(seat: string, word: PositionWord): Laid[] {
    const told = this.of(seat)[word.name]
    return told === undefined ? [] : Array.isArray(told) ? (told as Laid[]) : [told as Laid]
  }

  /** Say something of a seat, or no longer. */
  say(seat: string, word: string, value: unknown): void {
    const { [word]: _, ...rest } = this.of(seat)
    this.data = { ...this.data, [seat]: value === undefined ? rest : { ...rest, [word]: value } }
  }

  lay(seat: string, word: PositionWord, cards: Laid[]): void {
    this.say(seat, word.name, cards.length === 0 ? undefined : word.takes === "card" ? cards.at(-1) : cards)
  }

  title(text: string): void {
    this.data = { ...this.data, title: text }
  }

  /** Have it laid out; the key it is kept under, or "" if it can't be. */
  async keep(lang: string): Promise<string> {
    this.busy = true
    this.faults = []
    try {
      return (await post<RoomMade>("/api/positions", { data: this.data, lang })).watch
    } catch (problem) {
      this.faults = problem instanceof Unfit ? problem.faults : [{ text: (problem as Error).message }]
      return ""
    } finally {
      this.busy = false
    }
  }

  /** The scenario file of a position that was kept. */
  async file(key: string, lang: string): Promise<string> {
    return (await got<ScenarioText>(`/api/replays/${key}/scenario?lang=${lang}`)).text
  }
}
