import { expect, test } from "vitest"
import { Aim } from "./aim.svelte"
import { position, type Position } from "./positions"
import type { Step, Steps } from "./protocol"
import { Showing } from "./showing.svelte"
import { Table } from "./table.svelte"
import { asView } from "./view"

async function laid(name: string) {
  const table = new Table()
  const showing = new Showing(table)
  const aim = new Aim(table, showing)
  const found = await position(name)
  table.take(found.welcome)
  table.take(found.table)
  const sent: unknown[] = []
  table.send = (message) => void sent.push(message)
  return { table, showing, aim, sent, found }
}

test("an answer names its question, and only one answer is sent to it", async () => {
  const { table, sent } = await laid("lorcana-full")
  table.answer(3)
  table.answer(4)
  expect(sent).toEqual([{ type: "answer", question: 12, option: 3 }])
})

test("a refused answer leaves its question open; a late one does not", async () => {
  const { table } = await laid("lorcana-full")
  table.answer(3)
  table.take({ type: "refused", why: "no such option", text: "no" })
  expect([table.question, table.complaint]).toEqual([12, "no"])
  table.answer(3)
  table.take({ type: "refused", why: "late", text: "late" })
  expect(table.question).toBe(-1)
})

/** The same question once more, with what has been picked by now. */
function asked(found: Position, question: number, chosen: (number | null | undefined)[], without?: number) {
  const { view } = found.table
  const decision = asView(view).decision
  const options = decision?.options?.filter((option) => without === undefined || option.object !== without)
  return { ...found.table, view: { ...view, decision: { ...decision, options, chosen } }, question }
}

test("several picks are gathered and go out one after another, then that this is all", async () => {
  const { table, aim, sent, found } = await laid("lorcana-mulligan")
  const [first, second] = (aim.decision?.options ?? []).filter((option) => option.kind === "put away")
  aim.click(first?.object ?? -1)
  aim.click(second?.object ?? -1)
  expect(sent).toEqual([])
  aim.confirm()
  expect(sent).toEqual([{ type: "answer", question: 12, option: first?.place }])
  table.take(asked(found, 13, [first?.object]))
  aim.goOn()
  table.take(asked(found, 14, [first?.object, second?.object]))
  const done = aim.decision?.options?.find((option) => option.kind === "done")
  aim.goOn()
  expect(sent.slice(1)).toEqual([
    { type: "answer", question: 13, option: second?.place },
    { type: "answer", question: 14, option: done?.place },
  ])
})

test("another question of the same kind is not answered with what was meant for the one before", async () => {
  const { table, aim, sent, found } = await laid("lorcana-mulligan")
  const [first] = (aim.decision?.options ?? []).filter((option) => option.kind === "put away")
  aim.click(first?.object ?? -1)
  aim.confirm()
  table.take(asked(found, 13, []))
  aim.goOn()
  expect([sent.length, aim.gathered, aim.busySending]).toEqual([1, [], false])
})

test("what was gathered and is no longer possible is not forgotten silently: nothing is confirmed", async () => {
  const { table, aim, sent, found } = await laid("lorcana-mulligan")
  const [first, second] = (aim.decision?.options ?? []).filter((option) => option.kind === "put away")
  aim.click(first?.object ?? -1)
  aim.click(second?.object ?? -1)
  aim.confirm()
  table.take(asked(found, 13, [first?.object], second?.object ?? -1))
  aim.goOn()
  expect([sent.length, aim.gathered, aim.busySending]).toEqual([1, [], false])
})

test("no more are picked than a question takes, and no fewer are confirmed", async () => {
  const { table, aim, sent, found } = await laid("lorcana-mulligan")
  const message = asked(found, 12, [])
  const decision = { ...message.view["decision"], least: 2, most: 2 }
  table.take({ ...message, view: { ...message.view, decision } })
  const [first, second, third] = (aim.decision?.options ?? []).map((option) => option.object).filter((object) => object != null)
  aim.click(first ?? -1)
  aim.confirm()
  expect([aim.enough, sent.length]).toEqual([false, 0])
  aim.click(second ?? -1)
  aim.click(third ?? -1)
  expect([aim.gathered, aim.enough]).toEqual([[first, second], true])
})

test("a card that can be picked in two ways says in which one before it is picked", async () => {
  const { table, aim, sent, found } = await laid("fallen-grace")
  const message = asked(found, 12, [])
  const decision = asView(message.view).decision
  const both = (decision?.options ?? []).flatMap((option) =>
    option.object == null ? [option] : [{ ...option, kind: "attack" }, { ...option, kind: "ambush", place: option.place + 100 }],
  )
  table.take({ ...message, view: { ...message.view, decision: { ...decision, options: both } } })
  const object = both.find((option) => option.object != null)?.object ?? -1
  aim.click(object)
  expect([aim.selected, aim.gathered, aim.moves.map((move) => move.kind)]).toEqual([object, [], ["attack", "ambush"]])
  const ambush = aim.moves.find((move) => move.kind === "ambush")
  if (ambush) aim.choose(ambush)
  expect([aim.selected, aim.gathered]).toEqual([null, [object]])
  aim.confirm()
  expect((sent[0] as { option: number }).option).toBeGreaterThanOrEqual(100)
})

test("how one passes by itself is what the server tells, and so is what is asked then", async () => {
  const { table, sent, found } = await laid("spoils-response")
  const { question } = table
  const steps = (passing: "" | "turn" | "event", question: number, ...done: Step[]) =>
    table.take({ type: "steps", steps: done, question, reasons: [], status: { ...found.table.status, passing } })
  table.pass("event")
  expect([sent, table.passing, table.mayAct]).toEqual([[{ type: "wish", passing: "event" }], "", false])
  steps("", question) // sent before the wish was heard
  expect(table.mayAct).toBe(false)
  steps("event", -1)
  expect([table.passing, table.mayAct]).toEqual(["event", false])
  const step: Step = { entry: table.lastEntry + 1, kind: "move", seat: 1, text: "", lines: [{ text: "Something happens" }], view: { ...found.table.view, turn: 99 } }
  steps("event", -1, step)
  expect([table.passing, sent.length]).toEqual(["event", 1]) // the page has no opinion on when it ends
  steps("", question + 3)
  expect([table.passing, table.question]).toEqual(["", question + 3])
})

test("who can't pass by itself is asked as before", async () => {
  const { table, found } = await laid("spoils-response")
  const { question } = table
  table.pass("turn")
  table.take({ type: "refused", why: "too fast", text: "no" })
  expect(table.question).toBe(question)
  table.pass("turn")
  table.take({ type: "steps", steps: [], question, reasons: [], status: { ...found.table.status, passing: "turn" } })
  expect(table.question).toBe(question)
})

test("news that was on its way does not ask again what was answered", async () => {
  const { table, found } = await laid("lorcana-full")
  const { question } = table
  const note: Steps = { type: "steps", steps: [], question, reasons: [], status: found.table.status }
  table.answer(3)
  table.take(note)
  expect(table.question).toBe(-1)
  table.take(found.welcome) // the line was cut, and the answer never came
  table.take(note)
  expect(table.question).toBe(question)
})

test("a click on a target answers with the option of card and target", async () => {
  const { aim, sent } = await laid("lorcana-full")
  const challenge = aim.decision?.options?.find((option) => option.kind === "challenge")
  aim.click(challenge?.object ?? -1)
  const move = aim.moves.find((found) => found.kind === "challenge")
  if (move) aim.choose(move)
  aim.over = challenge?.target ?? null
  expect(aim.meant?.forecast).toBeDefined()
  aim.click(challenge?.target ?? -1)
  expect(sent).toEqual([{ type: "answer", question: 12, option: challenge?.place }])
})
