/** The field: sky, sun, ground and frame, from the full name; versions of one card stand in different places. */

import type { Chance } from "./chance.ts"
import { type CardFacts, nameWords, subjectOf } from "./facts.ts"
import { FRAMES, type FrameName } from "./field/frame.ts"
import { GROUNDS, type GroundName } from "./field/ground.ts"
import { type Hour, type HourName, hourOf } from "./field/hour.ts"
import { SKIES, type SkyName } from "./field/sky.ts"
import { SUNS, type Sun, type SunName } from "./field/sun.ts"
import { box } from "./pen.ts"
import type { Tincture } from "./tinctures.ts"

/** Names that ask for the night, and places that names speak of; in the languages cards are named in. */
const DARK = /night|shadow|dark|underworld|\bstar|dream|wish|moon|midnight|nuit|lune|ombre|spectr|goule|crepuscul|ghost/
const PLACES: readonly (readonly [RegExp, GroundName])[] = [
  [
    /\bsea\b|ocean|mermaid|wave|surf|motunui|lagoon|pirate|sailor|\bhook|\bships?\b|maree|poseid|corsair|moussaillon|\bboat|swimm/,
    "sea",
  ],
  [/snow|winter|\bice\b|\bicy|mountain|never land|frost|pics?\b|glac|cliff/, "peaks"],
  [/forest|archer|sherwood|briar|hunt|jungle|wood|sylv|\bwild/, "firs"],
  [/pride|desert|agrabah|sand|dune/, "dunes"],
  [/nuage|ciel|celest|cloud|\bsky|heaven|flying|soar|pixie/, "cloudbank"],
  [/swamp|bayou|river|marsh|brume|mist|garden/, "reeds"],
  [/palace|prince|queen|king\b|emperor|imperial|court|castle|royal|ball\b|noble|majest|temple|cathed/, "city"],
  [/canyon|racer|mesa|lune|moon|volcan|caldeira|lave|obsidi/, "mesas"],
]

export interface Choice {
  readonly hour: HourName
  readonly sky: SkyName
  readonly sun: SunName
  readonly ground: GroundName | "none"
  readonly frame: FrameName
}

export const anyHour = (chance: Chance): HourName => chance.pick(["dawn", "noon", "blaze", "dusk", "night"])

/** A landscape for a card: what its name speaks of, the rest by chance. */
export function landscape(card: CardFacts, chance: Chance, gloomy = false): Choice {
  const words = nameWords(card)
  let hour = anyHour(chance)
  if (gloomy && chance.happens(0.6)) hour = chance.pick(["night", "blaze"])
  if (DARK.test(words) && chance.happens(0.65)) hour = "night"
  const night = hour === "night"
  const sky: SkyName = chance.pick<SkyName>([
    "rays",
    "rays",
    "bands",
    "strata",
    "clouds",
    "birds",
    "rain",
    night ? "stars" : "plain",
    night ? "orbit" : "bands",
  ])
  const sun = night
    ? chance.pick(["moon", "disc", "halo", "rings"])
    : chance.pick(["disc", "halo", "corona", "slats", "rings"])
  let ground: GroundName = chance.pick([
    "hills",
    "peaks",
    "sea",
    "dunes",
    "city",
    "firs",
    "mesas",
    "floor",
    "reeds",
    "cloudbank",
    "steps",
  ])
  const place = subjectOf(words, PLACES)
  if (place !== undefined && chance.happens(0.85)) ground = place
  let frame: FrameName = chance.pick([
    "none",
    "none",
    "none",
    "arch",
    "fronds",
    "columns",
    "corners",
    "branches",
    "rail",
  ])
  if ((ground === "city" || ground === "mesas") && (frame === "columns" || frame === "fronds")) frame = "none"
  if (ground === "firs" && frame === "fronds") frame = "branches"
  return { hour, sky, sun, ground, frame }
}

export interface Field {
  readonly hour: Hour
  readonly sun: Sun
  /** What is behind the charge, and what stands at the edges before it. */
  readonly behind: string
  readonly before: string
}

export function field(tincture: Tincture, chance: Chance, choice: Choice, sunAt?: Sun): Field {
  const hour = hourOf(tincture, choice.hour)
  const sun = sunAt ?? { x: 50 + chance.pick([0, 0, -14, 14]), y: chance.between(34, 44), r: chance.between(16, 26) }
  const behind =
    box(0, 0, 100, 100, hour.sky) +
    SKIES[choice.sky](hour, chance, sun) +
    SUNS[choice.sun](hour, chance, sun) +
    (choice.ground === "none" ? "" : GROUNDS[choice.ground](hour, chance))
  return { hour, sun, behind, before: FRAMES[choice.frame](hour, chance) }
}
