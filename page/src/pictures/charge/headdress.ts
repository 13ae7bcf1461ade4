/** What a piece wears on its head: it says who this is. */

import type { Chance } from "../chance.ts"
import type { Hour } from "../field/hour.ts"
import type { Head } from "./body.ts"
import * as crowns from "./headdress/crowns.ts"
import * as hair from "./headdress/hair.ts"
import * as hats from "./headdress/hats.ts"
import * as helms from "./headdress/helms.ts"
import type { Role } from "./roles.ts"

export type Headdress = (head: Head, hour: Hour, chance: Chance) => string

/** For each role what it may wear; the short name decides, so that all versions wear the same. */
const WARDROBE: Readonly<Record<Role, readonly [Headdress, ...Headdress[]]>> = {
  dragon: [crowns.horns],
  bird: [hair.tuft],
  hound: [hair.floppyEars, hair.roundEars],
  horse: [hair.longHair],
  cat: [hair.catEars],
  deity: [crowns.flames, crowns.nimbus, crowns.spikes],
  seraph: [crowns.nimbus],
  king: [crowns.king],
  queen: [crowns.queen],
  princess: [crowns.tiara, crowns.wreath, hair.bun, hair.longHair],
  samurai: [helms.kabuto, hats.strawHat],
  ninja: [hats.hood, hats.headband],
  wizard: [hats.pointedHat, hats.pointedHat, hats.cowl],
  pirate: [hats.tricorn, hats.bandana],
  devil: [crowns.horns, crowns.ramHorns],
  vampire: [hair.widow, crowns.spikes],
  ghoul: [hair.bones, hair.tuft],
  ghost: [hats.shroud],
  villain: [crowns.horns, crowns.spikes, hair.widow, hats.cavalierHat, hats.hood],
  knight: [helms.helm, helms.crestedHelm, helms.hornedHelm],
  musketeer: [hats.cavalierHat],
  prince: [hats.featherCap, helms.crestedHelm, hair.longHair],
  healer: [hats.veil, hats.cowl],
  sea: [hair.fins],
  stone: [helms.rocks, crowns.crystals, helms.idol],
  machine: [helms.dome, helms.oneEye, helms.cog],
  plant: [hair.leaves],
  fairy: [hair.bun, hair.leaves],
  alien: [helms.feelers, helms.oneEye, hair.longEars],
  inventor: [helms.goggles, helms.cog],
  racer: [helms.goggles],
  detective: [hats.deerstalker],
  hero: [helms.mask],
  dwarf: [hats.stockingCap],
  toy: [helms.windKey, hats.cap],
  flower: [crowns.wreath, hair.longHair],
  hood: [hats.hood, hats.bandana],
  tophat: [hats.topHat, hats.bowler],
  fighter: [helms.hornedHelm, hair.mohawk, hats.headband],
  bold: [hats.headband, hats.slouchHat, hair.mohawk, hats.featherCap, hats.cap, hair.longHair],
  faithful: [hats.veil, hats.hood, hats.cowl, hair.bun, hats.strawHat, hair.longHair, hats.headband, crowns.wreath],
  plain: [
    hair.roundEars,
    hair.catEars,
    hair.longEars,
    hair.floppyEars,
    hair.tuft,
    hair.longHair,
    hats.cap,
    hats.bowler,
  ],
}

export function headdress(role: Role, head: Head, hour: Hour, chance: Chance): string {
  const drawn = chance.pick(WARDROBE[role])(head, hour, chance)
  return `<g stroke="${hour.figure}" stroke-width="1" stroke-linejoin="round">${drawn}</g>`
}
