/** Beasts: a head in profile on a turned foot, like the knight of a chess set. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import { at, blade, disc, fill, halves, line, oval, polygon, times } from "../pen.ts"

export type Beast = "dragon" | "bird" | "hound" | "horse"

const FOOT_HALF = "M49.5 74H62Q66 76 64 79H70Q73 84 71 88H49.5Z"

const HEADS: Readonly<Record<Beast, (hour: Hour, chance: Chance) => string>> = {
  horse: (hour) =>
    fill(
      "M38 76Q34 58 42 44Q46 34 52 31L52 23L58 30Q66 34 71 46L74 54Q72 60 66 58L60 55Q56 58 58 64Q60 70 62 76Z",
      hour.figure,
    ) +
    fill("M38 76Q34 58 42 44Q46 34 52 31L51 25Q38 30 33 46Q29 60 33 76Z", hour.bright) +
    disc(58, 40, 1.9, hour.bright) +
    line("M66 54L71 51", hour.bright, 1.3),
  dragon: (hour, chance) =>
    times(5, (i) =>
      fill(blade([53, 49, 46, 43.5, 41][i] ?? 41, 37 + i * 9, 11, 3, Math.PI + 0.35 - i * 0.16), hour.bright),
    ).join("") +
    fill(
      "M38 76Q38 62 45 50Q46 38 56 34Q68 33 79 44Q80 48 77 50L68 51L76 54Q74 59 67 58Q60 57 58 62Q57 70 63 76Z",
      hour.figure,
    ) +
    fill(
      chance.happens(0.5) ? "M50 37Q42 30 42 17Q50 24 58 34Z" : "M52 36L40 22L49 24L46 14Q55 22 60 34Z",
      hour.bright,
    ) +
    disc(60, 42.5, 2, hour.bright) +
    fill(
      polygon([
        [69, 50],
        [70.5, 53.4],
        [72, 50.4],
        [73.5, 53],
        [75, 50],
      ]),
      hour.quiet,
    ),
  hound: (hour) =>
    fill("M37 76Q33 58 42 46Q46 36 56 36Q64 36 67 43L79 48Q81 54 76 57L64 59Q58 62 60 68L63 76Z", hour.figure) +
    fill("M50 39Q40 30 38 42Q37 52 43 58Q50 54 50 39Z", hour.bright) +
    disc(59, 44.5, 1.9, hour.bright) +
    disc(78.4, 49.6, 2.4, hour.bright) +
    fill("M36.4 66Q48 72 60.6 66L61.6 71Q48 77 36 71Z", hour.bright),
  bird: (hour, chance) =>
    times(4, (i) => fill(blade(48 - i * 1.6, 34 + i * 3, 15 - i * 2, 3, -2.5 - i * 0.28), hour.bright)).join("") +
    fill("M36 76Q34 58 42 48Q40 32 54 30Q66 30 68 42Q66 52 60 56Q60 66 64 76Z", hour.figure) +
    fill(chance.happens(0.5) ? "M66 36Q80 38 80 50Q74 45 66 46Z" : "M66 37L84 43L66 47Z", hour.bright) +
    disc(59.5, 39, 3.4, hour.quiet) +
    disc(60, 39, 1.6, hour.figure) +
    [64, 58].map((y) => fill(`M39 ${y}Q49 ${y + 8} 60 ${y}Q49 ${y + 4} 39 ${y}Z`, hour.bright)).join(""),
}

export function bust(beast: Beast, hour: Hour, chance: Chance, flip: boolean): string {
  const grown = chance.between(0.94, 1.08)
  const head = HEADS[beast](hour, chance)
  const collar = chance.happens(0.4) ? "" : fill("M37 70Q49 76 62 70L63 75Q49 80 36 75Z", hour.bright)
  return (
    `<g transform="translate(${at(50, 88)}) scale(${(flip ? -grown : grown).toFixed(2)} ${grown.toFixed(2)}) translate(-50 -88)">${head}${collar}</g>` +
    oval(50, 88, 26, 2.6, hour.layers[3]) +
    halves(FOOT_HALF, hour.figure, hour.shade) +
    fill("M37 78H63V80.4H37Z", hour.bright)
  )
}
