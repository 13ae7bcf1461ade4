/** Resources: a great sign that fills the field; one colour, one idea, told from across the table. */

import { nameWords, subjectOf } from "../facts.ts"
import { anyHour, field } from "../field.ts"
import { disc, fill, gear, placed, rays, ring, times } from "../pen.ts"
import { gestureOf } from "./action.ts"
import type { Charge } from "./character.ts"
import { type GestureName, GESTURES } from "./gestures.ts"

const SUBJECTS: readonly (readonly [RegExp, GestureName])[] = [
  [/obsession/, "eye"],
  [/neurosis/, "vortex"],
  [/greed/, "coins"],
  [/exploitation/, "scales"],
  [/elitism/, "gears"],
  [/arrogance/, "crownFalls"],
  [/deception/, "masks"],
  [/treachery/, "blades"],
  [/rage/, "fist"],
  [/violence/, "claws"],
]

export const resource: Charge = (card, tincture, chance) => {
  const { hour, behind } = field(tincture, chance, {
    hour: anyHour(chance),
    sky: "plain",
    sun: "none",
    ground: "none",
    frame: "none",
  })
  const name = subjectOf(nameWords(card), SUBJECTS) ?? gestureOf(card, chance)
  const [far, , near] = hour.layers
  const seal = chance.pick([
    fill(rays(50, 50, 24, 90, 0, 0.5), hour.haze) + disc(50, 50, 40, far) + disc(50, 50, 36, hour.haze),
    fill(gear(50, 50, 46, 20, 5), near) + disc(50, 50, 37, hour.haze),
    disc(50, 50, 44, near) +
      disc(50, 50, 40, hour.haze) +
      ring(50, 50, 37, near, 1) +
      times(4, (i) => disc(i % 2 ? 88 : 12, i < 2 ? 12 : 88, 5, near)).join(""),
  ])
  return behind + seal + placed(GESTURES[name](hour, chance), 50, 50, 0.6)
}
