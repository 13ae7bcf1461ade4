import { cleanup, render, screen, within } from "@testing-library/svelte"
import { afterEach, expect, test, vi } from "vitest"
import { aim } from "../aim.svelte"
import { position } from "../positions"
import { table } from "../table.svelte"
import { asView } from "../view"
import { boardOf } from "./boards"

const NAMES = Object.keys(import.meta.glob("../positions/*.json")).map((path) => path.replace(/.*\/(.*)\.json/, "$1"))

async function lay(name: string) {
  const found = await position(name)
  table.take(found.welcome)
  table.take(found.table)
  const view = asView(found.table.view)
  render(boardOf(view.game), { view })
  return view
}

afterEach(() => {
  cleanup()
  aim.clear()
  vi.restoreAllMocks()
})

test.each(NAMES)("%s: every card in play and in the hand is a button with its name", async (name) => {
  const view = await lay(name)
  const drawn = new Set([...document.querySelectorAll("[data-object]")].map((node) => Number(node.getAttribute("data-object"))))
  for (const side of view.seats) {
    for (const [zone, { cards, "in play": inPlay }] of Object.entries(side.zones)) {
      if (!inPlay && !(zone === "hand" && side.seat === view.audience)) continue
      for (const card of cards) {
        expect(drawn.has(card.object), `${card.title} in ${zone}`).toBe(true)
        const button = document.querySelector(`[data-object="${card.object}"]`)
        expect(button?.querySelector(".heard")?.textContent).toContain(card.title)
      }
    }
  }
})

test.each(NAMES)("%s: every option can be reached by a card, a button or the end of the turn", async (name) => {
  const view = await lay(name)
  const drawn = new Set([...document.querySelectorAll("[data-object]")].map((node) => Number(node.getAttribute("data-object"))))
  const buttons = screen.queryAllByRole("button").map((button) => button.textContent)
  for (const option of view.decision?.options ?? []) {
    const reached =
      (option.object != null && drawn.has(option.object)) ||
      option.kind === "end turn" ||
      (option.kind === "done" && aim.gathers) ||
      option["same as"] !== undefined ||
      buttons.some((text) => text?.includes(option.sentence))
    expect(reached, option.command).toBe(true)
  }
})

test("a click on a card shows its moves, and the targets of a challenge are lit", async () => {
  const view = await lay("lorcana-full")
  const challenge = view.decision?.options?.find((option) => option.kind === "challenge")
  const card = document.querySelector<HTMLElement>(`[data-object="${challenge?.object}"]`)
  card?.click()
  const moves = await screen.findByRole("group", { name: "What can be done" })
  within(moves).getByRole("button", { name: /Challenge/ }).click()
  await Promise.resolve()
  const target = document.querySelector(`[data-object="${challenge?.target}"]`)
  await vi.waitFor(() => expect(target?.textContent).toContain("can be chosen"))
})

test("the end of a game says who won", async () => {
  const view = await lay("lorcana-over")
  expect(screen.getByText(view.result?.sentence ?? "", { exact: false })).toBeTruthy()
})
