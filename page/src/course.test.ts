import { describe, expect, test } from "vitest"
import { chart, HEIGHT, summary } from "./course"
import type { Course } from "./protocol"

const moment = (turn: number, chance: number, taken = chance) => ({ turn, chance, error: 0.05, taken })
const game: Course = {
  type: "course",
  done: 4,
  of: 4,
  whole: true,
  moments: [moment(0, 0.5), moment(1, 0.6, 0.4), moment(1, 0.4), moment(3, 0.2)],
  losses: [{ moment: 1, sentence: "Quest", better: "Challenge", line: [], lost: 0.2 }],
  end: 0,
}

describe("the course of a game", () => {
  test("is a line from the first question to how it ended", () => {
    const { line, left, right, end, bottom } = chart(game, 400)
    expect(line.startsWith(`M${left} `)).toBe(true)
    expect(end).toEqual({ x: right, y: bottom })
    expect(line.endsWith(`L${right} ${bottom}`)).toBe(true)
  })

  test("has no end before everything is judged", () => {
    const { end, line } = chart({ ...game, done: 2, whole: false, moments: game.moments.slice(0, 2), losses: [] }, 400)
    expect(end).toBeNull()
    expect(line.split("L")).toHaveLength(2)
  })

  test("marks what lost most, from where to where the chance fell", () => {
    const [mark] = chart(game, 400).marks
    expect(mark?.number).toBe(1)
    expect(mark?.from).toBeLessThan(mark?.to ?? 0)
  })

  test("stays within its frame whatever the error", () => {
    const { band } = chart({ ...game, moments: [moment(1, 0.99), moment(1, 0.01)], of: 2, losses: [] }, 240)
    const heights = [...band.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThan(HEIGHT)
  })

  test("names no two turns so close that they could not be read", () => {
    const moments = Array.from({ length: 120 }, (_, i) => moment(i + 1, 0.5))
    const { turns } = chart({ ...game, of: 120, moments, losses: [] }, 320)
    const gaps = turns.slice(1).map(({ x }, i) => x - (turns[i]?.x ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(20)
  })

  test("can be read in numbers, turn by turn", () => {
    expect(summary(game)).toEqual([
      { turn: 0, began: 0.5, ended: 0.5 },
      { turn: 1, began: 0.6, ended: 0.4 },
      { turn: 3, began: 0.2, ended: 0.2 },
    ])
  })
})
