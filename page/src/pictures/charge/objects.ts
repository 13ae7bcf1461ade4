/** All things by name: what items and equipment can be. */

import { ARMS } from "./objects/arms.ts"
import { HOUSEHOLD } from "./objects/household.ts"
import { INSTRUMENTS } from "./objects/instruments.ts"
import { WORN } from "./objects/worn.ts"

export const OBJECTS = { ...ARMS, ...HOUSEHOLD, ...INSTRUMENTS, ...WORN } as const

export type ObjectName = keyof typeof OBJECTS
