import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aim } from "./aim.svelte"
import { drag } from "./drag.svelte"
import { position } from "./positions"
import { sheets } from "./sheets.svelte"
import { table } from "./table.svelte"

const sent: unknown[] = []
let under: HTMLElement

beforeEach(async () => {
  vi.useFakeTimers()
  const found = await position("lorcana-full")
  table.take(found.welcome)
  table.take(found.table)
  vi.spyOn(table, "send").mockImplementation((message) => void sent.push(message))
  under = document.createElement("div")
  document.body.append(under)
  document.elementFromPoint = () => under
})

afterEach(() => {
  drag.cancel()
  aim.clear()
  while (sheets.now) sheets.close()
  sent.length = 0
  under.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const option = (kind: string) => {
  const found = aim.decision?.options?.find((one) => one.kind === kind)
  if (!found) throw new Error(`nothing to ${kind}`)
  return found
}

function press(object: number, { touch = false, swipes = false } = {}) {
  const card = document.createElement("button")
  card.style.setProperty("touch-action", swipes ? "pan-x" : "none")
  document.body.append(card)
  card.addEventListener("pointerdown", (event) => drag.press(event, object))
  card.dispatchEvent(new PointerEvent("pointerdown", { clientX: 0, clientY: 0, button: 0, pointerType: touch ? "touch" : "mouse", bubbles: true }))
  card.remove()
}
const move = (clientX: number, clientY: number) => dispatchEvent(new PointerEvent("pointermove", { clientX, clientY }))
const lift = () => dispatchEvent(new PointerEvent("pointerup"))

test("a card dropped on another is the option between the two", () => {
  const challenge = option("challenge")
  under.dataset["object"] = String(challenge.target)
  press(challenge.object ?? -1)
  move(0, -60)
  expect([drag.object, drag.over, aim.target]).toEqual([challenge.object, challenge.target, challenge.target])
  lift()
  expect(sent).toEqual([{ type: "answer", question: 12, option: challenge.place }])
  expect(drag.justDropped).toBe(true)
})

test("a card dropped in a place that stands for a kind of move makes that move", () => {
  const play = option("play")
  under.dataset["drop"] = "play,play free"
  press(play.object ?? -1)
  move(0, -60)
  lift()
  expect(sent).toEqual([{ type: "answer", question: 12, option: play.place }])
})

test("dropped where it means nothing, nothing is sent", () => {
  press(option("challenge").object ?? -1)
  move(0, -60)
  lift()
  expect([sent, drag.object]).toEqual([[], null])
})

test("a finger that trembles still clicks", () => {
  press(option("challenge").object ?? -1, { touch: true })
  move(3, 4)
  lift()
  expect([drag.justDropped, sheets.now]).toEqual([false, null])
})

test("a long press reads the card, and is neither a click nor a drag", () => {
  const { object } = option("challenge")
  press(object ?? -1, { touch: true })
  vi.advanceTimersByTime(600)
  expect([sheets.now, aim.reading, drag.justDropped]).toEqual(["read", object, true])
  move(0, -80)
  expect(drag.object).toBe(null)
  lift()
  vi.advanceTimersByTime(10)
  expect([drag.justDropped, sent]).toEqual([false, []])
})

test("a finger that moves on does not read", () => {
  press(option("challenge").object ?? -1, { touch: true })
  move(0, -60)
  vi.advanceTimersByTime(600)
  expect([sheets.now, drag.object !== null]).toEqual([null, true])
})

test("a swipe along a row that scrolls is no drag; a drag out of it is", () => {
  const { object } = option("play")
  press(object ?? -1, { touch: true, swipes: true })
  move(40, 6)
  expect([drag.object, aim.selected]).toEqual([null, null])
  press(object ?? -1, { touch: true, swipes: true })
  move(6, -40)
  expect(drag.object).toBe(object)
})

test("where the browser takes over, nothing was meant", () => {
  press(option("play").object ?? -1, { touch: true })
  move(0, -60)
  dispatchEvent(new PointerEvent("pointercancel"))
  expect([drag.object, aim.selected, sent]).toEqual([null, null, []])
})
