/** Gestures: what nature does. */

import type { Gesture } from "../gesture.ts"
import { at, box, disc, fill, line, polar, polygon, rays, round, star, times } from "../../pen.ts"

export const flame: Gesture = (h) =>
  [[1, h.figure] as const, [0.76, h.bright] as const, [0.46, h.quiet] as const]
    .map(([q, colour]) => {
      const p = (x: number, y: number): string => at(50 + x * q, 94 - y * q)
      return fill(
        `M${p(0, 80)}Q${p(14, 58)} ${p(28, 36)}Q${p(36, 6)} ${p(0, 0)}Q${p(-36, 6)} ${p(-27, 40)}Q${p(-20, 46)} ${p(-17, 58)}Q${p(-9, 48)} ${p(-8, 44)}Q${p(-6, 62)} ${p(0, 80)}Z`,
        colour,
      )
    })
    .join("")

export const wave: Gesture = (h) =>
  [[0, h.figure] as const, [9, h.bright] as const, [18, h.layers[1]] as const, [27, h.quiet] as const]
    .map(([g, colour]) =>
      fill(
        `M-12 120V${62 + g}Q10 ${50 + g} 22 ${round(46 + g * 0.8)}Q30 ${18 + g} 58 ${round(16 + g * 0.7)}Q84 ${round(16 + g * 0.8)} 88 ${round(40 + g * 0.4)}` +
          `Q78 ${round(30 + g * 0.6)} 66 ${round(36 + g * 0.5)}Q54 ${round(44 + g * 0.5)} 62 ${round(60 + g * 0.5)}Q74 ${round(78 + g * 0.2)} 112 ${70 + g}V120Z`,
        colour,
      ),
    )
    .join("") +
  [
    [74, 50],
    [84, 58],
    [90, 48],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 2.4, h.figure))
    .join("")

export const bolt: Gesture = (h) =>
  fill("M61 8L37 52H51L41 96L73 44H57L75 8Z", h.figure) +
  fill("M58 6L34 50H48L38 94L70 42H54L72 6Z", h.bright) +
  fill("M58 6L34 50H41L63 6Z", h.quiet)

export const vortex: Gesture = (h, c) => {
  const arms = c.pick([5, 6, 7])
  return (
    [38, 30, 22]
      .map((r, i) =>
        disc(50 + (i % 2 ? 3 : -2), 50 + (i % 2 ? -2 : 2), r, [h.figure, h.bright, h.layers[1]][i] ?? h.figure),
      )
      .join("") +
    times(arms, (i) => {
      const a = (i * 2 * Math.PI) / arms
      const p = (r: number, turn: number): string => at(...polar(50, 50, r, a + turn))
      return fill(`M${p(9, 0)}Q${p(26, 0.7)} ${p(43, 0.5)}Q${p(26, 1.1)} ${p(9, 0.6)}Z`, h.figure)
    }).join("") +
    disc(50, 50, 8, h.quiet)
  )
}

export const burst: Gesture = (h, c) => {
  const tips = c.pick([8, 10, 12, 16])
  const turn = c.between(0.1, 0.5)
  return (
    fill(star(50, 50, 44, 21, tips, turn), h.figure) +
    fill(star(50, 50, 33, 16, tips, turn), h.bright) +
    fill(star(50, 50, 20, 9, tips, turn), h.quiet) +
    disc(50, 50, 6, h.figure)
  )
}

export const comet: Gesture = (h) =>
  [9, 6, 3]
    .map((w, i) =>
      fill(
        `M66 ${34 - w}Q30 44 -14 ${94 + i * 4}Q28 56 66 ${34 + w}Z`,
        [h.figure, h.layers[1], h.bright][i] ?? h.figure,
      ),
    )
    .join("") +
  fill(star(68, 34, 19, 8, 8), h.figure) +
  fill(star(68, 34, 12, 5, 8, 0.2), h.bright) +
  disc(68, 34, 3.6, h.quiet)

export const snow: Gesture = (h) =>
  times(
    6,
    (i) =>
      `<g transform="rotate(${i * 60} 50 50)">${box(47.4, 6, 5.2, 44, h.figure) + line("M50 28L38 17M50 28L62 17M50 17L43 10M50 17L57 10", h.figure, 4)}</g>`,
  ).join("") +
  fill(star(50, 50, 15, 8, 6), h.bright) +
  disc(50, 50, 4, h.quiet)

export const whirl: Gesture = (h) =>
  [
    [12, 40, 9],
    [27, 33, 8],
    [41, 25, 7],
    [54, 18, 6],
    [66, 12, 5],
    [77, 7.5, 4.4],
    [87, 4, 3.4],
  ]
    .map(
      ([y = 0, w = 0, t = 0], i) =>
        `<ellipse cx="${50 + (i % 2 ? 4 : -3)}" cy="${y}" rx="${w}" ry="${t}" fill="${i % 2 ? h.bright : h.figure}"/><ellipse cx="${50 + (i % 2 ? 4 : -3)}" cy="${y - 1.6}" rx="${round(w * 0.78)}" ry="${round(t * 0.5)}" fill="${h.layers[0]}"/>`,
    )
    .join("") +
  [
    [16, 62],
    [84, 56],
    [26, 82],
    [76, 80],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 2.6, h.bright))
    .join("")

export const drops: Gesture = (h) => {
  const drop = (x: number, y: number, s: number, colour: string): string =>
    fill(
      `M${at(x, y - s * 1.5)}Q${at(x + s * 1.1, y)} ${at(x + s * 0.8, y + s * 0.4)}A${at(s * 0.85, s * 0.85)} 0 1 1 ${at(x - s * 0.8, y + s * 0.4)}Q${at(x - s * 1.1, y)} ${at(x, y - s * 1.5)}Z`,
      colour,
    )
  return (
    drop(50, 56, 28, h.figure) +
    drop(50, 60, 20, h.bright) +
    drop(18, 34, 11, h.figure) +
    drop(82, 30, 11, h.figure) +
    drop(16, 80, 7, h.bright) +
    drop(86, 74, 8, h.bright) +
    fill("M38 62Q38 76 50 80Q42 70 43 58Z", h.quiet)
  )
}

export const quake: Gesture = (h) =>
  fill("M-10 120V58L24 50L36 60L50 40L60 56L80 46L112 56V120Z", h.figure) +
  fill("M50 40L60 56L54 68L62 80L50 120L46 82L38 72L46 58Z", h.bright) +
  [
    [20, 26, 9],
    [50, 14, 7],
    [74, 28, 10],
    [34, 36, 5],
    [62, 34, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => fill(polygon(times(5, (i) => polar(x, y, r, i * 1.2566 + x))), h.figure))
    .join("")

export const moon: Gesture = (h) =>
  fill(rays(50, 50, 24, 50, 0, 0.3), h.haze) +
  fill("M64 8A44 44 0 1 0 92 66A36 36 0 1 1 64 8Z", h.figure) +
  fill("M58 18A36 36 0 1 0 82 70A33 33 0 0 1 58 18Z", h.bright) +
  [
    [74, 26, 9],
    [60, 46, 5],
    [88, 46, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => fill(star(x, y, r, r * 0.32, 4), h.bright))
    .join("")

export const bubbles: Gesture = (h) =>
  [
    [36, 60, 26],
    [70, 42, 18],
    [46, 22, 12],
    [76, 74, 10],
    [20, 26, 8],
    [88, 18, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 0], i) =>
        disc(x, y, r, i % 2 ? h.bright : h.figure) +
        disc(x, y, r - 2.4, i % 2 ? h.figure : h.bright) +
        disc(x - r * 0.35, y - r * 0.35, r * 0.24, h.quiet),
    )
    .join("")

export const crystal: Gesture = (h) =>
  [
    [50, 6, 17, 92],
    [24, 34, 12, 92],
    [76, 28, 13, 92],
    [8, 60, 8, 92],
    [92, 56, 8, 92],
  ]
    .map(
      ([x = 0, top = 0, w = 0, foot = 0], i) =>
        fill(
          polygon([
            [x, top],
            [x + w, top + w * 1.3],
            [x + w * 0.8, foot],
            [x - w * 0.8, foot],
            [x - w, top + w * 1.3],
          ]),
          i % 2 ? h.bright : h.figure,
        ) +
        fill(
          polygon([
            [x, top],
            [x + w, top + w * 1.3],
            [x + w * 0.8, foot],
            [x + w * 0.1, foot],
            [x, top + w * 1.6],
          ]),
          i % 2 ? h.figure : h.shade,
          0.6,
        ) +
        line(`M${x} ${top}V${round(top + w * 1.6)}`, h.quiet, 1.2),
    )
    .join("")

export const shards: Gesture = (h) =>
  times(11, (i) =>
    fill(
      polygon([
        polar(50, 50, 12 + (i % 3) * 4, i * 0.571),
        polar(50, 50, 46 - (i % 4) * 6, i * 0.571 + 0.16),
        polar(50, 50, 30 - (i % 2) * 6, i * 0.571 + 0.44),
      ]),
      i % 3 ? h.figure : h.bright,
    ),
  ).join("") + fill(star(50, 50, 12, 5, 6), h.bright)

export const orb: Gesture = (h) =>
  fill(rays(50, 48, 16, 44, 0.1, 0.3), h.bright) +
  disc(50, 48, 28, h.figure) +
  disc(50, 48, 24, h.bright) +
  fill("M50 24A24 24 0 0 1 50 72A34 34 0 0 0 50 24Z", h.layers[2]) +
  disc(42, 39, 5, h.quiet) +
  fill(star(50, 48, 9, 3, 4), h.quiet) +
  fill("M34 86H66L60 74H40Z", h.figure)

export const crack: Gesture = (h) =>
  disc(50, 50, 40, h.figure) +
  disc(50, 50, 35, h.bright) +
  line("M50 10L44 30L56 44L42 58L54 74L48 92M56 44L78 38M42 58L18 64M44 30L26 22M54 74L72 80", h.figure, 3.6)
