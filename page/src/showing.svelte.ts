/** What the others did, shown step by step at a pace one can set; with no steps to show, how things stand now. */

import type { Step } from "./protocol"
import { table, type Table } from "./table.svelte"
import { asView, type View } from "./view"

/** Milliseconds a step; 0 shows the end at once. */
export const PACES = [0, 300, 600, 1200, 2500] as const

export class Showing {
  steps = $state.raw<Step[]>([])
  at = $state(-1)
  paused = $state(false)
  pace = $state<number>(600)

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly store: Table) {
    store.onSteps = (steps) => this.follow(steps)
  }

  get view(): View | null {
    const step = this.steps[this.at]
    return step ? asView(step.view) : this.store.view
  }

  get step(): Step | undefined {
    return this.steps[this.at]
  }

  get running(): boolean {
    return this.at >= 0
  }

  /** Steps as they arrive: one's own need no showing. */
  follow(steps: Step[]): void {
    const me = this.store.welcome?.audience ?? -1
    const theirs = steps.filter((step) => step.seat !== me && step.text !== "")
    if (theirs.length === 0 || this.pace === 0) return
    if (this.running) this.steps = [...this.steps, ...theirs]
    else this.begin(theirs)
  }

  begin(steps: Step[]): void {
    if (steps.length === 0) return
    this.steps = steps
    this.at = 0
    this.paused = this.pace === 0
    this.tick()
  }

  back(): void {
    this.paused = true
    this.at = Math.max(0, this.at - 1)
  }

  forward(): void {
    if (this.at + 1 >= this.steps.length) this.skip()
    else this.at += 1
    this.tick()
  }

  pause(on: boolean): void {
    this.paused = on
    this.tick()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.at = -1
    this.steps = []
    this.paused = false
  }

  private tick(): void {
    clearTimeout(this.timer)
    if (!this.running || this.paused) return
    this.timer = setTimeout(() => this.forward(), this.pace)
  }
}

export const showing = new Showing(table)
