import { expect, it } from "vitest"
import { marks } from "./marks"

const marked = (text: string, search: string) => marks(text, search).filter((piece) => piece.marked).map((piece) => piece.text)

it("marks the words that were typed, in any form, case or accent", () => {
  expect(marked("Un personnage épuisé peut être défié.", "EPUISER personnages")).toEqual(["personnage", "épuisé"])
})

it("leaves short words and the middle of others alone", () => {
  expect(marked("a rethink can be inked", "can think inked")).toEqual(["inked"])
})

it("loses nothing of the text", () => {
  const text = "“Up to” N: 0, 1 or more."
  expect(marks(text, "more").map((piece) => piece.text).join("")).toBe(text)
})
