/** A hint at the table: what it speaks of is marked on the board. One for another question is not shown. */

import { aim, type Aim } from "./aim.svelte"
import type { Hinted } from "./protocol"
import { sheets } from "./sheets.svelte"
import { table, type Table } from "./table.svelte"
import type { Option } from "./view"
import { words } from "./words.svelte"

/** Wider than this, hints stand beside the board; else they lie over it. */
const RAIL = "(min-width: 1101px)"

export class Advice {
  /** The option of the hint that is looked at; the best, if none is. */
  pointed = $state(0)

  constructor(
    private readonly store: Table,
    private readonly aimed: Aim,
  ) {}

  options = $derived.by((): Hinted[] => {
    const hint = this.store.hint
    return hint && this.aimed.decision && hint.question === this.store.question ? hint.options : []
  })

  private spoken = $derived.by((): Hinted | undefined => this.options[this.pointed] ?? this.options[0])

  /** The places of the options it speaks of; where there is nothing to choose, none is marked. */
  places = $derived.by((): Set<number> => new Set(this.options.length > 1 ? this.spoken?.options : []))

  /** The cards it speaks of; of equal ones the first. */
  objects = $derived.by((): Set<number> => {
    const [first] = this.places
    const option = this.aimed.decision?.options?.find(({ place }) => place === first)
    return new Set([option?.object, option?.target].filter((object) => object != null))
  })

  /** What an option is called here: as its button is, where cards are picked first and confirmed then. */
  said({ options, sentence }: Hinted): string {
    const decision = this.aimed.decision
    const option = decision?.options?.find(({ place }) => place === options[0])
    const none = this.aimed.gathers && option?.kind === "done" && !decision?.chosen?.length
    return none ? words("confirm", { number: 0 }) : sentence
  }

  among(options: Option[]): boolean {
    return options.some(({ place }) => this.places.has(place))
  }

  /** Ask, and see the answer. */
  ask(): void {
    if (!this.store.mayHint || !this.aimed.decision) return
    this.pointed = 0
    this.store.askHint()
    if (!matchMedia(RAIL).matches) sheets.open("hint")
  }
}

export const advice = new Advice(table, aim)

/** A chance in percent; certain is only what is. */
export function percent(chance: number): number {
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(chance * 100))) : Math.round(chance * 100)
}
