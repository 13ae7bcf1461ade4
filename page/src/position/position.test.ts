import { expect, test } from "vitest"
import { nameOf, saidOf, saying } from "./position.svelte"

test("a card is a name as long as nothing else is said of it", () => {
  const hurt = saying("Stitch - New Dog", "damage", 2)
  expect(hurt).toEqual({ card: "Stitch - New Dog", damage: 2 })
  expect(saidOf(hurt, "damage")).toBe(2)
  expect(nameOf(hurt)).toBe("Stitch - New Dog")
  expect(saying(hurt, "damage", 0)).toBe("Stitch - New Dog")
  expect(saying(saying(hurt, "exerted", true), "damage", 0)).toEqual({ card: "Stitch - New Dog", exerted: true })
})
