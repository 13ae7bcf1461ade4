/** Gestures: what is used, worn, opened and climbed. */

import type { Gesture } from "../gesture.ts"
import { at, box, disc, fill, gear, halves, line, oval, polygon, rays, ring, round, star, times } from "../../pen.ts"

export const target: Gesture = (h) =>
  [38, 29, 20, 11].map((r, i) => disc(50, 50, r, [h.figure, h.quiet, h.bright, h.figure][i] ?? h.figure)).join("") +
  line("M50 4V20M50 80V96M4 50H20M80 50H96", h.figure, 3.4) +
  disc(50, 50, 4, h.quiet)

export const fan: Gesture = (h, c) => {
  const count = c.pick([7, 9, 11])
  const step = (Math.PI - 0.44) / count
  const blades = times(count, (i) => {
    const a = -Math.PI + 0.22 + i * step
    const r = 46 - (i % 2) * 5
    return fill(
      `M50 82L${at(50 + Math.cos(a) * r, 82 + Math.sin(a) * r * 1.25)}Q${at(50 + Math.cos(a + step / 2) * (r + 5), 82 + Math.sin(a + step / 2) * (r + 5) * 1.25)} ${at(50 + Math.cos(a + step) * r, 82 + Math.sin(a + step) * r * 1.25)}Z`,
      i % 2 ? h.figure : h.bright,
    )
  })
  return blades.join("") + disc(50, 82, 7, h.figure) + disc(50, 82, 3, h.quiet)
}

export const volley: Gesture = (h, c) => {
  const count = c.pick([3, 4, 5])
  return times(count, (i) => {
    const x = (i - (count - 1) / 2) * (76 / count)
    const y = (i % 2) * 12 - 6
    const [tx, ty] = [62 + x, 78 + y]
    return (
      line(`M${at(tx - 26, ty - 60)}L${at(tx, ty)}`, h.figure, 3.4) +
      fill(
        polygon([
          [tx + 5, ty + 12],
          [tx + 6, ty - 6],
          [tx - 8, ty],
        ]),
        h.bright,
      ) +
      fill(
        polygon([
          [tx - 31, ty - 71],
          [tx - 19, ty - 58],
          [tx - 28, ty - 54],
        ]),
        h.bright,
      )
    )
  }).join("")
}

export const blades: Gesture = (h) =>
  [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 50 52)">${fill("M46 70V16L50 4L54 16V70Z", turn > 0 ? h.figure : h.shade) + line("M50 12V68", h.quiet, 1.4) + box(36, 70, 28, 5, h.bright, 2) + box(47.4, 75, 5.2, 15, h.figure) + disc(50, 92, 4, h.bright)}</g>`,
    )
    .join("")

export const hourglass: Gesture = (h) =>
  box(20, 8, 60, 8, h.figure, 3) +
  box(20, 84, 60, 8, h.figure, 3) +
  fill("M26 16H74Q74 40 55 50Q74 60 74 84H26Q26 60 45 50Q26 40 26 16Z", h.quiet) +
  fill("M31 28H69Q64 42 50 48Q36 42 31 28Z", h.bright) +
  fill("M29 84Q34 66 50 60Q66 66 71 84Z", h.bright) +
  line("M26 16Q26 40 45 50Q26 60 26 84M74 16Q74 40 55 50Q74 60 74 84", h.figure, 2.4)

export const scales: Gesture = (h) =>
  box(47.6, 14, 4.8, 74, h.figure) +
  fill("M30 92H70L62 84H38Z", h.figure) +
  line("M14 30L86 20", h.figure, 4) +
  disc(50, 14, 5, h.bright) +
  [[16, 30] as const, [84, 20] as const]
    .map(
      ([x, y]) =>
        line(`M${x} ${y}L${x - 12} ${y + 32}M${x} ${y}L${x + 12} ${y + 32}`, h.figure, 1.4) +
        fill(`M${x - 15} ${y + 32}H${x + 15}Q${x} ${y + 50} ${x - 15} ${y + 32}Z`, h.bright),
    )
    .join("")

export const chain: Gesture = (h) =>
  times(5, (i) => {
    const x = 10 + i * 20
    const y = 84 - i * 17
    return `<ellipse cx="${x}" cy="${y}" rx="15" ry="8.6" fill="none" stroke="${i % 2 ? h.bright : h.figure}" stroke-width="5.4" transform="rotate(${i % 2 ? -58 : -24} ${x} ${y})"/>`
  }).join("")

export const coins: Gesture = (h, c) => {
  const spots = [
    [30, 70],
    [54, 78],
    [72, 62],
    [42, 50],
    [62, 38],
    [34, 26],
    [76, 20],
  ] as const
  const size = c.between(13, 15)
  return spots
    .map(
      ([x, y], i) =>
        disc(x, y, size, h.figure) +
        disc(x, y, size - 2.6, i % 2 ? h.quiet : h.bright) +
        fill(star(x, y, size * 0.5, size * 0.22, 5), h.figure),
    )
    .join("")
}

export const dice: Gesture = (h, c) => {
  const pips = (x: number, y: number, s: number, n: number, colour: string): string =>
    (
      [
        [[0, 0]],
        [
          [-1, -1],
          [1, 1],
        ],
        [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
        [
          [-1, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
        ],
        [
          [-1, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
          [0, 0],
        ],
      ][n - 1] ?? []
    )
      .map(([dx = 0, dy = 0]) => disc(x + dx * s, y + dy * s, s * 0.42, colour))
      .join("")
  return `<g transform="rotate(-14 34 58)">${box(10, 34, 48, 48, h.figure, 8) + pips(34, 58, 13, c.whole(1, 5), h.bright)}</g><g transform="rotate(18 70 34)">${box(52, 16, 36, 36, h.bright, 6) + pips(70, 34, 9.6, c.whole(1, 5), h.figure)}</g>`
}

export const cards: Gesture = (h, c) => {
  const count = c.pick([3, 4, 5])
  return times(
    count,
    (i) =>
      `<g transform="rotate(${round((i - (count - 1) / 2) * 21)} 50 96)">${box(34, 14, 32, 48, h.figure, 4) + box(37, 17, 26, 42, i % 2 ? h.bright : h.quiet, 2.6) + fill(i % 2 ? star(50, 38, 9, 4, 4) : "M50 28L58 38L50 48L42 38Z", h.figure)}</g>`,
  ).join("")
}

export const bell: Gesture = (h) =>
  `<g transform="rotate(16 50 20)">${disc(50, 84, 8, h.bright) + halves("M49.5 16Q70 18 72 44Q73 66 86 74V80H49.5Z", h.figure, h.shade) + box(14, 74, 72, 6, h.bright, 3) + ring(50, 12, 5, h.figure, 3)}</g>` +
  line("M8 44Q2 54 6 66M94 30Q99 40 97 52", h.bright, 3.4)

export const horn: Gesture = (h) =>
  fill("M10 44L64 30Q84 26 92 10V90Q84 68 64 62L10 56Z", h.figure) +
  fill("M10 50H92V90Q84 68 64 62L10 56Z", h.shade) +
  fill("M86 14Q98 50 86 86Q94 86 96 50Q94 14 86 14Z", h.bright) +
  box(4, 42, 9, 16, h.bright, 3) +
  fill("M30 58L36 82Q44 86 50 80L48 60Z", h.bright)

export const stairs: Gesture = (h) =>
  times(
    6,
    (i) =>
      box(6 + i * 15, 84 - i * 13, 106, 30, i % 2 ? h.shade : h.figure) + box(6 + i * 15, 84 - i * 13, 17, 3, h.bright),
  ).join("") + fill(star(86, 9, 12, 4.6, 8), h.bright)

export const shield: Gesture = (h, c) =>
  halves("M49.5 8Q70 10 86 16V46Q84 78 49.5 94Z", h.figure, h.shade) +
  fill("M50 17Q66 19 77 23V46Q75 70 50 83Q25 70 23 46V23Q34 19 50 17Z", h.bright) +
  c.pick([
    fill("M46 18H54V82H46ZM24 42H76V50H24Z", h.quiet),
    fill(star(50, 48, 22, 9, 8), h.quiet),
    fill("M23 58L50 34L77 58V46L50 22L23 46Z", h.quiet),
    fill("M26 62L66 20L77 23V30L34 72Z", h.quiet),
  ])

export const gate: Gesture = (h) =>
  fill("M14 96V46Q16 8 50 6Q84 8 86 46V96H70V48Q68 26 50 24Q32 26 30 48V96Z", h.figure) +
  fill("M30 96V48Q32 26 50 24Q68 26 70 48V96Z", h.bright) +
  fill(rays(50, 62, 14, 30, 0.1, 0.45), h.quiet) +
  disc(50, 62, 10, h.quiet) +
  line("M22 92V50M78 92V50", h.bright, 2)

export const sail: Gesture = (h) =>
  fill("M8 70H92L80 92H22Z", h.figure) +
  fill("M50 70H92L80 92H50Z", h.shade) +
  box(48, 6, 4, 64, h.figure) +
  fill("M46 12V64H14Q38 46 46 12Z", h.quiet) +
  fill("M54 12V64H88Q64 46 54 12Z", h.bright) +
  line("M14 80H86", h.bright, 3)

export const cage: Gesture = (h) =>
  fill("M20 40Q22 10 50 8Q78 10 80 40V88H20Z", h.layers[0]) +
  line(
    "M20 88V40Q22 10 50 8Q78 10 80 40V88M35 88V30Q38 12 50 8Q62 12 65 30V88M50 8V88M18 88H82M20 40H80",
    h.figure,
    3.6,
  ) +
  ring(50, 5, 4, h.figure, 2.4) +
  fill("M50 48Q62 52 58 66Q66 70 54 74Q42 78 40 64Q38 52 50 48Z", h.bright)

export const scroll: Gesture = (h) =>
  box(24, 16, 52, 68, h.quiet) +
  line("M33 32H67M33 42H67M33 52H60M33 62H64", h.figure, 3) +
  box(14, 8, 72, 14, h.bright, 7) +
  box(14, 78, 72, 14, h.bright, 7) +
  disc(14, 15, 4, h.figure) +
  disc(86, 85, 4, h.figure) +
  disc(66, 70, 8, h.figure) +
  fill(star(66, 70, 5, 2.2, 6), h.bright)

export const gears: Gesture = (h, c) =>
  fill(gear(38, 60, 34, c.pick([12, 14, 16]), 6), h.figure) +
  disc(38, 60, 20, h.bright) +
  disc(38, 60, 13, h.figure) +
  disc(38, 60, 5, h.quiet) +
  fill(gear(74, 26, 22, 10, 5), h.bright) +
  disc(74, 26, 10, h.figure) +
  disc(74, 26, 4, h.quiet)

export const crownFalls: Gesture = (h) =>
  `<g transform="rotate(-14 50 50)">${fill("M14 80L8 28L32 50L50 16L68 50L92 28L86 80Z", h.figure) + fill("M50 16L68 50L92 28L86 80H50Z", h.shade) + box(14, 74, 72, 11, h.bright, 2) + [8, 50, 92].map((x, i) => disc(x, i === 1 ? 14 : 26, 5.4, h.bright)).join("") + [32, 50, 68].map((x) => disc(x, 79.5, 3, h.quiet)).join("")}</g>`

export const flask: Gesture = (h) =>
  fill("M40 8H60V36L84 82Q86 94 74 94H26Q14 94 16 82L40 36Z", h.figure) +
  fill("M36 54H64L78 82Q79 88 72 88H28Q21 88 22 82Z", h.bright) +
  box(35, 4, 30, 8, h.bright, 3) +
  [
    [42, 76, 6],
    [58, 68, 4],
    [62, 80, 3],
    [48, 62, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, h.quiet))
    .join("")

export const plate: Gesture = (h) =>
  oval(50, 76, 46, 12, h.figure) +
  oval(50, 74, 36, 7, h.quiet) +
  fill("M18 70Q20 26 50 24Q80 26 82 70Q50 82 18 70Z", h.bright) +
  fill("M50 24Q80 26 82 70Q68 76 50 76Z", h.figure, 0.28) +
  disc(50, 20, 6, h.figure) +
  fill("M28 60Q30 40 42 34Q34 46 34 64Z", h.quiet)

export const ladder: Gesture = (h) =>
  line("M30 104L42 -4M58 104L70 -4", h.figure, 5) +
  times(7, (i) => line(`M${at(32 + i * 1.7, 90 - i * 15)}L${at(60 + i * 1.7, 90 - i * 15)}`, h.bright, 4)).join("")

export const knot: Gesture = (h) =>
  `<ellipse cx="50" cy="50" rx="40" ry="17" fill="none" stroke="${h.figure}" stroke-width="8" transform="rotate(30 50 50)"/><ellipse cx="50" cy="50" rx="40" ry="17" fill="none" stroke="${h.bright}" stroke-width="8" transform="rotate(-30 50 50)"/><ellipse cx="50" cy="50" rx="40" ry="17" fill="none" stroke="${h.figure}" stroke-width="8" transform="rotate(90 50 50)"/>` +
  disc(50, 50, 8, h.quiet)
