import { expect, test } from "vitest"
import { hashOf, placeOf, type Place } from "./place.svelte"

const PLACES: [string, Place][] = [
  ["", { at: "start", game: "", deck: "" }],
  ["#play/lorcana/Ruby%20%26%20Steel%20%2F%202", { at: "start", game: "lorcana", deck: "Ruby & Steel / 2" }],
  ["#decks/spoils", { at: "decks", game: "spoils", deck: "" }],
  ["#decks/spoils/100%25%20mine", { at: "decks", game: "spoils", deck: "100% mine" }],
  ["#abc_DEF-1", { at: "table", key: "abc_DEF-1" }],
  ["#rules/lorcana", { at: "rules", game: "lorcana", rule: "" }],
  ["#rules/lorcana/4.6.1", { at: "rules", game: "lorcana", rule: "4.6.1" }],
  ["#replay/abc/17", { at: "replay", replay: "abc", moment: 17 }],
  ["#learn/fallen", { at: "learn", game: "fallen", chapter: 0 }],
  ["#learn/fallen/3", { at: "learn", game: "fallen", chapter: 3 }],
  ["#puzzle/spoils", { at: "puzzle", game: "spoils", name: "" }],
  ["#puzzle/spoils/one-more", { at: "puzzle", game: "spoils", name: "one-more" }],
  ["#edit/scenario%3Alorcana/1.2.1", { at: "edit", replay: "scenario:lorcana/1.2.1" }],
  ["#scenario/spoils/101.1-a-card/3", { at: "replay", replay: "scenario:spoils/101.1-a-card", moment: 3 }],
]

test.each(PLACES)("%s is a place, and the place is written so", (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
  expect(hashOf(place)).toBe(hash)
})

test("a moment that is no number is the first", () => {
  expect(placeOf("#replay/abc/x")).toEqual({ at: "replay", replay: "abc", moment: 0 })
  expect(placeOf("#scenario/lorcana/1.2.1")).toEqual({ at: "replay", replay: "scenario:lorcana/1.2.1", moment: 0 })
})

test("an address with a stray % is no error", () => {
  expect(placeOf("#decks/lorcana/100% mine")).toEqual({ at: "decks", game: "lorcana", deck: "100% mine" })
})

test("a moment of a game, or of a scenario, is opened in the editor by its address", () => {
  const moments: Place[] = [
    { at: "edit", replay: "some-key", moment: 12 },
    { at: "edit", replay: "some-key" },
    { at: "edit", replay: "scenario:lorcana/1.2.1-must-quest", moment: 3 },
    { at: "edit", replay: "scenario:lorcana/1.2.1-must-quest" },
  ]
  for (const place of moments) expect(placeOf(hashOf(place))).toEqual(place)
})
