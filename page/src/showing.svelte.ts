/** What the others did, shown step by step at a pace one can set; with no steps to show, how things stand now. */

import { keep, kept } from "./kept"
import type { Line, Step } from "./protocol"
import { table, type Table } from "./table.svelte"
import { spokenOf } from "./told"
import { asView, type View } from "./view"

/** Milliseconds a step; 0 shows the end at once. */
export const PACES = [0, 300, 600, 1200, 2500] as const

const USUAL = 600
const KEPT = "pace"

/** The steps that tell something: what nobody else may know of is nothing to look at. */
export function telling(steps: Step[]): Step[] {
  return steps.filter((step) => step.lines.length > 0)
}

export class Showing {
  steps = $state.raw<Step[]>([])
  at = $state(-1)
  paused = $state(false)
  /** Whether it is shown because somebody wanted to see it again. */
  again = $state(false)

  private kept = $state<number>(paceKept())
  /** How it stood before the first of the steps. */
  private first = $state.raw<View | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly store: Table) {
    store.onSteps = (steps, before) => this.follow(steps, before)
  }

  get pace(): number {
    return this.kept
  }

  set pace(pace: number) {
    this.kept = pace
    keep(KEPT, String(pace))
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

  /** The log as far as it has been shown. */
  lines = $derived.by((): Line[] => {
    const { lines } = this.store
    return this.step ? lines.slice(0, this.store.linesUntil(this.step.entry)) : lines
  })

  /** The cards the step speaks of. */
  told = $derived.by((): Set<number> => {
    const { step } = this
    if (!step) return new Set()
    const before = this.steps[this.at - 1]
    return spokenOf(step, before ? asView(before.view) : this.first)
  })

  /** Steps as they arrive: one's own need no showing. */
  follow(steps: Step[], before: View | null): void {
    const me = this.store.welcome?.audience ?? -1
    const theirs = telling(steps).filter((step) => step.seat !== me)
    if (theirs.length === 0 || this.pace === 0) return
    if (this.running) this.steps = [...this.steps, ...theirs]
    else this.begin(theirs, { before })
  }

  begin(steps: Step[], { at = 0, paused = false, again = false, before = null as View | null } = {}): void {
    if (steps.length === 0) return
    this.steps = steps
    this.first = before
    this.at = at
    this.again = again
    this.paused = paused || this.pace === 0
    this.tick()
  }

  back(): void {
    this.paused = true
    this.at = Math.max(0, this.at - 1)
    this.tick()
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
    this.first = null
    this.paused = false
    this.again = false
  }

  /** Nothing goes by while the page can't be seen. */
  private tick(): void {
    clearTimeout(this.timer)
    if (!this.running || this.paused) return
    this.timer = setTimeout(() => (document.hidden ? this.tick() : this.forward()), this.pace)
  }
}

function paceKept(): number {
  const wanted = Number(kept(KEPT) ?? USUAL)
  return PACES.find((pace) => pace === wanted) ?? USUAL
}

export const showing = new Showing(table)
