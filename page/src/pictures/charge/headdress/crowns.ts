/** Crowns, horns, light: what sets somebody above others. */

import type { Head } from "../body.ts"
import type { Headdress } from "../headdress.ts"
import { at, blade, bothSides, box, disc, fill, line, polygon, round, times, type Point } from "../../pen.ts"

function crown(head: Head, points: number, height: number, colour: string): string {
  const { x, rx, top } = head
  const outline: Point[] = [[x - rx, top + 3.2]]
  for (let i = 0; i <= points; i++) {
    const px = x - rx + (2 * rx * i) / points
    outline.push([px + (i === 0 ? -0.8 : i === points ? 0.8 : 0), top - height])
    if (i < points) outline.push([px + rx / points, top + 0.4])
  }
  return fill(polygon([...outline, [x + rx, top + 3.2]]), colour)
}

export const king: Headdress = (head, hour, chance) =>
  crown(head, chance.pick([2, 3]), 6, hour.bright) + disc(head.x, head.top - 7, 1.6, hour.bright)

export const queen: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx, top + 3.4)}Q${at(x, top - 1)} ${at(x + rx, top + 3.4)}L${at(x + rx * 1.25, top - 4)}L${at(x + rx * 0.5, top - 0.6)}` +
      `L${at(x, top - 8.6)}L${at(x - rx * 0.5, top - 0.6)}L${at(x - rx * 1.25, top - 4)}Z`,
    hour.bright,
  )

export const tiara: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 0.9, top + 3)}Q${at(x, top - 8)} ${at(x + rx * 0.9, top + 3)}Q${at(x, top - 1.4)} ${at(x - rx * 0.9, top + 3)}Z`,
    hour.bright,
  ) + disc(x, top - 3.2, 1.6, hour.quiet)

export const wreath: Headdress = ({ x, rx, top }, hour) =>
  [-1, 0, 1]
    .map((i) => {
      const y = top + 1.2 - (i ? 0 : 2)
      return disc(x + i * rx * 0.75, y, 2.9, hour.bright) + disc(x + i * rx * 0.75, y, 1.1, hour.quiet)
    })
    .join("")

export const horns: Headdress = ({ x, rx, top }, hour) =>
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.25, top + 2.2)}Q${at(x + s * rx * 1.5, top + 0.5)} ${at(x + s * rx * 1.2, top - 10)}Q${at(x + s * rx * 2.3, top - 1)} ${at(x + s * rx * 0.95, top + 4.6)}Z`,
      s > 0 ? hour.shade : hour.figure,
    ),
  )

export const ramHorns: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) =>
    line(
      `M${at(x + s * rx * 0.4, top + 1.6)}Q${at(x + s * rx * 2.5, top - 4)} ${at(x + s * rx * 2.3, y)}Q${at(x + s * rx * 2, y + 4)} ${at(x + s * rx * 1.5, y)}`,
      hour.bright,
      2.8,
    ),
  )

export const spikes: Headdress = (head, hour) => crown(head, 4, 8, hour.figure)

export const flames: Headdress = ({ x, top }, hour) =>
  [-2, -1, 0, 1, 2]
    .map((i) => {
      const y = top + 2 + Math.abs(i) * 0.9
      return fill(
        `M${at(x + i * 2.6 - 2.2, y)}Q${at(x + i * 4, y - 12 + Math.abs(i) * 2)} ${at(x + i * 2.6 + 2.2, y)}Z`,
        hour.bright,
      )
    })
    .join("")

export const nimbus: Headdress = ({ x, rx, top }, hour) =>
  `<ellipse cx="${x}" cy="${round(top - 3.4)}" rx="${round(rx * 1.25)}" ry="2.6" fill="none" stroke="${hour.bright}" stroke-width="2"/>`

export const crystals: Headdress = ({ x, y, rx, ry, top }, hour) =>
  times(5, (i) =>
    fill(
      blade(x + (i - 2) * rx * 0.4, top + 4, 15 - Math.abs(i - 2) * 3, 2.6, -Math.PI / 2 + (i - 2) * 0.3),
      i % 2 ? hour.quiet : hour.bright,
    ),
  ).join("") +
  box(x - rx * 1.1, top + 2, rx * 2.2, ry * 1.6, hour.figure, 1.5) +
  bothSides((s) => disc(x + s * rx * 0.45, y, 1.5, hour.bright))
