/** What stands before the picture at its edges. */

import type { Chance } from "../chance.ts"
import { at, bothSides, box, fill, line, pierced, times } from "../pen.ts"
import { mix } from "../tinctures.ts"
import type { Hour } from "./hour.ts"

type Frame = (hour: Hour, chance: Chance) => string

const EVERYWHERE = "M-6 -6H106V106H-6Z"

const arch: Frame = (hour, chance) => {
  const pointed = chance.happens(0.4)
  const opening = (r: number): string =>
    pointed
      ? `M${50 - r} 106V52Q${50 - r} 24 50 ${48 - r}Q${50 + r} 24 ${50 + r} 52V106Z`
      : `M${50 - r} 106V48A${r} ${r} 0 0 1 ${50 + r} 48V106Z`
  return (
    pierced(EVERYWHERE + opening(41), hour.layers[2]) +
    pierced(EVERYWHERE + opening(45), hour.layers[3]) +
    line(opening(38.6), hour.sun, 0.9, { opacity: 0.8 })
  )
}

const fronds: Frame = (hour, chance) => {
  const lean = chance.between(8, 16)
  return bothSides((side) => {
    const x = (value: number): number => 50 + side * value
    const leaves = times(6, (i) => {
      const t = i / 5
      const bx = 46 - Math.sin(t * 1.5) * 3 - t * lean * 0.3
      const by = 96 - t * 72
      const length = 15 - t * 7
      return [-1, 1]
        .map(
          (u) =>
            `M${at(x(bx), by)}Q${at(x(bx + u * length * 0.2), by - length * 0.9)} ${at(x(bx + u * length * 0.95), by - length * 0.75)}` +
            `Q${at(x(bx + u * length * 0.85), by - length * 0.05)} ${at(x(bx), by)}Z`,
        )
        .join("")
    })
    return (
      fill(leaves.join(""), hour.layers[3]) +
      line(`M${x(47)} 104Q${x(46)} 60 ${at(x(42 - lean * 0.3), 20)}`, hour.layers[2], 1)
    )
  })
}

export const drapes: Frame = (hour) => {
  const curtains = bothSides((side) => {
    const x = (value: number): number => 50 + side * value
    return [
      [40, 42, 1],
      [46, 36, 2],
      [52, 30, 3],
    ]
      .map(([w = 0, y = 0, layer = 3]) =>
        fill(
          `M${x(58)} -6H${x(w - 22)}Q${x(w - 14)} ${y} ${x(w - 4)} ${y + 22}Q${x(w - 2)} 80 ${x(w)} 106H${x(58)}Z`,
          hour.layers[layer] ?? hour.layers[3],
        ),
      )
      .join("")
  })
  const valance = times(7, (i) => `Q${98 - i * 16} 19 ${90 - i * 16} 8`).join("")
  return curtains + fill(`M-6 -6H106V8${valance}V-6Z`, hour.layers[3])
}

const columns: Frame = (hour) =>
  [9, 91]
    .map(
      (x) =>
        box(x - 6, 18, 12, 88, hour.layers[2]) +
        box(x - 1, 18, 7, 88, hour.layers[3]) +
        box(x - 8.5, 13, 17, 5.4, hour.layers[3]) +
        [-3.6, -1].map((groove) => box(x + groove, 21, 0.8, 86, mix(hour.layers[2], hour.sun, 0.35))).join(""),
    )
    .join("")

const corners: Frame = (hour) => {
  const colours = [hour.layers[2], hour.sky, hour.layers[3]]
  return bothSides((side) => {
    const x = side > 0 ? 0 : 100
    return [30, 22, 14]
      .map((r, i) =>
        fill(`M${x} 0H${x + side * r}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${x} ${r}Z`, colours[i] ?? hour.sky),
      )
      .join("")
  })
}

const rail: Frame = (hour, chance) => {
  const posts = chance.pick([4, 5, 6])
  const gap = 100 / posts
  return (
    box(-2, 88, 104, 4.4, hour.layers[3]) +
    times(posts, (i) => box(gap * (i + 0.5) - 1.6, 88, 3.2, 16, hour.layers[3])).join("") +
    box(-2, 88, 104, 1.2, hour.layers[1])
  )
}

const branches: Frame = (hour, chance) => {
  const side = chance.side()
  const x = (value: number): number => (side > 0 ? value : 100 - value)
  const leaves = times(11, (i) => {
    const along = 6 + i * 7.4
    const y = 20 - Math.sin(along / 34) * 7
    const down = i % 2 ? 1 : -0.55
    return `M${at(x(along), y)}Q${at(x(along + 1), y + 9 * down)} ${at(x(along + 7), y + 9 * down)}Q${at(x(along + 7), y + 2 * down)} ${at(x(along), y)}Z`
  })
  return line(`M${x(-4)} 23Q${x(34)} 5 ${x(92)} 19`, hour.layers[2], 2) + fill(leaves.join(""), hour.layers[3])
}

export const FRAMES = {
  none: () => "",
  arch,
  fronds,
  drapes,
  columns,
  corners,
  rail,
  branches,
} as const satisfies Record<string, Frame>

export type FrameName = keyof typeof FRAMES
