/** Hats and hoods. */

import type { Headdress } from "../headdress.ts"
import { at, bothSides, box, disc, fill, line, oval, round, star } from "../../pen.ts"

export const pointedHat: Headdress = ({ x, rx, top }, hour, chance) =>
  fill(
    `M${at(x - rx * 1.8, top + 4.6)}Q${at(x, top + 1)} ${at(x + rx * 1.8, top + 4.6)}L${at(x + rx * 0.86, top + 1.6)}` +
      `Q${at(x + rx * 0.6, top - 8)} ${at(x + chance.between(-6, 7), top - 14)}Q${at(x - rx * 0.5, top - 7)} ${at(x - rx * 0.86, top + 1.6)}Z`,
    hour.bright,
  ) + fill(star(x, top - 3, 2.4, 1.1, 5), hour.quiet)

export const cowl: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.45, y + ry * 1.2)}Q${at(x - rx * 1.7, top - 2)} ${at(x, top - 6.5)}Q${at(x + rx * 1.7, top - 2)} ${at(x + rx * 1.45, y + ry * 1.2)}` +
      `Q${at(x, y + ry * 1.6)} ${at(x - rx * 1.45, y + ry * 1.2)}Z`,
    hour.bright,
  ) + oval(x, y + 0.8, rx * 0.74, ry * 0.8, hour.figure)

export const tricorn: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.9, top + 1)}Q${at(x, top - 11)} ${at(x + rx * 1.9, top + 1)}Q${at(x, top + 7)} ${at(x - rx * 1.9, top + 1)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x + rx, top - 2)}Q${at(x + rx * 2.6, top - 12)} ${at(x + rx * 2.9, top - 3)}Q${at(x + rx * 2.1, top - 4)} ${at(x + rx, top - 2)}Z`,
    hour.quiet,
  )

export const bandana: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.06, y - 0.4)}Q${at(x - rx, top - 2)} ${at(x, top - 2.2)}Q${at(x + rx, top - 2)} ${at(x + rx * 1.06, y - 0.4)}Q${at(x, y - 3.4)} ${at(x - rx * 1.06, y - 0.4)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x + rx, y - 1)}L${at(x + rx * 2.2, y + 1)}L${at(x + rx * 1.9, y + 5.4)}L${at(x + rx * 1.3, y + 1.4)}Z`,
    hour.bright,
  )

export const cavalierHat: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 2, top + 4.6)}Q${at(x, top - 2)} ${at(x + rx * 2, top + 2)}Q${at(x + rx, top + 5.4)} ${at(x - rx * 2, top + 4.6)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x - rx * 0.9, top + 2)}Q${at(x - rx * 0.7, top - 5.5)} ${at(x + rx * 0.8, top - 4.5)}L${at(x + rx * 0.9, top + 2)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x - rx * 0.6, top - 1)}Q${at(x - rx * 1.6, top - 12)} ${at(x - rx * 3, top - 6)}Q${at(x - rx * 1.8, top - 4)} ${at(x - rx * 0.6, top - 1)}Z`,
    hour.quiet,
  )

export const featherCap: Headdress = ({ x, rx, top }, hour) =>
  fill(`M${at(x - rx * 1.1, top + 3.8)}Q${at(x, top - 5)} ${at(x + rx * 1.1, top + 3.8)}Z`, hour.bright) +
  fill(
    `M${at(x + rx * 0.4, top + 1)}Q${at(x + rx * 0.6, top - 11)} ${at(x + rx * 2, top - 10)}Q${at(x + rx * 1.7, top - 3)} ${at(x + rx * 0.4, top + 1)}Z`,
    hour.quiet,
  )

export const deerstalker: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.9, top + 5.4)}Q${at(x - rx, top + 1)} ${at(x - rx * 0.9, top)}Q${at(x, top - 6)} ${at(x + rx * 0.9, top)}Q${at(x + rx, top + 1)} ${at(x + rx * 1.9, top + 5.4)}Q${at(x, top + 3)} ${at(x - rx * 1.9, top + 5.4)}Z`,
    hour.bright,
  ) +
  fill(`M${at(x - rx * 1.1, top + 3)}L${at(x - rx * 1.3, y + 2)}L${at(x - rx * 0.7, y)}Z`, hour.bright) +
  disc(x, top - 4, 1.4, hour.quiet)

export const stockingCap: Headdress = ({ x, rx, top }, hour, chance) => {
  const s = chance.side()
  return (
    fill(
      `M${at(x - rx * 1.1, top + 4.4)}Q${at(x - s * rx * 0.6, top - 8)} ${at(x + s * rx * 1.5, top - 7)}Q${at(x + s * rx * 0.9, top - 2)} ${at(x + rx * 1.1, top + 4.4)}Z`,
      hour.bright,
    ) +
    box(x - rx * 1.2, top + 2.4, rx * 2.4, 3, hour.quiet, 1.5) +
    disc(x + s * rx * 1.6, top - 6.6, 2.2, hour.quiet)
  )
}

export const hood: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.5, y + ry * 1.3)}Q${at(x - rx * 1.5, top)} ${at(x + rx * 0.5, top - 6)}Q${at(x + rx * 1.8, top + 1)} ${at(x + rx * 1.5, y + ry * 1.3)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x - rx * 0.8, y + ry)}Q${at(x - rx * 0.9, top + 2)} ${at(x + rx * 0.1, top + 1.5)}Q${at(x + rx * 0.9, top + 2)} ${at(x + rx * 0.8, y + ry)}Z`,
    hour.figure,
  )

export const topHat: Headdress = ({ x, rx, top }, hour) =>
  box(x - rx * 1.7, top + 1.6, rx * 3.4, 2.6, hour.bright, 1.3) +
  fill(
    `M${at(x - rx * 1.05, top + 2)}L${at(x - rx * 1.15, top - 9)}H${round(x + rx * 1.15)}L${at(x + rx * 1.05, top + 2)}Z`,
    hour.bright,
  ) +
  box(x - rx * 1.07, top - 1.8, rx * 2.14, 2.6, hour.quiet)

export const bowler: Headdress = ({ x, rx, top }, hour) =>
  oval(x, top + 3, rx * 1.7, 1.8, hour.bright) +
  fill(
    `M${at(x - rx * 1.05, top + 3)}Q${at(x - rx * 1.1, top - 7)} ${at(x, top - 7)}Q${at(x + rx * 1.1, top - 7)} ${at(x + rx * 1.05, top + 3)}Z`,
    hour.bright,
  ) +
  box(x - rx * 1.03, top, rx * 2.06, 2, hour.quiet)

export const strawHat: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 2.2, top + 5)}L${at(x, top - 6.5)}L${at(x + rx * 2.2, top + 5)}Q${at(x, top + 2)} ${at(x - rx * 2.2, top + 5)}Z`,
    hour.bright,
  ) + line(`M${at(x, top - 6)}L${at(x - rx, top + 3.4)}M${at(x, top - 6)}L${at(x + rx, top + 3.4)}`, hour.quiet, 0.8)

export const veil: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.5, y + ry * 1.6)}Q${at(x - rx * 1.4, top - 3)} ${at(x, top - 3)}Q${at(x + rx * 1.4, top - 3)} ${at(x + rx * 1.5, y + ry * 1.6)}L${at(x + rx * 0.8, y + ry)}Q${at(x + rx, top + 3)} ${at(x, top + 3)}Q${at(x - rx, top + 3)} ${at(x - rx * 0.8, y + ry)}Z`,
    hour.bright,
  ) + box(x - 0.9, top - 1.4, 1.8, 3.6, hour.quiet)

export const headband: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.05, top + 4)}Q${at(x, top - 0.5)} ${at(x + rx * 1.05, top + 4)}L${at(x + rx * 1.05, top + 6.4)}Q${at(x, top + 2)} ${at(x - rx * 1.05, top + 6.4)}Z`,
    hour.bright,
  ) + fill(`M${at(x + rx, top + 4.4)}L${at(x + rx * 2.3, top + 2)}L${at(x + rx * 2, top + 8)}Z`, hour.bright)

export const slouchHat: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.25, top + 4.6)}L${at(x + rx * 1.9, top + 2)}Q${at(x + rx * 0.2, top - 8)} ${at(x - rx * 1.25, top + 4.6)}Z`,
    hour.bright,
  )

export const cap: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.1, top + 5)}Q${at(x - rx, top - 3.4)} ${at(x, top - 3.4)}Q${at(x + rx, top - 3.4)} ${at(x + rx * 1.1, top + 4)}L${at(x + rx * 2, top + 5.6)}Q${at(x, top + 3)} ${at(x - rx * 1.1, top + 5)}Z`,
    hour.bright,
  )

export const shroud: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.2, y + ry)}Q${at(x - rx * 1.5, top - 3)} ${at(x, top - 3.4)}Q${at(x + rx * 1.5, top - 3)} ${at(x + rx * 1.2, y + ry)}Z`,
    hour.bright,
  ) +
  bothSides((s) => oval(x + s * rx * 0.48, y - 0.4, 1.7, 2.5, hour.figure)) +
  oval(x, y + ry * 0.6, 1.3, 1.7, hour.figure)
