/** A puzzle as somebody tries it: the table it is laid out on, again and again, and what was solved. The server says how
 * the goal stands and answers for the other side; where the solution is shown, both sides are played from here. */

import { answerAs, changedSince } from "../acting"
import { keep, kept } from "../kept"
import { answered, post } from "../offers"
import type { Puzzle, RoomMade, SolutionStep } from "../protocol"
import { showing } from "../showing.svelte"
import { table, type Language } from "../table.svelte"

const SOLVER = 0

export class Attempt {
  puzzle = $state.raw<Puzzle | null>(null)
  /** Whether the hint was asked for. */
  hinted = $state(false)
  /** How many answers of the solution have been shown; -1: it is not being shown. */
  shown = $state(-1)
  busy = $state(false)
  /** Whether the table is that of this puzzle, and no longer the one before. */
  ready = $state(false)
  problem = $state("")

  private keys: string[] = []
  private lang: Language = "en"
  /** Counts the rooms: what still happens in an earlier one is of no interest. */
  private rooms = 0

  get solution(): SolutionStep[] {
    return this.puzzle?.solution ?? []
  }

  /** How the goal stands, once what the other side did has been seen. */
  get state(): "open" | "met" | "failed" {
    const state = showing.running ? "open" : table.status?.goal
    return state === "met" || state === "failed" ? state : "open"
  }

  /** What has just been shown. */
  get step(): SolutionStep | undefined {
    return this.solution[this.shown - 1]
  }

  async open(game: string, name: string, lang: Language): Promise<void> {
    this.problem = ""
    this.hinted = this.ready = false
    this.lang = lang
    try {
      this.puzzle = await answered<Puzzle>(await fetch(`${addressOf(game, name)}?lang=${lang}`))
      await this.layOut(false)
    } catch (problem) {
      this.problem = (problem as Error).message
    }
  }

  leave(): void {
    this.rooms += 1
    table.guide = null
  }

  /** As it was in the beginning. */
  async layOut(shown: boolean): Promise<void> {
    if (!this.puzzle) return
    const room = ++this.rooms
    this.busy = true
    try {
      const { game, line } = this.puzzle
      const made = await post<RoomMade>(addressOf(game, line.name), { lang: this.lang, shown })
      if (room !== this.rooms) return
      this.keys = made.seats
      this.shown = shown ? 0 : -1
      table.guide = shown ? () => this.busy : null
      showing.skip()
      table.open(made.seats[SOLVER] ?? "", this.lang)
      await changedSince(-1)
      if (room === this.rooms) this.ready = true
    } catch (problem) {
      this.problem = (problem as Error).message
    } finally {
      if (room === this.rooms) this.busy = false
    }
  }

  /** The next answer of the solution. */
  async showNext(): Promise<void> {
    const step = this.solution[this.shown]
    if (!step || this.busy) return
    const room = this.rooms
    this.busy = true
    try {
      const entry = table.lastEntry
      if (step.seat === SOLVER) table.answer(step.option)
      else await answerAs(this.keys[step.seat] ?? "", step.option)
      await changedSince(entry)
      if (room === this.rooms) this.shown += 1
    } catch (problem) {
      this.problem = (problem as Error).message
    } finally {
      if (room === this.rooms) this.busy = false
    }
  }
}

function addressOf(game: string, name: string): string {
  return `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`
}

const KEPT = "puzzles"

/** Which puzzles were solved, kept in this browser: GAME/NAME each. */
export class Solved {
  private names = $state.raw<ReadonlySet<string>>(new Set(solvedBefore()))

  has(game: string, name: string): boolean {
    return this.names.has(`${game}/${name}`)
  }

  add(game: string, name: string): void {
    if (this.has(game, name)) return
    this.names = new Set([...this.names, `${game}/${name}`])
    keep(KEPT, JSON.stringify([...this.names]))
  }
}

function solvedBefore(): string[] {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "[]")
    return Array.isArray(found) ? found.map(String) : []
  } catch {
    return []
  }
}

export const solved = new Solved()
