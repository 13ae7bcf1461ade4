/** Songs: a stave that flies like a ribbon; above it, what the song is about. */

import type { Chance } from "../chance.ts"
import { field, landscape } from "../field.ts"
import type { Hour } from "../field/hour.ts"
import { at, fill, line, oval, box, placed, smooth, through, type Point } from "../pen.ts"
import { mix } from "../tinctures.ts"
import { gestureOf } from "./action.ts"
import type { Charge } from "./character.ts"
import { GESTURES } from "./gestures.ts"

function stave(hour: Hour, chance: Chance): string {
  const middle = chance.between(63, 71)
  const swing = chance.between(5, 10)
  const phase = chance.between(0, 6.28)
  const pace = chance.between(0.04, 0.062)
  const climb = chance.pick([0, 0, -0.16, 0.16])
  const height = (x: number, string: number): number =>
    middle +
    (x - 50) * climb +
    Math.sin(x * pace + phase) * swing +
    (string - 2) * (4 + Math.sin(x * pace * 0.7 + phase) * 0.9)
  const edge = (string: number): Point[] =>
    Array.from({ length: 17 }, (_, i) => [-6 + i * 7, height(-6 + i * 7, string)])
  const upper = edge(-0.9)
  const lower = edge(4.9).reverse()
  const start = lower[0] as Point
  const ribbon = fill(`${through(upper)}L${at(start[0], start[1])}${smooth(lower)}Z`, hour.figure)
  const strings = [0, 1, 2, 3, 4].map((i) => line(through(edge(i)), hour.quiet, 0.9)).join("")
  const notes = [16, 33, 50, 67, 84].map((about, i) => {
    const x = about + chance.between(-3, 3)
    const string = chance.whole(0, 4)
    const y = height(x, string)
    const up = string > 1
    const colour = i % 2 ? hour.bright : hour.quiet
    const flag = !chance.happens(0.5)
      ? ""
      : fill(
          up
            ? `M${at(x + 3, y - 15)}Q${at(x + 9, y - 13)} ${at(x + 7, y - 7)}Q${at(x + 8, y - 12)} ${at(x + 3, y - 12.5)}Z`
            : `M${at(x - 3.9, y + 15)}Q${at(x + 3, y + 13)} ${at(x + 1, y + 7)}Q${at(x + 2, y + 12)} ${at(x - 3.9, y + 12.5)}Z`,
          colour,
        )
    const stem = box(up ? x + 2.9 : x - 3.9, up ? y - 15 : y, 1.6, 15, colour)
    const outline = `<g stroke="${hour.figure}" stroke-width="1.2">${stem}${flag}</g>`
    return outline + stem + flag + oval(x, y, 4.6, 3.5, colour, -18)
  })
  return ribbon + strings + notes.join("")
}

export const song: Charge = (card, tincture, chance) => {
  const scenery = landscape(card, chance)
  const { hour, behind, before } = field(tincture, chance, {
    ...scenery,
    sky: chance.pick(["rays", "rays", "bands", "plain"]),
    sun: "none",
    ground: chance.happens(0.6) ? scenery.ground : "none",
    frame: chance.pick(["drapes", "corners", "none", "none", "arch"]),
  })
  const calm: Hour = {
    ...hour,
    figure: mix(hour.layers[2], hour.figure, 0.25),
    shade: hour.layers[2],
    quiet: mix(hour.haze, hour.sun, 0.5),
  }
  const subject = placed(GESTURES[gestureOf(card, chance)](calm, chance), 50, 36, 0.62, 0, chance.happens(0.5))
  return behind + subject + before + stave(hour, chance)
}
