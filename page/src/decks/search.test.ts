import { afterEach, expect, test, vi } from "vitest"
import type { Filter } from "../protocol"
import { NOTHING, queryOf, Search } from "./search.svelte"

const filter = (key: string, kind: Filter["kind"]): Filter => ({ key, title: key, kind, values: [], coloured: false })
const FILTERS = [filter("ink", "values"), filter("cost", "number"), filter("inkable", "flag")]

afterEach(() => vi.unstubAllGlobals())

test("words and filters become one query", () => {
  expect(queryOf(" elsa ", FILTERS, {})).toBe("elsa")
  const chosen = { ink: { ...NOTHING, values: ["Amber", "Steel"] }, cost: { ...NOTHING, least: 0, most: 3 }, inkable: { ...NOTHING, is: "no" as const } }
  expect(queryOf("elsa", FILTERS, chosen)).toBe('elsa ink="Amber|Steel" cost>=0 cost<=3 -is:inkable')
})

test("values are chosen and left again", () => {
  const search = new Search(() => FILTERS)
  search.toggle("ink", "Amber")
  search.toggle("ink", "Steel")
  search.toggle("ink", "Amber")
  expect(search.query).toBe('ink="Steel"')
  expect(search.filtered).toBe(1)
  search.clear()
  expect(search.query).toBe("")
})

test("the next cards come after those that are there, and an answer that is late is not taken", async () => {
  const asked: string[] = []
  const answers: ((cards: string[]) => void)[] = []
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address)
    return new Promise((done) =>
      answers.push((names) => done(new Response(JSON.stringify({ type: "found cards", total: 3, nearest: false, cards: names.map((name) => ({ card: { name }, playable: true, about: [] })) })))),
    )
  })
  const wait = () => new Promise((done) => setTimeout(done, 250))
  const search = new Search(() => FILTERS)
  search.text = "first"
  search.look("lorcana", "en")
  await wait()
  search.text = "second"
  search.look("lorcana", "en")
  await wait()
  expect(search.heard).toBe(false)
  answers[1]?.(["B", "C"])
  await wait()
  expect(search.heard).toBe(true)
  answers[0]?.(["A"])
  await wait()
  expect(search.cards.map(({ card }) => card["name"])).toEqual(["B", "C"])
  const more = search.more()
  answers[2]?.(["D"])
  await more
  expect(asked[2]).toContain("search=second")
  expect(asked[2]).toContain("after=2")
  expect(search.cards.map(({ card }) => card["name"])).toEqual(["B", "C", "D"])
})
