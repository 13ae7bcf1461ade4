/** Drag and drop by pointer, so that it works by mouse and by touch: a card put on another, or in a place that stands
 * for a kind of move. What the drop means is one option of the question, as with a click. */

import { aim } from "./aim.svelte"
import { sheets } from "./sheets.svelte"

const FAR = 8
const LONG_PRESS = 480

export class Drag {
  object = $state<number | null>(null)
  over = $state<number | null>(null)
  place = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  /** The click that ends a drag or a long press is no click on a card. */
  justDropped = false

  private from: { object: number; x: number; y: number; touch: boolean; swipes: boolean } | null = null
  private long: ReturnType<typeof setTimeout> | undefined

  press(event: PointerEvent, object: number): void {
    if (event.button !== 0) return
    const touch = event.pointerType !== "mouse"
    const swipes = touch && event.currentTarget instanceof Element && getComputedStyle(event.currentTarget).touchAction !== "none"
    this.from = { object, x: event.clientX, y: event.clientY, touch, swipes }
    this.justDropped = false
    clearTimeout(this.long)
    addEventListener("pointermove", this.move)
    addEventListener("pointerup", this.drop)
    addEventListener("pointercancel", this.cancel)
    if (touch) {
      this.long = setTimeout(() => {
        this.end()
        this.ignoreClick()
        aim.read(object)
        sheets.open("read")
      }, LONG_PRESS)
    }
  }

  private move = (event: PointerEvent): void => {
    const from = this.from
    if (!from) return
    const [x, y] = [Math.abs(event.clientX - from.x), Math.abs(event.clientY - from.y)]
    if (this.object === null && Math.hypot(x, y) > FAR) {
      clearTimeout(this.long)
      if (from.swipes && x > y) return this.end() // along the row: that scrolls it
      if (!aim.able.has(from.object)) return this.end()
      this.object = from.object
      aim.select(from.object)
      aim.dragging = true
    }
    if (this.object === null) return
    this.x = event.clientX
    this.y = event.clientY
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const card = under?.closest<HTMLElement>("[data-object]")?.dataset["object"]
    const place = under?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null
    const onto = card === undefined ? null : Number(card)
    this.over = onto !== null && onto !== this.object && aim.droppable(this.object, onto) ? onto : null
    this.place = place
    aim.over = this.over
  }

  private drop = (): void => {
    if (this.object !== null) {
      this.justDropped = true
      setTimeout(() => (this.justDropped = false))
      const onto = this.over ?? this.kindsAt(this.place).find((kind) => aim.droppable(this.object ?? -1, kind))
      const option = onto === undefined ? undefined : aim.droppable(this.object, onto)
      if (option) aim.answer(option)
    }
    this.end()
  }

  /** Until the finger is lifted, and the click that may come then. */
  private ignoreClick(): void {
    this.justDropped = true
    const lifted = () => {
      removeEventListener("pointerup", lifted)
      removeEventListener("pointercancel", lifted)
      setTimeout(() => (this.justDropped = false))
    }
    addEventListener("pointerup", lifted)
    addEventListener("pointercancel", lifted)
  }

  private kindsAt(place: string | null): string[] {
    return place?.split(",") ?? []
  }

  /** The browser scrolls instead, or the finger left the page: nothing was meant. */
  cancel = (): void => {
    if (this.object !== null) aim.clear()
    this.end()
  }

  private end = (): void => {
    clearTimeout(this.long)
    removeEventListener("pointermove", this.move)
    removeEventListener("pointerup", this.drop)
    removeEventListener("pointercancel", this.cancel)
    aim.dragging = false
    this.from = null
    this.object = null
    this.over = null
    this.place = null
  }
}

export const drag = new Drag()
