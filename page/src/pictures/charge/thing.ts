/** What every drawn thing is made with. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import { halves } from "../pen.ts"

export type Thing = (hour: Hour, chance: Chance) => string

/** A shape and its mirror image, one of them in the shade. */
export const half = (hour: Hour, d: string): string => halves(d, hour.figure, hour.shade)
