/** What the player points at: a card, one of its moves, the cards gathered for a question. Nothing of it is sent until
 * it is one option of the pending question. */

import { between, endOfTurn, enough, gathers, movesOf, onlyPicks, optionsWith, otherEnd, standing, type Move } from "./moves"
import { showing, type Showing } from "./showing.svelte"
import { table, type Table } from "./table.svelte"
import { placesIn, type Decision, type Option, type Place, type View } from "./view"

export class Aim {
  /** The card whose moves are shown. */
  selected = $state<number | null>(null)
  /** Which of its moves looks for a target. */
  moving = $state<string | null>(null)
  /** What the pointer or the focus is on. */
  over = $state<number | null>(null)
  /** A move that is looked at but not chosen. */
  hinted = $state<string | null>(null)
  /** The card being read. */
  reading = $state<number | null>(null)
  /** A card being read by its name, as the log calls it and as the pool does: it may be no object of this view. */
  readingName = $state.raw<{ said: string; name: string } | null>(null)
  /** The cards picked for a question that takes several, in the order they were picked. */
  gathered = $state<number[]>([])

  /** Whether the selected card is being dragged: then everything it can be put on is lit. */
  dragging = $state(false)

  /** Where a card can be picked in different ways: in which one it was. */
  private ways = new Map<number, string>()
  private sending = $state.raw<{ kind: string; sent: number[]; rest: number[] } | null>(null)

  constructor(
    private readonly store: Table,
    private readonly shown: Showing,
  ) {}

  view = $derived.by((): View | null => this.shown.view)
  places = $derived.by((): Map<number, Place> => (this.view ? placesIn(this.view) : new Map()))

  /** The question, if this seat may answer it now. */
  decision = $derived.by((): Decision | null =>
    this.store.mayAct && !this.shown.running ? (this.store.view?.decision ?? null) : null,
  )

  picks = $derived.by(() => onlyPicks(this.decision))
  gathers = $derived.by(() => gathers(this.decision))
  moves = $derived.by((): Move[] => (this.selected === null ? [] : movesOf(this.decision, this.selected)))
  move = $derived.by((): Move | null => this.moves.find((move) => move.key === this.moving) ?? null)

  /** The cards that answer: to the question itself, or as targets of the move. */
  lit = $derived.by((): Set<number> => {
    const found = new Set<number>()
    const from = this.selected
    if (this.picks) {
      for (const option of this.decision?.options ?? []) if (option.object != null) found.add(option.object)
    } else if (from !== null && (this.move?.aims || this.dragging)) {
      const options = this.dragging ? optionsWith(this.decision, from) : (this.move?.options ?? [])
      for (const option of options) {
        const other = otherEnd(option, from)
        if (other !== undefined) found.add(other)
      }
    }
    return found
  })

  /** The cards that can do something. */
  able = $derived.by((): Set<number> => {
    const found = new Set<number>()
    if (this.picks) return found
    for (const option of this.decision?.options ?? []) {
      if (option.object != null) found.add(option.object)
      if (option.target != null && option.kind === "sing") found.add(option.target)
    }
    return found
  })

  /** The option that what is pointed at means, for its forecast. */
  meant = $derived.by((): Option | null => {
    const over = this.over
    if (this.picks && over !== null) return this.pickOption(over) ?? null
    if (this.selected === null) return null
    if (this.dragging) return over === null ? null : (between(this.decision, this.selected, over)[0] ?? null)
    const move = this.move ?? this.moves.find((found) => found.key === this.hinted) ?? (this.moves.length === 1 ? this.moves[0] : null)
    if (!move) return null
    if (!move.aims) return move.options[0] ?? null
    const from = this.selected
    const aimed = move.options.find((option) => otherEnd(option, from) === over)
    return aimed ?? (move.options.length === 1 ? (move.options[0] ?? null) : null)
  })

  /** Where the arrow begins: at the card that acts, or at the one in play that asks. */
  origin = $derived.by((): number | null => {
    if (this.selected !== null) return this.selected
    const source = this.picks && !this.gathers ? (this.decision?.source ?? null) : null
    return source !== null && this.places.get(source)?.inPlay ? source : null
  })

  /** Where the arrow ends. */
  target = $derived.by((): number | null => {
    if (this.picks && this.origin !== null && this.meant) return this.meant.object ?? null
    if (this.selected === null || !this.meant || !(this.move?.aims || this.dragging)) return null
    return otherEnd(this.meant, this.selected) ?? null
  })

  card(object: number | null): Place | undefined {
    return object === null ? undefined : this.places.get(object)
  }

  pickOption(object: number): Option | undefined {
    const way = this.ways.get(object)
    return this.decision?.options?.find((option) => option.object === object && (way === undefined || option.kind === way))
  }

  /** The cards picked, by now and before. */
  picked = $derived.by((): number => new Set([...this.gathered, ...(this.decision?.chosen ?? [])]).size)

  /** Whether what was picked is an answer. */
  enough = $derived.by((): boolean => this.decision !== null && enough(this.decision, this.picked))

  /** A click, a tap or Enter on a card. */
  click(object: number): void {
    this.read(object)
    // Who moves need not wait until everything has been shown.
    if (this.shown.running && this.store.mayAct && optionsWith(this.store.view?.decision ?? null, object).length > 0) this.shown.skip()
    const decision = this.decision
    if (!decision) {
      this.selected = this.selected === object ? null : object
      return
    }
    if (this.picks) {
      const option = this.pickOption(object)
      if (!option) return
      if (!this.gathers) this.answer(option)
      else if (!this.gathered.includes(object) && optionsWith(decision, object).length > 1) this.select(object)
      else this.toggle(object)
      return
    }
    if (this.selected !== null && this.lit.has(object)) {
      const from = this.selected
      const option = this.move?.options.find((o) => otherEnd(o, from) === object)
      if (option) this.answer(option)
      return
    }
    if (this.selected === object) this.clear()
    else this.select(object)
  }

  select(object: number): void {
    this.selected = object
    const aiming = this.moves.filter((move) => move.aims)
    this.moving = this.moves.length === 1 && aiming.length === 1 ? (aiming[0]?.key ?? null) : null
  }

  read(object: number): void {
    this.reading = object
    this.readingName = null
  }

  readNamed(said: string, name: string): void {
    this.readingName = { said, name }
  }

  /** A move of the selected card: done at once, or its targets light up. */
  choose(move: Move): void {
    if (move.aims) this.moving = this.moving === move.key ? null : move.key
    else if (this.gathers && this.selected !== null) {
      this.toggle(this.selected, move.kind)
      this.selected = null
    } else if (move.options[0]) this.answer(move.options[0])
  }

  /** Whether a card can be dropped on another, or in a place that stands for a kind of move. */
  droppable(from: number, onto: number | string): Option | undefined {
    if (typeof onto === "number") return between(this.decision, from, onto)[0]
    return optionsWith(this.decision, from).find((o) => o.object === from && o.target == null && o.kind === onto)
  }

  toggle(object: number, way?: string): void {
    if (this.sending) return
    if (this.gathered.includes(object)) this.gathered = this.gathered.filter((other) => other !== object)
    else if (this.picked < (this.decision?.most ?? Infinity)) this.gathered = [...this.gathered, object]
    if (way === undefined) this.ways.delete(object)
    else this.ways.set(object, way)
  }

  /** Send what was gathered: one answer to each question, and then that this is all. */
  confirm(): void {
    const decision = this.decision
    if (!decision || !this.enough) return
    this.sending = { kind: decision.kind, sent: [], rest: this.gathered.filter((object) => this.pickOption(object)) }
    this.goOn()
  }

  /** Called whenever a new question is there: the next of what was gathered is its answer, if it goes on asking for the
   * same. */
  goOn(): void {
    const decision = this.decision
    const sending = this.sending
    if (!sending || !decision) return
    const [next, ...rest] = sending.rest
    const same = decision.kind === sending.kind && sending.sent.every((object) => decision.chosen?.includes(object))
    const option = same && next !== undefined ? this.pickOption(next) : undefined
    const done = decision.options?.find((o) => o.kind === "done")
    if (option && next !== undefined) {
      this.sending = { ...sending, sent: [...sending.sent, next], rest }
      this.answer(option, true)
    } else {
      this.sending = null
      if (same && next === undefined && done) this.answer(done)
      else this.drop() // it asks for something else, or what is still wanted is no longer possible: to be looked at again
    }
  }

  private drop(): void {
    this.gathered = []
    this.ways.clear()
  }

  get busySending(): boolean {
    return this.sending !== null
  }

  answer(option: Option, more = false): void {
    const decision = this.decision
    if (!decision) return
    const place = standing(decision, option).place
    if (!more) this.clear()
    this.store.answer(place)
  }

  endTurn(): void {
    const option = endOfTurn(this.decision)
    if (option) this.answer(option)
  }

  /** Whether there is something to step back from. */
  get busy(): boolean {
    return this.selected !== null || this.moving !== null || this.gathered.length > 0
  }

  /** One step back: from the target to the card, from the card to nothing. */
  back(): void {
    if (this.moving !== null) this.moving = null
    else if (this.selected !== null) this.selected = null
    else this.clear()
  }

  clear(): void {
    this.selected = null
    this.moving = null
    this.over = null
    this.drop()
  }
}

export const aim = new Aim(table, showing)
