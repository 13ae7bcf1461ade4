/** A game that is seen again: its moments, the one that is shown, and with whose eyes. The table shows what it is given;
 * here it is given moments instead of what a server tells as it happens. */

import { answered } from "../offers"
import { hashOf } from "../place.svelte"
import type { Mark, Moment, Replay } from "../protocol"
import { table } from "../table.svelte"

/** Nothing is hidden from these eyes. */
export const ALL = -2
const PACE = 1400

export class Seen {
  name = $state("")
  moments = $state.raw<Mark[]>([])
  names = $state.raw<string[]>([])
  /** What a scenario shows. */
  title = $state("")
  /** The rules it shows. */
  rules = $state.raw<string[]>([])
  /** With whose eyes it may be seen. */
  allowed = $state.raw<number[]>([])
  /** Whether one can go from here to the table where it is played. */
  atTable = $state(false)
  eyes = $state(ALL)
  now = $state(0)
  /** Whether a position can be made of the moment that is shown. */
  editable = $state(false)
  running = $state(false)
  /** Why it can't be seen. */
  problem = $state("")

  private lang = "en"
  private kept = new Map<number, Promise<Moment>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Who plays on learns what is hidden: not while a game is played by others. */
  get mayFork(): boolean {
    return this.allowed.includes(ALL)
  }

  get last(): number {
    return Math.max(0, this.moments.length - 1)
  }

  async open(name: string, moment: number, lang: string, eyes: number | null = null): Promise<void> {
    this.stop()
    this.name = name
    this.lang = lang
    this.problem = ""
    this.kept.clear()
    try {
      const found = await answered<Replay>(await fetch(this.address("", eyes)))
      if (name !== this.name) return
      table.close()
      table.take(found.welcome)
      this.moments = found.moments
      this.names = found.names
      this.title = found.title
      this.rules = found.rules
      this.allowed = found.eyes
      this.atTable = found.table
      this.eyes = eyes ?? found.eyes[0] ?? ALL
      await this.go(moment)
    } catch (problem) {
      this.problem = (problem as Error).message
    }
  }

  /** With other eyes, at the same moment. */
  see(eyes: number): Promise<void> {
    return this.open(this.name, this.now, this.lang, eyes)
  }

  async go(moment: number): Promise<void> {
    const wanted = Math.min(Math.max(0, moment), this.last)
    this.now = wanted
    history.replaceState(null, "", hashOf({ at: "replay", replay: this.name, moment: wanted }))
    const name = this.name
    try {
      const found = await this.moment(wanted)
      if (this.now !== wanted || this.name !== name) return // somebody was quicker
      table.take(found.table)
      this.editable = found.position
      if (wanted < this.last) void this.moment(wanted + 1) // so that the next is there when it is wanted
    } catch (problem) {
      this.kept.delete(wanted)
      this.stop()
      this.problem = (problem as Error).message
    }
  }

  play(): void {
    this.running = true
    const from = this.now === this.last ? 0 : this.now + 1
    void this.go(from).then(() => this.tick())
  }

  stop(): void {
    this.running = false
    clearTimeout(this.timer)
  }

  /** Step by step, by hand. */
  step(by: number): void {
    this.stop()
    void this.go(this.now + by)
  }

  private tick(): void {
    clearTimeout(this.timer)
    if (!this.running) return
    this.timer = setTimeout(() => {
      if (!this.running) return
      if (this.now >= this.last) this.stop()
      else void this.go(document.hidden ? this.now : this.now + 1).then(() => this.tick())
    }, PACE)
  }

  private moment(number: number): Promise<Moment> {
    const found = this.kept.get(number) ?? fetch(this.address(`/${number}`, this.eyes)).then((answer) => answered<Moment>(answer))
    this.kept.set(number, found)
    return found
  }

  private address(rest: string, eyes: number | null): string {
    const asked = new URLSearchParams({ lang: this.lang, ...(eyes === null ? {} : { as: String(eyes) }) })
    return `/api/replays/${this.name.split("/").map(encodeURIComponent).join("/")}${rest}?${asked}`
  }
}

export const seen = new Seen()
