/** The hour of the day places the six tones of a tincture. Light against dark is what one recognises first at 60 px. */

import { mix, type Tincture } from "../tinctures.ts"

export type HourName = "dawn" | "noon" | "blaze" | "dusk" | "night"

export interface Hour {
  readonly name: HourName
  readonly sky: string
  /** What is drawn in the sky, barely apart from it. */
  readonly haze: string
  readonly sun: string
  /** The ground, from far to near. */
  readonly layers: readonly [string, string, string, string]
  readonly figure: string
  /** The side of a figure away from the light. */
  readonly shade: string
  /** Ornament on the figure: one that is quiet, one that speaks. */
  readonly quiet: string
  readonly bright: string
}

export function hourOf(t: Tincture, name: HourName): Hour {
  const dark = { figure: t.night, shade: t.dark, quiet: t.paper, bright: t.warm }
  switch (name) {
    case "dawn": {
      const layers = [t.light, mix(t.light, t.main, 0.6), t.main, t.dark] as const
      return {
        name,
        ...dark,
        sky: mix(t.paper, t.light, 0.26), // apart from the paper of the card's panel, as the night is from its night
        haze: mix(t.paper, t.light, 0.62),
        sun: t.warm,
        layers,
        bright: mix(t.warm, t.paper, 0.15),
      }
    }
    case "noon": {
      const layers = [mix(t.light, t.main, 0.55), t.main, t.dark, mix(t.night, t.dark, 0.45)] as const
      return { name, ...dark, sky: t.light, haze: mix(t.light, t.paper, 0.55), sun: t.paper, layers }
    }
    case "blaze": {
      const layers = [mix(t.main, t.dark, 0.5), t.dark, mix(t.dark, t.night, 0.55), t.night] as const
      const shade = mix(t.night, t.dark, 0.7)
      return {
        name,
        ...dark,
        sky: t.main,
        haze: mix(t.main, t.light, 0.32),
        sun: t.paper,
        layers,
        shade,
        quiet: t.light,
      }
    }
    case "dusk": {
      const layers = [mix(t.warm, t.main, 0.6), t.main, t.dark, mix(t.night, t.dark, 0.3)] as const
      return { name, ...dark, sky: t.warm, haze: mix(t.warm, t.paper, 0.3), sun: t.paper, layers, bright: t.light }
    }
    case "night": {
      const layers = [t.dark, mix(t.dark, t.main, 0.5), t.main, mix(t.night, t.dark, 0.12)] as const
      const lit = { figure: t.paper, shade: mix(t.paper, t.light, 0.9), quiet: t.dark, bright: t.warm }
      return { name, ...lit, sky: mix(t.night, t.dark, 0.26), haze: mix(t.night, t.dark, 0.75), sun: t.light, layers }
    }
  }
}
