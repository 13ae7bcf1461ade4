/** What is drawn for each kind of card, of any game; a kind that is not here gets its sign. */

import { action } from './charge/action.ts';
import { song } from './charge/song.ts';
import { item } from './charge/item.ts';
import { character, archangel, deity, familiar, golem, worshipper, type Charge } from './charge/character.ts';

export const CHARGES: Readonly<Record<string, Charge>> = {
  character,
  angel: character,
  archangel,
  deity,
  familiar,
  golem,
  action,
  tactic: action,
  miracle: action,
  blessing: action,
  song,
  item,
  equipment: item,
  gift: item,
  worshipper,
};
