/** What is behind a piece: wings, collars, light. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import { at, blade, bothSides, disc, fill, rays, ring, round, times } from "../pen.ts"
import { mix } from "../tinctures.ts"
import type { Body } from "./body.ts"
import type { Role } from "./roles.ts"

function batWings(body: Body, hour: Hour): string {
  const y = (t: number): number => body.height(t)
  return bothSides((s) =>
    fill(
      `M50 ${round(y(0.8))}Q${50 + s * 20} ${round(y(1.35))} ${50 + s * 36} ${round(y(1.1))}Q${50 + s * 30} ${round(y(0.9))} ${50 + s * 33} ${round(y(0.66))}` +
        `Q${50 + s * 24} ${round(y(0.72))} ${50 + s * 22} ${round(y(0.48))}Q${50 + s * 14} ${round(y(0.6))} 50 ${round(y(0.5))}Z`,
      s > 0 ? hour.shade : mix(hour.shade, hour.figure, 0.5),
    ),
  )
}

function gossamer(body: Body, hour: Hour): string {
  const y = (t: number): number => body.height(t)
  return bothSides(
    (s) =>
      fill(
        `M50 ${round(y(0.78))}Q${50 + s * 16} ${round(y(1.42))} ${50 + s * 34} ${round(y(1.16))}Q${50 + s * 36} ${round(y(0.82))} 50 ${round(y(0.74))}Z`,
        mix(hour.bright, hour.sun, 0.35),
      ) +
      fill(
        `M50 ${round(y(0.74))}Q${50 + s * 22} ${round(y(0.72))} ${50 + s * 24} ${round(y(0.42))}Q${50 + s * 10} ${round(y(0.4))} 50 ${round(y(0.68))}Z`,
        hour.bright,
      ),
  )
}

/** Rows of feathers on each side; an archangel has three. */
export function featherWings(body: Body, hour: Hour, rows: number): string {
  const root = body.height(0.78)
  const colours = [mix(hour.bright, hour.sun, 0.55), hour.bright, mix(hour.bright, hour.sun, 0.3)]
  return bothSides((s) =>
    times(rows, (row) =>
      times(6, (i) => {
        const lift = -0.95 + row * 0.62 + i * 0.17
        const angle = s > 0 ? lift : Math.PI - lift
        return fill(
          blade(50 + s * 4, root + row * 4, 38 - row * 5 - i * 2.6, 4.2, angle),
          i % 2 ? (colours[row] ?? hour.bright) : mix(colours[row] ?? hour.bright, hour.figure, 0.18),
        )
      }).join(""),
    )
      .reverse()
      .join(""),
  )
}

function collar(body: Body, hour: Hour): string {
  const { y, ry } = body.head
  return fill(
    `M45 ${round(body.height(0.8))}L35 ${round(y - ry * 0.9)}Q41 ${round(y + ry * 0.6)} 50 ${round(body.height(0.98))}` +
      `Q59 ${round(y + ry * 0.6)} 65 ${round(y - ry * 0.9)}L55 ${round(body.height(0.8))}Z`,
    hour.bright,
  )
}

function cape(body: Body, hour: Hour, side: 1 | -1): string {
  const y = (t: number): number => body.height(t)
  return fill(
    `M${50 - side * 5} ${round(y(0.94))}Q${50 + side * 18} ${round(y(0.96))} ${50 + side * 30} ${round(y(0.5))}Q${50 + side * 32} ${round(y(0.2))} ${50 + side * 36} ${round(y(0.02))}Q${50 + side * 14} ${round(y(0.16))} ${50 - side * 4} ${round(y(0.1))}Z`,
    hour.bright,
  )
}

function flowingHair(body: Body, hour: Hour): string {
  const { x, y, rx } = body.head
  return fill(
    `M${at(x - rx * 1.1, y)}Q${at(x - rx * 1.9, body.height(0.72))} ${at(x - rx * 1.3, body.height(0.55))}H${round(x + rx * 1.3)}` +
      `Q${at(x + rx * 1.9, body.height(0.72))} ${at(x + rx * 1.1, y)}Z`,
    hour.bright,
  )
}

function glory(body: Body, hour: Hour): string {
  const { x, y, ry } = body.head
  return fill(rays(x, y, 18, ry * 3.1, 0.1, 0.42), hour.bright) + disc(x, y, ry * 1.75, hour.sky)
}

function aureole(body: Body, hour: Hour): string {
  const { x, y, ry } = body.head
  return disc(x, y, ry * 1.9, hour.bright) + ring(x, y, ry * 2.3, hour.bright, 1)
}

/** What a character's roles put behind it; `chance` is the short name's, so that kin keep it. */
export function behind(roles: readonly Role[], body: Body, hour: Hour, chance: Chance): string {
  const is = (...wanted: Role[]): boolean => wanted.some((role) => roles.includes(role))
  const may = chance.next()
  let drawn = ""
  if (is("devil") && may < 0.7) drawn += batWings(body, hour)
  if (is("fairy")) drawn += gossamer(body, hour)
  if (is("seraph")) drawn += featherWings(body, hour, 2)
  if (is("deity") || (is("king") && may < 0.4)) drawn += glory(body, hour)
  if (is("healer") && may < 0.6) drawn += aureole(body, hour)
  if (is("vampire") || (is("villain") && may < 0.65 && body.build !== "egg")) drawn += collar(body, hour)
  if (is("hero") || (is("prince", "bold", "knight", "musketeer") && may < 0.35))
    drawn += cape(body, hour, may < 0.18 ? 1 : -1)
  if (is("princess", "queen", "flower") && may < 0.5) drawn += flowingHair(body, hour)
  return drawn
}
