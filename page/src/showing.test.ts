import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Aim } from "./aim.svelte"
import { position } from "./positions"
import type { Step } from "./protocol"
import { PACES, Showing } from "./showing.svelte"
import { Table } from "./table.svelte"
import { asView } from "./view"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

async function laid() {
  const table = new Table()
  const showing = new Showing(table)
  const aim = new Aim(table, showing)
  const found = await position("lorcana-full")
  table.take(found.welcome)
  table.take(found.table)
  const me = found.welcome.audience
  const step = (entry: number, seat = 1 - me, cards: Record<string, string> = {}): Step => ({
    entry,
    kind: "move",
    seat,
    text: `entry ${entry}`,
    lines: [{ text: `entry ${entry}`, cards }, { text: `and more of ${entry}` }],
    view: { ...found.table.view },
  })
  const first = table.lastEntry + 1
  const happens = (...steps: Step[]) =>
    table.take({ type: "steps", steps, question: first + 5, reasons: [], status: found.table.status })
  const told = () => showing.lines.map((line) => line.text).filter((text) => text.startsWith("entry"))
  return { table, showing, aim, found, me, step, first, happens, told }
}

test("one's own moves need no showing", async () => {
  const { showing, happens, step, first, me, told } = await laid()
  happens(step(first, me))
  expect([showing.running, told()]).toEqual([false, [`entry ${first}`]])
})

test("what others do is shown step by step, forwards and backwards, and the log does not run ahead", async () => {
  const { table, showing, happens, step, first, told } = await laid()
  happens(step(first), step(first + 1), step(first + 2))
  expect([showing.step?.entry, told()]).toEqual([first, [`entry ${first}`]])
  showing.forward()
  expect(told()).toEqual([`entry ${first}`, `entry ${first + 1}`])
  showing.back()
  expect([showing.paused, told()]).toEqual([true, [`entry ${first}`]])
  showing.skip()
  expect([showing.running, told().length]).toEqual([false, 3])
  expect(table.recap.slice(-3).map((step) => step.entry)).toEqual([first, first + 1, first + 2])
})

test("each step has its time, unless it is stopped", async () => {
  const { showing, happens, step, first } = await laid()
  showing.pace = 300
  happens(step(first), step(first + 1))
  vi.advanceTimersByTime(310)
  expect(showing.step?.entry).toBe(first + 1)
  showing.pause(true)
  vi.advanceTimersByTime(5000)
  expect(showing.step?.entry).toBe(first + 1)
  showing.pause(false)
  vi.advanceTimersByTime(310)
  expect(showing.running).toBe(false)
})

test("the pace one has set is kept", async () => {
  const { showing } = await laid()
  showing.pace = PACES[4]
  expect(new Showing(new Table()).pace).toBe(PACES[4])
})

test("nothing goes by while the page can't be seen", async () => {
  const { showing, happens, step, first } = await laid()
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true)
  happens(step(first), step(first + 1))
  vi.advanceTimersByTime(60_000)
  expect(showing.step?.entry).toBe(first)
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(1300)
  expect(showing.running).toBe(false)
})

test("a step that tells nothing is not shown", async () => {
  const { showing, happens, step, first } = await laid()
  happens({ ...step(first), lines: [] })
  expect(showing.running).toBe(false)
})

test("after coming back, the last steps can be shown again with the log as it was", async () => {
  const { table, showing, found, step, first, told } = await laid()
  const recap = [step(first), step(first + 1)]
  table.take({ ...found.table, lines: [{ text: "before" }, ...recap.flatMap((one) => one.lines)], recap })
  showing.begin(recap, { at: 0, paused: true, again: true })
  expect(told()).toEqual([`entry ${first}`])
  showing.forward()
  expect(told()).toEqual([`entry ${first}`, `entry ${first + 1}`])
})

test("a step lights the cards it speaks of; of two with one name, the one something happened to", async () => {
  const { showing, happens, step, first, found, me } = await laid()
  const view = asView(structuredClone(found.table.view))
  const zone = view.seats[1 - me]?.zones["play"]
  const [card] = zone?.cards ?? []
  if (!zone || !card?.name) throw new Error("nobody is in play")
  const twin = { ...card, object: 9001 }
  zone.cards.push(twin)
  happens({ ...step(first), view: view as never })
  showing.skip()
  const after = structuredClone(view)
  const hit = after.seats[1 - me]?.zones["play"]?.cards.find((found) => found.object === 9001)
  if (hit) hit.damage = 3
  happens({ ...step(first + 1, 1 - me, { [card.title]: card.name }), view: after as never })
  expect([...showing.told]).toEqual([9001])
})

test("who is asked need not wait: a click on a card that can act ends the showing", async () => {
  const { showing, aim, happens, step, first, table } = await laid()
  happens(step(first), step(first + 1))
  expect([showing.running, aim.decision]).toEqual([true, null])
  const object = table.view?.decision?.options?.find((option) => option.kind === "quest")?.object ?? -1
  aim.click(object)
  expect([showing.running, aim.selected]).toEqual([false, object])
})
