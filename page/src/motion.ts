/** What changed moves, once: cards travel between zones and turn, counters settle. Everything is measured before and
 * after the page has drawn another view, so no board has to know of it. The page is always drawn as it stands: what moves
 * is a copy that nothing waits for, and another view takes over from wherever the copies are. */

import { journeys, type End, type Journey } from "./travel"
import type { View } from "./view"

const EASE = "cubic-bezier(.2, .8, .2, 1)"
const TRAVEL = 220
const TURN = 160
const COUNT = 300
const FADE = 80
/** Cards that take the same way at once and are still told apart; a whole pile need not fly card by card. */
const TOGETHER = 4
const COUNTERS = ".damage, .counts > b, .marks > em, .cost"
/** Where cards are only spoken of: none of them lies there. */
const SPOKEN_OF = "[role=log], .apart"

interface Was {
  box: DOMRect
  /** For what is no longer there afterwards. */
  copy?: HTMLElement
  /** Whether the card itself lay there, and not only its pile. */
  itself?: boolean
}

interface Snapshot {
  journeys: Journey[]
  cards: Map<number, DOMRect>
  ends: Map<string, Was>
  counts: Map<string, string>
}

const key = ({ object, seat, zone }: End) => (object === undefined ? `${seat}/${zone}` : `${object}`)
const seen = (node: Element) => node.getClientRects().length > 0

export class Motion {
  /** The objects that cards of the view before have become, where they got another number. */
  became = new Map<number, number>()

  private last: View | null = null
  private table = ""
  private snapshot: Snapshot | null = null
  private running: Animation[] = []
  private copies = new Set<HTMLElement>()
  /** The copies by what they will be when they are there. */
  private flying = new Map<string, HTMLElement>()
  private layer: HTMLElement | null = null

  /** Before the page shows another view of a table. Another table, or other eyes, is nothing that moved. */
  before(view: View | null, table: string): void {
    const last = this.last
    const same = last !== null && view !== null && table === this.table && last.audience === view.audience
    this.last = view
    this.table = table
    this.snapshot = null
    this.became.clear()
    if (!same || last === view) return
    const ways = journeys(last, view)
    for (const { from, to } of ways) if (from.object !== undefined && to.object !== undefined) this.became.set(from.object, to.object)
    if (typeof Element.prototype.animate === "function") this.snapshot = this.measure(ways)
  }

  /** After it has been drawn. */
  after(): void {
    const snapshot = this.snapshot
    if (!snapshot) return
    this.snapshot = null
    this.stop()
    const gentle = matchMedia("(prefers-reduced-motion: reduce)").matches
    const crowd = new Map<string, number>()
    for (const journey of snapshot.journeys) {
      const { from, to } = journey
      const way = `${from.seat}/${from.zone} ${to.seat}/${to.zone}`
      const number = (crowd.get(way) ?? 0) + 1
      crowd.set(way, number)
      this.send(journey, snapshot, number > TOGETHER, gentle)
    }
    this.settle(snapshot, new Set(snapshot.journeys.map(({ to }) => to.object)), gentle)
  }

  // -- measuring ---------------------------------------------------------------------------------------------------

  private measure(ways: Journey[]): Snapshot {
    const cards = new Map<number, DOMRect>()
    const counts = new Map<string, string>()
    for (const node of this.cards()) {
      const object = Number(node.dataset["object"])
      cards.set(object, (this.flying.get(`${object}`) ?? node).getBoundingClientRect())
    }
    for (const node of [...this.cards(), ...this.seats()]) this.eachCounter(node, (name, text) => counts.set(name, text))
    const ends = new Map<string, Was>()
    for (const { from: end } of ways) {
      const node = this.find(end)
      if (!node) continue
      const { object, shows, zone } = node.dataset
      const drawn = object !== undefined || shows !== undefined || zone !== undefined
      ends.set(key(end), {
        box: (this.flying.get(key(end)) ?? node).getBoundingClientRect(),
        itself: object !== undefined,
        ...(drawn ? { copy: copyOf(node) } : {}),
      })
    }
    return { journeys: ways, cards, ends, counts }
  }

  private cards(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>("main [data-object]")].filter(seen)
  }

  private seats(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>("main [data-seat]")].filter(seen)
  }

  /** Where a card lies: itself, what stands for it, its pile, the part of the page for its zone, or its player. */
  private find({ object, seat, zone }: End): HTMLElement | undefined {
    const places = [
      ...(object === undefined ? [] : [`[data-object="${object}"]`, `[data-shows="${object}"]`]),
      `[data-zone="${seat}/${zone}"]`,
      `[data-region="${seat}/${zone}"]`,
      `[data-seat="${seat}"]`,
    ]
    for (const place of places) {
      const nodes = [...document.querySelectorAll<HTMLElement>(`main ${place}`)]
      const node = nodes.findLast((found) => seen(found) && !found.closest(SPOKEN_OF))
      if (node) return node
    }
    return undefined
  }

  private eachCounter(node: HTMLElement, tell: (name: string, text: string, counter: HTMLElement) => void): void {
    const { object, seat } = node.dataset
    const counters = node.querySelectorAll<HTMLElement>(object === undefined ? "b" : COUNTERS)
    const numbers = new Map<string, number>()
    for (const counter of counters) {
      const kind = counter.classList[0] ?? counter.tagName
      const number = (numbers.get(kind) ?? 0) + 1
      numbers.set(kind, number)
      tell(`${object ?? `seat ${seat}`}/${kind}/${number}`, counter.textContent, counter)
    }
  }

  // -- moving ------------------------------------------------------------------------------------------------------

  private stop(): void {
    for (const animation of this.running) animation.cancel()
    this.running = []
    for (const copy of this.copies) copy.remove()
    this.copies.clear()
    this.flying.clear()
  }

  private play(node: Element, frames: Keyframe[], duration: number): Animation {
    const animation = node.animate(frames, { duration, easing: EASE })
    this.running.push(animation)
    animation.onfinish = () => (this.running = this.running.filter((other) => other !== animation))
    return animation
  }

  /** A card on its way: a copy travels, and what lies at the end is seen when it is there. */
  private send(journey: Journey, { ends }: Snapshot, crowded: boolean, gentle: boolean): void {
    const from = ends.get(key(journey.from))
    const there = this.find(journey.to)
    if (!from || !there) return
    const { object, shows } = there.dataset
    // What only stands for the card is worth less than a copy of the card itself, but more than that of a back.
    const arrives = journey.to.object !== undefined && `${journey.to.object}` === (object ?? (from.itself ? undefined : shows))
    const to = there.getBoundingClientRect()
    if (gentle) {
      if (arrives) this.play(there, [{ opacity: 0 }, { opacity: 1 }], FADE)
      if (from.itself && from.copy) this.fly(from.copy, from.box, [{ opacity: 1 }, { opacity: 0 }], FADE, key(journey.to))
      return
    }
    if (arrives) {
      this.play(there, [{ opacity: 0 }, { opacity: 0 }], TRAVEL)
      this.fly(copyOf(there), to, [{ transform: between(to, from.box) }, { transform: "none" }], TRAVEL, key(journey.to))
    } else if (from.copy && (from.itself || !crowded)) {
      const frames = [{ transform: "none" }, { opacity: 1, offset: 0.7 }, { transform: between(from.box, to), opacity: 0 }]
      this.fly(from.copy, from.box, frames, TRAVEL, key(journey.to))
    }
  }

  private fly(copy: HTMLElement, box: DOMRect, frames: Keyframe[], duration: number, name: string): void {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement("div")
      this.layer.className = "travelling"
      this.layer.inert = true
      document.body.append(this.layer)
    }
    const { style } = copy
    style.setProperty("position", "fixed")
    style.setProperty("margin", "0")
    for (const side of ["left", "top", "width", "height"] as const) style.setProperty(side, `${box[side]}px`)
    this.layer.append(copy)
    this.copies.add(copy)
    this.flying.set(name, copy)
    const animation = this.play(copy, frames, duration)
    animation.addEventListener("finish", () => {
      copy.remove()
      this.copies.delete(copy)
      if (this.flying.get(name) === copy) this.flying.delete(name)
    })
  }

  /** What stayed makes room, turns, and counts anew. */
  private settle({ cards, counts }: Snapshot, travelled: Set<number | undefined>, gentle: boolean): void {
    for (const node of this.cards()) {
      const object = Number(node.dataset["object"])
      const was = cards.get(object)
      if (!was || travelled.has(object)) continue
      const is = node.getBoundingClientRect()
      const turned = was.width > was.height !== is.width > is.height
      const plate = node.querySelector(".plate")
      if (turned && plate) {
        const way = is.width > is.height ? -90 : 90
        this.play(plate, gentle ? [{ opacity: 0 }, { opacity: 1 }] : [{ transform: `rotate(${way}deg)` }, { transform: "none" }], gentle ? FADE : TURN)
      }
      if (!gentle && !near(was, is)) this.play(node, [{ transform: between(is, was) }, { transform: "none" }], TRAVEL)
      this.recount(node, counts, gentle)
    }
    for (const seat of this.seats()) this.recount(seat, counts, gentle)
  }

  private recount(node: HTMLElement, counts: Map<string, string>, gentle: boolean): void {
    this.eachCounter(node, (name, text, counter) => {
      if (counts.get(name) === text) return
      if (gentle) this.play(counter, [{ opacity: 0 }, { opacity: 1 }], FADE)
      else this.play(counter, [{ scale: 1.5 }, { scale: 1 }], COUNT)
    })
  }
}

function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement
  delete copy.dataset["object"]
  delete copy.dataset["zone"]
  delete copy.dataset["shows"]
  return copy
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
const short = (box: DOMRect) => Math.min(box.width, box.height)

function near(a: DOMRect, b: DOMRect): boolean {
  const from = middle(a)
  const to = middle(b)
  return Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1 && Math.abs(short(a) - short(b)) < 1
}

/** How something that lies at one place looks as if it lay at another. */
function between(lies: DOMRect, seems: DOMRect): string {
  const from = middle(lies)
  const to = middle(seems)
  return `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${short(seems) / Math.max(1, short(lies))})`
}

/** How long it takes until everything lies where it will. */
export function drawn(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? FADE : TRAVEL + 20
}

export const motion = new Motion()
