/** The body of a turned piece: a profile that goes round an axis. */

import type { Chance } from "../chance.ts"
import { along, at, oval, smooth, through, type Point } from "../pen.ts"
import type { Hour } from "../field/hour.ts"
import type { Role } from "./roles.ts"

export const FOOT = 88
const HEIGHT = 52

/** Half widths at heights, from the foot (0) to the neck (1); how tall it is; how large its head. */
const BUILDS = {
  gown: {
    tall: 1,
    head: 6.4,
    profile: [
      [22, 0],
      [19.5, 0.12],
      [13.5, 0.38],
      [7, 0.6],
      [5.2, 0.66],
      [8.6, 0.82],
      [8, 0.92],
      [3.2, 1],
    ],
  },
  slimGown: {
    tall: 1.04,
    head: 6.2,
    profile: [
      [19, 0],
      [13, 0.12],
      [10.5, 0.3],
      [8.4, 0.5],
      [5, 0.64],
      [8, 0.82],
      [7.4, 0.92],
      [3, 1],
    ],
  },
  cloak: {
    tall: 1,
    head: 6.8,
    profile: [
      [20, 0],
      [17.5, 0.2],
      [14.2, 0.5],
      [12.6, 0.76],
      [10.5, 0.9],
      [3.4, 1],
    ],
  },
  robe: {
    tall: 1.02,
    head: 6.6,
    profile: [
      [15, 0],
      [14, 0.08],
      [10.5, 0.4],
      [9.2, 0.62],
      [11, 0.84],
      [8, 0.94],
      [3.2, 1],
    ],
  },
  hero: {
    tall: 1,
    head: 6.9,
    profile: [
      [9.5, 0],
      [9.8, 0.14],
      [8.6, 0.34],
      [8.8, 0.48],
      [12.8, 0.72],
      [13.8, 0.86],
      [9, 0.96],
      [3.8, 1],
    ],
  },
  trunk: {
    tall: 0.86,
    head: 7.8,
    profile: [
      [13, 0],
      [14.5, 0.18],
      [14, 0.46],
      [15.2, 0.7],
      [12.6, 0.9],
      [4.2, 1],
    ],
  },
  column: {
    tall: 0.95,
    head: 6.8,
    profile: [
      [11.5, 0],
      [9, 0.07],
      [7.4, 0.18],
      [7.6, 0.5],
      [9.6, 0.76],
      [8.6, 0.92],
      [3, 1],
    ],
  },
  egg: {
    tall: 0.74,
    head: 8.6,
    profile: [
      [9, 0],
      [14, 0.16],
      [16.4, 0.42],
      [14.2, 0.7],
      [9.6, 0.9],
      [4.5, 1],
    ],
  },
  bell: {
    tall: 0.84,
    head: 7.4,
    profile: [
      [19, 0],
      [17.6, 0.06],
      [14.4, 0.16],
      [12.6, 0.5],
      [10.4, 0.78],
      [7.4, 0.93],
      [3.4, 1],
    ],
  },
  giant: {
    tall: 1.06,
    head: 6.2,
    profile: [
      [13, 0],
      [12, 0.1],
      [12.4, 0.3],
      [15, 0.5],
      [20.5, 0.74],
      [20, 0.86],
      [12, 0.96],
      [4.6, 1],
    ],
  },
  spindle: {
    tall: 1.06,
    head: 6,
    profile: [
      [13, 0],
      [11, 0.05],
      [5.6, 0.16],
      [6.6, 0.32],
      [9.4, 0.5],
      [6.2, 0.66],
      [9.2, 0.82],
      [7, 0.94],
      [2.8, 1],
    ],
  },
  wisp: {
    tall: 0.98,
    head: 7.2,
    profile: [
      [4, 0],
      [8, 0.1],
      [11.4, 0.26],
      [12, 0.5],
      [10.6, 0.74],
      [8.4, 0.9],
      [4, 1],
    ],
  },
} as const satisfies Record<string, { tall: number; head: number; profile: readonly Point[] }>

export type Build = keyof typeof BUILDS

/** What people of a role are built like. */
export function buildFor(roles: readonly Role[], chance: Chance): Build {
  const is = (...wanted: Role[]): boolean => wanted.some((role) => roles.includes(role))
  if (is("princess", "queen")) return chance.pick(["gown", "gown", "slimGown", "bell"])
  if (is("stone")) return chance.pick(["giant", "trunk"])
  if (is("ghost")) return chance.pick(["wisp", "wisp", "cloak"])
  if (is("dwarf", "toy")) return chance.pick(["egg", "bell", "trunk"])
  if (is("villain", "wizard", "vampire", "devil")) return chance.pick(["cloak", "robe", "hero", "spindle"])
  if (is("hood", "ninja", "healer", "faithful")) return chance.pick(["cloak", "robe", "bell"])
  if (is("king", "knight", "deity", "pirate", "samurai", "fighter", "hero"))
    return chance.pick(["hero", "trunk", "giant", "robe"])
  if (is("machine", "alien", "ghoul")) return chance.pick(["egg", "trunk", "column", "spindle"])
  if (is("prince", "musketeer", "seraph", "bold")) return chance.pick(["hero", "column", "robe", "spindle"])
  if (is("plain")) return chance.pick(["egg", "trunk", "column", "bell", "robe"])
  return chance.pick(["cloak", "trunk", "column", "egg", "hero", "bell"])
}

export interface Head {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly top: number
}

export class Body {
  readonly build: Build
  readonly neck: number
  readonly head: Head
  readonly #edge: Point[]
  /** The same edge, point by point along its curves. */
  readonly #outline: Point[]

  constructor(build: Build, chance: Chance) {
    this.build = build
    const { tall, head, profile } = BUILDS[build]
    this.neck = FOOT - HEIGHT * tall * chance.between(0.95, 1.05)
    const wide = chance.between(0.9, 1.12)
    this.#edge = profile.map(([x, t]): Point => [x * wide, this.height(t)])
    this.#outline = along(this.#edge)
    const ry = head * chance.between(0.95, 1.08)
    const y = this.neck - ry * 0.78
    this.head = { x: 50, y, rx: ry * chance.between(0.86, 1.02), ry, top: y - ry }
  }

  /** Where a share of the way from foot to neck is. */
  height(share: number): number {
    return FOOT - (FOOT - this.neck) * share
  }

  /** How far the body reaches from its axis at a height. */
  halfWidth(y: number): number {
    const above = this.#outline.findIndex(([, v]) => v <= y)
    const b = this.#outline[above]
    const a = this.#outline[above - 1]
    if (b === undefined || y > FOOT) return 0
    if (a === undefined || a[1] === b[1]) return b[0]
    return a[0] + ((b[0] - a[0]) * (a[1] - y)) / (a[1] - b[1])
  }

  draw(hour: Hour, dress: string): string {
    const right = this.#edge.map(([x, y]): Point => [50 + x, y])
    const left = this.#edge.map(([x, y]): Point => [50 - x, y]).reverse()
    const start = left[0] as Point
    const outline = `${through(right)}L${at(start[0], start[1])}${smooth(left)}Z`
    const shadow = `${through(right)}L${at(50, this.neck)}V${FOOT}Z`
    const width = (right[0]?.[0] ?? 50) - 50
    return (
      oval(50, FOOT, width + 5, 2.6, hour.layers[3]) +
      `<path d="${outline}" fill="${hour.figure}"/>${dress}` +
      `<path d="${shadow}" fill="${hour.shade}" opacity="${hour.name === "night" ? 0.3 : 0.42}"/>`
    )
  }

  drawHead(hour: Hour): string {
    const { x, y, rx, ry, top } = this.head
    return (
      oval(x, y, rx, ry, hour.figure) +
      `<path d="M${at(x, top)}A${at(rx, ry)} 0 0 1 ${at(x, y + ry)}Z" fill="${hour.shade}" opacity="0.8"/>`
    )
  }
}
