/** Sun and moon: the light disc against which a figure stands. */

import type { Chance } from "../chance.ts"
import { at, box, disc, fill, polar, polygon, ring, round, times } from "../pen.ts"
import { mix } from "../tinctures.ts"
import type { Hour } from "./hour.ts"

export interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
}

export const SUNS = {
  none: () => "",
  disc: (hour, _, { x, y, r }) => disc(x, y, r, hour.sun),
  halo: (hour, _, { x, y, r }) => disc(x, y, r, hour.sun) + ring(x, y, r + 3.2, hour.sun, 1.3),
  corona: (hour, chance, { x, y, r }) => {
    const count = chance.pick([20, 24, 28])
    const flames = times(count, (i) => {
      const angle = (i * 2 * Math.PI) / count
      const inner = r + 2.6
      return polygon([
        polar(x, y, inner, angle - 0.07),
        polar(x, y, r + (i % 2 ? 6 : 10.5), angle),
        polar(x, y, inner, angle + 0.07),
      ])
    })
    return disc(x, y, r, hour.sun) + fill(flames.join(""), hour.sun)
  },
  rings: (hour, _, { x, y, r }) =>
    disc(x, y, r + 4, mix(hour.sky, hour.sun, 0.35)) +
    disc(x, y, r, mix(hour.sky, hour.sun, 0.7)) +
    disc(x, y, r - 4.5, hour.sun),
  slats: (hour, _, { x, y, r }) =>
    disc(x, y, r, hour.sun) +
    times(4, (i) => box(x - r - 1, y + r * (0.18 + i * 0.22), 2 * r + 2, 1.1 + i * 0.75, hour.sky)).join(""),
  moon: (hour, chance, { x, y, r }) => {
    const side = chance.side()
    const sweep = side > 0 ? [0, 1] : [1, 0]
    return (
      `<path d="M${at(x, y - r)}A${round(r)} ${round(r)} 0 1 ${sweep[0]} ${at(x, y + r)}` +
      `A${round(r * 1.28)} ${round(r * 1.28)} 0 0 ${sweep[1]} ${at(x, y - r)}Z" fill="${hour.sun}"` +
      ` transform="rotate(${side * 18} ${at(x, y)}) translate(${round(side * r * 0.35)} 0)"/>`
    )
  },
} as const satisfies Record<string, (hour: Hour, chance: Chance, sun: Sun) => string>

export type SunName = keyof typeof SUNS
