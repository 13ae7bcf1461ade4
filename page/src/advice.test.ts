import { cleanup, render, screen, within } from "@testing-library/svelte"
import { tick } from "svelte"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { advice, percent } from "./advice.svelte"
import { aim } from "./aim.svelte"
import Course from "./board/Course.svelte"
import { boardOf } from "./games/boards"
import { position, type Position } from "./positions"
import type { Hint, Hinted } from "./protocol"
import { sheets } from "./sheets.svelte"
import { table } from "./table.svelte"
import { asView, type Option } from "./view"

const sent: unknown[] = []
let found: Position
let options: Option[]

const about = (option: Option | undefined, chance: number): Hinted => ({
  options: [option?.place ?? -1],
  sentence: option?.sentence ?? "",
  chance,
  error: 0.02,
  line: ["Then this", "End the turn"],
  reply: ["Quest with Somebody"],
})
const hint = (question: number, ...rows: Hinted[]): Hint => ({ type: "hint", question, options: rows })
const panel = () => within(screen.getByRole("region", { name: "Chance to win" }))

beforeEach(async () => {
  found = await position("lorcana-full")
  table.take(found.welcome)
  table.take(found.table)
  options = asView(found.table.view).decision?.options ?? []
  vi.spyOn(table, "send").mockImplementation((message) => void sent.push(message))
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  render(boardOf("lorcana"), { view: asView(found.table.view) })
})

afterEach(() => {
  cleanup()
  aim.clear()
  while (sheets.now) sheets.close()
  sent.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const quest = () => options.find((option) => option.kind === "quest")
const end = () => options.find((option) => option.kind === "end turn")

test("a hint is asked for once, for the question that is pending", async () => {
  panel().getByRole("button").click()
  advice.ask()
  await tick()
  expect(sent).toEqual([{ type: "hint", question: 12 }])
  expect(panel().getByRole("status").textContent).toContain("thinking")
})

test("the options come with their chance and error, and the best one's card is marked", async () => {
  table.take(hint(12, about(quest(), 0.687), about(end(), 0.4)))
  await tick()
  const [best, other] = panel().getAllByRole("listitem")
  expect(best?.textContent).toContain("69%")
  expect(best?.textContent).toContain("± 2")
  expect(best?.textContent).toContain("Then this")
  expect(other?.textContent).not.toContain("Then this")
  const marked = [...document.querySelectorAll(".hinted")]
  expect(marked.map((node) => Number(node.getAttribute("data-object")))).toEqual([quest()?.object])
  expect(marked[0]?.querySelector(".heard")?.textContent).toContain("best")
})

test("another row that is looked at is marked instead", async () => {
  table.take(hint(12, about(quest(), 0.687), about(end(), 0.4)))
  await tick()
  const row = panel().getAllByRole("button", { expanded: false })[0]
  row?.focus()
  row?.click()
  await tick()
  expect(document.querySelector(".card.hinted")).toBeNull()
  expect(document.querySelector(".turn.hinted")).not.toBeNull()
  expect(row?.getAttribute("aria-expanded")).toBe("true")
})

test("a hint vanishes when the question has moved on, and one that comes too late is not shown", async () => {
  table.take(hint(12, about(quest(), 0.687), about(end(), 0.4)))
  await tick()
  table.take({ ...found.table, question: 13 })
  await tick()
  expect(document.querySelector(".hinted")).toBeNull()
  table.take(hint(12, about(quest(), 0.687), about(end(), 0.4)))
  expect(table.hint).toBeNull()
})

test("where there is only one answer nothing is marked, and it says so", async () => {
  table.take(hint(12, about(end(), 0.5)))
  await tick()
  expect(panel().getByText(/There is only one answer/).textContent).toContain("50% ± 2")
  expect(document.querySelector(".hinted")).toBeNull()
})

test("a seat that may not ask has nothing to ask with", async () => {
  cleanup()
  table.take({ ...found.welcome, hints: false })
  table.take(found.table)
  render(boardOf("lorcana"), { view: asView(found.table.view) })
  expect(screen.queryByRole("region", { name: "Chance to win" })).toBeNull()
  expect(screen.queryByRole("button", { name: "Hint" })).toBeNull()
  advice.ask()
  expect(sent).toEqual([])
})

test("certain is only what is", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100])
})

test("the course of a game is asked for, drawn and listed", async () => {
  render(Course)
  await tick()
  expect(sent).toEqual([{ type: "course" }])
  const moments = [0.5, 0.6, 0.2].map((chance, i) => ({ turn: i + 1, chance, error: 0.03, taken: chance - 0.1 }))
  const losses = [{ moment: 1, sentence: "Quest with Simba", better: "Challenge Gaston", line: ["End the turn"], lost: 0.1 }]
  table.take({ type: "course", done: 1, of: 3, whole: false, moments: moments.slice(0, 1), losses: [], end: 1 })
  await tick()
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("1")
  table.take({ type: "course", done: 3, of: 3, whole: true, moments, losses, end: 1 })
  await tick()
  expect(screen.queryByRole("progressbar")).toBeNull()
  expect(screen.getByRole("img").getAttribute("aria-label")).toContain("at first 50%, at last 20%")
  expect(screen.getByText("Turn 2: from 60% to 50%")).toBeTruthy()
  expect(screen.getByText("Challenge Gaston")).toBeTruthy()
  expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(4)
})

test("where cards are picked and then confirmed, a hint speaks of the button", async () => {
  const blocking = await position("spoils-blockers")
  table.take(blocking.welcome)
  table.take(blocking.table)
  const done = asView(blocking.table.view).decision?.options?.find(({ kind }) => kind === "done")
  expect(advice.said(about(done, 0.5))).toBe("None of them")
  const card = asView(blocking.table.view).decision?.options?.find(({ kind }) => kind !== "done")
  expect(advice.said(about(card, 0.5))).toBe(card?.sentence)
})
