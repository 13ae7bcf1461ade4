/** Things, each drawn to stand on a plinth at 76, about 50. What makes music, finds the way or does a machine's work. */

import { bothSides, box, disc, fill, gear, line, oval, polar, ring, star, times } from "../../pen.ts"
import { half, type Thing } from "../thing.ts"

export const INSTRUMENTS = {
  engine: (h, c) =>
    fill(gear(42, 56, 19, 12, 4), h.figure) +
    disc(42, 56, 8, h.bright) +
    fill(gear(62, 38, 13, 9, 3.4), h.bright) +
    disc(62, 38, 5, h.figure) +
    disc(42, 56, 3.4, h.figure) +
    (c.happens(0.5) ? box(60, 54, 9, 22, h.shade) + box(57, 52, 15, 4, h.figure) : ""),
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
} as const satisfies Record<string, Thing>
