import { beforeEach, expect, test } from "vitest"
import { Bench } from "./bench.svelte"
import type { Deck } from "./deck"
import { Shelf, shelf } from "./shelf.svelte"

const empty: Deck = { game: "lorcana", name: "Mine", format: "core", rows: [] }
const kept = () => new Shelf().find("lorcana", "Mine")?.rows

let bench: Bench

beforeEach(() => {
  localStorage.clear()
  shelf.keep(empty)
  bench = new Bench()
  bench.take(empty)
})

test("every change is kept, undone and done again", () => {
  bench.change("Elsa", 1)
  bench.change("Elsa", 1)
  bench.change("Anna", 1)
  expect(bench.cards).toBe(3)
  expect(kept()).toEqual([{ name: "Elsa", count: 2 }, { name: "Anna", count: 1 }])
  bench.undo()
  bench.undo()
  expect(kept()).toEqual([{ name: "Elsa", count: 1 }])
  bench.redo()
  expect(kept()).toEqual([{ name: "Elsa", count: 2 }])
  bench.change("Olaf", 1)
  expect(bench.mayRedo).toBe(false)
  bench.set({ rows: [] })
  expect(kept()).toEqual([])
  bench.undo()
  expect(bench.cards).toBe(3)
})

test("what changes nothing is not to be undone", () => {
  bench.change("Elsa", -1)
  bench.set({ format: "core" })
  expect(bench.mayUndo).toBe(false)
})

test("what another window made of the deck is taken over and can be undone", () => {
  bench.change("Elsa", 1)
  bench.take({ ...empty, rows: [{ name: "Anna", count: 4 }] })
  expect(bench.count("Anna")).toBe(4)
  bench.undo()
  expect(bench.count("Elsa")).toBe(1)
})

test("another deck has a past of its own", () => {
  bench.change("Elsa", 1)
  bench.take({ ...empty, name: "Other" })
  expect(bench.mayUndo).toBe(false)
})

test("a deck that is renamed keeps its past", () => {
  bench.change("Elsa", 1)
  bench.rename("Ours")
  expect(bench.deck.name).toBe("Ours")
  expect(kept()).toBeUndefined()
  bench.undo()
  expect(new Shelf().find("lorcana", "Ours")?.rows).toEqual([])
})
