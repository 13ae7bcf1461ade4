/** Drag and drop by pointer, so that it works by mouse and by touch: a card put on another, or in a place that stands
 * for a kind of move. What the drop means is one option of the question, as with a click. */

import { aim } from "./aim.svelte"
import { sheets } from "./sheets.svelte"

const FAR = 8
const LONG_PRESS = 480

class Drag {
  object = $state<number | null>(null)
  over = $state<number | null>(null)
  place = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  /** The click that ends a drag is no click on a card. */
  justDropped = false

  private from: { object: number; x: number; y: number; touch: boolean } | null = null
  private long: ReturnType<typeof setTimeout> | undefined

  press(event: PointerEvent, object: number): void {
    if (event.button !== 0) return
    this.from = { object, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse" }
    this.justDropped = false
    addEventListener("pointermove", this.move)
    addEventListener("pointerup", this.drop)
    addEventListener("pointercancel", this.end)
    if (this.from.touch) {
      this.long = setTimeout(() => {
        if (this.object !== null) return
        this.justDropped = true
        aim.read(object)
        sheets.open("read")
        this.end()
      }, LONG_PRESS)
    }
  }

  private move = (event: PointerEvent): void => {
    const from = this.from
    if (!from) return
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR
    if (this.object === null && far) {
      clearTimeout(this.long)
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

  private kindsAt(place: string | null): string[] {
    return place?.split(",") ?? []
  }

  private end = (): void => {
    clearTimeout(this.long)
    removeEventListener("pointermove", this.move)
    removeEventListener("pointerup", this.drop)
    removeEventListener("pointercancel", this.end)
    aim.dragging = false
    this.from = null
    this.object = null
    this.over = null
    this.place = null
  }
}

export const drag = new Drag()
