/** Hair, ears, fins and leaves: what grows. */

import type { Headdress } from "../headdress.ts"
import { at, blade, bothSides, disc, fill, line, oval, polygon, round, times } from "../../pen.ts"

export const bun: Headdress = ({ x, rx, top }, hour) =>
  disc(x, top - 2.6, 4.2, hour.bright) +
  fill(
    `M${at(x - rx * 1.05, top + 5)}Q${at(x, top - 5)} ${at(x + rx * 1.05, top + 5)}Q${at(x, top + 1)} ${at(x - rx * 1.05, top + 5)}Z`,
    hour.bright,
  )

export const mohawk: Headdress = ({ x, top }, hour) =>
  [-1.5, -0.5, 0.5, 1.5]
    .map((i) =>
      fill(
        polygon([
          [x + i * 3 - 2.2, top + 3],
          [x + i * 4 + 1, top - 6 + Math.abs(i) * 2],
          [x + i * 3 + 2.4, top + 3],
        ]),
        hour.bright,
      ),
    )
    .join("")

export const widow: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.05, y)}Q${at(x - rx * 1.1, top - 2)} ${at(x, top - 2.4)}Q${at(x + rx * 1.1, top - 2)} ${at(x + rx * 1.05, y)}Q${at(x + rx * 0.7, top + 3)} ${at(x, y - 1)}Q${at(x - rx * 0.7, top + 3)} ${at(x - rx * 1.05, y)}Z`,
    hour.bright,
  )

export const bones: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) => disc(x + s * rx * 0.42, y - 0.6, rx * 0.32, hour.bright)) +
  line(`M${at(x - rx * 0.5, y + 3.4)}H${round(x + rx * 0.5)}`, hour.bright, 1.4, { dash: "1.2 1.4" }) +
  [-1, 0, 1]
    .map((i) => fill(blade(x + i * 2, top + 1.6, 9 - Math.abs(i) * 2, 1.6, -Math.PI / 2 + i * 0.6), hour.figure))
    .join("")

export const fins: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.8, y - 2)}L${at(x + s * rx * 2.3, y - 5)}L${at(x + s * rx * 1.8, y - 0.5)}L${at(x + s * rx * 2.2, y + 3)}L${at(x + s * rx * 0.8, y + 2.4)}Z`,
      hour.bright,
    ),
  ) +
  fill(
    `M${at(x - rx * 0.6, top + 2)}Q${at(x, top - 11)} ${at(x + rx * 0.9, top - 8)}Q${at(x + rx * 0.2, top - 3)} ${at(x + rx * 0.6, top + 2)}Z`,
    hour.bright,
  )

export const leaves: Headdress = ({ x, top }, hour) =>
  times(5, (i) =>
    fill(
      blade(x, top + 3, 13 - Math.abs(i - 2) * 1.6, 3.4, -Math.PI / 2 + (i - 2) * 0.55),
      i % 2 ? hour.quiet : hour.bright,
    ),
  ).join("")

export const roundEars: Headdress = ({ x, rx, top }, hour) =>
  bothSides(
    (s) => disc(x + s * rx * 0.92, top + 1.4, 3.8, hour.figure) + disc(x + s * rx * 0.92, top + 1.4, 1.9, hour.bright),
  )

export const catEars: Headdress = ({ x, rx, top }, hour) =>
  bothSides(
    (s) =>
      fill(
        polygon([
          [x + s * rx * 0.2, top + 2],
          [x + s * rx * 1.1, top - 8],
          [x + s * rx * 1.05, top + 5],
        ]),
        hour.figure,
      ) +
      fill(
        polygon([
          [x + s * rx * 0.55, top + 1],
          [x + s * rx * 0.98, top - 4.6],
          [x + s * rx * 0.94, top + 3],
        ]),
        hour.bright,
      ),
  )

export const longEars: Headdress = ({ x, rx, top }, hour) =>
  bothSides(
    (s) =>
      oval(x + s * rx * 0.7, top - 4.5, 2.6, 8, hour.figure, s * 12) +
      oval(x + s * rx * 0.7, top - 4.5, 1.2, 5.6, hour.bright, s * 12),
  )

export const floppyEars: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.4, top + 1)}Q${at(x + s * rx * 1.9, top - 2)} ${at(x + s * rx * 1.8, y + 5)}Q${at(x + s * rx * 1.1, y + 5)} ${at(x + s * rx * 0.8, top + 4)}Z`,
      hour.bright,
    ),
  )

export const tuft: Headdress = ({ x, top }, hour) =>
  [-1, 0, 1]
    .map((i) =>
      fill(
        `M${at(x - 1.6, top + 1.6)}Q${at(x + i * 8 - 2, top - 7)} ${at(x + i * 7, top - 9 + Math.abs(i) * 3)}Q${at(x + i * 4 + 2, top - 3)} ${at(x + 1.6, top + 1.6)}Z`,
        hour.bright,
      ),
    )
    .join("")

export const longHair: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx, y - 1)}Q${at(x - rx * 1.2, top - 5)} ${at(x + 1, top - 5)}Q${at(x + rx * 2, top - 4)} ${at(x + rx * 1.6, y + 8)}Q${at(x + rx * 1.5, top + 4)} ${at(x, top + 2)}Q${at(x - rx * 0.7, top + 2)} ${at(x - rx, y - 1)}Z`,
    hour.bright,
  )
