/** The course of a game as a drawing: where its line, its marks and its scales lie. */

import type { Course } from "./protocol"

export const HEIGHT = 190
const LEFT = 44
const RIGHT = 14
const TOP = 14
const BOTTOM = 28
/** Pixels between two numbers of turns. */
const APART = 26

export interface Chart {
  width: number
  left: number
  right: number
  bottom: number
  levels: { y: number; share: number }[]
  turns: { x: number; turn: number }[]
  line: string
  /** What the error leaves open. */
  band: string
  /** The moves that lost most, numbered from the worst: from where to where the chance fell. */
  marks: { x: number; from: number; to: number; number: number }[]
  /** How the game ended; not there before everything is judged. */
  end: { x: number; y: number } | null
}

export function chart(course: Course, width: number): Chart {
  const { moments, of, whole } = course
  const right = width - RIGHT
  const bottom = HEIGHT - BOTTOM
  const round = (value: number) => Math.round(value * 10) / 10
  const across = (place: number) => round(LEFT + ((right - LEFT) * place) / Math.max(1, of))
  const up = (share: number) => round(bottom - (bottom - TOP) * Math.min(1, Math.max(0, share)))

  const points = moments.map(({ chance }, place) => ({ x: across(place), y: up(chance) }))
  const end = whole && of > 0 ? { x: across(of), y: up(course.end) } : null
  const path = (all: { x: number; y: number }[]) => all.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("")
  const over = moments.map(({ chance, error }, place) => ({ x: across(place), y: up(chance + error) }))
  const under = moments.map(({ chance, error }, place) => ({ x: across(place), y: up(chance - error) }))

  const turns: Chart["turns"] = []
  moments.forEach(({ turn }, place) => {
    const x = across(place)
    if (turn > 0 && moments[place - 1]?.turn !== turn && x - (turns.at(-1)?.x ?? -APART) >= APART) turns.push({ x, turn })
  })

  return {
    width,
    left: LEFT,
    right,
    bottom,
    levels: [0, 0.5, 1].map((share) => ({ y: up(share), share })),
    turns,
    line: path(end ? [...points, end] : points),
    band: moments.length > 1 ? `${path([...over, ...under.toReversed()])}Z` : "",
    marks: course.losses.map(({ moment }, i) => ({
      x: across(moment),
      from: up(moments[moment]?.chance ?? 0),
      to: up(moments[moment]?.taken ?? 0),
      number: i + 1,
    })),
    end,
  }
}

/** The same in numbers: the chance when a turn's first question came and after its last answer. */
export function summary({ moments }: Course): { turn: number; began: number; ended: number }[] {
  const turns = new Map<number, { turn: number; began: number; ended: number }>()
  for (const { turn, chance, taken } of moments) {
    const known = turns.get(turn)
    turns.set(turn, { turn, began: known?.began ?? chance, ended: taken })
  }
  return [...turns.values()]
}
