/** How much of a card shows below the one it lies under or is attached to, and what that takes of the board. */

import type { Piece } from "../fit"

/** In pixels: high enough for a name one can read. */
export const EDGE = 17
/** A card under a card under a card is only a line. */
export const THIN = 7

export function attached(piece: Piece, others: number): Piece {
  return others === 0 ? piece : { ...piece, below: others * EDGE }
}

export function under(piece: Piece, others: number): Piece {
  return others === 0 ? piece : { ...piece, below: EDGE + (others - 1) * THIN }
}
