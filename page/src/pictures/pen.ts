/** Drawing: shapes as SVG text. Colours are presentation attributes and nothing has an id, so that a strict content
 * policy lets every picture through and no two pictures on a page can mix. */

export type Point = readonly [x: number, y: number]

/** Tenths are exact enough for a field of 100 by 100, and keep pictures small. */
export const round = (value: number): number => Math.round(value * 10) / 10

export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`

/** A shape with a hole: whatever is drawn twice is left out. */
export const pierced = (d: string, colour: string): string => `<path d="${d}" fill="${colour}" fill-rule="evenodd"/>`

export const line = (
  d: string,
  colour: string,
  width: number,
  more: { dash?: string; opacity?: number } = {},
): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  (more.dash === undefined ? "" : ` stroke-dasharray="${more.dash}"`) +
  (more.opacity === undefined ? "" : ` opacity="${more.opacity}"`) +
  "/>"

export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, colour: string, turn = 0): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}"` +
  (turn === 0 ? "" : ` transform="rotate(${round(turn)} ${at(x, y)})"`) +
  "/>"

export const box = (x: number, y: number, w: number, h: number, colour: string, corner = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"` +
  (corner === 0 ? "" : ` rx="${round(corner)}"`) +
  ` fill="${colour}"/>`

/** A drawing moved, turned and scaled about the middle of the field. */
export const placed = (drawing: string, x: number, y: number, scale: number, turn = 0, flip = false): string =>
  `<g transform="translate(${at(x, y)})${turn === 0 ? "" : ` rotate(${round(turn)})`} scale(${flip ? -scale : scale} ${scale}) translate(-50 -50)">${drawing}</g>`

/** Both sides of what is drawn for one: 1 is the right, -1 the left. */
export const bothSides = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1)

/** A right half and its mirror image, lit from the left. Halves begin a little left of 50, so that no seam shows. */
export const halves = (d: string, lit: string, shaded: string): string =>
  `<path d="${d}" fill="${lit}" transform="matrix(-1 0 0 1 100 0)"/><path d="${d}" fill="${shaded}"/>`

export const polygon = (points: readonly Point[]): string =>
  points.length === 0 ? "" : "M" + points.map(([x, y]) => at(x, y)).join("L") + "Z"

/** Curves through points (Catmull-Rom), to be put after a move to the first. */
export function smooth(points: readonly Point[]): string {
  let d = ""
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] as Point
    const c = points[i + 1] as Point
    const a = points[i - 1] ?? b
    const e = points[i + 2] ?? c
    d += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${at(c[0], c[1])}`
  }
  return d
}

/** Points on those curves, close enough to cut something along them. */
export function along(points: readonly Point[], steps = 6): Point[] {
  const drawn = points.slice(0, 1)
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] as Point
    const c = points[i + 1] as Point
    const a = points[i - 1] ?? b
    const e = points[i + 2] ?? c
    const between = (k: 0 | 1, t: number): number => {
      const [p0, p1, p2, p3] = [b[k], b[k] + (c[k] - a[k]) / 6, c[k] - (e[k] - b[k]) / 6, c[k]]
      return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3
    }
    for (let step = 1; step <= steps; step++) drawn.push([between(0, step / steps), between(1, step / steps)])
  }
  return drawn
}

export const through = (points: readonly Point[]): string => {
  const first = points[0]
  return first === undefined ? "" : `M${at(first[0], first[1])}${smooth(points)}`
}

/** A point on a circle; 0 is to the right, a quarter turn is down. */
export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

export const times = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i))

export function star(x: number, y: number, outer: number, inner: number, tips: number, turn = -Math.PI / 2): string {
  return polygon(times(tips * 2, (i) => polar(x, y, i % 2 ? inner : outer, turn + (i * Math.PI) / tips)))
}

/** Wedges from a point; `share` is how much of the circle they fill. */
export function rays(x: number, y: number, count: number, length: number, turn: number, share: number): string {
  const step = (2 * Math.PI) / count
  return times(count, (i) =>
    polygon([[x, y], polar(x, y, length, turn + i * step), polar(x, y, length, turn + (i + share) * step)]),
  ).join("")
}

export function gear(x: number, y: number, r: number, teeth: number, depth: number): string {
  const step = (2 * Math.PI) / teeth
  const outline = times(teeth, (i) => [
    polar(x, y, r - depth, i * step),
    polar(x, y, r, (i + 0.18) * step),
    polar(x, y, r, (i + 0.5) * step),
    polar(x, y, r - depth, (i + 0.68) * step),
  ])
  return polygon(outline.flat())
}

/** A leaf, feather or flame: pointed at both ends. */
export function blade(x: number, y: number, length: number, width: number, angle: number): string {
  const [tx, ty] = polar(x, y, length, angle)
  const [lx, ly] = polar((x + tx) / 2, (y + ty) / 2, width, angle - Math.PI / 2)
  const [rx, ry] = polar((x + tx) / 2, (y + ty) / 2, width, angle + Math.PI / 2)
  return `M${at(x, y)}Q${at(lx, ly)} ${at(tx, ty)}Q${at(rx, ry)} ${at(x, y)}Z`
}
