/** A card of a game that has no pictures of its own: as many signs of its colour as its name counts, or one person. */

import { plain } from "../tinctures.ts"
import { Chance, hash } from "../chance.ts"
import { nameWords } from "../facts.ts"
import { field } from "../field.ts"
import type { HourName } from "../field/hour.ts"
import type { Hour } from "../field/hour.ts"
import { blade, box, disc, fill, halves, line, oval, placed, polygon, ring, star, times, type Point } from "../pen.ts"
import { Body } from "./body.ts"
import type { Charge } from "./character.ts"
import { headdress } from "./headdress.ts"
import { livery } from "./livery.ts"

type Suit = (hour: Hour) => string

/** Signs in a field of 100 about its middle; the suits cards are played with, and some for colours without a sign. */
const SUITS: Readonly<Record<string, Suit>> = {
  coins: (h) =>
    disc(50, 50, 40, h.figure) +
    disc(50, 50, 34, h.bright) +
    ring(50, 50, 27, h.figure, 2.4) +
    fill(star(50, 50, 22, 9, 8), h.figure),
  cups: (h) =>
    halves("M49.5 14H84Q86 54 56 60V76H72V88H49.5Z", h.figure, h.shade) +
    oval(50, 14, 34, 7, h.bright) +
    fill(star(50, 38, 11, 4.6, 5), h.bright),
  swords: (h) =>
    fill("M40 62V20L50 2L60 20V62Z", h.bright) +
    fill("M50 2L60 20V62H50Z", h.figure) +
    box(26, 62, 48, 8, h.figure, 4) +
    box(45, 70, 10, 20, h.figure) +
    disc(50, 94, 6.4, h.bright),
  clubs: (h) =>
    fill("M42 98L34 12Q50 -4 66 12L58 98Z", h.figure) +
    fill("M50 2Q60 2 66 12L58 98H50Z", h.shade) +
    [
      [36, 26],
      [60, 40],
      [42, 58],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 5.4, h.bright))
      .join("") +
    fill(blade(62, 34, 26, 8, -0.6), h.bright) +
    fill(blade(40, 54, 26, 8, Math.PI + 0.6), h.bright),
  hearts: (h) =>
    fill("M50 92Q4 58 10 30Q18 8 38 16Q48 21 50 32Q52 21 62 16Q82 8 90 30Q96 58 50 92Z", h.figure) +
    fill("M22 34Q28 22 40 28Q28 34 27 48Z", h.bright),
  diamonds: (h) =>
    fill("M50 4L84 50L50 96L16 50Z", h.figure) +
    fill("M50 4L84 50L50 96Z", h.shade) +
    fill("M50 24L68 50L50 76L32 50Z", h.bright),
  spades: (h) =>
    fill("M50 6Q92 44 88 62Q80 80 58 68L64 94H36L42 68Q20 80 12 62Q8 44 50 6Z", h.figure) + disc(50, 50, 8, h.bright),
  star: (h) => fill(star(50, 50, 46, 19, 5), h.figure) + fill(star(50, 50, 26, 11, 5), h.bright),
  leaf: (h) => fill("M50 96Q8 60 50 4Q92 60 50 96Z", h.figure) + line("M50 96V24", h.bright, 4),
  shield: (h) =>
    halves("M49.5 8H86V48Q84 80 49.5 96Z", h.figure, h.shade) + fill("M50 20L66 50L50 80L34 50Z", h.bright),
  moon: (h) => fill("M66 6A46 46 0 1 0 94 70A38 38 0 1 1 66 6Z", h.figure) + fill(star(74, 36, 14, 5, 5), h.bright),
}
const SIGNS = ["star", "leaf", "shield", "moon"] as const

const NUMBERS: Readonly<Record<string, number>> = {
  ace: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const PEOPLE = {
  jack: "prince",
  page: "prince",
  knave: "prince",
  knight: "knight",
  queen: "queen",
  king: "king",
} as const

/** Where signs lie, as on a playing card. */
const LAYOUTS: readonly (readonly Point[])[] = [
  [[50, 50]],
  [
    [27, 50],
    [73, 50],
  ],
  [
    [50, 27],
    [29, 67],
    [71, 67],
  ],
  [
    [30, 29],
    [70, 29],
    [30, 71],
    [70, 71],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [25, 30],
    [50, 30],
    [75, 30],
    [25, 70],
    [50, 70],
    [75, 70],
  ],
  [
    [25, 24],
    [75, 24],
    [25, 76],
    [75, 76],
    [50, 50],
    [17, 50],
    [83, 50],
  ],
  [
    [24, 24],
    [50, 24],
    [76, 24],
    [33, 50],
    [67, 50],
    [24, 76],
    [50, 76],
    [76, 76],
  ],
  times(9, (i): Point => [24 + (i % 3) * 26, 24 + Math.floor(i / 3) * 26]),
  times(10, (i): Point => (i < 4 ? [20 + i * 20, 25] : i < 6 ? [i === 4 ? 34 : 66, 50] : [20 + (i - 6) * 20, 75])),
]
const SIZES = [0.7, 0.44, 0.38, 0.34, 0.3, 0.29, 0.27, 0.25, 0.23, 0.2]

/** Cards show pictures lower than wide. */
const LOW = 0.8

const HOURS: readonly [HourName, ...HourName[]] = ["dawn", "noon", "night", "blaze"]

export const sign: Charge = (card, tincture, chance) => {
  const colour = plain(card.colours[0] ?? "")
  const drawn = SUITS[colour] ?? SUITS[SIGNS[hash(colour) % SIGNS.length] ?? "star"]
  const word =
    nameWords(card)
      .split(/\s+/)
      .find((part) => part in NUMBERS || part in PEOPLE) ?? ""
  const count = NUMBERS[word]
  const person = PEOPLE[word as keyof typeof PEOPLE]
  const { hour, behind } = field(
    tincture,
    chance,
    {
      hour: count === undefined ? chance.pick(HOURS) : (HOURS[count % 2] ?? "dawn"),
      sky: count === 1 ? "rays" : "plain",
      sun: person === undefined ? "none" : "disc",
      ground: "none",
      frame: "none",
    },
    { x: 50, y: 42, r: 30 },
  )
  const suit = drawn?.(hour) ?? ""
  if (person !== undefined) {
    const body = new Body(
      person === "king" ? "cloak" : person === "queen" ? "gown" : person === "knight" ? "hero" : "column",
      new Chance(word),
    )
    const figure =
      body.draw(hour, livery(body, hour, new Chance(word))) +
      box(43.6, body.neck - 1.4, 12.8, 3, hour.bright, 1.5) +
      body.drawHead(hour) +
      headdress(person, body.head, hour, new Chance(word))
    return (
      behind +
      box(0, 88, 100, 12, hour.layers[3]) +
      placed(figure, 50, 50, 1) +
      placed(suit, 17, 27, 0.26) +
      placed(suit, 83, 27, 0.26)
    )
  }
  const shown = count ?? 1
  const size = SIZES[shown - 1] ?? 0.2
  const flourish =
    count === undefined
      ? fill(
          polygon(
            times(8, (i): Point => [50 + Math.cos(i * 0.785 + chance.next()) * 46, 50 + Math.sin(i * 0.785) * 46]),
          ),
          hour.haze,
        )
      : ""
  return (
    behind + flourish + (LAYOUTS[shown - 1] ?? []).map(([x, y]) => placed(suit, x, 50 + (y - 50) * LOW, size)).join("")
  )
}
