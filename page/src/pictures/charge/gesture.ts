/** A gesture: one large movement in a field of 100, about its middle. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"

export type Gesture = (hour: Hour, chance: Chance) => string
