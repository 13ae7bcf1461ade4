/** Things, each drawn to stand on a plinth at 76, about 50. What one fights with, and against. */

import { blade, box, disc, fill, line, polygon, ring, star, times } from "../../pen.ts"
import { half, type Thing } from "../thing.ts"

export const ARMS = {
  sword: (h) =>
    fill("M46 60V30L50 18L54 30V60Z", h.bright) +
    fill("M50 18L54 30V60H50Z", h.figure) +
    half(h, "M49.5 60H63Q63 64 60 64.4H49.5Z") +
    half(h, "M49.5 64H52.4V73H49.5Z") +
    disc(50, 75.4, 3.2, h.bright),
  sabre: (h) =>
    fill("M34 20Q62 30 56 62H48Q53 38 34 20Z", h.bright) +
    fill("M34 20Q66 28 60 60L55 62Q58 36 34 20Z", h.figure) +
    fill("M44 61Q54 57 64 62V66H44Z", h.bright) +
    fill("M50 66H56L54 77H48Z", h.figure),
  dagger: (h) =>
    fill("M45 22H55V50L50 64L45 50Z", h.bright) +
    fill("M50 22H55V50L50 64Z", h.figure) +
    box(40, 32, 20, 4, h.bright, 2) +
    half(h, "M49.5 18H53V32H49.5Z") +
    fill("M50 66Q54 72 50 76Q46 72 50 66Z", h.bright),
  axe: (h) =>
    box(48.2, 20, 3.6, 57, h.figure) +
    fill("M51 24Q66 18 70 30Q72 42 66 50Q62 42 51 42Z", h.bright) +
    fill("M66 22Q72 34 66 50Q69 36 66 22Z", h.quiet) +
    fill("M49 26L38 30L49 40Z", h.figure),
  spear: (h) =>
    box(48.4, 34, 3.2, 43, h.figure) +
    fill("M50 14L57 30L50 40L43 30Z", h.bright) +
    fill("M50 14L57 30L50 40Z", h.figure) +
    fill("M46 40H54L58 50L50 46L42 50Z", h.bright),
  scythe: (h) =>
    line("M44 77L56 26", h.figure, 3.4) +
    fill("M56 24Q36 16 26 36Q40 26 56 33Z", h.bright) +
    fill("M56 24Q36 16 26 36Q38 22 56 28Z", h.quiet),
  fork: (h) =>
    half(h, "M49.5 44H51.8V77H49.5Z") +
    half(h, "M49.5 48Q61.5 48 61.5 38V22H58.2V37Q58 43 51.8 43.4V20H49.5Z") +
    disc(50, 62, 2.8, h.bright),
  shield: (h, c) =>
    half(h, "M49.5 24.4Q60 25 70 28V46Q70 66 49.5 78Z") +
    fill("M34.5 32Q50 27.5 65.5 32V46Q65.5 62.5 50 72.5Q34.5 62.5 34.5 46Z", h.bright) +
    fill(c.happens(0.5) ? "M47 30H53V71H47ZM35.4 43H64.6V49H35.4Z" : star(50, 48, 13, 5.6, 8), h.quiet),
  armour: (h) =>
    half(h, "M49.5 30L56 28Q60 26 72 32L70 44L64 42Q62 52 66 62V76H49.5Z") +
    fill("M44 29Q50 36 56 29L54 27H46Z", h.bright) +
    [52, 60, 68].map((y) => box(37, y, 26, 2, h.bright)).join("") +
    fill(star(50, 43, 5, 2.2, 4), h.bright),
  cannon: (h) =>
    fill("M28 48L70 28L76 42L36 64Z", h.figure) +
    fill("M70 28L76 42L72 44L66 30Z", h.bright) +
    disc(42, 64, 13, h.shade) +
    ring(42, 64, 11, h.bright, 2) +
    times(6, (i) => fill(blade(42, 64, 10, 1.6, i * 1.047), h.bright)).join("") +
    disc(29, 54, 3.4, h.figure),
  bow: (h) =>
    line("M38 18Q74 32 70 48Q74 64 38 78", h.figure, 4) +
    line("M38 18L32 48L38 78", h.quiet, 1.2) +
    line("M26 48H76", h.bright, 2.2) +
    fill("M82 48L72 43V53Z", h.bright) +
    fill("M24 44L32 48L24 52L27 48Z", h.bright),
  hammer: (h) =>
    box(48, 40, 4.4, 37, h.figure) +
    fill("M30 24H70V42H30Z", h.bright) +
    fill("M50 24H70V42H50Z", h.figure, 0.4) +
    box(27, 22, 6, 22, h.figure, 1.5) +
    box(67, 22, 6, 22, h.figure, 1.5) +
    box(46, 70, 8, 6, h.bright, 2),
  trap: (h) =>
    half(h, "M49.5 62H74V70Q64 77 49.5 77Z") +
    times(7, (i) =>
      fill(
        polygon([
          [28 + i * 6.4, 62],
          [31 + i * 6.4, 48],
          [34.4 + i * 6.4, 62],
        ]),
        h.bright,
      ),
    ).join("") +
    line("M26 60Q30 28 50 28Q70 28 74 60", h.figure, 3.4) +
    times(5, (i) => fill(blade(34 + i * 8, 34 - Math.sin((i / 4) * Math.PI) * 4, 10, 2.4, Math.PI / 2), h.bright)).join(
      "",
    ),
  bomb: (h) =>
    disc(48, 54, 21, h.figure) +
    fill("M48 33A21 21 0 0 1 48 75A30 30 0 0 0 48 33Z", h.shade) +
    box(42, 28, 12, 8, h.figure, 2) +
    line("M49 28Q54 18 64 20", h.quiet, 2.2) +
    fill(star(66, 20, 9, 3.6, 8), h.bright) +
    disc(40, 47, 3.4, h.bright),
  chain: (h) =>
    times(
      4,
      (i) =>
        `<ellipse cx="${36 + i * 9.4}" cy="${28 + i * 13}" rx="7.4" ry="11" fill="none" stroke="${i % 2 ? h.bright : h.figure}" stroke-width="4" transform="rotate(${i % 2 ? -62 : -10} ${36 + i * 9.4} ${28 + i * 13})"/>`,
    ).join(""),
} as const satisfies Record<string, Thing>
