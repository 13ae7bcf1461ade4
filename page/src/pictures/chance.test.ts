import { expect, test } from "vitest"
import { Chance, hash } from "./chance.ts"

test("a name gives the same numbers on every machine", () => {
  const chance = new Chance("Elsa - Snow Queen")
  expect([hash(""), hash("Elsa"), hash("Œuf couvé")]).toEqual([2872998923, 1405304744, 2238766721])
  expect([chance.whole(0, 999), chance.whole(0, 999), chance.whole(0, 999)]).toEqual([830, 844, 425])
})

test("numbers stay between their ends and reach both", () => {
  const chance = new Chance("dice")
  const thrown = new Set(Array.from({ length: 500 }, () => chance.whole(1, 6)))
  expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test("every choice comes up about as often", () => {
  const counts = { a: 0, b: 0, c: 0 }
  for (let i = 0; i < 3000; i++) counts[new Chance(`card ${i}`).pick(["a", "b", "c"])]++
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(120)
})
