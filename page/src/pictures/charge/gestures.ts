/** Gestures: one large movement in a field of 100, about its middle. What an action, tactic, miracle or song is about. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import {
  at,
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
  round,
  star,
  times,
} from "../pen.ts"

export type Gesture = (hour: Hour, chance: Chance) => string

const flame: Gesture = (h) =>
  [[1, h.figure] as const, [0.76, h.bright] as const, [0.46, h.quiet] as const]
    .map(([q, colour]) => {
      const p = (x: number, y: number): string => at(50 + x * q, 94 - y * q)
      return fill(
        `M${p(0, 80)}Q${p(14, 58)} ${p(28, 36)}Q${p(36, 6)} ${p(0, 0)}Q${p(-36, 6)} ${p(-27, 40)}Q${p(-20, 46)} ${p(-17, 58)}Q${p(-9, 48)} ${p(-8, 44)}Q${p(-6, 62)} ${p(0, 80)}Z`,
        colour,
      )
    })
    .join("")

const wave: Gesture = (h) =>
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

const orb: Gesture = (h) =>
  fill(rays(50, 48, 16, 44, 0.1, 0.3), h.bright) +
  disc(50, 48, 28, h.figure) +
  disc(50, 48, 24, h.bright) +
  fill("M50 24A24 24 0 0 1 50 72A34 34 0 0 0 50 24Z", h.layers[2]) +
  disc(42, 39, 5, h.quiet) +
  fill(star(50, 48, 9, 3, 4), h.quiet) +
  fill("M34 86H66L60 74H40Z", h.figure)

const target: Gesture = (h) =>
  [38, 29, 20, 11].map((r, i) => disc(50, 50, r, [h.figure, h.quiet, h.bright, h.figure][i] ?? h.figure)).join("") +
  line("M50 4V20M50 80V96M4 50H20M80 50H96", h.figure, 3.4) +
  disc(50, 50, 4, h.quiet)

const comet: Gesture = (h) =>
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

const bolt: Gesture = (h) =>
  fill("M61 8L37 52H51L41 96L73 44H57L75 8Z", h.figure) +
  fill("M58 6L34 50H48L38 94L70 42H54L72 6Z", h.bright) +
  fill("M58 6L34 50H41L63 6Z", h.quiet)

const fan: Gesture = (h, c) => {
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

const vortex: Gesture = (h, c) => {
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

const burst: Gesture = (h, c) => {
  const tips = c.pick([8, 10, 12, 16])
  const turn = c.between(0.1, 0.5)
  return (
    fill(star(50, 50, 44, 21, tips, turn), h.figure) +
    fill(star(50, 50, 33, 16, tips, turn), h.bright) +
    fill(star(50, 50, 20, 9, tips, turn), h.quiet) +
    disc(50, 50, 6, h.figure)
  )
}

const hand: Gesture = (h) =>
  fill(
    "M34 96V70Q22 58 16 46Q20 40 27 46L35 56V20Q39 14 44 20V46H46V12Q50 6 55 12V46H57V18Q61 12 66 18V48H68V30Q72 24 76 30V66Q74 76 68 84V96Z",
    h.figure,
  ) +
  fill("M57 18Q61 12 66 18V48H68V30Q72 24 76 30V66Q74 76 68 84V96H57Z", h.shade) +
  fill(star(52, 66, 9, 4, 8), h.bright) +
  box(30, 92, 42, 8, h.bright)

const fist: Gesture = (h) =>
  fill(rays(50, 46, 12, 50, 0.13, 0.28), h.bright) +
  fill("M28 40Q28 28 38 30Q42 24 50 27Q57 22 63 28Q74 28 74 42V58Q72 70 64 74V98H38V74Q26 66 28 52Z", h.figure) +
  line("M38 32V48M50 29V47M62 30V48", h.bright, 2.6) +
  fill("M26 52Q40 46 58 52Q60 60 52 61L34 62Q26 60 26 52Z", h.shade) +
  box(34, 88, 34, 6, h.bright)

const eye: Gesture = (h) =>
  fill("M4 50Q50 4 96 50Q50 96 4 50Z", h.figure) +
  fill("M14 50Q50 16 86 50Q50 84 14 50Z", h.quiet) +
  disc(50, 50, 18, h.bright) +
  disc(50, 50, 9, h.figure) +
  disc(56, 44, 4, h.quiet) +
  times(7, (i) => fill(blade(...polar(50, 62, 46, -2.5 + i * 0.31), 13, 2.6, -2.5 + i * 0.31), h.figure)).join("")

const volley: Gesture = (h, c) => {
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

const blades: Gesture = (h) =>
  [45, -45]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 50 52)">${fill("M46 70V16L50 4L54 16V70Z", turn > 0 ? h.figure : h.shade) + line("M50 12V68", h.quiet, 1.4) + box(36, 70, 28, 5, h.bright, 2) + box(47.4, 75, 5.2, 15, h.figure) + disc(50, 92, 4, h.bright)}</g>`,
    )
    .join("")

const claws: Gesture = (h, c) => {
  const count = c.pick([3, 4])
  return times(count, (i) => {
    const x = 50 + (i - (count - 1) / 2) * 20
    return (
      fill(`M${x + 16} 4Q${x + 8} 52 ${x - 16} 96Q${x - 6} 48 ${x + 16} 4Z`, h.figure) +
      fill(`M${x + 15} 8Q${x + 3} 52 ${x - 13} 90Q${x - 2} 50 ${x + 15} 8Z`, h.bright)
    )
  }).join("")
}

const wings: Gesture = (h) =>
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

const feather: Gesture = (h) =>
  fill("M20 92Q20 40 76 6Q86 48 38 78Z", h.figure) +
  fill("M20 92Q40 50 76 6Q86 48 38 78Z", h.bright) +
  line("M16 98Q36 56 72 12", h.quiet, 2.2) +
  line("M34 68L30 50M44 54L42 36M56 40L54 26M42 70L58 66M52 56L70 50", h.quiet, 1.6)

const hourglass: Gesture = (h) =>
  box(20, 8, 60, 8, h.figure, 3) +
  box(20, 84, 60, 8, h.figure, 3) +
  fill("M26 16H74Q74 40 55 50Q74 60 74 84H26Q26 60 45 50Q26 40 26 16Z", h.quiet) +
  fill("M31 28H69Q64 42 50 48Q36 42 31 28Z", h.bright) +
  fill("M29 84Q34 66 50 60Q66 66 71 84Z", h.bright) +
  line("M26 16Q26 40 45 50Q26 60 26 84M74 16Q74 40 55 50Q74 60 74 84", h.figure, 2.4)

const scales: Gesture = (h) =>
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

const masks: Gesture = (h) =>
  `<g transform="rotate(12 66 56)">${fill("M48 28Q66 22 84 28Q88 66 66 84Q44 66 48 28Z", h.figure) + bothSides((s) => fill(`M${66 + s * 4} 46Q${66 + s * 9} 40 ${66 + s * 14} 46Q${66 + s * 9} 50 ${66 + s * 4} 46Z`, h.bright)) + line("M57 68Q66 60 75 68", h.bright, 2.6)}</g>` +
  `<g transform="rotate(-10 36 46)">${fill("M16 16Q36 9 56 16Q61 58 36 78Q11 58 16 16Z", h.bright) + bothSides((s) => fill(`M${36 + s * 5} 36Q${36 + s * 10} 28 ${36 + s * 16} 36Q${36 + s * 10} 41 ${36 + s * 5} 36Z`, h.figure)) + fill("M24 52Q36 60 48 52Q44 68 36 68Q28 68 24 52Z", h.figure)}</g>`

const skull: Gesture = (h) =>
  halves("M49.5 10Q84 10 84 46Q84 60 72 64L70 82H49.5Z", h.figure, h.shade) +
  bothSides((s) => oval(50 + s * 15, 48, 9, 10, h.bright)) +
  fill("M50 54L55 66H45Z", h.bright) +
  line("M38 74V84M46 74V84M54 74V84M62 74V84", h.bright, 2.2)

const heart: Gesture = (h) =>
  fill(rays(50, 48, 20, 52, 0.1, 0.35), h.bright) +
  fill("M50 88Q10 58 14 34Q20 14 38 20Q48 24 50 34Q52 24 62 20Q80 14 86 34Q90 58 50 88Z", h.figure) +
  fill("M50 80Q20 56 23 37Q28 24 38 28Q47 32 50 44Q53 32 62 28Q72 24 77 37Q80 56 50 80Z", h.bright) +
  fill("M28 38Q32 28 40 32Q32 36 31 46Z", h.quiet)

const chain: Gesture = (h) =>
  times(5, (i) => {
    const x = 10 + i * 20
    const y = 84 - i * 17
    return `<ellipse cx="${x}" cy="${y}" rx="15" ry="8.6" fill="none" stroke="${i % 2 ? h.bright : h.figure}" stroke-width="5.4" transform="rotate(${i % 2 ? -58 : -24} ${x} ${y})"/>`
  }).join("")

const web: Gesture = (h) => {
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

const bloom: Gesture = (h, c) => {
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

const snow: Gesture = (h) =>
  times(
    6,
    (i) =>
      `<g transform="rotate(${i * 60} 50 50)">${box(47.4, 6, 5.2, 44, h.figure) + line("M50 28L38 17M50 28L62 17M50 17L43 10M50 17L57 10", h.figure, 4)}</g>`,
  ).join("") +
  fill(star(50, 50, 15, 8, 6), h.bright) +
  disc(50, 50, 4, h.quiet)

const whirl: Gesture = (h) =>
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

const drops: Gesture = (h) => {
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

const leaf: Gesture = (h) =>
  fill("M30 96Q20 40 78 6Q96 66 40 84Z", h.figure) +
  fill("M30 96Q50 54 78 6Q96 66 40 84Z", h.bright) +
  line("M26 104Q44 60 74 14M42 72L66 66M50 56L76 46M40 76L36 54M49 60L48 38M58 44L60 26", h.quiet, 2) +
  fill("M28 90Q4 84 6 54Q30 62 32 84Z", h.figure) +
  line("M28 90Q18 76 12 62", h.quiet, 1.6)

const coins: Gesture = (h, c) => {
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

const dice: Gesture = (h, c) => {
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

const cards: Gesture = (h, c) => {
  const count = c.pick([3, 4, 5])
  return times(
    count,
    (i) =>
      `<g transform="rotate(${round((i - (count - 1) / 2) * 21)} 50 96)">${box(34, 14, 32, 48, h.figure, 4) + box(37, 17, 26, 42, i % 2 ? h.bright : h.quiet, 2.6) + fill(i % 2 ? star(50, 38, 9, 4, 4) : "M50 28L58 38L50 48L42 38Z", h.figure)}</g>`,
  ).join("")
}

const bell: Gesture = (h) =>
  `<g transform="rotate(16 50 20)">${disc(50, 84, 8, h.bright) + halves("M49.5 16Q70 18 72 44Q73 66 86 74V80H49.5Z", h.figure, h.shade) + box(14, 74, 72, 6, h.bright, 3) + ring(50, 12, 5, h.figure, 3)}</g>` +
  line("M8 44Q2 54 6 66M94 30Q99 40 97 52", h.bright, 3.4)

const horn: Gesture = (h) =>
  fill("M10 44L64 30Q84 26 92 10V90Q84 68 64 62L10 56Z", h.figure) +
  fill("M10 50H92V90Q84 68 64 62L10 56Z", h.shade) +
  fill("M86 14Q98 50 86 86Q94 86 96 50Q94 14 86 14Z", h.bright) +
  box(4, 42, 9, 16, h.bright, 3) +
  fill("M30 58L36 82Q44 86 50 80L48 60Z", h.bright)

const stairs: Gesture = (h) =>
  times(
    6,
    (i) =>
      box(6 + i * 15, 84 - i * 13, 106, 30, i % 2 ? h.shade : h.figure) + box(6 + i * 15, 84 - i * 13, 17, 3, h.bright),
  ).join("") + fill(star(86, 9, 12, 4.6, 8), h.bright)

const shield: Gesture = (h, c) =>
  halves("M49.5 8Q70 10 86 16V46Q84 78 49.5 94Z", h.figure, h.shade) +
  fill("M50 17Q66 19 77 23V46Q75 70 50 83Q25 70 23 46V23Q34 19 50 17Z", h.bright) +
  c.pick([
    fill("M46 18H54V82H46ZM24 42H76V50H24Z", h.quiet),
    fill(star(50, 48, 22, 9, 8), h.quiet),
    fill("M23 58L50 34L77 58V46L50 22L23 46Z", h.quiet),
    fill("M26 62L66 20L77 23V30L34 72Z", h.quiet),
  ])

const gate: Gesture = (h) =>
  fill("M14 96V46Q16 8 50 6Q84 8 86 46V96H70V48Q68 26 50 24Q32 26 30 48V96Z", h.figure) +
  fill("M30 96V48Q32 26 50 24Q68 26 70 48V96Z", h.bright) +
  fill(rays(50, 62, 14, 30, 0.1, 0.45), h.quiet) +
  disc(50, 62, 10, h.quiet) +
  line("M22 92V50M78 92V50", h.bright, 2)

const tree: Gesture = (h) =>
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

const bird: Gesture = (h) =>
  fill(
    "M6 24Q34 26 46 46Q50 26 82 6Q84 34 64 54Q78 58 92 54Q80 72 58 70Q44 84 22 92Q34 76 36 64Q14 52 6 24Z",
    h.figure,
  ) +
  fill("M82 6Q84 34 64 54L54 48Q60 26 82 6Z", h.bright) +
  fill("M6 24Q34 26 46 46L38 58Q16 48 6 24Z", h.bright) +
  disc(80, 60, 2, h.quiet)

const flock: Gesture = (h, c) =>
  times(c.pick([5, 6, 7]), (i) => {
    const x = 18 + ((i * 37) % 70)
    const y = 16 + i * 12
    const s = 9 + ((i * 5) % 7)
    return fill(
      `M${x} ${y}Q${x - s * 0.6} ${y - s} ${x - s * 1.8} ${round(y - s * 0.5)}Q${x - s * 0.7} ${round(y - s * 0.2)} ${x} ${round(y + s * 0.7)}Q${x + s * 0.7} ${round(y - s * 0.2)} ${x + s * 1.8} ${round(y - s * 0.5)}Q${x + s * 0.6} ${y - s} ${x} ${y}Z`,
      i % 2 ? h.bright : h.figure,
    )
  }).join("")

const sail: Gesture = (h) =>
  fill("M8 70H92L80 92H22Z", h.figure) +
  fill("M50 70H92L80 92H50Z", h.shade) +
  box(48, 6, 4, 64, h.figure) +
  fill("M46 12V64H14Q38 46 46 12Z", h.quiet) +
  fill("M54 12V64H88Q64 46 54 12Z", h.bright) +
  line("M14 80H86", h.bright, 3)

const cage: Gesture = (h) =>
  fill("M20 40Q22 10 50 8Q78 10 80 40V88H20Z", h.layers[0]) +
  line(
    "M20 88V40Q22 10 50 8Q78 10 80 40V88M35 88V30Q38 12 50 8Q62 12 65 30V88M50 8V88M18 88H82M20 40H80",
    h.figure,
    3.6,
  ) +
  ring(50, 5, 4, h.figure, 2.4) +
  fill("M50 48Q62 52 58 66Q66 70 54 74Q42 78 40 64Q38 52 50 48Z", h.bright)

const scroll: Gesture = (h) =>
  box(24, 16, 52, 68, h.quiet) +
  line("M33 32H67M33 42H67M33 52H60M33 62H64", h.figure, 3) +
  box(14, 8, 72, 14, h.bright, 7) +
  box(14, 78, 72, 14, h.bright, 7) +
  disc(14, 15, 4, h.figure) +
  disc(86, 85, 4, h.figure) +
  disc(66, 70, 8, h.figure) +
  fill(star(66, 70, 5, 2.2, 6), h.bright)

const quake: Gesture = (h) =>
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

const speech: Gesture = (h, c) =>
  fill("M10 20Q10 10 20 10H80Q90 10 90 20V58Q90 68 80 68H48L28 90L30 68H20Q10 68 10 58Z", h.figure) +
  fill("M16 22Q16 16 22 16H78Q84 16 84 22V56Q84 62 78 62H45L34 74L35 62H22Q16 62 16 56Z", h.quiet) +
  c.pick([
    fill("M46 24H54L52.6 44H47.4Z", h.bright) + disc(50, 51, 4.4, h.bright),
    [34, 50, 66].map((x) => disc(x, 39, 5.4, h.bright)).join(""),
    fill(star(50, 39, 18, 7, 5), h.bright),
  ])

const moon: Gesture = (h) =>
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

const tentacles: Gesture = (h) =>
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

const gears: Gesture = (h, c) =>
  fill(gear(38, 60, 34, c.pick([12, 14, 16]), 6), h.figure) +
  disc(38, 60, 20, h.bright) +
  disc(38, 60, 13, h.figure) +
  disc(38, 60, 5, h.quiet) +
  fill(gear(74, 26, 22, 10, 5), h.bright) +
  disc(74, 26, 10, h.figure) +
  disc(74, 26, 4, h.quiet)

const bubbles: Gesture = (h) =>
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

const footprints: Gesture = (h) =>
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

const crack: Gesture = (h) =>
  disc(50, 50, 40, h.figure) +
  disc(50, 50, 35, h.bright) +
  line("M50 10L44 30L56 44L42 58L54 74L48 92M56 44L78 38M42 58L18 64M44 30L26 22M54 74L72 80", h.figure, 3.6)

const crystal: Gesture = (h) =>
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

const crownFalls: Gesture = (h) =>
  `<g transform="rotate(-14 50 50)">${fill("M14 80L8 28L32 50L50 16L68 50L92 28L86 80Z", h.figure) + fill("M50 16L68 50L92 28L86 80H50Z", h.shade) + box(14, 74, 72, 11, h.bright, 2) + [8, 50, 92].map((x, i) => disc(x, i === 1 ? 14 : 26, 5.4, h.bright)).join("") + [32, 50, 68].map((x) => disc(x, 79.5, 3, h.quiet)).join("")}</g>`

const flask: Gesture = (h) =>
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

const plate: Gesture = (h) =>
  oval(50, 76, 46, 12, h.figure) +
  oval(50, 74, 36, 7, h.quiet) +
  fill("M18 70Q20 26 50 24Q80 26 82 70Q50 82 18 70Z", h.bright) +
  fill("M50 24Q80 26 82 70Q68 76 50 76Z", h.figure, 0.28) +
  disc(50, 20, 6, h.figure) +
  fill("M28 60Q30 40 42 34Q34 46 34 64Z", h.quiet)

const ladder: Gesture = (h) =>
  line("M30 104L42 -4M58 104L70 -4", h.figure, 5) +
  times(7, (i) => line(`M${at(32 + i * 1.7, 90 - i * 15)}L${at(60 + i * 1.7, 90 - i * 15)}`, h.bright, 4)).join("")

const shards: Gesture = (h) =>
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

const paw: Gesture = (h) =>
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

const knot: Gesture = (h) =>
  `<ellipse cx="50" cy="50" rx="40" ry="17" fill="none" stroke="${h.figure}" stroke-width="8" transform="rotate(30 50 50)"/><ellipse cx="50" cy="50" rx="40" ry="17" fill="none" stroke="${h.bright}" stroke-width="8" transform="rotate(-30 50 50)"/><ellipse cx="50" cy="50" rx="40" ry="17" fill="none" stroke="${h.figure}" stroke-width="8" transform="rotate(90 50 50)"/>` +
  disc(50, 50, 8, h.quiet)

export const GESTURES = {
  flame,
  wave,
  orb,
  target,
  comet,
  bolt,
  fan,
  vortex,
  burst,
  hand,
  fist,
  eye,
  volley,
  blades,
  claws,
  wings,
  feather,
  hourglass,
  scales,
  masks,
  skull,
  heart,
  chain,
  web,
  bloom,
  snow,
  whirl,
  drops,
  leaf,
  coins,
  dice,
  cards,
  bell,
  horn,
  stairs,
  shield,
  gate,
  tree,
  bird,
  flock,
  sail,
  cage,
  scroll,
  quake,
  speech,
  moon,
  tentacles,
  gears,
  bubbles,
  footprints,
  crack,
  crystal,
  crownFalls,
  flask,
  plate,
  ladder,
  shards,
  paw,
  knot,
} as const satisfies Record<string, Gesture>

export type GestureName = keyof typeof GESTURES
