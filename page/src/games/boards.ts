/** Each game's board; a game that brings none has the plain one. */

import type { Component } from "svelte"
import type { View } from "../view"
import FallenBoard from "./fallen/FallenBoard.svelte"
import LorcanaBoard from "./lorcana/LorcanaBoard.svelte"
import PlainBoard from "./plain/PlainBoard.svelte"
import SpoilsBoard from "./spoils/SpoilsBoard.svelte"

type Board = Component<{ view: View }>

const BOARDS: Record<string, Board> = { lorcana: LorcanaBoard, spoils: SpoilsBoard, fallen: FallenBoard }

export function boardOf(game: string): Board {
  return BOARDS[game] ?? PlainBoard
}
