/** Helmets, masks and machines. */

import type { Headdress } from "../headdress.ts"
import { at, bothSides, box, disc, fill, gear, line, polygon, round } from "../../pen.ts"

export const helm: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.12, y + 1)}V${round(top + 3)}Q${at(x, top - 5)} ${at(x + rx * 1.12, top + 3)}V${round(y + 1)}` +
      `H${round(x + 1)}V${round(y + ry)}H${round(x - 1)}V${round(y + 1)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x, top - 1)}Q${at(x - 3, top - 12)} ${at(x - 12, top - 7)}Q${at(x - 5, top - 5)} ${at(x, top - 1)}Z`,
    hour.quiet,
  )

export const crestedHelm: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.14, y + 2)}Q${at(x - rx * 1.2, top - 1)} ${at(x, top - 2)}Q${at(x + rx * 1.2, top - 1)} ${at(x + rx * 1.14, y + 2)}Q${at(x, y - 2)} ${at(x - rx * 1.14, y + 2)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x - 2, top)}L${at(x - 2, top - 5)}Q${at(x, top - 9)} ${at(x + 2, top - 5)}L${at(x + 2, top)}Z`,
    hour.quiet,
  ) +
  box(x - rx * 0.7, y - 0.4, rx * 1.4, 1.6, hour.figure)

export const hornedHelm: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.8, top + 4)}Q${at(x + s * rx * 2.2, top + 3)} ${at(x + s * rx * 2.1, top - 7)}Q${at(x + s * rx * 1.6, top - 1)} ${at(x + s * rx * 0.7, top)}Z`,
      hour.quiet,
    ),
  ) +
  fill(
    `M${at(x - rx * 1.12, y - 0.5)}Q${at(x - rx, top - 3)} ${at(x, top - 3.4)}Q${at(x + rx, top - 3)} ${at(x + rx * 1.12, y - 0.5)}Z`,
    hour.bright,
  )

export const kabuto: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.9, y + 3)}Q${at(x - rx * 1.1, y - 2)} ${at(x - rx * 1.05, top + 2)}Q${at(x, top - 5)} ${at(x + rx * 1.05, top + 2)}Q${at(x + rx * 1.1, y - 2)} ${at(x + rx * 1.9, y + 3)}Q${at(x, y - 4)} ${at(x - rx * 1.9, y + 3)}Z`,
    hour.bright,
  ) +
  bothSides((s) =>
    fill(
      `M${at(x, top + 0.6)}Q${at(x + s * 6, top - 2)} ${at(x + s * 7, top - 11)}Q${at(x + s * 2.4, top - 4)} ${at(x, top - 2)}Z`,
      hour.quiet,
    ),
  )

export const goggles: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.08, y - 1)}Q${at(x - rx, top - 2.4)} ${at(x, top - 2.6)}Q${at(x + rx, top - 2.4)} ${at(x + rx * 1.08, y - 1)}Z`,
    hour.bright,
  ) +
  bothSides(
    (s) =>
      disc(x + s * rx * 0.5, y - 0.8, rx * 0.44, hour.figure) + disc(x + s * rx * 0.5, y - 0.8, rx * 0.26, hour.quiet),
  )

export const dome: Headdress = ({ x, y, rx, top }, hour) =>
  box(x - rx * 1.15, top + 1, rx * 2.3, rx * 1.1, hour.bright, 2) +
  box(x - rx * 0.8, y - 1.4, rx * 1.6, 2, hour.figure, 1) +
  line(`M${at(x, top + 1)}V${round(top - 5)}`, hour.bright, 1.6) +
  disc(x, top - 5.6, 2, hour.quiet)

export const oneEye: Headdress = ({ x, y, rx, top }, hour) =>
  disc(x, y - 0.6, rx * 0.62, hour.quiet) +
  disc(x, y - 0.6, rx * 0.3, hour.figure) +
  line(`M${at(x, top + 1)}V${round(top - 5)}`, hour.figure, 1.6) +
  disc(x, top - 6, 2.2, hour.bright)

export const cog: Headdress = ({ x, top }, hour) =>
  fill(gear(x, top + 0.6, 6.6, 9, 2), hour.bright) + disc(x, top + 0.6, 2.3, hour.quiet)

export const mask: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.1, y - 2.6)}Q${at(x, y - 4.4)} ${at(x + rx * 1.1, y - 2.6)}L${at(x + rx * 0.9, y + 2)}Q${at(x, y - 0.6)} ${at(x - rx * 0.9, y + 2)}Z`,
    hour.bright,
  ) +
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.5, top + 3)}L${at(x + s * rx * 1.1, top - 6)}L${at(x + s * rx * 1.05, top + 6)}Z`,
      hour.bright,
    ),
  )

export const windKey: Headdress = ({ x, top }, hour) =>
  line(`M${at(x, top + 1)}V${round(top - 4)}`, hour.bright, 2) +
  bothSides(
    (s) =>
      `<circle cx="${round(x + s * 3.6)}" cy="${round(top - 6)}" r="2.6" fill="none" stroke="${hour.bright}" stroke-width="1.8"/>`,
  )

export const rocks: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    polygon([
      [x - rx * 1.25, y + ry * 0.8],
      [x - rx * 1.2, top + 2],
      [x - rx * 0.4, top - 2.4],
      [x + rx * 0.7, top - 1.4],
      [x + rx * 1.25, top + 3],
      [x + rx * 1.1, y + ry * 0.8],
    ]),
    hour.figure,
  ) + box(x - rx * 0.8, y - 1.6, rx * 1.6, 2.6, hour.bright)

export const idol: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    polygon([
      [x - rx * 1.3, y + ry],
      [x - rx * 0.9, top - 5],
      [x + rx * 0.9, top - 5],
      [x + rx * 1.3, y + ry],
    ]),
    hour.figure,
  ) +
  bothSides((s) =>
    fill(
      polygon([
        [x + s * rx * 0.15, y - 1.4],
        [x + s * rx * 0.8, y - 3],
        [x + s * rx * 0.75, y + 0.4],
      ]),
      hour.bright,
    ),
  ) +
  box(x - rx * 0.5, y + ry * 0.45, rx, 1.8, hour.bright) +
  box(x - rx, top - 3.4, rx * 2, 2.2, hour.bright)

export const feelers: Headdress = ({ x, top }, hour) =>
  bothSides(
    (s) =>
      line(`M${at(x + s * 2, top + 1)}Q${at(x + s * 4, top - 7)} ${at(x + s * 8, top - 8)}`, hour.figure, 1.6) +
      disc(x + s * 8.4, top - 8, 2.4, hour.bright),
  )
