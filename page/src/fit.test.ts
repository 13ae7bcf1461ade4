import { expect, test } from "vitest"
import { balanced, fit, fitRow, rows, type Piece } from "./fit"

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

test("what hangs below a card takes height, what lies beside it takes width", () => {
  expect(rows([{ ...upright, below: 17 }], 100, 1000, 10)).toEqual({ count: 1, height: 157 })
  expect(rows([{ ...upright, beside: 70 }, upright], 100, 270, 10).count).toBe(2)
  expect(rows([{ ...upright, beside: 70 }, upright], 100, 280, 10).count).toBe(1)
})

test("rows that are no lines are about equally long, and no higher for it", () => {
  const ten = Array.from({ length: 10 }, () => upright)
  const width = balanced(ten, 100, 1000, 10)
  expect(width).toBeLessThan(600)
  expect(rows(ten, 100, width, 10)).toEqual(rows(ten, 100, 1000, 10))
})

test("a row that is scrolled is as high as there is room for, and no smaller than can be read", () => {
  const twenty = Array.from({ length: 20 }, () => upright)
  expect(fitRow(twenty, 500, 110, 10, 150)).toBe(60)
  expect(fitRow(twenty, 500, 70, 10, 150)).toBe(50)
})
