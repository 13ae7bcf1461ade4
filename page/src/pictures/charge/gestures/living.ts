/** Gestures: hands, eyes, beasts and plants. */

import type { Gesture } from "../gesture.ts"
import {
  at,
  blade,
  bothSides,
  box,
  disc,
  fill,
  halves,
  line,
  oval,
  polar,
  rays,
  round,
  star,
  times,
} from "../../pen.ts"

export const hand: Gesture = (h) =>
  fill(
    "M34 96V70Q22 58 16 46Q20 40 27 46L35 56V20Q39 14 44 20V46H46V12Q50 6 55 12V46H57V18Q61 12 66 18V48H68V30Q72 24 76 30V66Q74 76 68 84V96Z",
    h.figure,
  ) +
  fill("M57 18Q61 12 66 18V48H68V30Q72 24 76 30V66Q74 76 68 84V96H57Z", h.shade) +
  fill(star(52, 66, 9, 4, 8), h.bright) +
  box(30, 92, 42, 8, h.bright)

export const fist: Gesture = (h) =>
  fill(rays(50, 46, 12, 50, 0.13, 0.28), h.bright) +
  fill("M28 40Q28 28 38 30Q42 24 50 27Q57 22 63 28Q74 28 74 42V58Q72 70 64 74V98H38V74Q26 66 28 52Z", h.figure) +
  line("M38 32V48M50 29V47M62 30V48", h.bright, 2.6) +
  fill("M26 52Q40 46 58 52Q60 60 52 61L34 62Q26 60 26 52Z", h.shade) +
  box(34, 88, 34, 6, h.bright)

export const eye: Gesture = (h) =>
  fill("M4 50Q50 4 96 50Q50 96 4 50Z", h.figure) +
  fill("M14 50Q50 16 86 50Q50 84 14 50Z", h.quiet) +
  disc(50, 50, 18, h.bright) +
  disc(50, 50, 9, h.figure) +
  disc(56, 44, 4, h.quiet) +
  times(7, (i) => fill(blade(...polar(50, 62, 46, -2.5 + i * 0.31), 13, 2.6, -2.5 + i * 0.31), h.figure)).join("")

export const wings: Gesture = (h) =>
  bothSides((s) =>
    times(7, (i) => {
      const lift = -1.1 + i * 0.27
      return fill(
        blade(50 + s * 5, 54 + i * 2, 50 - i * 4.4, 6.4, s > 0 ? lift : Math.PI - lift),
        i % 2 ? h.bright : h.figure,
      )
    }).join(""),
  ) +
  fill("M50 36Q60 54 50 84Q40 54 50 36Z", h.figure) +
  disc(50, 32, 7, h.bright)

export const feather: Gesture = (h) =>
  fill("M20 92Q20 40 76 6Q86 48 38 78Z", h.figure) +
  fill("M20 92Q40 50 76 6Q86 48 38 78Z", h.bright) +
  line("M16 98Q36 56 72 12", h.quiet, 2.2) +
  line("M34 68L30 50M44 54L42 36M56 40L54 26M42 70L58 66M52 56L70 50", h.quiet, 1.6)

export const claws: Gesture = (h, c) => {
  const count = c.pick([3, 4])
  return times(count, (i) => {
    const x = 50 + (i - (count - 1) / 2) * 20
    return (
      fill(`M${x + 16} 4Q${x + 8} 52 ${x - 16} 96Q${x - 6} 48 ${x + 16} 4Z`, h.figure) +
      fill(`M${x + 15} 8Q${x + 3} 52 ${x - 13} 90Q${x - 2} 50 ${x + 15} 8Z`, h.bright)
    )
  }).join("")
}

export const paw: Gesture = (h) =>
  fill("M50 48Q76 50 78 72Q76 92 50 84Q24 92 22 72Q24 50 50 48Z", h.figure) +
  [
    [18, 40, -24],
    [38, 20, -8],
    [62, 20, 8],
    [82, 40, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 10, 14, h.figure, turn))
    .join("") +
  fill("M50 56Q66 58 68 71Q66 80 50 76Q34 80 32 71Q34 58 50 56Z", h.bright)

export const bird: Gesture = (h) =>
  fill(
    "M6 24Q34 26 46 46Q50 26 82 6Q84 34 64 54Q78 58 92 54Q80 72 58 70Q44 84 22 92Q34 76 36 64Q14 52 6 24Z",
    h.figure,
  ) +
  fill("M82 6Q84 34 64 54L54 48Q60 26 82 6Z", h.bright) +
  fill("M6 24Q34 26 46 46L38 58Q16 48 6 24Z", h.bright) +
  disc(80, 60, 2, h.quiet)

export const flock: Gesture = (h, c) =>
  times(c.pick([5, 6, 7]), (i) => {
    const x = 18 + ((i * 37) % 70)
    const y = 16 + i * 12
    const s = 9 + ((i * 5) % 7)
    return fill(
      `M${x} ${y}Q${x - s * 0.6} ${y - s} ${x - s * 1.8} ${round(y - s * 0.5)}Q${x - s * 0.7} ${round(y - s * 0.2)} ${x} ${round(y + s * 0.7)}Q${x + s * 0.7} ${round(y - s * 0.2)} ${x + s * 1.8} ${round(y - s * 0.5)}Q${x + s * 0.6} ${y - s} ${x} ${y}Z`,
      i % 2 ? h.bright : h.figure,
    )
  }).join("")

export const leaf: Gesture = (h) =>
  fill("M30 96Q20 40 78 6Q96 66 40 84Z", h.figure) +
  fill("M30 96Q50 54 78 6Q96 66 40 84Z", h.bright) +
  line("M26 104Q44 60 74 14M42 72L66 66M50 56L76 46M40 76L36 54M49 60L48 38M58 44L60 26", h.quiet, 2) +
  fill("M28 90Q4 84 6 54Q30 62 32 84Z", h.figure) +
  line("M28 90Q18 76 12 62", h.quiet, 1.6)

export const bloom: Gesture = (h, c) => {
  const petals = c.pick([5, 6, 8])
  const ringOf = (r: number, size: number, colour: string, turn: number): string =>
    times(petals, (i) =>
      oval(
        ...polar(50, 50, r, turn + (i * 2 * Math.PI) / petals),
        size * 1.25,
        size * 0.8,
        colour,
        ((turn + (i * 2 * Math.PI) / petals) * 180) / Math.PI,
      ),
    ).join("")
  return (
    ringOf(27, 16, h.figure, 0.2) +
    ringOf(19, 12, h.bright, 0.2 + Math.PI / petals) +
    disc(50, 50, 10, h.figure) +
    disc(50, 50, 6, h.quiet)
  )
}

export const tree: Gesture = (h) =>
  fill("M44 98Q48 76 44 60L28 46L32 42L46 52L48 34H53L55 50L68 40L72 45L56 60Q54 78 60 98Z", h.figure) +
  [
    [30, 32, 17],
    [50, 20, 18],
    [71, 31, 17],
    [20, 50, 11],
    [81, 50, 11],
  ]
    .map(([x = 0, y = 0, r = 0], i) => disc(x, y, r, i % 2 ? h.bright : h.figure))
    .join("") +
  [
    [36, 26],
    [58, 24],
    [70, 40],
    [28, 42],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 3, h.quiet))
    .join("")

export const tentacles: Gesture = (h) =>
  [
    [14, 8, 30],
    [32, -8, 4],
    [52, 10, 14],
    [70, -10, 8],
    [86, 8, 34],
  ]
    .map(
      ([x = 0, bend = 0, top = 0], i) =>
        fill(
          `M${x - 9} 110Q${x - 9 + bend * 2} 70 ${x - bend} ${top + 20}Q${x - bend} ${top} ${x + bend * 1.6} ${top}Q${x + bend} ${top + 8} ${x + 4} ${top + 26}Q${x + 9 + bend} 74 ${x + 10} 110Z`,
          i % 2 ? h.shade : h.figure,
        ) + times(4, (k) => disc(x + 1 + Math.sin(k) * 2, 94 - k * 13, 3 - k * 0.4, h.bright)).join(""),
    )
    .join("")

export const skull: Gesture = (h) =>
  halves("M49.5 10Q84 10 84 46Q84 60 72 64L70 82H49.5Z", h.figure, h.shade) +
  bothSides((s) => oval(50 + s * 15, 48, 9, 10, h.bright)) +
  fill("M50 54L55 66H45Z", h.bright) +
  line("M38 74V84M46 74V84M54 74V84M62 74V84", h.bright, 2.2)

export const heart: Gesture = (h) =>
  fill(rays(50, 48, 20, 52, 0.1, 0.35), h.bright) +
  fill("M50 88Q10 58 14 34Q20 14 38 20Q48 24 50 34Q52 24 62 20Q80 14 86 34Q90 58 50 88Z", h.figure) +
  fill("M50 80Q20 56 23 37Q28 24 38 28Q47 32 50 44Q53 32 62 28Q72 24 77 37Q80 56 50 80Z", h.bright) +
  fill("M28 38Q32 28 40 32Q32 36 31 46Z", h.quiet)

export const web: Gesture = (h) => {
  const spokes = 9
  const angle = (i: number): number => (i * 2 * Math.PI) / spokes - 0.2
  const threads = [12, 23, 34, 45].map((r) =>
    times(
      spokes,
      (i) =>
        `M${at(...polar(50, 50, r, angle(i)))}Q${at(...polar(50, 50, r * 0.82, angle(i + 0.5)))} ${at(...polar(50, 50, r, angle(i + 1)))}`,
    ).join(""),
  )
  return (
    line(times(spokes, (i) => `M50 50L${at(...polar(50, 50, 62, angle(i)))}`).join(""), h.figure, 2) +
    line(threads.join(""), h.figure, 1.8) +
    oval(56, 44, 6, 8, h.bright) +
    disc(56, 34, 4, h.bright) +
    line("M50 40L42 34M50 46L41 47M62 40L71 34M62 46L71 48", h.bright, 1.8)
  )
}

export const footprints: Gesture = (h) =>
  [
    [24, 82, -8],
    [48, 62, 10],
    [40, 34, -6],
    [70, 18, 12],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], i) =>
        `<g transform="rotate(${turn + 14} ${x} ${y})">${oval(x, y - 5, 8.6, 12, i % 2 ? h.bright : h.figure) + oval(x, y + 13, 6.4, 6.6, i % 2 ? h.bright : h.figure)}</g>`,
    )
    .join("")

export const masks: Gesture = (h) =>
  `<g transform="rotate(12 66 56)">${fill("M48 28Q66 22 84 28Q88 66 66 84Q44 66 48 28Z", h.figure) + bothSides((s) => fill(`M${66 + s * 4} 46Q${66 + s * 9} 40 ${66 + s * 14} 46Q${66 + s * 9} 50 ${66 + s * 4} 46Z`, h.bright)) + line("M57 68Q66 60 75 68", h.bright, 2.6)}</g>` +
  `<g transform="rotate(-10 36 46)">${fill("M16 16Q36 9 56 16Q61 58 36 78Q11 58 16 16Z", h.bright) + bothSides((s) => fill(`M${36 + s * 5} 36Q${36 + s * 10} 28 ${36 + s * 16} 36Q${36 + s * 10} 41 ${36 + s * 5} 36Z`, h.figure)) + fill("M24 52Q36 60 48 52Q44 68 36 68Q28 68 24 52Z", h.figure)}</g>`

export const speech: Gesture = (h, c) =>
  fill("M10 20Q10 10 20 10H80Q90 10 90 20V58Q90 68 80 68H48L28 90L30 68H20Q10 68 10 58Z", h.figure) +
  fill("M16 22Q16 16 22 16H78Q84 16 84 22V56Q84 62 78 62H45L34 74L35 62H22Q16 62 16 56Z", h.quiet) +
  c.pick([
    fill("M46 24H54L52.6 44H47.4Z", h.bright) + disc(50, 51, 4.4, h.bright),
    [34, 50, 66].map((x) => disc(x, 39, 5.4, h.bright)).join(""),
    fill(star(50, 39, 18, 7, 5), h.bright),
  ])
