/** A plain sign. */
import { field, anyHour } from '../field.ts';
import type { Charge } from './character.ts';
export const sign: Charge = (_card, tincture, chance) => field(tincture, chance, { hour: anyHour(chance), sky: 'rays', sun: 'disc', ground: 'none', frame: 'none' }).behind;
