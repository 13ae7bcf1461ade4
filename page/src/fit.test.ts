import { expect, test } from "vitest"
import { fit, rows, type Piece } from "./fit"

const upright: Piece = { wide: 1, high: 1.4 }

test("a few cards are as large as allowed", () => {
  expect(fit([[upright, upright]], 1000, 300, 10, 150)).toBe(150)
})

test("more cards are drawn smaller, so that all of them fit", () => {
  const twenty = Array.from({ length: 20 }, () => upright)
  const card = fit([twenty], 1000, 300, 10, 150)
  expect(card).toBeLessThan(150)
  expect(rows(twenty, card, 1000, 10).height).toBeLessThanOrEqual(300)
})

test("lines that stay apart share the height", () => {
  expect(fit([[upright], [upright]], 1000, 300, 10, 150)).toBe(Math.floor((300 - 10) / 2.8))
})

test("no card is drawn so small that it can't be told from another", () => {
  expect(fit([Array.from({ length: 200 }, () => upright)], 300, 100, 10, 150)).toBe(52)
})
