/** What a piece is painted with: patterns cut to its body, the same for all versions of one character. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import { disc, fill, polygon, star, times, type Point } from "../pen.ts"
import type { Body } from "./body.ts"

type Edge = (y: number) => number

/** What lies on the body between two heights and two edges, measured from its axis. */
function cloth(body: Body, top: number, foot: number, left: Edge, right: Edge): string {
  const rights: Point[] = []
  const lefts: Point[] = []
  const rows = Math.max(3, Math.ceil((foot - top) / 2.5))
  for (let i = 0; i <= rows; i++) {
    const y = top + ((foot - top) * i) / rows
    const reach = body.halfWidth(y)
    const from = Math.max(left(y), -reach)
    const to = Math.min(right(y), reach)
    if (from >= to) continue
    lefts.push([50 + from, y])
    rights.push([50 + to, y])
  }
  return polygon([...lefts, ...rights.reverse()])
}

const OUT: Edge = () => 99
const IN: Edge = () => -99

/** A band that hangs in a bow across the body. */
function swag(body: Body, y: number, sag: number, width: number): string {
  const hang = (x: number): number => y + sag * (1 - (x / 24) ** 2)
  let reach = 2
  while (reach < 22 && reach < body.halfWidth(hang(reach))) reach += 0.5
  const across = times(9, (i) => reach * (i / 4 - 1))
  return polygon([
    ...across.map((x): Point => [50 + x, hang(x)]),
    ...across.reverse().map((x): Point => [50 + x, hang(x) + width]),
  ])
}

export function livery(body: Body, hour: Hour, chance: Chance): string {
  const y = (share: number): number => body.height(share)
  const band = (share: number, width: number, colour: string): string =>
    fill(cloth(body, y(share), y(share) + width, IN, OUT), colour)
  const { bright, quiet } = hour
  return chance.pick([
    () => band(0.2, 4, quiet) + fill(cloth(body, y(0.2) + 5.6, y(0.2) + 7.4, IN, OUT), bright),
    () =>
      fill(
        cloth(
          body,
          y(0.94),
          y(0),
          () => -3.4,
          () => 3.4,
        ),
        bright,
      ) + [0.15, 0.32, 0.49, 0.66].map((t) => fill(star(50, y(t), 2.2, 1.2, 4), quiet)).join(""),
    () =>
      band(0.17, 4.4, bright) +
      times(7, (i) => {
        const x = (i - 3) * 5
        return Math.abs(x) + 2.4 < body.halfWidth(y(0.17))
          ? fill(
              polygon([
                [47.6 + x, y(0.17) + 0.3],
                [50 + x, y(0.17) - 5],
                [52.4 + x, y(0.17) + 0.3],
              ]),
              bright,
            )
          : ""
      }).join(""),
    () =>
      fill(
        cloth(
          body,
          y(0.97),
          y(0),
          (h) => (h - y(0.97)) * 0.16,
          (h) => (h - y(0.97)) * 0.5,
        ),
        bright,
      ) +
      fill(
        cloth(
          body,
          y(0.97),
          y(0),
          (h) => (y(0.97) - h) * 0.5,
          (h) => (y(0.97) - h) * 0.16,
        ),
        bright,
      ),
    () => band(0.66, 3.6, bright) + fill(star(50, y(0.66) + 1.8, 4, 2.2, 8), quiet),
    () => times(3, (i) => fill(swag(body, y(0.56 - i * 0.18), 7, 2.8), i % 2 ? quiet : bright)).join(""),
    () =>
      fill(
        cloth(body, y(0.98), y(0), IN, (h) => (y(0.55) - h) * 0.55),
        bright,
      ),
    () => [0.78, 0.58, 0.38, 0.18].map((t) => band(t, 3, bright)).join(""),
    () => fill(cloth(body, y(0.42), y(0), IN, OUT), bright) + band(0.44, 2, quiet),
    () => [0.72, 0.54, 0.36].map((t) => disc(50, y(t), 2.2, bright)).join("") + band(0.1, 4, bright),
    () => fill(cloth(body, y(0.96), y(0.52), IN, OUT), bright) + band(0.54, 1.8, quiet),
    () =>
      fill(
        cloth(
          body,
          y(0.8),
          y(0.1),
          (h) => (y(0.8) - h) * 0.9 + 8,
          (h) => (y(0.8) - h) * 0.9 + 14,
        ),
        bright,
      ),
    () => {
      const diamonds = times(5, (i) => {
        const v = y(0.12 + i * 0.17)
        return polygon([
          [50, v - 4.2],
          [50 + 3.4, v],
          [50, v + 4.2],
          [50 - 3.4, v],
        ])
      })
      return fill(diamonds.join(""), bright)
    },
  ])()
}
