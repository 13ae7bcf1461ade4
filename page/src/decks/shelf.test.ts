import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { Deck } from "./deck"
import { Shelf } from "./shelf.svelte"

const deck: Deck = { game: "lorcana", name: "Rubis / Acier 100%", format: "core", rows: [{ name: "Elsa", count: 2 }] }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test("what is kept is there again", () => {
  expect(new Shelf().keep(deck)).toBe(true)
  expect(new Shelf().of("lorcana")).toEqual([deck])
  expect(new Shelf().of("spoils")).toEqual([])
  expect(new Shelf().find("lorcana", deck.name)).toEqual(deck)
})

test.each(["", "nonsense", "null", '{"rows":[]}', '{"format":"","rows":[["Elsa",0]]}', '{"format":"","rows":[["Elsa",1.5]]}', '{"format":"","rows":{}}', '{"format":"","rows":[["Elsa",1],["Elsa",2]]}'])(
  "%s is no deck; it is told of, harms no other and stays until it is thrown away",
  (text) => {
    new Shelf().keep(deck)
    localStorage.setItem("deck/lorcana/Damaged", text)
    const shelf = new Shelf()
    expect(shelf.of("lorcana")).toEqual([deck])
    expect(shelf.broken).toEqual([{ key: "deck/lorcana/Damaged", game: "lorcana", name: "Damaged", text }])
    expect(shelf.free("lorcana", "Damaged")).toBe("Damaged 2")
    shelf.remove({ game: "lorcana", name: "Damaged" })
    expect(new Shelf().broken).toEqual([])
  },
)

test("where the browser can keep nothing more, the deck is not forgotten and the old one not lost", () => {
  const shelf = new Shelf()
  shelf.keep(deck)
  const more = { ...deck, rows: [...deck.rows, { name: "Anna", count: 4 }] }
  const { length } = localStorage
  vi.stubGlobal("localStorage", {
    length,
    key: localStorage.key.bind(localStorage),
    getItem: localStorage.getItem.bind(localStorage),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError")
    },
  })
  expect(shelf.keep(more)).toBe(false)
  expect(shelf.unkept).toEqual([more])
  expect(shelf.find("lorcana", deck.name)).toEqual(more)
  expect(shelf.rename(more, "Another").name).toBe(deck.name)
  expect(new Shelf().find("lorcana", deck.name)).toEqual(deck)
  vi.unstubAllGlobals()
  expect(shelf.keep(more)).toBe(true)
  expect(shelf.unkept).toEqual([])
  expect(new Shelf().find("lorcana", deck.name)).toEqual(more)
})

test("a deck is renamed to a name that is free", () => {
  const shelf = new Shelf()
  shelf.keep(deck)
  shelf.keep({ ...deck, name: "Other" })
  expect(shelf.rename(deck, "Other").name).toBe("Other 2")
  expect(new Shelf().of("lorcana").map(({ name }) => name)).toEqual(["Other", "Other 2"])
})
