import { describe, expect, test } from "vitest"
import { games } from "../../scripts/pool.ts"
import { contrast, mix, tinctureName, tinctureOf, TINCTURES } from "./tinctures.ts"

describe.each(Object.entries(TINCTURES))("the tincture %s", (_, tincture) => {
  test("has panels on which text can be read, in light and dark", () => {
    expect(contrast(tincture.paper, tincture.night)).toBeGreaterThan(7)
    expect(contrast(tincture.light, tincture.night)).toBeGreaterThan(7)
  })

  test("has a second colour that stands out from the night and the paper", () => {
    expect(contrast(tincture.warm, tincture.night)).toBeGreaterThan(3)
    expect(contrast(tincture.main, tincture.paper)).toBeGreaterThan(1.8)
  })
})

test("black and white are as far apart as colours get", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21)
  expect(contrast("#808080", "#808080")).toBe(1)
})

test("a colour between two is between them", () => {
  expect(mix("#000000", "#ff8000", 0.5)).toBe("#804000")
})

test("no two colours of one game share a tincture", () => {
  for (const { cards } of games) {
    const colours = [...new Set(cards.flatMap((card) => card.colours))]
    expect(new Set(colours.map(tinctureName)).size).toBe(colours.length)
  }
})

test("an accent or a capital makes no difference", () => {
  expect(tinctureName("Pureté Céleste")).toBe("purity")
  expect(tinctureName("AMBER")).toBe("amber")
})

test("a card without a colour is plain, one of two has both", () => {
  expect(tinctureOf([])).toBe(TINCTURES.vellum)
  expect(tinctureOf(["Amber", "Steel"])).toMatchObject({ main: TINCTURES.amber.main, warm: TINCTURES.steel.main })
})

test("a colour nobody has heard of keeps its tincture", () => {
  expect(tinctureName("Octarine")).toBe(tinctureName("octarine"))
})
