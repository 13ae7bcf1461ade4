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

test.each([
  ["lorcana-crowded", "Elsa - Spirit of Winter", ["Elsa - Snow Queen", "Elsa - Queen Regent"]],
  ["spoils-attached", "Warrior Prodigy", ["B14nd P3pp3r", "Luteoderm Armor"]],
  ["fallen-linked", "Elora of Eondra", ["Fang Spear", "Obsidian Shell"]],
])("%s: what lies under %s or is attached to it shows with it, and can be read", async (name, host, others) => {
  await lay(name)
  const stacks = [...document.querySelectorAll(".stack")]
  const stack = stacks.find((one) => one.querySelector(".card .heard")?.textContent?.startsWith(host))
  const edges = [...(stack?.querySelectorAll<HTMLElement>(".edge") ?? [])]
  expect(edges.map((edge) => edge.querySelector(".heard")?.textContent?.split(",")[0])).toEqual(others)
  edges[0]?.focus()
  expect(aim.card(aim.reading)?.card.title).toBe(others[0])
})

test("the bag shows whose abilities wait, those of the player whose turn it is first", async () => {
  await lay("lorcana-bag")
  const bag = screen.getAllByRole("region", { name: "The bag" })[0] as HTMLElement
  expect([...bag.querySelectorAll("h3")].map((head) => head.textContent)).toEqual(["You first, in any order", "Ada then"])
  expect(bag.querySelectorAll("li")).toHaveLength(4)
})

test("responses lie inside what they answer, and the innermost happens first", async () => {
  await lay("spoils-chain")
  const outermost = document.querySelector(".responses > .response")
  const depths = [".response", ".response .response", ".response .response .response"]
  expect(depths.map((depth) => document.querySelectorAll(`.rail ${depth}`).length)).toEqual([3, 2, 1])
  expect(outermost?.querySelector("small")?.textContent).toBe("happens third")
  expect(document.querySelector(".rail .response .response .response small")?.textContent).toBe("happens first")
})
