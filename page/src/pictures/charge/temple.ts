/** Temples and factions: a great building or a banner at the end of a way, the seat of a side rather than a place on a map. */

import { nameWords, subjectOf } from "../facts.ts"
import { field, landscape } from "../field.ts"
import type { Hour } from "../field/hour.ts"
import { bothSides, box, disc, fill, halves, line, placed, polygon, star, times } from "../pen.ts"
import { gestureOf } from "./action.ts"
import type { Charge } from "./character.ts"
import { GESTURES } from "./gestures.ts"

type Building = (hour: Hour) => string

const steps = (h: Hour): string =>
  [
    [20, 80],
    [27, 85],
    [34, 90],
  ]
    .map(([w = 0, y = 0], i) => box(50 - w, y, 2 * w, 20, i % 2 ? h.shade : h.figure))
    .join("")

const BUILDINGS = {
  cathedral: (h) =>
    halves("M49.5 10L58 26V80H49.5Z", h.figure, h.shade) +
    halves("M58 80V46L66 34L74 46V80Z", h.figure, h.shade) +
    disc(50, 38, 6, h.bright) +
    fill(star(50, 38, 5, 2, 8), h.quiet) +
    fill("M44 80V64Q50 52 56 64V80Z", h.bright) +
    bothSides((s) =>
      fill(
        polygon([
          [50 + s * 14, 70],
          [50 + s * 16, 56],
          [50 + s * 18, 70],
        ]),
        h.bright,
      ),
    ) +
    line("M50 10V2M47 5H53", h.bright, 1.6) +
    steps(h),
  volcano: (h) =>
    halves("M49.5 34H60L88 90H49.5Z", h.figure, h.shade) +
    fill("M40 34H60L56 44L62 56L54 66L58 84L46 70L50 54L42 46Z", h.bright) +
    times(5, (i) =>
      fill(
        `M${42 + i * 4} 34Q${36 + i * 7} 20 ${38 + i * 6} ${8 + Math.abs(i - 2) * 6}Q${44 + i * 5} 20 ${46 + i * 4} 34Z`,
        i % 2 ? h.quiet : h.bright,
      ),
    ).join(""),
  forge: (h) =>
    box(24, 46, 52, 44, h.figure) +
    fill("M24 46L37 36V46L50 36V46L63 36V46L76 36V90H50V46Z", h.shade) +
    box(64, 12, 10, 36, h.figure) +
    box(28, 22, 8, 26, h.figure) +
    fill("M36 90V68Q50 50 64 68V90Z", h.bright) +
    fill("M50 62Q58 74 50 88Q42 74 50 62Z", h.quiet) +
    disc(69, 8, 5, h.bright) +
    disc(32, 17, 4, h.bright),
  crypt: (h) =>
    halves("M49.5 20L78 42V48H74V84H49.5Z", h.figure, h.shade) +
    [32, 43, 55, 66].map((x) => box(x - 2, 50, 4, 32, h.bright)).join("") +
    fill("M44 84V66Q50 56 56 66V84Z", h.quiet) +
    disc(50, 36, 5.4, h.bright) +
    bothSides((s) => disc(50 + s * 2, 35.4, 1.3, h.figure)) +
    steps(h),
  cove: (h) =>
    fill("M6 90Q8 40 30 30Q50 8 70 30Q92 40 94 90Z", h.figure) +
    fill("M26 90Q26 48 50 42Q74 48 74 90Z", h.bright) +
    fill("M36 72H64L60 82H40Z", h.figure) +
    line("M50 72V50", h.figure, 2) +
    fill("M52 52V68H64Q56 62 52 52Z", h.quiet) +
    [20, 80].map((x) => disc(x, 84, 5, h.bright)).join(""),
  clouds: (h) =>
    [
      [50, 14, 13, 62],
      [32, 30, 9, 62],
      [68, 30, 9, 62],
      [18, 46, 7, 66],
      [82, 46, 7, 66],
    ]
      .map(
        ([x = 0, top = 0, w = 0, foot = 0]) =>
          box(x - w / 2, top + 8, w, foot - top, h.figure) +
          fill(`M${x - w * 0.75} ${top + 9}Q${x} ${top - 12} ${x + w * 0.75} ${top + 9}Z`, h.bright),
      )
      .join("") +
    [
      [22, 78, 15],
      [44, 82, 17],
      [66, 80, 16],
      [86, 80, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, h.quiet))
      .join(""),
  pagoda: (h) =>
    times(3, (i) => {
      const w = 17 + i * 8,
        y = 24 + i * 20
      return (
        box(50 - w * 0.6, y + 7, w * 1.2, 14, h.figure) +
        fill(
          `M${50 - w - 5} ${y + 9}Q${50 - w * 0.5} ${y + 6} 50 ${y - 8}Q${50 + w * 0.5} ${y + 6} ${50 + w + 5} ${y + 9}Q50 ${y + 5} ${50 - w - 5} ${y + 9}Z`,
          h.bright,
        )
      )
    }).join("") +
    line("M50 18V6", h.bright, 2) +
    fill("M45 86V74H55V86Z", h.quiet) +
    steps(h),
  hall: (h) =>
    halves("M49.5 26L80 42H49.5Z", h.figure, h.shade) +
    box(22, 42, 56, 5, h.bright) +
    [26, 38, 56, 68].map((x) => box(x, 47, 6, 32, h.figure)).join("") +
    fill(star(50, 37, 5, 2, 6), h.bright) +
    fill("M46 80V62Q50 56 54 62V80Z", h.bright) +
    steps(h),
} as const satisfies Record<string, Building>

type BuildingName = keyof typeof BUILDINGS

const SUBJECTS: readonly (readonly [RegExp, BuildingName])[] = [
  [/caldeira|volcan/, "volcano"],
  [/cathedrale|church|abbey/, "cathedral"],
  [/forge|machine/, "forge"],
  [/ossuaire|crypt|catacomb/, "crypt"],
  [/crique|cove|cave/, "cove"],
  [/nuage|cloud|ciel/, "clouds"],
  [/dojo|pagode|petale/, "pagoda"],
  [/hall|justice/, "hall"],
]
const ANY: readonly [BuildingName, ...BuildingName[]] = ["cathedral", "hall", "pagoda", "crypt"]

export const temple: Charge = (card, tincture, chance) => {
  const place = landscape(card, chance)
  const frame = chance.pick(["none", "none", "branches", "corners"])
  const { hour, behind, before } = field(
    tincture,
    chance,
    { ...place, frame },
    { x: 50, y: 40, r: chance.between(27, 33) },
  )
  const kind = subjectOf(nameWords(card), SUBJECTS) ?? chance.pick(ANY)
  return behind + before + BUILDINGS[kind](hour)
}

/** The standard of a faction: what is on its cloth comes from its name. */
export const faction: Charge = (card, tincture, chance) => {
  const { hour, behind } = field(
    tincture,
    chance,
    { ...landscape(card, chance), frame: "none" },
    { x: 50, y: 42, r: 30 },
  )
  const { figure, shade, bright } = hour
  const tail = chance.pick([
    "L50 84L26 74",
    "L62 82L50 74L38 82L26 74",
    "Q50 92 26 74",
    "L26 78",
    "L66 84L58 76L50 84L42 76L34 84L26 74",
  ])
  const worn: Hour = {
    ...hour,
    figure: bright,
    shade: bright,
    bright: figure,
    layers: [bright, bright, figure, figure],
  }
  const device = placed(GESTURES[gestureOf(card, chance)](worn, chance), 50, 46, 0.38)
  return (
    behind +
    box(47.6, 10, 4.8, 96, figure) +
    box(20, 15, 60, 5, figure, 2.5) +
    disc(20, 17.5, 4, bright) +
    disc(80, 17.5, 4, bright) +
    fill(`M26 20H74V74${tail}Z`, figure) +
    fill("M50 20H74V74H50Z", shade, 0.5) +
    line("M30 24V70M70 24V70", bright, 1.4) +
    device
  )
}
