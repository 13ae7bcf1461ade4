/** What a piece wears on its head: it says who this is. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import {
  at,
  blade,
  bothSides,
  box,
  disc,
  fill,
  gear,
  line,
  oval,
  polygon,
  round,
  star,
  times,
  type Point,
} from "../pen.ts"
import type { Head } from "./body.ts"
import type { Role } from "./roles.ts"

type Headdress = (head: Head, hour: Hour, chance: Chance) => string

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

const king: Headdress = (head, hour, chance) =>
  crown(head, chance.pick([2, 3]), 6, hour.bright) + disc(head.x, head.top - 7, 1.6, hour.bright)

const queen: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx, top + 3.4)}Q${at(x, top - 1)} ${at(x + rx, top + 3.4)}L${at(x + rx * 1.25, top - 4)}L${at(x + rx * 0.5, top - 0.6)}` +
      `L${at(x, top - 8.6)}L${at(x - rx * 0.5, top - 0.6)}L${at(x - rx * 1.25, top - 4)}Z`,
    hour.bright,
  )

const tiara: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 0.9, top + 3)}Q${at(x, top - 8)} ${at(x + rx * 0.9, top + 3)}Q${at(x, top - 1.4)} ${at(x - rx * 0.9, top + 3)}Z`,
    hour.bright,
  ) + disc(x, top - 3.2, 1.6, hour.quiet)

const wreath: Headdress = ({ x, rx, top }, hour) =>
  [-1, 0, 1]
    .map((i) => {
      const y = top + 1.2 - (i ? 0 : 2)
      return disc(x + i * rx * 0.75, y, 2.9, hour.bright) + disc(x + i * rx * 0.75, y, 1.1, hour.quiet)
    })
    .join("")

const bun: Headdress = ({ x, rx, top }, hour) =>
  disc(x, top - 2.6, 4.2, hour.bright) +
  fill(
    `M${at(x - rx * 1.05, top + 5)}Q${at(x, top - 5)} ${at(x + rx * 1.05, top + 5)}Q${at(x, top + 1)} ${at(x - rx * 1.05, top + 5)}Z`,
    hour.bright,
  )

const pointedHat: Headdress = ({ x, rx, top }, hour, chance) =>
  fill(
    `M${at(x - rx * 1.8, top + 4.6)}Q${at(x, top + 1)} ${at(x + rx * 1.8, top + 4.6)}L${at(x + rx * 0.86, top + 1.6)}` +
      `Q${at(x + rx * 0.6, top - 8)} ${at(x + chance.between(-6, 7), top - 14)}Q${at(x - rx * 0.5, top - 7)} ${at(x - rx * 0.86, top + 1.6)}Z`,
    hour.bright,
  ) + fill(star(x, top - 3, 2.4, 1.1, 5), hour.quiet)

const cowl: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.45, y + ry * 1.2)}Q${at(x - rx * 1.7, top - 2)} ${at(x, top - 6.5)}Q${at(x + rx * 1.7, top - 2)} ${at(x + rx * 1.45, y + ry * 1.2)}` +
      `Q${at(x, y + ry * 1.6)} ${at(x - rx * 1.45, y + ry * 1.2)}Z`,
    hour.bright,
  ) + oval(x, y + 0.8, rx * 0.74, ry * 0.8, hour.figure)

const tricorn: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.9, top + 1)}Q${at(x, top - 11)} ${at(x + rx * 1.9, top + 1)}Q${at(x, top + 7)} ${at(x - rx * 1.9, top + 1)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x + rx, top - 2)}Q${at(x + rx * 2.6, top - 12)} ${at(x + rx * 2.9, top - 3)}Q${at(x + rx * 2.1, top - 4)} ${at(x + rx, top - 2)}Z`,
    hour.quiet,
  )

const bandana: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.06, y - 0.4)}Q${at(x - rx, top - 2)} ${at(x, top - 2.2)}Q${at(x + rx, top - 2)} ${at(x + rx * 1.06, y - 0.4)}Q${at(x, y - 3.4)} ${at(x - rx * 1.06, y - 0.4)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x + rx, y - 1)}L${at(x + rx * 2.2, y + 1)}L${at(x + rx * 1.9, y + 5.4)}L${at(x + rx * 1.3, y + 1.4)}Z`,
    hour.bright,
  )

const horns: Headdress = ({ x, rx, top }, hour) =>
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.25, top + 2.2)}Q${at(x + s * rx * 1.5, top + 0.5)} ${at(x + s * rx * 1.2, top - 10)}Q${at(x + s * rx * 2.3, top - 1)} ${at(x + s * rx * 0.95, top + 4.6)}Z`,
      s > 0 ? hour.shade : hour.figure,
    ),
  )

const ramHorns: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) =>
    line(
      `M${at(x + s * rx * 0.4, top + 1.6)}Q${at(x + s * rx * 2.5, top - 4)} ${at(x + s * rx * 2.3, y)}Q${at(x + s * rx * 2, y + 4)} ${at(x + s * rx * 1.5, y)}`,
      hour.bright,
      2.8,
    ),
  )

const spikes: Headdress = (head, hour) => crown(head, 4, 8, hour.figure)

const helm: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.12, y + 1)}V${round(top + 3)}Q${at(x, top - 5)} ${at(x + rx * 1.12, top + 3)}V${round(y + 1)}` +
      `H${round(x + 1)}V${round(y + ry)}H${round(x - 1)}V${round(y + 1)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x, top - 1)}Q${at(x - 3, top - 12)} ${at(x - 12, top - 7)}Q${at(x - 5, top - 5)} ${at(x, top - 1)}Z`,
    hour.quiet,
  )

const crestedHelm: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.14, y + 2)}Q${at(x - rx * 1.2, top - 1)} ${at(x, top - 2)}Q${at(x + rx * 1.2, top - 1)} ${at(x + rx * 1.14, y + 2)}Q${at(x, y - 2)} ${at(x - rx * 1.14, y + 2)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x - 2, top)}L${at(x - 2, top - 5)}Q${at(x, top - 9)} ${at(x + 2, top - 5)}L${at(x + 2, top)}Z`,
    hour.quiet,
  ) +
  box(x - rx * 0.7, y - 0.4, rx * 1.4, 1.6, hour.figure)

const cavalierHat: Headdress = ({ x, rx, top }, hour) =>
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

const featherCap: Headdress = ({ x, rx, top }, hour) =>
  fill(`M${at(x - rx * 1.1, top + 3.8)}Q${at(x, top - 5)} ${at(x + rx * 1.1, top + 3.8)}Z`, hour.bright) +
  fill(
    `M${at(x + rx * 0.4, top + 1)}Q${at(x + rx * 0.6, top - 11)} ${at(x + rx * 2, top - 10)}Q${at(x + rx * 1.7, top - 3)} ${at(x + rx * 0.4, top + 1)}Z`,
    hour.quiet,
  )

const flames: Headdress = ({ x, top }, hour) =>
  [-2, -1, 0, 1, 2]
    .map((i) => {
      const y = top + 2 + Math.abs(i) * 0.9
      return fill(
        `M${at(x + i * 2.6 - 2.2, y)}Q${at(x + i * 4, y - 12 + Math.abs(i) * 2)} ${at(x + i * 2.6 + 2.2, y)}Z`,
        hour.bright,
      )
    })
    .join("")

const feelers: Headdress = ({ x, top }, hour) =>
  bothSides(
    (s) =>
      line(`M${at(x + s * 2, top + 1)}Q${at(x + s * 4, top - 7)} ${at(x + s * 8, top - 8)}`, hour.figure, 1.6) +
      disc(x + s * 8.4, top - 8, 2.4, hour.bright),
  )

const oneEye: Headdress = ({ x, y, rx, top }, hour) =>
  disc(x, y - 0.6, rx * 0.62, hour.quiet) +
  disc(x, y - 0.6, rx * 0.3, hour.figure) +
  line(`M${at(x, top + 1)}V${round(top - 5)}`, hour.figure, 1.6) +
  disc(x, top - 6, 2.2, hour.bright)

const cog: Headdress = ({ x, top }, hour) =>
  fill(gear(x, top + 0.6, 6.6, 9, 2), hour.bright) + disc(x, top + 0.6, 2.3, hour.quiet)

const goggles: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.08, y - 1)}Q${at(x - rx, top - 2.4)} ${at(x, top - 2.6)}Q${at(x + rx, top - 2.4)} ${at(x + rx * 1.08, y - 1)}Z`,
    hour.bright,
  ) +
  bothSides(
    (s) =>
      disc(x + s * rx * 0.5, y - 0.8, rx * 0.44, hour.figure) + disc(x + s * rx * 0.5, y - 0.8, rx * 0.26, hour.quiet),
  )

const dome: Headdress = ({ x, y, rx, top }, hour) =>
  box(x - rx * 1.15, top + 1, rx * 2.3, rx * 1.1, hour.bright, 2) +
  box(x - rx * 0.8, y - 1.4, rx * 1.6, 2, hour.figure, 1) +
  line(`M${at(x, top + 1)}V${round(top - 5)}`, hour.bright, 1.6) +
  disc(x, top - 5.6, 2, hour.quiet)

const deerstalker: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.9, top + 5.4)}Q${at(x - rx, top + 1)} ${at(x - rx * 0.9, top)}Q${at(x, top - 6)} ${at(x + rx * 0.9, top)}Q${at(x + rx, top + 1)} ${at(x + rx * 1.9, top + 5.4)}Q${at(x, top + 3)} ${at(x - rx * 1.9, top + 5.4)}Z`,
    hour.bright,
  ) +
  fill(`M${at(x - rx * 1.1, top + 3)}L${at(x - rx * 1.3, y + 2)}L${at(x - rx * 0.7, y)}Z`, hour.bright) +
  disc(x, top - 4, 1.4, hour.quiet)

const mask: Headdress = ({ x, y, rx, top }, hour) =>
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

const stockingCap: Headdress = ({ x, rx, top }, hour, chance) => {
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

const windKey: Headdress = ({ x, top }, hour) =>
  line(`M${at(x, top + 1)}V${round(top - 4)}`, hour.bright, 2) +
  bothSides(
    (s) =>
      `<circle cx="${round(x + s * 3.6)}" cy="${round(top - 6)}" r="2.6" fill="none" stroke="${hour.bright}" stroke-width="1.8"/>`,
  )

const hood: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.5, y + ry * 1.3)}Q${at(x - rx * 1.5, top)} ${at(x + rx * 0.5, top - 6)}Q${at(x + rx * 1.8, top + 1)} ${at(x + rx * 1.5, y + ry * 1.3)}Z`,
    hour.bright,
  ) +
  fill(
    `M${at(x - rx * 0.8, y + ry)}Q${at(x - rx * 0.9, top + 2)} ${at(x + rx * 0.1, top + 1.5)}Q${at(x + rx * 0.9, top + 2)} ${at(x + rx * 0.8, y + ry)}Z`,
    hour.figure,
  )

const topHat: Headdress = ({ x, rx, top }, hour) =>
  box(x - rx * 1.7, top + 1.6, rx * 3.4, 2.6, hour.bright, 1.3) +
  fill(
    `M${at(x - rx * 1.05, top + 2)}L${at(x - rx * 1.15, top - 9)}H${round(x + rx * 1.15)}L${at(x + rx * 1.05, top + 2)}Z`,
    hour.bright,
  ) +
  box(x - rx * 1.07, top - 1.8, rx * 2.14, 2.6, hour.quiet)

const bowler: Headdress = ({ x, rx, top }, hour) =>
  oval(x, top + 3, rx * 1.7, 1.8, hour.bright) +
  fill(
    `M${at(x - rx * 1.05, top + 3)}Q${at(x - rx * 1.1, top - 7)} ${at(x, top - 7)}Q${at(x + rx * 1.1, top - 7)} ${at(x + rx * 1.05, top + 3)}Z`,
    hour.bright,
  ) +
  box(x - rx * 1.03, top, rx * 2.06, 2, hour.quiet)

const mohawk: Headdress = ({ x, top }, hour) =>
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

const hornedHelm: Headdress = ({ x, y, rx, top }, hour) =>
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

const kabuto: Headdress = ({ x, y, rx, top }, hour) =>
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

const strawHat: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 2.2, top + 5)}L${at(x, top - 6.5)}L${at(x + rx * 2.2, top + 5)}Q${at(x, top + 2)} ${at(x - rx * 2.2, top + 5)}Z`,
    hour.bright,
  ) + line(`M${at(x, top - 6)}L${at(x - rx, top + 3.4)}M${at(x, top - 6)}L${at(x + rx, top + 3.4)}`, hour.quiet, 0.8)

const shroud: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.2, y + ry)}Q${at(x - rx * 1.5, top - 3)} ${at(x, top - 3.4)}Q${at(x + rx * 1.5, top - 3)} ${at(x + rx * 1.2, y + ry)}Z`,
    hour.bright,
  ) +
  bothSides((s) => oval(x + s * rx * 0.48, y - 0.4, 1.7, 2.5, hour.figure)) +
  oval(x, y + ry * 0.6, 1.3, 1.7, hour.figure)

const widow: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.05, y)}Q${at(x - rx * 1.1, top - 2)} ${at(x, top - 2.4)}Q${at(x + rx * 1.1, top - 2)} ${at(x + rx * 1.05, y)}Q${at(x + rx * 0.7, top + 3)} ${at(x, y - 1)}Q${at(x - rx * 0.7, top + 3)} ${at(x - rx * 1.05, y)}Z`,
    hour.bright,
  )

const bones: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) => disc(x + s * rx * 0.42, y - 0.6, rx * 0.32, hour.bright)) +
  line(`M${at(x - rx * 0.5, y + 3.4)}H${round(x + rx * 0.5)}`, hour.bright, 1.4, { dash: "1.2 1.4" }) +
  [-1, 0, 1]
    .map((i) => fill(blade(x + i * 2, top + 1.6, 9 - Math.abs(i) * 2, 1.6, -Math.PI / 2 + i * 0.6), hour.figure))
    .join("")

const fins: Headdress = ({ x, y, rx, top }, hour) =>
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

const leaves: Headdress = ({ x, top }, hour) =>
  times(5, (i) =>
    fill(
      blade(x, top + 3, 13 - Math.abs(i - 2) * 1.6, 3.4, -Math.PI / 2 + (i - 2) * 0.55),
      i % 2 ? hour.quiet : hour.bright,
    ),
  ).join("")

const nimbus: Headdress = ({ x, rx, top }, hour) =>
  `<ellipse cx="${x}" cy="${round(top - 3.4)}" rx="${round(rx * 1.25)}" ry="2.6" fill="none" stroke="${hour.bright}" stroke-width="2"/>`

const veil: Headdress = ({ x, y, rx, ry, top }, hour) =>
  fill(
    `M${at(x - rx * 1.5, y + ry * 1.6)}Q${at(x - rx * 1.4, top - 3)} ${at(x, top - 3)}Q${at(x + rx * 1.4, top - 3)} ${at(x + rx * 1.5, y + ry * 1.6)}L${at(x + rx * 0.8, y + ry)}Q${at(x + rx, top + 3)} ${at(x, top + 3)}Q${at(x - rx, top + 3)} ${at(x - rx * 0.8, y + ry)}Z`,
    hour.bright,
  ) + box(x - 0.9, top - 1.4, 1.8, 3.6, hour.quiet)

const rocks: Headdress = ({ x, y, rx, ry, top }, hour) =>
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

const crystals: Headdress = ({ x, y, rx, ry, top }, hour) =>
  times(5, (i) =>
    fill(
      blade(x + (i - 2) * rx * 0.4, top + 4, 15 - Math.abs(i - 2) * 3, 2.6, -Math.PI / 2 + (i - 2) * 0.3),
      i % 2 ? hour.quiet : hour.bright,
    ),
  ).join("") +
  box(x - rx * 1.1, top + 2, rx * 2.2, ry * 1.6, hour.figure, 1.5) +
  bothSides((s) => disc(x + s * rx * 0.45, y, 1.5, hour.bright))

const idol: Headdress = ({ x, y, rx, ry, top }, hour) =>
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

const headband: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.05, top + 4)}Q${at(x, top - 0.5)} ${at(x + rx * 1.05, top + 4)}L${at(x + rx * 1.05, top + 6.4)}Q${at(x, top + 2)} ${at(x - rx * 1.05, top + 6.4)}Z`,
    hour.bright,
  ) + fill(`M${at(x + rx, top + 4.4)}L${at(x + rx * 2.3, top + 2)}L${at(x + rx * 2, top + 8)}Z`, hour.bright)

const slouchHat: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.25, top + 4.6)}L${at(x + rx * 1.9, top + 2)}Q${at(x + rx * 0.2, top - 8)} ${at(x - rx * 1.25, top + 4.6)}Z`,
    hour.bright,
  )

const roundEars: Headdress = ({ x, rx, top }, hour) =>
  bothSides(
    (s) => disc(x + s * rx * 0.92, top + 1.4, 3.8, hour.figure) + disc(x + s * rx * 0.92, top + 1.4, 1.9, hour.bright),
  )

const catEars: Headdress = ({ x, rx, top }, hour) =>
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

const longEars: Headdress = ({ x, rx, top }, hour) =>
  bothSides(
    (s) =>
      oval(x + s * rx * 0.7, top - 4.5, 2.6, 8, hour.figure, s * 12) +
      oval(x + s * rx * 0.7, top - 4.5, 1.2, 5.6, hour.bright, s * 12),
  )

const floppyEars: Headdress = ({ x, y, rx, top }, hour) =>
  bothSides((s) =>
    fill(
      `M${at(x + s * rx * 0.4, top + 1)}Q${at(x + s * rx * 1.9, top - 2)} ${at(x + s * rx * 1.8, y + 5)}Q${at(x + s * rx * 1.1, y + 5)} ${at(x + s * rx * 0.8, top + 4)}Z`,
      hour.bright,
    ),
  )

const tuft: Headdress = ({ x, top }, hour) =>
  [-1, 0, 1]
    .map((i) =>
      fill(
        `M${at(x - 1.6, top + 1.6)}Q${at(x + i * 8 - 2, top - 7)} ${at(x + i * 7, top - 9 + Math.abs(i) * 3)}Q${at(x + i * 4 + 2, top - 3)} ${at(x + 1.6, top + 1.6)}Z`,
        hour.bright,
      ),
    )
    .join("")

const longHair: Headdress = ({ x, y, rx, top }, hour) =>
  fill(
    `M${at(x - rx, y - 1)}Q${at(x - rx * 1.2, top - 5)} ${at(x + 1, top - 5)}Q${at(x + rx * 2, top - 4)} ${at(x + rx * 1.6, y + 8)}Q${at(x + rx * 1.5, top + 4)} ${at(x, top + 2)}Q${at(x - rx * 0.7, top + 2)} ${at(x - rx, y - 1)}Z`,
    hour.bright,
  )

const cap: Headdress = ({ x, rx, top }, hour) =>
  fill(
    `M${at(x - rx * 1.1, top + 5)}Q${at(x - rx, top - 3.4)} ${at(x, top - 3.4)}Q${at(x + rx, top - 3.4)} ${at(x + rx * 1.1, top + 4)}L${at(x + rx * 2, top + 5.6)}Q${at(x, top + 3)} ${at(x - rx * 1.1, top + 5)}Z`,
    hour.bright,
  )

/** For each role what it may wear; the short name decides, so that all versions wear the same. */
const WARDROBE: Readonly<Record<Role, readonly [Headdress, ...Headdress[]]>> = {
  dragon: [horns],
  bird: [tuft],
  hound: [floppyEars, roundEars],
  horse: [longHair],
  cat: [catEars],
  deity: [flames, nimbus, spikes],
  seraph: [nimbus],
  king: [king],
  queen: [queen],
  princess: [tiara, wreath, bun, longHair],
  samurai: [kabuto, strawHat],
  ninja: [hood, headband],
  wizard: [pointedHat, pointedHat, cowl],
  pirate: [tricorn, bandana],
  devil: [horns, ramHorns],
  vampire: [widow, spikes],
  ghoul: [bones, tuft],
  ghost: [shroud],
  villain: [horns, spikes, widow, cavalierHat, hood],
  knight: [helm, crestedHelm, hornedHelm],
  musketeer: [cavalierHat],
  prince: [featherCap, crestedHelm, longHair],
  healer: [veil, cowl],
  sea: [fins],
  stone: [rocks, crystals, idol],
  machine: [dome, oneEye, cog],
  plant: [leaves],
  fairy: [bun, leaves],
  alien: [feelers, oneEye, longEars],
  inventor: [goggles, cog],
  racer: [goggles],
  detective: [deerstalker],
  hero: [mask],
  dwarf: [stockingCap],
  toy: [windKey, cap],
  flower: [wreath, longHair],
  hood: [hood, bandana],
  tophat: [topHat, bowler],
  fighter: [hornedHelm, mohawk, headband],
  bold: [headband, slouchHat, mohawk, featherCap, cap, longHair],
  faithful: [veil, hood, cowl, bun, strawHat, longHair, headband, wreath],
  plain: [roundEars, catEars, longEars, floppyEars, tuft, longHair, cap, bowler],
}

export function headdress(role: Role, head: Head, hour: Hour, chance: Chance): string {
  const drawn = chance.pick(WARDROBE[role])(head, hour, chance)
  return `<g stroke="${hour.figure}" stroke-width="1" stroke-linejoin="round">${drawn}</g>`
}
