/** Things, each drawn to stand on a plinth at 76, about 50. What stands in a house, a kitchen or a study. */

import { blade, box, disc, fill, line, oval, polar, polygon, ring, star, times } from "../../pen.ts"
import { half, type Thing } from "../thing.ts"

export const HOUSEHOLD = {
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
  quill: (h) =>
    fill("M36 76Q38 40 66 16Q70 44 42 70Z", h.bright) +
    fill("M36 76Q46 46 66 16Q70 44 42 70Z", h.quiet) +
    line("M34 78Q46 50 64 20", h.figure, 1.6) +
    half(h, "M49.5 66H62L64 77H49.5Z"),
  door: (h) =>
    half(h, "M49.5 22Q68 24 68 42V77H49.5Z") +
    fill("M36 77V42Q37 28 50 27Q63 28 64 42V77Z", h.bright) +
    line("M50 28V76M43 32V76M57 32V76", h.figure, 1.4) +
    disc(60, 55, 2.2, h.quiet) +
    line("M36 46H64M36 66H64", h.figure, 2.2),
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
