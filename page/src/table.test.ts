import { expect, test } from "vitest"
import { Aim } from "./aim.svelte"
import { position } from "./positions"
import type { Step } from "./protocol"
import { Showing } from "./showing.svelte"
import { Table } from "./table.svelte"

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

test("several picks are gathered and go out one after another, then that this is all", async () => {
  const { table, aim, sent, found } = await laid("lorcana-mulligan")
  const [first, second] = (aim.decision?.options ?? []).filter((option) => option.kind === "put away")
  aim.click(first?.object ?? -1)
  aim.click(second?.object ?? -1)
  expect(sent).toEqual([])
  aim.confirm()
  expect(sent).toEqual([{ type: "answer", question: 12, option: first?.place }])
  table.take({ ...found.table, question: 13 })
  aim.goOn()
  table.take({ ...found.table, question: 14 })
  aim.goOn()
  expect(sent.map((message) => (message as { question: number }).question)).toEqual([12, 13, 14])
  const done = aim.decision ?? found.table.view["decision"]
  expect((sent[2] as { option: number }).option).toBe(
    (done as { options: { kind: string; place: number }[] }).options.find((option) => option.kind === "done")?.place,
  )
})

test("what was gathered and is no longer possible is not forgotten silently: nothing is confirmed", async () => {
  const { table, aim, sent, found } = await laid("lorcana-mulligan")
  const [first, second] = (aim.decision?.options ?? []).filter((option) => option.kind === "put away")
  aim.click(first?.object ?? -1)
  aim.click(second?.object ?? -1)
  aim.confirm()
  const decision = aim.decision ?? (found.table.view["decision"] as { options: { object?: number }[] })
  const fewer = decision.options?.filter((option) => option.object !== second?.object)
  const view = { ...found.table.view, decision: { ...decision, options: fewer } }
  table.take({ ...found.table, view, question: 13 })
  aim.goOn()
  expect([sent.length, aim.gathered, aim.busySending]).toEqual([1, [], false])
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

test("what others do is shown step by step; one's own moves are not", async () => {
  const { table, showing, found } = await laid("lorcana-full")
  const me = found.welcome.audience
  const step = (entry: number, seat: number): Step => ({
    entry,
    kind: "move",
    seat,
    text: `entry ${entry}`,
    lines: [{ text: `entry ${entry}` }],
    view: found.table.view,
  })
  const status = found.table.status
  table.take({ type: "steps", steps: [step(41, me)], question: -1, reasons: [], status })
  expect(showing.running).toBe(false)
  table.take({ type: "steps", steps: [step(42, 1 - me), step(43, 1 - me)], question: 15, reasons: [], status })
  expect([showing.running, showing.step?.text, table.recap.length]).toEqual([true, "entry 42", 2])
  showing.forward()
  expect(showing.step?.text).toBe("entry 43")
  showing.back()
  expect(showing.step?.text).toBe("entry 42")
  showing.skip()
  expect(showing.running).toBe(false)
  expect(table.lines.at(-1)?.text).toBe("entry 43")
})
