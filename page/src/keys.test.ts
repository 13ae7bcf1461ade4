import { cleanup, render } from "@testing-library/svelte"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aim } from "./aim.svelte"
import { boardOf } from "./games/boards"
import { caps, nextIn, onKey } from "./keys.svelte"
import { position } from "./positions"
import { sheets } from "./sheets.svelte"
import { showing } from "./showing.svelte"
import { table } from "./table.svelte"
import { asView } from "./view"

const sent: unknown[] = []

beforeEach(async () => {
  const found = await position("lorcana-full")
  table.take(found.welcome)
  table.take(found.table)
  vi.spyOn(table, "send").mockImplementation((message) => void sent.push(message))
  render(boardOf("lorcana"), { view: asView(found.table.view) })
  addEventListener("keydown", onKey)
})

afterEach(() => {
  removeEventListener("keydown", onKey)
  cleanup()
  aim.clear()
  showing.skip()
  while (sheets.now) sheets.close()
  caps.shown = false
  sent.length = 0
  vi.restoreAllMocks()
})

const press = (key: string, code = `Key${key.toUpperCase()}`, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }))

const objects = (part: string) => [...document.querySelectorAll<HTMLElement>(`${part} [data-object]`)].map((node) => Number(node.dataset["object"]))

test("a row of keys is a part of the table: the hand, one's own cards, the others'", () => {
  press("2", "Digit2")
  expect(aim.selected).toBe(objects(".hand")[1])
  press("Escape", "Escape")
  press("q")
  expect([aim.selected, caps.shown]).toEqual([objects(".yours")[0], true])
  press("Escape", "Escape")
  press("s")
  expect(aim.selected).toBe(objects(".theirs")[1])
})

test("rows are rows on every keyboard: it counts where a key lies", () => {
  press("a", "KeyQ") // as a French keyboard has it
  expect(aim.selected).toBe(objects(".yours")[0])
})

test("while moves have numbers, digits mean those", async () => {
  const quest = aim.decision?.options?.find((option) => option.kind === "quest")
  aim.click(quest?.object ?? -1)
  await vi.waitFor(() => expect(document.querySelector("[data-move]")).toBeTruthy())
  const number = aim.moves.findIndex((move) => move.kind === "quest") + 1
  press(String(number), `Digit${number}`)
  expect(sent).toEqual([{ type: "answer", question: 12, option: quest?.place }])
})

test("Shift and E ends the turn; Caps Lock does not", () => {
  press("E", "KeyE")
  expect(sent).toEqual([])
  press("E", "KeyE", { shiftKey: true })
  expect((sent[0] as { type: string }).type).toBe("answer")
})

test("Escape backs out one level at a time", async () => {
  const challenge = aim.decision?.options?.find((option) => option.kind === "challenge")
  aim.click(challenge?.object ?? -1)
  const move = aim.moves.find((found) => found.kind === "challenge")
  if (move) aim.choose(move)
  press("Escape", "Escape")
  expect([aim.moving, aim.selected]).toEqual([null, challenge?.object])
  press("Escape", "Escape")
  expect(aim.selected).toBe(null)
})

test("what is typed is no key of the table", () => {
  const line = document.getElementById("typed-line")
  line?.focus()
  press("q")
  expect(aim.selected).toBe(null)
})

test("a sheet opened from another leads back to it", () => {
  sheets.open("menu")
  sheets.open("keys")
  expect(sheets.now).toBe("keys")
  sheets.close()
  expect(sheets.now).toBe("menu")
  sheets.close()
  expect(sheets.now).toBe(null)
})

test("an arrow goes to the card straight ahead rather than to a nearer one aside", () => {
  const at = (x: number, y: number) => ({ box: new DOMRect(x, y, 10, 10), node: document.createElement("i") })
  const ahead = at(100, 0)
  const aside = at(40, 60)
  expect(nextIn(new DOMRect(0, 0, 10, 10), [aside, ahead], [1, 0])).toBe(ahead.node)
  expect(nextIn(new DOMRect(0, 0, 10, 10), [aside, ahead], [-1, 0])).toBe(undefined)
})
