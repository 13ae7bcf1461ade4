/** What a player is called at this table. */

import { table } from "./table.svelte"
import type { View } from "./view"
import { words } from "./words.svelte"

export function nameOf(view: View, seat: number): string {
  if (seat === view.audience) return words("you")
  return table.status?.seats.find((sitting) => sitting.seat === seat)?.name || (view.seats[seat]?.name ?? "")
}
