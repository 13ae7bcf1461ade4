/** Locations: a map with one landmark on it. */

import { Chance } from "../chance.ts"
import { nameWords, subjectOf } from "../facts.ts"
import {
  at,
  blade,
  box,
  disc,
  fill,
  line,
  polar,
  polygon,
  ring,
  round,
  star,
  through,
  times,
  type Point,
} from "../pen.ts"
import { mix, type Tincture } from "../tinctures.ts"
import type { Charge } from "./character.ts"

interface Inks {
  readonly sea: string
  readonly land: string
  readonly ink: string
  readonly bright: string
  readonly pale: string
  readonly dark: string
}

/** A landmark stands on the point (50, 60) and is about 36 tall. */
const LANDMARKS = {
  keep: ({ ink, bright }) =>
    fill("M32 60V36H37V39H42V36H46V24L51 14L56 24V36H60V39H65V36H70V60Z", ink) +
    fill("M46 60V52A5 5 0 0 1 56 52V60Z", bright) +
    fill("M51 14V6L60 9L51 12Z", bright),
  peak: ({ ink, pale, dark }) =>
    fill("M24 60L46 22L57 41L63 34L78 60Z", ink) +
    fill("M46 22L37 38L43 34L47 40L52 34Z", pale) +
    fill("M46 22L57 41L52 60H78L63 34L57 41Z", dark, 0.55),
  tent: ({ ink, bright }) =>
    fill("M28 60L50 26L72 60Z", ink) +
    fill("M50 26L57 60H43Z", bright) +
    line("M50 26V17", ink, 1.6) +
    fill("M50 16L61 19.4L50 23Z", bright),
  palms: ({ ink, bright }) =>
    [
      [41, 32, -4],
      [60, 25, 4],
    ]
      .map(
        ([x = 0, h = 0, lean = 0]) =>
          line(`M${x} 60Q${x + lean * 0.2} ${60 - h * 0.6} ${x + lean} ${60 - h}`, ink, 3) +
          times(7, (i) => fill(blade(x + lean, 60 - h, 15, 3.4, -3.5 + i * 0.63), ink)).join(""),
      )
      .join("") + disc(50, 58, 3, bright),
  house: ({ ink, bright, pale }) =>
    fill("M30 38L50 20L70 38V60H30Z", ink) +
    fill("M24 40L50 16L76 40H69L50 24L31 40Z", bright) +
    box(45, 46, 10, 14, bright) +
    box(34, 44, 7, 7, pale) +
    box(59, 44, 7, 7, pale) +
    box(60, 18, 6, 12, ink),
  tower: ({ ink, bright, dark }) =>
    fill("M42 60L44 26H58L60 60Z", ink) +
    fill("M51 26H58L60 60H51Z", dark, 0.55) +
    fill("M40 27H62L51 8Z", bright) +
    box(49, 34, 4, 7, bright) +
    box(38, 57, 26, 4, ink),
  temple: ({ ink, bright }) =>
    fill("M24 34L50 18L76 34Z", ink) +
    box(27, 34, 46, 4, bright) +
    [29, 41, 53, 65].map((x) => box(x, 38, 6, 18, ink)).join("") +
    box(23, 56, 54, 5, ink),
  dome: ({ ink, bright, dark }) =>
    box(28, 42, 44, 19, ink) +
    fill("M34 42Q34 24 50 18Q66 24 66 42Z", ink) +
    fill("M50 18Q66 24 66 42H50Z", dark, 0.6) +
    line("M50 18V10", ink, 2) +
    disc(50, 9, 2.6, bright) +
    fill("M45 61V52Q50 44 55 52V61Z", bright) +
    [26, 70].map((x) => box(x, 34, 5, 27, ink) + fill(`M${x - 1} 34L${x + 2.5} 25L${x + 6} 34Z`, bright)).join(""),
  ship: ({ ink, bright, pale }) =>
    fill("M24 46H76L68 60H32Z", ink) +
    box(48.6, 14, 3, 32, ink) +
    fill("M47 18V42H30Q44 34 47 18Z", pale) +
    fill("M47 18V42H30Q44 34 47 18ZM53 18V42H72Q56 34 53 18Z", bright) +
    fill("M51 12L61 15L51 18Z", bright),
  trees: ({ ink, dark }) =>
    [
      [34, 30],
      [50, 40],
      [66, 28],
    ]
      .map(
        ([x = 0, h = 0]) =>
          fill(
            polygon([
              [x, 58 - h],
              [x + 11, 50],
              [x - 11, 50],
            ]),
            ink,
          ) +
          fill(
            polygon([
              [x, 58 - h],
              [x + 11, 50],
              [x + 1, 50],
            ]),
            dark,
            0.7,
          ) +
          box(x - 1.6, 50, 3.2, 10, ink),
      )
      .join(""),
  cave: ({ ink, bright, dark }) =>
    fill("M22 60Q24 30 40 26Q50 16 62 26Q78 32 78 60Z", ink) +
    fill("M36 60Q36 40 50 38Q64 40 64 60Z", bright) +
    fill("M42 60Q42 47 50 46Q58 47 58 60Z", dark),
  bridge: ({ ink, bright }) =>
    fill("M18 40Q50 22 82 40V60H72Q70 46 62 46Q54 46 53 60H47Q46 46 38 46Q30 46 28 60H18Z", ink) +
    line("M18 36Q50 18 82 36", bright, 2.4),
  gate: ({ ink, bright }) =>
    box(26, 24, 12, 37, ink) +
    box(62, 24, 12, 37, ink) +
    fill("M24 24H40L32 14ZM60 24H76L68 14Z", bright) +
    box(38, 32, 24, 8, ink) +
    line("M42 40V60M47 40V60M52 40V60M57 40V60", ink, 1.8),
  works: ({ ink, bright, pale }) =>
    fill("M24 60V40L36 32V40L48 32V40L60 32V60Z", ink) +
    box(63, 20, 9, 40, ink) +
    disc(66, 14, 4, pale) +
    disc(72, 9, 5, pale) +
    [30, 42, 53].map((x) => box(x, 47, 6, 6, bright)).join(""),
  market: ({ ink, bright, pale }) =>
    box(28, 40, 44, 20, ink) +
    times(6, (i) =>
      fill(`M${24 + i * 9} 28H${33 + i * 9}V38Q${28.5 + i * 9} 43 ${24 + i * 9} 38Z`, i % 2 ? pale : bright),
    ).join("") +
    box(24, 25, 54, 4, ink) +
    [36, 50, 62].map((x) => disc(x, 50, 4, bright)).join(""),
  maze: ({ ink, bright }) =>
    [18, 12.6, 7.4]
      .map(
        (r, i) =>
          `<path d="M${at(...polar(50, 42, r, i * 2 + 0.4))}A${r} ${r} 0 1 1 ${at(...polar(50, 42, r, i * 2 - 0.4))}" fill="none" stroke="${ink}" stroke-width="3.4"/>`,
      )
      .join("") + disc(50, 42, 3, bright),
  grave: ({ ink, bright }) =>
    fill("M36 60V36Q36 24 48 24Q60 24 60 36V60Z", ink) +
    fill("M45 32H51V38H56V43H51V54H45V43H40V38H45Z", bright) +
    fill("M64 60V46Q64 40 70 40Q76 40 76 46V60ZM24 60V48Q24 43 28 43Q32 43 32 48V60Z", ink) +
    box(20, 59, 60, 3, ink),
  stones: ({ ink, dark }) =>
    [
      [28, 30],
      [40, 24],
      [54, 24],
      [67, 30],
    ]
      .map(([x = 0, top = 0]) => box(x - 4, top, 8, 60 - top, ink) + box(x, top, 4, 60 - top, dark))
      .join("") + box(34, 18, 27, 7, ink),
} as const satisfies Record<string, (inks: Inks) => string>

type Landmark = keyof typeof LANDMARKS

const SUBJECTS: readonly (readonly [RegExp, Landmark])[] = [
  [/\b(?:market|bazaar|emporium|auction|brokerage|shop|florist)/, "market"],
  [/\b(?:bridge|crossing|river)/, "bridge"],
  [/\b(?:labyrinth|maze|tunnels|passage|staircase|hall of illusions)/, "maze"],
  [/\b(?:grave|crypt|catacomb|ossuaire|underworld|resurrection|depravity)/, "grave"],
  [/\b(?:tower|observatory|watchtower|illuminary|reveille)/, "tower"],
  [
    /\b(?:factory|workshop|lab\b|laboratory|mine\b|facility|station|forge|testing|machine|clockwork|goofarium|rangers|planet)/,
    "works",
  ],
  [/\b(?:ship|jolly|legacy|flotilla|vessel|crique|dock|port\b|skydocks|armada)/, "ship"],
  [/\b(?:camp|training|yurt|barracks|garrison|circus|tent)/, "tent"],
  [/\b(?:mountain|rock\b|peak|volcano|caldeira|summit|pride lands|cliff)/, "peak"],
  [/\b(?:cave|grotto|lair|pit\b|den\b|underground|fornicaves|rift|moist)/, "cave"],
  [
    /\b(?:forest|woods|sherwood|bitterwood|tree|garden|preserve|swamp|bayou|hollow|vine|rainforest|acre|petales)/,
    "trees",
  ],
  [/\b(?:cove|lagoon|motunui|island|beach|oasis|resort|atlantica|exile)/, "palms"],
  [/\b(?:gate|wall\b|moat|boundary|portal|entrance|alley|district|speedway|great wall)/, "gate"],
  [
    /\b(?:temple|court|senate|library|institute|chamber|altar|council|ministry|athenaeum|cathedrale|theocratic|thebes|poshernacle|concert|law)/,
    "temple",
  ],
  [/\b(?:ring of stones|ruins|pillar|labs?)/, "stones"],
  [/\b(?:palace|agrabah|dome|cite|dojo|casino|ballroom|mezzanine|gaming)/, "dome"],
  [/\b(?:castle|fort|keep|bastion|nottingham|fang|armory|armored|quarters)/, "keep"],
  [/\b(?:house|manor|cottage|casa|home|duckling|club|party|room|office|zootopia|duckburg|hang|department)/, "house"],
]
const ANY: readonly [Landmark, ...Landmark[]] = ["keep", "house", "tower", "dome", "temple", "tent", "gate", "stones"]

function coast(chance: Chance, cx: number, cy: number, r: number, stretch: number): Point[] {
  const reach = times(13, () => chance.between(0.8, 1.16))
  return times(14, (i) => polar(0, 0, r * (reach[i % 13] ?? 1), (i * 2 * Math.PI) / 13)).map(([x, y]): Point => [
    cx + x * stretch,
    cy + y,
  ])
}

const grown = (points: readonly Point[], cx: number, cy: number, by: number): Point[] =>
  points.map(([x, y]): Point => [cx + (x - cx) * by, cy + (y - cy) * by])

function inksOf(t: Tincture, chance: Chance): Inks {
  return chance.pick([
    { sea: mix(t.main, t.light, 0.35), land: t.paper, ink: t.night, bright: t.warm, pale: t.paper, dark: t.dark },
    { sea: mix(t.paper, t.light, 0.3), land: t.paper, ink: t.night, bright: t.warm, pale: t.paper, dark: t.dark },
    {
      sea: mix(t.night, t.dark, 0.3),
      land: mix(t.dark, t.main, 0.4),
      ink: t.paper,
      bright: t.warm,
      pale: t.light,
      dark: t.light,
    },
    { sea: t.dark, land: t.light, ink: t.night, bright: t.warm, pale: t.paper, dark: t.dark },
    { sea: t.warm, land: t.paper, ink: t.night, bright: t.main, pale: t.light, dark: t.dark },
  ])
}

export const location: Charge = (card, tincture, chance) => {
  const inks = inksOf(tincture, chance)
  const { sea, land, ink, bright } = inks
  const faint = mix(sea, ink, 0.16)
  const kind = subjectOf(nameWords(card), SUBJECTS) ?? chance.pick(ANY)
  const grid = times(4, (i) => `M${14 + i * 24} 0V100M0 ${14 + i * 24}H100`).join("")
  const cx = chance.between(45, 55)
  const cy = chance.between(51, 56)
  const shape = new Chance(`coast ${card.shortName}`)
  const shore = coast(shape, cx, cy, chance.between(31, 36), chance.between(1.05, 1.3))
  const islet = coast(shape, chance.pick([12, 88]), chance.between(14, 86), chance.between(5, 9), 1.2)
  const heights = grown(shore, cx, cy, 0.68)
  const route = chance.happens(0.5)
    ? `M-4 ${round(cy + 26)}Q${at(cx - 30, cy + 30)} ${at(cx - 20, cy + 16)}T${at(cx - 4, cy + 10)}`
    : `M104 ${round(cy + 22)}Q${at(cx + 34, cy + 34)} ${at(cx + 20, cy + 16)}T${at(cx + 4, cy + 10)}`
  const roseX = chance.pick([14, 86])
  const roseY = chance.pick([15, 15, 85])
  const size = chance.between(1.02, 1.16)
  return (
    box(0, 0, 100, 100, sea) +
    line(grid, faint, 0.6) +
    line(`${through(grown(shore, cx, cy, 1.26))}Z`, faint, 0.9, { dash: "2 2.4" }) +
    line(`${through(grown(shore, cx, cy, 1.12))}Z`, mix(sea, ink, 0.3), 0.8) +
    fill(`${through(islet)}Z`, land) +
    line(`${through(islet)}Z`, ink, 0.9) +
    fill(`${through(shore)}Z`, land) +
    line(`${through(shore)}Z`, ink, 1.4) +
    fill(`${through(heights)}Z`, mix(land, tincture.main, 0.3)) +
    fill(`${through(grown(shore, cx, cy, 0.4))}Z`, mix(land, tincture.main, 0.55)) +
    line(route, bright, 2.2, { dash: "3.4 3.4" }) +
    disc(roseX, roseY, 9.5, sea) +
    ring(roseX, roseY, 9, ink, 0.8) +
    fill(star(roseX, roseY, 12, 2.6, 4), ink) +
    fill(star(roseX, roseY, 7.5, 1.8, 4, -Math.PI / 4), bright) +
    `<g transform="translate(${at(cx, cy + 12)}) scale(${chance.happens(0.5) ? -Math.round(size * 100) / 100 : Math.round(size * 100) / 100} ${Math.round(size * 100) / 100}) translate(-50 -60)">${LANDMARKS[kind](inks)}</g>`
  )
}
