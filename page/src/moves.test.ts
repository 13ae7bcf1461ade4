import { expect, test } from "vitest"
import { endOfTurn, gathers, movesOf, onlyPicks, plainOptions, refusedOf, stillPossible, typed } from "./moves"
import { position } from "./positions"
import { asView, type Decision } from "./view"

async function laid(name: string) {
  const { table } = await position(name)
  const view = asView(table.view)
  if (!view.decision) throw new Error("nothing is asked")
  return { view, decision: view.decision, reasons: table.reasons }
}

function named(view: ReturnType<typeof asView>, name: string): number {
  for (const side of view.seats)
    for (const zone of Object.values(side.zones))
      for (const card of zone.cards) if (card.title.startsWith(name)) return card.object
  throw new Error(`no ${name}`)
}

test("a character's moves are told apart by kind, and challenging looks for a target", async () => {
  const { view, decision } = await laid("lorcana-full")
  const moves = movesOf(decision, named(view, "Pongo"))
  expect(moves.map((move) => [move.kind, move.aims]).sort()).toEqual([
    ["challenge", true],
    ["quest", false],
    ["sing", true],
  ])
})

test("what a card can't do is said with its rule", async () => {
  const { view, decision, reasons } = await laid("lorcana-full")
  const refused = refusedOf(reasons, decision, named(view, "Rapunzel"))
  expect(refused.find(({ kind }) => kind === "play")?.reason.rule).toBe("4.3.2.4")
})

test("an opening hand is gathered, a single target is not", async () => {
  expect(gathers((await laid("lorcana-mulligan")).decision)).toBe(true)
  const { decision } = await laid("lorcana-target")
  expect([onlyPicks(decision), gathers(decision)]).toEqual([true, false])
})

test("what costs something is played by its moves, never by one click", async () => {
  const { decision } = await laid("lorcana-target")
  const options = decision?.options?.map((option) => ({ ...option, cost: { ink: 0 } })) ?? []
  expect(onlyPicks({ ...decision!, options })).toBe(false)
})

test("passing is a button of its own, the end of the turn is not among them", async () => {
  const { decision } = await laid("fallen-response")
  expect(plainOptions(decision).map((option) => option.kind)).toContain("pass")
  const turn = (await laid("lorcana-full")).decision
  expect(plainOptions(turn).map((option) => option.kind)).not.toContain("end turn")
  expect(endOfTurn(turn)?.command).toBe("end turn")
})

test("the end of the turn says what could still be done", async () => {
  const { decision } = await laid("lorcana-full")
  expect(new Map(stillPossible(decision)).get("quest")).toBe(3)
})

test("a typed line means the options whose words it has", async () => {
  const { decision } = await laid("lorcana-full")
  expect(typed(decision, "quest pongo").map((option) => option.kind)).toEqual(["quest"])
  expect(typed(decision, "end turn").map((option) => option.kind)).toEqual(["end turn"])
  expect(typed(decision, "dance")).toEqual([])
})

test("words of a command come before words of a sentence", () => {
  const option = (place: number, command: string, sentence: string) => ({ place, kind: "play", command, sentence })
  const options = [option(0, "play Yzma", "Play Yzma, 2 ink"), option(1, "play Yzma #2", "Play Yzma, 2 ink")]
  const decision = { seat: 0, kind: "turn action", rules: [], source: null, options } as unknown as Decision
  expect(typed(decision, "play yzma 2").map(({ place }) => place)).toEqual([1])
  expect(typed(decision, "ink").length).toBe(2)
})
