/** Characters: a turned wooden piece. Shape and livery come from the short name, so that all versions of one character
 * are kin; what it wears from its traits; where it stands and what it holds from the full name. */

import { Chance } from "../chance.ts"
import type { CardFacts } from "../facts.ts"
import { field, landscape } from "../field.ts"
import { box, placed } from "../pen.ts"
import { plain, type Tincture } from "../tinctures.ts"
import { type Build, Body, buildFor, FOOT } from "./body.ts"
import { bust, type Beast } from "./bust.ts"
import { headdress } from "./headdress.ts"
import { held } from "./held.ts"
import { livery } from "./livery.ts"
import { type Role, rolesOf } from "./roles.ts"
import { behind, featherWings } from "./wings.ts"

const GLOOMY: readonly Role[] = ["villain", "devil", "vampire", "ghoul", "ghost", "ninja"]

function beastAmong(roles: readonly Role[], words: string): Beast | undefined {
  const [first] = roles
  if (first === "dragon" || first === "bird" || first === "hound" || first === "horse") return first
  return /\bdragon\b/.test(words) && roles.includes("dragon") ? "dragon" : undefined
}

/** How tall a piece with its hat may be, so that no edge of a card cuts it; small ones are drawn larger, but not all alike. */
const ROOM = 74
const HAT = 11

/** What a kind of card asks for besides what its traits say. */
interface Manner {
  readonly role?: Role
  /** Where no trait says more. */
  readonly otherwise?: Role
  readonly build?: Build
  readonly size?: number
  readonly wings?: number
}

function piece(card: CardFacts, tincture: Tincture, chance: Chance, manner: Manner): string {
  const kin = new Chance(`piece ${card.shortName}`)
  const words = plain(card.shortName) // not the version: all of them are the same beast
  const said = rolesOf(card.traits, words)
  const own = said[0] === "plain" && manner.otherwise !== undefined ? [manner.otherwise] : said
  const roles = manner.role === undefined ? own : [manner.role, ...own.filter((role) => role !== "plain")]
  const place = field(
    tincture,
    chance,
    landscape(
      card,
      chance,
      roles.some((role) => GLOOMY.includes(role)),
    ),
  )
  const { hour } = place
  const beast = manner.role === undefined && manner.otherwise === undefined ? beastAmong(roles, words) : undefined
  const x = place.sun.x === 50 ? 50 : 50 - Math.sign(place.sun.x - 50) * chance.pick([0, 4, 7])
  let size = (manner.size ?? 1) * chance.between(0.96, 1.04)
  let figure: string
  if (beast !== undefined) {
    size *= 1.12
    figure = bust(beast, hour, kin, chance.happens(0.5))
  } else {
    const body = new Body(manner.build ?? buildFor(roles, kin), kin)
    size *= (ROOM / (FOOT - body.head.top + HAT)) ** 0.7
    const coat = livery(body, hour, kin)
    const hat = headdress(roles[0] ?? "plain", body.head, hour, kin)
    const collar = box(43.6, body.neck - 1.4, 12.8, 3, hour.bright, 1.5)
    figure =
      (manner.wings === undefined ? "" : featherWings(body, hour, manner.wings)) +
      behind(roles, body, hour, kin) +
      held(roles, body, hour, chance) +
      body.draw(hour, coat) +
      collar +
      body.drawHead(hour) +
      hat
  }
  const standing = placed(figure, x, 88 - 38 * size, size)
  return place.behind + place.before + standing
}

export type Charge = (card: CardFacts, tincture: Tincture, chance: Chance) => string

const mannered =
  (manner: Manner): Charge =>
  (card, tincture, chance) =>
    piece(card, tincture, chance, manner)

export const character = mannered({})
/** Those who pray are small, and wear what the faithful wear unless they are something else. */
export const worshipper = mannered({ otherwise: "faithful", size: 0.92 })
export const familiar = mannered({ size: 0.8 })
export const golem = mannered({ role: "stone" })
export const archangel = mannered({ role: "seraph", wings: 3, size: 1.02 })
export const deity = mannered({ role: "deity", size: 1.02 })
