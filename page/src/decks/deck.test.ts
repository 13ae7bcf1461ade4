import { expect, test } from "vitest"
import { cardsIn, changed, countOf, fileName, freeName, listOf, MOST } from "./deck"

const rows = [
  { name: "Elsa", count: 2 },
  { name: "Anna", count: 1 },
]

test("cards are added and taken out one by one", () => {
  expect(changed(rows, "Elsa", 1)).toEqual([{ name: "Elsa", count: 3 }, rows[1]])
  expect(changed(rows, "Olaf", 1)).toEqual([...rows, { name: "Olaf", count: 1 }])
  expect(changed(rows, "Anna", -1)).toEqual([rows[0]])
  expect(changed(rows, "Olaf", -1)).toBe(rows)
  expect(countOf(changed(rows, "Elsa", 500), "Elsa")).toBe(MOST)
  expect(cardsIn(rows)).toBe(3)
})

test("a list has a heading, so that one line is still a list", () => {
  expect(listOf({ game: "lorcana", name: "Two\nlines", format: "", rows: [rows[0]!] })).toBe("# Two lines\n2 Elsa\n")
})

test("a file is called like its deck, without what file names can't have", () => {
  const deck = { game: "lorcana", name: 'Rubis / Acier: "é" 2', format: "", rows }
  expect(fileName(deck, "json")).toBe("Rubis Acier é 2.json")
  expect(fileName({ ...deck, name: "///" }, "txt")).toBe("deck.txt")
})

test("a name that is taken gets a number", () => {
  expect(freeName("Mine", [])).toBe("Mine")
  expect(freeName("Mine", ["Mine"])).toBe("Mine 2")
  expect(freeName("Mine 2", ["Mine", "Mine 2"])).toBe("Mine 3")
  expect(freeName("  ", [])).toBe("Deck")
})
