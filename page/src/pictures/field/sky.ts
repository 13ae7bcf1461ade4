/** What hangs in the sky behind the sun. */

import type { Chance } from "../chance.ts"
import { at, box, disc, fill, polar, rays, round, star, times } from "../pen.ts"
import { mix } from "../tinctures.ts"
import type { Hour } from "./hour.ts"
import type { Sun } from "./sun.ts"

export type Sky = (hour: Hour, chance: Chance, sun: Sun) => string

export const SKIES = {
  plain: () => "",
  rays: (hour, chance, sun) =>
    fill(rays(sun.x, sun.y, chance.pick([12, 16, 20]), 130, chance.between(0, 0.4), 0.5), hour.haze),
  bands: (hour, _, sun) =>
    [35, 24, 14].map((more, i) => disc(sun.x, sun.y, sun.r + more, mix(hour.sky, hour.haze, (i + 1) / 3))).join(""),
  strata: (hour) => [22, 31, 38, 43.5, 48].map((y, i) => box(0, y, 100, 4.6 - i * 0.75, hour.haze)).join(""),
  stars: (hour, chance) => {
    const colour = mix(hour.haze, hour.sun, 0.65)
    return times(15, () => {
      const size = chance.between(0.9, 2.8)
      return fill(star(chance.between(4, 96), chance.between(6, 52), size, size * 0.28, 4), colour)
    }).join("")
  },
  orbit: (hour, chance, sun) =>
    [16, 26, 37]
      .map((more) => {
        const rx = more + sun.r * 0.6
        const [px, py] = polar(0, 0, rx, chance.between(0, 6.28))
        return (
          `<ellipse cx="${round(sun.x)}" cy="${round(sun.y)}" rx="${round(rx)}" ry="${round(rx * 0.8)}" fill="none"` +
          ` stroke="${hour.haze}" stroke-width="1.5" transform="rotate(${chance.whole(-30, 30)} ${at(sun.x, sun.y)})"/>` +
          disc(sun.x + px, sun.y + py * 0.8, 2.2, mix(hour.haze, hour.sun, 0.7))
        )
      })
      .join(""),
  clouds: (hour, chance) =>
    [
      [chance.between(2, 24), chance.between(16, 24)] as const,
      [chance.between(70, 96), chance.between(24, 36)] as const,
      [chance.between(0, 20), chance.between(40, 48)] as const,
    ]
      .map(([x, y]) => {
        const w = chance.between(13, 19)
        return (
          box(x - w, y, w * 2, 5, hour.haze, 2.5) +
          disc(x - w * 0.35, y + 0.6, 5.2, hour.haze) +
          disc(x + w * 0.25, y - 1.4, 7, hour.haze) +
          box(x - w * 1.25, y + 6.4, w * 1.7, 2.2, hour.haze, 1.1)
        )
      })
      .join(""),
  rain: (hour, chance) => {
    const lean = chance.side() * 4
    return times(26, (i) => {
      const x = (i % 9) * 13 - 6 + chance.between(-3, 3)
      const y = Math.floor(i / 9) * 22 + chance.between(-4, 8)
      return fill(`M${at(x, y)}L${at(x + 1.3, y)}L${at(x + 1.3 - lean, y + 11)}L${at(x - lean, y + 11)}Z`, hour.haze)
    }).join("")
  },
  birds: (hour, chance) => {
    const colour = mix(hour.haze, hour.layers[1], 0.6)
    return times(6, () => {
      const x = chance.between(8, 92)
      const y = chance.between(10, 40)
      const s = chance.between(2.4, 4.4)
      return fill(
        `M${at(x, y)}Q${at(x - s * 0.6, y - s)} ${at(x - s * 1.7, y - s * 0.5)}Q${at(x - s * 0.7, y - s * 0.3)} ${at(x, y + s * 0.6)}` +
          `Q${at(x + s * 0.7, y - s * 0.3)} ${at(x + s * 1.7, y - s * 0.5)}Q${at(x + s * 0.6, y - s)} ${at(x, y)}Z`,
        colour,
      )
    }).join("")
  },
} as const satisfies Record<string, Sky>

export type SkyName = keyof typeof SKIES
