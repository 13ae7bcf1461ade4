import { afterEach, beforeEach, expect, test } from "vitest"
import { keepFocus, watchFocus } from "./focus"
import { motion } from "./motion"

let stop: () => void

beforeEach(() => {
  stop = watchFocus()
  document.body.innerHTML = `<main>
    <section class="sill" tabindex="-1"><button data-move="1">Pass</button></section>
    <button data-object="7">Elsa</button>
  </main>`
})

afterEach(() => {
  stop()
  motion.became.clear()
  document.body.replaceChildren()
})

const get = (place: string) => document.querySelector<HTMLElement>(place)
const press = () => dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }))

function lose(node: HTMLElement | null) {
  node?.focus()
  press()
  node?.remove()
  keepFocus()
}

test("what was pressed is gone: the focus is on what the sill offers", () => {
  const end = document.createElement("button")
  get("main")?.append(end)
  lose(end)
  expect(document.activeElement).toBe(get("[data-move]"))
})

test("a card that moved keeps the focus under its new number", () => {
  motion.became.set(7, 12)
  const card = document.createElement("button")
  card.dataset["object"] = "12"
  get("main")?.append(card)
  lose(get('[data-object="7"]'))
  expect(document.activeElement).toBe(card)
})

test("with nothing to press, the sill itself has it", () => {
  get("[data-move]")?.remove()
  lose(get('[data-object="7"]'))
  expect(document.activeElement).toBe(get(".sill"))
})

test("who uses the pointer is left alone", () => {
  const card = get('[data-object="7"]')
  card?.focus()
  dispatchEvent(new PointerEvent("pointerdown"))
  card?.remove()
  keepFocus()
  expect(document.activeElement).toBe(document.body)
})
