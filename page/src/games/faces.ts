/** How each game's cards are drawn; a game that brings nothing of its own has plain cards. */

import { plainFace, type Face } from "../cards/face"
import type { Card } from "../view"
import { fallenFace } from "./fallen/face"
import { lorcanaFace } from "./lorcana/face"
import { spoilsFace } from "./spoils/face"

const FACES: Record<string, (card: Card) => Face> = { lorcana: lorcanaFace, spoils: spoilsFace, fallen: fallenFace }

export function faceOf(game: string, card: Card): Face {
  return { ...(FACES[game] ?? plainFace)(card), game }
}
