/** What is drawn for each kind of card, of any game; a kind that is not here gets its sign. */

import { action } from "./charge/action.ts"
import { archangel, character, type Charge, deity, familiar, golem, worshipper } from "./charge/character.ts"
import { item } from "./charge/item.ts"
import { location } from "./charge/location.ts"
import { resource } from "./charge/resource.ts"
import { song } from "./charge/song.ts"
import { faction, temple } from "./charge/temple.ts"

export const CHARGES: Readonly<Record<string, Charge>> = {
  action,
  angel: character,
  archangel,
  blessing: action,
  character,
  deity,
  equipment: item,
  faction,
  familiar,
  gift: item,
  golem,
  item,
  location,
  miracle: action,
  resource,
  song,
  tactic: action,
  temple,
  worshipper,
}
