/** Things, each drawn to stand on a plinth at 76, about 50: for items and equipment. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import {
  blade,
  bothSides,
  box,
  disc,
  fill,
  gear,
  halves,
  line,
  oval,
  polar,
  polygon,
  rays,
  ring,
  star,
  times,
} from "../pen.ts"

type Thing = (hour: Hour, chance: Chance) => string

const half = (hour: Hour, d: string): string => halves(d, hour.figure, hour.shade)

export const OBJECTS = {
  lamp: (h) =>
    half(h, "M49.5 70H59L62 76H49.5Z") +
    box(40, 40, 20, 30, h.bright) +
    half(h, "M49.5 31H57L63 40H49.5Z") +
    ring(50, 26, 4, h.figure, 1.8) +
    fill("M50 46Q58 56 50 66Q42 56 50 46Z", h.quiet) +
    line("M40 40V70M60 40V70", h.figure, 2),
  mirror: (h) =>
    half(h, "M49.5 56H54V74H60V77H49.5Z") +
    oval(50, 42, 15.5, 18.5, h.figure) +
    oval(50, 42, 11.8, 14.8, h.bright) +
    fill("M42 46L54 30L58 33L44 52Z", h.quiet, 0.85) +
    fill(star(50, 22.5, 4.6, 2, 6), h.figure),
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
  crown: (h) =>
    half(h, "M49.5 32L60 54L72 40L68 70H49.5Z") +
    box(32, 66, 36, 6, h.bright) +
    [28, 50, 72].map((x, i) => disc(x, i === 1 ? 31 : 39, 3, h.bright)).join("") +
    [40, 50, 60].map((x) => disc(x, 69, 1.6, h.quiet)).join(""),
  book: (h) =>
    half(h, "M49.5 37.6Q60 30 72 36V70Q60 64 49.5 71.6Z") +
    fill("M31 39Q41 34 49 41V68Q41 62 31 66Z", h.quiet) +
    fill("M69 39Q59 34 51 41V68Q59 62 69 66Z", h.layers[0]) +
    fill(star(40, 52, 4.8, 2, 5), h.bright) +
    line("M56 48L64 45M56 54L64 51M56 60L64 57", h.figure, 1.2),
  scroll: (h) =>
    box(36, 32, 28, 38, h.quiet) +
    line("M41 42H59M41 49H59M41 56H54", h.figure, 1.6) +
    box(31, 26, 38, 8, h.bright, 4) +
    box(31, 68, 38, 8, h.bright, 4) +
    disc(58, 62, 4, h.bright) +
    disc(31, 30, 2, h.figure) +
    disc(69, 72, 2, h.figure),
  shield: (h, c) =>
    half(h, "M49.5 24.4Q60 25 70 28V46Q70 66 49.5 78Z") +
    fill("M34.5 32Q50 27.5 65.5 32V46Q65.5 62.5 50 72.5Q34.5 62.5 34.5 46Z", h.bright) +
    fill(c.happens(0.5) ? "M47 30H53V71H47ZM35.4 43H64.6V49H35.4Z" : star(50, 48, 13, 5.6, 8), h.quiet),
  armour: (h) =>
    half(h, "M49.5 30L56 28Q60 26 72 32L70 44L64 42Q62 52 66 62V76H49.5Z") +
    fill("M44 29Q50 36 56 29L54 27H46Z", h.bright) +
    [52, 60, 68].map((y) => box(37, y, 26, 2, h.bright)).join("") +
    fill(star(50, 43, 5, 2.2, 4), h.bright),
  cauldron: (h) =>
    half(h, "M49.5 40H72Q76 62 62 72L64 77H58L57 74H49.5Z") +
    oval(50, 40, 22.5, 4.6, h.bright) +
    [0, 1, 2].map((i) => disc(42 + i * 8, 30 - (i % 2) * 7, 2.6 + i * 0.6, h.quiet)).join(""),
  cup: (h) =>
    half(h, "M49.5 36H70Q70 64 53 65V72H60V77H49.5Z") +
    oval(50, 36, 20, 4.4, h.bright) +
    fill(star(50, 50, 5, 2.2, 5), h.bright),
  pot: (h) =>
    half(h, "M49.5 42H64Q72 54 66 70L62 76H49.5Z") +
    fill("M66 48Q80 44 82 34Q76 36 72 44Z", h.figure) +
    line("M36 48Q24 50 28 60Q30 66 36 64", h.figure, 3) +
    fill("M38 42Q50 30 62 42Z", h.bright) +
    disc(50, 33, 3, h.bright) +
    line("M38 56H62", h.bright, 2),
  vial: (h) =>
    half(h, "M49.5 26H55V42Q68 50 66 66Q62 78 49.5 78Z") +
    fill("M36 60H64Q64 74 50 75Q36 74 36 60Z", h.bright) +
    box(43.4, 20, 13.2, 7, h.bright, 2) +
    disc(45, 66, 2, h.quiet) +
    disc(54, 69, 1.5, h.quiet),
  key: (h) =>
    ring(50, 35, 9, h.figure, 5) +
    half(h, "M49.5 44H52.4V76H49.5Z") +
    fill("M52 60H61V64H52ZM52 68H58V72H52Z", h.figure) +
    fill(star(50, 35, 4.6, 1.8, 4), h.bright),
  clock: (h) =>
    disc(50, 48, 20, h.figure) +
    disc(50, 48, 16, h.quiet) +
    line("M50 48V37M50 48L58 53", h.figure, 2.2) +
    times(12, (i) => disc(...polar(50, 48, 13, i * 0.5236), i % 3 ? 0.7 : 1.5, h.bright)).join("") +
    half(h, "M49.5 70Q56 70 60 66L64 78H49.5Z") +
    ring(50, 24.5, 3, h.figure, 1.8),
  hourglass: (h) =>
    box(34, 22, 32, 5, h.figure, 1.5) +
    box(34, 72, 32, 5, h.figure, 1.5) +
    fill("M38 27H62Q62 42 52 50Q62 58 62 72H38Q38 58 48 50Q38 42 38 27Z", h.quiet) +
    fill("M41 36H59Q56 44 50 48Q44 44 41 36Z", h.bright) +
    fill("M40 72Q42 62 50 59Q58 62 60 72Z", h.bright),
  ring: (h) =>
    ring(50, 58, 14, h.figure, 5) +
    ring(50, 58, 14, h.bright, 1.4) +
    fill("M50 22L60 32L50 45L40 32Z", h.bright) +
    fill("M50 22L60 32L50 45Z", h.quiet),
  gem: (h) =>
    fill("M34 34H66L76 46L50 76L24 46Z", h.bright) +
    fill("M34 34L40 46L50 76L24 46Z", h.quiet, 0.8) +
    fill("M66 34L60 46L50 76L76 46Z", h.figure, 0.45) +
    line("M24 46H76M34 34L40 46L50 34L60 46L66 34M40 46L50 76L60 46", h.figure, 1.4),
  orb: (h) =>
    disc(50, 45, 21, h.figure) +
    disc(50, 45, 18, h.bright) +
    fill("M50 27A18 18 0 0 1 50 63A26 26 0 0 0 50 27Z", h.figure, 0.4) +
    disc(43, 38, 4.4, h.quiet) +
    half(h, "M49.5 66H58L64 77H49.5Z"),
  chest: (h) =>
    half(h, "M49.5 48H72V76H49.5Z") +
    fill("M28 46Q28 30 50 30Q72 30 72 46Z", h.bright) +
    line("M28 47H72M36 32V76M64 32V76", h.figure, 2.4) +
    box(45, 44, 10, 11, h.quiet, 2) +
    disc(50, 49, 1.8, h.figure),
  purse: (h) =>
    half(h, "M49.5 40H56Q72 52 70 66Q68 77 49.5 77Z") +
    fill("M40 28Q50 34 60 28L55 41H45Z", h.bright) +
    box(43, 38, 14, 3.6, h.quiet, 1.8) +
    disc(50, 59, 8, h.bright) +
    ring(50, 59, 4.4, h.figure, 1.6),
  coin: (h) =>
    disc(50, 49, 26, h.figure) +
    disc(50, 49, 23, h.bright) +
    ring(50, 49, 18.5, h.figure, 1.4) +
    fill(star(50, 49, 14, 6, 5), h.quiet) +
    half(h, "M49.5 73H62V78H49.5Z"),
  hat: (h) =>
    fill("M24 70Q50 60 76 70Q50 80 24 70Z", h.figure) +
    fill("M36 68Q38 42 62 18Q58 42 64 68Q50 62 36 68Z", h.bright) +
    fill("M36.4 64Q50 57 63.4 64L64 69Q50 63 36 69Z", h.quiet) +
    fill(star(51, 48, 5, 2.2, 5), h.quiet),
  topHat: (h) =>
    oval(50, 69, 27, 6, h.figure) +
    fill("M35 68L32 32Q50 27 68 32L65 68Q50 74 35 68Z", h.figure) +
    fill("M51 30Q60 30 68 32L65 68Q58 71 51 71Z", h.shade) +
    fill("M34.4 56Q50 62 65.6 56L65 65Q50 71 35 65Z", h.bright),
  boots: (h) =>
    fill("M30 28H44V58Q54 60 54 70V76H30Z", h.figure) +
    fill("M52 32H64V58Q74 60 74 70V76H52Z", h.shade) +
    box(29, 28, 16, 6, h.bright) +
    box(51, 32, 14, 6, h.bright) +
    box(29, 73, 26, 4, h.bright) +
    box(51, 73, 24, 4, h.bright),
  slipper: (h) =>
    fill("M22 72Q26 60 38 58Q54 56 62 34Q70 34 72 44Q72 58 70 76H66V62Q56 74 40 76H24Q21 75 22 72Z", h.bright) +
    fill("M38 58Q54 56 62 34Q66 44 58 56Q50 64 38 58Z", h.figure) +
    fill(star(30, 68, 4, 1.4, 4), h.quiet),
  mask: (h) =>
    half(h, "M49.5 26Q66 24 70 32Q74 56 49.5 78Z") +
    bothSides((s) =>
      fill(`M${50 + s * 5} 44Q${50 + s * 11} 36 ${50 + s * 16} 42Q${50 + s * 11} 50 ${50 + s * 5} 44Z`, h.bright),
    ) +
    line("M42 60Q50 66 58 60", h.bright, 2.4) +
    bothSides((s) => fill(`M${50 + s * 14} 27L${50 + s * 24} 14L${50 + s * 20} 34Z`, h.bright)),
  engine: (h, c) =>
    fill(gear(42, 56, 19, 12, 4), h.figure) +
    disc(42, 56, 8, h.bright) +
    fill(gear(62, 38, 13, 9, 3.4), h.bright) +
    disc(62, 38, 5, h.figure) +
    disc(42, 56, 3.4, h.figure) +
    (c.happens(0.5) ? box(60, 54, 9, 22, h.shade) + box(57, 52, 15, 4, h.figure) : ""),
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
  wand: (h) =>
    line("M34 76L58 38", h.figure, 4) +
    fill(star(62, 31, 15, 6, 5), h.bright) +
    fill(star(62, 31, 8, 3.2, 5), h.quiet) +
    [
      [36, 34],
      [78, 54],
      [44, 22],
    ]
      .map(([x = 0, y = 0]) => fill(star(x, y, 4, 1.2, 4), h.bright))
      .join(""),
  staff: (h) =>
    half(h, "M49.5 38H52V77H49.5Z") +
    ring(50, 28, 9.5, h.figure, 3.4) +
    fill(star(50, 28, 6, 2.6, 8), h.bright) +
    bothSides((s) =>
      fill(`M${50 + s * 2} 42Q${50 + s * 14} 42 ${50 + s * 16} 30Q${50 + s * 10} 38 ${50 + s * 2} 38Z`, h.bright),
    ),
  flower: (h) =>
    line("M50 76Q46 62 50 48", h.figure, 2.6) +
    fill(blade(49, 68, 18, 5, -0.5), h.figure) +
    fill(blade(49, 72, 17, 5, Math.PI + 0.5), h.shade) +
    times(6, (i) => oval(...polar(50, 38, 10.5, i * 1.047), 7, 7, i % 2 ? h.bright : h.figure)).join("") +
    disc(50, 38, 6, h.quiet),
  apple: (h) =>
    half(h, "M49.5 42Q62 32 69 44Q73 62 58 76Q54 78 49.5 76Z") +
    fill("M38 46Q34 58 40 66Q38 54 43 45Z", h.bright) +
    line("M50 42Q50 32 55 28", h.figure, 2.4) +
    fill(blade(52, 34, 17, 6, -0.3), h.bright),
  food: (h) =>
    oval(50, 70, 27, 6, h.figure) +
    fill("M28 66Q30 40 50 38Q70 40 72 66Q50 72 28 66Z", h.bright) +
    fill("M50 38Q70 40 72 66Q62 69 50 69Z", h.figure, 0.28) +
    line("M40 32Q36 27 40 22M50 32Q46 26 50 20M60 32Q56 27 60 22", h.quiet, 2) +
    line("M36 58H64M40 50H60", h.figure, 1.6),
  shell: (h) =>
    times(7, (i) =>
      fill(blade(50, 74, 44 - Math.abs(i - 3) * 4, 8, -Math.PI / 2 + (i - 3) * 0.32), i % 2 ? h.bright : h.figure),
    ).join("") + half(h, "M49.5 68H60L64 76H49.5Z"),
  necklace: (h) =>
    line("M30 24Q30 56 50 58Q70 56 70 24", h.figure, 2.6, { dash: "0.1 4.4" }) +
    line("M30 24Q30 56 50 58Q70 56 70 24", h.figure, 1) +
    fill("M50 52L60 62L50 77L40 62Z", h.bright) +
    fill("M50 52L60 62L50 77Z", h.quiet),
  quill: (h) =>
    fill("M36 76Q38 40 66 16Q70 44 42 70Z", h.bright) +
    fill("M36 76Q46 46 66 16Q70 44 42 70Z", h.quiet) +
    line("M34 78Q46 50 64 20", h.figure, 1.6) +
    half(h, "M49.5 66H62L64 77H49.5Z"),
  lute: (h) =>
    fill("M50 44Q66 46 65 62Q63 77 50 77Q37 77 35 62Q34 46 50 44Z", h.figure) +
    fill("M50 44Q66 46 65 62Q63 77 50 77Z", h.shade) +
    box(47.4, 16, 5.2, 36, h.bright) +
    box(44, 14, 12, 7, h.figure, 1.5) +
    disc(50, 59, 5.4, h.bright) +
    line("M48.8 20V70M51.2 20V70", h.quiet, 0.7),
  horn: (h) =>
    fill("M26 60Q30 72 50 70Q74 66 76 30L64 24Q62 54 44 58Q34 60 30 54Z", h.figure) +
    fill("M60 26Q70 20 80 34L76 38Q68 28 61 31Z", h.bright) +
    line("M36 60L38 69M52 54L57 66", h.bright, 2.4),
  bell: (h) =>
    half(h, "M49.5 28Q62 30 63 48Q64 60 71 66V70H49.5Z") +
    fill("M30 66H70V70.4H30Z", h.bright) +
    disc(50, 74, 4, h.bright) +
    ring(50, 24, 4, h.figure, 2.2),
  compass: (h) =>
    disc(50, 50, 25, h.figure) +
    disc(50, 50, 21, h.quiet) +
    fill("M50 32L55 50H45Z", h.bright) +
    fill("M50 68L55 50H45Z", h.figure) +
    times(8, (i) => disc(...polar(50, 50, 18, i * 0.7854), 1.2, h.figure)).join("") +
    ring(50, 21, 3, h.figure, 1.8),
  lens: (h) =>
    line("M56 58L70 76", h.figure, 6) +
    disc(45, 43, 20, h.figure) +
    disc(45, 43, 16, h.quiet) +
    fill("M34 48L48 30L53 33L38 53Z", h.bright),
  spyglass: (h) =>
    fill("M24 62L30 72L56 56L50 46Z", h.figure) +
    fill("M50 44L57 56L72 46L64 35Z", h.bright) +
    fill("M63 33L72 47L79 42L70 28Z", h.figure) +
    line("M50 62L42 77M52 62L62 77", h.shade, 2.6),
  ship: (h) =>
    fill("M24 60H76L68 76H32Z", h.figure) +
    fill("M50 60H76L68 76H50Z", h.shade) +
    box(49, 18, 2.4, 42, h.figure) +
    fill("M48 22V56H28Q44 44 48 22Z", h.quiet) +
    fill("M53 22V56H74Q58 44 53 22Z", h.bright) +
    fill("M51 16L62 19L51 22Z", h.bright),
  doll: (h) =>
    half(h, "M49.5 46H60Q70 60 66 76H49.5Z") +
    disc(50, 36, 12, h.figure) +
    bothSides(
      (s) =>
        disc(50 + s * 10, 26, 5, h.figure) + disc(50 + s * 10, 26, 2.4, h.bright) + disc(50 + s * 4, 35, 1.6, h.bright),
    ) +
    fill("M44 46H56L60 52L50 49L40 52Z", h.bright) +
    oval(50, 64, 7, 8, h.bright),
  device: (h) =>
    box(30, 34, 40, 34, h.figure, 4) +
    box(34, 38, 22, 18, h.bright, 2) +
    line("M36 50L41 44L46 52L53 42", h.quiet, 1.8) +
    [44, 51, 58].map((y) => disc(63, y - 3, 2.4, h.bright)).join("") +
    line("M50 34V22M50 22L58 16", h.figure, 2.2) +
    disc(59, 15, 3, h.bright) +
    box(34, 68, 8, 9, h.shade) +
    box(58, 68, 8, 9, h.shade),
  coil: (h) =>
    half(h, "M49.5 68H66V77H49.5Z") +
    times(5, (i) => oval(50, 62 - i * 7.4, 18 - i * 2, 4.4, i % 2 ? h.figure : h.bright)).join("") +
    disc(50, 24, 6.4, h.figure) +
    disc(48, 22.4, 2.2, h.quiet),
  chain: (h) =>
    times(
      4,
      (i) =>
        `<ellipse cx="${36 + i * 9.4}" cy="${28 + i * 13}" rx="7.4" ry="11" fill="none" stroke="${i % 2 ? h.bright : h.figure}" stroke-width="4" transform="rotate(${i % 2 ? -62 : -10} ${36 + i * 9.4} ${28 + i * 13})"/>`,
    ).join(""),
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
  banner: (h) =>
    box(30, 16, 3.4, 61, h.figure) +
    fill("M33 20H74L66 36L74 52H33Z", h.bright) +
    fill(star(48, 36, 9, 4, 6), h.quiet) +
    disc(31.7, 15, 3, h.bright),
  fan: (h) =>
    times(7, (i) =>
      fill(
        polygon([[50, 76], polar(50, 76, 50, -2.6 + i * 0.3), polar(50, 76, 50, -2.6 + (i + 1) * 0.3)]),
        i % 2 ? h.figure : h.bright,
      ),
    ).join("") + disc(50, 74, 4.4, h.quiet),
  halo: (h) =>
    fill(rays(50, 46, 18, 30, 0.1, 0.3), h.bright) +
    disc(50, 46, 20, h.figure) +
    disc(50, 46, 16.4, h.bright) +
    disc(50, 46, 12, h.figure) +
    half(h, "M49.5 64H54L62 77H49.5Z"),
  door: (h) =>
    half(h, "M49.5 22Q68 24 68 42V77H49.5Z") +
    fill("M36 77V42Q37 28 50 27Q63 28 64 42V77Z", h.bright) +
    line("M50 28V76M43 32V76M57 32V76", h.figure, 1.4) +
    disc(60, 55, 2.2, h.quiet) +
    line("M36 46H64M36 66H64", h.figure, 2.2),
  egg: (h) =>
    fill("M50 22Q68 40 66 58Q63 76 50 76Q37 76 34 58Q32 40 50 22Z", h.figure) +
    fill("M36 52L42 46L48 53L54 46L60 53L65 48L66 58L60 62L54 56L48 63L42 56L35 60Z", h.bright) +
    [
      [44, 38],
      [56, 40],
      [48, 69],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.2, h.quiet))
      .join(""),
  dice: (h) =>
    box(28, 44, 30, 30, h.figure, 4) +
    [
      [36, 52],
      [50, 52],
      [43, 59],
      [36, 66],
      [50, 66],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.6, h.bright))
      .join("") +
    `<g transform="rotate(18 64 36)">${box(52, 24, 24, 24, h.bright, 3.4) + disc(58, 30, 2.2, h.figure) + disc(64, 36, 2.2, h.figure) + disc(70, 42, 2.2, h.figure)}</g>`,
  cards: (h) =>
    [-24, -6, 12]
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn} 50 78)">${box(38, 26, 24, 36, h.figure, 3) + box(40, 28, 20, 32, i === 1 ? h.bright : h.quiet, 2) + fill(star(50, 44, 6, 2.6, 4), h.figure)}</g>`,
      )
      .join(""),
  bomb: (h) =>
    disc(48, 54, 21, h.figure) +
    fill("M48 33A21 21 0 0 1 48 75A30 30 0 0 0 48 33Z", h.shade) +
    box(42, 28, 12, 8, h.figure, 2) +
    line("M49 28Q54 18 64 20", h.quiet, 2.2) +
    fill(star(66, 20, 9, 3.6, 8), h.bright) +
    disc(40, 47, 3.4, h.bright),
  stone: (h) =>
    fill(
      polygon([
        [30, 76],
        [26, 54],
        [38, 32],
        [56, 26],
        [72, 42],
        [74, 64],
        [66, 76],
      ]),
      h.figure,
    ) +
    fill(
      polygon([
        [56, 26],
        [72, 42],
        [74, 64],
        [66, 76],
        [54, 76],
        [58, 52],
      ]),
      h.shade,
    ) +
    line("M44 44L54 50L46 58L56 66", h.bright, 3),
} as const satisfies Record<string, Thing>

export type ObjectName = keyof typeof OBJECTS
