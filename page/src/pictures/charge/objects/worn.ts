/** Things, each drawn to stand on a plinth at 76, about 50. What is worn, hoarded or played with. */

import { blade, bothSides, box, disc, fill, line, oval, polar, polygon, rays, ring, star, times } from "../../pen.ts"
import { half, type Thing } from "../thing.ts"

export const WORN = {
  crown: (h) =>
    half(h, "M49.5 32L60 54L72 40L68 70H49.5Z") +
    box(32, 66, 36, 6, h.bright) +
    [28, 50, 72].map((x, i) => disc(x, i === 1 ? 31 : 39, 3, h.bright)).join("") +
    [40, 50, 60].map((x) => disc(x, 69, 1.6, h.quiet)).join(""),
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
  necklace: (h) =>
    line("M30 24Q30 56 50 58Q70 56 70 24", h.figure, 2.6, { dash: "0.1 4.4" }) +
    line("M30 24Q30 56 50 58Q70 56 70 24", h.figure, 1) +
    fill("M50 52L60 62L50 77L40 62Z", h.bright) +
    fill("M50 52L60 62L50 77Z", h.quiet),
  shell: (h) =>
    times(7, (i) =>
      fill(blade(50, 74, 44 - Math.abs(i - 3) * 4, 8, -Math.PI / 2 + (i - 3) * 0.32), i % 2 ? h.bright : h.figure),
    ).join("") + half(h, "M49.5 68H60L64 76H49.5Z"),
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
  doll: (h) =>
    half(h, "M49.5 46H60Q70 60 66 76H49.5Z") +
    disc(50, 36, 12, h.figure) +
    bothSides(
      (s) =>
        disc(50 + s * 10, 26, 5, h.figure) + disc(50 + s * 10, 26, 2.4, h.bright) + disc(50 + s * 4, 35, 1.6, h.bright),
    ) +
    fill("M44 46H56L60 52L50 49L40 52Z", h.bright) +
    oval(50, 64, 7, 8, h.bright),
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
  banner: (h) =>
    box(30, 16, 3.4, 61, h.figure) +
    fill("M33 20H74L66 36L74 52H33Z", h.bright) +
    fill(star(48, 36, 9, 4, 6), h.quiet) +
    disc(31.7, 15, 3, h.bright),
} as const satisfies Record<string, Thing>
