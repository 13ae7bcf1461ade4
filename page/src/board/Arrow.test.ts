import { cleanup, render } from "@testing-library/svelte"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aim } from "../aim.svelte"
import { drag } from "../drag.svelte"
import { position } from "../positions"
import { table } from "../table.svelte"
import Arrow from "./Arrow.svelte"

/** Where things lie, in boxes of 100 by 140. */
const PLACES: Record<string, [x: number, y: number]> = {}

beforeEach(async () => {
  const found = await position("lorcana-full")
  table.take(found.welcome)
  table.take(found.table)
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x, y] = PLACES[this.getAttribute("data-object") ?? ""] ?? [0, 0]
    return new DOMRect(x, y, 100, 140)
  })
})

afterEach(() => {
  cleanup()
  drag.cancel()
  aim.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function lay(object: number, x: number, y: number) {
  const card = document.createElement("button")
  card.dataset["object"] = String(object)
  PLACES[object] = [x, y]
  document.body.append(card)
}

/** The numbers of a path. */
const shaft = () => document.querySelector(".shaft")?.getAttribute("d")?.match(/-?[\d.]+/g)?.map(Number) ?? []

function challenge() {
  const option = aim.decision?.options?.find((one) => one.kind === "challenge")
  if (option?.object == null || option.target == null) throw new Error("nobody can challenge")
  lay(option.object, 200, 600)
  lay(option.target, 500, 100)
  aim.click(option.object)
  const move = aim.moves.find((found) => found.kind === "challenge")
  if (move) aim.choose(move)
  return { from: option.object, to: option.target }
}

test("nothing is aimed at: there is no arrow", async () => {
  challenge()
  render(Arrow)
  await new Promise((done) => setTimeout(done))
  expect(shaft()).toEqual([])
})

test("it goes from the upper edge of the card to the lower edge of its target", async () => {
  const { to } = challenge()
  render(Arrow)
  aim.over = to
  await vi.waitFor(() => expect(shaft().length).toBeGreaterThan(4))
  const path = shaft()
  expect(path.slice(0, 2)).toEqual([250, 595])
  expect(path.at(-2)).toBe(550)
  expect(path.at(-1)).toBeGreaterThanOrEqual(240)
  expect(path.at(-1)).toBeLessThan(270)
})

test("while a card is dragged it follows the pointer at once", async () => {
  const { from } = challenge()
  render(Arrow)
  document.elementFromPoint = () => null
  drag.press(new PointerEvent("pointerdown", { clientX: 250, clientY: 650, button: 0, pointerType: "mouse" }), from)
  dispatchEvent(new PointerEvent("pointermove", { clientX: 333, clientY: 444 }))
  await vi.waitFor(() => expect(shaft().at(-2)).toBe(333))
  dispatchEvent(new PointerEvent("pointermove", { clientX: 350, clientY: 420 }))
  await vi.waitFor(() => expect(shaft().at(-2)).toBe(350))
})
