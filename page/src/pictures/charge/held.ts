/** What a piece holds, beside its body; the full name decides, so that versions of one character differ. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import { at, box, disc, fill, line, polar, polygon, ring, round, star, times } from "../pen.ts"
import { mix } from "../tinctures.ts"
import { FOOT, type Body } from "./body.ts"
import type { Role } from "./roles.ts"

type Thing =
  | "staff"
  | "sword"
  | "bloom"
  | "bolt"
  | "spear"
  | "banner"
  | "bow"
  | "lantern"
  | "trident"
  | "hammer"
  | "shield"
  | "book"
  | "purse"
  | "none"

function thingFor(roles: readonly Role[], chance: Chance): Thing {
  const is = (...wanted: Role[]): boolean => wanted.some((role) => roles.includes(role))
  if (is("wizard")) return chance.pick(["staff", "staff", "book", "lantern"])
  if (is("deity")) return chance.pick(["bolt", "staff", "spear"])
  if (is("sea")) return chance.pick(["trident", "trident", "none"])
  if (is("samurai", "ninja", "seraph")) return chance.pick(["sword", "sword", "bow", "spear"])
  if (is("knight", "fighter", "musketeer")) return chance.pick(["sword", "spear", "shield", "banner", "hammer"])
  if (is("pirate")) return chance.pick(["sword", "sword", "lantern", "none"])
  if (is("princess", "queen", "fairy", "flower")) return chance.pick(["bloom", "none", "none", "lantern"])
  if (is("king", "prince")) return chance.pick(["staff", "sword", "banner", "none"])
  if (is("healer", "faithful")) return chance.pick(["staff", "lantern", "book"])
  if (is("inventor", "racer")) return chance.pick(["hammer", "none", "banner"])
  if (is("detective")) return chance.pick(["lantern", "book", "none"])
  if (is("tophat")) return chance.pick(["purse", "book", "staff", "none"])
  if (is("hood")) return chance.pick(["purse", "sword", "lantern", "none"])
  if (is("villain", "vampire", "devil")) return chance.pick(["staff", "sword", "none", "trident"])
  if (is("bold", "hero")) return chance.pick(["sword", "bow", "shield", "none", "none", "banner"])
  return chance.pick(["none", "none", "lantern", "bloom", "spear", "banner"])
}

/** What it holds, outlined so that it shows before any sky. */
export function held(roles: readonly Role[], body: Body, hour: Hour, chance: Chance): string {
  const drawn = thing(thingFor(roles, chance), body, hour, chance)
  return drawn === "" ? "" : `<g stroke="${hour.figure}" stroke-width="0.8" stroke-linejoin="round">${drawn}</g>`
}

function thing(held: Thing, body: Body, hour: Hour, chance: Chance): string {
  const s = chance.side()
  const y = (t: number): number => body.height(t)
  const hand = Math.max(body.halfWidth(y(0.55)), body.halfWidth(y(0.4)))
  const x = 50 + s * (hand + 5.5)
  const { figure, bright, quiet } = hour
  const steel = mix(hour.sun, quiet, 0.5)
  const pole = (top: number): string => box(x - 0.9, y(top), 1.8, FOOT - y(top), figure)
  switch (held) {
    case "none":
      return ""
    case "staff":
      return pole(1.02) + fill(star(x, y(1.08), 5.4, 2.3, chance.pick([4, 5, 6, 8])), bright)
    case "sword":
      return (
        fill(
          polygon([
            [x - 1.6, y(0.5)],
            [x - 1.6, y(1.06)],
            [x, y(1.18)],
            [x + 1.6, y(1.06)],
            [x + 1.6, y(0.5)],
          ]),
          steel,
        ) +
        box(x - 5, y(0.5), 10, 2.2, bright, 1) +
        box(x - 1, y(0.5), 2, 8, figure)
      )
    case "bloom":
      return (
        line(`M${at(x, y(0.3))}Q${at(x + s * 2, y(0.6))} ${at(x, y(0.84))}`, figure, 1.4) +
        times(5, (i) => disc(...polar(x, y(0.86), 3.2, -Math.PI / 2 + i * 1.2566), 2.6, bright)).join("") +
        disc(x, y(0.86), 1.9, quiet)
      )
    case "bolt":
      return fill(
        polygon([
          [x - s, y(1.12)],
          [x + s * 4.4, y(1.12)],
          [x + s * 1.4, y(0.82)],
          [x + s * 5, y(0.82)],
          [x - s * 3, y(0.36)],
          [x - s * 0.6, y(0.7)],
          [x - s * 4, y(0.7)],
        ]),
        bright,
      )
    case "spear":
      return (
        pole(1.1) +
        fill(
          polygon([
            [x, y(1.36)],
            [x + 3, y(1.16)],
            [x, y(1.06)],
            [x - 3, y(1.16)],
          ]),
          steel,
        )
      )
    case "banner":
      return (
        pole(1.3) +
        fill(
          polygon([
            [x, y(1.3)],
            [x + s * 15, y(1.24)],
            [x + s * 11, y(1.12)],
            [x + s * 15, y(1)],
            [x, y(0.96)],
          ]),
          bright,
        )
      )
    case "bow":
      return (
        line(`M${at(x, y(1.12))}Q${at(x + s * 13, y(0.72))} ${at(x, y(0.3))}`, bright, 2) +
        line(`M${at(x, y(1.12))}L${at(x, y(0.3))}`, figure, 0.8)
      )
    case "lantern":
      return (
        line(`M${at(x - s * 6, y(0.68))}L${at(x, y(0.72))}V${round(y(0.62))}`, figure, 1.4) +
        disc(x, y(0.5), 5.6, mix(hour.sun, bright, 0.3)) +
        box(x - 2.4, y(0.6), 4.8, 9, bright, 1.4) +
        box(x - 3, y(0.62), 6, 1.8, figure)
      )
    case "trident":
      return (
        pole(1.06) +
        line(
          `M${at(x - 4.4, y(1.32))}V${round(y(1.16))}Q${at(x, y(1.02))} ${at(x + 4.4, y(1.16))}V${round(y(1.32))}M${at(x, y(1.36))}V${round(y(1.06))}`,
          bright,
          1.9,
        )
      )
    case "hammer":
      return pole(0.96) + box(x - 6, y(1.08), 12, 7, bright, 1.2)
    case "shield":
      return (
        fill(
          `M${at(x - 7.5, y(0.66))}H${round(x + 7.5)}Q${at(x + 7.5, y(0.3))} ${at(x, y(0.16))}Q${at(x - 7.5, y(0.3))} ${at(x - 7.5, y(0.66))}Z`,
          bright,
        ) + fill(star(x, y(0.46), 4.4, 2, 4), quiet)
      )
    case "book":
      return (
        fill(
          polygon([
            [x - 6, y(0.6)],
            [x, y(0.55)],
            [x + 6, y(0.6)],
            [x + 6, y(0.36)],
            [x, y(0.3)],
            [x - 6, y(0.36)],
          ]),
          quiet,
        ) + line(`M${at(x, y(0.55))}V${round(y(0.31))}`, bright, 1.2)
      )
    case "purse":
      return (
        disc(x, y(0.34), 6, bright) +
        fill(
          polygon([
            [x - 2, y(0.46)],
            [x - 3.6, y(0.56)],
            [x + 3.6, y(0.56)],
            [x + 2, y(0.46)],
          ]),
          bright,
        ) +
        ring(x, y(0.34), 2.6, quiet, 1.4)
      )
  }
}
