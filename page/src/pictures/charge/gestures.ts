/** All gestures by name: what an action, tactic, miracle or song can be about. */

import * as elements from "./gestures/elements.ts"
import * as living from "./gestures/living.ts"
import * as things from "./gestures/things.ts"
import type { Gesture } from "./gesture.ts"

export const GESTURES = { ...elements, ...living, ...things } as const satisfies Record<string, Gesture>

export type GestureName = keyof typeof GESTURES
