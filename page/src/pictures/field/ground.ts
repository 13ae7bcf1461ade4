/** The ground, in four layers from far to near. */

import type { Chance } from "../chance.ts"
import { at, box, disc, fill, line, polygon, round, smooth, through, times, type Point } from "../pen.ts"
import { mix } from "../tinctures.ts"
import type { Hour } from "./hour.ts"

type Ground = (hour: Hour, chance: Chance) => string

function ridge(chance: Chance, y: number, height: number): Point[] {
  const a = chance.between(0, 6.3)
  const b = chance.between(0, 6.3)
  const f = chance.between(0.035, 0.07)
  return times(15, (i) => {
    const x = -6 + i * 8
    return [x, y + Math.sin(x * f + a) * height + Math.sin(x * f * 2.3 + b) * height * 0.35]
  })
}

/** Everything below a line. */
const below = (points: readonly Point[]): string => `${through(points)}L106 106L-6 106Z`

const hills: Ground = (hour, chance) =>
  [58, 67, 77, 88]
    .map((y, i) => {
      const crest = ridge(chance, y, 6.5 - i * 0.9)
      const furrows =
        i === 3
          ? ""
          : [2.6, 5, 8]
              .map((down, j) => {
                const furrow = crest.map(([x, v]): Point => [x, v + down])
                return line(through(furrow), hour.layers[i + 1] ?? hour.layers[3], round(0.75 - j * 0.18), {
                  opacity: 0.55,
                })
              })
              .join("")
      return fill(below(crest), hour.layers[i] ?? hour.layers[3]) + furrows
    })
    .join("")

function mountain(hour: Hour, x: number, w: number, h: number, foot: number, row: 0 | 1): string {
  const cx = x + w / 2
  const y = foot - 4 - h
  const snow: Point[] = [
    [cx, y],
    [cx - w * 0.13, y + h * 0.27],
    [cx - w * 0.03, y + h * 0.2],
    [cx + w * 0.03, y + h * 0.3],
    [cx + w * 0.12, y + h * 0.25],
  ]
  return (
    fill(
      polygon([
        [x, foot],
        [cx, y],
        [x + w, foot],
      ]),
      hour.layers[row],
    ) +
    fill(
      polygon([
        [cx, y],
        [x + w, foot],
        [cx + w * 0.06, foot],
        [cx - w * 0.05, y + h * 0.55],
        [cx + w * 0.08, y + h * 0.35],
      ]),
      hour.layers[row + 1] ?? hour.layers[2],
    ) +
    (row === 0 ? fill(polygon(snow), hour.sun) : "")
  )
}

const peaks: Ground = (hour, chance) => {
  let drawn = ""
  for (const row of [0, 1] as const) {
    let x = chance.between(-16, -4)
    while (x < 104) {
      const w = chance.between(22, 36) * (row ? 0.8 : 1)
      drawn += mountain(hour, x, w, chance.between(20, 36) * (row ? 0.7 : 1), row ? 88 : 72, row)
      x += w * chance.between(0.62, 0.85)
    }
  }
  return drawn + fill(below(ridge(chance, 80, 3)), hour.layers[2]) + fill(below(ridge(chance, 90, 3)), hour.layers[3])
}

const sea: Ground = (hour) => {
  let drawn = box(-6, 60, 112, 46, hour.layers[0])
  ;[66, 75, 85].forEach((y, i) => {
    const far = hour.layers[i] ?? hour.layers[0]
    const near = hour.layers[i + 1] ?? hour.layers[3]
    for (let x = i % 2 ? -2.5 : -12; x < 116; x += 19) {
      drawn += disc(x, y + 9, 9.5, near) + disc(x, y + 9, 6.5, mix(near, far, 0.55)) + disc(x, y + 9, 3.6, near)
    }
    drawn += box(-6, y + 10, 112, 40, near)
  })
  return drawn
}

const dunes: Ground = (hour, chance) =>
  [57, 67, 78, 89]
    .map((y, i) => {
      const side = chance.side()
      const crest = chance.between(25, 75)
      const near = hour.layers[i + 1]
      const shadow =
        near === undefined
          ? ""
          : fill(
              `M${at(crest, y - 3.4)}Q${at(crest + 20 * side, y + 8)} ${at(crest + 46 * side, y + 14)}Q${at(crest + 10 * side, y + 12)} ${at(crest, y - 3.4)}Z`,
              near,
              0.7,
            )
      return (
        fill(
          `M-6 ${y + side * 6}Q${round(crest)} ${y - 12} 106 ${y - side * 6}L106 106L-6 106Z`,
          hour.layers[i] ?? hour.layers[3],
        ) + shadow
      )
    })
    .join("")

function tower(chance: Chance, hour: Hour, x: number, w: number, top: number, lit: string, shaded: string): string {
  const windows = times(3, (i) => box(x + w * 0.22, top + 4 + i * 6, w * 0.16, 2.6, mix(lit, hour.sun, 0.8))).join("")
  const roof = chance.pick([
    fill(
      polygon([
        [x - 0.6, top],
        [x + w / 2, top - w * 1.1],
        [x + w + 0.6, top],
      ]),
      lit,
    ),
    box(x + w * 0.2, top - 4, w * 0.6, 4, lit) + box(x + w * 0.42, top - 9, w * 0.16, 5, lit),
    fill(`M${at(x, top)}A${round(w / 2)} ${round(w / 2)} 0 0 1 ${at(x + w, top)}Z`, lit),
  ])
  return box(x, top, w, 106 - top, lit) + box(x + w * 0.55, top, w * 0.45, 106 - top, shaded) + roof + windows
}

const city: Ground = (hour, chance) => {
  const [far, mid, near, nearest] = hour.layers
  const back = [
    [6, 9],
    [20, 8],
    [72, 8],
    [85, 9],
    [-3, 8],
    [97, 8],
  ] as const
  const front = [
    [13, 7],
    [27, 6],
    [66, 6],
    [79, 7],
  ] as const
  return (
    back.map(([x, w]) => tower(chance, hour, x, w, chance.between(40, 56), far, mid)).join("") +
    front.map(([x, w]) => tower(chance, hour, x, w, chance.between(54, 66), mid, near)).join("") +
    box(26, 76, 48, 30, near) +
    box(14, 82, 72, 24, mix(near, nearest, 0.5)) +
    box(2, 88, 96, 18, nearest)
  )
}

function fir(x: number, y: number, size: number, lit: string, shaded: string): string {
  return times(3, (i) => {
    const w = size * (0.34 + i * 0.16)
    const top = y - size + i * size * 0.27
    const foot = top + size * 0.42
    return (
      fill(
        polygon([
          [x, top],
          [x - w, foot],
          [x + w, foot],
        ]),
        lit,
      ) +
      fill(
        polygon([
          [x, top],
          [x + w, foot],
          [x + w * 0.1, foot],
        ]),
        shaded,
      )
    )
  }).join("")
}

const firs: Ground = (hour, chance) => {
  const [far, mid, near, nearest] = hour.layers
  let drawn = fill(below(ridge(chance, 62, 3)), far)
  for (const i of [0, 1, 2, 4, 5, 6]) {
    drawn += fir(
      i * 16 + chance.between(-4, 4),
      chance.between(72, 76),
      chance.between(17, 24),
      mid,
      mix(mid, near, 0.6),
    )
  }
  drawn += fill(below(ridge(chance, 76, 2.5)), near)
  for (const [x, y] of [
    [-1, 96],
    [12, 92],
    [26, 95],
    [75, 95],
    [88, 91],
    [101, 96],
  ] as const) {
    drawn += fir(x + chance.between(-2, 2), y, chance.between(22, 32), nearest, mix(nearest, near, 0.35))
  }
  return drawn + fill(below(ridge(chance, 93, 1.6)), nearest)
}

const steps: Ground = (hour) =>
  [66, 73, 80, 87]
    .map((y, i) => box(-6 + (3 - i) * 7, y, 112 - (3 - i) * 14, 40, hour.layers[i] ?? hour.layers[3]))
    .join("")

/** A tiled floor that runs to the horizon. */
const floor: Ground = (hour, chance) => {
  const [far, mid, , nearest] = hour.layers
  const tiles: string[] = []
  const depth = [62, 67, 74, 83, 95, 108]
  for (let row = 0; row < depth.length - 1; row++) {
    const y0 = depth[row] ?? 0
    const y1 = depth[row + 1] ?? 0
    for (let column = -5 + (row % 2); column < 5; column += 2) {
      const x = (c: number, y: number): number => 50 + c * (6 + (y - 62) * 0.62)
      tiles.push(
        polygon([
          [x(column, y0), y0],
          [x(column + 1, y0), y0],
          [x(column + 1, y1), y1],
          [x(column, y1), y1],
        ]),
      )
    }
  }
  const wall = chance.happens(0.5) ? box(-6, 56, 112, 6, far) : ""
  return wall + box(-6, 62, 112, 44, mid) + fill(tiles.join(""), nearest, 0.75)
}

/** Flat-topped rocks. */
const mesas: Ground = (hour, chance) => {
  const rock = (x: number, w: number, top: number, i: 0 | 1): string =>
    fill(
      polygon([
        [x, 106],
        [x + w * 0.12, top],
        [x + w * 0.82, top - 1.5],
        [x + w, 106],
      ]),
      hour.layers[i],
    ) +
    fill(
      polygon([
        [x + w * 0.58, 106],
        [x + w * 0.56, top - 1],
        [x + w * 0.82, top - 1.5],
        [x + w, 106],
      ]),
      hour.layers[i + 1] ?? hour.layers[2],
    )
  return (
    rock(chance.between(-14, -4), chance.between(26, 34), chance.between(36, 48), 0) +
    rock(chance.between(70, 78), chance.between(26, 34), chance.between(34, 46), 0) +
    rock(chance.between(14, 24), chance.between(14, 20), chance.between(52, 58), 1) +
    rock(chance.between(62, 70), chance.between(14, 20), chance.between(50, 58), 1) +
    fill(below(ridge(chance, 77, 2.5)), hour.layers[2]) +
    fill(below(ridge(chance, 89, 2.5)), hour.layers[3])
  )
}

/** Rolling banks of cloud, for those who live above. */
const cloudbank: Ground = (hour, chance) =>
  [62, 72, 83, 93]
    .map((y, i) => {
      const colour = hour.layers[i] ?? hour.layers[3]
      let puffs = ""
      for (let x = -4 + chance.between(-5, 5); x < 110; x += chance.between(9, 15)) {
        puffs += disc(x, y + 5, chance.between(6, 11 - i), colour)
      }
      return puffs + box(-6, y + 5, 112, 45, colour)
    })
    .join("")

/** Reeds before still water. */
const reeds: Ground = (hour, chance) => {
  const [far, mid, near, nearest] = hour.layers
  let drawn = box(-6, 62, 112, 44, far)
  drawn += times(7, (i) => box(chance.between(-10, 80), 65 + i * 5, chance.between(14, 40), 1.2, mid, 0.6)).join("")
  for (const foot of [
    [-2, 34],
    [66, 102],
  ] as const) {
    for (let i = 0; i < 9; i++) {
      const x = chance.between(foot[0], foot[1])
      const top = chance.between(46, 72)
      drawn += fill(
        `M${at(x - 1.4, 106)}Q${at(x - 1, top + 10)} ${at(x + chance.between(-4, 4), top)}Q${at(x + 1.4, top + 14)} ${at(x + 1.4, 106)}Z`,
        i % 2 ? near : nearest,
      )
    }
  }
  const bank = ridge(chance, 91, 2)
  return drawn + fill(`M${at(-6, 92)}${smooth(bank)}L106 106L-6 106Z`, nearest)
}

export const GROUNDS = { hills, peaks, sea, dunes, city, firs, steps, floor, mesas, cloudbank, reeds } as const

export type GroundName = keyof typeof GROUNDS
