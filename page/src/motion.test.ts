import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Motion } from "./motion"
import type { Card, View } from "./view"

interface Moved {
  node: Element
  frames: Keyframe[]
  duration: number
  cancelled: boolean
  end: () => void
}

let moved: Moved[] = []
let gentle = false
const original = Object.getOwnPropertyDescriptor(Element.prototype, "animate")

beforeEach(() => {
  moved = []
  gentle = false
  Element.prototype.animate = function (frames, timing) {
    const ends: (() => void)[] = []
    const animation = {
      onfinish: null as null | (() => void),
      addEventListener: (_: string, end: () => void) => ends.push(end),
      cancel: () => (told.cancelled = true),
    }
    const told: Moved = {
      node: this,
      frames: frames as Keyframe[],
      duration: Number((timing as KeyframeAnimationOptions).duration),
      cancelled: false,
      end: () => {
        animation.onfinish?.()
        for (const end of ends) end()
      },
    }
    moved.push(told)
    return animation as unknown as Animation
  }
  vi.stubGlobal("matchMedia", () => ({ matches: gentle }))
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([1] as never)
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x = 0, y = 0, wide = 100, high = 140] = (this.getAttribute("data-at") ?? "").split(" ").map(Number)
    return new DOMRect(x, y, wide, high)
  })
})

afterEach(() => {
  if (original) Object.defineProperty(Element.prototype, "animate", original)
  else delete (Element.prototype as Partial<Element>).animate
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function view(hand: string[], play: string[]): View {
  const cards = (told: string[]): Card[] => told.map((one) => ({ object: Number(one), name: `card ${Number(one) % 10}`, title: "" }))
  const zone = (told: string[]) => ({ "in play": false, count: told.length, cards: cards(told), remembered: [], unknown: [] })
  const zones = { hand: zone(hand), play: zone(play) }
  return { game: "plain", audience: 0, turn: 1, decision: null, result: null, shown: [], seats: [{ seat: 0, active: true, playing: true, name: "", zones }] }
}

const draw = (...cards: [object: number, at: string, damage?: number][]) =>
  (document.body.innerHTML = `<main>${cards
    .map(([object, at, damage]) => `<button data-object="${object}" data-at="${at}"><i class="plate">${damage ? `<b class="damage">${damage}</b>` : ""}</i></button>`)
    .join("")}</main>`)

/** A card of the hand, 1, is played and becomes 11; 2 stays in the hand. */
function play(motion = new Motion()) {
  motion.before(view(["1", "2"], []), "room")
  motion.after()
  draw([1, "0 500"], [2, "110 500"])
  motion.before(view(["2"], ["11"]), "room")
  draw([2, "50 500"], [11, "300 200"])
  motion.after()
  return motion
}

const copies = () => [...document.querySelectorAll(".travelling > *")]

test("a card that changed zone travels as a copy nobody can touch, and what stayed makes room", () => {
  play()
  const flight = moved.find(({ node }) => copies().includes(node))
  expect(flight?.frames[0]).toMatchObject({ transform: "translate(-300px, 300px) scale(1)" })
  expect(flight?.duration).toBe(220)
  const room = moved.find(({ node }) => node.getAttribute("data-object") === "2")
  expect(room?.frames[0]).toMatchObject({ transform: "translate(60px, 0px) scale(1)" })
  expect(document.querySelector<HTMLElement>(".travelling")?.inert).toBe(true)
  expect(document.querySelectorAll('[data-object="11"]')).toHaveLength(1)
})

test("nothing lasts longer than 400 ms, and no copy stays", () => {
  play()
  expect(Math.max(...moved.map(({ duration }) => duration))).toBeLessThanOrEqual(400)
  for (const one of moved) one.end()
  expect(copies()).toEqual([])
})

test("another view takes over at once: nothing of the one before goes on", () => {
  const motion = play()
  const before = [...moved]
  motion.before(view([], ["11", "12"]), "room")
  draw([11, "300 200"], [12, "410 200"])
  motion.after()
  expect(before.every(({ cancelled }) => cancelled)).toBe(true)
  expect(copies()).toHaveLength(1)
})

test("with reduced motion nothing travels: it fades, in 80 ms", () => {
  gentle = true
  play()
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.every(({ duration, frames }) => duration === 80 && frames.every((frame) => frame["transform"] === undefined))).toBe(true)
})

test("a card that lies down turns in 160 ms, a new number settles in 300 ms", () => {
  const motion = new Motion()
  motion.before(view([], ["1"]), "room")
  draw([1, "0 0 100 140"])
  motion.before(view([], ["1"]), "room")
  draw([1, "0 0 140 100", 3])
  motion.after()
  const turn = moved.find(({ node }) => node.className === "plate")
  const count = moved.find(({ node }) => node.className === "damage")
  expect([turn?.duration, turn?.frames[0]?.["transform"], count?.duration]).toEqual([160, "rotate(-90deg)", 300])
})

test("another table, or the same one seen by somebody else, is nothing that moved", () => {
  const motion = new Motion()
  motion.before(view(["1"], []), "room")
  draw([1, "0 500"])
  motion.before(view([], ["11"]), "another room")
  draw([11, "300 200"])
  motion.after()
  motion.before({ ...view(["1"], []), audience: 1 }, "another room")
  draw([1, "0 500"])
  motion.after()
  expect(moved).toEqual([])
})

test("it says what a card has become", () => {
  expect(play().became.get(1)).toBe(11)
})
